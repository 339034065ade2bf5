"""How sums look to players: with the signs in use, and spaces instead of notation.

The signs for times and divided by belong to a language, as its words do. Its translation has those
that are taught at school; the signs that somebody chose instead are a translator over it.
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
_WANTED: Final = "or the chosen one"  # a translation without this comment answers as well

_BETWEEN_NUMBERS: Final = rf"{_CROSS}(?!\d)|{_OBELUS}"
"""Signs of operators in a text; the name `×2` of the red squares is none."""


class ChosenSigns(QTranslator):
    """Shows sums with signs that were chosen instead of those of the language."""

    def __init__(self, times: TimesSign, divide: DivideSign, parent: QObject | None = None) -> None:
        super().__init__(parent)
        chosen = {_CROSS: _TIMES.get(times), _OBELUS: _DIVIDE.get(divide)}
        self._chosen = {taught: sign for taught, sign in chosen.items() if sign}

    def isEmpty(self) -> bool:  # noqa: N802 - Qt's name
        """Whether those of the language are wanted."""
        return not self._chosen

    def translate(
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1
    ) -> str | None:
        """The sign that was chosen; None for any other text."""
        return self._chosen.get(source) if disambiguation == _WANTED else None


def at_school() -> tuple[str, str]:
    """The signs for times and divided by of the language that is spoken."""
    return (
        QCoreApplication.translate("Signs", _CROSS),
        QCoreApplication.translate("Signs", _OBELUS),
    )


def shown_sign(sign: str) -> str:
    """The sign in force for `×` or `÷`; any other text as it is."""
    if sign not in (_CROSS, _OBELUS):
        return sign
    return QCoreApplication.translate("Signs", sign, _WANTED)


def signs() -> dict[str, str]:
    """The sign in force of each operator; it may become another at any time, so ask for it anew."""
    return {"+": "+", "-": "−", "x": shown_sign(_CROSS), "/": shown_sign(_OBELUS)}


def with_signs(text: str) -> str:
    """A text that has `×` and `÷` in it, with the signs in force."""
    return re.sub(_BETWEEN_NUMBERS, lambda found: shown_sign(found[0]), text)


def spelled(notation: str) -> str:
    """A sum as players read it: `8x8=(6)4` becomes `8 × 8 = 64`."""
    shown = {each: f" {sign} " for each, sign in signs().items()} | {"=": " = "}
    return "".join(shown.get(each, each) for each in notation if each not in "()*")
