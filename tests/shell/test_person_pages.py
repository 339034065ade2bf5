"""From a person's page to the table: the next game, and the games that were played."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from formula_desktop.arguments import DIGIFEUD
from formula_desktop.digifeud.options import Options
from formula_desktop.pages.standings.participant import ParticipantPage
from formula_desktop.players import Level, Player
from formula_desktop.shell.main_window import MainWindow
from formula_desktop.store.games.folders import Folder
from formula_desktop.store.settings.last_choice import Choice
from tests.helpers.archive import TWO_PERSONS, play_one
from tests.helpers.messages import said_in_full
from tests.helpers.window import game_in

AGAINST_HARD = Choice(Options(), (Player("Sam"), Player("Robo", Level.HARD)), 0)


def page_of(window: MainWindow, name: str) -> ParticipantPage:
    results, book = window.library.show_results(), window.games.archive.book
    assert book is not None
    person = book.person_named(name)
    assert person is not None
    results.show_participant(person.key)
    results.participant.tabs.setCurrentIndex(0)
    return results.participant


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
