"""Why a play of Digifeud cannot be read or is not allowed: one reason for each rule."""

from __future__ import annotations

from enum import Enum, unique
from typing import Final

from formula_desktop.marking import QT_TRANSLATE_NOOP


@unique
class Reason(Enum):
    """The rule that a play, a draft or a written play breaks; the value is the sentence.

    Sums and numbers are in notation (`3+4x2`) without parentheses; squares are names like `G7`.
    `laid` has the tiles from left to right or from top to bottom.
    """

    # the notation
    NOT_A_PLAY = QT_TRANSLATE_NOOP(
        "Sentences", "this is not a play: a square, a direction, one space and a sum"
    )
    NOT_IN_A_SUM = QT_TRANSLATE_NOOP("Sentences", "'{character}' does not belong in a sum")
    NOT_A_SUM = QT_TRANSLATE_NOOP("Sentences", "'{text}' does not have the form of a sum")
    NUMBER_MISSING = QT_TRANSLATE_NOOP("Sentences", "a number of the sum is missing")
    BLANK_WITHOUT_DIGIT = QT_TRANSLATE_NOOP("Sentences", "a blank has no digit yet")
    BLANK_STAYS = QT_TRANSLATE_NOOP(
        "Sentences", "this blank stays {digit}: it was chosen in an earlier turn"
    )
    TOO_LONG = QT_TRANSLATE_NOOP("Sentences", "a play has at most 100 characters")
    # the turn and its time
    GAME_OVER = QT_TRANSLATE_NOOP("Sentences", "the game is over")
    TIME_OVER = QT_TRANSLATE_NOOP("Sentences", "the time for the turn was over")
    TIME_NOT_OVER = QT_TRANSLATE_NOOP("Sentences", "the time for the turn was not over")
    NO_TIME_LIMIT = QT_TRANSLATE_NOOP(
        "Sentences", "in this game there is no limit to the time for a turn"
    )
    # the places of the tiles
    NOTHING_PUT_DOWN = QT_TRANSLATE_NOOP("Sentences", "no tile has been put down yet")
    NOT_ONE_LINE = QT_TRANSLATE_NOOP(
        "Sentences", "all tiles of a turn lie in one row or one column"
    )
    GAP = QT_TRANSLATE_NOOP("Sentences", "{square}, in the middle of the sum, is empty")
    LEAVES_BOARD = QT_TRANSLATE_NOOP("Sentences", "the sum leaves the board")
    COVERED = QT_TRANSLATE_NOOP("Sentences", "a tile lies on {square} already")
    NOTHING_THERE = QT_TRANSLATE_NOOP("Sentences", "nothing lies on {square}")
    NOT_THERE = QT_TRANSLATE_NOOP("Sentences", "{lies} lies on {square}, not {tile}")
    NOT_ON_RACK = QT_TRANSLATE_NOOP("Sentences", "there is no {tile} left on the rack")
    NO_BLANK_ON_RACK = QT_TRANSLATE_NOOP("Sentences", "there is no blank left on the rack")
    # the form of a sum
    DIRECTION_NOT_PLAYED = QT_TRANSLATE_NOOP(
        "Sentences", "in this game sums are read to the right and down only"
    )
    EQUALS_MISSING = QT_TRANSLATE_NOOP("Sentences", "{laid} has no = yet")
    OPERATION_MISSING = QT_TRANSLATE_NOOP("Sentences", "{laid} has no operator yet")
    OUTCOME_MISSING = QT_TRANSLATE_NOOP("Sentences", "{laid} has no answer yet")
    NUMBER_BESIDE_SIGN_MISSING = QT_TRANSLATE_NOOP(
        "Sentences", "in {laid} a number beside {sign} is missing"
    )
    OUTCOME_NOT_LAST = QT_TRANSLATE_NOOP("Sentences", "{laid} does not end with its answer")
    BOARD_SIGN = QT_TRANSLATE_NOOP(
        "Sentences", "you can use only digits of the board, not {sign} on {square}"
    )
    OPERATOR_NOT_PLAYED = QT_TRANSLATE_NOOP("Sentences", "{operator} is not used in this game")
    ONE_OPERATION = QT_TRANSLATE_NOOP(
        "Sentences", "in this game a sum has exactly one operator before ="
    )
    TOO_MANY_OPERATIONS = QT_TRANSLATE_NOOP(
        "Sentences", "a sum has at most {most} operators before ="
    )
    # its numbers
    NOT_A_NUMBER_HERE = QT_TRANSLATE_NOOP(
        "Sentences",
        "{number} is too long before =. Lay one digit, or use a number that lies there",
    )
    ONE_DIGIT = QT_TRANSLATE_NOOP(
        "Sentences", "here a number before = has one digit, so {number} is too long"
    )
    OPERAND_TOO_LONG = QT_TRANSLATE_NOOP(
        "Sentences", "{number} is too long: before = use one digit or an existing number"
    )
    OUTCOME_TOO_LONG = QT_TRANSLATE_NOOP(
        "Sentences", "an answer has one or two digits, and {number} has more"
    )
    LEADING_ZERO = QT_TRANSLATE_NOOP(
        "Sentences", "a two-digit answer does not start with 0, as {number} does"
    )
    # the value of the sum
    DIVIDED_BY_ZERO = QT_TRANSLATE_NOOP("Sentences", "you can’t divide by 0, as in {sum}")
    NOT_EVEN = QT_TRANSLATE_NOOP("Sentences", "{sum} leaves a remainder")
    STEP_NOT_EVEN = QT_TRANSLATE_NOOP("Sentences", "in {sum}, {step} leaves a remainder")
    WRONG = QT_TRANSLATE_NOOP("Sentences", "{sum} is {result}, not {outcome}")
    WRONG_FROM_THE_RIGHT = QT_TRANSLATE_NOOP(
        "Sentences", "{laid} reads from the right as {sum}, which is {result}, not {outcome}"
    )
    WRONG_FROM_BELOW = QT_TRANSLATE_NOOP(
        "Sentences", "{laid} reads from below as {sum}, which is {result}, not {outcome}"
    )
    ABOVE_RANGE = QT_TRANSLATE_NOOP(
        "Sentences", "{step} is {result}, and this game has numbers up to {largest}"
    )
    BELOW_RANGE = QT_TRANSLATE_NOOP(
        "Sentences", "{step} is {result}, and this game has no numbers below 0"
    )
    # the tiles around the sum
    NO_CHAINS = QT_TRANSLATE_NOOP(
        "Sentences", "in this game no sum continues another, as in {touching}"
    )
    TOUCHES_START = QT_TRANSLATE_NOOP(
        "Sentences", "{tile} would touch the sum’s start in {touching}"
    )
    TOUCHES_END = QT_TRANSLATE_NOOP("Sentences", "{tile} would touch the sum’s end in {touching}")
    OPENING_OFF_CENTRE = QT_TRANSLATE_NOOP(
        "Sentences", "the first sum must have a digit on G7, the centre"
    )
    OPENING_ONE_OPERATION = QT_TRANSLATE_NOOP(
        "Sentences", "the first sum has one operator before =, take the others back"
    )
    NO_BOARD_DIGIT = QT_TRANSLATE_NOOP(
        "Sentences", "the sum must use a digit that already lies on the board"
    )


