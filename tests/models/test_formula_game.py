"""A match without a window: turns, undo and redo, covers, the tray's order, what is told when."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from formula_desktop.formula.draft import Place, Where, draft_of
from formula_desktop.formula.legal import legal_plays
from formula_desktop.formula.match import Match, new_deck, new_match
from formula_desktop.formula.options import Options
from formula_desktop.formula.play import Action, Formula, Play
from formula_desktop.models.formula_game import FormulaGame
from formula_desktop.players import Level, Player
from tests.formula.random_matches import random_options
from tests.models.games import (
    COMPUTER,
    NOOR,
    SAM,
    STARTED,
    QuickOpponent,
    cards_of,
    lying,
    match_of,
    starting_jokers,
    ways,
)

HAND = "12368*9"
OTHER = "1674455"
IDA = Player("Ida")


@pytest.fixture(autouse=True)
def opponent(monkeypatch: pytest.MonkeyPatch) -> QuickOpponent:
    return QuickOpponent(monkeypatch)


class Table(QObject):
    """Stands in for a window: shows nothing, and lets the game go on."""

    def __init__(self, match: Match, qtbot: QtBot, *, goes_on: bool = True) -> None:
        super().__init__()
        self.qtbot = qtbot
        self.goes_on = goes_on
        self.told: list[str] = []
        self.game = FormulaGame(match, self, clock=lambda: STARTED, random=Random(1))
        for name in ("match_changed", "stepped", "jumped", "turn_changed", "draft_changed"):
            getattr(self.game, name).connect(lambda *_args, name=name: self.told.append(name))
        self.game.stepped.connect(self._shown)
        self.game.jumped.connect(self._shown)

    def _shown(self) -> None:
        if self.goes_on:
            self.game.go_on()

    def wait(self) -> FormulaGame:
        """Wait until a person is to move or the round is over."""
        game = self.game
        self.qtbot.waitUntil(
            lambda: game.draft is not None or game.is_covered or game.position.is_over
        )
        return game

    def lay(self, play: Play) -> None:
        """Lay a formula card by card, or draw."""
        game = self.game
        assert game.draft is not None
        if isinstance(play, Formula):
            view = game.draft.view
            for put in draft_of(view, play).puts:
                assert view.hand[put.index] == put.card
            game.choose_operator(play.operator)
            for number, digit in starting_jokers(view, play):
                game.choose_starting(number, digit)
            self._put(play)
            assert str(game.draft.play) == str(play)
            assert game.play()
        else:
            game.draw_or_pass()

    def _put(self, play: Formula) -> None:
        game = self.game
        assert game.draft is not None
        used: set[int] = set()
        for card, digit, place in ways(game.draft.view, play):
            hand = game.draft.view.hand
            index = next(at for at, each in enumerate(hand) if each == card and at not in used)
            used.add(index)
            assert game.put(index, place, digit if card == "*" else None)


@pytest.fixture
def table(qtbot: QtBot) -> Iterator[Table]:
    """Noor is to move; 2 + 4 = 6 and 12 + 64 = 76 have been laid."""
    made = Table(lying(match_of(HAND, OTHER, stock="57"), "(2)+(4)=6"), qtbot)
    made.game.go_on()
    made.wait()
    yield made
    made.game.stop()


def plays(game: FormulaGame) -> list[str]:
    return [str(turn.play) for turn in game.match.round.turns]


def a_play(game: FormulaGame, number: int = 0) -> Play:
    """One of the formulas that the person to move may lay."""
    assert game.draft is not None
    formulas = sorted(legal_plays(game.draft.view), key=str)
    return formulas[number % len(formulas)] if formulas else Action.DRAW


# --- turns ----------------------------------------------------------------------------------------


def test_the_computer_plays_and_the_person_is_asked(table: Table) -> None:
    assert len(plays(table.game)) == 2
    assert table.game.is_person_to_move
    assert table.game.draft is not None
    assert table.game.hand.hand == "*12389"


def test_the_match_is_kept_before_anything_is_shown_or_asked(table: Table) -> None:
    table.told.clear()
    table.game.draw_or_pass()
    table.wait()
    assert table.told[:2] == ["match_changed", "stepped"]
    assert table.told.index("stepped") < table.told.index("turn_changed")
    assert table.told.count("match_changed") == table.told.count("stepped") == 2
    table.told.clear()
    table.game.undo()
    assert table.told[:2] == ["match_changed", "jumped"]


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
    before = game.match
    assert not game.play()
    game.draw_or_pass()
    game.take_back(0)
    game.take_back_all()
    game.choose(0, 7)
    game.next_operator()
    assert not game.put(0, Place(0, Where.ON))
    assert game.match is before
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


def test_undo_interrupts_the_thinking_computer(table: Table, opponent: QuickOpponent) -> None:
    game = table.game
    table.lay(Action.DRAW)
    assert game.opponent.is_thinking
    game.undo()
    assert not game.opponent.is_thinking
    table.qtbot.wait(30)
    assert len(plays(game)) == 2
    opponent.is_slow = True
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
            formulas = sorted(legal_plays(game.draft.view), key=lambda each: -len(each.cards))
            table.lay(formulas[0] if formulas else Action.DRAW)
    end = game.position
    assert game.draft is None
    game.undo()
    assert game.draft is not None
    assert not game.position.is_over
    while game.can_redo:
        game.redo()
    assert game.position == end
    table.told.clear()
    game.next_round()
    assert table.told[:2] == ["match_changed", "jumped"]
    assert not game.can_undo
    assert not game.can_redo
    assert len(game.match.rounds) == 2


def test_the_stock_is_filled_again_in_the_same_order(qtbot: QtBot) -> None:
    game = FormulaGame(match_of(HAND, OTHER, players=(NOOR, SAM)), random=Random(1))
    random = Random(7)
    while not game.match.round.refills:
        assert not game.position.is_over
        seat = game.position.to_move
        assert seat is not None
        hand = game.position.hands[seat]
        formulas = sorted(legal_plays(game.position.view(seat)), key=str)
        few = [each for each in formulas if len(each.cards) < len(hand)]
        game._make(random.choice(few) if few and len(hand) > 3 else Action.DRAW)
    after = game.position
    (refill,) = game.match.round.refills
    game.undo()
    assert game.match.round.refills == ()
    game.redo()
    assert game.position == after
    game.undo()
    game._make(Action.DRAW)
    assert game.match.round.refills == (refill,)
    assert game.position == after


# --- the tray -------------------------------------------------------------------------------------


def test_the_order_of_the_hand_is_kept(table: Table) -> None:
    game = table.game
    assert game.hand.cards == "*12389"
    game.hand.move(5, 0)
    game.hand.move(1, 5)
    assert game.hand.cards == "91238*"
    table.lay(Action.DRAW)
    table.wait()
    assert game.hand.cards[:6] == "91238*"
    assert len(game.hand.cards) == 7
    before = game.hand.cards
    assert game.draft is not None
    play = min(legal_plays(game.draft.view), key=lambda each: (len(each.cards), str(each)))
    table.lay(play)
    table.wait()
    left = list(before)
    for card in play.cards:
        left.remove(card)
    assert game.hand.cards[: len(left)] == "".join(left)
    game.undo()
    assert game.hand.cards == before


def test_the_shown_hand_may_be_sorted_while_the_computer_thinks(
    table: Table, opponent: QuickOpponent
) -> None:
    opponent.is_slow = True
    table.lay(Action.DRAW)
    table.game.hand.move(0, 3)
    table.game.hand.sort_cards()
    assert table.game.hand.cards.endswith("*")


@pytest.mark.parametrize("is_open", [False, True])
def test_persons_take_turns_behind_a_cover(qtbot: QtBot, is_open: bool) -> None:
    options = Options(open_cards=is_open)
    match = match_of(HAND, OTHER, "7788399", players=(NOOR, SAM, IDA), options=options)
    table = Table(match, qtbot)
    game = table.game
    game.go_on()
    for seat in (0, 1, 2, 0):
        assert game.shown_seat == seat
        assert game.is_covered != is_open
        if not is_open:
            assert game.draft is None
            assert not game.play()
            game.uncover()
        assert not game.is_covered
        assert game.draft is not None
        assert game.draft.view.seat == seat
        game.draw_or_pass()
    game.undo()
    assert game.shown_seat == 0
    assert game.is_covered != is_open


def test_the_next_round_is_covered_too(qtbot: QtBot) -> None:
    """Who went out sits there, and the next one to move may be another."""
    table = Table(match_of(HAND, OTHER, players=(NOOR, SAM)), qtbot)
    game = table.game
    game.go_on()
    random = Random(2)
    while not game.position.is_over:
        game.uncover()
        assert game.draft is not None
        formulas = sorted(legal_plays(game.draft.view), key=lambda each: -len(each.cards))
        table.lay(random.choice(formulas[:3]) if formulas else game.position.may[0])
    game.next_round()
    assert game.is_covered
    assert game.draft is None


def test_one_person_among_computers_is_never_covered(table: Table) -> None:
    assert not table.game.is_covered
    table.lay(Action.DRAW)
    table.wait()
    assert not table.game.is_covered
    assert table.game.shown_seat == 0


def test_a_cover_lifted_while_the_computer_plays_waits_for_the_table(qtbot: QtBot) -> None:
    players = (COMPUTER, NOOR, SAM)
    table = Table(match_of(OTHER, HAND, "7788399", players=players), qtbot, goes_on=False)
    game = table.game
    game.go_on()
    assert game.is_covered
    assert game.shown_seat == 1
    qtbot.waitUntil(lambda: len(plays(game)) == 1)
    game.uncover()  # while the computer's cards still travel
    assert game.draft is None
    game.go_on()
    assert not game.is_covered
    assert game.draft is not None


def test_watching_shows_whoever_moves(qtbot: QtBot) -> None:
    players = tuple(Player(f"Computer {number}", Level.NORMAL) for number in range(3))
    table = Table(match_of(HAND, OTHER, "7788399", players=players), qtbot, goes_on=False)
    game = table.game
    assert game.is_watched
    for turn in range(4):
        game.go_on()
        assert game.shown_seat == turn % 3
        assert game.hand.hand == game.position.hands[turn % 3]
        qtbot.waitUntil(lambda turn=turn: len(plays(game)) == turn + 1)
        assert game.draft is None
    assert not game.can_undo
    game.undo()
    assert len(plays(game)) == 4


# --- at random ------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(25))
def test_random_games_with_random_actions(qtbot: QtBot, seed: int) -> None:
    random = Random(seed)
    levels = [None, *(random.choice((None, Level.NORMAL)) for _ in range(random.randint(1, 4)))]
    random.shuffle(levels)
    players = tuple(Player(f"P{seat}", level) for seat, level in enumerate(levels))
    match = new_match(random_options(random), players, STARTED, 0, new_deck(random))
    table = Table(match, qtbot)
    game = table.game
    game.go_on()
    history: dict[tuple[str, ...], object] = {}
    for _ in range(60):
        act(table, random)
        assert cards_of(game) == 59
        assert sorted(game.hand.cards) == sorted(game.position.hands[game.shown_seat])
        assert game.draft is None or game.draft.view.hand == game.hand.hand
        assert game.draft is None or not game.is_covered
        # the same plays lead to the same position, whatever was undone between
        key = (str(len(game.match.rounds)), *plays(game))
        assert history.setdefault(key, game.position) == game.position
    game.stop()


def act(table: Table, random: Random) -> None:
    """One thing that somebody might do, whether it makes sense or not."""
    game = table.game
    action = random.randrange(10)
    if game.is_covered:
        game.uncover()
    if game.position.is_over and not game.match.has_reached_target and action < 7:
        game.next_round()
    elif action == 0:
        game.undo()
    elif action == 1:
        game.redo()
    elif action == 2:
        game.hand.move(random.randrange(8), random.randrange(8))
    elif action == 3:
        game.next_operator()
    elif action < 6 and game.draft is not None:
        index = random.randrange(len(game.draft.view.hand))
        game.put(index, random.choice(game.draft.all_places()), random.randrange(10))
    elif game.draft is not None:
        formulas = sorted(legal_plays(game.draft.view), key=str)
        game.take_back_all()
        table.lay(random.choice(formulas) if formulas else game.position.may[0])
    else:
        table.qtbot.wait(1)
