"""Lost results are restored from backups and from the games on the disk."""

from __future__ import annotations

import contextlib
import shutil
import sqlite3
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from formula_desktop.arguments import DIGIFEUD
from formula_desktop.gamefile.errors import FileError, FileReason, file_error
from formula_desktop.results.book import Book
from formula_desktop.results.rebuild import (
    catch_up,
    enter_saved,
    is_emptied,
    open_results,
)
from formula_desktop.results.trouble import ResultsError, Trouble
from formula_desktop.store.games import seating
from formula_desktop.store.games.collection import Games
from formula_desktop.store.games.notes import NotCounted, SavedSeat, new_notes
from tests.helpers.results.books import contents, opened, tells
from tests.helpers.results.saved import begin, caught_up, games_in, play_some, played_game


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return play_some(tmp_path_factory.mktemp("played"), 16).places.data


@pytest.fixture
def games(played: Path, tmp_path: Path) -> Games:
    return games_in(shutil.copytree(played, tmp_path / "data"))


@pytest.fixture
def book(games: Games) -> Iterator[Book]:
    with opened(games.places.results_file) as found:
        yield found


def test_there_is_something_to_rebuild(book: Book, games: Games) -> None:
    assert len(book.standings(DIGIFEUD)) == 6
    assert len(book.games()) > 12
    assert games.removed()
    assert {row.why_not for row in book.games()} > {None}


def test_a_rebuilt_book_tells_the_same(book: Book, games: Games, tmp_path: Path) -> None:
    rebuilt = caught_up(tmp_path / "new.sqlite", games)
    assert tells(rebuilt, contents(book))
    assert catch_up(rebuilt, games) == (0, None)
    rebuilt.close()


def test_after_a_merge_and_a_removal_too(book: Book, games: Games, tmp_path: Path) -> None:
    book.merge("noor", "sam")
    seating.merge(games, "noor", "sam")
    book.remove("kim", "Somebody")
    seating.forget(games, "kim", "Somebody")
    rebuilt = caught_up(tmp_path / "new.sqlite", games)
    # the names in the games are those of then: only a backup knows the one chosen
    rebuilt.change("sam", name="Sam")
    assert tells(rebuilt, contents(book))
    rebuilt.close()


def test_without_what_was_entered_before_the_order_of_the_ends_decides(
    book: Book, games: Games, tmp_path: Path
) -> None:
    for saved in [*games.finished(), *games.removed()]:
        games.note(saved, entries=None, is_entered=False)
    rebuilt = caught_up(tmp_path / "new.sqlite", games)
    assert tells(rebuilt, contents(book))
    # and what was entered is noted
    assert tells(caught_up(tmp_path / "another.sqlite", games), contents(book))
    assert all(saved.notes.is_entered for saved in games.finished())
    counted = {row.key for row in book.games() if row.why_not is None}
    assert {saved.notes.key for saved in games.finished() if saved.notes.entries is not None} == {
        saved.notes.key for saved in games.finished() if saved.notes.key in counted
    }


def test_a_crash_between_entering_and_noting(book: Book, games: Games) -> None:
    saved = next(each for each in games.finished() if each.notes.entries)
    games.note(saved, entries=None, is_entered=False)
    before = contents(book)
    assert catch_up(book, games) == (0, None)
    assert tells(book, before)
    assert games.read(saved)[1].notes.entries == saved.notes.entries


def test_opened_games_and_guests_are_left_out(book: Book, games: Games) -> None:
    from random import Random

    state = played_game(Random(5), ("noor", "sam"), 300, ends_early=False)
    seats = (SavedSeat("noor"), SavedSeat("sam"))
    before = contents(book)
    begin(games, state, replace(new_notes(seats), not_counted=NotCounted.OPENED))
    begin(games, replace(state, started=state.started), new_notes((SavedSeat(), SavedSeat())))
    assert catch_up(book, games) == (0, None)
    assert tells(book, before)
    undone = replace(new_notes(seats), not_counted=NotCounted.UNDONE)
    begin(games, state, undone)
    assert catch_up(book, games) == (1, None)
    assert book.games()[0].why_not is not None


def test_two_persons_of_one_name_can_still_be_told_apart(games: Games, tmp_path: Path) -> None:
    from random import Random

    state = played_game(Random(5), ("noor", "sam"), 300, ends_early=False)
    begin(games, state, new_notes((SavedSeat("another"), SavedSeat("sam"))))
    book = caught_up(tmp_path / "new.sqlite", games)
    names = {each.key: each.name for each in book.participants()}
    assert (names["another"], names["noor"]) == ("Noor", "Noor 2")
    book.close()


def test_it_stops_when_it_is_told_to(games: Games, tmp_path: Path) -> None:
    asked = iter((True, True, False))
    with opened(tmp_path / "new.sqlite") as book:
        assert catch_up(book, games, lambda: next(asked)) == (2, None)


