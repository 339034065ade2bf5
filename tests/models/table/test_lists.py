"""Qt's own tester on every model, while games are played, undone and arranged."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtCore import (
    QAbstractItemModel,
    QAbstractListModel,
    QModelIndex,
    QPersistentModelIndex,
    qInstallMessageHandler,
)
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from formula_desktop.formula.legal import LegalPlays
from formula_desktop.formula.match import Match, new_deck
from formula_desktop.formula.options import Options, Scoring
from formula_desktop.formula.play import Action, Play
from formula_desktop.models.table.formula import FormulaGame
from formula_desktop.models.table.formula_lists import (
    Players,
    PlaysModel,
    ResultModel,
)
from formula_desktop.models.table.hand import Hand
from formula_desktop.models.table.log import LogColumn
from tests.helpers.formula.games import COMPUTER, NOOR, SAM, STARTED, lying, match_of

HAND = "12368*9"
OTHER = "4455667"


def watched(model: QAbstractItemModel) -> QAbstractItemModelTester:
    """Watches a model; what is wrong becomes a warning of Qt's, and those fail the test."""
    mode = QAbstractItemModelTester.FailureReportingMode.Warning
    return QAbstractItemModelTester(model, mode, model)


class Wrong(QAbstractListModel):
    """A model that lies about its rows."""

    rows = 2

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()) -> int:
        return 0 if parent.isValid() else self.rows

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = 0) -> object:
        return None

    def forget_a_row(self) -> None:
        self.beginInsertRows(QModelIndex(), 0, 0)
        self.endInsertRows()


def test_the_tester_finds_what_is_wrong(qapp: QApplication) -> None:
    said: list[str] = []
    before = qInstallMessageHandler(lambda kind, where, text: said.append(text))
    try:
        model = Wrong()
        watched(model)
        model.forget_a_row()
    finally:
        qInstallMessageHandler(before)
    assert any(text.startswith("FAIL!") for text in said)


# --- the hand -----------------------------------------------------------------------------------


@pytest.fixture
def hand(qapp: QApplication) -> Hand:
    hand = Hand()
    hand.show("*123689")
    return hand


def test_a_card_moves_to_any_place(hand: Hand) -> None:
    for place in range(7):
        for to in range(7):
            cards = hand.cards
            hand.move(place, to)
            without = cards[:place] + cards[place + 1 :]
            assert hand.cards == without[:to] + cards[place] + without[to:]


def test_sorting_puts_jokers_behind_digits(hand: Hand) -> None:
    hand.move(3, 1)
    assert hand.cards == "*312689"
    hand.sort_cards()
    assert hand.cards == "123689*"
    assert hand.order == (1, 2, 3, 4, 5, 6, 0)


def test_only_another_order_is_told(hand: Hand) -> None:
    orders: list[str] = []
    hand.arranged.connect(lambda: orders.append(hand.cards))
    hand.move(2, 2)
    assert not orders
    hand.move(0, 6)
    assert orders == ["123689*"]


