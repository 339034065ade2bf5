"""The program's window, as the tests of whole screens have it, and a tour of all of them."""

from collections.abc import Iterator
from pathlib import Path
from shutil import copytree

import pytest
from pytestqt.qtbot import QtBot

from formula_desktop import clock
from formula_desktop.results.book import Book
from formula_desktop.shell.main_window import MainWindow
from tests.helpers.results.practising import persons_of, practise_in_class
from tests.helpers.results.shown_book import book_of
from tests.helpers.tours.everything import Go, see_everything
from tests.helpers.tours.tour import Look, Tour
from tests.helpers.window import (  # noqa: F401
    _fonts,
    _no_fingers,
    open_window,
    opponent,
    settings,
    window,
)


@pytest.fixture(scope="session")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where a book of results is, which takes a while to fill."""
    folder = tmp_path_factory.mktemp("written")
    book = book_of(folder, 7, 28)
    practise_in_class(book, persons_of(book)[:5], clock.now())
    book.close()
    return folder


@pytest.fixture
def book(written: Path, tmp_path: Path) -> Iterator[Book]:
    folder = copytree(written, tmp_path / "book")
    book = Book.open(folder / "results.sqlite")
    yield book
    book.close()


@pytest.fixture
def go(book: Book, qtbot: QtBot, tmp_path: Path) -> Go:
    """Shows every screen of a window to a look."""

    def look_at_everything(shown: MainWindow, look: Look) -> None:
        see_everything(Tour(shown, qtbot, look), book, tmp_path)

    return look_at_everything
