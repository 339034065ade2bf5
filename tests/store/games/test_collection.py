from __future__ import annotations

import json
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from formula_desktop import safe
from formula_desktop.digifeud.game import Game
from formula_desktop.digifeud.position import Ending
from formula_desktop.formula.match import Match
from formula_desktop.gamefile.errors import FileError, FileReason
from formula_desktop.kinds.registry import read_any_file, write_game
from formula_desktop.store.games import seating
from formula_desktop.store.games.folders import Folder
from formula_desktop.store.games.notes import NotCounted, SavedSeat, new_notes
from formula_desktop.store.games.sweeping import end_late, sweep
from tests.helpers.store.saved_games import (
    NOOR,
    PLAYERS,
    SAM,
    SHORT,
    STARTED,
    game,
    match,
    open_games,
    played,
    with_pass,
)

SEATS = (SavedSeat("a" * 32, "red", "cat"), SavedSeat())


def test_there_are_none_at_first(data_folder: Path) -> None:
    games = open_games()
    assert games.under_way() == games.finished() == games.removed() == []
    assert not data_folder.exists()  # looking makes nothing


def test_a_game_is_a_plain_game_file_with_its_notes_beside_it(data_folder: Path) -> None:
    saved = open_games().begin(match(1), new_notes(SEATS))
    assert saved.name == "formula 2026-11-20 09.00.00"
    file = data_folder / "games" / f"{saved.name}.formula"
    assert file.read_bytes() == write_game(match(1))
    notes = json.loads((data_folder / "notes" / f"{saved.name}.json").read_bytes())
    assert notes["seats"][0] == {"participant": "a" * 32, "colour": "red", "picture": "cat"}
    assert open_games().under_way() == [saved]


def test_it_goes_on_at_the_next_start() -> None:
    saved = open_games().begin(match(1), new_notes())
    for turns in range(1, 4):
        saved = open_games().keep(saved, played(match(1), turns))
    [found] = open_games().under_way()
    assert open_games().read(found) == (played(match(1), 3), saved)
    assert found.notes.not_counted is None


def test_any_number_of_them_newest_first() -> None:
    games = open_games()
    kept = [games.begin(match(seed), new_notes()) for seed in range(5)]
    kept.append(games.begin(game(1), new_notes()))
    kept[2] = games.keep(kept[2], played(match(2), 4))
    assert games.under_way()[0] == kept[2]
    assert {each.name for each in open_games().under_way()} == {each.name for each in kept}
    assert {each.name.split()[0] for each in kept} == {"formula", "digifeud"}
    for seed in range(5):
        assert open_games().read(kept[seed])[0] == (
            played(match(2), 4) if seed == 2 else match(seed)
        )


def test_what_the_list_shows_of_a_match() -> None:
    state = played(match(1), 3)
    summary = open_games().begin(state, new_notes()).notes.summary
    assert summary is not None
    assert (summary.game, summary.players) == ("formula", PLAYERS)
    assert (summary.rounds, summary.turns, summary.is_over) == (1, 3, False)
    assert (summary.scores, summary.for_points) == ((0, 0), False)
    assert (summary.started, summary.moved) == (STARTED, STARTED + timedelta(seconds=2))
    laid = str(state.round.turns[-1].play)
    assert summary.preview == laid.replace("(", "").replace(")", "")
    first = open_games().begin(match(1), new_notes()).notes.summary
    assert first is not None
    assert first.preview[1:] == f"_{first.preview[2]}="


def test_points_of_the_round_under_way_are_shown() -> None:
    state = played(match(1, replace(SHORT, target=10_000)), 5)
    summary = open_games().begin(state, new_notes()).notes.summary
    assert summary is not None
    assert summary.scores == state.position.earned
    over = played(state)
    summary = open_games().begin(over, new_notes()).notes.summary
    assert summary is not None
    assert summary.scores == over.totals


def test_what_the_list_shows_of_a_board() -> None:
    from tests.helpers.digifeud.random_games import random_game

    state = random_game(4, most_turns=6)
    summary = open_games().begin(state, new_notes()).notes.summary
    assert summary is not None
    assert len(summary.preview) == 169
    for shown, tile in zip(summary.preview, state.position.board.tiles, strict=True):
        assert shown == (tile[-1] if tile else ".") or (not tile and shown in "br")
    assert summary.scores == state.totals