def test_what_cannot_be_read_or_noted_stops_nothing(
    games: Games, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    finished = games.finished()
    games.path(finished[0]).write_bytes(b"{")
    shutil.rmtree(games.places.backups, ignore_errors=True)

    def refuse(*_: object, **__: object) -> None:
        raise file_error(FileReason.DISK_FULL)

    monkeypatch.setattr(Games, "note", refuse)
    with opened(tmp_path / "new.sqlite") as book:
        total = len(finished) + len(games.removed())
        assert catch_up(book, games) == (total - 1, None)
        monkeypatch.setattr(Games, "noted", refuse)
        assert catch_up(book, games) == (0, Trouble.NOT_READ)

    with opened(tmp_path / "other.sqlite") as book:

        def fail(*_: object) -> None:
            raise ResultsError(Trouble.DISK_FULL)

        monkeypatch.undo()
        monkeypatch.setattr(Book, "enter", fail)
        assert catch_up(book, games) == (0, Trouble.DISK_FULL)


def test_names_come_back_from_the_backup(book: Book, games: Games) -> None:
    book.change("noor", name="Nora", picture="fox")
    book.backup()
    before = contents(book)
    book.close()
    path = games.places.results_file
    path.write_bytes(b"x" * 5000)
    found = open_results(path)
    assert found.trouble is Trouble.DAMAGED
    assert found.set_aside
    assert found.set_aside.read_bytes() == b"x" * 5000
    assert found.book
    assert tells(found.book, before)
    found.book.close()


def test_results_that_are_gone_come_back(book: Book, games: Games, tmp_path: Path) -> None:
    book.backup()
    before = contents(book)
    book.close()
    path = games.places.results_file
    for is_there in (False, True):
        path.unlink()
        if is_there:
            path.touch()
        found = open_results(path)
        assert (found.trouble, found.set_aside) == (Trouble.GONE, None)
        assert found.book
        assert tells(found.book, before)
        found.book.close()
    assert open_results(tmp_path / "elsewhere" / "results.sqlite").trouble is None


def test_a_damaged_backup_is_passed_over(book: Book, games: Games) -> None:
    book.backup()
    before = contents(book)
    book.close()
    newest, older, _ = (games.places.backups / f"results.{each}.sqlite" for each in (1, 2, 3))
    shutil.copyfile(newest, older)
    newest.write_bytes(newest.read_bytes()[:5000])
    path = games.places.results_file
    path.write_bytes(b"")
    found = open_results(path)
    assert found.book
    assert tells(found.book, before)
    found.book.close()
    older.write_bytes(b"SQLite format 3\0" * 10)
    path.write_bytes(b"no database")
    found = open_results(path)
    assert found.book
    assert not found.book.games()
    assert catch_up(found.book, games)[1] is None
    assert tells(found.book, before)
    found.book.close()


def test_what_a_crash_left_goes_with_its_own_database(book: Book, games: Games) -> None:
    """Played back into another database, a journal would destroy it."""
    book.backup()
    before = contents(book)
    path = games.places.results_file
    journal = path.with_name("results.sqlite-journal")
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("PRAGMA cache_size = 1")
        other.execute("PRAGMA synchronous = OFF")
        other.execute("BEGIN")
        other.execute("UPDATE plays SET text = text || hex(zeroblob(200))")
        hot, half_written = journal.read_bytes(), path.read_bytes()
        other.execute("ROLLBACK")
    book.close()

    path.write_bytes(half_written)
    journal.write_bytes(hot)
    found = open_results(path)
    assert found.trouble is None, "SQLite itself plays it back"
    assert found.book
    assert tells(found.book, before)
    found.book.close()

    path.unlink()
    journal.write_bytes(hot)
    found = open_results(path)
    assert found.trouble is Trouble.GONE
    assert found.book
    assert tells(found.book, before)
    found.book.close()
    (aside,) = path.parent.glob("results.damaged*-journal")
    assert aside.read_bytes() == hot


def test_nothing_is_set_aside_onto_something(book: Book, games: Games) -> None:
    book.close()
    path = games.places.results_file
    names = set()
    for number in range(4):
        path.write_bytes(f"damaged {number}".encode() * 1000)
        found = open_results(path)
        assert found.set_aside
        names.add(found.set_aside)
        assert found.book
        found.book.close()
    assert len(names) == 4
    assert {name.read_bytes()[8:9] for name in names} == {b"0", b"1", b"2", b"3"}


def test_the_window_s_way(tmp_path: Path) -> None:
    """A game ends, is entered, and is noted; nothing is entered twice."""
    from random import Random

    games = games_in(tmp_path)
    with opened(games.places.results_file) as book:
        state = played_game(Random(9), ("noor", "sam"), 1, ends_early=False)
        saved = begin(games, state, new_notes((SavedSeat("noor"), SavedSeat("sam"))))
        assert enter_saved(book, games, saved)
        assert not enter_saved(book, games, saved)
        (again,) = games.finished()
        assert again.notes.is_entered
        assert again.notes.entries == book.entries(again.notes.key)
        with pytest.raises(FileError):
            games.read(replace(saved, name="nothing"))


def test_an_empty_book_was_emptied_where_games_were_entered(games: Games, tmp_path: Path) -> None:
    for saved in [*games.finished(), *games.removed()]:
        games.note(saved, is_entered=False)
    with opened(tmp_path / "new.sqlite") as book:
        assert not is_emptied(book, games, was_there=False)
        assert is_emptied(book, games, was_there=True)
        games.note(games.finished()[0], is_entered=True)
        assert is_emptied(book, games, was_there=False)
        catch_up(book, games)
        assert not is_emptied(book, games, was_there=True)
