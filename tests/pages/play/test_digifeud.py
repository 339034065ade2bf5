"""A game of Digifeud in the window: passing, giving up, its end, and what is kept of it."""

from __future__ import annotations

import json
from datetime import timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from formula_desktop.clock import steady_now
from formula_desktop.digifeud.game import Game
from formula_desktop.digifeud.layout import Layout, some_shuffled, standard_layout
from formula_desktop.digifeud.options import Options
from formula_desktop.digifeud.play import Action
from formula_desktop.digifeud.position import Ending
from formula_desktop.kinds.kind import State
from formula_desktop.kinds.registry import kind_of, read_any_file, write_game
from formula_desktop.models.past.plays import Column
from formula_desktop.models.table.digifeud import DigifeudGame
from formula_desktop.models.table.formula import FormulaGame
from formula_desktop.models.table.log import LogColumn
from formula_desktop.pages.outcome.panel import ResultPanel
from formula_desktop.pages.outcome.wish import Wish
from formula_desktop.pages.play.actions import OF_LESSONS, OF_SOME_GAMES
from formula_desktop.pages.play.digifeud import DigifeudPlay
from formula_desktop.paper.played.any_game import PlayedGame
from formula_desktop.paper.report import PrintedTable
from formula_desktop.players import Level, Player
from formula_desktop.shell.kinds import on_paper
from formula_desktop.shell.main_window import MainWindow
from formula_desktop.store.games.collection import SavedGame
from formula_desktop.store.games.notes import NotCounted
from formula_desktop.store.settings.last_choice import AnyChoice, Choice
from formula_desktop.widgets.asking import Question
from tests.helpers.digifeud.ended_games import out, played
from tests.helpers.digifeud.games import Clock
from tests.helpers.game_files import case_file
from tests.helpers.kept_games import games_in, under_way, under_way_file
from tests.helpers.past import page_of, put_on_table
from tests.helpers.places import CASES
from tests.helpers.quick_opponent import QuickOpponent
from tests.helpers.results_panel import count_of
from tests.helpers.window import Open, game_in, undo

LEFT = Qt.MouseButton.LeftButton
NOOR, SAM = Player("Noor"), Player("Sam")
COMPUTER = Player("Computer", Level.NORMAL)
AGAINST_COMPUTER = Choice(Options(), (NOOR, COMPUTER), 0)
TWO_PERSONS = Choice(Options(), (NOOR, SAM), 0)
BY_LETTER = Choice(Options(turn_limit_minutes=72 * 60), (NOOR, COMPUTER), 0)
TIMED = Choice(Options(turn_limit_minutes=5), (NOOR, COMPUTER), 0)


@pytest.fixture
def opponent() -> QuickOpponent:
    return QuickOpponent()


def dealt(choice: Choice[Options]) -> Game:
    game = choice.dealt(steady_now())
    assert isinstance(game, Game)
    return game


def started(window: MainWindow, qtbot: QtBot, choice: AnyChoice) -> DigifeudGame:
    """A game in the window whose player is asked."""
    window.games.start(choice)
    wait_for_turn(window, qtbot)
    game: DigifeudGame = game_in(window)
    return game


def wait_for_turn(window: MainWindow, qtbot: QtBot) -> None:
    def is_asked() -> bool:
        game_in(window).uncover()
        return game_in(window).draft is not None

    qtbot.waitUntil(is_asked)


def play_of(window: MainWindow) -> DigifeudPlay:
    assert isinstance(window.play, DigifeudPlay)
    return window.play


def asked(window: MainWindow) -> Question:
    question = play_of(window).questions.open
    assert question is not None
    assert question.isVisible()
    assert question.windowModality() is Qt.WindowModality.WindowModal
    return question


def results_of(window: MainWindow, qtbot: QtBot) -> ResultPanel:
    qtbot.waitUntil(lambda: play_of(window).results is not None)
    results = play_of(window).results
    assert results is not None
    return results


def ending(window: MainWindow) -> Ending | None:
    found: Ending | None = game_in(window).state.position.ending
    return found


def kept(data_folder: Path) -> Game:
    game = under_way(data_folder)
    assert isinstance(game, Game)
    return game


# --- passing and giving up ----------------------------------------------------------------------


