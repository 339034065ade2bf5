"""What was practised, read from a damaged database; games come back from their files instead."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator
from datetime import date
from itertools import count
from pathlib import Path
from typing import Final

from formula_desktop.players import is_name, tidy
from formula_desktop.practise.training.practisable import Practisable
from formula_desktop.practise.training.progress import Outcome, Try
from formula_desktop.practise.training.ratings import limited
from formula_desktop.practise.training.session import Session, Way
from formula_desktop.results.book import Book
from formula_desktop.results.database import Row, as_moment
from formula_desktop.results.trouble import ResultsError

_PERSONS: Final = "SELECT key, name, colour, picture, created FROM participants WHERE level IS NULL"
_SESSIONS: Final = "SELECT id, key, person, way, puzzle FROM sessions"
_EXERCISES: Final = "SELECT id, text, skills FROM exercises"
_TRIES: Final = """SELECT session, exercise, number, difficulty, moment, day, outcome, rated
    FROM tries ORDER BY id"""

_STEPS: Final = 1_000_000
_MOST_STEPS: Final = 300 * _STEPS
"""How long SQLite may work on a query, since damaged tables could have no end."""


def salvage(book: Book, damaged: Path) -> int:
    """Enter what a damaged database has of practice and the book does not; never raises.

    Returns how many tries it could read. The damaged file stays as it is.
    """
    if not damaged.is_file():  # a pipe would never be read to its end
        return 0
    uri = f"{damaged.absolute().as_uri()}?mode=ro&immutable=1"
    try:
        with contextlib.closing(sqlite3.connect(uri, uri=True)) as connection:
            connection.text_factory = lambda data: data.decode("utf-8", "replace")
            connection.execute("PRAGMA trusted_schema = OFF")
            connection.execute("PRAGMA cell_size_check = ON")
            sessions = list(_sessions(connection))
            if sessions:
                _add_persons(book, connection, {person for person, _ in sessions})
            return book.enter_tries(sessions)
    except (sqlite3.Error, MemoryError, OSError, ResultsError):
        return 0


def _sessions(connection: sqlite3.Connection) -> Iterator[tuple[str, Session[Practisable]]]:
    """The keys of persons, each with a session in which something has just been tried."""
    sessions = {number: rest for number, *rest in _rows(connection, _SESSIONS)}
    exercises = {number: rest for number, *rest in _rows(connection, _EXERCISES)}
    for session, exercise, *rest in _rows(connection, _TRIES):
        with contextlib.suppress(ArithmeticError, LookupError, TypeError, ValueError):
            key, person, way, puzzle = sessions[session]
            text, skills = exercises[exercise]
            number, difficulty, moment, day, outcome, rated = rest
            if not (isinstance(number, int) and number >= 1 and isinstance(text, str)):
                continue
            tried = Try(
                number,
                text,
                tuple(str(skills).split()),
                limited(float(difficulty)),
                as_moment(moment),
                date.fromordinal(day),
                Outcome(outcome),
                bool(rated),
            )
            at = None if puzzle is None else date.fromordinal(puzzle)
            yield person, Session(str(key), Way(way), puzzle=at, tried=tried)


def _add_persons(book: Book, connection: sqlite3.Connection, wanted: set[str]) -> None:
    """Add persons who have only practised since the backup; nobody who was removed."""
    for key, name, colour, picture, created in _rows(connection, _PERSONS):
        if key in wanted and isinstance(name, str) and is_name(tidy(name)):
            with contextlib.suppress(ArithmeticError, TypeError):
                book.add_again(key, name, colour, picture, as_moment(created))


def _rows(connection: sqlite3.Connection, query: str) -> Iterator[Row]:
    """The rows of a query, up to the first that cannot be read."""
    steps = count(0, _STEPS)
    connection.set_progress_handler(lambda: next(steps) > _MOST_STEPS, _STEPS)
    with contextlib.suppress(sqlite3.Error):
        yield from connection.execute(query)
