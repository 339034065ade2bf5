"""The texts of the first steps in the current language."""

from __future__ import annotations

from enum import Enum
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication

from formula_desktop.lessons.digifeud import Aim as DigifeudAim
from formula_desktop.lessons.formula import Aim as FormulaAim
from formula_desktop.marking import QT_TRANSLATE_NOOP
from formula_desktop.models.words.signs import unbroken, with_signs


class StepWords(NamedTuple):
    """The texts of a step, in English and translated when shown.

    `task` is the instruction, `want` a short form for players who did something else, and `praise`
    is shown when the step is done.
    """

    title: str
    task: str
    want: str
    praise: str


WORDS: Final[dict[Enum, StepWords]] = {
    FormulaAim.ANSWER: StepWords(
        QT_TRANSLATE_NOOP("Lesson", "Lay an answer"),
        QT_TRANSLATE_NOOP(
            "Lesson",
            "Get rid of your cards first, and you win. Click the yellow +. Then click the card "
            "with the answer, and the place after =.",
        ),
        QT_TRANSLATE_NOOP("Lesson", "Lay the answer that fits."),
        QT_TRANSLATE_NOOP("Lesson", "Right! That is the answer."),
    ),
    FormulaAim.KEEP: StepWords(
        QT_TRANSLATE_NOOP("Lesson", "Keep a number"),
        QT_TRANSLATE_NOOP(
            "Lesson",
            "New cards, new exercise: make another formula. Leave the 2 as it is. Put a card on "
            "the 4, and a card on the 6.",
        ),
        QT_TRANSLATE_NOOP("Lesson", "Leave the 2 where it is."),
        QT_TRANSLATE_NOOP(
            "Lesson", "Well done! What you don’t cover stays. You may lay a 2 on a 2, too."
        ),
    ),
    FormulaAim.ONE_NUMBER: StepWords(
        QT_TRANSLATE_NOOP("Lesson", "Change the sign"),
        QT_TRANSLATE_NOOP(
            "Lesson", "One card can be enough. Click another sign. Lay the new answer on the 1."
        ),
        QT_TRANSLATE_NOOP("Lesson", "Choose another sign and change just one number."),
        QT_TRANSLATE_NOOP("Lesson", "Clever! One card and another sign."),
    ),
    FormulaAim.BESIDE: StepWords(
        QT_TRANSLATE_NOOP("Lesson", "A number of two cards"),
        QT_TRANSLATE_NOOP(
            "Lesson",
            "Two cards side by side are one number. Put a 1 in front of the 4: that is 14. "
            "What is the answer now?",
        ),
        QT_TRANSLATE_NOOP("Lesson", "Put a card beside one that lies there."),
        QT_TRANSLATE_NOOP("Lesson", "Great! That is how you lay large numbers."),
    ),
    FormulaAim.WHOLE: StepWords(
        QT_TRANSLATE_NOOP("Lesson", "Cover a whole number"),
        QT_TRANSLATE_NOOP(
            "Lesson",
            "One card may cover the whole 10. Click a card: a wide place appears above the 10. "
            "Put it there, and make a new formula.",
        ),
        QT_TRANSLATE_NOOP("Lesson", "Cover the whole 10 with one card."),
        QT_TRANSLATE_NOOP("Lesson", "Yes! One card has taken the place of two."),
    ),
    FormulaAim.JOKER: StepWords(
        QT_TRANSLATE_NOOP("Lesson", "The joker"),
        QT_TRANSLATE_NOOP(
            "Lesson",
            "The joker can be any digit. Lay it down and choose a digit that makes the formula "
            "correct.",
        ),
        QT_TRANSLATE_NOOP("Lesson", "Use the joker."),
        QT_TRANSLATE_NOOP("Lesson", "Good! It keeps its digit while it lies there."),
    ),
    FormulaAim.DRAW: StepWords(
        QT_TRANSLATE_NOOP("Lesson", "Take a card"),
        QT_TRANSLATE_NOOP(
            "Lesson",
            "None of your cards fits here. So take a card: click the stock, or press “{button}”.",
        ),
        QT_TRANSLATE_NOOP("Lesson", "Take a card."),
        QT_TRANSLATE_NOOP("Lesson", "Right. Then it is the next player’s turn."),
    ),
    FormulaAim.ZERO: StepWords(
        QT_TRANSLATE_NOOP("Lesson", "The zero"),
        QT_TRANSLATE_NOOP(
            "Lesson",
            "After times 0, every number gets a card. Click +. Then lay 3 + 4 = 7.",
        ),
        QT_TRANSLATE_NOOP("Lesson", "Cover all three numbers."),
        QT_TRANSLATE_NOOP(
            "Lesson", "Very good! Otherwise everybody would go on with times 0, which is too easy."
        ),
    ),
    DigifeudAim.OPENING: StepWords(
        QT_TRANSLATE_NOOP("Lesson", "The first sum"),
        QT_TRANSLATE_NOOP(
            "Lesson",
            "Score the most points with crossing sums. Lay 3 + 4 = 7, with a digit in the middle.",
        ),
        QT_TRANSLATE_NOOP("Lesson", "Lay a sum with a digit in the middle."),
        QT_TRANSLATE_NOOP(
            "Lesson", "Right! You get the answer as points. A coloured square adds some more."
        ),
    ),
    DigifeudAim.CROSS: StepWords(
        QT_TRANSLATE_NOOP("Lesson", "Cross a sum"),
        QT_TRANSLATE_NOOP(
            "Lesson",
            "New tiles, new exercise. Lay a sum downwards through a digit, for example the 4. "
            "Signs and = are your own.",
        ),
        QT_TRANSLATE_NOOP("Lesson", "Lay a sum downwards through a digit that lies there."),
        QT_TRANSLATE_NOOP("Lesson", "Well done! That is how sums grow across each other."),
    ),
    DigifeudAim.TWO_DIGITS: StepWords(
        QT_TRANSLATE_NOOP("Lesson", "Two digits"),
        QT_TRANSLATE_NOOP(
            "Lesson",
            "An answer may have two digits. Lay a sum of 10 or more: try downwards from the 5.",
        ),
        QT_TRANSLATE_NOOP("Lesson", "Make 10 or more."),
        QT_TRANSLATE_NOOP("Lesson", "Great! A large answer is a lot of points."),
    ),
    DigifeudAim.BLUE: StepWords(
        QT_TRANSLATE_NOOP("Lesson", "Blue squares"),
        QT_TRANSLATE_NOOP(
            "Lesson",
            "Your digit on blue counts once more. Lay a sum in the frame, and begin on the blue "
            "square.",
        ),
        QT_TRANSLATE_NOOP("Lesson", "Lay a digit before = on a blue square."),
        QT_TRANSLATE_NOOP(
            "Lesson",
            "Good! Blue gave you extra points. It does so only before =, not in the answer.",
        ),
    ),
    DigifeudAim.RED: StepWords(
        QT_TRANSLATE_NOOP("Lesson", "Red squares"),
        QT_TRANSLATE_NOOP(
            "Lesson",
            "Your digit on red counts two more times. Lay a sum in the frame, and begin on the red "
            "square.",
        ),
        QT_TRANSLATE_NOOP("Lesson", "Lay a digit on a red square."),
        QT_TRANSLATE_NOOP(
            "Lesson", "Super! Red earns even more. In an answer it counts one more time."
        ),
    ),
    DigifeudAim.BLANK: StepWords(
        QT_TRANSLATE_NOOP("Lesson", "The tile with the star"),
        QT_TRANSLATE_NOOP(
            "Lesson",
            "This tile is called a blank. It can be any digit. Lay a sum with it, and choose its "
            "digit.",
        ),
        QT_TRANSLATE_NOOP("Lesson", "Use the tile with the star."),
        QT_TRANSLATE_NOOP("Lesson", "Good! It keeps its digit from now on."),
    ),
    DigifeudAim.BEHIND: StepWords(
        QT_TRANSLATE_NOOP("Lesson", "Go on from a sum"),
        QT_TRANSLATE_NOOP(
            "Lesson",
            "A new sum may begin with the 10. Lay a sign after it, then a digit, = and the answer.",
        ),
        QT_TRANSLATE_NOOP("Lesson", "Begin your sum with the 10."),
        QT_TRANSLATE_NOOP("Lesson", "Clever! That is how a row grows longer and longer."),
    ),
    DigifeudAim.PASS: StepWords(
        QT_TRANSLATE_NOOP("Lesson", "Pass"),
        QT_TRANSLATE_NOOP(
            "Lesson",
            "You can’t make a sum with these tiles. That happens now and then. Press “{button}”.",
        ),
        QT_TRANSLATE_NOOP("Lesson", "Press “{button}”."),
        QT_TRANSLATE_NOOP("Lesson", "Right. Passing twice in a row ends the game."),
    ),
}


def words_of(aim: Enum) -> StepWords:
    """The texts of a step in the current language."""
    return StepWords(*(_translated(text, aim) for text in WORDS[aim]))


def _translated(text: str, aim: Enum) -> str:
    translated = unbroken(with_signs(QCoreApplication.translate("Lesson", text)))
    return translated.replace("{button}", _button(aim))


def _button(aim: Enum) -> str:
    """The text of the button that a step is about."""
    if aim is FormulaAim.DRAW:
        return QCoreApplication.translate("FormulaPage", "Take a card")
    return QCoreApplication.translate("DigifeudPage", "Pass")
