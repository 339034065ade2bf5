"""Every operation on games, interrupted at each step that changes the disk."""

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
    match,
    open_games,
    played,
)

SEATS = (SavedSeat("a" * 32), SavedSeat())
BEFORE = played(match(1, SHORT), 3)
OVER = played(match(1, SHORT))

NADIA = replace(BEFORE, players=(Player("Nadia"), BEFORE.players[1]))
RENAMED = replace(BEFORE, players=(Player("Somebody"), BEFORE.players[1]))

Do = Callable[[Games, SavedGame], object]

DOINGS: dict[str, tuple[Do, tuple[State, ...]]] = {
    "begin": (lambda games, saved: games.begin(match(7), new_notes()), ()),
    "play": (lambda games, saved: games.keep(saved, played(BEFORE, 1)), (played(BEFORE, 1),)),
    "undo": (lambda games, saved: games.keep(saved, BEFORE.back_to(1)), (BEFORE.back_to(1),)),
    "finish": (lambda games, saved: games.keep(saved, OVER), (OVER,)),
    "end": (lambda games, saved: games.keep(saved, games.read(saved)[0], has_ended=True), ()),
    "rename": (lambda games, saved: games.rename(saved, "Final"), ()),
    "copy": (lambda games, saved: games.copy(saved), ()),
    "remove and restore": (lambda games, saved: games.restore(games.remove(saved)), ()),
    "merge": (lambda games, saved: seating.merge(games, "a" * 32, "b" * 32), ()),
    "forget": (lambda games, saved: seating.forget(games, "a" * 32, "Somebody"), (RENAMED,)),
    "rename somebody": (lambda games, saved: seating.rename(games, "a" * 32, "Nadia"), (NADIA,)),
    "read": (lambda games, saved: games.read(saved), ()),
    "list": (lambda games, saved: games.under_way(), ()),
    "sweep": (lambda games, saved: sweep(games), ()),
}
"""The operation, and the states the game may have afterwards besides the old one."""

ENDS = {
    "refused once": lambda step: at(step, full),
    "refused from then on": lambda step: from_on(step, full),
    "killed": lambda step: at(step, Gone),
}


def prepared() -> SavedGame:
    """A data folder with a game that everything is done with, and others."""
    games = open_games()
    games.begin(match(4), new_notes())
    games.remove(games.begin(match(5), new_notes()))
    games.keep(games.begin(match(6, SHORT), new_notes()), played(match(6, SHORT)))
    saved = games.begin(played(match(1, SHORT), 1), new_notes(SEATS))
    saved = games.keep(saved, BEFORE)
    for turns in (4, 5):  # with backups that have to move
        for backup in games.places.backups.glob("*.formula"):
            os.utime(backup, (turns, turns))
        saved = games.keep(saved, played(BEFORE, turns))
        saved = games.keep(saved, BEFORE)
    for backup in games.places.backups.glob("*.formula"):
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
    kept = all_kept(open_games())
    aside = data_folder.with_name("prepared")
    shutil.copytree(data_folder, aside)
    with disk.counting():
        do(open_games(), saved)
    steps = disk.steps
    assert steps or doing in ("list", "read", "sweep")
    for step in range(steps):
        shutil.rmtree(data_folder)
        shutil.copytree(aside, data_folder)
        games = open_games()
        with disk.failing(ENDS[end](step)), suppress(FileError, Gone):
            do(games, saved)
        found = all_kept(open_games())
        for key, state in kept.items():
            allowed = (state, *others) if key == saved.notes.key else (state,)
            assert found[key] in allowed, f"step {step}"
        sweep(open_games())
        assert found == all_kept(open_games())
        _assert_in_order(open_games())
        assert list((data_folder / "damaged").iterdir()) == []
        if end == "refused once":  # and so is what is done again
            do(open_games(), _found(saved))
            if doing in ("forget", "rename somebody"):
                assert [open_games().read(_found(saved))[0]] == [*others]
                assert _found(saved).notes.not_counted == saved.notes.not_counted


