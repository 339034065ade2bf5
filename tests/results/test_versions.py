"""Databases of all earlier versions can be read; those of later ones are left alone."""

from __future__ import annotations

import contextlib
import shutil
import sqlite3
from datetime import date
from pathlib import Path

import pytest

from formula_desktop.arguments import DIGIFEUD, FORMULA
from formula_desktop.arithmetic import Operator
from formula_desktop.practise.training.progress import Outcome
from formula_desktop.practise.training.session import Way
from formula_desktop.results import database
from formula_desktop.results.book import Book
from formula_desktop.results.database import Database
from formula_desktop.results.rebuild import Opened, open_results
from formula_desktop.results.schema import VERSIONS
from formula_desktop.results.trouble import ResultsError, Trouble, WhyNot
from tests.helpers.places import DATA
from tests.helpers.results.books import COMPUTER, contents, digifeud, key_of, opened, tells

LAST = len(VERSIONS)
STORED = DATA / "versions"

ANSWERS = [("7x8=56",), ("7x8=54", "7x8=56"), ("F8h 3+4=8",), ()]

LATER = (
    *VERSIONS,
    """
ALTER TABLE games ADD COLUMN place TEXT NOT NULL DEFAULT '';
CREATE TABLE tournaments (
    key TEXT PRIMARY KEY NOT NULL  -- a comment; with a semicolon
);
""",
    """
UPDATE games SET place = 'school';
CREATE INDEX places ON games (place);
""",
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A database of the last version."""
    return shutil.copyfile(STORED / f"results-{LAST}.sqlite", tmp_path / "results.sqlite")


def test_there_is_a_database_of_each_version() -> None:
    names = {file.name for file in STORED.glob("results-*.sqlite")}
    assert names == {f"results-{version}.sqlite" for version in range(1, LAST + 1)}


@pytest.mark.parametrize("version", range(1, LAST + 1))
def test_every_version_is_read(path: Path, version: int) -> None:
    shutil.copyfile(STORED / f"results-{version}.sqlite", path)
    found = open_results(path)
    assert found.trouble is None
    assert found.book
    book = found.book
    lines = book.standings(DIGIFEUD)
    assert [(line.participant.name, line.score, line.strength) for line in lines] == [
        # mean 21/4: (11 + 105/4) / 7, (9 + 105/4) / 6 and (1 + 105/4) / 6, each by 5.25
        ("Noor", 11, 101),
        ("Zoë", 9, 112),
        ("", 1, 87),
    ]
    (noor, easy) = book.standings(FORMULA, 3)
    assert (noor.won, noor.rounds, noor.rounds_won, easy.lost) == (1, 3, 2, 1)
    assert [row.why_not for row in book.games()] == [None, WhyNot.GIVEN_UP, None, None]
    assert [each.name for each in book.games()[0].seats] == ["Noor", "", ""]
    assert book.operations(noor.participant.key, DIGIFEUD)[Operator.MULTIPLY] == 1
    assert (noor.participant.colour, noor.participant.picture) == ("teal", "owl")
    book.close()


@pytest.mark.parametrize("version", range(1, LAST + 1))
def test_what_every_version_had_of_practice(path: Path, version: int) -> None:
    shutil.copyfile(STORED / f"results-{version}.sqlite", path)
    with opened(path) as book:
        noor = book.person_named("Noor")
        assert noor
        outcomes = [each.outcome for each in book.tries(noor.key)]
        if version < 2:
            assert outcomes == []
            return
        assert outcomes == [Outcome.FIRST, Outcome.SECOND, Outcome.MISSED, Outcome.FIRST]
        answers = [each.answers for each in book.tries(noor.key)]
        assert answers == ([()] * 4 if version < 13 else ANSWERS)
        progress = book.progress(noor.key)
        assert progress.repeats.keys() == {'{"exercise": 2}', '{"exercise": 3}'}
        assert progress.ratings.skills.keys() == {"+20", "×100", "table-7", "−20", "+100"}
        assert book.puzzles_solved(noor.key) == {date(2026, 11, 20): {'{"exercise": 4}'}}
        assert [text for text, _ in book.mistakes(noor.key)] == ['{"exercise": 5}']
        puzzle, free = book.practised(noor.key)
        assert (puzzle.way, free.way) == (Way.PUZZLE, Way.FREE)


@pytest.mark.parametrize("version", range(1, LAST + 1))
def test_the_classes_of_every_version(path: Path, version: int) -> None:
    shutil.copyfile(STORED / f"results-{version}.sqlite", path)
    with opened(path) as book:
        noor = book.person_named("Noor")
        assert noor
        if version < 3:
            assert book.classes() == []
            book.add_class("4b", known=(noor.key,))
        found = book.class_of(noor.key)
        assert found
        assert found.name == "4b"
        assert noor in book.pupils(found.key)


def test_the_games_that_were_searched_for_mistakes(path: Path) -> None:
    for version, unsearched in ((3, [4, 2, 1]), (4, [2, 1])):
        shutil.copyfile(STORED / f"results-{version}.sqlite", path)
        with opened(path) as book:
            assert [each.key for each in book.unsearched(9)] == [*map(key_of, unsearched)]


def test_a_win_that_everybody_shared_is_a_tie(path: Path) -> None:
    shutil.copyfile(STORED / "results-6.sqlite", path)
    with contextlib.closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(
            """UPDATE seats SET outcome = 'won'
            WHERE game IN (SELECT id FROM games WHERE game = 'formula' AND why_not IS NULL)"""
        )
    with opened(path) as book:
        lines = book.standings(FORMULA)
        assert [(line.won, line.lost, line.games) for line in lines] == [(0, 0, 1)] * len(lines)
        assert sum(line.won for line in book.standings(DIGIFEUD)), "others are as they were"


def test_who_won_a_single_round_of_an_earlier_version(path: Path) -> None:
    with opened(path) as book:
        wins = {
            row.key: [(play.number, play.seat) for play in book.plays(row.key) if play.wins]
            for row in book.games()
        }
        assert wins == {key_of(1): [(1, 0)], key_of(2): [], key_of(3): [], key_of(4): []}


def test_a_play_that_a_hint_put_down_is_no_best_sum_of_an_earlier_version(path: Path) -> None:
    def best_sums() -> list[tuple[object, ...]]:
        return rows(path, "SELECT seat, highest_sum FROM seats WHERE game = 1 ORDER BY seat")

    shutil.copyfile(STORED / "results-10.sqlite", path)
    with contextlib.closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE seats SET highest_sum = 99 WHERE game = 1")
        connection.execute("UPDATE games SET turns = 3 WHERE id = 1")
        connection.execute("DELETE FROM plays WHERE game = 1")
        connection.executemany(
            "INSERT INTO plays VALUES (1, ?, 1, ?, '', ?, 0, '+', ?, ?, 0)",
            [(1, 0, 70, 0, 0), (2, 1, 99, 0, 0), (3, 0, 99, 1, 1)],
        )
        connection.executemany(
            "INSERT INTO members SELECT 1, key, ?, 1, 99 FROM participants WHERE name = ?",
            [(0, "Noor"), (1, "Zoë")],
        )
    with opened(path):
        assert best_sums()[:2] == [(0, 70), (1, 99)]
        members = "SELECT seat, highest_sum FROM members WHERE game = 1 ORDER BY seat"
        assert rows(path, members) == [(0, None), (1, 99)], "nobody knows whose the 70 was"


def test_speed_rounds_of_earlier_versions_count_as_whole(path: Path) -> None:
    """Of a later one only those whose time was over."""
    with opened(path) as book:
        zoe = book.person_named("Zoë")
        assert zoe
        assert [each.first for each in book.practised(zoe.key)] == [2, 1]
        assert book.best_round(zoe.key, FORMULA) == 1
    shutil.copyfile(STORED / "results-4.sqlite", path)
    with contextlib.closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE sessions SET way = 'speed'")
        connection.execute("UPDATE exercises SET text = json_insert(text, '$.game', 'formula')")
    with opened(path) as book:
        noor = book.person_named("Noor")
        assert noor
        assert [each.first for each in book.practised(noor.key)] == [1, 1]
        assert book.best_round(noor.key, FORMULA) == 1


def test_a_database_is_migrated_step_by_step(path: Path) -> None:
    with opened(path) as book:
        before = contents(book)
    migrated = Book(Database(path, LATER))
    assert tells(migrated, before)
    migrated.enter(digifeud(77, ("noor", COMPUTER), (1, 2)))
    migrated.close()
    assert rows(path, "SELECT DISTINCT place FROM games ORDER BY 1") == [("",), ("school",)]
    assert rows(path, "PRAGMA user_version") == [(len(LATER),)]
    # the copy that was made before is of this version
    with opened(path.with_name(f"results.version {LAST}.sqlite")) as book:
        assert tells(book, before)
    # it can be opened again, and a new one has the same tables
    Database(path, LATER).close()
    Database(path.with_name("new.sqlite"), LATER).close()
    tables = "SELECT name, sql FROM sqlite_master ORDER BY name"
    assert rows(path, tables) == rows(path.with_name("new.sqlite"), tables)
    # and this version leaves it alone
    was = path.read_bytes()
    assert open_results(path) == Opened(None, Trouble.NEWER)
    assert path.read_bytes() == was


def test_a_copy_of_a_version_is_never_replaced(path: Path) -> None:
    copy = path.with_name(f"results.version {LAST}.sqlite")
    copy.write_bytes(b"the first one")
    Database(path, LATER).close()
    assert copy.read_bytes() == b"the first one"


def test_a_migration_that_fails_has_changed_nothing(path: Path) -> None:
    with opened(path) as book:
        before = contents(book)
    for wrong in ("CREATE TABLE a (x);\nINSERT INTO nothing VALUES (1);\n", "no SQL at all;\n"):
        with pytest.raises(ResultsError):
            Database(path, (*VERSIONS, wrong))
        with opened(path) as book:
            assert tells(book, before)


def test_nothing_is_migrated_without_a_copy(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise ResultsError(Trouble.DISK_FULL)

    was = path.read_bytes()
    monkeypatch.setattr(database, "_copy", fail)
    with pytest.raises(ResultsError) as caught:
        Database(path, LATER)
    assert caught.value.trouble is Trouble.DISK_FULL
    assert path.read_bytes() == was


def test_a_damaged_one_is_not_migrated(path: Path) -> None:
    with contextlib.closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("PRAGMA ignore_check_constraints = ON")
        connection.execute("UPDATE seats SET score = 17 WHERE score IS NOT NULL")
    with pytest.raises(ResultsError) as caught:
        Database(path, LATER)
    assert caught.value.trouble is Trouble.DAMAGED
    assert rows(path, "PRAGMA user_version") == [(LAST,)]
    assert not path.with_name(f"results.version {LAST}.sqlite").exists()


def test_a_removed_person_is_in_no_copy_of_a_version(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "VERSIONS", LATER)
    book = Book(Database(path, LATER))
    person = book.person_named("Zoë")
    assert person
    copy = path.with_name(f"results.version {LAST}.sqlite")
    assert "Zoë".encode() in copy.read_bytes()
    book.remove(person.key)
    book.close()
    assert not copy.exists()


def rows(path: Path, query: str) -> list[tuple[object, ...]]:
    with contextlib.closing(sqlite3.connect(path)) as connection:
        return connection.execute(query).fetchall()
