"""The layout of Digifeud's table in units, for any shape of window.

In projector size it can be read from six screen heights away.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar, NamedTuple

from PySide6.QtCore import QPointF, QRectF

from formula_desktop.digifeud.squares import SIZE, Square
from formula_desktop.digifeud.tiles import RACK_DIGITS, RACK_OPERATORS
from formula_desktop.look.theme import Size
from formula_desktop.table.layout import centred

EDGE = 24.0
FRAME_EDGE = 12.0  # between the frame of the board and the window
NAMES = 26.0  # for the letters above and the numbers beside the squares
FRAME_PADDING = 12.0
TILE_GAP = 2.4  # between neighbouring squares
NARROWEST_COLUMN = 470.0
WIDEST_COLUMN = 620.0
GAP = 12.0
RACK_STEP = 56.0
RACK_PADDING = 18.0
RACK_TITLE = 46.0
LARGEST_RACK_TILE = 52.0
LAMP_HEIGHT = 48.0
LAMP_WIDTH = 106.0
GLASS = Size(120, 140)
ROW_GAP = 10.0  # between the digits and the signs on the rack
LARGE_RACK_PADDING = 12.0  # in projector size
LARGE_RACK_GAP = 4.0
LARGE_RACK_TITLE = 42.0
LARGE_ROW_GAP = 6.0
OTHER_RACK = 50.0
OTHER_PADDING = 8.0
OTHER_NAME = 140.0
OTHER_PORTRAIT = 36.0
_NAMED_FROM = 520.0  # the width of the panel from which its tiles leave room for a name


class Part(NamedTuple):
    """A square part of the board: the column and the row where it begins, and its size."""

    column: int = 0
    row: int = 0
    size: int = SIZE

    @property
    def columns(self) -> range:
        return range(self.column, self.column + self.size)

    @property
    def rows(self) -> range:
        return range(self.row, self.row + self.size)

    @property
    def squares(self) -> tuple[Square, ...]:
        """Its squares, row by row."""
        return tuple(row * SIZE + column for row in self.rows for column in self.columns)


WHOLE = Part()
"""All of the board."""


@dataclass(frozen=True)  # without slots, in which nothing could be cached
class DigifeudLayout:
    """The layout of a window with this many units.

    Open racks take room from the log, which takes the buttons' room if there are no buttons.
    """

    scores_height: ClassVar = 118.0
    reading_height: ClassVar = 78.0
    rack_height: ClassVar = 176.0
    open_reading_height: ClassVar = 78.0
    open_rack_height: ClassVar = 176.0
    buttons_height: ClassVar = 112.0

    width: float
    height: float
    has_open_racks: bool = False
    has_buttons: bool = True
    has_glass: bool = False
    """Whether there is an hourglass beside the log."""
    part: Part = WHOLE
    """The part of the board that is shown."""

    @cached_property
    def pitch(self) -> float:
        """The distance from one square to the next."""
        around = NAMES + 2 * FRAME_PADDING
        high = self.height - 2 * FRAME_EDGE - around + FRAME_PADDING
        wide = self.width - 3 * EDGE - NARROWEST_COLUMN - around
        return min(high, wide) / self.part.size

    @cached_property
    def tile(self) -> Size:
        side = round(self.pitch - TILE_GAP, 2)
        return Size(side, side)

    @cached_property
    def frame(self) -> QRectF:
        """The board with its names."""
        side = self.pitch * self.part.size + NAMES + FRAME_PADDING
        return QRectF(self._left, (self.height - side) / 2, side, side)

    @cached_property
    def _left(self) -> float:
        """The left edge of board and column, which are centred together."""
        side = self.pitch * self.part.size + NAMES + FRAME_PADDING
        column = min(WIDEST_COLUMN, self.width - 3 * EDGE - side)
        return (self.width - side - EDGE - column) / 2

    def square(self, square: Square) -> QRectF:
        """Where a tile lies on a square."""
        row, column = divmod(square, SIZE)
        left = self.frame.left() + NAMES + (column - self.part.column) * self.pitch
        top = self.frame.top() + NAMES + (row - self.part.row) * self.pitch
        return QRectF(left, top, *self.tile)

    def name_of_column(self, column: int) -> QPointF:
        """The middle of a column's letter."""
        line = self.square(self.part.row * SIZE + column)
        return QPointF(line.center().x(), self.frame.top() + NAMES / 2 + 1)

    def name_of_row(self, row: int) -> QPointF:
        """The middle of a row's number."""
        return QPointF(self.frame.left() + NAMES / 2, self.square(row * SIZE).center().y())

    def square_at(self, point: QPointF) -> Square | None:
        """The square under a point."""
        return next((each for each in self.part.squares if self.square(each).contains(point)), None)

    @cached_property
    def column(self) -> QRectF:
        """Everything beside the board."""
        left = self.frame.right() + EDGE
        width = min(WIDEST_COLUMN, self.width - left - self._left)
        return QRectF(left, self.frame.top(), width, self.frame.height())

    @property
    def scores(self) -> tuple[QRectF, QRectF]:
        """The panels of both players."""
        column = self.column
        width = (column.width() - GAP) / 2
        top = column.top()
        return (
            QRectF(column.left(), top, width, self.scores_height),
            QRectF(column.left() + width + GAP, top, width, self.scores_height),
        )

    @property
    def other_rack(self) -> QRectF:
        """The panel with the opponent's rack below the scores; without height unless it is open."""
        column = self.column
        top = column.top() + self.scores_height + GAP
        return QRectF(column.left(), top, column.width(), OTHER_RACK * self.has_open_racks)

    @property
    def of_other_rack(self) -> QRectF:
        """Where that panel says whose it is: with a name, or with a portrait where that is all."""
        panel = self.other_rack.adjusted(OTHER_PADDING, 0, 0, 0)
        panel.setWidth(OTHER_NAME if panel.width() > _NAMED_FROM else OTHER_PORTRAIT)
        return panel

    def other_tiles(self, digits: int, signs: int) -> tuple[QRectF, ...]:
        """The tiles of the opponent's rack."""
        inside = self.other_rack.adjusted(0, 0, -OTHER_PADDING, 0)
        inside.setLeft(self.of_other_rack.right())
        return self._in_one_row(inside, digits, signs)

    def _in_one_row(self, row: QRectF, digits: int, signs: int) -> tuple[QRectF, ...]:
        """The tiles of a rack in one row: digits, a gap, operators and `=`."""
        most = RACK_DIGITS + RACK_OPERATORS + 1
        step = min(OTHER_RACK - OTHER_PADDING, (row.width() - OTHER_PADDING) / most)
        side = step - 4
        top = row.center().y() - side / 2
        return tuple(
            QRectF(row.left() + OTHER_PADDING * (at >= digits) + step * at, top, side, side)
            for at in range(digits + signs)
        )

    @property
    def log(self) -> QRectF:
        column = self.column
        top = self.other_rack.bottom() + GAP * self.has_open_racks
        width = column.width() - (GLASS.width + GAP) * self.has_glass
        return QRectF(column.left(), top, width, self.reading.top() - GAP - top)

    @property
    def glass(self) -> QRectF:
        """Beside the log."""
        log = self.log
        height = min(log.height(), GLASS.height)
        top = log.center().y() - height / 2
        return QRectF(log.right() + GAP, top, GLASS.width, height)

    @property
    def reading(self) -> QRectF:
        """The panel that reads the draft."""
        column = self.column
        height = self.open_reading_height if self.has_open_racks else self.reading_height
        return QRectF(column.left(), self.rack.top() - GAP - height, column.width(), height)

    @property
    def rack(self) -> QRectF:
        """The panel with the rack."""
        column = self.column
        height = self.open_rack_height if self.has_open_racks else self.rack_height
        bottom = self.buttons.top() - GAP * self.has_buttons
        return QRectF(column.left(), bottom - height, column.width(), height)

    @property
    def buttons(self) -> QRectF:
        column = self.column
        height = self.buttons_height * self.has_buttons
        return QRectF(column.left(), column.bottom() - height, column.width(), height)

    @property
    def has_one_row(self) -> bool:
        """Whether the own rack has a single row."""
        return False

    @property
    def lamp(self) -> QRectF:
        """Beside the signs."""
        last = self.rack_tiles(0, RACK_OPERATORS + 1)[-1]
        right = self.rack.right() - RACK_PADDING
        height = min(last.height(), LAMP_HEIGHT)
        top = last.center().y() - height / 2
        return QRectF(right - LAMP_WIDTH, top, LAMP_WIDTH, height)

    @property
    def cover(self) -> QRectF:
        return centred(self.rack.center() + QPointF(0, 10))

    @property
    def cover_room(self) -> QRectF:
        return self.rack.adjusted(RACK_PADDING, 0, -RACK_PADDING, 0)

    def rack_tiles(self, digits: int, signs: int) -> tuple[QRectF, ...]:
        """The tiles of a rack: digits in one row, operators and `=` in the next."""
        rack = self.rack
        step = min(RACK_STEP, (rack.width() - 2 * RACK_PADDING) / RACK_DIGITS)
        side = min(step - 6, LARGEST_RACK_TILE)
        return tuple(
            QRectF(
                rack.left() + RACK_PADDING + step * at,
                rack.top() + RACK_TITLE + (side + ROW_GAP) * row,
                side,
                side,
            )
            for row, count in enumerate((digits, signs))
            for at in range(count)
        )

    @cached_property
    def rack_tile(self) -> Size:
        """The size of a tile on the rack."""
        (first,) = self.rack_tiles(1, 0)
        return Size(round(first.width(), 2), round(first.height(), 2))

    @property
    def bag(self) -> QPointF:
        """Where new tiles come from."""
        return QPointF(self.rack.right() - RACK_PADDING - 60, self.rack.top() + 22)


