"""The simulated children: what they see, and that the levels are measured against them."""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Iterator
from types import ModuleType

import pytest

from formula_desktop.arena.children import Child, chance_of, choose_as_child
from formula_desktop.arena.contest import Contest, Side, read_contest
from formula_desktop.arena.playing import play_set
from formula_desktop.arguments import DIGIFEUD, FORMULA
from formula_desktop.arithmetic import Operator
from formula_desktop.cli.arena_arguments import read_arguments
from formula_desktop.digifeud.play import Action as BoardAction
from formula_desktop.digifeud.play import Sum
from formula_desktop.facts import Fact, Knowledge, Learned, fact_of
from formula_desktop.formula.play import Action as CardAction
from formula_desktop.formula.play import Formula
from formula_desktop.kinds.kind import Play, ReadyMade, View
from formula_desktop.kinds.registry import KINDS, kind_of
from formula_desktop.limit import Limit
from formula_desktop.players import Level
from tests.helpers.digifeud.tables import view_of
from tests.helpers.formula.tables import table
from tests.helpers.places import ROOT

LEARNED = {
    Child.SEVEN: (20, Learned(10, frozenset({1, 2, 5, 10}), 0.5)),
    Child.NINE: (100, Learned(20, frozenset({1, 2, 3, 4, 5, 10}), 0.25)),
}
"""The largest number of each child, and what it has learned."""


