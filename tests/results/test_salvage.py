"""Practice since the last backup is recovered from a damaged database as far as possible.

FORMULA_DESKTOP_DAMAGED_DATABASES=500 damages more pages.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import sqlite3
from pathlib import Path
from random import Random

import pytest

from formula_desktop.practise.training.session import Session, Way
from formula_desktop.results.book import Book
from formula_desktop.results.rebuild import open_results
from formula_desktop.results.salvage import salvage
from formula_desktop.results.trouble import ResultsError, Trouble
from tests.helpers.places import DATA
from tests.helpers.practise.plain import Plain, plain
from tests.helpers.results.books import START, contents_of_classes, digifeud, opened
from tests.helpers.results.practising import (
    EXERCISES,
    contents_of_practice,
    practise,
    practise_all,
)

COUNT = max(12, int(os.environ.get("FORMULA_DESKTOP_DAMAGED_DATABASES", "40")) // 3)


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with results, and backups of an earlier day."""
    path = tmp_path_factory.mktemp("filled") / "results.sqlite"
    with opened(path) as book:
        practise_all(book, 3)
        book.enter(digifeud(1, ("noor", "sam"), (10, 20)))
        book.backup()
        book.add_again("ada", "Ada", "red", "cat", START)
        for number in (10, 11, 14):
            for person in ("noor", "sam", "ada"):
                practise(book, person, number)
        book.enter_mistakes("sam", "game", [plain(1), *list(EXERCISES.values())[:9]])
        book.add_class("4b", ("Kai",), ("noor", "sam"))
        book.add_class("4c", (), ("ada",))
    return path


@pytest.fixture
def path(filled: Path, tmp_path: Path) -> Path:
    return shutil.copytree(filled.parent, tmp_path / "data") / filled.name


def change(path: Path, script: str) -> None:
    with contextlib.closing(sqlite3.connect(path)) as connection:
        connection.executescript(f"PRAGMA ignore_check_constraints = ON; {script}")


def came_back(path: Path) -> Book:
    found = open_results(path)
    assert found.trouble is Trouble.DAMAGED
    assert found.book
    return found.book


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE games SET why_not = 'because'",
        "DROP TABLE plays",
        "UPDATE ratings SET value = 99; DELETE FROM repeats",
        "DROP TABLE ratings; DROP TABLE repeats",
        "UPDATE mistakes SET game = 1.5 WHERE person = 'nobody'; DROP INDEX seats_of",
    ],
)
def test_all_of_it_comes_back_where_something_else_is_damaged(path: Path, damage: str) -> None:
    with opened(path) as book:
        before = contents_of_practice(book)
    change(path, damage)
    book = came_back(path)
    assert contents_of_practice(book) == before
    ada = book.person_named("Ada")
    assert ada
    assert (ada.key, ada.colour, ada.picture, ada.created) == ("ada", "red", "cat", START)
    book.close()


def test_a_round_of_a_class_comes_back_as_one(path: Path) -> None:
    with opened(path) as book:
        session: Session[Plain] = Session("of a class", Way.CLASS)
        book.enter_try("noor", session.asking(plain(99), {}).answered(True, START, START.date()))
    change(path, "UPDATE tries SET number = 'x' WHERE rowid = 1")
    book = came_back(path)
    assert Way.CLASS in [each.way for each in book.practised("noor")]
    book.close()


def test_the_best_speed_round_comes_back(path: Path) -> None:
    with opened(path) as book:
        for key, count in (("whole", 1), ("early", 2)):
            session: Session[Plain] = Session(key, Way.SPEED)
            for number in range(count):
                exercise = Plain(f'{{"game": "formula", "number": {number}}}')
                session = session.asking(exercise, {}).answered(True, START, START.date())
                book.enter_try("ada", session)
            if key == "whole":
                book.enter_try("ada", session.over(session.tried))
        assert book.best_round("ada", "formula") == 1
    change(path, "UPDATE games SET why_not = 'because'")
    book = came_back(path)
    assert len(book.tries("ada")) == 33
    assert book.best_round("ada", "formula") == 1
    book.close()


