"""The sums that exercises with one sum ask for, drawn at random.

Those of chosen tables come round like the cards of a shuffled deck: none again before the others.
A table's number stands second, as at school: the table of 2 is 1 × 2, 2 × 2, 3 × 2.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from typing import Final, NamedTuple

from formula_desktop.arithmetic import Operator
from formula_desktop.practise.draw import Draw
from formula_desktop.practise.exercise import LARGEST, OF_TABLES, Range, sum_in_order
from formula_desktop.practise.skills import TABLES

HIGHEST: Final = 999

_SMALL: Final = 0.3
"""The share of sums that would also be in the next smaller range."""

_EASY: Final = (TABLES[0], TABLES[-1])
"""The factors that hardly anything is worked out with."""

_EASY_APART: Final = 10
"""One in so many sums of other tables has such a factor, at most."""

_FIRST: Final = (2, 3, 5)
"""How many times its number somebody new to a table is asked first; ten times may come, too."""

_TURNED: Final = 0.25
"""How often a product of a table that goes well has the table's number in front."""

_BEYOND: Final = 0.5
"""The share of products and divisions beyond the tables, where numbers have no limit."""

_LARGEST_FACTOR: Final = 25
"""The largest factor of those: they are worked out without paper."""

_KEY: Final = re.compile(r"[0-9]+([-+x/])[0-9]+")

Numbers = tuple[int, Operator, int, int]
"""A sum: left, operator, right and answer."""


class InTables(NamedTuple):
    """How somebody gets on with the tables; by default nothing is known."""

    new: frozenset[int] = frozenset()
    """Those of which nothing was asked before this session."""
    good: frozenset[int] = frozenset()
    """Those that go well."""


UNKNOWN: Final = InTables()


