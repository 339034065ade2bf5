"""The value of more thinking to a master of Digifeud, turn by turn.

Takes one turn, with digits left in the bag, from each of many games of the level hard against
itself. The master chooses with different numbers of iterations; its play and that of hard are both
played on over the same samples for seven turns, by players who weigh what they keep. Each figure is
the points that a play gains over the other, with its 95 % interval over the turns. A contest would
take about ten times as long to show as much: most of a game is luck, which is left out here.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, median, pstdev
from time import process_time
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from formula_desktop.digifeud.game import new_bags  # noqa: E402
from formula_desktop.digifeud.options import Options  # noqa: E402
from formula_desktop.digifeud.play import Play  # noqa: E402
from formula_desktop.digifeud.player.computer import choose  # noqa: E402
from formula_desktop.digifeud.player.hidden import Dealt, Hidden  # noqa: E402
from formula_desktop.digifeud.player.inference import without_blanks  # noqa: E402
from formula_desktop.digifeud.player.master import choose_as_master  # noqa: E402
from formula_desktop.digifeud.player.rack_plays import Move  # noqa: E402
from formula_desktop.digifeud.player.simulation import Tried  # noqa: E402
from formula_desktop.digifeud.position import deal  # noqa: E402
from formula_desktop.digifeud.view import View  # noqa: E402
from formula_desktop.limit import AT_ONCE, Limit  # noqa: E402
from formula_desktop.players import Level  # noqa: E402
from tests.helpers.digifeud.searched import Table  # noqa: E402

ITERATIONS = (2, 16, 64)
"""The usual number for a turn is 16; 64 take up to 3 s."""

MOST = 20
"""More than the number of plays that a level tries out."""

SAMPLES = 80
TURNS = 7
"""The turns after which the difference between two plays changes little."""


class Met(NamedTuple):
    """A turn: for hard and then each number of iterations, the index of the play and the ms; and
    for each of those plays, the points that it led to in every sample."""

    plays: list[int]
    ms: list[float]
    led_to: dict[int, list[float]]

    def gain(self, one: int, other: int) -> float:
        """The points that one player's play gains over another's."""
        plays = self.plays[one], self.plays[other]
        if plays[0] == plays[1]:
            return 0.0
        first, second = (self.led_to[play] for play in plays)
        return fmean(first) - fmean(second)


def turn_of(task: tuple[int, tuple[int, ...], int]) -> Met | None:
    """The turn examined in the game with this number; None if it leaves no choice."""
    number, iterations, samples = task
    view = _some_view(Random(f"thinking {number}"))
    tried = Tried(view, MOST)
    plays = {tried.play(index): index for index in range(len(tried.moves))}
    if len(plays) < 2:
        return None
    chosen: list[int] = []
    ms: list[float] = []
    for count in (0, *iterations):
        began = process_time()
        chosen.append(plays[_choice(view, count, number)])
        ms.append((process_time() - began) * 1000)
    led_to: dict[int, list[float]] = {index: [] for index in chosen}
    if len(led_to) > 1:
        hidden = Hidden(view, Random(f"played on {number}"))
        for _ in range(samples):
            dealt = hidden.deal()
            for index, found in led_to.items():
                found.append(_played_on(tried, tried.moves[index], dealt))
    return Met(chosen, ms, led_to)


def _some_view(random: Random) -> View:
    """The view of the seat to move at some point in a game, while there are digits in the bag."""
    options = Options()
    position = deal(options, 0, *new_bags(options, random))
    views = []
    while (seat := position.to_move) is not None:
        view = position.view(seat)
        if not view.bag_digits:
            break
        views.append(view)
        position = position.after(choose(view, Level.HARD, AT_ONCE))
    return random.choice(views)


def _choice(view: View, iterations: int, seed: int) -> Play:
    if not iterations:
        return choose(view, Level.HARD, AT_ONCE)
    return choose_as_master(view, Limit(iterations, seed=seed))


def _played_on(tried: Tried, move: Move, dealt: Dealt) -> float:
    """The lead after a play and what is kept: the mean after the last two turns, in points."""
    view, values = tried.view, tried.values
    rest = tried.rack.rest(move)
    table = Table(
        view.board.readings,
        [view.rack.digits, dealt.digits],
        [view.rack.operators, dealt.operators],
        (dealt.bag_digits, dealt.bag_operators),
        to_move=0,
        is_opening=view.board.is_empty,
    )
    prices = values.at(view.bag_digits)
    kept = [prices.of(rest[0]) + prices.of_operators(rest[1]), 0.0]
    table.lay(tried.lines, move, rest)
    leads = []
    for _ in range(TURNS):
        if not table.is_over:
            seat = table.to_move
            prices = values.at(len(table.bag_digits))
            digits = without_blanks(table.digits[seat])
            hand = tried.racks.of(digits, table.operators[seat], prices)
            answer = hand.best(table.readings)
            if answer is None:
                kept[seat] = hand.kept_worth
                table.skip()
            else:
                rest = hand.rest(answer)
                kept[seat] = prices.of(rest[0]) + prices.of_operators(rest[1])
                table.lay(tried.lines, answer, rest)
        lead = table.earned[0] - table.earned[1]
        leads.append(lead if table.is_over else lead + kept[0] - kept[1])
    return fmean(leads[-2:])


def shown(gains: list[float]) -> str:
    """The mean of gains, and its 95 % interval."""
    return f"{fmean(gains):6.2f} ± {1.96 * pstdev(gains) / sqrt(len(gains)):4.2f}"


def rows(met: list[Met], iterations: tuple[int, ...]) -> Iterator[str]:
    """The table: a row for each number of iterations, compared with hard and with fewer ones."""
    yield f"{'iterations':>10}{'ms':>8}{'other play':>12}{'over hard':>16}" + "".join(
        f"{f'over {count}':>16}" for count in iterations[:-1]
    )
    for at, count in enumerate(iterations, 1):
        others = sum(each.plays[at] != each.plays[0] for each in met) / len(met)
        gains = [shown([each.gain(at, other) for each in met]) for other in range(at)]
        ms = median(each.ms[at] for each in met)
        yield f"{count:10}{ms:8.0f}{100 * others:10.0f} %" + "".join(
            f"{each:>16}" for each in gains
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("turns", nargs="?", type=int, default=40)
    parser.add_argument("--iterations", type=int, nargs="+", default=ITERATIONS, metavar="N")
    parser.add_argument("--samples", type=int, default=SAMPLES, help="over which it is played on")
    parser.add_argument("--jobs", type=int, default=2)
    found = parser.parse_args()
    iterations = tuple(found.iterations)
    met: list[Met] = []
    with ProcessPoolExecutor(found.jobs) as workers:
        tasks = [(number, iterations, found.samples) for number in range(found.turns)]
        for number, each in enumerate(workers.map(turn_of, tasks), 1):
            if each is not None:
                met.append(each)
            print(f"\r{number}/{found.turns} turns", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    print(f"{len(met)} turns, points more for a turn:")
    print("\n".join(rows(met, iterations)))


if __name__ == "__main__":
    main()
