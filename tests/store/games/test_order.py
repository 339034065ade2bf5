"""What a start does with the games on the disk, and threads that share them."""

from __future__ import annotations

import os
from datetime import UTC, datetime, timedelta
from pathlib import Path
from threading import Event, Thread

import pytest

from formula_desktop import safe
from formula_desktop.digifeud.layout import Colour
from formula_desktop.gamefile.errors import FileError
from formula_desktop.kinds.registry import write_game
from formula_desktop.store.games.collection import SavedGame
from formula_desktop.store.games.folders import Folder, Folders
from formula_desktop.store.games.notes import new_notes
from formula_desktop.store.games.sweeping import end_late, sweep
from tests.helpers.digifeud.random_games import random_game
from tests.helpers.store.saved_games import SHORT, STARTED, game, games, match, played

LATER = STARTED + timedelta(days=2)


def make_old(*files: Path) -> None:
    for file in files:
        os.utime(file, (1, 1))


# --- damaged games --------------------------------------------------------------------------------


def test_a_start_mends_nothing_silently(data_folder: Path) -> None:
    shelf = games()
    late = shelf.keep(shelf.begin(game(1, limit=1440), new_notes()), game(1, limit=1440))
    over = shelf.begin(match(1, SHORT), new_notes())
    over = shelf.keep(over, played(match(1, SHORT)))
    shelf.folders.move(over.name, Folder.FINISHED, Folder.UNDER_WAY)  # as after a crash
    damaged = [shelf.path(each) for each in (late, over)]
    for path in damaged:
        path.write_bytes(b"{ half")
    shelf = games()
    sweep(shelf, LATER)
    assert end_late(shelf, LATER) == []
    assert [path.read_bytes() for path in damaged] == [b"{ half"] * 2
    assert list((data_folder / "damaged").iterdir()) == []
    assert shelf.read(over)[1].restored is not None  # whoever opens it is told


# --- folders that cannot be read ------------------------------------------------------------------


