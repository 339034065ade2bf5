"""`formula-desktop worksheet`, as teachers call it."""

from __future__ import annotations

from pathlib import Path

import pytest

from formula_desktop.__main__ import main
from tests.helpers.program import NO_SCREEN, start
from tests.helpers.screen.pdf_text import pages_of

GAME = "--out a.pdf --game formula"


def saved(*arguments: str | Path) -> None:
    done = start("worksheet", *arguments, environment=NO_SCREEN)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_a_sheet_and_the_same_one_again(tmp_path: Path) -> None:
    first, again = tmp_path / "first.pdf", tmp_path / "again.pdf"
    asked = "--game formula --task answer --tables 7 --count 9 --language nl --paper letter"
    saved("--out", first, *asked.split())
    pages = pages_of(first.read_bytes())
    assert "Werkblad" in pages[0]
    number = pages[0].split("Blad ")[1].split("\n")[0]
    saved("--out", again, "--number", number, "--language", "nl", "--paper", "letter")
    assert pages_of(again.read_bytes())[1] == pages[1]


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ("--game formula", "required: --out"),
        ("--out a.png --game formula", "a file of the kind .pdf"),
        ("--out a.pdf", "either --game says"),
        (f"{GAME} --number 4116-3264-1900-0142", "either --game says"),
        (f"{GAME} --task complete", "formula has answer, sign, most-cards, go-out"),
        (f"{GAME} --task sign --tables 6,7", "--task sign: with one operator there is nothing"),
        (f"{GAME} --operators + --tables 7", "tables are practised with x or /"),
        (f"{GAME} --count 101", "a sheet has 1 to 100 exercises"),
        (f"{GAME} --seed 10000", "the seed of a sheet is from 0 to 9999"),
        ("--out a.pdf --number 4116-3264-1900-0143", "no sheet has this number"),
    ],
)
def test_wrong_use_is_one_sentence(
    arguments: str, says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["worksheet", *arguments.split()]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert says in said.err
    assert len(said.err.splitlines()) == 1


def test_a_folder_that_is_not_there_is_no_traceback(tmp_path: Path) -> None:
    file = tmp_path / "nowhere" / "a.pdf"
    done = start("worksheet", "--out", file, "--game", "formula", "--count", "1")
    assert done.returncode == 1
    assert "cannot be saved" in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_a_locked_computer_saves_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    locks = tmp_path / "defaults.ini"
    locks.write_text("[locked]\nsharing = true\n", "utf-8")
    monkeypatch.setenv("FORMULA_DESKTOP_DEFAULTS", str(locks))
    file = tmp_path / "sheet.pdf"
    assert main(["worksheet", "--out", str(file), "--game", "formula"]) == 1
    assert capsys.readouterr().err == (
        "formula-desktop: saving for others is locked on this computer\n"
    )
    assert not file.exists()


def test_no_exercise_is_alone_on_a_page_for_what_is_explained(tmp_path: Path) -> None:
    """Smaller exercises save a page; what is explained above them takes room, too."""
    file = tmp_path / "sheet.pdf"
    sheet = ("--game", "formula", "--count", "20", "--paper", "letter", "--language", "en")
    assert start("worksheet", "--out", file, *sheet).returncode == 0
    *_, last, answers = pages_of(file.read_bytes())
    assert "Answers" in answers
    assert all(f"\n{number}\n" in last for number in (18, 19, 20))
