"""Databases damaged in every way: each can be read, or is set aside and restored.

FORMULA_DESKTOP_DAMAGED_DATABASES=500 makes more of them.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from functools import partial
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest

from formula_desktop.arguments import DIGIFEUD, FORMULA
from formula_desktop.results import database
from formula_desktop.results.book import Book, backups_of
from formula_desktop.results.database import Database, Row, Value
from formula_desktop.results.rebuild import Opened, catch_up, open_results
from formula_desktop.results.schema import APPLICATION, VERSIONS
from formula_desktop.results.trouble import ResultsError, Trouble
from formula_desktop.store.games.collection import Games
from tests.helpers.places import ROOT
from tests.helpers.results.books import contents, digifeud, opened, tells
from tests.helpers.results.saved import play_some

COUNT = int(os.environ.get("FORMULA_DESKTOP_DAMAGED_DATABASES", "20"))
KILLS = max(3, COUNT // 20)


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Games:
    return play_some(tmp_path_factory.mktemp("played"), 10, seed=3)


@pytest.fixture
def path(played: Games, tmp_path: Path) -> Path:
    """A database with games, in a folder of its own."""
    found = tmp_path / "data" / "results.sqlite"
    found.parent.mkdir()
    return shutil.copyfile(played.places.results_file, found)


@pytest.fixture(autouse=True)
def _no_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "WAITS", 0.05)


# --- damage -------------------------------------------------------------------------------------


def flip(path: Path, random: Random) -> None:
    data = bytearray(path.read_bytes())
    for _ in range(random.choice((1, 1, 2, 5, 50))):
        data[random.randrange(len(data))] ^= 1 << random.randrange(8)
    path.write_bytes(data)


def flip_in_head(path: Path, random: Random) -> None:
    data = bytearray(path.read_bytes())
    data[random.randrange(100)] = random.randrange(256)
    path.write_bytes(data)


def truncate(path: Path, random: Random) -> None:
    data = path.read_bytes()
    path.write_bytes(data[: random.choice((1, 15, 16, 99, 100, 512, random.randrange(len(data))))])


def zero_a_page(path: Path, random: Random) -> None:
    data = bytearray(path.read_bytes())
    at = random.randrange(len(data) // 4096) * 4096
    data[at : at + 4096] = bytes(4096)
    path.write_bytes(data)


def swap_pages(path: Path, random: Random) -> None:
    data = path.read_bytes()
    pages = [data[at : at + 4096] for at in range(0, len(data), 4096)]
    one, other = random.sample(range(len(pages)), 2)
    pages[one], pages[other] = pages[other], pages[one]
    path.write_bytes(b"".join(pages))


def overwrite(path: Path, random: Random) -> None:
    data = bytearray(path.read_bytes())
    at, length = random.randrange(len(data)), random.randrange(1, 3000)
    data[at : at + length] = random.randbytes(length)
    path.write_bytes(data)


def append(path: Path, random: Random) -> None:
    path.write_bytes(path.read_bytes() + random.randbytes(random.randrange(1, 9000)))


def fill(path: Path, random: Random) -> None:
    path.write_bytes(random.randbytes(random.randrange(1, 9000)))


def make_empty(path: Path, random: Random) -> None:
    path.write_bytes(b"")


def make_folder(path: Path, random: Random) -> None:
    path.unlink()
    path.mkdir()
    if random.random() < 0.5:
        (path / "file").write_text("kept")


SCHEMAS = (
    "DROP TABLE plays",
    "ALTER TABLE seats ADD COLUMN more TEXT",
    "ALTER TABLE games DROP COLUMN rounds",
    "CREATE TABLE other (a)",
    "DROP INDEX seats_of",
    "CREATE TRIGGER t AFTER INSERT ON games BEGIN DELETE FROM games; END",
    "DROP TABLE seats; CREATE VIEW seats AS SELECT * FROM plays",
    "PRAGMA user_version = 0",
    "PRAGMA user_version = -5",
    f"PRAGMA user_version = {len(VERSIONS) - 1}",
    "PRAGMA application_id = 7",
)


def change_schema(path: Path, random: Random) -> None:
    run(path, random.choice(SCHEMAS))


CONTENTS = (
    "UPDATE seats SET participant = 'nobody' WHERE seat = 0",
    "UPDATE seats SET game = game + 1000",
    "DELETE FROM participants",
    "INSERT INTO gone VALUES ('a', 'b')",
    "UPDATE seats SET score = 17 WHERE score IS NOT NULL",
    "UPDATE seats SET score = NULL WHERE score IS NOT NULL",
    "UPDATE seats SET strength = 0 WHERE strength IS NOT NULL",
    "UPDATE seats SET hints = -1",
    "UPDATE seats SET total = 'many'",
    "UPDATE seats SET total = 1.5",
    "UPDATE participants SET name = x'ff00ff'",
    "UPDATE participants SET level = 'champion' WHERE level = 'hard'",
    "UPDATE games SET ended = 9e18",
    "UPDATE games SET why_not = 'because'",
    "UPDATE games SET game = 'chess' WHERE id = 1",
    "UPDATE plays SET operators = 'abc'",
    "UPDATE plays SET seat = 4 WHERE number = 1",
    "DELETE FROM plays WHERE number = 2",
    "DELETE FROM seats WHERE game = 1",
    "INSERT INTO classes (key, name) VALUES ('a', '')",
    "INSERT INTO classes (key, name) VALUES ('a', x'00')",
    "INSERT INTO pupils VALUES ('noor', 7)",
    "INSERT INTO classes (id, key, name) VALUES (7, 'a', 'a'); INSERT INTO pupils VALUES ('b', 7)",
)
"""Values that no row can hold."""

POSSIBLE_CONTENTS = (
    "UPDATE seats SET score = 16 - score",
    "UPDATE seats SET strength = strength + 1",
    "UPDATE seats SET total = -total, hints = hints + 1",
    "UPDATE seats SET name = '', rounds_won = 0",
    "UPDATE participants SET name = 'Other' WHERE level IS NULL",
    "UPDATE participants SET name = CAST(x'ff41ff' AS TEXT)",
    "UPDATE participants SET colour = 'pink', picture = 'snake'",
    "UPDATE games SET ended = 1",
    "UPDATE games SET options = '{', ending = 'never', rounds = 0",
    "UPDATE plays SET text = 'pass', points = -points WHERE number = 1",
    "INSERT INTO classes (key, name) VALUES ('?', CAST(x'ff41ff' AS TEXT))",
)
"""Possible values that differ from a row's own."""


