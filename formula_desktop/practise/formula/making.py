"""Makes exercises of Formula at random."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from typing import Final

from formula_desktop.arithmetic import ALL_OPERATORS, Operator, exact
from formula_desktop.formula.cards import DECK, JOKER
from formula_desktop.formula.legal import LegalPlays
from formula_desktop.formula.options import Options
from formula_desktop.formula.play import Formula
from formula_desktop.notation import in_order, without
from formula_desktop.practise.draw import Draw
from formula_desktop.practise.exercise import OF_TABLES, SEAT, Exercise, Range, Task
from formula_desktop.practise.formula.positions import position_of, row_for, value_of
from formula_desktop.practise.formula.solving import SUMS, appraised, is_in_range, position_in
from formula_desktop.practise.sums import HIGHEST, UNKNOWN, InTables, Numbers, drawn_sum, next_sum

HAND: Final = 7
"""The cards in a hand to answer with, and the most in one to lay cards of."""

FEWEST_IN_HAND: Final = 5

_CARDS: Final = DECK.replace(JOKER, "")
"""The cards of exercises that are made: a joker makes all of them easier."""

_HANDS: Final = 40
"""The hands looked at for one without a sum of single digits."""
_NUMBERS_OF_BEGINNERS: Final = (10, 20, 50)
"""The largest numbers for which such a sum is no child's play."""

_NEAR: Final = (1, -1, 2, -2, 10, -10)
"""How far typical wrong answers are from the right one."""


def drawn(
    task: Task,
    range_: Range,
    draw: Draw,
    before: Sequence[str] = (),
    known: InTables = UNKNOWN,
) -> Exercise | None:
    """An exercise made at random; None if this draw makes none.

    A single sum of chosen tables is one whose turn it is after those asked `before`.
    """
    is_sum = task in SUMS
    numbers = next_sum(range_, draw, before, known=known) if is_sum else drawn_sum(range_, draw)
    if numbers is None:
        return None
    made = _MAKERS[task](range_, numbers, draw)
    return None if made is None else appraised(made)


def _options(range_: Range, *more: Operator) -> Options:
    """The options with these operators; + or x comes along where the game needs one."""
    wanted = {*range_.operators, *more}
    if Operator.SUBTRACT in wanted and Operator.MULTIPLY not in wanted:
        wanted.add(Operator.ADD)
    if wanted == {Operator.DIVIDE}:
        wanted.add(Operator.MULTIPLY)
    operators = tuple(each for each in ALL_OPERATORS if each in wanted)
    return Options(operators, largest_number=range_.largest)


def _exercise(
    task: Task, range_: Range, options: Options, table: Numbers, hand: str, goal: int
) -> Exercise | None:
    """The exercise in a position; None if there are not so many cards of a kind."""
    left, operator, right, answer = table
    sign = None if task is Task.SIGN else operator
    rows = row_for(left), row_for(right), () if task is Task.ANSWER else row_for(answer)
    try:
        position = position_of(options, rows[0], sign, rows[1], rows[2], hand)
    except ValueError:
        return None
    return Exercise(position, task, range_, goal)


def _answer(range_: Range, numbers: Numbers, draw: Draw) -> Exercise | None:
    left, operator, right, answer = numbers
    hand = str(answer)
    rest = without(_CARDS, f"{left}{right}{hand}")
    if rest is None:
        return None
    for tempting in draw.shuffled(_tempting(numbers)):
        for digit in str(tempting):
            if len(hand) < HAND and digit not in hand and digit in rest:
                hand += digit
                rest = rest.replace(digit, "", 1)
    hand += _dealt(rest, HAND - len(hand), draw)
    options = _options(range_, operator)
    return _exercise(Task.ANSWER, range_, options, numbers, in_order(hand), 0)


def _tempting(numbers: Numbers) -> list[int]:
    """Typical wrong answers."""
    left, operator, right, answer = numbers
    others = (exact(left, each, right) for each in ALL_OPERATORS if each is not operator)
    found = [answer + by for by in _NEAR] + [each for each in others if each is not None]
    return [each for each in found if 0 <= each <= HIGHEST and each != answer]


def _sign(range_: Range, numbers: Numbers, draw: Draw) -> Exercise | None:
    others = () if len(range_.operators) > 1 else _signs_beside(range_.operators[0])
    return _exercise(Task.SIGN, range_, _options(range_, *others), numbers, "", 0)


def _signs_beside(operator: Operator) -> tuple[Operator, ...]:
    """The signs to choose from where only one is practised: none that is learned after it."""
    return ALL_OPERATORS if operator in OF_TABLES else (Operator.ADD, Operator.SUBTRACT)


