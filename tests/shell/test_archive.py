"""From the game on the table to the results, and the messages of the window."""

from __future__ import annotations

import sqlite3
import threading
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from time import sleep
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from formula_desktop import safe
from formula_desktop.arguments import DIGIFEUD, FORMULA
from formula_desktop.digifeud.game import new_bags, new_game
from formula_desktop.digifeud.options import Options
from formula_desktop.formula.options import Options as FormulaOptions
from formula_desktop.kinds.kind import State
from formula_desktop.kinds.registry import kind_of
from formula_desktop.pages.new_game.dialog import NewGame
from formula_desktop.pages.outcome.wish import Wish
from formula_desktop.pages.play.actions import TableAction
from formula_desktop.pages.standings.changes import ParticipantChanges
from formula_desktop.players import Level, Player
from formula_desktop.results import records
from formula_desktop.results.book import Book
from formula_desktop.results.records import Record
from formula_desktop.results.schema import APPLICATION, VERSIONS
from formula_desktop.results.trouble import Trouble
from formula_desktop.shell import archive as archive_module
from formula_desktop.shell import on_demand
from formula_desktop.shell.archive import Archive
from formula_desktop.shell.main_window import MainWindow
from formula_desktop.store import places
from formula_desktop.store.games import sweeping
from formula_desktop.store.games.collection import Games, SavedGame
from formula_desktop.store.games.notes import Notes, SavedSeat, new_notes
from formula_desktop.store.settings.last_choice import Choice
from formula_desktop.widgets.asking import Question
from tests.helpers.archive import TWO_PERSONS, pass_to_the_end, play_one, standings
from tests.helpers.kept_games import have_begun
from tests.helpers.messages import hear, said_in_full
from tests.helpers.modes import on_unix, open_to_others
from tests.helpers.window import Open, game_in

NOOR, SAM = Player("Noor"), Player("Sam")


# --- what counts ----------------------------------------------------------------------------------


def test_a_game_that_ends_is_entered_and_noted(window: MainWindow, qtbot: QtBot) -> None:
    play_one(window, qtbot)
    found = standings(window)
    assert {name: each.games for name, each in found.items()} == {"Noor": 1, "Sam": 1}
    (saved,) = window.games.autosave.games.finished()
    assert saved.notes.is_entered
    assert saved.notes.entries is not None
    assert [each.score for each in saved.notes.entries] == [found["Noor"].score, found["Sam"].score]


@on_unix
def test_nobody_else_may_read_anything(open_window: Open, qtbot: QtBot, data_folder: Path) -> None:
    window = open_window()
    play_one(window, qtbot)
    for path in (data_folder, *data_folder.rglob("*")):
        path.chmod(0o777 if path.is_dir() else 0o666)  # as by an earlier version
    window = open_window()
    play_one(window, qtbot)
    assert open_to_others(data_folder) == []


def test_an_end_that_is_undone_and_played_anew_counts_once(
    window: MainWindow, qtbot: QtBot
) -> None:
    play_one(window, qtbot)
    before = standings(window)
    assert window.play is not None
    window.play.ask_undo()
    assert window.play.questions.open is None, "the game stays as it was entered"
    pass_to_the_end(window, qtbot)
    assert standings(window) == before


def test_undo_before_the_end_makes_a_game_of_no_account(window: MainWindow, qtbot: QtBot) -> None:
    window.games.start(TWO_PERSONS)
    game = game_in(window)
    qtbot.waitUntil(lambda: game.uncover() is None and game.draft is not None)
    game.pass_turn()
    played = game.state
    play = window.play
    assert play is not None
    play.page.undo_button.click()
    assert play.questions.open is not None
    assert "no longer counts" in play.questions.open.text.text()
    play.questions.open.no.click()
    assert game.state == played
    play.actions(game)[TableAction.UNDO]()
    play.questions.open.yes.click()
    assert game.state != played
    game.pass_turn()
    play.ask_undo()
    assert play.questions.open is None, "the game does not count any more"
    assert game.state != played
    pass_to_the_end(window, qtbot)
    assert standings(window) == {}
    book = window.games.archive.book
    assert book is not None
    assert [row.why_not for row in book.games()] == ["undone"]