def test_pass_asks_and_keeping_playing_changes_nothing(window: MainWindow, qtbot: QtBot) -> None:
    game = started(window, qtbot, AGAINST_COMPUTER)
    qtbot.mouseClick(play_of(window).page.pass_button, LEFT)
    question = asked(window)
    assert question.title.text() == "Pass?"
    assert "the game is over" in question.text.text()
    qtbot.mouseClick(question.no, LEFT)
    assert play_of(window).questions.open is None
    assert game.turns == ()
    qtbot.mouseClick(play_of(window).page.pass_button, LEFT)
    qtbot.keyClick(asked(window), Qt.Key.Key_Escape)
    assert game.turns == ()
    assert game.draft is not None


def test_pass_asks_once_and_passes(window: MainWindow, qtbot: QtBot) -> None:
    game = started(window, qtbot, AGAINST_COMPUTER)
    qtbot.mouseClick(play_of(window).page.pass_button, LEFT)
    qtbot.keyClick(asked(window), Qt.Key.Key_Return)
    assert not game.turns, "a sum is possible, and playing on is the main answer"
    assert play_of(window).questions.open is None
    qtbot.mouseClick(play_of(window).page.pass_button, LEFT)
    assert asked(window).no.property("role") == "go"
    qtbot.mouseClick(asked(window).yes, LEFT)
    assert game.turns[0].play is Action.PASS
    assert play_of(window).questions.open is None


def test_the_pass_that_ends_the_game_warns(window: MainWindow, qtbot: QtBot) -> None:
    game = started(window, qtbot, AGAINST_COMPUTER)
    game.pass_turn()
    wait_for_turn(window, qtbot)
    window.offered.pass_turn.trigger()
    question = asked(window)
    assert question.title.text() == "Pass and end the game?"
    assert "You passed last time too" in question.text.text()
    qtbot.keyClick(question, Qt.Key.Key_Return)  # Enter does nothing that is final
    assert not game.position.is_over
    window.offered.pass_turn.trigger()
    qtbot.mouseClick(asked(window).yes, LEFT)
    assert ending(window) is Ending.PASSES
    assert "passed twice in a row" in count_of(results_of(window, qtbot)).sentences.text()


def test_a_game_that_was_stopped_says_so_at_once(window: MainWindow, qtbot: QtBot) -> None:
    game = started(window, qtbot, TWO_PERSONS)
    game.uncover()
    qtbot.waitUntil(lambda: game.draft is not None)
    window.offered.stop.trigger()
    qtbot.mouseClick(asked(window).yes, LEFT)
    assert ending(window) is Ending.PASSES
    panel = results_of(window, qtbot)
    said = "You stopped the game, and everything was counted."
    praise, comment = panel.moment.comment.text().splitlines()
    assert praise.startswith("Well played, ")
    assert comment == said
    assert count_of(panel).sentences.text().startswith(said)
    log = play_of(window).page.log
    assert log is not None
    cells = [log.index(0, column).data() for column in (LogColumn.PLAYER, LogColumn.PLAY)]
    assert (log.rowCount(), cells) == (1, ["1", "stopped"]), "one line, and nobody's"


def test_two_may_stop_while_the_hand_of_the_next_one_is_hidden(
    window: MainWindow, qtbot: QtBot
) -> None:
    game = started(window, qtbot, TWO_PERSONS)
    game.pass_turn()
    qtbot.waitUntil(lambda: game.is_covered and game.awaits_person)
    qtbot.waitUntil(window.offered.stop.isEnabled)
    window.offered.stop.trigger()
    qtbot.mouseClick(asked(window).yes, LEFT)
    assert ending(window) is Ending.PASSES


