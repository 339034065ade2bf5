"""Plays of Formula as values with a written form (docs/game-file.md, "Notation of plays")."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from formula_desktop.arithmetic import Operator
from formula_desktop.formula.cards import Piece, Pieces, value_of
from formula_desktop.formula.reasons import Reason
from formula_desktop.notation import (
    IN_A_SUM,
    LONGEST_PLAY,
    NumberReasons,
    read_number,
    written_number,
)
from formula_desktop.refusal import NotReadableError, refuse


class Action(StrEnum):
    """What a player does instead of laying a formula."""

    DRAW = "draw"
    PASS = "pass"


class Formula(NamedTuple):
    """A formula: its three numbers, card by card, and its operator."""

    left: Pieces
    operator: Operator
    right: Pieces
    answer: Pieces

    @property
    def numbers(self) -> tuple[Pieces, Pieces, Pieces]:
        return self.left, self.right, self.answer

    @property
    def new_pieces(self) -> Pieces:
        """The pieces put down from the hand, in reading order."""
        return tuple(piece for pieces in self.numbers for piece in pieces if not piece.lies)

    @property
    def cards(self) -> str:
        """The cards put down from the hand, in reading order."""
        return "".join(piece.card for piece in self.new_pieces)

    @property
    def values(self) -> tuple[int, int, int]:
        """The values of left number, right number and answer."""
        return value_of(self.left), value_of(self.right), value_of(self.answer)

    @property
    def is_zero(self) -> bool:
        """Whether one number made no difference: n x 0, 0 x n, 0 / n (rules 1, "The zero rule")."""
        return self.operator in (Operator.MULTIPLY, Operator.DIVIDE) and self.values[2] == 0

    def __str__(self) -> str:
        left, right, answer = map(written_number, self.numbers)
        return f"{left}{self.operator}{right}={answer}"


Play = Formula | Action


def read_play(text: str) -> Play:
    """The play in a notation.

    Raises NotReadableError when the text is not in the notation.
    """
    if len(text) > LONGEST_PLAY:
        raise NotReadableError(refuse(Reason.TOO_LONG))
    if text in (Action.DRAW, Action.PASS):
        return Action(text)
    for character in text:
        if character not in IN_A_SUM:
            raise NotReadableError(refuse(Reason.NOT_IN_A_SUM, character=character))
    sides = text.split("=")
    if len(sides) != 2:
        raise NotReadableError(refuse(Reason.ONE_EQUALS_SIGN))
    operators = [character for character in text if character in "+-x/"]
    if len(operators) != 1 or operators[0] not in sides[0]:
        raise NotReadableError(refuse(Reason.ONE_OPERATOR))
    left, right = sides[0].split(operators[0])
    return Formula(
        _read_number(left), Operator(operators[0]), _read_number(right), _read_number(sides[1])
    )


_REASONS = NumberReasons(Reason.NUMBER_MISSING, Reason.JOKER_WITHOUT_DIGIT, Reason.NOT_A_SUM)


def _read_number(text: str) -> Pieces:
    return tuple(Piece(*mark) for mark in read_number(text, _REASONS))
