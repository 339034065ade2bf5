"""What is said about a solution: each fact is computed, and a test holds it against the rules."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from formula_desktop.arithmetic import Operator
from formula_desktop.marking import QT_TRANSLATE_NOOP
from formula_desktop.practise.skills import TABLES
from formula_desktop.refusal import Refusal, refuse


class Fact(Enum):
    """Something that is true of a solution; the value is the sentence."""

    # why it solves the exercise; `more` is how much more it is than what was laid before
    SUM_IS = QT_TRANSLATE_NOOP("Sentences", "{sum} is {result}")
    SUM_IS_FIRST = QT_TRANSLATE_NOOP("Sentences", "{sum} is {result}: first {step} is {value}")
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
    TABLE = QT_TRANSLATE_NOOP("Sentences", "think of the table of {table}")
    AT_MOST = QT_TRANSLATE_NOOP("Sentences", "the number is at most {high}")
    BETWEEN = QT_TRANSLATE_NOOP("Sentences", "the number is {low} or more, at most {high}")
    LARGER = QT_TRANSLATE_NOOP("Sentences", "{answer} is more than {left}")
    SMALLER = QT_TRANSLATE_NOOP("Sentences", "{answer} is less than {left}")
    EQUAL = QT_TRANSLATE_NOOP("Sentences", "{answer} is as much as {left}")


# --- what helps to find a missing number or sign, without telling it ----------------------------


def about_number(operator: Operator | None, numbers: Sequence[int], gap: int) -> Refusal:
    """What helps to find the number at `gap` of a sum, whose operator is None if it has several.

    Of a product or a division that is a table. Otherwise it is the half of the numbers below 10, or
    the tens or hundreds, that the number is among.
    """
    factors = {Operator.MULTIPLY: (0, 1), Operator.DIVIDE: (1, 2)}
    known = [
        numbers[at]
        for at in (factors.get(operator, ()) if operator is not None else ())
        if at != gap and numbers[at] in TABLES
    ]
    if known:
        return refuse(Fact.TABLE, table=known[0] if operator is Operator.DIVIDE else max(known))
    number = numbers[gap]
    step = max(5, 10 ** (len(str(number)) - 1))
    low = number - number % step
    if not low:
        return refuse(Fact.AT_MOST, high=step - 1)
    return refuse(Fact.BETWEEN, low=low, high=low + step - 1)


def about_sign(left: int, answer: int) -> Refusal:
    """Whether the answer is more or less than the first number."""
    if answer == left:
        return refuse(Fact.EQUAL, answer=answer, left=left)
    return refuse(Fact.LARGER if answer > left else Fact.SMALLER, answer=answer, left=left)
