"""What a level doesn't know it misses in every turn, and what it lays earns little."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from formula_desktop.digifeud.game import new_bags
from formula_desktop.digifeud.legal import LegalPlays, best_play
from formula_desktop.digifeud.options import Options
from formula_desktop.digifeud.play import Play, Sum
from formula_desktop.digifeud.player import young
from formula_desktop.digifeud.player.computer import choose
from formula_desktop.digifeud.position import deal
from formula_desktop.digifeud.squares import SIZE
from formula_desktop.digifeud.tiles import ADD_SUBTRACT_MULTIPLY
from formula_desktop.digifeud.view import View
from formula_desktop.facts import LEARNED, Knowledge, fact_of
from formula_desktop.limit import Limit
from formula_desktop.players import Level
from tests.helpers.digifeud.tables import view_of

SMALL = Options(operators=ADD_SUBTRACT_MULTIPLY, max_operations=1, largest_number=50, chains=False)


def turns_of(level: Level, game_seed: int) -> Iterator[tuple[View, Sum]]:
    """The sums of a level against itself, each with what its seat saw."""
    options = Options(max_operations=1)
    position = deal(options, 0, *new_bags(options, Random(game_seed)))
    while (seat := position.to_move) is not None:
        view = position.view(seat)
        play = choose(view, level, Limit(0, seed=len(position.board.sums), game_seed=game_seed))
        if isinstance(play, Sum):
            yield view, play
        position = position.after(play)


def knows(knowledge: Knowledge, play: Sum) -> bool:
    left, right, _ = play.values
    return knowledge.has(fact_of(left, play.operators[0], right))


@pytest.mark.parametrize("level", LEARNED)
def test_a_gap_is_never_laid_while_something_else_is_known(level: Level) -> None:
    missed = 0
    for game_seed in range(6):
        for view, play in turns_of(level, game_seed):
            knowledge = Knowledge(LEARNED[level], game_seed, view.seat)
            thinks_of = [
                each
                for each in LegalPlays(view)
                if level is Level.EASY or each.operators[0] in young.BEGINNER.operators
            ]
            known = [each for each in thinks_of if knows(knowledge, each)]
            assert play in known or not known
            missed += len(thinks_of) - len(known)
    assert missed > 100, "there was much to miss"


def test_a_fact_is_known_in_one_game_and_not_in_another() -> None:
    view = view_of("F7> 3+4=7", digits="11234468", operators="xxx")
    said = {
        game: {
            str(choose(view, Level.EASY, Limit(0, seed=seed, game_seed=game))) for seed in range(9)
        }
        for game in range(20)
    }
    assert len(set(map(frozenset, said.values()))) > 3


def test_beginner_and_easy_leave_the_best_to_be_found() -> None:
    view = view_of("F7> 3+4=7", digits="12345678", operators="+-x", options=SMALL)
    best = best_play(view)
    assert best is not None
    for level in LEARNED:
        points = [
            next(
                each.points
                for each in LegalPlays(view).found
                if each.play == choose(view, level, Limit(0, seed=seed, game_seed=seed))
            )
            for seed in range(12)
        ]
        assert sum(each < best.points for each in points) > 8


@pytest.mark.parametrize("level", LEARNED)
def test_in_a_first_game_the_best_that_is_found_is_not_laid(level: Level) -> None:
    view = view_of("F7> 3+4=7", digits="12345678", operators="+-x", options=SMALL)
    points: dict[Play, int] = {each.play: each.points for each in LegalPlays(view).found}
    lower = 0
    for seed in range(12):
        limit = Limit(0, seed=seed, game_seed=seed)
        usual = points[choose(view, level, limit)]
        first = points[choose(view, level, limit._replace(holds_back=True))]
        assert first <= usual
        lower += first < usual
    assert lower > 8


@pytest.mark.parametrize("sight", [young.BEGINNER, young.EASY])
def test_a_dear_sum_or_a_blank_is_laid_only_when_nothing_else_is_known(sight: young.Sight) -> None:
    level = Level.BEGINNER if sight is young.BEGINNER else Level.EASY
    left_out = 0
    for game_seed in range(6):
        for view, play in turns_of(level, game_seed):
            knowledge = Knowledge(sight.learned, game_seed, view.seat)
            known = [
                each
                for each in LegalPlays(view).found
                if each.play.operators[0] in sight.operators and knows(knowledge, each.play)
            ]
            spare = [each for each in known if not each.blanks]
            modest = [each for each in spare if each.points <= sight.aim]
            left_out += len(known) - len(modest) if modest else 0
            assert play in [each.play for each in modest or spare or known] or not known
    assert left_out > 100, "there was much to leave"


def test_the_levels_for_children_lay_nothing_beside_other_tiles_if_they_can() -> None:
    """A 1 from above may not come before 9-2=7, as it would look like 19-2=7."""
    board = "E7> 9-2=7", "G7v (2)+4=6", "B11> 9+7=1(6)"
    view = view_of(*board, digits="11234567", operators="++-", options=SMALL)
    seeds = range(40)
    for sight in (young.BEGINNER, young.EASY):
        for seed in seeds:
            play = young.choose(view, sight, Limit(0, seed=seed, game_seed=seed))
            assert isinstance(play, Sum)
            assert not touches(view, play), play


def touches(view: View, laid: Sum) -> bool:
    """Whether a tile put down is beside one that is not in the sum's line."""
    tiles, line = view.board.tiles, laid.squares or ()
    for place in laid.put_down:
        row, column = divmod(place.square, SIZE)
        around = ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
        inside = (SIZE * y + x for y, x in around if 0 <= y < SIZE and 0 <= x < SIZE)
        if any(tiles[each] and each not in line for each in inside):
            return True
    return False


@pytest.mark.parametrize("largest", [SMALL.largest_number, None])
def test_normal_overlooks_sums(largest: int | None) -> None:
    """It plays the best of the seven that it finds."""
    options = replace(SMALL, largest_number=largest)
    view = view_of("F7> 3+4=7", digits="12345678", operators="+-x", options=options)
    points: dict[Play, int] = {each.play: each.points for each in LegalPlays(view).found}
    laid = [choose(view, Level.NORMAL, Limit(0, seed=seed)) for seed in range(60)]
    assert len({*laid}) > 5
    ranks = [sum(each > points[play] for each in points.values()) for play in laid]
    assert sum(ranks) / len(laid) < len(points) / 4, "the best of seven is in the first eighth"
    assert max(ranks) > 0
