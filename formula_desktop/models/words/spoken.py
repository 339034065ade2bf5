"""Cards, tiles and squares in words, for players who use a screen reader."""

from __future__ import annotations

import re

from PySide6.QtCore import QCoreApplication

from formula_desktop.arithmetic import Operator
from formula_desktop.digifeud.layout import Colour, Layout
from formula_desktop.digifeud.squares import CENTRE, Square, name_of
from formula_desktop.digifeud.tiles import BLANK, EQUALS, digit_on, kind_of
from formula_desktop.formula.cards import JOKER
from formula_desktop.formula.draft import ANSWER, LEFT, RIGHT, Cell, Place, PlaceKind
from formula_desktop.models.words.signs import signs

_BETWEEN_NUMBERS = re.compile(r"(?<=[\d?]) ([^\s\w]) (?=[\d?])")


def aloud(text: str) -> str:
    """A text with the words for the signs in its sums: `:` and `·` would not be heard."""
    words = {sign: operator_in_words(Operator(key)) for key, sign in signs().items()}
    words["="] = equals_in_words()
    return _BETWEEN_NUMBERS.sub(lambda found: f" {words.get(found[1], found[1])} ", text)


def operator_in_words(operator: Operator) -> str:
    """The sign of an operator as a word."""
    return {
        Operator.ADD: QCoreApplication.translate("Spoken", "plus"),
        Operator.SUBTRACT: QCoreApplication.translate("Spoken", "minus"),
        Operator.MULTIPLY: QCoreApplication.translate("Spoken", "times"),
        Operator.DIVIDE: QCoreApplication.translate("Spoken", "divided by"),
    }[operator]


def equals_in_words() -> str:
    """The sign of equality as a word."""
    return QCoreApplication.translate("Spoken", "equals")


def card_in_words(card: str, value: int | None = None) -> str:
    """A card of a hand or in a formula; `value` is the digit of a joker that has one."""
    if card != JOKER:
        return card
    if value is None:
        return QCoreApplication.translate("Spoken", "joker")
    text = QCoreApplication.translate("Spoken", "joker that counts as {digit}")
    return text.format(digit=value)


def cell_in_words(cell: Cell) -> str:
    """A visible card of a number, and whether it has been put down in this turn."""
    if cell.put is not None:
        return put_down(card_in_words(cell.put.card, cell.put.value))
    return card_in_words(cell.there.card, cell.there.value) if cell.there is not None else ""


def put_down(what: str) -> str:
    """A card or tile that has been put down in this turn."""
    return QCoreApplication.translate("Spoken", "{what}, put down").format(what=what)


def number_in_words(number: int, digits: str) -> str:
    """One of the three numbers of a formula; without digits it has no card yet."""
    name = {
        LEFT: QCoreApplication.translate("Spoken", "first number"),
        RIGHT: QCoreApplication.translate("Spoken", "second number"),
        ANSWER: QCoreApplication.translate("Spoken", "answer"),
    }[number]
    if not digits:
        return QCoreApplication.translate("Spoken", "{number}: no card yet").format(number=name)
    return QCoreApplication.translate("Spoken", "{number}: {digits}").format(
        number=name, digits=digits
    )


def place_in_words(place: Place, digits: str) -> str:
    """A place that may take a card, with the number as it is without that card."""
    if not digits:
        return {
            LEFT: QCoreApplication.translate("Spoken", "as the first number"),
            RIGHT: QCoreApplication.translate("Spoken", "as the second number"),
            ANSWER: QCoreApplication.translate("Spoken", "as the answer"),
        }[place.number]
    text = {
        PlaceKind.ON: QCoreApplication.translate("Spoken", "on the {digit}, {number}"),
        PlaceKind.BEFORE: QCoreApplication.translate("Spoken", "before {number}"),
        PlaceKind.BEHIND: QCoreApplication.translate("Spoken", "behind {number}"),
        PlaceKind.WHOLE: QCoreApplication.translate("Spoken", "on all of {number}"),
    }[place.where]
    number = number_in_words(place.number, digits)
    digit = digits[place.index] if place.where is PlaceKind.ON else ""
    return text.format(digit=digit, number=number)


def tile_in_words(tile: str) -> str:
    """A tile: `7`, `*` for a blank, `*7` for one that counts as 7, `+`, `=`."""
    digit = digit_on(tile)
    if kind_of(tile) == BLANK:
        if digit is None:
            return QCoreApplication.translate("Spoken", "blank")
        text = QCoreApplication.translate("Spoken", "blank that counts as {digit}")
        return text.format(digit=digit)
    if digit is not None:
        return tile
    return equals_in_words() if tile == EQUALS else operator_in_words(Operator(tile))


def square_in_short(square: Square, tile: str, layout: Layout, *, is_new: bool) -> str:
    """A square and its tile: `D4, empty, blue`; the colour only while it counts."""
    said = [name_of(square)]
    if tile:
        shown = tile_in_words(tile)
        said.append(put_down(shown) if is_new else shown)
    else:
        said.append(QCoreApplication.translate("Spoken", "empty"))
    colour = layout.colour(square)
    if colour is not None and (is_new or not tile):
        said.append(
            {
                Colour.BLUE: QCoreApplication.translate("Spoken", "blue"),
                Colour.RED: QCoreApplication.translate("Spoken", "red"),
            }[colour]
        )
    if square == CENTRE and not tile:
        said.append(QCoreApplication.translate("Spoken", "centre"))
    return ", ".join(said)
