"""The place in the rules for each reason of a refusal and for each option."""

from __future__ import annotations

from enum import Enum
from typing import Final

from formula_desktop.arguments import DIGIFEUD, FORMULA
from formula_desktop.digifeud.reasons import Reason as DigifeudReason
from formula_desktop.formula.reasons import Reason as FormulaReason

_FORMULA: Final = {
    "turn": (
        FormulaReason.NOT_A_SUM,
        FormulaReason.NOT_IN_A_SUM,
        FormulaReason.NUMBER_MISSING,
        FormulaReason.ONE_OPERATOR,
        FormulaReason.ONE_EQUALS_SIGN,
        FormulaReason.TOO_LONG,
        FormulaReason.NO_CARD_PLAYED,
        FormulaReason.NOT_IN_HAND,
        FormulaReason.NO_JOKER_IN_HAND,
    ),
    "first-formula": (
        FormulaReason.OPERATOR_MISSING,
        FormulaReason.ANSWER_MISSING,
        FormulaReason.STARTING_CARDS_STAY,
    ),
    "laying": (FormulaReason.NOT_THERE, FormulaReason.TAKEN_AWAY),
    "numbers": (
        FormulaReason.LEADING_ZERO,
        FormulaReason.DIVIDED_BY_ZERO,
        FormulaReason.NOT_EVEN,
        FormulaReason.BELOW_ZERO,
        FormulaReason.WRONG,
    ),
    "zero-rule": (FormulaReason.REPLACE_ALL,),
    "jokers": (FormulaReason.JOKER_WITHOUT_DIGIT, FormulaReason.JOKER_STAYS),
    "drawing": (FormulaReason.CARD_TO_DRAW, FormulaReason.NOTHING_TO_DRAW),
    "ending": (FormulaReason.ROUND_OVER,),
    "operators": (FormulaReason.OPERATOR_NOT_PLAYED,),
    "max_cards": (FormulaReason.TOO_MANY_CARDS,),
    "max_number_cards": (FormulaReason.NUMBER_TOO_LONG,),
    "use_table_card": (FormulaReason.KEEP_A_CARD,),
}

_DIGIFEUD: Final = {
    "turn": (
        DigifeudReason.NOT_A_PLAY,
        DigifeudReason.NOT_IN_A_SUM,
        DigifeudReason.NOT_A_SUM,
        DigifeudReason.TOO_LONG,
        DigifeudReason.NOTHING_PUT_DOWN,
        DigifeudReason.NOT_ONE_LINE,
        DigifeudReason.GAP,
        DigifeudReason.LEAVES_BOARD,
        DigifeudReason.COVERED,
        DigifeudReason.NOTHING_THERE,
        DigifeudReason.NOT_THERE,
        DigifeudReason.NOT_ON_RACK,
        DigifeudReason.NO_BLANK_ON_RACK,
        DigifeudReason.BOARD_SIGN,
    ),
    "tiles": (
        DigifeudReason.BLANK_WITHOUT_DIGIT,
        DigifeudReason.BLANK_STAYS,
        DigifeudReason.OPERATOR_NOT_PLAYED,
    ),
    "reading": (
        DigifeudReason.DIRECTION_NOT_PLAYED,
        DigifeudReason.OUTCOME_NOT_LAST,
        DigifeudReason.WRONG_FROM_THE_RIGHT,
        DigifeudReason.WRONG_FROM_BELOW,
    ),
    "sums": (
        DigifeudReason.NUMBER_MISSING,
        DigifeudReason.EQUALS_MISSING,
        DigifeudReason.OPERATION_MISSING,
        DigifeudReason.OUTCOME_MISSING,
        DigifeudReason.NUMBER_BESIDE_SIGN_MISSING,
        DigifeudReason.ONE_OPERATION,
        DigifeudReason.TOO_MANY_OPERATIONS,
        DigifeudReason.DIVIDED_BY_ZERO,
        DigifeudReason.NOT_EVEN,
        DigifeudReason.STEP_NOT_EVEN,
        DigifeudReason.WRONG,
    ),
    "numbers": (
        DigifeudReason.NOT_A_NUMBER_HERE,
        DigifeudReason.OPERAND_TOO_LONG,
        DigifeudReason.OUTCOME_TOO_LONG,
        DigifeudReason.LEADING_ZERO,
    ),
    "neighbours": (DigifeudReason.TOUCHES_START, DigifeudReason.TOUCHES_END),
    "opening": (
        DigifeudReason.OPENING_OFF_CENTRE,
        DigifeudReason.OPENING_ONE_OPERATION,
        DigifeudReason.NO_BOARD_DIGIT,
    ),
    "end": (DigifeudReason.GAME_OVER,),
    "time": (
        DigifeudReason.TIME_OVER,
        DigifeudReason.TIME_NOT_OVER,
        DigifeudReason.NO_TIME_LIMIT,
    ),
}

_REASONS: Final[dict[Enum, tuple[str, str]]] = {
    **{reason: (FORMULA, place) for place, reasons in _FORMULA.items() for reason in reasons},
    **{reason: (DIGIFEUD, place) for place, reasons in _DIGIFEUD.items() for reason in reasons},
}

_OPTIONS: Final = {
    FORMULA: {
        "operators": "operators",
        "max_cards": "max_cards",
        "max_number_cards": "max_number_cards",
        "use_table_card": "use_table_card",
        "winner_extra_card": "winner_extra_card",
        "play_on": "play_on",
        "scoring": "points",
        "target": "points",
        "rounds": "match",
        "multiples_of_five": "multiples_of_five",
        "hard_sum_bonus": "hard_sum_bonus",
        "open_cards": "open_cards",
        "dealer": "setup",
    },
    DIGIFEUD: {
        "directions": "reading",
        "operators": "tiles",
        "max_operations": "sums",
        "turn_limit_minutes": "time",
        "layout": "board",
        "starts": "options",
    },
}


def place_of(reason: Enum) -> tuple[str, str]:
    """The game and the place that explain a refusal in either game."""
    return _REASONS[reason]


def place_of_option(game: str, option: str) -> tuple[str, str]:
    """The game and the place of an option, by its name in Options, `dealer` or `starts`."""
    return game, _OPTIONS[game][option]
