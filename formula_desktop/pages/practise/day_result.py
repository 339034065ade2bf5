"""The result of a day's puzzles to pass on: as text, and as a picture."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from formula_desktop.look import theme as look
from formula_desktop.look.ink import draw, fill, paint_sheet
from formula_desktop.look.shapes import rounded_path
from formula_desktop.look.theme import Size, TextSize, Theme
from formula_desktop.models.words.days import long_day
from formula_desktop.models.words.games import WORDS
from formula_desktop.pages.practise.marks import Mark, Marks, marks_in_words, star, words_of_marks
from formula_desktop.widgets.felt_button import line_path, text_width

# In units:
_WIDTH: Final = 560
_AROUND: Final = 28  # the felt around the sheet
_EDGE: Final = 32
_LINE: Final = 38
_GAME: Final = 116
_SQUARE: Final = 72
_WORD: Final = 26  # below a square
_BETWEEN: Final = 16  # between squares
_RADIUS: Final = 12
_STAR: Final = 25
_DOT: Final = 8
_SCALE: Final = 2  # pixels per unit


def text_of(day: date, marks: Mapping[str, Marks]) -> str:
    """The result in a few lines: the day, and each game with its puzzles that were tried."""
    games = [f"{WORDS[game].name()}  {marks_in_words(each)}" for game, each in _tried(marks)]
    return "\n".join((_title(), long_day(day), *games))


def _tried(marks: Mapping[str, Marks]) -> list[tuple[str, Marks]]:
    """The games of which a puzzle was tried."""
    return [(game, each) for game, each in marks.items() if any(each)]


def picture_of(day: date, marks: Mapping[str, Marks], theme: Theme) -> QImage:
    """The same as a picture, on paper on the felt: a square for each puzzle, with its word below.

    A star is filled where a puzzle was solved at once, and an outline where there was help; a dot
    is where it was tried. Nothing in it tells an answer.
    """
    size = Size(_WIDTH, 2 * (_AROUND + _EDGE) + 2 * _LINE + _GAME * len(_tried(marks)))
    made = QImage(
        round(size.width * _SCALE), round(size.height * _SCALE), QImage.Format.Format_RGB32
    )
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(_SCALE, _SCALE)
    felt = QRectF(0, 0, *size)
    painter.fillRect(felt, theme.table_deep)
    sheet = felt.adjusted(_AROUND, _AROUND, -_AROUND, -_AROUND)
    paint_sheet(painter, sheet, look.AREA_RADIUS, theme)
    left, room = sheet.left() + _EDGE, sheet.width() - 2 * _EDGE
    y = sheet.top() + _EDGE + _LINE / 2
    for text, kind, ink in (
        (_title(), look.NAME, theme.ink),
        (long_day(day), look.STATUS, theme.ink_soft),
    ):
        _write(painter, theme, text, kind, QPointF(left, y), room, ink)
        y += _LINE
    y += (_GAME - _LINE) / 2
    squares = 3 * _SQUARE + 2 * _BETWEEN
    for game, each in _tried(marks):
        of_name = room - squares - _BETWEEN
        _write(
            painter,
            theme,
            WORDS[game].name(),
            look.TITLE,
            QPointF(left, y - _WORD / 2),
            of_name,
            theme.ink,
        )
        x = left + room - squares
        for word, mark in zip(words_of_marks(), each, strict=True):
            place = QRectF(x, y - (_SQUARE + _WORD) / 2, _SQUARE, _SQUARE)
            if mark:
                _paint_square(painter, theme, place, mark)
                wide = min(text_width(theme, word, look.SMALL), _SQUARE + _BETWEEN)
                below = QPointF(place.center().x() - wide / 2, place.bottom() + _WORD / 2)
                _write(painter, theme, word, look.SMALL, below, wide, theme.ink_soft)
            x += _SQUARE + _BETWEEN
        y += _GAME
    painter.end()
    return made


def _paint_square(painter: QPainter, theme: Theme, place: QRectF, mark: Mark) -> None:
    """Paint a puzzle as a tile: with a star on green, with its outline, or with a dot."""
    line = 1.5 * look.THIN_LINE
    tile = rounded_path(place.adjusted(line, line, -line, -line), _RADIUS)
    if mark is Mark.ALONE:
        fill(painter, tile, theme.go)
        fill(painter, star(place.center(), _STAR), theme.on_go)
        return
    is_solved = mark.is_solved
    draw(painter, tile, theme.go if is_solved else theme.line, 2 * line if is_solved else line)
    if mark is Mark.TRIED:
        dot = QRectF(0, 0, 2 * _DOT, 2 * _DOT)
        dot.moveCenter(place.center())
        fill(painter, rounded_path(dot, _DOT), theme.ink_soft)
    elif mark:
        draw(painter, star(place.center(), _STAR), theme.ink, 2 * line)


def _write(
    painter: QPainter,
    theme: Theme,
    text: str,
    kind: TextSize,
    at: QPointF,
    room: float,
    ink: QColor,
) -> None:
    fill(painter, line_path(theme, text, kind, at, room), ink)


def _title() -> str:
    return QCoreApplication.translate("Puzzles", "Formula Desktop: puzzles of the day")
