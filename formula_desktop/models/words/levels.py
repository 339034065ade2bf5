"""A sentence for each level of the computer in each game, and which level may suit a player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject

from formula_desktop.players import Level

if TYPE_CHECKING:
    from formula_desktop.results.fitting import Proposal


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


class ProposalWords(QObject):
    """The words of a proposal, in a class because Qt looks up plurals under a class's name."""

    def said(self, proposal: Proposal) -> str:
        """Why another level is proposed."""
        if proposal.is_stronger:
            return self.tr("Won %n time(s) in a row: try the next level?", "", proposal.in_a_row)
        return self.tr("Lost %n time(s) in a row: try an easier level?", "", proposal.in_a_row)