@pytest.mark.parametrize("folder", ["games", "finished", "removed"])
def test_nothing_is_deleted_while_games_are_out_of_sight(
    data_folder: Path, folder: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    shelf = games()
    saved = shelf.keep(shelf.begin(match(1), new_notes()), played(match(1), 2))
    shelf.folders.move(saved.name, Folder.UNDER_WAY, Folder(folder))
    kept = [*(data_folder / "notes").iterdir(), *(data_folder / "backups").iterdir()]
    make_old(*kept)
    with monkeypatch.context() as disk:
        scan = os.scandir

        def refuse(path: str | Path) -> object:
            if Path(path).name == folder:
                raise PermissionError(13, "Permission denied", str(path))
            return scan(path)

        disk.setattr(os, "scandir", refuse)
        shelf = games()
        sweep(shelf, LATER)
        lists = {"games": shelf.under_way, "finished": shelf.finished, "removed": shelf.removed}
        with pytest.raises(FileError):
            lists.pop(folder)()
        assert [listed() for listed in lists.values()] == [[], []]
    (data_folder / folder).rename(data_folder / "away")
    sweep(games(), LATER)
    assert all(file.exists() for file in kept)


def test_a_data_folder_that_has_gone_is_no_empty_one(data_folder: Path) -> None:
    shelf = games()
    assert shelf.under_way() == []
    shelf.begin(match(1), new_notes())
    shelf = games()
    assert len(shelf.under_way()) == 1
    data_folder.rename(data_folder.with_name("away"))
    with pytest.raises(FileError):
        shelf.under_way()


# --- deleted games --------------------------------------------------------------------------------


def test_a_game_deleted_while_the_clock_was_wrong_is_kept_as_long_as_any(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    shelf = games()
    saved = shelf.begin(match(1), new_notes())
    with monkeypatch.context() as clock:
        wrong = datetime(2001, 1, 1, tzinfo=UTC)
        clock.setattr("formula_desktop.clock.now", lambda: wrong)
        shelf.remove(saved)
    for day in range(30):
        sweep(shelf, LATER + timedelta(days=day))
        assert len(shelf.removed()) == 1
    sweep(shelf, LATER + timedelta(days=31))
    assert shelf.removed() == []


def test_starts_with_a_clock_ahead_delete_nothing() -> None:
    shelf = games()
    removed = shelf.remove(shelf.begin(match(1), new_notes())).notes.removed
    assert removed is not None
    for years in (5, 5, 5, 20):
        sweep(shelf, removed + timedelta(days=365 * years))
    assert len(shelf.removed()) == 1


def test_a_game_deleted_once_more_begins_anew() -> None:
    shelf = games()
    saved = shelf.begin(match(1), new_notes())
    removed = shelf.remove(saved).notes.removed
    assert removed is not None
    for day in range(20):
        sweep(shelf, removed + timedelta(days=day))
    shelf.restore(shelf.removed()[0])
    assert shelf.remove(saved).notes.days_removed == ()


def test_a_file_put_in_the_place_of_a_deleted_game_stays() -> None:
    shelf = games()
    saved = shelf.begin(played(match(1), 2), new_notes())
    path = shelf.path(saved)
    gone = shelf.remove(saved)
    path.write_bytes(write_game(match(2)))
    back = shelf.restore(gone)
    assert back.name == saved.name
    assert [shelf.read(each)[0] for each in (back, *shelf.under_way())].count(match(2)) == 1
    assert len(shelf.under_way()) == 2


# --- time -----------------------------------------------------------------------------------------


def test_games_that_cannot_be_late_are_not_read(monkeypatch: pytest.MonkeyPatch) -> None:
    shelf = games()
    shelf.begin(match(1), new_notes())
    late = shelf.begin(game(1, limit=1440), new_notes())
    read: list[str] = []
    path_of = type(shelf).path

    def watched(self: object, saved: SavedGame) -> Path:
        read.append(saved.name)
        return path_of(shelf, saved)

    monkeypatch.setattr(type(shelf), "path", watched)
    end_late(shelf, STARTED + timedelta(hours=23))
    assert read == []
    end_late(shelf, STARTED + timedelta(hours=25))
    assert read == [late.name]


def test_a_window_that_closes_ends_no_more_games() -> None:
    shelf = games()
    for seed in (1, 2, 3):
        shelf.begin(game(seed, limit=1440), new_notes())
    answers = [True]
    assert len(end_late(shelf, LATER, goes_on=lambda: bool(answers) and answers.pop())) == 1
    assert len(shelf.under_way()) == 2
    assert len(end_late(games(), LATER)) == 3  # the first one has not been told yet


# --- what lists show ------------------------------------------------------------------------------


def test_a_preview_tells_where_other_boards_have_their_colours() -> None:
    states = [random_game(seed, most_turns=5) for seed in range(6)]
    shuffled = [each for each in states if each.options.layout != game(1).options.layout]
    assert shuffled
    assert len(shuffled) < len(states)
    signs = {Colour.BLUE: "b", Colour.RED: "r", None: "."}
    for state in states:
        summary = games().begin(state, new_notes()).notes.summary
        assert summary is not None
        for square, tile in enumerate(state.position.board.tiles):
            colour = state.options.layout.colour(square) if state in shuffled else None
            assert summary.preview[square] == (tile[-1] if tile else signs[colour])


# --- threads --------------------------------------------------------------------------------------


def test_nobody_waits_for_the_disk_that_writes_another_game(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    shelf = games()
    slow, other = (shelf.begin(match(seed), new_notes()) for seed in (1, 2))
    begun, go_on = Event(), Event()
    write = safe.write

    def wait(path: Path, data: bytes, **named: object) -> None:
        if slow.name == path.stem:
            begun.set()
            assert go_on.wait(20)
        write(path, data)

    monkeypatch.setattr(safe, "write", wait)
    writer = Thread(target=lambda: shelf.keep(slow, played(match(1), 1)))
    writer.start()
    try:
        assert begun.wait(20)
        done: list[object] = []
        reader = Thread(
            target=lambda: done.extend(
                (
                    shelf.read(other),
                    shelf.under_way(),
                    shelf.rename(other, "At the sea"),
                    shelf.begin(match(3), new_notes()),
                )
            )
        )
        reader.start()
        reader.join(10)
        assert len(done) == 4
    finally:
        go_on.set()
        writer.join(20)
    assert shelf.read(slow)[0] == played(match(1), 1)


def test_undo_is_found_while_another_thread_reads_other_games() -> None:
    shelf = games()
    saved = shelf.begin(played(match(1), 3), new_notes())
    shelf.read(shelf.begin(match(2), new_notes()))
    assert shelf.keep(saved, played(match(1), 4)).notes.not_counted is None
    shelf.read(shelf.under_way()[-1])
    assert shelf.keep(saved, played(match(1), 2)).notes.not_counted is not None


def test_a_file_that_was_replaced_is_told_once() -> None:
    shelf = games()
    saved = shelf.begin(match(1), new_notes())
    for number, content in enumerate((b"damaged", write_game(match(2)), b"x" * 2**21), 1):
        shelf.path(saved).write_bytes(content)
        saved = shelf.keep(saved, played(match(1), 2 * number))
        assert saved.is_replaced
        saved = shelf.keep(saved, played(match(1), 2 * number + 1))
        assert not saved.is_replaced
    shelf.path(saved).write_bytes(write_game(played(match(1), 2)))  # of which we have all
    assert not shelf.keep(saved, played(match(1), 8)).is_replaced


def test_moving_asks_nothing_of_a_folder_that_is_right() -> None:
    shelf = games()
    saved = shelf.begin(match(1), new_notes())
    Folders(shelf.places).move(saved.name, Folder.UNDER_WAY, Folder.UNDER_WAY)
    assert [each.name for each in shelf.under_way()] == [saved.name]
