"""The layout of both tables for looking back, with more room for the list."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF

from formula_desktop.digifeud.tiles import RACK_DIGITS, RACK_OPERATORS
from formula_desktop.table.digifeud.layout import (
    GAP,
    OTHER_PADDING,
    OTHER_RACK,
    RACK_PADDING,
    RACK_STEP,
    RACK_TITLE,
    DigifeudLayout,
    DigifeudProjectorLayout,
)
from formula_desktop.table.formula.layout import (
    AREA_LEFT,
    EDGE,
    SEAT_HEIGHT,
    SEATS_TOP,
    FormulaLayout,
    FormulaProjectorLayout,
)

_LARGE_BUTTONS: Final = 200.0  # high, beside the hand
_LARGE_RACK_STEP: Final = 50.0
_LARGE_RACK_GAP: Final = 4.0
_LARGE_RACK_TITLE: Final = 38.0


class LookBackLayout(FormulaLayout):
    """Formula's table with more room for the list, and for buttons below it."""

    log_width = 510.0

    @property
    def area(self) -> QRectF:
        """The formula's area, as wide as possible, since no symbols are offered beside it."""
        top = SEATS_TOP + SEAT_HEIGHT + SEATS_TOP
        right = self.log.left() - EDGE
        return QRectF(AREA_LEFT, top, right - AREA_LEFT, self.tray.top() - SEATS_TOP - top)

    @property
    def buttons(self) -> QRectF:
        height = self.tray_height - 48
        return QRectF(self.log.left(), self.tray.top() + 24, self.log_width, height)


class LookBackProjectorLayout(FormulaProjectorLayout):
    """The same for reading from afar: no room is needed between the cards."""

    end_gap = 14.0
    reading_above = 68.0
    remark_above = 28.0
    log_width = 430.0

    @property
    def formula_middle(self) -> float:
        return self.area.top() + 100.0

    @property
    def log(self) -> QRectF:
        left = self.width - EDGE - self.log_width
        return QRectF(left, self.seat_top, self.log_width, self.area.bottom() - self.seat_top)

    @property
    def area(self) -> QRectF:
        usual = FormulaProjectorLayout(self.width, self.height, self.others).area
        usual.setRight(self.width - EDGE - self.log_width - EDGE)
        return usual

    @property
    def buttons(self) -> QRectF:
        tray = self.tray
        left = self.width - EDGE - self.log_width
        top = tray.center().y() - _LARGE_BUTTONS / 2
        return QRectF(left, top, self.log_width, _LARGE_BUTTONS)


class LookBackBoardLayout(DigifeudLayout):
    """Digifeud's table with the rack and the buttons in one row, so that the list is higher."""

    scores_height = 76.0
    buttons_height = 50.0
    reading_height = open_reading_height = 56.0  # two lines, never three

    @property
    def _rack_step(self) -> float:
        room = self.column.width() - 2 * RACK_PADDING
        return min(RACK_STEP, room / (RACK_DIGITS + RACK_OPERATORS + 1))

    @property
    def rack(self) -> QRectF:
        column, height = self.column, RACK_TITLE + self._rack_step + RACK_PADDING / 2
        return QRectF(column.left(), self.buttons.top() - GAP - height, column.width(), height)

    def rack_tiles(self, digits: int, signs: int) -> tuple[QRectF, ...]:
        """The tiles of a rack: digits, operators and `=` beside each other."""
        rack, step = self.rack, self._rack_step
        left, top, side = rack.left() + RACK_PADDING, rack.top() + RACK_TITLE, step - 4
        return tuple(QRectF(left + step * at, top, side, side) for at in range(digits + signs))


class LookBackProjectorBoardLayout(DigifeudProjectorLayout):
    """The same for reading from afar, with a lower rack and one more row of buttons."""

    rack_height = 156.0  # three lines beside the signs
    open_rack_height = 122.0
    reading_height = 86.0
    buttons_height = 132.0

    @property
    def has_one_row(self) -> bool:
        return self.has_open_racks

    def rack_tiles(self, digits: int, signs: int) -> tuple[QRectF, ...]:
        """The tiles of a rack: the digits, and the signs below them unless the racks lie open."""
        if self.has_one_row:
            rack = self.rack
            row = QRectF(rack.left(), rack.top() + RACK_TITLE - 8, rack.width(), OTHER_RACK)
            row = row.adjusted(RACK_PADDING, 0, -OTHER_PADDING, 0)
            return self._in_one_row(row, digits, signs)
        rack, side = self.rack, _LARGE_RACK_STEP - _LARGE_RACK_GAP
        left, top = rack.left() + RACK_PADDING, rack.top() + _LARGE_RACK_TITLE
        return tuple(
            QRectF(left + _LARGE_RACK_STEP * at, top + _LARGE_RACK_STEP * row, side, side)
            for row, count in enumerate((digits, signs))
            for at in range(count)
        )
