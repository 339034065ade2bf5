"""A real X screen without a monitor, for as long as somebody needs it."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager

XVFB = shutil.which("Xvfb")


@contextmanager
def x_screen(width: int = 1920, height: int = 1080) -> Iterator[dict[str, str]]:
    """Start Xvfb on a free display; gives the environment of programs that are to appear there."""
    assert XVFB is not None
    reading, writing = os.pipe()
    size = f"{width}x{height}x24"
    server = subprocess.Popen(
        [XVFB, "-displayfd", str(writing), "-screen", "0", size, "-nolisten", "tcp"],
        pass_fds=[writing],
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    try:
        with os.fdopen(reading) as pipe:
            number = pipe.readline().strip()  # written once it takes connections
        assert number, "Xvfb has ended before it had a display"
        environment = {name: text for name, text in os.environ.items() if name not in _OF_ANOTHER}
        yield {**environment, "DISPLAY": f":{number}", "QT_QPA_PLATFORM": "xcb"}
    finally:
        server.terminate()
        server.wait(10)


_OF_ANOTHER = ("WAYLAND_DISPLAY", "XAUTHORITY", "QT_SCALE_FACTOR", "QT_SCREEN_SCALE_FACTORS")
