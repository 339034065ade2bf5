"""The program is killed while games are played in its window: nothing that was shown is lost.

4 times here; 300 times, by two workers side by side, each with a folder of its own:
    LONG_KILLS=300 python3 dev.py test -n 2 tests/long/test_kill.py
"""

from __future__ import annotations

import json
import os
import queue
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from formula_desktop.digifeud.game import Game
from formula_desktop.formula.match import Match
from formula_desktop.gamefile.errors import FileError
from formula_desktop.kinds.registry import read_any_file
from tests.helpers.long.progress import FIRST_SEED, Progress, number
from tests.helpers.long.script import game_key, plays_of
from tests.helpers.places import ROOT

KILLS = number("LONG_KILLS", 4)
PARTS = 2
LONGEST_START = 60.0
"""Seconds; a busy machine is no failure."""


class Run:
    """One run of the program, and what it tells."""

    def __init__(self, folder: Path, seed: str) -> None:
        self.reports: list[dict[str, Any]] = []
        self._lines: queue.Queue[bytes] = queue.Queue()
        environment = {**os.environ, "FORMULA_DESKTOP_DATA": str(folder)}
        self._errors = (folder.parent / "errors").open("ab")
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.helpers.long.played", seed],
            cwd=ROOT,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=self._errors,
        )
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self._lines.put(line)

    def lines(self, seconds: float) -> Iterator[dict[str, Any]]:
        """What it tells from now on, for so many seconds."""
        until = time.monotonic() + seconds
        while (left := until - time.monotonic()) > 0:
            try:
                line = self._lines.get(timeout=left)
            except queue.Empty:
                return
            said = json.loads(line)
            self.reports.append(said)
            yield said

    def kill(self) -> None:
        """End it as a power failure does, and read what it had told by then."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self._reader.join()
        self._errors.close()
        assert self.process.stdout is not None
        self.process.stdout.close()
        while not self._lines.empty():
            line = self._lines.get()
            if line.endswith(b"\n"):  # else it was cut off
                self.reports.append(json.loads(line))


class Player:
    """Kills one program after another on the same folder, and knows what it has seen."""

    def __init__(self, folder: Path, random: Random) -> None:
        self.folder = folder
        self.random = random
        self.seen: dict[str, list[str]] = {}
        """The plays of each game that have been on the screen."""
        self.on_table = ""
        self.is_over: set[str] = set()
        self.plays = 0
        self.went_on = 0
        self.lost: list[str] = []

    def kill_one(self, number_: int) -> None:
        """Start it, see that it goes on where it was, let it play, and kill it."""
        run = Run(self.folder, f"kill {number_} {self.random.random()}")
        random = self.random
        early = random.random() < 0.1
        at_play = random.randint(1, 40)
        try:
            if early:  # before there is a window, or while it goes on with a game
                for _ in run.lines(random.random() * 0.8):
                    pass
            else:
                self._wait_for(run, at_play)
                for _ in run.lines(random.random() * 0.04):
                    pass
        finally:
            run.kill()
        self._follow(run.reports, must_go_on=not early)
        self._look_at_the_disk()

    def _wait_for(self, run: Run, plays: int) -> None:
        shown = 0
        for said in run.lines(LONGEST_START + plays):
            shown += "plays" in said
            if shown > plays:
                return
        raise AssertionError(f"nothing happens any more after {run.reports[-3:]}")

    def _follow(self, reports: list[dict[str, Any]], *, must_go_on: bool) -> None:
        """What a run has shown: first of all what was on the screen when the last one ended."""
        first = next((said for said in reports if "plays" in said), None)
        goes_on = self.on_table and self.on_table not in self.is_over
        if goes_on and (must_go_on or first is not None):
            game = first["game"] if first else ""
            if game != self.on_table:
                self.lost.append(f"did not go on with the game of {self.seen[self.on_table]}")
            self.went_on += game == self.on_table
        for said in reports:
            if "plays" in said:
                self._see(said["game"], said["plays"])
                self.is_over.update([said["game"]] if said["over"] else [])
            elif "ended" in said:  # or is about to be
                self.is_over.add(said["ended"])

    def _see(self, game: str, plays: list[str]) -> None:
        known = self.seen.get(game, [])
        if plays[: len(known)] != known:
            self.lost.append(f"{known} became {plays}")
        self.plays += max(0, len(plays) - len(known))
        self.seen[game] = plays
        self.on_table = game

    def _look_at_the_disk(self) -> None:
        """Every game is there with every play that was shown, wherever the program keeps it."""
        found: dict[str, list[str]] = {}
        for path in self.folder.rglob("*.formula"):
            if "backups" in path.parts:
                continue
            try:
                state = read_any_file(path)
            except FileError as error:
                self.lost.append(f"{path.name} cannot be read: {error}")
                continue
            assert isinstance(state, Match | Game)
            plays = plays_of(state)
            key = game_key(state)
            found[key] = max(found.get(key, []), plays, key=len)
        for game, plays in self.seen.items():
            if found.get(game, [])[: len(plays)] != plays:
                self.lost.append(f"of {plays} there is {found.get(game)}")


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
def test_nothing_that_was_shown_is_lost(part: int, tmp_path: Path) -> None:
    kills = len(range(part, KILLS, PARTS))
    player = Player(tmp_path / "data", Random(f"{FIRST_SEED} {part}"))
    progress = Progress(f"killed, worker {part}", kills)
    figures: dict[str, int] = {}
    for at in range(kills):
        player.kill_one(at)
        errors = (tmp_path / "errors").read_text("utf-8", "replace")
        assert "Traceback" not in errors, errors[-3000:]
        figures = {"plays": player.plays, "games": len(player.seen), "went on": player.went_on}
        progress.at(at + 1, **figures, lost=len(player.lost))
        assert not player.lost, player.lost[0]
    progress.end({**figures, "lost": 0})
    assert player.plays > kills
