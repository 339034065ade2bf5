"""The game on the table, on a disk that refuses or is gone."""

from __future__ import annotations

import errno
import shutil
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from formula_desktop.gamefile.errors import FileReason
from formula_desktop.kinds.registry import write_game
from formula_desktop.store import places
from formula_desktop.store.games import writing
from formula_desktop.store.games.autosave import Autosave
from formula_desktop.store.games.notes import NotCounted, new_notes
from tests.helpers.store.autosaves import Open, Reports, kept_states, refusing
from tests.helpers.store.saved_games import fill, folders_may_go, match, open_games, played


def test_failing_is_told_once_and_keeping_resumes_at_the_next_play(
    autosave: Autosave, reports: Reports, data_folder: Path
) -> None:
    data_folder.write_text("a file where the folder should be", "utf-8")
    autosave.begin(match(1), new_notes())
    autosave.keep(played(match(1), 1))
    assert reports.all == ["failed"]
    assert reports.errors[0].refusal.reason is FileReason.NO_FOLDER
    assert not autosave.is_kept
    data_folder.unlink()
    autosave.keep(played(match(1), 2))
    assert autosave.is_kept
    assert reports.all == ["failed", "resumed"]
    assert kept_states() == [played(match(1), 2)]
    assert open_games().under_way()[0].notes.not_counted is None


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
    autosave: Autosave,
    reports: Reports,
    step: str,
    error: int,
    reason: FileReason,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    qtbot: QtBot,
) -> None:
    autosave.begin(match(1), new_notes())
    with monkeypatch.context() as patch:
        refusing(patch, step, error)
        for turns in (1, 2, 3):
            autosave.keep(played(match(1), turns))
        qtbot.wait(100)
        assert reports.all == ["failed"]
        assert caplog.text.count("A game cannot be kept: ") == 1  # a log has room for other things
        assert reports.errors[0].refusal.reason is reason
        assert not autosave.is_kept
    qtbot.waitUntil(lambda: autosave.is_kept)
    assert reports.all == ["failed", "resumed"]
    assert kept_states() == [played(match(1), 3)]


