"""The time from click to painted screen for every page and dialog: the first time, and again.

Each row is a run of the program that goes from Home to one screen several times; the rows take
turns, so that a busy machine slows all of them alike. The ratio is to the first row, a dialog with
only a button in the same program: first time to first time, again to again. The ratio of processor
times is given too, which a busy machine hardly changes. Uses a real X screen if Xvfb is installed,
since a window costs more there.

Arguments: the number of runs of each (3), then patterns for the rows (all).
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from dataclasses import replace
from pathlib import Path
from statistics import median
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))  # for tests/, which is not installed

from formula_desktop.arguments import GAMES  # noqa: E402
from formula_desktop.kinds.kind import State  # noqa: E402
from formula_desktop.players import Player  # noqa: E402
from formula_desktop.results.participants import key_of_level  # noqa: E402
from formula_desktop.self_test.games import built_in, turn_of_first_player  # noqa: E402
from formula_desktop.store import places  # noqa: E402
from formula_desktop.store.games.collection import Games, SavedGame  # noqa: E402
from formula_desktop.store.games.notes import SavedSeat, new_notes  # noqa: E402
from tests.helpers.real_window.xvfb import XVFB, x_screen  # noqa: E402

CHILD = ROOT / "benchmarks" / "_screen.py"
TIMES = 5  # in one run: the first time, and again
FINISHED = 12  # games of each kind
DELETED = 2
PERSONS = ("Noor", "Sam", "Emil", "Ida")

EMPTY = "an empty dialog"
SCREENS = {
    EMPTY: ("empty dialog",),
    "Home": ("menu Continue", "menu Home"),
    "languages": ("Language",),
    "new game, Formula": ("New game of Formula",),
    "new game, Digifeud": ("New game of Digifeud",),
    "save settings by name": ("New game of Formula", "Your own rules", "Save these rules"),
    "picture and colour": ("New game of Formula", "Picture and colour"),
    "rules over a dialog": ("New game of Formula", "More options", "Rules"),
    "table, Formula, a new game": ("New game of Formula", "Begin"),
    "table, Digifeud, a new game": ("New game of Digifeud", "Begin"),
    "table, Formula, going on": ("Continue: .*Formula",),
    "table, Digifeud, going on": ("Continue: .*Digifeud",),
    "asked before a pass": ("Continue: .*Digifeud", "menu Pass"),
    "asked before giving up": ("Continue: .*Digifeud", "menu Give up"),
    "end of a game, Formula": ("All games", "tab Finished", "row Formula"),
    "end of a game, Digifeud": ("All games", "tab Finished", "row Digifeud"),
    "games under way": ("All games",),
    "games finished": ("All games", "tab In progress", "tab Finished"),
    "games deleted": ("All games", "tab In progress", "tab Deleted"),
    "results": ("Results",),
    "results, games": ("Results", "tab Digifeud", "tab Games"),
    "players": ("Players",),
    "a new player": ("Players", "Add a player"),
    "a participant": ("Players", "Noor"),
    "another name": ("Players", "Noor", "Change", "Rename"),
    "another picture": ("Players", "Noor", "Change", "Picture and colour"),
    "merge": ("Players", "Noor", "Change", "Merge"),
    "remove": ("Players", "Noor", "Change", "Remove"),
    "look back, Formula": ("Continue: .*Formula", "menu Look back"),
    "look back, Digifeud": ("Continue: .*Digifeud", "menu Look back"),
    "rules, Formula": ("Rules",),
    "rules, Digifeud": ("Rules", "tab Digifeud"),
    "first steps, Formula": ("First steps", "First steps in Formula"),
    "first steps, Digifeud": ("First steps", "First steps in Digifeud"),
    "practise": ("Practise",),
    "practise, Formula": ("Practise", "Begin"),
    "settings": ("Settings",),
    "about": ("menu About",),
}
"""The steps from Home to each screen, as _screen.py takes them."""


class Taken(NamedTuple):
    """The milliseconds from a click to the painted screen."""

    passed: float
    worked: float


def fill(folder: Path) -> None:
    """Save games of every kind in a folder; the program enters finished ones in the results."""
    places.choose(folder)
    games = Games(places.current())
    for number in range(FINISHED):
        for game in GAMES:
            begin(games, with_persons(built_in(game), number))
    for game in GAMES:
        for number in range(DELETED):
            games.remove(begin(games, with_persons(built_in(game), number)))
        begin(games, with_persons(turn_of_first_player(built_in(game)), 0))


def with_persons(state: State, number: int) -> State:
    """A game with the next few people at its table."""
    names = (PERSONS[(number + seat) % len(PERSONS)] for seat in range(len(state.players)))
    players = (
        player if player.is_computer else Player(name)
        for player, name in zip(state.players, names, strict=True)
    )
    return replace(state, players=tuple(players))


def begin(games: Games, state: State) -> SavedGame:
    """Save a game, with people and levels as participants."""
    return games.begin(state, new_notes(tuple(map(seat_of, state.players))))


def seat_of(player: Player) -> SavedSeat:
    if player.level is not None:
        return SavedSeat(key_of_level(player.level))
    return SavedSeat(f"{PERSONS.index(player.name):032x}")


def run(data: Path, environment: dict[str, str], steps: tuple[str, ...]) -> list[Taken]:
    """The times of the screen in one run of the program; `data` is not changed."""
    with tempfile.TemporaryDirectory() as folder:
        own = Path(folder) / "data"
        shutil.copytree(data, own)
        return opened({**environment, places.DATA_VARIABLE: str(own)}, steps, TIMES)


def opened(environment: dict[str, str], steps: tuple[str, ...], times: int) -> list[Taken]:
    command = [sys.executable, "-P", str(CHILD), str(times), *steps]
    done = subprocess.run(
        command,
        env=environment,
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
        check=True,
        timeout=120,
    )
    return [Taken(*map(float, line.split())) for line in done.stdout.splitlines()]


def measure(wanted: list[str], runs: int, environment: dict[str, str]) -> None:
    """Open each of the wanted screens in a number of runs, in turn, and print the times."""
    first: dict[str, list[Taken]] = {name: [] for name in wanted}
    again: dict[str, list[Taken]] = {name: [] for name in wanted}
    with tempfile.TemporaryDirectory() as folder:
        # As after an installation, whatever is set here: Python caches compiled modules.
        compiled = {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": f"{folder}/compiled"}
        data = Path(folder) / "data"
        fill(data)
        environment = {**environment, **compiled, places.DATA_VARIABLE: str(data)}
        opened(environment, SCREENS[EMPTY], 1)  # makes the results
        for turn in range(runs + 1):
            for name in wanted:
                taken = run(data, environment, SCREENS[name])
                if turn:  # the first turn compiles modules and fills caches
                    first[name].append(taken[0])
                    again[name] += taken[1:]
    print(f"{runs} runs of each, milliseconds from the click to the painted screen")
    print(f"{'':30}{'first':>8}{'ratio':>7}{'work':>7}{'again':>9}{'ratio':>7}{'work':>7}")
    for name in wanted:
        print(f"{name:30}{columns(first, name)}{columns(again, name, 9)}")


def columns(found: dict[str, list[Taken]], name: str, width: int = 8) -> str:
    """The median, and the ratios to the empty dialog, of elapsed and of processor time."""
    passed, worked = (median(each) for each in zip(*found[name], strict=True))
    empty, empty_work = (median(each) for each in zip(*found[EMPTY], strict=True))
    return f"{passed:{width}.0f}{passed / empty:7.1f}{worked / empty_work:7.1f}"


def main() -> None:
    runs = int(sys.argv[1]) if len(sys.argv) > 1 else 3
    patterns = sys.argv[2:] or [""]
    wanted = [each for each in SCREENS if any(re.search(some, each) for some in patterns)]
    wanted = list(dict.fromkeys((EMPTY, *wanted)))
    if XVFB is not None:
        with x_screen() as environment:
            measure(wanted, runs, environment)
    else:
        screen = f"offscreen:configfile={ROOT / 'tests' / 'data' / 'screen-1920x1080.json'}"
        measure(wanted, runs, {**os.environ, "QT_QPA_PLATFORM": screen})


if __name__ == "__main__":
    main()
