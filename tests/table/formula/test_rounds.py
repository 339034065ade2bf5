"""Whole rounds through the page, with the computer player in its own process."""

from __future__ import annotations

from itertools import count
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from formula_desktop.arithmetic import ALL_OPERATORS
from formula_desktop.engine import client
from formula_desktop.engine.client import Opponent
from formula_desktop.formula.cards import JOKER
from formula_desktop.formula.draft import Place
from formula_desktop.formula.legal import LegalPlays
from formula_desktop.formula.match import new_deck, new_match
from formula_desktop.formula.options import Options, Scoring
from formula_desktop.formula.play import Action, Formula, Play
from formula_desktop.formula.view import View
from formula_desktop.players import Level, Player
from formula_desktop.table.items import FocusItem
from tests.helpers.formula.games import (
    COMPUTER,
    NOOR,
    STARTED,
    cards_of,
    match_of,
    starting_jokers,
    ways,
)
from tests.helpers.formula.page import Table
from tests.helpers.normal import choose
from tests.helpers.played_page import CONTROL

MOST_TURNS = 300
ALL_VARIATIONS = Options(
    max_number_cards=2,
    use_table_card=True,
    winner_extra_card=True,
    play_on=True,
    scoring=Scoring.POINTS,
    target=100_000,
    multiples_of_five=True,
    hard_sum_bonus=True,
    open_cards=True,
)


@pytest.fixture(autouse=True)
def _in_a_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """The computer thinks in its own process, never in this one."""

    def never(view: View) -> None:
        raise AssertionError("the computer player's process is gone")

    monkeypatch.setattr(client, "choose", never)


class Hands:
    """Plays a round with one kind of input: as the computer would, or with a seed at random."""

    def __init__(self, table: Table, seed: int | None = None) -> None:
        self.table = table
        self.turn = 0
        self.random = None if seed is None else Random(seed)

    def play_round(self) -> None:
        """Play until the round is over."""
        table = self.table
        for _ in range(MOST_TURNS):
            if table.game.position.is_over:
                break
            view = table.draft.view
            play = self.choose(view)
            turns = len(table.game.state.round.turns)
            if isinstance(play, Formula):
                self.lay(view, play)
            else:
                self.draw()
            assert table.game.state.round.turns[turns].play == play
            assert cards_of(table.game) == 59
            table.wait()
            self.turn += 1
        assert table.game.position.is_over

    def choose(self, view: View) -> Play:
        if self.random is None:
            return choose(view)
        plays = sorted(LegalPlays(view), key=str)
        if not plays or self.random.random() < 0.2:
            return Action.DRAW if view.has_card_to_draw else Action.PASS
        return self.random.choice(plays)

    def lay(self, view: View, formula: Formula) -> None:
        raise NotImplementedError

    def draw(self) -> None:
        raise NotImplementedError


class Mouse(Hands):
    """Drags, and clicks."""

    def lay(self, view: View, formula: Formula) -> None:
        table = self.table
        if formula.operator is not table.draft.operator:
            symbol = table.symbol(formula.operator).outline.center()
            if self.turn % 2:
                table.click(symbol)
            else:
                table.drag(symbol, table.gap_place.rect.center())
        for number, digit in starting_jokers(view, formula):
            table.click(table.scene.rects.around(number).center())
            assert table.scene.ring is not None
            table.click(table.scene.ring.centre_of(digit))
        for at, (card, digit, place) in enumerate(ways(view, formula)):
            hand = [each for each in table.scene.cards.order if not self._is_put(each)]
            index = next(each for each in hand if table.scene.cards.hand_cards[each] == card)
            centre = table.scene.cards.hand[index].outline.center()
            target = table.place(place.number, place.where, place.index).rect.center()
            if (self.turn + at) % 3:
                table.drag(centre, target)
            else:
                table.click(centre)
                table.click(target)
            if card == JOKER:
                assert table.scene.ring is not None
                table.click(table.scene.ring.centre_of(digit))
        assert str(table.draft.play) == str(formula)
        table.press_button(table.page.play_button)

    def _is_put(self, index: int) -> bool:
        return any(put.index == index for put in self.table.draft.puts)

    def draw(self) -> None:
        table = self.table
        if self.turn % 2:
            table.press_button(table.page.draw_button)
        else:
            table.click(table.scene.cards.stock.outline.center())