def change_content(path: Path, random: Random) -> None:
    content = random.choice((*CONTENTS, *POSSIBLE_CONTENTS))
    run(path, f"PRAGMA ignore_check_constraints = ON; {content}")


def use_write_ahead_log(path: Path, random: Random) -> None:
    run(path, "PRAGMA journal_mode = WAL; UPDATE games SET rounds = rounds")


def leave_a_journal(path: Path, random: Random) -> None:
    journal = path.with_name(f"{path.name}-journal")
    start = b"\xd9\xd5\x05\xf9\x20\xa1\x63\xd7" if random.random() < 0.7 else b""
    journal.write_bytes(start + random.randbytes(random.randrange(5000)))


def make_another_application_s(path: Path, random: Random) -> None:
    path.unlink()
    run(path, "CREATE TABLE bookmarks (url TEXT)")


def make_link_to_nothing(path: Path, random: Random) -> None:
    path.unlink()
    path.symlink_to("nowhere/results.sqlite")


def make_pipe(path: Path, random: Random) -> None:
    path.unlink()
    os.mkfifo(path)


DAMAGES: tuple[Callable[[Path, Random], None], ...] = (
    *(flip, flip, flip, flip_in_head, truncate, zero_a_page, swap_pages, overwrite, append, fill),
    *(make_empty, make_folder, change_schema, change_content, change_content),
    *(use_write_ahead_log, leave_a_journal, make_another_application_s),
    *((make_link_to_nothing, make_pipe) if os.name == "posix" else ()),
)


OF_VALUES = frozenset((flip, zero_a_page, swap_pages, overwrite, change_content))
"""Damages after which one value may have become another possible one, which nothing shows."""


def run(path: Path, script: str) -> None:
    with contextlib.closing(sqlite3.connect(path)) as connection:
        connection.executescript(script)