def test_a_game_that_was_stopped_against_the_computer_is_neither_won_nor_lost(
    window: MainWindow, qtbot: QtBot
) -> None:
    game = started(window, qtbot, AGAINST_COMPUTER)
    first = game.position.earned
    window.offered.stop.trigger()
    question = asked(window)
    assert "It is neither won nor lost, but your records count." in question.text.text()
    last = question.text.text().splitlines()[-1]
    assert last == "To go on another day, just close the window."
    assert "win" not in question.text.text().removesuffix(last)
    qtbot.mouseClick(question.yes, LEFT)
    result = game.state.result()
    assert result is not None
    assert (result.ending, result.earned) == (Ending.PASSES, first)
    assert game.state.agreed_passes == 3
    panel = results_of(window, qtbot)
    assert panel.main_button is panel.buttons[Wish.HOME], "who stops is done"
    assert panel.buttons[Wish.AGAIN].y() == panel.main_button.y(), "beside it"
    assert panel.moment.headline.text() == "Until next time!", "nothing was laid"
    higher, lower = max(result.totals), min(result.totals)
    assert result.winner is not None
    said = f"You were ahead: {higher} – {lower}!"
    if game.players[result.winner].is_computer:
        said = f"The computer has more: {higher} – {lower}."
    assert panel.moment.comment.text() == said
    assert panel.moment.not_counted.text() == (
        "The game was stopped early: only its records count."
    )
    scene = play_of(window).page.scene
    assert scene is not None
    assert scene.texts.said.remark == "Game stopped", "the table names no winner either"
    count = count_of(panel)
    assert count.heading.text() == "Stopped early: neither won nor lost"
    model = count.table.model()
    headers = [
        model.headerData(column, Qt.Orientation.Horizontal) for column in range(model.columnCount())
    ]
    assert "Place" not in headers, "nobody has one"
    assert kind_of(game.state).account(game.state, True).winners == ()
    report = on_paper(PlayedGame(game.state)).report
    (players,) = [each for each in report.parts if isinstance(each, PrintedTable)]
    assert {cells[-1] for cells in players.rows} == {"stopped early"}
    window.games.leave_table()
    (kept,) = window.games.autosave.games.finished()
    assert kept.notes.not_counted is NotCounted.STOPPED


def test_the_next_game_after_one_that_was_stopped_counts(window: MainWindow, qtbot: QtBot) -> None:
    started(window, qtbot, AGAINST_COMPUTER)
    window.offered.stop.trigger()
    qtbot.mouseClick(asked(window).yes, LEFT)
    panel = results_of(window, qtbot)
    qtbot.mouseClick(panel.buttons[Wish.AGAIN], LEFT)
    shown = window.games.autosave.shown
    assert shown is not None
    assert shown.notes.not_counted is None


def test_a_game_that_was_stopped_says_so_whenever_it_is_shown(
    window: MainWindow, qtbot: QtBot
) -> None:
    game = started(window, qtbot, TWO_PERSONS)
    game.uncover()
    qtbot.waitUntil(lambda: game.draft is not None)
    window.offered.stop.trigger()
    qtbot.mouseClick(asked(window).yes, LEFT)
    results_of(window, qtbot)
    window.games.leave_table()
    (kept,) = window.games.autosave.games.finished()
    window.games.show_saved(kept)
    panel = results_of(window, qtbot)
    said = "The game was stopped, and everything was counted."
    praise, comment = panel.moment.comment.text().splitlines()
    assert praise.startswith("Well played, ")
    assert comment == said
    assert count_of(panel).sentences.text().startswith(said)
    window.look_back(kept)
    model = page_of(window).model
    rows = [model.index(row, Column.PLAYER).data() for row in range(model.rowCount())]
    assert rows == ["Start", "Game stopped"]
    assert not model.judges_this


