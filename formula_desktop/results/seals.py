"""Checksums of what the results hold: a damaged figure is noticed, which SQLite would not do.

They are made of all columns there are, so that they hold for every version of the tables.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from itertools import groupby
from zlib import crc32

Row = tuple[str | int | None, ...]

_OF_GAMES = "SELECT * FROM games {where} ORDER BY id"
_OF_PARTS = (
    "SELECT * FROM seats {where} ORDER BY game, seat",
    "SELECT * FROM plays {where} ORDER BY game, number",
)


def seal_game(connection: sqlite3.Connection, game: int) -> None:
    """Put the right checksum to a game, after a change of it or its seats."""
    for key, _, right in list(_games(connection, game)):
        connection.execute("UPDATE games SET checksum = ? WHERE id = ?", (right, key))


def seal_participant(connection: sqlite3.Connection, participant: str) -> None:
    """Put the right checksum to a participant."""
    for key, _, right in list(_participants(connection, participant)):
        connection.execute("UPDATE participants SET checksum = ? WHERE key = ?", (right, key))


def seal_all(connection: sqlite3.Connection) -> None:
    """Put the right checksum to everything, after a migration."""
    for game, _, _ in list(_games(connection)):
        seal_game(connection, int(game or 0))
    for participant, _, _ in list(_participants(connection)):
        seal_participant(connection, str(participant))


def are_right(connection: sqlite3.Connection) -> bool:
    """Whether every game and every participant is what was written."""
    return all(
        is_there == right
        for each in (_games(connection), _participants(connection))
        for _, is_there, right in each
    )


# Each gives the key of a row, the checksum that it has, and the right one.
_Seals = Iterator[tuple[str | int | None, str | int | None, int]]


def _participants(connection: sqlite3.Connection, key: str | None = None) -> _Seals:
    where, values = ("", ()) if key is None else ("WHERE key = ?", (key,))
    found = connection.execute(f"SELECT * FROM participants {where}", values)
    names = [column[0] for column in found.description]
    at_key, at_checksum = names.index("key"), names.index("checksum")
    for row in found:
        rest = [value for at, value in enumerate(row) if at != at_checksum]
        yield row[at_key], row[at_checksum], _checksum(rest)


def _games(connection: sqlite3.Connection, game: int | None = None) -> _Seals:
    values = () if game is None else (game,)
    found = connection.execute(
        _OF_GAMES.format(where="" if game is None else "WHERE id = ?"), values
    )
    names = [column[0] for column in found.description]
    at_key, at_checksum = names.index("id"), names.index("checksum")
    where = "" if game is None else "WHERE game = ?"
    parts = [_InOrder(connection.execute(query.format(where=where), values)) for query in _OF_PARTS]
    for row in found:
        rest = [value for at, value in enumerate(row) if at not in (at_key, at_checksum)]
        rows = [part.rows_of(row[at_key]) for part in parts]
        yield row[at_key], row[at_checksum], _checksum([rest, *rows])


class _InOrder:
    """The rows of a table by the game that is their first column, asked for in ascending order."""

    def __init__(self, rows: Iterator[Row]) -> None:
        self._groups = groupby(rows, key=lambda row: row[0])
        self._next = next(self._groups, None)

    def rows_of(self, game: object) -> list[Row]:
        """The rows of a game, without the game itself, which another database would number anew."""
        if self._next is None or self._next[0] != game:
            return []
        found = [row[1:] for row in self._next[1]]
        self._next = next(self._groups, None)
        return found


def _checksum(value: object) -> int:
    # ascii() writes the same text with every version of Python
    return crc32(ascii(value).encode("ascii"))