@pytest.fixture
def bench(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    path = ROOT / "benchmarks" / "children.py"
    spec = importlib.util.spec_from_file_location("children", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "children", module)
    spec.loader.exec_module(module)
    return module


def calculation(play: Play) -> tuple[tuple[int, ...], Fact] | None:
    """The numbers and the fact of a play; None when nothing is laid."""
    if isinstance(play, Sum):
        (operator,) = play.operators
    elif isinstance(play, Formula):
        operator = play.operator
    else:
        return None
    left, right, outcome = play.values
    return (left, right, outcome), fact_of(left, operator, right)


def chosen(child: Child, game_seed: int) -> Iterator[tuple[Play, Knowledge]]:
    """What a child plays against itself in games for its age, and what it knows there."""
    for name in KINDS:
        ready_made = ReadyMade.SIX if child is Child.SEVEN else ReadyMade.EIGHT
        side = Side(child)
        contest = Contest(KINDS[name].ready_made[ready_made].options, side, side, seed=game_seed)
        made: list[tuple[Play, Knowledge]] = []

        def choice(view: object, made: list[tuple[Play, Knowledge]] = made) -> Play:
            limit = Limit(0, seed=len(made), game_seed=game_seed)
            play = choose_as_child(view, child, limit)  # type: ignore[arg-type]
            made.append((play, Knowledge(LEARNED[child][1], game_seed, view.seat)))  # type: ignore[attr-defined]
            return play

        contest.kind.play_out(contest.options, 2, str(game_seed), choice)
        yield from made


@pytest.mark.parametrize("child", Child)
def test_a_child_lays_only_what_it_knows(child: Child) -> None:
    largest, _ = LEARNED[child]
    laid = 0
    for game_seed in range(8):
        for play, knowledge in chosen(child, game_seed):
            found = calculation(play)
            if found is not None:
                numbers, fact = found
                assert max(numbers) <= largest
                assert knowledge.has(fact)
                laid += 1
    assert laid > 100


def test_a_child_that_knows_nothing_there_lays_nothing() -> None:
    gap = Fact(Operator.MULTIPLY, 7, 8)
    _, learned = LEARNED[Child.NINE]
    game = next(game for game in range(99) if not Knowledge(learned, game, 0).has(gap))
    board = view_of("F7> 3+4=7", digits="856", operators="x")
    cards = table("7x8=56", "999", "5", stock="1").view(0)
    assert choose_as_child(board, Child.SEVEN, Limit(0, game_seed=game)) is BoardAction.PASS
    assert choose_as_child(board, Child.NINE, Limit(0, game_seed=game)) is BoardAction.PASS
    assert choose_as_child(cards, Child.SEVEN, Limit(0, game_seed=game)) is CardAction.DRAW
    knows = next(game for game in range(99) if Knowledge(learned, game, 0).has(gap))
    assert isinstance(choose_as_child(board, Child.NINE, Limit(0, game_seed=knows)), Sum)


@pytest.mark.parametrize("child", Child)
@pytest.mark.parametrize(("game", "least"), [(FORMULA, 3), (DIGIFEUD, 14)])
def test_the_chance_of_a_child_is_how_often_it_finds_a_play(
    child: Child, game: str, least: int
) -> None:
    cards = table("7x8=56", "36794", "5", stock="1").view(0)
    board = view_of("F7> 3+4=7", digits="85621", operators="x+-")
    view: View = cards if game == FORMULA else board
    worth = {each.play: each.worth for each in KINDS[game].calculations(view)}
    limits = (Limit(0, seed=seed, game_seed=seed) for seed in range(400))
    found = sum(worth.get(choose_as_child(view, child, limit), 0) >= least for limit in limits)
    chance = chance_of(view, child, least)
    assert 0.05 < chance < 0.95
    assert found / 400 == pytest.approx(chance, abs=0.08)
    assert chance_of(view, child, 99) == 0


def test_nobody_finds_a_play_where_there_is_none() -> None:
    cards = table("7x8=56", "000", "5", stock="1").view(0)
    board = view_of("F7> 3+4=7", digits="", operators="")
    assert chance_of(board, Child.NINE, 1) == 0
    assert chance_of(cards, Child.NINE, 4) == 0


def test_a_contest_with_a_child_is_read_as_it_was_written() -> None:
    contest = read_arguments(
        ["--game", "formula", "--a", "seven", "--b", "beginner", "--games", "2"]
    ).contest
    assert contest.a == Side(Child.SEVEN)
    assert read_contest(contest.described()) == contest


def test_a_contest_of_a_first_game_is_read_as_it_was_written() -> None:
    arguments = ["--game", "formula", "--a", "seven", "--b", "beginner", "--games", "2"]
    contest = read_arguments([*arguments, "--hold-back-b"]).contest
    assert contest.b == Side(Level.BEGINNER, holds_back=True)
    assert read_contest(contest.described()) == contest
    assert contest.described() != read_arguments(arguments).contest.described()


@pytest.mark.parametrize("name", KINDS)
def test_in_a_first_game_the_level_wins_less(name: str) -> None:
    options = KINDS[name].ready_made[ReadyMade.SIX].options
    won = []
    for holds_back in (False, True):
        beginner = Side(Level.BEGINNER, holds_back=holds_back)
        contest = Contest(options, Side(Child.SEVEN), beginner)
        won.append(sum(game.win for number in range(20) for game in play_set(contest, number)))
    usual, first = won
    assert first > 30
    assert first > usual


def test_children_are_no_levels() -> None:
    assert not {*Child} & {*Level}


def test_each_row_of_the_bench_has_the_ready_made_settings_of_its_age(bench: ModuleType) -> None:
    for row in bench.ROWS:
        contest = read_arguments(row.arguments.split()).contest
        ready_made = contest.kind.ready_made[row.ready_made]
        assert kind_of(contest.options).normalized(contest.options) == ready_made.options


@pytest.mark.parametrize(
    ("better", "worse"),
    [(Level.EASY, Level.BEGINNER), (Level.NORMAL, Level.EASY), (Child.NINE, Child.SEVEN)],
)
def test_the_better_wins_more(better: Level | Child, worse: Level | Child) -> None:
    for name in KINDS:
        contest = Contest(KINDS[name].usual_options(), Side(better), Side(worse))
        games = [game for number in range(15) for game in play_set(contest, number)]
        assert sum(game.win for game in games) > 0.6 * len(games)
