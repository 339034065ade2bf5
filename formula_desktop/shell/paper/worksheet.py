"""`formula-desktop worksheet`: saves exercises as a PDF file, without a screen."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from formula_desktop import PROGRAM, logs, resources, safe, screen
from formula_desktop.arguments import LANGUAGES
from formula_desktop.parsing import Parser, parser_for, whole
from formula_desktop.practise.arguments import TASKS, add_range, range_of
from formula_desktop.practise.exercise import Exercise, Task
from formula_desktop.practise.registry import WITH_EXERCISES, exercises_of
from formula_desktop.practise.wanted import Wanted
from formula_desktop.practise.worksheet import MOST_EXERCISES, MOST_SEED, Worksheet, numbered

EXAMPLES: Final = """\
examples:
  formula-desktop worksheet --out sheet.pdf --game formula --tables 6,7,8 --count 30
  formula-desktop worksheet --out sheet.pdf --game digifeud --task complete --language nl
  formula-desktop worksheet --out again.pdf --number 1116-3264-1900-0180
"""

DESCRIPTION: Final = """\
A worksheet with exercises and a page of answers, as a PDF file. The number at the foot of a sheet
gives the same sheet again."""

PAPERS: Final = {"a4": "A4", "letter": "Letter"}


def main(arguments: Sequence[str]) -> int:
    """Save a worksheet; status 1 with one sentence if it cannot be."""
    parser = _parser()
    found = parser.parse_args(arguments)
    if found.debug:
        logs.show_in_terminal()
    if found.out.suffix.lower() != ".pdf":
        parser.error("--out saves a file of the kind .pdf, so its name ends with that")
    if bool(found.number) == bool(found.game):
        parser.error("either --game says what is on the sheet, or --number which one it is")
    try:
        sheet = numbered(found.number) if found.number else _sheet(found, parser)
    except ValueError as error:
        parser.error(str(error))
    exercises = tuple(sheet.exercises())
    if not exercises:
        return _fail("there are no such exercises")
    try:
        found.out.parent.stat()  # a missing folder may be a typo, so it is not created
        safe.write(found.out, _pdf(sheet, exercises, found), is_private=False)
    except OSError as error:
        return _fail(f"{found.out} cannot be saved: {error.strerror or error}")
    return 0


def _parser() -> Parser:
    parser = parser_for("worksheet", description=DESCRIPTION, epilog=EXAMPLES)
    parser.add_argument("--out", type=Path, required=True, metavar="FILE.pdf", help="save it there")
    parser.add_argument("--number", metavar="NUMBER", help="the number of a sheet to save again")
    parser.add_argument("--game", choices=WITH_EXERCISES, help="the game")
    parser.add_argument(
        "--task",
        choices=TASKS,
        action="append",
        default=[],
        help="what is to be done; may be given several times, all tasks if not given",
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
    parser.add_argument("--paper", choices=PAPERS, help="that of your country if not given")
    parser.add_argument("--language", choices=LANGUAGES, help="that of the system if not given")
    return parser


def _sheet(found: argparse.Namespace, parser: Parser) -> Worksheet:
    """The sheet that the arguments ask for; raises ValueError."""
    tasks = exercises_of(found.game).tasks
    if not {*found.task} <= {*tasks}:
        parser.error(f"--task: {found.game} has {', '.join(tasks)}")
    chosen = tuple(task for task in tasks if task in map(Task, found.task))
    return Worksheet(Wanted(found.game, range_of(found), chosen), found.count, found.seed)


def _pdf(sheet: Worksheet, exercises: tuple[Exercise, ...], found: argparse.Namespace) -> bytes:
    """The sheet as the bytes of a PDF file; Qt is only imported for it. Raises OSError."""
    if not os.environ.get("QT_QPA_PLATFORM"):
        screen.go_without(os.environ)
    from PySide6.QtGui import QFontDatabase, QGuiApplication, QPageSize

    from formula_desktop.look.languages import Language
    from formula_desktop.paper.printing import pdf
    from formula_desktop.paper.worksheet import PrintedWorksheet

    app = QGuiApplication([PROGRAM])
    app.setApplicationName(PROGRAM)
    for font in resources.fonts():
        QFontDatabase.addApplicationFont(str(font))
    Language(app).speak(found.language or "")
    paper = QPageSize(QPageSize.PageSizeId[PAPERS[found.paper]]) if found.paper else None
    return pdf(PrintedWorksheet(sheet, exercises, not found.without_answers), paper)


def _fail(sentence: str) -> int:
    print(f"{PROGRAM}: {sentence}", file=sys.stderr)
    return 1
