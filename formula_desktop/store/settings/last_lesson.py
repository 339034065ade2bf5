"""The last lesson with teams as a text in the settings, so that the next one begins with it."""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence
from dataclasses import asdict, dataclass, replace
from datetime import date
from typing import Final

from formula_desktop.classes.pupils import MOST_PUPILS
from formula_desktop.classes.teams import FEWEST
from formula_desktop.gamefile.errors import FileError
from formula_desktop.gamefile.text import parsed
from formula_desktop.players import is_name
from formula_desktop.store.settings.settings import Settings

_MOST_CLASSES: Final = 200
_MOST_ASKED: Final = 500
"""Of how many pupils it is known when they had their turn: of all that somebody teaches."""


@dataclass(frozen=True, slots=True)
class KeptOfClass:
    """What a class keeps from one lesson to the next."""

    key: str
    names: tuple[str, ...] = ()
    """What its teams were called, also those that it did not need the last time; "" for one
    without a name of its own."""
    looks: tuple[str, ...] = ()
    """The colour and the picture of each of them, with a space between them."""
    seconds: int | None = None
    """Its hourglass in lessons, if a time was chosen for it."""
    each: int | None = None
    """How many exercises each team has, if it has practised; 0 for one for everybody."""
    practised: str = ""
    """What it has practised last (`practise/wanted.py`)."""
    year: str = ""
    """The key of the school year that this was; empty for none."""
    is_whole: bool = False
    """Whether it has practised without teams."""
    practice_seconds: int | None = None
    """Its hourglass in exercises."""


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
    last_teams: tuple[tuple[str, ...], ...] = ()
    """The last teams of the class, if it has practised without teams since."""
    left_out: tuple[str, ...] = ()
    """The kinds of exercises that were left out."""
    classes: tuple[KeptOfClass, ...] = ()
    asked: tuple[str, ...] = ()
    """The keys of those who have had a turn in any lesson, who had it last at the end."""

    @property
    def written(self) -> str:
        """The lesson as a text."""
        return json.dumps(asdict(self), ensure_ascii=False, separators=(",", ":"))

    def of(self, school_class: str) -> KeptOfClass:
        """What a class has kept."""
        kept = (each for each in self.classes if each.key == school_class)
        return next(kept, KeptOfClass(school_class))

    def of_others(self, school_class: str, there: Collection[str]) -> tuple[KeptOfClass, ...]:
        """What the other classes have kept, of those that are still there."""
        others = (each for each in self.classes if each.key != school_class)
        return tuple(each for each in others if each.key in there)

    def teams_of(self, school_class: str) -> tuple[tuple[str, ...], ...]:
        """The last teams of a class, also if it has practised without teams since."""
        if school_class != self.school_class:
            return ()
        return self.teams if len(self.teams) >= FEWEST else self.last_teams

    def in_turn(self, teams: Sequence[Sequence[str]]) -> tuple[tuple[str, ...], ...]:
        """Teams in the order in which their pupils come next: whoever has had a turn goes behind
        those who have not, and who had it last at the end."""
        at = {key: number for number, key in enumerate(self.asked)}
        return tuple(tuple(sorted(team, key=lambda key: at.get(key, -1))) for team in teams)

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
            asked=tuple(each for each in last.asked if each != key),
        ).written


def _without(teams: Sequence[Sequence[str]], key: str) -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(each for each in team if each != key) for team in teams)


def keep_turn(settings: Settings, pupil: str) -> None:
    """Keep that a pupil has had a turn, for every lesson after this one, whatever its teams."""
    last = read_last_lesson(settings.last_lesson)
    if last.asked[-1:] != (pupil,):
        others = [each for each in last.asked if each != pupil]
        asked = (*others[1 - _MOST_ASKED :], pupil)
        settings.last_lesson = replace(last, asked=asked).written


def read_last_lesson(text: str) -> LastLesson:
    """The lesson in a text; what makes no sense is as if nothing had been chosen."""
    try:
        said = parsed(text.encode(errors="replace"))
    except FileError:
        return LastLesson()
    if not isinstance(said, dict):
        return LastLesson()
    day = said.get("day")
    classes = said.get("classes")
    return LastLesson(
        day=day if type(day) is int else 0,
        school_class=_text(said.get("school_class")),
        game=_text(said.get("game")),
        age=_text(said.get("age")),
        absent=_texts(said.get("absent")),
        teams=_lists(said.get("teams")),
        last_teams=_lists(said.get("last_teams")),
        left_out=_texts(said.get("left_out")),
        classes=tuple(map(_kept, _dicts(classes))),
        asked=_texts(said.get("asked"), _MOST_ASKED),
    )


def _kept(said: dict[str, object]) -> KeptOfClass:
    names, each = _texts(said.get("names")), said.get("each")
    return KeptOfClass(
        key=_text(said.get("key")),
        names=tuple(name if is_name(name) else "" for name in names),
        looks=_texts(said.get("looks")),
        seconds=_seconds(said.get("seconds")),
        each=each if type(each) is int else None,
        practised=_text(said.get("practised")),
        year=_text(said.get("year")),
        is_whole=said.get("is_whole") is True,
        practice_seconds=_seconds(said.get("practice_seconds")),
    )


def _seconds(said: object) -> int | None:
    times = Settings.class_hourglass.choices
    return said if type(said) is int and said in times else None


def _dicts(said: object) -> list[dict[str, object]]:
    found: Sequence[object] = said if isinstance(said, list) else ()
    return [each for each in found[:_MOST_CLASSES] if isinstance(each, dict)]


def _text(said: object) -> str:
    return said if isinstance(said, str) else ""


def _lists(said: object) -> tuple[tuple[str, ...], ...]:
    found: Sequence[object] = said if isinstance(said, list) else ()
    return tuple(map(_texts, found[:MOST_PUPILS]))


def _texts(said: object, most: int = MOST_PUPILS) -> tuple[str, ...]:
    found: Sequence[object] = said if isinstance(said, list) else ()
    return tuple(map(_text, found[:most]))
