"""The three puzzles of a day, easy, medium and hard, with signs for which are solved."""

from __future__ import annotations

from datetime import date
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from formula_desktop.arguments import DIGIFEUD, FORMULA
from formula_desktop.look import theme as look
from formula_desktop.look.ink import draw, fill
from formula_desktop.look.shapes import path_of
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
_TICK: Final = "M-5 0.5 L-1.5 4 L5 -4"
_TICK_LINE: Final = 2.6


class Marks(NamedTuple):
    """Which puzzles of a game and a day are solved: the easy, the middle, the hard one."""

    easy: bool
    middle: bool
    hard: bool


class Inks(NamedTuple):
    """The colours of marks: solved, empty, of their words, and of the ground."""

    solved: QColor
    empty: QColor
    words: QColor
    ground: QColor


def marks_of(game: str, day: date, solved: frozenset[str]) -> Marks:
    """The marks of a game on a day; `solved` are the puzzles solved, as they are written."""
    return Marks(*(text in solved for text in puzzles(game, day)))


def words_of_marks() -> tuple[str, str, str]:
    """The words for the three puzzles."""
    return (
        QCoreApplication.translate("Puzzles", "easy"),
        QCoreApplication.translate("Puzzles", "medium"),
        QCoreApplication.translate("Puzzles", "hard"),
    )


def marks_in_words(marks: Marks) -> str:
    """Which puzzles are solved, as text: `easy ✓, medium ✓, hard –`."""
    pairs = zip(words_of_marks(), marks, strict=True)
    return ", ".join(f"{word} {'✓' if is_solved else '–'}" for word, is_solved in pairs)


def marks_aloud(marks: Marks) -> str:
    """The same for screen readers."""
    return ", ".join(each_mark_aloud(marks))


def each_mark_aloud(marks: Marks) -> list[str]:
    """One by one."""
    solved = QCoreApplication.translate("Puzzles", "{puzzle} solved")
    still = QCoreApplication.translate("Puzzles", "{puzzle} not yet solved")
    pairs = zip(words_of_marks(), marks, strict=True)
    return [(solved if is_solved else still).format(puzzle=word) for word, is_solved in pairs]


def paint_mark(
    painter: QPainter, centre: QPointF, ink: QColor, ground: QColor, *, is_solved: bool
) -> None:
    """Paint a filled mark with a tick, or an empty one; `ground` is the colour below it."""
    circle = QPainterPath()
    reach = MARK if is_solved else MARK - _LINE / 2
    circle.addEllipse(centre, reach, reach)
    if is_solved:
        fill(painter, circle, ink)
        paint_tick(painter, centre, ground)
    else:
        draw(painter, circle, ink, _LINE)


def paint_tick(painter: QPainter, centre: QPointF, ink: QColor) -> None:
    """Paint a tick."""
    draw(painter, path_of(_TICK).translated(centre), ink, _TICK_LINE)


def paint_marks(
    painter: QPainter, theme: Theme, marks: Marks, left: QPointF, room: float, inks: Inks
) -> None:
    """Paint three marks with their words, spread over some room from a point on."""
    places = places_of_marks(theme, left, room)
    for word, place, is_solved in zip(words_of_marks(), places, marks, strict=True):
        ink = inks.solved if is_solved else inks.empty
        middle = QPointF(place.left() + MARK, left.y())
        paint_mark(painter, middle, ink, inks.ground, is_solved=is_solved)
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
