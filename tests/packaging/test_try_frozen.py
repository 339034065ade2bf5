"""What the tries of packages find wrong in a window that is open for a while."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest

from formula_desktop.kinds.registry import write_game
from tests.helpers.places import ROOT
from tests.helpers.real_window.table import prepared_match

sys.path.insert(0, str(ROOT / "packaging"))

from try_frozen import table_on_screen, written

BREAKS = """
import sys
from formula_desktop.shell.start import collecting

def trim():
    import no_such_module

collecting.trim = trim
collecting._TRIM_EVERY_MS = 100
from formula_desktop.__main__ import main
sys.exit(main(sys.argv[1:]))
"""
"""The program with a timer that imports what is not there."""


@pytest.mark.skipif(
    not (shutil.which("Xvfb") and shutil.which("xdotool")), reason="there is no X here"
)
def test_a_dialog_that_nobody_asked_for_and_the_log_are_noticed(
    tmp_path: Path, data_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("try_frozen.PICTURE", tmp_path / "picture.png")
    game = tmp_path / "prepared.formula"
    game.write_bytes(write_game(prepared_match()))
    command = [sys.executable, "-P", "-c", BREAKS, "--language", "en", str(game)]
    logs = data_folder / "logs"
    with (
        pytest.raises(AssertionError, match=r"(?s)nobody asked for .*no_such_module"),
        table_on_screen(command, data_folder, logs),
    ):
        pass
    assert "no_such_module" in written(logs)
    assert (tmp_path / "picture.png").is_file()


MODULE = "formula_desktop.shell.errors.reports"
ENTRIES = (
    f"2026-11-23 05:44:21.204 INFO {MODULE}: The window is there, first\n"
    f"2026-11-23 05:44:22.011 WARNING {MODULE}: Qt's warning: Some() (Call not implemented.)\n",
    f"2026-11-23 05:44:23.870 ERROR {MODULE}: Traceback (most recent call last):\nOSError: no\n",
)


def test_a_log_says_something_unless_all_of_it_is_known(tmp_path: Path) -> None:
    known = "Call not implemented"
    assert written(tmp_path, known) == ""
    (tmp_path / "run 1.trace.log").write_text("")
    for entries, is_known in (("", False), (ENTRIES[0], True), ("".join(ENTRIES), False)):
        (tmp_path / "run 1.log").write_text(f"Formula Desktop 0.1.0\n\n{entries}", "utf-8")
        assert written(tmp_path)
        assert bool(written(tmp_path, known)) is not is_known
    (tmp_path / "run 1.log").unlink()
    (tmp_path / "run 1.trace.log").write_text("Fatal Python error", "utf-8")
    assert written(tmp_path, known)
