"""The rules of Formula for players; docs/rules.md has the exact ones."""

from __future__ import annotations

from typing import Final

from formula_desktop.formula.reasons import Reason
from formula_desktop.marking import QT_TRANSLATE_NOOP
from formula_desktop.pages.rules.parts import (
    Cards,
    Chapter,
    FormulaExample,
    Items,
    Section,
    Text,
    settled,
)
from formula_desktop.pages.rules.variations import VARIATIONS

_GAME: Final = (
    Section(
        "aim",
        QT_TRANSLATE_NOOP("FormulaRules", "What it is about"),
        (
            Text(
                QT_TRANSLATE_NOOP(
                    "FormulaRules",
                    "A formula made of cards lies on the table. On your turn you make another "
                    "formula of it, which must be correct too, with cards from your hand. Whoever "
                    "is the first to have no cards left wins the round.",
                )
            ),
            FormulaExample(
                "2+4=6",
                "8x8=(6)4",
                note=QT_TRANSLATE_NOOP(
                    "FormulaRules",
                    "The 6 of the answer stays. An 8 covers the 2, another 8 covers the 4, and a 4 "
                    "comes behind the 6. Cards put down in this turn have a coloured edge.",
                ),
            ),
            Text(
                QT_TRANSLATE_NOOP(
                    "FormulaRules",
                    "Formula is played by 2 to 5 players. Each of them is a person at this "
                    "computer or the computer itself.",
                )
            ),
        ),
    ),
    Section(
        "cards",
        QT_TRANSLATE_NOOP("FormulaRules", "The cards"),
        (
            Cards(
                "07*+-x/=",
                QT_TRANSLATE_NOOP(
                    "FormulaRules",
                    "Two number cards, a joker, and the symbol cards plus, minus, times, divided "
                    "by and equals",
                ),
            ),
            Items(
                (
                    QT_TRANSLATE_NOOP("FormulaRules", "57 number cards, each with one digit."),
                    QT_TRANSLATE_NOOP(
                        "FormulaRules", "2 jokers: each counts as the digit that you want."
                    ),
                    QT_TRANSLATE_NOOP(
                        "FormulaRules",
                        "5 yellow symbol cards: + − × ÷ and =. They always lie open, and everybody "
                        "may use them. They do not belong to the hand.",
                    ),
                )
            ),
            settled(
                QT_TRANSLATE_NOOP(
                    "FormulaRules",
                    "Of the digits 1 to 9 there are six cards each, of the 0 there are three.",
                )
            ),
        ),
        see=("jokers",),
    ),
    Section(
        "setup",
        QT_TRANSLATE_NOOP("FormulaRules", "How a round begins"),
        (
            Items(
                (
                    QT_TRANSLATE_NOOP(
                        "FormulaRules",
                        "The dealer shuffles number cards and jokers together and deals 7 cards to "
                        "everybody, beginning on the left.",
                    ),
                    QT_TRANSLATE_NOOP(
                        "FormulaRules", "The other cards are the stock. It lies face down."
                    ),
                    QT_TRANSLATE_NOOP(
                        "FormulaRules",
                        "The two top cards of the stock are turned up: these are the two starting "
                        "cards. Between them there is a gap, and = lies to the right of them.",
                    ),
                ),
                numbered=True,
            ),
            Cards("2_4=", QT_TRANSLATE_NOOP("FormulaRules", "2, a gap, 4 and the equals sign")),
            Text(
                QT_TRANSLATE_NOOP(
                    "FormulaRules",
                    "You choose the first dealer, or let the program draw lots. In the list of "
                    "players the next one always sits to the left.",
                )
            ),
            settled(
                QT_TRANSLATE_NOOP(
                    "FormulaRules",
                    "After every round the deal passes to the player on the dealer's left.",
                )
            ),
        ),
    ),
    Section(
        "turn",
        QT_TRANSLATE_NOOP("FormulaRules", "Your turn"),
        (
            Text(
                QT_TRANSLATE_NOOP(
                    "FormulaRules",
                    "The player to the dealer's left begins, and play goes round to the left. On "
                    "your turn you do one of two things: you <b>play</b> a formula, or you "
                    "<b>draw</b> a card.",
                )
            ),
            Items(
                (
                    QT_TRANSLATE_NOOP(
                        "FormulaRules",
                        "To play, you put down 1, 2 or 3 cards from your hand, at least one.",
                    ),
                    QT_TRANSLATE_NOOP(
                        "FormulaRules",
                        "Each of them goes on top of a card of the formula or beside one.",
                    ),
                    QT_TRANSLATE_NOOP(
                        "FormulaRules",
                        "You may change the sign between the two numbers as you like. That costs "
                        "no card.",
                    ),
                    QT_TRANSLATE_NOOP(
                        "FormulaRules",
                        "A formula has exactly one sign between its first two numbers, and its "
                        "answer stands to the right of =.",
                    ),
                    QT_TRANSLATE_NOOP("FormulaRules", "When you are done, it must be correct."),
                )
            ),
            FormulaExample("2+4=6", "(2)+3=5"),
            FormulaExample("2+4=6", "1x8=8"),
            FormulaExample("2+4=6", "(2)+(4)=(6)", Reason.NO_CARD_PLAYED),
            FormulaExample("2+4=6", "(2)+3=6", Reason.WRONG),
        ),
        see=("first-formula", "laying", "numbers", "drawing"),
    ),
    Section(
        "first-formula",
        QT_TRANSLATE_NOOP("FormulaRules", "The first formula of a round"),
        (
            Text(
                QT_TRANSLATE_NOOP(
                    "FormulaRules",
                    "As long as nobody has completed the first formula, both starting cards stay "
                    "as they are. You put a sign into the gap and an answer from your hand "
                    "behind =.",
                )
            ),
            FormulaExample("2_4=", "(2)+(4)=6"),
            FormulaExample("2_4=", "(2)x(4)=8"),
            FormulaExample("2_4=", "(2)-(4)=2", Reason.BELOW_ZERO),
            FormulaExample("2_4=", "(2)+6=8", Reason.STARTING_CARDS_STAY),
            settled(
                QT_TRANSLATE_NOOP(
                    "FormulaRules", "The answer may be made of several cards, as in 8 × 8 = 64."
                )
            ),
            settled(
                QT_TRANSLATE_NOOP(
                    "FormulaRules",
                    "When a starting card is a joker, the player who completes the first formula "
                    "chooses its digit.",
                )
            ),
            FormulaExample("*_5=", "(*2)+(5)=7"),
        ),
    ),
    Section(
        "laying",
        QT_TRANSLATE_NOOP("FormulaRules", "What you may do with a number"),
        (
            Text(
                QT_TRANSLATE_NOOP(
                    "FormulaRules",
                    "Cards never move on the table. With each of the three numbers you do one of "
                    "three things:",
                )
            ),
            Items(
                (
                    QT_TRANSLATE_NOOP("FormulaRules", "It <b>stays</b> as it is."),
                    QT_TRANSLATE_NOOP(
                        "FormulaRules",
                        "It is <b>replaced</b>: new cards cover all of it. One new card may cover "
                        "a number of two or three cards.",
                    ),
                    QT_TRANSLATE_NOOP(
                        "FormulaRules",
                        "It is <b>altered</b>: at least one of its cards stays to be seen. Each of "
                        "the others stays too, or is covered by exactly one new card. More new "
                        "cards may be added at its left or right end.",
                    ),
                )
            ),
            FormulaExample(
                "4+6=10",
                "4+8=(1)2",
                note=QT_TRANSLATE_NOOP("FormulaRules", "The 1 of the 10 stays; a 2 covers the 0."),
            ),
            FormulaExample(
                "4+6=10",
                "3+2=5",
                note=QT_TRANSLATE_NOOP("FormulaRules", "One card covers all of the 10."),
            ),
            FormulaExample("4+6=10", "6/2=3"),
            FormulaExample(
                "2+4=6",
                "(2)+1(4)=1(6)",
                note=QT_TRANSLATE_NOOP("FormulaRules", "A 1 is added to the left of two numbers."),
            ),
            Text(
                QT_TRANSLATE_NOOP(
                    "FormulaRules",
                    "No card of a number may be taken away. To turn a 10 into a 1, you cover the "
                    "whole 10 with a 1 from your hand.",
                )
            ),
            FormulaExample("4+6=10", "(4)-3=(1)", Reason.TAKEN_AWAY),
        ),
    ),
    Section(
        "numbers",
        QT_TRANSLATE_NOOP("FormulaRules", "Numbers and sums"),
        (
            Items(
                (
                    QT_TRANSLATE_NOOP("FormulaRules", "All numbers are whole, and 0 or more."),
                    QT_TRANSLATE_NOOP(
                        "FormulaRules", "A difference is never less than 0: 2 − 5 has no answer."
                    ),
                    QT_TRANSLATE_NOOP(
                        "FormulaRules",
                        "A division must come out even, and nothing can be divided by 0.",
                    ),
                    QT_TRANSLATE_NOOP(
                        "FormulaRules",
                        "A number may be made of several cards side by side, such as 6 and 4 for "
                        "64.",
                    ),
                )
            ),
            FormulaExample("2+4=6", "7+(4)=10", Reason.WRONG),
            FormulaExample("2+4=6", "(2)-5=3", Reason.BELOW_ZERO),
            FormulaExample("2+4=6", "9/(4)=2", Reason.NOT_EVEN),
            FormulaExample("2+4=6", "(2)/0=0", Reason.DIVIDED_BY_ZERO),
            settled(
                QT_TRANSLATE_NOOP(
                    "FormulaRules", "A number of several cards does not begin with 0."
                )
            ),
            FormulaExample("2+4=6", "(2)+(4)=0(6)", Reason.LEADING_ZERO),
        ),
        see=("max_number_cards",),
    ),
    Section(
        "zero-rule",
        QT_TRANSLATE_NOOP("FormulaRules", "The zero rule"),
        (
            Text(
                QT_TRANSLATE_NOOP(
                    "FormulaRules",
                    "After a formula such as 8 × 0 = 0 anything could be put in the place of the "
                    "8. So the next player who plays must replace <b>all three</b> numbers.",
                )
            ),
            FormulaExample("8x0=0", "3+4=7"),
            FormulaExample("8x0=0", "428x(0)=(0)", Reason.REPLACE_ALL),
            FormulaExample("8x0=0", "(8)-5=3", Reason.REPLACE_ALL),
            Text(
                QT_TRANSLATE_NOOP(
                    "FormulaRules",
                    "The rule stays in force until somebody has done so; until then players may "
                    "draw a card. It goes before the variation <i>Use a card from the table</i>.",
                )
            ),
            settled(
                QT_TRANSLATE_NOOP(
                    "FormulaRules",
                    "The rule also holds after formulas such as 0 × 8 = 0 and 0 ÷ 8 = 0, in which "
                    "a number makes no difference either.",
                )
            ),
            FormulaExample("0/8=0", "(0)+3=3", Reason.REPLACE_ALL),
        ),
        see=("use_table_card",),
    ),
    Section(
        "drawing",
        QT_TRANSLATE_NOOP("FormulaRules", "Drawing a card"),
        (
            Cards("#", QT_TRANSLATE_NOOP("FormulaRules", "A card, face down")),
            Items(
                (
                    QT_TRANSLATE_NOOP(
                        "FormulaRules",
                        "If you can't play, or don't want to, you take the top card of the stock. "
                        "Your turn is over then.",
                    ),
                    QT_TRANSLATE_NOOP(
                        "FormulaRules",
                        "When the stock is empty and somebody needs a card, all covered cards are "
                        "shuffled and become the new stock. A joker among them loses its digit.",
                    ),
                    QT_TRANSLATE_NOOP(
                        "FormulaRules",
                        "Only when there is no card to be had at all does a player who doesn't "
                        "play pass.",
                    ),
                )
            ),
            settled(
                QT_TRANSLATE_NOOP(
                    "FormulaRules",
                    "When all players who are still in the round have passed one after another, "
                    "the round is blocked, and ends.",
                )
            ),
        ),
        see=("ending",),
    ),
    Section(
        "jokers",
        QT_TRANSLATE_NOOP("FormulaRules", "Jokers"),
        (
            Text(
                QT_TRANSLATE_NOOP(
                    "FormulaRules",
                    "A joker counts as any digit from 0 to 9. You choose it when you put the joker "
                    "down. It keeps this digit, for everybody, as long as it can be seen on the "
                    "table.",
                )
            ),
            FormulaExample("2+4=6", "(2)x*3=(6)"),
        ),
    ),
    Section(
        "ending",
        QT_TRANSLATE_NOOP("FormulaRules", "The end of a round"),
        (
            Text(
                QT_TRANSLATE_NOOP(
                    "FormulaRules",
                    "The first player who has no cards left has won the round, and it ends.",
                )
            ),
            settled(
                QT_TRANSLATE_NOOP(
                    "FormulaRules",
                    "A blocked round is won by whoever holds the fewest cards; players who hold "
                    "equally few share it. When you play for points, all lose what they hold, and "
                    "nobody gets the 10 for going out.",
                )
            ),
        ),
        see=("drawing", "play_on", "points"),
    ),
    Section(
        "match",
        QT_TRANSLATE_NOOP("FormulaRules", "A match"),
        (
            settled(
                QT_TRANSLATE_NOOP(
                    "FormulaRules",
                    "A match has as many rounds as you like: it goes on until you end it. Whoever "
                    "has won the most rounds then wins the match; players who have won equally "
                    "many share it.",
                )
            ),
            Text(
                QT_TRANSLATE_NOOP(
                    "FormulaRules",
                    "A match can also be played for points; it then ends by itself.",
                )
            ),
            Text(
                QT_TRANSLATE_NOOP(
                    "FormulaRules",
                    "In Formula there is no score and no strength as in Digifeud. The results "
                    "count matches and rounds, played and won, by the number of players.",
                )
            ),
            Text(
                QT_TRANSLATE_NOOP(
                    "FormulaRules",
                    "A match in which a turn was undone does not count there, nor does one that "
                    "was opened from a file, copied, or that its players did not want to count.",
                )
            ),
        ),
        see=("points",),
    ),
)

FORMULA_RULES: Final = (
    Chapter("FormulaRules", QT_TRANSLATE_NOOP("FormulaRules", "The game"), _GAME),
    Chapter("FormulaRules", QT_TRANSLATE_NOOP("FormulaRules", "Variations"), VARIATIONS),
)
