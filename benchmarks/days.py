"""The puzzles of every day of a year, to compare machines: the last line is a checksum of all.

    python benchmarks/days.py [YEAR]

Needs nothing but Python, so that any version of it can be tried.
"""

from __future__ import annotations

import hashlib
import sys
from datetime import date, timedelta
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from formula_desktop.practise.day import exercises_of_day
from formula_desktop.practise.registry import WITH_EXERCISES
from formula_desktop.practise.shipped import shipped


def main() -> None:
    """Print all puzzles of the year, 2026 if none is given."""
    year = int(sys.argv[1]) if len(sys.argv) > 1 else 2026
    day, total = date(year, 1, 1), hashlib.sha256()
    while day.year == year:
        for game in WITH_EXERCISES:
            for exercise in exercises_of_day(day, shipped(game)):
                line = f"{day} {exercise.text}"
                total.update(f"{line}\n".encode())
                print(line)
        day += timedelta(1)
    print(total.hexdigest())


if __name__ == "__main__":
    main()
