"""The rules of Digifeud for players; docs/rules.md has the exact ones."""

from __future__ import annotations

from typing import Final

from formula_desktop.digifeud.options import Options
from formula_desktop.digifeud.reasons import Reason
from formula_desktop.digifeud.tiles import ALL_FOUR
from formula_desktop.marking import QT_TRANSLATE_NOOP
from formula_desktop.pages.rules.counting import COUNTING
from formula_desktop.pages.rules.parts import (
    BoardExample,
    BoardPicture,
    Cards,
    Chapter,
    Grid,
    Items,
    Section,
    Text,
    settled,
)

_OPENING: Final = ("B7> 3+7=10",)
_FOUR: Final = Options(directions=4)

_GAME: Final = (
    Section(
        "aim",
        QT_TRANSLATE_NOOP("DigifeudRules", "What it is about"),
        (
            Text(
                QT_TRANSLATE_NOOP(
                    "DigifeudRules",
                    "Two players lay sums on a board, crosswise like the words of a crossword. "
                    "Every sum earns its outcome, and digits on coloured squares earn more. "
                    "Whoever has the most points in the end wins.",
                )
            ),
            BoardExample(
                _OPENING,
                "F7v (1)+4=5",
                note=QT_TRANSLATE_NOOP(
                    "DigifeudRules",
                    "The sum uses the 1 that lies there already. The other tiles are new: they "
                    "have a coloured edge. The arrow shows how the sum is read.",
                ),
            ),
            settled(
                QT_TRANSLATE_NOOP(
                    "DigifeudRules",
                    "Each player is a person at this computer or the computer itself, at a level "
                    "that you choose. You can also watch two computers play.",
                )
            ),
        ),
    ),
    Section(
        "board",
        QT_TRANSLATE_NOOP("DigifeudRules", "The board"),
        (
            Text(
                QT_TRANSLATE_NOOP(
                    "DigifeudRules",
                    "The board has 13 by 13 squares. Its columns are called A to M, its rows 1 to "
                    "13; the square in the middle is G7. 13 squares are blue and 12 are red.",
                )
            ),
            BoardPicture(
                QT_TRANSLATE_NOOP(
                    "DigifeudRules",
                    "The empty board. Blue squares have the sign +n and one edge, red squares the "
                    "sign ×2 and a double edge.",
                )
            ),
            settled(
                QT_TRANSLATE_NOOP(
                    "DigifeudRules",
                    "The coloured squares of the standard board lie so that it looks the same from "
                    "all sides. For a new game you may also have them shuffled: as many of each, "
                    "anywhere on the board.",
                )
            ),
        ),
        see=("points",),
    ),
    Section(
        "tiles",
        QT_TRANSLATE_NOOP("DigifeudRules", "The tiles"),
        (
            Text(
                QT_TRANSLATE_NOOP(
                    "DigifeudRules",
                    "On your rack you have 8 digit tiles, 3 tiles with an operator and one =. "
                    "After every turn it is filled up from the bags, as long as there is something "
                    "in them. The = is always there.",
                )
            ),
            Cards(
                "01*+-x/=",
                QT_TRANSLATE_NOOP(
                    "DigifeudRules",
                    "Two digit tiles, a blank, and the tiles plus, minus, times, divided by and "
                    "equals",
                ),
                tiles=True,
            ),
            Text(
                QT_TRANSLATE_NOOP(
                    "DigifeudRules",
                    "A blank has a star and counts as any digit from 0 to 9. You choose it when "
                    "you lay the blank, and it keeps this digit.",
                )
            ),
            Text(QT_TRANSLATE_NOOP("DigifeudRules", "There are 50 digit tiles:")),
            Grid(
                (
                    (
                        QT_TRANSLATE_NOOP("DigifeudRules", "Digit"),
                        "0",
                        "1",
                        "2 3 4 5",
                        "6 7 8 9",
                        QT_TRANSLATE_NOOP("DigifeudRules", "blank"),
                    ),
                    (
                        QT_TRANSLATE_NOOP("DigifeudRules", "Tiles of each"),
                        "3",
                        "9",
                        "5",
                        "4",
                        "2",
                    ),
                )
            ),
            Text(
                QT_TRANSLATE_NOOP(
                    "DigifeudRules",
                    "For a new game you choose which operators take part. This many tiles with "
                    "operators are in the bag then:",
                )
            ),
            Grid(
                (
                    (QT_TRANSLATE_NOOP("DigifeudRules", "Sums with"), "+", "−", "×", "÷"),
                    ("+ −", "24", "24", "", ""),
                    ("+ − ×", "16", "12", "12", ""),
                    ("+ − × ÷", "16", "12", "12", "8"),
                )
            ),
        ),
        see=("options",),
    ),
    Section(
        "turn",
        QT_TRANSLATE_NOOP("DigifeudRules", "Your turn"),
        (
            Text(
                QT_TRANSLATE_NOOP(
                    "DigifeudRules",
                    "On your turn you lay a sum, or you pass. You can also give up at any time "
                    "when it is your turn.",
                )
            ),
            Items(
                (
                    QT_TRANSLATE_NOOP(
                        "DigifeudRules",
                        "All tiles that you lay go on empty squares of one row or one column.",
                    ),
                    QT_TRANSLATE_NOOP(
                        "DigifeudRules",
                        "Together with digits that already lie there they make one sum, from its "
                        "first number to its outcome, without a gap.",
                    ),
                    QT_TRANSLATE_NOOP(
                        "DigifeudRules",
                        "The = and all operators of the sum come from your rack. Of what lies on "
                        "the board you can use digits only.",
                    ),
                )
            ),
            BoardExample(_OPENING, "D5v 2+(7)=9"),
            BoardExample(_OPENING, "F7v 1+4=5", Reason.COVERED),
        ),
        see=("opening", "sums", "end"),
    ),
    Section(
        "opening",
        QT_TRANSLATE_NOOP("DigifeudRules", "The first sum, and the next ones"),
        (
            Text(
                QT_TRANSLATE_NOOP(
                    "DigifeudRules",
                    "The first sum has exactly one operator before =, and one of its digits lies "
                    "on G7, the square in the middle.",
                )
            ),
            BoardExample((), "B7> 3+7=10"),
            BoardExample((), "D7> 5+8=13", Reason.OPENING_OFF_CENTRE),
            BoardExample((), "G7> 2+3x2=8", Reason.OPENING_ONE_OPERATION),
            Text(
                QT_TRANSLATE_NOOP(
                    "DigifeudRules",
                    "Every later sum uses at least one digit that already lies on the board.",
                )
            ),
            BoardExample(_OPENING, "D8> 2+3=5", Reason.NO_BOARD_DIGIT),
            settled(
                QT_TRANSLATE_NOOP(
                    "DigifeudRules", "Crosswise this may be one digit of a number of two digits."
                )
            ),
            BoardExample(
                _OPENING,
                "G7v (0)+4=4",
                note=QT_TRANSLATE_NOOP("DigifeudRules", "The 0 of the 10 is used alone."),
            ),
        ),
    ),
    Section(
        "reading",
        QT_TRANSLATE_NOOP("DigifeudRules", "How sums are read"),
        (
            Text(
                QT_TRANSLATE_NOOP(
                    "DigifeudRules",
                    "With <b>two directions</b> sums are read from left to right and from top to "
                    "bottom. With <b>four directions</b> they may also be read from right to left "
                    "and from bottom to top.",
                )
            ),
            Text(
                QT_TRANSLATE_NOOP(
                    "DigifeudRules",
                    "A sum always ends with its outcome. All of it is read in the same direction, "
                    "and so are its numbers of two digits.",
                )
            ),
            BoardExample((), "G7< 7-3=4", options=_FOUR),
            BoardExample((), "G7< 3-7=4", Reason.WRONG_FROM_THE_RIGHT, options=_FOUR),
            BoardExample(
                (),
                "G7< 7-3=4",
                Reason.DIRECTION_NOT_PLAYED,
                QT_TRANSLATE_NOOP("DigifeudRules", "This game is played with two directions."),
            ),
        ),
        see=("options",),
    ),
    Section(
        "sums",
        QT_TRANSLATE_NOOP("DigifeudRules", "Which sums are correct"),
        (
            Items(
                (
                    QT_TRANSLATE_NOOP(
                        "DigifeudRules", "× and ÷ go before + and −; otherwise from first to last."
                    ),
                    QT_TRANSLATE_NOOP(
                        "DigifeudRules",
                        "Every division comes out even, and nothing is divided by 0.",
                    ),
                    QT_TRANSLATE_NOOP(
                        "DigifeudRules",
                        "On the way it may go below 0. The outcome is a number from 0 to 99.",
                    ),
                )
            ),
            BoardExample(
                _OPENING,
                "F7v (1)+2x3=7",
                note=QT_TRANSLATE_NOOP("DigifeudRules", "First 2 × 3, then 1 + 6."),
            ),
            BoardExample(_OPENING, "F7v (1)+2x3=9", Reason.WRONG),
            BoardExample(
                _OPENING,
                "F7v (1)-4+9=6",
                note=QT_TRANSLATE_NOOP("DigifeudRules", "1 − 4 is 3 below 0; 9 more makes 6."),
            ),
            BoardExample(
                _OPENING,
                "D7v (7)/2=3",
                Reason.NOT_EVEN,
                options=Options(operators=ALL_FOUR),
            ),
            settled(
                QT_TRANSLATE_NOOP(
                    "DigifeudRules",
                    "A sum has one to three operators before =. For a new game you may choose that "
                    "it has exactly one.",
                )
            ),
            BoardExample(
                _OPENING, "F7v (1)+2x3=7", Reason.ONE_OPERATION, options=Options(max_operations=1)
            ),
        ),
        see=("numbers", "options"),
    ),
    Section(
        "numbers",
        QT_TRANSLATE_NOOP("DigifeudRules", "Which numbers you may use"),
        (
            Items(
                (
                    QT_TRANSLATE_NOOP("DigifeudRules", "Each number before = is a single digit."),
                    QT_TRANSLATE_NOOP(
                        "DigifeudRules",
                        "There is one exception: a number of two digits that an earlier sum in the "
                        "same line, read in the same direction, already has as one of its numbers. "
                        "You use it whole.",
                    ),
                    QT_TRANSLATE_NOOP(
                        "DigifeudRules",
                        "The outcome has one or two digits; each of them may be new or lie there "
                        "already.",
                    ),
                )
            ),
            BoardExample(_OPENING, "F7> (10)-4=6"),
            BoardExample(_OPENING, "G2v 2x5=1(0)"),
            BoardExample(_OPENING, "F6v 3(1)+5=36", Reason.NOT_A_NUMBER_HERE),
            settled(
                QT_TRANSLATE_NOOP("DigifeudRules", "A number of two digits does not begin with 0.")
            ),
            BoardExample(_OPENING, "D7v (7)-2=05", Reason.LEADING_ZERO),
        ),
        see=("neighbours",),
    ),
    Section(
        "neighbours",
        QT_TRANSLATE_NOOP("DigifeudRules", "What may lie beside a sum"),
        (
            Text(
                QT_TRANSLATE_NOOP(
                    "DigifeudRules",
                    "Directly before the first square of a sum and directly behind its last one, "
                    "in the line in which it is read, there is the edge of the board or an empty "
                    "square.",
                )
            ),
            Text(
                QT_TRANSLATE_NOOP(
                    "DigifeudRules",
                    "A sum may also go on where an earlier one in the same line ends or begins, "
                    "when both have that whole number, on the same squares. A number of two digits "
                    "must then be read in the same direction in both.",
                )
            ),
            BoardExample(
                _OPENING,
                "F7> (10)-4=6",
                note=QT_TRANSLATE_NOOP(
                    "DigifeudRules", "Now the row shows 3 + 7 = 10 − 4 = 6. Both sums have the 10."
                ),
            ),
            BoardExample(_OPENING, "G7> (0)+4=4", Reason.TOUCHES_START),
            settled(
                QT_TRANSLATE_NOOP(
                    "DigifeudRules",
                    "Tiles that lie along the sides of a sum don't matter: they need not make a "
                    "sum with it.",
                )
            ),
            BoardExample(("B7> 3+7=10", "F7v (1)+4=5"), "G7v (0)+4=4"),
        ),
    ),
)

DIGIFEUD_RULES: Final = (
    Chapter("DigifeudRules", QT_TRANSLATE_NOOP("DigifeudRules", "The game"), _GAME),
    Chapter(
        "DigifeudRules", QT_TRANSLATE_NOOP("DigifeudRules", "Points, end and results"), COUNTING
    ),
)
