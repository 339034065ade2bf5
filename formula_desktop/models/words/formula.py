"""What happens at Formula's table, in the language of the window."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from formula_desktop.formula.draft import Draft
from formula_desktop.formula.play import Action, Play
from formula_desktop.formula.position import Position
from formula_desktop.formula.reasons import Reason
from formula_desktop.models.words.signs import spelled
from formula_desktop.models.words.table import refusal_in_words, sentence_in_words


def draft_in_words(draft: Draft) -> str:
    """A draft as a sentence: the sum and whether it is correct, or what is missing or wrong."""
    refusal = draft.refusal
    reading = _sum_of(draft)
    if refusal is None:
        return QCoreApplication.translate("Formula", "{sum}, correct").format(sum=reading)
    words = sentence_in_words(refusal)
    if refusal.reason is Reason.NO_CARD_PLAYED:
        text = QCoreApplication.translate("Formula", "{sum}: put down at least one card as well")
        return text.format(sum=reading)
    if draft.play is None:
        return QCoreApplication.translate("Formula", "{sum}: {what}").format(
            sum=reading, what=words
        )
    return refusal_in_words(refusal)


def _sum_of(draft: Draft) -> str:
    """The sum of a draft, with spaces around a missing operator: `1 ? 1 = 1`."""
    notation = draft.reads
    if draft.operator is None:
        at = max(len(draft.numbers[0]), 1)
        notation = f"{notation[:at]} {notation[at]} {notation[at + 1 :]}"
    return spelled(notation)


def lying_in_words(position: Position) -> str:
    """The formula on the table, empty before the first one of a round."""
    if position.operator is None:
        return ""
    numbers = (position.left, position.right, position.answer)
    left, right, answer = ("".join(str(card.value) for card in row) for row in numbers)
    return spelled(f"{left}{position.operator}{right}={answer}")


def play_in_words(play: Play) -> str:
    """A play as the log shows it."""
    if play is Action.DRAW:
        return QCoreApplication.translate("Formula", "takes a card")
    if play is Action.PASS:
        return QCoreApplication.translate("Formula", "passes")
    return spelled(str(play))
