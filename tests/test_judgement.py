"""Losses are sorted by their steps, and what could be chance is held against nobody."""

from __future__ import annotations

import pytest

from formula_desktop.judgement import (
    Foreseen,
    Judgement,
    Lost,
    Size,
    Why,
    judged,
    lost_in,
    plainest,
    size_of,
)

WHY = Why(1, 2, 3, misses_out=False)


@pytest.mark.parametrize(
    ("chance", "made", "points", "size"),
    [
        (0.5, 0.5, 0, Size.FINE),
        (0.5, 0.471, 99, Size.FINE),  # the points only count when it is decided
        (0.5, 0.469, 0, Size.SMALL),
        (0.5, 0.431, 0, Size.SMALL),
        (0.5, 0.429, 0, Size.LARGE),
        (0.06, 0.06, 6.9, Size.FINE),
        (0.06, 0.06, 7, Size.SMALL),
        (0.06, 0.06, 15, Size.LARGE),
        (0.06, 0.02, 0, Size.SMALL),
        (0.08, 0.07, 15, Size.FINE),
        (0.99, 0.94, 0, Size.SMALL),
        (0.99, 0.94, 15, Size.LARGE),
        (0.94, 0.92, 15, Size.FINE),
    ],
)
def test_losses_are_sorted_by_chance_and_by_points_once_it_is_decided(
    chance: float, made: float, points: float, size: Size
) -> None:
    assert size_of(chance, made, points) is size


@pytest.mark.parametrize(
    ("earned", "misses_out", "size"),
    [
        (1, False, Size.LARGE),
        (0, False, Size.LARGE),
        (-1, False, Size.SMALL),
        (-1, True, Size.LARGE),
    ],
)
def test_who_earned_more_at_once_has_never_lost_much(
    earned: int, misses_out: bool, size: Size
) -> None:
    why = Why(earned, 2, 3, misses_out=misses_out)
    assert Judgement("best", 0.6, 0.4, 0.0, why).size is size


@pytest.mark.parametrize(
    ("earned", "for_points", "lost", "size"),
    [
        (1, True, 0.1, Size.LARGE),
        (0, True, 0.1, Size.FINE),
        (0, False, 0.1, Size.LARGE),
        (-1, False, 0.1, Size.FINE),
        (-5, True, 0.19, Size.FINE),
        (-5, True, 0.25, Size.SMALL),
        (0, True, 0.25, Size.LARGE),
    ],
)
def test_who_earned_enough_at_once_is_told_of_nothing_but_a_very_large_loss(
    earned: int, for_points: bool, lost: float, size: Size
) -> None:
    samples = [(Foreseen(0.5, 0), Foreseen(0.5 - lost, 0))] * 4
    why = Why(earned, 2, 3, misses_out=False)
    judgement = judged("best", "made", samples, lambda: why, for_points=for_points)
    assert judgement.size is size
    assert (judgement.best == "made") is (judgement.why is None) is (size is Size.FINE)
    out = why._replace(misses_out=True)
    assert judged("best", "made", samples, lambda: out, for_points=for_points).size is Size.LARGE


@pytest.mark.parametrize(
    ("of_best", "of_most", "named"),
    [
        (0.1, 0.081, "most"),
        (0.1, 0.1, "most"),
        (0.1, 0.079, "best"),
        (0.035, 0.029, "best"),  # by that there would be no loss
    ],
)
def test_the_play_worth_most_is_named_if_it_gains_nearly_as_much(
    of_best: float, of_most: float, named: str
) -> None:
    def gaining(play: str, gain: float) -> Judgement[str]:
        return judged(play, "made", [(Foreseen(0.5 + gain, 0), Foreseen(0.5, 0))] * 4, lambda: WHY)

    judgement = plainest(gaining("best", of_best), gaining("most", of_most))
    assert judgement.best == named


def test_points_in_a_decided_game_do_not_replace_a_chance() -> None:
    chance = Judgement("best", 0.99, 0.94, 0.0, WHY)
    points = Judgement("most", 0.94, 0.94, 15.0, WHY)
    assert plainest(chance, points) is chance
    assert plainest(points._replace(best="best", points=18.0), points) is points


def judgement_of(*losses: float, best: str = "best", chance: float = 0.5) -> Judgement[str]:
    samples = [(Foreseen(chance, 0), Foreseen(chance - lost, -100 * lost)) for lost in losses]
    return judged(best, "made", samples, lambda: WHY)


def test_a_loss_in_all_samples_is_one() -> None:
    judgement = judgement_of(0.1, 0.12, 0.11, 0.09)
    assert judgement.best == "best"
    assert judgement.lost == pytest.approx(0.105)
    assert judgement.points == pytest.approx(10.5)
    assert judgement.size is Size.LARGE
    assert judgement.why == WHY


@pytest.mark.parametrize("losses", [(0.4, -0.2, 0.3, -0.3), (-0.1, -0.1), (0.0, 0.0)])
def test_what_could_be_chance_is_no_loss(losses: tuple[float, ...]) -> None:
    judgement = judgement_of(*losses)
    assert (judgement.best, judgement.lost, judgement.points) == ("made", 0.0, 0.0)
    assert judgement.why is None


def test_a_sure_win_is_no_more_than_that() -> None:
    made = 0.38, 0.0, 0.22, 0.36, 0.11, 0.47, 0.45  # means whose sum is rounded up
    samples = [(Foreseen(1.0, 0), Foreseen(each, 0)) for each in made]
    assert judged("best", "made", samples, lambda: WHY).chance == 1.0


def test_the_best_play_loses_nothing() -> None:
    assert judgement_of(0.2, 0.2, best="made").size is Size.FINE


def test_in_a_decided_game_points_alone_can_be_lost() -> None:
    samples = [(Foreseen(1.0, 40), Foreseen(1.0, 20))] * 4
    judgement = judged("best", "made", samples, lambda: WHY)
    assert (judgement.lost, judgement.points, judgement.size) == (0.0, 20, Size.LARGE)


def test_a_report_adds_up_what_was_lost() -> None:
    decided = Judgement("best", 1.0, 1.0, 20.0, WHY)
    turns = [judgement_of(0.1, 0.1), judgement_of(0.05, 0.05), judgement_of(0.0), decided]
    found = lost_in(turns)
    assert found.chance == pytest.approx(0.15)
    assert found._replace(chance=0.0) == Lost(4, 0.0, 20.0, small=1, large=2)
    assert lost_in([]) == Lost(0, 0, 0, 0, 0)
