"""How strong the computer's levels are: each row of the ladder is a contest of `arena`.

Results are saved in build/ladder, in a folder for the current sources of the levels: Ctrl+C stops,
the same command continues, and after a change to a level its game starts over. The table is printed
as Markdown on standard output. All of it takes some hours.
"""

from __future__ import annotations

import argparse
import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from zlib import crc32

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from formula_desktop.arena.contest import Contest  # noqa: E402
from formula_desktop.arena.kept import Kept, KeptError, Sets  # noqa: E402
from formula_desktop.arena.tally import Tally, Times, tally_of  # noqa: E402
from formula_desktop.arena.workers import WorkerError  # noqa: E402
from formula_desktop.cli.arena import Progress, played  # noqa: E402
from formula_desktop.cli.arena_arguments import PLAY_SETS, read_arguments  # noqa: E402
from formula_desktop.cli.terminal import FAILED, complain, in_terminal  # noqa: E402
from formula_desktop.engine import process  # noqa: E402

SHARED = (
    "arena/contest.py",
    "arena/playing.py",
    "arithmetic.py",
    "limit.py",
    "notation.py",
    "engine/protocol.py",
)
"""The sources of both games' levels and contests, besides the games' own packages."""


@dataclass(frozen=True, slots=True)
class Row:
    """A contest, and the least share of wins that A should have, in percent."""

    name: str
    arguments: str
    games: int
    goal: float | None = None

    @property
    def game(self) -> str:
        return self.name.split(",", maxsplit=1)[0].lower()


DIGIFEUD, FORMULA = "--game digifeud", "--game formula"
MASTER = "--a master --b normal"
LONGER = "--a master --b master --seconds-a 3 --seconds-b 0.3"

ROWS = (
    Row("Digifeud, easy over beginner", f"{DIGIFEUD} --a easy --b beginner", 400, 75),
    Row("Digifeud, normal over easy", f"{DIGIFEUD} --a normal --b easy", 400, 75),
    Row("Digifeud, hard over normal", f"{DIGIFEUD} --a hard --b normal", 1000, 68),
    Row("Digifeud, master over normal", f"{DIGIFEUD} {MASTER}", 400, 74),
    Row("Digifeud, master over hard", f"{DIGIFEUD} --a master --b hard", 400, 57),
    Row("Digifeud, + and − only", f"{DIGIFEUD} {MASTER} --operators +-", 400, 76),
    Row("Digifeud, one operation", f"{DIGIFEUD} {MASTER} --operations 1", 400, 66),
    Row("Digifeud, four directions", f"{DIGIFEUD} {MASTER} --directions 4", 400, 70),
    Row("Formula, easy over beginner", f"{FORMULA} --a easy --b beginner", 2000, 65),
    Row("Formula, normal over easy", f"{FORMULA} --a normal --b easy", 2000, 65),
    Row("Formula, hard over normal", f"{FORMULA} --a hard --b normal", 2000, 61),
    Row("Formula, master over normal", f"{FORMULA} {MASTER}", 2000, 69),
    Row("Formula, one master, three normal", f"{FORMULA} {MASTER} --players 4", 1000, 32),
    Row("Formula, for points", f"{FORMULA} {MASTER} --points", 500, 65),
    Row("Digifeud, master with 3 s over 0.3 s", f"{DIGIFEUD} {LONGER}", 60),
    Row("Formula, master with 3 s over 0.3 s", f"{FORMULA} {LONGER}", 120),
)

HEAD = (
    "| | games | A wins | goal | ms for a turn, A: median, 95 % | B: median, 95 % |\n"
    "| --- | --- | --- | --- | --- | --- |"
)


def main() -> int:
    """Play what has not been played yet, then print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="", metavar="TEXT", help="rows with this in their names")
    parser.add_argument("--part", type=float, default=1, metavar="P", help="this part of the games")
    parser.add_argument("--jobs", default="1", metavar="N", help="processes that play")
    parser.add_argument("--keep", type=Path, default=ROOT / "build/ladder", metavar="DIR")
    parser.add_argument("--table", action="store_true", help="of what is there; play nothing")
    found = parser.parse_args()
    rows = [row for row in ROWS if found.only.lower() in row.name.lower()]
    return in_terminal(lambda: ladder(rows, found))


def ladder(rows: list[Row], found: argparse.Namespace) -> int:
    """Play the rows in turn and print those that are done, even if interrupted."""
    table = [HEAD]
    try:
        for row in rows:
            arguments = [*_arguments(row, found), "--jobs", found.jobs]
            sets = _sets(row, arguments, plays=not found.table)
            if sets:
                table.append(_line(row, tally_of(list(sets.values()))))
    except (KeptError, WorkerError) as error:
        complain(str(error))
        return FAILED
    finally:
        print("\n".join(table))
    return 0


def _arguments(row: Row, found: argparse.Namespace) -> list[str]:
    folder = found.keep / f"{row.game}-{sources(row.game):08x}"
    folder.mkdir(parents=True, exist_ok=True)
    name = "".join(each if each.isalnum() else "-" for each in row.name.lower())
    seats = 4 if "--players 4" in row.arguments else 2
    games = max(1, round(row.games * found.part / seats)) * seats
    return [*row.arguments.split(), "--games", str(games), "--keep", str(folder / f"{name}.jsonl")]


def _sets(row: Row, arguments: list[str], *, plays: bool) -> Sets:
    wanted = read_arguments(arguments)
    assert wanted.keep is not None
    if not plays:
        return _kept(wanted.keep, wanted.contest)
    print(row.name, file=sys.stderr)
    sets = played(wanted, process.command("arena", *arguments, PLAY_SETS), Progress(wanted))
    return {number: sets[number] for number in wanted.sets}


def _kept(file: Path, contest: Contest) -> Sets:
    """The content of a file, read from a copy: another ladder may be writing to it."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder, file.name)
        with suppress(FileNotFoundError):
            shutil.copy(file, copy)
        return Kept(copy, contest).begin()


def _line(row: Row, tally: Tally) -> str:
    margin = "" if tally.margin is None else f" ± {100 * tally.margin:.1f}"
    goal = "" if row.goal is None else f"{row.goal:g} %"
    return (
        f"| {row.name} | {tally.games} | {100 * tally.win_rate:.1f} %{margin} | {goal} "
        f"| {_times(tally.a_work_ms)} | {_times(tally.b_work_ms)} |"
    )


def _times(times: Times) -> str:
    return f"{times.median:.1f}, {times.percentile_95:.1f}"


def sources(game: str) -> int:
    """A number that changes with the sources of a game's levels."""
    package, number = ROOT / "formula_desktop", 0
    values = ROOT / "resources" / "values" / f"{game}.json"
    for path in (*(package / name for name in (game, *SHARED)), values):
        for file in _files(path):
            number = crc32(file.read_bytes(), crc32(file.name.encode(), number))
    return number


def _files(path: Path) -> Iterator[Path]:
    if path.is_file():
        yield path
    else:
        yield from sorted(each for each in path.rglob("*") if each.suffix == ".py")


if __name__ == "__main__":
    sys.exit(main())
