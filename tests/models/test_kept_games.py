"""The list of kept games: which rows there are, and what each says."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from random import Random

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtTest import QAbstractItemModelTester, QSignalSpy

from formula_desktop.arguments import DIGIFEUD, FORMULA
from formula_desktop.models.kept_games import GameRole, GamesModel
from formula_desktop.models.words.kept_games import GameWords, cleaned
from formula_desktop.players import Level, Player
from formula_desktop.store.games.collection import SavedGame
from formula_desktop.store.games.folders import Folder
from formula_desktop.store.games.notes import (
    OF_CLASS,
    NotCounted,
    Notes,
    SavedSeat,
    Summary,
    is_title,
    new_notes,
)

NOW = datetime(2026, 11, 20, 12, 0, tzinfo=UTC)
NOOR, SAM, HARD = Player("Noor"), Player("Sam"), Player("Computer", Level.HARD)


def summary(**changes: object) -> Summary:
    usual = Summary(
        game=DIGIFEUD,
        players=(NOOR, SAM),
        scores=(120, 98),
        for_points=True,
        rounds=1,
        turns=24,
        started=NOW - timedelta(hours=1),
        moved=NOW,
        is_over=False,
        preview="." * 169,
    )
    return replace(usual, **changes)  # type: ignore[arg-type]


def game(name: str = "digifeud 1", folder: Folder = Folder.UNDER_WAY, **notes: object) -> SavedGame:
    shown = notes.pop("summary", None) or summary()
    kept = Notes("0" * 32, (SavedSeat(), SavedSeat()), summary=shown)  # type: ignore[arg-type]
    return SavedGame(name, folder, replace(kept, **notes))  # type: ignore[arg-type]


@pytest.fixture(autouse=True)
def british() -> Iterator[None]:
    before = QLocale()
    QLocale.setDefault(QLocale("en_GB"))
    yield
    QLocale.setDefault(before)


@pytest.fixture
def on_table() -> set[str]:
    return set()


@pytest.fixture
def model(qapp: object, on_table: set[str]) -> GamesModel:
    model = GamesModel(on_table.__contains__, now=lambda: NOW)
    model.tester = QAbstractItemModelTester(  # type: ignore[attr-defined]
        model, QAbstractItemModelTester.FailureReportingMode.Fatal
    )
    return model


def data_of(model: GamesModel, role: int, row: int = 0) -> object:
    return model.data(model.index(row), role)


def names(model: GamesModel) -> list[str]:
    return [model.index(row).data(GameRole.GAME).name for row in range(model.rowCount())]


# --- rows -------------------------------------------------------------------------------------


def test_it_shows_whatever_it_is_given_in_that_order(model: GamesModel) -> None:
    random = Random(1)
    pool = [game(f"game {number}") for number in range(12)]
    for _ in range(300):
        shown = random.sample(pool, random.randrange(len(pool) + 1))
        if random.random() < 0.5:
            shown.sort(key=lambda each: each.name)
        model.show(shown)
        assert names(model) == [each.name for each in shown]


def test_rows_that_stay_are_not_touched(model: GamesModel) -> None:
    five = [game(f"game {number}") for number in range(5)]
    model.show(five)
    resets, removed = QSignalSpy(model.modelReset), QSignalSpy(model.rowsRemoved)
    inserted = QSignalSpy(model.rowsInserted)
    model.show([five[0], *five[2:]])
    assert (removed.count(), inserted.count()) == (1, 0)
    model.show(five)
    assert (removed.count(), inserted.count(), resets.count()) == (1, 1, 0)


def test_the_same_game_with_another_title_is_a_change_of_its_row(model: GamesModel) -> None:
    model.show([game()])
    changed = QSignalSpy(model.dataChanged)
    model.show([game(title="At the sea")])
    assert changed.count() == 1
    assert data_of(model, Qt.ItemDataRole.DisplayRole) == "At the sea"


def test_what_is_not_there(model: GamesModel) -> None:
    assert model.game(0) is None
    assert model.game(-1) is None
    assert model.row_of("digifeud 1") == -1
    model.refresh()
    model.show([game()])
    assert model.row_of("digifeud 1") == 0
    assert data_of(model, Qt.ItemDataRole.DecorationRole) is None
    assert data_of(model, GameRole.DETAILS, row=1) is None


# --- words ------------------------------------------------------------------------------------


def test_a_game_without_a_title_is_called_by_its_players(model: GamesModel) -> None:
    model.show([game(), game("digifeud 2", title="At the sea")])
    assert data_of(model, Qt.ItemDataRole.DisplayRole) == "Noor and Sam"
    assert data_of(model, GameRole.DETAILS) == "Digifeud   ·   points: 120 – 98"
    assert data_of(model, Qt.ItemDataRole.DisplayRole, 1) == "At the sea"
    assert data_of(model, GameRole.DETAILS, 1).endswith("98   ·   Noor and Sam")  # type: ignore[attr-defined]


def test_formula_is_told_by_its_round_and_what_is_counted(model: GamesModel) -> None:
    three = (NOOR, SAM, HARD)
    rounds = summary(game=FORMULA, players=three, scores=(2, 0, 1), for_points=False, rounds=4)
    points = replace(rounds, scores=(120, -5, 0), for_points=True)
    model.show([game("1", summary=rounds), game("2", summary=points)])
    assert data_of(model, GameRole.DETAILS) == "Formula, round 4   ·   rounds: 2, 0, 1"
    assert data_of(model, GameRole.DETAILS, 1) == "Formula, round 4   ·   points: 120, −5, 0"


def test_nothing_is_left_out_of_what_is_read_aloud(model: GamesModel, on_table: set[str]) -> None:
    on_table.add("digifeud 1")
    shown = summary(players=(NOOR, HARD), scores=(120, -1))
    model.show([game(title="At the sea", summary=shown)])
    spoken = str(data_of(model, Qt.ItemDataRole.AccessibleTextRole))
    for part in ("At the sea", "Digifeud", "Noor: 120 ", "Computer, hard: −1 ", "today", "table"):
        assert part in spoken
    assert str(data_of(model, Qt.ItemDataRole.ToolTipRole)).count("\n") == spoken.count(", ") - 2


@pytest.mark.parametrize(
    ("ago", "words"),
    [
        (timedelta(), "today, "),
        (timedelta(days=1), "yesterday, "),
        (timedelta(days=2), "18/11/2026"),
        (timedelta(days=-1), "21/11/2026"),  # the clock was set back since
        (timedelta(days=365), "20/11/2025"),
    ],
)
def test_days_are_told_as_people_do(model: GamesModel, ago: timedelta, words: str) -> None:
    model.show([game(summary=summary(moved=NOW - ago))])
    assert str(data_of(model, GameRole.DATE)).startswith(words)


def test_briefly_only_today_has_a_time() -> None:
    words = GameWords(now=lambda: NOW)
    said = [words.moment(NOW - timedelta(days=days), briefly=True) for days in (0, 1, 2)]
    assert said[0].startswith("today, ")
    assert said[1:] == ["yesterday", "18/11/2026"]


def test_dates_are_written_as_the_language_does(model: GamesModel) -> None:
    model.show([game(summary=summary(moved=NOW - timedelta(days=9)))])
    for locale, written in (("nl_NL", "11-11-2026"), ("de_DE", "11.11.26"), ("en_US", "11/11/26")):
        QLocale.setDefault(QLocale(locale))
        assert data_of(model, GameRole.DATE) == written


@pytest.mark.parametrize("moment", [datetime.min, datetime.max])
def test_the_ends_of_the_calendar_are_dates_too(model: GamesModel, moment: datetime) -> None:
    model.show([game(summary=summary(moved=moment.replace(tzinfo=UTC)))])
    assert data_of(model, GameRole.DATE)


@pytest.mark.parametrize(
    ("ago", "left"), [(0, 30), (1, 29), (29, 1), (40, 1), (-3, 30)], ids=lambda days: f"{days}"
)
def test_a_deleted_game_says_how_long_it_is_kept(model: GamesModel, ago: int, left: int) -> None:
    model.show([game(folder=Folder.REMOVED, removed=NOW - timedelta(days=ago))])
    assert str(data_of(model, GameRole.DATE)).startswith(f"{left} day")


def test_a_game_that_could_not_be_moved_away_is_as_before(model: GamesModel) -> None:
    model.show([game(removed=NOW)])
    assert str(data_of(model, GameRole.DATE)).startswith("today")


def test_there_is_a_sentence_for_each_reason_not_to_count(model: GamesModel) -> None:
    words = model.words
    notes = [new_notes(not_counted=why) for why in NotCounted]
    assert len({words.why_not_counted(each) for each in notes}) == len(NotCounted)
    of_class = new_notes(not_counted=NotCounted.CHOSEN, settings={OF_CLASS: True})
    assert words.why_not_counted(of_class) == "A class game does not count."
    assert words.why_not_counted(new_notes()) == ""


# --- titles -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("written", "kept"),
    [
        ("  At the  sea ", "At the sea"),
        ("a\nb\tc", "a b c"),
        ("x" * 80, "x" * 60),
        ("x" * 59 + " y", "x" * 59),
        ("\u202e\x00 ", ""),
        ("", ""),
    ],
)
def test_a_title_is_put_in_order(written: str, kept: str) -> None:
    assert cleaned(written) == kept
    assert not kept or is_title(kept)


def test_only_another_title_is_asked_for(model: GamesModel) -> None:
    model.show([game(), game("2", title="At the sea")])
    asked = QSignalSpy(model.rename_wanted)
    assert model.setData(model.index(0), "Noor and Sam")
    assert model.setData(model.index(1), " At  the sea")
    assert asked.count() == 0
    assert model.setData(model.index(1), "")
    assert asked.at(0)[1] == ""
    assert not model.setData(model.index(0), "x", GameRole.DETAILS)
    assert not model.setData(model.index(9), "x")


def test_long_names_are_no_title_unless_they_are_written(model: GamesModel) -> None:
    five = tuple(Player(f"{'n' * 39}{number}") for number in range(5))
    model.show([game(summary=summary(players=five, scores=(0,) * 5))])
    asked = QSignalSpy(model.rename_wanted)
    offered = data_of(model, Qt.ItemDataRole.EditRole)
    assert len(str(offered)) <= 60
    model.setData(model.index(0), offered)
    assert asked.count() == 0
