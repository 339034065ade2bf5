"""Everything that is done with games, interrupted at each step that changes the disk."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from formula_desktop.gamefile.errors import FileError
from formula_desktop.kinds.kind import State
from formula_desktop.kinds.registry import read_any_file, write_game
from formula_desktop.players import Player
from formula_desktop.store.games import seating
from formula_desktop.store.games.collection import Games, SavedGame
from formula_desktop.store.games.notes import SavedSeat, new_notes
from formula_desktop.store.games.sweeping import sweep
from tests.helpers.store.saved_games import (
    SHORT,
    Disk,
    Gone,
    all_kept,
    at,
    from_on,
    full,
    games,
    match,
    played,
)

SEATS = (SavedSeat("a" * 32), SavedSeat())
BEFORE = played(match(1, SHORT), 3)
OVER = played(match(1, SHORT))

NADIA = replace(BEFORE, players=(Player("Nadia"), BEFORE.players[1]))
RENAMED = replace(BEFORE, players=(Player("Somebody"), BEFORE.players[1]))

Do = Callable[[Games, SavedGame], object]

DOINGS: dict[str, tuple[Do, tuple[State, ...]]] = {
    "begin": (lambda shelf, saved: shelf.begin(match(7), new_notes()), ()),
    "play": (lambda shelf, saved: shelf.keep(saved, played(BEFORE, 1)), (played(BEFORE, 1),)),
    "undo": (lambda shelf, saved: shelf.keep(saved, BEFORE.back_to(1)), (BEFORE.back_to(1),)),
    "finish": (lambda shelf, saved: shelf.keep(saved, OVER), (OVER,)),
    "end": (lambda shelf, saved: shelf.keep(saved, shelf.read(saved)[0], has_ended=True), ()),
    "rename": (lambda shelf, saved: shelf.rename(saved, "Final"), ()),
    "copy": (lambda shelf, saved: shelf.copy(saved), ()),
    "remove and restore": (lambda shelf, saved: shelf.restore(shelf.remove(saved)), ()),
    "merge": (lambda shelf, saved: seating.merge(shelf, "a" * 32, "b" * 32), ()),
    "forget": (lambda shelf, saved: seating.forget(shelf, "a" * 32, "Somebody"), (RENAMED,)),
    "rename somebody": (lambda shelf, saved: seating.rename(shelf, "a" * 32, "Nadia"), (NADIA,)),
    "read": (lambda shelf, saved: shelf.read(saved), ()),
    "list": (lambda shelf, saved: shelf.under_way(), ()),
    "sweep": (lambda shelf, saved: sweep(shelf), ()),
}
"""What is done, and which other states than the one before the game may have then."""

ENDS = {
    "refused once": lambda step: at(step, full),
    "refused from then on": lambda step: from_on(step, full),
    "killed": lambda step: at(step, Gone),
}


def prepared() -> SavedGame:
    """A data folder with a game that everything is done with, and others."""
    shelf = games()
    shelf.begin(match(4), new_notes())
    shelf.remove(shelf.begin(match(5), new_notes()))
    shelf.keep(shelf.begin(match(6, SHORT), new_notes()), played(match(6, SHORT)))
    saved = shelf.begin(played(match(1, SHORT), 1), new_notes(SEATS))
    saved = shelf.keep(saved, BEFORE)
    for turns in (4, 5):  # with backups that have to move
        for backup in shelf.places.backups.glob("*.formula"):
            os.utime(backup, (turns, turns))
        saved = shelf.keep(saved, played(BEFORE, turns))
        saved = shelf.keep(saved, BEFORE)
    for backup in shelf.places.backups.glob("*.formula"):
        os.utime(backup, (9, 9))
    return saved


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    return Disk(monkeypatch)


@pytest.mark.parametrize("end", ENDS)
@pytest.mark.parametrize("doing", DOINGS)
def test_no_game_is_lost_wherever_it_stops(
    doing: str, end: str, data_folder: Path, disk: Disk
) -> None:
    do, others = DOINGS[doing]
    saved = prepared()
    kept = all_kept(games())
    aside = data_folder.with_name("prepared")
    shutil.copytree(data_folder, aside)
    with disk.counting():
        do(games(), saved)
    steps = disk.steps
    assert steps or doing in ("list", "read", "sweep")
    for step in range(steps):
        shutil.rmtree(data_folder)
        shutil.copytree(aside, data_folder)
        shelf = games()
        with disk.failing(ENDS[end](step)), suppress(FileError, Gone):
            do(shelf, saved)
        found = all_kept(games())
        for key, state in kept.items():
            allowed = (state, *others) if key == saved.notes.key else (state,)
            assert found[key] in allowed, f"step {step}"
        sweep(games())
        assert found == all_kept(games())
        _assert_in_order(games())
        assert list((data_folder / "damaged").iterdir()) == []
        if end == "refused once":  # and so is what is done again
            do(games(), _found(saved))
            if doing in ("forget", "rename somebody"):
                assert [games().read(_found(saved))[0]] == [*others]
                assert _found(saved).notes.not_counted == saved.notes.not_counted


def _found(saved: SavedGame) -> SavedGame:
    shelf = games()
    every = [*shelf.under_way(), *shelf.finished(), *shelf.removed()]
    return next(each for each in every if each.notes.key == saved.notes.key)


def _assert_in_order(shelf: Games) -> None:
    """Every game is where it belongs, and its notes agree with its file."""
    for saved in (*shelf.under_way(), *shelf.finished(), *shelf.removed()):
        _, read = shelf.read(saved)
        assert read == saved
    assert all(each.notes.removed is None for each in (*shelf.under_way(), *shelf.finished()))
    for saved in shelf.under_way():
        assert saved.notes.summary is not None
        assert not saved.notes.summary.is_over
        assert not saved.notes.has_ended


def test_a_kill_leaves_nothing_behind_for_long(data_folder: Path, disk: Disk) -> None:
    saved = prepared()
    with disk.counting():
        games().keep(saved, played(BEFORE, 1))
    for step in range(disk.steps):
        with disk.failing(at(step, Gone)), suppress(Gone):
            games().keep(saved, played(BEFORE, 1 + step))
    shelf = games()
    sweep(shelf, datetime.now(UTC) + timedelta(minutes=11))
    assert list(data_folder.rglob("*.unfinished")) == []
    assert len(all_kept(shelf)) == 4


def test_without_a_begin_that_worked_there_is_nothing(data_folder: Path, disk: Disk) -> None:
    prepared()
    names = {path.name for path in data_folder.rglob("*")}
    with disk.counting():
        saved = games().begin(match(7), new_notes())
    games().folders.delete(saved.folder, saved.name)
    for step in range(disk.steps):
        with disk.failing(at(step, full)):
            try:
                saved = games().begin(match(7), new_notes())
            except FileError:
                assert {path.name for path in data_folder.rglob("*")} - names <= {
                    f"{saved.name}.formula",  # which has been written all the same
                    f"{saved.name}.json",
                }
        for each in games().under_way():
            if each.name == saved.name:
                games().folders.delete(each.folder, each.name)


@pytest.mark.parametrize("end", ENDS)
def test_a_damaged_file_is_restored_wherever_that_stops(
    end: str, data_folder: Path, disk: Disk
) -> None:
    saved = prepared()
    games().path(saved).write_bytes(b"{ half a fi")
    aside = data_folder.with_name("prepared")
    shutil.copytree(data_folder, aside)
    with disk.counting():
        games().read(saved)
    for step in range(disk.steps):
        shutil.rmtree(data_folder)
        shutil.copytree(aside, data_folder)
        with disk.failing(ENDS[end](step)), suppress(FileError, Gone):
            games().read(saved)
        state, now = games().read(_found_by_name(saved))
        assert state == BEFORE
        assert now.notes.key == saved.notes.key
        files = [*(data_folder / "damaged").iterdir(), *(data_folder / "games").iterdir()]
        assert any(file.read_bytes() == b"{ half a fi" for file in files)


def _found_by_name(saved: SavedGame) -> SavedGame:
    return games().saved(saved.name, saved.folder) or saved


def test_games_without_notes_are_found_where_they_belong(data_folder: Path) -> None:
    folder = data_folder / "games"
    folder.mkdir(parents=True)
    (folder / "formula 2026-11-19 09.00.00.formula").write_bytes(write_game(OVER))
    (folder / "formula 2026-11-19 09.00.00 2.formula").write_bytes(write_game(BEFORE))
    (folder / "unreadable 2026-11-19 09.00.00.formula").write_bytes(b"{ half")
    shelf = games()
    sweep(shelf)
    assert [shelf.read(each)[0] for each in shelf.under_way()] == [BEFORE]
    assert [shelf.read(each)[0] for each in shelf.finished()] == [OVER]
    assert [path.name for path, _ in shelf.refused()] == ["unreadable 2026-11-19 09.00.00.formula"]
    assert read_any_file(shelf.path(shelf.finished()[0])) == OVER
