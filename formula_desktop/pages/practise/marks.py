"""The three puzzles of a day, easy, medium and hard, with signs for which are solved and how."""

from __future__ import annotations

import math
from datetime import date
from enum import IntEnum
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from formula_desktop.arguments import DIGIFEUD, FORMULA
from formula_desktop.look import theme as look
from formula_desktop.look.ink import draw, fill
from formula_desktop.look.theme import Theme
from formula_desktop.practise.shipped import puzzles
from formula_desktop.widgets.felt_button import line_path, text_width

GAMES: Final = (FORMULA, DIGIFEUD)
"""The games in the order of Home."""

MARK: Final = 11.0
"""The radius of a mark, in units."""
GAP: Final = 6.0
"""Between a mark and its word."""
_LEAST_BETWEEN: Final = 8.0

_LINE: Final = 2.0
_ROUND: Final = 2 * math.pi * (MARK / _LINE - 0.5)  # the way around a mark, in line widths
_DASHES: Final = (0.03 * _ROUND, 0.07 * _ROUND)  # ten; a cap is as long as a line is wide
_STAR: Final = 7.5
_DOT: Final = 3.5
_STAR_LINE: Final = 1.4
_INNER: Final = 0.45
"""How much nearer to its centre a star is between its points."""


class Mark(IntEnum):
    """Whether a puzzle is solved, and how; it is true if it was tried."""

    OPEN = 0
    TRIED = 1
    """But not solved."""
    WITH_HELP = 2
    """At the second try, or with hints."""
    ALONE = 3

    @property
    def is_solved(self) -> bool:
        return self >= Mark.WITH_HELP


_SIGNS: Final = {Mark.ALONE: "★", Mark.WITH_HELP: "☆", Mark.TRIED: "○"}


class Marks(NamedTuple):
    """How the puzzles of a game and a day are solved: the easy, the middle, the hard one."""

    easy: Mark
    middle: Mark
    hard: Mark


class Inks(NamedTuple):
    """The colours of marks: solved, empty, of their words, and of the ground."""

    solved: QColor
    empty: QColor
    words: QColor
    ground: QColor


def marks_of(game: str, day: date, solved: frozenset[str], not_at_once: frozenset[str]) -> Marks:
    """The marks of a game on a day; `solved` are the puzzles solved, as they are written.

    `not_at_once` are those that were tried, but not solved alone and at once.
    """

    def mark(text: str) -> Mark:
        if text not in solved:
            return Mark.TRIED if text in not_at_once else Mark.OPEN
        return Mark.WITH_HELP if text in not_at_once else Mark.ALONE

    return Marks(*map(mark, puzzles(game, day)))


def words_of_marks() -> tuple[str, str, str]:
    """The words for the three puzzles."""
    return (
        QCoreApplication.translate("Puzzles", "easy"),
        QCoreApplication.translate("Puzzles", "medium"),
        QCoreApplication.translate("Puzzles", "hard"),
    )


def marks_in_words(marks: Marks) -> str:
    """Each puzzle that was tried, with a sign: `easy ★, hard ○`."""
    pairs = zip(words_of_marks(), marks, strict=True)
    return ", ".join(f"{word} {_SIGNS[mark]}" for word, mark in pairs if mark)


def marks_aloud(marks: Marks) -> str:
    """The same for screen readers."""
    return ", ".join(each_mark_aloud(marks))


def each_mark_aloud(marks: Marks) -> list[str]:
    """One by one."""
    solved = QCoreApplication.translate("Puzzles", "{puzzle} solved at once")
    still = QCoreApplication.translate("Puzzles", "{puzzle} not yet solved")
    helped = QCoreApplication.translate(
        "Puzzles", "{puzzle} solved with a hint or at the second try"
    )
    tried = QCoreApplication.translate("Puzzles", "{puzzle} tried, not yet solved")
    texts = {Mark.OPEN: still, Mark.TRIED: tried, Mark.WITH_HELP: helped, Mark.ALONE: solved}
    pairs = zip(words_of_marks(), marks, strict=True)
    return [texts[mark].format(puzzle=word) for word, mark in pairs]


def paint_mark(painter: QPainter, centre: QPointF, mark: Mark, inks: Inks) -> None:
    """Paint a filled circle with a star, one with only its outline, or a place for a circle.

    That place is dashed: a whole circle would look like a choice. One that was tried has a dot.
    """
    ink = inks.solved if mark.is_solved else inks.empty
    circle = QPainterPath()
    reach = MARK if mark is Mark.ALONE else MARK - _LINE / 2
    circle.addEllipse(centre, reach, reach)
    if mark is Mark.ALONE:
        fill(painter, circle, ink)
        fill(painter, star(centre, _STAR), inks.ground)
        return
    draw(painter, circle, ink, _LINE, () if mark.is_solved else _DASHES)
    if mark is Mark.TRIED:
        dot = QPainterPath()
        dot.addEllipse(centre, _DOT, _DOT)
        fill(painter, dot, ink)
    elif mark:
        draw(painter, star(centre, _STAR - _STAR_LINE / 2), ink, _STAR_LINE)


def star(centre: QPointF, reach: float) -> QPainterPath:
    """A star with five points, as far from its centre."""
    points = [
        centre
        + QPointF(math.sin(at * math.pi / 5), -math.cos(at * math.pi / 5))
        * (reach if at % 2 == 0 else _INNER * reach)
        for at in range(10)
    ]
    path = QPainterPath(points[0])
    for point in points[1:]:
        path.lineTo(point)
    path.closeSubpath()
    return path


def paint_marks(
    painter: QPainter, theme: Theme, marks: Marks, left: QPointF, room: float, inks: Inks
) -> None:
    """Paint three marks with their words, spread over some room from a point on."""
    places = places_of_marks(theme, left, room)
    for word, place, mark in zip(words_of_marks(), places, marks, strict=True):
        middle = QPointF(place.left() + MARK, left.y())
        paint_mark(painter, middle, mark, inks)
        at = QPointF(place.left() + 2 * MARK + GAP, left.y())
        widest = place.width() - 2 * MARK - GAP
        fill(painter, line_path(theme, word, look.SMALL, at, widest), inks.words)


def places_of_marks(theme: Theme, left: QPointF, room: float) -> list[QRectF]:
    """Where three marks are with their words, spread over some room from a point on."""
    widths = [text_width(theme, word, look.SMALL) for word in words_of_marks()]
    circles = len(widths) * (2 * MARK + GAP)
    scale = min(1.0, (room - circles - 2 * _LEAST_BETWEEN) / sum(widths))
    between = min(2 * MARK, (room - circles - scale * sum(widths)) / 2)
    places, x = [], left.x()
    for width in widths:
        places.append(QRectF(x, left.y() - MARK, 2 * MARK + GAP + scale * width, 2 * MARK))
        x += places[-1].width() + between
    return places
