"""`formula-desktop print`, as teachers call it."""

from __future__ import annotations

from pathlib import Path

import pytest

from formula_desktop.__main__ import main
from tests.helpers.game_files import case_file
from tests.helpers.program import NO_SCREEN, start
from tests.helpers.screen.pdf_text import pages_of


def test_a_game_is_saved_without_a_screen(tmp_path: Path) -> None:
    file = tmp_path / "game.pdf"
    asked = ("--paper", "letter", "--language", "nl")
    done = start(
        "print", case_file("digifeud-end-out"), "--out", file, *asked, environment=NO_SCREEN
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    made = file.read_bytes()
    assert b"/MediaBox [0 0 612" in made
    (first, *_) = pages_of(made)
    assert "Beurt" in first
    assert "Eindtelling" in first


@pytest.mark.parametrize(
    ("arguments", "status", "says"),
    [
        (["missing.formula", "--out", "a.pdf"], 1, "missing.formula"),
        ([str(case_file("digifeud-end-out")), "--out", "a.png"], 2, "a file of the kind .pdf"),
        (["--out", "a.pdf"], 2, "FILE"),
    ],
)
def test_wrong_use_is_one_sentence(
    arguments: list[str],
    status: int,
    says: str,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["print", *arguments]) == status
    printed = capsys.readouterr()
    assert printed.out == ""
    assert says in printed.err
    assert len(printed.err.splitlines()) == 1
    assert not [*tmp_path.iterdir()]
