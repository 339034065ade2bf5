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

from tests.program import ROOT, start


@pytest.mark.parametrize("game", ["digifeud", "formula"])
def test_a_picture_of_a_finished_table(tmp_path: Path, data_folder: Path, game: str) -> None:
    picture = tmp_path / "table.png"
    without_screen = {"QT_QPA_PLATFORM": "", "DISPLAY": "", "WAYLAND_DISPLAY": ""}
    done = start("--watch", game, "--screenshot", picture, environment=without_screen)
    assert done.returncode == 0, done.stderr
    image = QImage(str(picture))
    assert (image.width(), image.height()) == (1280, 800)
    assert not (data_folder / "under-way.formula").exists()


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
    awaited = "under-way.formula" if arguments else "under-way.lock"
    deadline = time.monotonic() + 30
    while not (data_folder / awaited).exists() and time.monotonic() < deadline:
        time.sleep(0.05)
    time.sleep(0.5)
    program.send_signal(getattr(signal, kind))
    _, said = program.communicate(timeout=30)
    assert program.returncode == 0, said
    assert "Traceback" not in said
    assert "QProcess" not in said
    assert (data_folder / "settings.ini").is_file(), "it has kept where its window was"
    assert not (data_folder / "under-way.lock").exists()
