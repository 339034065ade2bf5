"""The program as it is started from the command line."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from tests.helpers.game_files import case_file
from tests.helpers.places import ROOT
from tests.helpers.program import start

# Ends the program in the middle of painting, where a request to end may well arrive.
ENDED_WHILE_PAINTING = """
import os, signal, sys
from PySide6.QtWidgets import QWidget
from formula_desktop.__main__ import main
from formula_desktop.table.digifeud.texts import ScorePanel
from formula_desktop.table.seat import SeatItem

def paint(item, *arguments, old):
    os.kill(os.getpid(), signal.SIGTERM)
    old(item, *arguments)

for kind in (ScorePanel, SeatItem):
    kind.paint = lambda item, *arguments, old=kind.paint: paint(item, *arguments, old=old)
sys.exit(main(sys.argv[1:]))
"""

# Says what the panel at the end of a game looks like once the window has settled.
PANEL = """
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from formula_desktop.arguments import WindowArguments
from formula_desktop.pages.outcome.wish import Wish
from formula_desktop.shell.app import make_app, open_window

app = make_app()
window = open_window(app, WindowArguments(language="en", file=Path(sys.argv[1])))

def look():
    results = window.play.results
    for button in results.buttons.values():
        assert button.width() >= button.sizeHint().width(), button.text()
    results.buttons[Wish.MORE].click()
    table = results.count.table
    rows = table.verticalHeader()
    assert rows.length() <= table.viewport().height()
    assert rows.sectionSize(0) >= table.sizeHintForRow(0)
    assert results.count.scrolled.verticalScrollBar().maximum() == 0, "all sentences are seen"
    print("seen")
    app.quit()

QTimer.singleShot(600, look)
app.exec()
window.close()
"""


def run_code(code: str, *arguments: str | Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", code, *map(str, arguments)],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )


@pytest.mark.parametrize("game", ["digifeud", "formula"])
def test_a_picture_of_a_finished_table(tmp_path: Path, data_folder: Path, game: str) -> None:
    picture = tmp_path / "table.png"
    without_screen = {"QT_QPA_PLATFORM": "", "DISPLAY": "", "WAYLAND_DISPLAY": ""}
    done = start("--watch", game, "--screenshot", picture, environment=without_screen)
    assert done.returncode == 0, done.stderr
    image = QImage(str(picture))
    assert (image.width(), image.height()) == (1280, 800)
    assert not (data_folder / "games").exists()
    assert not (data_folder / "running.lock").exists()


def test_a_picture_that_cannot_be_saved_is_one_sentence(tmp_path: Path) -> None:
    picture = tmp_path / "no-such-folder" / "table.png"
    done = start("--watch", "formula", "--screenshot", picture)
    assert done.returncode == 1
    assert done.stderr.strip().endswith("table.png cannot be saved: No such file or directory")
    assert len(done.stderr.strip().splitlines()) == 1
    assert not picture.parent.exists()


@pytest.mark.skipif(sys.platform == "win32", reason="no such signals there")
@pytest.mark.parametrize("kind", ["SIGINT", "SIGTERM"])
@pytest.mark.parametrize("arguments", [(), ("--new", "formula"), ("--new", "digifeud")])
def test_it_ends_cleanly_when_asked_to(
    data_folder: Path, kind: str, arguments: tuple[str, ...]
) -> None:
    program = subprocess.Popen(
        [sys.executable, "-m", "formula_desktop", *arguments],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        stderr=subprocess.PIPE,
        encoding="utf-8",
    )
    awaited = "games/*.formula" if arguments else "running.json"
    deadline = time.monotonic() + 30
    while not list(data_folder.glob(awaited)) and time.monotonic() < deadline:
        time.sleep(0.05)
    time.sleep(0.5)
    program.send_signal(getattr(signal, kind))
    _, said = program.communicate(timeout=30)
    assert program.returncode == 0, said
    assert "Traceback" not in said
    assert "QProcess" not in said
    assert (data_folder / "settings.ini").is_file(), "it has kept where its window was"
    assert not list(data_folder.rglob("*.lock"))
    assert not (data_folder / "running.json").exists()


@pytest.mark.skipif(sys.platform == "win32", reason="no such signals there")
@pytest.mark.parametrize("game", ["digifeud", "formula"])
def test_it_ends_cleanly_in_the_middle_of_painting(data_folder: Path, game: str) -> None:
    done = run_code(ENDED_WHILE_PAINTING, "--new", game)
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr
    assert len(list((data_folder / "games").glob("*.formula"))) == 1
    assert not list(data_folder.rglob("*.lock"))


@pytest.mark.parametrize("case", ["end-out", "end-passes", "resign", "timeout"])
def test_a_finished_game_in_a_file_is_seen_whole(data_folder: Path, case: str) -> None:
    done = run_code(PANEL, case_file(f"digifeud-{case}"))
    assert done.stdout == "seen\n", done.stderr
