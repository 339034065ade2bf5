"""The standings, the games and the participants as Qt's views are given them."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from fractions import Fraction

import pytest
from PySide6.QtCore import QAbstractTableModel, QLocale, QSortFilterProxyModel, Qt
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from formula_desktop.arguments import DIGIFEUD, FORMULA
from formula_desktop.look.languages import Language
from formula_desktop.models.results.games import FinishedGamesModel, GameColumn
from formula_desktop.models.results.standings import Column, StandingsModel
from formula_desktop.models.results.table import KEY_ROLE, SORT_ROLE, text_key
from formula_desktop.models.words.results import (
    mean_in_words,
    moment_in_words,
    number_in_words,
    share_in_words,
    why_not_in_words,
)
from formula_desktop.players import Level
from formula_desktop.results.export import csv_of
from formula_desktop.results.participants import Participant
from formula_desktop.results.standings import GameRow, GameSeat, Standing
from formula_desktop.results.strength import Outcome
from formula_desktop.results.trouble import WHY_NOT, WhyNot

MOMENT = datetime(2026, 11, 20, 9, 30, tzinfo=UTC)
ACROSS = Qt.Orientation.Horizontal


@pytest.fixture(autouse=True)
def _language() -> Iterator[None]:
    before = QLocale()
    QLocale.setDefault(QLocale("en_GB"))
    yield
    QLocale.setDefault(before)


def person(name: str, level: Level | None = None) -> Participant:
    return Participant(f"key of {name}", name, "red", "cat", level, MOMENT)


def standing(name: str = "Noor", level: Level | None = None, **fields: object) -> Standing:
    usual = Standing(
        participant=person(name, level),
        games=3,
        won=2,
        lost=1,
        tied=0,
        rounds=7,
        rounds_won=4,
        score=22,
        strength=113,
        highest_game=1234,
        highest_sum=50,
        mean_per_turn=Fraction(147, 12),
        hints_share=Fraction(1, 6),
    )
    return usual._replace(**fields)  # type: ignore[arg-type]


def row(*names: str, game: str = DIGIFEUD, **fields: object) -> GameRow:
    seats = tuple(
        GameSeat(f"key of {name}", name, None, Outcome.LOST if seat else Outcome.WON, 90, 0, 8, 100)
        for seat, name in enumerate(names)
    )
    usual = GameRow(7, "a key", game, "{}", MOMENT, MOMENT, True, 1, 20, "out", None, seats)
    return usual._replace(**fields)  # type: ignore[arg-type]


def texts(model: QAbstractTableModel, at: int = 0) -> list[str]:
    return [model.index(at, column).data() for column in range(model.columnCount())]


def headings(model: QAbstractTableModel) -> list[str]:
    return [model.headerData(column, ACROSS) for column in range(model.columnCount())]


# --- numbers ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "number", "mean", "share"),
    [("en_GB", "12,345", "12.3", "17%"), ("nl_NL", "12.345", "12,3", "17%")],
)
def test_numbers_are_as_the_language_writes_them(
    language: str, number: str, mean: str, share: str
) -> None:
    QLocale.setDefault(QLocale(language))
    assert number_in_words(12345) == number
    assert mean_in_words(Fraction(123, 10)) == mean
    assert share_in_words(Fraction(1, 6)) == share


def test_numbers_that_are_below_zero_or_missing() -> None:
    assert number_in_words(-5) == "−5"
    assert mean_in_words(Fraction(-5, 2)) == "−2.5"
    assert mean_in_words(Fraction(-1, 100)) == "0.0"
    assert [number_in_words(None), mean_in_words(None), share_in_words(None)] == ["–"] * 3
    assert share_in_words(Fraction(0)) == "0%"
    assert share_in_words(Fraction(1, 1000)) == "under 1%"


def test_halves_are_rounded_up_as_in_a_spreadsheet() -> None:
    found = [mean_in_words(Fraction(each, 20)) for each in (5, 245, 255, -5)]
    assert found == ["0.3", "12.3", "12.8", "−0.3"]
    found = [share_in_words(Fraction(each, 200)) for each in (1, 3, 5, 125)]
    assert found == ["1%", "2%", "3%", "63%"]
    for value, written in ((Fraction(245, 200), "1.23"), (Fraction(-5, 200), "-0.03")):
        csv = csv_of((), [(value,)], separator=",", decimal_sign=".")
        assert csv.decode("utf-8-sig").strip() == written


def test_a_moment_is_told_as_the_clock_on_the_wall_shows_it() -> None:
    assert f"{MOMENT.astimezone().hour:02}:30" in moment_in_words(MOMENT)


# --- standings ----------------------------------------------------------------------------------


def test_standings_of_digifeud(qtbot: QtBot) -> None:
    model = StandingsModel()
    QAbstractItemModelTester(model)
    model.show_standings(DIGIFEUD, [standing()])
    assert headings(model) == [
        "Participant",
        "Games",
        "Won",
        "Lost",
        "Tied",
        "Score",
        "Strength",
        "Best game",
        "Best sum",
        "Average per turn",
        "Turns with a hint",
    ]
    assert texts(model) == [
        *("Noor", "3", "2", "1", "0", "22", "113", "1,234", "50", "12.3", "17%"),
    ]


def test_standings_of_formula_have_matches_and_rounds_but_no_score(qtbot: QtBot) -> None:
    model = StandingsModel()
    QAbstractItemModelTester(model)
    model.show_standings(FORMULA, [standing(score=None, strength=None)])
    shown = dict(zip(headings(model), texts(model), strict=True))
    assert shown["Matches"] == "3"
    assert shown["Won"] == "2"
    assert shown["Lost"] == "1"
    assert shown["Tied"] == "0"
    assert shown["Rounds"] == "7"
    assert shown["Rounds won"] == "4"
    assert "Score" not in shown
    assert "Strength" not in shown


def test_numbers_end_at_the_right_and_names_start_at_the_left(qtbot: QtBot) -> None:
    model = StandingsModel()
    model.show_standings(DIGIFEUD, [standing()])
    role = Qt.ItemDataRole.TextAlignmentRole
    right = Qt.AlignmentFlag.AlignRight.value
    cells = [model.index(0, column).data(role) for column in range(model.columnCount())]
    heads = [model.headerData(column, ACROSS, role) for column in range(model.columnCount())]
    assert [bool(int(cell) & right) for cell in cells] == [False] + 10 * [True]
    assert [bool(int(head) & right) for head in heads] == [False] + 10 * [True]


def test_a_computer_is_called_by_its_level(qtbot: QtBot) -> None:
    model = StandingsModel()
    model.show_standings(DIGIFEUD, [standing("", Level.HARD)])
    assert texts(model)[0] == "Computer, hard"


def test_every_column_can_be_sorted_by(qtbot: QtBot) -> None:
    lines = [
        standing("Zoë", score=9, highest_game=None, mean_per_turn=None),
        standing("ádam", score=100, highest_game=-5, mean_per_turn=Fraction(1, 3)),
        standing("bo", score=20, highest_game=70, mean_per_turn=Fraction(2, 3)),
        standing("", Level.MASTER),
        standing("", Level.EASY),
    ]
    model = StandingsModel()
    ordered = QSortFilterProxyModel()
    QAbstractItemModelTester(ordered)
    ordered.setSourceModel(model)
    ordered.setSortRole(SORT_ROLE)
    model.show_standings(DIGIFEUD, lines)

    def names(column: Column, order: Qt.SortOrder) -> list[str]:
        ordered.sort(model.columns.index(column), order)
        return [ordered.index(at, 0).data() for at in range(ordered.rowCount())]

    up, down = Qt.SortOrder.AscendingOrder, Qt.SortOrder.DescendingOrder
    assert names(Column.PARTICIPANT, up)[-3:] == ["Zoë", "Computer, easy", "Computer, master"]
    assert names(Column.SCORE, down)[0] == "ádam"
    assert names(Column.SCORE, down)[-1] == "Zoë"
    assert names(Column.HIGHEST_GAME, up)[:3] == ["Zoë", "ádam", "bo"]
    assert names(Column.MEAN_PER_TURN, up)[:3] == ["Zoë", "ádam", "bo"]
    for column in model.columns:
        for order in (up, down):
            assert len(names(column, order)) == len(lines)


def test_the_shorter_of_two_names_comes_first() -> None:
    names = ["Renée", "René", "Maud", "Łukasz", "Daan 2", "Daan"]
    assert sorted(names, key=text_key) == names[::-1]


def test_a_row_knows_its_participant(qtbot: QtBot) -> None:
    model = StandingsModel()
    model.show_standings(FORMULA, [standing("Ida")])
    assert model.index(0, 3).data(KEY_ROLE) == "key of Ida"


def test_other_standings_pictures_and_languages_are_told(qtbot: QtBot) -> None:
    model = StandingsModel()
    QAbstractItemModelTester(model)
    model.retranslate()
    model.show_icons(lambda who: who.name)
    with qtbot.waitSignal(model.modelReset):
        model.show_standings(DIGIFEUD, [standing(), standing("Sam")])
    assert model.index(1, 0).data(Qt.ItemDataRole.DecorationRole) == "Sam"
    with qtbot.waitSignals([model.dataChanged, model.headerDataChanged]):
        model.retranslate()
    model.show_standings(FORMULA, [])
    assert model.rowCount() == 0


def test_every_heading_has_a_word(qtbot: QtBot) -> None:
    model = StandingsModel()
    for game in (DIGIFEUD, FORMULA):
        model.show_standings(game, [])
        assert all(headings(model))
        assert len(set(headings(model))) == model.columnCount()
        assert model.title(game, None)
    assert "3" in model.title(FORMULA, 3)


# --- games --------------------------------------------------------------------------------------


def test_a_game_is_told_with_its_points_and_its_winner(qtbot: QtBot) -> None:
    model = FinishedGamesModel()
    QAbstractItemModelTester(model)
    model.show_games([row("Noor", "Sam", why_not=WhyNot.UNDONE)])
    cells = texts(model)
    assert cells[1:] == ["Digifeud", "Noor: 90  ·  Sam: 90", "Noor", "no"]


def test_who_played_is_told_by_the_latest_name_and_in_the_latest_language(
    qtbot: QtBot, language: Language
) -> None:
    model = FinishedGamesModel()
    games = [row("Noor", "Easy", "Sam", key=key) for key in ("1", "2")]
    easy = games[0].seats[1]._replace(level=Level.EASY)
    games = [each._replace(seats=(each.seats[0], easy, each.seats[2])) for each in games]
    language.speak("en")
    model.show_games(games)
    assert {model.text(each, GameColumn.PLAYERS) for each in games} == {
        "Noor: 90  ·  Computer, easy: 90  ·  Sam: 90"
    }
    language.speak("nl")
    model.retranslate()
    assert texts(model)[GameColumn.PLAYERS].startswith("Noor: 90  ·  Computer, makkelijk: 90")
    renamed = games[0].seats[0]._replace(name="Nadia")
    model.show_games([games[0]._replace(seats=(renamed, *games[0].seats[1:])), games[1]])
    assert texts(model)[GameColumn.PLAYERS].startswith("Nadia: 90")
    assert texts(model, 1)[GameColumn.PLAYERS].startswith("Noor: 90")


@pytest.mark.parametrize("why_not", list(WhyNot))
def test_why_a_game_does_not_count_is_one_sentence(why_not: WhyNot) -> None:
    sentence = why_not_in_words(why_not)
    assert sentence == WHY_NOT[why_not]
    assert sentence.endswith(".")
    assert sentence.count(".") == 1


def test_ties_rounds_and_persons_who_are_gone(qtbot: QtBot) -> None:
    model = FinishedGamesModel()
    tied = row("Noor", "Sam")
    seats = tuple(seat._replace(outcome=Outcome.TIED, name="") for seat in tied.seats)
    tied = tied._replace(seats=seats)
    match = row("Noor", "Sam", "Ida", game=FORMULA, key="another")
    shared = [
        seat._replace(total=None, rounds_won=at, outcome=Outcome.WON if at else Outcome.LOST)
        for at, seat in enumerate(match.seats)
    ]
    model.show_games([tied, match._replace(seats=tuple(shared))])
    assert texts(model)[2:4] == ["somebody: 90  ·  somebody: 90", "a tie"]
    assert texts(model, 1)[2:4] == ["Noor: 0  ·  Sam: 1  ·  Ida: 2", "Sam and Ida"]
    assert model.text(model.rows[1], GameColumn.WINNERS) == "Sam and Ida, together"
    model.show_games([match._replace(seats=tuple(shared))], "key of Sam")
    assert texts(model)[GameColumn.WINNERS] == "won together"


def test_the_games_of_one_participant_say_what_they_were_for_them(qtbot: QtBot) -> None:
    model = FinishedGamesModel()
    model.show_games([row("Noor", "Sam")], "key of Sam")
    assert headings(model)[GameColumn.WINNERS] == "Result"
    assert texts(model)[GameColumn.WINNERS] == "lost"


def test_games_are_sorted_by_moment_and_not_by_its_words(qtbot: QtBot) -> None:
    model = FinishedGamesModel()
    ordered = QSortFilterProxyModel()
    ordered.setSourceModel(model)
    ordered.setSortRole(SORT_ROLE)
    moments = [datetime(2026, month, 2, tzinfo=UTC) for month in (2, 11, 10, 9)]
    model.show_games([row("Noor", "Sam", key=str(at.month), ended=at) for at in moments])
    ordered.sort(GameColumn.ENDED)
    found = [ordered.index(at, 0).data(KEY_ROLE) for at in range(4)]
    assert found == ["2", "9", "10", "11"]
