"""What somebody wants to practise freely: a game, a range and tasks, with a written form."""

from __future__ import annotations

import json
import math
from dataclasses import dataclass, replace
from typing import Final

from formula_desktop.arguments import FORMULA
from formula_desktop.arithmetic import Operator
from formula_desktop.gamefile.text import parsed
from formula_desktop.json_values import fields, items, text
from formula_desktop.practise.exercise import LARGEST, OF_TABLES, ONE_SUM, Exercise, Range, Task
from formula_desktop.practise.registry import WITH_EXERCISES, exercises_of
from formula_desktop.practise.school_years import SchoolYear
from formula_desktop.practise.skills import TABLES
from formula_desktop.practise.written import read_range, written_range

_FIELDS: Final = ("game", "range", "tasks")

_LONGEST: Final = 1024
"""The most bytes of a written form."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """What somebody wants to practise; without tasks the usual ones of the range.

    Raises ValueError for a game without exercises, or tasks that are not some of its own in order.
    """

    game: str
    range: Range
    tasks: tuple[Task, ...] = ()

    def __post_init__(self) -> None:
        if self.game not in WITH_EXERCISES:
            raise ValueError("there are no exercises of such a game")
        if self.tasks != tuple(
            each for each in exercises_of(self.game).tasks if each in self.tasks
        ):
            raise ValueError("the tasks are some of those of the game, in their order")

    @property
    def fitting(self) -> tuple[Task, ...]:
        """The wanted tasks of which exercises can be made; where none of them fits, the usual."""
        fitting = tasks_for(self.game, self.range)
        wanted = tuple(each for each in fitting if each in self.tasks)
        return wanted or tuple(each for each in fitting if self._is_usual(each))

    def _is_usual(self, task: Task) -> bool:
        """Whether a task comes by itself: two signs never do, and of tables only their sums.

        A play that is looked for may be another sum than one of the tables.
        """
        if task is Task.TWO_SIGNS:
            return False
        is_only_tables = bool(self.range.tables) and {*self.range.operators} <= {*OF_TABLES}
        return task in ONE_SUM or not is_only_tables

    @property
    def has_two_signs(self) -> bool:
        """Whether sums with two signs are wanted, and nothing else."""
        return self.fitting == (Task.TWO_SIGNS,)

    def with_two_signs(self, *, has_two: bool) -> Wanted:
        """The same with two signs in each sum, or as usual: one game has the room for it."""
        if not has_two:
            return replace(self, tasks=())
        game = next(each for each in WITH_EXERCISES if Task.TWO_SIGNS in exercises_of(each).tasks)
        return Wanted(game, self.range, (Task.TWO_SIGNS,))

    def includes(self, exercise: Exercise) -> bool:
        """Whether an exercise is one of these: its task, and no more in its range."""
        own, other = self.range, exercise.range
        largest = other.largest or math.inf
        return (
            exercise.game == self.game
            and exercise.task in self.fitting
            and {*other.operators} <= {*own.operators}
            and largest <= (own.largest or math.inf)
            and (not own.tables or _has_only(other, own.tables))
        )


GAME_OF_TABLES: Final = FORMULA
"""The game with which tables begin: its cards show a single sum best."""

USUAL: Final = Wanted(FORMULA, Range((Operator.ADD, Operator.SUBTRACT), 20))
"""What is practised by somebody who has chosen nothing yet."""


def _has_only(range_: Range, tables: tuple[int, ...]) -> bool:
    """Whether products and divisions of a range are of these tables, if it has any."""
    if {*OF_TABLES}.isdisjoint(range_.operators):
        return True
    return bool(range_.tables) and {*range_.tables} <= {*tables}


def tasks_for(game: str, range_: Range) -> tuple[Task, ...]:
    """The tasks of a game of which exercises can be made in a range."""
    tasks = exercises_of(game).tasks
    if range_.tables == (TABLES[-1],):  # hardly anything but 2 x 5 makes 10
        tasks = tuple(each for each in tasks if each is not Task.TWO_SIGNS)
    if len(range_.operators) == 1:
        return tuple(each for each in tasks if each is not Task.SIGN)  # the answer is known
    return tasks


def with_tables(now: Range, tables: tuple[int, ...], before: tuple[int, ...]) -> Range:
    """A range with some tables, chosen after these; without any of them all are practised.

    The first ones are practised alone, with their sign and numbers large enough for all of them.
    """
    operators, largest = now.operators, now.largest
    has_no_sign = {*OF_TABLES}.isdisjoint(operators)
    if has_no_sign or (tables and not before):
        operators = tuple(each for each in OF_TABLES if each in operators) or OF_TABLES[:1]
    answer = TABLES[-1] * (tables or TABLES)[-1]
    is_added = has_no_sign or len(tables) > len(before)
    if is_added and largest is not None and largest < answer:
        largest = min(each for each in LARGEST if each >= answer)
    return Range(operators, largest, () if len(tables) == len(TABLES) else tables)


class PressedTables:
    """Tables that are pressed one after another, and what was practised before them."""

    def __init__(self) -> None:
        self._before: tuple[Range, SchoolYear | None] | None = None

    def forget(self) -> None:
        """What is practised was chosen otherwise, so there is nothing to go back to."""
        self._before = None

    def choose_numbers(self, largest: int | None) -> None:
        """Other numbers were chosen, also for afterwards."""
        if self._before is not None:
            self._before = replace(self._before[0], largest=largest), None

    def press(
        self, now: Range, year: SchoolYear | None, number: int | None
    ) -> tuple[Range, SchoolYear | None]:
        """Add a table or take it away; None has all of them. Returns what is practised then.

        The first one is practised alone, with its sign and numbers large enough for all of it; so
        is the first one that is pressed after a school year, also if it is one of that. When the
        last one is taken away, all is as it was before.
        """
        tables_now = () if year is not None else now.tables
        chosen = set() if number is None else {*tables_now} ^ {number}
        if number is not None and not chosen and self._before is not None:
            before, self._before = self._before, None
            return before
        if chosen and not tables_now and self._before is None:
            self._before = now, year
        tables = tuple(each for each in TABLES if each in chosen)
        return with_tables(now, tables, tables_now), None


def written(wanted: Wanted) -> str:
    """What is wanted as a line of JSON, for the settings."""
    said = {"game": wanted.game, "range": written_range(wanted.range), "tasks": wanted.tasks}
    return json.dumps(said, separators=(",", ":"))


def read(line: str) -> Wanted:
    """What is wanted, by its written form; the usual for any other text."""
    try:
        said = fields(parsed(line.encode("utf-8", "replace"), _LONGEST), _FIELDS)
        tasks = tuple(Task(text(each)) for each in items(said["tasks"], 0, len(Task)))
        return Wanted(text(said["game"]), read_range(said["range"]), tasks)
    except ValueError:
        return USUAL
