"""The turns of one's own game in which most was missed become exercises."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from formula_desktop.engine.protocol import judging_limit
from formula_desktop.judgement import LARGE
from formula_desktop.kinds.kind import Play, Position, State
from formula_desktop.kinds.registry import kind_of
from formula_desktop.limit import AT_ONCE, Limit
from formula_desktop.players import Level
from formula_desktop.practise.exercise import SEAT, Task
from formula_desktop.practise.own_games import (
    MOST,
    MOST_JUDGED,
    better_play,
    better_plays,
    missed_worth,
    mistakes,
)
from formula_desktop.practise.registry import game_of
from formula_desktop.practise.trying import shown, why_not
from formula_desktop.practise.written import read, written
from tests.helpers.digifeud.ended_games import AT, passed, played, stopped
from tests.helpers.digifeud.random_games import random_game
from tests.helpers.formula.random_matches import random_match


def games() -> Iterator[State]:
    for seed in range(5):
        yield random_game(seed, 12)
        yield random_match(Random(seed), 40)


def turns_of(state: State, seat: int) -> list[tuple[Position, Play]]:
    return [
        (before, turn.play)
        for each in kind_of(state).rounds(state)
        for before, turn in zip(each.positions, each.turns, strict=False)
        if before.to_move == seat and str(turn.play) not in ("resign", "timeout")
    ]


def test_they_ask_for_more_than_was_laid_where_most_was_missed() -> None:
    found = 0
    for state in games():
        kind = kind_of(state)
        for seat in range(len(state.players)):
            made = better_plays(state, seat)
            missed = sorted((missed_worth(*turn) for turn in turns_of(state, seat)), reverse=True)
            assert len(made) == min(MOST, sum(each > 0 for each in missed))
            lost = []
            for exercise in made:
                assert exercise.task is Task.BETTER
                assert read(written(exercise)) == exercise
                best = kind.best(exercise.position.view(SEAT))
                assert why_not(exercise, best) is None
                answer = shown(exercise)
                assert answer is not None
                assert why_not(exercise, answer) is None
                lost.append(kind.worth(exercise.position, best) - exercise.goal + 1)
            assert sorted(lost, reverse=True) == missed[: len(made)]
            found += len(made)
    assert found > 40


def test_a_turn_with_a_hint_is_no_mistake() -> None:
    """Turns are numbered over the whole game, so in a match also those of later rounds."""
    found = 0
    for state in games():
        every = range(sum(len(each.turns) for each in kind_of(state).rounds(state)))
        (made,) = next(mistakes(state, (0,), lambda _: AT_ONCE))
        assert next(mistakes(state, (0,), lambda _: AT_ONCE, every)) == ((),)
        without_hint = {
            exercise
            for at in every
            for exercise in next(mistakes(state, (0,), lambda _: AT_ONCE, {*every} - {at}))[0]
        }
        assert {*made} <= without_hint
        found += len(made)
    assert found > 10


def test_the_play_that_was_made_is_not_enough() -> None:
    state = random_game(3, 12)
    for before, play in turns_of(state, 0):
        for exercise in better_plays(state, 0):
            if game_of(exercise).normal(before) == exercise.position:
                refusal = why_not(exercise, play)
                assert refusal is not None
                assert refusal.values.get("goal", exercise.goal) == exercise.goal


def test_who_earned_much_is_not_asked_for_a_little_more() -> None:
    """Less than ten points more count only if they are a fifth of what was earned."""
    large = small = 0
    for seed in range(5):
        state = random_game(seed, 12)
        kind = kind_of(state)
        for before, play in turns_of(state, 0):
            made, best = (kind.worth(before, each) for each in (play, kind.best(before.view(0))))
            is_clear = best - made >= 10 or 5 * (best - made) >= made
            assert missed_worth(before, play) == (best - made if is_clear else 0)
            large += is_clear
            small += not is_clear
    assert large > 5
    assert small > 0


def test_what_counts_as_missed_can_be_anything() -> None:
    state = random_game(3, 12)
    turns = turns_of(state, 0)
    last = turns[-1][0]

    def missed(before: Position, play: Play) -> float:
        return float(before == last)

    made = better_plays(state, 0, missed, most=1)
    assert [each.position for each in made] == [game_of(each).normal(last) for each in made]
    assert better_plays(state, 0, lambda before, play: 0.0) == ()


def test_a_mistake_in_digifeud_has_lost_some_of_the_chance_to_win() -> None:
    """Points that are left lying for good reasons are no mistake; without time they decide."""
    state: State = played(1, turns=0)
    kind = kind_of(state)
    while state.position.to_move is not None:
        view = state.position.view(state.position.to_move)
        state = kind.after(state, kind.choose(view, Level.HARD, AT_ONCE), AT)
    fine = 0
    first, *_, last = mistakes(state, (0, 1), judging_limit)
    for seat, found in enumerate(last):
        by_points = better_plays(state, seat, most=MOST_JUDGED)
        assert {*found} <= {*by_points}
        assert len(found) < len(by_points)
        for before, play in turns_of(state, seat):
            exercise = better_play(before, play)
            if exercise in by_points and exercise not in found:
                limit = Limit(kind.iterations[Level.MASTER], seed=99)
                assert kind.judge(before.view(seat), play, limit).lost < LARGE
                fine += 1
        assert first[seat] == better_plays(state, seat)
    assert fine > 2


def test_a_mistake_in_formula_is_what_could_have_been_laid() -> None:
    for seed in range(5):
        match = random_match(Random(seed), 40)
        seats = range(len(match.players))
        (found,) = mistakes(match, seats, judging_limit)
        assert found == tuple(better_plays(match, seat) for seat in seats)


def test_to_stop_misses_nothing() -> None:
    made = {}
    for make in (passed, stopped):
        found = next(mistakes(make(), (0, 1), lambda view: AT_ONCE))
        made[make] = [len(exercises) for exercises in found]
    assert sum(made[passed]) > sum(made[stopped])
    before = stopped().back_to(6)
    found = next(mistakes(before, (0, 1), lambda view: AT_ONCE))
    assert made[stopped] == [len(exercises) for exercises in found]