# --- whatever the damage ------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(COUNT))
def test_damaged_databases(played: Games, path: Path, seed: int) -> None:
    random = Random(seed)
    with opened(path) as book:
        before = contents(book)
    damage = DAMAGES[seed % len(DAMAGES)]
    damage(path, random)
    was = path.read_bytes() if path.is_file() else None
    found = open_results(path)
    if found.book is None:
        assert found.trouble is Trouble.NOT_PERMITTED, "no database can be made there"
        assert damage is make_link_to_nothing
        return
    if found.trouble is None and damage is not make_empty:
        assert damage in OF_VALUES or tells(found.book, before)
        assert_can_be_read(found.book)
    else:
        assert damage is make_empty or found.trouble is Trouble.DAMAGED
        assert_set_aside(found, was)
        assert catch_up(found.book, played)[1] is None
        assert tells(found.book, before)
    assert_works(found.book)
    again = open_results(path)
    assert again.trouble is None
    assert again.book
    again.book.close()


def assert_set_aside(found: Opened, was: bytes | None) -> None:
    if was == b"":
        return
    assert found.set_aside
    assert found.set_aside.exists()
    if was is not None:
        assert found.set_aside.read_bytes() == was


def assert_can_be_read(book: Book) -> None:
    """Everything can be read without an exception, and every figure is possible."""
    contents(book)
    for row in book.games():
        assert len(row.seats) >= 2
        plays = book.plays(row.key)
        assert row.turns == len(plays)
        assert all(0 <= play.seat < len(row.seats) for play in plays)
        for each in row.seats:
            assert (each.score is None) == (each.strength is None)
            assert each.score is None or 0 <= each.score <= 16
            assert each.strength is None or each.strength >= 1
            assert each.rounds_won >= 0
    for game in (DIGIFEUD, FORMULA):
        for line in book.standings(game):
            assert line.games == line.won + line.lost + line.tied
            assert line.hints_share is None or line.hints_share >= 0


def assert_works(book: Book) -> None:
    person = book.add_person("Somebody new")
    entered = book.enter(digifeud(9999, (person.key, "computer-easy"), (200, 100)))
    assert entered
    book.merge(person.key, "noor") if book.participant("noor") else None
    book.backup()
    book.close()


@pytest.mark.parametrize("content", CONTENTS)
def test_every_impossible_content_is_noticed(path: Path, content: str) -> None:
    run(path, f"PRAGMA ignore_check_constraints = ON; {content}")
    with pytest.raises(ResultsError) as caught:
        Book.open(path)
    assert caught.value.trouble is Trouble.DAMAGED


@pytest.mark.parametrize("content", POSSIBLE_CONTENTS)
def test_every_possible_content_can_be_read(path: Path, content: str) -> None:
    run(path, content)
    with opened(path) as book:
        assert_can_be_read(book)
        assert_works(book)


@pytest.mark.parametrize("schema", SCHEMAS)
def test_every_wrong_schema_is_noticed(path: Path, schema: str) -> None:
    run(path, schema)
    with pytest.raises(ResultsError) as caught:
        Book.open(path)
    assert caught.value.trouble is Trouble.DAMAGED


@pytest.mark.parametrize("size", [1, 15, 16, 99, 100, 511, 512])
def test_less_than_a_page_is_not_taken_for_a_new_database(path: Path, size: int) -> None:
    path.write_bytes(path.read_bytes()[:size])
    found = open_results(path)
    assert found.trouble is Trouble.DAMAGED
    assert found.set_aside
    assert found.set_aside.stat().st_size == size
    assert found.book
    found.book.close()


HEAD = range(100) if COUNT >= 500 else (18, 19, 20, 43, 56, 63, 71)


@pytest.mark.parametrize("at", HEAD)
def test_any_byte_of_the_head(played: Games, path: Path, at: int) -> None:
    """A head that makes a database read-only, or one of a newer SQLite, is damaged as well."""
    with opened(path) as book:
        before = contents(book)
    data = bytearray(path.read_bytes())
    data[at] ^= 0xFF
    path.write_bytes(data)
    found = open_results(path)
    assert found.trouble in (None, Trouble.DAMAGED)
    assert found.book
    if found.trouble:
        catch_up(found.book, played)
    assert tells(found.book, before)
    assert_works(found.book)


def test_one_that_was_checked_is_not_checked_again(path: Path) -> None:
    run(path, f"PRAGMA ignore_check_constraints = ON; {CONTENTS[-1]}")
    Book.open(path, is_checked=True).close()
    run(path, f"PRAGMA user_version = {len(VERSIONS) + 1}")
    with pytest.raises(ResultsError):
        Book.open(path, is_checked=True)


