"""Conversion between a seat's view of a round and JSON values, for the engine's process."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, fields
from typing import Any

from formula_desktop.arithmetic import Operator
from formula_desktop.formula.cards import DECK, Laid
from formula_desktop.formula.laying import Row
from formula_desktop.formula.options import FEWEST_PLAYERS, MOST_PLAYERS, Options
from formula_desktop.formula.view import View
from formula_desktop.json_values import fields as fields_of
from formula_desktop.json_values import flag, items, text, whole
from formula_desktop.notation import in_order, missing

_MOST_POINTS = 10**9

_FIELDS = tuple(each.name for each in fields(View) if each.name != "options")


def written_view(view: View) -> dict[str, Any]:
    """A view without its options, as JSON values."""
    said = asdict(view)
    del said["options"]
    return said


def read_view(said: object, options: Options) -> View:
    """The view from its JSON values.

    Raises ValueError for anything that no seat can see, such as a card too many.
    """
    values = fields_of(said, _FIELDS)
    sizes = items(values["hand_sizes"], FEWEST_PLAYERS, MOST_PLAYERS)
    last = len(sizes) - 1
    operator = values["operator"]
    view = View(
        options=options,
        seat=whole(values["seat"], 0, last),
        to_move=None if values["to_move"] is None else whole(values["to_move"], 0, last),
        hand=_cards(values["hand"]),
        hands=tuple(
            None if hand is None else _cards(hand)
            for hand in items(values["hands"], len(sizes), len(sizes))
        ),
        hand_sizes=tuple(whole(size, 0, len(DECK)) for size in sizes),
        stock_size=whole(values["stock_size"], 0, len(DECK)),
        covered=_cards(values["covered"]),
        left=_row(values["left"], options),
        operator=None if operator is None else Operator(text(operator)),
        right=_row(values["right"], options),
        answer=_row(values["answer"], options),
        zero_rule=flag(values["zero_rule"]),
        out=tuple(whole(seat, 0, last) for seat in items(values["out"], 0, last)),
        passes=whole(values["passes"], 0, last),
        earned=_points(values["earned"], sizes),
        totals=_points(values["totals"], sizes),
    )
    _check_table(view)
    _check_cards(view)
    return view


def _cards(value: object) -> str:
    """Cards in order."""
    cards = text(value)
    if missing(DECK, cards) or cards != in_order(cards):
        raise ValueError("these are not cards in order")
    return cards


def _row(value: object, options: Options) -> Row:
    return tuple(_laid(card) for card in items(value, 0, options.max_number_cards))


def _laid(card: object) -> Laid:
    value, joker = items(card, 2, 2)
    return Laid(None if value is None else whole(value, 0, 9), flag(joker))


def _points(value: object, sizes: Sequence[object]) -> tuple[int, ...]:
    seats = items(value, len(sizes), len(sizes))
    return tuple(whole(points, -_MOST_POINTS, _MOST_POINTS) for points in seats)


def _check_table(view: View) -> None:
    """Raise ValueError unless there is a formula on the table, or two starting cards."""
    if view.operator not in (None, *view.options.operators):
        raise ValueError("this operator is not played with")
    if view.is_first:
        if [len(row) for row in view.rows] != [1, 1, 0]:
            raise ValueError("there are not two starting cards")
    elif not all(view.rows):
        raise ValueError("a number has no cards")
    for card in (card for row in view.rows for card in row):
        if (card.value is None) != (card.joker and view.is_first):
            raise ValueError("only a starting joker has no value")


def _check_cards(view: View) -> None:
    """Raise ValueError unless the cards are those of a deck, and the open hands those to see."""
    for seat, hand in enumerate(view.hands):
        is_open = view.options.open_cards or seat == view.seat
        if (hand is not None) != is_open or (
            hand is not None and len(hand) != view.hand_sizes[seat]
        ):
            raise ValueError("a hand is not what a seat can see")
    if sorted(view.out) != [seat for seat, size in enumerate(view.hand_sizes) if not size]:
        raise ValueError("those who are out are not those without cards")
    if view.hands[view.seat] != view.hand:
        raise ValueError("the seat's own hand is two different ones")
    seen = view.covered + "".join(hand or "" for hand in view.hands)
    rows = "".join(card.card for row in view.rows for card in row)
    if missing(DECK, seen + rows):
        raise ValueError("there is a card too many")
    if sum(view.hand_sizes) + view.stock_size + len(view.covered + rows) != len(DECK):
        raise ValueError("these are not all cards")
