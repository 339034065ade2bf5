"""What to practise, as arguments of the commands that make exercises (docs/exercises.md)."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from formula_desktop.arithmetic import ALL_OPERATORS, Operator
from formula_desktop.parsing import Parser
from formula_desktop.practise.exercise import LARGEST, Range, Task
from formula_desktop.practise.registry import WITH_EXERCISES, exercises_of
from formula_desktop.practise.skills import TABLES
from formula_desktop.practise.wanted import tasks_for

TASKS = [task.value for game in WITH_EXERCISES for task in exercises_of(game).tasks]
"""The tasks of all games."""


def add_range(parser: Parser) -> None:
    """Add the arguments that `range_of` reads."""
    parser.add_argument(
        "--operators",
        type=_operators,
        metavar="SOME",
        help="some of +-x/; +- if not given, x with --tables",
    )
    parser.add_argument(
        "--largest",
        type=int,
        choices=LARGEST,
        default=LARGEST[-1],
        help="no number is above it; 100 if not given",
    )
    parser.add_argument(
        "--tables", type=_tables, default=(), metavar="LIST", help="tables from 1 to 10: 6,7,8"
    )


def range_of(found: argparse.Namespace) -> Range:
    """The range that was given; raises ValueError."""
    usual = (Operator.MULTIPLY,) if found.tables else (Operator.ADD, Operator.SUBTRACT)
    return Range(found.operators or usual, found.largest, found.tables)


def tasks_of(found: argparse.Namespace, wanted: Sequence[str], range_: Range) -> tuple[Task, ...]:
    """The wanted tasks of a game in their order; raises ValueError for one that it cannot give."""
    tasks = exercises_of(found.game).tasks
    if not {*wanted} <= {*tasks}:
        raise ValueError(f"--task: {found.game} has {', '.join(tasks)}")
    fitting = tasks_for(found.game, range_)
    for task in tasks:
        if task in wanted and task not in fitting:
            raise ValueError(f"--task {task}: with one operator there is nothing to choose")
    return tuple(task for task in tasks if task in wanted)


def _operators(text: str) -> tuple[Operator, ...]:
    if not text or len({*text}) < len(text) or not {*text} <= {*ALL_OPERATORS}:
        raise argparse.ArgumentTypeError(f"{text!r} is not some of +-x/")
    return tuple(each for each in ALL_OPERATORS if each in text)


def _tables(text: str) -> tuple[int, ...]:
    known = {str(each): each for each in TABLES}
    tables = text.split(",")
    if not {*tables} <= known.keys():
        raise argparse.ArgumentTypeError(f"{text!r} is not some tables from 1 to 10, like 6,7,8")
    return tuple(sorted({known[each] for each in tables}))
