"""Enters what persons have practised in the database: tries, ratings, and what comes again.

Only tries are news. The ratings and repeats of a person follow from the tries in their order
(`Progress`), so they can be worked out again.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import datetime
from typing import NamedTuple, TypeVar

from formula_desktop.practise.training.practisable import Practisable
from formula_desktop.practise.training.progress import Outcome, Progress, Try
from formula_desktop.practise.training.ratings import Difficulty, Ratings, limited
from formula_desktop.practise.training.repeats import Repeat
from formula_desktop.practise.training.session import Session, Way
from formula_desktop.results.database import as_moment, as_number
from formula_desktop.results.practised import GENERAL, UNTRIED, Practised, checksum

E = TypeVar("E", bound=Practisable)

MOST_UNTRIED = 100
"""How many exercises from own games wait for a person at most; the newest stay."""

_UNUSED = """NOT EXISTS (SELECT 1 FROM tries WHERE exercise = exercises.id)
    AND NOT EXISTS (SELECT 1 FROM mistakes WHERE exercise = exercises.id)"""
"""Exercises that nobody has tried or has from a game."""

_PERSONS = """FROM seats JOIN games ON games.id = seats.game
    WHERE level IS NULL AND participant IS NOT NULL"""
"""The seats of persons who are still there."""


class UnsearchedGame(NamedTuple):
    """A game whose mistakes were never looked for; `game` is the name of its kind."""

    key: str
    game: str
    started: datetime


class GameMistakes(NamedTuple):
    """The exercises that the person in a seat of a game has from it, in the order of the game."""

    seat: int
    person: str
    exercises: tuple[str, ...]


class Practice(Practised):
    """The exercises that the persons in one database have tried."""

    def enter_try(self, person: str, session: Session[E]) -> bool:
        """Enter what was tried last in a session; the same call enters its second try.

        Entering it again changes nothing, except that a round may be whole by then. Returns whether
        it is kept, which it is for a person who is still there, also under a merged key.
        """
        tried = session.tried
        if tried is None:
            raise ValueError("nothing was tried")
        with self._database.writing():
            found = self.participant(person)
            if found is None or found.is_computer:
                return False
            number = self._session(found.key, session)
            entered = self._database.rows(
                "SELECT id FROM tries WHERE session = ? AND number = ?", number, tried.number
            )
            if not entered:
                self._enter(found.key, number, tried)
            elif tried.outcome is Outcome.SECOND:
                self._database.do("UPDATE tries SET outcome = 'second' WHERE id = ?", *entered[0])
            self._enter_answers(number, tried)
            if session.is_whole:
                self._database.do("INSERT OR IGNORE INTO whole_rounds VALUES (?)", number)
            return True

    def enter_tries(self, sessions: Iterable[tuple[str, Session[E]]]) -> int:
        """Enter tries of persons, all at once, as `enter_try`. Returns how many are kept."""
        with self._database.writing():
            return sum([self.enter_try(person, session) for person, session in sessions])

    def enter_mistakes(self, person: str, game: str, exercises: Iterable[Practisable]) -> None:
        """Enter exercises from a person's own game, by its key. Entering one again does nothing.

        The oldest that were never tried make room if there are more than MOST_UNTRIED.
        """
        with self._database.writing():
            found = self.participant(person)
            if found is None or found.is_computer:
                return
            for each in exercises:
                number = self._exercise(each.text, each.skills, limited(each.difficulty))
                statement = "INSERT INTO mistakes VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
                self._database.do(statement, found.key, number, game)
            self._make_room(found.key)

    def unsearched(self, newest: int) -> list[UnsearchedGame]:
        """The games whose mistakes were never looked for, among so many newest ones, those first.

        Only games that count, and in which a person plays who is still there.
        """
        rows = self._database.rows(
            f"""SELECT key, game, started, id IN (SELECT game FROM searched) FROM games
            WHERE why_not IS NULL AND id IN (SELECT games.id {_PERSONS})
            ORDER BY ended DESC, id DESC LIMIT ?""",
            newest,
        )
        return [
            UnsearchedGame(key, game, as_moment(started))
            for key, game, started, is_searched in rows
            if not is_searched
        ]

    def persons_in(self, game: str) -> dict[int, str]:
        """The persons for whom the game with this key counts, by their seats."""
        query = f"SELECT seat, participant {_PERSONS} AND key = ? AND why_not IS NULL ORDER BY seat"
        return dict(self._database.rows(query, game))

    def enter_search(self, game: str, found: Mapping[int, Iterable[Practisable]]) -> bool:
        """Enter the exercises for the seats of a game, by its key, so that it is searched.

        Does nothing for a game that was searched before or is not there. Returns whether it did.
        """
        with self._database.writing():
            rows = self._database.rows(
                """SELECT id FROM games
                WHERE key = ? AND NOT EXISTS (SELECT 1 FROM searched WHERE game = games.id)""",
                game,
            )
            if not rows:
                return False
            for seat, person in self.persons_in(game).items():
                self.enter_mistakes(person, game, found.get(seat, ()))
            self._database.do("INSERT INTO searched VALUES (?)", *rows[0])
            return True

    def mistakes_in(self, game: str) -> list[GameMistakes]:
        """What the persons in a game have missed in it and never tried, in the order of seats."""
        found = []
        for seat, person in self.persons_in(game).items():
            newest_first = [text for text, key in self.mistakes(person) if key == game]
            if newest_first:
                found.append(GameMistakes(seat, person, tuple(reversed(newest_first))))
        return found

    def merge(self, old: str, into: str) -> None:
        """Merge two people; what both have tried is taken in its order."""
        with self._database.writing():
            gone, heir = self._person(old), self._person(into)
            if gone.key != heir.key:
                statement = "UPDATE sessions SET person = ? WHERE person = ?"
                self._database.do(statement, heir.key, gone.key)
                statement = "UPDATE OR IGNORE mistakes SET person = ? WHERE person = ?"
                self._database.do(statement, heir.key, gone.key)
                self._make_room(heir.key)
                self.work_out(heir.key)
            super().merge(old, into)

    def remove(self, key: str, neutral_name: str = "") -> None:
        """Remove a person, and exercises that nobody else has tried or has from a game."""
        with self._database.writing():
            super().remove(key, neutral_name)
            self._database.do(f"DELETE FROM exercises WHERE {_UNUSED}")

    def work_out(self, person: str) -> None:
        """Work out the ratings and repeats of a person from all tries."""
        with self._database.writing():
            self._database.do("DELETE FROM ratings WHERE person = ?", person)
            self._database.do("DELETE FROM repeats WHERE person = ?", person)
            progress = Progress()
            for tried in self.tries(person):
                progress = progress.after(tried)
            self._keep_ratings(person, progress.ratings, progress.ratings.skills)
            for text, repeat in progress.repeats.items():
                exercise = self._known_exercise(text)
                assert exercise is not None  # it was tried
                self._keep_repeat(person, exercise, repeat)

    # --- entering -------------------------------------------------------------------------------

    def _session(self, person: str, session: Session[E]) -> int:
        """The id of a session, which is added if it is new."""
        self._database.do(
            """INSERT INTO sessions (key, person, way, puzzle) VALUES (?, ?, ?, ?)
            ON CONFLICT (key) DO NOTHING""",
            session.key,
            person,
            (Way.FREE if session.way is Way.CLASS else session.way).value,
            session.puzzle.toordinal() if session.puzzle else None,
        )
        ((number,),) = self._database.rows("SELECT id FROM sessions WHERE key = ?", session.key)
        if session.way is Way.CLASS:
            self._database.do("INSERT OR IGNORE INTO class_sessions VALUES (?)", number)
        return int(number)

    def _exercise(self, text: str, skills: Iterable[str], difficulty: float) -> int:
        """The id of an exercise, which is added if it is new."""
        known = self._known_exercise(text)
        if known is not None:
            return known
        return self._database.do(
            """INSERT INTO exercises (text, checksum, skills, difficulty, tries)
            VALUES (?, ?, ?, ?, 0)""",
            text,
            checksum(text),
            " ".join(skills),
            difficulty,
        )

    def _known_exercise(self, text: str) -> int | None:
        query = "SELECT id FROM exercises WHERE checksum = ? AND text = ?"
        rows = self._database.rows(query, checksum(text), text)
        return rows[0][0] if rows else None

    def _make_room(self, person: str) -> None:
        """Remove the oldest exercises from own games that were never tried, if there are many."""
        do = self._database.do
        query = f"SELECT exercise {UNTRIED} LIMIT -1 OFFSET {MOST_UNTRIED}"
        for (exercise,) in self._database.rows(query, person):
            do("DELETE FROM mistakes WHERE person = ? AND exercise = ?", person, exercise)
            do(f"DELETE FROM exercises WHERE id = ? AND {_UNUSED}", exercise)

    def _enter(self, person: str, session: int, tried: Try) -> None:
        do = self._database.do
        exercise = self._exercise(tried.text, tried.skills, tried.difficulty)
        do(
            """INSERT INTO tries (session, number, exercise, difficulty, moment, day, outcome,
                rated) VALUES (?, ?, ?, ?, ?, ?, ?, ?)""",
            session,
            tried.number,
            exercise,
            tried.difficulty,
            as_number(tried.moment),
            tried.day.toordinal(),
            tried.outcome.value,
            tried.is_rated,
        )
        repeat = self._repeat(person, exercise)
        repeats = {tried.text: repeat} if repeat else {}
        before = Progress(self._ratings(person), repeats)
        after = before.after(tried)
        if tried.is_rated:
            self._keep_ratings(person, after.ratings, tried.skills)
            chance = before.ratings.chance(tried.skills, tried.difficulty)
            surprise = (tried.outcome is Outcome.FIRST) - chance
            query = "SELECT difficulty, tries FROM exercises WHERE id = ?"
            ((value, tries),) = self._database.rows(query, exercise)
            moved = Difficulty(value, tries).after(surprise)
            statement = "UPDATE exercises SET difficulty = ?, tries = ? WHERE id = ?"
            do(statement, moved.value, moved.tries, exercise)
        self._keep_repeat(person, exercise, after.repeats.get(tried.text))

    def _enter_answers(self, session: int, tried: Try) -> None:
        for at, answer in enumerate(tried.answers, 1):
            self._database.do(
                """INSERT OR IGNORE INTO answers
                SELECT id, ?, ? FROM tries WHERE session = ? AND number = ?""",
                at,
                answer,
                session,
                tried.number,
            )

    def _keep_ratings(self, person: str, ratings: Ratings, skills: Iterable[str]) -> None:
        rows = [(GENERAL, ratings.general), *((each, ratings.skills[each]) for each in skills)]
        self._database.do_many(
            """INSERT OR REPLACE INTO ratings
            VALUES (:person, :skill, :value, :tries, :information)""",
            [
                {"person": person, "skill": skill, "value": each.value, "tries": each.tries}
                | {"information": each.information}
                for skill, each in rows
            ],
        )

    def _keep_repeat(self, person: str, exercise: int, repeat: Repeat | None) -> None:
        do = self._database.do
        if repeat is None:
            do("DELETE FROM repeats WHERE person = ? AND exercise = ?", person, exercise)
        else:
            row = (person, exercise, repeat.step, repeat.due.toordinal())
            do("INSERT OR REPLACE INTO repeats VALUES (?, ?, ?, ?)", *row)
