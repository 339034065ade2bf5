"""Participants in the database: finding, adding, changing, merging, removing."""

from __future__ import annotations

from datetime import UTC, datetime
from uuid import uuid4

from formula_desktop.players import Level
from formula_desktop.results.database import Database, Row
from formula_desktop.results.moments import as_moment, as_number
from formula_desktop.results.participants import (
    COLOURS,
    PICTURES,
    NameTakenError,
    Participant,
    checked_name,
    folded,
    free_name,
    is_key,
    key_of_level,
)
from formula_desktop.results.trouble import WhyNot

COLUMNS = "key, name, colour, picture, level, created"


def participant_of(row: Row) -> Participant:
    """The participant that a row of COLUMNS tells."""
    key, name, colour, picture, level, created = row
    return Participant(
        key, name, colour, picture, Level(level) if level else None, as_moment(created)
    )


def everybody(database: Database) -> list[Participant]:
    """Persons by name, then computer levels, weakest first."""
    found = map(participant_of, database.rows(f"SELECT {COLUMNS} FROM participants"))
    levels = list(Level)
    return sorted(
        found,
        key=lambda each: (
            levels.index(each.level) + 1 if each.level else 0,
            folded(each.name),
            each.key,
        ),
    )


def find(database: Database, key: str) -> Participant | None:
    """Who has this key now, or had it before being merged."""
    query = f"""SELECT {COLUMNS} FROM participants
        WHERE key = coalesce((SELECT heir FROM gone WHERE key = ?1), ?1)"""
    rows = database.rows(query, key)
    return participant_of(rows[0]) if rows else None


def is_gone(database: Database, key: str) -> bool:
    """Whether this key belonged to a person who was merged or removed."""
    return bool(database.rows("SELECT 1 FROM gone WHERE key = ?", key))


def person_named(database: Database, name: str) -> Participant | None:
    """The person of this name, to a reader."""
    wanted = folded(name)
    persons = (each for each in everybody(database) if not each.is_computer)
    return next((each for each in persons if folded(each.name) == wanted), None)


def add_person(database: Database, name: str, colour: str, picture: str) -> Participant:
    """A new person within `writing`; raises NotANameError or NameTakenError."""
    kept = checked_name(name)
    if person_named(database, kept):
        raise NameTakenError(kept)
    return _add(database, Participant(uuid4().hex, kept, colour, picture, None, _now()))


def add_again(
    database: Database, key: str, name: str, colour: str, picture: str, created: datetime
) -> Participant | None:
    """A person whom only saved games know, within `writing`; None for one who is gone.

    The name gets a number where it is taken.
    """
    found = find(database, key)
    if found or is_gone(database, key) or not is_key(key):
        return found
    taken = {folded(each.name) for each in everybody(database)}
    return _add(
        database,
        Participant(
            key,
            free_name(name, taken),
            colour if colour in COLOURS else "",
            picture if picture in PICTURES else "",
            None,
            created,
        ),
    )


def computer(database: Database, level: Level) -> Participant:
    """A computer level, added within `writing` when it is new."""
    key = key_of_level(level)
    return find(database, key) or _add(database, Participant(key, "", "", "", level, _now()))


def change(
    database: Database, key: str, name: str | None, colour: str | None, picture: str | None
) -> Participant:
    """Another name, colour or picture within `writing`."""
    person = _person(database, key)
    kept = person.name if name is None else checked_name(name)
    other = person_named(database, kept)
    if other and other.key != person.key:
        raise NameTakenError(kept)
    database.do(
        "UPDATE participants SET name = ?, colour = ?, picture = ? WHERE key = ?",
        kept,
        person.colour if colour is None else _one_of(COLOURS, colour),
        person.picture if picture is None else _one_of(PICTURES, picture),
        person.key,
    )
    return _person(database, person.key)


def merge(database: Database, old: str, into: str) -> None:
    """Make two persons one within `writing`."""
    gone, heir = _person(database, old), _person(database, into)
    if gone.key == heir.key:
        return
    database.do("UPDATE seats SET participant = ? WHERE participant = ?", heir.key, gone.key)
    for (game,) in database.rows(
        "SELECT game FROM seats WHERE participant = ? GROUP BY game HAVING count(*) > 1", heir.key
    ):
        database.do("UPDATE seats SET score = NULL, strength = NULL WHERE game = ?", game)
        query = "UPDATE games SET why_not = ? WHERE id = ? AND why_not IS NULL"
        database.do(query, WhyNot.SAME.value, game)
    database.do("UPDATE gone SET heir = ? WHERE heir = ?", heir.key, gone.key)
    database.do("INSERT OR REPLACE INTO gone VALUES (?, ?)", gone.key, heir.key)
    database.do("DELETE FROM participants WHERE key = ?", gone.key)


def remove(database: Database, key: str, neutral_name: str) -> None:
    """Remove a person within `writing`, and the games in which nobody else takes part."""
    person = _person(database, key)
    database.do(
        """UPDATE seats SET participant = NULL, name = ?, score = NULL, strength = NULL
        WHERE participant = ?""",
        neutral_name,
        person.key,
    )
    database.do(
        """DELETE FROM games WHERE NOT EXISTS
        (SELECT 1 FROM seats WHERE game = id AND participant IS NOT NULL)"""
    )
    database.do("INSERT OR REPLACE INTO gone VALUES (?, NULL)", person.key)
    database.do("DELETE FROM participants WHERE key = ?", person.key)


def _add(database: Database, new: Participant) -> Participant:
    database.do(
        f"INSERT INTO participants ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?)",
        new.key,
        new.name,
        _one_of(COLOURS, new.colour),
        _one_of(PICTURES, new.picture),
        new.level.value if new.level else None,
        as_number(new.created),
    )
    return new


def _person(database: Database, key: str) -> Participant:
    found = find(database, key)
    if found is None or found.is_computer:
        raise ValueError("no person has this key")
    return found


def _one_of(choices: tuple[str, ...], text: str) -> str:
    if text and text not in choices:
        raise ValueError(f"{text} cannot be chosen")
    return text


def _now() -> datetime:
    return datetime.now(UTC).replace(microsecond=0)
