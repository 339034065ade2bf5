"""The file of a contest's sets, one per line; a stopped contest continues from it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import asdict
from pathlib import Path

from formula_desktop.arena.contest import Contest
from formula_desktop.arena.playing import Played

Sets = dict[int, list[Played]]


class KeptError(Exception):
    """The contest cannot continue with its file; the message says why in one sentence."""


def written(number: int, games: list[Played]) -> str:
    """A set as one line of JSON."""
    return json.dumps({"set": number, "games": [asdict(game) for game in games]})


def read(line: str) -> tuple[int, list[Played]]:
    """The set on a line; raises ValueError, LookupError or TypeError when it has none."""
    told = json.loads(line)
    return int(told["set"]), [Played(**game) for game in told["games"]]


class Kept:
    """The file of a contest, which is described in its first line."""

    def __init__(self, file: Path, contest: Contest) -> None:
        self._file = file
        self._first = json.dumps({"contest": contest.described()})

    def begin(self) -> Sets:
        """The sets played before; creates the file if there is none.

        Raises KeptError for a file of something else, or one that cannot be read or written.
        """
        try:
            lines = self._file.read_text(encoding="utf-8").splitlines() or [self._first]
        except FileNotFoundError:
            lines = [self._first]
        except UnicodeDecodeError:
            lines = [""]
        except OSError as error:
            raise KeptError(f"{self._file} cannot be read: {error.strerror}") from error
        if lines[0] != self._first:
            raise KeptError(f"{self._file} was not made by this contest, so it cannot go on there")
        sets: Sets = {}
        for line in lines[1:]:
            with suppress(ValueError, LookupError, TypeError):
                number, games = read(line)
                sets[number] = games
        # all of it again, since the last line may be incomplete
        lines = [self._first, *(written(*each) for each in sets.items())]
        beside = self._file.with_name(f"{self._file.name}.new")
        with self._writing():
            beside.write_bytes("".join(f"{line}\n" for line in lines).encode())
            beside.replace(self._file)
        return sets

    def add(self, number: int, games: list[Played]) -> None:
        """Write one more set at once; raises KeptError if it cannot be written."""
        with self._writing(), self._file.open("a", encoding="utf-8", newline="\n") as file:
            file.write(f"{written(number, games)}\n")

    @contextmanager
    def _writing(self) -> Iterator[None]:
        try:
            yield
        except OSError as error:
            raise KeptError(f"{self._file} cannot be written: {error.strerror}") from error
