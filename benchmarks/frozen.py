"""The frozen program compared with the source: sizes, start to first paint, memory on Home.

Needs Xvfb, and `python3 dev.py bundle` (and `installer` for package sizes) to have run. Both are
started in turn, on a screen of their own, and observed from outside: the first frame has appeared
when the middle of the screen changes colour. Both elapsed and processor time are given. Argument:
the number of starts of each.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median, quantiles

from PySide6.QtGui import QGuiApplication, QScreen

ROOT = Path(__file__).parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "packaging")]  # for modules that are not installed

import budget  # noqa: E402

from formula_desktop import PROGRAM  # noqa: E402
from tests.helpers.real_window.xvfb import x_screen  # noqa: E402

DIST = ROOT / "dist"
FROZEN = DIST / PROGRAM / PROGRAM
STARTS = {"from source": [sys.executable, "-P", "-m", "formula_desktop"], "frozen": [str(FROZEN)]}
# As after an installation, whatever is set here: Python caches compiled modules.
SOURCE = {"PYTHONPATH": str(ROOT), "PYTHONDONTWRITEBYTECODE": ""}
MIDDLE = (640, 400)
PATIENCE_S = 60
SETTLED_S = 4


def colour(screen: QScreen) -> int:
    """The colour in the middle of the screen."""
    return screen.grabWindow(0, *MIDDLE, 1, 1).toImage().pixel(0, 0)


def first_frame(screen: QScreen, started: float) -> float:
    """Wait for the window to be painted. Returns the milliseconds since the start."""
    before = colour(screen)
    while colour(screen) == before:
        if time.monotonic() - started > PATIENCE_S:
            sys.exit("no window has come")
        time.sleep(0.001)
    return (time.monotonic() - started) * 1000


def worked(process: int) -> float:
    """The processor time of all threads of a process, in milliseconds."""
    threads = Path(f"/proc/{process}/task").iterdir()
    return sum(int((each / "schedstat").read_text("ascii").split()[0]) for each in threads) / 1e6


def memory(process: int) -> tuple[float, float]:
    """The memory of a process and its private part, in megabytes."""
    found = {}
    for line in Path(f"/proc/{process}/smaps_rollup").read_text("ascii").splitlines()[1:]:
        name, size, _unit = line.split()
        found[name] = int(size) * 1024 / 1e6
    return found["Rss:"], found["Private_Clean:"] + found["Private_Dirty:"]


def start(command: list[str], folder: str, *, settles: bool) -> tuple[float, float, float, float]:
    """One start on a screen of its own: time, work, memory, own memory (0 unless it settles)."""
    with x_screen(1280, 800) as environment:
        os.environ.update(DISPLAY=environment["DISPLAY"], QT_QPA_PLATFORM="xcb")
        watcher = QGuiApplication(["watcher"])
        screen = watcher.primaryScreen()
        colour(screen)  # the first call is slower
        began = time.monotonic()
        process = subprocess.Popen([*command, "--data", folder], env={**environment, **SOURCE})
        passed = first_frame(screen, began)
        work = worked(process.pid)
        if settles:
            time.sleep(SETTLED_S)
        resident, own = memory(process.pid) if settles else (0.0, 0.0)
        process.kill()
        process.wait()
        watcher.shutdown()
    return passed, work, resident, own


def main() -> None:
    times = int(sys.argv[1]) if len(sys.argv) > 1 else 15
    if not FROZEN.exists():
        sys.exit(f"There is no {FROZEN}: python3 dev.py bundle makes it.")
    packages = sorted(path for path in DIST.iterdir() if path.is_file() and path.suffix != ".json")
    print("megabytes (of 1,000,000 bytes)")
    for path in (FROZEN.parent, *packages):
        print(f"  {path.name:45}{budget.size_of(path) / 1e6:8.1f}")
    found: dict[str, list[tuple[float, float, float, float]]] = {name: [] for name in STARTS}
    with tempfile.TemporaryDirectory() as folder:
        for turn in range(times + 1):
            for name, command in STARTS.items():
                place = f"{folder}/{name}"
                taken = start(command, place, settles=turn in (1, 2, 3))
                Path(place, "running.json").unlink(missing_ok=True)  # it did not crash
                if turn:  # the first turn fills the system's caches
                    found[name].append(taken)
    print(f"{times} starts each on Xvfb, milliseconds to the first frame")
    print(f"{'':14}{'median':>8}{'95th':>8}{'ratio':>8}{'work':>8}{'ratio':>8}{'MB':>8}{'own':>8}")
    base = [median(column) for column in zip(*found["from source"], strict=True)]
    for name, all_taken in found.items():
        passed, work, resident, own = zip(*all_taken, strict=True)
        print(f"{name:14}{median(passed):8.0f}{quantiles(passed, n=20)[-1]:8.0f}", end="")
        print(f"{median(passed) / base[0]:8.2f}{median(work):8.0f}", end="")
        print(f"{median(work) / base[1]:8.2f}{max(resident):8.0f}{max(own):8.0f}")


if __name__ == "__main__":
    main()
