"""The log: what is left out of it, and what `--debug` writes."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from formula_desktop import logs
from tests.helpers.game_files import case_file
from tests.helpers.places import ROOT
from tests.helpers.program import start

ENTRY = r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3} [A-Z]+ formula_desktop\.\S+: .+"


# --- what is left out ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("[Errno 2] No: '/mnt/Noor/Noor & Sam.formula'", "[Errno 2] No: '….formula'"),
        ("""No: "/mnt/Noor's game.csv" -> '/b'""", """No: "….csv" -> '…'"""),
        (r"No: 'D:\\School\\Noor.pdf'", "No: '….pdf'"),
        ('QFile ("/mnt/Noor"): closed', 'QFile ("…"): closed'),
        ("No: '/data/stick/notes/a title.json'", "No: 'DATA/notes/….json'"),
        ("No: '/data/stick/results.sqlite'", "No: 'DATA/results.sqlite'"),
        ('File "/usr/lib/python3/json/decoder.py", line 3', None),
        ("int('x') is not \"can't\"", None),
        ("'Noor' is not in list", "'NAME' is not in list"),
        ("KeyError: 'class 3 (noor)'", "KeyError: 'NAME'"),
        ("Sammy, sam_1: noorderlicht", None),
    ],
)
def test_what_tells_who_plays_is_left_out(text: str, written: str | None) -> None:
    private = logs.Private("/data/stick", lambda: ["Noor", "Sam", "", "Class 3 (Noor)"])
    assert private.hidden(text) == (text if written is None else written)


def test_the_users_folder_is_known_however_windows_writes_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    home = r"C:\Users\anna"
    monkeypatch.setenv("HOME", home)
    monkeypatch.setenv("USERPROFILE", home)
    text = logs.without_home(f"{home}\\a C:/Users/anna/b {FileNotFoundError(2, 'No', home)}")
    assert text == r"~\a ~/b [Errno 2] No: '~'"


# --- commands -----------------------------------------------------------------------------------


def test_debug_of_the_commands(tmp_path: Path) -> None:
    file = case_file("formula-end-points")
    arena = ("arena", "--game", "formula", "--a", "beginner", "--b", "beginner", "--games", "2")
    for arguments in (("check", file), ("analyse", file, "--best", "1"), arena):
        silent, debug = start(*arguments), start(*arguments, "--debug")
        assert (silent.returncode, silent.stderr) == (0, "")
        assert debug.returncode == 0
        assert debug.stdout.splitlines()[0] == silent.stdout.splitlines()[0]
        for line in debug.stderr.splitlines():
            assert re.fullmatch(ENTRY, line), line
        assert " DEBUG " in debug.stderr


# --- the window ---------------------------------------------------------------------------------

NAMES = ("Xanthippe", "Quirinus", "Zephyrine", "Ottoline", "Wolfgang")

# Has people play whose names must not be found, and meets every kind of trouble meanwhile.
PROGRAM = """
import json, os, sys
from pathlib import Path
from PySide6.QtCore import QProcess, QTimer, qWarning
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPushButton
from formula_desktop.formula.options import Options
from formula_desktop.kinds.registry import write_game
from formula_desktop.players import Level, Player
from formula_desktop import safe
from formula_desktop.clock import steady_now
from formula_desktop.shell import app as program
from formula_desktop.store.settings.last_choice import Choice

folder = Path(sys.argv.pop(1))
people = (Player("Xanthippe"), Player("Quirinus"), Player("Computer", Level.BEGINNER))
kept = safe.write

def refuse(path, *_given, **_options):
    raise OSError(28, "No space left on device", str(path))

def play(window):
    autosave = window.games.autosave
    window.games.start(Choice(Options(), people, first=1))
    autosave.flush()
    autosave.games.rename(autosave.saved, "Zephyrine")
    person = window.games.archive.book.person_named("Quirinus")
    window.games.archive.book.change(person.key, name="Ottoline")
    QTimer.singleShot(0, lambda: {}["quirinus"])
    QTimer.singleShot(0, lambda: (folder / "Zephyrine.formula").read_bytes())
    qWarning(f'Cannot print to "{folder / "Zephyrine & Ottoline.pdf"}"')
    safe.write = refuse
    autosave.keep(autosave.state, (frozenset({0}), frozenset()))
    safe.write = kept
    autosave.flush()
    file = folder / "Xanthippe.formula"
    file.write_bytes(write_game(Choice(Options(), people, first=0).dealt(steady_now())))
    window.games.open_file(file)
    window.games.watch("formula")
    QTimer.singleShot(1500, lambda: break_off(window))

def break_off(window):
    for process in window.findChildren(QProcess):
        process.kill()
    QTimer.singleShot(500, lambda: leave(window))

def leave(window):
    for button in window.findChildren(QPushButton):
        if button.text() == "Copy &details":
            button.click()
            print(QGuiApplication.clipboard().text())
            button.window().accept()
    window.close()

old = program.Run.watch_over
def watch_over(run, app, window):
    old(run, app, window)
    QTimer.singleShot(1000, lambda: play(window))
    QTimer.singleShot(20_000, app.quit)  # should anything have gone wrong
program.Run.watch_over = watch_over
from formula_desktop.__main__ import main
sys.exit(main())
"""


def run(code: str, data: Path, *arguments: str | Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", code, *map(str, arguments)],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "FORMULA_DESKTOP_DATA": str(data)},
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )


def test_no_names_are_in_it(tmp_path: Path) -> None:
    folder = tmp_path / "Wolfgang"
    done = run(PROGRAM, folder / "data", folder, "--debug")
    assert done.returncode == 0, done.stderr
    (file,) = (folder / "data" / "logs").iterdir()
    log = file.read_text("utf-8")
    for what in (
        *("Started with: debug", "The window is there, first", "On the table: formula, new"),
        *("KeyError: 'NAME'", "Errno 2", "Qt's warning: Cannot print", "DISK_FULL"),
        *("Everything is kept again", "A process is started", "Question 1 for normal"),
        *("Question 1 answered after", "The process has ended: Crashed", "Settings read"),
    ):
        assert what in log, what
    copied = done.stdout
    place = str(file).replace(str(Path.home()), "~")
    assert copied.startswith("Formula Desktop ")
    assert copied.splitlines()[1] == f"Log: {place}"
    for text in (log, copied.replace(place, "")):
        assert not [name for name in NAMES if name.casefold() in text.casefold()], text


CLOSED = """
import sys
from PySide6.QtCore import QTimer
from formula_desktop.shell import app as program
old = program.Run.watch_over
def watch_over(run, app, window):
    old(run, app, window)
    QTimer.singleShot(900, window.close)
program.Run.watch_over = watch_over
from formula_desktop.__main__ import main
sys.exit(main())
"""


@pytest.mark.parametrize("arguments", [(), ("--debug",)])
def test_only_debug_leaves_a_log_of_a_run_that_ends_well(
    data_folder: Path, arguments: tuple[str, ...]
) -> None:
    done = run(CLOSED, data_folder, "--new", "digifeud", *arguments)
    assert done.returncode == 0, done.stderr
    found = list((data_folder / "logs").iterdir())
    if not arguments:
        assert found == []
        assert "formula_desktop" not in done.stderr
        return
    log = found[0].read_text("utf-8")
    assert log.startswith("Formula Desktop ")
    entries = log.splitlines()[2:]
    assert len(entries) > 5
    assert all(re.fullmatch(ENTRY, entry) for entry in entries)
    assert set(entries) <= set(done.stderr.splitlines()), "and in the terminal"