def _most_cards(range_: Range, numbers: Numbers, draw: Draw) -> Exercise | None:
    hand = _demanding_hand(range_, numbers, draw)
    plays = _plays(range_, numbers, hand)
    most = max((len(each.cards) for each in plays), default=0)
    best = [each for each in plays if len(each.cards) == most]
    if _any_is_there(best, numbers, range_) or not any(is_in_range(each, range_) for each in best):
        return None
    return _exercise(Task.MOST_CARDS, range_, _options(range_), numbers, hand, most)


def _go_out(range_: Range, numbers: Numbers, draw: Draw) -> Exercise | None:
    number = draw.one_of((1, 2, 2, 2, 3, 3, 3))
    found = _plays(range_, numbers, _hand_beside(numbers, HAND, draw))
    plays = [each for each in found if len(each.cards) == number]
    wanted = [each for each in plays if is_in_range(each, range_)]
    if not wanted:
        return None
    hand = in_order(draw.one_of(wanted).cards)
    if _any_is_there([each for each in plays if in_order(each.cards) == hand], numbers, range_):
        return None
    return _exercise(Task.GO_OUT, range_, _options(range_), numbers, hand, number)


def with_joker(exercise: Exercise, draw: Draw) -> Exercise | None:
    """An exercise of laying cards with a joker in place of a card of its hand; None if it is none.

    For puzzles: in practice a joker makes everything easier.
    """
    position = position_in(exercise)
    left, right, answer = map(value_of, (position.left, position.right, position.answer))
    operator, hand = position.operator, position.hands[SEAT]
    assert operator is not None  # a whole formula lies there
    replaced = without(hand, draw.one_of(hand))
    assert replaced is not None  # it is one of them
    numbers = left, operator, right, answer
    plays = _plays(exercise.range, numbers, in_order(replaced + JOKER))
    best = [each for each in plays if len(each.cards) >= exercise.goal]
    if _any_is_there(best, numbers, exercise.range):
        return None
    hand = in_order(replaced + JOKER)
    made = _exercise(exercise.task, exercise.range, position.options, numbers, hand, exercise.goal)
    return None if made is None else appraised(made)


def _any_is_there(formulas: Sequence[Formula], numbers: Numbers, range_: Range) -> bool:
    """Whether one of these reads as what lies there: cards on the same digits are no exercise.

    None does in a range that has hardly any other sum.
    """
    if range_.tables and (range_.largest or HIGHEST) < 2 * range_.tables[0]:
        return False
    left, operator, right, answer = numbers
    there = operator, (left, right, answer)
    return any((each.operator, each.values) == there for each in formulas)


def _plays(range_: Range, numbers: Numbers, hand: str) -> list[Formula]:
    """All formulas with a hand beside a formula, ordered by text, however they are found.

    The list is empty if there are not enough cards.
    """
    made = _exercise(Task.MOST_CARDS, range_, _options(range_), numbers, hand, 1)
    if made is None or not hand:
        return []
    return sorted(LegalPlays(position_in(made).view(SEAT)), key=str)


def _hand_beside(numbers: Numbers, number: int, draw: Draw) -> str:
    """A hand of cards that do not lie on the table; empty if the table has too many of a kind."""
    left, _, right, answer = numbers
    rest = without(_CARDS, f"{left}{right}{answer}")
    return "" if rest is None else in_order(_dealt(rest, number, draw))


def _demanding_hand(range_: Range, numbers: Numbers, draw: Draw) -> str:
    """A hand to lay most cards of; for large numbers one that has no sum of single digits."""
    hand = ""
    for _ in range(_HANDS):
        hand = _hand_beside(numbers, draw.between(FEWEST_IN_HAND, HAND), draw)
        if range_.largest in _NUMBERS_OF_BEGINNERS or not _has_small_sum(hand, range_):
            break
    return hand


def _has_small_sum(hand: str, range_: Range) -> bool:
    """Whether three cards of a hand are a sum of single digits, such as `1+2=3`."""
    digits = [*map(int, hand)]
    for left, right in permutations(digits, 2):
        for operator in range_.operators:
            answer = exact(left, operator, right)
            if answer is None:
                continue
            if digits.count(answer) > (left == answer) + (right == answer):
                return True
    return False


def _dealt(cards: str, number: int, draw: Draw) -> str:
    return "".join(draw.shuffled(cards)[:number])


_MAKERS: Final = {
    Task.ANSWER: _answer,
    Task.SIGN: _sign,
    Task.MOST_CARDS: _most_cards,
    Task.GO_OUT: _go_out,
}
