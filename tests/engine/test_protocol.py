"""What the computer player's process is asked and answers: what a seat sees, and nothing else."""

from __future__ import annotations

import json
from collections.abc import Callable
from copy import copy
from dataclasses import fields, replace
from datetime import timedelta
from random import Random
from typing import Any

import pytest

from formula_desktop.digifeud.legal import best_plays
from formula_desktop.digifeud.play import Sum
from formula_desktop.digifeud.position import Position as BoardPosition
from formula_desktop.digifeud.view import View as BoardView
from formula_desktop.engine import protocol as thinking
from formula_desktop.engine.protocol import (
    answer,
    best,
    choose,
    hinted,
    judge,
    judging_limit,
    limit_for,
    question,
    read_answer,
    read_question,
    seed_of,
    seed_of_game,
    sound_hint,
)
from formula_desktop.formula.legal import LegalPlays
from formula_desktop.formula.play import Formula, read_play
from formula_desktop.formula.position import Position as CardPosition
from formula_desktop.formula.view import View as CardView
from formula_desktop.judgement import Judgement, Size, Why
from formula_desktop.kinds.kind import Play, State, View
from formula_desktop.kinds.registry import kind_of, read_game, write_game
from formula_desktop.limit import AT_ONCE, Limit
from formula_desktop.players import STRONG, Level
from formula_desktop.store.settings.settings import Settings
from tests.helpers.digifeud.random_games import random_game, with_hidden_changed
from tests.helpers.each import each_of
from tests.helpers.formula.random_matches import random_match
from tests.helpers.formula.tables import table

SECONDS = Settings.master_seconds.default

SEEDS = range(9)


def card_position(seed: int) -> CardPosition:
    """A position of Formula in which somebody is to move."""
    positions = random_match(seed).round.positions
    return [each for each in positions if each.to_move is not None][-1]


def board_position(seed: int) -> BoardPosition:
    """A position of Digifeud in which somebody is to move."""
    positions = random_game(seed, 3 * (seed % 5)).positions
    return [each for each in positions if each.to_move is not None][-1]


def view_of(position: CardPosition | BoardPosition) -> View:
    assert position.to_move is not None
    return position.view(position.to_move)


@pytest.fixture
def arrived(monkeypatch: pytest.MonkeyPatch) -> list[tuple[View, Level, Limit]]:
    """What the other process is asked."""
    arrived: list[tuple[View, Level, Limit]] = []

    def listen(view: View, level: Level, limit: Limit) -> Play:
        arrived.append((view, level, limit))
        return choose(view, level, limit)

    monkeypatch.setattr(thinking, "choose", listen)
    return arrived


def answered(line: str, tell: Callable[[str], None] | None = None) -> str:
    """The line that comes back."""
    return answer(read_question(line.encode()), tell)


def asked(view: View) -> Play:
    """The play that comes back."""
    line = question(7, view, Level.NORMAL, AT_ONCE)
    assert "\n" not in line
    there = answered(line)
    assert "\n" not in there
    play = read_answer(there.encode(), 7, view)
    assert not isinstance(play, float)
    return play


def normal(view: View) -> Play:
    return choose(view, Level.NORMAL, AT_ONCE)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_question_of_formula_and_its_answer(
    seed: int, arrived: list[tuple[View, Level, Limit]]
) -> None:
    view = view_of(card_position(seed))
    assert asked(view) == normal(view)
    assert arrived[0][0] == view


@pytest.mark.parametrize("seed", SEEDS)
def test_a_question_of_digifeud_and_its_answer(
    seed: int, arrived: list[tuple[View, Level, Limit]]
) -> None:
    view = view_of(board_position(seed))
    assert asked(view) == normal(view)
    assert arrived[0][0] == view


@pytest.mark.parametrize("level", Level)
def test_level_and_effort_are_asked_with(
    level: Level, arrived: list[tuple[View, Level, Limit]]
) -> None:
    for view in (view_of(card_position(1)), view_of(board_position(1))):
        limit = Limit(12, seconds=0.25, seed=987, game_seed=654, holds_back=True)
        answered(question(1, view, level, limit))
        _, its_level, arrived_limit = arrived[-1]
        assert its_level is level
        assert arrived_limit._replace(progress=None) == limit


def test_progress_is_told_in_lines_before_the_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    view = view_of(board_position(1))
    wanted = normal(view)

    def think(view: View, level: Level, limit: Limit) -> Play:
        assert limit.progress is not None
        limit.progress(0.25)
        limit.progress(0.5)
        return wanted

    monkeypatch.setattr(thinking, "choose", think)
    lines: list[str] = []
    lines.append(answered(question(7, view, Level.MASTER, AT_ONCE), lines.append))
    assert [read_answer(line.encode(), 7, view) for line in lines] == [0.25, 0.5, wanted]


def test_only_the_masters_turn_is_limited_by_the_clock() -> None:
    view = view_of(card_position(1))
    for level in Level:
        limit = limit_for(view, level, SECONDS)
        assert limit.seconds == (SECONDS if level is Level.MASTER else None)
        assert limit.seed == seed_of(view)


