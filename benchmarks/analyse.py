"""The time from process start to the first line of `formula-desktop analyse FILE`.

Alternates with Python starting and doing nothing, for comparison. Argument: the number of starts.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from itertools import cycle
from pathlib import Path
from statistics import median
from time import perf_counter

ROOT = Path(__file__).parent.parent
COMMANDS = {
    "python -c pass": ["-c", "print()"],  # a line, so that both are timed alike
    "analyse": ["-m", "formula_desktop", "analyse"],
}


def milliseconds(command: list[str], environment: dict[str, str]) -> float:
    """The milliseconds until the first line can be read."""
    start = perf_counter()
    with subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        taken = perf_counter() - start
        process.stdout.read()
    if not line or process.returncode:
        sys.exit(f"{command} has failed")
    return taken * 1000


def main() -> None:
    times = int(sys.argv[1]) if len(sys.argv) > 1 else 40
    files = cycle(sorted((ROOT / "tests" / "data" / "cases").glob("formula-*.formula")))
    found: dict[str, list[float]] = {name: [] for name in COMMANDS}
    with tempfile.TemporaryDirectory() as folder:
        # As after an installation, whatever is set here: Python caches compiled modules.
        compiled = {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": folder}
        environment = {**os.environ, **compiled}
        for turn in range(times + 1):
            file = [str(next(files))]
            for name, arguments in COMMANDS.items():
                command = [sys.executable, *arguments, *(file if name == "analyse" else [])]
                taken = milliseconds(command, environment)
                if turn:  # the first turn compiles modules and fills caches
                    found[name].append(taken)
    print(f"{times} starts each, milliseconds to the first line")
    print(f"{'':16}{'median':>8}{'95th':>8}{'slowest':>8}")
    for name, all_taken in found.items():
        all_taken.sort()
        figures = median(all_taken), all_taken[int(times * 0.95)], all_taken[-1]
        print(f"{name:16}" + "".join(f"{figure:8.0f}" for figure in figures))


if __name__ == "__main__":
    main()
