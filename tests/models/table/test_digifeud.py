"""A game of Digifeud without a window: turns, undo, covers, the order of the rack."""

from __future__ import annotations

from random import Random

from PySide6.QtCore import QCoreApplication, QEvent, QProcess
from pytestqt.qtbot import QtBot

from formula_desktop.digifeud.legal import best_plays
from formula_desktop.digifeud.play import Action
from formula_desktop.digifeud.position import Ending, Position
from formula_desktop.digifeud.reasons import Reason
from formula_desktop.digifeud.squares import CENTRE
from formula_desktop.engine.client import Opponent, OpponentMaker
from formula_desktop.limit import AT_ONCE
from formula_desktop.players import Level, Player
from formula_desktop.refusal import Refusal
from tests.helpers.digifeud.games import Untabled, after, assert_sound, game_of, shuffled_game
from tests.helpers.formula.games import NOOR, SAM

OPENING = "C7> 5x8=40"


def opened(opponent: OpponentMaker | None = None) -> Untabled:
    return Untabled(game_of("58401234", "x+-"), opponent=opponent)


def wait(qtbot: QtBot, table: Untabled) -> None:
    """Until a person may act, or the game is over."""
    game = table.model
    qtbot.waitUntil(
        lambda: game.draft is not None or game.position.is_over or game.is_covered, timeout=20_000
    )


def play_turns(qtbot: QtBot, table: Untabled, turns: int) -> list[Position]:
    """Play against the computer; gives the positions in which the person was to move."""
    positions = []
    for _ in range(turns):
        wait(qtbot, table)
        positions.append(table.model.position)
        assert table.model.draft is not None
        assert table.lay(str(best_plays(table.model.draft.view, 1)[0].play))
    wait(qtbot, table)
    positions.append(table.model.position)
    return positions


# --- turns and undo -----------------------------------------------------------------------------


def test_a_sum_laid_and_the_computers_answer(qtbot: QtBot) -> None:
    table = opened()
    assert table.lay(OPENING)
    assert table.plays == [OPENING]
    assert table.model.draft is None
    wait(qtbot, table)
    assert len(table.plays) == 2
    assert [step.seat for step in table.steps] == [0, 1]
    assert [step.after for step in table.steps] == list(table.model.positions[1:])
    assert_sound(table.model)


def test_what_keeps_the_game_is_told_first(qtbot: QtBot) -> None:
    table = opened()
    table.lay(OPENING)
    wait(qtbot, table)
    table.model.undo()
    table.model.redo()
    wait(qtbot, table)
    emitted = [*["match_changed", "stepped"] * 2, *["match_changed", "jumped"] * 2]
    assert table.emitted == emitted


def test_a_wrong_sum_is_not_played() -> None:
    table = opened()
    assert not table.model.play()
    assert not table.lay("C7> 5x8=41")
    assert table.plays == []
    refusal = table.model.why_not_play
    assert refusal
    assert refusal.reason is Reason.WRONG


def test_a_covered_square_is_refused(qtbot: QtBot) -> None:
    table = opened()
    table.quick.plays = [Action.PASS]
    table.lay(OPENING)
    wait(qtbot, table)
    refused: list[Refusal] = []
    table.model.refused.connect(refused.append)
    assert not table.model.put(0, CENTRE)
    assert [each.reason for each in refused] == [Reason.COVERED]
    assert table.model.draft
    assert not table.model.draft.puts


def test_undo_and_redo_of_whole_turns_against_the_computer(qtbot: QtBot) -> None:
    table = Untabled(shuffled_game(4))
    positions = play_turns(qtbot, table, 3)
    game = table.model
    for position in reversed(positions[:-1]):
        assert game.can_undo
        game.undo()
        assert game.position == position  # racks and bags, too
        assert game.draft is not None
        assert game.hand.hand == position.racks[0].tiles
        assert_sound(game)
    assert not game.can_undo
    game.undo()
    assert game.position == positions[0]
    for position in positions[1:]:
        assert game.can_redo
        game.redo()
        assert game.position == position
        assert_sound(game)
    assert not game.can_redo
    game.redo()
    assert game.position == positions[-1]


