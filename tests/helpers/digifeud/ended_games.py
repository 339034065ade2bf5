"""Finished games of Digifeud, with every kind of end; the computer plays them."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from functools import cache
from random import Random

from formula_desktop.digifeud.game import Game, new_bags, new_game
from formula_desktop.digifeud.options import Options
from formula_desktop.digifeud.play import Action
from formula_desktop.digifeud.position import Ending
from formula_desktop.players import Level, Player
from tests.helpers.normal import choose

AT = datetime(2026, 11, 20, 9, tzinfo=UTC)
PLAYERS = (Player("Noor"), Player("Sam"))


@cache
def played(seed: int = 1, turns: int = 100, options: Options | None = None) -> Game:
    """A game after so many turns, as the computer plays them."""
    options = options or Options()
    game = new_game(options, PLAYERS, AT, 0, *new_bags(options, Random(seed)))
    for _ in range(turns):
        if game.position.to_move is None:
            break
        game = game.after(choose(game.position.view(game.position.to_move)), AT)
    return game


def out(seed: int = 1) -> Game:
    """A game that ended because a player has no digit left."""
    games = (played(each) for each in range(seed, seed + 60))
    return next(game for game in games if game.position.ending is Ending.OUT)


def passed(seed: int = 1) -> Game:
    """A game where the player to move passes twice running."""
    return _with_passes(played(seed, turns=6), minutes=1)


def stopped(seed: int = 1) -> Game:
    """A game whose players agreed to stop."""
    return _with_passes(played(seed, turns=6), minutes=0)


def _with_passes(game: Game, minutes: int) -> Game:
    """The game after three passes with so much time between them."""
    for number in range(3):
        game = game.after(Action.PASS, AT + timedelta(minutes=number * minutes))
    return game


def resigned() -> Game:
    return played(turns=7).after(Action.RESIGN, AT)


def late(minutes: int = 5) -> Game:
    game = played(turns=6, options=Options(turn_limit_minutes=minutes))
    return game.after(Action.TIMEOUT, AT + timedelta(minutes=minutes, seconds=1))


def tied() -> Game:
    """No player has earned anything, and the digits left are worth the same."""
    for seed in range(400):
        game = new_game(Options(), PLAYERS, AT, 0, *new_bags(Options(), Random(seed)))
        game = _with_passes(game, minutes=1)
        if game.totals[0] == game.totals[1]:
            return game
    raise AssertionError("no such game")


def unearned() -> Game:
    """A game in which a person has more than the computer without having laid a sum."""
    players = (PLAYERS[0], Player("Computer", Level.BEGINNER))
    for seed in range(400):
        game = new_game(Options(), players, AT, 0, *new_bags(Options(), Random(seed)))
        game = _with_passes(game, minutes=1)
        if game.totals[0] > game.totals[1]:
            return game
    raise AssertionError("no such game")


def every_end() -> Iterator[Game]:
    yield from (out(), passed(), resigned(), late(), tied())
