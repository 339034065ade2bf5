"""A program with a file `portable` beside it, started from there."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from formula_desktop import WRONG_USE
from formula_desktop.store import places
from tests.helpers.places import ROOT

# Starts the program and closes its window, or what it says, as soon as it is there.
STARTS = """
import sys
from PySide6.QtCore import QTimer
from formula_desktop.__main__ import main
from formula_desktop.shell import app

make, open_window = app.make_app, app.open_window

def made():
    application = make()
    application.timer = QTimer(application, interval=50)
    application.timer.timeout.connect(close_message)
    application.timer.start()
    return application

def close_message():
    from PySide6.QtWidgets import QApplication, QMessageBox
    for window in QApplication.topLevelWidgets():
        if isinstance(window, QMessageBox) and window.isVisible():
            print(window.text())
            window.close()

def opened(*given):
    window = open_window(*given)
    window.painted.connect(lambda: QTimer.singleShot(0, window.close))
    return window

app.make_app, app.open_window = made, opened
sys.exit(main(sys.argv[1:]))
"""


@pytest.fixture
def stick(tmp_path: Path) -> Path:
    """A folder with the program and the file `portable`."""
    folder = tmp_path / "stick"
    folder.mkdir()
    (folder / "formula_desktop").symlink_to(ROOT / "formula_desktop", target_is_directory=True)
    (folder / places.PORTABLE).touch()
    return folder


def started(stick: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    home = stick.parent / "home"
    environment = {key: value for key, value in os.environ.items() if key[:4] != "XDG_"}
    environment.pop(places.DATA_VARIABLE, None)
    return subprocess.run(
        [sys.executable, "-c", STARTS, *arguments],
        cwd=stick,
        env={
            **environment,
            "HOME": str(home),
            "QT_QPA_PLATFORM": "offscreen",
            "PYTHONUTF8": "1",
            "PYTHONPATH": str(stick),
        },
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )


@pytest.mark.skipif(sys.platform == "win32", reason="symbolic links need rights there")
def test_it_writes_only_beside_itself(stick: Path) -> None:
    done = started(stick, "--new", "digifeud")
    assert done.returncode == 0, done.stderr
    data = stick / places.PORTABLE_DATA
    assert (data / "settings.ini").is_file()
    assert len([*(data / "games").glob("*.formula")]) == 1
    home = stick.parent / "home"
    assert not [path for path in home.rglob("*formula*") if "fontconfig" not in path.parts]


@pytest.mark.skipif(sys.platform == "win32", reason="symbolic links need rights there")
@pytest.mark.parametrize(
    ("language", "says"),
    [
        ("en", "The program keeps everything beside itself, but cannot write there: "),
        ("nl", "Het programma bewaart alles naast zichzelf"),
    ],
)
def test_a_stick_that_cannot_be_written_to_is_one_sentence(
    stick: Path, language: str, says: str
) -> None:
    (stick / places.PORTABLE_DATA).write_text("a file in its place")
    done = started(stick, "--language", language)
    assert done.returncode == WRONG_USE
    (said,) = done.stdout.splitlines()
    assert said.startswith(says)
    assert "formula-desktop: The program keeps everything" in done.stderr
    assert (stick / places.PORTABLE_DATA).read_text() == "a file in its place"
