"""Thousands of saved games, with and without notes, and a match of 1,150 rounds, in the window.

For each number of games the program is started, goes to the page with all games, Home, a new game
and Home again while the games are still being read, and is closed. Modules are imported ahead of
time as in the program. In another run, the person in all games is renamed. *Longest* is the longest
time in which the window did not answer, and *own work* the most processor time that the window's
thread needed without answering, which a busy machine hardly changes. Then: how long each part of
opening the long match takes, in processor time. Arguments: the numbers of games (0 300 5000).
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))  # for tests/, which is not installed

from formula_desktop.formula.match import Match, new_deck, new_match  # noqa: E402
from formula_desktop.formula.options import Options  # noqa: E402
from formula_desktop.kinds.registry import read_game, write_game  # noqa: E402
from formula_desktop.players import Player  # noqa: E402
from formula_desktop.results.book import Book  # noqa: E402
from formula_desktop.store import places  # noqa: E402
from formula_desktop.store.games.collection import Games  # noqa: E402
from formula_desktop.store.games.notes import SavedSeat, new_notes  # noqa: E402
from formula_desktop.store.games.seating import Deed, PersonChange  # noqa: E402
from formula_desktop.store.games.states import summary_of  # noqa: E402
from formula_desktop.store.places import Places  # noqa: E402
from tests.helpers.formula.random_matches import random_play  # noqa: E402

if TYPE_CHECKING:
    from formula_desktop.shell.main_window import MainWindow

NUMBERS = (0, 300, 5000)
ROUNDS = 16  # of a match of 10 kB
MANY_ROUNDS = 1150
STARTED = datetime(2026, 1, 1, tzinfo=UTC)
BEAT_MS = 2
PAINT_MS = 100
PERSON = "a" * 32
READ_MS = 700  # between two screens
QUIET_MS = 200  # as the program waits before it imports modules ahead of time


def match_of(rounds: int) -> Match:
    """A match with this many rounds, the last one just begun."""
    random = Random(1)
    players = (Player("Noor"), Player("Sam"))
    match = new_match(Options(), players, STARTED, 0, new_deck(random))
    turns = 0
    while len(match.rounds) < rounds:
        while not match.position.is_over:
            turns += 1
            at = STARTED + timedelta(seconds=turns)
            match = match.after(random_play(match.position, random, 1.0), at)
        match = match.next_round(new_deck(random))
    return match


def fill(data: Path, number: int, file: bytes, *, has_notes: bool) -> None:
    """Put games in a folder, with or without their notes."""
    kept_in = Places(data, data / "settings.ini", data / "logs")
    kept_in.games.mkdir(parents=True)
    kept_in.notes.mkdir()
    (kept_in.games / "game 0.formula").write_bytes(file)
    games = Games(kept_in)
    (saved,) = games.under_way()
    saved = games.note(saved, seats=(SavedSeat(PERSON), SavedSeat()))
    with closing(Book.open(kept_in.results_file)) as book:
        book.add_again(PERSON, "Noor", "", "", STARTED)
    notes = (kept_in.notes / "game 0.json").read_text("utf-8")
    for each in range(number):
        (kept_in.games / f"game {each}.formula").write_bytes(file)
        if has_notes:
            own = notes.replace(saved.notes.key, f"{each:032x}")
            (kept_in.notes / f"game {each}.json").write_text(own, "utf-8")
    if not number:
        (kept_in.games / "game 0.formula").unlink()
    if not number or not has_notes:
        shutil.rmtree(kept_in.notes)


# --- one run of the program ---------------------------------------------------------------------


class Beat:
    """The longest time in which the window did not answer, and its own work in that time."""

    def __init__(self) -> None:
        self.longest = self.work = 0.0
        self._at, self._worked = time.perf_counter(), time.thread_time()

    def __call__(self) -> None:
        at, worked = time.perf_counter(), time.thread_time()
        self.longest = max(self.longest, (at - self._at) * 1000 - BEAT_MS)
        self.work = max(self.work, (worked - self._worked) * 1000)
        self._at, self._worked = at, worked

    def start_again(self) -> None:
        """Forget what was so far."""
        self()
        self.longest = self.work = 0.0


def opened_window() -> tuple[MainWindow, Callable[[int], None]]:
    """The program's window, and a function that lets it run for some milliseconds."""
    from formula_desktop.__main__ import prepare

    prepare()
    from PySide6.QtCore import QEventLoop, QTimer

    from formula_desktop.arguments import WindowArguments
    from formula_desktop.shell.app import make_app, open_window

    def wait(milliseconds: int) -> None:
        loop = QEventLoop()
        QTimer.singleShot(milliseconds, loop.quit)
        loop.exec()

    app = make_app()
    window = open_window(app, WindowArguments(language="en"))
    return window, wait


def import_ahead(window: MainWindow) -> None:
    """Import the modules that the program imports when its first frame has been painted."""
    from formula_desktop.shell.later import later
    from formula_desktop.shell.start.ahead import ImportAhead

    def begin() -> None:
        later(QUIET_MS, window, lambda: ImportAhead(window, lambda: window.is_moving))

    window.painted.connect(begin)


