"""A winner whose name nobody has chosen is offered to choose one, and everything follows it."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from formula_desktop.arguments import DIGIFEUD, FORMULA
from formula_desktop.formula.options import Options
from formula_desktop.kinds.registry import KINDS
from formula_desktop.pages.outcome.panel import ResultPanel
from formula_desktop.pages.outcome.wish import Wish
from formula_desktop.players import Level, Player
from formula_desktop.shell.main_window import MainWindow
from formula_desktop.store.settings.last_choice import Choice, read_choice
from formula_desktop.widgets.person_dialog import PersonDialogWithName
from tests.helpers.formula.random_matches import over
from tests.helpers.screen.seen import cut
from tests.helpers.window import game_in

PLAYER, COMPUTER = Player("Player"), Player("Computer", Level.BEGINNER)


def end(
    window: MainWindow, qtbot: QtBot, person: Player = PLAYER, *, wins: bool = True
) -> ResultPanel:
    """Show the end of a match against the computer that counts; gives its panel."""
    matches = (over(Options(), 2, seed) for seed in range(40))
    match = next(match for match in matches if 0 in match.rounds_won)
    is_first = (match.rounds_won[0] > 0) == wins
    players = (person, COMPUTER) if is_first else (COMPUTER, person)
    choice = Choice(match.options, players)
    window.settings.last[FORMULA] = choice.written
    window.settings.last_game = FORMULA
    window.games.begin(replace(match, players=players))
    play = window.play
    assert play is not None
    qtbot.waitUntil(lambda: play.results is not None)
    play.follow_wish(Wish.END_MATCH)
    qtbot.waitUntil(lambda: play.results is not None and play.results.is_ended)
    qtbot.waitUntil(lambda: play.results is not None and play.results.is_seen)
    assert play.results is not None
    return play.results


def choose(window: MainWindow, qtbot: QtBot, panel: ResultPanel, name: str) -> None:
    """Choose a name and the picture of an owl in the dialog that the offer opens."""
    panel.buttons[Wish.NAME].click()
    dialog = window.findChild(PersonDialogWithName)
    assert dialog is not None
    QTest.keyClicks(dialog.field, name)
    dialog.pictures["owl"].click()
    dialog.done_button.click()
    qtbot.waitUntil(lambda: name in [player.name for player in game_in(window).players])


def test_the_chosen_name_and_picture_are_everywhere_and_nothing_is_lost(
    window: MainWindow, qtbot: QtBot
) -> None:
    panel = end(window, qtbot)
    choose(window, qtbot, panel, "Noor")
    play, book = window.play, window.games.archive.book
    assert play is not None
    assert book is not None
    qtbot.waitUntil(lambda: play.results is not None and play.results.is_seen)
    results = play.results
    assert results is not None
    assert Wish.NAME not in results.buttons
    noor = book.person_named("Noor")
    assert noor is not None
    assert noor.picture == "owl"
    assert book.person_named("Player") is None
    (standing,) = (each for each in book.standings(FORMULA) if each.participant.key == noor.key)
    assert standing.games == 1
    last = read_choice(KINDS[FORMULA], window.settings.last[FORMULA])
    assert last is not None
    assert Player("Noor") in last.players
    results.main_button.click()
    shown = window.games.autosave.shown
    assert shown is not None
    seat = game_in(window).players.index(Player("Noor"))
    assert (shown.notes.seats[seat].participant, shown.notes.seats[seat].picture) == (
        noor.key,
        "owl",
    )
    window.games.leave_table()
    (kept,) = window.games.autosave.games.finished()
    assert "Noor" in [player.name for player in window.games.autosave.read(kept)[0].players]
    window.games.play(DIGIFEUD)
    assert Player("Noor") in game_in(window).players, "the other game knows the name too"


def test_it_is_offered_after_two_wins_at_most(window: MainWindow, qtbot: QtBot) -> None:
    for number in range(3):
        panel = end(window, qtbot)
        assert (Wish.NAME in panel.buttons) == (number < 2), number
        play = window.play
        assert play is not None
        play.close_results()
        play.show_results()
        assert play.results is not None
        assert (Wish.NAME in play.results.buttons) == (number < 2), "the same game"


def test_only_a_winner_without_a_name_is_offered_one(window: MainWindow, qtbot: QtBot) -> None:
    assert Wish.NAME not in end(window, qtbot, Player("Sam")).buttons
    assert Wish.NAME not in end(window, qtbot, wins=False).buttons
    assert window.settings.name_offers == 0


@pytest.mark.parametrize("language", ["en", "nl", "de", "fr"])
def test_the_panel_has_room_for_it(window: MainWindow, qtbot: QtBot, language: str) -> None:
    window.resize(1024, 640)
    panel = end(window, qtbot)
    panel.make_room_for_exercises()
    window.settings.language = language
    panel.settle()
    qtbot.waitUntil(lambda: [*cut(panel)] == [])
    assert panel.moment.picture.isVisible()
    for button in panel.buttons.values():
        assert panel.sheet.rect().contains(button.geometry())
