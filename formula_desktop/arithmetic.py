"""Digits, numbers, operators and exact evaluation, shared by both games.

Source: docs/rules.md, "Common arithmetic".
"""

from __future__ import annotations

from enum import StrEnum

DIGITS = range(10)


class Operator(StrEnum):
    """An operator in the writing of game files (docs/game-file.md, "Notation of plays")."""

    ADD = "+"
    SUBTRACT = "-"
    MULTIPLY = "x"
    DIVIDE = "/"


ALL_OPERATORS = tuple(Operator)


def exact(left: int, operator: Operator, right: int) -> int | None:
    """The whole result of one operation, possibly below 0; None when a division is not even."""
    if operator is Operator.ADD:
        return left + right
    if operator is Operator.SUBTRACT:
        return left - right
    if operator is Operator.MULTIPLY:
        return left * right
    if right == 0 or left % right:
        return None
    return left // right


def number(digits: tuple[int, ...]) -> int:
    """The number that digits side by side make, first digit first."""
    value = 0
    for digit in digits:
        value = value * 10 + digit
    return value
