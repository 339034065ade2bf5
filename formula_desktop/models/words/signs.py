"""How sums look to players: with the signs in use, and spaces instead of notation."""

from __future__ import annotations

import re

from formula_desktop.store.settings.settings import DivideSign, TimesSign

_CROSS, _DOT = "×", "·"
_OBELUS, _COLON = "÷", ":"

SIGNS = {"+": "+", "-": "−", "x": _CROSS, "/": _OBELUS}
"""The sign in force of each operator; it may become another at any time, so ask for it anew."""

# What children of a language meet in their first arithmetic books.
_AT_SCHOOL = {
    "en": (_CROSS, _OBELUS),
    "nl": (_CROSS, _COLON),  # 6 : 2; the sign of the calculator is not written
    "de": (_DOT, _COLON),  # a cross is kept for sizes, and later for vectors
    "fr": (_CROSS, _OBELUS),  # the colon is met as well, but the key and the book have this one
}
_TIMES = {TimesSign.CROSS: _CROSS, TimesSign.DOT: _DOT}
_DIVIDE = {DivideSign.OBELUS: _OBELUS, DivideSign.COLON: _COLON}

_BETWEEN_NUMBERS = rf"{_CROSS}(?!\d)|{_OBELUS}"
"""Signs of operators in a text; the name `×2` of the red squares is none."""


class _Wish:
    """What decides on the signs."""

    language = "en"
    times = TimesSign.LANGUAGE
    divide = DivideSign.LANGUAGE


def at_school() -> tuple[str, str]:
    """The signs for times and divided by of the language that is spoken."""
    return _AT_SCHOOL.get(_Wish.language, _AT_SCHOOL["en"])


def speak(language: str) -> None:
    """Show sums as the schools of a language do, where nothing else has been chosen."""
    _Wish.language = language
    _follow()


def choose(times: TimesSign, divide: DivideSign) -> bool:
    """Show sums with the signs that were chosen; whether these are others than before."""
    _Wish.times, _Wish.divide = times, divide
    return _follow()


def _follow() -> bool:
    before = dict(SIGNS)
    times, divide = at_school()
    SIGNS["x"] = _TIMES.get(_Wish.times, times)
    SIGNS["/"] = _DIVIDE.get(_Wish.divide, divide)
    return before != SIGNS


def shown_sign(sign: str) -> str:
    """The sign in force for `×` or `÷`; any other text as it is."""
    return {_CROSS: SIGNS["x"], _OBELUS: SIGNS["/"]}.get(sign, sign)


def with_signs(text: str) -> str:
    """A text that has `×` and `÷` in it, with the signs in force."""
    return re.sub(_BETWEEN_NUMBERS, lambda found: shown_sign(found[0]), text)


def spelled(notation: str) -> str:
    """A sum as players read it: `8x8=(6)4` becomes `8 × 8 = 64`."""
    shown = []
    for character in notation:
        if character in SIGNS:
            shown.append(f" {SIGNS[character]} ")
        elif character == "=":
            shown.append(" = ")
        elif character not in "()*":
            shown.append(character)
    return "".join(shown)
