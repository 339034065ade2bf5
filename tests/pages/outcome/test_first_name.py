"""A winner whose name nobody has chosen is offered to choose one, and everything follows it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from formula_desktop.arguments import DIGIFEUD, FORMULA
from formula_desktop.formula.options import Options
from formula_desktop.kinds.registry import KINDS
from formula_desktop.pages.outcome.panel import ResultPanel
from formula_desktop.pages.outcome.wish import Wish
from formula_desktop.pages.play.formula import FormulaPlay
from formula_desktop.players import Level, Player
from formula_desktop.shell.main_window import MainWindow
from formula_desktop.store.settings.last_choice import Choice, read_choice
from formula_desktop.widgets.person_dialog import PersonDialogWithName
from tests.helpers.formula.random_matches import over
from tests.helpers.screen.seen import cut
from tests.helpers.window import game_in

PLAYER, COMPUTER = Player("Player"), Player("Computer", Level.BEGINNER)


def end_round(
    window: MainWindow,
    qtbot: QtBot,
    person: Player = PLAYER,
    *,
    wins: bool = True,
    counts: bool = True,
) -> ResultPanel:
    """Show the end of a first round against the computer; gives its panel."""
    matches = (over(Options(), 2, seed) for seed in range(40))
    match = next(match for match in matches if 0 in match.rounds_won)
    is_first = (match.rounds_won[0] > 0) == wins
    players = (person, COMPUTER) if is_first else (COMPUTER, person)
    choice = Choice(match.options, players)
    window.settings.last[FORMULA] = choice.written
    window.settings.last_game = FORMULA
    window.games.begin(replace(match, players=players), counts=counts)
    return seen(window, qtbot)


def end(
    window: MainWindow, qtbot: QtBot, person: Player = PLAYER, *, wins: bool = True
) -> ResultPanel:
    """Show the end of a match against the computer that counts; gives its panel."""
    end_round(window, qtbot, person, wins=wins)
    assert window.play is not None
    window.play.follow_wish(Wish.END_MATCH)
    panel = seen(window, qtbot)
    assert panel.is_ended
    return panel


def seen(window: MainWindow, qtbot: QtBot) -> ResultPanel:
    """The panel on the table, once it has been painted."""
    play = window.play
    assert play is not None
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
    results.buttons[Wish.AGAIN].click()
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


def test_the_winner_of_a_round_is_offered_one_too(window: MainWindow, qtbot: QtBot) -> None:
    panel = end_round(window, qtbot)
    assert not panel.is_ended
    choose(window, qtbot, panel, "Noor")
    results = seen(window, qtbot)
    assert not results.is_ended
    assert Wish.NAME not in results.buttons
    results.main_button.click()
    shown, book = window.games.autosave.shown, window.games.archive.book
    assert shown is not None
    assert book is not None
    noor = book.person_named("Noor")
    assert noor is not None
    match = game_in(window)
    assert len(match.state.rounds) == 2
    seat = match.players.index(Player("Noor"))
    assert (shown.notes.seats[seat].participant, shown.notes.seats[seat].picture) == (
        noor.key,
        "owl",
    )


def test_it_is_offered_after_one_round_of_a_match(window: MainWindow, qtbot: QtBot) -> None:
    assert Wish.NAME in end_round(window, qtbot).buttons
    play, saved = window.play, window.games.autosave.saved
    assert isinstance(play, FormulaPlay)
    match = game_in(window).state
    play.show_game(replace(match, rounds=match.rounds * 2), saved)
    assert Wish.NAME not in seen(window, qtbot).buttons, "the next round of the same match"
    play.follow_wish(Wish.END_MATCH)
    assert Wish.NAME in seen(window, qtbot).buttons
    assert window.settings.name_offers == 1


def test_a_round_that_counts_for_nobody_offers_none(window: MainWindow, qtbot: QtBot) -> None:
    assert Wish.NAME not in end_round(window, qtbot, counts=False).buttons


def test_a_name_that_nobody_chose_is_known_in_every_language(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.settings.language = "nl"
    choice = window.games.next_games.choice(FORMULA)
    name = next(player.name for player in choice.players if not player.is_computer)
    assert name == "Speler"
    window.settings.language = "de"
    assert Wish.NAME in end(window, qtbot, Player(name)).buttons
    for usual in ("Player", "Spieler", "Joueur"):
        window.settings.name_offers = 0
        assert Wish.NAME in end(window, qtbot, Player(usual)).buttons, usual


def test_only_somebody_without_a_name_is_offered_one(window: MainWindow, qtbot: QtBot) -> None:
    assert Wish.NAME not in end(window, qtbot, Player("Sam")).buttons
    assert window.settings.name_offers == 0
    assert Wish.NAME in end(window, qtbot, wins=False).buttons, "who has lost, too"


@pytest.mark.parametrize("ends", [end_round, end])
@pytest.mark.parametrize("language", ["en", "nl", "de", "fr"])
def test_the_panel_has_room_for_it(
    window: MainWindow,
    qtbot: QtBot,
    language: str,
    ends: Callable[[MainWindow, QtBot], ResultPanel],
) -> None:
    window.resize(1024, 640)
    panel = ends(window, qtbot)
    panel.make_room_for_exercises()
    window.settings.language = language
    panel.settle()
    qtbot.waitUntil(lambda: [*cut(panel)] == [])
    assert panel.moment.picture.isVisible()
    for button in panel.buttons.values():
        assert panel.sheet.rect().contains(button.geometry())
