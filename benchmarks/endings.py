"""How many endings of Digifeud, from games against itself, the level master solves in its time.

Each turn after the last digit has been drawn is an ending. Chance is rarely excluded then, since
operators stay in the bag for long; *told* counts all these turns as if the hidden operators were
known. That is the same search, over longer endings than those in which it is used.
"""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random
from time import perf_counter
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from formula_desktop.digifeud.game import new_bags  # noqa: E402
from formula_desktop.digifeud.options import Options  # noqa: E402
from formula_desktop.digifeud.player.endings import SearchEndedError, is_certain  # noqa: E402
from formula_desktop.digifeud.player.hidden import Dealt  # noqa: E402
from formula_desktop.digifeud.player.master import (  # noqa: E402
    CANDIDATES,
    choose_as_master,
    solved,
)
from formula_desktop.digifeud.player.simulation import Tried  # noqa: E402
from formula_desktop.digifeud.position import Position, deal  # noqa: E402
from formula_desktop.kinds.digifeud import DIGIFEUD  # noqa: E402
from formula_desktop.limit import Limit  # noqa: E402
from formula_desktop.players import Level  # noqa: E402

USUAL = DIGIFEUD.iterations[Level.MASTER]

SECONDS = 1.5
"""The search gets at most half of the usual time for a turn; the rest is for when it fails."""

LENGTHS = (4, 8, 12, 16)
"""The upper bounds for the number of digits that both sides still have together."""


class Met(NamedTuple):
    """An ending: the digits left, whether nothing was left to chance, the seconds to solve it."""

    digits: int
    is_certain: bool
    seconds: float | None


def endings_of(task: tuple[int, int, bool]) -> list[Met]:
    """The endings of the game with this number, between masters with limited iterations."""
    number, iterations, tells = task
    options = Options()
    position = deal(options, 0, *new_bags(options, Random(f"endings {number}")))
    met = []
    while (seat := position.to_move) is not None:
        view = position.view(seat)
        if view.bag_digits == 0 and (tells or is_certain(view)):
            digits = len(view.rack.digits) + len(view.unseen_digits)
            met.append(Met(digits, is_certain(view), _seconds(position, seat)))
        position = position.after(choose_as_master(view, Limit(iterations, seed=number)))
    return met


def _seconds(position: Position, seat: int) -> float | None:
    other = position.racks[1 - seat]
    dealt = Dealt(other.digits, other.operators, "", position.bag_operators)
    began = perf_counter()
    try:
        solved(
            Tried(position.view(seat), CANDIDATES),
            dealt,
            lambda: perf_counter() - began < SECONDS,
        )
    except SearchEndedError:
        return None
    return perf_counter() - began


def show(name: str, met: list[Met]) -> None:
    """Print the share of these endings that was solved, and the milliseconds it took."""
    times = sorted(each.seconds for each in met if each.seconds is not None)
    if not met:
        print(f"{name:36}{0:6}")
        return
    at = [f"{1000 * times[int(len(times) * part)]:9.0f}" for part in (0.5, 0.95)] if times else []
    print(f"{name:36}{len(met):6}{100 * len(times) / len(met):8.1f} %{''.join(at)}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="?", type=int, default=100)
    parser.add_argument("--iterations", type=int, default=USUAL, help="of each master's turn")
    parser.add_argument("--told", type=int, default=40, help="games whose other endings count, too")
    parser.add_argument("--jobs", type=int, default=2)
    found = parser.parse_args()
    tasks = [(number, found.iterations, number < found.told) for number in range(found.games)]
    met: list[Met] = []
    with ProcessPoolExecutor(found.jobs) as workers:
        for number, each in enumerate(workers.map(endings_of, tasks), 1):
            met += each
            print(f"\r{number}/{found.games} games", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    print(f"{'':36}{'turns':>6}{'solved':>10}{'median':>9}{'95 %':>9}")
    show("nothing left to chance", [each for each in met if each.is_certain])
    guessed = [each for each in met if not each.is_certain]
    least = 0
    for most in LENGTHS:
        show(
            f"told, {least + 1} to {most} digits", [x for x in guessed if least < x.digits <= most]
        )
        least = most


if __name__ == "__main__":
    main()
