"""Why a play of Formula cannot be read or is not allowed: one reason for each rule."""

from __future__ import annotations

from enum import Enum, unique
from typing import Final

from formula_desktop.marking import QT_TRANSLATE_NOOP


@unique
class Reason(Enum):
    """The rule that a play, a draft or a written play breaks; the value is the sentence."""

    # the notation
    NOT_A_SUM = QT_TRANSLATE_NOOP("Sentences", "'{text}' is not a number of cards")
    NOT_IN_A_SUM = QT_TRANSLATE_NOOP("Sentences", "'{character}' does not belong in a sum")
    NUMBER_MISSING = QT_TRANSLATE_NOOP("Sentences", "a number of the formula is missing")
    ONE_OPERATOR = QT_TRANSLATE_NOOP(
        "Sentences", "a formula has exactly one operator, between its first two numbers"
    )
    ONE_EQUALS_SIGN = QT_TRANSLATE_NOOP("Sentences", "a formula has exactly one =")
    TOO_LONG = QT_TRANSLATE_NOOP("Sentences", "a play has at most 100 characters")
    # the cards put down
    ROUND_OVER = QT_TRANSLATE_NOOP("Sentences", "the round is over")
    OPERATOR_MISSING = QT_TRANSLATE_NOOP("Sentences", "the formula has no sign yet")
    ANSWER_MISSING = QT_TRANSLATE_NOOP("Sentences", "the formula has no answer yet")
    OPERATOR_NOT_PLAYED = QT_TRANSLATE_NOOP("Sentences", "{operator} is not used in this match")
    NO_CARD_PLAYED = QT_TRANSLATE_NOOP(
        "Sentences", "a formula takes at least one card from the hand"
    )
    TOO_MANY_CARDS = QT_TRANSLATE_NOOP(
        "Sentences", "at most {most} cards may be put down in one turn"
    )
    NUMBER_TOO_LONG = QT_TRANSLATE_NOOP("Sentences", "a number has at most {most} cards here")
    ABOVE_RANGE = QT_TRANSLATE_NOOP(
        "Sentences", "numbers go up to {most} here, and {number} is higher"
    )
    JOKER_WITHOUT_DIGIT = QT_TRANSLATE_NOOP("Sentences", "a joker has no digit yet")
    JOKER_STAYS = QT_TRANSLATE_NOOP(
        "Sentences", "this joker stays {digit}: it was chosen in an earlier turn"
    )
    NOT_IN_HAND = QT_TRANSLATE_NOOP("Sentences", "there is no {card} left in the hand")
    NO_JOKER_IN_HAND = QT_TRANSLATE_NOOP("Sentences", "there is no joker left in the hand")
    NOT_THERE = QT_TRANSLATE_NOOP("Sentences", "({cards}) does not lie there")
    TAKEN_AWAY = QT_TRANSLATE_NOOP(
        "Sentences", "a card of {number} would go; each one stays or is covered"
    )
    STARTING_CARDS_STAY = QT_TRANSLATE_NOOP(
        "Sentences", "in the first formula both starting cards stay as they are"
    )
    REPLACE_ALL = QT_TRANSLATE_NOOP(
        "Sentences", "because of the zero rule, you replace all three numbers"
    )
    KEEP_A_CARD = QT_TRANSLATE_NOOP(
        "Sentences", "here a formula keeps at least one card from the table"
    )
    # the sum
    LEADING_ZERO = QT_TRANSLATE_NOOP(
        "Sentences", "a number of several cards does not start with 0: {number}"
    )
    DIVIDED_BY_ZERO = QT_TRANSLATE_NOOP("Sentences", "you can’t divide by 0")
    NOT_EVEN = QT_TRANSLATE_NOOP("Sentences", "{sum} leaves a remainder")
    BELOW_ZERO = QT_TRANSLATE_NOOP("Sentences", "{sum} is less than 0")
    WRONG = QT_TRANSLATE_NOOP("Sentences", "{sum} is {result}, not {answer}")
    # drawing and passing
    CARD_TO_DRAW = QT_TRANSLATE_NOOP("Sentences", "nobody passes while there is a card to take")
    NOTHING_TO_DRAW = QT_TRANSLATE_NOOP("Sentences", "there is no card to take")


UNFINISHED: Final = frozenset(
    {
        Reason.NO_CARD_PLAYED,
        Reason.OPERATOR_MISSING,
        Reason.ANSWER_MISSING,
        Reason.JOKER_WITHOUT_DIGIT,
    }
)
"""The reasons for a draft in which something is still missing."""

MISCALCULATED: Final = frozenset(
    {Reason.DIVIDED_BY_ZERO, Reason.NOT_EVEN, Reason.BELOW_ZERO, Reason.WRONG}
)
"""Why a formula is not true; all other reasons are against laying it, true or not."""

WITHOUT_RESULT: Final[dict[Enum, str]] = {
    Reason.WRONG: QT_TRANSLATE_NOOP("Sentences", "{sum} is not {answer}")
}
"""The sentences that name a wrong sum without working it out."""
