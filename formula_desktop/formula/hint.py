"""Hints for a play: its kind, which of the three numbers change, and the play itself.

A hint is the best of the simplest plays that suit the person, who plays against a level. When
something is put down, the hint leads on from there to a play that keeps as much of it as possible.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from itertools import combinations
from typing import Final, NamedTuple

from formula_desktop.arithmetic import Operator
from formula_desktop.formula.cards import JOKER, Piece, cost_in_hand
from formula_desktop.formula.draft import NUMBERS, Draft, Put
from formula_desktop.formula.laying import on_equal_cards
from formula_desktop.formula.legal import LegalPlays
from formula_desktop.formula.play import Formula, Play
from formula_desktop.formula.position import points_of
from formula_desktop.formula.view import View
from formula_desktop.players import STRONG, Level

SMALL: Final = 20
LARGE: Final = 100
"""The highest numbers of hints against the levels beginner and easy, if there are such plays."""

OF_BEGINNERS: Final = (Operator.ADD, Operator.SUBTRACT)
"""The operators of hints against the level beginner, if there are such plays."""


class Lead(NamedTuple):
    """What to do first with the cards put down, to come closer to a play.

    `wrong` is a card that is not part of it, at this number and index, and `instead` the card that
    belongs in its place, if any. `cards` are still to be laid, the first of them at `next_number`.
    """

    wrong: Put | None = None
    at: tuple[int, int] = (0, 0)
    instead: Piece | None = None
    needs_sign: bool = False
    has_other_sign: bool = False
    joker: Piece | None = None
    """What a joker without a digit becomes."""
    cards: int = 0
    next_number: int | None = None


class Hint(NamedTuple):
    """A play, and the indexes of the numbers that get a card, counted from 0.

    `keeps_digits` is true if one of them reads as before: an equal card is laid on a card. `lying`
    has the three numbers as they read before.
    `is_first` is true for the first formula of the round. No number changes when no formula is to
    be laid; `otherwise` is one that could be. `lead` is what to do first with what is put down, if
    anything is.
    """

    play: Play
    is_first: bool
    numbers: tuple[int, ...]
    keeps_digits: bool = False
    lead: Lead | None = None
    otherwise: Formula | None = None
    lying: tuple[str, ...] = ()

    @property
    def formula(self) -> Formula | None:
        """The formula to lay; None when drawing or passing is all that is left."""
        return self.play if isinstance(self.play, Formula) else None

    @property
    def laid(self) -> Formula | None:
        """What the last step puts down, if anything."""
        return self.formula or self.otherwise


def hinted(view: View, level: Level) -> Play | None:
    """The play of a hint for a person who plays against a level; None for a strong player's."""
    from formula_desktop.formula.player.normal import other_play  # not needed by the window

    if not suited_views(view, level):
        return None
    return _suited(view, level, LegalPlays) or other_play(view)


def _suited(view: View, level: Level, legal: Callable[[View], Iterable[Formula]]) -> Formula | None:
    """The best of the simplest formulas that suit a person against a level; None without any.

    `legal` has the formulas of a view. Ties are broken by the text.
    """
    for each in suited_views(view, level) or (view,):
        ranked = [(_rank(view, formula), formula) for formula in legal(each)]
        if ranked:
            best = max(rank for rank, _ in ranked)
            return min((formula for rank, formula in ranked if rank == best), key=str)
    return None


def _rank(view: View, formula: Formula) -> tuple[int, ...]:
    """How good a formula is: its points, if they count, its cards, and that it is another one.

    Then come few cards on equal ones, no joker except where it would cost points, short numbers,
    and cards that are dear, as those are in fewer sums.
    """
    for_points, cards = view.options.for_points, formula.cards
    equal = sum(len(on_equal_cards(*each)) for each in zip(formula.numbers, view.rows, strict=True))
    return (
        points_of(formula, view.options) if for_points else 0,
        len(cards),
        not _lies_there(view, formula),
        -equal,
        0 if for_points else -cards.count(JOKER),
        -sum(map(len, formula.numbers)),
        cost_in_hand(cards),
    )


def _lies_there(view: View, formula: Formula) -> bool:
    """Whether a formula says the same as the one on the table, perhaps the other way round."""
    if view.operator is not formula.operator:
        return False
    *lie, answer = ([laid.value for laid in row] for row in view.rows)
    *new, its_answer = ([piece.value for piece in pieces] for pieces in formula.numbers)
    is_turned = formula.operator in (Operator.ADD, Operator.MULTIPLY) and new[::-1] == lie
    return its_answer == answer and (new == lie or is_turned)


