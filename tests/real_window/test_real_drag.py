"""The program in a real X window, played with a pointer that knows nothing of Qt."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from formula_desktop.kinds.registry import write_game
from tests.helpers.places import ROOT
from tests.helpers.real_window.table import LAID, Table, prepared_match, wait_for
from tests.helpers.real_window.xvfb import XVFB, x_screen

XDOTOOL = shutil.which("xdotool")
if sys.platform != "linux":
    pytest.skip("there is no X here", allow_module_level=True)
for name, found in (("Xvfb", XVFB), ("xdotool", XDOTOOL)):
    if found is None and not os.environ.get("CI"):
        pytest.skip(f"{name} is not installed", allow_module_level=True)
    assert found is not None, f"{name} is not installed, and CI must not leave this out"


@pytest.fixture
def table(tmp_path: Path, data_folder: Path) -> Iterator[Table]:
    file = tmp_path / "prepared.formula"
    file.write_bytes(write_game(prepared_match()))
    with x_screen(1600, 1000) as environment:
        command = [sys.executable, "-m", "formula_desktop", "--language", "en", str(file)]
        process = subprocess.Popen(command, cwd=ROOT, env=environment)
        shown = Table(process, environment, data_folder)
        try:
            shown.find_window()
            time.sleep(1)  # until the cards are dealt and all is painted
            yield shown
        finally:
            process.kill()
            process.wait(10)


def children_of(process: int) -> list[int]:
    return list(map(int, Path(f"/proc/{process}/task/{process}/children").read_text().split()))


def is_running(process: int) -> bool:
    try:
        return bool(Path(f"/proc/{process}/cmdline").read_bytes())  # empty when it is dead
    except FileNotFoundError:
        return False


def test_a_card_is_dragged_to_the_table_and_its_formula_played(
    table: Table, tmp_path: Path
) -> None:
    table.lay_answer()
    if not table.has_played():
        table.save_picture(tmp_path / "failed.png")
        pytest.fail(f"{LAID} was not played; see {tmp_path / 'failed.png'}")


def test_after_the_last_window_no_process_is_left(table: Table) -> None:
    opponents = children_of(table.process.pid)
    assert opponents, "the computer player waits in a process of its own"
    assert table.quit() == 0
    assert wait_for(lambda: not any(map(is_running, opponents)))
