"""How a start puts the games on the disk in order, and threads that share them."""

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
from formula_desktop.store.games.collection import KEPT, SavedGame
from formula_desktop.store.games.folders import Folder, Folders
from formula_desktop.store.games.notes import new_notes
from formula_desktop.store.games.sweeping import end_late, read_ahead, sweep
from tests.helpers.digifeud.random_games import random_game
from tests.helpers.store.reading import Reading
from tests.helpers.store.saved_games import SHORT, STARTED, game, match, open_games, played

LATER = STARTED + timedelta(days=2)


def make_old(*files: Path) -> None:
    for file in files:
        os.utime(file, (1, 1))


# --- damaged games --------------------------------------------------------------------------------


def test_a_start_mends_nothing_silently(data_folder: Path) -> None:
    games = open_games()
    late = games.keep(games.begin(game(1, limit=1440), new_notes()), game(1, limit=1440))
    over = games.begin(match(1, SHORT), new_notes())
    over = games.keep(over, played(match(1, SHORT)))
    games.folders.move(over.name, Folder.FINISHED, Folder.UNDER_WAY)  # as after a crash
    damaged = [games.path(each) for each in (late, over)]
    for path in damaged:
        path.write_bytes(b"{ half")
    games = open_games()
    sweep(games, LATER)
    assert end_late(games, LATER) == []
    assert [path.read_bytes() for path in damaged] == [b"{ half"] * 2
    assert list((data_folder / "damaged").iterdir()) == []
    assert games.read(over)[1].restored is not None  # whoever opens it sees that


# --- reading ahead --------------------------------------------------------------------------------


def test_the_games_played_last_are_read_before_somebody_wants_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    games = open_games()
    saved = [games.begin(match(seed), new_notes()) for seed in range(KEPT + 2)]
    for number, each in enumerate(saved):
        os.utime(games.path(each), (number, number))
    reading = Reading(monkeypatch)
    games = open_games()
    read_ahead(games, lambda: True)
    assert len(reading.games) == KEPT
    for each in saved[2:]:
        games.read(each)
    assert len(reading.games) == KEPT
    games.read(saved[0])
    assert len(reading.games) == KEPT + 1


def test_reading_ahead_leaves_what_is_damaged_as_it_is() -> None:
    games = open_games()
    saved = games.keep(games.begin(match(1), new_notes()), played(match(1), 2))
    games.path(saved).write_bytes(b"{ half")
    games = open_games()
    read_ahead(games, lambda: True)
    assert games.path(saved).read_bytes() == b"{ half"
    assert games.read(saved)[1].restored is not None


def test_reading_ahead_ends_with_the_program(monkeypatch: pytest.MonkeyPatch) -> None:
    games = open_games()
    for seed in range(3):
        games.begin(match(seed), new_notes())
    reading = Reading(monkeypatch)
    games = open_games()
    read_ahead(games, lambda: not reading.games)
    assert len(reading.games) == 1


# --- folders that cannot be read ------------------------------------------------------------------


