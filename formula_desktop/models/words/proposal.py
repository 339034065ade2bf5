"""A proposed level in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from formula_desktop.models.words.table import level_in_words

if TYPE_CHECKING:
    from formula_desktop.results.fitting import Proposal


class ProposalWords(QObject):
    """The words of a proposal, in a class because Qt looks up plurals under a class's name."""

    def offered(self, proposal: Proposal) -> str:
        """The words of the button for the other level."""
        return self.tr("Harder level") if proposal.is_stronger else self.tr("Easier level")

    def said(self, proposal: Proposal) -> str:
        """Why another level is proposed."""
        if proposal.by_much and proposal.is_stronger:
            text = self.tr("That was easy for you. Level “{level}” lays better sums: try it?")
            return text.format(level=level_in_words(proposal.level))
        if proposal.by_much:
            return self.tr("That was a hard one: try an easier level?")
        if proposal.is_stronger:
            return self.tr("Won %n time(s) in a row: try the next level?", "", proposal.in_a_row)
        return self.tr("Lost %n time(s) in a row: try an easier level?", "", proposal.in_a_row)
