"""The classes of a school in the database, each with its pupils, who are persons of the results.

A person is in one class at most. A class has no results of its own.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from formula_desktop.classes.pupils import MOST_PUPILS
from formula_desktop.players import folded, free_name
from formula_desktop.results.participants import (
    NameTakenError,
    Participant,
    checked_name,
    free_look,
    is_key,
)
from formula_desktop.results.people import People
from formula_desktop.store.games.notes import new_key

MOST_CLASSES: Final = 100


@dataclass(frozen=True, slots=True)
class SchoolClass:
    """A class; `key` identifies it."""

    key: str
    name: str


class TooManyError(ValueError):
    """There are 100 classes already, or a class would have more than 100 pupils."""


class Classes(People):
    """The classes in one database. Each change is made as a whole or not at all."""

    def classes(self) -> list[SchoolClass]:
        """All classes, by name."""
        found = [SchoolClass(*row) for row in self._database.rows("SELECT key, name FROM classes")]
        return sorted(found, key=lambda each: (folded(each.name), each.key))

    def pupils(self, key: str) -> list[Participant]:
        """The pupils of the class with this key, by name."""
        rows = self._database.rows(
            "SELECT person FROM pupils JOIN classes ON classes.id = class WHERE key = ?", key
        )
        persons = {person for (person,) in rows}
        return [each for each in self.participants() if each.key in persons]

    def class_of(self, person: str) -> SchoolClass | None:
        """The class of a person; None for a person without one."""
        rows = self._database.rows(
            """SELECT key, name FROM classes JOIN pupils ON class = id
            WHERE person = coalesce((SELECT heir FROM gone WHERE key = ?1), ?1)""",
            person,
        )
        return SchoolClass(*rows[0]) if rows else None

    def add_class(self, name: str, new: Iterable[str] = (), known: Iterable[str] = ()) -> str:
        """Add a class with its pupils; returns its key.

        `new` are names of new persons, `known` the keys of persons who are there already. Raises
        NotANameError, NameTakenError for the name of a class or of a person, or TooManyError.
        """
        with self._database.writing():
            kept = self._free_class_name(name)
            if len(self.classes()) >= MOST_CLASSES:
                raise TooManyError
            key = new_key()
            self._database.do("INSERT INTO classes (key, name) VALUES (?, ?)", key, kept)
            self.add_pupils(key, new, known)
            return key

    def add_pupils(self, key: str, new: Iterable[str] = (), known: Iterable[str] = ()) -> None:
        """Add pupils to a class, as `add_class`; known ones leave the class that they were in."""
        with self._database.writing():
            looks = [(each.colour, each.picture) for each in self.participants()]
            persons = [self._person(each) for each in known]
            for name in new:
                colour, picture = free_look(looks)
                looks.append((colour, picture))
                persons.append(self.add_person(name, colour, picture))
            number = self._class(key)
            for person in persons:
                self._put_in(number, person)
            query = "SELECT count(*) FROM pupils WHERE class = ?"
            ((count,),) = self._database.rows(query, number)
            if count > MOST_PUPILS:
                raise TooManyError

    def rename_class(self, key: str, name: str) -> None:
        """Give a class another name; raises NotANameError or NameTakenError."""
        with self._database.writing():
            number = self._class(key)
            kept = self._free_class_name(name, key)
            self._database.do("UPDATE classes SET name = ? WHERE id = ?", kept, number)

    def take_out(self, person: str) -> None:
        """Take a person out of the class; the person and the results stay."""
        with self._database.writing():
            key = self._person(person).key
            self._database.do("DELETE FROM pupils WHERE person = ?", key)

    def remove_class(self, key: str) -> None:
        """Remove a class; its pupils stay persons of the results."""
        with self._database.writing():
            self._database.do("DELETE FROM classes WHERE id = ?", self._class(key))

    def begin_school_year(self, keys: Iterable[str]) -> None:
        """Have no pupils in these classes any more; persons and results stay.

        To remove those as well, the pupils are removed as any person (`Changer`).
        """
        with self._database.writing():
            for key in keys:
                self._database.do("DELETE FROM pupils WHERE class = ?", self._class(key))

    def enter_class_again(self, key: str, name: str, pupils: Iterable[str]) -> None:
        """Enter a class known only from a damaged database, and those of its pupils who are there.

        The name gets a number if another class has it.
        """
        with self._database.writing():
            others = {folded(each.name) for each in self.classes() if each.key != key}
            if not is_key(key):
                return
            self._database.do(
                """INSERT INTO classes (key, name) VALUES (?, ?)
                ON CONFLICT (key) DO UPDATE SET name = excluded.name""",
                key,
                free_name(checked_name(name), others),
            )
            number = self._class(key)
            for person in filter(None, map(self.participant, pupils)):
                if not person.is_computer:
                    self._put_in(number, person)

    def merge(self, old: str, into: str) -> None:
        """Merge two people; the heir is in its own class, or else in that of the other."""
        with self._database.writing():
            gone, heir = self._person(old), self._person(into)
            statement = "UPDATE OR IGNORE pupils SET person = ? WHERE person = ?"
            self._database.do(statement, heir.key, gone.key)
            super().merge(old, into)

    def _put_in(self, number: int, person: Participant) -> None:
        """Put a person into the class with this id."""
        self._database.do("INSERT OR REPLACE INTO pupils VALUES (?, ?)", person.key, number)

    def _class(self, key: str) -> int:
        """The id of a class; raises ValueError."""
        rows = self._database.rows("SELECT id FROM classes WHERE key = ?", key)
        if not rows:
            raise ValueError("no class has this key")
        return int(rows[0][0])

    def _free_class_name(self, name: str, key: str = "") -> str:
        """The name of a class as it is stored; raises NotANameError or NameTakenError."""
        kept = checked_name(name)
        if any(folded(each.name) == folded(kept) and each.key != key for each in self.classes()):
            raise NameTakenError(kept)
        return kept