# --- not damaged, but not to be had -------------------------------------------------------------


@pytest.mark.parametrize("version", [len(VERSIONS) + 1, len(VERSIONS) + 2, 255])
def test_a_newer_one_is_left_as_it_is(path: Path, version: int) -> None:
    run(
        path,
        f"PRAGMA user_version = {version}; PRAGMA application_id = {APPLICATION + version};"
        "CREATE TABLE more (a)",
    )
    was = path.read_bytes()
    assert open_results(path) == Opened(None, Trouble.NEWER)
    assert path.read_bytes() == was
    assert os.listdir(path.parent) == ["results.sqlite"]  # noqa: PTH208


LOCKS = """
import sqlite3, sys
connection = sqlite3.connect(sys.argv[1], isolation_level=None)
connection.execute("BEGIN EXCLUSIVE")
print("locked", flush=True)
sys.stdin.read()
"""


@contextlib.contextmanager
def locked_by_another_process(path: Path) -> Iterator[None]:
    pipe = subprocess.PIPE
    with subprocess.Popen(
        [sys.executable, "-c", LOCKS, str(path)], stdin=pipe, stdout=pipe, text=True
    ) as other:
        assert other.stdout
        assert other.stdout.readline() == "locked\n"
        yield
        other.communicate("")


def test_a_locked_one_is_left_as_it_is(path: Path) -> None:
    was = path.read_bytes()
    with locked_by_another_process(path):
        assert open_results(path) == Opened(None, Trouble.LOCKED)
    assert path.read_bytes() == was
    assert open_results(path).trouble is None


def test_what_is_locked_while_open_is_entered_later(path: Path) -> None:
    with opened(path) as book:
        before = contents(book)
        record = digifeud(9999, ("noor", "sam"), (200, 100))
        with locked_by_another_process(path):
            for call in (lambda: book.enter(record), book.participants, lambda: book.remove("sam")):
                with pytest.raises(ResultsError) as caught:
                    call()
                assert caught.value.trouble is Trouble.LOCKED
            book.backup()
        assert tells(book, before)
        assert book.enter(record)


@pytest.mark.skipif(os.name != "posix", reason="Windows lets nobody delete an open file")
def test_a_file_that_is_replaced_while_it_is_open(path: Path, tmp_path: Path) -> None:
    copy = shutil.copyfile(path, tmp_path / "copy.sqlite")
    with opened(path) as book:
        before = contents(book)
        book.add_person("Lost")
        copy.replace(path)
        assert tells(book, before)
        book.add_person("Kept")
        path.unlink()
        with pytest.raises(ResultsError) as caught:
            book.add_person("Nowhere")
        assert caught.value.trouble is Trouble.GONE
        assert not path.exists()
        path.write_bytes(b"damaged" * 100)
        for _ in range(2):
            with pytest.raises(ResultsError) as caught:
                book.participants()
            assert caught.value.trouble is Trouble.DAMAGED
        book.backup()


