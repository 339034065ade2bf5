"""What helps to find a missing number or sign without telling it."""

from __future__ import annotations

from formula_desktop.practise.facts import Fact
from formula_desktop.refusal import Refusal, refuse


def about_number(number: int) -> Refusal:
    """The half of the numbers below 10, or the tens or hundreds, that a number is among."""
    step = max(5, 10 ** (len(str(number)) - 1))
    low = number - number % step
    return refuse(Fact.BETWEEN, low=low, high=low + step - 1)


def about_sign(left: int, answer: int) -> Refusal:
    """Whether the answer is more or less than the first number."""
    if answer == left:
        return refuse(Fact.EQUAL, answer=answer, left=left)
    return refuse(Fact.LARGER if answer > left else Fact.SMALLER, answer=answer, left=left)