def test_a_folder_nobody_may_write_to(
    autosave: Autosave, reports: Reports, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Injected: permissions don't hold for everybody who runs the tests."""
    with monkeypatch.context() as patch:
        refusing(patch, "mkdir", errno.EACCES)
        autosave.begin(match(1), new_notes())
        autosave.keep(played(match(1), 1))
    assert reports.errors[0].refusal.reason is FileReason.NOT_PERMITTED_TO_WRITE
    autosave.keep(played(match(1), 2))
    assert reports.all == ["failed", "resumed"]


def test_a_disk_that_fills_and_has_room_again(
    small_disk: Path, monkeypatch: pytest.MonkeyPatch, open_autosave: Open, qtbot: QtBot
) -> None:
    monkeypatch.setenv(places.DATA_VARIABLE, str(small_disk / "data"))
    autosave = open_autosave()
    reports = Reports(autosave)
    autosave.begin(match(1), new_notes())
    autosave.keep(played(match(1), 1))
    fill(small_disk)
    for turns in (2, 3, 4):
        autosave.keep(played(match(1), turns))
    assert reports.all == ["failed"]
    assert reports.errors[0].refusal.reason is FileReason.DISK_FULL
    assert kept_states() == [played(match(1), 1)]  # which is whole
    assert list(small_disk.rglob("*.unfinished")) == []
    (small_disk / "filler").unlink()
    qtbot.waitUntil(lambda: autosave.is_kept)
    assert reports.all == ["failed", "resumed"]
    assert kept_states() == [played(match(1), 4)]


@folders_may_go
def test_a_folder_that_is_gone_and_comes_back(
    autosave: Autosave, reports: Reports, data_folder: Path, qtbot: QtBot
) -> None:
    autosave.begin(match(1), new_notes())
    data_folder.rename(data_folder.with_name("away"))
    autosave.keep(played(match(1), 1))
    autosave.keep(played(match(1), 2))
    assert reports.all == ["failed"]
    assert reports.errors[0].refusal.reason is FileReason.NO_FOLDER
    assert not data_folder.exists()  # nothing is made in its place
    data_folder.with_name("away").rename(data_folder)
    qtbot.waitUntil(lambda: autosave.is_kept)
    assert kept_states() == [played(match(1), 2)]
    assert reports.all == ["failed", "resumed"]


@folders_may_go
def test_a_folder_that_stays_away_is_made_anew_at_the_end(
    autosave: Autosave, data_folder: Path
) -> None:
    autosave.begin(match(1), new_notes())
    shutil.rmtree(data_folder)
    autosave.keep(played(match(1), 1))
    assert autosave.close()
    assert kept_states() == [played(match(1), 1)]


@folders_may_go
def test_a_folder_that_another_one_stood_in_for(
    autosave: Autosave,
    data_folder: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    qtbot: QtBot,
) -> None:
    """What was kept in the wrong one is written to the right one as soon as that is back."""
    monkeypatch.setattr(writing, "LOOK_S", 0.05)
    autosave.begin(match(1), new_notes())
    data_folder.rename(tmp_path / "away")
    data_folder.mkdir()  # by another program, or the place where a disk is put in
    autosave.keep(played(match(1), 1))
    assert autosave.is_kept
    data_folder.rename(tmp_path / "wrong")
    qtbot.wait(150)
    assert not data_folder.exists()
    (tmp_path / "away").rename(data_folder)
    qtbot.waitUntil(lambda: kept_states() == [played(match(1), 1)])
    qtbot.waitUntil(lambda: autosave.is_kept)
    assert open_games().under_way()[0].notes.not_counted is None


@folders_may_go
def test_a_game_that_is_only_looked_at_is_not_written_to_another_folder(
    autosave: Autosave, data_folder: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    monkeypatch.setattr(writing, "LOOK_S", 0.05)
    autosave.begin(match(1), new_notes())
    autosave.put_on_table(match(2), open_games().begin(match(2), new_notes()))
    data_folder.rename(data_folder.with_name("away"))
    data_folder.mkdir()
    qtbot.wait(200)
    assert list(data_folder.iterdir()) == []


def test_its_file_replaced_while_it_is_open(autosave: Autosave, reports: Reports) -> None:
    autosave.begin(match(1), new_notes())
    assert autosave.saved is not None
    autosave.games.path(autosave.saved).write_bytes(write_game(played(match(2), 2)))
    autosave.keep(played(match(1), 1))
    assert sorted(map(str, kept_states())) == sorted(
        map(str, [played(match(1), 1), played(match(2), 2)])
    )
    autosave.games.path(autosave.saved).unlink()
    autosave.keep(played(match(1), 2))
    assert played(match(1), 2) in kept_states()
    assert reports.all == []


def test_a_game_left_while_the_disk_refuses_is_not_lost(
    autosave: Autosave, reports: Reports, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    autosave.begin(match(1), new_notes())
    first = autosave.saved
    assert first is not None
    with monkeypatch.context() as patch:
        refusing(patch, "fsync", errno.ENOSPC)
        autosave.keep(played(match(1), 3))
        autosave.begin(match(2), new_notes())
        autosave.keep(played(match(2), 1))
        autosave.begin(match(3), new_notes())
        # What is gone on with is what was on the screen, not what is on the disk.
        state, saved = autosave.read(first)
        assert state == played(match(1), 3)
        autosave.put_on_table(state, saved)
        autosave.keep(played(match(1), 4))
        assert reports.all == ["failed"]
    qtbot.waitUntil(lambda: autosave.is_kept)
    assert reports.all == ["failed", "resumed"]
    found = sorted(map(str, kept_states()))
    expected = [played(match(1), 4), played(match(2), 1), match(3)]
    assert found == sorted(map(str, expected))
    assert autosave.saved is not None
    assert autosave.saved.name == first.name
    assert all(each.notes.not_counted is None for each in open_games().under_way())


def test_a_game_that_can_never_be_kept_hides_no_other_failure(
    autosave: Autosave, reports: Reports, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    autosave.begin(match(1), new_notes())
    with monkeypatch.context() as patch:
        patch.setattr("formula_desktop.gamefile.text.LARGEST_FILE", 100)
        for turns in (1, 2):
            autosave.keep(played(match(1), turns))
        assert reports.all == ["failed"]
        assert reports.errors[0].refusal.reason is FileReason.GAME_TOO_LONG
    qtbot.wait(100)
    assert not autosave.is_kept, "without another play it is as long as it was"
    autosave.begin(match(2), new_notes())
    with monkeypatch.context() as patch:
        refusing(patch, "fsync", errno.ENOSPC)
        autosave.keep(played(match(2), 1))
        autosave.keep(played(match(2), 2))
        assert reports.all == ["failed", "failed"]
        assert reports.errors[1].refusal.reason is FileReason.DISK_FULL
    qtbot.waitUntil(lambda: played(match(2), 2) in kept_states())
    assert reports.all == ["failed", "failed"]
    [saved] = [each for each in open_games().under_way() if each.notes.key != _key(autosave)]
    state, saved = autosave.read(saved)
    autosave.put_on_table(state, saved)
    autosave.keep(played(match(1), 1))
    assert autosave.is_kept
    assert reports.all == ["failed", "failed", "resumed"]


def _key(autosave: Autosave) -> str:
    assert autosave.saved is not None
    return autosave.saved.notes.key


def test_undo_between_two_writes_is_not_missed(
    autosave: Autosave, monkeypatch: pytest.MonkeyPatch
) -> None:
    autosave.begin(played(match(1), 2), new_notes())
    other = played(match(1), 2).after(played(match(1), 2).position.may[0], match(1).started)
    with monkeypatch.context() as patch:
        refusing(patch, "fsync", errno.ENOSPC)
        autosave.keep(other)
        autosave.keep(played(match(1), 2))
    autosave.keep(played(match(1), 3))
    assert open_games().under_way()[0].notes.not_counted is NotCounted.UNDONE


def test_closing_while_the_disk_refuses_says_so(
    autosave: Autosave, monkeypatch: pytest.MonkeyPatch
) -> None:
    refusing(monkeypatch, "fsync", errno.ENOSPC)
    autosave.begin(match(1), new_notes())
    assert not autosave.close()


def test_a_mistake_of_ours_is_told_like_any_failure(
    autosave: Autosave, reports: Reports, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr("formula_desktop.store.games.collection.summary_of", lambda state: 1 / 0)
        autosave.begin(match(1), new_notes())
    assert reports.all == ["failed"]
    autosave.keep(played(match(1), 1))
    assert reports.all == ["failed", "resumed"]
