"""The layout of Formula's table in projector size, readable from six screen heights away."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from formula_desktop.look import theme as look
from formula_desktop.look.theme import Size, Theme
from formula_desktop.table.formula.layout import EDGE, FormulaLayout, FormulaRects

_TOP: Final = 10.0
_GAP: Final = 10.0
_LOG_WIDTH: Final = 350.0
_SEAT_HEIGHT: Final = 172.0
_TRAY_HEIGHT: Final = 222.0
_HAND_TOP: Final = 46.0
_HAND_HEIGHT: Final = 166.0
_BUTTONS: Final = Size(428, 150)
_AREA_LEFT: Final = 132.0
_FORMULA_TOP: Final = 52.0  # of its cards, below the area's edge, with room for a place above them
_SMALLEST_CARD: Final = Size(62, 82)  # its digit is as large as on any other
_OVERLAP: Final = 2.0
_STEP_BETWEEN: Final = 6.0  # between cards of a hand, while there is room


@dataclass(frozen=True, slots=True)
class FormulaProjectorLayout(FormulaLayout):
    """Cards side by side, so that their digits can be large, and a log with few rows."""

    @property
    def tray(self) -> QRectF:
        return QRectF(0, self.height - _TRAY_HEIGHT, self.width, _TRAY_HEIGHT)

    @property
    def log(self) -> QRectF:
        return QRectF(self.width - EDGE - _LOG_WIDTH, _TOP, _LOG_WIDTH, _SEAT_HEIGHT)

    @property
    def seat_top(self) -> float:
        return _TOP

    @property
    def seat_height(self) -> float:
        return _SEAT_HEIGHT

    @property
    def area(self) -> QRectF:
        top = _TOP + _SEAT_HEIGHT + _GAP
        right = self.width - EDGE - look.COLUMN_SYMBOL.width - EDGE
        return QRectF(_AREA_LEFT, top, right - _AREA_LEFT, self.tray.top() - _GAP - top)

    @property
    def column_right(self) -> float:
        return self.width - EDGE

    @property
    def stock(self) -> QRectF:
        width, height = look.STOCK_CARD
        left = (_AREA_LEFT - width) / 2
        return QRectF(left, self.formula_middle - height / 2, width, height)

    @property
    def formula_middle(self) -> float:
        spare = self.area.height() - 310
        return self.area.top() + _FORMULA_TOP + look.CARD.height / 2 + max(0.0, spare / 2)

    @property
    def caption_below(self) -> float:
        return 20.0

    @property
    def reading(self) -> QPointF:
        return QPointF(self.area.center().x(), self.area.bottom() - 80)

    @property
    def remark(self) -> QPointF:
        return QPointF(self.area.center().x(), self.area.bottom() - 34)

    @property
    def title_at(self) -> QPointF:
        return QPointF(EDGE, self.tray.top() + 24)

    @property
    def buttons(self) -> QRectF:
        width, height = _BUTTONS
        left = self.width - EDGE - width
        return QRectF(left, self.tray.top() + _HAND_TOP + 4, width, height)

    @property
    def hand_room(self) -> QRectF:
        left, top = EDGE, self.tray.top() + _HAND_TOP
        return QRectF(left, top, self.buttons.left() - EDGE - left, _HAND_HEIGHT)

    def hand(self, cards: int) -> tuple[QRectF, ...]:
        """One row while its digits are large, otherwise two rows of lower cards."""
        room = self.hand_room
        if cards * _SMALLEST_CARD.width <= room.width():
            top = room.center().y() - look.CARD.height / 2
            return self._row(cards, top, look.CARD, cards)
        size = Size(_SMALLEST_CARD.width, _SMALLEST_CARD.height)
        upper = (cards + 1) // 2
        return (
            *self._row(upper, room.top(), size, upper),
            *self._row(cards - upper, room.bottom() - size.height, size, upper),
        )

    def _row(self, cards: int, top: float, size: Size, spaced_for: int) -> tuple[QRectF, ...]:
        room = self.hand_room
        step = min(size.width + _STEP_BETWEEN, room.width() / max(spaced_for, 1))
        width = min(size.width, step)
        start = room.center().x() - (step * (spaced_for - 1) + width) / 2
        return tuple(QRectF(start + step * at, top, width, size.height) for at in range(cards))

    def formula(self, counts: tuple[int, int, int]) -> FormulaRects:
        shown = [max(1, count) for count in counts]
        beside = 2 * look.SYMBOL.width + 6 * self.end_gap + 3 * _OVERLAP
        step = (self.area.width() - EDGE - beside) / sum(shown)
        width = round(min(look.CARD.width, step + _OVERLAP), 1)
        return self._formula(shown, Size(width, look.CARD.height), width - _OVERLAP, 1.0)


def formula_layout(theme: Theme, width: float, height: float, others: int) -> FormulaLayout:
    """The layout of a window with this many units, in the size of a theme."""
    made = FormulaProjectorLayout if theme.is_projector else FormulaLayout
    return made(width, height, others)
