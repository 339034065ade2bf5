"""`formula-desktop print`: saves a game as it was played as a PDF file, without a screen."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from formula_desktop.gamefile.errors import FileError
from formula_desktop.kinds.registry import read_any_file
from formula_desktop.parsing import parser_for
from formula_desktop.shell.paper import without_screen

if TYPE_CHECKING:
    from formula_desktop.paper.document import Document

EXAMPLES: Final = """\
examples:
  formula-desktop print match.formula --out match.pdf
  formula-desktop print game.formula --out game.pdf --language nl --paper a4
"""

DESCRIPTION: Final = """\
A game as it was played, as a PDF file: who played, with which options, and every turn."""


def main(arguments: Sequence[str]) -> int:
    """Save a game; status 1 with one sentence if it cannot be read or saved."""
    parser = parser_for("print", description=DESCRIPTION, epilog=EXAMPLES)
    parser.add_argument("file", type=Path, metavar="FILE", help="a game file")
    without_screen.add_out(parser)
    without_screen.add_paper(parser)
    found = parser.parse_args(arguments)
    without_screen.begin(found, parser)
    try:
        state = read_any_file(found.file)
    except FileError as error:
        return without_screen.fail(f"{found.file}: {error.sentence()}")

    def made() -> Document:
        from formula_desktop.paper.played.any_game import PlayedGame  # with Qt
        from formula_desktop.shell.kinds import on_paper

        return on_paper(PlayedGame(state, has_ended=state.position.is_over)).report

    return without_screen.save(found, made)