def test_one_that_is_over_is_among_the_finished_ones(data_folder: Path) -> None:
    games = open_games()
    saved = games.begin(match(1, SHORT), new_notes())
    over = played(match(1, SHORT))
    assert over.has_reached_target
    saved = games.keep(saved, over)
    assert saved.folder is Folder.FINISHED
    assert games.under_way() == []
    assert open_games().finished() == [saved]
    assert read_any_file(data_folder / "finished" / f"{saved.name}.formula") == over


def test_undoing_the_end_brings_it_back_and_it_counts_no_more() -> None:
    games = open_games()
    over = played(match(1, SHORT))
    saved = games.keep(games.begin(match(1, SHORT), new_notes()), over)
    back = over.back_to(len(over.round.turns) - 1)
    saved = games.keep(saved, back)
    assert (saved.folder, saved.notes.not_counted) == (Folder.UNDER_WAY, NotCounted.UNDONE)
    assert games.keep(saved, over).notes.not_counted is NotCounted.UNDONE


@pytest.mark.parametrize("is_next_start", [False, True])
def test_undo_is_found_also_after_a_start(is_next_start: bool) -> None:
    games = open_games()
    saved = games.begin(played(match(1), 5), new_notes())
    games = open_games() if is_next_start else games
    assert games.keep(saved, played(match(1), 6)).notes.not_counted is None
    saved = (open_games() if is_next_start else games).keep(saved, played(match(1), 4))
    assert saved.notes.not_counted is NotCounted.UNDONE


def test_undo_that_moves_the_moments_is_undo_and_playing_on_is_not() -> None:
    games = open_games()
    state = with_pass(game(1, limit=10))
    saved = games.begin(state, new_notes())
    moved = replace(state, started=STARTED + timedelta(hours=1))
    assert games.keep(saved, moved).notes.not_counted is None
    assert games.keep(saved, game(1, limit=10)).notes.not_counted is NotCounted.UNDONE


def test_a_match_ended_by_its_players_and_gone_on_with() -> None:
    games = open_games()
    saved = games.begin(played(match(1)), new_notes())
    saved = games.keep(saved, played(match(1)), has_ended=True)
    assert (saved.folder, saved.notes.has_ended) == (Folder.FINISHED, True)
    assert open_games().finished() == [saved]
    back = games.keep(saved, played(match(1)).back_to(3))
    assert (back.folder, back.notes.has_ended) == (Folder.UNDER_WAY, False)


def test_renaming() -> None:
    games = open_games()
    saved = games.begin(match(1), new_notes())
    assert games.rename(saved, "Tuesday’s final").notes.title == "Tuesday’s final"
    # Who keeps the game on the table has an older SavedGame.
    assert games.keep(saved, played(match(1), 1)).notes.title == "Tuesday’s final"
    for title in ("x" * 61, " ", "two\nlines"):
        with pytest.raises(ValueError, match="title"):
            games.rename(saved, title)
    assert open_games().under_way()[0].notes.title == "Tuesday’s final"
    assert games.rename(saved, "").notes.title == ""


def test_a_copy_counts_for_nobody_and_leaves_the_game_alone() -> None:
    games = open_games()
    saved = games.begin(played(match(1), 4), new_notes(SEATS))
    copy = games.copy(saved, "Copy")
    assert (copy.notes.not_counted, copy.notes.title) == (NotCounted.COPIED, "Copy")
    assert copy.notes.key != saved.notes.key
    assert copy.notes.seats == SEATS
    games.keep(copy, played(match(1), 5))
    assert games.read(saved)[0] == played(match(1), 4)
    assert games.read(saved)[1].notes.not_counted is None


def test_removed_and_back() -> None:
    games = open_games()
    saved = games.begin(played(match(1), 4), new_notes())
    over = games.begin(played(match(2, SHORT)), new_notes())
    gone = [games.remove(saved), games.remove(over)]
    assert games.under_way() == games.finished() == []
    assert {each.name for each in open_games().removed()} == {saved.name, over.name}
    assert all(each.notes.removed is not None for each in gone)
    assert games.restore(gone[0]).folder is Folder.UNDER_WAY
    assert games.restore(gone[1]).folder is Folder.FINISHED
    assert games.removed() == []
    assert games.under_way()[0].notes.removed is None


