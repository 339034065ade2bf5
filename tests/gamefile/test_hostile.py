"""Reading any file ends soon, with a game or with one sentence."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from copy import deepcopy
from datetime import UTC, datetime
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from formula_desktop.formula.legal import LegalPlays
from formula_desktop.formula.match import new_deck, new_match
from formula_desktop.formula.options import Options
from formula_desktop.gamefile.text import LARGEST_FILE
from formula_desktop.kinds.registry import read_game, write_game
from formula_desktop.players import Player
from tests.helpers.formula.random_matches import long_match
from tests.helpers.game_files import (
    FORMULA_CASES,
    case_file,
    fields,
    places,
    read_or_refused,
    refused,
)

SLOWEST = 2.0
"""Seconds that a file of 1 MiB may take to be read, however it is made."""

PATIENCE = 2
"""How much slower the tests' machine may be than the one the limit is meant for."""


# --- anything at all ----------------------------------------------------------------------------

VALID = [fields(name) for name in FORMULA_CASES if case_file(name).stat().st_size < 1500]
STRANGE = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-2, 6),
    st.integers(),
    st.floats(),
    st.text(max_size=5),
    st.sampled_from(["draw", "pass", "(2)+(4)=6", "*", "\ud800", "+", "points", "9" * 101]),
    st.lists(st.integers(0, 2), max_size=3),
    st.dictionaries(st.text(max_size=3), st.integers(), max_size=2),
)


def mutate(game: dict[str, Any], draw: Callable[[st.SearchStrategy[Any]], Any]) -> None:
    part, key = draw(st.sampled_from(places(game)))
    change = draw(st.sampled_from(["replace", "delete", "again", "text", "swap"]))
    if change == "delete":
        del part[key]
    elif change == "again" and isinstance(part, list):
        part.insert(key, deepcopy(part[key]))
    elif change == "swap":
        other, other_key = draw(st.sampled_from(places(game)))
        part[key], other[other_key] = deepcopy(other[other_key]), deepcopy(part[key])
    elif change == "text" and isinstance(part[key], str) and part[key]:
        at = draw(st.integers(0, len(part[key]) - 1))
        new = draw(st.sampled_from("0123456789*()+-x/=TZ:٣ \ud800é"))
        part[key] = part[key][:at] + new + part[key][at + 1 :]
    else:
        part[key] = draw(STRANGE)


@given(st.data())
def test_changed_files_are_read_or_refused(data: st.DataObject) -> None:
    game = deepcopy(data.draw(st.sampled_from(VALID)))
    for _ in range(data.draw(st.integers(1, 3))):
        mutate(game, data.draw)
    match = read_or_refused(json.dumps(game).encode())
    if match:
        assert read_game(write_game(match)) == match


@given(st.binary(max_size=300))
def test_any_bytes_are_refused(data: bytes) -> None:
    refused(data)


@given(st.data())
def test_files_cut_and_patched_are_read_or_refused(data: st.DataObject) -> None:
    good = case_file("formula-starting-jokers").read_bytes()
    start, end = sorted(data.draw(st.tuples(*[st.integers(0, len(good))] * 2)))
    read_or_refused(good[:start] + data.draw(st.binary(max_size=4)) + good[end:])


# --- a megabyte of malice -----------------------------------------------------------------------


def short_match() -> dict[str, Any]:
    """A match of one finished round in few bytes, still right when the next player deals it."""
    random = Random(11)
    players = (Player("Noor"), Player("Sam"))
    at = datetime(2026, 1, 1, tzinfo=UTC)
    while True:
        match = new_match(Options(), players, at, 0, new_deck(random))
        while match.position.to_move is not None and len(match.round.turns) < 9:
            plays = LegalPlays(match.position.view(match.position.to_move))
            best = max(plays, key=lambda play: len(play.cards), default=match.position.may[0])
            match = match.after(best, at)
        if match.position.is_over:
            game: dict[str, Any] = json.loads(write_game(match))
            return game


def test_a_megabyte_of_rounds_is_read_in_time() -> None:
    game = short_match()
    one = game["rounds"][0]
    size = len(json.dumps(one, separators=(",", ":"))) + 1
    game["rounds"] = [{**one, "dealer": index % 2} for index in range((LARGEST_FILE - 900) // size)]
    for scoring in ("first_out", "points"):
        game["options"] |= {"scoring": scoring, "target": 10**6}
        data = json.dumps(game, separators=(",", ":")).encode()
        assert LARGEST_FILE * 0.99 < len(data) <= LARGEST_FILE
        in_time(data)


def test_a_megabyte_of_turns_is_read_in_time() -> None:
    """A sample of a long round: each turn takes the same time to read, however late it comes."""
    data = write_game(long_match(2000))
    in_time(data, SLOWEST * len(data) / LARGEST_FILE * 1.5)


@pytest.mark.parametrize(
    "data",
    [
        b"[" + b"{}," * 349_000 + b"{}]",
        b"[" + b"1e9," * 260_000 + b"1]",
        b'"' + b"\\ud800" * 170_000 + b'"',
        b"{" + b",".join(b'"%x":[]' % number for number in range(100_000)) + b"}",
        b"[" + b'{"a":1},' * 120_000 + b'{"a":1,"a":2}]',
        b"[" * LARGEST_FILE,
        b"9" * LARGEST_FILE,
        b"1." + b"9" * 10**6,
    ],
    ids=lambda data: repr(data[:12]),
)
def test_a_megabyte_of_nonsense_is_refused_in_time(data: bytes) -> None:
    assert len(data) <= LARGEST_FILE
    in_time(data)


def in_time(data: bytes, limit: float = SLOWEST) -> None:
    start = time.process_time()
    read_or_refused(data)
    assert time.process_time() - start < limit * PATIENCE
