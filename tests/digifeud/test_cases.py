"""The shared cases of Digifeud: every fact that they state about a position is compared."""

from __future__ import annotations

import hashlib
import json
from functools import cache
from typing import Any

from formula_desktop.digifeud.allowed import why_not
from formula_desktop.digifeud.draft import draft_of
from formula_desktop.digifeud.game import Game
from formula_desktop.digifeud.legal import LegalPlays, best_play, best_plays
from formula_desktop.digifeud.play import Sum, read_play
from formula_desktop.kinds.digifeud import DIGIFEUD
from formula_desktop.kinds.registry import read_any_file, read_game, write_game
from formula_desktop.refusal import NotReadableError
from tests.helpers.each import each_of
from tests.helpers.game_files import DIGIFEUD_CASES, case_file, expected

# what the tests below compare; a new fact in a case must not go unnoticed
COMPARED_AS_FACTS = {"game", "to_move", "finished", "rack", "totals", "result"}
COMPARED_AS_PLAYS = {"count", "sha256", "plays", "first", "last", "best"}
COMPARED_ONE_BY_ONE = {"legal", "not_legal"}

cases = each_of(DIGIFEUD_CASES)


@cache
def game_of(name: str) -> Game:
    game = read_any_file(case_file(name))
    assert isinstance(game, Game)
    return game


def facts(game: Game) -> dict[str, Any]:
    position = game.position
    seat = position.to_move
    rack = None if seat is None else position.racks[seat]
    found: dict[str, Any] = {
        "game": "digifeud",
        "to_move": seat,
        "finished": game.is_over,
        "rack": rack and {"digits": rack.digits, "operators": rack.operators},
        "totals": list(position.totals),
    }
    result = game.result()
    if result:
        found["result"] = {
            "reason": result.ending.value,
            "totals": list(result.totals),
            "winner": result.winner,
        }
    return found


@cache
def lines_of(name: str) -> list[str]:
    """Every legal play with its points, in the order of `analyse`."""
    return [f"{play} {points}" for points, play in DIGIFEUD.best_plays(game_of(name), None)]


def play_facts(name: str) -> dict[str, Any]:
    best = lines_of(name)
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
    assert len(DIGIFEUD_CASES) >= 75


@cases
def test_facts(name: str) -> None:
    stated = {key: value for key, value in expected(name).items() if key in COMPARED_AS_FACTS}
    assert facts(game_of(name)) == stated


@cases
def test_legal_plays(name: str) -> None:
    stated = {key: value for key, value in expected(name).items() if key in COMPARED_AS_PLAYS}
    assert play_facts(name) == stated


@cases
def test_the_best_are_the_first_of_all(name: str) -> None:
    position = game_of(name).position
    view = position.view(position.to_move or 0)
    for most in (1, 7, 20):
        best = [f"{found.written} {found.points}" for found in best_plays(view, most)]
        assert best == lines_of(name)[:most]
    found = best_play(view)
    assert (found and found.points) == (int(lines_of(name)[0].split()[-1]) if found else None)


@cases
def test_plays_singled_out(name: str) -> None:
    position = game_of(name).position
    stated = expected(name)
    view = position.view(position.to_move or 0)
    for text, points in stated.get("legal", {}).items():
        play = read_play(text)
        assert isinstance(play, Sum)
        assert why_not(view, play) is None, text
        assert play in LegalPlays(view), text
        assert position.points(play) == points, text
        assert draft_of(view, play).refusal is None, text
    for text in stated.get("not_legal", {}):
        try:
            play = read_play(text)
        except NotReadableError:
            continue
        assert why_not(view, play) is not None, text
        assert play not in LegalPlays(view), text


@cases
def test_files_are_written_as_they_were_read(name: str) -> None:
    game = game_of(name)
    data = write_game(game)
    assert json.loads(data) == json.loads(case_file(name).read_bytes())
    assert read_game(data) == game


@cases
def test_no_fact_is_left_out(name: str) -> None:
    compared = COMPARED_AS_FACTS | COMPARED_AS_PLAYS | COMPARED_ONE_BY_ONE | {"why"}
    assert set(expected(name)) <= compared
    assert {"game", "to_move", "finished", "rack", "totals"} <= set(expected(name))