def test_playing_on_brings_a_removed_game_back() -> None:
    games = open_games()
    saved = games.begin(match(1), new_notes())
    games.remove(saved)
    assert games.keep(saved, played(match(1), 1)).folder is Folder.UNDER_WAY
    assert open_games().under_way()[0].notes.removed is None


def test_removed_games_go_for_good_after_30_days(data_folder: Path) -> None:
    games = open_games()
    saved = games.keep(games.begin(match(1), new_notes()), played(match(1), 1))
    assert list((data_folder / "backups").iterdir())
    removed = games.remove(saved).notes.removed
    assert removed is not None
    for day in range(31):
        sweep(games, removed + timedelta(days=day))
        assert len(games.removed()) == 1
    sweep(games, removed + timedelta(days=30, seconds=1))
    assert games.removed() == []
    assert [path for path in data_folder.rglob("*") if path.is_file()] == []


def test_a_clock_set_back_deletes_nothing() -> None:
    games = open_games()
    games.remove(games.begin(match(1), new_notes()))
    sweep(games, datetime(1999, 1, 1, tzinfo=UTC))
    assert len(games.removed()) == 1


# --- files that something else has had a hand in ------------------------------------------------


def test_a_file_changed_outside_counts_for_nobody() -> None:
    games = open_games()
    saved = games.begin(played(match(1), 2), new_notes())
    games.path(saved).write_bytes(write_game(played(match(1), 5)))
    state, now = open_games().read(saved)
    assert state == played(match(1), 5)
    assert now.notes.not_counted is NotCounted.ALTERED
    assert open_games().under_way()[0].notes.summary == now.notes.summary


def test_lost_notes_lose_no_game() -> None:
    games = open_games()
    saved = games.begin(played(match(1), 2), new_notes(SEATS))
    for damage in (b"", b"{", b"[]", b'{"format": "formula-desktop-notes", "version": 1}', None):
        file = games.folders.notes_file(saved.name)
        file.unlink() if damage is None else file.write_bytes(damage)
        [found] = open_games().under_way()
        assert found.notes.not_counted is NotCounted.OPENED
        assert found.notes.seats == (SavedSeat(), SavedSeat())
        assert open_games().read(found)[0] == played(match(1), 2)
        assert open_games().under_way() == [found]  # noted from now on


def test_notes_of_a_later_version_are_left_alone_by_looking_and_set_aside_by_playing() -> None:
    games = open_games()
    saved = games.begin(played(match(1), 2), new_notes(SEATS))
    file = games.folders.notes_file(saved.name)
    later = json.dumps({**json.loads(file.read_bytes()), "version": 2, "new": []}).encode()
    file.write_bytes(later)
    [found] = open_games().under_way()
    assert found.notes.not_counted is NotCounted.OPENED
    assert open_games().under_way() == [found]
    assert file.read_bytes() == later
    open_games().keep(found, played(match(1), 3))
    assert file.with_suffix(".later.json").read_bytes() == later
    assert open_games().under_way()[0].notes.key == found.notes.key
    sweep(open_games(), datetime.now(UTC) + timedelta(days=1000))
    assert file.with_suffix(".later.json").read_bytes() == later


def test_a_file_of_a_later_version_is_refused_and_left_alone() -> None:
    games = open_games()
    saved = games.keep(games.begin(match(1), new_notes()), played(match(1), 2))
    later = games.path(saved).read_bytes().replace(b'"version": 1', b'"version": 2')
    games.path(saved).write_bytes(later)
    games.folders.notes_file(saved.name).unlink()
    for _ in range(2):
        games = open_games()
        sweep(games)
        assert games.under_way() == []
        [(path, error)] = games.refused()
        assert error.refusal.reason is FileReason.LATER_VERSION
        assert path.read_bytes() == later
    with pytest.raises(FileError):
        open_games().read(saved)
    assert games.path(saved).read_bytes() == later


