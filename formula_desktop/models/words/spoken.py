"""Signs in words, for players who use a screen reader."""

from __future__ import annotations

import re

from PySide6.QtCore import QCoreApplication

from formula_desktop.arithmetic import Operator
from formula_desktop.models.words.signs import signs

_BETWEEN_NUMBERS = re.compile(r"(?<=[\d…]) ([^\s\w]) (?=[\d…])")


def aloud(text: str) -> str:
    """A text with the words for the signs in its sums: `:` and `·` would not be heard."""
    words = {sign: operator_in_words(Operator(key)) for key, sign in signs().items()}
    for sign, word in words.items():
        text = text.replace(_both(sign, word), word)
    words["="] = equals_in_words()
    return _BETWEEN_NUMBERS.sub(lambda found: f" {words.get(found[1], found[1])} ", text)


def operator_in_words(operator: Operator) -> str:
    """The sign of an operator as a word."""
    return {
        Operator.ADD: QCoreApplication.translate("Spoken", "plus"),
        Operator.SUBTRACT: QCoreApplication.translate("Spoken", "minus"),
        Operator.MULTIPLY: QCoreApplication.translate("Spoken", "times"),
        Operator.DIVIDE: QCoreApplication.translate("Spoken", "divided by"),
    }[operator]


def sign_and_word(operator: Operator) -> str:
    """The sign of an operator and its word: `+ (plus)`."""
    return _both(signs()[operator], operator_in_words(operator))


def _both(sign: str, word: str) -> str:
    return f"{sign} ({word})"


def equals_in_words() -> str:
    """The sign of equality as a word."""
    return QCoreApplication.translate("Spoken", "equals")


def put_down(what: str) -> str:
    """A card or tile that has been put down in this turn."""
    return QCoreApplication.translate("Spoken", "{what}, put down").format(what=what)
