"""The layout of Formula's table in units, for any shape of window.

In projector size it can be read from six screen heights away.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF

from formula_desktop.formula.draft import ANSWER, LEFT, NUMBERS, RIGHT, Place, PlaceKind
from formula_desktop.look import theme as look
from formula_desktop.look.theme import Size
from formula_desktop.table.layout import centred

EDGE = 20.0
SEATS_TOP = 14.0
SEAT_HEIGHT = 92.0
MOST_SEAT_WIDTH = 300.0
SEAT_GAP = 16.0
AREA_LEFT = 150.0
END_GAP = 44.0  # between a number and its neighbours: room for the place at its end
END_PLACE = 41.0  # 32 pixels in the smallest window; it may lie on the card beside it,
END_PLACE_SHARE = 0.45  # but on no more of it than this part of its width,
END_REACH = 40.0  # so far above and below the card a place at its end can be hit
SMALLEST_PLACE = 31.0  # unless it would be smaller than 24 pixels there
CARD_STEP = 74.0  # from one card of a number to the next, so that digits stay visible
WHOLE_HEIGHT = 41.0  # of the place that covers a whole number, above it
BESIDE = 8.0  # between an answer and the room for its next card
BELOW_STOCK = 50.0  # room for its number, in two lines
GLASS = Size(120, 124)
GLASS_EDGE = 8.0
HAND_TITLE = 74.0
HAND_TOP = 78.0  # below the tray's edge
LAMP_HEIGHT = 46.0
LAMP_WIDTH = 130.0
HAND_STEP = 106.0  # from one card of the hand to the next, while there is room
HAND_ROW = 12  # more cards than this are in two rows
SMALL_HAND: Final = Size(54, 76)  # of its cards, when they are in two rows
SMALL_HAND_STEP: Final = 62.0
SMALL_HAND_GAP: Final = 8.0  # between the rows
SMALLEST_SCALE = 0.5
SCALE_STEP = 0.05  # cards come in few sizes, so that their faces can be cached

# in projector size
LARGE_GAP: Final = 10.0
LARGE_HAND_TOP: Final = 46.0
LARGE_HAND_HEIGHT: Final = 166.0
LARGE_BUTTONS: Final = Size(428, 150)
LARGE_AREA_LEFT: Final = 132.0
LARGE_FORMULA_TOP: Final = (
    52.0  # of its cards, below the area's edge, with room for a place above them
)
LARGE_SMALLEST_CARD: Final = Size(62, 82)  # its digit is as large as on any other
LARGE_OVERLAP: Final = 2.0
LARGE_STEP_BETWEEN: Final = 6.0  # between cards of a hand, while there is room


class FormulaRects(NamedTuple):
    """The formula: the cards of the three numbers, the operator and the sign of equality.

    `numbers` has at least one rectangle each; an empty answer has that of its first card.
    """

    scale: float
    card: Size
    numbers: tuple[tuple[QRectF, ...], ...]
    operator: QRectF
    equals: QRectF

    @property
    def symbol(self) -> Size:
        return _scaled(look.SYMBOL, self.scale)

    def around(self, number: int) -> QRectF:
        """The rectangle around a number."""
        rects = self.numbers[number]
        return rects[0].united(rects[-1])

    def beside(self, number: int) -> QRectF:
        """Where a card seen whole would lie to the right of a number."""
        last = self.numbers[number][-1]
        return last.translated(last.width() + BESIDE * self.scale, 0)

    def place(self, place: Place, is_empty: bool) -> QRectF:
        """Where a card is dropped for a place; `is_empty` if the number has no cards yet."""
        around = self.around(place.number)
        if is_empty:
            return around
        if place.where is PlaceKind.ON:
            return self._shown(place.number, place.index)
        if place.where is PlaceKind.WHOLE:
            top = around.top() - WHOLE_HEIGHT - 10
            return QRectF(around.left(), top, around.width(), WHOLE_HEIGHT)
        gap = END_GAP * self.scale
        width = max(min(END_PLACE, self.card.width * END_PLACE_SHARE), SMALLEST_PLACE)
        if place.where is PlaceKind.BEFORE:
            return QRectF(around.left() - gap + 2, around.top(), width, around.height())
        return QRectF(around.right() + gap - 2 - width, around.top(), width, around.height())

    def seen(self, place: Place, rect: QRectF) -> QRectF:
        """The visible part of a place: those at an end overlap the card beside them."""
        around, seen = self.around(place.number), QRectF(rect)
        if place.where is PlaceKind.BEFORE:
            seen.setRight(min(rect.right(), around.left() - 2))
        elif place.where is PlaceKind.BEHIND and rect.left() > around.left():
            seen.setLeft(max(rect.left(), around.right() + 2))
        return seen

    def reach(self, place: Place, rect: QRectF) -> QRectF:
        """Where a place can be hit besides: one at an end also over the sign there, and above and
        below the card."""
        beyond = self.symbol.width
        if place.where is PlaceKind.BEFORE:
            return rect.adjusted(-beyond, -END_REACH, 0, END_REACH)
        if place.where is PlaceKind.BEHIND and rect.width() < self.card.width:
            return rect.adjusted(0, -END_REACH, beyond, END_REACH)
        return rect

    def _shown(self, number: int, index: int) -> QRectF:
        """The part of a card that its right neighbour does not cover."""
        rects = self.numbers[number]
        rect = QRectF(rects[index])
        if index + 1 < len(rects):
            rect.setRight(rects[index + 1].left())
        return rect


@dataclass(frozen=True, slots=True)
class FormulaLayout:
    """The layout of a window with this many units."""

    end_gap: ClassVar = END_GAP
    """The distance between a number of the formula and its neighbours."""
    seat_top: ClassVar = SEATS_TOP
    seat_height: ClassVar = SEAT_HEIGHT
    log_width: ClassVar = 264.0
    tray_height: ClassVar[float] = look.TRAY_HEIGHT
    reading_above: ClassVar = 52.0
    """The distance from the middle of the line that reads the draft to the area's lower edge."""
    remark_above: ClassVar = 22.0
    """The same for the smaller line below it."""

    width: float
    height: float
    others: int
    has_glass: bool = False
    """Whether there is an hourglass, for tables on which it takes room from something else."""

    @property
    def tray(self) -> QRectF:
        return QRectF(0, self.height - self.tray_height, self.width, self.tray_height)

    @property
    def hand_title(self) -> QRectF:
        """The line that says whose cards are in the tray."""
        return QRectF(EDGE, self.tray.top(), MOST_SEAT_WIDTH, HAND_TITLE)

    @property
    def log(self) -> QRectF:
        left = self.width - EDGE - self.log_width
        return QRectF(left, SEATS_TOP, self.log_width, self.tray.top() - 2 * SEATS_TOP)

    @property
    def column(self) -> tuple[QRectF, ...]:
        """Room for the four symbol cards beside the formula, from top to bottom."""
        width, height = look.COLUMN_SYMBOL
        step = height + 8
        left = self.column_right - width
        top = self.area.center().y() - (4 * step - 8) / 2
        return tuple(QRectF(left, top + step * index, width, height) for index in range(4))

    @property
    def column_right(self) -> float:
        return self.log.left() - EDGE

    @property
    def area(self) -> QRectF:
        top = SEATS_TOP + SEAT_HEIGHT + SEATS_TOP
        right = self.log.left() - EDGE - look.COLUMN_SYMBOL.width - EDGE
        return QRectF(AREA_LEFT, top, right - AREA_LEFT, self.tray.top() - SEATS_TOP - top)

    @property
    def stock(self) -> QRectF:
        return centred(QPointF(self.area.left() / 2, self.formula_middle), look.STOCK_CARD)

    @property
    def glass(self) -> QRectF:
        """Below the stock and its number."""
        top, bottom = self.stock.bottom() + BELOW_STOCK, self.tray.top() - GLASS_EDGE
        left = (self.area.left() - GLASS.width) / 2
        return QRectF(left, top, GLASS.width, min(GLASS.height, bottom - top))

    @property
    def formula_middle(self) -> float:
        """The height at which the formula's cards are centred."""
        return self.area.top() + self.area.height() * 0.42

    @property
    def title_at(self) -> QPointF:
        """Where the line at the top of the tray starts."""
        return QPointF(2 * EDGE, self.tray.top() + 36)

    @property
    def reading(self) -> QPointF:
        return QPointF(self.area.center().x(), self.area.bottom() - self.reading_above)

    @property
    def remark(self) -> QPointF:
        return QPointF(self.area.center().x(), self.area.bottom() - self.remark_above)

    @property
    def seats(self) -> tuple[QRectF, ...]:
        """The panels of the other players, from left to right, above the formula if possible."""
        left, right = EDGE, self.log.left() - EDGE
        room = (right - left - SEAT_GAP * (self.others - 1)) / self.others
        width = min(MOST_SEAT_WIDTH, room)
        total = width * self.others + SEAT_GAP * (self.others - 1)
        start = max(left, min(self.area.center().x() - total / 2, right - total))
        return tuple(
            QRectF(start + (width + SEAT_GAP) * index, self.seat_top, width, self.seat_height)
            for index in range(self.others)
        )

    @property
    def buttons(self) -> QRectF:
        """Room for the buttons in the tray."""
        width = look.PLAY_BUTTON.width + 16 + look.SIDE_BUTTON.width
        left = self.width - 2 * EDGE - width
        return QRectF(left, self.tray.top() + HAND_TOP, width, look.CARD.height)

    @property
    def lamp(self) -> QRectF:
        """Above the button to play."""
        height = min(2 * (self.title_at.y() - self.tray.top()) - 8, LAMP_HEIGHT)
        top = self.title_at.y() - height / 2
        return QRectF(self.buttons.left(), top, LAMP_WIDTH, height)

    @property
    def hand_room(self) -> QRectF:
        """Room for the hand."""
        left = 2 * EDGE
        top = self.tray.top() + HAND_TOP
        return QRectF(left, top, self.buttons.left() - 2 * EDGE - left, look.CARD.height)

    @property
    def cover(self) -> QRectF:
        return centred(self.hand_room.center())

    @property
    def cover_room(self) -> QRectF:
        return self.hand_room

    def hand(self, cards: int) -> tuple[QRectF, ...]:
        """The cards of the hand, in one row or, if there are many, in two of smaller ones."""
        top = self.hand_room.top()
        if cards <= HAND_ROW:
            return self._hand_row(cards, top, look.CARD, HAND_STEP, cards)
        upper = (cards + 1) // 2
        top = self.hand_room.center().y() - SMALL_HAND.height - SMALL_HAND_GAP / 2
        below = top + SMALL_HAND.height + SMALL_HAND_GAP
        return (
            *self._hand_row(upper, top, SMALL_HAND, SMALL_HAND_STEP, upper),
            *self._hand_row(cards - upper, below, SMALL_HAND, SMALL_HAND_STEP, upper),
        )

    def _hand_row(
        self, cards: int, top: float, size: Size, usual_step: float, spaced_for: int
    ) -> tuple[QRectF, ...]:
        room = self.hand_room
        most = max(spaced_for, 1)
        step = min(usual_step, (room.width() - size.width) / max(most - 1, 1))
        total = step * (most - 1) + size.width
        start = room.center().x() - total / 2
        return tuple(QRectF(start + step * index, top, *size) for index in range(cards))

    def formula(self, counts: tuple[int, int, int]) -> FormulaRects:
        """The formula with this many cards in each number."""
        shown = [max(1, count) for count in counts]
        natural = sum(look.CARD.width + CARD_STEP * (count - 1) for count in shown)
        natural += 2 * look.SYMBOL.width + 6 * END_GAP
        fitting = min(1.0, (self.area.width() - EDGE) / natural)
        scale = max(SMALLEST_SCALE, int(fitting / SCALE_STEP + 1e-6) * SCALE_STEP)
        return self._formula(shown, _scaled(look.CARD, scale), CARD_STEP * scale, scale)

    def _formula(self, shown: list[int], card: Size, step: float, scale: float) -> FormulaRects:
        """The formula in cards of one size; `step` is from one card of a number to the next."""
        total = sum(card.width + step * (count - 1) for count in shown)
        total += (2 * look.SYMBOL.width + 6 * self.end_gap) * scale
        x = self.area.center().x() - total / 2
        numbers: list[tuple[QRectF, ...]] = []
        symbols: list[QRectF] = []
        for number in NUMBERS:
            x += self.end_gap * scale
            row = (self._centred(x + step * at, card) for at in range(shown[number]))
            numbers.append(tuple(row))
            x = numbers[-1][-1].right() + self.end_gap * scale
            if number != ANSWER:
                symbols.append(self._centred(x, _scaled(look.SYMBOL, scale)))
                x = symbols[-1].right()
        return FormulaRects(scale, card, tuple(numbers), symbols[LEFT], symbols[RIGHT])

    def _centred(self, left: float, size: Size) -> QRectF:
        return QRectF(left, self.formula_middle - size.height / 2, size.width, size.height)


