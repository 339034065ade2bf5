"""Where printing, sharing and removing are locked, no way in the window does it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot

from formula_desktop.arguments import DIGIFEUD
from formula_desktop.digifeud.options import Options
from formula_desktop.pages.outcome.wish import Wish
from formula_desktop.pages.standings.page import ResultsPage
from formula_desktop.players import Player
from formula_desktop.shell.main_window import MainWindow
from formula_desktop.store.settings.last_choice import Choice
from tests.helpers.window import game_in, start

pytestmark = pytest.mark.qt_log_ignore("does not support (raise|grabbing)", extend=True)

NAMES = (Player("Noor"), Player("Sam"))


@pytest.fixture(autouse=True)
def _locked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    file = tmp_path / "defaults.ini"
    file.write_text("[locked]\nprinting = true\nsharing = true\nremoving = true\n", "utf-8")
    monkeypatch.setenv("FORMULA_DESKTOP_DEFAULTS", str(file))
    QApplication.clipboard().setText("before")
    yield
    assert QApplication.clipboard().text() == "before"


@pytest.fixture
def ended(qtbot: QtBot, window: MainWindow) -> MainWindow:
    """A window with a game that has just been counted."""
    start(window, Choice(Options(open_racks=True), NAMES, 0))
    qtbot.waitUntil(lambda: game_in(window).draft is not None)
    game_in(window).pass_to_the_end()
    qtbot.waitUntil(lambda: window.play is not None and window.play.results is not None)
    return window


def refused(window: MainWindow) -> str:
    """What is said in place of doing it; there is nothing else in front of the window."""
    dialogs = [each for each in window.findChildren(QDialog) if each.isVisible()]
    assert not [each for each in dialogs if isinstance(each, QFileDialog)]
    (message,) = dialogs
    assert isinstance(message, QMessageBox)
    message.accept()
    return message.text()


def test_nothing_of_a_game_is_printed_or_shared(ended: MainWindow) -> None:
    window = ended
    play = window.play
    assert play is not None
    ways: tuple[tuple[Callable[[], object], str], ...] = (
        (lambda: play.follow_wish(Wish.SAVE_AS), "Saving"),
        (window.offered.save_as.trigger, "Saving"),
        (window.offered.copy_picture.trigger, "Saving"),
        (window.offered.save_picture.trigger, "Saving"),
        (lambda: window.games.ask_save(window.games.autosave.shown), "Saving"),
    )
    for way, said in ways:
        way()
        assert refused(window).startswith(said)
    window.show_printing()
    page = window.printing.page
    page.print_now()
    assert refused(window).startswith("Printing")
    page.save_pdf()
    assert refused(window).startswith("Saving")


def of_results(window: MainWindow) -> ResultsPage:
    window.library.show_results()
    assert window.library.results is not None
    return window.library.results


def test_nothing_of_the_results_is_printed_shared_or_removed(ended: MainWindow) -> None:
    window, page = ended, of_results(ended)
    book = window.games.archive.book
    assert book is not None
    key = book.add_class("4b", ("Ada", "Kai"), ())
    noor = book.person_named("Noor")
    assert noor is not None
    page.show_participant(noor.key)
    page.participant.changes.ask_remove()
    assert refused(window).startswith("Removing")
    page.show_classes()
    for remove in (page.classes.changes.ask_remove, page.classes.changes.ask_export):
        remove()
        refused(window)
    page.classes.changes.ask_new_year()
    (dialog,) = (each for each in window.findChildren(QDialog) if each.isVisible())
    dialog.remove.setChecked(True)  # type: ignore[attr-defined]
    dialog.accept()
    assert refused(window).startswith("Removing")
    assert len(book.pupils(key)) == 2
    assert book.standing(noor.key, DIGIFEUD) is not None
