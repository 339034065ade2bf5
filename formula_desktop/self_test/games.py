"""The built-in games: a match of Formula and a game of Digifeud, both played to the end."""

from __future__ import annotations

from typing import Any, Final

from formula_desktop import resources
from formula_desktop.arguments import DIGIFEUD, FORMULA
from formula_desktop.kinds.kind import State
from formula_desktop.kinds.registry import kind_of, read_game, write_game
from formula_desktop.self_test.problem import see

TOTALS: Final = {FORMULA: (286, 304, 331), DIGIFEUD: (376, 243)}
"""The final points of each seat."""


def built_in(name: str) -> State:
    """The built-in game of a kind, replayed from its file."""
    return read_game(_file(name))


def replayed() -> dict[str, Any]:
    """Replay both games and check their counts and written form."""
    for name, totals in TOTALS.items():
        game = built_in(name)
        see(game.totals == totals, f"{name} ends {game.totals}, not {totals}")
        see(write_game(game) == _file(name), f"{name} is not written as it was read")
    return {"totals": {name: list(totals) for name, totals in TOTALS.items()}}


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


def _file(name: str) -> bytes:
    return resources.built(f"games/{name}.formula").read_bytes()
