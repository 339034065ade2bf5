"""The skills that exercises practise, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from formula_desktop.arithmetic import Operator
from formula_desktop.marking import QT_TRANSLATE_NOOP
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


def in_general_in_words() -> str:
    """What a person can do over all skills."""
    return QCoreApplication.translate("Skills", "in general")
