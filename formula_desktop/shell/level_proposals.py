"""The level that fits: proposed at the end of a game, in one sentence with one button."""

from __future__ import annotations

from PySide6.QtCore import QObject

from formula_desktop.pages.play.play import TablePlay
from formula_desktop.results.fitting import Proposal
from formula_desktop.results.trouble import ResultsError
from formula_desktop.shell.archive import Archive
from formula_desktop.store.settings.settings import Settings


class LevelProposals(QObject):
    """Looks at the results when a game of a table has ended, as soon as it is entered there."""

    def __init__(self, settings: Settings, archive: Archive, play: TablePlay) -> None:
        super().__init__(play)
        self._settings = settings
        self._archive = archive
        self._play = play
        archive.changed.connect(self._look)
        play.results_shown.connect(self._look)

    def _look(self) -> None:
        results = self._play.results
        if results is None or not results.is_ended or self._play.is_watching:
            return
        found = self._proposal() if self._settings.suggest_level else None
        if found is not None:
            results.propose(found)

    def _proposal(self) -> Proposal | None:
        shown, archive = self._archive.keeper.shown, self._archive
        if shown is None or archive.trouble is not None or archive.book is None:
            return None
        try:
            return archive.book.proposal(shown.notes.key)
        except ResultsError as error:
            archive.lost(error.trouble)
            return None
