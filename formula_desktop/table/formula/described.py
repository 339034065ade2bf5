"""Formula's table as a screen reader announces it."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QObject

from formula_desktop.formula.draft import ANSWER, NUMBERS, RIGHT, Cell, Cells, Place
from formula_desktop.models.words.formula import (
    card_in_words,
    cell_in_words,
    number_in_words,
    place_in_words,
)
from formula_desktop.models.words.spoken import aloud, equals_in_words, operator_in_words
from formula_desktop.table.described import Described, Kind, group, lines_of, present, ring_of
from formula_desktop.table.formula.table import FormulaTable
from formula_desktop.table.items import CardItem, PlaceItem
from formula_desktop.table.seat import Seat


class DescribedFormula(QObject):
    """The described items of one table, made when somebody asks for them."""

    def __init__(self, table: FormulaTable) -> None:
        super().__init__()
        self._table = table

    def all(self) -> tuple[Described, ...]:
        """Everything on the table, in reading order."""
        table = self._table
        table.see_what_is_in_reach()
        return present(
            group("players", self.tr("Players"), self._players()),
            self._stock(),
            group("formula", self.tr("Formula"), self._formula()),
            *lines_of(table.texts, aloud, table.layout.area),
            self._places(),
            ring_of(table.ring),
            group("symbols", self.tr("Symbol cards"), self._symbols()),
            group("hand", ", ".join(table.texts.said_of_tray), self._hand()),
        )

    def _players(self) -> Iterator[Described]:
        for number, item in enumerate(self._table.texts.seats):
            seat = item.seat
            yield Described(("seat", number), self._seat(seat), item.rect, value=seat.score)

    def _seat(self, seat: Seat) -> str:
        said = [seat.name, *filter(None, [seat.score]), self.tr("%n card(s)", "", seat.number)]
        if seat.cards:
            said += map(card_in_words, seat.cards)
        if seat.is_to_move:
            said.append(self.tr("playing"))
        elif not seat.number:
            said.append(seat.count)  # the place it finished in
        return ", ".join(said)

    def _stock(self) -> Described:
        table, number = self._table, len(self._table.players.position.stock)
        name = self.tr("Stock: %n card(s)", "", number)
        outline, press = table.cards.stock.outline, table.stock_press
        kind = Kind.TEXT if press is None else Kind.BUTTON
        return Described("stock", name, outline, kind, value=str(number), press=press)

    def _formula(self) -> Iterator[Described]:
        for number in NUMBERS:
            found = self._number(number)
            if found is not None:
                yield found
            if number == RIGHT:
                yield Described("equals", equals_in_words(), self._table.rects.equals)
            elif number != ANSWER:
                yield self._operator()

    def _number(self, number: int) -> Described | None:
        table, key = self._table, ("number", number)
        cells = table.numbers[number]
        name = number_in_words(number, _digits(cells))
        if not cells:
            return Described(key, name, table.rects.around(number))
        made = (self._cell(number, at, cell) for at, cell in enumerate(cells))
        return group(key, name, made)

    def _cell(self, number: int, at: int, cell: Cell) -> Described:
        table = self._table
        item: CardItem | None = None
        if table.draft is not None and cell.put is not None:
            item = table.cards.hand[cell.put.index]
        elif table.draft is not None and table.cards.rows[number]:
            item = table.cards.rows[number][0]  # in reach if it is a starting joker
        row = sum(each.there is not None for each in table.numbers[number][:at])
        is_last = cell.put is None and (number, row) in table.last_cards
        described = Described(
            ("cell", number, at),
            cell_in_words(cell),
            table.rects.numbers[number][at],
            about=self.tr("just laid") if is_last else "",
        )
        return table.with_state(described, item)

    def _operator(self) -> Described:
        table, rect = self._table, self._table.rects.operator
        operator = table.operator_shown
        if operator is None:
            return Described("operator", self.tr("no sign yet"), rect)
        return table.with_state(
            Described("operator", operator_in_words(operator), rect), table.cards.gap
        )

    def _places(self) -> Described | None:
        """The places for the held card."""
        table, held = self._table, self._table.held
        if held is None or held not in table.cards.hand:
            return None
        card = card_in_words(table.cards.hand_cards[table.cards.hand.index(held)])
        name = self.tr("Places for {card}").format(card=card)
        return group("places", name, map(self._place, table.places))

    def _place(self, item: PlaceItem) -> Described:
        place = item.key
        assert isinstance(place, Place)
        name = place_in_words(place, _digits(self._table.numbers[place.number]))
        described = Described(("place", place), name, item.rect, takes_held=True)
        return self._table.with_state(described, item)

    def _symbols(self) -> Iterator[Described]:
        for operator, item in self._table.cards.symbols.items():
            if item.isVisible():
                name, chosen = operator_in_words(operator), item.face.chosen
                described = Described(("symbol", operator), name, item.outline, is_chosen=chosen)
                yield self._table.with_state(described, item, Kind.CHOICE)

    def _hand(self) -> Iterator[Described]:
        """The cards in the tray; those put down are in the formula."""
        table, tray = self._table, self._table.tray
        if tray.is_covered:
            name = self.tr("%n face-down card(s)", "", len(tray.hand))
            yield Described("covered", name, table.layout.hand_room)
            return
        away = {cell.put.index for cells in table.numbers for cell in cells if cell.put}
        for index in tray.order:
            if index not in away or tray.travelling:
                name, item = card_in_words(tray.hand_cards[index]), tray.hand[index]
                yield table.with_state(Described(("hand", index), name, item.outline), item)


def _digits(cells: Cells) -> str:
    return "".join("?" if cell.value is None else str(cell.value) for cell in cells)
