"""The file of a contest's sets, one per line; a stopped contest continues from it.

Every line is JSON and ends with the checksum of the rest. A file is read without trust: it may be
damaged, or come from another machine.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, fields
from pathlib import Path
from typing import Final
from zlib import crc32

from formula_desktop import safe
from formula_desktop.arena.contest import Contest, read_contest
from formula_desktop.arena.playing import Played
from formula_desktop.gamefile.text import parsed
from formula_desktop.json_values import fields as fields_of
from formula_desktop.json_values import items, real, whole

LAST_SET: Final = 10**9
"""The largest number of a set, counted from 0."""

_CHECK: Final = "crc32"
_LONGEST_LINE: Final = 16 * 1024 * 1024
_LONGEST_MS: Final = 10**9
_MOST_POINTS: Final = 10**9
_MOST_SEATS: Final = 10
_MOST_TURNS: Final = 10**6
_GAME: Final = tuple(each.name for each in fields(Played))

Sets = dict[int, list[Played]]


class KeptError(Exception):
    """A file cannot be used; the message says why in one sentence."""


# --- lines --------------------------------------------------------------------------------------


def written(number: int, games: list[Played]) -> str:
    """A set as a line."""
    return _checked({"set": number, "games": [asdict(game) for game in games]})


def read(line: bytes) -> tuple[int, list[Played]]:
    """The set on a line; raises ValueError for anything that `written` does not write."""
    said = _read_checked(line, "set", "games")
    games = [_game(game) for game in items(said["games"], 1, _MOST_SEATS)]
    return whole(said["set"], 0, LAST_SET), games


def _checked(said: dict[str, object]) -> str:
    return json.dumps({**said, _CHECK: crc32(json.dumps(said).encode())})


def _read_checked(line: bytes, *names: str) -> dict[str, object]:
    said = fields_of(parsed(line, _LONGEST_LINE), (*names, _CHECK))
    rest = {name: value for name, value in said.items() if name != _CHECK}
    if said[_CHECK] != crc32(json.dumps(rest).encode()):
        raise ValueError("its checksum does not match")
    return rest


def _game(value: object) -> Played:
    said = fields_of(value, _GAME)
    ms_a, ms_b, work_a, work_b = (
        [real(ms, 0, _LONGEST_MS) for ms in items(said[name], 0, _MOST_TURNS)]
        for name in ("ms_a", "ms_b", "work_a", "work_b")
    )
    if (len(ms_a), len(ms_b)) != (len(work_a), len(work_b)):
        raise ValueError("a turn has only one of its two times")
    return Played(
        real(said["win"], 0, 1),
        real(said["a"], -_MOST_POINTS, _MOST_POINTS),
        real(said["b"], -_MOST_POINTS, _MOST_POINTS),
        ms_a,
        ms_b,
        work_a,
        work_b,
    )


# --- files --------------------------------------------------------------------------------------


class Kept:
    """The file of a contest, which is described in its first line."""

    def __init__(self, file: Path, contest: Contest) -> None:
        self._file = file
        self._contest = contest
        self._first = f"{_first_line(contest)}\n".encode()

    def begin(self) -> Sets:
        """The sets played before; creates the file if there is none.

        An incomplete last line is removed: the contest was stopped while it was written. Raises
        KeptError for a file of something else, or one that is damaged or cannot be read or written.
        """
        content = _content(self._file, may_be_missing=True)
        if self._first.startswith(content):
            with _writing(self._file):
                safe.write(self._file, self._first, is_private=False)
            return {}
        if not content.startswith(self._first):
            raise KeptError(f"{self._file} was not made by this contest, so it cannot go on there")
        *lines, incomplete = content.split(b"\n")
        sets: Sets = {}
        _add_sets(sets, self._file, lines, self._contest)
        if incomplete:
            with _writing(self._file):
                os.truncate(self._file, len(content) - len(incomplete))
                safe.sync(self._file)
        return sets

    def add(self, number: int, games: list[Played]) -> None:
        """Write one more set at once, to the disk itself; raises KeptError if that fails."""
        with _writing(self._file), self._file.open("ab") as file:
            file.write(f"{written(number, games)}\n".encode())
            file.flush()
            os.fsync(file.fileno())


def merged(files: Sequence[Path]) -> tuple[Contest, Sets]:
    """The contest of which these files have parts, and all of its sets.

    Raises KeptError unless all parts are of the same contest, none is damaged and no set is missing
    before the last one.
    """
    contest: Contest | None = None
    sets: Sets = {}
    for file in files:
        *lines, incomplete = _content(file).split(b"\n")
        if incomplete:
            raise KeptError(f"{file} is damaged: its last line is incomplete")
        part = _contest(file, lines)
        contest = contest or part
        if part.described() != contest.described():
            raise KeptError(f"{file} and {files[0]} are not parts of the same contest")
        _add_sets(sets, file, lines, part)
    if contest is None or not sets:
        raise KeptError("no set has been played yet")
    missing = next((number for number in range(max(sets)) if number not in sets), None)
    if missing is not None:
        raise KeptError(f"set {missing + 1} is in none of the files")
    return contest, sets


def _first_line(contest: Contest) -> str:
    return _checked({"contest": contest.described()})


def _contest(file: Path, lines: Sequence[bytes]) -> Contest:
    try:
        return read_contest(_read_checked(lines[0] if lines else b"", "contest")["contest"])
    except ValueError as error:
        raise KeptError(f"{file} does not begin with a contest that is known here") from error


def _add_sets(sets: Sets, file: Path, lines: Sequence[bytes], contest: Contest) -> None:
    """Add the sets of a file, whose first line is that of the contest."""
    for at, line in enumerate(lines[1:], 2):
        try:
            number, games = read(line)
            if len(games) != contest.seats:
                raise ValueError(f"a set has {contest.seats} games")
        except ValueError as error:
            raise KeptError(f"{file} is damaged at line {at}: {error}") from error
        if number in sets and _figures(sets[number]) != _figures(games):
            raise KeptError(f"{file} has another result of set {number + 1} at line {at}")
        sets.setdefault(number, games)


def _figures(games: Sequence[Played]) -> list[tuple[float, float, float]]:
    return [(game.win, game.a, game.b) for game in games]


def _content(file: Path, *, may_be_missing: bool = False) -> bytes:
    try:
        return file.read_bytes()
    except OSError as error:
        if may_be_missing and isinstance(error, FileNotFoundError):
            return b""
        raise KeptError(f"{file} cannot be read: {error.strerror}") from error


@contextmanager
def _writing(file: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise KeptError(f"{file} cannot be written: {error.strerror}") from error
