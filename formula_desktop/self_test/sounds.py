"""A check that a sound can be started; a computer that cannot play any is no fault."""

from __future__ import annotations

import sys
from threading import Thread
from typing import Any, Final

from formula_desktop.sounds.outputs import Output, WindowsOutput, output_on
from formula_desktop.sounds.sound import Sound

SOFTEST: Final = 1
"""The lowest loudness above silence, which is inaudible."""

_PATIENCE_S: Final = 5


def started() -> dict[str, Any]:
    """Start a sound and cut it, in a thread of its own, as the window does."""
    found: dict[str, Any] = {"output": None, "answered": False}
    problems: list[Exception] = []

    def start() -> None:
        try:
            output = _output()
            if output is not None:
                found["output"] = type(output).__name__
                output.play(Sound.CARD, SOFTEST)
                output.close()
        except OSError as refusal:
            found["refused"] = str(refusal)
        except Exception as problem:  # noqa: BLE001 - raised below
            problems.append(problem)
        found["answered"] = True

    thread = Thread(target=start, name="self-test of sounds", daemon=True)
    thread.start()
    thread.join(_PATIENCE_S)
    if problems:
        raise problems[0]
    return dict(found)


def _output() -> Output | None:
    if sys.platform == "win32":  # its function is called without a device, too
        from ctypes import windll

        return WindowsOutput(windll.winmm)
    return output_on("")
