"""A program that is killed while it plays has saved everything that it has shown.

Longer: FORMULA_DESKTOP_KILLS=300.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest

from formula_desktop.formula.match import Match
from formula_desktop.store.games.sweeping import sweep
from tests.helpers.places import ROOT
from tests.helpers.store.saved_games import all_kept, open_games

KILLS = int(os.environ.get("FORMULA_DESKTOP_KILLS", "6"))

PLAYS = """
import sys
from PySide6.QtCore import QCoreApplication
from formula_desktop.store.games.autosave import Autosave
from formula_desktop.store.games.notes import new_notes
from tests.helpers.store.saved_games import SHORT, match, played

app = QCoreApplication([])
autosave = Autosave()

def show(key, turns):
    while not autosave.is_kept:  # the disk is slow, and whoever plays has been told
        assert slow
        autosave.flush()
    print(key, turns, flush=True)

slow = []
autosave.slow.connect(lambda: slow.append(True))
for seed in range(int(sys.argv[1]), 10**9, 1000):
    notes = new_notes()
    state = match(seed, SHORT)
    autosave.begin(state, notes)
    turns = 0
    while not state.has_reached_target:
        show(notes.key, turns)  # as it stands on the screen
        state = played(state, 1)
        turns += 1
        autosave.keep(state)
    show(notes.key, turns)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="no such signals there")
def test_everything_that_was_shown_is_there_after_a_kill(data_folder: Path) -> None:
    random = Random(1)
    shown: dict[str, int] = {}
    for number in range(KILLS):
        command = [sys.executable, "-c", PLAYS, str(number)]
        program = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, encoding="utf-8")
        assert program.stdout is not None
        with program.stdout as output:
            first = output.readline()
            time.sleep(random.uniform(0, 0.4))
            program.kill()
            rest = output.read()  # communicate() would miss what came together with the first line
        program.wait(30)
        lines = (first + rest).splitlines(keepends=True)
        for line in lines:
            if line.endswith("\n"):
                key, turns = line.split()
                shown[key] = int(turns)
        games = open_games()
        sweep(games)
        found = all_kept(games)
        assert list(games.places.damaged.glob("*")) == []
        for key, number_shown in shown.items():
            match = found[key]
            assert isinstance(match, Match)
            kept = len(match.round.turns)
            assert kept in (number_shown, number_shown + 1), (
                "the play being made may be there already"
            )
    assert len(shown) >= KILLS
