"""Hints at a table without a window: steps, starting over, marks, late answers, lost processes."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest
from PySide6.QtCore import QProcess, Qt
from pytestqt.qtbot import QtBot

from formula_desktop.digifeud.hint import Hint as TileHint
from formula_desktop.digifeud.play import Action as TileAction
from formula_desktop.digifeud.play import Sum
from formula_desktop.engine.client import Opponent, OpponentMaker
from formula_desktop.formula.hint import Hint as CardHint
from formula_desktop.formula.hint import hint_of
from formula_desktop.formula.play import Action, Formula
from formula_desktop.formula.play import read_play as read_formula
from formula_desktop.models.table.hint import Hints, step_after
from formula_desktop.models.table.log import HINT, LogColumn
from formula_desktop.models.words.hint import LAYS, TELLS_KIND, TELLS_WHERE
from tests.helpers.digifeud.games import Untabled, game_of
from tests.helpers.digifeud.tables import sum_of
from tests.helpers.formula.games import NOOR, SAM, Table, lying, match_of
from tests.helpers.normal import hinted

HAND, OTHER = "1234688", "4455667"


def two_persons(qtbot: QtBot, *plays: str, opponent: OpponentMaker | None = None) -> Table:
    """Noor and Sam, with Noor to move when there are no plays; who is to move sees the hand."""
    match = lying(match_of(HAND, OTHER, players=(NOOR, SAM)), *plays)
    table = Table(match, qtbot, opponent=opponent)
    go_on(table)
    return table


def go_on(table: Table) -> None:
    table.game.go_on()
    table.game.uncover()
    assert table.game.draft is not None


AnyHints = Hints[Any, Any, Any, Any, Any]


def ask(qtbot: QtBot, hints: AnyHints) -> int:
    """Ask, wait for the answer, and tell which step is shown."""
    hints.ask()
    qtbot.waitUntil(lambda: not hints.is_looking)
    return hints.step


def draw(table: Table) -> None:
    table.game.draw_or_pass()
    table.game.uncover()


# --- step by step -------------------------------------------------------------------------------


def test_a_play_takes_three_steps_and_the_advice_to_lay_nothing_at_most_two() -> None:
    card, tile = read_formula("(2)+(4)=6"), sum_of("G7> 3+4=7")
    assert isinstance(card, Formula)
    made = partial(CardHint, is_first=False, numbers=())
    for play in (made(card), TileHint(tile)):
        steps = [TELLS_KIND, TELLS_WHERE, LAYS, LAYS]
        assert [step_after(play, reached) for reached in range(4)] == steps
    otherwise = made(Action.DRAW, otherwise=card), TileHint(TileAction.PASS, otherwise=tile)
    for advice in otherwise:
        assert [step_after(advice, reached) for reached in range(3)] == [TELLS_KIND, LAYS, LAYS]
    for nothing in (made(Action.DRAW), TileHint(TileAction.PASS)):
        assert [step_after(nothing, reached) for reached in range(2)] == [TELLS_KIND, TELLS_KIND]


def test_three_steps_lead_to_the_engines_play(qtbot: QtBot) -> None:
    table = two_persons(qtbot)
    game, hints = table.game, table.game.hints
    view = game.position.view(0)
    empty = game.draft
    assert [ask(qtbot, hints), game.draft] == [TELLS_KIND, empty]
    assert hints.hint == hint_of(view, hinted(view))
    assert [ask(qtbot, hints), game.draft] == [TELLS_WHERE, empty]
    assert ask(qtbot, hints) == LAYS
    assert game.draft is not None
    assert game.draft.play == hinted(view)
    assert ask(qtbot, hints) == LAYS
    assert game.play()
    assert hints.step == 0
    assert hints.hint is None


def test_the_last_step_takes_back_only_what_is_in_the_way(qtbot: QtBot) -> None:
    table = Untabled(game_of("58401236", "x+-", players=(NOOR, SAM)))
    game = table.model
    game.uncover()
    table.put("G7> 1+2=8")
    assert game.draft is not None
    lay = {(put.square, put.tile) for put in game.draft.puts}
    for _ in range(3):
        ask(qtbot, game.hints)
    assert isinstance(game.draft.play, Sum)
    assert game.draft.refusal is None
    assert len(lay & {(put.square, put.tile) for put in game.draft.puts}) == len(lay) - 1
    assert game.hand.hand == game.position.racks[0].tiles


def test_a_legal_play_is_left_as_it_lies(qtbot: QtBot) -> None:
    table = Untabled(game_of("58401236", "x+-", players=(NOOR, SAM)))
    game = table.model
    game.uncover()
    table.put("G7> 1+2=3")
    lies = game.draft
    for _ in range(3):
        ask(qtbot, game.hints)
    assert game.draft == lies


def test_putting_something_down_hides_a_step_and_a_new_hint_leads_on(qtbot: QtBot) -> None:
    table = two_persons(qtbot)
    game, hints = table.game, table.game.hints
    ask(qtbot, hints)
    game.next_operator()
    assert hints.step == 0
    assert hints.hint is not None
    assert ask(qtbot, hints) == TELLS_WHERE
    game.take_back_all()
    assert hints.step == 0
    # what it led on from is gone: from here another play is better
    assert [ask(qtbot, hints) for _ in range(3)] == [TELLS_KIND, TELLS_WHERE, LAYS]
    game.take_back_all()
    assert hints.step == 0
    assert ask(qtbot, hints) == LAYS
    assert game.draft is not None
    assert game.draft.refusal is None


def test_without_a_play_it_says_so_and_lays_nothing(qtbot: QtBot) -> None:
    match = match_of("4445558", OTHER, starting="97", players=(NOOR, SAM))
    table = Table(match, qtbot)
    go_on(table)
    table.quick.plays = [Action.DRAW]
    for _ in range(3):
        assert ask(qtbot, table.game.hints) == TELLS_KIND
    assert not table.game.can_take_back
    assert table.game.hints.turns == {0}


def test_after_the_advice_to_lay_nothing_it_lays_what_fits(qtbot: QtBot) -> None:
    table = two_persons(qtbot)
    game, hints = table.game, table.game.hints
    table.quick.plays = [Action.DRAW]
    assert ask(qtbot, hints) == TELLS_KIND
    assert not game.can_take_back
    assert ask(qtbot, hints) == LAYS
    assert game.draft is not None
    assert game.draft.refusal is None
    assert hints.hint is not None
    assert game.draft.play == hints.hint.otherwise
    assert game.play()
    assert hints.turns_laid == {0}


def test_nobody_is_told_while_a_computer_is_to_move_or_a_hand_is_covered(qtbot: QtBot) -> None:
    table = Table(lying(match_of(HAND, OTHER), "draw"), qtbot)
    table.quick.is_slow = True
    table.game.go_on()
    table.game.hints.ask()
    assert not table.game.hints.is_looking
    covered = Table(match_of(HAND, OTHER, players=(NOOR, SAM)), qtbot)
    covered.game.go_on()
    assert covered.game.is_covered
    covered.game.hints.ask()
    assert not covered.game.hints.is_looking


def test_hiding_it_starts_over(qtbot: QtBot) -> None:
    table = two_persons(qtbot)
    hints = table.game.hints
    steps: list[int] = []
    hints.changed.connect(lambda: steps.append(hints.step))
    ask(qtbot, hints)
    ask(qtbot, hints)
    hints.start_over()
    hints.start_over()
    assert steps == [0, TELLS_KIND, TELLS_WHERE, 0]
    assert ask(qtbot, hints) == TELLS_KIND


# --- late answers, lost processes ---------------------------------------------------------------


@pytest.mark.parametrize("way", ["draw", "undo", "hide", "stop"])
def test_an_answer_that_comes_too_late_is_dropped(qtbot: QtBot, way: str) -> None:
    table = two_persons(qtbot, "draw", "draw")
    game, hints = table.game, table.game.hints
    table.quick.is_slow = True
    hints.ask()
    assert hints.is_looking
    {"draw": game.draw_or_pass, "undo": game.undo, "hide": hints.start_over, "stop": game.stop}[
        way
    ]()
    assert not hints.is_looking
    table.quick.answer_late()
    assert (hints.step, hints.hint, hints.turns) == (0, None, frozenset())


def test_asking_again_while_it_looks_asks_once(qtbot: QtBot) -> None:
    table = two_persons(qtbot)
    hints = table.game.hints
    table.quick.is_slow = True
    hints.ask()
    hints.ask()
    assert len(table.quick.asked) == 1
    table.quick.answer()
    assert hints.step == TELLS_KIND


@pytest.fixture
def real(qtbot: QtBot) -> Iterator[Table]:
    """A table whose hints come from the real process."""
    table = two_persons(qtbot, opponent=Opponent)
    yield table
    table.game.stop()


def process(hints: AnyHints) -> QProcess:
    return hints.findChildren(QProcess)[-1]


def test_the_process_is_asked_and_serves_turn_after_turn(qtbot: QtBot, real: Table) -> None:
    hints = real.game.hints
    assert not hints.findChildren(QProcess)  # nobody has asked
    view = real.game.position.view(0)
    assert ask(qtbot, hints) == TELLS_KIND
    assert hints.hint is not None
    assert hints.hint.play == hinted(view)
    number = process(hints).processId()
    draw(real)
    assert ask(qtbot, hints) == TELLS_KIND
    assert process(hints).processId() == number != os.getpid()


def test_a_question_withdrawn_from_the_process_is_never_answered(qtbot: QtBot, real: Table) -> None:
    hints = real.game.hints
    hints.ask()
    draw(real)
    qtbot.wait(300)
    assert (hints.step, hints.turns) == (0, frozenset())
    view = real.game.position.view(1)
    assert ask(qtbot, hints) == TELLS_KIND
    assert hints.hint is not None
    assert hints.hint.play == hinted(view)
    assert hints.turns == {1}


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="there is no such signal here")
def test_it_is_given_also_when_the_process_dies(qtbot: QtBot, real: Table) -> None:
    hints = real.game.hints
    hints.findChildren(Opponent)[0].start()
    process(hints).waitForStarted()
    os.kill(process(hints).processId(), signal.SIGSTOP)
    hints.ask()
    os.kill(process(hints).processId(), signal.SIGKILL)
    qtbot.waitUntil(lambda: hints.step == TELLS_KIND)
    assert hints.hint is not None
    assert hints.hint.play == hinted(real.game.position.view(0))


# --- marks --------------------------------------------------------------------------------------


def marked(log: Any) -> list[int]:
    """The rows with a lamp, which are those that say so."""
    rows = [row for row in range(log.rowCount()) if log.index(row, LogColumn.PLAYER).data(HINT)]
    for row in range(log.rowCount()):
        tip = log.index(row, LogColumn.PLAY).data(Qt.ItemDataRole.ToolTipRole)
        assert ("The hint laid this." in (tip or "")) == (row in rows)
        read = log.index(row, LogColumn.PLAYER).data(Qt.ItemDataRole.AccessibleTextRole)
        assert (read is not None and read.endswith(", laid by the hint")) == (row in rows)
        assert log.index(row, LogColumn.PLAY).data(HINT) is None
    return rows


def log_of(table: Table) -> Any:
    from formula_desktop.models.table.formula_lists import PlaysModel

    log = PlaysModel(table.game, table)
    table.game.match_changed.connect(log.refresh)
    return log


def test_the_turn_is_marked_once_it_is_made(qtbot: QtBot) -> None:
    table = two_persons(qtbot)
    log = log_of(table)
    draw(table)
    ask(qtbot, table.game.hints)
    ask(qtbot, table.game.hints)
    assert table.game.hints.turns == {1}
    assert marked(log) == []
    draw(table)
    draw(table)
    assert marked(log) == [], "the first steps only help"


def test_a_turn_undone_and_made_again_keeps_its_mark(qtbot: QtBot) -> None:
    """The player has had the hint, whatever is played now."""
    table = two_persons(qtbot)
    game, log = table.game, log_of(table)
    ask(qtbot, game.hints)
    draw(table)
    draw(table)
    game.undo()
    game.undo()
    game.uncover()
    assert marked(log) == []
    game.redo()
    assert marked(log) == []
    assert game.hints.turns == {0}
    game.undo()
    game.uncover()
    for _ in range(3):
        ask(qtbot, game.hints)
    assert game.play()
    assert marked(log) == [0]


def test_a_mark_never_sticks_to_another_turn(qtbot: QtBot) -> None:
    table = two_persons(qtbot)
    game, log = table.game, log_of(table)
    draw(table)
    draw(table)
    ask(qtbot, game.hints)  # before turn 2
    draw(table)
    for _ in range(3):
        game.undo()
        game.uncover()
    assert game.hints.turns == {2}
    draw(table)  # the same as before: turn 2 will be the same one
    assert game.hints.turns == {2}
    game.undo()
    game.uncover()
    for _ in range(3):
        ask(qtbot, game.hints)
    assert game.play()  # another play: what was turn 2 never comes
    game.uncover()
    assert game.hints.turns == {0}
    draw(table)
    draw(table)
    assert marked(log) == [0]


def test_turns_are_counted_over_all_rounds(qtbot: QtBot) -> None:
    table = two_persons(qtbot)
    game, log = table.game, log_of(table)
    first = 0
    while not game.position.is_over:
        game.uncover()
        view = game.draft.view if game.draft is not None else None
        assert view is not None
        table.lay(hinted(view))
        first += 1
    game.next_round()
    go_on(table)
    assert game.turn_number == first
    for _ in range(3):
        ask(qtbot, game.hints)
    assert game.hints.turns == {first}
    assert game.play()
    assert marked(log) == [0]
    assert game.turn_number == first + 1


def test_the_boards_log_marks_turns_and_still_explains_points(qtbot: QtBot) -> None:
    from formula_desktop.models.table.digifeud_lists import SumsModel

    table = Untabled(game_of("58401236", "x+-", players=(NOOR, SAM)))
    game = table.model
    log = SumsModel(game, game)
    game.match_changed.connect(log.refresh)
    game.uncover()
    for _ in range(3):
        ask(qtbot, game.hints)
    assert game.play()
    game.uncover()
    game.pass_turn()
    assert marked(log) == [0]
    tip = log.index(0, LogColumn.POINTS).data(Qt.ItemDataRole.ToolTipRole)
    assert tip.splitlines()[-1] == "The hint laid this."
    assert "=" in tip.splitlines()[0]
