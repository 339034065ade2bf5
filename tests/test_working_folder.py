"""Files in the working folder, perhaps beside a downloaded game, are never run."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from formula_desktop import THINK
from formula_desktop.engine import process
from formula_desktop.engine.protocol import question
from formula_desktop.limit import AT_ONCE
from formula_desktop.players import Level
from tests.helpers.formula.games import match_of
from tests.helpers.game_files import case_file
from tests.helpers.places import ROOT
from tests.helpers.program import is_asked_to_think

MODULES = ("json", "argparse", "signal", "queue", "subprocess", "sitecustomize", "usercustomize")

# What pip makes of the entry point in pyproject.toml.
SCRIPT = "import sys\nfrom formula_desktop.__main__ import main\nsys.exit(main())\n"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder full of traps, each of which leaves a mark when it is run."""
    for name in ("PYTHONSAFEPATH", "PYTHONPATH"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    folder = tmp_path / "downloads"
    package = folder / "formula_desktop"
    package.mkdir(parents=True)
    traps = [folder / f"{name}.py" for name in MODULES]
    for trap in [*traps, package / "__init__.py", package / "__main__.py"]:
        mark = tmp_path / "marks" / f"{trap.parent.name} {trap.stem}"
        trap.write_text(f"open({str(mark)!r}, 'w').close()\n", "utf-8")
    (tmp_path / "marks").mkdir()
    shutil.copy(case_file("digifeud-resign"), folder / "game.formula")
    return folder


@pytest.fixture
def program(tmp_path: Path) -> list[str]:
    """The program as pip installs it."""
    script = tmp_path / "bin" / "formula-desktop"
    script.parent.mkdir()
    script.write_text(SCRIPT, "utf-8")
    return [sys.executable, str(script)]


def marks(folder: Path) -> list[str]:
    return sorted(each.name for each in (folder.parent / "marks").iterdir())


def run(command: list[str], folder: Path, given: str = "") -> str:
    done = subprocess.run(
        command,
        cwd=folder,
        input=given,
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )
    assert marks(folder) == []
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def test_the_traps_work(folder: Path) -> None:
    for code in ("import json", "import formula_desktop"):
        subprocess.run([sys.executable, "-c", code], cwd=folder, timeout=60, check=True)
    assert marks(folder) == ["downloads json", "formula_desktop __init__"]


def test_arena(folder: Path, program: list[str]) -> None:
    levels = ["--a", "beginner", "--b", "beginner"]
    said = run([*program, "arena", "--game", "formula", *levels, "--games", "2"], folder)
    assert said.startswith("Formula: beginner (A)")


def test_a_command(folder: Path, program: list[str]) -> None:
    assert run([*program, "check", "game.formula"], folder) == "game.formula: a valid game\n"


def test_the_computer_player(folder: Path) -> None:
    view = match_of("12368*9", "4455667").position.view(0)
    said = run(process.command(THINK), folder, f"{question(1, view, Level.NORMAL, AT_ONCE)}\n")
    assert '"number": 1' in said


@pytest.mark.skipif(sys.platform != "linux", reason="looks for processes as Linux has them")
def test_the_window_with_its_computer_player(
    folder: Path, program: list[str], data_folder: Path
) -> None:
    window = subprocess.Popen([*program, "--watch", "formula"], cwd=folder, stderr=subprocess.PIPE)
    until = time.monotonic() + 30
    while not is_asked_to_think(data_folder) and not marks(folder):
        assert time.monotonic() < until
        time.sleep(0.02)
    time.sleep(1)  # while the computer plays
    window.send_signal(signal.SIGTERM)
    _, said = window.communicate(timeout=30)
    assert marks(folder) == []
    assert (window.returncode, said) == (0, b"")


def test_python_with_the_name_of_the_package(folder: Path) -> None:
    """A package with the program's name there is run by Python before any of the program's code."""
    shutil.rmtree(folder / "formula_desktop")
    program = [sys.executable, "-m", "formula_desktop"]
    assert run([*program, "check", "game.formula"], folder) == "game.formula: a valid game\n"


def test_in_a_checkout_that_is_not_installed(tmp_path: Path) -> None:
    """Its processes find the package in the same place as the program."""
    shutil.copytree(ROOT / "formula_desktop", tmp_path / "formula_desktop")
    code = (
        "import sys; sys.path[:0] = [sys.argv[1]]; from formula_desktop.engine import process;"
        "print(*process.command('--version'), sep='\\n')"
    )
    command = [sys.executable, "-S", "-c", code, str(tmp_path)]
    found = subprocess.run(command, capture_output=True, text=True, timeout=60, check=True)
    child = [sys.executable, "-S", *found.stdout.splitlines()[1:]]
    said = subprocess.run(child, cwd=os.sep, capture_output=True, text=True, timeout=60, check=True)
    assert said.stdout.startswith("Formula Desktop ")
