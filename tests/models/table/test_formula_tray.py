"""A match without a window: the tray, its covers, and random actions of all kinds."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from formula_desktop.formula.legal import LegalPlays
from formula_desktop.formula.match import new_deck, new_match
from formula_desktop.formula.options import Options
from formula_desktop.formula.play import Action, Play
from formula_desktop.models.table.formula import FormulaGame
from formula_desktop.players import Level, Player
from tests.helpers.formula.games import (
    COMPUTER,
    NOOR,
    SAM,
    STARTED,
    Table,
    cards_of,
    lying,
    match_of,
)
from tests.helpers.formula.random_matches import random_options

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


def wait_for_plays(qtbot: QtBot, game: FormulaGame, number: int) -> None:
    qtbot.waitUntil(lambda: len(plays(game)) == number)


def a_play(game: FormulaGame, number: int = 0) -> Play:
    """One of the formulas that the person to move may lay."""
    assert game.draft is not None
    formulas = sorted(LegalPlays(game.draft.view), key=str)
    return formulas[number % len(formulas)] if formulas else Action.DRAW


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
    play = min(LegalPlays(game.draft.view), key=lambda each: (len(each.cards), str(each)))
    table.lay(play)
    table.wait()
    left = list(before)
    for card in play.cards:
        left.remove(card)
    assert game.hand.cards[: len(left)] == "".join(left)
    game.undo()
    assert game.hand.cards == before


def test_the_shown_hand_may_be_sorted_while_the_computer_thinks(table: Table) -> None:
    table.quick.is_slow = True
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
        formulas = sorted(LegalPlays(game.draft.view), key=lambda each: -len(each.cards))
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
        wait_for_plays(qtbot, game, turn + 1)
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
        key = (str(len(game.state.rounds)), *plays(game))
        assert history.setdefault(key, game.position) == game.position
    game.stop()


def act(table: Table, random: Random) -> None:
    """One thing that somebody might do, whether it makes sense or not."""
    game = table.game
    action = random.randrange(10)
    if game.is_covered:
        game.uncover()
    if game.position.is_over and not game.state.has_reached_target and action < 7:
        game.next_round()
    elif action == 0:
        game.undo()
    elif action == 1:
        game.redo()
    elif action == 2 and game.hand.order:
        cards = len(game.hand.order)
        game.hand.move(random.randrange(8) % cards, random.randrange(8) % cards)
    elif action == 3:
        game.next_operator()
    elif action < 6 and game.draft is not None:
        index = random.randrange(len(game.draft.view.hand))
        game.put(index, random.choice(game.draft.all_places()), random.randrange(10))
    elif game.draft is not None:
        formulas = sorted(LegalPlays(game.draft.view), key=str)
        game.take_back_all()
        table.lay(random.choice(formulas) if formulas else game.position.may[0])
    else:
        table.qtbot.wait(1)
