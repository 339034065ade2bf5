"""A match of many rounds costs as much more work as it has more rounds, not the square of it."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from random import Random
from types import FrameType

import pytest
from PySide6.QtWidgets import QApplication

from formula_desktop.formula.match import Match, new_deck, new_match
from formula_desktop.formula.options import Options, Scoring
from formula_desktop.kinds.registry import kind_of, read_game, write_game
from formula_desktop.models.past.moments import Past
from formula_desktop.models.table.formula import FormulaGame
from formula_desktop.players import Player
from tests.helpers.formula.random_matches import random_play
from tests.helpers.quick_opponent import QuickOpponent

STARTED = datetime(2026, 1, 1, tzinfo=UTC)
FEW, MANY = 20, 80


def match_of(rounds: int) -> Match:
    """A match with this many rounds, the last one just begun."""
    random = Random(1)
    players = (Player("Noor"), Player("Sam"))
    options = Options(scoring=Scoring.POINTS, target=1_000_000)
    match = new_match(options, players, STARTED, 0, new_deck(random))
    turns = 0
    while len(match.rounds) < rounds:
        while not match.position.is_over:
            turns += 1
            at = STARTED + timedelta(seconds=turns)
            match = match.after(random_play(match.position, random, 1.0), at)
        match = match.next_round(new_deck(random))
    return match


def work_of(do: Callable[[Match], object], match: Match) -> int:
    """How many calls it takes; no clock, so that it is the same on every machine."""
    calls: Counter[str] = Counter()

    def count(_frame: FrameType, event: str, _what: object) -> None:
        calls[event] += 1

    before = sys.getprofile()
    sys.setprofile(count)
    try:
        do(match)
    finally:
        sys.setprofile(before)
    return calls["call"] + calls["c_call"]


@pytest.fixture(scope="module")
def matches() -> tuple[Match, Match]:
    return match_of(FEW), match_of(MANY)


def test_work_grows_with_the_rounds_and_not_with_their_square(
    qapp: QApplication, matches: tuple[Match, Match]
) -> None:
    tasks: dict[str, Callable[[Match], object]] = {
        "read": lambda match: read_game(files[match]),
        "write": write_game,
        "entry of the list": lambda match: (
            kind_of(match).account(match, False),
            kind_of(match).preview(match),
        ),
        "continue": lambda match: FormulaGame(match, opponent=QuickOpponent()).go_on(),
        "look back": lambda match: Past(match).moments,
    }
    few, many = matches
    files = {match: write_game(match) for match in matches}
    turns = [sum(len(each.turns) for each in match.rounds) for match in matches]
    grown = max(MANY / FEW, turns[1] / turns[0])
    for name, task in tasks.items():
        before, after = work_of(task, few), work_of(task, many)
        assert after <= 1.15 * grown * before, name
