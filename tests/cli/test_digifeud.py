"""`formula-desktop analyse` and `check` for games of Digifeud, as their users call them."""

from __future__ import annotations

import json

import pytest

from formula_desktop.__main__ import main
from tests.helpers.game_files import DIGIFEUD_CASES, INVALID, case_file, expected

NAME = "digifeud-random-01"


def printed_by(capsys: pytest.CaptureFixture[str], *arguments: str, status: int = 0) -> str:
    assert main([*arguments]) == status
    printed = capsys.readouterr()
    assert printed.err == ""
    return printed.out


def stated_plays(name: str) -> list[str]:
    """What the case says, in the order of `analyse`: best first, equal ones by their text."""
    pairs = [line.rsplit(" ", 1) for line in expected(name)["plays"]]
    in_order = sorted((-int(points), play) for play, points in pairs)
    return [f"{-points}  {play}" for points, play in in_order]


def test_a_play_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    first, *plays = printed_by(capsys, "analyse", str(case_file(NAME))).splitlines()
    assert first == "O'Neill (player 1) is to move, with 12267889 xxx on the rack"
    assert plays == stated_plays(NAME)
    best = printed_by(capsys, "analyse", str(case_file(NAME)), "--best", "3").splitlines()
    assert best == [first, *stated_plays(NAME)[:3]]


def test_nobody_to_move(capsys: pytest.CaptureFixture[str]) -> None:
    over = printed_by(capsys, "analyse", str(case_file("digifeud-resign")))
    assert over == "nobody is to move: the game is over\n"


@pytest.mark.parametrize("name", DIGIFEUD_CASES)
def test_json(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    file = str(case_file(name))
    found = json.loads(printed_by(capsys, "analyse", file, "--json", "--best", "20"))
    stated = expected(name)
    assert list(found) == ["game", "to_move", "finished", "rack", "plays"]
    for key in ("game", "to_move", "finished", "rack"):
        assert found[key] == stated[key]
    if "best" in stated:
        assert [f"{each['play']} {each['points']}" for each in found["plays"]] == stated["best"]


def test_check_says_of_each_file_whether_it_is_valid(capsys: pytest.CaptureFixture[str]) -> None:
    valid = str(case_file("digifeud-chain"))
    assert printed_by(capsys, "check", valid) == f"{valid}: a valid game\n"
    names = [case["name"] for case in INVALID if case["name"].startswith("invalid-d-")]
    files = [str(case_file(name)) for name in names]
    lines = printed_by(capsys, "check", *files, status=1).splitlines()
    assert len(lines) == len(files)
    assert not any("valid game" in line for line in lines)
