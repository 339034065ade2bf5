"""How good hints are: somebody who lays nothing but hints against each level they are for.

The games have the ready-made settings of each age, and each deal is played from both seats. The
table is printed as Markdown on standard output.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from random import Random
from statistics import fmean, stdev

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from formula_desktop.arena.tally import NORMAL_95  # noqa: E402
from formula_desktop.cli.terminal import in_terminal  # noqa: E402
from formula_desktop.engine.protocol import choose, hinted  # noqa: E402
from formula_desktop.kinds.kind import AnyKind, Play, ReadyMade, View  # noqa: E402
from formula_desktop.kinds.registry import KINDS  # noqa: E402
from formula_desktop.limit import Limit  # noqa: E402
from formula_desktop.players import Level  # noqa: E402

AGES = (ReadyMade.SIX, ReadyMade.EIGHT, ReadyMade.TEN)
LEVELS = (Level.BEGINNER, Level.EASY, Level.NORMAL)

HEAD = "| settings, level | games | hints win | counts: hints, level |\n| --- | --- | --- | --- |"


def main() -> int:
    """Play all rows and print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="?", type=int, default=400, help="of each row, 4 or more")
    parser.add_argument("--only", default="", metavar="TEXT", help="rows with this in their names")
    found = parser.parse_args()
    return in_terminal(lambda: rows(max(found.games // 2, 2), found.only.lower()))


def rows(sets: int, only: str) -> int:
    """Play the rows in turn and print each when it is done."""
    print(HEAD, flush=True)
    for kind in map(KINDS.__getitem__, ("formula", "digifeud")):
        for age in AGES:
            for level in LEVELS:
                name = f"{kind.name.title()} {age}, {level}"
                if only in name.lower():
                    print(f"| {name} | {2 * sets} | {_row(kind, age, level, sets)} |", flush=True)
    return 0


def _row(kind: AnyKind, age: ReadyMade, level: Level, sets: int) -> str:
    games = [[_game(kind, age, level, number, seat) for seat in (0, 1)] for number in range(sets)]
    rates = [fmean(win for win, _, _ in each) for each in games]
    margin = NORMAL_95 * stdev(rates) / sets**0.5
    counts = [fmean(game[at] for each in games for game in each) for at in (1, 2)]
    wins = f"{100 * fmean(rates):.1f} % ± {100 * margin:.1f}"
    return f"{wins} | {counts[0]:.1f}, {counts[1]:.1f}"


def _game(
    kind: AnyKind, age: ReadyMade, level: Level, number: int, seat: int
) -> tuple[float, float, float]:
    """The share of the win of the seat that lays hints, and the counts of both."""
    lots = Random(f"{number} turns")
    game_seed = Random(f"{number} game").getrandbits(32)

    def choice(view: View) -> Play:
        seed = lots.getrandbits(32)
        if view.seat == seat:
            return hinted(view, level)
        return choose(view, level, Limit(0, seed=seed, game_seed=game_seed))

    outcome = kind.play_out(kind.ready_made[age].options, 2, f"{number}", choice)
    win = 1 / len(outcome.winners) if seat in outcome.winners else 0.0
    return win, outcome.counts[seat], outcome.counts[1 - seat]


if __name__ == "__main__":
    sys.exit(main())
