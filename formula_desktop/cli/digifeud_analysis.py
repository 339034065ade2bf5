"""The output of `formula-desktop analyse` for Digifeud (docs/game-file.md, "Command line")."""

from __future__ import annotations

from formula_desktop.digifeud.game import Game
from formula_desktop.digifeud.legal import all_plays, best_plays
from formula_desktop.gamefile import DIGIFEUD


def whose_turn(game: Game) -> str:
    """Who is to move and with which tiles, in one line."""
    seat = game.position.to_move
    if seat is None:
        return "nobody is to move: the game is over"
    rack = game.position.racks[seat]
    tiles = f"{rack.digits} {rack.operators}".strip() or "no tiles"
    return f"{game.players[seat].name} (player {seat + 1}) is to move, with {tiles} on the rack"


def plays_of(game: Game, best: int | None = None) -> list[tuple[int, str]]:
    """The legal plays with their points: most points first, equal ones by their text."""
    seat = game.position.to_move
    if seat is None:
        return []
    view = game.position.view(seat)
    if best is not None:
        return [(found.points, found.written) for found in best_plays(view, best)]
    plays = [(found.points, found.written) for found in all_plays(view).found]
    plays.sort(key=lambda play: (-play[0], play[1]))
    return plays


def fields_of(game: Game, best: int | None) -> dict[str, object]:
    """What `analyse --json` prints."""
    seat = game.position.to_move
    rack = None if seat is None else game.position.racks[seat]
    return {
        "game": DIGIFEUD,
        "to_move": seat,
        "finished": game.is_over,
        "rack": rack and {"digits": rack.digits, "operators": rack.operators},
        "plays": [{"play": play, "points": points} for points, play in plays_of(game, best)],
    }
