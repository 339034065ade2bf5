"""The game on the table, on disks that work, refuse, take their time or are gone."""

from __future__ import annotations

import errno
import os
import shutil
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Event, Thread, Timer
from threading import enumerate as enumerate_threads

import pytest
from PySide6.QtCore import QLockFile
from pytestqt.qtbot import QtBot

from formula_desktop.gamefile import FileError, FileReason, read_any_file, write_game
from formula_desktop.store import keeper as keeper_module
from formula_desktop.store import places, writing
from formula_desktop.store.games import Folder
from formula_desktop.store.keeper import Keeper
from formula_desktop.store.notes import NotCounted, SavedSeat, new_notes
from formula_desktop.store.session import this_computer
from tests.store.saved_games import SHORT, fill, games, match, played

SEATS = (SavedSeat("a" * 32), SavedSeat())


class Told:
    """What a keeper has told, in order."""

    def __init__(self, keeper: Keeper) -> None:
        self.all: list[str] = []
        self.errors: list[FileError] = []
        self.ended: list[object] = []
        for name in ("failed", "slow", "resumed", "copied"):
            getattr(keeper, name).connect(lambda *_, name=name: self.all.append(name))
        keeper.failed.connect(self.errors.append)
        keeper.ended.connect(lambda state, saved: self.ended.append((state, saved)))


Open = Callable[[], Keeper]


@pytest.fixture
def open_keeper(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Open]:
    monkeypatch.setattr(keeper_module, "RETRY_MS", 30)
    opened: list[Keeper] = []

    def open_one() -> Keeper:
        opened.append(Keeper())
        return opened[-1]

    yield open_one
    monkeypatch.undo()
    for keeper in opened:
        keeper.close()


@pytest.fixture
def keeper(open_keeper: Open) -> Keeper:
    return open_keeper()


@pytest.fixture
def told(keeper: Keeper) -> Told:
    return Told(keeper)


def refusing(monkeypatch: pytest.MonkeyPatch, step: str, error: int) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise OSError(error, os.strerror(error))

    monkeypatch.setattr(os, step, refuse)


def kept_states() -> list[object]:
    shelf = games()
    return [shelf.read(each)[0] for each in (*shelf.under_way(), *shelf.finished())]


# --- a disk that works --------------------------------------------------------------------------


def test_it_does_nothing_before_there_is_a_game(keeper: Keeper, data_folder: Path) -> None:
    assert keeper.is_kept
    assert keeper.saved is None
    keeper.keep(match(1))
    keeper.end()
    assert keeper.hints == frozenset()
    keeper.leave()
    assert keeper.close()
    assert not data_folder.exists()


def test_each_play_is_on_the_disk_when_keeping_comes_back(keeper: Keeper, told: Told) -> None:
    keeper.begin(match(1), new_notes(SEATS))
    for turns in range(1, 6):
        keeper.keep(played(match(1), turns))
        assert keeper.is_kept
        assert kept_states() == [played(match(1), turns)]
    assert keeper.saved is not None
    assert keeper.saved.notes.seats == SEATS
    assert keeper.saved.notes.not_counted is None
    assert told.all == []


def test_games_one_after_another_are_all_kept(keeper: Keeper) -> None:
    for seed in range(4):
        keeper.begin(match(seed), new_notes())
        keeper.keep(played(match(seed), seed))
    assert sorted(map(str, kept_states())) == sorted(str(played(match(s), s)) for s in range(4))


def test_going_on_with_one(keeper: Keeper, open_keeper: Open) -> None:
    keeper.begin(played(match(1), 2), new_notes())
    keeper.close()
    keeper = open_keeper()
    [saved] = keeper.games.under_way()
    state, saved = keeper.read(saved)
    keeper.put_on_table(state, saved)
    assert keeper.saved == saved
    keeper.keep(played(match(1), 3))
    assert kept_states() == [played(match(1), 3)]


def test_an_opened_file_is_kept_from_its_first_change_on(keeper: Keeper) -> None:
    keeper.put_on_table(played(match(1), 2))
    keeper.end()
    assert kept_states() == []
    keeper.keep(played(match(1), 3))
    [saved] = games().under_way()
    assert saved.notes.not_counted is NotCounted.OPENED
    assert saved == keeper.saved


