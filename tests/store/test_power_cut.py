"""What was saved, renamed or deleted stays so after a power cut."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from formula_desktop.results.book import Book
from formula_desktop.results.rebuild import open_results
from formula_desktop.results.trouble import Trouble
from formula_desktop.store.games import seating
from formula_desktop.store.games.collection import Games, SavedGame
from formula_desktop.store.games.folders import Folder
from formula_desktop.store.games.notes import SavedSeat, new_notes
from formula_desktop.store.places import Places
from formula_desktop.store.run.session import Session
from formula_desktop.store.settings.settings import Settings
from tests.helpers.places import ROOT
from tests.helpers.store.saved_games import SHORT, match, open_games, played
from tests.helpers.store.synced import PowerCut

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="it syncs names by itself")

SEATS = (SavedSeat("a" * 32), SavedSeat())
BEFORE = played(match(1, SHORT), 3)

DOINGS: dict[str, Callable[[Games, SavedGame], object]] = {
    "begin": lambda games, saved: games.begin(match(7), new_notes()),
    "play": lambda games, saved: games.keep(saved, played(BEFORE, 1)),
    "finish": lambda games, saved: games.keep(saved, played(match(1, SHORT))),
    "rename": lambda games, saved: games.rename(saved, "Final"),
    "remove and restore": lambda games, saved: games.restore(games.remove(saved)),
    "delete": lambda games, saved: games.folders.delete(Folder.UNDER_WAY, saved.name),
    "merge": lambda games, saved: seating.merge(games, "a" * 32, "b" * 32),
    "forget": lambda games, saved: seating.forget(games, "a" * 32, "Somebody"),
    "rename somebody": lambda games, saved: seating.rename(games, "a" * 32, "Nadia"),
}


@pytest.mark.parametrize("doing", DOINGS)
def test_what_is_done_with_a_game(doing: str, monkeypatch: pytest.MonkeyPatch) -> None:
    games = open_games()
    saved = games.begin(played(match(1, SHORT), 1), new_notes(SEATS))
    saved = games.keep(saved, BEFORE)  # so that it has a backup
    disk = PowerCut(monkeypatch)
    DOINGS[doing](open_games(), saved)
    assert disk.undoes() == []


def test_the_folders_of_the_first_game(data_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    disk = PowerCut(monkeypatch)
    open_games().begin(match(1), new_notes())
    assert (data_folder / "games").is_dir()
    assert disk.undoes() == []


def test_the_folder_of_a_run(data_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    disk = PowerCut(monkeypatch)
    session = Session(Places(data_folder / "a" / "b", data_folder / "c", data_folder / "d"))
    assert session.is_first
    assert disk.undoes() == []
    session.end()


def test_a_setting(data_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Qt replaces the file, which only the identity of the file shows here."""
    file = data_folder / "settings.ini"
    sync, synced = os.fsync, list[int]()

    def follow(handle: int) -> None:
        sync(handle)
        if os.path.samestat(os.fstat(handle), data_folder.stat()) and file.exists():
            synced.append(file.stat().st_ino)

    monkeypatch.setattr(os, "fsync", follow)
    settings = Settings()
    for language in ("nl", "de"):
        settings.language = language
        assert synced[-1] == file.stat().st_ino


def test_settings_that_are_set_aside(data_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    data_folder.mkdir()
    (data_folder / "settings.ini").write_text("[General\nlanguage")
    disk = PowerCut(monkeypatch)
    settings = Settings()
    assert (data_folder / "settings.unreadable.ini").exists()
    assert disk.undoes() == []
    settings.forget("language")
    assert not (data_folder / "settings.unreadable.ini").exists()
    assert disk.undoes() == []


def test_results_that_are_set_aside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "results.sqlite"
    book = Book.open(path)
    book.add_person("Noor")
    book.backup()
    book.close()
    path.write_bytes(b"damaged" * 1000)
    path.with_name("results.sqlite-journal").write_bytes(b"damaged")
    disk = PowerCut(monkeypatch)
    opened = open_results(path)
    assert opened.trouble is Trouble.DAMAGED
    assert disk.undoes() == []
    assert opened.book is not None
    opened.book.close()


def test_copies_of_results_with_a_person_who_is_removed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "results.sqlite"
    book = Book.open(path)
    noor, _ = book.add_person("Noor"), book.add_person("Sam")
    book.backup()
    shutil.copyfile(path, tmp_path / "results.damaged 2026-11-20 09.00.00.sqlite")
    disk = PowerCut(monkeypatch)
    monkeypatch.setattr(Book, "backup", lambda book: None)
    book.remove(noor.key)
    assert not list(tmp_path.glob("*.damaged*"))
    assert not list((tmp_path / "backups").iterdir())
    assert disk.undoes() == []
    book.close()


def test_a_change_of_the_results_syncs_that_its_journal_is_gone(tmp_path: Path) -> None:
    """Otherwise it would reappear, and undo the change."""
    trace = tmp_path / "trace"
    strace = shutil.which("strace")
    if strace is None:
        pytest.skip("strace is not installed")
    code = (
        "import sys, os; from pathlib import Path; from formula_desktop.results.book import Book\n"
        "book = Book.open(Path(sys.argv[1])); noor = book.add_person('Noor')\n"
        "book.remove(noor.key); book.close()"
    )
    calls = "trace=openat,unlink,unlinkat,fsync,fdatasync"
    command = [strace, "-f", "-y", "-e", calls, "-o", str(trace), sys.executable, "-c", code]
    done = subprocess.run(
        [*command, str(tmp_path / "results.sqlite")], cwd=ROOT, capture_output=True, check=False
    )
    if done.returncode:
        pytest.skip("this user may trace nothing here")
    found = [line for line in trace.read_text("utf-8", "replace").splitlines() if "(" in line]
    removed = [at for at, line in enumerate(found) if "unlink" in line and "-journal" in line]
    assert len(removed) >= 3, "the tables, the person, and the person no more"
    for at in removed:
        following = found[at + 1 : at + 4]
        assert any("sync(" in line and f"<{tmp_path}>" in line for line in following)
