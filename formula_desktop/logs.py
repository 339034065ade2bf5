"""Logging through the standard `logging`, without anything that reveals who plays.

Every module logs under its own name. Its own messages contain no people, titles or names of game
files; messages from Python, Qt and the system pass through `Private`.
"""

from __future__ import annotations

import logging
import os
import re
import sys
from collections.abc import Callable, Iterable
from typing import Final

_PROGRAM: Final = "formula_desktop"
_LINE: Final = "%(asctime)s.%(msecs)03d %(levelname)s %(name)s: %(message)s"
_MOMENT: Final = "%Y-%m-%d %H:%M:%S"

# Compiled only when first used: compiling takes longer than the rest of this module.
_PATH: Final = r"""(?P<quote>["'])(?:DATA|~|[A-Za-z]:)?[/\\](?:(?!(?P=quote))[^\n])*(?P=quote)"""
_OF_PROGRAM: Final = (".py", ".pyc", ".pyd", ".so", ".dll", ".ini", ".sqlite", ".log")
_OF_PEOPLE: Final = (".formula", ".json", ".csv", ".pdf", ".png", ".lock", ".unfinished")

# Without a handler, Python would write warnings to standard error.
logging.getLogger(_PROGRAM).addHandler(logging.NullHandler())


def start(handler: logging.Handler, *, debug: bool = False) -> None:
    """Send entries to a handler, from INFO on, or all of them with `debug`."""
    program = logging.getLogger(_PROGRAM)
    program.addHandler(handler)
    program.setLevel(logging.DEBUG if debug else logging.INFO)


def stop(handler: logging.Handler) -> None:
    """Send no more entries to a handler."""
    logging.getLogger(_PROGRAM).removeHandler(handler)


def show_in_terminal() -> None:
    """Write everything to standard error, for `--debug`."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Private())
    start(handler, debug=True)


class Private(logging.Formatter):
    """Formats entries without anything that reveals who plays.

    `folder` contains the games, and `names` returns the names and titles known now.
    """

    def __init__(self, folder: str = "", names: Callable[[], Iterable[str]] = tuple) -> None:
        super().__init__(_LINE, _MOMENT)
        self._folder = folder
        self._names = names

    def format(self, record: logging.LogRecord) -> str:
        """Format an entry with its time, level and module."""
        return self.hidden(super().format(record))

    def hidden(self, text: str) -> str:
        """A text without names, file names that people chose, and the user's folder."""
        if len(self._folder) > 1:
            text = _replaced(text, self._folder, "DATA")
        text = re.sub(_PATH, _without_file_name, without_home(text))
        names = sorted({name for name in self._names() if name.strip()}, key=len, reverse=True)
        if names:
            known = "|".join(map(re.escape, names))
            text = re.sub(rf"(?<!\w)(?:{known})(?!\w)", "NAME", text, flags=re.IGNORECASE)
        return text


def without_home(text: str) -> str:
    """A text with `~` in place of the user's folder, which often has their name."""
    home = os.path.expanduser("~")  # noqa: PTH111 - unlike Path.home, never raises
    return _replaced(text, home, "~") if len(home) > 1 else text


def _replaced(text: str, folder: str, short: str) -> str:
    # On Windows, Qt writes slashes and Python's errors double the backslashes.
    for written in (folder, folder.replace("\\", "/"), folder.replace("\\", "\\\\")):
        text = text.replace(written, short)
    return text


def _without_file_name(found: re.Match[str]) -> str:
    """A quoted path without what people have named or where they keep it."""
    path = found[0][1:-1]
    if path.endswith(_OF_PROGRAM):
        return found[0]
    suffix = next((each for each in _OF_PEOPLE if path.endswith(each)), "")
    folder = re.match(r"DATA[/\\]+(?:\w+[/\\]+)?", path)
    return f"{found['quote']}{folder[0] if folder else ''}…{suffix}{found['quote']}"
