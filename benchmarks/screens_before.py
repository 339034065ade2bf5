"""Every page and dialog of another checkout and of this one, in turn, as screens.py measures them.

So a busy machine slows both alike. The other one must be set up (`python3 dev.py run` has been
there), and Xvfb installed. Each row says how long each took from the click to the painted screen,
and the ratio in processor time, which a busy machine hardly changes.

Arguments: the folder of the other checkout, the number of runs of each (3), then patterns for the
rows (all).
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Any

ROOT = Path(__file__).parent.parent
SCREENS_OF = ROOT / "benchmarks" / "_screens_of.py"


class Checkout:
    """A process that measures the screens of one checkout."""

    def __init__(self, folder: Path) -> None:
        python = folder / ".venv" / "bin" / "python"
        self._process = subprocess.Popen(
            [str(python), "-P", str(SCREENS_OF), str(folder)],
            cwd=folder,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.rows: list[str] = self._answer()
        self.first: dict[str, list[tuple[float, float]]] = {}
        self.again: dict[str, list[tuple[float, float]]] = {}

    def _answer(self) -> list[Any]:
        assert self._process.stdout is not None
        answer: list[Any] = json.loads(self._process.stdout.readline())
        return answer

    def measure(self, row: str, *, counts: bool) -> None:
        """Open a screen several times; the first run fills caches and does not count."""
        assert self._process.stdin is not None
        print(row, file=self._process.stdin, flush=True)
        taken = [(float(passed), float(worked)) for passed, worked in self._answer()]
        if counts and taken:
            self.first.setdefault(row, []).append(taken[0])
            self.again.setdefault(row, []).extend(taken[1:])

    def close(self) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()


def line(row: str, before: Checkout, now: Checkout) -> str:
    """A row: the milliseconds before and now, and the ratio of work, the first time and again."""
    columns = []
    for old, new in ((before.first, now.first), (before.again, now.again)):
        if row in old and row in new:
            (was, worked), (is_now, works) = (
                (median(each) for each in zip(*found[row], strict=True)) for found in (old, new)
            )
            columns.append(f"{was:9.0f}{is_now:6.0f}{works / worked:7.2f}")
    return f"{row:30}{''.join(columns)}"


def main() -> None:
    if len(sys.argv) < 2:
        sys.exit("Which other checkout? python3 dev.py bench screens_before FOLDER")
    runs = int(sys.argv[2]) if len(sys.argv) > 2 else 3
    patterns = sys.argv[3:] or [""]
    both = before, now = Checkout(Path(sys.argv[1]).absolute()), Checkout(ROOT)
    wanted = [
        row
        for row in now.rows
        if row in before.rows and any(re.search(some, row) for some in patterns)
    ]
    for turn in range(runs + 1):
        for row in wanted:
            for each in both:
                each.measure(row, counts=turn > 0)
    for each in both:
        each.close()
    print(f"{runs} runs of each, milliseconds from the click to the painted screen")
    print(f"{'':30}{'first: was':>9}{'is':>5}{'work':>7}{'again: was':>11}{'is':>4}{'work':>7}")
    for row in wanted:
        print(line(row, before, now))


if __name__ == "__main__":
    main()
