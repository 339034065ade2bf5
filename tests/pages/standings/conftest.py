"""A page of results and books to show on it."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from formula_desktop import clock
from formula_desktop.look.languages import Language
from formula_desktop.look.presentation import Look
from formula_desktop.look.style import dress
from formula_desktop.look.theme import LIGHT
from formula_desktop.pages.standings.page import ResultsPage
from formula_desktop.results.book import Book
from formula_desktop.store.games import seating
from tests.helpers.looks import look_of
from tests.helpers.results.pages import OpenBook
from tests.helpers.results.practising import persons_of, practise_in_class
from tests.helpers.results.saved_games import SavedGames
from tests.helpers.results.shown_book import book_of


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where books are that were filled before: filling one takes a second."""
    return tmp_path_factory.mktemp("written")


@pytest.fixture
def open_book(tmp_path: Path, written: Path) -> Iterator[OpenBook]:
    opened: list[Book] = []

    def open_one(persons: int, games: int) -> Book:
        folder = tmp_path / str(len(opened))
        kept = written / f"{persons} {games}"
        if not kept.exists():
            book = book_of(kept, persons, games)
            if games:
                practise_in_class(book, persons_of(book)[:4], clock.now())
            book.close()
        shutil.copytree(kept, folder)
        opened.append(Book.open(folder / "results.sqlite"))
        return opened[-1]

    yield open_one
    for book in opened:
        book.close()


@pytest.fixture
def book(open_book: OpenBook) -> Book:
    return open_book(6, 14)


@pytest.fixture
def look() -> Look:
    return look_of()


@pytest.fixture
def page(
    qapp: QApplication, language: Language, look: Look, qtbot: QtBot, open_book: OpenBook
) -> Iterator[ResultsPage]:
    """Without a book; gone before the books are closed."""
    language.speak("en")
    dress(qapp, LIGHT)
    menu = QMenu()
    made = ResultsPage(look, menu)
    made.show_overview()
    made.resize(1280, 800)
    made.show()
    qtbot.waitExposed(made)
    made.activateWindow()
    yield made
    made.close()
    made.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def shown(page: ResultsPage, book: Book) -> ResultsPage:
    page.show_book(book)
    page.focus_first()
    QApplication.processEvents()
    return page


@pytest.fixture
def games(shown: ResultsPage, book: Book, monkeypatch: pytest.MonkeyPatch) -> Iterator[SavedGames]:
    """The saved games, and a page that shows the book."""
    games = SavedGames(book, shown)
    monkeypatch.setattr(seating, "carry_out", games.carry_out)
    shown.show_book(book, games.changer)
    yield games
    games.changer.close()
