"""What was practised, and the classes, read from a damaged database.

Games come back from their files instead.
"""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import date
from itertools import count
from pathlib import Path
from typing import Final

from formula_desktop.players import is_name, tidy
from formula_desktop.practise.training.progress import Outcome, Try
from formula_desktop.practise.training.ratings import limited
from formula_desktop.practise.training.session import Session, Way
from formula_desktop.results.book import Book
from formula_desktop.results.database import Row, as_moment
from formula_desktop.results.trouble import ResultsError

# Each ends with the columns of its order, in which the table lies on the disk.
_PERSONS: Final = """SELECT key, name, colour, picture, created FROM participants
    WHERE level IS NULL ORDER BY rowid"""
_SESSIONS: Final = "SELECT id, key, person, way, puzzle FROM sessions ORDER BY id"
_WHOLE_ROUNDS: Final = "SELECT session FROM whole_rounds ORDER BY session"
_CLASS_SESSIONS: Final = "SELECT session FROM class_sessions ORDER BY session"
_EXERCISES: Final = "SELECT id, text, skills, difficulty FROM exercises ORDER BY id"
_CLASSES: Final = "SELECT id, key, name FROM classes ORDER BY id"
_PUPILS: Final = "SELECT person, class FROM pupils ORDER BY person"
_MISTAKES: Final = "SELECT person, exercise, game FROM mistakes ORDER BY person"
_TRIES: Final = """SELECT id, session, exercise, number, difficulty, moment, day, outcome, rated
    FROM tries ORDER BY id"""
_ANSWERS: Final = "SELECT try, number, text FROM answers ORDER BY try, number"

_STEPS: Final = 1_000_000
_MOST_STEPS: Final = 300 * _STEPS
"""How long SQLite may work on a query, since damaged tables could have no end."""


def salvage(book: Book, damaged: Path) -> int:
    """Enter what a damaged database has of practice and classes; never raises.

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
            exercises = dict(_exercises(connection))
            tries = list(_tries(connection, exercises))
            mistakes = list(_mistakes(connection, exercises))
            classes = list(_classes(connection))
            persons = {person for person, _ in tries} | {person for person, _, _ in mistakes}
            persons = persons.union(*(pupils for _, _, pupils in classes))
            if persons:
                _add_persons(book, connection, persons)
            entered = book.enter_tries(tries)
            for person, game, exercise in mistakes:
                book.enter_mistakes(person, game, (exercise,))
            for each in classes:
                book.enter_class_again(*each)
            return entered
    except (sqlite3.Error, UnicodeDecodeError, MemoryError, OSError, ResultsError):
        return 0


@dataclass(frozen=True, slots=True)
class _Stored:
    """An exercise as the database has it."""

    text: str
    skills: tuple[str, ...]
    difficulty: float


def _exercises(connection: sqlite3.Connection) -> Iterator[tuple[int, _Stored]]:
    """The exercises by their ids."""
    for number, text, skills, difficulty in _rows(connection, _EXERCISES):
        if isinstance(text, str) and isinstance(skills, str) and isinstance(difficulty, float):
            yield number, _Stored(text, tuple(skills.split()), limited(difficulty))


def _tries(
    connection: sqlite3.Connection, exercises: Mapping[int, _Stored]
) -> Iterator[tuple[str, Session[_Stored]]]:
    """The keys of persons, each with a session in which something has just been tried."""
    sessions = {number: rest for number, *rest in _rows(connection, _SESSIONS)}
    whole = {number for (number,) in _rows(connection, _WHOLE_ROUNDS)}
    of_class = {number for (number,) in _rows(connection, _CLASS_SESSIONS)}
    answers = _answers(connection)
    for tried_as, session, number, *rest in _rows(connection, _TRIES):
        with contextlib.suppress(ArithmeticError, LookupError, TypeError, ValueError):
            key, person, way, puzzle = sessions[session]
            exercise = exercises[number]
            at, difficulty, moment, day, outcome, rated = rest
            if not (isinstance(at, int) and at >= 1):
                continue
            tried = Try(
                at,
                exercise.text,
                exercise.skills,
                limited(float(difficulty)),
                as_moment(moment),
                date.fromordinal(day),
                Outcome(outcome),
                bool(rated),
                Way(way) is Way.PUZZLE,
                tuple(answers.get(tried_as, ())),
            )
            of = None if puzzle is None else date.fromordinal(puzzle)
            is_whole, found = session in whole, Way.CLASS if session in of_class else Way(way)
            yield person, Session(str(key), found, puzzle=of, tried=tried, is_whole=is_whole)


def _answers(connection: sqlite3.Connection) -> Mapping[int, list[str]]:
    """What was answered at tries, by their ids."""
    found: dict[int, list[str]] = {}
    for tried, _, text in _rows(connection, _ANSWERS):
        if isinstance(text, str):
            found.setdefault(tried, []).append(text)
    return found


def _mistakes(
    connection: sqlite3.Connection, exercises: Mapping[int, _Stored]
) -> Iterator[tuple[str, str, _Stored]]:
    """The keys of persons, each with the key of a game and an exercise from it."""
    for person, number, game in _rows(connection, _MISTAKES):
        if number in exercises and isinstance(game, str):
            yield person, game, exercises[number]


def _classes(connection: sqlite3.Connection) -> Iterator[tuple[str, str, list[str]]]:
    """The keys and names of classes, each with the keys of its pupils."""
    pupils = _rows(connection, _PUPILS)
    for number, key, name in _rows(connection, _CLASSES):
        if isinstance(key, str) and isinstance(name, str) and is_name(tidy(name)):
            of = [person for person, at in pupils if at == number and isinstance(person, str)]
            yield key, name, of


def _add_persons(book: Book, connection: sqlite3.Connection, wanted: set[str]) -> None:
    """Add persons who are new since the backup; nobody who was removed."""
    for key, name, colour, picture, created in _rows(connection, _PERSONS):
        if key in wanted and isinstance(name, str) and is_name(tidy(name)):
            with contextlib.suppress(ArithmeticError, TypeError):
                book.add_again(key, name, colour, picture, as_moment(created))


def _rows(connection: sqlite3.Connection, query: str) -> list[Row]:
    """The rows of a query, those before the first page that cannot be read and after the last."""
    before, is_all = _readable(connection, query)
    if is_all:
        return before
    after, _ = _readable(connection, _backwards(query))
    return before + after[::-1]


def _backwards(query: str) -> str:
    """The same query in the opposite order."""
    rest, by, columns = query.rpartition("ORDER BY ")
    return rest + by + ", ".join(f"{column} DESC" for column in columns.split(", "))


def _readable(connection: sqlite3.Connection, query: str) -> tuple[list[Row], bool]:
    """The rows of a query up to the first that cannot be read, and whether these are all."""
    steps = count(0, _STEPS)
    connection.set_progress_handler(lambda: next(steps) > _MOST_STEPS, _STEPS)
    rows: list[Row] = []
    try:
        for row in connection.execute(query):
            rows.append(row)  # noqa: PERF402 - those before an error stay
    except (sqlite3.Error, UnicodeDecodeError):  # a message may quote damaged text
        return rows, False
    return rows, True