def test_a_damaged_file_comes_from_its_newest_backup(data_folder: Path) -> None:
    games = open_games()
    saved = games.keep(games.begin(played(match(1), 2), new_notes()), played(match(1), 3))
    games.path(saved).write_bytes(b"{ half a fi")
    state, now = open_games().read(saved)
    assert state == played(match(1), 2)
    assert now.restored == STARTED + timedelta(seconds=1)
    assert now.notes.not_counted is NotCounted.ALTERED
    [aside] = (data_folder / "damaged").iterdir()
    assert aside.read_bytes() == b"{ half a fi"
    again, now = open_games().read(saved)
    assert (again, now.restored) == (state, None)


def test_a_file_that_is_gone_comes_from_its_backup() -> None:
    games = open_games()
    saved = games.keep(games.begin(match(1), new_notes()), played(match(1), 3))
    games.path(saved).unlink()
    assert open_games().read(saved)[0] == match(1)


def test_a_damaged_file_without_backup_is_set_aside(data_folder: Path) -> None:
    games = open_games()
    saved = games.begin(match(1), new_notes())
    games.path(saved).write_bytes(b"\0" * 100)
    with pytest.raises(FileError):
        open_games().read(saved)
    assert open_games().under_way() == []
    assert [path.read_bytes() for path in (data_folder / "damaged").iterdir()] == [b"\0" * 100]


@pytest.mark.parametrize("content", [b"{ half", b"x" * (1024 * 1024 + 5)])
def test_damage_by_something_else_while_it_is_on_the_table(
    data_folder: Path, content: bytes
) -> None:
    games = open_games()
    saved = games.begin(match(1), new_notes())
    games.path(saved).write_bytes(content)
    saved = games.keep(saved, played(match(1), 1))
    assert open_games().read(saved)[0] == played(match(1), 1)
    assert saved.notes.not_counted is None
    assert [path.read_bytes() for path in (data_folder / "damaged").iterdir()] == [content]


def test_another_game_put_in_its_place_while_it_is_on_the_table() -> None:
    games = open_games()
    saved = games.begin(match(1), new_notes())
    games.path(saved).write_bytes(write_game(played(match(2), 3)))
    games.keep(saved, played(match(1), 1))
    found = [open_games().read(each)[0] for each in open_games().under_way()]
    assert len(found) == 2
    assert played(match(2), 3) in found
    assert played(match(1), 1) in found


def test_an_older_copy_put_in_its_place_is_not_kept_twice() -> None:
    games = open_games()
    saved = games.keep(games.begin(match(1), new_notes()), played(match(1), 4))
    games.path(saved).write_bytes(write_game(played(match(1), 2)))
    games.keep(saved, played(match(1), 5))
    assert len(open_games().under_way()) == 1


def test_a_folder_in_place_of_the_file_is_told() -> None:
    games = open_games()
    saved = games.begin(match(1), new_notes())
    path = games.path(saved)
    path.unlink()
    path.mkdir()
    with pytest.raises(FileError) as raised:
        games.keep(saved, played(match(1), 1))
    assert raised.value.refusal.reason is FileReason.IS_FOLDER
    path.rmdir()
    assert open_games().read(games.keep(saved, played(match(1), 1)))[0] == played(match(1), 1)


def test_which_game_a_path_is_the_file_of(tmp_path: Path) -> None:
    games = open_games()
    saved = games.begin(match(1), new_notes())
    assert games.saved_at(games.path(saved)) == saved
    (tmp_path / "x.formula").write_bytes(write_game(match(1)))
    assert games.saved_at(tmp_path / "x.formula") is None


def test_a_match_too_long_for_a_file_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    games = open_games()
    saved = games.begin(match(1), new_notes())
    monkeypatch.setattr("formula_desktop.gamefile.text.LARGEST_FILE", 100)
    with pytest.raises(FileError) as raised:
        games.keep(saved, played(match(1), 1))
    assert raised.value.refusal.reason is FileReason.GAME_TOO_LONG


# --- participants and time ----------------------------------------------------------------------


