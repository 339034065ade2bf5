"""Why a play of Formula cannot be read or is not allowed: one reason for each rule."""

from __future__ import annotations

from enum import Enum, auto


class Reason(Enum):
    """The rule that a play, a draft or a written play breaks; its values are in brackets."""

    # the notation
    NOT_A_SUM = auto()  # [text]
    NOT_IN_A_SUM = auto()  # [character]
    NUMBER_MISSING = auto()
    ONE_OPERATOR = auto()
    ONE_EQUALS_SIGN = auto()
    TOO_LONG = auto()
    # the cards put down
    ROUND_OVER = auto()
    OPERATOR_MISSING = auto()
    ANSWER_MISSING = auto()
    OPERATOR_NOT_PLAYED = auto()  # [operator]
    NO_CARD_PLAYED = auto()
    TOO_MANY_CARDS = auto()  # [most]
    NUMBER_TOO_LONG = auto()  # [most]
    JOKER_WITHOUT_DIGIT = auto()
    JOKER_STAYS = auto()  # [digit]
    NOT_IN_HAND = auto()  # [card]
    NO_JOKER_IN_HAND = auto()
    NOT_THERE = auto()  # [cards]
    TAKEN_AWAY = auto()  # [number]
    STARTING_CARDS_STAY = auto()
    REPLACE_ALL = auto()
    KEEP_A_CARD = auto()
    # the sum
    LEADING_ZERO = auto()  # [number]
    DIVIDED_BY_ZERO = auto()
    NOT_EVEN = auto()  # [sum]
    BELOW_ZERO = auto()  # [sum]
    WRONG = auto()  # [sum, result, answer]
    # drawing and passing
    CARD_TO_DRAW = auto()
    NOTHING_TO_DRAW = auto()
