"""The cards on Formula's table as graphics items: the hand, the formula, symbols and stock."""

from __future__ import annotations

from collections.abc import Collection
from itertools import chain

from PySide6.QtCore import QPointF

from formula_desktop.arithmetic import Operator
from formula_desktop.formula.cards import JOKER
from formula_desktop.formula.draft import NUMBERS, Cell, Cells, draft_of, empty_draft
from formula_desktop.formula.play import Formula
from formula_desktop.formula.position import Position
from formula_desktop.look import theme as look
from formula_desktop.look.faces import Face, FaceKind, Faces
from formula_desktop.look.theme import Layer, Size
from formula_desktop.models.table.formula import FormulaStep
from formula_desktop.models.words.signs import signs
from formula_desktop.table.formula.layout import FormulaLayout, FormulaRects
from formula_desktop.table.items import CardItem
from formula_desktop.table.scene import TableScene
from formula_desktop.table.tray import Tray

Numbers = tuple[Cells, ...]

LAYER_STEP = 0.01  # between overlapping cards of one layer: the right one is on top


class FormulaCards(Tray):
    """All card items of the table; each knows its home, and glides there when sent."""

    def __init__(self, scene: TableScene, faces: Faces) -> None:
        super().__init__(scene, faces)
        self._backs: list[CardItem] = []
        self.rows: list[list[CardItem]] = [[] for _ in NUMBERS]
        """The cards of each number from before the draft."""
        self.stock = self._item(Face(FaceKind.BACK, size=look.STOCK_CARD))
        self.gap = self._item(Face(FaceKind.SYMBOL, "+", look.SYMBOL))
        self.equals = self._item(Face(FaceKind.SYMBOL, "=", look.SYMBOL))
        self.symbols = {
            operator: self._item(Face(FaceKind.SYMBOL, signs()[operator], look.COLUMN_SYMBOL))
            for operator in Operator
        }

    def _hand_face(self, card: str) -> Face:
        return hand_face(card)

    def lay_rows(self, numbers: Numbers) -> None:
        """Show other cards lying on the table, including those that travelled there."""
        self._end_travelling()
        for item in (*self._backs, *chain.from_iterable(self.rows)):
            self._remove(item)
        self._backs = []
        self.rows = [
            [self._item(cell_face(cell, look.CARD)) for cell in cells if cell.there]
            for cells in numbers
        ]

    def start_travelling(self, index: int, at: QPointF) -> CardItem:
        """Make an item for another player's card, face down, on its way to the table."""
        item = self._item(Face(FaceKind.BACK, size=look.CARD), at)
        self.travelling[index] = item
        return item

    def back(self, at: QPointF) -> CardItem:
        """Make a card back that travels on its own, as when another player draws."""
        item = self._item(Face(FaceKind.BACK, size=look.SMALL_BACK), at)
        item.fly()
        self._backs.append(item)
        return item

    def put_items(self, numbers: Numbers) -> dict[int, CardItem]:
        """The items of the cards put down, by their index in the hand."""
        indexes = [cell.put.index for cells in numbers for cell in cells if cell.put]
        source = self.travelling or dict(enumerate(self.hand))
        return {index: source[index] for index in indexes if index in source}

    def arrange(
        self,
        layout: FormulaLayout,
        numbers: Numbers,
        milliseconds: int,
        last: Collection[tuple[int, int]] = (),
    ) -> FormulaRects:
        """Give every card its home and face, and send it there; a held card stays held.

        `last` are the numbers and indexes of the cards to be marked as just laid.
        """
        rects = layout.formula((len(numbers[0]), len(numbers[1]), len(numbers[2])))
        put = self.put_items(numbers)
        self._arrange_hand(layout, put, milliseconds)
        for number in NUMBERS:
            rows = iter(enumerate(self.rows[number]))
            lying = [cell for cell in numbers[number] if cell.there]
            for item in self.rows[number]:
                item.setVisible(bool(lying))
            for at, cell in enumerate(numbers[number]):
                home = rects.numbers[number][at]
                layer = Layer.CARD + at * LAYER_STEP
                if cell.there:
                    row, item = next(rows)
                    face = cell_face(Cell(cell.there), rects.card)
                    face = face._replace(last=not cell.put and (number, row) in last)
                    self._send(item, home, face, layer, milliseconds)
                if cell.put and cell.put.index in put:
                    item = put[cell.put.index]
                    face = cell_face(cell, rects.card)
                    above = Layer.CARD + (at + 0.5) * LAYER_STEP
                    self._send(item, home, face, above, milliseconds)
        self._arrange_symbols(layout, rects, milliseconds)
        self._fresh.clear()
        return rects

    def _arrange_hand(
        self, layout: FormulaLayout, put: dict[int, CardItem], milliseconds: int
    ) -> None:
        places = layout.hand(len(self.order))
        own_put = {} if self.travelling else put
        for position, index in enumerate(self.order):
            if index in own_put:
                continue
            place = places[position]
            size = Size(round(place.width(), 2), round(place.height(), 2))
            face = hand_face(self.hand_cards[index], size)
            if self.is_covered:
                face = Face(FaceKind.BACK, size=size)
            layer = Layer.CARD + position * LAYER_STEP
            self._send(self.hand[index], place, face, layer, milliseconds)

    def _arrange_symbols(
        self, layout: FormulaLayout, rects: FormulaRects, milliseconds: int
    ) -> None:
        self._send(self.stock, layout.stock, self.stock.face, Layer.CARD, 0)
        gap = Face(FaceKind.SYMBOL, self.gap.face.text, rects.symbol, new=self.gap.face.new)
        self._send(self.gap, rects.operator, gap, Layer.CARD, milliseconds)
        equals = Face(FaceKind.SYMBOL, "=", rects.symbol)
        self._send(self.equals, rects.equals, equals, Layer.CARD, milliseconds)
        shown = [item for item in self.symbols.values() if item.isVisible()]
        for item, place in zip(shown, layout.column, strict=False):
            self._send(item, place, item.face, Layer.CARD, 0)

    def show_operator(
        self, operator: Operator | None, lies: Operator | None, offered: tuple[Operator, ...]
    ) -> None:
        """Show the operator in the gap, marked as new if it changed, and those to choose from."""
        self.gap.setVisible(operator is not None)
        if operator is not None:
            is_new = operator is not lies
            face = Face(FaceKind.SYMBOL, signs()[operator], self.gap.face.size, new=is_new)
            self.gap.show_face(face)
        for each, item in self.symbols.items():
            item.setVisible(each in offered)
            chosen = each is operator
            item.show_face(item.face._replace(text=signs()[each], chosen=chosen))


def hand_face(card: str, size: Size = look.CARD) -> Face:
    """The face of a card of the hand."""
    if card == JOKER:
        return Face(FaceKind.JOKER, size=size)
    return Face(FaceKind.DIGIT, card, size)


def cell_face(cell: Cell, size: Size) -> Face:
    """The face of a visible card of the formula."""
    joker = cell.put.is_joker if cell.put else cell.there is not None and cell.there.joker
    kind = FaceKind.JOKER if joker else FaceKind.DIGIT
    text = "" if cell.value is None else str(cell.value)
    return Face(kind, text, size, new=cell.put is not None)


def lying(position: Position) -> Numbers:
    """The formula on the table, with no card put down."""
    return empty_draft(position.view(position.to_move or 0)).numbers


def on_the_way(step: FormulaStep) -> Numbers:
    """The formula with the cards that a play puts down."""
    if not isinstance(step.play, Formula):
        return lying(step.before)
    return draft_of(step.before.view(step.seat), step.play).numbers
