"""Files of Formula are not trusted, and what is written is read back."""

from __future__ import annotations

import errno
import json
import os
import socket
import time
from copy import deepcopy
from dataclasses import replace
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from formula_desktop.formula.legal import LegalPlays
from formula_desktop.formula.match import Match
from formula_desktop.gamefile.errors import FileError, FilePart, FilePlace, FileReason, not_written
from formula_desktop.gamefile.text import LARGEST_FILE
from formula_desktop.kinds.registry import read_any_file, read_game, write_game
from tests.helpers.each import TIMES
from tests.helpers.formula.random_matches import long_match, random_match
from tests.helpers.game_files import (
    FORMULA_CASES,
    INVALID,
    as_bytes,
    case_file,
    fields,
    invalid_data,
    refused,
)

BYTE_ORDER_MARK = b"\xef\xbb\xbf"
SLOWEST = 2.0
"""Seconds that a file of 1 MiB may take to be read, however it is made."""


# --- the shared cases ---------------------------------------------------------------------------


def test_there_are_files_to_refuse() -> None:
    assert len(INVALID) == 110


@pytest.mark.parametrize("case", INVALID, ids=[case["name"] for case in INVALID])
def test_invalid_files(case: dict[str, Any]) -> None:
    start = time.process_time()
    sentence = refused(invalid_data(case)).sentence()
    assert time.process_time() - start < SLOWEST
    if case["where"].startswith("round"):
        assert sentence.startswith(case["where"])
    if "play " in case["where"] and b'"digifeud"' not in invalid_data(case):
        assert sentence.startswith(f"{case['where']}: ")


@pytest.mark.parametrize("name", FORMULA_CASES)
def test_valid_files_are_read_and_written(name: str) -> None:
    match = read_any_file(case_file(name))
    data = write_game(match)
    assert json.loads(data) == fields(name)
    assert read_game(data) == match


# --- what is written ----------------------------------------------------------------------------


@pytest.mark.no_cover
@settings(max_examples=20 * TIMES)
@given(st.integers(0, 2**32))
def test_written_and_read_back(seed: int) -> None:
    match = random_match(seed, max_turns=30)
    data = write_game(match)
    assert read_game(data) == match
    assert read_game(BYTE_ORDER_MARK + data) == match


def test_the_layout_is_for_people() -> None:
    lines = write_game(read_any_file(case_file("formula-end-points"))).decode().splitlines()
    assert sum('"play"' in line for line in lines) == len(
        [line for line in lines if '"at"' in line and '"play"' in line]
    )
    assert max(map(len, lines)) <= 100
    assert write_game(read_any_file(case_file("formula-first"))).endswith(b"}\n")


def test_a_play_is_read_as_it_may_be_written_and_written_canonically() -> None:
    game = fields()  # 4 + 6 = 10 lies there
    at = "2026-11-20T09:05:00Z"
    match = read_game(as_bytes(game))
    assert isinstance(match, Match)
    play = next(text for text in texts_of(match) if "(10)" in text)
    for written in (play, play.replace("(10)", "(1)(0)")):
        read = read_game(as_bytes(with_play(game, {"play": written, "at": at})))
        assert isinstance(read, Match)
        assert str(read.round.turns[-1].play) == play
        assert f'"{play}"'.encode() in write_game(read)


def texts_of(match: Match) -> list[str]:
    """The legal plays of a match, written."""
    assert match.position.to_move is not None
    return list(map(str, LegalPlays(match.position.view(match.position.to_move))))


def with_play(game: dict[str, Any], play: dict[str, str]) -> dict[str, Any]:
    changed = deepcopy(game)
    changed["rounds"][-1]["plays"].append(play)
    return changed


def test_times_are_written_in_utc_to_the_second() -> None:
    match = random_match(3, max_turns=5)
    summer = timezone(timedelta(hours=2))
    moved = replace(match, started=datetime(2026, 7, 1, 12, 0, 0, 999_999, tzinfo=summer))
    assert read_game(write_game(moved)).started == datetime(2026, 7, 1, 10, tzinfo=UTC)
    early = replace(match, started=datetime(7, 7, 1, tzinfo=UTC))
    assert read_game(write_game(early)) == early


def repeated(match: Match, times: int) -> Match:
    """The same turns again and again, to see what happens to a file that is too long."""
    turns = match.round.turns * times
    return replace(match, rounds=(replace(match.round, turns=turns),))


