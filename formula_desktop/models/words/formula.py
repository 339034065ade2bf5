"""What happens at Formula's table, in the language of the window."""

from __future__ import annotations

from enum import Enum
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject

from formula_desktop.formula.cards import JOKER
from formula_desktop.formula.draft import (
    ANSWER,
    LEFT,
    RIGHT,
    UNKNOWN,
    Cell,
    Draft,
    Following,
    Place,
    PlaceKind,
)
from formula_desktop.formula.play import Action, Play
from formula_desktop.formula.position import Position
from formula_desktop.formula.reasons import Reason
from formula_desktop.models.words.signs import spelled
from formula_desktop.models.words.spoken import put_down
from formula_desktop.models.words.table import refusal_in_words
from formula_desktop.sentences import WrongSum

_TO_LAY: Final = (Following.CARD, Following.OTHER_ANSWER)
"""What comes next in a wrong formula that more cards can make right."""
_TO_CHANGE: Final = (Following.OTHER_DIGIT, Following.OTHER_PLACE)
"""What comes next where a card that lies there is to be changed."""


class FormulaCounts(QObject):
    """Counted things: a class, since Qt finds a plural under the name of the class that asks."""

    def cards(self, number: int) -> str:
        return self.tr("%n card(s)", "", number)


def draft_in_words(draft: Draft, wrong_sums: WrongSum, following: Enum | None) -> str:
    """A draft as a sentence: the sum and whether it is correct, what comes next, or what is wrong.

    `wrong_sums` is how much to reveal about a wrong sum, and `following` what comes next in the
    draft.
    """
    refusal = draft.refusal
    if refusal is None:
        text = QCoreApplication.translate("Formula", "{sum}, correct")
    elif following is Following.ANSWER_OR_DIGIT:
        text = QCoreApplication.translate(
            "Formula", "{sum}, lay the answer or choose another digit"
        )
    elif following in _TO_CHANGE and draft.play is not None:
        return _to_change_in_words(draft, wrong_sums, following)
    elif draft.is_below_zero:
        return _below_zero_in_words(draft, following)
    elif following is not None and (
        draft.lacks_something or (refusal.reason is Reason.WRONG and following in _TO_LAY)
    ):
        return _unfinished_in_words(draft, wrong_sums, following)
    elif draft.lacks_something:
        text = _stuck_in_words(draft)
    else:
        return refusal_in_words(refusal, wrong_sums)
    return text.format(sum=_without_wrong_answer(draft))


def _stuck_in_words(draft: Draft) -> str:
    """Why nothing makes a sum right that lacks something; only the sum where more is missing."""
    if any(put.value is None for put in draft.puts):
        return QCoreApplication.translate("Formula", "{sum}, no digit fits here")
    refusal = draft.refusal
    if refusal is not None and refusal.reason is Reason.OPERATOR_MISSING:
        return QCoreApplication.translate("Formula", "{sum}, no sign fits")
    if refusal is not None and refusal.reason is Reason.ANSWER_MISSING:
        return QCoreApplication.translate("Formula", "{sum}, none of your cards fits")
    return "{sum}"


def _to_change_in_words(draft: Draft, wrong_sums: WrongSum, following: Enum | None) -> str:
    """What is wrong in a whole formula, and the joker's digit or the card to change about it."""
    if following is Following.OTHER_DIGIT:
        text = QCoreApplication.translate("Formula", "{wrong}, choose another digit")
    else:
        text = QCoreApplication.translate("Formula", "{wrong}, put a card somewhere else")
    wrong = _without_wrong_answer(draft)
    if draft.refusal is not None and wrong == sum_of(draft):
        wrong = refusal_in_words(draft.refusal, wrong_sums)
    return text.format(wrong=wrong)


def _without_wrong_answer(draft: Draft) -> str:
    """The sum of a draft, with `…` for an answer that lies there and is not equal to it."""
    untruth = draft.untruth
    if untruth is None or any(cell.put for cell in draft.numbers[ANSWER]):
        return sum_of(draft)
    return f"{spelled(untruth.sum)} = …"


def _unfinished_in_words(draft: Draft, wrong_sums: WrongSum, following: Enum) -> str:
    """A sum that is not finished and what comes next, without calling equal what is not."""
    laid, untruth = sum_of(draft), draft.untruth
    if untruth is None:
        return _following_in_words(following).format(sum=laid)
    if following is Following.OTHER_ANSWER:
        return _following_in_words(following).format(sum=_without_wrong_answer(draft))
    if wrong_sums is WrongSum.ONLY_WHETHER:
        return _following_in_words(following).format(sum=laid)
    if untruth.is_begun:
        return _following_in_words(following).format(sum=f"{laid}…")
    if following is Following.OTHER_SIGN:
        text = QCoreApplication.translate("Formula", "{sum} is not {answer}, now another sign")
    elif draft.can_have_answer:
        text = QCoreApplication.translate("Formula", "{sum} is not {answer}, now lay the answer")
    else:
        text = QCoreApplication.translate("Formula", "{sum} is not {answer} yet, now a card")
    return text.format(sum=spelled(untruth.sum), answer=untruth.answer)


