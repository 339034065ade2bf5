"""The file in which a contest is kept: it goes on there, and only there."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from formula_desktop.arena.kept import Kept, KeptError
from formula_desktop.arena.playing import Played
from formula_desktop.digifeud.options import Options
from tests.helpers.arena.contests import ALL, BOARD, CARDS

GAMES = [Played(1, 2, 3, [4.0], [5.0], [6.0], [7.0]), Played(0.5, 0, 0)]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "kept.jsonl"


def test_it_goes_on_with_what_has_been_played(file: Path) -> None:
    for contest in ALL:
        file.unlink(missing_ok=True)
        kept = Kept(file, contest)
        assert kept.begin() == {}
        kept.add(4, GAMES)
        kept.add(0, GAMES[:1])
        assert Kept(file, contest).begin() == {4: GAMES, 0: GAMES[:1]}


def test_another_contest_is_refused_and_nothing_of_it_is_lost(file: Path) -> None:
    Kept(file, BOARD).begin()
    Kept(file, BOARD).add(0, GAMES)
    before = file.read_bytes()
    others = [CARDS, replace(BOARD, seed=2), replace(BOARD, b=BOARD.a), replace(BOARD, seats=3)]
    others.append(replace(BOARD, a=replace(BOARD.a, seconds=1)))
    others.append(replace(BOARD, options=Options(directions=4)))
    for other in others:
        with pytest.raises(KeptError, match="was not made by this contest"):
            Kept(file, other).begin()
    assert file.read_bytes() == before


@pytest.mark.parametrize("content", [b"\xff", b"a letter\n", b"\n", b"{}"])
def test_a_file_of_something_else_stays_as_it_is(file: Path, content: bytes) -> None:
    file.write_bytes(content)
    with pytest.raises(KeptError):
        Kept(file, BOARD).begin()
    assert file.read_bytes() == content


def test_a_line_that_was_cut_off_is_played_again(file: Path) -> None:
    kept = Kept(file, BOARD)
    kept.begin()
    kept.add(0, GAMES)
    kept.add(1, GAMES)
    whole = file.read_bytes()
    for end in range(whole.index(b'{"set": 1') + 1, len(whole) - 1):
        file.write_bytes(whole[:end])
        assert Kept(file, BOARD).begin() == {0: GAMES}
        Kept(file, BOARD).add(1, GAMES)
        assert Kept(file, BOARD).begin() == {0: GAMES, 1: GAMES}


def test_an_empty_file_is_begun(file: Path) -> None:
    file.touch()
    assert Kept(file, BOARD).begin() == {}
    assert Kept(file, BOARD).begin() == {}
