"""The game on the table is kept."""

from __future__ import annotations

import errno
from pathlib import Path
from threading import Event, Thread, Timer

import pytest
from PySide6.QtCore import QLockFile
from pytestqt.qtbot import QtBot

from formula_desktop.store.games.autosave import Autosave
from formula_desktop.store.games.folders import Folder
from formula_desktop.store.games.notes import NotCounted, new_notes
from formula_desktop.store.run.session import this_computer
from tests.helpers.store.autosaves import SEATS, Open, Reports, kept_states, refusing
from tests.helpers.store.saved_games import SHORT, match, open_games, played

NO_HINTS = (frozenset[int](), frozenset[int]())


def test_it_does_nothing_before_there_is_a_game(autosave: Autosave, data_folder: Path) -> None:
    assert autosave.is_kept
    assert autosave.saved is None
    autosave.keep(match(1))
    autosave.end()
    assert autosave.hints == NO_HINTS
    autosave.leave()
    assert autosave.close()
    assert not data_folder.exists()


def test_each_play_is_on_the_disk_when_keeping_comes_back(
    autosave: Autosave, reports: Reports
) -> None:
    autosave.begin(match(1), new_notes(SEATS))
    for turns in range(1, 6):
        autosave.keep(played(match(1), turns))
        assert autosave.is_kept
        assert kept_states() == [played(match(1), turns)]
    assert autosave.saved is not None
    assert autosave.saved.notes.seats == SEATS
    assert autosave.saved.notes.not_counted is None
    assert reports.all == []


def test_a_new_game_is_written_while_its_table_is_made(
    autosave: Autosave, reports: Reports, qtbot: QtBot
) -> None:
    autosave.put_on_table(match(1), notes=new_notes())
    with autosave.saving(match(1)):
        qtbot.waitUntil(lambda: kept_states() == [match(1)])
    assert autosave.is_kept
    assert autosave.saved is not None
    assert reports.all == []