def _following_in_words(following: Enum) -> str:
    """What comes next in a sum that is not finished."""
    words: dict[Enum, str] = {
        Following.SIGN: QCoreApplication.translate("Formula", "{sum}, now the sign"),
        Following.OTHER_SIGN: QCoreApplication.translate("Formula", "{sum}, now another sign"),
        Following.ANSWER: QCoreApplication.translate("Formula", "{sum}, now the answer"),
        Following.OTHER_ANSWER: QCoreApplication.translate("Formula", "{sum}, now the answer"),
        Following.DIGIT: QCoreApplication.translate("Formula", "{sum}, now choose a digit"),
        Following.OTHER_DIGIT: QCoreApplication.translate("Formula", "{sum}, choose another digit"),
        Following.OTHER_PLACE: QCoreApplication.translate(
            "Formula", "{sum}, put a card somewhere else"
        ),
        Following.CARD: QCoreApplication.translate("Formula", "{sum}, now a card"),
    }
    return words[following]


def _below_zero_in_words(draft: Draft, following: Enum | None) -> str:
    """What to do about a difference below 0; starting cards cannot change places."""
    if draft.view.is_first or following is Following.OTHER_SIGN:
        text = QCoreApplication.translate(
            "Formula", "{difference} is less than 0, choose another sign"
        )
    elif following is None:
        text = QCoreApplication.translate("Formula", "{difference} is less than 0")
    else:
        text = QCoreApplication.translate(
            "Formula", "{difference} is less than 0, put the larger number first"
        )
    return text.format(difference=sum_of(draft).partition(" =")[0])


def sum_of(draft: Draft) -> str:
    """The sum of a draft, with `…` for what is missing: `1 … 1 = 1`."""
    notation = draft.reads
    if draft.operator is None:
        at = max(len(draft.numbers[0]), 1)
        notation = f"{notation[:at]} {notation[at]} {notation[at + 1 :]}"
    return spelled(notation).replace(UNKNOWN, "…")


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
        return QCoreApplication.translate("Formula", "took a card")
    if play is Action.PASS:
        return QCoreApplication.translate("Formula", "passed")
    return spelled(str(play))


# --- for screen readers -------------------------------------------------------------------------


def card_in_words(card: str, value: int | None = None) -> str:
    """A card of a hand or in a formula; `value` is the digit of a joker that has one."""
    if card != JOKER:
        return card
    if value is None:
        return QCoreApplication.translate("Spoken", "joker")
    text = QCoreApplication.translate("Spoken", "joker that counts as {digit}")
    return text.format(digit=value)


def cell_in_words(cell: Cell) -> str:
    """A visible card of a number, and whether it has been put down in this turn."""
    if cell.put is not None:
        return put_down(card_in_words(cell.put.card, cell.put.value))
    return card_in_words(cell.there.card, cell.there.value) if cell.there is not None else ""


def number_in_words(number: int, digits: str) -> str:
    """One of the three numbers of a formula; without digits it has no card yet."""
    name = {
        LEFT: QCoreApplication.translate("Spoken", "first number"),
        RIGHT: QCoreApplication.translate("Spoken", "second number"),
        ANSWER: QCoreApplication.translate("Spoken", "answer"),
    }[number]
    if not digits:
        return QCoreApplication.translate("Spoken", "{name}: no card yet").format(name=name)
    return QCoreApplication.translate("Spoken", "{name}: {digits}").format(name=name, digits=digits)


def place_in_words(place: Place, digits: str) -> str:
    """A place that may take a card, with the number as it is without that card."""
    if not digits:
        return {
            LEFT: QCoreApplication.translate("Spoken", "as the first number"),
            RIGHT: QCoreApplication.translate("Spoken", "as the second number"),
            ANSWER: QCoreApplication.translate("Spoken", "as the answer"),
        }[place.number]
    text = {
        PlaceKind.ON: QCoreApplication.translate("Spoken", "on the {digit}, {number}"),
        PlaceKind.BEFORE: QCoreApplication.translate("Spoken", "before {number}"),
        PlaceKind.BEHIND: QCoreApplication.translate("Spoken", "after {number}"),
        PlaceKind.WHOLE: QCoreApplication.translate("Spoken", "on all of {number}"),
    }[place.where]
    number = number_in_words(place.number, digits)
    digit = digits[place.index] if place.where is PlaceKind.ON else ""
    return text.format(digit=digit, number=number)