def test_after_undo_another_play(qtbot: QtBot) -> None:
    table = opened()
    table.lay(OPENING)
    wait(qtbot, table)
    table.model.undo()
    assert table.lay("A7> 4x2=8") is False  # not on G7
    table.model.take_back_all()
    table.lay("G7> 1+2=3")
    wait(qtbot, table)
    assert table.plays[0] == "G7> 1+2=3"
    assert len(table.plays) == 2
    assert not table.model.can_redo


def test_after_undo_the_same_play_keeps_the_redo(qtbot: QtBot) -> None:
    table = Untabled(shuffled_game(4))
    play_turns(qtbot, table, 2)
    plays, game = table.plays, table.model
    game.undo()
    game.undo()
    table.lay(plays[0])
    wait(qtbot, table)
    assert table.plays == plays[:2]
    assert game.can_redo
    game.redo()
    assert table.plays == plays


def test_a_computer_that_is_interrupted_plays_no_more(qtbot: QtBot) -> None:
    table = opened()
    game = table.model
    table.lay(OPENING)
    assert game.opponent.is_thinking
    game.undo()
    assert not game.opponent.is_thinking
    qtbot.wait(30)
    assert table.plays == []
    game.redo()  # the computer thinks again
    wait(qtbot, table)
    assert len(table.plays) == 2


def test_the_same_with_a_process(qtbot: QtBot) -> None:
    table = opened(Opponent)
    game = table.model
    game.opponent.start()
    table.lay(OPENING)
    view = game.position.view(1)
    game.undo()
    assert table.plays == []
    # another process is asked the same later; once it has answered, this one would have long ago
    other = Opponent()
    with qtbot.waitSignal(other.chosen):
        other.ask(view, Level.NORMAL, AT_ONCE)
    other.stop()
    assert table.plays == []
    assert game.draft is not None
    game.stop()


def test_a_killed_computer_does_not_stop_the_game(qtbot: QtBot) -> None:
    table = opened(Opponent)
    game = table.model
    table.lay(OPENING)
    (process,) = game.opponent.findChildren(QProcess)
    process.kill()
    wait(qtbot, table)
    assert len(table.plays) == 2
    assert game.draft is not None
    assert not game.opponent.is_thinking
    qtbot.waitUntil(lambda: not game.opponent.findChildren(QProcess))
    game.pass_turn()
    qtbot.waitUntil(lambda: game.draft is not None)  # a new process has answered
    assert len(table.plays) == 4
    game.stop()


def test_a_computer_that_cannot_be_written_to_is_gone(qtbot: QtBot) -> None:
    """The error may come before the end of its process, which must not outlive it."""
    table = opened(Opponent)
    table.lay(OPENING)
    (process,) = table.model.opponent.findChildren(QProcess)
    assert process.waitForStarted()
    process.errorOccurred.emit(QProcess.ProcessError.WriteError)
    opponent = table.model.opponent
    qtbot.waitUntil(lambda: not opponent.findChildren(QProcess))
    wait(qtbot, table)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert len(table.plays) == 2
    table.model.stop()


# --- several persons, and none ------------------------------------------------------------------


def test_two_persons_cover_their_racks(qtbot: QtBot) -> None:
    table = Untabled(game_of("58401234", "x+-", players=(NOOR, SAM)))
    game = table.model
    assert game.is_covered
    assert game.shown_seat == 0
    game.uncover()
    table.lay(OPENING)
    assert game.is_covered
    assert game.draft is None
    assert game.shown_seat == 1
    game.pass_turn()
    game.resign()
    assert not game.play()
    assert table.plays == [OPENING]
    game.uncover()
    assert game.draft is not None
    assert game.hand.hand == game.position.racks[1].tiles
    assert_sound(game)
    game.undo()
    assert game.is_covered
    assert game.shown_seat == 0
    game.uncover()
    assert game.draft is not None
    assert game.hand.hand == game.position.racks[0].tiles
    game.uncover()  # nothing more to uncover
    assert game.draft is not None