def test_the_answers_around_a_damaged_page_come_back(path: Path) -> None:
    with contextlib.closing(sqlite3.connect(path)) as connection:
        (size,) = connection.execute("PRAGMA page_size").fetchone()
        connection.execute("PRAGMA ignore_check_constraints = ON")
        connection.execute("DELETE FROM answers")
        connection.execute(
            """INSERT INTO answers SELECT tries.id, wrong.number, 'wrong' || tries.id || '-'
                || wrong.number || printf('%.*c', 200, 'x')
                FROM tries, (SELECT 1 AS number UNION SELECT 2 UNION SELECT 3) AS wrong"""
        )
        connection.execute("UPDATE games SET why_not = 'because'")
        connection.commit()
        stored = {text for (text,) in connection.execute("SELECT text FROM answers")}
    data = bytearray(path.read_bytes())
    pages = [at for at in range(0, len(data), size) if b"wrong" in data[at : at + size]]
    middle = pages[len(pages) // 2]
    data[middle : middle + size] = b"\xff" * size
    path.write_bytes(data)
    book = came_back(path)
    tries = [each.answers for key in ("noor", "sam", "ada") for each in book.tries(key)]
    found = [answer for answers in tries for answer in answers if answer in stored]
    assert len({*found}) == len(found), "none of them twice"
    assert {*found} < stored
    last = max(stored, key=lambda answer: int(answer.partition("-")[0].removeprefix("wrong")))
    assert last in found, "what is after the damage"
    book.close()


def test_without_a_backup_too(path: Path) -> None:
    with opened(path) as book:
        before = contents_of_practice(book)
    shutil.rmtree(path.parent / "backups")
    change(path, "UPDATE games SET why_not = 'because'")
    book = came_back(path)
    assert contents_of_practice(book) == before
    book.close()


def test_classes_come_back(path: Path) -> None:
    with opened(path) as book:
        before = contents_of_classes(book)
        assert [(name, len(pupils)) for name, pupils in before] == [("4b", 3), ("4c", 1)]
    change(path, "UPDATE games SET why_not = 'because'")
    book = came_back(path)
    assert contents_of_classes(book) == before
    assert book.person_named("Kai"), "who has only been entered with the class"
    four_c = book.class_of("ada")
    assert four_c
    book.add_pupils(four_c.key, known=("sam",))
    book.rename_class(four_c.key, "5c")
    book.backup()
    before = contents_of_classes(book)
    book.close()
    change(path, "UPDATE games SET why_not = 'because'")
    book = came_back(path)
    assert contents_of_classes(book) == before
    book.close()


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE classes SET name = x'00' WHERE name = '4c'",
        "UPDATE classes SET name = '' WHERE name = '4c'",
        "UPDATE classes SET name = printf('%.50c', 'x') WHERE name = '4c'",
        "UPDATE classes SET key = 7.5 WHERE name = '4c'",
        "UPDATE classes SET id = 77 WHERE name = '4c'; UPDATE classes SET key = 'A' WHERE id = 77",
        "DELETE FROM classes WHERE name = '4c'; INSERT INTO pupils VALUES ('nobody', 1)",
    ],
)
def test_a_class_of_which_too_little_is_left(path: Path, damage: str) -> None:
    with opened(path) as book:
        before = contents_of_classes(book)
    change(path, f"PRAGMA foreign_keys = OFF; {damage}; UPDATE games SET why_not = 'because'")
    book = came_back(path)
    assert contents_of_classes(book) == before[:1]
    book.close()


def test_a_class_whose_pupils_cannot_be_read(path: Path) -> None:
    change(path, "DROP TABLE pupils; INSERT INTO classes (key, name) VALUES ('A!', '4d')")
    book = came_back(path)
    assert contents_of_classes(book) == [("4b", []), ("4c", [])]
    book.close()


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE tries SET outcome = 'third' WHERE id % 2",
        "UPDATE tries SET day = 0 WHERE id % 2",
        "UPDATE tries SET day = 'Monday' WHERE id % 2",
        "UPDATE tries SET moment = 9e18 WHERE id % 2",
        "UPDATE tries SET number = 'one' || id WHERE id % 2",
        "UPDATE tries SET number = -id WHERE id % 2",
        "UPDATE tries SET difficulty = 'very' WHERE id % 2",
        "UPDATE tries SET session = session + 1000 WHERE id % 2",
        "UPDATE tries SET exercise = 0 WHERE id % 2",
        "UPDATE exercises SET difficulty = 'hard' WHERE id % 2",
        "UPDATE tries SET exercise = (SELECT min(id) FROM exercises) WHERE id % 2;"
        "UPDATE exercises SET text = x'00ff' WHERE id = (SELECT min(id) FROM exercises)",
    ],
)
def test_only_what_is_possible_comes_back(path: Path, damage: str) -> None:
    with opened(path) as book:
        before = book.tries("ada")
        backed_up = len(book.tries("noor")) - 30
    change(path, damage)
    book = came_back(path)
    found = book.tries("ada")
    assert 0 < len(found) < len(before)
    assert [each for each in found if each not in before] == []
    assert len(book.tries("noor")) >= backed_up
    book.close()


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE participants SET created = 9e18 WHERE key = 'ada'",
        "UPDATE participants SET name = x'00' WHERE key = 'ada'",
        "UPDATE participants SET name = '' WHERE key = 'ada'",
        "UPDATE sessions SET person = 'nobody' WHERE person = 'ada'",
        "UPDATE sessions SET way = 'sleeping' WHERE person = 'ada'",
        "UPDATE sessions SET puzzle = 0 WHERE person = 'ada'",
    ],
)
def test_a_person_of_whom_too_little_is_left(path: Path, damage: str) -> None:
    with opened(path) as book:
        noor = (book.tries("noor"), book.progress("noor"))
    change(path, damage + "; UPDATE games SET why_not = 'because'")
    book = came_back(path)
    assert (book.tries("noor"), book.progress("noor")) == noor
    assert book.tries("ada") == []
    book.close()


