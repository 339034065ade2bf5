"""The skills that exercises practise, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from formula_desktop.arithmetic import Operator
from formula_desktop.marking import QT_TRANSLATE_NOOP
from formula_desktop.models.words.signs import signs
from formula_desktop.practise.exercise import OF_TABLES, Range
from formula_desktop.practise.skills import SIZES, skill_of, table

_UP_TO: Final = {
    Operator.ADD: QT_TRANSLATE_NOOP("Skills", "adding up to {number}"),
    Operator.SUBTRACT: QT_TRANSLATE_NOOP("Skills", "subtracting up to {number}"),
    Operator.MULTIPLY: QT_TRANSLATE_NOOP("Skills", "multiplying up to {number}"),
    Operator.DIVIDE: QT_TRANSLATE_NOOP("Skills", "dividing up to {number}"),
}
_ABOVE: Final = {
    Operator.ADD: QT_TRANSLATE_NOOP("Skills", "adding above {number}"),
    Operator.SUBTRACT: QT_TRANSLATE_NOOP("Skills", "subtracting above {number}"),
    Operator.MULTIPLY: QT_TRANSLATE_NOOP("Skills", "multiplying above {number}"),
    Operator.DIVIDE: QT_TRANSLATE_NOOP("Skills", "dividing above {number}"),
}

AFTER_SIGNS: Final = "\u00a0\u00a0 "
"""Wider than between two signs, and no dot: that is a sign in Germany."""


def skill_in_words(key: str) -> str:
    """The skill with this key; the key itself if a later version made it."""
    skill = skill_of(key)
    if skill is None:
        return key
    if skill.operator is None:
        text, number = QT_TRANSLATE_NOOP("Skills", "table of {number}"), skill.number
    elif skill.number == SIZES[-1]:
        text, number = _ABOVE[skill.operator], SIZES[-2]
    else:
        text, number = _UP_TO[skill.operator], skill.number
    return QCoreApplication.translate("Skills", text).format(number=number)


def tables_in_words(numbers: Sequence[int]) -> str:
    """One table or several: `table of 2`, `tables of 2, 5 and 10`."""
    *others, last = numbers
    if not others:
        return skill_in_words(table(last).key)
    text = QCoreApplication.translate("Skills", "tables of {numbers} and {last}")
    return text.format(numbers=", ".join(map(str, others)), last=last)


def limit_in_words(largest: int) -> str:
    """How large numbers become."""
    text = QCoreApplication.translate("Skills", "numbers to {number}")
    return text.format(number=largest)


def range_in_words(range_: Range) -> str:
    """What is practised in one line: `+ − ×  numbers to 100, tables of 2, 5 and 10`."""
    shown = " ".join(signs()[each.value] for each in range_.operators)
    without = QCoreApplication.translate("Skills", "numbers without a limit")
    parts = [without if range_.largest is None else limit_in_words(range_.largest)]
    if range_.tables:
        parts.append(tables_in_words(range_.tables))
    elif not {*OF_TABLES}.isdisjoint(range_.operators):
        parts.append(QCoreApplication.translate("Skills", "all tables"))
    return f"{shown}{AFTER_SIGNS}{', '.join(parts)}"


def in_general_in_words() -> str:
    """What a person can do over all skills."""
    return QCoreApplication.translate("Skills", "in general")