UNFINISHED: Final = frozenset(
    {
        Reason.NOTHING_PUT_DOWN,
        Reason.GAP,
        Reason.EQUALS_MISSING,
        Reason.OPERATION_MISSING,
        Reason.OUTCOME_MISSING,
        Reason.BLANK_WITHOUT_DIGIT,
    }
)
"""The reasons for a draft in which something is still missing."""

MISCALCULATED: Final = frozenset(
    {
        Reason.DIVIDED_BY_ZERO,
        Reason.NOT_EVEN,
        Reason.STEP_NOT_EVEN,
        Reason.WRONG,
        Reason.WRONG_FROM_THE_RIGHT,
        Reason.WRONG_FROM_BELOW,
    }
)
"""Why a sum is not true; all other reasons are against laying it, true or not."""

WITHOUT_RESULT: Final[dict[Enum, str]] = {
    Reason.WRONG: QT_TRANSLATE_NOOP("Sentences", "{sum} is not {outcome}"),
    Reason.WRONG_FROM_THE_RIGHT: QT_TRANSLATE_NOOP(
        "Sentences", "{laid} reads from the right as {sum}, which is not {outcome}"
    ),
    Reason.WRONG_FROM_BELOW: QT_TRANSLATE_NOOP(
        "Sentences", "{laid} reads from below as {sum}, which is not {outcome}"
    ),
    Reason.ABOVE_RANGE: QT_TRANSLATE_NOOP(
        "Sentences", "{step} is higher than {largest}, the highest number of this game"
    ),
    Reason.BELOW_RANGE: QT_TRANSLATE_NOOP("Sentences", "{step} is less than 0"),
}
"""The sentences that name a wrong sum without working it out."""
