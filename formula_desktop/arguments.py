"""The arguments of `formula-desktop` for its window (docs/game-file.md, "Command line")."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from formula_desktop import __version__, safe

if TYPE_CHECKING:
    from formula_desktop.parsing import Parser

LANGUAGES = {"en": "English", "nl": "Nederlands", "de": "Deutsch", "fr": "Français"}
"""The languages of the window with their own names."""

DIGIFEUD, FORMULA = "digifeud", "formula"
GAMES = (DIGIFEUD, FORMULA)
"""The games that can be started from the command line."""

EXAMPLES = """\
without a window:
  formula-desktop analyse FILE   whose turn it is, and every legal play there
  formula-desktop check FILE...  whether files are valid games, and if not why
  formula-desktop arena          the computer's levels play each other
  formula-desktop exercise       exercises with their solutions
  formula-desktop worksheet      exercises to print, as a PDF file
  formula-desktop print FILE     a game as it was played, as a PDF file
  formula-desktop pin            a teacher's PIN for an administrator's file
Each of them has its own --help. A file of such a name is opened as ./check.

examples:
  formula-desktop                      open at Home
  formula-desktop match.formula        open a game
  formula-desktop --new formula --language nl
                                       a new match against the computer, in Dutch
  formula-desktop --watch digifeud --full-screen
                                       the computer plays itself, on a projector
  formula-desktop --watch formula --screenshot table.png
                                       the same, one game, without a screen
  formula-desktop --data /media/stick/games
                                       keep everything on a USB stick
"""


class WindowArguments(NamedTuple):
    """The arguments for the window; at most one of `file`, `new` and `watch`.

    `new` and `watch` are one of GAMES. `screenshot` is the file for a picture of the finished
    table, only with `watch`; the program then ends. `language` is None for the default one. `data`
    is the folder for all data, None for the default places. `self_test` is the file for the result
    of the self-test and excludes all other arguments. `debug` logs everything.
    """

    file: Path | None = None
    new: str | None = None
    watch: str | None = None
    screenshot: Path | None = None
    language: str | None = None
    full_screen: bool = False
    data: Path | None = None
    self_test: Path | None = None
    debug: bool = False


def read_window_arguments(arguments: Sequence[str]) -> WindowArguments:
    """The arguments of the window; ends the program with one sentence if they are wrong."""
    match arguments:  # as desktops start it; a parser takes as long as painting the first screen
        case []:
            return WindowArguments()
        case ["--new", game] if game in GAMES:
            return WindowArguments(new=game)
    parser = _parser()
    found = parser.parse_args(arguments)
    if found.new and found.watch:
        parser.error("--new and --watch start two different games, so only one can be given")
    if found.file and (found.new or found.watch):
        option = "--new" if found.new else "--watch"
        parser.error(f"{option} starts another game, so no FILE can be opened with it")
    if found.screenshot and not found.watch:
        parser.error("--screenshot shows the end of a game that is watched, so it needs --watch")
    if found.screenshot and found.screenshot.suffix.lower() != ".png":
        parser.error("--screenshot saves a picture of the kind .png, so its name ends with that")
    if found.self_test and len([each for each in vars(found).values() if each]) > 1:
        parser.error("--self-test does everything by itself, so nothing else can be given with it")
    if found.data:
        found.data = _folder(found.data, parser)
    return WindowArguments(**vars(found))


def _parser() -> Parser:
    from formula_desktop.parsing import parser_for  # rarely needed

    parser = parser_for(
        description="Two number games to play together: the card game Formula and the board game\n"
        "Digifeud. Without arguments the program opens at Home.",
        epilog=EXAMPLES,
    )
    parser.add_argument("file", nargs="?", type=_path, metavar="FILE", help="open this game")
    parser.add_argument("--new", choices=GAMES, help="open with a new game against the computer")
    parser.add_argument("--watch", choices=GAMES, help="watch the computer play itself")
    parser.add_argument(
        "--screenshot",
        type=_path,
        metavar="FILE.png",
        help="with --watch: play one game as fast as it goes, save a picture of the\n"
        "finished table and end; needs no screen",
    )
    parser.add_argument("--language", choices=LANGUAGES, help="the language of the window")
    parser.add_argument(
        "--full-screen", action="store_true", help="fill the whole screen, in projector size"
    )
    parser.add_argument(
        "--data",
        type=_path,
        metavar="DIR",
        help="keep games, results and settings in this folder",
    )
    parser.add_argument(
        "--self-test",
        type=_path,
        metavar="FILE.json",
        help="find out whether the program has all it needs here, save what was found\n"
        "and end, with status 0 if it has; needs no screen",
    )
    parser.add_argument(
        "--debug",
        action="store_true",
        help="log everything that the program does, on standard error and in the file\n"
        "that About names",
    )
    parser.add_argument("--version", action="version", version=f"Formula Desktop {__version__}")
    return parser


def _path(text: str) -> Path:
    if not text:
        from argparse import ArgumentTypeError

        raise ArgumentTypeError("the name of the file is empty")
    return Path(text)


def _folder(path: Path, parser: Parser) -> Path:
    """A folder for data, created if it doesn't exist."""
    folder = Path(os.path.expanduser(path)).absolute()  # noqa: PTH111 - Path's raises
    try:
        safe.make_folder(folder)
        next(folder.iterdir(), None)
    except FileExistsError:
        parser.error(f"--data needs a folder, and {path} is a file")
    except OSError as error:
        parser.error(f"--data: the folder {path} cannot be used: {error.strerror or error}")
    return folder