def hint_of(view: View, play: Play) -> Hint:
    """The hint for a play, which must be allowed in this view; it spares jokers."""
    if isinstance(play, Formula):
        play = _with_plain_cards(view, play)
        new = [not all(piece.lies for piece in pieces) for pieces in play.numbers]
        numbers = tuple(at for at, is_new in enumerate(new) if is_new)
        rows = [tuple(laid.value for laid in row) for row in view.rows]
        read = [tuple(piece.value for piece in pieces) for pieces in play.numbers]
        keeps_digits = any(read[at] == rows[at] for at in numbers)
        lying = tuple("".join(map(str, row)) for row in rows)
        return Hint(play, view.is_first, numbers, keeps_digits, lying=lying)
    otherwise = _suited(view, Level.NORMAL, LegalPlays)
    if otherwise is not None:
        otherwise = _with_plain_cards(view, otherwise)
    return Hint(play, view.is_first, (), otherwise=otherwise)


def _with_plain_cards(view: View, play: Formula) -> Formula:
    """The same formula without the jokers for which the hand has a plain card."""
    left = Counter(view.hand) - Counter(piece.card for piece in play.new_pieces)

    def plain(piece: Piece) -> Piece:
        if piece.lies or not piece.joker or not left[str(piece.value)]:
            return piece
        left[str(piece.value)] -= 1
        return Piece(piece.value)

    numbers = [tuple(map(plain, pieces)) for pieces in play.numbers]
    return Formula(numbers[0], play.operator, numbers[1], numbers[2])


def leading_on(draft: Draft, level: Level, towards: Play | None = None) -> Hint | None:
    """The hint that keeps as much of a draft as possible; None if nothing can be laid.

    `towards` is the play of an earlier hint, to which it leads if that keeps as much.
    """
    if draft.play is not None and draft.refusal is None:
        return hint_of(draft.view, draft.play)._replace(lead=_lead(draft, draft, draft.play))
    for kept in _fewer(draft):
        play = _suited(draft.view, level, kept.completed)
        if play is not None and isinstance(towards, Formula):
            play = towards if towards in kept.completed(draft.view) else play
        if play is not None:
            return hint_of(draft.view, play)._replace(lead=_lead(draft, kept, play))
    return None


def _fewer(draft: Draft) -> Iterator[Draft]:
    """The draft, then with any sign, then the same without some of its cards."""
    indexes = [put.index for put in draft.puts]
    for number in range(len(indexes) + 1):
        for gone in combinations(indexes, number):
            kept = draft
            for index in gone:
                kept = kept.take_back(index)
            yield kept
            if draft.operator is not None:
                yield replace(kept, operator=None)


def _lead(draft: Draft, kept: Draft, play: Formula) -> Lead:
    """What to do first on the way from a draft to a play; `kept` is what they share."""
    staying = {put.index for put in kept.puts}
    for number, cells in enumerate(draft.numbers):
        pieces = play.numbers[number]
        for index, cell in enumerate(cells):
            if cell.put is not None and cell.put.index not in staying:
                instead = pieces[index] if len(pieces) == len(cells) else None
                return Lead(
                    cell.put,
                    (number, index),
                    None if instead is None or instead.lies else instead,
                    next_number=_next_number(kept, play),
                )
    joker = next(
        (
            pieces[index]
            for pieces, cells in zip(play.numbers, draft.numbers, strict=True)
            for index, cell in enumerate(cells)
            if cell.put is not None and cell.put.value is None and len(pieces) == len(cells)
        ),
        None,
    )
    return Lead(
        needs_sign=draft.operator is None,
        has_other_sign=draft.operator not in (None, play.operator),
        joker=joker,
        cards=len(play.new_pieces) - len(kept.puts),
        next_number=_next_number(kept, play),
    )


def _next_number(draft: Draft, play: Formula) -> int | None:
    """The first number that gets one more card."""
    for number in NUMBERS:
        there = sum(cell.put is not None for cell in draft.numbers[number])
        if there < sum(not piece.lies for piece in play.numbers[number]):
            return number
    return None


def suited_views(view: View, level: Level) -> tuple[View, ...]:
    """The view with options that leave only plays that suit a person against this level.

    The first view with a legal play gives the hint; the last one is the view itself. There are none
    if nothing is too hard: then a strong player's choice is the hint.
    """
    options = view.options
    is_small = options.largest_number is not None and options.largest_number <= SMALL
    if level in STRONG and not is_small:
        return ()
    simpler = []
    if level is Level.BEGINNER:
        easy = tuple(each for each in options.operators if each in OF_BEGINNERS)
        if Operator.ADD in easy:
            simpler.append(_within(replace(view, options=replace(options, operators=easy)), SMALL))
        simpler.append(_within(view, SMALL))
    if level in (Level.BEGINNER, Level.EASY):
        simpler.append(_within(view, LARGE))
    return tuple(dict.fromkeys((*simpler, view)))


def _within(view: View, highest: int) -> View:
    """The view with numbers up to the highest one at most."""
    largest = view.options.largest_number
    if largest is not None and largest <= highest:
        return view
    return replace(view, options=replace(view.options, largest_number=highest))
