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
    """What the teams were called; "" for one without a name of its own."""
    looks: tuple[str, ...] = ()
    """The colour and the picture of each team, with a space between them."""
    left_out: tuple[str, ...] = ()
    """The kinds of exercises that were left out."""
    practised: tuple[tuple[str, ...], ...] = ()
    """For each class that has practised its key, what it was (`practise/wanted.py`), and the key of
    the school year."""

    @property
    def written(self) -> str:
        """The lesson as a text."""
        return json.dumps(asdict(self), ensure_ascii=False, separators=(",", ":"))

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
            teams=tuple(tuple(each for each in team if each != key) for team in last.teams),
        ).written


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
    )


def _text(said: object) -> str:
    return said if isinstance(said, str) else ""


def _lists(said: object) -> tuple[tuple[str, ...], ...]:
    found: Sequence[object] = said if isinstance(said, list) else ()
    return tuple(map(_texts, found[:MOST_PUPILS]))


def _texts(said: object) -> tuple[str, ...]:
    found: Sequence[object] = said if isinstance(said, list) else ()
    return tuple(map(_text, found[:MOST_PUPILS]))
