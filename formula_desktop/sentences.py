"""The sentence for each refusal, with its values.

The rules give a reason, whose value is the sentence in English, and what it names (`refusal.py`).
The commands print the sentence as it is. The window translates it with Qt, which reads the texts
marked with QT_TRANSLATE_NOOP. Every sentence starts with a small letter and has no full stop, so
that it works after "round 1, play 2: " as well as alone.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import StrEnum

from formula_desktop.refusal import Refusal

Translate = Callable[[str], str]
"""A function that translates a text of the context "Sentences"."""


class WrongSum(StrEnum):
    """How much to reveal about a wrong sum: `7 + 4 is 11, not 9`, `7 + 4 is not 9`, or just that it
    is wrong, and only after *Play*."""

    VALUE = "value"
    NOT_EQUAL = "not-equal"
    ONLY_WHETHER = "only-whether"


PLAIN: Mapping[str, str] = {"+": "+", "-": "-", "x": "x", "/": "/"}
"""The signs of operators for output that may only have the characters of a keyboard."""

LONGEST_QUOTE = 60
"""The most characters of a text from a file that a sentence quotes."""

SIGN_VALUES = ("operator", "sign", "tile", "lies")
SUM_VALUES = ("sum", "step", "laid", "touching")
"""The names of values that may be an operator, and of those that are all or part of a sum."""


def untranslated(text: str) -> str:
    """The text itself, since the commands are in English."""
    return text


def sentence(
    refusal: Refusal, translate: Translate = untranslated, signs: Mapping[str, str] = PLAIN
) -> str:
    """The sentence for a refusal by the rules, in the language of `translate`.

    `signs` has the signs of operators to show: `3x4` becomes `3 × 4` in the window.
    """
    return filled(refusal.reason.value, refusal.values, translate, signs)


def filled(
    template: str,
    values: Mapping[str, int | str],
    translate: Translate = untranslated,
    signs: Mapping[str, str] = PLAIN,
) -> str:
    """A translated template with its values formatted for people."""
    shown = {name: _shown(name, value, signs) for name, value in values.items()}
    return translate(template).format(**shown)


def _shown(name: str, value: int | str, signs: Mapping[str, str]) -> str:
    if isinstance(value, int):
        return str(value) if value >= 0 else f"{signs.get('-', '-')}{-value}"
    if name in SIGN_VALUES:
        return signs.get(value, value)
    if name in SUM_VALUES:
        return " ".join(spelled(value, signs).split())
    return quoted(value)


def spelled(sum_: str, signs: Mapping[str, str] = PLAIN) -> str:
    """A sum in notation with spaces and other signs: `3x4` becomes `3 × 4`."""
    return "".join(
        f" {signs.get(character, character)} " if character in "+-x/=" else character
        for character in sum_
    )


def quoted(text: str, longest: int = LONGEST_QUOTE) -> str:
    """An untrusted text on one line, cut to a length, with unprintable characters escaped."""
    start = text[:longest]
    if not start.isprintable():
        start = "".join(
            each if each.isprintable() else each.encode("unicode_escape").decode("ascii")
            for each in start
        )
    return start if len(text) <= longest else f"{start}…"
