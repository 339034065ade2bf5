"""`formula-desktop check FILE…`: whether each file is a valid game (docs/game-file.md)."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from formula_desktop import logs
from formula_desktop.cli.terminal import FAILED, in_terminal, path_shown
from formula_desktop.gamefile.errors import FileError
from formula_desktop.kinds.registry import read_any_file
from formula_desktop.parsing import parser_for


def main(arguments: Sequence[str]) -> int:
    """Check files and print a line for each; returns status 1 if any is not a valid game."""
    parser = parser_for(
        "check",
        description="Say of each file whether it is a valid game, and if not why; a line a file.\n"
        "The exit status is 1 if any of them is not.",
        epilog="example:\n  formula-desktop check *.formula",
    )
    parser.add_argument("files", nargs="+", metavar="FILE", help="a game file")
    found = parser.parse_args(arguments)
    if found.debug:
        logs.show_in_terminal()
    return in_terminal(lambda: check(found.files))


def check(files: Sequence[str]) -> int:
    """Print a line for each file and give the exit status."""
    status = 0
    for file in files:
        try:
            read_any_file(Path(file))
        except FileError as error:
            status = FAILED
            verdict = error.sentence()
        else:
            verdict = "a valid game"
        print(f"{path_shown(file)}: {verdict}")
    return status
