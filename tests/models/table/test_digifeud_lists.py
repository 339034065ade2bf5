"""Qt's own tester watches the log and the rack through whole games."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QAbstractItemModel, Qt
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication

from formula_desktop.digifeud.draft import draft_of
from formula_desktop.models.table.digifeud_lists import SumsModel
from formula_desktop.models.table.log import LogColumn
from formula_desktop.players import Player
from tests.helpers.digifeud.games import Untabled, after, game_of, shuffled_game
from tests.helpers.digifeud.random_games import random_sum
from tests.helpers.formula.games import COMPUTER, NOOR, SAM

FATAL = QAbstractItemModelTester.FailureReportingMode.Fatal


def shown(model: QAbstractItemModel, row: int) -> list[str]:
    return [model.index(row, column).data() for column in range(model.columnCount())]


def test_the_log(qapp: QApplication) -> None:
    table = Untabled(after(game_of("58409999", "x+-"), "C7> 5x8=40", "pass"))
    log = SumsModel(table.model)
    assert log.rowCount() == 2
    assert shown(log, 0) == ["1 Noor", "5 × 8 = 40", "50"]
    assert shown(log, 1) == ["2 Computer", "passed", ""]
    tip = log.index(0, LogColumn.POINTS).data(Qt.ItemDataRole.ToolTipRole)
    assert tip == "40 + 2 × 5 = 50\nThe 5 on red counts two more times (+10)."
    assert log.index(1, LogColumn.POINTS).data(Qt.ItemDataRole.ToolTipRole) is None
    assert log.squares(0) == tuple(range(80, 86))
    assert log.squares(1) == ()
    assert log.squares(-1) == ()
    assert log.squares(2) == ()
    headers = [log.headerData(column, Qt.Orientation.Horizontal) for column in range(3)]
    assert headers == ["Player", "Sum", "Points"]


def test_a_play_is_a_new_row_and_undo_another_log(qapp: QApplication) -> None:
    game = Untabled(shuffled_game(1)).model
    log = SumsModel(game)
    rows: list[str] = []
    log.rowsInserted.connect(lambda: rows.append("inserted"))
    log.modelReset.connect(lambda: rows.append("reset"))
    game.pass_turn()
    assert log.rowCount() == 0  # until it is refreshed
    log.refresh()
    assert rows == ["inserted"]
    game.undo()
    log.refresh()
    assert rows == ["inserted", "reset"]
    log.refresh()
    assert rows == ["inserted", "reset"]


@pytest.mark.parametrize("seed", [0, 3])
@pytest.mark.parametrize("players", [(NOOR, COMPUTER), (NOOR, SAM)])
def test_the_models_through_a_game(
    qapp: QApplication, players: tuple[Player, ...], seed: int
) -> None:
    random = Random(seed)
    table = Untabled(shuffled_game(seed, players))
    game = table.model
    log = SumsModel(game)
    game.match_changed.connect(log.refresh)
    QAbstractItemModelTester(log, FATAL, log)
    done = set()
    while not game.position.is_over and len(game.turns) < 16:
        qapp.processEvents()
        if game.is_covered:
            game.uncover()
        if game.draft is None:
            continue
        tiles = len(game.hand.order)
        game.shuffle_rack(random)
        game.hand.move(random.randrange(tiles), random.randrange(tiles))
        game.hand.sort_cards()
        game.hand.move(random.randrange(tiles), random.randrange(tiles))
        assert sorted(game.hand.order) == list(range(tiles))
        play = random_sum(game.position, random)
        action = random.choice(("play", "play", "play", "pass", "undo", "redo"))
        if action == "play" and play:
            for put in draft_of(game.draft.view, play).puts:
                game.put(put.index, put.square, put.digit)
            assert game.play()
        elif action == "pass" and not game.pass_ends_game:
            game.pass_turn()
        elif action == "undo":
            game.undo()
        elif action == "redo":
            game.redo()
        else:
            continue
        done.add(action)
        assert log.rowCount() == len(game.turns)
    assert {"play", "undo"} <= done
    log.retranslate()
