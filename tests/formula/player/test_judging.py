"""Turns are judged by the chance to win: the best loses nothing, and the figures tell the truth."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from formula_desktop.formula.cards import cost_in_hand
from formula_desktop.formula.legal import LegalPlays
from formula_desktop.formula.play import Action, Formula, Play
from formula_desktop.formula.player.judging import judge
from formula_desktop.formula.player.playout import pile_in
from formula_desktop.formula.player.simulation import choose_by_simulation
from formula_desktop.formula.player.values import values_for
from formula_desktop.formula.position import Position, points_of
from formula_desktop.judgement import Size
from formula_desktop.limit import Limit
from formula_desktop.notation import without
from tests.helpers.formula.random_matches import random_match
from tests.helpers.formula.tables import table

LIMIT = Limit(40, seed=5)


def positions(number: int) -> Iterator[Position]:
    """Positions of random matches."""
    for seed in range(number):
        played = random_match(seed).round.positions
        yield Random(seed).choice([each for each in played if not each.is_over])


def test_the_best_play_loses_nothing() -> None:
    for position in positions(6):
        assert position.to_move is not None
        view = position.view(position.to_move)
        play = choose_by_simulation(view, LIMIT)
        judgement = judge(view, play, LIMIT)
        assert judgement.best == play
        assert judgement.chance == judgement.made
        assert judgement.size is Size.FINE
        assert judgement.why is None


def test_the_same_seed_gives_the_same_figures() -> None:
    for position in positions(6):
        assert position.to_move is not None
        view = position.view(position.to_move)
        play = position.may[0]
        judgement = judge(view, play, LIMIT)
        assert judgement == judge(view, play, LIMIT)
        assert 0 <= judgement.made <= judgement.chance <= 1


def test_to_miss_going_out_is_a_large_loss() -> None:
    position = table("2+4=6", "24", "6", stock="0123456789")
    judgement = judge(position.view(0), Action.DRAW, LIMIT)
    assert judgement.size is Size.LARGE
    assert judgement.chance == 1
    assert judgement.why is not None
    assert judgement.why.misses_out
    assert position.after(judgement.best).out == (0,)


def test_the_figures_hold_by_the_rules() -> None:
    found = 0
    for seed in range(60):
        played = [each for each in random_match(seed).round.positions if not each.is_over]
        position = Random(seed).choice(played)
        options = position.options
        assert position.to_move is not None
        view = position.view(position.to_move)
        made = position.may[0]
        if not options.open_cards or options.multiples_of_five or position.refill_needed(made):
            continue
        judgement = judge(view, made, LIMIT)
        if judgement.why is None:
            continue
        better, why = judgement.best, judgement.why
        if options.for_points:
            assert why.earned == points_of(better, options) - points_of(made, options)
        else:
            assert why.earned == laid(better) - laid(made)
        assert why.left_open == out_after(position, made) - out_after(position, better)
        assert why.kept == kept(position, better) - kept(position, made)
        assert why.misses_out == (is_out(position, better) and not is_out(position, made))
        found += 1
    assert found > 4


def laid(play: Play) -> int:
    return len(play.new_pieces) if isinstance(play, Formula) else 0


def out_after(position: Position, play: Play) -> int:
    """100 if the next player can go out, else 0."""
    after = position.after(play)
    if after.to_move is None:
        return 0
    view = after.view(after.to_move)
    return 100 * any(len(each.new_pieces) == len(view.hand) for each in LegalPlays(view))


def kept(position: Position, play: Play) -> int:
    """What the cards in the hand cost or, without points, the chance in percent to lay them."""
    assert position.to_move is not None
    hand = position.hands[position.to_move]
    cards = without(hand, play.cards) if isinstance(play, Formula) else hand
    assert cards is not None
    if position.options.for_points:
        return -cost_in_hand(cards)
    return round(100 * values_for(position.options).chances.get(pile_in(cards), float(not cards)))


def is_out(position: Position, play: Play) -> bool:
    assert position.to_move is not None
    return position.to_move in position.after(play).out
