"""A match without a window: turns, undo and redo, and which signals are emitted when."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from formula_desktop.formula.draft import Place, PlaceKind
from formula_desktop.formula.legal import LegalPlays
from formula_desktop.formula.play import Action, Play
from formula_desktop.models.table.formula import FormulaGame
from formula_desktop.players import Player
from tests.helpers.formula.games import NOOR, SAM, Table, lying, match_of

HAND = "12368*9"
OTHER = "1674455"
IDA = Player("Ida")


@pytest.fixture
def table(qtbot: QtBot) -> Iterator[Table]:
    """Noor is to move; 2 + 4 = 6 and 12 + 64 = 76 have been laid."""
    made = Table(lying(match_of(HAND, OTHER, stock="57"), "(2)+(4)=6"), qtbot)
    made.game.go_on()
    made.wait()
    yield made
    made.game.stop()


def plays(game: FormulaGame) -> list[str]:
    return [str(turn.play) for turn in game.state.round.turns]


def a_play(game: FormulaGame, number: int = 0) -> Play:
    """One of the formulas that the person to move may lay."""
    assert game.draft is not None
    formulas = sorted(LegalPlays(game.draft.view), key=str)
    return formulas[number % len(formulas)] if formulas else Action.DRAW


# --- turns ----------------------------------------------------------------------------------------


def test_the_computer_plays_and_the_person_is_asked(table: Table) -> None:
    assert len(plays(table.game)) == 2
    assert table.game.is_person_to_move
    assert table.game.draft is not None
    assert table.game.hand.hand == "*12389"


def test_the_match_is_kept_before_anything_is_shown_or_asked(table: Table) -> None:
    table.emitted.clear()
    table.game.draw_or_pass()
    table.wait()
    assert table.emitted[:2] == ["match_changed", "stepped"]
    assert table.emitted.index("stepped") < table.emitted.index("turn_changed")
    assert table.emitted.count("match_changed") == table.emitted.count("stepped") == 2
    table.emitted.clear()
    table.game.undo()
    assert table.emitted[:2] == ["match_changed", "jumped"]


def test_nobody_is_asked_before_the_table_goes_on(table: Table) -> None:
    table.goes_on = False
    table.game.draw_or_pass()
    assert table.game.draft is None
    assert not table.game.opponent.is_thinking
    table.qtbot.wait(20)
    assert len(plays(table.game)) == 3
    table.game.go_on()
    assert table.game.opponent.is_thinking


def test_what_cannot_be_done_does_nothing(table: Table) -> None:
    game = table.game
    assert not game.play()
    assert game.why_not_play is not None
    table.goes_on = False
    game.draw_or_pass()
    before = game.state
    assert not game.play()
    game.draw_or_pass()
    game.take_back(0)
    game.take_back_all()
    game.choose(0, 7)
    game.next_operator()
    assert not game.put(0, Place(0, PlaceKind.ON))
    assert game.state is before
    assert game.may is None


# --- undo and redo --------------------------------------------------------------------------------


def test_undo_and_redo_of_whole_turns_against_the_computer(table: Table) -> None:
    game = table.game
    positions = [game.position]
    for number in range(4):
        table.lay(Action.DRAW if number == 1 else a_play(game, number))
        table.wait()
        positions.append(game.position)
        if game.position.is_over:
            break
    log = plays(game)
    for position in reversed(positions[:-1]):
        assert game.can_undo
        game.undo()
        assert game.position == position
        assert game.draft is not None
        assert not game.draft.puts
    game.undo()
    assert plays(game) == []
    assert not game.can_undo
    for position in positions:
        assert game.can_redo
        game.redo()
        assert game.position == position
    assert not game.can_redo
    assert plays(game) == log


def test_the_same_cards_come_again(table: Table) -> None:
    game = table.game
    table.lay(Action.DRAW)
    table.wait()
    drawn = game.hand.hand
    game.undo()
    assert game.hand.hand == "*12389"
    table.lay(Action.DRAW)
    table.wait()
    assert game.hand.hand == drawn


def test_the_same_play_after_undo_keeps_redo(table: Table) -> None:
    game = table.game
    for _ in range(2):
        table.lay(Action.DRAW)
        table.wait()
    position = game.position
    game.undo()
    game.undo()
    table.lay(Action.DRAW)
    table.wait()
    assert game.can_redo
    game.redo()
    assert game.position == position


def test_another_play_after_undo_clears_redo(table: Table) -> None:
    game = table.game
    table.lay(Action.DRAW)
    table.wait()
    game.undo()
    assert game.can_redo
    table.lay(a_play(game))
    assert not game.can_redo
    game.redo()
    assert len(plays(game)) >= 3


def test_undo_interrupts_the_thinking_computer(table: Table) -> None:
    game = table.game
    table.lay(Action.DRAW)
    assert game.opponent.is_thinking
    game.undo()
    assert not game.opponent.is_thinking
    table.qtbot.wait(30)
    assert len(plays(game)) == 2
    table.quick.is_slow = True
    game.redo()
    assert game.opponent.is_thinking
    assert len(plays(game)) == 3


def test_undo_after_the_end_of_a_round(qtbot: QtBot) -> None:
    table = Table(match_of(HAND, OTHER), qtbot)
    game = table.game
    game.go_on()
    while not game.position.is_over:
        table.wait()
        if game.draft is not None:
            formulas = sorted(LegalPlays(game.draft.view), key=lambda each: -len(each.cards))
            table.lay(formulas[0] if formulas else Action.DRAW)
    end = game.position
    assert game.draft is None
    game.undo()
    assert game.draft is not None
    assert not game.position.is_over
    while game.can_redo:
        game.redo()
    assert game.position == end
    table.emitted.clear()
    game.next_round()
    assert table.emitted[:2] == ["match_changed", "jumped"]
    assert not game.can_undo
    assert not game.can_redo
    assert len(game.state.rounds) == 2


def test_the_stock_is_filled_again_in_the_same_order(qtbot: QtBot) -> None:
    game = FormulaGame(match_of(HAND, OTHER, players=(NOOR, SAM)), random=Random(1))
    random = Random(7)
    while not game.state.round.refills:
        assert not game.position.is_over
        seat = game.position.to_move
        assert seat is not None
        hand = game.position.hands[seat]
        formulas = sorted(LegalPlays(game.position.view(seat)), key=str)
        few = [each for each in formulas if len(each.cards) < len(hand)]
        game.opponent.chosen.emit(random.choice(few) if few and len(hand) > 3 else Action.DRAW)
    after = game.position
    (refill,) = game.state.round.refills
    game.undo()
    assert game.state.round.refills == ()
    game.redo()
    assert game.position == after
    game.undo()
    game.opponent.chosen.emit(Action.DRAW)
    assert game.state.round.refills == (refill,)
    assert game.position == after
