"""The variations of Formula for players, each at a place named after its option."""

from __future__ import annotations

from typing import Final

from formula_desktop.arithmetic import Operator
from formula_desktop.formula.options import Options, Scoring
from formula_desktop.formula.reasons import Reason
from formula_desktop.marking import QT_TRANSLATE_NOOP
from formula_desktop.pages.rules.parts import FormulaExample, Items, Section, Text, added, settled

_TIMES_AND_DIVIDE: Final = (Operator.MULTIPLY, Operator.DIVIDE)

VARIATIONS: Final = (
    Section(
        "points",
        QT_TRANSLATE_NOOP("FormulaRules", "Playing for points"),
        (
            Items(
                (
                    QT_TRANSLATE_NOOP(
                        "FormulaRules", "Every formula earns its answer: 8 × 8 = 64 earns 64."
                    ),
                    QT_TRANSLATE_NOOP(
                        "FormulaRules",
                        "At the end of a round you lose the value of the cards in your hand: a 7 "
                        "costs 7, a joker costs 25.",
                    ),
                    QT_TRANSLATE_NOOP(
                        "FormulaRules", "Whoever is the first to go out in a round gets 10."
                    ),
                    QT_TRANSLATE_NOOP(
                        "FormulaRules",
                        "Rounds are played until somebody has 250 points, or another number that "
                        "you choose. The highest total wins; equal totals share the match.",
                    ),
                )
            ),
            Text(
                QT_TRANSLATE_NOOP(
                    "FormulaRules",
                    "<b>For example:</b> you have played 8 × 8 = 64 and 1 + 2 = 3, and a 7 and a 9 "
                    "are left in your hand. This gives you 64 + 3 − 16 = 51 points.",
                )
            ),
        ),
        see=("hard_sum_bonus", "max_number_cards"),
    ),
    Section(
        "operators",
        QT_TRANSLATE_NOOP("FormulaRules", "Which signs take part"),
        (
            added(
                QT_TRANSLATE_NOOP(
                    "FormulaRules",
                    "You choose which of + − × ÷ are played with, for the youngest perhaps + and − "
                    "alone. + or × must be one of them: then every two starting cards have an "
                    "answer.",
                )
            ),
            FormulaExample(
                "2+4=6",
                "(2)x(4)=8",
                Reason.OPERATOR_NOT_PLAYED,
                QT_TRANSLATE_NOOP("FormulaRules", "This match is played with + and − alone."),
                Options(operators=(Operator.ADD, Operator.SUBTRACT)),
            ),
        ),
        see=("times_divide_only",),
    ),
    Section(
        "times_divide_only",
        QT_TRANSLATE_NOOP("FormulaRules", "Times and divide only"),
        (
            Text(
                QT_TRANSLATE_NOOP(
                    "FormulaRules",
                    "There is no + and no −. As this is harder, up to 4 cards may be put down in "
                    "one turn.",
                )
            ),
            FormulaExample(
                "2x4=8", "64/16=4", Reason.TOO_MANY_CARDS, options=Options(_TIMES_AND_DIVIDE, 4)
            ),
            FormulaExample("2x4=8", "12/6=2", options=Options(_TIMES_AND_DIVIDE, 4)),
        ),
        see=("max_cards",),
    ),
    Section(
        "max_cards",
        QT_TRANSLATE_NOOP("FormulaRules", "Cards in one turn"),
        (
            Text(
                QT_TRANSLATE_NOOP(
                    "FormulaRules",
                    "At most 3 cards are put down in one turn. With times and divide only it is 4, "
                    "and you may choose 3; with any other signs it is never 4.",
                )
            ),
            FormulaExample("2+4=6", "5x12=60", Reason.TOO_MANY_CARDS),
        ),
        see=("times_divide_only",),
    ),
    Section(
        "max_number_cards",
        QT_TRANSLATE_NOOP("FormulaRules", "Cards in one number"),
        (
            settled(
                QT_TRANSLATE_NOOP(
                    "FormulaRules",
                    "A number has at most 3 cards. When you play for points it is 2, as answers of "
                    "three cards would end most matches in one round. You may choose either.",
                )
            ),
            FormulaExample(
                "0+0=0",
                "428x(0)=(0)",
                note=QT_TRANSLATE_NOOP("FormulaRules", "A number of three cards."),
            ),
            FormulaExample(
                "0+0=0", "428x(0)=(0)", Reason.NUMBER_TOO_LONG, options=Options(max_number_cards=2)
            ),
        ),
        see=("points",),
    ),
    Section(
        "use_table_card",
        QT_TRANSLATE_NOOP("FormulaRules", "Use a card from the table"),
        (
            Text(
                QT_TRANSLATE_NOOP(
                    "FormulaRules",
                    "Every formula must keep at least one number card that could be seen on the "
                    "table before. This does not hold while the zero rule is in force. The first "
                    "formula of a round keeps its two starting cards in any case.",
                )
            ),
            FormulaExample("2+4=6", "8x8=(6)4", options=Options(use_table_card=True)),
            FormulaExample(
                "2+4=6", "1x8=8", Reason.KEEP_A_CARD, options=Options(use_table_card=True)
            ),
        ),
        see=("zero-rule",),
    ),
    Section(
        "winner_extra_card",
        QT_TRANSLATE_NOOP("FormulaRules", "Extra card for the winner"),
        (
            Text(
                QT_TRANSLATE_NOOP(
                    "FormulaRules",
                    "Whoever has won a round, as the first to go out, is dealt one card more in "
                    "the next round. After a blocked round this holds for all who shared it.",
                )
            ),
        ),
    ),
    Section(
        "play_on",
        QT_TRANSLATE_NOOP("FormulaRules", "Play on"),
        (
            Text(
                QT_TRANSLATE_NOOP(
                    "FormulaRules",
                    "The round goes on until only one player has cards left. So there is a first "
                    "place, a second place, and so on.",
                )
            ),
            settled(
                QT_TRANSLATE_NOOP(
                    "FormulaRules",
                    "The last player need not play on alone. A blocked round, too, is won by "
                    "whoever was the first to go out.",
                )
            ),
        ),
    ),
    Section(
        "multiples_of_five",
        QT_TRANSLATE_NOOP("FormulaRules", "Multiples of five"),
        (
            Text(
                QT_TRANSLATE_NOOP(
                    "FormulaRules",
                    "When the answer of a formula can be divided by 5, all others who are still in "
                    "the round draw a card. They do so after the formula has been laid, in the "
                    "order of turns, also when it ends the round. Where there is no card to be "
                    "had, nobody draws.",
                )
            ),
            FormulaExample(
                "4+6=10",
                "7+8=(1)5",
                note=QT_TRANSLATE_NOOP("FormulaRules", "Now all the others draw a card."),
                options=Options(multiples_of_five=True),
            ),
            settled(
                QT_TRANSLATE_NOOP("FormulaRules", "0 counts as a number that can be divided by 5.")
            ),
        ),
    ),
    Section(
        "hard_sum_bonus",
        QT_TRANSLATE_NOOP("FormulaRules", "Bonus for hard sums"),
        (
            added(
                QT_TRANSLATE_NOOP(
                    "FormulaRules",
                    "When you play for points, a formula with − earns 5 points more, and one with "
                    "÷ earns 10 points more.",
                )
            ),
            FormulaExample(
                "4+6=10",
                "6/2=3",
                note=QT_TRANSLATE_NOOP("FormulaRules", "This earns 3 + 10 = 13 points."),
                options=Options(scoring=Scoring.POINTS, hard_sum_bonus=True),
            ),
        ),
        see=("points",),
    ),
    Section(
        "open_cards",
        QT_TRANSLATE_NOOP("FormulaRules", "Open cards"),
        (
            added(
                QT_TRANSLATE_NOOP(
                    "FormulaRules",
                    "All hands lie open for everybody to see. This is for learning together.",
                )
            ),
        ),
    ),
)
