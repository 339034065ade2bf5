"""Games one after another in one window: what the program holds does not grow with them.

12 games here; 1,000 of them, with the memory after the last compared to that after the 50th:
    LONG_ROW=1000 python3 dev.py test tests/long/test_row.py
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.helpers.long.progress import FIRST_SEED, Progress, number
from tests.helpers.places import ROOT

GAMES = number("LONG_ROW", 12)
EVERY = 10 if GAMES >= 200 else 2
WARM = 50
"""After so many games everything has been made that is made once."""

MORE = {"objects": 8, "widgets": 8, "timers": 2, "items": 40, "processes": 1, "qprocesses": 1}
"""How many more there may be than in the first games: another game is on the table just then, and
with other hands or racks a table has some dozens of items more."""


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
def test_a_thousand_games_take_no_more_than_fifty(data_folder: Path, tmp_path: Path) -> None:
    progress = Progress("games in a row", GAMES)
    reports: list[dict[str, Any]] = []
    errors = tmp_path / "errors"
    with errors.open("w") as file:
        process = subprocess.Popen(
            [
                sys.executable,
                "-m",
                "tests.helpers.long.row",
                str(GAMES),
                str(FIRST_SEED),
                str(EVERY),
            ],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            stderr=file,
            text=True,
        )
        with process:
            assert process.stdout is not None
            for line in process.stdout:
                reports.append(json.loads(line))
                progress.at(reports[-1]["games"], **reports[-1])
    assert process.returncode == 0, errors.read_text()[-3000:]
    warnings = [line for line in errors.read_text().splitlines() if "does not support" not in line]
    assert not warnings
    assert reports[-1]["games"] == GAMES
    middle = next(
        (at for at, each in enumerate(reports) if each["games"] >= WARM), len(reports) // 2 - 1
    )
    before, after = reports[: middle + 1], reports[middle + 1 :]
    warm, last = reports[middle], reports[-1]
    progress.end({"then": warm, "at the end": last})
    for name, more in MORE.items():
        allowed = max(each[name] for each in before) + more
        assert max(each[name] for each in after) <= allowed, name
    if GAMES > 2 * WARM:
        assert last["megabytes"] <= 1.1 * warm["megabytes"]
        assert max(each["files"] for each in after) <= max(each["files"] for each in before) + 2
        # the last ones among themselves: what grows slowly would show here
        third = len(reports) // 3
        for name in ("objects", "wrapped", "python"):
            least = [
                min(each[name] for each in part)
                for part in (reports[third:-third], reports[-third:])
            ]
            assert least[1] <= least[0] * 1.05 + 8, name
