"""What is said about a solution: each fact is computed, and a test holds it against the rules."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Final

from formula_desktop.arithmetic import Operator, exact
from formula_desktop.marking import QT_TRANSLATE_NOOP
from formula_desktop.refusal import Refusal, refuse


class Fact(Enum):
    """Something that is true of a solution; the value is the sentence."""

    # why it solves the exercise; `more` is how much more it is than what was laid before
    SUM_IS = QT_TRANSLATE_NOOP("Sentences", "{sum} is {result}")
    SUM_IS_FIRST = QT_TRANSLATE_NOOP("Sentences", "{sum} is {result}, since {step} is {value}")
    MORE_CARDS = QT_TRANSLATE_NOOP(
        "Sentences", "this way you lay {cards} cards, {more} more than you did"
    )
    CARDS = QT_TRANSLATE_NOOP("Sentences", "this way you lay {laid} of your {hand} cards")
    MOST_CARDS = QT_TRANSLATE_NOOP("Sentences", "you can lay at most {laid} of your {hand} cards")
    NONE_LEFT = QT_TRANSLATE_NOOP("Sentences", "this way no card is left")
    MORE_POINTS = QT_TRANSLATE_NOOP("Sentences", "{more} more: the answer is {answer}")
    MORE_FOR_SIGN = QT_TRANSLATE_NOOP(
        "Sentences", "{more} more: the answer is {answer}, and {operator} earns {bonus}"
    )
    MORE_TWICE_ON_RED = QT_TRANSLATE_NOOP(
        "Sentences", "{more} more: the {digit} on red counts twice"
    )
    MORE_ON_RED = QT_TRANSLATE_NOOP("Sentences", "{more} more: the {digit} on red adds {bonus}")
    MORE_ON_BLUE = QT_TRANSLATE_NOOP("Sentences", "{more} more: the {digit} on blue adds {bonus}")
    MORE_ON_COLOURS = QT_TRANSLATE_NOOP(
        "Sentences", "{more} more: the answer is {answer}, and colours add {bonus}"
    )
    POINTS = QT_TRANSLATE_NOOP("Sentences", "points: {points}")
    POINTS_ON_COLOURS = QT_TRANSLATE_NOOP(
        "Sentences", "points: {answer}, and {bonus} for coloured squares"
    )

    # what is good about it
    USED = QT_TRANSLATE_NOOP("Sentences", "you used the {digit} that lay there")
    ALL_CARDS = QT_TRANSLATE_NOOP("Sentences", "you laid all {cards} cards")
    JOKER = QT_TRANSLATE_NOOP("Sentences", "your joker counts as {digit}")
    BLANK = QT_TRANSLATE_NOOP("Sentences", "your blank counts as {digit}")
    ON_RED = QT_TRANSLATE_NOOP("Sentences", "the {digit} on red adds {bonus}")
    ON_BLUE = QT_TRANSLATE_NOOP("Sentences", "the {digit} on blue adds {bonus}")

    # what helps to find it
    NOTHING_CHANGES = QT_TRANSLATE_NOOP("Sentences", "with 0 the number stays as it is")
    COUNT_ON = QT_TRANSLATE_NOOP("Sentences", "start at {number} and count {count} on")
    COUNT_BACK = QT_TRANSLATE_NOOP("Sentences", "start at {number} and count {count} back")
    THEN_ADD = QT_TRANSLATE_NOOP("Sentences", "{step}, now add {sum}")
    THEN_TAKE = QT_TRANSLATE_NOOP("Sentences", "{step}, now take away {sum}")
    WITH_NOUGHT = QT_TRANSLATE_NOOP("Sentences", "{step}, now put a 0 after that")
    HOW_FAR = QT_TRANSLATE_NOOP("Sentences", "how far is it from {low} to {high}?")
    THEN_ON = QT_TRANSLATE_NOOP("Sentences", "{step}, now on to {high}")
    BACK = QT_TRANSLATE_NOOP("Sentences", "work it out backwards: how much is {sum}?")
    TIMES_NOTHING = QT_TRANSLATE_NOOP("Sentences", "with 0 times nothing is left")
    ONCE = QT_TRANSLATE_NOOP("Sentences", "1 times a number is that number itself")
    TENFOLD = QT_TRANSLATE_NOOP("Sentences", "10 times: put a 0 after the {number}")
    DOUBLE = QT_TRANSLATE_NOOP("Sentences", "it is the double of {number}")
    HALF = QT_TRANSLATE_NOOP("Sentences", "it is the half of {number}")
    DOUBLE_THAT = QT_TRANSLATE_NOOP("Sentences", "{step}, now double that")
    HALVE_THAT = QT_TRANSLATE_NOOP("Sentences", "{step}, now half of that")
    HOW_MANY_TIMES = QT_TRANSLATE_NOOP("Sentences", "how many times {number} is {total}?")
    THEN_LEFT = QT_TRANSLATE_NOOP("Sentences", "{step}, then {rest} is left")
    FIRST = QT_TRANSLATE_NOOP("Sentences", "first work out {sum}")
    BEGINS_WITH = QT_TRANSLATE_NOOP("Sentences", "the number begins with {digit}")
    NOT_THAT_SIGN = QT_TRANSLATE_NOOP("Sentences", "{sum} would be {result}")
    AT_MOST = QT_TRANSLATE_NOOP("Sentences", "the number is at most {high}")
    BETWEEN = QT_TRANSLATE_NOOP("Sentences", "the number is {low} or more, at most {high}")
    LARGER = QT_TRANSLATE_NOOP("Sentences", "{answer} is more than {left}")
    SMALLER = QT_TRANSLATE_NOOP("Sentences", "{answer} is less than {left}")
    EQUAL = QT_TRANSLATE_NOOP("Sentences", "{answer} is as much as {left}")


# --- ways to find a missing number or sign, as teachers show them, without telling it -----------

_TEN: Final = 10
_FEW: Final = 3
"""So far one counts on or back without a mistake."""
_EASY_FACTORS: Final = (5, 9, 3, 4, 6, 8, 7)
"""The factors from 3 to 9, those first for which the neighbour helps most."""
_EASY_TIMES: Final = (10, 5, 2, 1)
"""How often a number is taken to come near a multiple of it."""


def about_number(
    operator: Operator, numbers: Sequence[int], gap: int, largest: int | None = None
) -> tuple[Refusal, ...]:
    """Two steps that help to find the number at `gap` of a sum; only the second where one sees it.

    No number above the largest one of the range is named but those of the sum.
    """
    left, right, answer = numbers
    if operator is Operator.ADD:
        ways = _sum(left, right) if gap == 2 else _distance(numbers[1 - gap], answer)
    elif operator is Operator.SUBTRACT and gap == 0:
        ways = refuse(Fact.BACK, sum=f"{answer}+{right}"), *_sum(answer, right)
    elif operator is Operator.SUBTRACT and gap == 1:
        ways = _distance(answer, left)
    elif operator is Operator.SUBTRACT:
        ways = _distance(right, left) if _is_near(left, right) else (_difference(left, right),)
    elif operator is Operator.MULTIPLY and gap == 2:
        ways = (_product(left, right, largest),)
    elif operator is Operator.MULTIPLY:
        ways = _quotient(answer, numbers[1 - gap])
    elif gap == 0:
        ways = refuse(Fact.BACK, sum=f"{answer}x{right}"), _product(answer, right, largest)
    elif gap == 2 and right == 2 and left:
        ways = refuse(Fact.HALF, number=left), *_quotient(left, right)[1:]
    else:
        ways = _quotient(left, right if gap == 2 else answer)
    return ways if len(ways) > 1 else (*ways, near(numbers[gap]))


def near(number: int) -> Refusal:
    """Where a number is: its first digit, or the half of the numbers below 10 that has it."""
    if number >= _TEN:
        return refuse(Fact.BEGINS_WITH, digit=int(str(number)[0]))
    half = _TEN // 2
    if number < half:
        return refuse(Fact.AT_MOST, high=half - 1)
    return refuse(Fact.BETWEEN, low=half, high=_TEN - 1)


def about_sign(
    operator: Operator, numbers: Sequence[int], operators: Sequence[Operator]
) -> tuple[Refusal, ...]:
    """Whether the answer is more or less than the first number; then a sign that it is not."""
    left, right, answer = numbers
    fact = Fact.LARGER if answer > left else Fact.SMALLER
    said = refuse(Fact.EQUAL if answer == left else fact, answer=answer, left=left)
    others = [
        (other, result)
        for other in operators
        if other is not operator and (result := exact(left, other, right)) is not None
        if result >= 0 and result != answer
    ]
    if not others:
        return (said,)
    # one that could be it by what was said first tells most
    other, result = max(others, key=lambda each: (each[1] > left) is (answer > left))
    return said, refuse(Fact.NOT_THAT_SIGN, sum=f"{left}{other}{right}", result=result)


def _sum(one: int, other: int) -> tuple[Refusal, ...]:
    """How to add; nothing where ones come to a round number, as in `20+9`."""
    small, big = sorted((one, other))
    if _FEW < small < _TEN and big % _TEN == 0:
        return ()
    return (_way_to_add(small, big),)


def _way_to_add(small: int, big: int) -> Refusal:
    """How to add, the larger number first."""
    tens, ones = small - small % _TEN, small % _TEN
    up = _TEN - big % _TEN  # to the next ten
    if not small:
        return refuse(Fact.NOTHING_CHANGES)
    if tens and not ones and big % _TEN == 0:
        return refuse(Fact.WITH_NOUGHT, step=_step(big // _TEN, "+", small // _TEN))
    if tens and not ones:
        return _then_add(_step(big - big % _TEN, "+", small), big % _TEN)
    if tens:
        return _then_add(_step(big, "+", tens), ones)
    if up < small:
        return _then_add(_step(big, "+", up), small - up)
    if small == big:
        return refuse(Fact.DOUBLE, number=small)
    if small > _FEW and big > _TEN > up:
        return _then_add(_step(big % _TEN, "+", small), big - big % _TEN)
    if small > _FEW and big == small + 1:
        return _then_add(_step(small, "+", small), 1)
    return refuse(Fact.COUNT_ON, number=big, count=small)


def _is_near(left: int, right: int) -> bool:
    """Whether one counts what lies between two numbers: `51-48`, or `24-20` with equal tens."""
    far = left - right
    return right > _FEW and (far <= _FEW or (right % _TEN == 0 and far < _TEN))


def _difference(left: int, right: int) -> Refusal:
    """How to subtract a number that is not near."""
    tens, ones, rest = right - right % _TEN, right % _TEN, left % _TEN
    if not right:
        return refuse(Fact.NOTHING_CHANGES)
    if tens and not ones and not rest:
        return refuse(Fact.WITH_NOUGHT, step=_step(left // _TEN, "-", right // _TEN))
    if tens and not ones:
        return _then_add(_step(left - rest, "-", right), rest)
    if tens:
        return _then_take(_step(left, "-", tens), ones)
    if rest and rest < right and left > _TEN:
        return _then_take(_step(left, "-", rest), right - rest)
    if not rest and left > _TEN:
        return _then_add(_step(_TEN, "-", right), left - _TEN)
    if rest >= right > _FEW and left > _TEN:
        return _then_add(_step(rest, "-", right), left - rest)
    return refuse(Fact.COUNT_BACK, number=left, count=right)


def _distance(low: int, high: int) -> tuple[Refusal, ...]:
    """How to find what is between two numbers: on to the next ten, or on by tens."""
    asked = refuse(Fact.HOW_FAR, low=low, high=high)
    far, up = high - low, -low % _TEN
    by = (far - 1) // _TEN * _TEN or up
    if not 0 < by < far:
        return (asked,)
    return asked, refuse(Fact.THEN_ON, step=_step(low, "+", by), high=high)


def _product(one: int, other: int, largest: int | None) -> Refusal:
    """How to multiply, from the neighbour that is easy."""
    small, big = sorted((one, other))
    if not small:
        return refuse(Fact.TIMES_NOTHING)
    if small == 1:
        return refuse(Fact.ONCE)
    if _TEN in (small, big):
        return refuse(Fact.TENFOLD, number=small if big == _TEN else big)
    for round_, factor in ((big, small), (small, big)):
        if round_ % _TEN == 0:
            return refuse(Fact.WITH_NOUGHT, step=_step(factor, "x", round_ // _TEN))
    if big > _TEN:
        tens = big - big % _TEN
        return _then_add(_step(tens, "x", small), f"{big % _TEN}x{small}")
    if one == 2:
        return refuse(Fact.DOUBLE, number=other)
    # of the table of 2, 3x2 comes from 2x2
    factor = one if other == 2 else next(each for each in _EASY_FACTORS if each in (one, other))
    number = small + big - factor
    has_ten = largest is None or _TEN * number <= largest
    if factor == 5 and has_ten:
        return refuse(Fact.HALVE_THAT, step=_step(_TEN, "x", number))
    if factor == 9 and has_ten:
        return _then_take(_step(_TEN, "x", number), number)
    if factor in (4, 8):
        return refuse(Fact.DOUBLE_THAT, step=_step(factor // 2, "x", number))
    known = {3: 2, 5: 4}.get(factor, 5)
    left = factor - known
    return _then_add(_step(known, "x", number), number if left == 1 else f"{left}x{number}")


def _quotient(total: int, number: int) -> tuple[Refusal, ...]:
    """How often a number goes into another one: what is near, and what is left then."""
    asked = refuse(Fact.HOW_MANY_TIMES, number=number, total=total)
    often = total // number if number else 0
    near_by = (often - often % _TEN,) if often > _TEN else ()
    for times in (*near_by, *_EASY_TIMES):
        if 0 < times < often:
            step = _step(times, "x", number)
            return asked, refuse(Fact.THEN_LEFT, step=step, rest=total - times * number)
    return (asked,)


def _step(left: int, sign: str, right: int) -> str:
    """A correct sum with its answer."""
    return f"{left}{sign}{right}={exact(left, Operator(sign), right)}"


def _then_add(step: str, more: int | str) -> Refusal:
    return refuse(Fact.THEN_ADD, step=step, sum=f"{more}")


def _then_take(step: str, less: int) -> Refusal:
    return refuse(Fact.THEN_TAKE, step=step, sum=f"{less}")
