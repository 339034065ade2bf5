"""Turns are judged by the chance to win: the best loses nothing, and the figures tell the truth."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from formula_desktop.digifeud.legal import LegalPlays, best_play
from formula_desktop.digifeud.options import Options
from formula_desktop.digifeud.play import Action, Play, Sum
from formula_desktop.digifeud.player import judging
from formula_desktop.digifeud.player.judging import judge
from formula_desktop.digifeud.player.master import FEW_DIGITS, choose_as_master
from formula_desktop.digifeud.player.values import values_of
from formula_desktop.digifeud.position import Ending, Position
from formula_desktop.digifeud.tiles import left_over
from formula_desktop.judgement import Size
from formula_desktop.limit import Limit
from formula_desktop.notation import without
from tests.helpers.digifeud.ended_games import played
from tests.helpers.digifeud.random_games import random_game, random_sum

LIMIT = Limit(3, seed=5)


def positions(number: int) -> Iterator[Position]:
    """Positions of random games, from the opening to the end."""
    for seed in range(number):
        played = [each for each in random_game(seed).positions if not each.is_over]
        yield Random(seed).choice(played)


def test_the_best_play_loses_nothing() -> None:
    for position in positions(5):
        assert position.to_move is not None
        view = position.view(position.to_move)
        best = choose_as_master(view, LIMIT)
        judgement = judge(view, best, LIMIT)
        assert judgement.best == best
        assert judgement.chance == judgement.made
        assert judgement.size is Size.FINE
        assert judgement.why is None


def test_the_same_seed_gives_the_same_figures() -> None:
    for position in positions(3):
        assert position.to_move is not None
        view = position.view(position.to_move)
        play = random_sum(position, Random(1)) or Action.PASS
        assert judge(view, play, LIMIT) == judge(view, play, LIMIT)


def test_every_legal_sum_can_be_judged() -> None:
    judged = 0
    for position in positions(5):
        assert position.to_move is not None
        view = position.view(position.to_move)
        plays = [found.play for found in LegalPlays(view).found]
        for play in Random(2).sample(plays, min(3, len(plays))):
            judgement = judge(view, play, Limit(1))
            assert 0 <= judgement.made <= judgement.chance <= 1
            judged += 1
    assert judged > 8


def missed_outs() -> Iterator[tuple[Position, Sum]]:
    """Positions in which a sum that goes out just wins, and another pass loses."""
    for seed in range(80):
        game = random_game(seed)
        before, last = game.positions[-2], game.turns[-1].play
        if game.position.ending is not Ending.OUT or not isinstance(last, Sum):
            continue
        seat = before.to_move
        assert seat is not None
        theirs = left_over(before.racks[1 - seat].digits)
        lead = 1 - before.points(last) - 2 * theirs
        if lead + theirs - before.racks[seat].left_over < 0:
            mine = (max(0, lead), max(0, -lead))
            earned = mine if seat == 0 else mine[::-1]
            passes = (1, 0) if seat == 0 else (0, 1)
            yield replace(before, earned=earned, passes=passes), last


def test_to_miss_going_out_is_a_large_loss() -> None:
    found = 0
    for position, last in missed_outs():
        seat = position.to_move
        assert seat is not None
        judgement = judge(position.view(seat), Action.PASS, LIMIT)
        assert judgement.size is Size.LARGE
        assert judgement.chance == 1
        assert judgement.made == 0
        assert judgement.why is not None
        is_out = position.after_legal(judgement.best).ending is Ending.OUT
        assert judgement.why.misses_out is is_out
        found += judgement.best == last
    assert found >= 3


def test_a_play_that_was_searched_to_the_end_is_compared_with_none_that_was_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Searched to the end a game is won, lost or a tie; else something lies between."""
    monkeypatch.setattr(judging, "is_certain", lambda _: True)  # as if the order of signs was known
    found = set()
    for seed, iterations in ((1, 4), (1, 8), (5, 4)):
        position = played(seed, options=Options(open_racks=True)).positions[10]
        assert position.to_move is not None
        view = position.view(position.to_move)
        assert len(view.rack.digits) + len(view.unseen_digits) > FEW_DIGITS
        assert not view.bag_digits
        sums = [each.play for each in LegalPlays(view).found]
        plays: list[Play] = [*Random(1).sample(sums, 2), Action.PASS]
        for play in plays:
            judgement = judge(view, play, Limit(iterations, seed=5))
            if judgement.why is not None:
                ends = [each in (0, 0.5, 1) for each in (judgement.chance, judgement.made)]
                assert ends[0] == ends[1], (seed, iterations, play)
                found.add(ends[0])
    assert found == {True, False}


def test_the_figures_hold_by_the_rules() -> None:
    found = 0
    for seed in range(50):
        game = random_game(seed, seed % 12)
        if game.is_over or not game.options.open_racks:
            continue
        position = game.position
        seat = position.to_move
        assert seat is not None
        play = random_sum(position, Random(seed)) or Action.PASS
        judgement = judge(position.view(seat), play, LIMIT)
        if judgement.why is None:
            continue
        best, why = judgement.best, judgement.why
        assert why.earned == position.points(best) - position.points(play)
        assert why.left_open == answer_to(position, play) - answer_to(position, best)
        assert why.kept == round(kept(position, best) - kept(position, play))
        assert why.misses_out == (is_out(position, best) and not is_out(position, play))
        found += 1
    assert found > 7


def answer_to(position: Position, play: Play) -> int:
    """The points of the opponent's best answer to a play."""
    after = position.after_legal(play)
    found = None if after.to_move is None else best_play(after.view(after.to_move))
    return found.points if found else 0


def kept(position: Position, play: Play) -> float:
    """The worth of what stays on the rack."""
    assert position.to_move is not None
    rack = position.racks[position.to_move]
    prices = values_of(position.options).at(len(position.bag_digits))
    laid = (play.digits, play.operator_tiles) if isinstance(play, Sum) else ("", "")
    digits, operators = without(rack.digits, laid[0]), without(rack.operators, laid[1])
    assert digits is not None
    assert operators is not None
    return prices.of(digits) + prices.of_operators(operators)


def is_out(position: Position, play: Play) -> bool:
    return position.after_legal(play).ending is Ending.OUT