def test_a_removed_person_does_not_come_back(path: Path, tmp_path: Path) -> None:
    damaged = shutil.copyfile(path, tmp_path / "damaged.sqlite")
    with opened(path) as book:
        book.remove("noor")
        salvage(book, damaged)
        assert book.participant("noor") is None
        assert book.tries("noor") == []


@pytest.mark.parametrize("seed", range(COUNT))
def test_pages_that_cannot_be_read(path: Path, seed: int) -> None:
    """Whatever is damaged, the backup's content is kept, and nothing is invented."""
    random, data = Random(seed), bytearray(path.read_bytes())
    with opened(path) as book:
        before = {each: book.tries(each) for each in ("noor", "sam", "ada")}
    for _ in range(1 + seed % 3):
        at = random.randrange(1, len(data) // 4096) * 4096
        data[at : at + 4096] = random.randbytes(4096) if seed % 2 else bytes(4096)
    path.write_bytes(data)
    was = path.read_bytes()
    found = open_results(path)
    assert found.book
    assert found.set_aside
    assert found.set_aside.read_bytes() == was, "it stays as it is"
    for person, tries in before.items():
        assert [each for each in found.book.tries(person) if each not in tries] == []
    for person in ("noor", "sam"):
        assert len(found.book.tries(person)) >= 30, "those of the backup"
    found.book.close()


def test_what_is_before_and_after_a_page_that_cannot_be_read(path: Path) -> None:
    with opened(path) as book:
        for number in range(20, 50):
            practise(book, "ada", number)
        before = book.tries("ada")
    with contextlib.closing(sqlite3.connect(path)) as connection:
        query = "SELECT rootpage FROM sqlite_master WHERE name = 'tries'"
        ((root,),) = connection.execute(query)
    data = bytearray(path.read_bytes())
    leaves = leaves_below(data, root)
    assert len(leaves) > 4
    data[leaves[-3] : leaves[-3] + 4096] = bytes(4096)
    path.write_bytes(data)
    book = came_back(path)
    found = book.tries("ada")
    assert len(before) / 2 < len(found) < len(before)
    assert (found[0], found[-1]) == (before[0], before[-1])
    book.close()


def leaves_below(data: bytearray, root: int) -> list[int]:
    """Where the pages with the rows of a table begin, in their order; it has two levels."""
    at = (root - 1) * 4096
    assert data[at] == 5, "an interior page of a table"
    cells = int.from_bytes(data[at + 3 : at + 5], "big")
    places = [
        at + int.from_bytes(data[each : each + 2], "big")
        for each in range(at + 12, at + 12 + 2 * cells, 2)
    ]
    pages = [int.from_bytes(data[each : each + 4], "big") for each in (*places, at + 8)]
    return [(page - 1) * 4096 for page in pages]


def test_what_has_no_end_is_given_up(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("formula_desktop.results.salvage._MOST_STEPS", 3_000_000)
    change(
        path,
        """DROP TABLE sessions; CREATE VIEW sessions AS
        WITH RECURSIVE more (id) AS (SELECT 1 UNION ALL SELECT id FROM more)
        SELECT id, id AS key, id AS person, 'free' AS way, NULL AS puzzle FROM more WHERE id > 1;
        """,
    )
    with opened(tmp_path / "new.sqlite") as book:
        assert salvage(book, path) == 0


@pytest.mark.parametrize("content", [b"", b"x" * 5000, (DATA / "versions" / "results-1.sqlite")])
def test_there_is_nothing_in_it(tmp_path: Path, content: bytes | Path) -> None:
    damaged = tmp_path / "a # damaged?.sqlite"
    damaged.write_bytes(content.read_bytes() if isinstance(content, Path) else content)
    with opened(tmp_path / "new.sqlite") as book:
        assert salvage(book, damaged) == 0
        assert salvage(book, tmp_path / "not there.sqlite") == 0
        assert salvage(book, tmp_path) == 0
        assert book.is_empty()


def test_a_book_that_cannot_be_written_stays_as_it_is(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise ResultsError(Trouble.DISK_FULL)

    monkeypatch.setattr(Book, "enter_tries", refuse)
    with opened(tmp_path / "new.sqlite") as book:
        assert salvage(book, path) == 0
