"""From a person's page to the table: the next game, and the games that were played."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from formula_desktop.arguments import DIGIFEUD
from formula_desktop.digifeud.options import Options
from formula_desktop.pages.new_game.participants import known_persons
from formula_desktop.pages.standings.participant import ParticipantPage
from formula_desktop.pages.standings.players import PlayersPage
from formula_desktop.players import Level, Player
from formula_desktop.shell.main_window import MainWindow
from formula_desktop.store.games.folders import Folder
from formula_desktop.store.settings.last_choice import Choice
from formula_desktop.widgets.asking import Question
from formula_desktop.widgets.person_dialog import PersonDialogWithName
from formula_desktop.widgets.scrolled import Scrolled
from tests.helpers.archive import TWO_PERSONS, play_one
from tests.helpers.messages import said_in_full
from tests.helpers.window import game_in

AGAINST_HARD = Choice(Options(), (Player("Sam"), Player("Robo", Level.HARD)), 0)


def names(players: PlayersPage) -> list[str]:
    return [card.face.text() for card in players.cards]


def shown_dialog(players: PlayersPage) -> PersonDialogWithName:
    dialogs = players.findChildren(PersonDialogWithName)
    return next(each for each in dialogs if each.isVisible())


def page_of(window: MainWindow, name: str) -> ParticipantPage:
    results, book = window.library.show_results(), window.games.archive.book
    assert book is not None
    person = book.person_named(name)
    assert person is not None
    results.show_participant(person.key)
    results.participant.tabs.setCurrentIndex(0)
    return results.participant


def test_what_comes_first_is_in_the_middle_of_an_empty_page(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.library.show_players()
    results, book = window.library.results, window.games.archive.book
    assert results is not None
    assert book is not None
    players = results.players
    assert players.said.text() == "Who joins in? Add the first player."
    assert_in_the_middle(players.add, players)
    person = book.add_person("Zoë", "", "")
    players.refresh()
    qtbot.waitUntil(lambda: players.add.x() < players.width() / 8)
    results.show_participant(person.key)
    lately = results.participant.lately
    qtbot.waitUntil(lately.begin.isVisible)
    assert_in_the_middle(lately.begin, lately)


def assert_in_the_middle(widget: QWidget, page: QWidget) -> None:
    QApplication.processEvents()
    middle = widget.mapTo(page, widget.rect().center())
    assert abs(middle.x() - page.width() / 2) < 10
    assert abs(middle.y() - page.height() / 2) < page.height() / 8


def test_players_are_added_changed_and_removed(window: MainWindow, qtbot: QtBot) -> None:
    play_one(window, qtbot)
    window.games.leave_table()
    QTest.mouseClick(window.home.players, Qt.MouseButton.LeftButton)
    results = window.library.results
    assert results is not None
    players = results.players
    assert names(players) == ["Noor", "Sam"]
    QTest.mouseClick(players.add, Qt.MouseButton.LeftButton)
    dialog = shown_dialog(players)
    QTest.keyClicks(dialog.field, " sam")
    assert dialog.problem.text() == "Somebody has this name already."
    assert not dialog.done_button.isEnabled()
    dialog.field.setText("Rosa")
    dialog.pictures["kite"].click()
    QTest.keyClick(dialog.field, Qt.Key.Key_Return)
    assert names(players) == ["Noor", "Rosa", "Sam"]
    assert players.cards[1].face.hasFocus()
    players.cards[0].change.click()
    dialog = shown_dialog(players)
    dialog.field.setText("Nora")
    dialog.colours["blue"].click()
    dialog.accept()
    qtbot.waitUntil(lambda: names(players) == ["Nora", "Rosa", "Sam"])
    book = window.games.archive.book
    assert [(each.picture, each.colour) for each in known_persons(book) or ()][-1][0] == "kite"
    assert players.cards[0].person is not None
    assert players.cards[0].person.colour == "blue"
    players.cards[2].remove.click()
    question = players.findChild(Question)
    assert question is not None
    question.yes.click()
    qtbot.waitUntil(lambda: names(players) == ["Nora", "Rosa"])
    players.cards[1].face.click()
    assert results.participant.name.text() == "Rosa"
    assert window.focusWidget() is results.participant.lately.begin
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    QTest.keyClick(results.participant.lately.begin, Qt.Key.Key_Escape)
    assert results.currentWidget() is players
    QTest.keyClick(players.add, Qt.Key.Key_Escape)
    assert window.navigator.page is window.home


def test_cards_further_down_are_made_when_they_come_into_view(
    window: MainWindow, qtbot: QtBot
) -> None:
    book = window.games.archive.book
    assert book is not None
    for number in range(60):
        book.add_person(f"Player {number:02}")
    players = window.library.show_players().players
    qtbot.waitUntil(lambda: 5 < len(players.cards) < 40)
    area = players.findChild(Scrolled)
    assert area is not None
    bar = area.verticalScrollBar()
    for _ in range(20):
        bar.setValue(bar.maximum())
        QTest.qWait(1)
    assert names(players)[-1] == "Player 59"


def test_a_click_on_a_game_played_looks_back_on_it(window: MainWindow, qtbot: QtBot) -> None:
    play_one(window, qtbot)
    window.games.leave_table()
    shown = page_of(window, "Noor").lately
    shown.games[0].click()
    assert window.looking is not None
    past = window.looking.page.past
    assert past is not None
    assert [player.name for player in past.state.players] == ["Noor", "Sam"]
    window.looking.page.close_wanted.emit()
    assert window.navigator.page is window.library.results
    games = window.games.autosave.games
    (saved,) = games.finished()
    games.remove(saved)
    shown.games[0].click()
    assert said_in_full(window) == ["This game is no longer saved; only its result is."]


def test_the_next_game_is_the_one_in_progress_or_a_new_one(
    window: MainWindow, qtbot: QtBot
) -> None:
    play_one(window, qtbot)
    window.settings.last[DIGIFEUD] = AGAINST_HARD.written
    window.games.leave_table()
    page_of(window, "Noor").lately.begin.click()
    players = (Player("Noor"), Player("Robo", Level.HARD))
    assert game_in(window).players == players
    shown = window.games.autosave.shown
    assert shown is not None
    window.games.start(TWO_PERSONS)
    shown_again = page_of(window, "Sam").lately
    assert shown_again.begin.text() == "Continue"
    window.games.leave_table()
    window.games.autosave.games.remove(window.games.autosave.games.listed(Folder.UNDER_WAY)[0])
    page_of(window, "Noor").lately.begin.click()
    assert game_in(window).players == players
    assert window.games.autosave.has_on_table(shown.name)
