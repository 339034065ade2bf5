"""The last lesson with teams as a text in the settings, so that the next one begins with it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from datetime import date
from typing import Final

from formula_desktop.classes.pupils import MOST_PUPILS
from formula_desktop.gamefile.errors import FileError
from formula_desktop.gamefile.text import parsed
from formula_desktop.players import is_name
from formula_desktop.store.settings.settings import Settings

_OF_CLASS: Final = 3  # the texts of what a class has practised
_OF_GLASS: Final = 2
_OF_LENGTH: Final = 2


@dataclass(frozen=True, slots=True)
class LastLesson:
    """What was chosen; who was absent is of use on the same day only."""

    day: int = 0
    """The ordinal of the day."""
    school_class: str = ""
    """The key of the class."""
    game: str = ""
    age: str = ""
    """The key of the ready-made settings."""
    absent: tuple[str, ...] = ()
    """The keys of the pupils who were absent."""
    teams: tuple[tuple[str, ...], ...] = ()
    """The keys of the pupils of each team."""
    names: tuple[str, ...] = ()
    """What the teams were called, also those that a class without teams did not need; "" for one
    without a name of its own."""
    looks: tuple[str, ...] = ()
    """The colour and the picture of each of them, with a space between them."""
    left_out: tuple[str, ...] = ()
    """The kinds of exercises that were left out."""
    practised: tuple[tuple[str, ...], ...] = ()
    """For each class that has practised its key, what it was (`practise/wanted.py`), and the key of
    the school year."""
    last_teams: tuple[tuple[str, ...], ...] = ()
    """The last teams of the class, if it has practised without teams since."""
    others: tuple[tuple[str, ...], ...] = ()
    """For each other class its key, then the names and then the looks of its teams."""
    glasses: tuple[tuple[str, ...], ...] = ()
    """For each class for which a time was chosen its key, and the seconds of its hourglass."""
    lengths: tuple[tuple[str, ...], ...] = ()
    """For each class with another number of exercises for a team than usual its key, and that."""

    @property
    def written(self) -> str:
        """The lesson as a text."""
        return json.dumps(asdict(self), ensure_ascii=False, separators=(",", ":"))

    def named(self, school_class: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """The names and the looks of the teams that a class had."""
        if school_class == self.school_class:
            return self.names, self.looks
        kept = next((rest for key, *rest in self.others if key == school_class), [])
        half = len(kept) // 2
        return tuple(each if is_name(each) else "" for each in kept[:half]), tuple(kept[half:])

    def seconds(self, school_class: str) -> int | None:
        """The hourglass that was chosen for a class; None for none."""
        said = next((each for key, each in self.glasses if key == school_class), "")
        known = [each for each in Settings.class_hourglass.choices if str(each) == said]
        return known[0] if known else None

    def is_of(self, day: date, school_class: str) -> bool:
        """Whether it was a lesson of this class on this day."""
        return (self.day, self.school_class) == (day.toordinal(), school_class)


def forget_pupil(settings: Settings, key: str) -> None:
    """Forget a person who is no longer there."""
    if key in settings.last_lesson:
        last = read_last_lesson(settings.last_lesson)
        settings.last_lesson = replace(
            last,
            absent=tuple(each for each in last.absent if each != key),
            teams=_without(last.teams, key),
            last_teams=_without(last.last_teams, key),
        ).written


def _without(teams: Sequence[Sequence[str]], key: str) -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(each for each in team if each != key) for team in teams)


def keep_order(settings: Settings, teams: Sequence[Sequence[str]]) -> None:
    """Keep in which order the pupils of these teams come next, if the last lesson was theirs."""
    last = read_last_lesson(settings.last_lesson)
    if [{*each} for each in last.teams] == [{*each} for each in teams]:
        settings.last_lesson = replace(last, teams=tuple(map(tuple, teams))).written


def read_last_lesson(text: str) -> LastLesson:
    """The lesson in a text; what makes no sense is as if nothing had been chosen."""
    try:
        said = parsed(text.encode(errors="replace"))
    except FileError:
        return LastLesson()
    if not isinstance(said, dict):
        return LastLesson()
    day = said.get("day")
    names = _texts(said.get("names"))
    return LastLesson(
        day=day if type(day) is int else 0,
        school_class=_text(said.get("school_class")),
        game=_text(said.get("game")),
        age=_text(said.get("age")),
        absent=_texts(said.get("absent")),
        teams=_lists(said.get("teams")),
        names=tuple(each if is_name(each) else "" for each in names),
        looks=_texts(said.get("looks")),
        left_out=_texts(said.get("left_out")),
        practised=tuple(each for each in _lists(said.get("practised")) if len(each) == _OF_CLASS),
        last_teams=_lists(said.get("last_teams")),
        others=tuple(each for each in _lists(said.get("others")) if len(each) % 2),
        glasses=tuple(each for each in _lists(said.get("glasses")) if len(each) == _OF_GLASS),
        lengths=tuple(each for each in _lists(said.get("lengths")) if len(each) == _OF_LENGTH),
    )


def _text(said: object) -> str:
    return said if isinstance(said, str) else ""


def _lists(said: object) -> tuple[tuple[str, ...], ...]:
    found: Sequence[object] = said if isinstance(said, list) else ()
    return tuple(map(_texts, found[:MOST_PUPILS]))


def _texts(said: object) -> tuple[str, ...]:
    found: Sequence[object] = said if isinstance(said, list) else ()
    return tuple(map(_text, found[:MOST_PUPILS]))