def test_computers_are_watched_to_the_end(qtbot: QtBot) -> None:
    players = (Player("One", Level.NORMAL), Player("Two", Level.NORMAL))
    table = Untabled(shuffled_game(2, players))
    game = table.model
    assert game.is_watched
    shown = set()
    game.turn_changed.connect(lambda: shown.add((game.position.to_move, game.shown_seat)))
    qtbot.waitUntil(lambda: game.position.is_over)
    assert (0, 0) in shown
    assert (1, 1) in shown
    assert not {(0, 1), (1, 0)} & shown
    assert not game.can_undo
    assert_sound(game)


# --- the rack -----------------------------------------------------------------------------------


def test_the_order_of_the_rack_is_kept(qtbot: QtBot) -> None:
    table = Untabled(game_of("58401234", "x+-", digits="9999", signs="+"))
    table.quick.plays = [Action.PASS]
    game = table.model
    game.hand.arrange([7, 6, 5, 4, 3, 2, 1, 0, 11, 10, 9, 8])
    assert game.hand.cards == "85443210=x-+"
    table.lay(OPENING)
    assert game.hand.cards == "4321=-+9999+"  # what is new comes last
    wait(qtbot, table)
    game.hand.move(0, 3)
    game.undo()
    assert sorted(game.hand.cards) == sorted("85443210=x-+")
    assert_sound(game)


def test_shuffling_moves_digits_only() -> None:
    game = opened().model
    orders = set()
    for seed in range(5):
        game.shuffle_rack(Random(seed))
        orders.add(game.hand.cards)
        assert sorted(game.hand.cards[:8]) == sorted("58401234")
        assert sorted(game.hand.cards[8:]) == sorted("x+-=")
    assert len(orders) == 5
    game.hand.sort_cards()
    assert game.hand.cards == "01234458+-x="


# --- how it ends --------------------------------------------------------------------------------


def test_passing_twice_ends_the_game(qtbot: QtBot) -> None:
    table = opened()
    table.quick.plays = [Action.PASS]
    game = table.model
    assert not game.pass_ends_game
    game.pass_turn()
    wait(qtbot, table)
    assert game.pass_ends_game
    game.pass_turn()
    assert game.position.is_over
    assert game.position.ending is Ending.PASSES
    assert table.plays == ["pass"] * 3
    assert not game.pass_ends_game
    assert game.draft is None
    assert game.player_to_move is None
    game.undo()
    assert not game.position.is_over
    assert game.pass_ends_game
    assert game.draft is not None


def test_a_sum_between_makes_passes_count_anew(qtbot: QtBot) -> None:
    table = opened()
    table.quick.plays = [Action.PASS]
    table.model.pass_turn()
    wait(qtbot, table)
    table.lay(OPENING)
    wait(qtbot, table)
    assert not table.model.pass_ends_game


def test_resigning() -> None:
    table = opened()
    game = table.model
    game.resign()
    result = game.state.result()
    assert result
    assert (result.ending, result.winner, result.totals) == (Ending.RESIGN, 1, (1, 0))
    assert not game.opponent.is_thinking
    game.undo()
    assert game.draft is not None
    assert game.can_redo
    game.redo()
    assert game.position.is_over


def test_a_player_without_tiles_ends_the_game(qtbot: QtBot) -> None:
    table = Untabled(shuffled_game(7))
    game = table.model
    for _ in range(60):
        wait(qtbot, table)
        if game.draft is None:
            break
        found = best_plays(game.draft.view, 1)
        assert game.has_legal_play == bool(found)
        if not found:
            game.pass_turn()
        else:
            assert table.lay(str(found[0].play))
        assert_sound(game)
    assert game.position.ending is Ending.OUT


def test_an_opened_game_goes_on_where_it_was(qtbot: QtBot) -> None:
    table = Untabled(after(game_of("58401234", "x+-"), OPENING))
    wait(qtbot, table)
    assert len(table.plays) == 2
    assert table.model.can_undo
    table.model.undo()
    assert table.plays == []
