"""Participants in the database: finding, adding, changing, merging, removing."""

from __future__ import annotations

from datetime import datetime

from formula_desktop import clock
from formula_desktop.players import Level, folded, free_name, in_register
from formula_desktop.results.database import Database, Row, as_moment, as_number, kept
from formula_desktop.results.participants import (
    COLOURS,
    PICTURES,
    NameTakenError,
    Participant,
    checked_name,
    is_key,
    key_of_level,
)
from formula_desktop.results.trouble import WhyNot
from formula_desktop.store.games.notes import new_key

_COLUMNS = "key, name, colour, picture, level, created"

_ADD_TURNS = """UPDATE members SET turns = members.turns + other.turns,
        highest_sum = coalesce(max(members.highest_sum, other.highest_sum),
            members.highest_sum, other.highest_sum)
    FROM (SELECT * FROM members WHERE person = ?2) AS other
    WHERE members.person = ?1 AND members.game = other.game AND members.seat = other.seat"""
"""Gives a person the turns of another in the lessons in which both have been in a team."""


class People:
    """The participants in one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    @kept
    def participants(self) -> tuple[Participant, ...]:
        """People by name, then the computer levels that have played, weakest first."""
        found = map(_participant_of, self._database.rows(f"SELECT {_COLUMNS} FROM participants"))
        levels = list(Level)
        in_order = sorted(
            found,
            key=lambda each: (
                levels.index(each.level) + 1 if each.level else 0,
                in_register(each.name),
                each.key,
            ),
        )
        return tuple(in_order)

    def participant(self, key: str) -> Participant | None:
        """The participant with this key; a merged person is found under the old key too."""
        query = f"""SELECT {_COLUMNS} FROM participants
            WHERE key = coalesce((SELECT heir FROM gone WHERE key = ?1), ?1)"""
        rows = self._database.rows(query, key)
        return _participant_of(rows[0]) if rows else None

    def names(self, key: str) -> list[str]:
        """The names of a participant, now and in the games entered."""
        query = """SELECT name FROM participants WHERE key = ?1
            UNION SELECT name FROM seats WHERE participant = ?1"""
        return [name for (name,) in self._database.rows(query, key)]

    def person_named(self, name: str) -> Participant | None:
        """The person with this name; case, spaces and the encoding of accents don't matter."""
        wanted = folded(name)
        persons = (each for each in self.participants() if not each.is_computer)
        return next((each for each in persons if folded(each.name) == wanted), None)

    def add_person(self, name: str, colour: str = "", picture: str = "") -> Participant:
        """Add a person; raises NotANameError or NameTakenError."""
        with self._database.writing():
            kept = checked_name(name)
            if self.person_named(kept):
                raise NameTakenError(kept)
            return self._add(Participant(new_key(), kept, colour, picture, None, clock.now()))

    def add_again(
        self, key: str, name: str, colour: str, picture: str, created: datetime
    ) -> Participant | None:
        """Add a person known only from saved games; the name gets a number if it is taken.

        Returns None for a person who was merged or removed.
        """
        with self._database.writing():
            found = self.participant(key)
            is_gone = self._database.rows("SELECT 1 FROM gone WHERE key = ?", key)
            if found or is_gone or not is_key(key):
                return found
            name = free_name(name, {folded(each.name) for each in self.participants()})
            colour = colour if colour in COLOURS else ""
            picture = picture if picture in PICTURES else ""
            return self._add(Participant(key, name, colour, picture, None, created))

    def computer(self, level: Level) -> Participant:
        """A computer level as a participant, added if it is new."""
        key = key_of_level(level)
        with self._database.writing():
            found = self.participant(key)
            return found or self._add(Participant(key, "", "", "", level, clock.now()))

    def change(
        self,
        key: str,
        *,
        name: str | None = None,
        colour: str | None = None,
        picture: str | None = None,
    ) -> Participant:
        """Give a person another name, colour or picture; raises NotANameError or NameTakenError."""
        with self._database.writing():
            person = self._person(key)
            kept = person.name if name is None else checked_name(name)
            other = self.person_named(kept)
            if other and other.key != person.key:
                raise NameTakenError(kept)
            self._database.do(
                "UPDATE participants SET name = ?, colour = ?, picture = ? WHERE key = ?",
                kept,
                person.colour if colour is None else _one_of(COLOURS, colour),
                person.picture if picture is None else _one_of(PICTURES, picture),
                person.key,
            )
            return self._person(person.key)

    def merge(self, old: str, into: str) -> None:
        """Merge two people: all games of `old` become those of `into`, and `old` is deleted.

        Their scores stay; games that they played against each other no longer count.
        """
        do = self._database.do
        with self._database.writing():
            gone, heir = self._person(old), self._person(into)
            if gone.key == heir.key:
                return
            do("UPDATE seats SET participant = ? WHERE participant = ?", heir.key, gone.key)
            for (game,) in self._database.rows(
                "SELECT game FROM seats WHERE participant = ? GROUP BY game HAVING count(*) > 1",
                heir.key,
            ):
                do("UPDATE seats SET score = NULL, strength = NULL WHERE game = ?", game)
                query = "UPDATE games SET why_not = ? WHERE id = ? AND why_not IS NULL"
                do(query, WhyNot.SAME.value, game)
            do(_ADD_TURNS, heir.key, gone.key)
            do("UPDATE OR IGNORE members SET person = ? WHERE person = ?", heir.key, gone.key)
            do("UPDATE gone SET heir = ? WHERE heir = ?", heir.key, gone.key)
            do("INSERT OR REPLACE INTO gone VALUES (?, ?)", gone.key, heir.key)
            do("DELETE FROM participants WHERE key = ?", gone.key)

    def remove(self, key: str, neutral_name: str = "") -> None:
        """Remove a person with all data; the others' scores stay.

        In games with others their seat keeps only the neutral name; games without are removed.
        """
        do = self._database.do
        with self._database.writing():
            person = self._person(key)
            do(
                """UPDATE seats SET participant = NULL, name = ?, score = NULL, strength = NULL
                WHERE participant = ?""",
                neutral_name,
                person.key,
            )
            do("DELETE FROM members WHERE person = ?", person.key)
            do(
                """DELETE FROM games WHERE NOT EXISTS
                (SELECT 1 FROM seats WHERE game = id AND participant IS NOT NULL)
                AND NOT EXISTS (SELECT 1 FROM members WHERE game = id)"""
            )
            do("INSERT OR REPLACE INTO gone VALUES (?, NULL)", person.key)
            do("DELETE FROM participants WHERE key = ?", person.key)

    def _add(self, new: Participant) -> Participant:
        self._database.do(
            f"INSERT INTO participants ({_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?)",
            new.key,
            new.name,
            _one_of(COLOURS, new.colour),
            _one_of(PICTURES, new.picture),
            new.level.value if new.level else None,
            as_number(new.created),
        )
        return new

    def _person(self, key: str) -> Participant:
        found = self.participant(key)
        if found is None or found.is_computer:
            raise ValueError("no person has this key")
        return found


def _participant_of(row: Row) -> Participant:
    key, name, colour, picture, level, created = row
    return Participant(
        key, name, colour, picture, Level(level) if level else None, as_moment(created)
    )


def _one_of(choices: tuple[str, ...], text: str) -> str:
    if text and text not in choices:
        raise ValueError(f"{text} cannot be chosen")
    return text
