"""How levels fare against simulated children: each row is a contest of `arena`.

The games are played with the ready-made settings of the child's age. The table is printed as
Markdown on standard output.
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from formula_desktop.arena.tally import tally_of  # noqa: E402
from formula_desktop.arena.workers import WorkerError  # noqa: E402
from formula_desktop.cli.arena import Progress, played  # noqa: E402
from formula_desktop.cli.arena_arguments import PLAY_SETS, read_arguments  # noqa: E402
from formula_desktop.cli.terminal import FAILED, complain, in_terminal  # noqa: E402
from formula_desktop.engine import process  # noqa: E402
from formula_desktop.kinds.kind import ReadyMade  # noqa: E402


@dataclass(frozen=True, slots=True)
class Row:
    """A contest, and the least and the most wins that the child should have, in percent."""

    name: str
    ready_made: ReadyMade
    arguments: str
    least: float
    most: float


SEVEN, NINE = ReadyMade.SIX, ReadyMade.EIGHT
"""The settings for each child."""

FIRST_GAME = 85, 100
"""The least and the most wins in somebody's first game, in which the level holds back."""

FORMULA_6 = "--game formula --operators +- --max-number-cards 2 --largest-number 20"
FORMULA_8 = "--game formula --operators +-x --largest-number 100"
DIGIFEUD_6 = "--game digifeud --operators +- --operations 1 --largest-number 20 --no-chains"
DIGIFEUD_8 = "--game digifeud --operators +-x --operations 1 --largest-number 50 --no-chains"

ROWS = (
    Row("Formula 6+, seven, beginner", SEVEN, f"{FORMULA_6} --a seven --b beginner", 60, 70),
    Row(
        "Formula 6+, seven, beginner in a first game",
        SEVEN,
        f"{FORMULA_6} --a seven --b beginner --hold-back-b",
        *FIRST_GAME,
    ),
    Row("Formula 8+, nine, easy", NINE, f"{FORMULA_8} --a nine --b easy", 50, 65),
    Row("Formula 8+, nine, normal", NINE, f"{FORMULA_8} --a nine --b normal", 30, 45),
    Row("Digifeud 6+, seven, beginner", SEVEN, f"{DIGIFEUD_6} --a seven --b beginner", 60, 70),
    Row(
        "Digifeud 6+, seven, beginner in a first game",
        SEVEN,
        f"{DIGIFEUD_6} --a seven --b beginner --hold-back-b",
        *FIRST_GAME,
    ),
    Row("Digifeud 8+, nine, easy", NINE, f"{DIGIFEUD_8} --a nine --b easy", 50, 65),
    Row("Digifeud 8+, nine, normal", NINE, f"{DIGIFEUD_8} --a nine --b normal", 30, 45),
)

HEAD = "| settings, child, level | games | the child wins | goal |\n| --- | --- | --- | --- |"


def main() -> int:
    """Play all rows and print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "games", nargs="?", type=int, default=400, help="of each row, an even number"
    )
    parser.add_argument("--only", default="", metavar="TEXT", help="rows with this in their names")
    parser.add_argument("--jobs", default="1", metavar="N", help="processes that play")
    found = parser.parse_args()
    rows = [row for row in ROWS if found.only.lower() in row.name.lower()]
    return in_terminal(lambda: children(rows, found))


def children(rows: list[Row], found: argparse.Namespace) -> int:
    """Play the rows in turn and print each when it is done."""
    print(HEAD, flush=True)
    for row in rows:
        arguments = [*row.arguments.split(), "--games", str(found.games), "--jobs", found.jobs]
        wanted = read_arguments(arguments)
        try:
            sets = played(wanted, process.command("arena", *arguments, PLAY_SETS), Progress(wanted))
        except WorkerError as error:
            complain(str(error))
            return FAILED
        tally = tally_of(list(sets.values()))
        margin = "" if tally.margin is None else f" ± {100 * tally.margin:.1f}"
        wins = f"{100 * tally.win_rate:.1f} %{margin}"
        print(
            f"| {row.name} | {tally.games} | {wins} | {row.least:g} to {row.most:g} % |", flush=True
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