@pytest.mark.parametrize("folder", ["games", "finished", "removed"])
def test_nothing_is_deleted_while_games_are_out_of_sight(
    data_folder: Path, folder: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    games = open_games()
    saved = games.keep(games.begin(match(1), new_notes()), played(match(1), 2))
    games.folders.move(saved.name, Folder.UNDER_WAY, Folder(folder))
    kept = [*(data_folder / "notes").iterdir(), *(data_folder / "backups").iterdir()]
    make_old(*kept)
    with monkeypatch.context() as disk:
        scan = os.scandir

        def refuse(path: str | Path) -> object:
            if Path(path).name == folder:
                raise PermissionError(13, "Permission denied", str(path))
            return scan(path)

        disk.setattr(os, "scandir", refuse)
        games = open_games()
        sweep(games, LATER)
        lists = {"games": games.under_way, "finished": games.finished, "removed": games.removed}
        with pytest.raises(FileError):
            lists.pop(folder)()
        assert [listed() for listed in lists.values()] == [[], []]
    (data_folder / folder).rename(data_folder / "away")
    sweep(open_games(), LATER)
    assert all(file.exists() for file in kept)


def test_a_data_folder_that_has_gone_is_no_empty_one(data_folder: Path) -> None:
    games = open_games()
    assert games.under_way() == []
    games.begin(match(1), new_notes())
    games = open_games()
    assert len(games.under_way()) == 1
    data_folder.rename(data_folder.with_name("away"))
    with pytest.raises(FileError):
        games.under_way()


# --- deleted games --------------------------------------------------------------------------------


def test_a_game_deleted_while_the_clock_was_wrong_is_kept_as_long_as_any(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    games = open_games()
    saved = games.begin(match(1), new_notes())
    with monkeypatch.context() as clock:
        wrong = datetime(2001, 1, 1, tzinfo=UTC)
        clock.setattr("formula_desktop.clock.now", lambda: wrong)
        games.remove(saved)
    for day in range(30):
        sweep(games, LATER + timedelta(days=day))
        assert len(games.removed()) == 1
    sweep(games, LATER + timedelta(days=31))
    assert games.removed() == []


def test_starts_with_a_clock_ahead_delete_nothing() -> None:
    games = open_games()
    removed = games.remove(games.begin(match(1), new_notes())).notes.removed
    assert removed is not None
    for years in (5, 5, 5, 20):
        sweep(games, removed + timedelta(days=365 * years))
    assert len(games.removed()) == 1


def test_a_game_deleted_once_more_begins_anew() -> None:
    games = open_games()
    saved = games.begin(match(1), new_notes())
    removed = games.remove(saved).notes.removed
    assert removed is not None
    for day in range(20):
        sweep(games, removed + timedelta(days=day))
    games.restore(games.removed()[0])
    assert games.remove(saved).notes.days_removed == ()


def test_a_file_put_in_the_place_of_a_deleted_game_stays() -> None:
    games = open_games()
    saved = games.begin(played(match(1), 2), new_notes())
    path = games.path(saved)
    gone = games.remove(saved)
    path.write_bytes(write_game(match(2)))
    back = games.restore(gone)
    assert back.name == saved.name
    assert [games.read(each)[0] for each in (back, *games.under_way())].count(match(2)) == 1
    assert len(games.under_way()) == 2


# --- time -----------------------------------------------------------------------------------------


def test_games_that_cannot_be_late_are_not_read(monkeypatch: pytest.MonkeyPatch) -> None:
    games = open_games()
    games.begin(match(1), new_notes())
    late = games.begin(game(1, limit=1440), new_notes())
    read: list[str] = []
    path_of = type(games).path

    def watched(self: object, saved: SavedGame) -> Path:
        read.append(saved.name)
        return path_of(games, saved)

    monkeypatch.setattr(type(games), "path", watched)
    end_late(games, STARTED + timedelta(hours=23))
    assert read == []
    end_late(games, STARTED + timedelta(hours=25))
    assert read == [late.name]


def test_a_window_that_closes_ends_no_more_games() -> None:
    games = open_games()
    for seed in (1, 2, 3):
        games.begin(game(seed, limit=1440), new_notes())
    answers = [True]
    assert len(end_late(games, LATER, goes_on=lambda: bool(answers) and answers.pop())) == 1
    assert len(games.under_way()) == 2
    assert len(end_late(open_games(), LATER)) == 3  # the first one has not been told yet


# --- what lists show ------------------------------------------------------------------------------


def test_a_preview_tells_where_other_boards_have_their_colours() -> None:
    states = [random_game(seed, most_turns=5) for seed in range(6)]
    shuffled = [each for each in states if each.options.layout != game(1).options.layout]
    assert shuffled
    assert len(shuffled) < len(states)
    signs = {Colour.BLUE: "b", Colour.RED: "r", None: "."}
    for state in states:
        summary = open_games().begin(state, new_notes()).notes.summary
        assert summary is not None
        for square, tile in enumerate(state.position.board.tiles):
            colour = state.options.layout.colour(square) if state in shuffled else None
            assert summary.preview[square] == (tile[-1] if tile else signs[colour])


# --- threads --------------------------------------------------------------------------------------


def test_nobody_waits_for_the_disk_that_writes_another_game(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    games = open_games()
    slow, other = (games.begin(match(seed), new_notes()) for seed in (1, 2))
    begun, go_on = Event(), Event()
    write = safe.write

    def wait(path: Path, data: bytes, **named: object) -> None:
        if slow.name == path.stem:
            begun.set()
            assert go_on.wait(20)
        write(path, data)

    monkeypatch.setattr(safe, "write", wait)
    writer = Thread(target=lambda: games.keep(slow, played(match(1), 1)))
    writer.start()
    try:
        assert begun.wait(20)
        done: list[object] = []
        reader = Thread(
            target=lambda: done.extend(
                (
                    games.read(other),
                    games.under_way(),
                    games.rename(other, "At the sea"),
                    games.begin(match(3), new_notes()),
                )
            )
        )
        reader.start()
        reader.join(10)
        assert len(done) == 4
    finally:
        go_on.set()
        writer.join(20)
    assert games.read(slow)[0] == played(match(1), 1)


def test_undo_is_found_while_another_thread_reads_other_games() -> None:
    games = open_games()
    saved = games.begin(played(match(1), 3), new_notes())
    games.read(games.begin(match(2), new_notes()))
    assert games.keep(saved, played(match(1), 4)).notes.not_counted is None
    games.read(games.under_way()[-1])
    assert games.keep(saved, played(match(1), 2)).notes.not_counted is not None


def test_a_file_that_was_replaced_is_told_once() -> None:
    games = open_games()
    saved = games.begin(match(1), new_notes())
    for number, content in enumerate((b"damaged", write_game(match(2)), b"x" * 2**21), 1):
        games.path(saved).write_bytes(content)
        saved = games.keep(saved, played(match(1), 2 * number))
        assert saved.is_replaced
        saved = games.keep(saved, played(match(1), 2 * number + 1))
        assert not saved.is_replaced
    games.path(saved).write_bytes(write_game(played(match(1), 2)))  # of which we have all
    assert not games.keep(saved, played(match(1), 8)).is_replaced


def test_moving_asks_nothing_of_a_folder_that_is_right() -> None:
    games = open_games()
    saved = games.begin(match(1), new_notes())
    Folders(games.places).move(saved.name, Folder.UNDER_WAY, Folder.UNDER_WAY)
    assert [each.name for each in games.under_way()] == [saved.name]
