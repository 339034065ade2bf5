"""The built-in games: a match of Formula and a game of Digifeud, both played to the end."""

from __future__ import annotations

import json
import subprocess
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from formula_desktop import THINK, resources
from formula_desktop.arguments import GAMES
from formula_desktop.engine import process
from formula_desktop.engine.protocol import best, choose, question, read_answer
from formula_desktop.kinds.kind import State, View
from formula_desktop.kinds.registry import kind_of, read_game, write_game
from formula_desktop.limit import Limit
from formula_desktop.players import Level
from formula_desktop.results.book import Book
from formula_desktop.results.records import record_of
from formula_desktop.self_test import see
from formula_desktop.store.games.collection import Games
from formula_desktop.store.games.notes import SavedSeat, new_notes
from formula_desktop.store.places import Places

LIMIT: Final = Limit(iterations=8, seed=1)
"""The limit has no clock, so that both answers to a question are the same."""

_PATIENCE_S: Final = 120


def built_in(name: str) -> State:
    """The built-in game of a kind, replayed from its file."""
    return read_game(_file(name))


def _file(name: str) -> bytes:
    return resources.built(f"games/{name}.formula").read_bytes()


def totals_of(name: str) -> list[int]:
    """The final points of each seat of the built-in game, from their own file."""
    totals: list[int] = json.loads(resources.built(f"games/{name}-totals.json").read_bytes())
    return totals


def replayed() -> dict[str, Any]:
    """Replay both games and check their counts and written form."""
    totals = {name: totals_of(name) for name in GAMES}
    for name in GAMES:
        game = built_in(name)
        see([*game.totals] == totals[name], f"{name} ends {game.totals}, not {totals[name]}")
        see(write_game(game) == _file(name), f"{name} is not written as it was read")
    return {"totals": totals}


def turn_of_first_player(game: State) -> State:
    """A game half way, at a turn of the first player that the second one follows."""
    kind = kind_of(game)
    rounds = kind.rounds(game)
    last = rounds[-1]
    movers = [position.to_move for position in last.positions]
    is_sum = ["=" in str(turn.play) for turn in last.turns]
    turns = [at for at, each in enumerate(is_sum) if each and movers[at : at + 2] == [0, 1]]
    half_way: State = kind.at(game, len(rounds) - 1, turns[len(turns) // 2])
    return half_way


def levels() -> dict[str, Any]:
    """Ask each level for a play in both games, and for the best one, here and in a process."""
    return {name: _plays(turn_of_first_player(built_in(name)).position.view(0)) for name in GAMES}


def _plays(view: View) -> dict[str, str]:
    """The plays by level; raises ProblemError if both ways of asking differ."""
    here = {level.value: str(choose(view, level, LIMIT)) for level in Level}
    here["best"] = str(best(view))
    lines = [question(1, view, level, LIMIT) for level in (*Level, None)]
    done = subprocess.run(
        process.command(THINK),
        input="".join(f"{each}\n" for each in lines).encode(),
        capture_output=True,
        timeout=_PATIENCE_S,
        check=True,
    )
    answers = [read_answer(line, 1, view) for line in done.stdout.splitlines()]
    there = [str(each) for each in answers if not isinstance(each, float)]
    for (name, play), other in zip(here.items(), there, strict=True):
        see(play == other, f"{name} plays {play}, but in its process {other}")
    return here


def results(folder: Path) -> dict[str, Any]:
    """Save a game of each kind, read it back, and find it in the results."""
    kept_in = Places(folder / "kept", folder / "kept" / "settings.ini", folder / "kept" / "logs")
    kept_in.data.mkdir()
    games = Games(kept_in)
    book = Book.open(kept_in.results_file)
    try:
        for name in GAMES:
            game = built_in(name)
            seats = [
                book.computer(each.level)
                if each.level
                else book.person_named(each.name) or book.add_person(each.name)
                for each in game.players
            ]
            notes = new_notes(tuple(SavedSeat(each.key) for each in seats))
            saved = games.begin(game, replace(notes, title=name))
            state, now = games.read(saved)
            see(write_game(state) == write_game(game), f"{name} is not read as it was written")
            see(now.notes.title == name, f"the notes of {name} are not read as they were written")
            book.enter(record_of(state, now.notes))
        entered = sorted(row.game for row in book.games())
        see(entered == sorted(GAMES), f"the results have {entered} only")
    finally:
        book.close()
    return {"entered": entered}
