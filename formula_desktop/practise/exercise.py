"""An exercise as a value: a position of a game, a task, and how hard it is (docs/exercises.md)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from formula_desktop.arithmetic import ALL_OPERATORS, Operator
from formula_desktop.kinds.kind import Position
from formula_desktop.kinds.registry import kind_of
from formula_desktop.practise.skills import SIZES, TABLES, skill, table

SEAT: Final = 0
"""The seat of the person who solves an exercise; it is to move."""

EASIEST, HARDEST = -5.0, 5.0
"""The ends of the difficulties, in logits."""

LARGEST: Final = SIZES[:-1]
"""The largest numbers that can be asked for."""


OF_TABLES: Final = (Operator.MULTIPLY, Operator.DIVIDE)
"""The operators whose sums belong to tables."""


class Task(StrEnum):
    """What is to be done in a position; the value is its name in files and commands."""

    ANSWER = "answer"  # two numbers and the sign lie there: lay the answer
    SIGN = "sign"  # all three numbers lie there: choose the sign
    MOST_CARDS = "most-cards"  # lay as many cards as can be laid
    GO_OUT = "go-out"  # lay all cards of the hand
    COMPLETE = "complete"  # lay the missing tiles of a sum
    MOST_POINTS = "most-points"  # lay what earns most
    AT_LEAST = "at-least"  # earn as many points as `goal`
    TWO_SIGNS = "two-signs"  # the same as complete, of a sum with two signs
    BETTER = "better"  # lay more than in a game: points or cards, as many as `goal`


WITH_GAP: Final = (Task.COMPLETE, Task.TWO_SIGNS)
"""The tasks with a sum that lacks something, and stands alone."""

ONE_SUM: Final = (Task.ANSWER, Task.SIGN, *WITH_GAP)
"""The tasks with one sum to answer."""


class Tag(StrEnum):
    """What is special about an exercise, to spread and to choose exercises by."""

    ONE_OPERATOR = "one-operator"
    TABLES = "tables"
    TWO_DIGITS = "two-digit-numbers"
    GOING_OUT = "going-out"
    COLOURS = "coloured-squares"
    CROSSING = "crossing"


@dataclass(frozen=True, slots=True)
class Range:
    """What is practised: some operators, numbers up to the largest, and certain tables.

    Without a largest number it is that of the game. Without tables all are practised; they say
    nothing about + and -. Raises ValueError for unknown values.
    """

    operators: tuple[Operator, ...] = ALL_OPERATORS
    largest: int | None = None
    tables: tuple[int, ...] = ()

    def __post_init__(self) -> None:
        in_order = tuple(each for each in ALL_OPERATORS if each in self.operators)
        if not self.operators or self.operators != in_order:
            raise ValueError("the operators are some of +-x/, in this order")
        if self.largest not in (None, *LARGEST):
            raise ValueError("the largest number is 10, 20, 50, 100 or none")
        if self.tables != tuple(each for each in TABLES if each in self.tables):
            raise ValueError("the tables are some from 1 to 10, in this order")
        if self.tables and not {*OF_TABLES} & {*self.operators}:
            raise ValueError("tables are practised with x or /")


@dataclass(frozen=True, slots=True)
class Exercise:
    """A task in a position of a game, whose seat 0 is to move.

    `goal` is the number of points or cards that solve it, 0 for a task without one. `frame` is the
    sum of `complete` with its gaps. `difficulty` is an estimate in logits: against a person with
    the same rating half of the tries succeed. `skills` are what it trains, such as `+20` or
    `table-7`.
    """

    position: Position
    task: Task
    range: Range
    goal: int = 0
    frame: str = ""
    difficulty: float = 0.0
    skills: tuple[str, ...] = ()
    tags: tuple[Tag, ...] = ()

    @property
    def game(self) -> str:
        """The name of its game."""
        return kind_of(self.position).name


# --- skills -------------------------------------------------------------------------------------


def skills_of(operator: Operator, numbers: tuple[int, ...], range_: Range) -> tuple[str, ...]:
    """The skills that a sum takes, with its numbers: its operator, and its tables if it has any.

    Of the chosen tables only those count; if none of them is in the sum, all do.
    """
    tables = tables_in(operator, numbers)
    counting = tables & {*range_.tables} or tables
    return (skill(operator, max(numbers)).key, *(table(each).key for each in sorted(counting)))


def sum_in_order(left: int, operator: Operator, right: int) -> str:
    """A sum as one text, in whatever order the numbers of + and x stand: `7+8`."""
    if operator in (Operator.ADD, Operator.MULTIPLY) and right < left:
        left, right = right, left
    return f"{left}{operator}{right}"


def tables_in(operator: Operator, numbers: tuple[int, ...]) -> set[int]:
    """The tables that a product or a division with these three numbers belongs to."""
    left, right, outcome = numbers
    if operator is Operator.MULTIPLY:
        factors = {left, right}
    elif operator is Operator.DIVIDE:
        factors = {right, outcome}
    else:
        return set()
    return factors if all(each in TABLES for each in factors) else set()


def is_in_tables(operator: Operator, numbers: tuple[int, ...], range_: Range) -> bool:
    """Whether a sum with these three numbers is of the tables in a range; any + or - is."""
    if not range_.tables or operator not in OF_TABLES:
        return True
    return not tables_in(operator, numbers).isdisjoint(range_.tables)