def test_the_seed_comes_of_what_the_seat_sees() -> None:
    views = [view_of(each(seed)) for each in (card_position, board_position) for seed in SEEDS]
    assert len({seed_of(view) for view in views}) == len(views)
    assert seed_of(views[0]) == seed_of(copy(views[0]))


@each_of(SEEDS)
def test_the_seed_of_a_game_stays_while_it_is_played_and_in_its_file(seed: int) -> None:
    states: list[State] = [random_match(seed), random_game(seed)]
    seeds = [seed_of_game(state) for state in states]
    for state, its_seed in zip(states, seeds, strict=True):
        kind = kind_of(state)
        assert seed_of_game(kind.at(state, 0, 1)) == its_seed
        assert seed_of_game(read_game(write_game(state))) == its_seed
        other = replace(state, started=state.started + timedelta(seconds=1))
        assert seed_of_game(other) != its_seed


def test_sums_formulas_and_other_turns_are_among_the_answers() -> None:
    boards = {type(normal(view_of(board_position(seed)))) for seed in SEEDS}
    cards = {type(normal(view_of(card_position(seed)))) for seed in SEEDS}
    assert Sum in boards
    assert Formula in cards
    assert len(cards) == 2


def asked_of(view: View) -> str:
    """All that the other process learns of a turn of the strongest level."""
    return question(1, view, Level.MASTER, limit_for(view, Level.MASTER, SECONDS))


@each_of(SEEDS)
def test_nothing_hidden_is_asked_in_digifeud(seed: int) -> None:
    position, random = board_position(seed), Random(seed)
    seat = position.to_move
    assert seat is not None
    said = {asked_of(with_hidden_changed(position, seat, random).view(seat)) for _ in range(5)}
    assert said == {asked_of(position.view(seat))}
    others = [with_hidden_changed(position, seat, random) for _ in range(5)]
    hidden = {(other.racks[1 - seat], other.bag_digits) for other in others}
    assert len(hidden) > 1 or not position.bag_digits  # there is something to hide


@each_of(SEEDS)
def test_nothing_hidden_is_asked_in_formula(seed: int) -> None:
    position, random = card_position(seed), Random(seed)
    position = replace(position, options=replace(position.options, open_cards=False))
    seat = position.to_move
    assert seat is not None
    others = [with_others_changed(position, seat, random) for _ in range(5)]
    assert len({other.hands for other in others}) > 1
    assert {asked_of(other.view(seat)) for other in others} == {asked_of(position.view(seat))}


@each_of(Level, [1, 4, 7])
def test_no_level_plays_otherwise_when_what_it_does_not_see_is_changed(
    level: Level, seed: int
) -> None:
    random = Random(seed)
    board, cards = board_position(seed), card_position(seed)
    cards = replace(cards, options=replace(cards.options, open_cards=False))
    changes: list[tuple[Any, Callable[[Any, int, Random], Any]]] = [
        (board, with_hidden_changed),
        (cards, with_others_changed),
    ]
    for position, changed in changes:
        seat = position.to_move
        assert seat is not None
        others = [changed(position, seat, random) for _ in range(3)]
        assert any(other != position for other in others), "there is something to hide"
        limit = Limit(3, seed=5)
        asked = {question(1, each.view(seat), level, limit) for each in (position, *others)}
        assert len({answered(line) for line in asked}) == len(asked) == 1
        (line,) = asked
        assert answered(line) == answered(line)


@each_of(Level, SEEDS)
def test_every_level_has_an_answer_without_thinking(level: Level, seed: int) -> None:
    """When its process dies the window answers, and must not wait."""
    for view in (view_of(board_position(seed)), view_of(card_position(seed))):
        line = answered(question(1, view, level, Limit(0, seed=seed)))
        read_answer(line.encode(), 1, view)  # else it would raise: the rules don't allow it


def test_open_cards_are_asked_with() -> None:
    position = card_position(1)
    position = replace(position, options=replace(position.options, open_cards=True))
    seat = position.to_move
    assert seat is not None
    said = json.loads(asked_of(position.view(seat)))
    assert said["view"]["hands"] == list(position.hands)


def with_others_changed(position: CardPosition, seat: int, random: Random) -> CardPosition:
    """The same position for this seat, with everything it does not see dealt again."""
    hidden = list("".join(hand for at, hand in enumerate(position.hands) if at != seat))
    hidden += position.stock
    random.shuffle(hidden)
    hands = []
    for at, hand in enumerate(position.hands):
        if at == seat:
            hands.append(hand)
        else:
            hands.append("".join(sorted(hidden[: len(hand)])))
            del hidden[: len(hand)]
    return replace(position, hands=tuple(hands), stock="".join(hidden))


def test_what_a_seat_sees_has_no_other_fields() -> None:
    """For each new field, decide here whether the seat may know it and whether it is sent."""
    assert {field.name for field in fields(BoardView)} == {
        *("options", "seat", "to_move", "board", "rack", "earned", "passes"),
        "other_rack",  # only if both racks lie open
    }
    assert {field.name for field in fields(CardView)} == {
        *("options", "seat", "to_move", "hand", "hands", "hand_sizes", "stock_size", "covered"),
        *("left", "operator", "right", "answer", "zero_rule", "out", "passes", "earned", "totals"),
    }


