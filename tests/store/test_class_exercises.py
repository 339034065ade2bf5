"""Exercises of a class that wait: what is read is what was written, and nothing else."""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest

from formula_desktop.classes.teams import Change, Rota
from formula_desktop.clock import now
from formula_desktop.practise.training.progress import Outcome
from formula_desktop.practise.wanted import USUAL
from formula_desktop.store.class_exercises import (
    ClassExercises,
    Done,
    Share,
    TeamLook,
    WaitingExercises,
)

ANS, BEA, COR, DAAN = KEYS = ("aaaaaaaa", "bbbbbbbb", "cccccccc", "dddddddd")
LOOKS = (TeamLook("Vossen", "red", "fox"), TeamLook("Uilen", "blue", "owl"))
EXERCISES = ClassExercises(
    "5",
    "Groep 5",
    USUAL,
    Rota(((ANS, BEA), (COR, DAAN)), (Change(0, 1, (BEA, ANS)),)),
    LOOKS,
    20,
    60,
    (Done("1", Outcome.FIRST), Done("2", Outcome.MISSED), Done("3", Outcome.SECOND)),
    ("4",),
    now(),
)


@pytest.fixture
def waiting(tmp_path: Path) -> WaitingExercises:
    return WaitingExercises(tmp_path / "data" / "exercises")


def test_what_was_written_is_read(waiting: WaitingExercises) -> None:
    assert waiting.all() == []
    waiting.keep(EXERCISES)
    assert waiting.all() == [EXERCISES]
    assert waiting.of("5") == EXERCISES
    assert waiting.of("6") is None
    assert EXERCISES.number == 4
    assert EXERCISES.shares == (Share(2, 2), Share(0, 1))


def test_each_class_has_its_own_the_latest_first(waiting: WaitingExercises) -> None:
    waiting.keep(EXERCISES)
    later = replace(EXERCISES, school_class="6", moment=EXERCISES.moment + timedelta(hours=1))
    waiting.keep(later)
    assert waiting.all() == [later, EXERCISES]
    again = replace(EXERCISES, left=())
    waiting.keep(again)
    assert waiting.all() == [later, again]
    waiting.forget("6")
    waiting.forget("6")
    assert waiting.all() == [again]


def test_a_removed_pupil_is_asked_no_more(waiting: WaitingExercises) -> None:
    waiting.keep(EXERCISES)
    waiting.follow_persons(lambda rota: rota.known({each: each for each in (ANS, COR, DAAN)}))
    (left,) = waiting.all()
    assert left.rota.teams == ((ANS,), (COR, DAAN))
    assert left.done == EXERCISES.done
    waiting.follow_persons(lambda rota: rota.known({each: each for each in (COR, DAAN)}))
    assert waiting.all() == []


def test_they_follow_their_class(waiting: WaitingExercises) -> None:
    waiting.keep(EXERCISES)
    unknown = replace(EXERCISES, school_class="6", name="Groep 6")
    waiting.keep(unknown)
    waiting.follow_classes({"5": "Vossen", "7": "Groep 6"})
    assert waiting.of("5") == replace(EXERCISES, name="Vossen")
    assert waiting.of("6") == unknown, "its class may be in results that cannot be read now"


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("teams", []),
        ("teams", {}),
        ("teams", {"team_0": ""}),
        ("looks", [["Vossen", "red", "fox"]]),
        ("looks", [["Vossen", "red"], ["Uilen", "blue"]]),
        ("total", 0),
        ("total", 2),
        ("seconds", -1),
        ("done", []),
        ("done", [["1", "won"]]),
        ("done", [["1"]]),
        ("left", ["4", "5", "6"]),
        ("left", [4]),
        ("moment", "yesterday"),
        ("moment", "2026-01-01T10:00:00"),
        ("name", None),
        ("other", 1),
    ],
)
def test_what_makes_no_sense_is_not_there(
    waiting: WaitingExercises, tmp_path: Path, name: str, value: object
) -> None:
    waiting.keep(EXERCISES)
    (file,) = (tmp_path / "data" / "exercises").iterdir()
    said = json.loads(file.read_bytes())
    file.write_text(json.dumps({**said, name: value}), "utf-8")
    assert waiting.all() == []


def test_a_damaged_file_is_not_there(waiting: WaitingExercises, tmp_path: Path) -> None:
    waiting.keep(EXERCISES)
    (file,) = (tmp_path / "data" / "exercises").iterdir()
    file.write_bytes(file.read_bytes()[:50])
    assert waiting.all() == []


def test_a_disk_that_refuses_does_not_stop_the_class(tmp_path: Path) -> None:
    (tmp_path / "exercises").write_bytes(b"")
    waiting = WaitingExercises(tmp_path / "exercises")
    waiting.keep(EXERCISES)
    assert waiting.all() == []
