"""The points of Digifeud, its end and its options, for players."""

from __future__ import annotations

from typing import Final

from formula_desktop.marking import QT_TRANSLATE_NOOP
from formula_desktop.pages.rules.parts import BoardExample, Grid, Items, Section, Text, settled

COUNTING: Final = (
    Section(
        "points",
        QT_TRANSLATE_NOOP("DigifeudRules", "Points for a sum"),
        (
            Text(
                QT_TRANSLATE_NOOP(
                    "DigifeudRules",
                    "A sum earns its outcome. Each digit tile that you lay in this turn on a "
                    "coloured square earns more:",
                )
            ),
            Grid(
                (
                    (
                        QT_TRANSLATE_NOOP("DigifeudRules", "The digit is part of"),
                        QT_TRANSLATE_NOOP("DigifeudRules", "on a blue square"),
                        QT_TRANSLATE_NOOP("DigifeudRules", "on a red square"),
                    ),
                    (
                        QT_TRANSLATE_NOOP("DigifeudRules", "a number before ="),
                        QT_TRANSLATE_NOOP("DigifeudRules", "the digit once"),
                        QT_TRANSLATE_NOOP("DigifeudRules", "the digit twice"),
                    ),
                    (
                        QT_TRANSLATE_NOOP("DigifeudRules", "the outcome"),
                        QT_TRANSLATE_NOOP("DigifeudRules", "nothing"),
                        QT_TRANSLATE_NOOP("DigifeudRules", "the digit once"),
                    ),
                )
            ),
            BoardExample((), "B7> 3+7=10"),
            BoardExample(
                (),
                "E7> 5+8=13",
                note=QT_TRANSLATE_NOOP("DigifeudRules", "The 8 lies on blue: 13 + 8 = 21."),
            ),
            BoardExample(
                (),
                "G7v 2x4=8",
                note=QT_TRANSLATE_NOOP(
                    "DigifeudRules",
                    "The 2 lies on blue, and the 8 of the outcome on red: 8 + 2 + 8 = 18.",
                ),
            ),
            BoardExample(
                ("E7> 5+8=13",),
                "G7v (8)-6=2",
                note=QT_TRANSLATE_NOOP(
                    "DigifeudRules",
                    "The outcome lies on red: 2 + 2 = 4. The 8 lay there before and earns nothing "
                    "more.",
                ),
            ),
            Text(
                QT_TRANSLATE_NOOP(
                    "DigifeudRules",
                    "In 8 × 5 = 40 with the 5 on red the 5 earns 10 more, which makes 50.",
                )
            ),
            settled(
                QT_TRANSLATE_NOOP(
                    "DigifeudRules",
                    "In an outcome of two digits each digit on red counts double, by itself.",
                )
            ),
            Text(
                QT_TRANSLATE_NOOP(
                    "DigifeudRules",
                    "A square that has been covered earns nothing afterwards, whatever tile covers "
                    "it. A blank counts as the digit that it stands for.",
                )
            ),
        ),
        see=("board",),
    ),
    Section(
        "end",
        QT_TRANSLATE_NOOP("DigifeudRules", "The end of a game"),
        (
            Text(QT_TRANSLATE_NOOP("DigifeudRules", "A game ends in one of four ways:")),
            Items(
                (
                    QT_TRANSLATE_NOOP(
                        "DigifeudRules",
                        "<b>A player has no digit tile left</b>, and the bag is empty. This player "
                        "gets the sum of the digits that are left on the other's rack, and the "
                        "other loses as much.",
                    ),
                    QT_TRANSLATE_NOOP(
                        "DigifeudRules",
                        "<b>A player has passed twice running</b>, in two turns of their own. Each "
                        "player gets the sum of the digits that are left on the other's rack.",
                    ),
                    QT_TRANSLATE_NOOP(
                        "DigifeudRules",
                        "<b>A player gives up.</b> This player ends with 1 point; the other keeps "
                        "the points that are there.",
                    ),
                    QT_TRANSLATE_NOOP(
                        "DigifeudRules",
                        "<b>A turn takes longer than its time.</b> This is as if the player to "
                        "move had given up.",
                    ),
                )
            ),
            Text(
                QT_TRANSLATE_NOOP(
                    "DigifeudRules",
                    "In the first two cases the higher total wins, and equal totals are a tie.",
                )
            ),
            settled(
                QT_TRANSLATE_NOOP(
                    "DigifeudRules",
                    "A blank that is left on a rack counts 0. Whoever gives up or runs out of time "
                    "loses, whatever the totals are.",
                )
            ),
        ),
        see=("time",),
    ),
    Section(
        "score",
        QT_TRANSLATE_NOOP("DigifeudRules", "Score"),
        (
            Text(
                QT_TRANSLATE_NOOP(
                    "DigifeudRules",
                    "Every person and every level of the computer has a <b>score</b>. Each rated "
                    "game adds to it: 4 to 16 for the winner, 0 to 3 for the loser. Many points "
                    "and a strong opponent give more.",
                )
            ),
            settled(
                QT_TRANSLATE_NOOP(
                    "DigifeudRules",
                    "The winner gets 4, and up to 6 more for points, and up to 6 more for the "
                    "opponent's strength. The loser gets up to 3 for both together. In a tie each "
                    "player gets half of what winning and losing would have given together, "
                    "rounded down.",
                )
            ),
            Items(
                (
                    QT_TRANSLATE_NOOP(
                        "DigifeudRules", "Exactly: the winner gets 4 + 6 × P + 6 × S, rounded."
                    ),
                    QT_TRANSLATE_NOOP(
                        "DigifeudRules", "The loser gets 3 × P × 2 × S, rounded, and at most 3."
                    ),
                    QT_TRANSLATE_NOOP(
                        "DigifeudRules",
                        "<b>P</b> is the player's own points ÷ 400, or ÷ 200 when the sums have no "
                        "×; it is at least 0 and at most 1.",
                    ),
                    QT_TRANSLATE_NOOP(
                        "DigifeudRules",
                        "<b>S</b> is the opponent's strength ÷ the strength of both together, as "
                        "it was before the game.",
                    ),
                    QT_TRANSLATE_NOOP("DigifeudRules", "Halves are rounded up."),
                )
            ),
            Text(
                QT_TRANSLATE_NOOP(
                    "DigifeudRules",
                    "<b>For example:</b> two players of the same strength end with 200 and 120 "
                    "points. The winner gets 4 + 3 + 3 = 10, the loser 3 × 0.3 = 0.9, rounded to "
                    "1.",
                )
            ),
            Text(
                QT_TRANSLATE_NOOP(
                    "DigifeudRules",
                    "<b>Rated</b> is each game that ended in one of the first two ways, once, and "
                    "whose last turn was played in this program. These are not rated:",
                )
            ),
            Items(
                (
                    QT_TRANSLATE_NOOP(
                        "DigifeudRules", "games in which somebody gave up or ran out of time,"
                    ),
                    QT_TRANSLATE_NOOP("DigifeudRules", "games in which a turn was undone,"),
                    QT_TRANSLATE_NOOP("DigifeudRules", "games that were only watched,"),
                    QT_TRANSLATE_NOOP(
                        "DigifeudRules", "games of somebody against himself or herself,"
                    ),
                    QT_TRANSLATE_NOOP(
                        "DigifeudRules",
                        "games opened from a file (names in a file count for nobody here), copies, "
                        "and games whose file was changed,",
                    ),
                    QT_TRANSLATE_NOOP(
                        "DigifeudRules", "games that the players did not want to count."
                    ),
                )
            ),
        ),
        see=("strength", "end"),
    ),
    Section(
        "strength",
        QT_TRANSLATE_NOOP("DigifeudRules", "Strength"),
        (
            Text(
                QT_TRANSLATE_NOOP(
                    "DigifeudRules",
                    "<b>Strength</b> compares you with everybody: 100 is as strong as the mean of "
                    "all, computers included. A newcomer has 100.",
                )
            ),
            Items(
                (
                    QT_TRANSLATE_NOOP(
                        "DigifeudRules",
                        "It is 100 × your mean score in a rated game ÷ the mean of all "
                        "participants, rounded, and at least 1.",
                    ),
                    QT_TRANSLATE_NOOP(
                        "DigifeudRules",
                        "To your own games 5 more are added, with exactly the mean of all. So one "
                        "lucky game makes nobody strong.",
                    ),
                    QT_TRANSLATE_NOOP(
                        "DigifeudRules",
                        "The mean of all is all scores ÷ all seats in rated games. While nobody "
                        "has scored yet, everybody has 100.",
                    ),
                )
            ),
        ),
        see=("score",),
    ),
    Section(
        "time",
        QT_TRANSLATE_NOOP("DigifeudRules", "Time for a turn"),
        (
            settled(
                QT_TRANSLATE_NOOP(
                    "DigifeudRules",
                    "Unless you choose otherwise, a turn may take 72 hours between two persons, "
                    "and as long as you like against the computer: nobody should lose by going on "
                    "holiday. For a classroom you can choose a number of minutes.",
                )
            ),
            Items(
                (
                    QT_TRANSLATE_NOOP(
                        "DigifeudRules", "The time of the first turn runs from the game's start."
                    ),
                    QT_TRANSLATE_NOOP(
                        "DigifeudRules", "Whoever takes exactly the whole time is still in time."
                    ),
                    QT_TRANSLATE_NOOP("DigifeudRules", "For a computer no time runs."),
                    QT_TRANSLATE_NOOP(
                        "DigifeudRules", "When a turn is undone, its time begins anew."
                    ),
                )
            ),
        ),
        see=("end",),
    ),
    Section(
        "options",
        QT_TRANSLATE_NOOP("DigifeudRules", "What you choose for a new game"),
        (
            Items(
                (
                    QT_TRANSLATE_NOOP(
                        "DigifeudRules",
                        "<b>Sums with:</b> + and −, or also × (as usual), or also ÷.",
                    ),
                    QT_TRANSLATE_NOOP(
                        "DigifeudRules",
                        "<b>Directions of reading:</b> two (as usual) or four.",
                    ),
                    QT_TRANSLATE_NOOP(
                        "DigifeudRules",
                        "<b>Who starts:</b> you, your opponent, or whoever is drawn by lot.",
                    ),
                    QT_TRANSLATE_NOOP(
                        "DigifeudRules",
                        "<b>Operations in one sum:</b> up to three (as usual) or exactly one.",
                    ),
                    QT_TRANSLATE_NOOP(
                        "DigifeudRules",
                        "<b>Time for a turn:</b> no limit, 72 hours, or a number of minutes.",
                    ),
                    QT_TRANSLATE_NOOP(
                        "DigifeudRules",
                        "<b>Coloured squares:</b> the standard board or a shuffled one.",
                    ),
                )
            ),
        ),
        see=("tiles", "reading", "sums", "time", "board"),
    ),
)
