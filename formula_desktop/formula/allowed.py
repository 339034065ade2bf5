"""Every rule of a turn: which plays are allowed (docs/rules.md, 1 "A turn").

No other module repeats these rules. `legal.py` finds the plays that this module allows, but faster
than by asking about each of them.
"""

from __future__ import annotations

from collections.abc import Iterator

from formula_desktop.arithmetic import Operator, exact
from formula_desktop.formula.cards import JOKER, value_of
from formula_desktop.formula.laying import covered_by, lies_there, stays
from formula_desktop.formula.play import Action, Formula, Play
from formula_desktop.formula.reasons import Reason
from formula_desktop.formula.view import View
from formula_desktop.notation import missing
from formula_desktop.refusal import Refusal, refuse


def why_not(view: View, play: Play) -> Refusal | None:
    """Why the seat of a view may not make a play on its turn; None when it may."""
    if view.to_move is None:
        return refuse(Reason.ROUND_OVER)
    if play is Action.DRAW:
        return None if view.has_card_to_draw else refuse(Reason.NOTHING_TO_DRAW)
    if play is Action.PASS:
        return refuse(Reason.CARD_TO_DRAW) if view.has_card_to_draw else None
    return next(_against(view, play), None)


def why_not_correct(formula: Formula) -> Refusal | None:
    """What is wrong with the sum of a formula; None if it is right, wherever its cards are."""
    return next(_against_sum(formula), None)


def _against(view: View, formula: Formula) -> Iterator[Refusal]:
    if formula.operator not in view.options.operators:
        yield refuse(Reason.OPERATOR_NOT_PLAYED, operator=formula.operator.value)
    yield from _against_laying(view, formula)
    yield from _against_cards(view, formula.cards)
    most = view.options.max_number_cards
    if any(len(pieces) > most for pieces in formula.numbers):
        yield refuse(Reason.NUMBER_TOO_LONG, most=most)
    largest = view.options.largest_number
    for value in formula.values:
        if largest is not None and value > largest:
            yield refuse(Reason.ABOVE_RANGE, number=value, most=largest)
    yield from _against_sum(formula)


def _against_laying(view: View, formula: Formula) -> Iterator[Refusal]:
    if not all(formula.numbers):
        yield refuse(Reason.NUMBER_MISSING)
    for pieces, row in zip(formula.numbers, view.rows, strict=True):
        if covered_by(pieces, row) is not None:
            continue
        if lies_there(pieces, row):
            number = "".join(str(there.value) for there in row)
            yield refuse(Reason.TAKEN_AWAY, number=number)
        else:
            cards = "".join(piece.written for piece in pieces if piece.lies)
            yield refuse(Reason.NOT_THERE, cards=cards)
    keeps = any(piece.lies for pieces in formula.numbers for piece in pieces)
    if view.is_first:
        if not (stays(formula.left, view.left) and stays(formula.right, view.right)):
            yield refuse(Reason.STARTING_CARDS_STAY)
    elif view.zero_rule and keeps:
        yield refuse(Reason.REPLACE_ALL)
    elif view.options.use_table_card and not view.zero_rule and not keeps:
        yield refuse(Reason.KEEP_A_CARD)


def _against_cards(view: View, cards: str) -> Iterator[Refusal]:
    if not cards:
        yield refuse(Reason.NO_CARD_PLAYED)
    if len(cards) > view.options.max_cards:
        yield refuse(Reason.TOO_MANY_CARDS, most=view.options.max_cards)
    for card in missing(view.hand, cards):
        if card == JOKER:
            yield refuse(Reason.NO_JOKER_IN_HAND)
        else:
            yield refuse(Reason.NOT_IN_HAND, card=card)


def _against_sum(formula: Formula) -> Iterator[Refusal]:
    for pieces in formula.numbers:
        if len(pieces) > 1 and pieces[0].value == 0:
            yield refuse(Reason.LEADING_ZERO, number="".join(str(each.value) for each in pieces))
    left, right, answer = formula.values
    result = exact(left, formula.operator, right)
    written = f"{left}{formula.operator}{right}"
    if formula.operator is Operator.DIVIDE and right == 0:
        yield refuse(Reason.DIVIDED_BY_ZERO)
    elif result is None:
        yield refuse(Reason.NOT_EVEN, sum=written)
    elif result < 0:
        yield refuse(Reason.BELOW_ZERO, sum=written)
    elif result != answer:
        yield refuse(Reason.WRONG, sum=written, result=result, answer=value_of(formula.answer))
