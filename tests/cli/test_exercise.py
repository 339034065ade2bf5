"""`formula-desktop exercise`, as teachers call it."""

from __future__ import annotations

import json

import pytest

from formula_desktop.__main__ import main
from formula_desktop.arguments import FORMULA
from formula_desktop.cli import exercise
from formula_desktop.practise.exercise import Range, Task
from formula_desktop.practise.making import from_seed
from formula_desktop.practise.trying import solutions
from formula_desktop.practise.written import read
from tests.helpers.practise.exercises import TASKS
from tests.helpers.program import modules_after

TABLES = "--game formula --task answer --tables 6,7,8"


def printed(capsys: pytest.CaptureFixture[str], arguments: str) -> list[str]:
    assert main(["exercise", *arguments.split()]) == 0
    said = capsys.readouterr()
    assert said.err == ""
    return said.out.splitlines()


def test_two_lines_for_each(capsys: pytest.CaptureFixture[str]) -> None:
    assert printed(capsys, f"{TABLES} --count 2") == [
        "1. 2 x 8 = ?, with 0125678 in hand",
        "   (2)x(8)=16",
        "2. 5 x 6 = ?, with 0123489 in hand",
        "   (5)x(6)=30",
    ]


def test_every_task_can_be_told(capsys: pytest.CaptureFixture[str]) -> None:
    for game, task in TASKS:
        lines = printed(capsys, f"--game {game} --task {task} --operators +-x --seed 3")
        assert len(lines) == 2
        assert lines[0].startswith("1. ")
        assert "=" in lines[1]


def test_fewer_than_asked_for_are_told(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    made = [*from_seed(FORMULA, Task.ANSWER, Range(), seed=1, count=3)]
    monkeypatch.setattr(exercise, "from_seed", lambda *_: iter(made))
    assert main(["exercise", *TABLES.split(), "--count", "4", "--json"]) == 0
    said = capsys.readouterr()
    assert len(said.out.splitlines()) == 3
    assert said.err == "formula-desktop: there are only 3 of 4 such exercises\n"


def test_an_object_for_each(capsys: pytest.CaptureFixture[str]) -> None:
    lines = printed(capsys, f"{TABLES} --count 20 --json")
    assert lines == printed(capsys, f"{TABLES} --count 20 --json")
    assert lines != printed(capsys, f"{TABLES} --count 20 --json --seed 2")
    assert len(lines) == len({*lines}) == 20
    for line in lines:
        said = json.loads(line)
        made = read(json.dumps(said["exercise"]))
        assert made.range.tables == (6, 7, 8)
        assert {"table-6", "table-7", "table-8"} & {*made.skills}
        assert said["solutions"] == [str(play) for play in solutions(made)]


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ("--game formula", "required: --task"),
        ("--game formula --task complete", "formula has answer, sign, most-cards, go-out"),
        ("--game formula --task sing", "invalid choice"),
        ("--game formula --task sign --tables 6,7,8", "--task sign: with one operator there is"),
        (f"{TABLES} --operators +", "tables are practised with x or /"),
        ("--game formula --task sign --operators ++", "'++' is not some of +-x/"),
        ("--game formula --task sign --operators +:", "'+:' is not some of +-x/"),
        ("--game formula --task sign --operators=", "'' is not some of +-x/"),
        ("--game formula --task sign --tables 0", "'0' is not some tables from 1 to 10"),
        ("--game formula --task sign --tables 7,,8", "is not some tables from 1 to 10"),
        ("--game formula --task sign --largest 30", "invalid choice"),
        ("--game formula --task sign --count 0", "is not a number of exercises, 1 or more"),
        ("--game formula --task sign --seed -1", "'-1' is not a seed, 0 or more"),
    ],
)
def test_wrong_use_is_one_sentence(
    arguments: str, says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["exercise", *arguments.split()]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert says in said.err
    assert len(said.err.splitlines()) == 1


def test_where_there_are_none_it_says_so(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(exercise, "from_seed", lambda *asked: iter(()))
    assert main(["exercise", *TABLES.split()]) == 1
    said = capsys.readouterr()
    assert (said.out, len(said.err.splitlines())) == ("", 1)


def test_it_needs_no_qt() -> None:
    modules = modules_after("exercise", *TABLES.split())
    assert not {name for name in modules if name.startswith(("PySide6", "shiboken6"))}
