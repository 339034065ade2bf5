"""Games and certificates in the window: the ways to the page for printing, and what it shows."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from formula_desktop.arguments import DIGIFEUD
from formula_desktop.pages.standings.frame import BESTS
from formula_desktop.pages.standings.participant import TABS
from formula_desktop.paper.certificate import Certificate
from formula_desktop.paper.report import Report
from formula_desktop.results.bests import BeatenBest, Best
from formula_desktop.results.records import record_of
from formula_desktop.shell.main_window import MainWindow
from formula_desktop.shell.paper.printing import Printing
from formula_desktop.store.games.collection import SavedGame
from formula_desktop.store.games.folders import Folder
from formula_desktop.store.games.notes import SavedSeat, new_notes
from tests.helpers.digifeud.ended_games import out
from tests.helpers.results_panel import ended

CONTROL_SHIFT = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier


def print_keys(window: MainWindow) -> Printing:
    QTest.keyClick(window, Qt.Key.Key_P, CONTROL_SHIFT)
    assert window.navigator.is_shown(window.printing.page)
    return window.printing


def noors(window: MainWindow, best: Best) -> Certificate:
    """Noor's certificate, with Noor's looks."""
    person = next(each for each in window.games.archive.persons if each.name == "Noor")
    return Certificate("Noor", best, person.colour, person.picture)


def title(printing: Printing) -> str:
    document = printing.page.panel.document
    assert isinstance(document, Report)
    return document.title


@pytest.fixture
def saved(window: MainWindow) -> SavedGame:
    """A finished game in the results, with Noor and Sam in them."""
    book = window.games.archive.book
    assert book is not None
    seats = tuple(SavedSeat(book.add_person(name).key) for name in ("Noor", "Sam"))
    game = out()
    made = window.games.autosave.games.begin(game, new_notes(seats))
    book.enter(record_of(game, made.notes))
    return window.games.autosave.games.rename(made, "In class")


def test_the_game_on_the_table_is_printed_first(window: MainWindow, qtbot: QtBot) -> None:
    window.games.start_against_computer(DIGIFEUD)
    printing = print_keys(window)
    assert printing.page.panel is printing.game
    assert title(printing).startswith("Digifeud: ")
    assert printing.page.counted.text() == "Page 1 of 1"
    QTest.keyClick(printing.page, Qt.Key.Key_Escape)
    assert window.play is not None
    assert window.navigator.is_shown(window.play.page)


def test_a_game_is_printed_from_the_list_and_while_looking_back(
    window: MainWindow, saved: SavedGame, qtbot: QtBot
) -> None:
    window.library.show_games()
    page = window.library.games
    assert page is not None
    page.tabs.setCurrentIndex(1 if saved.folder is Folder.FINISHED else 0)
    qtbot.waitUntil(lambda: page.model.rowCount() > 0)
    page.choose(saved.name)
    page.print_action.trigger()
    assert title(window.printing) == "In class"
    QTest.keyClick(window.printing.page, Qt.Key.Key_Escape)
    assert window.navigator.is_shown(page)
    assert title(print_keys(window)) == "In class"

    window.look_back(saved)
    assert window.looking is not None
    moment = window.looking.page.moment
    assert title(print_keys(window)) == "In class"
    QTest.keyClick(window.printing.page, Qt.Key.Key_Escape)
    assert window.looking.is_shown
    assert window.looking.page.moment == moment


def test_another_game_can_be_chosen(window: MainWindow, saved: SavedGame, qtbot: QtBot) -> None:
    window.games.start_against_computer(DIGIFEUD)
    printing = print_keys(window)
    qtbot.waitUntil(lambda: window.games.autosave.saved is not None)
    printing.show_game(None)
    panel = printing.game
    texts = [panel.games.itemText(at) for at in range(panel.games.count())]
    assert len(texts) == 2
    assert "In class" in texts[1]
    panel.games.setCurrentIndex(1)
    panel.games.activated.emit(1)
    assert title(printing) == "In class"


def test_without_games_there_is_nothing_to_print(window: MainWindow) -> None:
    printing = print_keys(window)
    printing.page.choose(printing.game)
    assert printing.game.document is None
    assert not printing.game.games.isEnabled()
    assert not printing.page.print_button.isEnabled()
    printing.page.choose(printing.certificate)
    assert printing.certificate.document is None
    assert not printing.page.print_button.isEnabled()


def test_each_best_has_a_certificate(window: MainWindow, saved: SavedGame) -> None:
    page = window.library.show_results()
    page.show_participant(saved.notes.seats[0].participant)
    page.participant.tabs.setCurrentIndex(TABS.index(BESTS))
    bests = page.participant.bests
    assert len(bests.certificates) == len(bests.bests) >= 4
    for best, button in zip(bests.bests, [*bests.certificates], strict=True):
        button.click()
        printing = window.printing
        assert printing.page.panel is printing.certificate
        assert printing.certificate.document == noors(window, best)
        QTest.keyClick(printing.page, Qt.Key.Key_Escape)
        assert window.navigator.is_shown(page)


def test_a_certificate_is_changed(window: MainWindow, saved: SavedGame) -> None:
    printing = print_keys(window)
    panel = printing.certificate
    printing.page.choose(panel)
    assert [panel.persons.itemText(at) for at in range(2)] == ["Noor", "Sam"]
    panel.persons.setCurrentIndex(1)
    panel.persons.activated.emit(1)
    panel.bests.setCurrentIndex(2)
    panel.bests.activated.emit(2)
    panel.field.setText("Sam van Dijk")
    panel.field.textEdited.emit("Sam van Dijk")
    document = panel.document
    assert isinstance(document, Certificate)
    assert document.who == "Sam van Dijk"
    panel.field.clear()
    panel.field.textEdited.emit("")
    assert panel.document is None, "nobody's"


def test_the_end_offers_a_certificate_for_a_beaten_best(
    window: MainWindow, saved: SavedGame, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    book = window.games.archive.book
    assert book is not None
    key = saved.notes.seats[0].participant
    best = book.bests(key, DIGIFEUD)[0]
    beaten = (BeatenBest("Noor", best, key),)
    monkeypatch.setattr(window.games.archive, "beaten", lambda: ())
    assert not ended(window, qtbot, out()).certificate.isVisible()
    monkeypatch.setattr(window.games.archive, "beaten", lambda: beaten)
    panel = ended(window, qtbot, out())
    assert panel.certificate.isVisible()
    panel.certificate.click()
    assert window.printing.certificate.document == noors(window, best)
    QTest.keyClick(window.printing.page, Qt.Key.Key_Escape)
    assert window.play is not None
    assert window.navigator.is_shown(window.play.page)
