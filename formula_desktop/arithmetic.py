"""Digits, numbers, operators and exact evaluation, shared by both games.

Source: docs/rules.md, "Common arithmetic".
"""

from __future__ import annotations

from enum import StrEnum

DIGITS = range(10)


class Operator(StrEnum):
    """An operator as written in game files (docs/game-file.md, "Notation of plays")."""

    ADD = "+"
    SUBTRACT = "-"
    MULTIPLY = "x"
    DIVIDE = "/"


ALL_OPERATORS = tuple(Operator)


def signs_without(operators: tuple[Operator, ...]) -> frozenset[str]:
    """The signs that are not among these."""
    return frozenset(each.value for each in ALL_OPERATORS if each not in operators)


def exact(left: int, operator: Operator, right: int) -> int | None:
    """The result of an operation, possibly negative; None when a division is not exact."""
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
    """The number made by digits side by side, first digit first."""
    value = 0
    for digit in digits:
        value = value * 10 + digit
    return value