def _found(saved: SavedGame) -> SavedGame:
    games = open_games()
    every = [*games.under_way(), *games.finished(), *games.removed()]
    return next(each for each in every if each.notes.key == saved.notes.key)


def _assert_in_order(games: Games) -> None:
    """Every game is where it belongs, and its notes agree with its file."""
    for saved in (*games.under_way(), *games.finished(), *games.removed()):
        _, read = games.read(saved)
        assert read == saved
    assert all(each.notes.removed is None for each in (*games.under_way(), *games.finished()))
    for saved in games.under_way():
        assert saved.notes.summary is not None
        assert not saved.notes.summary.is_over
        assert not saved.notes.has_ended


def test_a_kill_leaves_nothing_behind_for_long(data_folder: Path, disk: Disk) -> None:
    saved = prepared()
    with disk.counting():
        open_games().keep(saved, played(BEFORE, 1))
    for step in range(disk.steps):
        with disk.failing(at(step, Gone)), suppress(Gone):
            open_games().keep(saved, played(BEFORE, 1 + step))
    games = open_games()
    sweep(games, datetime.now(UTC) + timedelta(minutes=11))
    assert list(data_folder.rglob("*.unfinished")) == []
    assert len(all_kept(games)) == 4


def test_without_a_begin_that_worked_there_is_nothing(data_folder: Path, disk: Disk) -> None:
    prepared()
    names = {path.name for path in data_folder.rglob("*")}
    with disk.counting():
        saved = open_games().begin(match(7), new_notes())
    open_games().folders.delete(saved.folder, saved.name)
    for step in range(disk.steps):
        with disk.failing(at(step, full)):
            try:
                saved = open_games().begin(match(7), new_notes())
            except FileError:
                assert {path.name for path in data_folder.rglob("*")} - names <= {
                    f"{saved.name}.formula",  # which has been written all the same
                    f"{saved.name}.json",
                }
        for each in open_games().under_way():
            if each.name == saved.name:
                open_games().folders.delete(each.folder, each.name)


@pytest.mark.parametrize("end", ENDS)
def test_a_damaged_file_is_restored_wherever_that_stops(
    end: str, data_folder: Path, disk: Disk
) -> None:
    saved = prepared()
    open_games().path(saved).write_bytes(b"{ half a fi")
    aside = data_folder.with_name("prepared")
    shutil.copytree(data_folder, aside)
    with disk.counting():
        open_games().read(saved)
    for step in range(disk.steps):
        shutil.rmtree(data_folder)
        shutil.copytree(aside, data_folder)
        with disk.failing(ENDS[end](step)), suppress(FileError, Gone):
            open_games().read(saved)
        state, now = open_games().read(_found_by_name(saved))
        assert state == BEFORE
        assert now.notes.key == saved.notes.key
        files = [*(data_folder / "damaged").iterdir(), *(data_folder / "games").iterdir()]
        assert any(file.read_bytes() == b"{ half a fi" for file in files)


def _found_by_name(saved: SavedGame) -> SavedGame:
    return open_games().saved(saved.name, saved.folder) or saved


def test_games_without_notes_are_found_where_they_belong(data_folder: Path) -> None:
    folder = data_folder / "games"
    folder.mkdir(parents=True)
    (folder / "formula 2026-11-19 09.00.00.formula").write_bytes(write_game(OVER))
    (folder / "formula 2026-11-19 09.00.00 2.formula").write_bytes(write_game(BEFORE))
    (folder / "unreadable 2026-11-19 09.00.00.formula").write_bytes(b"{ half")
    games = open_games()
    sweep(games)
    assert [games.read(each)[0] for each in games.under_way()] == [BEFORE]
    assert [games.read(each)[0] for each in games.finished()] == [OVER]
    assert [path.name for path, _ in games.refused()] == ["unreadable 2026-11-19 09.00.00.formula"]
    assert read_any_file(games.path(games.finished()[0])) == OVER
