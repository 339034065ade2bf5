"""The time to find the legal plays of Digifeud, compared with the slow list of the tests.

The positions come from games that the computer plays against itself, the same every time. Each is
asked for as in a game or a search: the rack is new, and only the lines of the board that the last
sum touched. `from nothing` knows no line yet. There must be as many plays as in the slow list.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable, Iterator, Sized
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))  # for tests/, which is not installed

from formula_desktop.digifeud.board import board_with  # noqa: E402
from formula_desktop.digifeud.fillings import fillings_of  # noqa: E402
from formula_desktop.digifeud.game import Game, new_bags, new_game  # noqa: E402
from formula_desktop.digifeud.legal import LegalPlays, best_plays  # noqa: E402
from formula_desktop.digifeud.options import Options  # noqa: E402
from formula_desktop.digifeud.position import deal  # noqa: E402
from formula_desktop.digifeud.view import View  # noqa: E402
from formula_desktop.players import Player  # noqa: E402
from tests.helpers.digifeud.slow_legal import (  # noqa: E402
    choices,
    slow_plays,
    ways_to_fill,
)
from tests.helpers.normal import choose  # noqa: E402

GAMES = 15
ROUNDS = 3

Find = Callable[[View], Sized]


def plays_counted(view: View) -> Sized:
    """All plays in their compact form, which makes a value for each only on access."""
    plays = LegalPlays(view)
    len(plays)
    return plays


ASKED: dict[str, Find] = {
    "best play": lambda view: best_plays(view, 1, spare_blanks=True),
    "best 20": lambda view: best_plays(view, 20),
    "all plays": plays_counted,
    "all plays, a value each": lambda view: LegalPlays(view).found,
}


def games(options: Options) -> list[Game]:
    """Complete games of the computer against itself."""
    players = (Player("A"), Player("B"))
    started = datetime(2026, 1, 1, tzinfo=UTC)
    played = []
    for seed in range(GAMES):
        bags = new_bags(options, Random(seed))
        game = new_game(options, players, started, seed % 2, *bags)
        while not game.is_over:
            game = game.after(choose(game.position.view(game.position.to_move or 0)), started)
        played.append(game)
    return played


def views(played: list[Game], from_nothing: bool = False) -> Iterator[View]:
    """The view of the player to move at every turn, with lines not looked at before."""
    for game in played:
        position = deal(game.options, game.starts, game.digits, game.operators)
        for turn in game.turns:
            view = position.view(position.to_move or 0)
            sums = view.board.sums
            yield replace(view, board=board_with(game.options, sums)) if from_nothing else view
            position = position.after_legal(turn.play)


def milliseconds(find: Find, every: Iterator[View]) -> tuple[list[float], list[int]]:
    """For each position, the milliseconds to find its plays, and their number."""
    times, counts = [], []
    for view in every:
        fillings_of.cache_clear()
        choices.cache_clear()
        ways_to_fill.cache_clear()
        start = perf_counter()
        found = find(view)
        times.append((perf_counter() - start) * 1000)
        counts.append(len(found))
    return times, counts


def shortest(find: Find, played: list[Game], from_nothing: bool = False) -> list[float]:
    """For each position, the shortest of a few times, since the machine may be busy."""
    rounds = [milliseconds(find, views(played, from_nothing))[0] for _ in range(ROUNDS)]
    return list(map(min, zip(*rounds, strict=True)))


def show(name: str, times: list[float]) -> None:
    print(f"  {name:38}{median(times):9.2f}{percentile_95(times):9.2f}{max(times):9.1f}")


def percentile_95(values: list[float]) -> float:
    return sorted(values)[int(len(values) * 0.95)]


def main() -> None:
    for directions in (2, 4):
        played = games(Options(directions=directions))
        gc.collect()
        gc.freeze()  # the games are not what is measured
        slow, counts = milliseconds(slow_plays, views(played))
        print(f"{directions} directions, {len(counts)} positions with {median(counts):.0f} plays")
        print(f"(95th percentile {percentile_95(list(map(float, counts))):.0f}), milliseconds:")
        print(f"  {'':38}{'median':>9}{'95 %':>9}{'slowest':>9}")
        for name, find in ASKED.items():
            show(name, shortest(find, played))
            show(f"{name}, from nothing", shortest(find, played, from_nothing=True))
        show("all plays, slow list", slow)
        if milliseconds(ASKED["all plays"], views(played))[1] != counts:
            sys.exit("the slow list has other numbers of plays")


if __name__ == "__main__":
    main()
