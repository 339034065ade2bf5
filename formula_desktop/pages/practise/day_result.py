"""The result of a day's puzzles to pass on: as text, and as a picture."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from formula_desktop.look import theme as look
from formula_desktop.look.ink import fill, paint_sheet
from formula_desktop.look.theme import Size, TextSize, Theme
from formula_desktop.models.words.days import long_day
from formula_desktop.models.words.games import WORDS
from formula_desktop.pages.practise.marks import Inks, Marks, marks_in_words, paint_marks
from formula_desktop.widgets.felt_button import line_path

# In units:
_WIDTH: Final = 640
_AROUND: Final = 32  # the felt around the sheet
_EDGE: Final = 32
_LINE: Final = 40
_GAME: Final = 64
_NAME: Final = 150  # the width of a game's name
_SCALE: Final = 2  # pixels per unit


def text_of(day: date, marks: Mapping[str, Marks]) -> str:
    """The result in a few lines: the day, and each game with its puzzles."""
    games = [f"{WORDS[game].name()}: {marks_in_words(each)}" for game, each in marks.items()]
    return "\n".join((_title(), long_day(day), *games))


def picture_of(day: date, marks: Mapping[str, Marks], theme: Theme) -> QImage:
    """The same as a picture, on paper on the felt."""
    size = Size(_WIDTH, 2 * (_AROUND + _EDGE) + 2 * _LINE + _GAME * len(marks))
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
        (_title(), look.TITLE, theme.ink),
        (long_day(day), look.STATUS, theme.ink_soft),
    ):
        _write(painter, theme, text, kind, QPointF(left, y), room, ink)
        y += _LINE
    y += (_GAME - _LINE) / 2
    inks = Inks(
        theme.go if not theme.is_dark else theme.ink, theme.ink_soft, theme.ink, theme.paper
    )
    for game, each in marks.items():
        _write(painter, theme, WORDS[game].name(), look.NAME, QPointF(left, y), _NAME, theme.ink)
        paint_marks(painter, theme, each, QPointF(left + _NAME, y), room - _NAME, inks)
        y += _GAME
    painter.end()
    return made


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
