"""The files of the page as they are served: their sources without comments and indentation.

Comments help whoever reads the sources, and a phone need not load them. Each line stays a line.
"""

from __future__ import annotations

import re
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from formula_desktop.hands.origins import type_of

_OF_PROGRAM: Final = "texts.js"
"""Only the program reads it."""
_CSS_COMMENT: Final = re.compile(r"/\*.*?\*/", re.DOTALL)
# Only comments that begin a line: elsewhere, // may be part of a text.
_JS_LINE: Final = re.compile(r"^[ \t]*//.*$", re.MULTILINE)
_JS_BLOCK: Final = re.compile(r"^[ \t]*/\*\*.*?\*/[ \t]*$", re.DOTALL | re.MULTILINE)


def page_files(folder: Path | Traversable) -> dict[str, bytes]:
    """The files that a page loads, by name."""
    names = (each for each in folder.iterdir() if type_of(each.name) and each.name != _OF_PROGRAM)
    return {each.name: as_served(each.name, each.read_text("utf-8")).encode() for each in names}


def as_served(name: str, source: str) -> str:
    """A file without comments that have a line of their own, indentation and empty lines."""
    if name.endswith(".css"):
        source = _CSS_COMMENT.sub("", source)
    elif name.endswith(".js"):
        source = _JS_LINE.sub("", _JS_BLOCK.sub("", source))
    lines = (line.strip() for line in source.splitlines())
    return "".join(f"{line}\n" for line in lines if line)
