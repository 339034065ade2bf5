"""`formula-desktop worksheet`: saves exercises as a PDF file, without a screen."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from formula_desktop.parsing import Parser, parser_for, whole
from formula_desktop.practise.arguments import TASKS, add_range, range_of, tasks_of
from formula_desktop.practise.registry import WITH_EXERCISES
from formula_desktop.practise.wanted import Wanted
from formula_desktop.practise.worksheet import MOST_EXERCISES, MOST_SEED, Worksheet, numbered
from formula_desktop.shell.paper import without_screen

if TYPE_CHECKING:
    from formula_desktop.paper.document import Document

EXAMPLES: Final = """\
examples:
  formula-desktop worksheet --out sheet.pdf --game formula --tables 6,7,8 --count 30
  formula-desktop worksheet --out sheet.pdf --game digifeud --task complete --language nl
  formula-desktop worksheet --out again.pdf --number 4002-3776-2900-0184
"""

DESCRIPTION: Final = """\
A worksheet with exercises and a page of answers, as a PDF file. The number at the foot of a sheet
gives the same sheet again."""


def main(arguments: Sequence[str]) -> int:
    """Save a worksheet; status 1 with one sentence if it cannot be."""
    parser = _parser()
    found = parser.parse_args(arguments)
    without_screen.begin(found, parser)
    if bool(found.number) == bool(found.game):
        parser.error("either --game says what is on the sheet, or --number which one it is")
    try:
        sheet = numbered(found.number) if found.number else _sheet(found)
    except ValueError as error:
        parser.error(str(error))
    exercises = tuple(sheet.exercises())

    def made() -> Document:
        from formula_desktop.paper.worksheet import PrintedWorksheet  # with Qt

        return PrintedWorksheet(sheet, exercises, not found.without_answers)

    return without_screen.save(found, made)


def _parser() -> Parser:
    parser = parser_for("worksheet", description=DESCRIPTION, epilog=EXAMPLES)
    without_screen.add_out(parser)
    parser.add_argument("--number", metavar="NUMBER", help="the number of a sheet to save again")
    parser.add_argument("--game", choices=WITH_EXERCISES, help="the game")
    parser.add_argument(
        "--task",
        choices=TASKS,
        action="append",
        default=[],
        help="what is to be done; may be given several times, the usual ones if not given",
    )
    add_range(parser)
    parser.add_argument(
        "--count",
        type=whole("a number of exercises", 1),
        default=20,
        metavar="N",
        help=f"how many, at most {MOST_EXERCISES}; 20 if not given",
    )
    parser.add_argument(
        "--seed",
        type=whole("a seed", 0),
        default=1,
        metavar="N",
        help=f"other ones, at most {MOST_SEED}; 1 if not given",
    )
    parser.add_argument("--without-answers", action="store_true", help="no page of answers")
    without_screen.add_paper(parser)
    return parser


def _sheet(found: argparse.Namespace) -> Worksheet:
    """The sheet that the arguments ask for; raises ValueError."""
    range_ = range_of(found)
    tasks = tasks_of(found, found.task, range_)
    return Worksheet(Wanted(found.game, range_, tasks), found.count, found.seed)
