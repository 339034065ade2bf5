"""Processes that play: every set is played, failures are reported, no process is left."""

from __future__ import annotations

import os
import sys
from collections.abc import Generator
from pathlib import Path

import pytest

from formula_desktop.arena.playing import Played
from formula_desktop.arena.workers import WorkerError, results
from tests.helpers.places import ROOT

GAMES = [Played(1, 2, 3, [4.0], [], [5.0], [])]
PLAYS = """
import os, sys, pathlib
from formula_desktop.arena.kept import written
from formula_desktop.arena.playing import Played
pathlib.Path(sys.argv[1], str(os.getpid())).touch()
for line in sys.stdin:
    print(written(int(line), [Played(1, 2, 3, [4.0], [], [5.0], [])]), flush=True)
"""


def command(code: str, folder: Path) -> list[str]:
    return [
        sys.executable,
        "-c",
        f"import sys; sys.path.append({str(ROOT)!r})\n{code}",
        str(folder),
    ]


def assert_none_is_left(folder: Path, jobs: int) -> None:
    numbers = [int(each.name) for each in folder.iterdir()]
    assert len(numbers) <= jobs
    if sys.platform == "win32":
        return  # where 0 would be Ctrl+C
    for number in numbers:
        with pytest.raises(ProcessLookupError):
            os.kill(number, 0)


@pytest.mark.parametrize(("jobs", "sets"), [(1, 5), (2, 9), (4, 2)])
def test_every_set_is_played_once(tmp_path: Path, jobs: int, sets: int) -> None:
    found = list(results(command(PLAYS, tmp_path), range(sets), jobs))
    assert sorted(found) == [(number, GAMES) for number in range(sets)]
    assert_none_is_left(tmp_path, min(jobs, sets))


def test_nothing_to_play_starts_nothing(tmp_path: Path) -> None:
    assert list(results(command(PLAYS, tmp_path), [], 2)) == []
    assert list(tmp_path.iterdir()) == []


def test_stopped_in_the_middle_none_is_left(tmp_path: Path) -> None:
    sets = results(command(PLAYS + "    import time; time.sleep(60)", tmp_path), range(9), 2)
    next(sets)
    assert isinstance(sets, Generator)
    sets.close()
    assert_none_is_left(tmp_path, 2)


@pytest.mark.parametrize(
    "code",
    [
        *("", "import sys; sys.exit(3)", "input(); print('{}')", "input(); print('no JSON')"),
        *(PLAYS.replace("int(line)", "7"), PLAYS.replace("Played(1,", "Played(1e308,")),
        "import sys; sys.stdout.buffer.write(b'\\xff\\n')",
        "print('[' * 100_000)",
    ],
)
def test_one_that_fails_ends_it_all(tmp_path: Path, code: str) -> None:
    with pytest.raises(WorkerError):
        list(results(command(code, tmp_path), range(4), 2))


def test_a_program_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        list(results([str(tmp_path / "nowhere")], range(4), 2))