class DigifeudProjectorLayout(DigifeudLayout):
    """More room for words, and a log with few rows; the board is as large as ever.

    A class chooses from the rack, so its tiles are larger than those on the board.
    """

    scores_height = 152.0
    reading_height = 100.0
    rack_height = 184.0
    open_reading_height = 88.0
    open_rack_height = 162.0
    buttons_height = 124.0

    def rack_tiles(self, digits: int, signs: int) -> tuple[QRectF, ...]:
        rack = self.rack
        step = min(RACK_STEP, (rack.width() - 2 * LARGE_RACK_PADDING) / RACK_DIGITS)
        left, top = rack.left() + LARGE_RACK_PADDING, rack.top() + LARGE_RACK_TITLE
        side = step - LARGE_RACK_GAP
        return tuple(
            QRectF(left + step * at, top + (side + LARGE_ROW_GAP) * row, side, side)
            for row, count in enumerate((digits, signs))
            for at in range(count)
        )

    @property
    def lamp(self) -> QRectF:
        """Beside the title: the line about the bag is beside the signs."""
        right = self.rack.right() - RACK_PADDING
        return QRectF(right - LAMP_WIDTH, self.rack.top() + 4, LAMP_WIDTH, RACK_TITLE - 10)

    @property
    def cover(self) -> QRectF:
        """The button, above the line about the bag."""
        return centred(QPointF(self.rack.center().x(), self.rack_tiles(1, 0)[0].center().y()))

    @property
    def bag(self) -> QPointF:
        beside = self.rack_tiles(0, 1)[0]
        return QPointF(self.rack.right() - RACK_PADDING - 60, beside.center().y())
