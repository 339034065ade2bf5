"""Saved games that only record how they are to be changed."""

from __future__ import annotations

from formula_desktop.gamefile.errors import FileError
from formula_desktop.models.results.changer import Changer
from formula_desktop.pages.standings.page import ResultsPage
from formula_desktop.results.book import Book
from formula_desktop.store.games.collection import Games
from formula_desktop.store.games.person_changes import PersonChanges
from formula_desktop.store.games.seating import PersonChange
from formula_desktop.store.places import Places


class SavedGames:
    """Records the requested changes to games, and may fail."""

    def __init__(self, book: Book, parent: ResultsPage) -> None:
        self.asked: list[PersonChange] = []
        self.problem: FileError | None = None
        data = book._database.path.parent
        games = Games(Places(data, data / "settings.ini", data / "logs"))
        self.changes = PersonChanges(games)
        self.changer = Changer(games, self.changes, lambda _name: False, parent)

    def carry_out(self, _games: Games, change: PersonChange, _may_change: object) -> None:
        if self.problem is not None:
            raise self.problem
        self.asked.append(change)
