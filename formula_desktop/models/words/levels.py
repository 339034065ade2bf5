"""A sentence for each level of the computer in each game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from formula_desktop.players import Level

if TYPE_CHECKING:
    pass


def of_digifeud(level: Level) -> str:
    """How a level plays Digifeud."""
    return {
        Level.BEGINNER: QCoreApplication.translate(
            "LevelWords", "adds and subtracts, one operation at a time, and overlooks a lot."
        ),
        Level.EASY: QCoreApplication.translate(
            "LevelWords", "lays one operation at a time, and overlooks some."
        ),
        Level.NORMAL: QCoreApplication.translate("LevelWords", "lays the sum that earns most."),
        Level.HARD: QCoreApplication.translate(
            "LevelWords", "thinks of the tiles it keeps, too, and of what it opens to others."
        ),
        Level.MASTER: QCoreApplication.translate(
            "LevelWords", "tries out how the game may go on, and takes some seconds for it."
        ),
    }[level]


def of_formula(level: Level) -> str:
    """How a level plays Formula."""
    return {
        Level.BEGINNER: QCoreApplication.translate("LevelWords", "lays easy sums of few cards."),
        Level.EASY: QCoreApplication.translate("LevelWords", "overlooks some of the sums."),
        Level.NORMAL: QCoreApplication.translate("LevelWords", "lays as many cards as it can."),
        Level.HARD: QCoreApplication.translate(
            "LevelWords", "thinks of the cards it keeps, too, and of what others can lay next."
        ),
        Level.MASTER: QCoreApplication.translate(
            "LevelWords", "tries out how the round may go on, and takes some seconds for it."
        ),
    }[level]