def test_a_resigned_game_is_listed_and_not_rated(window: MainWindow, qtbot: QtBot) -> None:
    window.games.start(TWO_PERSONS)
    game = game_in(window)
    qtbot.waitUntil(lambda: game.uncover() is None and game.draft is not None)
    game.resign()
    assert standings(window) == {}
    book = window.games.archive.book
    assert book is not None
    assert [row.why_not for row in book.games()] == ["given_up"]


def test_again_counts_for_the_same_persons(window: MainWindow, qtbot: QtBot) -> None:
    play_one(window, qtbot)
    play = window.play
    assert play is not None
    play.follow_wish(Wish.AGAIN)
    pass_to_the_end(window, qtbot)
    assert {name: each.games for name, each in standings(window).items()} == {"Noor": 2, "Sam": 2}


def test_a_match_without_points_counts_when_its_players_end_it(
    window: MainWindow, qtbot: QtBot
) -> None:

    window.games.start(Choice(FormulaOptions(), (NOOR, SAM), 0))
    game, play = game_in(window), window.play
    assert play is not None
    while not game.position.is_over:
        qtbot.waitUntil(lambda: game.uncover() is None and game.draft is not None)
        game.draw_or_pass()
    assert standings(window, FORMULA) == {}
    play.follow_wish(Wish.END_MATCH)
    assert {name: each.games for name, each in standings(window, FORMULA).items()} == {
        "Noor": 1,
        "Sam": 1,
    }


