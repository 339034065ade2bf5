"""Every control of every screen: reached by Tab as one reads, seen there, and large enough."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from shutil import copytree

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from formula_desktop.look.theme import FINGER, TABLE_CONTROL
from formula_desktop.results.book import Book
from formula_desktop.shell.main_window import MainWindow
from formula_desktop.table.view import TableView
from tests.helpers.formula.games import QuickOpponent
from tests.helpers.results.shown_book import book_of
from tests.helpers.screen.seen import cut
from tests.helpers.screen.walk import controls, not_met, out_of_order, told, walk
from tests.helpers.tours import dialogs as tour_dialogs
from tests.helpers.tours import library as tour_library
from tests.helpers.tours import past as tour_look_back
from tests.helpers.tours import tables as tour_tables
from tests.helpers.tours.tour import Tour
from tests.shell.test_main_window import Open

SMALLEST_CONTROL = 24  # pixels
KEEPS_TAB = "games, renaming"  # a field in a list: Enter and Escape lead out of it

pytestmark = pytest.mark.qt_log_ignore("does not support (raise|grabbing)", extend=True)

Part = Callable[[Tour, Book, Path], object]
PARTS: dict[str, Part] = {
    "home": lambda tour, _book, _folder: tour.see("home"),
    "no games": lambda tour, _book, _folder: tour_library.see_no_games(tour),
    "no results": lambda tour, _book, _folder: tour_library.see_no_results(tour),
    "rules": lambda tour, _book, _folder: tour_library.see_rules(tour),
    "new games": lambda tour, _book, _folder: tour_dialogs.see_new_games(tour),
    "ready-made": lambda tour, _book, _folder: tour_dialogs.see_ready_made(tour),
    "persons": lambda tour, book, _folder: tour_dialogs.see_persons(tour, book),
    "dialogs": lambda tour, _book, _folder: tour_dialogs.see_dialogs(tour),
    "notices": lambda tour, _book, _folder: tour_dialogs.see_notices(tour),
    "troubles": lambda tour, _book, folder: tour_dialogs.see_troubles(tour, folder),
    "formula": lambda tour, _book, _folder: tour_tables.see_formula(tour),
    "formula's results": lambda tour, _book, _folder: tour_tables.see_formula_results(tour),
    "digifeud": lambda tour, _book, _folder: tour_tables.see_digifeud(tour),
    "look back": lambda tour, _book, _folder: tour_look_back.see_look_back(tour),
    "games": lambda tour, _book, _folder: tour_library.see_games(tour),
    "results": lambda tour, book, _folder: tour_library.see_results(tour, book),
}


@pytest.fixture(autouse=True)
def _opponent(monkeypatch: pytest.MonkeyPatch) -> None:
    QuickOpponent(monkeypatch).is_slow = True


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("written")
    book_of(folder, 7, 28).close()
    return folder


@pytest.fixture
def book(written: Path, tmp_path: Path) -> Iterator[Book]:
    folder = copytree(written, tmp_path / "book")
    book = Book.open(folder / "results.sqlite")
    yield book
    book.close()


class Steps:
    """Walks through each screen, and keeps what was wrong there."""

    def __init__(self) -> None:
        self.faults: set[str] = set()
        self.screens = 0

    def __call__(self, name: str, screen: QWidget) -> None:
        if name == KEEPS_TAB or isinstance(screen, QMenu) or is_list(screen):
            return
        met, unseen = walk(screen)
        self.screens += 1
        self.faults |= {f"{name}: not reached: {told(each)}" for each in not_met(screen, met)}
        self.faults |= {f"{name}: not seen: {told(each)}" for each in unseen}
        self.faults |= {f"{name}: order: {each}" for each in out_of_order(met)}
        self.faults |= {f"{name}: small: {each}" for each in too_small(screen)}


def too_small(screen: QWidget, least: int = 0) -> list[str]:
    """Controls that are hard to hit with a mouse, or with a finger where `least` says so."""
    tables = (view for view in screen.findChildren(TableView) if view.isVisible())
    least = least or (TABLE_CONTROL if any(tables) else SMALLEST_CONTROL)
    small = (each for each in controls(screen) if min(each.width(), each.height()) < least)
    return [f"{told(each)} {each.width()} × {each.height()}" for each in small]


def is_list(screen: QWidget) -> bool:
    """What pops up is walked through with arrows."""
    return screen.windowType() == Qt.WindowType.Popup


@pytest.mark.parametrize("part", PARTS)
def test_tab_goes_around_every_screen(
    part: str, window: MainWindow, qtbot: QtBot, book: Book, tmp_path: Path
) -> None:
    window.resize(1024, 640)
    steps = Steps()
    tour = Tour(window, qtbot, steps)
    qtbot.waitUntil(lambda: window.look._has_controls)
    tour.settle()
    PARTS[part](tour, book, tmp_path)
    assert steps.screens > 0
    assert steps.faults == set()


@pytest.mark.parametrize("part", PARTS)
def test_every_control_is_as_large_as_a_finger(
    part: str,
    monkeypatch: pytest.MonkeyPatch,
    open_window: Open,
    qtbot: QtBot,
    book: Book,
    tmp_path: Path,
) -> None:
    monkeypatch.setattr("formula_desktop.look.presentation.has_touch_screen", lambda: True)
    window = open_window()
    faults: set[str] = set()

    def see(name: str, screen: QWidget) -> None:
        if not isinstance(screen, QMenu) and not is_list(screen):
            faults.update(f"{name}: {each}" for each in too_small(screen, FINGER))
        faults.update(f"{name}: cut: {text}" for text in cut(screen))

    window.resize(1280, 800)
    tour = Tour(window, qtbot, see)
    qtbot.waitUntil(lambda: window.look._has_controls)
    tour.settle()
    PARTS[part](tour, book, tmp_path)
    assert faults == set()


# --- faults that these tests find ---------------------------------------------------------------


def walked(window: MainWindow) -> set[str]:
    steps = Steps()
    steps("home", window)
    return {fault.partition(": ")[2] for fault in steps.faults}


def test_what_is_wrong_is_found(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: window.look._has_controls)
    home = window.home
    assert walked(window) == set()
    assert home.settings in controls(window)
    home.settings.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    assert walked(window) == {"not reached: QPushButton 'Settings'"}
    home.settings.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    assert walked(window) == set()
    home.settings.setFixedWidth(23)
    assert walked(window) == {f"small: QPushButton 'Settings' 23 × {home.settings.height()}"}
    home.settings.setFixedWidth(100)
    buttons = [each for each in controls(window) if isinstance(each, QPushButton)]
    QWidget.setTabOrder(buttons[-1], buttons[-2])
    assert any(fault.startswith("order: ") for fault in walked(window))
