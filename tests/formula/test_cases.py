"""The shared cases of Formula: every fact that they state about a position is compared."""

from __future__ import annotations

import hashlib
from functools import cache
from typing import Any

from formula_desktop.formula.allowed import why_not
from formula_desktop.formula.legal import LegalPlays
from formula_desktop.formula.match import Match
from formula_desktop.formula.play import read_play
from formula_desktop.formula.position import RoundResult
from formula_desktop.kinds.formula import FORMULA
from formula_desktop.kinds.registry import read_any_file
from formula_desktop.refusal import NotReadableError
from tests.helpers.each import each_of
from tests.helpers.game_files import FORMULA_CASES, case_file, expected

# what the tests below compare; a new fact in a case must not go unnoticed
COMPARED_AS_FACTS = {
    "game",
    "to_move",
    "finished",
    "hand",
    "hand_sizes",
    "stock",
    "covered",
    "zero_rule",
    "may",
    "round_points",
    "rounds",
    "totals",
    "winners",
}
COMPARED_AS_PLAYS = {"count", "sha256", "plays", "first", "last", "best"}
COMPARED_ONE_BY_ONE = {"legal", "not_legal"}

cases = each_of(FORMULA_CASES)


@cache
def match_of(name: str) -> Match:
    match = read_any_file(case_file(name))
    assert isinstance(match, Match)
    return match


def facts(match: Match) -> dict[str, Any]:
    position = match.position
    result = position.result()
    return {
        "game": "formula",
        "to_move": position.to_move,
        "finished": match.has_reached_target or (position.is_over and not match.options.for_points),
        "hand": None if position.to_move is None else position.hands[position.to_move],
        "hand_sizes": list(map(len, position.hands)),
        "stock": len(position.stock),
        "covered": position.covered,
        "zero_rule": position.zero_rule,
        "may": list(position.may),
        "round_points": list(result.points if result else position.earned),
        "rounds": list(map(round_facts, match.results)),
        "totals": list(match.totals),
        "winners": list(match.winners),
    }


def round_facts(result: RoundResult) -> dict[str, Any]:
    return {
        "winners": list(result.winners),
        "places": [list(place) for place in result.places],
        "blocked": result.blocked,
        "points": list(result.points),
    }


def play_facts(match: Match) -> dict[str, Any]:
    best = [f"{play} {points}" for points, play in FORMULA.best_plays(match, None)]
    lines = sorted(f"{line}\n" for line in best)
    in_order = [line.rstrip("\n") for line in lines]
    found = {
        "count": len(best),
        "sha256": hashlib.sha256("".join(lines).encode()).hexdigest(),
    }
    if len(best) <= 300:
        return found | {"plays": in_order}
    return found | {"first": in_order[:20], "last": in_order[-20:], "best": best[:20]}


def test_there_are_cases() -> None:
    assert len(FORMULA_CASES) >= 76


@cases
def test_facts(name: str) -> None:
    stated = {key: value for key, value in expected(name).items() if key in COMPARED_AS_FACTS}
    found = facts(match_of(name))
    assert {key: found[key] for key in stated} == stated


@cases
def test_legal_plays(name: str) -> None:
    stated = {key: value for key, value in expected(name).items() if key in COMPARED_AS_PLAYS}
    assert play_facts(match_of(name)) == stated


@cases
def test_plays_singled_out(name: str) -> None:
    position = match_of(name).position
    stated = expected(name)
    view = position.view(position.to_move or 0)
    for text, points in stated.get("legal", {}).items():
        play = read_play(text)
        assert why_not(view, play) is None, text
        assert play in LegalPlays(view), text
        assert position.points(play) == points, text
    for text in stated.get("not_legal", {}):
        try:
            play = read_play(text)
        except NotReadableError:
            continue
        assert why_not(view, play) is not None, text
        assert play not in LegalPlays(view), text


@cases
def test_no_fact_is_left_out(name: str) -> None:
    compared = COMPARED_AS_FACTS | COMPARED_AS_PLAYS | COMPARED_ONE_BY_ONE | {"why"}
    assert set(expected(name)) <= compared
    assert {"game", "to_move", "finished", "hand", "hand_sizes"} <= set(expected(name))