def test_the_pass_is_the_main_answer_if_there_is_no_other_play(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = started(window, qtbot, AGAINST_COMPUTER)
    monkeypatch.setattr(DigifeudGame, "has_legal_play", False)
    table = play_of(window)
    table.page._look_for_play()
    window.offered.pass_turn.trigger()
    assert table.questions.open is None, "the table has said to pass"
    assert game.turns[0].play is Action.PASS
    wait_for_turn(window, qtbot)
    window.offered.pass_turn.trigger()
    assert asked(window).yes.property("role") == "go", "it ends the game"
    qtbot.keyClick(asked(window), Qt.Key.Key_Return)
    assert ending(window) is Ending.PASSES


def test_giving_up_asks(window: MainWindow, qtbot: QtBot) -> None:
    game = started(window, qtbot, AGAINST_COMPUTER)
    window.offered.resign.trigger()
    question = asked(window)
    assert question.text.text() == "Then the computer will win. By the rules you end with 1 point."
    qtbot.keyClick(question, Qt.Key.Key_Return)
    assert not game.position.is_over
    window.offered.resign.trigger()
    qtbot.mouseClick(asked(window).yes, LEFT)
    assert ending(window) is Ending.RESIGN
    heading = count_of(results_of(window, qtbot)).heading.text()
    assert heading == "The computer won: Noor gave up"


def test_giving_up_may_be_a_tie(window: MainWindow, qtbot: QtBot) -> None:
    state = read_any_file(case_file("digifeud-resign-tie"))
    assert isinstance(state, Game)
    put_on_table(window, state.back_to(1, steady_now()))
    wait_for_turn(window, qtbot)
    window.offered.resign.trigger()
    assert asked(window).text.text() == "Then it is a tie, and both totals are 1."
    qtbot.mouseClick(asked(window).yes, LEFT)
    assert game_in(window).position.totals == (1, 1)


def test_what_was_asked_is_taken_back_with_its_turn(window: MainWindow, qtbot: QtBot) -> None:
    game = started(window, qtbot, AGAINST_COMPUTER)
    window.offered.pass_turn.trigger()
    asked(window)
    game.clock = lambda: steady_now() + timedelta(days=4)
    game.pass_turn()
    assert play_of(window).questions.open is None
    window.show_home()
    window.games.go_on()
    wait_for_turn(window, qtbot)
    window.offered.resign.trigger()
    asked(window)
    window.games.start_against_computer("formula")
    qtbot.waitUntil(lambda: window.findChild(Question) is None)


def test_it_is_asked_in_the_language_of_the_window(window: MainWindow, qtbot: QtBot) -> None:
    started(window, qtbot, TWO_PERSONS)
    window.offered.resign.trigger()
    question = asked(window)
    assert question.text.text() == "Then Sam will win. By the rules you end with 1 point."
    question.reject()


# --- the end ------------------------------------------------------------------------------------


def show(window: MainWindow, game: State, tmp_path: Path) -> None:
    path = tmp_path / "shown.formula"
    path.write_bytes(write_game(game))
    window.games.open_file(path)


def test_out_of_tiles_and_back_to_the_table(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    game = out()
    show(window, game, tmp_path)
    results = results_of(window, qtbot)
    assert "had no digit left" in count_of(results).sentences.text()
    for _ in range(2):
        qtbot.keyClick(results, Qt.Key.Key_Escape)
    assert play_of(window).results is None
    qtbot.mouseClick(play_of(window).page.result_button, LEFT)
    again = results_of(window, qtbot)
    count_of(again)
    again.cross.click()
    undo(window)
    assert len(game_in(window).turns) == len(game.turns) - 1


def test_again_the_other_one_starts(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    game = out()
    show(window, game, tmp_path)
    qtbot.mouseClick(results_of(window, qtbot).buttons[Wish.AGAIN], LEFT)
    again = game_in(window).state
    assert (again.options, again.players, again.turns) == (game.options, game.players, ())
    assert again.starts == 1 - game.starts
    assert not again.is_same(game)


def test_again_on_the_standard_board_in_whatever_order_a_file_names_it(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    standard = standard_layout()
    layout = Layout(standard.blue[::-1], standard.red[::-1])
    choice = Choice(Options(layout=layout), (NOOR, SAM), 0)
    show(window, dealt(choice).after(Action.RESIGN, steady_now()), tmp_path)
    qtbot.mouseClick(results_of(window, qtbot).buttons[Wish.AGAIN], LEFT)
    assert game_in(window).state.options.layout.is_standard


def test_again_on_another_shuffled_board(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    choice = Choice(Options(layout=some_shuffled()), (NOOR, SAM), 0)
    game = dealt(choice).after(Action.RESIGN, steady_now())
    show(window, game, tmp_path)
    qtbot.mouseClick(results_of(window, qtbot).buttons[Wish.AGAIN], LEFT)
    layout = game_in(window).state.options.layout
    assert layout not in (game.options.layout, standard_layout())


def test_the_end_takes_it_from_under_way(
    window: MainWindow, qtbot: QtBot, data_folder: Path
) -> None:
    game = started(window, qtbot, AGAINST_COMPUTER)
    game.resign()
    results = results_of(window, qtbot)
    qtbot.mouseClick(results.buttons[Wish.MORE], LEFT)
    qtbot.mouseClick(results.buttons[Wish.HOME], LEFT)
    assert window.game is None
    assert not window.home.go_on.isEnabled()
    assert games_in(data_folder) == []
    [ended] = games_in(data_folder, "finished")
    assert ended.position.ending is Ending.RESIGN


def test_new_game_and_save_from_the_panel(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    from formula_desktop.pages.new_game.digifeud import NewDigifeud

    show(window, played(turns=4).after(Action.RESIGN, steady_now()), tmp_path)
    results = results_of(window, qtbot)
    count_of(results)
    qtbot.mouseClick(results.buttons[Wish.NEW_GAME], LEFT)
    dialog = window.findChild(NewDigifeud)
    assert dialog is not None
    dialog.reject()
    path = tmp_path / "saved.formula"
    play_of(window).save(path)
    assert read_any_file(path) == game_in(window).state


# --- what is kept -------------------------------------------------------------------------------


def test_it_goes_on_at_the_next_start(open_window: Open, qtbot: QtBot) -> None:
    window = open_window()
    started(window, qtbot, AGAINST_COMPUTER).pass_turn()
    wait_for_turn(window, qtbot)
    state = game_in(window).state
    assert len(state.turns) == 2
    again = open_window()
    qtbot.waitUntil(lambda: "Digifeud" in again.home.go_on.toolTip())
    about = again.home.go_on.toolTip()
    assert "Noor: 0 point" in about
    assert f"Computer, normal: {state.totals[1]} point" in about
    qtbot.mouseClick(again.home.go_on, LEFT)
    assert game_in(again).state == state
    assert again.windowTitle() == "Digifeud: Noor, Computer[*]"


def reopened(open_window: Open, qtbot: QtBot) -> MainWindow:
    """A new window with the game that was left before anything was laid."""
    again = open_window()
    found: list[SavedGame] = []

    def is_found() -> bool:
        found[:] = again.games.archive.under_way()
        return bool(found)

    qtbot.waitUntil(is_found)
    again.games.show_saved(found[0])
    return again


def test_time_that_ran_out_while_it_was_closed(
    open_window: Open, qtbot: QtBot, data_folder: Path
) -> None:
    window = open_window()
    started(window, qtbot, BY_LETTER)
    file = under_way_file(data_folder)
    fields = json.loads(file.read_bytes())
    fields["started"] = "2026-01-01T09:00:00Z"
    window.close()
    file.write_text(json.dumps(fields), "utf-8")
    again = reopened(open_window, qtbot)
    results = results_of(again, qtbot)
    assert ending(again) is Ending.TIMEOUT
    [ended] = games_in(data_folder, "finished")
    assert ended.position.ending is Ending.TIMEOUT
    assert count_of(results).heading.text() == "The computer won: Noor ran out of time"
    assert "Noor took longer than 72 hour" in count_of(results).sentences.text()
    results.cross.click()


def test_the_time_of_a_lesson_stands_still_while_the_table_is_not_seen(
    open_window: Open, qtbot: QtBot, data_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window()
    game = started(window, qtbot, TIMED)
    clock = Clock()
    clock.now = game.state.turn_began
    monkeypatch.setattr(game, "clock", clock)
    assert isinstance(window.play, DigifeudPlay)
    follow = window.play.page.follow_clock
    clock.pass_by(minutes=1)
    follow()
    away = {
        "rules": (window.show_rules, window.navigator.back),
        "Home": (window.show_home, window.games.go_on),
        "question": (window.play.ask_pass, lambda: window.play.questions.open.reject()),  # type: ignore[union-attr]  # noqa: PLW0108 - asked later
        "minimised": (window.showMinimized, window.showNormal),
    }
    for name, (leave, come_back) in away.items():
        leave()
        follow()
        clock.pass_by(minutes=50)
        follow()
        assert not game.position.is_over, name
        come_back()
        follow()
        assert game.time_left == timedelta(minutes=4), name
    window.close()
    file = under_way_file(data_folder)
    fields = json.loads(file.read_bytes())
    fields["started"] = "2026-01-01T09:00:00Z"
    file.write_text(json.dumps(fields), "utf-8")
    again = reopened(open_window, qtbot)
    now = game_in(again)
    assert not now.position.is_over
    assert now.time_left is not None
    assert now.time_left > timedelta(minutes=4), "its turn starts anew"


def test_a_late_game_that_is_opened_leaves_the_one_under_way(
    window: MainWindow, qtbot: QtBot, data_folder: Path, tmp_path: Path
) -> None:
    started(window, qtbot, AGAINST_COMPUTER)
    first = game_in(window).state
    show(window, played(turns=2, options=Options(turn_limit_minutes=24 * 60)), tmp_path)
    assert ending(window) is Ending.TIMEOUT
    assert kept(data_folder) == first


def test_files_of_both_games_in_turn_lose_nothing(
    window: MainWindow, qtbot: QtBot, data_folder: Path, tmp_path: Path
) -> None:
    started(window, qtbot, AGAINST_COMPUTER).pass_turn()
    wait_for_turn(window, qtbot)
    board = game_in(window).state
    play_of(window).save(tmp_path / "board.formula")
    window.games.start_against_computer("formula")
    assert isinstance(window.game, FormulaGame)
    cards = window.game.state
    assert board in games_in(data_folder)
    window.games.open_file(tmp_path / "board.formula")
    assert isinstance(window.game, DigifeudGame)
    assert len(games_in(data_folder)) == 2
    wait_for_turn(window, qtbot)
    window.game.pass_turn()
    qtbot.waitUntil(lambda: window.game.state.is_over)
    games = games_in(data_folder, "games", "finished")
    assert len(games) == 3
    assert cards in games
    assert board in games
    assert window.game.state in games
    window.show_home()
    assert window.game is None


def test_every_valid_case_can_be_opened(window: MainWindow) -> None:
    for path in sorted(CASES.glob("*.formula")):
        if path.name.startswith(("digifeud-", "formula-f")):
            window.games.open_file(path)
            game = game_in(window)
            kind = DigifeudGame if path.name.startswith("digifeud-") else FormulaGame
            assert isinstance(game, kind), path.name


# --- watching and menus -------------------------------------------------------------------------


def test_watching_keeps_nothing_and_goes_on_with_the_next_game(
    window: MainWindow, qtbot: QtBot, data_folder: Path
) -> None:
    window.games.watch("digifeud")
    first = game_in(window)
    results_of(window, qtbot)
    assert first.position.is_over
    assert games_in(data_folder) == []
    play_of(window).going_on.timeout.emit()
    assert window.game is not first
    assert game_in(window).is_watched
    qtbot.waitUntil(lambda: len(game_in(window).turns) > 1)
    assert games_in(data_folder) == []
    window.show_home()
    assert window.game is None


def test_against_the_computer_without_asking(window: MainWindow, qtbot: QtBot) -> None:
    window.games.start_against_computer("digifeud")
    assert [player.is_computer for player in game_in(window).players] == [False, True]
    wait_for_turn(window, qtbot)


def test_only_what_makes_sense_is_offered(window: MainWindow, qtbot: QtBot) -> None:
    actions = window.offered
    own = [actions.at_table[each] for each in OF_SOME_GAMES if each not in OF_LESSONS]
    assert not any(action.isVisible() for action in own)
    window.games.start_against_computer("formula")
    assert [action for action in own if action.isVisible()] == [actions.stop]
    game = started(window, qtbot, AGAINST_COMPUTER)
    assert all(action.isVisible() and action.isEnabled() for action in own)
    window.show_home()
    assert not any(action.isEnabled() for action in (actions.pass_turn, actions.resign))
    window.games.go_on()
    game.resign()
    assert not any(action.isEnabled() for action in (actions.pass_turn, actions.resign))
    assert actions.undo.isEnabled()


def test_the_menu_shuffles_sorts_and_takes_back(window: MainWindow, qtbot: QtBot) -> None:
    game = started(window, qtbot, AGAINST_COMPUTER)
    game.put(0, 84)
    assert window.offered.take_back_all.isEnabled()
    window.offered.take_back_all.trigger()
    assert game.draft is not None
    assert not game.draft.puts
    before = game.hand.order
    for _ in range(20):
        window.offered.shuffle.trigger()
        if game.hand.order != before:
            break
    assert game.hand.order != before
    window.offered.sort.trigger()
    assert game.hand.cards[:8] == "".join(sorted(game.hand.cards[:8], key="0123456789*".index))
