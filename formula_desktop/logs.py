"""How the log is written: the standard `logging`, without anything that says who plays.

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

# Compiled by `re` when it is first used: that takes longer than all the rest of this module.
_PATH: Final = r"""(?P<quote>["'])(?:DATA|~|[A-Za-z]:)?[/\\](?:(?!(?P=quote))[^\n])*(?P=quote)"""
_OF_PROGRAM: Final = (".py", ".pyc", ".pyd", ".so", ".dll", ".ini", ".sqlite", ".log")
_OF_PEOPLE: Final = (".formula", ".json", ".csv", ".pdf", ".png", ".lock", ".unfinished")

# Where no log is written, Python would write warnings to standard error.
logging.getLogger(_PROGRAM).addHandler(logging.NullHandler())


def start(handler: logging.Handler, *, debug: bool = False) -> None:
    """Have everything written by a handler, from INFO on, or all of it."""
    program = logging.getLogger(_PROGRAM)
    program.addHandler(handler)
    program.setLevel(logging.DEBUG if debug else logging.INFO)


def stop(handler: logging.Handler) -> None:
    """Have nothing more written by a handler."""
    logging.getLogger(_PROGRAM).removeHandler(handler)


def show_in_terminal() -> None:
    """Write everything to standard error, for `--debug`."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Private())
    start(handler, debug=True)


class Private(logging.Formatter):
    """Writes entries without what tells who plays.

    `folder` is where the games are kept, and `names` gives the people and titles known now.
    """

    def __init__(self, folder: str = "", names: Callable[[], Iterable[str]] = tuple) -> None:
        super().__init__(_LINE, _MOMENT)
        self._folder = folder
        self._names = names

    def format(self, record: logging.LogRecord) -> str:
        """An entry with its moment, level and module."""
        return self.hidden(super().format(record))

    def hidden(self, text: str) -> str:
        """A text without names, files that people have named, and the user's folder."""
        if len(self._folder) > 1:
            text = _replaced(text, self._folder, "DATA")
        text = re.sub(_PATH, _without_file_name, without_home(text))
        names = sorted({name for name in self._names() if name.strip()}, key=len, reverse=True)
        if names:
            known = "|".join(map(re.escape, names))
            text = re.sub(rf"(?<!\w)(?:{known})(?!\w)", "NAME", text, flags=re.IGNORECASE)
        return text


def without_home(text: str) -> str:
    """A text with `~` in place of the user's folder, whose name is often their own."""
    home = os.path.expanduser("~")  # noqa: PTH111 - which, unlike Path.home, never raises
    return _replaced(text, home, "~") if len(home) > 1 else text


def _replaced(text: str, folder: str, short: str) -> str:
    # On Windows Qt writes slashes, and Python's errors double the backslashes.
    for written in (folder, folder.replace("\\", "/"), folder.replace("\\", "\\\\")):
        text = text.replace(written, short)
    return text


def _without_file_name(found: re.Match[str]) -> str:
    """A quoted path: what people have named is left out of it, and where they keep it."""
    path = found[0][1:-1]
    if path.endswith(_OF_PROGRAM):
        return found[0]
    suffix = next((each for each in _OF_PEOPLE if path.endswith(each)), "")
    folder = re.match(r"DATA[/\\]+(?:\w+[/\\]+)?", path)
    return f"{found['quote']}{folder[0] if folder else ''}…{suffix}{found['quote']}"
