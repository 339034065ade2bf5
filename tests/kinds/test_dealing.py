"""Dealing Formula: neither the youngest nor a class have to begin with drawing."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from formula_desktop.formula.legal import LegalPlays
from formula_desktop.formula.match import Match, new_deck, new_match
from formula_desktop.formula.options import Options
from formula_desktop.kinds import formula as kind
from formula_desktop.kinds.formula import FORMULA, next_round
from formula_desktop.kinds.kind import ReadyMade
from formula_desktop.kinds.registry import read_game, write_game
from formula_desktop.players import Player
from formula_desktop.store.settings.ready_made import for_classroom
from tests.helpers.formula.slow_legal import slow_plays
from tests.helpers.normal import choose

NOW = datetime(2026, 1, 1, tzinfo=UTC)
SIX = FORMULA.ready_made[ReadyMade.SIX].options


def dealt(options: Options, players: int, seed: int) -> Match:
    seats = tuple(Player(f"{seat + 1}") for seat in range(players))
    return FORMULA.deal(options, seats, NOW, Random(seed), seed % players)


def played(match: Match) -> Match:
    """The match with its round played to the end."""
    while not match.position.is_over:
        seat = match.position.to_move
        assert seat is not None
        match = match.after(choose(match.position.view(seat)), NOW)
    return match


def may_all_begin(match: Match) -> bool:
    """Whether each player could lay the first formula; found slowly."""
    each = (replace(match.position, to_move=seat) for seat in range(len(match.players)))
    return all(slow_plays(position.view(position.to_move or 0)) for position in each)


@settings(max_examples=50)
@given(st.integers(0, 10**6), st.integers(2, 5), st.booleans())
def test_with_the_settings_for_the_youngest_everybody_may_begin(
    seed: int, players: int, is_open: bool
) -> None:
    match = dealt(FORMULA.with_open(SIX, is_open), players, seed)
    assert may_all_begin(match)
    deck = match.round.deck
    assert match == new_match(match.options, match.players, NOW, seed % players, deck)
    assert read_game(write_game(match)) == match


def test_with_the_settings_for_the_youngest_nobody_has_to_draw_in_the_first_turns() -> None:
    """Mostly: of a few deals one in which everybody lays cards in the first two turns."""
    going_on = 0
    for seed in range(20):
        position = dealt(SIX, 2, seed).position
        for turn in range(4):
            seat = position.to_move
            plays = LegalPlays(position.view(seat)) if seat is not None else ()
            if not plays:
                break
            position = position.after(max(plays, key=lambda play: len(play.cards)))
            going_on += turn == 3
    assert going_on >= 12, "about a third of all deals"


def test_so_it_is_in_the_next_round() -> None:
    for seed in range(8):
        match = next_round(played(dealt(SIX, 2, seed)), Random(seed))
        assert len(match.rounds) == 2
        assert may_all_begin(match)


@pytest.mark.parametrize("key", [ReadyMade.EIGHT, ReadyMade.TEN])
def test_a_class_may_begin_at_every_age(key: ReadyMade) -> None:
    options = for_classroom(FORMULA.ready_made[key]).options
    assert all(may_all_begin(dealt(options, 2, seed)) for seed in range(20))
    match = next_round(played(dealt(options, 2, 3)), Random(3))
    assert len(match.rounds) == 2
    assert may_all_begin(match)


def test_other_open_cards_are_dealt_from_the_first_shuffle() -> None:
    for key in (ReadyMade.POINTS, ReadyMade.TIMES_DIVIDE):
        match = dealt(FORMULA.with_open(FORMULA.ready_made[key].options, True), 2, 1)
        assert match.round.deck == new_deck(Random(1))


@pytest.mark.parametrize("key", [each for each in FORMULA.ready_made if each != ReadyMade.SIX])
def test_other_settings_are_dealt_from_the_first_shuffle(key: str) -> None:
    options = FORMULA.ready_made[key].options
    for seed in range(20):
        match = dealt(options, 2, seed)
        assert match.round.deck == new_deck(Random(seed))
    assert any(not may_all_begin(dealt(options, 2, seed)) for seed in range(20))


def test_it_is_dealt_in_the_end_even_if_not_everybody_may_begin(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(kind, "_MOST_SHUFFLES", 0)
    assert not all(may_all_begin(dealt(SIX, 2, seed)) for seed in range(20))
