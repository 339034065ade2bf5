"""Exercises of a class that are not over: whose turn it is, and what each team has solved.

Each class has a file of its own, in the folder `exercises`, written after each exercise: so a crash
loses nothing, and they can wait for another day as a lesson does.
"""

from __future__ import annotations

import json
import logging
from collections import Counter
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from datetime import datetime
from pathlib import Path
from typing import Final, NamedTuple

from formula_desktop import safe
from formula_desktop.classes.teams import WHOLE_CLASS, Rota, read_teams
from formula_desktop.clock import now
from formula_desktop.gamefile.text import parsed
from formula_desktop.json_values import fields, items, text, whole
from formula_desktop.practise.training.progress import Outcome
from formula_desktop.practise.wanted import Wanted, read, written

_SUFFIX: Final = ".json"
_LARGEST: Final = 1_000_000
"""The most bytes of a file: far more than those of the longest exercises."""
_MOST: Final = 1000
"""The most exercises, more than there are chips for."""
_MOST_SECONDS: Final = 3600

_log = logging.getLogger(__name__)


class TeamLook(NamedTuple):
    """The name of a team, its colour and its picture."""

    name: str
    colour: str
    picture: str


class Done(NamedTuple):
    """An exercise that is over, as it is written, and whether it was solved."""

    exercise: str
    outcome: Outcome


class Share(NamedTuple):
    """How many exercises a team was asked, and how many of them were solved."""

    right: int
    asked: int


@dataclass(frozen=True, slots=True)
class ClassExercises:
    """What a class was asked to do, and how far it is; the teams are asked in turn."""

    school_class: str
    """The key of the class."""
    name: str
    """Its name."""
    wanted: Wanted
    rota: Rota
    looks: tuple[TeamLook, ...]
    total: int
    """How many exercises there are, as many for each team."""
    seconds: int
    """The hourglass."""
    done: tuple[Done, ...] = ()
    left: tuple[str, ...] = ()
    """The exercises of the round that come next, as they are written."""
    moment: datetime = field(default_factory=now)
    """When it was written."""

    @property
    def number(self) -> int:
        """The number of the exercise with which it goes on, from 1."""
        return min(len(self.done) + 1, self.total)

    @property
    def shares(self) -> tuple[Share, ...]:
        """What each team has solved."""
        teams = len(self.looks)
        asked = Counter(at % teams for at in range(len(self.done)))
        right = Counter(
            at % teams for at, (_, how) in enumerate(self.done) if how is not Outcome.MISSED
        )
        return tuple(Share(right[team], asked[team]) for team in range(teams))


class WaitingExercises:
    """The exercises that wait, at most one for each class."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def all(self) -> list[ClassExercises]:
        """All of them, the latest first; a file that makes no sense is as if it were not there."""
        found = [self._read(file) for file in self._files()]
        return sorted(filter(None, found), key=lambda each: each.moment, reverse=True)

    def of(self, school_class: str) -> ClassExercises | None:
        """Those of the class with this key."""
        file = self._file_of(school_class)
        return self._read(file) if file.exists() else None

    def keep(self, exercises: ClassExercises) -> bool:
        """Have them wait, in place of others of the same class; returns whether this worked."""
        try:
            safe.make_folder(self._folder)
            safe.write(self._file_of(exercises.school_class), _bytes_of(exercises))
        except OSError as error:  # each try is in the results, and the next exercise tries again
            _log.warning("the exercises of a class were not written: %s", type(error).__name__)
            return False
        return True

    def forget(self, school_class: str) -> None:
        """Have those of the class with this key wait no more."""
        with suppress(OSError):
            safe.remove([self._file_of(school_class)])

    def follow_persons(self, known: Callable[[Rota], Rota | None]) -> None:
        """Forget pupils who are no longer there; nothing waits for a team that has nobody."""
        for each in self.all():
            rota = known(each.rota)
            if rota is None:
                self.forget(each.school_class)
            elif rota != each.rota:
                self.keep(replace(each, rota=rota))

    def follow_classes(self, names: Mapping[str, str]) -> None:
        """Have the names that classes have by now, by their keys."""
        for each in self.all():
            name = names.get(each.school_class, each.name)
            if name != each.name:
                self.keep(replace(each, name=name))

    def _file_of(self, school_class: str) -> Path:
        return self._folder / f"{school_class}{_SUFFIX}"

    def _files(self) -> list[Path]:
        with suppress(OSError):
            return [each for each in self._folder.iterdir() if each.suffix == _SUFFIX]
        return []

    def _read(self, file: Path) -> ClassExercises | None:
        try:
            return _exercises_in(file.stem, file.read_bytes())
        except (OSError, ValueError) as error:
            _log.warning("exercises of a class cannot be read: %s", type(error).__name__)
            return None


def _bytes_of(exercises: ClassExercises) -> bytes:
    said = {
        "name": exercises.name,
        "wanted": written(exercises.wanted),
        "teams": exercises.rota.written,
        "looks": exercises.looks,
        "total": exercises.total,
        "seconds": exercises.seconds,
        "done": exercises.done,
        "left": exercises.left,
        "moment": exercises.moment.isoformat(),
    }
    return json.dumps(said, ensure_ascii=False, indent=1).encode()


def _exercises_in(school_class: str, data: bytes) -> ClassExercises:
    names = ("name", "wanted", "teams", "looks", "total", "seconds", "done", "left", "moment")
    said = fields(parsed(data, _LARGEST), names)
    teams = said["teams"]
    if not isinstance(teams, dict):
        raise ValueError("these are no teams")
    rota = read_teams(teams)
    number = len(rota.teams)
    if not rota.is_ready:
        raise ValueError("a team has nobody")
    moment = datetime.fromisoformat(text(said["moment"]))
    if moment.tzinfo is None:
        raise ValueError("the moment has no time zone")
    total = whole(said["total"], WHOLE_CLASS, _MOST)
    return ClassExercises(
        school_class,
        text(said["name"]),
        read(text(said["wanted"])),
        rota,
        tuple(
            TeamLook(*map(text, items(each, 3, 3))) for each in items(said["looks"], *[number] * 2)
        ),
        total,
        whole(said["seconds"], 0, _MOST_SECONDS),
        tuple(map(_done, items(said["done"], 1, total))),
        tuple(map(text, items(said["left"], 0, number))),
        moment,
    )


def _done(said: object) -> Done:
    exercise, outcome = map(text, items(said, 2, 2))
    return Done(exercise, Outcome(outcome))
