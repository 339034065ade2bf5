"""The texts about the course of a game and its best plays, shown with the final count."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QObject

from formula_desktop.charts.course import CourseLines, Line
from formula_desktop.digifeud.game import Game
from formula_desktop.formula.match import Match
from formula_desktop.models.past.course import GameCourse, Measure, best_formula, best_sum
from formula_desktop.models.words.digifeud import points_in_words
from formula_desktop.models.words.signs import signed, spelled
from formula_desktop.models.words.table import names_in_words
from formula_desktop.players import Player
from formula_desktop.widgets.sum_row import Part, cards_of, tiles_of

EQUALS: Final = "\u00a0=\u00a0"
"""An equals sign in a sentence, kept on the same line as the result."""


class CourseWords(QObject):
    """The chart of a course in the current language."""

    def __init__(self, course: GameCourse, players: tuple[Player, ...]) -> None:
        super().__init__()
        self._course = course
        self._names = [player.name for player in players]

    @property
    def chart(self) -> CourseLines:
        """The players' lines, with a title for the chart."""
        course = self._course
        is_of_rounds = course.told is Measure.ROUNDS_WON
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
        }[self._course.told]

    @property
    def described(self) -> str:
        """The final totals in words."""
        last = zip(self._names, self._course.last, strict=True)
        ends = names_in_words([f"{name} {signed(value)}" for name, value in last])
        return self.tr("At the end: {numbers}").format(numbers=ends)


@dataclass(frozen=True, slots=True)
class BestInWords:
    """The best sum of a game: who made it, how its points came about, and its cards or tiles."""

    caption: str
    details: str
    said: str
    """The sum itself, in symbols."""
    parts: tuple[Part, ...]


class BestWords(QObject):
    """The best sum of a game in the current language."""

    def of_game(self, game: Game) -> BestInWords | None:
        """The sum that earned most; None if there are no sums."""
        best = best_sum(game)
        if best is None:
            return None
        points = best.points
        return BestInWords(
            self._best(
                self.tr("The best sum: {points} by {name}"), game.players, best.seat, points.total
            ),
            points_in_words(points) if points.bonuses else "",
            spelled(best.sum.read),
            tiles_of(best.sum),
        )

    def of_match(self, match: Match) -> BestInWords | None:
        """The formula that earned most or, in a match without points, used the most cards."""
        best = best_formula(match)
        if best is None:
            return None
        answer = best.formula.values[2]
        bonus = best.points - answer
        details = spelled(f"{answer}+{bonus}={best.points}") if bonus else ""
        if match.options.for_points:
            text = self.tr("The best formula: {points} by {name}")
            caption = self._best(text, match.players, best.seat, best.points)
        else:
            cards = self.tr("%n card(s)", "", best.cards)
            text = self.tr("The most cards in one turn: {cards} by {name}")
            caption = text.format(cards=cards, name=match.players[best.seat].name)
        return BestInWords(caption, details, spelled(str(best.formula)), cards_of(best.formula))

    def _best(self, text: str, players: tuple[Player, ...], seat: int, points: int) -> str:
        earned = self.tr("%n point(s)", "", points)
        return text.format(points=earned, name=players[seat].name)
