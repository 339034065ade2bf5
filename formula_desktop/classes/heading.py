"""The first line of a pasted list that names the class, not a pupil."""

from __future__ import annotations

import re
from typing import Final

from formula_desktop.players import LONGEST_NAME, folded, is_name, tidy

_OF_CLASSES: Final = re.compile(
    r"(\d+\. ?)?(groep|klas|class|form|year|grade|reception|klasse|jahrgang|classe|groupe|"
    r"cp|ce[12]|cm[12])\b",
    re.IGNORECASE,
)
"""Matches what begins as classes are called: `Groep 5`, `3. Klasse`, `Year 4`, `CE1`."""

_BETWEEN_COLUMNS: Final = re.compile("[\t;,]")


def heading_of(text: str, name: str = "") -> str:
    """The name of the class in the first line of a list with more lines; empty if it is a pupil.

    A line that is the class's `name` is no pupil, whatever it is called.
    """
    first, rest = _divided(text)
    said = tidy(first)
    if not rest.strip() or not is_name(said) or len(said) > LONGEST_NAME:
        return ""
    if name.strip() and folded(said) == folded(name):
        return said
    if _BETWEEN_COLUMNS.search(said) is not None:
        return ""
    is_numbered = any(map(str.isdigit, rest.strip().partition("\n")[0]))
    has_number = said[-1:].isdigit() or said[-2:-1].isdigit()  # `Dolfijnen 5b`
    is_heading = _OF_CLASSES.match(said) is not None or (has_number and not is_numbered)
    return said if is_heading else ""


def without_heading(text: str) -> str:
    """A list without its first line."""
    return _divided(text)[1]


def _divided(text: str) -> tuple[str, str]:
    """The first line that has something, and those after it."""
    first, _, rest = text.removeprefix("\ufeff").strip().partition("\n")
    return first, rest
