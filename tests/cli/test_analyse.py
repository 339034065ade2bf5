"""`formula-desktop analyse`, as its users call it."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest

from formula_desktop.__main__ import main
from tests.helpers.game_files import FORMULA_CASES, case_file, expected
from tests.helpers.places import ROOT
from tests.helpers.program import modules_after, start

NAME = "formula-front-1"
FILE = str(case_file(NAME))


def analysed(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(["analyse", *arguments]) == 0
    printed = capsys.readouterr()
    assert printed.err == ""
    return printed.out


def stated_plays(name: str) -> list[str]:
    """What the case says, in the order of `analyse`: best first, equal ones by their text."""
    pairs = [line.split(" ") for line in expected(name)["plays"]]
    in_order = sorted((-int(points), play) for play, points in pairs)
    return [f"{-points}  {play}" for points, play in in_order]


def test_a_play_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    first, *plays = analysed(capsys, FILE).splitlines()
    assert first == "Sam (player 2) is to move, with 1112228 in hand"
    assert plays == stated_plays(NAME)
    assert plays[:3] == ["82  (2)x(4)1=82", "62  (2)1+(4)1=(6)2", "28  (2)x1(4)=28"]


def test_only_the_best(capsys: pytest.CaptureFixture[str]) -> None:
    assert analysed(capsys, FILE, "--best", "3").splitlines()[1:] == stated_plays(NAME)[:3]
    assert analysed(capsys, "--best=9999", FILE).splitlines()[1:] == stated_plays(NAME)
    assert len(json.loads(analysed(capsys, FILE, "--json", "--best", "3"))["plays"]) == 3


def test_nobody_to_move(capsys: pytest.CaptureFixture[str]) -> None:
    round_over = analysed(capsys, str(case_file("formula-blocked")))
    assert round_over == "nobody is to move: the round is over\n"
    match_over = analysed(capsys, str(case_file("formula-end-points")))
    assert match_over == "nobody is to move: the match is over\n"


@pytest.mark.parametrize("name", FORMULA_CASES)
def test_json(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    printed = analysed(capsys, str(case_file(name)), "--json")
    assert printed.count("\n") == 1
    found: dict[str, Any] = json.loads(printed)
    stated = expected(name)
    assert list(found) == ["game", "to_move", "finished", "hand", "plays"]
    for key in ("game", "to_move", "finished", "hand"):
        assert found[key] == stated[key]
    assert len(found["plays"]) == stated["count"]
    assert all(list(play) == ["play", "points"] for play in found["plays"])
    best = [f"{play['play']} {play['points']}" for play in found["plays"]]
    if "plays" in stated:
        assert sorted(best) == stated["plays"]
    else:
        assert best[:20] == stated["best"]


def test_a_file_that_cannot_be_read(capsys: pytest.CaptureFixture[str]) -> None:
    for name in ("invalid-f-wrong-sum", "invalid-x-text", "none"):
        for more in ([], ["--json"]):
            assert main(["analyse", str(case_file(name)), *more]) == 1
            printed = capsys.readouterr()
            assert printed.out == ""
            assert len(printed.err.splitlines()) == 1
            assert f"{name}.formula: " in printed.err


@pytest.mark.parametrize(
    "arguments",
    [[], [FILE, FILE], [FILE, "--best"], [FILE, "--worst"], [FILE, "--js"]]
    + [[FILE, "--best", number] for number in ("0", "-1", "x", "1.5", "٣", "1_0", "")],
)
def test_wrong_use(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", *arguments]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert len(printed.err.splitlines()) == 1


def test_no_qt() -> None:
    modules = modules_after("analyse", FILE)
    assert "formula_desktop.cli.analyse" in modules
    assert not {name for name in modules if name.startswith(("PySide6", "shiboken6"))}


def test_it_starts_as_a_program() -> None:
    done = start("analyse", FILE, "--best", "1")
    assert (done.returncode, done.stderr) == (0, "")
    assert len(done.stdout.splitlines()) == 2


def test_output_that_is_closed_early() -> None:
    command = [sys.executable, "-m", "formula_desktop", "analyse", FILE]
    with subprocess.Popen(
        command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdout.close()
        assert running.stderr.read() == b""
        assert running.wait(60) == 1
