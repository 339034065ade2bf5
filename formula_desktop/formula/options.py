"""The variations of a match (docs/rules.md, 1 "Variations"; docs/game-file.md, "Formula")."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from formula_desktop.arithmetic import ALL_OPERATORS, Operator

FEWEST_PLAYERS = 2
MOST_PLAYERS = 5
LARGEST_TARGET = 1_000_000
RANGES = (10, 20, 50, 100)
"""The choices for the largest number of a formula, besides no limit."""


class Scoring(StrEnum):
    """How a match is won: most rounds, or most points."""

    FIRST_OUT = "first_out"
    POINTS = "points"


@dataclass(frozen=True, slots=True)
class Options:
    """The variations of a match; the defaults are those of a new match without points."""

    operators: tuple[Operator, ...] = ALL_OPERATORS
    max_cards: int = 3
    max_number_cards: int = 3
    largest_number: int | None = None
    use_table_card: bool = False
    winner_extra_card: bool = False
    play_on: bool = False
    scoring: Scoring = Scoring.FIRST_OUT
    target: int = 250
    multiples_of_five: bool = False
    hard_sum_bonus: bool = False
    open_cards: bool = False

    def __post_init__(self) -> None:
        if not can_start(self.operators):
            raise ValueError("a set of operators contains + or x, each once and in order")
        if self.max_cards not in most_cards(self.operators):
            raise ValueError("3 cards a turn, or 4 with times and divide only")
        if self.max_number_cards not in (2, 3):
            raise ValueError("a number has at most 2 or 3 cards")
        if self.largest_number not in (None, *RANGES):
            raise ValueError("numbers go up to 10, 20, 50 or 100, or have no limit")
        if not 1 <= self.target <= LARGEST_TARGET:
            raise ValueError("a target is a number of points from 1 to 1,000,000")

    @property
    def for_points(self) -> bool:
        return self.scoring is Scoring.POINTS

    @property
    def highest_number(self) -> int:
        """The highest number that a formula may have, by its cards and by the number range."""
        highest = 999 if self.max_number_cards == 3 else 99
        return highest if self.largest_number is None else min(highest, self.largest_number)


def in_operator_order(operators: tuple[Operator, ...]) -> bool:
    """Whether operators are in the order of game files, without duplicates."""
    return operators == tuple(each for each in ALL_OPERATORS if each in operators)


def can_start(operators: tuple[Operator, ...]) -> bool:
    """Whether every pair of starting cards has an answer with this set of operators."""
    has_answer = Operator.ADD in operators or Operator.MULTIPLY in operators
    return has_answer and in_operator_order(operators)


def most_cards(operators: tuple[Operator, ...]) -> tuple[int, ...]:
    """The choices for the most cards in a turn with these operators, the usual one first."""
    only_hard = operators == (Operator.MULTIPLY, Operator.DIVIDE)
    return (4, 3) if only_hard else (3,)


def most_number_cards(scoring: Scoring) -> int:
    """The default for the most cards in a number (docs/rules.md, 1 "A turn")."""
    return 2 if scoring is Scoring.POINTS else 3
