"""The time from process start to the first painted frame, compared with an empty window.

The starts alternate, so that a busy machine slows all of them alike; processor time is given too,
which a busy machine hardly changes. Runs offscreen and, if Xvfb is installed, on a real X screen.
Argument: the number of starts of each.

The bare window uses PySide6 as pip installs it. `dev.py` stores PySide6's Python part compiled; the
time of the same window with that is given too.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median, quantiles

import shiboken6

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))  # for tests/, which is not installed

from tests.helpers.real_window.xvfb import XVFB, x_screen  # noqa: E402

CHILD = ROOT / "benchmarks" / "_first_paint.py"
BARE = "a bare window"
UNPACKED = "the same, unpacked"
STARTS = {
    BARE: ["bare"],
    UNPACKED: ["bare"],
    "Home": [],
    "--new formula": ["--new", "formula"],
    "--new digifeud": ["--new", "digifeud"],
}


def milliseconds(arguments: list[str], environment: dict[str, str]) -> tuple[float, float]:
    """The elapsed and processor time of one start."""
    started = time.monotonic_ns()
    command = [sys.executable, str(CHILD), *arguments, str(started)]
    done = subprocess.run(
        command,
        env=environment,
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
        check=True,
        timeout=60,
    )
    passed, worked = map(float, done.stdout.split())
    return passed, worked


def places_in(folder: str) -> dict[str, str]:
    """The environment that puts all saved files in a folder, with default settings."""
    if sys.platform != "linux":
        return {"FORMULA_DESKTOP_DATA": folder}
    kinds = ("DATA", "CONFIG", "STATE", "CACHE")
    homes = {f"XDG_{kind}_HOME": f"{folder}/{kind.lower()}" for kind in kinds}
    return {"FORMULA_DESKTOP_DATA": "", **homes}


def as_installed(folder: str) -> dict[str, str]:
    """The environment with PySide6 as pip installs it: its Python part packed in its library."""
    packed = shutil.ignore_patterns("files.dir", "__pycache__")
    shutil.copytree(Path(shiboken6.__file__).parent, f"{folder}/shiboken6", ignore=packed)
    return {"PYTHONPATH": folder}


def measure(screen: str, environment: dict[str, str], times: int) -> None:
    """Start everything a number of times, in turn, and print the times."""
    found: dict[str, list[tuple[float, float]]] = {name: [] for name in STARTS}
    with tempfile.TemporaryDirectory() as folder:
        # As after an installation, whatever is set here: Python caches compiled modules.
        compiled = {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": f"{folder}/compiled"}
        packed = as_installed(f"{folder}/packed")
        for turn in range(times + 1):
            for name, arguments in STARTS.items():
                own = {**compiled, **places_in(f"{folder}/{name}")}
                if name == BARE:
                    own |= packed
                taken = milliseconds(arguments, {**environment, **own})
                if turn:  # the first turn compiles modules and fills caches
                    found[name].append(taken)
    print(f"{screen}: {times} starts each, milliseconds to the first frame", flush=True)
    print(f"{'':20}{'median':>8}{'95th':>8}{'ratio':>8}{'work':>8}{'ratio':>8}")
    bare, bare_work = (median(taken) for taken in zip(*found[BARE], strict=True))
    for name, all_taken in found.items():
        passed, worked = zip(*all_taken, strict=True)
        slow = quantiles(passed, n=20)[-1]
        print(f"{name:20}{median(passed):8.0f}{slow:8.0f}{median(passed) / bare:8.2f}", end="")
        print(f"{median(worked):8.0f}{median(worked) / bare_work:8.2f}")


def main() -> None:
    times = int(sys.argv[1]) if len(sys.argv) > 1 else 25
    screen = f"offscreen:configfile={ROOT / 'tests' / 'data' / 'screen-1920x1080.json'}"
    measure("offscreen", {**os.environ, "QT_QPA_PLATFORM": screen}, times)
    if XVFB is not None:
        with x_screen() as environment:
            measure("Xvfb", environment, times)


if __name__ == "__main__":
    main()