@each_of(Level, SEEDS)
def test_a_hint_against_a_level_can_be_asked_for_instead(level: Level, seed: int) -> None:
    views: tuple[View, ...] = (view_of(card_position(seed)), view_of(board_position(seed)))
    for view in views:
        line = question(3, view, level, AT_ONCE, is_hint=True)
        assert read_answer(answered(line).encode(), 3, view) == hinted(view, level)


@each_of(SEEDS)
def test_the_best_play_can_be_asked_for_instead(seed: int) -> None:
    positions: tuple[Any, ...] = (card_position(seed), board_position(seed))
    for position in positions:
        view = view_of(position)
        line = question(3, view, None, AT_ONCE)
        assert read_answer(answered(line).encode(), 3, view) == best(view)
        assert position.points(best(view)) >= position.points(normal(view)) or not (
            getattr(position.options, "for_points", True)
        )


@each_of([Level.NORMAL, Level.HARD], SEEDS)
def test_a_hint_is_nothing_that_looking_back_calls_a_loss(level: Level, seed: int) -> None:
    view = view_of(card_position(seed))
    limit = Limit(12, seed=seed)
    play = sound_hint(view, level, limit)
    judgement = judge(view, play, limit)
    lays_nothing = not isinstance(judgement.best, Formula)
    assert judgement.size is Size.FINE or (level is Level.NORMAL and lays_nothing)
    assert sound_hint(view, level, AT_ONCE) == hinted(view, level), "without time"


def judging(*losses: tuple[str, float]) -> Any:
    """What judges so: the first play is best, and each loses this much of the chance."""
    best, lost = losses[0][0], dict(losses)

    def judge(view: CardView, play: Play, limit: Limit) -> Judgement[Play]:
        loss = lost.get(str(play), 0.5)
        why = Why(0, 0, 0, misses_out=False) if loss else None
        return Judgement(read_play(best), 0.8, 0.8 - loss, 0.0, why)

    return judge


@pytest.mark.parametrize(
    ("judge", "hint"),
    [
        (judging(("(2)+3=5", 0.0)), "(2)+3=5"),
        (judging(("90+(4)=94", 0.0), ("draw", 0.0)), None),
        (judging(("draw", 0.0)), None),
    ],
)
def test_in_place_of_a_loss_it_is_what_suits_and_is_laid(
    monkeypatch: pytest.MonkeyPatch, judge: Any, hint: str | None
) -> None:
    """What is too hard for a person against this level is no hint, even if it is better."""
    view = table("2+4=6", "1234590", "77", stock="1").view(0)
    monkeypatch.setattr(thinking, "judge", judge)
    play = sound_hint(view, Level.BEGINNER, Limit(1))
    assert str(play) == (hint or str(hinted(view, Level.BEGINNER)))
    best = judge(view, play, AT_ONCE).best
    for other in (Level.NORMAL, *STRONG):
        play = sound_hint(view, other, Limit(1))
        lays = isinstance(best, Formula) or other in STRONG
        assert play == (best if lays else hinted(view, other))


@each_of([Level.BEGINNER, Level.EASY, Level.NORMAL], SEEDS)
def test_only_against_strong_levels_a_hint_is_to_lay_nothing_though_something_fits(
    level: Level, seed: int
) -> None:
    card, board = view_of(card_position(seed)), view_of(board_position(seed))
    limit = Limit(12, seed=seed)
    assert isinstance(card, CardView)
    assert isinstance(board, BoardView)
    assert isinstance(sound_hint(card, level, limit), Formula) == bool(LegalPlays(card))
    assert isinstance(sound_hint(board, level, limit), Sum) == bool(best_plays(board, 1))


def test_the_first_formula_of_a_round_is_hinted_where_it_can_be_laid() -> None:
    """A child of seven was told to take a card, with 3 _ 2 on the table and the 1 in the hand."""
    view = table("3_2", "0122377", "1234567", stock="1").view(0)
    play = sound_hint(view, Level.NORMAL, judging_limit(view))
    assert str(play) == str(hinted(view, Level.NORMAL))
    assert isinstance(play, Formula)


def test_against_easy_no_hint_has_several_signs(monkeypatch: pytest.MonkeyPatch) -> None:
    view = view_of(board_position(6))
    assert isinstance(view, BoardView)
    longer = next(each for each in best_plays(view, 10_000) if len(each.play.operators) > 1).play

    def judge(view: BoardView, play: Play, limit: Limit) -> Judgement[Play]:
        loss = 0.0 if play == longer else 0.5
        why = Why(0, 0, 0, misses_out=False) if loss else None
        return Judgement(longer, 0.8, 0.8 - loss, 0.0, why)

    monkeypatch.setattr(thinking, "judge", judge)
    assert sound_hint(view, Level.NORMAL, Limit(1)) == longer
    play = sound_hint(view, Level.EASY, Limit(1))
    assert play == hinted(view, Level.EASY)
    assert isinstance(play, Sum)
    assert len(play.operators) == 1
