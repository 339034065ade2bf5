"""The file that keeps a contest, from which it can be continued."""

from __future__ import annotations

import json
import os
import stat
import sys
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any
from zlib import crc32

import pytest

from formula_desktop.arena.contest import Contest, Side, read_contest
from formula_desktop.arena.kept import Kept, KeptError, merged, written
from formula_desktop.arena.playing import Played
from formula_desktop.digifeud.options import Options
from formula_desktop.players import Level
from tests.helpers.arena.contests import ALL, BOARD, CARDS
from tests.helpers.each import TIMES

GAMES = [Played(1, 2, 3, [4.0], [5.0], [6.0], [7.0]), Played(0.5, 0, 0)]
OTHERS = [Played(0, 2.5, -3), Played(1 / 3, 0, 0, [4.0], [], [5.0], [])]


def games_of(contest: Contest) -> list[Played]:
    return (GAMES + OTHERS)[: contest.seats]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "kept.jsonl"


def begun(file: Path, sets: Mapping[int, list[Played]], contest: Contest = BOARD) -> Path:
    """A file with these sets."""
    kept = Kept(file, contest)
    kept.begin()
    for number, games in sets.items():
        kept.add(number, games)
    return file


def test_it_goes_on_with_what_has_been_played(file: Path) -> None:
    for contest in ALL:
        file.unlink(missing_ok=True)
        kept = Kept(file, contest)
        assert kept.begin() == {}
        kept.add(4, games_of(contest))
        kept.add(0, games_of(contest)[::-1])
        sets = {4: games_of(contest), 0: games_of(contest)[::-1]}
        assert Kept(file, contest).begin() == sets


def test_another_contest_is_refused_and_nothing_of_it_is_lost(file: Path) -> None:
    begun(file, {0: GAMES})
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
    whole = begun(file, {0: GAMES, 1: GAMES}).read_bytes()
    for end in range(whole.index(b'{"set": 1') + 1, len(whole)):
        file.write_bytes(whole[:end])
        assert Kept(file, BOARD).begin() == {0: GAMES}
        Kept(file, BOARD).add(1, GAMES)
        assert Kept(file, BOARD).begin() == {0: GAMES, 1: GAMES}
        assert file.read_bytes() == whole


def test_a_first_line_that_was_cut_off_is_written_again(file: Path) -> None:
    whole = begun(file, {}).read_bytes()
    for end in range(len(whole)):
        file.write_bytes(whole[:end])
        assert Kept(file, BOARD).begin() == {}
        assert file.read_bytes() == whole


def test_an_empty_file_is_begun(file: Path) -> None:
    file.touch()
    assert Kept(file, BOARD).begin() == {}
    assert Kept(file, BOARD).begin() == {}


# --- damage -------------------------------------------------------------------------------------


def changed(line: bytes, **values: object) -> bytes:
    """A line with other values in its first game, and with the right checksum."""
    said = json.loads(line)
    del said["crc32"]
    said["games"][0] |= values
    return json.dumps({**said, "crc32": crc32(json.dumps(said).encode())}).encode()


@pytest.mark.parametrize(
    ("values", "says"),
    [
        ({"win": 1e308}, "a number from 0 to 1"),
        ({"win": -0.5}, "a number from 0 to 1"),
        ({"win": True}, "a number from 0 to 1"),
        ({"win": None}, "a number from 0 to 1"),
        ({"a": 1e10}, "a number from -1000000000 to"),
        ({"b": "3"}, "a number from -1000000000 to"),
        ({"ms_a": [-1.0]}, "a number from 0 to"),
        ({"ms_a": 4.0}, "a list"),
        ({"ms_a": []}, "only one of its two times"),
        ({"work_b": [float("inf")]}, "Infinity is not a number"),
        ({"work_b": [float("nan")]}, "NaN is not a number"),
        ({"more": 1}, "just the fields"),
    ],
)
def test_figures_out_of_range_are_refused(file: Path, values: dict[str, Any], says: str) -> None:
    head, first, second = begun(file, {0: GAMES, 1: GAMES}).read_bytes().splitlines()
    refused(file, [head, first, changed(second)], "")
    refused(file, [head, first, changed(second, **values)], f"is damaged at line 3: .*{says}")


@pytest.mark.parametrize(
    "line",
    [
        *(b"", b"\xff", b"nonsense", b"{}", b"[]", b"1e999", b"[" * 100_000, b"null"),
        *(written(0, GAMES[:1]).encode(), written(-1, GAMES).encode()),
        *(written(10**10, GAMES).encode(), written(0, []).encode()),
        json.dumps({"set": 0, "games": []}).encode(),
    ],
    ids=lambda line: repr(line[:20]),
)
def test_damaged_lines_are_refused(file: Path, line: bytes) -> None:
    head, first, second = begun(file, {0: GAMES, 1: GAMES}).read_bytes().splitlines()
    refused(file, [head, line, second], "is damaged at line 2: ")
    refused(file, [head, first, line], "is damaged at line 3: ")


def refused(file: Path, lines: Sequence[bytes], says: str) -> None:
    """Check that a file of these lines is refused, unless `says` is empty, and stays as it is."""
    content = b"".join(line + b"\n" for line in lines)
    file.write_bytes(content)
    for use in (lambda: Kept(file, BOARD).begin(), lambda: merged([file])):
        if says:
            with pytest.raises(KeptError, match=says):
                use()
        else:
            use()
        assert file.read_bytes() == content