def drawn_sum(range_: Range, draw: Draw, highest: int = HIGHEST) -> Numbers | None:
    """A sum in a range; None if there is none for what was drawn."""
    operator = draw.one_of(range_.operators)
    largest = min(highest, range_.largest or highest)
    if operator in (Operator.ADD, Operator.SUBTRACT):
        whole = _whole(largest, draw)
        part = draw.between(0, whole) if draw.chance(0.1) else _rarely_one(range(1, whole), draw)
        one, other = part, whole - part
    else:
        one = _rarely_one(range_.tables or TABLES, draw)
        if largest // one == 0:
            return None
        other = _rarely_one(range(1, min(TABLES[-1], largest // one) + 1), draw)
        swaps = operator is Operator.MULTIPLY or not range_.tables or one == 1  # 7 / 7 = 1
        if draw.chance(0.5) and swaps:
            one, other = other, one
        whole = one * other
    if operator in (Operator.ADD, Operator.MULTIPLY):
        return one, operator, other, whole
    return whole, operator, one, other


def next_sum(
    range_: Range,
    draw: Draw,
    asked: Sequence[str] = (),
    highest: int = HIGHEST,
    known: InTables = UNKNOWN,
) -> Numbers | None:
    """The same; where tables are chosen one that is left in their deck after those `asked`.

    Without tables or a limit of numbers some products and divisions are beyond the tables.
    """
    operators = [each for each in range_.operators if each in OF_TABLES]
    if range_.largest is None and operators and not range_.tables:
        operator = draw.one_of(range_.operators)
        if operator in OF_TABLES and draw.chance(_BEYOND):
            return _beyond_tables(operator, draw, highest)
        return drawn_sum(Range((operator,)), draw, highest)
    if not range_.tables or not operators:
        return drawn_sum(range_, draw, highest)
    operator = draw.one_of(range_.operators)
    if operator not in OF_TABLES:
        others = tuple(each for each in range_.operators if each not in OF_TABLES)
        return drawn_sum(Range(others, range_.largest), draw, highest)
    left = left_in_deck(range_, operator, asked, highest, known)
    if not left:
        return None
    one, _, other, answer = draw.one_of(left)
    if operator is Operator.MULTIPLY:
        often = 0.5 if one in range_.tables else _TURNED if other in known.good else 0.0
        if draw.chance(often):
            one, other = other, one
    return one, operator, other, answer


def _beyond_tables(operator: Operator, draw: Draw, highest: int) -> Numbers:
    """A product or a division of a single digit and a number beyond the tables: `14x7`."""
    one = draw.between(2, TABLES[-1] - 1)
    other = draw.between(TABLES[-1] + 1, min(_LARGEST_FACTOR, highest // one))
    whole = one * other
    if draw.chance(0.5):
        one, other = other, one
    return (
        (one, operator, other, whole) if operator is OF_TABLES[0] else (whole, operator, one, other)
    )


def is_left(
    key: str,
    range_: Range,
    asked: Sequence[str],
    highest: int = HIGHEST,
    known: InTables = UNKNOWN,
) -> bool:
    """Whether it is the turn of a sum after those `asked`; always where no tables are chosen."""
    found = _operator_in(key)
    if not range_.tables or found not in range_.operators or found not in OF_TABLES:
        return True
    return key in {key_of(each) for each in left_in_deck(range_, found, asked, highest, known)}


def is_easy(key: str, range_: Range) -> bool:
    """Whether a sum of chosen tables has the factor 1 or 10, of which none is such a table."""
    found = _operator_in(key)
    if found is None or found not in OF_TABLES or not range_.tables:
        return False
    left, right = map(int, key.split(found.value))
    factors = {left, right} if found is Operator.MULTIPLY else {right, left // right}
    return not factors.isdisjoint({*_EASY} - {*range_.tables})


def _operator_in(key: str) -> Operator | None:
    """The sign of a sum that is asked for; None if it has two."""
    found = _KEY.fullmatch(key)
    return None if found is None else Operator(found[1])


def key_of(numbers: Numbers) -> str:
    """A sum as `GameExercises.asked` has it."""
    return sum_in_order(*numbers[:3])


# --- the deck -----------------------------------------------------------------------------------


def left_in_deck(
    range_: Range,
    operator: Operator,
    asked: Sequence[str],
    highest: int = HIGHEST,
    known: InTables = UNKNOWN,
) -> list[Numbers]:
    """The sums of the chosen tables whose turn it is, after those `asked`, the oldest first.

    Each comes once before any comes again. One with the factor 1 or 10 has nine others before it,
    unless its table was chosen or nothing else is left. The last ones of a round are not the first
    ones of the next. A table that is new begins with twice, three times and five times its number.
    """
    deck = {key_of(each): each for each in _deck(range_, operator, highest)}
    easy = {
        factor: {key for key, each in deck.items() if factor in _factors(each)}
        for factor in _EASY
        if factor not in range_.tables
    }
    may_wait = set().union(*easy.values())
    taken: set[str] = set()
    for key in asked:
        if key not in deck:
            continue
        if key not in taken:
            taken.add(key)
        elif deck.keys() - taken <= may_wait:  # otherwise it came again since it was missed
            taken = {key}
        if len(taken) == len(deck):
            taken = set()
    lately = {*asked[-_EASY_APART + 1 :]}
    waits = set().union(*(each for each in easy.values() if not lately.isdisjoint(each)))
    just_asked = {*[key for key in asked if key in deck][-(len(deck) // 2) :]}
    all_left = deck.keys() - taken
    too_early = _too_early(deck, range_.tables, asked, known.new)
    at_first = all_left - waits - too_early
    if too_early and at_first:
        return [numbers for key, numbers in deck.items() if key in at_first]
    urgent = {
        key
        for each in easy.values()
        for key in (each & all_left) - waits
        if len(all_left) <= _EASY_APART * (len(each & all_left) - 1) + len(_EASY)
    }
    if urgent:  # later they would be too near to each other, or to the end of the round
        return [numbers for key, numbers in deck.items() if key in urgent]
    choices = all_left - waits - just_asked, all_left - waits, deck.keys() - waits - just_asked
    found = next((each for each in choices if each), deck.keys())
    return [numbers for key, numbers in deck.items() if key in found]


def _too_early(
    deck: Mapping[str, Numbers], tables: Sequence[int], asked: Sequence[str], new: Collection[int]
) -> set[str]:
    """The sums of new tables that wait until the first ones of their table were asked."""
    found: set[str] = set()
    for table in {*tables} & {*new}:
        times = {
            key: max(each[0], each[3]) // table
            for key, each in deck.items()
            if table in _factors(each)
        }
        if {key for key, each in times.items() if each in _FIRST} - {*asked}:
            found |= {key for key, each in times.items() if each not in (*_FIRST, TABLES[-1])}
    return found


def _deck(range_: Range, operator: Operator, highest: int) -> list[Numbers]:
    """All sums of the chosen tables: each product once, in whatever order its factors stand."""
    largest = min(highest, range_.largest or highest)
    found: dict[str, Numbers] = {}
    for table in range_.tables:
        for other in TABLES:
            whole = table * other
            if whole > largest:
                continue
            numbers: Numbers = (whole, operator, table, other)
            if operator is Operator.MULTIPLY:
                numbers = (other, operator, table, whole)
            found.setdefault(key_of(numbers), numbers)
            if operator is Operator.DIVIDE and table == 1:
                numbers = (whole, operator, whole, table)  # 7 / 7 = 1
                found.setdefault(key_of(numbers), numbers)
    return [*found.values()]


def _factors(numbers: Numbers) -> set[int]:
    """The factors of a product, or of what is divided."""
    left, operator, right, answer = numbers
    return {left, right} if operator is Operator.MULTIPLY else {right, answer}


def _rarely_one(some: Sequence[int], draw: Draw) -> int:
    """One of these numbers; what is done with 1 is too easy to come often."""
    found = draw.one_of(some)
    return found if found > 1 else draw.one_of(some)


def _whole(largest: int, draw: Draw) -> int:
    """The largest number of a sum, mostly above the next smaller range."""
    smaller = max((each for each in LARGEST if each < largest), default=0)
    least = 2 if draw.chance(_SMALL) else smaller + 1
    return draw.between(max(2, least), largest)