@pytest.fixture
def queries(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What databases are asked."""
    asked, rows = [], Database.rows

    def ask(self: Database, query: str, *values: Value) -> list[Row]:
        asked.append(query)
        return rows(self, query, *values)

    monkeypatch.setattr(Database, "rows", ask)
    return asked


def test_what_was_read_is_kept_until_something_changes(path: Path, queries: list[str]) -> None:
    with opened(path) as book, opened(path) as other:
        first = book.participants(), book.games(), book.games(game=FORMULA), book.games("noor")
        queries.clear()
        assert (
            book.participants(),
            book.games(),
            book.games(game=FORMULA),
            book.games("noor"),
        ) == first
        assert not queries
        for each in (book, other):
            before = len(book.participants())
            each.add_person(f"Number {before}")
            assert len(book.participants()) == before + 1
        with book._database.writing():
            book.add_person("Nadia")
            assert book.person_named("Nadia") is not None


@pytest.mark.skipif(os.name != "posix", reason="Windows lets nobody delete an open file")
def test_what_was_read_of_a_file_is_not_kept_for_the_one_that_replaces_it(
    path: Path, tmp_path: Path
) -> None:
    copy = shutil.copyfile(path, tmp_path / "copy.sqlite")
    with opened(path) as book:
        with opened(copy) as other:
            other.add_person("Only there")
        assert book.person_named("Only there") is None
        copy.replace(path)
        assert book.person_named("Only there") is not None


def test_not_more_is_kept_than_a_person_may_ask_for(
    path: Path, queries: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "_MOST_KEPT", 2)
    with opened(path) as book:
        for _ in range(2):
            for person in ("noor", "sam", "kim", "lou"):
                book.games(person)
        assert len(book._database.kept) <= 3
        queries.clear()
        book.games("noor")
        assert queries


@pytest.mark.skipif(os.name != "posix", reason="Windows lets nobody delete an open file")
@pytest.mark.parametrize("way", ["replaced", "cut off", "deleted"])
def test_one_that_is_emptied_while_it_is_open(path: Path, tmp_path: Path, way: str) -> None:
    with opened(path) as book:
        book.backup()
        kept = {each: each.read_bytes() for each in backups_of(path) if each.exists()}
        assert kept
        for each in kept:
            os.utime(each, (0, 0))  # so that it is time for another one
        if way == "replaced":
            empty = tmp_path / "empty"
            empty.touch()
            empty.replace(path)
        elif way == "cut off":
            os.truncate(path, 0)
        else:
            path.unlink()
        record = digifeud(9999, ("noor", "sam"), (200, 100))
        for call in (book.participants, lambda: book.enter(record), lambda: book.remove("sam")):
            with pytest.raises(ResultsError) as caught:
                call()
            assert caught.value.trouble is Trouble.GONE
        book.backup()
        assert not path.exists() or path.stat().st_size == 0, "nothing is made in its place"
        assert {each: each.read_bytes() for each in backups_of(path) if each.exists()} == kept


def test_no_backup_is_made_of_an_empty_one(tmp_path: Path) -> None:
    path = tmp_path / "results.sqlite"
    with opened(path) as book:
        assert book.is_empty()
        book.backup()
        assert not any(each.exists() for each in backups_of(path))
        key = book.add_person("Noor").key
        assert not book.is_empty()
        book.backup()
        assert sum(each.exists() for each in backups_of(path)) == 1
        book.remove(key)
        assert not book.is_empty(), "that somebody was removed must stay so"


def test_whoever_still_has_a_closed_one_is_told(path: Path) -> None:
    with opened(path) as book:
        book.close()
        for call in (book.participants, lambda: book.add_person("Lou")):
            with pytest.raises(ResultsError):
                call()
        book.backup()


ENTERS = """
import sys
from pathlib import Path
from tests.helpers.results.books import digifeud, opened, play
plays = tuple(play(turn + 1, turn % 2, "G7> 3+7=10", 10, "+") for turn in range(40))
with opened(Path(sys.argv[1])) as book:
    for number in range(int(sys.argv[2]), 1_000_000):
        book.enter(digifeud(number, ("noor", "sam"), (100, 90), plays=plays))
        print(number, flush=True)
"""


def test_killed_while_entering(tmp_path: Path) -> None:
    """What was entered is there, and the game that was being entered is there or not."""
    path, number, random = tmp_path / "results.sqlite", 0, Random(1)
    for _ in range(KILLS):
        with subprocess.Popen(
            [sys.executable, "-c", ENTERS, str(path), str(number)],
            stdout=subprocess.PIPE,
            cwd=ROOT,
        ) as other:
            assert other.stdout
            other.stdout.readline()
            time.sleep(random.random() * 0.1)
            other.kill()
            number += 1 + len(other.stdout.read().splitlines())
        with opened(path) as book:
            found = len(book.games())
            assert found in (number, number + 1)
            number = found


def test_many_that_start_at_once(tmp_path: Path) -> None:
    """Each creates the same tables, or finds them."""
    program = (
        "import sys; from pathlib import Path; from formula_desktop.results.book import Book;"
        "book = Book.open(Path(sys.argv[1])); book.add_person(sys.argv[2]); book.close()"
    )
    path = tmp_path / "results.sqlite"
    started = [
        subprocess.Popen([sys.executable, "-c", program, str(path), f"Person {number}"])
        for number in range(4)
    ]
    assert [each.wait(60) for each in started] == [0] * 4
    with opened(path) as book:
        assert len(book.participants()) == 4


@pytest.mark.parametrize("after", ["PRAGMA application_id", "SELECT count(*) FROM sqlite_master"])
def test_another_program_makes_the_tables_while_this_one_looks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, after: str
) -> None:
    """A reader sees the state before or after a change, never a mixture."""
    monkeypatch.setattr(database, "WAITS", 5.0)
    path = tmp_path / "results.sqlite"
    plain = sqlite3.connect
    other = threading.Thread(target=lambda: Book.open(path).close())

    class Interrupted(sqlite3.Connection):
        def execute(self, sql: str, *values: Any) -> sqlite3.Cursor:
            found = super().execute(sql, *values)
            if sql != after or other.ident is not None:
                return found
            ((value,),) = found.fetchall()
            monkeypatch.setattr(sqlite3, "connect", plain)
            other.start()
            other.join(0.3)
            return super().execute(f"SELECT {value}")

    monkeypatch.setattr(sqlite3, "connect", partial(sqlite3.connect, factory=Interrupted))
    with opened(path) as book:
        book.add_person("Kim")
    assert other.ident is not None
    other.join()
    with opened(path) as book:
        assert len(book.participants()) == 1


def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    found = open_results(tmp_path / "file" / "results.sqlite")
    assert (found.book, found.trouble) == (None, Trouble.NOT_READ)


@pytest.mark.skipif(os.name != "posix", reason="Windows has no such permissions")
def test_what_may_only_be_read_can_be_read(path: Path) -> None:
    if os.getuid() == 0:
        pytest.skip("everything is permitted to root")
    with opened(path) as book:
        before = contents(book)
    path.chmod(0o444)
    path.parent.chmod(0o555)
    try:
        found = open_results(path)
        assert found.book
        assert tells(found.book, before)
        with pytest.raises(ResultsError) as caught:
            found.book.add_person("Kim")
        assert caught.value.trouble is Trouble.NOT_PERMITTED
        found.book.close()
        path.chmod(0)
        assert open_results(path) == Opened(None, Trouble.NOT_PERMITTED)
    finally:
        path.parent.chmod(0o755)


@pytest.mark.parametrize(
    ("code", "trouble"),
    [
        ("SQLITE_FULL", Trouble.DISK_FULL),
        ("SQLITE_READONLY_DBMOVED", Trouble.NOT_PERMITTED),
        ("SQLITE_IOERR_FSYNC", Trouble.NOT_READ),
        ("SQLITE_CORRUPT_INDEX", Trouble.DAMAGED),
        ("SQLITE_NOTADB", Trouble.DAMAGED),
    ],
)
def test_each_failure_is_told(path: Path, code: str, trouble: Trouble) -> None:
    error = sqlite3.OperationalError("failed")
    error.sqlite_errorcode = getattr(sqlite3, code)
    found = Database(path)
    with pytest.raises(ResultsError) as caught, found.writing():
        raise error
    found.close()
    assert caught.value.trouble is trouble


def test_what_fails_in_the_middle_has_done_nothing(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with opened(path) as book:
        before = contents(book)

        for call in (
            lambda: book.add_class("4b", ("Ada", "Zoë"), ("noor",)),
            lambda: book.enter(digifeud(9999, ("noor", "newcomer"), (200, 100))),
            lambda: book.merge("noor", "sam"),
            lambda: book.remove("sam"),
        ):
            steps = count_of_writes(call, book, monkeypatch)
            assert steps >= 4
            before = contents(book)
    with opened(path) as book:
        assert tells(book, before)


def count_of_writes(call: Callable[[], object], book: Book, monkeypatch: pytest.MonkeyPatch) -> int:
    """How many statements a call takes; it has failed before each of them, and done nothing."""
    before = contents(book)
    for steps in count():
        left = iter(range(steps))
        with monkeypatch.context() as failing:
            for name in ("do", "do_many"):
                failing.setattr(Database, name, failing_after(left, getattr(Database, name)))
            try:
                call()
            except ResultsError:
                assert tells(book, before)
            else:
                return steps
    raise AssertionError("it has come to its end")


def failing_after(left: Iterator[int], do: Callable[..., Any]) -> Callable[..., Any]:
    def fail_in_time(*given: Any) -> Any:
        if next(left, None) is None:
            raise ResultsError(Trouble.DISK_FULL)
        return do(*given)

    return fail_in_time
