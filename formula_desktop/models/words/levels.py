"""How each level of the computer plays: in two words, and in a sentence for each game."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from formula_desktop.players import Level


def in_two_words(level: Level) -> str:
    """What a level is like, in any game."""
    return {
        Level.BEGINNER: QCoreApplication.translate("LevelWords", "small sums"),
        Level.EASY: QCoreApplication.translate("LevelWords", "overlooks much"),
        Level.NORMAL: QCoreApplication.translate("LevelWords", "finds much"),
        Level.HARD: QCoreApplication.translate("LevelWords", "plans ahead"),
        Level.MASTER: QCoreApplication.translate("LevelWords", "thinks long"),
    }[level]


def of_digifeud(level: Level) -> str:
    """How a level plays Digifeud."""
    return {
        Level.BEGINNER: QCoreApplication.translate(
            "LevelWords", "adds and subtracts, with one operator per sum, and overlooks a lot."
        ),
        Level.EASY: QCoreApplication.translate(
            "LevelWords", "lays sums with one operator, and overlooks some."
        ),
        Level.NORMAL: QCoreApplication.translate(
            "LevelWords", "lays any sum, but does not see all of them."
        ),
        Level.HARD: QCoreApplication.translate(
            "LevelWords",
            "also thinks of the tiles it keeps, and of what it makes possible for others.",
        ),
        Level.MASTER: QCoreApplication.translate(
            "LevelWords", "tries out how the game may go on, which takes a few seconds."
        ),
    }[level]


def of_formula(level: Level) -> str:
    """How a level plays Formula."""
    return {
        Level.BEGINNER: QCoreApplication.translate(
            "LevelWords", "lays easy formulas with few cards."
        ),
        Level.EASY: QCoreApplication.translate("LevelWords", "overlooks some of the formulas."),
        Level.NORMAL: QCoreApplication.translate(
            "LevelWords", "is strong, and lays as many cards as it can."
        ),
        Level.HARD: QCoreApplication.translate(
            "LevelWords", "also thinks of the cards it keeps, and of what others can lay next."
        ),
        Level.MASTER: QCoreApplication.translate(
            "LevelWords", "tries out how the round may go on, which takes a few seconds."
        ),
    }[level]
