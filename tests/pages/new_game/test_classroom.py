"""Games for a class that looks at one screen, with the numbers of any age."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from formula_desktop.digifeud.position import Ending
from formula_desktop.kinds.kind import ReadyMade
from formula_desktop.kinds.registry import KINDS
from formula_desktop.pages.new_game.dialog import NewGame
from formula_desktop.pages.outcome.wish import Wish
from formula_desktop.players import FAIR_TURNS, Level, Player
from formula_desktop.sentences import WrongSum
from formula_desktop.shell.main_window import MainWindow
from formula_desktop.sounds.sound import Sound
from formula_desktop.store.games.notes import NotCounted
from formula_desktop.store.settings.settings import Settings, SizeChoice
from tests.helpers.window import Open, game_in

MOST_LINES = 12
"""The most lines of the menu of a table, besides the one to stop."""
LEFT = Qt.MouseButton.LeftButton
GAMES = ("formula", "digifeud")
TEAMS = (Player("Team 1"), Player("Team 2"))
NORMAL, LARGE = SizeChoice


def opened(qtbot: QtBot, window: MainWindow, name: str) -> Any:
    qtbot.waitUntil(lambda: window.findChild(NewGame) is None)
    window.games.ask_new(name)
    return window.findChild(NewGame)


def begin(
    qtbot: QtBot,
    window: MainWindow,
    name: str,
    *,
    has_hints: bool = False,
    teams: tuple[str, ...] = (),
) -> None:
    """Begin a game for a class of eight years old, perhaps with hints and names for the teams."""
    dialog = opened(qtbot, window, name)
    qtbot.mouseClick(dialog.ready_made.chips[ReadyMade.EIGHT], LEFT)
    if not dialog.classroom.isChecked():
        dialog.classroom.click()
    for seat, team in zip(dialog.seats.seats, teams, strict=False):
        seat.name.setText(team)
    if has_hints is not dialog.choice.hints:
        dialog.options.hints.click()
    qtbot.mouseClick(dialog.start, LEFT)
    qtbot.waitUntil(lambda: game_in(window).draft is not None)


@pytest.mark.parametrize("name", GAMES)
def test_any_age_can_be_played_with_a_class(qtbot: QtBot, window: MainWindow, name: str) -> None:
    kind = KINDS[name]
    dialog = opened(qtbot, window, name)
    row = dialog.ready_made
    before = dialog.choice.players
    assert not dialog.classroom.isChecked()
    for key in (ReadyMade.EIGHT, ReadyMade.SIX, ReadyMade.TEN):
        qtbot.mouseClick(row.chips[key], LEFT)
        if not dialog.classroom.isChecked():
            dialog.classroom.click()
        choice, ready = dialog.choice, kind.ready_made[key]
        assert row.chips[key].isChecked(), "its age stays lit"
        assert choice.players == TEAMS
        assert choice.options == kind.with_open(ready.options, True), "without a limit"
        assert choice.is_projector
        assert not choice.hints
        assert not choice.counts
    qtbot.mouseClick(dialog.more, LEFT)
    dialog.options.hints.click()
    dialog.options.projector.click()
    assert dialog.choice.hints
    assert not dialog.choice.is_projector
    for key in (ReadyMade.TEN, ReadyMade.EIGHT, ReadyMade.TEN):
        qtbot.mouseClick(row.chips[key], LEFT)
        assert row.chips[key].isChecked(), "hints and size are no rules"
        assert dialog.classroom.isChecked()
        assert dialog.choice.hints
    dialog.classroom.click()
    assert row.chips[ReadyMade.TEN].isChecked()
    assert dialog.choice.players == (*before[:1], Player("Computer", Level.EASY))
    assert dialog.choice.hints
    assert not dialog.choice.is_projector
    assert dialog.choice.options == kind.ready_made[ReadyMade.TEN].options
    dialog.seats.seats[0].name.setText("Noor")
    for _ in range(2):
        dialog.classroom.click()
    assert dialog.choice.players[0] == Player("Noor")


@pytest.mark.parametrize("name", GAMES)
def test_people_stay_and_teams_go(qtbot: QtBot, window: MainWindow, name: str) -> None:
    dialog = opened(qtbot, window, name)
    dialog.seats.show_again((Player("Noor"), Player("Sam")))
    for _ in range(2):
        dialog.classroom.click()
        assert [player.name for player in dialog.choice.players] == ["Noor", "Sam"]
    dialog.reject()
    begin(qtbot, window, name)
    dialog = opened(qtbot, window, name)
    assert dialog.choice.players == TEAMS
    assert dialog.classroom.isChecked()
    assert dialog.ready_made.chips[ReadyMade.EIGHT].isChecked()
    dialog.classroom.click()
    assert dialog.choice.players == (Player("Player"), Player("Computer", Level.EASY))
    assert dialog.ready_made.chips[ReadyMade.EIGHT].isChecked()


@pytest.mark.parametrize("name", GAMES)
def test_a_class_game_is_large_on_its_own_pages_also_after_a_restart(
    qtbot: QtBot, open_window: Open, settings: Settings, name: str
) -> None:
    window = open_window()
    begin(qtbot, window, name)
    for restarts in (False, True):
        if restarts:
            window.close()
            window = open_window()
            qtbot.waitUntil(window.home.go_on.isEnabled)
            window.games.go_on()
        assert not game_in(window).is_covered
        now = window.settings
        assert (now.size, now.hints) == (LARGE, False)
        assert now.wrong_sums is WrongSum.ONLY_WHETHER
        window.show_rules()
        assert now.size is LARGE, "the class reads them"
        window.navigator.back()
        window.look_back()
        window.show_rules()
        assert now.size is LARGE
        window.navigator.back()
        assert now.size is LARGE
        window.navigator.back()
        window.library.show_results()
        assert (now.size, now.hints) == (NORMAL, True)
        window.navigator.back()
        assert now.size is LARGE
        window.show_lesson(name)
        assert (now.size, now.hints) == (NORMAL, True)
        window.show_home()
        assert (now.size, now.hints) == (NORMAL, True)
        window.games.go_on()
        assert (now.size, now.hints) == (LARGE, False)
        window.show_home()
        assert Settings().size is NORMAL
    window.games.go_on()
    window.look_back()
    assert window.looking is not None
    window.looking.page.go_on_wanted.emit(game_in(window).state)
    assert window.settings.size is LARGE, "it goes on from there"
    copy = window.games.autosave.shown
    assert copy is not None
    own = {"size": LARGE, "hints": False, "of_class": True, "class_hourglass": "120"}
    assert copy.notes.settings == own
    window.games.watch(name)
    assert window.settings.size is NORMAL


@pytest.mark.parametrize("name", GAMES)
def test_what_is_said_about_a_wrong_sum_at_a_class_is_no_setting(
    qtbot: QtBot, window: MainWindow, settings: Settings, name: str
) -> None:
    begin(qtbot, window, name)
    assert settings.wrong_sums is WrongSum.ONLY_WHETHER
    window.show_home()
    assert settings.wrong_sums is WrongSum.NOT_EQUAL
    window.games.go_on()
    assert settings.wrong_sums is WrongSum.ONLY_WHETHER
    settings.wrong_sums = WrongSum.VALUE
    window.show_home()
    assert settings.wrong_sums is WrongSum.VALUE


def test_the_hourglass_of_a_class_is_seen_before_it_begins(
    qtbot: QtBot, window: MainWindow, settings: Settings
) -> None:
    settings.class_hourglass = 15
    dialog = window.games.ask_new("formula")
    assert not dialog.glass.isVisible()
    dialog.classroom.click()
    assert dialog.glass.isVisible()
    assert dialog.glass.seconds == 15
    dialog.glass.show_seconds(60)
    dialog.accept()
    qtbot.waitUntil(lambda: window.play is not None and window.play.game is not None)
    assert window.play is not None
    glass = window.play.page.turn_time.glass
    assert glass is not None
    assert glass.seconds == settings.class_hourglass == 60
    window.show_home()
    assert Settings().class_hourglass == 60


def test_who_chose_projector_size_has_it_everywhere(
    qtbot: QtBot, window: MainWindow, settings: Settings
) -> None:
    settings.size = LARGE
    begin(qtbot, window, "formula")
    window.show_home()
    assert settings.size is LARGE


@pytest.mark.parametrize("name", GAMES)
def test_teams_are_nobody_in_the_results(qtbot: QtBot, window: MainWindow, name: str) -> None:
    qtbot.waitUntil(lambda: window.games.archive.book is not None)
    for teams in (("Door side", "Window side"), ("Team 1", "Team 2")):
        begin(qtbot, window, name, has_hints=True, teams=teams)
        book, shown = window.games.archive.book, window.games.autosave.shown
        assert book is not None
        assert shown is not None
        assert tuple(player.name for player in game_in(window).players) == teams
        assert [each.name for each in book.participants() if not each.is_computer] == []
        assert [seat.participant for seat in shown.notes.seats] == ["", ""]
        assert all(seat.picture for seat in shown.notes.seats)
        assert shown.notes.not_counted is NotCounted.CHOSEN
        assert shown.notes.is_of_class
    window.games.play_easy(name)
    assert game_in(window).players[0] == Player("Player"), "no team begins the game after a lesson"


# --- the end of a lesson ------------------------------------------------------------------------


def ask_stop(window: MainWindow) -> str:
    """Choose to stop in the menu; return what is asked."""
    window.offered.stop.trigger()
    assert window.play is not None
    question = window.play.questions.open
    assert question is not None
    return question.text.text()


@pytest.mark.parametrize("passed", [0, 1, 2])
def test_a_board_game_stops_with_a_count(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch, passed: int
) -> None:
    monkeypatch.setattr("formula_desktop.pages.play.digifeud.FAIR_TURNS", 0)
    begin(qtbot, window, "digifeud")
    game: Any = game_in(window)
    for _ in range(passed):
        game.pass_turn()
        qtbot.waitUntil(lambda: game.draft is not None)
    asked, lines = ask_stop(window).split("\n", 1)
    assert "Then the game ends" in asked
    has = [rack.left_over for rack in game.position.racks[::-1]]
    said = [
        f"Team {1 + seat} will then have {left} points (0 + {left})."
        for seat, left in enumerate(has)
    ]
    wins = "Then it is a tie."
    if has[0] != has[1]:
        wins = f"Then Team {1 + has.index(max(has))} will win."
    assert lines.splitlines() == [*said, wins, "To go on another day, just close the window."]
    assert window.play is not None
    assert window.play.questions.open is not None
    window.play.questions.open.accept()
    qtbot.waitUntil(lambda: window.play is not None and window.play.results is not None)
    assert window.play.results is not None
    shown = window.play.results.moment.scores
    assert [each.split for each in shown.shown] == [f"0 + {left}" for left in has]
    assert f"Team 1 {has[0]} = 0 + {has[0]}" in shown.accessibleDescription()
    assert game.position.ending is Ending.PASSES
    left = [rack.left_over for rack in game.position.racks]
    assert list(game.position.totals) == left[::-1], "each gets what the other has left"
    assert len(game.turns) == 3
    (saved,) = window.games.autosave.games.finished()
    assert window.games.autosave.games.read(saved)[0] == game.state


def test_a_board_game_that_nobody_can_win_yet_waits(qtbot: QtBot, window: MainWindow) -> None:
    """Nothing is counted before each team has had as many turns as a match needs."""
    begin(qtbot, window, "digifeud")
    game = game_in(window)
    game.pass_turn()
    qtbot.waitUntil(lambda: game.draft is not None)
    early, later = ask_stop(window).splitlines()
    assert early == f"Nobody wins before each team has had {FAIR_TURNS} turns."
    assert later == "Until then the game waits on Home."
    assert window.play is not None
    question = window.play.questions.open
    assert question is not None
    assert question.yes.text() == "&Go on another day"
    assert question.yes.isDefault()
    question.yes.click()
    qtbot.waitUntil(lambda: window.navigator.is_shown(window.home))
    assert not window.games.autosave.games.finished()
    (saved,) = window.games.autosave.games.under_way()
    state = window.games.autosave.games.read(saved)[0]
    assert state == game.state


def test_in_a_class_a_button_stops_the_game(qtbot: QtBot, window: MainWindow) -> None:
    for name in GAMES:
        begin(qtbot, window, name)
        assert window.play is not None
        button = window.play.page.stop_button
        assert button.isVisible()
        qtbot.mouseClick(button, LEFT)
        assert window.play.questions.open is not None
        window.play.questions.open.reject()
        window.games.start_against_computer(name)
        assert not window.play.page.stop_button.isVisible()


def test_to_stop_is_the_first_entry_of_the_menu_apart_and_with_its_sign(
    qtbot: QtBot, window: MainWindow
) -> None:
    offered = window.offered
    for name in GAMES:
        begin(qtbot, window, name, has_hints=True)
        assert offered.hint.isVisible()
        window.games.start_against_computer(name)
        qtbot.waitUntil(lambda: game_in(window).draft is not None)
        first, apart, *others = offered.menu.actions()
        assert (first, apart.isSeparator()) == (offered.stop, True)
        assert first.isVisible()
        offered.menu.aboutToShow.emit()
        assert not first.icon().isNull()
        turn = offered.turn_menu.menuAction()
        assert turn in others
        assert turn.isVisible()
        lines = [each for each in others if each.isVisible() and not each.isSeparator()]
        assert len(lines) <= MOST_LINES, [each.text() for each in lines]
    window.show_home()
    assert not offered.stop.isVisible()
    assert not offered.turn_menu.menuAction().isVisible()


def test_a_round_stopped_at_once_is_neither_won_nor_lost(qtbot: QtBot, window: MainWindow) -> None:
    begin(qtbot, window, "formula")
    said = "It is too early to win or lose. The match can go on later."
    assert said in ask_stop(window)
    play = window.play
    assert play is not None
    assert play.questions.open is not None
    play.questions.open.accept()
    assert play.results is not None
    assert play.results.moment.headline.text() == "Well played!"
    assert not play.is_over


@pytest.mark.parametrize("key", [ReadyMade.EIGHT, ReadyMade.POINTS])
def test_a_round_stops_with_what_everybody_has(
    qtbot: QtBot, window: MainWindow, key: ReadyMade
) -> None:
    dialog = opened(qtbot, window, "formula")
    dialog.ready_made.chosen.emit(key)
    dialog.classroom.click()
    qtbot.mouseClick(dialog.start, LEFT)
    qtbot.waitUntil(lambda: game_in(window).draft is not None)
    game: Any = game_in(window)
    turns = 2 * FAIR_TURNS + 1 if key is ReadyMade.EIGHT else 1
    for _ in range(turns):
        game.draw_or_pass()
        qtbot.waitUntil(lambda: game.draft is not None)
    seat = game.position.to_move
    lines = ask_stop(window).splitlines()
    is_under_way = key is ReadyMade.POINTS
    if is_under_way:
        assert lines[0] == "It is too early to win or lose. The match can go on later."
    else:
        cards = {seat: 7 + FAIR_TURNS, 1 - seat: 8 + FAIR_TURNS}
        counts = [f"Team {1 + each}: {cards[each]} cards, 0 rounds won" for each in (0, 1)]
        assert lines[:3] == [*counts, f"Team\u00a0{1 + seat} will win with the fewest cards."]
    assert window.play is not None
    assert window.play.questions.open is not None
    sounds: list[Sound] = []
    window.play.page.sounds.heard.connect(sounds.append)
    window.play.questions.open.accept()
    results = window.play.results
    assert results is not None
    assert window.play.is_over != is_under_way
    if is_under_way:
        assert results.moment.headline.text() == "Well played!"
        results.cross.click()
        assert game.draft is not None, "it goes on"
    else:
        assert results.moment.headline.text() == f"Team\u00a0{1 + seat} won!"
        assert results.moment.of_scores.text() == "Cards left"
        assert (
            results.accessibleName()
            == f"Team\u00a0{1 + seat} won the match: {7 + FAIR_TURNS} cards left"
        )
        assert sounds == [Sound.WIN]
        results.buttons[Wish.MORE].click()
        assert results.count is not None
        assert results.count.sentences.text().endswith("It was a class game.")
        model = results.count.table.model()
        cells = [[model.index(row, at).data() for at in range(4)] for row in (0, 1)]
        assert [row[0::3] for row in cells] == [
            ["1.", str(7 + FAIR_TURNS)],
            ["2.", str(8 + FAIR_TURNS)],
        ]
        window.show_home()
    games = window.games.autosave.games
    assert (len(games.under_way()), len(games.finished())) == (is_under_way, not is_under_way)
    (saved,) = (*games.under_way(), *games.finished())
    window.games.show_saved(saved)
    qtbot.waitUntil(lambda: game_in(window).draft is not None)
    assert game_in(window).state == game.state, "and can be continued"


@pytest.mark.parametrize("name", GAMES)
def test_after_a_class_game_play_at_home_is_as_before(
    qtbot: QtBot, window: MainWindow, settings: Settings, name: str
) -> None:
    window.games.play(name)
    qtbot.waitUntil(lambda: game_in(window).draft is not None)
    players = game_in(window).players
    begin(qtbot, window, name)
    assert game_in(window).players == TEAMS
    window.show_home()
    window.games.play(name)
    qtbot.waitUntil(lambda: game_in(window).draft is not None)
    assert game_in(window).players == players
    dialog = opened(qtbot, window, name)
    assert dialog.classroom.isChecked(), "the dialog goes on where it was"
    dialog.classroom.click()
    qtbot.mouseClick(dialog.start, LEFT)
    dialog = opened(qtbot, window, name)
    assert not dialog.classroom.isChecked()
    dialog.close()
