"""The argument parser of the program and its commands."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from typing import NoReturn

from formula_desktop import PROGRAM, WRONG_USE


class Parser(argparse.ArgumentParser):
    """A parser that reports an error in one sentence without the usage text."""

    def error(self, message: str) -> NoReturn:
        """Print the message and exit with status 2."""
        print(f"{self.prog}: {message} (see {self.prog} --help)", file=sys.stderr)
        sys.exit(WRONG_USE)


def parser_for(name: str = "", **texts: str) -> Parser:
    """A parser for the program or one of its commands; its help texts are already formatted."""
    parser = Parser(
        prog=f"{PROGRAM} {name}".rstrip(),
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
        **texts,  # type: ignore[arg-type]
    )
    if name:
        says = "log everything on standard error"
        parser.add_argument("--debug", action="store_true", help=says)
    return parser


def whole(what: str, least: int) -> Callable[[str], int]:
    """A function that reads a whole number from an argument."""

    def read(text: str) -> int:
        if not (text.isascii() and text.isdecimal() and len(text) < 10 and int(text) >= least):
            raise argparse.ArgumentTypeError(f"{text!r} is not {what}, {least} or more")
        return int(text)

    return read