class FormulaProjectorLayout(FormulaLayout):
    """Cards side by side, so that their digits can be large, and a log with few rows."""

    seat_top = 10.0
    seat_height = 172.0
    log_width = 350.0
    tray_height = 222.0
    reading_above = 80.0
    remark_above = 34.0

    @property
    def log(self) -> QRectF:
        left = self.width - EDGE - self.log_width
        return QRectF(left, self.seat_top, self.log_width, self.seat_height)

    @property
    def area(self) -> QRectF:
        left, top = LARGE_AREA_LEFT, self.seat_top + self.seat_height + LARGE_GAP
        right = self.width - EDGE - look.COLUMN_SYMBOL.width - EDGE
        return QRectF(left, top, right - left, self.tray.top() - LARGE_GAP - top)

    @property
    def column_right(self) -> float:
        return self.width - EDGE

    @property
    def formula_middle(self) -> float:
        spare = self.area.height() - 310
        return self.area.top() + LARGE_FORMULA_TOP + look.CARD.height / 2 + max(0.0, spare / 2)

    @property
    def title_at(self) -> QPointF:
        return QPointF(EDGE, self.tray.top() + 24)

    @property
    def buttons(self) -> QRectF:
        width, height = LARGE_BUTTONS
        left = self.width - EDGE - width
        return QRectF(left, self.tray.top() + LARGE_HAND_TOP + 4, width, height)

    @property
    def hand_room(self) -> QRectF:
        left, top = EDGE, self.tray.top() + LARGE_HAND_TOP
        return QRectF(left, top, self.buttons.left() - EDGE - left, LARGE_HAND_HEIGHT)

    def hand(self, cards: int) -> tuple[QRectF, ...]:
        """One row while its digits are large, otherwise two rows of lower cards."""
        room = self.hand_room
        if cards * LARGE_SMALLEST_CARD.width <= room.width():
            top = room.center().y() - look.CARD.height / 2
            return self._row(cards, top, look.CARD, cards)
        size = Size(LARGE_SMALLEST_CARD.width, LARGE_SMALLEST_CARD.height)
        upper = (cards + 1) // 2
        return (
            *self._row(upper, room.top(), size, upper),
            *self._row(cards - upper, room.bottom() - size.height, size, upper),
        )

    def _row(self, cards: int, top: float, size: Size, spaced_for: int) -> tuple[QRectF, ...]:
        room = self.hand_room
        step = min(size.width + LARGE_STEP_BETWEEN, room.width() / max(spaced_for, 1))
        width = min(size.width, step)
        start = room.center().x() - (step * (spaced_for - 1) + width) / 2
        return tuple(QRectF(start + step * at, top, width, size.height) for at in range(cards))

    def formula(self, counts: tuple[int, int, int]) -> FormulaRects:
        shown = [max(1, count) for count in counts]
        beside = 2 * look.SYMBOL.width + 6 * self.end_gap + 3 * LARGE_OVERLAP
        step = (self.area.width() - EDGE - beside) / sum(shown)
        width = round(min(look.CARD.width, step + LARGE_OVERLAP), 1)
        return self._formula(shown, Size(width, look.CARD.height), width - LARGE_OVERLAP, 1.0)


def _scaled(size: Size, scale: float) -> Size:
    return Size(round(size.width * scale, 3), round(size.height * scale, 3))
