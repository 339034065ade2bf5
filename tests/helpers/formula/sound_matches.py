"""Invariants of every match of Formula, whoever played it."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

from formula_desktop.arithmetic import exact
from formula_desktop.formula.cards import DECK
from formula_desktop.formula.match import Match, Round
from formula_desktop.formula.play import Action, Formula, read_play
from formula_desktop.formula.position import HARD_SUM_BONUS, Position, RoundResult, hand_sizes
from tests.helpers.formula.random_positions import all_cards


def check_step(before: Position, position: Position) -> None:
    """A position, and the one before it."""
    assert all_cards(position) == DECK
    assert position.is_over == (position.result() is not None)
    assert all(position.hands[seat] == "" for seat in position.out)
    assert position.is_over or position.hands[position.to_move or 0]
    assert len(set(position.out)) == len(position.out)
    assert position.out[: len(before.out)] == before.out
    assert all(list(hand) == sorted(hand) for hand in position.hands)
    result = position.result()
    if result is not None:
        check_result(position, result)


def check_result(position: Position, result: RoundResult) -> None:
    """Who has which place, who wins, and what the cards in the hands cost."""
    seats = [seat for place in result.places for seat in place]
    assert sorted(seats) == list(range(position.players))
    assert all(result.places)
    best = max(result.points)
    for seat, points in enumerate(result.points):
        held = sum(25 if card == "*" else int(card) for card in position.hands[seat])
        bonus = 10 if position.out and seat == position.out[0] else 0
        assert points == position.earned[seat] - held + bonus
        is_first = points == best if position.options.for_points else seat in result.places[0]
        assert (seat in result.winners) == is_first


def check_match(match: Match) -> Counter[str]:
    """Check a whole match, turn by turn; returns what occurred in it."""
    seen: Counter[str] = Counter(rounds=len(match.rounds))
    points: Counter[int] = Counter()
    for number, each in enumerate(match.rounds):
        assert each.dealer == (match.rounds[0].dealer + number) % len(match.players)
        last = match.rounds[number - 1].position.result() if number else None
        sizes = hand_sizes(match.options, len(match.players), last.winners if last else ())
        assert tuple(map(len, each.positions[0].hands)) == sizes
        seen += _check_round(each)
        result = each.position.result()
        if result:
            points.update(dict(enumerate(result.points)))
            seen["blocked" if result.blocked else "out"] += 1
    assert match.totals == tuple(points[seat] for seat in range(len(match.players)))
    assert len(match.results) in (len(match.rounds), len(match.rounds) - 1)
    assert all(each.position.is_over for each in match.rounds[:-1])
    _check_end(match)
    return seen


def _check_round(each: Round) -> Counter[str]:
    seen: Counter[str] = Counter(turns=len(each.turns), refills=len(each.refills))
    assert len(each.positions) == len(each.turns) + 1
    assert all_cards(each.positions[0]) == DECK
    for turn, (before, position) in zip(each.turns, pairwise(each.positions), strict=True):
        assert before.after(turn.play, turn.refill or None) == position
        check_step(before, position)
        assert read_play(str(turn.play)) == turn.play
        assert sorted(turn.refill) == sorted(before.refill_needed(turn.play))
        seat = before.to_move
        assert seat is not None
        earned = list(before.earned)
        if isinstance(turn.play, Formula):
            earned[seat] += _points(before, turn.play)
            seen["jokers"] += "*" in turn.play.cards
        else:
            assert turn.play in before.may
            seen[turn.play.value] += 1
        assert list(position.earned) == earned
        assert position.is_over or position.to_move == _next_seat(position, seat)
    result = each.position.result()
    if result is not None:
        _check_how_it_ended(each, result)
    return seen


def _points(before: Position, play: Formula) -> int:
    """What a formula earns, computed independently."""
    left, right, answer = play.values
    assert exact(left, play.operator, right) == answer
    counts = before.options.for_points and before.options.hard_sum_bonus
    return answer + (HARD_SUM_BONUS.get(play.operator, 0) if counts else 0)


def _next_seat(position: Position, seat: int) -> int:
    """The seat after another one: clockwise, skipping players who are out."""
    others = [(seat + step) % position.players for step in range(1, position.players + 1)]
    return next(each for each in others if each not in position.out)


def _check_how_it_ended(each: Round, result: RoundResult) -> None:
    """A round ends as the rules say, and not before."""
    position, players = each.position, each.position.players
    enough = players - 1 if position.options.play_on else 1
    assert result.blocked == (len(position.out) < enough)
    for earlier in each.positions[:-1]:
        assert not earlier.is_over
        assert len(earlier.out) < enough
    if result.blocked:
        passing = players - len(position.out)
        assert [turn.play for turn in each.turns[-passing:]] == [Action.PASS] * passing
        if not position.out:
            fewest = min(map(len, position.hands))
            assert all(len(position.hands[seat]) == fewest for seat in result.places[0])


def _check_end(match: Match) -> None:
    """A match for points ends with the round in which somebody has the target, not before."""
    if not match.options.for_points:
        assert not match.has_reached_target
        won = Counter(seat for result in match.results for seat in result.winners)
        assert match.rounds_won == tuple(won[seat] for seat in range(len(match.players)))
        return
    totals = [0] * len(match.players)
    for number, result in enumerate(match.results, start=1):
        totals = [total + points for total, points in zip(totals, result.points, strict=True)]
        has_ended = max(totals) >= match.options.target
        assert not has_ended or number == len(match.rounds)
        if number == len(match.rounds):
            assert match.has_reached_target == has_ended
    best = max(match.totals)
    leading = tuple(seat for seat, total in enumerate(match.totals) if total == best)
    assert match.winners == leading
