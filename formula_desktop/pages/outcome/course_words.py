"""The words that the outcome of any round or game needs, and its chart."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QObject

from formula_desktop.charts.course import CourseLines, Line
from formula_desktop.models.abstract import AbstractQObject
from formula_desktop.models.past.course import GameCourse, Measure
from formula_desktop.models.words.signs import signed
from formula_desktop.models.words.table import names_in_words
from formula_desktop.players import Player
from formula_desktop.widgets.sum_row import Part

EQUALS: Final = "\u00a0=\u00a0"
"""An equals sign in a sentence, kept on the same line as the result."""


@dataclass(frozen=True, slots=True)
class BestInWords:
    """The best sum of a game: who made it, how its points came about, and its cards or tiles."""

    caption: str
    details: str
    said: str
    """The sum itself, in symbols."""
    parts: tuple[Part, ...]


class OutcomeWords(QObject, metaclass=AbstractQObject):
    """The texts and pictures of a finished round or game, besides its table."""

    def __init__(self, course: GameCourse, players: tuple[Player, ...]) -> None:
        super().__init__()
        self._course = course
        self._names = [player.name for player in players]

    @property
    @abstractmethod
    def heading(self) -> str:
        """Who won, as briefly as possible."""

    @property
    @abstractmethod
    def sentences(self) -> list[str]:
        """How the result came about, a sentence or two each."""

    @property
    @abstractmethod
    def best(self) -> BestInWords | None:
        """The best sum of the game, if there is one to show."""

    @property
    def chart(self) -> CourseLines:
        """The players' lines, with a title for the chart."""
        course = self._course
        is_of_rounds = course.measure is Measure.ROUNDS_WON
        rounds = range(1, len(course.round_ends) + 2) if course.round_ends else ()
        return CourseLines(
            self._title(),
            tuple(map(Line, self._names, course.values)),
            self.tr("rounds") if is_of_rounds else self.tr("turns"),
            course.counted,
            course.round_ends,
            tuple(self.tr("Round {number}").format(number=number) for number in rounds),
        )

    def _title(self) -> str:
        if self._course.counted:
            return self.tr("Points after each turn and the final count")
        return {
            Measure.TOTALS: self.tr("Points after each turn"),
            Measure.MATCH_TOTALS: self.tr("Points after each turn"),
            Measure.CARDS: self.tr("Cards in hand, turn by turn"),
            Measure.ROUNDS_WON: self.tr("Rounds won after each round"),
        }[self._course.measure]

    @property
    def described(self) -> str:
        """The final totals in words."""
        last = zip(self._names, self._course.last, strict=True)
        ends = names_in_words([f"{name} {signed(value)}" for name, value in last])
        return self.tr("At the end: {numbers}").format(numbers=ends)
