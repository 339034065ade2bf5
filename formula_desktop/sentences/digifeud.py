"""The English sentence for each reason of Digifeud; `refusals.py` puts the values in."""

from __future__ import annotations

from enum import Enum

from formula_desktop.digifeud.reasons import Reason
from formula_desktop.marking import QT_TRANSLATE_NOOP

DIGIFEUD_SENTENCES: dict[Enum, str] = {
    # the notation
    Reason.NOT_A_PLAY: QT_TRANSLATE_NOOP(
        "Sentences", "this is not a play: a square, a direction, one space and a sum"
    ),
    Reason.NOT_IN_A_SUM: QT_TRANSLATE_NOOP("Sentences", "'{character}' does not belong in a sum"),
    Reason.NOT_A_SUM: QT_TRANSLATE_NOOP("Sentences", "'{text}' does not have the form of a sum"),
    Reason.NUMBER_MISSING: QT_TRANSLATE_NOOP("Sentences", "a number of the sum is missing"),
    Reason.BLANK_WITHOUT_DIGIT: QT_TRANSLATE_NOOP("Sentences", "a blank has no digit yet"),
    Reason.BLANK_STAYS: QT_TRANSLATE_NOOP(
        "Sentences", "this blank stays {digit}: it was chosen in an earlier turn"
    ),
    Reason.TOO_LONG: QT_TRANSLATE_NOOP("Sentences", "a play has at most 100 characters"),
    # the turn and its time
    Reason.GAME_OVER: QT_TRANSLATE_NOOP("Sentences", "the game is over"),
    Reason.TIME_OVER: QT_TRANSLATE_NOOP("Sentences", "the time for the turn was over"),
    Reason.TIME_NOT_OVER: QT_TRANSLATE_NOOP("Sentences", "the time for the turn was not over"),
    Reason.NO_TIME_LIMIT: QT_TRANSLATE_NOOP(
        "Sentences", "in this game there is no limit to the time for a turn"
    ),
    # the places of the tiles
    Reason.NOTHING_PUT_DOWN: QT_TRANSLATE_NOOP("Sentences", "no tile has been put down yet"),
    Reason.NOT_ONE_LINE: QT_TRANSLATE_NOOP(
        "Sentences", "all tiles of a turn lie in one row or one column"
    ),
    Reason.GAP: QT_TRANSLATE_NOOP("Sentences", "{square}, in the middle of the sum, is empty"),
    Reason.LEAVES_BOARD: QT_TRANSLATE_NOOP("Sentences", "the sum leaves the board"),
    Reason.COVERED: QT_TRANSLATE_NOOP("Sentences", "{square} is covered already"),
    Reason.NOTHING_THERE: QT_TRANSLATE_NOOP("Sentences", "nothing lies on {square}"),
    Reason.NOT_THERE: QT_TRANSLATE_NOOP("Sentences", "{lies} lies on {square}, not {tile}"),
    Reason.NOT_ON_RACK: QT_TRANSLATE_NOOP("Sentences", "there is no {tile} left on the rack"),
    Reason.NO_BLANK_ON_RACK: QT_TRANSLATE_NOOP("Sentences", "there is no blank left on the rack"),
    # the form of a sum
    Reason.DIRECTION_NOT_PLAYED: QT_TRANSLATE_NOOP(
        "Sentences", "in this game sums are read to the right and down only"
    ),
    Reason.EQUALS_MISSING: QT_TRANSLATE_NOOP("Sentences", "{laid} has no = yet"),
    Reason.OPERATION_MISSING: QT_TRANSLATE_NOOP("Sentences", "{laid} has no operator yet"),
    Reason.OUTCOME_MISSING: QT_TRANSLATE_NOOP("Sentences", "{laid} has no outcome yet"),
    Reason.NUMBER_BESIDE_SIGN_MISSING: QT_TRANSLATE_NOOP(
        "Sentences", "in {laid} a number beside {sign} is missing"
    ),
    Reason.OUTCOME_NOT_LAST: QT_TRANSLATE_NOOP(
        "Sentences", "a sum ends with its outcome, and {laid} does not"
    ),
    Reason.BOARD_SIGN: QT_TRANSLATE_NOOP(
        "Sentences", "only digits of the board can be used, not the {sign} on {square}"
    ),
    Reason.OPERATOR_NOT_PLAYED: QT_TRANSLATE_NOOP(
        "Sentences", "{operator} is not used in this game"
    ),
    Reason.ONE_OPERATION: QT_TRANSLATE_NOOP(
        "Sentences", "in this game a sum has exactly one operator before ="
    ),
    Reason.TOO_MANY_OPERATIONS: QT_TRANSLATE_NOOP(
        "Sentences", "a sum has at most {most} operators before ="
    ),
    # its numbers
    Reason.NOT_A_NUMBER_HERE: QT_TRANSLATE_NOOP(
        "Sentences",
        "{number} before = must be a number of an earlier sum in this line and direction",
    ),
    Reason.OPERAND_TOO_LONG: QT_TRANSLATE_NOOP(
        "Sentences", "a number before = has one or two digits, and {number} has more"
    ),
    Reason.OUTCOME_TOO_LONG: QT_TRANSLATE_NOOP(
        "Sentences", "an outcome has one or two digits, and {number} has more"
    ),
    Reason.LEADING_ZERO: QT_TRANSLATE_NOOP(
        "Sentences", "an outcome of two digits does not start with 0, as {number} does"
    ),
    # the value of the sum
    Reason.DIVIDED_BY_ZERO: QT_TRANSLATE_NOOP(
        "Sentences", "nothing can be divided by 0, as in {sum}"
    ),
    Reason.NOT_EVEN: QT_TRANSLATE_NOOP("Sentences", "{sum} does not come out even"),
    Reason.STEP_NOT_EVEN: QT_TRANSLATE_NOOP("Sentences", "in {sum}, {step} does not come out even"),
    Reason.WRONG: QT_TRANSLATE_NOOP("Sentences", "{sum} is {result}, not {outcome}"),
    Reason.WRONG_FROM_THE_RIGHT: QT_TRANSLATE_NOOP(
        "Sentences", "{laid} reads from the right as {sum}, which is {result}, not {outcome}"
    ),
    Reason.WRONG_FROM_BELOW: QT_TRANSLATE_NOOP(
        "Sentences", "{laid} reads from below as {sum}, which is {result}, not {outcome}"
    ),
    # the tiles around the sum
    Reason.TOUCHES_START: QT_TRANSLATE_NOOP(
        "Sentences", "{tile} would touch the sum's start: {touching}"
    ),
    Reason.TOUCHES_END: QT_TRANSLATE_NOOP(
        "Sentences", "{tile} would touch the sum's end: {touching}"
    ),
    Reason.OPENING_OFF_CENTRE: QT_TRANSLATE_NOOP(
        "Sentences", "the opening puts a digit on G7, the centre of the board"
    ),
    Reason.OPENING_ONE_OPERATION: QT_TRANSLATE_NOOP(
        "Sentences", "the opening has exactly one operator before ="
    ),
    Reason.NO_BOARD_DIGIT: QT_TRANSLATE_NOOP(
        "Sentences", "the sum must use a digit that already lies on the board"
    ),
}
