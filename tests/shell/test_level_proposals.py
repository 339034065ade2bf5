"""The level that fits is offered at the end of a game, and one click begins a game at it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from formula_desktop.digifeud.options import Options
from formula_desktop.formula.options import Options as MatchOptions
from formula_desktop.kinds.digifeud import DIGIFEUD
from formula_desktop.pages.outcome.panel import ResultPanel
from formula_desktop.pages.outcome.wish import Wish
from formula_desktop.pages.standings.frame import LATELY
from formula_desktop.pages.standings.participant import TABS
from formula_desktop.players import Level, Player
from formula_desktop.results.fitting import Proposal
from formula_desktop.shell.main_window import MainWindow
from formula_desktop.store.games.notes import SavedSeat
from formula_desktop.store.settings.last_choice import AnyChoice, Choice, read_choice
from tests.helpers.formula.games import NOOR
from tests.helpers.formula.random_matches import over
from tests.helpers.quick_opponent import QuickOpponent
from tests.helpers.results_panel import EVERYTHING, LONG, ended
from tests.helpers.screen.seen import cut
from tests.helpers.window import game_in

LEFT = Qt.MouseButton.LeftButton
COMPUTER = Player("Computer", Level.NORMAL)
CHOICE = Choice(Options(), (NOOR, COMPUTER), 0)


@pytest.fixture
def opponent() -> QuickOpponent:
    return QuickOpponent()


def lose(window: MainWindow, qtbot: QtBot, choice: AnyChoice = CHOICE) -> ResultPanel:
    """Noor always passes while the computer lays; returns the panel at the end."""
    window.settings.last["digifeud"] = choice.written
    window.games.start(choice)
    game: Any = game_in(window)
    while not game.position.is_over:
        qtbot.waitUntil(lambda: game.draft is not None or game.position.is_over)
        if game.draft is not None:
            game.pass_turn()
    return shown(window, qtbot)


def shown(window: MainWindow, qtbot: QtBot) -> ResultPanel:
    play = window.play
    assert play is not None
    qtbot.waitUntil(lambda: play.results is not None)
    assert play.results is not None
    qtbot.waitUntil(lambda: window.games.autosave.is_kept)
    QTest.qWait(50)
    return play.results


def test_after_two_games_lost_an_easier_level_is_one_click_away(
    window: MainWindow, qtbot: QtBot, opponent: QuickOpponent
) -> None:
    lose(window, qtbot)
    panel = lose(window, qtbot)
    qtbot.waitUntil(lambda: panel.proposal is not None)
    found = panel.proposal
    assert found is not None
    assert found == Proposal(Level.EASY, 2, is_stronger=False, by_much=found.by_much)
    in_a_row = "Lost 2 times in a row: try an easier level?"
    by_much = "That was a hard one: try an easier level?"
    assert panel.proposed.text() == (by_much if found.by_much else in_a_row)
    button = panel.buttons[Wish.OTHER_LEVEL]
    assert (button.text(), panel.main_button.text()) == ("Easier level", "Same level")
    qtbot.waitUntil(lambda: [*cut(panel)] == [])  # the offer makes the panel settle again
    before = game_in(window)
    QTest.mouseClick(button, LEFT)
    game: Any = game_in(window)
    assert game is not before
    assert game.players == (NOOR, Player("Computer", Level.EASY))
    assert game.state.starts == 1, "as after Again the other one begins"
    assert window.games.autosave.shown is not None
    seats = window.games.autosave.shown.notes.seats
    assert seats[1].participant == "computer-easy"
    remembered = read_choice(DIGIFEUD, window.settings.last["digifeud"])
    assert remembered is not None
    assert remembered.players == game.players


@pytest.mark.parametrize("counts", [True, False])
def test_after_two_rounds_lost_an_easier_level_is_offered_too(
    window: MainWindow, qtbot: QtBot, counts: bool
) -> None:
    matches = (over(MatchOptions(), 2, seed, rounds=2) for seed in range(40))
    match = next(match for match in matches if 0 in match.rounds_won)
    players = [COMPUTER, COMPUTER]
    players[match.rounds_won.index(0)] = NOOR
    book = window.games.archive.book
    assert book is not None
    noor = SavedSeat(book.add_person("Noor").key)
    seats = tuple(
        SavedSeat("computer-normal") if player.is_computer else noor for player in players
    )
    play = window.games.tables.table("formula")
    window.stack.setCurrentWidget(play.page)
    play.start(replace(match, players=tuple(players)), seats, counts=counts)
    qtbot.waitUntil(lambda: play.results is not None)
    panel = play.results
    assert panel is not None
    assert not panel.is_ended
    assert (panel.proposal is not None) == counts
    if counts:
        assert panel.main_button.text() == "Next round"
        assert [*cut(panel)] == []
        QTest.mouseClick(panel.buttons[Wish.OTHER_LEVEL], LEFT)
        assert Level.EASY in {player.level for player in game_in(window).players}
        assert len(window.games.autosave.games.finished()) == 1, "the match before is over"


def test_after_two_rounds_won_a_harder_level_is_offered_and_the_next_play_follows_it(
    window: MainWindow, qtbot: QtBot
) -> None:
    matches = (over(MatchOptions(), 2, seed, rounds=3) for seed in range(400))
    match = next(match for match in matches if match.rounds_won in ((3, 0), (0, 3)))
    players = [COMPUTER, COMPUTER]
    players[match.rounds_won.index(3)] = NOOR
    begun = Choice(match.options, tuple(players))
    window.settings.last["formula"] = begun.written
    panels = []
    for rounds in (1, 2, 3):
        state = replace(match, players=tuple(players), rounds=match.rounds[:rounds])
        window.games.begin(state)
        panels.append(shown(window, qtbot).proposal)
    harder = Proposal(Level.HARD, 2, is_stronger=True, by_much=True)
    assert panels == [None, harder, harder._replace(in_a_row=3)]
    panel = shown(window, qtbot)
    button = panel.buttons[Wish.OTHER_LEVEL]
    assert button.isVisible()
    assert button.text() == "Harder level"
    assert [*cut(panel)] == []
    QTest.mouseClick(button, LEFT)
    assert Level.HARD in {player.level for player in game_in(window).players}
    window.games.leave_table()
    window.games.play("formula")
    assert Level.HARD in {player.level for player in game_in(window).players}


def test_without_a_click_the_level_stays(window: MainWindow, qtbot: QtBot) -> None:
    lose(window, qtbot)
    panel = lose(window, qtbot)
    qtbot.waitUntil(lambda: panel.proposal is not None)
    window.show_home()
    picture = window.home.pictures["digifeud"]
    assert picture.accessibleDescription() == "Against the computer: normal"
    QTest.mouseClick(picture, LEFT)
    assert game_in(window).players == (NOOR, COMPUTER)
    book = window.games.archive.book
    assert book is not None
    noor = book.person_named("Noor")
    assert noor is not None
    window.games.leave_table()
    for saved in window.games.autosave.games.under_way():
        window.games.autosave.games.remove(saved)
    page = window.library.show_results()
    page.show_participant(noor.key)
    page.participant.tabs.setCurrentIndex(TABS.index(LATELY))
    shown = page.participant.lately
    qtbot.waitUntil(lambda: shown.other.text() == "Easier level")
    QTest.mouseClick(shown.other, LEFT)
    assert game_in(window).players[1].level is Level.EASY


def test_who_wants_no_proposals_gets_none(
    window: MainWindow, qtbot: QtBot, opponent: QuickOpponent
) -> None:
    window.settings.suggest_level = False
    for _ in range(2):
        assert lose(window, qtbot).proposal is None


def test_a_game_that_counts_for_nobody_leads_to_none(
    window: MainWindow, qtbot: QtBot, opponent: QuickOpponent
) -> None:
    lose(window, qtbot)
    assert lose(window, qtbot, replace(CHOICE, counts=False)).proposal is None


def test_a_game_that_is_entered_late_is_proposed_after_all(
    window: MainWindow, qtbot: QtBot, opponent: QuickOpponent
) -> None:
    lose(window, qtbot)
    panel = lose(window, qtbot)
    panel.proposal = None
    window.games.archive.changed.emit()
    assert panel.proposal is not None


def test_keys_reach_it_and_enter_chooses_it(
    window: MainWindow, qtbot: QtBot, opponent: QuickOpponent
) -> None:
    lose(window, qtbot)
    panel = lose(window, qtbot)
    seen = []
    for _ in range(len(panel.buttons)):
        QTest.keyClick(panel, Qt.Key.Key_Tab)
        seen.append(QApplication.focusWidget())
    assert panel.buttons[Wish.OTHER_LEVEL] in seen
    panel.buttons[Wish.OTHER_LEVEL].setFocus()
    QTest.keyClick(panel, Qt.Key.Key_Return)
    assert game_in(window).players[1].level is Level.EASY


@pytest.mark.parametrize("level", [Level.BEGINNER, Level.MASTER])
def test_nothing_is_cut_with_it(
    window: MainWindow, qtbot: QtBot, longer_words: None, level: Level
) -> None:
    window.resize(1024, 640)
    panel = ended(window, qtbot, replace(over(EVERYTHING, 5, rounds=30), players=LONG))
    panel.propose(Proposal(level, 12, is_stronger=True))
    QTest.qWait(50)
    assert panel.proposed.isVisible()
    assert [*cut(panel)] == []
    inside = panel.sheet.rect()
    for button in panel.buttons.values():
        assert inside.contains(button.geometry())
