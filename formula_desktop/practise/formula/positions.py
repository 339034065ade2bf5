"""The positions of exercises, and how they are written: `7+8=15` and a hand (docs/exercises.md).

`7+8=` has no answer yet, `7_8=15` no sign, and `7_8=` neither, as at the start of a round.
"""

from __future__ import annotations

import re
from typing import Final

from formula_desktop.arithmetic import Operator, exact, number
from formula_desktop.formula.cards import DECK, JOKER, Laid
from formula_desktop.formula.laying import Row
from formula_desktop.formula.options import Options
from formula_desktop.formula.position import CARDS_DEALT, Position
from formula_desktop.json_values import text
from formula_desktop.notation import in_order, without
from formula_desktop.practise.exercise import SEAT

FIELDS: Final = ("table", "hand")

NO_SIGN: Final = "_"

_CARDS: Final = r"((?:\*?[0-9]){1,3})"
_TABLE: Final = re.compile(rf"(\*|{_CARDS})([-+x/_])(\*|{_CARDS})={_CARDS}?", re.ASCII)
_CARD: Final = re.compile(r"(\*?)([0-9]?)")

_MULTIPLYING: Final = (Operator.MULTIPLY, Operator.DIVIDE)


def written(position: Position) -> dict[str, object]:
    """The fields of a position."""
    left, right, answer = map(_written_row, (position.left, position.right, position.answer))
    sign = position.operator.value if position.operator else NO_SIGN
    return {"table": f"{left}{sign}{right}={answer}", "hand": position.hands[SEAT]}


def _written_row(row: Row) -> str:
    return "".join(
        f"{JOKER if card.joker else ''}{'' if card.value is None else card.value}" for card in row
    )


def read(said: dict[str, object], options: Options) -> Position:
    """The position from its fields; raises ValueError if an exercise cannot have it."""
    if options != normal_options(options):
        raise ValueError("options: an exercise has only those that decide what may be laid")
    found = _TABLE.fullmatch(text(said["table"]))
    if found is None:
        raise ValueError("table: this is not a formula like 7+8=15, 7+8=, 7_8=15 or 7_8=")
    left, right, answer = (_row(found[at] or "") for at in (1, 4, 6))
    sign = found[3]
    operator = None if sign == NO_SIGN else Operator(sign)
    _check_rows(left, operator, right, answer, options)
    hand = text(said["hand"])
    if hand != in_order(hand):
        raise ValueError("hand: the cards are not in order")
    return position_of(options, left, operator, right, answer, hand)


def _row(written: str) -> Row:
    cards = (match for match in _CARD.finditer(written) if match[0])
    return tuple(Laid(int(match[2]) if match[2] else None, bool(match[1])) for match in cards)


def _check_rows(
    left: Row, operator: Operator | None, right: Row, answer: Row, options: Options
) -> None:
    rows = [row for row in (left, right, answer) if row]
    if operator not in (None, *options.operators):
        raise ValueError("table: the sign is not one of the options")
    if any(card.value is None for row in rows for card in row):
        if operator is not None or answer:
            raise ValueError("table: a joker has no value")
        values = [0]
    else:
        values = list(map(value_of, rows))
    if max(values) > options.highest_number:
        raise ValueError("table: a number is above the largest of the options")
    if any(len(row) > 1 and row[0].value == 0 for row in rows):
        raise ValueError("table: a number starts with 0")
    if operator is None and not answer and (len(left), len(right)) != (1, 1):
        raise ValueError("table: there are not two starting cards")
    if operator and answer and exact(values[0], operator, values[1]) != values[2]:
        raise ValueError("table: the formula is not correct")


def value_of(row: Row) -> int:
    """The number that a row shows, all of whose cards have a value."""
    return number(tuple(card.value or 0 for card in row))


def row_for(value: int) -> Row:
    """The cards of a number."""
    return tuple(Laid(int(digit)) for digit in str(value))


def position_of(
    options: Options, left: Row, operator: Operator | None, right: Row, answer: Row, hand: str
) -> Position:
    """The position with this table and hand; all other cards are out of sight.

    Raises ValueError if there are not so many cards.
    """
    rows = "".join(card.card for row in (left, right, answer) for card in row)
    rest = without(DECK, rows + hand)
    if rest is None:
        raise ValueError("position: there are not so many cards of a kind")
    is_zero = operator in _MULTIPLYING and bool(answer) and value_of(answer) == 0
    return Position(
        options=options,
        dealer=1 - SEAT,
        hands=(in_order(hand), rest[:CARDS_DEALT]),
        stock=rest[CARDS_DEALT:],
        covered="",
        left=left,
        operator=operator,
        right=right,
        answer=answer,
        zero_rule=is_zero,
        to_move=SEAT,
        out=(),
        passes=0,
        earned=(0, 0),
        totals=(0, 0),
    )


def normal(position: Position) -> Position:
    """A game's position, seen by the player to move, as an exercise position."""
    assert position.to_move is not None
    return position_of(
        normal_options(position.options),
        position.left,
        position.operator,
        position.right,
        position.answer,
        position.hands[position.to_move],
    )


def normal_options(options: Options) -> Options:
    """The options that decide what may be laid and what it earns; the others as usual."""
    return Options(
        operators=options.operators,
        max_cards=options.max_cards,
        max_number_cards=options.max_number_cards,
        largest_number=options.largest_number,
        use_table_card=options.use_table_card,
        scoring=options.scoring,
        hard_sum_bonus=options.hard_sum_bonus and options.for_points,
    )