def test_undo_counts_for_nobody(keeper: Keeper) -> None:
    keeper.begin(played(match(1), 2), new_notes())
    keeper.keep(played(match(1), 1))
    keeper.keep(played(match(1), 2))
    assert games().under_way()[0].notes.not_counted is NotCounted.UNDONE


def test_the_end_is_told_when_it_is_on_the_disk(keeper: Keeper, told: Told) -> None:
    over = played(match(1, SHORT))
    keeper.begin(match(1, SHORT), new_notes())
    assert told.ended == []
    keeper.keep(over)
    [(state, saved)] = told.ended
    assert state is over
    assert saved.folder is Folder.FINISHED
    assert keeper.games.path(saved).exists()


def test_a_match_ended_by_its_players_and_gone_on_with(keeper: Keeper, told: Told) -> None:
    keeper.begin(played(match(1)), new_notes())
    keeper.end()
    assert len(told.ended) == 1
    assert games().finished()[0].notes.has_ended
    keeper.keep(played(match(1)).back_to(2))
    assert games().finished() == []
    assert len(games().under_way()) == 1
    assert len(told.ended) == 1


def test_the_game_on_the_table_is_shown_before_it_is_on_the_disk(
    keeper: Keeper, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert keeper.shown is None
    keeper.put_on_table(match(1))
    for turns in range(3):
        shown = keeper.shown
        assert shown is not None
        assert shown.notes.summary is not None
        assert shown.notes.summary.turns == turns
        with monkeypatch.context() as patch:
            refusing(patch, "fsync", errno.ENOSPC)
            keeper.keep(played(match(1), turns + 1))
    keeper.keep(played(match(1), 4))
    assert keeper.saved is not None
    keeper.games.rename(keeper.saved, "Final")
    shown = keeper.shown
    assert shown is not None
    assert shown.notes.title == "Final"
    assert shown.name == keeper.saved.name


def test_hints_are_noted(keeper: Keeper) -> None:
    keeper.begin(match(1), new_notes())
    keeper.keep(match(1), frozenset({0}))
    assert games().under_way()[0].notes.hints == (0,)
    keeper.keep(played(match(1), 3))
    assert games().under_way()[0].notes.hints == (0,)
    keeper.keep(played(match(1), 3), frozenset({3, 0}))
    assert games().under_way()[0].notes.hints == (0, 3)


def test_hints_of_turns_that_will_not_be_made_are_forgotten(
    keeper: Keeper, open_keeper: Open
) -> None:
    keeper.begin(match(1), new_notes())
    keeper.keep(played(match(1), 3), frozenset({0, 2}))
    keeper.close()
    again = open_keeper()
    again.put_on_table(*again.read(games().under_way()[0]))
    assert again.hints == {0, 2}
    again.keep(played(match(1), 1))
    assert again.hints == {0, 2}
    again.keep(played(match(1), 1), frozenset({0}))
    assert again.hints == {0}
    assert games().under_way()[0].notes.hints == (0,)


def test_a_copy_on_another_table_has_the_hints_of_its_own(
    keeper: Keeper, open_keeper: Open
) -> None:
    keeper.begin(match(1), new_notes())
    keeper.keep(played(match(1), 3), frozenset({0, 2}))
    other = open_keeper()
    other.put_on_table(*other.read(games().under_way()[0]))
    assert other.hints == {0, 2}
    other.keep(played(match(1), 4), frozenset())
    assert sorted(each.notes.hints for each in games().under_way()) == [(), (0, 2)]


def test_leaving_lets_go_of_the_game(keeper: Keeper, data_folder: Path) -> None:
    keeper.begin(match(1), new_notes())
    assert list(data_folder.rglob("*.lock"))
    keeper.leave()
    assert list(data_folder.rglob("*.lock")) == []
    keeper.keep(played(match(1), 1))
    assert kept_states() == [match(1)]


def test_two_programs_never_write_one_game(keeper: Keeper, open_keeper: Open) -> None:
    keeper.begin(match(1), new_notes())
    other = open_keeper()
    told = Told(other)
    [saved] = other.games.under_way()
    assert other.is_taken(saved.name)
    other.put_on_table(*other.read(saved))
    assert told.all == ["copied"]
    other.keep(played(match(1), 2))
    keeper.keep(played(match(1), 1))
    assert sorted(map(str, kept_states())) == sorted(
        map(str, [played(match(1), n) for n in (1, 2)])
    )
    assert other.saved is not None
    assert other.saved.notes.not_counted is NotCounted.COPIED
    keeper.leave()
    assert not other.is_taken(saved.name)
    assert other.is_taken(other.saved.name)


def test_asking_whether_a_game_is_taken_does_not_take_it(keeper: Keeper, open_keeper: Open) -> None:
    """The archive asks in a thread of its own while games are put on the table."""
    kept = [games().begin(match(seed), new_notes()) for seed in range(3)]
    told, other, is_over = Told(keeper), open_keeper(), Event()

    def ask() -> None:
        while not is_over.is_set():
            for each in kept:
                other.is_taken(each.name)

    asking = Thread(target=ask)
    asking.start()
    try:
        for number in range(100):
            keeper.put_on_table(match(number % 3), kept[number % 3])
            keeper.leave()
    finally:
        is_over.set()
        asking.join()
    assert told.all == []


def test_a_lock_that_another_program_holds_for_a_moment(
    keeper: Keeper, told: Told, data_folder: Path
) -> None:
    """It only asks, as this one does."""
    saved = games().begin(match(1), new_notes())
    lock = QLockFile(str(data_folder / "games" / f"{saved.name}.lock"))
    assert lock.tryLock(0)
    unlocking = Timer(0.05, lock.unlock)
    unlocking.start()
    keeper.put_on_table(match(1), saved)
    unlocking.join()
    assert told.all == []
    assert keeper.saved == saved


def test_every_change_of_what_is_on_the_table_is_told(keeper: Keeper) -> None:
    names: list[str | None] = []
    keeper.changed.connect(lambda: names.append(keeper.saved.name if keeper.saved else None))
    saved = games().begin(match(1), new_notes())
    keeper.put_on_table(match(1), saved)
    assert names[-1:] == [saved.name]
    keeper.leave()
    assert names[-1] is None


def test_going_back_to_one_that_waits_for_the_disk_is_told(
    keeper: Keeper, monkeypatch: pytest.MonkeyPatch
) -> None:
    keeper.begin(match(1), new_notes())
    saved = keeper.saved
    assert saved is not None
    refusing(monkeypatch, "fsync", errno.ENOSPC)
    keeper.keep(played(match(1), 1))
    keeper.leave()
    names: list[str | None] = []
    keeper.changed.connect(lambda: names.append(keeper.saved.name if keeper.saved else None))
    keeper.put_on_table(*keeper.read(saved))
    assert names[-1:] == [saved.name]


def test_a_lock_that_a_killed_program_has_left_is_none(keeper: Keeper, data_folder: Path) -> None:
    saved = games().begin(match(1), new_notes())
    lock = data_folder / "games" / f"{saved.name}.lock"
    lock.write_text(f"999999\nformula-desktop\n{this_computer()}\n\n\n", "utf-8")
    keeper.put_on_table(match(1), saved)
    assert keeper.saved == saved


# --- a disk that refuses ------------------------------------------------------------------------


def test_failing_is_told_once_and_keeping_resumes_at_the_next_play(
    keeper: Keeper, told: Told, data_folder: Path
) -> None:
    data_folder.write_text("a file where the folder should be", "utf-8")
    keeper.begin(match(1), new_notes())
    keeper.keep(played(match(1), 1))
    assert told.all == ["failed"]
    assert told.errors[0].refusal.reason is FileReason.NO_FOLDER
    assert not keeper.is_kept
    data_folder.unlink()
    keeper.keep(played(match(1), 2))
    assert keeper.is_kept
    assert told.all == ["failed", "resumed"]
    assert kept_states() == [played(match(1), 2)]
    assert games().under_way()[0].notes.not_counted is None


@pytest.mark.parametrize(
    ("step", "error", "reason"),
    [
        ("fsync", errno.ENOSPC, FileReason.DISK_FULL),
        ("fsync", errno.EIO, FileReason.NOT_WRITTEN),
        ("replace", errno.EACCES, FileReason.NOT_PERMITTED_TO_WRITE),  # locked, on Windows
        ("replace", errno.EROFS, FileReason.READ_ONLY),
    ],
)
def test_it_resumes_by_itself_without_a_play(
    keeper: Keeper,
    told: Told,
    step: str,
    error: int,
    reason: FileReason,
    monkeypatch: pytest.MonkeyPatch,
    qtbot: QtBot,
) -> None:
    keeper.begin(match(1), new_notes())
    with monkeypatch.context() as patch:
        refusing(patch, step, error)
        for turns in (1, 2, 3):
            keeper.keep(played(match(1), turns))
        qtbot.wait(100)
        assert told.all == ["failed"]
        assert told.errors[0].refusal.reason is reason
        assert not keeper.is_kept
    qtbot.waitUntil(lambda: keeper.is_kept)
    assert told.all == ["failed", "resumed"]
    assert kept_states() == [played(match(1), 3)]


def test_a_folder_nobody_may_write_to(
    keeper: Keeper, told: Told, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Injected: permissions don't hold for everybody who runs the tests."""
    with monkeypatch.context() as patch:
        refusing(patch, "mkdir", errno.EACCES)
        keeper.begin(match(1), new_notes())
        keeper.keep(played(match(1), 1))
    assert told.errors[0].refusal.reason is FileReason.NOT_PERMITTED_TO_WRITE
    keeper.keep(played(match(1), 2))
    assert told.all == ["failed", "resumed"]


def test_a_disk_that_fills_and_has_room_again(
    small_disk: Path, monkeypatch: pytest.MonkeyPatch, open_keeper: Open, qtbot: QtBot
) -> None:
    monkeypatch.setenv(places.DATA_VARIABLE, str(small_disk / "data"))
    keeper = open_keeper()
    told = Told(keeper)
    keeper.begin(match(1), new_notes())
    keeper.keep(played(match(1), 1))
    fill(small_disk)
    for turns in (2, 3, 4):
        keeper.keep(played(match(1), turns))
    assert told.all == ["failed"]
    assert told.errors[0].refusal.reason is FileReason.DISK_FULL
    assert kept_states() == [played(match(1), 1)]  # which is whole
    assert list(small_disk.rglob("*.unfinished")) == []
    (small_disk / "filler").unlink()
    qtbot.waitUntil(lambda: keeper.is_kept)
    assert told.all == ["failed", "resumed"]
    assert kept_states() == [played(match(1), 4)]


def test_a_folder_that_is_gone_and_comes_back(
    keeper: Keeper, told: Told, data_folder: Path, qtbot: QtBot
) -> None:
    keeper.begin(match(1), new_notes())
    data_folder.rename(data_folder.with_name("away"))
    keeper.keep(played(match(1), 1))
    keeper.keep(played(match(1), 2))
    assert told.all == ["failed"]
    assert told.errors[0].refusal.reason is FileReason.NO_FOLDER
    assert not data_folder.exists()  # nothing is made in its place
    data_folder.with_name("away").rename(data_folder)
    qtbot.waitUntil(lambda: keeper.is_kept)
    assert kept_states() == [played(match(1), 2)]
    assert told.all == ["failed", "resumed"]


@pytest.mark.skipif(sys.platform == "win32", reason="a folder with an open file stays there")
def test_a_folder_that_stays_away_is_made_anew_at_the_end(
    keeper: Keeper, data_folder: Path
) -> None:
    keeper.begin(match(1), new_notes())
    shutil.rmtree(data_folder)
    keeper.keep(played(match(1), 1))
    assert keeper.close()
    assert kept_states() == [played(match(1), 1)]


def test_a_folder_that_another_one_stood_in_for(
    keeper: Keeper,
    data_folder: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    qtbot: QtBot,
) -> None:
    """What was kept in the wrong one is written to the right one as soon as that is back."""
    monkeypatch.setattr(writing, "LOOK_S", 0.05)
    keeper.begin(match(1), new_notes())
    data_folder.rename(tmp_path / "away")
    data_folder.mkdir()  # by another program, or the place where a disk is put in
    keeper.keep(played(match(1), 1))
    assert keeper.is_kept
    data_folder.rename(tmp_path / "wrong")
    qtbot.wait(150)
    assert not data_folder.exists()
    (tmp_path / "away").rename(data_folder)
    qtbot.waitUntil(lambda: kept_states() == [played(match(1), 1)])
    qtbot.waitUntil(lambda: keeper.is_kept)
    assert games().under_way()[0].notes.not_counted is None


def test_a_game_that_is_only_looked_at_is_not_written_to_another_folder(
    keeper: Keeper, data_folder: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    monkeypatch.setattr(writing, "LOOK_S", 0.05)
    keeper.begin(match(1), new_notes())
    keeper.put_on_table(match(2), games().begin(match(2), new_notes()))
    data_folder.rename(data_folder.with_name("away"))
    data_folder.mkdir()
    qtbot.wait(200)
    assert list(data_folder.iterdir()) == []


def test_its_file_replaced_while_it_is_open(keeper: Keeper, told: Told) -> None:
    keeper.begin(match(1), new_notes())
    assert keeper.saved is not None
    keeper.games.path(keeper.saved).write_bytes(write_game(played(match(2), 2)))
    keeper.keep(played(match(1), 1))
    assert sorted(map(str, kept_states())) == sorted(
        map(str, [played(match(1), 1), played(match(2), 2)])
    )
    keeper.games.path(keeper.saved).unlink()
    keeper.keep(played(match(1), 2))
    assert played(match(1), 2) in kept_states()
    assert told.all == []


def test_a_game_left_while_the_disk_refuses_is_not_lost(
    keeper: Keeper, told: Told, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    keeper.begin(match(1), new_notes())
    first = keeper.saved
    assert first is not None
    with monkeypatch.context() as patch:
        refusing(patch, "fsync", errno.ENOSPC)
        keeper.keep(played(match(1), 3))
        keeper.begin(match(2), new_notes())
        keeper.keep(played(match(2), 1))
        keeper.begin(match(3), new_notes())
        # What is gone on with is what was on the screen, not what is on the disk.
        state, saved = keeper.read(first)
        assert state == played(match(1), 3)
        keeper.put_on_table(state, saved)
        keeper.keep(played(match(1), 4))
        assert told.all == ["failed"]
    qtbot.waitUntil(lambda: keeper.is_kept)
    assert told.all == ["failed", "resumed"]
    found = sorted(map(str, kept_states()))
    expected = [played(match(1), 4), played(match(2), 1), match(3)]
    assert found == sorted(map(str, expected))
    assert keeper.saved is not None
    assert keeper.saved.name == first.name
    assert all(each.notes.not_counted is None for each in games().under_way())


def test_a_game_that_can_never_be_kept_hides_no_other_failure(
    keeper: Keeper, told: Told, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    keeper.begin(match(1), new_notes())
    with monkeypatch.context() as patch:
        patch.setattr("formula_desktop.gamefile.text.LARGEST_FILE", 100)
        for turns in (1, 2):
            keeper.keep(played(match(1), turns))
        assert told.all == ["failed"]
        assert told.errors[0].refusal.reason is FileReason.GAME_TOO_LONG
    qtbot.wait(100)
    assert not keeper.is_kept, "without another play it is as long as it was"
    keeper.begin(match(2), new_notes())
    with monkeypatch.context() as patch:
        refusing(patch, "fsync", errno.ENOSPC)
        keeper.keep(played(match(2), 1))
        keeper.keep(played(match(2), 2))
        assert told.all == ["failed", "failed"]
        assert told.errors[1].refusal.reason is FileReason.DISK_FULL
    qtbot.waitUntil(lambda: played(match(2), 2) in kept_states())
    assert told.all == ["failed", "failed"]
    [saved] = [each for each in games().under_way() if each.notes.key != _key(keeper)]
    state, saved = keeper.read(saved)
    keeper.put_on_table(state, saved)
    keeper.keep(played(match(1), 1))
    assert keeper.is_kept
    assert told.all == ["failed", "failed", "resumed"]


def _key(keeper: Keeper) -> str:
    assert keeper.saved is not None
    return keeper.saved.notes.key


def test_undo_between_two_writes_is_not_missed(
    keeper: Keeper, monkeypatch: pytest.MonkeyPatch
) -> None:
    keeper.begin(played(match(1), 2), new_notes())
    other = played(match(1), 2).after(played(match(1), 2).position.may[0], match(1).started)
    with monkeypatch.context() as patch:
        refusing(patch, "fsync", errno.ENOSPC)
        keeper.keep(other)
        keeper.keep(played(match(1), 2))
    keeper.keep(played(match(1), 3))
    assert games().under_way()[0].notes.not_counted is NotCounted.UNDONE


def test_closing_while_the_disk_refuses_says_so(
    keeper: Keeper, monkeypatch: pytest.MonkeyPatch
) -> None:
    refusing(monkeypatch, "fsync", errno.ENOSPC)
    keeper.begin(match(1), new_notes())
    assert not keeper.close()


def test_a_mistake_of_ours_is_told_like_any_failure(
    keeper: Keeper, told: Told, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr("formula_desktop.store.games.summary_of", lambda state: 1 / 0)
        keeper.begin(match(1), new_notes())
    assert told.all == ["failed"]
    keeper.keep(played(match(1), 1))
    assert told.all == ["failed", "resumed"]


# --- a disk that takes its time -----------------------------------------------------------------


class SlowDisk:
    """Every sync waits for the test."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.goes_on = Event()
        sync = os.fsync

        def wait(handle: int) -> None:
            self.goes_on.wait(20)
            sync(handle)

        monkeypatch.setattr(os, "fsync", wait)


def test_the_game_goes_on_while_the_disk_takes_its_time(
    keeper: Keeper, told: Told, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    keeper.begin(match(1), new_notes())
    disk = SlowDisk(monkeypatch)
    waited = []
    for turns in range(1, 6):
        before = time.monotonic()
        keeper.keep(played(match(1), turns))
        waited.append(time.monotonic() - before)
        assert not keeper.is_kept
    assert 1.9 < waited[0] < 2.3
    assert max(waited[1:]) < 0.1  # it was waited for already
    assert told.all == ["slow"]
    disk.goes_on.set()
    qtbot.waitUntil(lambda: keeper.is_kept)
    assert kept_states() == [played(match(1), 5)]
    disk.goes_on.clear()
    before = time.monotonic()
    keeper.keep(played(match(1), 6))
    assert 0.25 < time.monotonic() - before < 0.45, "who plays has been told that it is slow"
    assert told.all == ["slow"]
    disk.goes_on.set()


def test_a_disk_that_is_only_busy_is_waited_for(
    keeper: Keeper, told: Told, monkeypatch: pytest.MonkeyPatch
) -> None:
    sync = os.fsync

    def busy(handle: int) -> None:
        time.sleep(0.2)
        sync(handle)

    monkeypatch.setattr(os, "fsync", busy)
    keeper.begin(match(1), new_notes())
    assert keeper.is_kept
    assert kept_states() == [match(1)]
    assert told.all == []


def test_that_the_disk_is_slow_is_told_again_when_it_was_well_for_long(
    keeper: Keeper, told: Told, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    monkeypatch.setattr(keeper_module, "WAIT_S", 0.2)
    monkeypatch.setattr(keeper_module, "SLOW_WAIT_S", 0.05)
    monkeypatch.setattr(keeper_module, "SLOW_AGAIN_S", 0.5)
    keeper.begin(match(1), new_notes())
    disk = SlowDisk(monkeypatch)
    keeper.keep(played(match(1), 1))
    time.sleep(0.6)
    keeper.keep(played(match(1), 2))
    assert told.all == ["slow"], "it is slow all the time"
    for turns in (3, 4):
        disk.goes_on.set()
        qtbot.waitUntil(lambda: keeper.is_kept)
        time.sleep(0.6 if turns == 4 else 0.1)
        disk.goes_on.clear()
        keeper.keep(played(match(1), turns))
        assert told.all == ["slow"] * (turns - 2)
    disk.goes_on.set()


def test_a_retry_under_way_is_no_slow_disk(
    keeper: Keeper, told: Told, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was begun by itself a moment ago has not been waited for yet."""
    keeper.begin(match(1), new_notes())
    with monkeypatch.context() as patch:
        refusing(patch, "fsync", errno.ENOSPC)
        keeper.keep(played(match(1), 1))
    sync = os.fsync

    def busy(handle: int) -> None:
        time.sleep(0.1)
        sync(handle)

    monkeypatch.setattr(os, "fsync", busy)
    keeper._try_again()
    keeper.keep(played(match(1), 2))
    assert keeper.is_kept
    assert told.all == ["failed", "resumed"]


def test_few_syncs_for_a_play(keeper: Keeper, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each takes a mechanical disk some 10 ms, or half a second when it is busy."""
    keeper.begin(match(1), new_notes())
    synced: list[int] = []
    sync = os.fsync

    def counted(handle: int) -> None:
        synced.append(handle)
        sync(handle)

    monkeypatch.setattr(os, "fsync", counted)
    keeper.keep(played(match(1), 1))  # with a backup
    has_folders = os.name == "posix"  # elsewhere none can be synced
    assert len(synced) == (5 if has_folders else 3)
    keeper.keep(played(match(1), 2))
    assert len(synced) == (9 if has_folders else 5)


def test_a_game_deleted_while_it_waits_for_the_disk_stays_deleted(
    keeper: Keeper, told: Told, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    monkeypatch.setattr(keeper_module, "WAIT_S", 0.1)
    over = played(match(1, SHORT))
    keeper.begin(match(1, SHORT), new_notes())
    saved = keeper.saved
    assert saved is not None
    with monkeypatch.context() as patch:
        refusing(patch, "fsync", errno.ENOSPC)
        keeper.keep(over)
        keeper.leave()
    removed = keeper.games.remove(saved)
    qtbot.waitUntil(lambda: keeper.is_kept)
    assert games().under_way() == games().finished() == []
    assert [each.name for each in games().removed()] == [removed.name]
    assert told.ended == []
    assert not keeper.is_taken(saved.name)


def test_a_game_on_the_table_that_is_deleted_elsewhere_comes_back(keeper: Keeper) -> None:
    keeper.begin(match(1), new_notes())
    assert keeper.saved is not None
    games().remove(keeper.saved)
    keeper.keep(played(match(1), 1))
    assert kept_states() == [played(match(1), 1)]
    assert games().removed() == []


def test_the_end_is_told_also_when_it_comes_to_the_disk_late(
    keeper: Keeper, told: Told, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    disk = SlowDisk(monkeypatch)
    keeper.begin(match(1, SHORT), new_notes())
    keeper.keep(played(match(1, SHORT)))
    keeper.begin(match(2), new_notes())
    assert told.ended == []
    disk.goes_on.set()
    qtbot.waitUntil(lambda: keeper.is_kept)
    assert len(told.ended) == 1
    assert len(kept_states()) == 2


def test_closing_waits_for_a_slow_disk(keeper: Keeper, monkeypatch: pytest.MonkeyPatch) -> None:
    sync = os.fsync

    def slow(handle: int) -> None:
        time.sleep(0.3)
        sync(handle)

    monkeypatch.setattr(os, "fsync", slow)
    keeper.begin(match(1), new_notes())
    keeper.keep(played(match(1), 1))
    assert keeper.close()
    assert kept_states() == [played(match(1), 1)]


def test_closing_does_not_wait_for_ever(keeper: Keeper, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeper_module, "CLOSE_S", 0.5)
    disk = SlowDisk(monkeypatch)
    keeper.begin(match(1), new_notes())
    before = time.monotonic()
    assert not keeper.close()
    assert time.monotonic() - before < 2
    disk.goes_on.set()


def test_no_thread_and_no_file_stay_behind(
    open_keeper: Open, data_folder: Path, qtbot: QtBot
) -> None:
    qtbot.waitUntil(lambda: _threads() == 0)  # of other tests
    for seed in range(3):
        keeper = open_keeper()
        keeper.begin(match(seed), new_notes())
        assert _threads() == 1
        keeper.close()
        assert _threads() == 0
    assert [read_any_file(path) for path in sorted((data_folder / "games").iterdir())]


def _threads() -> int:
    return sum(thread.name == "keeper" for thread in enumerate_threads())