class Keys(Hands):
    """Types; the pointer is never used."""

    def lay(self, view: View, formula: Formula) -> None:
        table = self.table
        assert table.view.hasFocus()
        for number, digit in starting_jokers(view, formula):
            self._starting(number)
            self._digit(digit)
        if formula.operator is not table.draft.operator:
            self._operator(formula)
        for card, digit, place in ways(view, formula):
            table.keys("j" if card == JOKER else card)
            assert table.scene.held is not None
            self.assert_focus_shows()
            self._walk_to(place)
            table.key(Qt.Key.Key_Return if self.turn % 2 else Qt.Key.Key_Space)
            if card == JOKER:
                self._digit(digit)
            table.assert_nothing_held()
        assert str(table.draft.play) == str(formula)
        if self.turn % 2:
            table.key(Qt.Key.Key_Return, CONTROL)
        else:
            table.tab_to(table.page.play_button)
            table.key(Qt.Key.Key_Return)
        assert table.view.hasFocus()

    def draw(self) -> None:
        table = self.table
        table.tab_to(table.page.draw_button)
        table.key(Qt.Key.Key_Space if self.turn % 2 else Qt.Key.Key_Return)
        assert table.view.hasFocus()

    def _operator(self, formula: Formula) -> None:
        """By its own key, or from the column beside the formula."""
        table = self.table
        if self.turn % 2:
            table.keys(formula.operator.value)
        else:
            while table.scene.focused not in table.scene.cards.symbols.values():
                table.key(Qt.Key.Key_Tab)
                assert table.view.hasFocus()
            while table.scene.focused is not table.symbol(formula.operator):
                table.key(Qt.Key.Key_Down)
                self.assert_focus_shows()
            table.key(Qt.Key.Key_Return)
        assert table.draft.operator is formula.operator

    def _starting(self, number: int) -> None:
        """Come to a starting joker, and ask for its digit."""
        table = self.table
        joker = table.scene.cards.rows[number][0]
        for _ in range(6):
            if joker in table.scene.focus_areas()[table.scene.area]:
                break
            table.key(Qt.Key.Key_Tab)
            assert table.view.hasFocus()
        while table.scene.focused is not joker:
            table.key(Qt.Key.Key_Right)
        table.key(Qt.Key.Key_Return)

    def _walk_to(self, place: Place) -> None:
        """Go there as a person does who sees where it is."""
        table = self.table
        target = table.place(place.number, place.where, place.index)
        for _ in range(30):
            here = table.scene.focused
            assert here is not None
            self.assert_focus_shows()
            if here is target:
                return
            way = target.rect.center() - here.outline.center()
            if abs(way.y()) > abs(way.x()):
                table.key(Qt.Key.Key_Down if way.y() > 0 else Qt.Key.Key_Up)
            else:
                table.key(Qt.Key.Key_Right if way.x() > 0 else Qt.Key.Key_Left)
        raise AssertionError(f"the keyboard does not come to {place}")

    def _digit(self, digit: int) -> None:
        table = self.table
        assert table.scene.ring is not None
        if self.turn % 2:
            table.keys(str(digit))
        else:
            while table.scene.ring.at != digit:
                table.key(Qt.Key.Key_Right)
            table.key(Qt.Key.Key_Return)

    def assert_focus_shows(self) -> None:
        rings = [each for each in self.table.scene.items() if isinstance(each, FocusItem)]
        assert [ring.isVisible() for ring in rings] == [True]


