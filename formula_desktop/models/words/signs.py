"""Sums as players see them: with the signs in use, and spaces instead of notation.

The signs for times and divided by depend on the language. Its translation has those that are taught
at school; translators on top of it replace them by those of a country whose schools write others,
and by the signs that the user chose.
"""

from __future__ import annotations

import re
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, QTranslator

from formula_desktop.marking import QT_TRANSLATE_NOOP
from formula_desktop.store.settings.settings import DivideSign, TimesSign

#: The sign for times in the first arithmetic books of children: × or ·
_CROSS: Final = QT_TRANSLATE_NOOP("Signs", "×")
#: The sign for divided by in the first arithmetic books of children: ÷ or :
_OBELUS: Final = QT_TRANSLATE_NOOP("Signs", "÷")

_TIMES: Final = {TimesSign.CROSS: _CROSS, TimesSign.DOT: "·"}
_DIVIDE: Final = {DivideSign.OBELUS: _OBELUS, DivideSign.COLON: ":"}
_OF_COUNTRY: Final = {"fr_BE": {_OBELUS: ":"}, "fr_CH": {_OBELUS: ":"}}
_WANTED: Final = "or the chosen one"  # Qt also finds translations without this comment

_BETWEEN_NUMBERS: Final = rf"(?<!\+\d){_CROSS}|{_OBELUS}"
"""Operators in a text, but not the `+2×` on the squares of a board."""

#: The rules write P and S for numbers.
_SPACE_IN_SUM: Final = re.compile(
    r"(?<=[\dPS…]) (?=[+−×·÷:=] [\dPS…])|(?<=[+−×·÷:=]) (?=[\dPS…])|(?<=[\d…=]) (?=…)|(?<=…) (?=\d)"
    r"| (?==[.,;:)])"  # an equals sign that ends a part of a sentence
)
_NO_BREAK: Final = "\u00a0"
#: The cards that are counted at the end may be more than a line has room for.
_LONG_SUM: Final = re.compile(rf"\d+(?:{_NO_BREAK}\+{_NO_BREAK}\d+){{3,}}")


class CountrySigns(QTranslator):
    """Replaces the signs of the language by those that schools of a country write."""

    def __init__(self, locale: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._taught = _OF_COUNTRY.get(locale, {})

    def isEmpty(self) -> bool:  # noqa: N802 - Qt's name
        """Whether the country has the signs of the language."""
        return not self._taught

    def translate(
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1
    ) -> str | None:
        """The country's sign, None for any other text."""
        return self._taught.get(source) if context == "Signs" else None


class ChosenSigns(QTranslator):
    """Replaces the signs of the language by chosen ones."""

    def __init__(self, times: TimesSign, divide: DivideSign, parent: QObject | None = None) -> None:
        super().__init__(parent)
        chosen = {_CROSS: _TIMES.get(times), _OBELUS: _DIVIDE.get(divide)}
        self._chosen = {taught: sign for taught, sign in chosen.items() if sign}

    def isEmpty(self) -> bool:  # noqa: N802 - Qt's name
        """Whether no sign was chosen."""
        return not self._chosen

    def translate(
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1
    ) -> str | None:
        """The chosen sign, None for any other text."""
        return self._chosen.get(source) if disambiguation == _WANTED else None


def at_school() -> tuple[str, str]:
    """The signs for times and divided by of the current language and country."""
    return (
        QCoreApplication.translate("Signs", _CROSS),
        QCoreApplication.translate("Signs", _OBELUS),
    )


def shown_sign(sign: str) -> str:
    """The current sign for `×` or `÷`; any other text unchanged."""
    if sign not in (_CROSS, _OBELUS):
        return sign
    return QCoreApplication.translate("Signs", sign, _WANTED)


def signs() -> dict[str, str]:
    """The current sign of each operator; it may change at any time, so do not keep it."""
    return {"+": "+", "-": "−", "x": shown_sign(_CROSS), "/": shown_sign(_OBELUS)}


def with_signs(text: str) -> str:
    """A text with its `×` and `÷` replaced by the current signs."""
    return re.sub(_BETWEEN_NUMBERS, lambda found: shown_sign(found[0]), text)


def unbroken(text: str) -> str:
    """A text in which no sum is divided between two lines, except before a `+` of a long one."""
    whole = _SPACE_IN_SUM.sub(_NO_BREAK, text)
    return _LONG_SUM.sub(lambda found: found[0].replace(f"{_NO_BREAK}+", " +"), whole)


def spelled(notation: str) -> str:
    """A sum as players read it: `8x8=(6)4` becomes `8 × 8 = 64`."""
    shown = {each: f" {sign} " for each, sign in signs().items()} | {"=": " = "}
    return "".join(shown.get(each, each) for each in notation if each not in "()*")


def laid_in_words(play: str) -> str:
    """The formula or sum of a written play as a list shows it, without where it lies."""
    return spelled(play.rpartition(" ")[2])


def signed(number: int) -> str:
    """A number with a typographic minus sign."""
    return str(number).replace("-", "−")