def test_forgetting_a_participant_takes_the_name_out_of_every_file(data_folder: Path) -> None:
    games = open_games()
    saved = games.keep(games.begin(match(1), new_notes(SEATS)), played(match(1), 2))
    games.keep(games.begin(match(2), new_notes(SEATS)), match(2), has_ended=True)
    games.remove(games.begin(match(3), new_notes(SEATS)))
    other = games.begin(match(4), new_notes())
    seating.forget(games, "a" * 32, "Somebody")
    assert games.path(other).read_bytes() == write_game(match(4))
    for file in data_folder.rglob("*"):
        if file.is_file() and other.name not in file.name:
            assert b"Noor" not in file.read_bytes()
            assert b"a" * 32 not in file.read_bytes()
    state, now = open_games().read(saved)
    assert [player.name for player in state.players] == ["Somebody", "Computer"]
    assert now.notes.not_counted is None  # the other seats' results stay
    assert now.notes.seats == (SavedSeat(), SavedSeat())


OTHERS = {
    "damaged/a.formula": '{"players": [{"name": "NOOR", "kind"',
    "damaged/b.formula": '"name": "Noor\ufffd"',
    "damaged/c.formula": json.dumps({"name": "Zoë \U0001f600"})[:-2],
    "notes/formula 2026-11-20 09.00.00.later.json": '{"title": "Tegen Noor", "version": 2}',
    "notes/gone.json": '{"participant": "", "name": "Noor"}',
    "backups/gone.1.formula": '{"name": "noor"}',
}
STAY = {
    "damaged/d.formula": '{"players": [{"name": "Noortje", "kind": "person"}]}',
    "damaged/e.formula": "\\ud83d \\",
    "notes/other.later.json": '{"title": "Eleanoor"}',
}


def test_forgetting_a_participant_deletes_what_was_set_aside(data_folder: Path) -> None:
    games = open_games()
    games.begin(match(1), new_notes(SEATS))
    (data_folder / "damaged" / "folder").mkdir()
    for name, text in (OTHERS | STAY).items():
        (data_folder / name).write_text(text, "utf-8")
    (data_folder / "damaged" / "f.formula").write_bytes(b"\xff\xfe Noor\xff")
    (data_folder / "backups" / "formula 2026-11-20 09.00.00.1.formula").write_text("Noor")
    seating.forget(games, "a" * 32, "Somebody", ("ZOË  \U0001f600",))
    left = {file for file in data_folder.rglob("*") if file.is_file()}
    assert {file.relative_to(data_folder).as_posix() for file in left} == {
        *STAY,
        "games/formula 2026-11-20 09.00.00.formula",
        "notes/formula 2026-11-20 09.00.00.json",
    }


def test_a_game_that_cannot_be_read_is_forgotten_too(data_folder: Path) -> None:
    saved = open_games().begin(match(1), new_notes(SEATS))
    open_games().path(saved).write_bytes(write_game(match(1))[:-40])
    later = open_games().begin(match(2), new_notes(SEATS))
    text = open_games().path(later).read_text("utf-8").replace('"version": 1', '"version": 2')
    open_games().path(later).write_text(text, "utf-8")
    seating.forget(open_games(), "a" * 32, "Somebody")
    assert open_games().path(later).read_text("utf-8") == text, "it is not ours to change"
    for file in data_folder.rglob("*"):
        if file.is_file() and file != open_games().path(later):
            assert b"Noor" not in file.read_bytes()


def test_titles_with_the_name_are_forgotten() -> None:
    games = open_games()
    titles = {
        "Noors finale": "",
        "noortje": "",
        "Zo zoet": "Zo zoet",
        "Jo + Sam": "",
        "Final": "Final",
    }
    saved = [games.rename(games.begin(match(1), new_notes()), title) for title in titles]
    seating.forget(games, "a" * 32, "Somebody", ("Noor", "Jo", "Z"))
    assert [games.notes_of(each).title for each in saved] == [*titles.values()]


def test_nothing_else_goes_with_a_neutral_name(data_folder: Path) -> None:
    games = open_games()
    saved = games.rename(games.begin(match(1), new_notes(SEATS)), "Somebody wins")
    aside = data_folder / "damaged" / "a.formula"
    aside.write_text('"name": "Somebody"')
    seating.forget(games, "a" * 32, "Noor")  # as after a crash halfway, the other way round
    assert games.notes_of(saved).title == "Somebody wins"
    assert aside.exists()