@pytest.mark.parametrize("seed", range(20))
def test_a_hand_through_random_changes(qapp: QApplication, seed: int) -> None:
    random = Random(seed)
    hand = Hand()
    for _ in range(60):
        action = random.randrange(4)
        if action == 0:
            cards = "".join(sorted(random.choices("*0123456789", k=random.randrange(12))))
            arranged = "".join(random.sample(cards, len(cards) // 2))
            hand.show(cards, arranged + "77")
            assert sorted(hand.cards) == sorted(cards)
            assert hand.cards.startswith(arranged)
        elif action == 1:
            hand.sort_cards()
        elif hand.order:
            hand.move(random.randrange(len(hand.order)), random.randrange(len(hand.order)))
        assert sorted(hand.order) == list(range(len(hand.hand)))


# --- the others, through games ------------------------------------------------------------------


def random_play(game: FormulaGame, random: Random) -> Play:
    position = game.position
    assert position.to_move is not None
    plays = sorted(LegalPlays(position.view(position.to_move)), key=str)
    return random.choice(plays) if plays and random.random() < 0.8 else position.may[0]


@pytest.mark.parametrize("seed", range(4))
def test_the_models_through_a_game(qtbot: QtBot, seed: int) -> None:
    random = Random(seed)
    options = Options(
        scoring=random.choice(tuple(Scoring)),
        target=10_000,
        play_on=seed % 2 == 0,
        multiples_of_five=True,
        open_cards=seed % 3 == 0,
        hard_sum_bonus=True,
    )
    match = match_of(HAND, OTHER, "1238899", players=(NOOR, SAM, COMPUTER), options=options)
    game = FormulaGame(match, clock=lambda: STARTED, random=Random(seed))
    players, log = Players(game, game), PlaysModel(game, game)
    game.match_changed.connect(log.refresh)
    watched(log)
    for _ in range(80):
        if game.position.is_over:
            results = ResultModel(game.state)
            watched(results)
            assert results.rowCount() == 3
            results.retranslate()
            game.next_round()
        undo_or_redo = random.random()
        if undo_or_redo < 0.15:
            game.undo()
        elif undo_or_redo < 0.25:
            game.redo()
        elif undo_or_redo < 0.4 and game.hand.order:
            cards = len(game.hand.order)
            game.hand.move(random.randrange(cards), random.randrange(cards))
        elif undo_or_redo < 0.5:
            game.hand.sort_cards()
        elif not game.position.is_over:
            game.opponent.chosen.emit(random_play(game, random))
        if not game.position.is_over:
            game.go_on()
            game.uncover()
        players.show(game.position)
        log.retranslate()
        assert log.rowCount() == len(game.state.round.turns)
        assert sorted(players.seats) == [0, 1, 2]
        assert players.seats[-1] == game.shown_seat
        assert list(players.seats[:-1]) == sorted(players.seats[:-1])
        assert players.position is game.position
    game.stop()


def test_the_log_grows_row_by_row_and_shrinks_by_undo(qtbot: QtBot) -> None:
    game = FormulaGame(match_of(HAND, OTHER, players=(NOOR, SAM)))
    log = PlaysModel(game)
    watched(log)
    inserted: list[tuple[int, int]] = []
    log.rowsInserted.connect(lambda parent, first, last: inserted.append((first, last)))
    game.match_changed.connect(log.refresh)
    for _ in range(3):
        game.opponent.chosen.emit(Action.DRAW)
    assert inserted == [(0, 0), (1, 1), (2, 2)]
    texts = [log.index(row, LogColumn.PLAYER).data() for row in range(3)]
    assert texts == ["Noor", "Sam", "Noor"]
    assert log.index(0, LogColumn.PLAY).data() == "took a card"
    game.undo()
    assert log.rowCount() == 2


def result_of(match: Match) -> list[list[str]]:
    """The rows of a result, as text."""
    model = ResultModel(match)
    watched(model)
    columns = range(model.columnCount())
    rows = range(model.rowCount())
    return [[str(model.index(row, column).data()) for column in columns] for row in rows]


def ended(options: Options) -> Match:
    """A match whose first round is over: Noor has gone out."""
    plays = "(2)+(4)=6", "draw", "1(2)+(4)=1(6)", "draw", "3(12)*8", "draw"
    match = lying(match_of(HAND, OTHER, options=options, players=(NOOR, SAM)), *plays[:1])
    random = Random(3)
    while not match.position.is_over:
        seat = match.position.to_move
        assert seat is not None
        formulas = sorted(LegalPlays(match.position.view(seat)), key=str)
        play = random.choice(formulas) if formulas and seat == 0 else match.position.may[0]
        match = match.after(play, STARTED)
    return match


def test_the_result_of_a_round_without_points(qtbot: QtBot) -> None:
    match = ended(Options())
    rows = result_of(match)
    assert [row[:2] for row in rows] == [["1.", "Noor"], ["2.", "Sam"]]
    assert rows[0][2] == "0"
    assert rows[1][2] == str(len(match.position.hands[1]))
    assert [row[3] for row in rows] == ["1", "0"]


def test_the_result_of_a_round_for_points_adds_up(qtbot: QtBot) -> None:
    rows = result_of(ended(Options(scoring=Scoring.POINTS)))
    for row in rows:
        earned, held, bonus, points, total = (
            int(cell.replace("−", "-") or "0") for cell in row[3:]
        )
        assert earned + held + bonus == points == total
    assert rows[0][5] == "+10"
    assert rows[1][4].startswith("−")


def refused_parents(model: QAbstractItemModel) -> bool:
    """Whether rows have no rows of their own."""
    return model.rowCount(model.index(0, 0)) == 0


@pytest.mark.parametrize(
    "make",
    [PlaysModel, lambda game: ResultModel(ended(Options()))],
)
def test_rows_have_no_rows(qtbot: QtBot, make: Callable[[FormulaGame], QAbstractItemModel]) -> None:
    game = FormulaGame(lying(match_of(HAND, OTHER), "(2)+(4)=6"))
    model = make(game)
    assert model.rowCount() > 0
    assert refused_parents(model)
    assert model.data(QModelIndex()) is None
    assert new_deck(Random(1)) != new_deck(Random(2))