def test_a_file_of_another_program_credits_nobody(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    window.games.start(TWO_PERSONS)
    elsewhere = tmp_path / "elsewhere.formula"
    assert window.play is not None
    window.play.save(elsewhere)
    window.games.open_file(elsewhere)
    pass_to_the_end(window, qtbot)
    assert standings(window) == {}


def test_what_a_crash_kept_from_the_results_is_entered_at_the_next_start(
    open_window: Open, qtbot: QtBot
) -> None:
    first = open_window()
    first.games.autosave.ended.disconnect()  # as when the program dies between the two
    play_one(first, qtbot)
    assert standings(first) == {}
    first.close()
    assert {each.games for each in standings(open_window()).values()} == {1}


# --- time -----------------------------------------------------------------------------------------


def test_a_limit_that_ran_out_meanwhile_ends_the_game_and_is_explained(
    open_window: Open, qtbot: QtBot
) -> None:
    began = datetime.now(UTC) - timedelta(hours=100)
    options = replace(Options(), turn_limit_minutes=72 * 60)
    game = new_game(options, (NOOR, SAM), began, 1, *new_bags(options, Random(3)))
    games = Games(places.current())
    saved = games.begin(game, new_notes((SavedSeat(), SavedSeat())))
    window = open_window()
    sentences: list[str] = []
    qtbot.waitUntil(lambda: hear(window, sentences))
    (sentence,) = sentences
    assert "In 1 game the time for a turn ran out" in sentence
    assert "Sam did not play in time, so Noor won." in sentence
    assert [each.name for each in games.finished()] == [saved.name]
    assert games.under_way() == []


def wait_for_order(window: MainWindow) -> None:
    """Wait until the games are in order, which no window does."""
    archive = window.games.archive
    while not archive.is_in_order:
        sleep(0.005)


def begin_late(number: int) -> list[SavedGame]:
    """Games whose time for a turn is over."""
    options = replace(Options(), turn_limit_minutes=24 * 60)
    began = datetime.now(UTC).replace(microsecond=0) - timedelta(hours=25)
    games = Games(places.current())
    return [
        games.begin(
            new_game(options, (NOOR, SAM), began, 1, *new_bags(options, Random(seed))),
            new_notes((SavedSeat(), SavedSeat())),
        )
        for seed in range(number)
    ]


def test_what_a_closing_window_could_not_tell_is_told_at_the_next_start(
    open_window: Open, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    begin_late(3)
    end_late = sweeping.end_late
    with monkeypatch.context() as slow:
        slow.setattr(Archive, "open", lambda self: None)
        window = open_window()

        def end_and_close(*given: Any) -> list[tuple[State, SavedGame]]:
            found = end_late(*given)
            window.games.archive._is_closing = True  # before any of it is reported
            return found

        slow.setattr(sweeping, "end_late", end_and_close)
        window.games.archive._put_in_order()
        assert len(window.games.autosave.games.finished()) == 3
        assert said_in_full(window) == []
        window.close()
    second = open_window()
    sentences: list[str] = []
    qtbot.waitUntil(lambda: hear(second, sentences))
    assert "In 3 games the time for a turn ran out" in sentences[0]
    second.close()
    third = open_window()
    assert third.games.archive.book is not None
    assert said_in_full(third) == []  # told once


def test_many_late_games_are_told_of_in_a_message_that_fits(
    open_window: Open, qtbot: QtBot
) -> None:
    begin_late(20)
    window = open_window()
    sentences: list[str] = []
    qtbot.waitUntil(lambda: hear(window, sentences))
    assert "In 20 games" in sentences[0]
    assert sentences[0].count("did not play in time") == 8
    assert sentences[0].endswith("and 12 more")


def test_a_trouble_with_the_results_ends_no_game_that_became_late_meanwhile(
    open_window: Open, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    window = open_window()
    assert window.games.archive.book is not None
    wait_for_order(window)
    begin_late(1)
    window.games.archive.lost(Trouble.LOCKED)
    assert window.games.archive.book is not None
    qtbot.waitUntil(lambda: not window.games.archive.is_opening)
    assert len(window.games.autosave.games.under_way()) == 1


@pytest.mark.parametrize("part", ["sweep", "end_late"])
def test_a_surprise_at_the_start_leaves_the_results_alone(
    open_window: Open, monkeypatch: pytest.MonkeyPatch, part: str
) -> None:
    surprises: list[object] = []
    monkeypatch.setattr(threading, "excepthook", surprises.append)

    def surprise(*_: object, **__: object) -> None:
        raise AttributeError("a mistake of ours")

    monkeypatch.setattr(sweeping, part, surprise)
    window = open_window()
    assert window.games.archive.book is not None
    wait_for_order(window)
    assert len(surprises) == 1  # for the log


def test_a_surprise_with_the_results_is_told(
    open_window: Open, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    def surprise(*_: object, **__: object) -> None:
        raise AttributeError("a mistake of ours")

    monkeypatch.setattr(threading, "excepthook", lambda _: None)
    monkeypatch.setattr("formula_desktop.results.rebuild.open_results", surprise)
    window = open_window()
    sentences: list[str] = []
    qtbot.waitUntil(lambda: hear(window, sentences))
    assert "cannot be read" in sentences[0]


# --- damage -------------------------------------------------------------------------------------


def test_saving_a_damaged_game_tells_of_that(
    open_window: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window()
    window.games.start(TWO_PERSONS)
    window.show_home()
    window.games.start(TWO_PERSONS)
    games = window.games.autosave.games
    [saved] = [each for each in games.under_way() if each != window.games.autosave.saved][:1]
    older = games.path(saved).read_bytes()
    (games.places.backups / f"{saved.name}.1.formula").write_bytes(older)
    games.path(saved).write_bytes(b"{ half")
    monkeypatch.setattr("formula_desktop.widgets.files.ask_save", lambda *_: None)
    window.games.ask_save(saved)
    assert [each for each in said_in_full(window) if "was damaged" in each]


def test_a_file_that_something_else_has_changed_is_told(window: MainWindow, qtbot: QtBot) -> None:
    window.games.start(TWO_PERSONS)
    game, saved = game_in(window), window.games.autosave.saved
    assert saved is not None
    window.games.autosave.games.path(saved).write_bytes(b"something else")
    qtbot.waitUntil(lambda: game.uncover() is None and game.draft is not None)
    game.pass_turn()
    [sentence] = said_in_full(window)
    assert sentence.startswith("Another program has changed the game’s file.")
    qtbot.waitUntil(lambda: game.uncover() is None and game.draft is not None)
    game.pass_turn()
    assert said_in_full(window) == []


# --- troubles -------------------------------------------------------------------------------------


def test_damaged_results_are_made_anew_from_the_games(open_window: Open, qtbot: QtBot) -> None:
    first = open_window()
    play_one(first, qtbot)
    before = standings(first)
    first.close()
    file = places.current().results_file
    file.write_bytes(b"x" * 5000)
    for backup in places.current().backups.glob("results*"):
        backup.unlink()
    second = open_window()
    assert standings(second) == before
    qtbot.waitUntil(lambda: any("damaged" in each for each in said_in_full(second)))
    assert list(file.parent.glob("results.damaged*"))


def test_results_of_a_newer_version_stay_as_they_are(open_window: Open, qtbot: QtBot) -> None:
    file = places.current().results_file
    file.parent.mkdir(parents=True, exist_ok=True)
    Book.open(file).close()
    with closing(sqlite3.connect(file)) as database:
        later = len(VERSIONS) + 1
        database.execute(f"PRAGMA user_version = {later}")
        database.execute(f"PRAGMA application_id = {APPLICATION + later}")
    content = file.read_bytes()
    window = open_window()
    sentences: list[str] = []
    qtbot.waitUntil(lambda: hear(window, sentences))
    assert "newer version" in sentences[0]
    play_one(window, qtbot)
    assert window.games.archive.book is None
    assert said_in_full(window) == []  # told once
    window.library.show_results()
    assert window.close()
    assert file.read_bytes() == content


def test_results_in_use_by_another_program_are_entered_later(
    open_window: Open, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window()
    assert window.games.archive.book is not None
    with closing(sqlite3.connect(places.current().results_file)) as other:
        other.execute("BEGIN EXCLUSIVE")
        play_one(window, qtbot)
        assert any("is using the results" in each for each in said_in_full(window))
    play_one(window, qtbot)
    qtbot.waitUntil(lambda: {each.games for each in standings(window).values()} == {2})


# --- several games --------------------------------------------------------------------------------


def shown(window: MainWindow) -> int:
    """How many games Home offers to continue."""
    return sum(card.isVisible() for card in window.home.under_way.cards)


def test_home_shows_the_games_under_way(window: MainWindow) -> None:
    for _ in range(3):
        window.games.start(TWO_PERSONS)
    window.show_home()
    assert shown(window) == 1, "those in which nothing was laid are in All games"
    have_begun(window.games.autosave.games)
    window.show_home()
    assert shown(window) == 3


def test_home_counts_the_game_that_an_opened_file_is_a_copy_of(
    window: MainWindow, tmp_path: Path
) -> None:
    window.games.start(TWO_PERSONS)
    assert window.play is not None
    window.play.save(tmp_path / "copy.formula")
    window.games.open_file(tmp_path / "copy.formula")
    window.show_home()
    assert shown(window) == 2


def test_a_game_that_goes_on_is_gone_through_again_only_once_it_has_changed(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    made, record_of = [], records.record_of

    def recording(state: State, notes: Notes) -> Record:
        made.append(notes.key)
        return record_of(state, notes)

    monkeypatch.setattr(on_demand, "record_of", recording)
    window.games.start(TWO_PERSONS)
    archive, game = window.games.archive, game_in(window)
    assert archive.book is not None
    noor = archive.book.person_named("Noor")
    assert noor is not None
    first = archive.records_under_way(noor.key)
    assert len(first) == 1
    assert archive.records_under_way(noor.key) == first
    assert len(made) == 1
    qtbot.waitUntil(lambda: game.uncover() is None and game.draft is not None)
    game.pass_turn()
    assert len(archive.records_under_way(noor.key)[0].plays) == len(first[0].plays) + 1
    assert len(made) == 2
    monkeypatch.setattr(archive_module, "_MOST_RECORDS", 1)
    for _ in range(3):
        window.games.start(TWO_PERSONS)
        assert archive.records_under_way(noor.key)
    assert len(archive._records) <= 2


def test_any_game_of_the_list_is_put_on_the_table(window: MainWindow) -> None:
    window.games.start(TWO_PERSONS)
    first = window.games.autosave.saved
    window.games.start(Choice(FormulaOptions(), (NOOR, Player("Computer", Level.EASY)), 0))
    assert first is not None
    window.library.show_games()
    games = window.library.games
    assert games is not None
    games.game_wanted.emit(first)
    assert window.games.tables.name == DIGIFEUD
    assert window.games.autosave.saved is not None
    assert window.games.autosave.saved.name == first.name


def test_the_game_on_the_table_leaves_it_when_it_is_deleted(window: MainWindow) -> None:
    window.games.start(TWO_PERSONS)
    saved = window.games.autosave.saved
    assert saved is not None
    window.library.show_games()
    games = window.library.games
    assert games is not None
    games.choose(saved.name)
    games.delete()
    assert window.game is None
    assert [each.name for each in window.games.autosave.games.removed()] == [saved.name]
    games.undo()
    assert [each.name for each in window.games.autosave.games.under_way()] == [saved.name]


def test_one_of_our_own_files_is_the_saved_game_itself(open_window: Open) -> None:
    first = open_window()
    first.games.start(TWO_PERSONS)
    saved = first.games.autosave.saved
    assert saved is not None
    path = first.games.autosave.games.path(saved)
    first.close()
    second = open_window()
    second.games.open_file(path)
    assert second.games.autosave.saved is not None
    assert second.games.autosave.saved.notes.key == saved.notes.key


# --- closing --------------------------------------------------------------------------------------


def test_closing_asks_only_where_the_disk_has_refused_to_the_last(window: MainWindow) -> None:
    def refuse(*_: object) -> None:
        raise OSError(28, "No space left on device")

    window.games.start(TWO_PERSONS)
    with pytest.MonkeyPatch.context() as disk:
        disk.setattr(safe, "write", refuse)
        window.games.start(TWO_PERSONS)
        said_in_full(window)
        assert not window.close()
        question = window.findChild(Question)
        assert question is not None
        assert question.title.text().startswith("The last turns cannot be saved")
        question.close()
        assert window.isVisible()
    assert window.close()
    assert len(Games(places.current()).under_way()) == 2


# --- persons who change ---------------------------------------------------------------------------


def changes(window: MainWindow, name: str) -> ParticipantChanges:
    """Changes to a person, on the page of results."""
    window.library.show_results()
    book, page = window.games.archive.book, window.library.results
    assert book is not None
    assert page is not None
    person = book.person_named(name)
    assert person is not None
    page.show_participant(person.key)
    return page.participant.changes


def wait_for_changes(window: MainWindow, qtbot: QtBot) -> None:
    """Wait until all games have the changes to persons, and the window knows it."""
    left = window.games.autosave.person_changes
    qtbot.waitUntil(lambda: not left.left)
    QApplication.processEvents()


def choose_and_start(window: MainWindow) -> None:
    """Start a game of each kind as the dialogs do, which remember it, and leave the table."""
    for choice in (TWO_PERSONS, Choice(FormulaOptions(), (NOOR, SAM))):
        name = kind_of(choice.options).name
        window.settings.last[name] = choice.written
        window.games.start(choice)
    window.show_home()
    window.games.leave_table()


def names_on_disk(data_folder: Path, *names: str) -> list[str]:
    """The files that contain one of these names."""
    return sorted(
        str(file.relative_to(data_folder))
        for file in data_folder.rglob("*")
        if file.is_file() and any(name.encode() in file.read_bytes() for name in names)
    )


def names_offered(window: MainWindow, game: str) -> list[str]:
    window.games.ask_new(game)
    dialog = window.findChild(NewGame)
    assert dialog is not None
    assert dialog.choice is not None
    names = [player.name for player in dialog.choice.players]
    dialog.setParent(None)
    dialog.close()
    return names


def test_who_is_removed_is_named_nowhere_and_not_offered_again(
    open_window: Open, qtbot: QtBot, data_folder: Path
) -> None:
    window = open_window()
    play_one(window, qtbot)
    window.show_home()
    choose_and_start(window)
    games = window.games.autosave.games
    games.rename(games.finished()[0], "Noor against Sam")
    (data_folder / "damaged" / "a.formula").write_text('{"name": "Noor", "ki')
    (data_folder / "results.damaged 2026-11-20 09.00.00.sqlite").write_bytes(b"Noor")
    assert len(names_on_disk(data_folder, "Noor")) > 8
    changes(window, "Noor").remove()
    wait_for_changes(window, qtbot)
    window.close()
    assert names_on_disk(data_folder, "Noor") == []
    window = open_window()
    for game in (FORMULA, DIGIFEUD):
        assert names_offered(window, game) == ["Player", "Sam"]
    book = window.games.archive.book
    assert book is not None
    assert [each.name for each in book.participants()] == ["Sam"]


@pytest.mark.parametrize("does", ["rename", "merge"])
def test_another_name_holds_everywhere(
    open_window: Open, qtbot: QtBot, data_folder: Path, does: str
) -> None:
    window = open_window()
    play_one(window, qtbot)
    window.show_home()
    choose_and_start(window)
    book = window.games.archive.book
    assert book is not None
    nadia = book.add_person("Nadia").key if does == "merge" else "Nadia"
    getattr(changes(window, "Noor"), does)(nadia)
    wait_for_changes(window, qtbot)
    places_of_names = {Path(name).parts[0] for name in names_on_disk(data_folder, "Noor")}
    assert places_of_names <= {"results.sqlite", "backups"}, "older states keep it"
    for game in (FORMULA, DIGIFEUD):
        assert names_offered(window, game) == ["Nadia", "Sam"]
    for saved in [
        *window.games.autosave.games.finished(),
        *window.games.autosave.games.under_way(),
    ]:
        assert window.games.autosave.games.saved(saved.name, saved.folder) == saved
        assert saved.notes.not_counted is None
        window.games.show_saved(saved)
        assert window.windowTitle() in ("Formula: Nadia, Sam[*]", "Digifeud: Nadia, Sam[*]")
        play = window.play
        assert play is not None
        play.follow_wish(Wish.AGAIN)
        assert [player.name for player in game_in(window).players] == ["Nadia", "Sam"]
        window.games.leave_table()
    assert {each.name for each in book.participants()} == {"Nadia", "Sam"}
    window.close()
    window = open_window()
    assert standings(window)["Nadia"].games == 1


def test_who_sits_at_the_table_keeps_the_name_until_the_game_is_put_away(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    def refuses(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    write = safe.write
    monkeypatch.setattr(safe, "write", refuses)
    window.games.start(TWO_PERSONS)  # not on the disk yet
    said_in_full(window)
    for _ in range(2):
        changes(window, "Noor").rename("Nadia")
        assert [text.partition(";")[0] for text in said_in_full(window)] == [
            "Noor is sitting at the table"
        ]
        window.show_home()
        window.games.leave_table()
    monkeypatch.setattr(safe, "write", write)
    window.games.autosave.flush()
    changes(window, "Noor").rename("Nadia")
    wait_for_changes(window, qtbot)
    assert said_in_full(window) == []
    assert names_on_disk(window.games.autosave.places.data / "games", "Noor") == []


def test_a_removal_that_the_disk_refuses_is_completed_by_the_next_start(
    open_window: Open, qtbot: QtBot, data_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window()
    play_one(window, qtbot)
    window.show_home()
    choose_and_start(window)
    write = safe.write

    def refuses(path: Path, data: bytes, **how: bool) -> None:
        if path.suffix == ".formula":
            raise OSError(28, "No space left on device")
        write(path, data, **how)

    with monkeypatch.context() as disk:
        disk.setattr(safe, "write", refuses)
        changes(window, "Noor").remove()
        said: list[str] = []
        qtbot.waitUntil(lambda: hear(window, said))
        window.close()
    assert said == [
        "The results are changed, but not all saved games: the disk is full. "
        "The program will try again at the next start."
    ]
    assert len(names_on_disk(data_folder / "games", "Noor")) == 2
    window = open_window()
    wait_for_changes(window, qtbot)
    assert names_on_disk(data_folder, "Noor") == []
    for game in (FORMULA, DIGIFEUD):
        assert names_offered(window, game) == ["Player", "Sam"]
