"""The built-in games: a match of Formula and a game of Digifeud, both played to the end."""

from __future__ import annotations

from typing import Any, Final

from formula_desktop import resources
from formula_desktop.arguments import DIGIFEUD, FORMULA
from formula_desktop.digifeud.game import Game
from formula_desktop.formula.match import Match, Round
from formula_desktop.gamefile import read_game, write_game
from formula_desktop.self_test.problem import see

TOTALS: Final = {FORMULA: (286, 304, 331), DIGIFEUD: (376, 243)}
"""What each seat has earned in the end."""


def built_in(name: str) -> Match | Game:
    """The built-in game of a kind, replayed from its file."""
    return read_game(_file(name))


def replayed() -> dict[str, Any]:
    """Replay both games: their count and their written form come out as they should."""
    for name, totals in TOTALS.items():
        game = built_in(name)
        see(game.totals == totals, f"{name} ends {game.totals}, not {totals}")
        see(write_game(game) == _file(name), f"{name} is not written as it was read")
    return {"totals": {name: list(totals) for name, totals in TOTALS.items()}}


def turn_of_first_player(game: Match | Game) -> Match | Game:
    """A game as it was half way, at a turn of the first player after which the second one plays."""
    last: Round | Game = game.round if isinstance(game, Match) else game
    movers = [position.to_move for position in last.positions]
    is_sum = ["=" in str(turn.play) for turn in last.turns]
    turns = [at for at, each in enumerate(is_sum) if each and movers[at : at + 2] == [0, 1]]
    return game.back_to(turns[len(turns) // 2])


def _file(name: str) -> bytes:
    return resources.built(f"games/{name}.formula").read_bytes()
