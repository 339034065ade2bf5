"""A link on Home: a word with a small picture on the felt."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QTransform

from formula_desktop.look import theme as look
from formula_desktop.look.ink import draw
from formula_desktop.look.ink import fill as fill_in
from formula_desktop.look.line_drawings import LINE, LineDrawing
from formula_desktop.look.shapes import path_of
from formula_desktop.look.theme import Size
from formula_desktop.widgets.felt_button import FeltButton, line_path, text_width

# In units:
_HIGH: Final = 52
_LOW: Final = 34  # without a picture
_PAD: Final = 18
_PICTURE: Final = 26
_GAP: Final = 10


class HomeEntry(FeltButton):
    """A link from Home; smaller if it has no picture."""

    def __init__(self, picture: LineDrawing | None = None) -> None:
        super().__init__(look.BUTTON_RADIUS)
        self._picture = picture
        self._text = look.BUTTON if picture else look.SMALL

    def show_words(self, text: str) -> None:
        """Set the text of the link."""
        self.setText(text)
        self.updateGeometry()
        self.update()

    @property
    def _left(self) -> float:
        return _PAD + (_PICTURE + _GAP if self._picture else 0)

    @property
    def _wanted(self) -> Size:
        width = self._left + text_width(self._theme, self.text(), self._text) + _PAD
        return Size(width, _HIGH if self._picture else _LOW)

    def _paint_front(self, painter: QPainter, size: Size) -> None:
        ink = self._theme.on_table
        middle = size.height / 2
        if self._picture is not None:
            lines = path_of(self._picture.value)
            place = QTransform.fromTranslate(_PAD, middle - _PICTURE / 2)
            place.scale(_PICTURE / 24, _PICTURE / 24)
            draw(painter, place.map(lines), ink, LINE * _PICTURE / 24)
        room = size.width - self._left - _PAD / 2
        fill_in(
            painter,
            line_path(self._theme, self.text(), self._text, QPointF(self._left, middle), room),
            ink,
        )