@pytest.mark.parametrize("hands", [Mouse, Keys])
def test_a_round_with_two_starting_jokers(qtbot: QtBot, hands: type[Hands]) -> None:
    table = Table(qtbot, match_of("1236897", "4455667", starting="**"), opponent=Opponent)
    hands(table, 4).play_round()
    assert table.rounds_over == 1


@pytest.mark.parametrize("hands", [Mouse, Keys])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_round_at_random_to_its_end(qtbot: QtBot, hands: type[Hands], seed: int) -> None:
    match = new_match(Options(), (NOOR, COMPUTER), STARTED, 1, new_deck(Random(seed)))
    table = Table(qtbot, match, size=(1024, 640) if seed == 2 else (1280, 800), opponent=Opponent)
    hands(table, seed).play_round()
    assert table.rounds_over == 1


@pytest.mark.parametrize("hands", [Mouse, Keys])
def test_a_round_to_its_end(qtbot: QtBot, hands: type[Hands]) -> None:
    # a joker and enough to think about on both sides
    table = Table(qtbot, match_of("*123689", "4455667"), opponent=Opponent)
    hands(table).play_round()
    assert table.rounds_over == 1
    assert table.page.result_button.isVisible()
    assert not table.page.play_button.isVisible()
    table.qtbot.wait(50)
    assert table.rounds_over == 1


def test_the_next_round_by_the_same_hands(qtbot: QtBot) -> None:
    table = Table(qtbot, match_of("*123689", "4455667"), opponent=Opponent)
    for rounds in (1, 2):
        Mouse(table).play_round()
        assert table.rounds_over == rounds
        table.game.next_round()
        table.rounds_over = 0 if rounds == 2 else rounds
        table.until(lambda: table.game.draft is not None)
        assert len(table.game.state.rounds) == rounds + 1
    assert not table.page.result_button.isVisible()


@pytest.mark.parametrize(("hands", "seed"), [(Mouse, 5), (Keys, 6)])
def test_five_players_with_all_variations(qtbot: QtBot, hands: type[Hands], seed: int) -> None:
    computers = [Player(f"Computer {number}", level) for number, level in zip(count(2), Level)]
    players = (NOOR, *computers[:4])
    match = new_match(ALL_VARIATIONS, players, STARTED, 4, new_deck(Random(seed)))
    table = Table(qtbot, match, opponent=Opponent)
    hands(table).play_round()
    assert table.rounds_over == 1
    result = table.game.state.results[0]
    assert sorted(seat for seats in result.places for seat in seats) == [0, 1, 2, 3, 4]
    assert len(table.scene.texts.seats) == 4


def test_only_times_and_divide_with_four_cards(qtbot: QtBot) -> None:
    options = Options(operators=ALL_OPERATORS[2:], max_cards=4)
    match = new_match(options, (NOOR, COMPUTER), STARTED, 1, new_deck(Random(8)))
    table = Table(qtbot, match, opponent=Opponent)
    Mouse(table).play_round()
    assert table.rounds_over == 1


def test_watching_computers_to_the_end(qtbot: QtBot) -> None:
    players = tuple(Player(f"Computer {number}", Level.NORMAL) for number in (1, 2, 3))
    match = new_match(Options(), players, STARTED, 2, new_deck(Random(9)))
    table = Table(qtbot, match, waits=False, opponent=Opponent)
    table.until(lambda: table.rounds_over == 1)
    assert table.game.position.is_over
    assert not table.page.draw_button.isVisible()
    QApplication.processEvents()
    assert table.rounds_over == 1


def test_where_the_number_of_rounds_is_open_the_header_says_so(qtbot: QtBot) -> None:
    table = Table(qtbot, match_of("12368*9", "4455667"))
    (said,) = (
        label.toolTip() or label.accessibleDescription()
        for label in table.page.findChildren(QLabel)
        if label.text() == "Round 1"
    )
    assert "As many rounds as you like." in said