def test_a_game_whose_lock_another_program_has_taken_is_kept_all_the_same(
    autosave: Autosave, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("formula_desktop.store.games.writing.locked", lambda games, name: None)
    autosave.begin(match(1), new_notes())
    autosave.keep(played(match(1), 1))
    assert kept_states() == [played(match(1), 1)]


def test_games_one_after_another_are_all_kept(autosave: Autosave) -> None:
    for seed in range(4):
        autosave.begin(match(seed), new_notes())
        autosave.keep(played(match(seed), seed))
    assert sorted(map(str, kept_states())) == sorted(str(played(match(s), s)) for s in range(4))


def test_going_on_with_one(autosave: Autosave, open_autosave: Open) -> None:
    autosave.begin(played(match(1), 2), new_notes())
    autosave.close()
    autosave = open_autosave()
    [saved] = autosave.games.under_way()
    state, saved = autosave.read(saved)
    autosave.put_on_table(state, saved)
    assert autosave.saved == saved
    autosave.keep(played(match(1), 3))
    assert kept_states() == [played(match(1), 3)]


def test_an_opened_file_is_kept_from_its_first_change_on(autosave: Autosave) -> None:
    autosave.put_on_table(played(match(1), 2))
    autosave.end()
    assert kept_states() == []
    autosave.keep(played(match(1), 3))
    [saved] = open_games().under_way()
    assert saved.notes.not_counted is NotCounted.OPENED
    assert saved == autosave.saved


def test_undo_counts_for_nobody(autosave: Autosave) -> None:
    autosave.begin(played(match(1), 2), new_notes())
    autosave.keep(played(match(1), 1))
    autosave.keep(played(match(1), 2))
    assert open_games().under_way()[0].notes.not_counted is NotCounted.UNDONE


def test_the_end_is_told_when_it_is_on_the_disk(autosave: Autosave, reports: Reports) -> None:
    over = played(match(1, SHORT))
    autosave.begin(match(1, SHORT), new_notes())
    assert reports.ended == []
    autosave.keep(over)
    [(state, saved)] = reports.ended
    assert state is over
    assert saved.folder is Folder.FINISHED
    assert autosave.games.path(saved).exists()


def test_a_match_ended_by_its_players_and_gone_on_with(
    autosave: Autosave, reports: Reports
) -> None:
    autosave.begin(played(match(1)), new_notes())
    autosave.end()
    assert len(reports.ended) == 1
    assert open_games().finished()[0].notes.has_ended
    autosave.keep(played(match(1)).back_to(2))
    assert open_games().finished() == []
    assert len(open_games().under_way()) == 1
    assert len(reports.ended) == 1


def test_the_game_on_the_table_is_shown_before_it_is_on_the_disk(
    autosave: Autosave, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert autosave.shown is None
    autosave.put_on_table(match(1))
    for turns in range(3):
        shown = autosave.shown
        assert shown is not None
        assert shown.notes.summary is not None
        assert shown.notes.summary.turns == turns
        with monkeypatch.context() as patch:
            refusing(patch, "fsync", errno.ENOSPC)
            autosave.keep(played(match(1), turns + 1))
    autosave.keep(played(match(1), 4))
    assert autosave.saved is not None
    autosave.games.rename(autosave.saved, "Final")
    shown = autosave.shown
    assert shown is not None
    assert shown.notes.title == "Final"
    assert shown.name == autosave.saved.name


def test_hints_are_noted(autosave: Autosave) -> None:
    autosave.begin(match(1), new_notes())
    autosave.keep(match(1), (frozenset({0}), frozenset()))
    for given, laid, turns in (((0,), (), 3), ((0,), (), 3), ((0, 3), (3,), 4)):
        if len(given) > 1:
            autosave.keep(played(match(1), turns), (frozenset({3, 0}), frozenset({3})))
        notes = open_games().under_way()[0].notes
        assert (notes.hints, notes.laid) == (given, laid)
        autosave.keep(played(match(1), turns))


def test_settings_of_the_game_are_noted_and_stay(autosave: Autosave, open_autosave: Open) -> None:
    autosave.keep_settings({"team_0": "a"})  # there is no game
    autosave.begin(match(1), new_notes(settings={"team_0": "a"}))
    autosave.keep_settings({"team_0": "b", "hints": False})
    autosave.keep(played(match(1), 3))
    noted = {"team_0": "b", "hints": False}
    assert open_games().under_way()[0].notes.settings == noted
    autosave.close()
    again = open_autosave()
    again.put_on_table(*again.read(open_games().under_way()[0]))
    again.keep(played(match(1), 4))
    assert open_games().under_way()[0].notes.settings == noted


def test_a_game_merely_opened_has_no_settings(autosave: Autosave) -> None:
    autosave.put_on_table(match(1))
    autosave.keep_settings({"team_0": "b"})
    assert not open_games().under_way()


def test_hints_of_turns_that_will_not_be_made_are_forgotten(
    autosave: Autosave, open_autosave: Open
) -> None:
    autosave.begin(match(1), new_notes())
    autosave.keep(played(match(1), 3), (frozenset({0, 2}), frozenset({2})))
    autosave.close()
    again = open_autosave()
    again.put_on_table(*again.read(open_games().under_way()[0]))
    assert again.hints == ({0, 2}, {2})
    again.keep(played(match(1), 1))
    assert again.hints == ({0, 2}, {2})
    again.keep(played(match(1), 1), (frozenset({0}), frozenset()))
    assert again.hints == ({0}, set())
    assert open_games().under_way()[0].notes.hints == (0,)


def test_a_copy_on_another_table_has_the_hints_of_its_own(
    autosave: Autosave, open_autosave: Open
) -> None:
    autosave.begin(match(1), new_notes())
    autosave.keep(played(match(1), 3), (frozenset({0, 2}), frozenset({2})))
    other = open_autosave()
    other.put_on_table(*other.read(open_games().under_way()[0]))
    assert other.hints == ({0, 2}, {2})
    other.keep(played(match(1), 4), NO_HINTS)
    assert sorted(each.notes.hints for each in open_games().under_way()) == [(), (0, 2)]


def test_leaving_lets_go_of_the_game(autosave: Autosave, data_folder: Path) -> None:
    autosave.begin(match(1), new_notes())
    assert list(data_folder.rglob("*.lock"))
    autosave.leave()
    assert list(data_folder.rglob("*.lock")) == []
    autosave.keep(played(match(1), 1))
    assert kept_states() == [match(1)]


def test_two_programs_never_write_one_game(autosave: Autosave, open_autosave: Open) -> None:
    autosave.begin(match(1), new_notes())
    other = open_autosave()
    reports = Reports(other)
    [saved] = other.games.under_way()
    assert other.is_taken(saved.name)
    other.put_on_table(*other.read(saved))
    assert reports.all == ["copied"]
    other.keep(played(match(1), 2))
    autosave.keep(played(match(1), 1))
    assert sorted(map(str, kept_states())) == sorted(
        map(str, [played(match(1), n) for n in (1, 2)])
    )
    assert other.saved is not None
    assert other.saved.notes.not_counted is NotCounted.COPIED
    autosave.leave()
    assert not other.is_taken(saved.name)
    assert other.is_taken(other.saved.name)


def test_asking_whether_a_game_is_taken_does_not_take_it(
    autosave: Autosave, open_autosave: Open
) -> None:
    """The archive asks in a thread of its own while games are put on the table."""
    kept = [open_games().begin(match(seed), new_notes()) for seed in range(3)]
    reports, other, is_over = Reports(autosave), open_autosave(), Event()

    def ask() -> None:
        while not is_over.is_set():
            for each in kept:
                other.is_taken(each.name)

    asking = Thread(target=ask)
    asking.start()
    try:
        for number in range(100):
            autosave.put_on_table(match(number % 3), kept[number % 3])
            autosave.leave()
    finally:
        is_over.set()
        asking.join()
    assert reports.all == []


def test_a_lock_that_another_program_holds_for_a_moment(
    autosave: Autosave, reports: Reports, data_folder: Path
) -> None:
    """It only asks, as this one does."""
    saved = open_games().begin(match(1), new_notes())
    lock = QLockFile(str(data_folder / "games" / f"{saved.name}.lock"))
    assert lock.tryLock(0)
    unlocking = Timer(0.05, lock.unlock)
    unlocking.start()
    autosave.put_on_table(match(1), saved)
    unlocking.join()
    assert reports.all == []
    assert autosave.saved == saved


def test_every_change_of_what_is_on_the_table_is_told(autosave: Autosave) -> None:
    names: list[str | None] = []
    autosave.changed.connect(lambda: names.append(autosave.saved.name if autosave.saved else None))
    saved = open_games().begin(match(1), new_notes())
    autosave.put_on_table(match(1), saved)
    assert names[-1:] == [saved.name]
    autosave.leave()
    assert names[-1] is None


def test_going_back_to_one_that_waits_for_the_disk_is_told(
    autosave: Autosave, monkeypatch: pytest.MonkeyPatch
) -> None:
    autosave.begin(match(1), new_notes())
    saved = autosave.saved
    assert saved is not None
    refusing(monkeypatch, "fsync", errno.ENOSPC)
    autosave.keep(played(match(1), 1))
    autosave.leave()
    names: list[str | None] = []
    autosave.changed.connect(lambda: names.append(autosave.saved.name if autosave.saved else None))
    autosave.put_on_table(*autosave.read(saved))
    assert names[-1:] == [saved.name]


def test_a_lock_that_a_killed_program_has_left_is_none(
    autosave: Autosave, data_folder: Path
) -> None:
    saved = open_games().begin(match(1), new_notes())
    lock = data_folder / "games" / f"{saved.name}.lock"
    lock.write_text(f"999999\nformula-desktop\n{this_computer()}\n\n\n", "utf-8")
    autosave.put_on_table(match(1), saved)
    assert autosave.saved == saved