def test_a_game_too_long_for_the_layout_is_written_without_spaces() -> None:
    match = long_match(300)
    once, twice = (len(write_game(repeated(match, times))) for times in (1, 2))
    data = write_game(repeated(match, LARGEST_FILE // (twice - once) + 1))
    assert b'{"play":"' in data
    assert len(data) <= LARGEST_FILE


@pytest.mark.no_cover
def test_a_game_too_long_for_a_file_is_not_written() -> None:
    with pytest.raises(FileError) as caught:
        write_game(repeated(long_match(300), 200))
    assert caught.value.refusal.reason is FileReason.GAME_TOO_LONG


# --- the file as such ---------------------------------------------------------------------------


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    reasons = {
        tmp_path / "none.formula": FileReason.NO_FILE,
        case_file("formula-first") / "below": FileReason.NO_FILE,
        tmp_path: FileReason.IS_FOLDER,
        tmp_path / "a\0b": FileReason.NOT_READ,
        tmp_path / ("x" * 5000): FileReason.NAME_TOO_LONG,
    }
    for path, reason in reasons.items():
        with pytest.raises(FileError) as caught:
            read_any_file(path)
        assert caught.value.refusal.reason is reason
        assert caught.value.sentence().isprintable()


def test_a_file_without_permission(monkeypatch: pytest.MonkeyPatch) -> None:
    def no(*_: object) -> None:
        raise PermissionError(13, "no")

    with monkeypatch.context() as refusing:
        refusing.setattr("formula_desktop.gamefile.text.os.open", no)
        with pytest.raises(FileError) as caught:
            read_any_file(case_file("formula-first"))
    assert caught.value.refusal.reason is FileReason.NOT_PERMITTED


@pytest.mark.skipif(os.name == "nt", reason="pipes and devices are no files there")
def test_pipes_and_devices_are_not_read(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe.formula"
    os.mkfifo(pipe)
    with socket.socket(socket.AF_UNIX) as listening:
        path = tmp_path / "s"
        try:
            listening.bind(str(path))
        except OSError:  # a name too long for a socket
            path = pipe
        for each in (pipe, path, Path("/dev/null"), Path("/dev/zero")):
            with pytest.raises(FileError) as caught:
                read_any_file(each)
            assert caught.value.sentence() == "this is a device or a pipe, not a file"


SYSTEM_ERRORS = {
    errno.ENOENT: "there is no such folder",
    errno.ENOTDIR: "there is no such folder",
    errno.EEXIST: "there is no such folder",
    errno.EACCES: "there is no permission to write there",
    errno.EROFS: "nothing can be written to this disk",
    errno.ENOSPC: "the disk is full",
    errno.EISDIR: "this is a folder, not a file",
    errno.ENAMETOOLONG: "the name is too long",
    errno.EIO: "the file cannot be written: as the system says",
}


def test_why_a_file_is_not_written() -> None:
    for number, sentence in SYSTEM_ERRORS.items():
        error = not_written(OSError(number, "as the system says"))
        assert error.sentence() == sentence
        assert not_written(error) is error


def test_no_more_is_read_than_needed(tmp_path: Path) -> None:
    sparse = tmp_path / "large.formula"
    with sparse.open("wb") as file:
        file.truncate(10**12)
    with pytest.raises(FileError) as caught:
        read_any_file(sparse)
    assert caught.value.refusal.reason is FileReason.TOO_LARGE


def test_exactly_1_mib_is_read() -> None:
    data = case_file("formula-first").read_bytes()
    assert read_game(data.ljust(LARGEST_FILE)) == read_game(data)
    assert refused(data.ljust(LARGEST_FILE + 1)).refusal.reason is FileReason.TOO_LARGE


TEXTS = {
    b"": FileReason.NOT_JSON,
    b"\n": FileReason.NOT_JSON,
    BYTE_ORDER_MARK: FileReason.NOT_JSON,
    BYTE_ORDER_MARK * 2 + b"{}": FileReason.NOT_JSON,
    "{}".encode("utf-16"): FileReason.NOT_UTF8,
    b'"\xed\xa0\x80"': FileReason.NOT_UTF8,
    b"[NaN]": FileReason.NOT_A_NUMBER,
    b"-Infinity": FileReason.NOT_A_NUMBER,
    b'[{"a": {"b": 1, "b": 1}}]': FileReason.FIELD_TWICE,
    b'{"\\ud800": 1, "\\ud800": 2}': FileReason.FIELD_TWICE,
    b"-" + b"1" * 10_000: FileReason.NUMBER_TOO_LONG,
    b'{"a":' * 100_000: FileReason.TOO_DEEP,
    b"null": FileReason.NOT_A_GAME,
    b"{}": FileReason.NOT_A_GAME,
    b'{"format": ["formula-desktop"]}': FileReason.NOT_A_GAME,
    b'{"format": "formula-desktop"}': FileReason.NO_VERSION,
    b'{"format": "formula-desktop", "version": true}': FileReason.NO_VERSION,
    b'{"format": "formula-desktop", "version": 1.0}': FileReason.NO_VERSION,
    b'{"format": "formula-desktop", "version": 0}': FileReason.NO_VERSION,
    b'{"format": "formula-desktop", "version": 9, "what": 1}': FileReason.LATER_VERSION,
    b'{"format": "formula-desktop", "version": 1}': FileReason.MISSING_FIELD,
    b'{"format": "formula-desktop", "version": 1, "game": []}': FileReason.UNKNOWN_GAME,
}


@pytest.mark.parametrize(("data", "reason"), TEXTS.items(), ids=[str(d[:30]) for d in TEXTS])
def test_texts_that_are_no_game(data: bytes, reason: FileReason) -> None:
    assert refused(data).refusal.reason is reason


# --- one thing wrong in a good file -------------------------------------------------------------

IN_OPTIONS = FilePlace(FilePart.OPTIONS)
IN_PLAYER_1 = FilePlace(FilePart.PLAYER, player=1)
IN_ROUND_1 = FilePlace(FilePart.ROUND, round=1)
IN_PLAY_1 = FilePlace(FilePart.PLAY_OF_ROUND, round=1, play=1)
NOT_TIMES = (
    None,
    0,
    "",
    "2026-11-20",
    "2026-11-20T09:00:00",
    "2026-11-20 09:00:00Z",
    "2026-11-20T09:00:00z",
    "2026-11-20T09:00:00+00:00",
    "2026-11-20T09:00:00.0Z",
    "2026-11-20T09:00:00Z\n",
    "2026-11-20T24:00:00Z",
    "2026-11-20T09:00:60Z",
    "2026-02-29T09:00:00Z",
    "0000-01-01T09:00:00Z",
    "٢٠٢٦-11-20T09:00:00Z",
    "2026-11-20T09:00:0٠Z",
)
NOT_NAMES = ("", " ", "   ", "x" * 41, "a\nb", "a\tb", "\ud800", "\u202e", "\u200b", 1, None, ["a"])
WRONG_VALUES: list[tuple[tuple[str | int, ...], tuple[object, ...], FileReason, FilePlace]] = [
    (("started",), NOT_TIMES, FileReason.NOT_A_TIME, FilePlace()),
    (("rounds", 0, "plays", 0, "at"), NOT_TIMES, FileReason.NOT_A_TIME, IN_PLAY_1),
    (("rounds", 0, "plays", 0, "play"), (None, 1, []), FileReason.NOT_A_PLAY, IN_PLAY_1),
    (("rounds", 0, "plays", 0), (None, "draw", []), FileReason.NO_FIELDS, IN_PLAY_1),
    (("rounds", 0, "plays"), (None, "draw", {}), FileReason.NOT_A_LIST, IN_ROUND_1),
    (("rounds", 0, "refills"), (None, "", {}, [1]), FileReason.NOT_A_LIST, IN_ROUND_1),
    (("rounds", 0, "refills"), ([""], ["1"], ["\ud800"]), FileReason.REFILL_UNUSED, IN_ROUND_1),
    (("rounds", 0, "deck"), (None, "", [], "\ud800" * 59, "1" * 59), FileReason.DECK, IN_ROUND_1),
    (("rounds", 0, "dealer"), (None, -1, 2, "0", 0.0, True), FileReason.DEALER, IN_ROUND_1),
    (("rounds", 0), (None, [], "draw"), FileReason.NO_FIELDS, IN_ROUND_1),
    (("rounds",), (None, [], {}, "draw"), FileReason.NO_ROUNDS, FilePlace()),
    (("players",), (None, [], {}, "Noor"), FileReason.PLAYERS, FilePlace()),
    (("players", 0), (None, [], "Noor"), FileReason.NO_FIELDS, IN_PLAYER_1),
    (("players", 0, "name"), NOT_NAMES, FileReason.NAME, IN_PLAYER_1),
    (("players", 0, "kind"), (None, "Person", 1, ["person"]), FileReason.KIND, IN_PLAYER_1),
    (("players", 0, "kind"), ("computer",), FileReason.MISSING_FIELD, IN_PLAYER_1),
    (("players", 0, "level"), ("easy", None), FileReason.UNKNOWN_FIELD, IN_PLAYER_1),
    (("options",), (None, [], "+"), FileReason.NO_FIELDS, IN_OPTIONS),
    (("options", "target"), (0, 10**6 + 1, 1.0, True, "1", 1e9), FileReason.TARGET, IN_OPTIONS),
    (("options", "max_cards"), (2, 4, 3.0, "3", True), FileReason.MAX_CARDS, IN_OPTIONS),
    (("options", "max_number_cards"), (1, 4, 2.0), FileReason.MAX_NUMBER_CARDS, IN_OPTIONS),
    (
        ("options", "largest_number"),
        (0, 30, 20.0, "20", True, [20]),
        FileReason.LARGEST_NUMBER,
        IN_OPTIONS,
    ),
    (("options", "scoring"), (None, "", "Points", ["points"]), FileReason.SCORING, IN_OPTIONS),
    (("options", "play_on"), (None, 0, 1, "true"), FileReason.NOT_A_FLAG, IN_OPTIONS),
    (
        ("options", "operators"),
        (None, "", "++", "x+", "+-×/", "+ -", ["+"], "+-x/+"),
        FileReason.OPERATORS,
        IN_OPTIONS,
    ),
    (("options", "operators"), ("-", "/", "-/"), FileReason.OPERATORS_CANNOT_START, IN_OPTIONS),
    (("rounds", 0, "cheat\n\ud800" * 99), (1,), FileReason.UNKNOWN_FIELD, IN_ROUND_1),
]


def with_value(path: tuple[str | int, ...], value: object) -> dict[str, Any]:
    game = fields()
    part: Any = game
    for key in path[:-1]:
        part = part[key]
    part[path[-1]] = value
    return game


@pytest.mark.parametrize(
    ("path", "values", "reason", "where"),
    WRONG_VALUES,
    ids=[f"{'.'.join(map(str, path))[:40]}-{reason.name}" for path, _, reason, _ in WRONG_VALUES],
)
def test_wrong_values(
    path: tuple[str | int, ...], values: tuple[object, ...], reason: FileReason, where: FilePlace
) -> None:
    for value in values:
        error = refused(as_bytes(with_value(path, value)))
        assert (error.refusal.reason, error.where) == (reason, where), value


def test_the_number_of_players_is_told() -> None:
    alone = as_bytes(with_value(("players",), [{"name": "Noor", "kind": "person"}]))
    assert refused(alone).sentence() == "'players' is not a list of 2 to 5 players"
    [three] = [case for case in INVALID if case["name"] == "invalid-d-three-players"]
    assert refused(invalid_data(three)).sentence() == "'players' is not a list of 2 players"


def test_a_level_that_does_not_exist() -> None:
    computer = {"name": "Computer", "kind": "computer", "level": "expert"}
    error = refused(as_bytes(with_value(("players", 0), computer)))
    assert (error.refusal.reason, error.where) == (FileReason.LEVEL, IN_PLAYER_1)


def test_names_of_every_script_are_read() -> None:
    for name in ("x" * 40, "Łukasz", "数学", "🙂" * 40, "a b", "ı", "é"):
        match = read_game(as_bytes(with_value(("players", 0, "name"), name)))
        assert match.players[0].name == name
        assert read_game(write_game(match)) == match


def every_object(value: Any) -> list[dict[str, Any]]:
    if isinstance(value, dict):
        return [value, *(each for part in value.values() for each in every_object(part))]
    if isinstance(value, list):
        return [each for part in value for each in every_object(part)]
    return []


def test_each_field_is_needed_and_no_other() -> None:
    number = len(every_object(fields()))
    for index in range(number):
        for name in every_object(fields())[index]:
            game = fields()
            del every_object(game)[index][name]
            refused(as_bytes(game))
        game = fields()
        every_object(game)[index]["more"] = 1
        refused(as_bytes(game))


def test_no_round_follows_the_end_of_a_match() -> None:
    game = fields("formula-end-points")
    following = deepcopy(game["rounds"][1])
    following["dealer"] = (game["rounds"][-1]["dealer"] + 1) % 2
    game["rounds"].append(following)
    error = refused(as_bytes(game))
    assert error.refusal.reason is FileReason.MATCH_OVER
    assert error.where == FilePlace(FilePart.ROUND, round=len(game["rounds"]))


def test_times_need_no_order() -> None:
    game = fields()
    game["rounds"][0]["plays"][0]["at"] = "1970-01-01T00:00:00Z"
    match = read_game(as_bytes(game))
    assert isinstance(match, Match)
    assert match.round.turns[0].at.year == 1970


# --- sentences ----------------------------------------------------------------------------------


def test_every_reason_and_place_has_its_words() -> None:
    assert len({reason.value for reason in FileReason}) == len(FileReason.__members__)
    assert len({place.value for place in FilePart}) == len(FilePart.__members__)


def test_sentences_are_translated_as_a_whole() -> None:
    data = invalid_data(next(case for case in INVALID if case["name"] == "invalid-f-wrong-sum"))
    error = refused(data)
    dutch = {
        "{sum} is {result}, not {answer}": "{sum} is {result}, niet {answer}",
        "round {round}, play {play}: {what}": "ronde {round}, beurt {play}: {what}",
    }
    assert error.sentence(dutch.__getitem__) == "ronde 1, beurt 1: 4 + 6 is 10, niet 15"
