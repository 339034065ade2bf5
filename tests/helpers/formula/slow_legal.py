"""All legal formulas, slow and obvious: every choice of cards in every way of laying them.

Written from docs/rules.md alone, to compare the program with. It uses the program's data classes,
but none that contain a rule.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import permutations, product

from formula_desktop.formula.cards import Laid
from formula_desktop.formula.options import Scoring
from formula_desktop.formula.view import View

NEW = "%s"  # a place for a card from the hand; what lies there already is written "(6)"

BONUS = {"+": 0, "-": 5, "x": 0, "/": 10}


def slow_plays(view: View) -> set[tuple[str, int]]:
    """Every formula that the seat of a view may lay, in its written form, with its points."""
    plays = set()
    for left, right, answer in ways_to_lay_all(view):
        new = (left + right + answer).count(NEW)
        written = f"{as_written(left)}%%s{as_written(right)}={as_written(answer)}"
        shown = " ".join(
            "".join(slot.strip("(*)") for slot in way) for way in (left, right, answer)
        )
        for cards in choices_of_cards(view.hand, new):
            numbers = (shown % tuple(card[-1] for card in cards)).split()
            if any(len(number) > 1 and number[0] == "0" for number in numbers):
                continue
            largest = view.options.largest_number
            if largest is not None and any(int(number) > largest for number in numbers):
                continue
            for operator in view.options.operators:
                if is_correct(int(numbers[0]), operator.value, int(numbers[1]), int(numbers[2])):
                    text = written % cards % operator.value
                    plays.add((text, points(view, int(numbers[2]), operator.value)))
    return plays


Way = tuple[str, ...]


def ways_to_lay_all(view: View) -> Iterator[tuple[Way, Way, Way]]:
    """Every way to lay the three numbers with new cards, apart from which cards they are."""
    longest = view.options.max_number_cards
    is_first = view.operator is None
    if is_first:
        lefts, rights = ways_of_starting(view.left), ways_of_starting(view.right)
        answers = {(NEW,) * count for count in range(1, longest + 1)}
    else:
        lefts = ways_to_lay(view.left, longest)
        rights = ways_to_lay(view.right, longest)
        answers = ways_to_lay(view.answer, longest)
    for left, right, answer in product(lefts, rights, answers):
        slots = left + right + answer
        keeps_some = any(slot != NEW for slot in slots)
        if not 1 <= slots.count(NEW) <= view.options.max_cards:
            continue
        if view.zero_rule and keeps_some:
            continue
        needs_one = view.options.use_table_card and not view.zero_rule and not is_first
        if needs_one and not keeps_some:
            continue
        yield left, right, answer


def ways_of_starting(row: tuple[Laid, ...]) -> set[Way]:
    """A starting card stays; a joker gets its value now."""
    (card,) = row
    if card.value is None:
        return {(f"(*{digit})",) for digit in range(10)}
    return {(lies(card),)}


def ways_to_lay(row: tuple[Laid, ...], longest: int) -> set[Way]:
    """A number stays, is replaced or is altered."""
    stays: Way = tuple(lies(card) for card in row)
    replaced: set[Way] = {(NEW,) * count for count in range(1, longest + 1)}
    altered = set()
    for middle in product(*((slot, NEW) for slot in stays)):
        if all(slot == NEW for slot in middle):
            continue  # none of its cards stays visible: that is to replace it
        for before, behind in product(range(longest + 1), repeat=2):
            if before + len(middle) + behind <= longest:
                altered.add((NEW,) * before + middle + (NEW,) * behind)
    return {stays} | replaced | altered


def lies(card: Laid) -> str:
    return f"(*{card.value})" if card.joker else f"({card.value})"


def as_written(way: Way) -> str:
    return "".join(way).replace(")(", "")


@lru_cache(maxsize=100)
def choices_of_cards(hand: str, count: int) -> set[Way]:
    """Every choice of so many cards in every order, jokers with every digit: `7`, `*0` to `*9`."""
    return {
        choice
        for cards in set(permutations(hand, count))
        for choice in product(
            *([f"*{digit}" for digit in range(10)] if card == "*" else [card] for card in cards)
        )
    }


def is_correct(left: int, operator: str, right: int, answer: int) -> bool:
    if operator == "+":
        return left + right == answer
    if operator == "-":
        return left - right == answer
    if operator == "x":
        return left * right == answer
    return right != 0 and left % right == 0 and left // right == answer


def points(view: View, answer: int, operator: str) -> int:
    with_bonus = view.options.scoring is Scoring.POINTS and view.options.hard_sum_bonus
    return answer + (BONUS[operator] if with_bonus else 0)