def run() -> None:
    """Use the program, and print the milliseconds of each step."""
    window, wait = opened_window()
    from PySide6.QtCore import QTimer

    beat = Beat()
    timer = QTimer()
    timer.timeout.connect(beat)
    timer.start(BEAT_MS)
    import_ahead(window)
    window.painted.connect(beat.start_again)  # before, there was nothing to answer
    wait(2 * READ_MS)
    found = [(beat.longest, beat.work)]
    games = window.games
    steps: tuple[Callable[[], object], ...] = (
        window.library.show_games,
        window.show_home,
        lambda: games.start_against_computer("formula"),
        window.show_home,
    )
    for step in steps:
        beat.start_again()
        step()
        wait(READ_MS)
        found.append((beat.longest, beat.work))
    before = time.perf_counter()
    window.close()
    found.append(((time.perf_counter() - before) * 1000, 0.0))
    print(*(f"{longest:.0f}/{work:.0f}" for longest, work in found), flush=True)


def rename() -> None:
    """Rename the person in all games, and print how long the window did not answer meanwhile."""
    window, wait = opened_window()
    from PySide6.QtCore import QTimer

    import_ahead(window)
    wait(4 * READ_MS)
    beat = Beat()
    timer = QTimer()
    timer.timeout.connect(beat)
    timer.start(BEAT_MS)
    wait(PAINT_MS)
    beat.start_again()
    change = PersonChange(Deed.RENAME, PERSON, "Noor", "Nadia")
    window.games.archive.changer.begin(change)
    wait(4 * READ_MS)
    print(f"{beat.longest:.0f}/{beat.work:.0f}", flush=True)
    window.close()


def open_long_match() -> None:
    """Continue the only game, go Home and continue it again; print the work of each."""
    window, wait = opened_window()
    for name, step in (
        ("continue, with its table", window.games.go_on),
        ("Home", window.show_home),
        ("continue again", window.games.go_on),
        ("look back", window.look_back),
    ):
        worked = time.process_time()
        step()
        wait(PAINT_MS)
        print(f"{name:24}{(time.process_time() - worked) * 1000:12.0f}", flush=True)
        wait(READ_MS)
    window.close()


def opened(data: Path, *arguments: str) -> str:
    """What a run of the program on these games prints."""
    screen = f"offscreen:configfile={ROOT / 'tests' / 'data' / 'screen-1920x1080.json'}"
    done = subprocess.run(
        [sys.executable, __file__, "run", *arguments],
        env={**os.environ, "QT_QPA_PLATFORM": screen, places.DATA_VARIABLE: str(data)},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
        timeout=300,
    )
    return done.stdout.strip()


def measure(numbers: list[int]) -> None:
    """Start the program on these numbers of games, first without notes and then with them."""
    file = write_game(match_of(ROUNDS))
    steps = ("start", "all games", "Home", "new game", "Home", "closing", "renaming")
    print(f"games of {len(file) / 1000:.0f} kB, milliseconds: longest/own work")
    print(f"{'':24}" + "".join(f"{step:>12}" for step in steps))
    for number in numbers:
        with tempfile.TemporaryDirectory() as folder:
            for has_notes, name in ((False, "no notes"), (True, "with notes")):
                data = Path(folder) / name
                fill(data, number, file, has_notes=has_notes)
                found = opened(data).split()
                if number and has_notes:
                    found.append(opened(data, "rename"))
                times = "".join(f"{each:>12}" for each in found)
                print(f"{f'{number} games, {name}':24}{times}", flush=True)


def measure_long_match() -> None:
    """The processor time of each part of opening a long match."""
    state = match_of(MANY_ROUNDS)
    data = write_game(state)
    print(f"a match of {MANY_ROUNDS} rounds, {len(data) / 1000:.0f} kB, milliseconds of work:")
    print_work("read", lambda: read_game(data))
    print_work("entry of the list", lambda: summary_of(state))
    print_work("write", lambda: write_game(state))
    with tempfile.TemporaryDirectory() as folder:
        kept_in = Places(Path(folder), Path(folder) / "settings.ini", Path(folder) / "logs")
        Games(kept_in).begin(state, new_notes((SavedSeat(), SavedSeat())))
        print(opened(Path(folder), "long"))


def print_work(name: str, do: Callable[[], object]) -> None:
    """Print the least processor time of three times."""
    taken = []
    for _ in range(3):
        before = time.process_time()
        do()
        taken.append((time.process_time() - before) * 1000)
    print(f"{name:24}{min(taken):12.0f}", flush=True)


def main() -> None:
    match sys.argv[1:]:
        case ["run", "long"]:
            open_long_match()
        case ["run", "rename"]:
            rename()
        case ["run"]:
            run()
        case numbers:
            measure([*map(int, numbers)] or [*NUMBERS])
            measure_long_match()


if __name__ == "__main__":
    main()