def test_forgetting_goes_on_where_the_disk_has_refused(
    data_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    games = open_games()
    saved = [games.begin(match(seed), new_notes(SEATS)) for seed in range(3)]
    write = safe.write

    def refuses(path: Path, data: bytes, **how: bool) -> None:
        if path == games.path(saved[1]):
            raise OSError(28, "No space left on device")
        write(path, data, **how)

    monkeypatch.setattr(safe, "write", refuses)
    with pytest.raises(FileError):
        seating.rename(games, "a" * 32, "Nadia")
    with pytest.raises(FileError):
        seating.forget(games, "a" * 32, "Somebody")
    monkeypatch.setattr(safe, "write", write)
    seating.rename(games, "a" * 32, "Nadia")
    assert games.read(saved[1])[0].players[0].name == "Nadia"
    seating.forget(games, "a" * 32, "Somebody")
    for file in data_folder.rglob("*"):
        if file.is_file():
            assert not {name for name in (b"Noor", b"Nadia") if name in file.read_bytes()}


def test_a_new_name_stands_in_every_game_which_still_counts() -> None:
    games = open_games()
    kept = [
        games.keep(games.begin(match(1), new_notes(SEATS)), played(match(1), 2)),
        games.keep(games.begin(match(2), new_notes(SEATS)), match(2), has_ended=True),
        games.remove(games.begin(match(3), new_notes(SEATS))),
    ]
    other = games.begin(match(4), new_notes())
    for name in ("Nadia", "Noor", "Nadia", "Nadia"):
        seating.rename(games, "a" * 32, name)
        for saved in kept:
            state, now = open_games().read(saved)
            assert state.players == (replace(NOOR, name=name), PLAYERS[1])
            assert now.notes.summary is not None
            assert now.notes.summary.players == state.players
            assert now.notes.not_counted is None
            assert now.notes.seats == SEATS
            assert now.notes.key == saved.notes.key
            assert len(now.notes.checksums) <= 3
    assert open_games().read(other)[0] == match(4)
    state, saved = open_games().read(kept[0])
    assert isinstance(state, Match)
    assert open_games().keep(saved, played(state, 1)).notes.not_counted is None


def test_merging_participants() -> None:
    games = open_games()
    saved = games.begin(match(1), new_notes(SEATS))
    seating.merge(games, "a" * 32, "b" * 32)
    [found] = open_games().under_way()
    assert found.notes.seats == (SavedSeat("b" * 32, "red", "cat"), SavedSeat())
    assert open_games().read(found)[0] == match(1)
    assert saved.notes.key == found.notes.key


def test_time_that_ran_out_while_the_program_was_closed() -> None:
    games = open_games()
    late = games.begin(game(1, limit=1440), new_notes())
    in_time = games.begin(with_pass(game(2, limit=1440)), new_notes())
    games.begin(game(3), new_notes())
    games.begin(game(4, limit=1439), new_notes())  # does not change
    games.begin(match(1), new_notes())
    assert end_late(games, STARTED - timedelta(days=3)) == []  # a clock set back
    assert end_late(games, STARTED + timedelta(days=1)) == []
    moment = STARTED + timedelta(days=1, seconds=1)
    [(state, saved)] = end_late(open_games(), moment)
    assert saved.name == late.name
    assert saved.folder is Folder.FINISHED
    assert isinstance(state, Game)
    result = state.result()
    assert result is not None
    assert (result.ending, result.by) == (Ending.TIMEOUT, 0)
    assert saved.notes.not_counted is None
    [(found, again)] = end_late(open_games(), moment)  # until it has been told
    assert (found, again.name) == (state, saved.name)
    games.note(again, is_untold=False)
    assert end_late(games, moment) == []
    assert end_late(games, moment + timedelta(days=9), _is_taken) == []
    assert end_late(games, moment + timedelta(days=9))[0][1].name == in_time.name


def _is_taken(name: str) -> bool:
    return name.startswith("digifeud")


def test_a_computer_never_runs_out_of_time() -> None:
    state = replace(game(1, limit=1440), players=(PLAYERS[1], SAM))
    open_games().begin(state, new_notes())
    assert end_late(open_games(), STARTED + timedelta(days=100)) == []
