"""What persons have practised, read from the database: tries, ratings, and what comes again."""

from __future__ import annotations

import zlib
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from datetime import date, datetime
from typing import Any, NamedTuple

from formula_desktop.practise.training.ended import counted
from formula_desktop.practise.training.practisable import Practisable
from formula_desktop.practise.training.progress import LATELY, Last, Outcome, Progress, Try
from formula_desktop.practise.training.ratings import Difficulty, Rating, Ratings
from formula_desktop.practise.training.repeats import Repeat
from formula_desktop.practise.training.session import A_DAY, Way
from formula_desktop.results.database import as_moment
from formula_desktop.results.people import People

GENERAL = ""
"""The key in place of a skill's, in the row of the general rating."""

_AT_ONCE = 500
"""How many values a query may have."""

UNTRIED = """FROM mistakes JOIN exercises ON exercises.id = exercise
        LEFT JOIN games ON games.key = mistakes.game
    WHERE person = ?1 AND NOT EXISTS (
        SELECT 1 FROM tries JOIN sessions ON sessions.id = session
        WHERE tries.exercise = mistakes.exercise AND sessions.person = ?1)
    ORDER BY games.ended DESC, exercises.id DESC"""
"""A person's exercises from own games that were never tried, those of the last game first."""

_ANSWERS = """(SELECT group_concat(text, char(10)) FROM
    (SELECT text FROM answers WHERE try = tries.id ORDER BY number))"""
"""What was answered at a try, a line each; NULL if nothing was, or it is not known."""

_TRIED = f"""number, exercises.text, skills, tries.difficulty, moment, day, outcome, rated,
    way = 'puzzle', {_ANSWERS}"""

_TRIES = f"""SELECT {_TRIED}
    FROM tries JOIN exercises ON exercises.id = exercise JOIN sessions ON sessions.id = session"""

_WAY = """CASE WHEN sessions.id IN (SELECT session FROM class_sessions)
    THEN 'class' ELSE way END"""
"""The way of a session; in the table of sessions a class practises freely."""


class PractisedSession(NamedTuple):
    """A session in the list of a person's; `puzzle` is the day whose puzzles these were.

    The last three are how many exercises were solved at the first try, later, and not, counted as
    at the end of the session.
    """

    key: str
    way: Way
    puzzle: date | None
    began: datetime
    ended: datetime
    first: int
    second: int
    missed: int


class PractisedSoFar(NamedTuple):
    """All that a person has practised: how many exercises, and how many of them were solved at the
    `first` try and at the `second`.
    """

    sessions: int
    tries: int
    first: int
    second: int
    last: datetime

    @property
    def missed(self) -> int:
        """How many were not solved."""
        return self.tries - self.first - self.second


class Coming(NamedTuple):
    """An exercise that comes again, by its skills."""

    text: str
    skills: tuple[str, ...]
    repeat: Repeat


class OnceMore(NamedTuple):
    """How many of one's own mistakes wait, and how many of them are enough for today."""

    number: int
    today: int


class PractisedTry(NamedTuple):
    """A try in the list of everybody's; `session` is a number that its tries share."""

    person: str
    session: int
    way: Way
    puzzle: date | None
    tried: Try


