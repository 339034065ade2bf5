"""A match turn by turn and round by round: undo, new stocks, totals and winners."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from datetime import UTC, datetime
from random import Random

import pytest

from formula_desktop.formula.cards import DECK
from formula_desktop.formula.match import Match, Turn, new_deck, new_match, shuffled
from formula_desktop.formula.options import LARGEST_TARGET, Options, Scoring
from formula_desktop.formula.play import Action
from formula_desktop.players import Player
from tests.helpers.each import TIMES
from tests.helpers.formula.random_matches import random_match, random_play
from tests.helpers.formula.random_positions import all_cards
from tests.helpers.formula.sound_matches import check_match
from tests.helpers.normal import choose

NOW = datetime(2026, 11, 20, 9, tzinfo=UTC)
EVERYTHING = Options(
    max_number_cards=2,
    use_table_card=True,
    winner_extra_card=True,
    play_on=True,
    scoring=Scoring.POINTS,
    target=60,
    multiples_of_five=True,
    hard_sum_bonus=True,
    open_cards=True,
)


def seats(count: int) -> tuple[Player, ...]:
    return tuple(Player(f"Player {number}") for number in range(count))


def started(options: Options, players: int, seed: int) -> Match:
    return new_match(options, seats(players), NOW, seed % players, new_deck(Random(seed)))


def played_to_the_end_of_the_round(match: Match) -> Match:
    """The round played to its end by the computer players."""
    for _ in range(3000):
        seat = match.position.to_move
        if seat is None:
            return match
        match = match.after(choose(match.position.view(seat)), NOW)
    raise AssertionError("the round does not end")


# --- a new match --------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [0, 1, 6])
def test_two_to_five_play(players: int) -> None:
    with pytest.raises(ValueError, match="players"):
        new_match(Options(), seats(players), NOW, 0, DECK)


@pytest.mark.parametrize("dealer", [-1, 2])
def test_the_dealer_is_one_of_them(dealer: int) -> None:
    with pytest.raises(ValueError, match="dealer"):
        new_match(Options(), seats(2), NOW, dealer, DECK)


def test_shuffling_keeps_the_cards() -> None:
    decks = {new_deck(Random(seed)) for seed in range(20)}
    assert len(decks) == 20
    assert all(sorted(deck) == sorted(DECK) for deck in decks)
    assert shuffled("", Random(1)) == ""


# --- turn by turn -------------------------------------------------------------------------------


@pytest.mark.no_cover
def test_random_matches_hold_together() -> None:
    seen: Counter[str] = Counter()
    for seed in range(24 * TIMES):
        seen += check_match(random_match(seed))
    assert seen["out"] > 0
    assert seen["refills"] > 0


@pytest.mark.no_cover
def test_undo_and_the_same_plays_again_bring_the_same_cards() -> None:
    refills = 0
    for seed in range(16 * TIMES):
        match = random_match(seed)
        turns = match.round.turns
        for kept in {0, len(turns) // 2, max(len(turns) - 1, 0)}:
            again = match.back_to(kept)
            assert again.position == match.round.positions[kept]
            assert again.rounds[:-1] == match.rounds[:-1]
            for turn in turns[kept:]:
                again = again.after(turn.play, turn.at)
            assert again == match
        refills += len(match.round.refills)
    assert refills > 0


def test_another_play_after_an_undo_leaves_the_old_match_alone() -> None:
    match = random_match(5)
    kept = replace(match)
    random = Random(1)
    other = match.back_to(0)
    for _ in range(5):
        if not other.position.is_over:
            other = other.after(random_play(other.position, random), NOW)
    assert match == kept


def test_a_new_stock_does_not_come_in_the_order_in_which_the_cards_were_covered() -> None:
    """Each new stock of a round is in a different order."""
    match = started(Options(), 2, 1)
    position = replace(match.position, stock="", covered="1122334455667788")
    last = replace(match.round, positions=(position,))
    refill = last.refill_for(Action.DRAW)
    assert sorted(refill) == sorted(position.covered)
    assert refill != position.covered
    other_deck = replace(last, deck=new_deck(Random(2)))
    assert other_deck.refill_for(Action.DRAW) != refill
    drawn = last.after(Turn(Action.DRAW, NOW, refill))
    second = replace(drawn, positions=(*drawn.positions[:-1], position))
    assert second.refill_for(Action.DRAW) != refill


# --- rounds and their winners -------------------------------------------------------------------


def test_the_deal_passes_to_the_left_and_winners_get_their_extra_card() -> None:
    match = played_to_the_end_of_the_round(started(Options(winner_extra_card=True), 3, 2))
    following = match.next_round(new_deck(Random(9)))
    assert following.round.dealer == 0
    winners = match.results[-1].winners
    assert list(map(len, following.position.hands)) == [7 + (seat in winners) for seat in range(3)]


def test_the_next_round_waits_for_the_end_of_this_one() -> None:
    with pytest.raises(ValueError, match="next round"):
        started(Options(), 2, 1).next_round(DECK)


def test_a_match_for_points_ends_at_its_target() -> None:
    options = Options(scoring=Scoring.POINTS, max_number_cards=2, target=40)
    for seed in range(8):
        match = started(options, 3, seed)
        for number in range(200):
            match = played_to_the_end_of_the_round(match)
            if match.has_reached_target:
                break
            assert max(match.totals) < 40
            match = match.next_round(new_deck(Random(1000 * seed + number)))
        assert max(match.totals) >= 40
        assert match.winners == tuple(
            seat for seat in range(3) if match.totals[seat] == max(match.totals)
        )
        with pytest.raises(ValueError, match="next round"):
            match.next_round(DECK)


def test_a_match_without_points_goes_on_and_counts_rounds() -> None:
    match = started(Options(target=1), 2, 4)
    for number in range(3):
        match = played_to_the_end_of_the_round(match)
        assert not match.has_reached_target
        match = match.next_round(new_deck(Random(number)))
    assert sum(match.rounds_won) >= 3
    most = max(match.rounds_won)
    assert match.winners == tuple(seat for seat in range(2) if match.rounds_won[seat] == most)


def test_before_the_first_round_is_over_all_lead() -> None:
    assert started(Options(), 4, 1).winners == (0, 1, 2, 3)


# --- whole rounds by the computer players -------------------------------------------------------


@pytest.mark.no_cover
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("operators", ["+-x/", "x/", "+"])
def test_all_variations_together_to_the_end(players: int, operators: str) -> None:
    chosen = tuple(each for each in Options().operators if each in operators)
    options = replace(
        EVERYTHING,
        operators=chosen,
        max_cards=4 if operators == "x/" else 3,
        target=LARGEST_TARGET,
    )
    match = started(options, players, players)
    for number in range(4):
        match = played_to_the_end_of_the_round(match)
        assert all(all_cards(position) == DECK for position in match.round.positions)
        result = match.results[-1]
        assert sorted(seat for place in result.places for seat in place) == list(range(players))
        if not result.blocked:
            assert len(match.position.out) == players - 1
        match = match.next_round(new_deck(Random(number)))