def test_any_damage_is_noticed(file: Path) -> None:
    """A bit that flips, anywhere but at the end of the file, where a line may be incomplete."""
    content = begun(file, {0: GAMES, 1: GAMES}).read_bytes()
    random = Random(1)
    for _ in range(500 * TIMES):
        damaged = bytearray(content)
        damaged[random.randrange(len(content) - 1)] ^= 1 << random.randrange(8)
        file.write_bytes(damaged)
        with pytest.raises(KeptError):
            Kept(file, BOARD).begin()
        with pytest.raises(KeptError):
            merged([file])
        assert file.read_bytes() == damaged


def test_a_set_that_came_out_in_two_ways_is_refused(file: Path) -> None:
    begun(file, {3: GAMES})
    again = replace(GAMES[0], ms_a=[5.0])
    Kept(file, BOARD).add(3, [again, GAMES[1]])
    assert Kept(file, BOARD).begin() == {3: GAMES}, "only the times differ"
    Kept(file, BOARD).add(3, GAMES[::-1])
    with pytest.raises(KeptError, match="has another result of set 4 at line 4"):
        Kept(file, BOARD).begin()


@pytest.mark.skipif(sys.platform != "linux", reason="reads what is synced as Linux can")
def test_what_is_added_is_on_the_disk_at_once(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    synced: list[bytes] = []
    sync = os.fsync

    def hear(handle: int) -> None:
        sync(handle)
        if stat.S_ISREG(os.fstat(handle).st_mode):
            synced.append(Path(f"/proc/self/fd/{handle}").read_bytes())

    monkeypatch.setattr(os, "fsync", hear)
    kept = Kept(file, BOARD)
    kept.begin()
    assert synced[-1:] == [file.read_bytes()]
    kept.add(0, GAMES)
    assert synced[-1:] == [file.read_bytes()]
    file.write_bytes(file.read_bytes() + b"{")
    kept.begin()
    assert synced[-1:] == [file.read_bytes()]
    assert len(synced) == 3


# --- parts --------------------------------------------------------------------------------------


@pytest.mark.parametrize("contest", ALL)
def test_parts_are_merged_in_any_order(contest: Contest, tmp_path: Path) -> None:
    games = games_of(contest)
    one = begun(tmp_path / "1", {0: games, 2: games[::-1]}, contest)
    other = begun(tmp_path / "2", {3: games, 1: games, 2: games[::-1]}, contest)
    sets = {0: games, 1: games, 2: games[::-1], 3: games}
    assert merged([one, other]) == (contest, sets)
    assert merged([other, one]) == (contest, sets)


def test_what_are_not_all_parts_of_one_contest_is_refused(tmp_path: Path) -> None:
    one = begun(tmp_path / "1", {0: GAMES})
    two = begun(tmp_path / "2", {2: GAMES})
    for files, says in (
        ([one, two], "^set 2 is in none of the files$"),
        ([two], "^set 1 is in none of the files$"),
        ([one, begun(tmp_path / "3", {1: GAMES}, CARDS)], "are not parts of the same contest"),
        ([one, begun(tmp_path / "4", {0: GAMES[::-1]})], "4 has another result of set 1 at line 2"),
        ([begun(tmp_path / "5", {})], "^no set has been played yet$"),
        ([one, tmp_path / "6"], "6 cannot be read: No such file or directory"),
        ([one, tmp_path], "cannot be read: "),
    ):
        with pytest.raises(KeptError, match=says):
            merged(files)
    two.write_bytes(two.read_bytes()[:-1])
    with pytest.raises(KeptError, match="2 is damaged: its last line is incomplete"):
        merged([one, two])


@pytest.mark.parametrize(
    "changed",
    [
        {"game": "chess"},
        {"game": ["formula"]},
        {"a": {"level": "expert", "iterations": None, "seconds": None}},
        {"a": {"level": "normal", "iterations": -1, "seconds": None}},
        {"a": {"level": "normal", "iterations": None, "seconds": 1e308}},
        {"a": {"level": "normal"}},
        {"seats": 3},
        {"seats": True},
        {"seed": -1},
        {"options": {}},
        {"options": []},
        {"more": 1},
    ],
)
def test_a_contest_that_cannot_be_is_refused(file: Path, changed: dict[str, object]) -> None:
    assert read_contest(json.loads(json.dumps(BOARD.described()))) == BOARD
    said = {"contest": {**BOARD.described(), **changed}}
    line = json.dumps({**said, "crc32": crc32(json.dumps(said).encode())})
    file.write_text(f"{line}\n{written(0, GAMES)}\n", "utf-8")
    with pytest.raises(KeptError, match="does not begin with a contest that is known here"):
        merged([file])


def test_every_contest_is_read_as_it_is_described() -> None:
    for contest in ALL:
        for side in (Side(Level.MASTER, iterations=5), Side(Level.MASTER, seconds=0.5)):
            other = replace(contest, a=side, seed=77)
            assert read_contest(json.loads(json.dumps(other.described()))) == other