class Practised(People):
    """What the persons in one database have tried, and what follows from it."""

    def mistakes(self, person: str) -> list[tuple[str, str]]:
        """Exercises from a person's own games that were never tried, the newest first.

        Each has the key of its game. What was tried and missed comes again as any exercise.
        """
        rows = self._database.rows(f"SELECT text, mistakes.game {UNTRIED}", person)
        return [(text, game) for text, game in rows]

    def progress(self, person: str) -> Progress:
        """A person's ratings, and what comes again."""
        rows = self._database.rows(
            """SELECT text, step, due FROM repeats JOIN exercises ON id = exercise
            WHERE person = ?""",
            person,
        )
        repeats = {text: Repeat(step, date.fromordinal(due)) for text, step, due in rows}
        return Progress(self._ratings(person), repeats, self._lately(person))

    def all_ratings(self) -> dict[str, Ratings]:
        """The ratings of everybody who has practised, by the persons' keys."""
        rows = self._database.rows("SELECT DISTINCT person FROM sessions")
        return {person: self._ratings(person) for (person,) in rows}

    def once_more(self, person: str, today: date) -> OnceMore:
        """How many of a person's own mistakes wait: those from games, and what comes again today.

        A few a day are enough: those that came again today are counted, wherever they did.
        """
        rows = self._database.rows(
            """SELECT count(DISTINCT exercise) FROM tries JOIN sessions ON sessions.id = session
            WHERE person = ?1 AND day = ?2 AND (way = ?3 OR exercise IN (
                SELECT exercise FROM tries JOIN sessions ON sessions.id = session
                WHERE person = ?1 AND day < ?2))""",
            person,
            today.toordinal(),
            Way.MISTAKES.value,
        )
        number = len(self.due(person, today)) + len(self.mistakes(person))
        return OnceMore(number, min(max(0, A_DAY - rows[0][0]), number))

    def due(self, person: str, today: date) -> list[str]:
        """The exercises that come again today, as they are written; those due longest first.

        What was solved today, though not at once, rests until tomorrow.
        """
        rests = self.solved_on(person, today)
        return [each for each in self.progress(person).due(today) if each not in rests]

    def solved_on(self, person: str, day: date) -> frozenset[str]:
        """The exercises that a person has solved on a day, as they are written."""
        rows = self._database.rows(
            """SELECT DISTINCT text FROM tries JOIN exercises ON exercises.id = exercise
                JOIN sessions ON sessions.id = session
            WHERE person = ? AND day = ? AND outcome <> 'missed'""",
            person,
            day.toordinal(),
        )
        return frozenset(text for (text,) in rows)

    def practised_so_far(self) -> dict[str, PractisedSoFar]:
        """What everybody who has practised has done, by the persons' keys."""
        found: dict[str, PractisedSoFar] = {}
        for person, each in self._sessions():
            before = found.get(person, PractisedSoFar(0, 0, 0, 0, each.ended))
            found[person] = PractisedSoFar(
                before.sessions + 1,
                before.tries + each.first + each.second + each.missed,
                before.first + each.first,
                before.second + each.second,
                max(before.last, each.ended),
            )
        return found

    def coming(self, person: str) -> list[Coming]:
        """What comes again, the next one first."""
        rows = self._database.rows(
            """SELECT text, skills, step, due FROM repeats JOIN exercises ON id = exercise
            WHERE person = ? ORDER BY due, id""",
            person,
        )
        return [
            Coming(text, tuple(skills.split()), Repeat(step, date.fromordinal(due)))
            for text, skills, step, due in rows
        ]

    def difficulties(self, exercises: Iterable[Practisable]) -> dict[str, Difficulty]:
        """The difficulties of those that were tried before, by their texts."""
        texts = [each.text for each in exercises]
        found: dict[str, Difficulty] = {}
        for start in range(0, len(texts), _AT_ONCE):
            part = texts[start : start + _AT_ONCE]
            query = f"""SELECT text, difficulty, tries FROM exercises
                WHERE checksum IN ({", ".join("?" * len(part))})"""
            rows = self._database.rows(query, *map(checksum, part))
            found |= {text: Difficulty(value, tries) for text, value, tries in rows}
        return {text: found[text] for text in texts if text in found}

    def practised(self, person: str) -> list[PractisedSession]:
        """A person's sessions, the last one first."""
        return [each for _, each in self._sessions(person)]

    def _sessions(self, person: str | None = None) -> Iterator[tuple[str, PractisedSession]]:
        """The sessions of a person, or of everybody, each with whose it is; the last one first."""
        rows = self._database.rows(
            f"""SELECT session, person, key, {_WAY}, puzzle, moment, exercise, outcome
            FROM sessions JOIN tries ON session = sessions.id
            WHERE ?1 IS NULL OR person = ?1 ORDER BY tries.id""",
            person,
        )
        sessions: dict[int, list[Sequence[Any]]] = {}
        for row in rows:  # one whose last try is later comes later
            sessions[row[0]] = [*sessions.pop(row[0], []), row]
        for tried in reversed(sessions.values()):
            _, whose, key, way, puzzle, *_ = tried[0]
            outcomes = Counter(
                counted(Way(way), [(exercise, Outcome(outcome)) for *_, exercise, outcome in tried])
            )
            moments = [row[5] for row in tried]
            yield (
                whose,
                PractisedSession(
                    key,
                    Way(way),
                    _day(puzzle),
                    as_moment(min(moments)),
                    as_moment(max(moments)),
                    outcomes[Outcome.FIRST],
                    outcomes[Outcome.SECOND],
                    outcomes[Outcome.MISSED],
                ),
            )

    def tries(self, person: str) -> list[Try]:
        """All that a person has tried, in its order."""
        query = f"{_TRIES} WHERE person = ? ORDER BY tries.id"
        return [_try_of(row) for row in self._database.rows(query, person)]

    def all_tries(self) -> list[PractisedTry]:
        """All that anybody has tried, in the order of entering."""
        rows = self._database.rows(
            f"""SELECT person, session, {_WAY}, puzzle, {_TRIED}
            FROM tries JOIN exercises ON exercises.id = exercise
                JOIN sessions ON sessions.id = session
            ORDER BY tries.id"""
        )
        return [
            PractisedTry(person, session, Way(way), _day(puzzle), _try_of(row))
            for person, session, way, puzzle, *row in rows
        ]

    def puzzles_solved(self, person: str) -> dict[date, frozenset[str]]:
        """The days of which a person has solved puzzles, with the texts of those."""
        rows = self._database.rows(
            """SELECT DISTINCT puzzle, text FROM sessions JOIN tries ON session = sessions.id
                JOIN exercises ON exercises.id = exercise
            WHERE person = ? AND puzzle IS NOT NULL AND outcome <> 'missed' ORDER BY puzzle""",
            person,
        )
        return _by_day(rows)

    def puzzles_not_at_once(self, person: str) -> dict[date, frozenset[str]]:
        """The same of those tried that the person has never solved at once, and without hints."""
        rows = self._database.rows(
            """SELECT puzzle, text FROM sessions JOIN tries ON session = sessions.id
                JOIN exercises ON exercises.id = exercise
            WHERE person = ? AND puzzle IS NOT NULL
            GROUP BY puzzle, text HAVING sum(outcome = 'first') = 0 ORDER BY puzzle""",
            person,
        )
        return _by_day(rows)

    def _lately(self, person: str) -> tuple[Last, ...]:
        rows = self._database.rows(
            f"""SELECT text, outcome = 'first' FROM tries JOIN exercises ON exercises.id = exercise
                JOIN sessions ON sessions.id = session
            WHERE person = ? ORDER BY tries.id DESC LIMIT {LATELY}""",
            person,
        )
        return tuple(Last(text, bool(is_right)) for text, is_right in reversed(rows))

    def _ratings(self, person: str) -> Ratings:
        rows = self._database.rows(
            "SELECT skill, value, tries, information FROM ratings WHERE person = ?", person
        )
        skills = {skill: Rating(*rest) for skill, *rest in rows}
        return Ratings(skills.pop(GENERAL, Ratings().general), skills)

    def _repeat(self, person: str, exercise: int) -> Repeat | None:
        query = "SELECT step, due FROM repeats WHERE person = ? AND exercise = ?"
        rows = self._database.rows(query, person, exercise)
        return Repeat(rows[0][0], date.fromordinal(rows[0][1])) if rows else None


def checksum(text: str) -> int:
    """The number by which the text of an exercise is found."""
    return zlib.crc32(text.encode("utf-8"))


def _try_of(row: Sequence[Any]) -> Try:
    number, text, skills, difficulty, moment, day, outcome, rated, puzzle, answers = row
    return Try(
        number,
        text,
        tuple(skills.split()),
        difficulty,
        as_moment(moment),
        date.fromordinal(day),
        Outcome(outcome),
        bool(rated),
        bool(puzzle),
        tuple((answers or "").splitlines()),
    )


def _day(number: int | None) -> date | None:
    return None if number is None else date.fromordinal(number)


def _by_day(rows: Iterable[tuple[int, str]]) -> dict[date, frozenset[str]]:
    """The texts of each day."""
    found: dict[date, frozenset[str]] = {}
    for day, text in rows:
        at = date.fromordinal(day)
        found[at] = found.get(at, frozenset()) | {text}
    return found
