"""Why a play of Digifeud cannot be read or is not allowed: one reason for each rule."""

from __future__ import annotations

from enum import Enum, auto


class Reason(Enum):
    """The rule that a play, a draft or a written play breaks; its values are in brackets.

    Sums and numbers are in notation (`3+4x2`) without parentheses; squares are names like `G7`.
    `laid` has the tiles from left to right or from top to bottom.
    """

    # the notation
    NOT_A_PLAY = auto()
    NOT_IN_A_SUM = auto()  # [character]
    NOT_A_SUM = auto()  # [text]
    NUMBER_MISSING = auto()
    BLANK_WITHOUT_DIGIT = auto()
    BLANK_STAYS = auto()  # [digit]
    TOO_LONG = auto()
    # the turn and its time
    GAME_OVER = auto()
    TIME_OVER = auto()
    TIME_NOT_OVER = auto()
    NO_TIME_LIMIT = auto()
    # the places of the tiles
    NOTHING_PUT_DOWN = auto()
    NOT_ONE_LINE = auto()
    GAP = auto()  # [square]
    LEAVES_BOARD = auto()
    COVERED = auto()  # [square]
    NOTHING_THERE = auto()  # [square]
    NOT_THERE = auto()  # [square, tile, lies]
    NOT_ON_RACK = auto()  # [tile]
    NO_BLANK_ON_RACK = auto()
    # the form of a sum
    DIRECTION_NOT_PLAYED = auto()
    EQUALS_MISSING = auto()  # [laid]
    OPERATION_MISSING = auto()  # [laid]
    OUTCOME_MISSING = auto()  # [laid]
    NUMBER_BESIDE_SIGN_MISSING = auto()  # [laid, sign]
    OUTCOME_NOT_LAST = auto()  # [laid]
    BOARD_SIGN = auto()  # [sign, square]
    OPERATOR_NOT_PLAYED = auto()  # [operator]
    ONE_OPERATION = auto()
    TOO_MANY_OPERATIONS = auto()  # [most]
    # its numbers
    NOT_A_NUMBER_HERE = auto()  # [number]
    OPERAND_TOO_LONG = auto()  # [number]
    OUTCOME_TOO_LONG = auto()  # [number]
    LEADING_ZERO = auto()  # [number]
    # the value of the sum
    DIVIDED_BY_ZERO = auto()  # [sum]
    NOT_EVEN = auto()  # [sum]
    STEP_NOT_EVEN = auto()  # [sum, step]
    WRONG = auto()  # [sum, result, outcome]
    WRONG_FROM_THE_RIGHT = auto()  # [laid, sum, result, outcome]
    WRONG_FROM_BELOW = auto()  # [laid, sum, result, outcome]
    # the tiles around the sum
    TOUCHES_START = auto()  # [tile, touching]
    TOUCHES_END = auto()  # [tile, touching]; `touching` is the number with the tile
    OPENING_OFF_CENTRE = auto()
    OPENING_ONE_OPERATION = auto()
    NO_BOARD_DIGIT = auto()
