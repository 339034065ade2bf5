"""CSV files are read back, and what goes wrong is said in one sentence."""

from __future__ import annotations

import csv
import errno
import io
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from formula_desktop import safe
from formula_desktop.arguments import DIGIFEUD, FORMULA
from formula_desktop.pages.standings.exporting import (
    games_csv,
    plays_csv,
    ratings_csv,
    standings_csv,
    tries_csv,
)
from formula_desktop.paper.saving import CSV, ask_where, file_name, save
from formula_desktop.practise.training.session import Session, Way
from formula_desktop.results.book import Book
from formula_desktop.results.trouble import ResultsError, Trouble
from tests.helpers.practise.plain import Plain
from tests.helpers.results.shown_book import NAMES, START, book_of


@pytest.fixture(autouse=True)
def _language() -> Iterator[None]:
    before = QLocale()
    QLocale.setDefault(QLocale("en_GB"))
    yield
    QLocale.setDefault(before)


@pytest.fixture
def book(tmp_path: Path) -> Iterator[Book]:
    made = book_of(tmp_path, persons=len(NAMES), games=14)
    yield made
    made.close()


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    made.show()
    return made


def read(data: bytes, separator: str = ",") -> list[dict[str, str]]:
    text = data.decode("utf-8-sig")
    return list(csv.DictReader(io.StringIO(text, newline=""), delimiter=separator))


def standings_of(book: Book, game: str) -> bytes:
    return standings_csv(game, book.standings(game))


def test_standings(qtbot: QtBot, book: Book) -> None:
    lines = read(standings_of(book, DIGIFEUD))
    standings = book.standings(DIGIFEUD)
    assert len(lines) == len(standings) > 5
    for line, standing in zip(lines, standings, strict=True):
        assert int(line["Score"]) == standing.score
        assert standing.mean_per_turn is not None
        mean = float(line["Average per turn"])
        assert mean == pytest.approx(float(standing.mean_per_turn), abs=0.01)
        assert float(line["Turns with a hint (%)"]) == pytest.approx(100 / 6, abs=0.01)
    assert "Rounds won" in read(standings_of(book, FORMULA))[0]


@pytest.mark.parametrize(
    ("language", "separator", "sign"),
    [("nl_NL", ";", ","), ("en_GB", ",", "."), ("de_DE", ";", ",")],
)
def test_numbers_and_separators_are_those_of_the_language(
    qtbot: QtBot, book: Book, language: str, separator: str, sign: str
) -> None:
    QLocale.setDefault(QLocale(language))
    data = standings_of(book, DIGIFEUD)
    assert data.startswith(b"\xef\xbb\xbf")
    lines = read(data, separator)
    assert all(line["Average per turn"].count(sign) == 1 for line in lines)
    assert all(len(line) == 11 for line in lines)


def test_names_that_spreadsheets_would_calculate_stay_names(qtbot: QtBot, book: Book) -> None:
    names = {line["Player"] for line in read(games_csv(book.games()))}
    assert "'=1+1" in names
    assert "=1+1" not in names
    assert "Łukasz Żółć" in names


def test_games_have_a_line_for_each_seat(qtbot: QtBot, book: Book) -> None:
    rows = book.games()
    lines = read(games_csv(rows))
    assert len(lines) == sum(len(row.seats) for row in rows)
    assert {line["Game"] for line in lines} == {"Digifeud", "Formula"}
    assert "It counts." in {line["Does it count?"] for line in lines}
    assert {line["Points"] for line in lines} & {"", "0"}, "matches without points have none"


def test_a_game_that_was_given_up_has_no_points(qtbot: QtBot, book: Book) -> None:
    row = next(row for row in book.games(game="digifeud") if row.seats[0].total)
    for ending, has_points in (("out", True), ("resign", False), ("timeout", False)):
        for line in read(games_csv([row._replace(ending=ending)])):
            assert bool(line["Points"]) == has_points


def test_plays_have_a_line_each(qtbot: QtBot, book: Book) -> None:
    rows = book.games()
    lines = read(plays_csv(book, rows))
    assert len(lines) == sum(len(book.plays(row.key)) for row in rows) == 12 * len(rows)
    assert {line["Hint"] for line in lines} == {"yes", "no"}
    counts = [
        int(line[name]) for line in lines for name in ("Plus", "Minus", "Times", "Divided by")
    ]
    assert sum(counts) == 9 * len(rows)
    assert "F7> 3+4=7" in {line["Move"] for line in lines}


def test_games_and_plays_can_be_joined(qtbot: QtBot, book: Book) -> None:
    rows = book.games()
    games, plays = read(games_csv(rows)), read(plays_csv(book, rows))
    of = {(line["Number of the game"], line["Seat"]): line for line in games}
    assert len(of) == len(games)
    assert {line["Number of the game"] for line in games} == {str(row.number) for row in rows}
    for line in plays:
        joined = of[line["Number of the game"], line["Seat"]]
        assert (joined["Player"], joined["Ended"]) == (line["Player"], line["Game ended"])
    # also with a file of another day: a removed game leaves a gap
    noor = book.person_named("Noor")
    assert noor
    book.remove(noor.key)
    later = {row.key: row.number for row in book.games()}
    assert later.items() <= {row.key: row.number for row in rows}.items()


def test_what_formula_lost_is_exported(qtbot: QtBot, book: Book) -> None:
    lines = read(standings_of(book, FORMULA))
    for line, standing in zip(lines, book.standings(FORMULA), strict=True):
        assert int(line["Lost"]) == standing.lost
        ended = (int(line[column]) for column in ("Won", "Lost", "Tied"))
        assert sum(ended) == int(line["Matches"])


def practised(book: Book, name: str) -> str:
    """Let a person solve a puzzle of the day at the second try, and miss another; the key."""
    person = book.person_named(name)
    assert person
    session: Session[Plain] = Session(person.key, Way.PUZZLE, puzzle=START.date())
    solved = Plain("=1+1", ("+20", "×1000", "table-7", "later"), -1.25)
    for exercise, second in ((solved, True), (Plain("other"), False)):
        session = session.asking(exercise, {})
        for is_right, answer in ((False, "B2h 7x8=5(4)"), (second, "B2h 7x8=56")):
            session = session.answered(is_right, START, START.date(), answer=answer)
            assert book.enter_try(person.key, session)
    return person.key


def test_tries_have_a_line_each(qtbot: QtBot, book: Book) -> None:
    practised(book, "=1+1")
    solved, missed = read(tries_csv(book))
    assert (solved["Player"], solved["Exercise"]) == ("'=1+1", "'=1+1"), "they stay texts"
    assert solved["Skills"] == "adding up to 20, multiplying above 100, table of 7, later"
    assert (solved["Way of practising"], solved["Day of the puzzle"]) == (
        "puzzle of the day",
        "2026-11-02",
    )
    assert (solved["Solved"], missed["Solved"]) == ("at the second try", "no")
    assert (solved["Difficulty"], solved["Counts for the rating"]) == ("-1.25", "yes")
    assert solved["Session"] == missed["Session"]
    assert solved["Answered"] == missed["Answered"] == "7 × 8 = 54, 7 × 8 = 56"
    assert (solved["Right answer"], missed["Right answer"]) == ("7 × 8 = 56", "")


def test_ratings_have_a_line_each(qtbot: QtBot, book: Book) -> None:
    key = practised(book, "Noor")
    lines = read(ratings_csv(book))
    ratings = book.progress(key).ratings
    assert {line["Player"] for line in lines} == {"Noor"}
    skills = [line["Skill"] for line in lines]
    assert skills[0] == "in general"
    assert {*skills} > {"adding up to 20", "multiplying above 100", "table of 7"}
    found = lines[skills.index("table of 7")]
    assert float(found["Rating"]) == pytest.approx(ratings.value("table-7"), abs=0.01)
    assert float(found["Uncertainty"]) == pytest.approx(ratings.uncertainty("table-7"), abs=0.01)
    assert (found["Tries"], lines[0]["Tries"]) == ("1", "2")


def test_an_empty_book_has_headings(qtbot: QtBot, tmp_path: Path) -> None:
    book = book_of(tmp_path, persons=0, games=0)
    practice = (tries_csv(book), ratings_csv(book))
    games = (standings_of(book, DIGIFEUD), games_csv(book.games()), plays_csv(book, []))
    for data in (*games, *practice):
        assert len(data.decode("utf-8-sig").splitlines()) == 1
    book.close()


# --- files --------------------------------------------------------------------------------------


def message(window: QWidget) -> str:
    box = window.findChild(QMessageBox)
    assert box is not None
    return box.text()


def test_a_file_is_written_where_it_was_asked_for(
    qtbot: QtBot, window: QWidget, tmp_path: Path
) -> None:
    dialog = ask_where(window, "Export", "Standings: of / everybody", CSV, lambda: b"content")
    assert dialog.selectedFiles()[0].endswith("Standings of everybody.csv")
    dialog.setDirectory(str(tmp_path))
    dialog.selectFile("mine")
    dialog.accept()
    assert (tmp_path / "mine.csv").read_bytes() == b"content"
    assert window.findChild(QMessageBox) is None


def test_a_dialog_that_is_left_writes_nothing(qtbot: QtBot, window: QWidget) -> None:
    def made() -> bytes:
        raise AssertionError("nobody wants it")

    dialog = ask_where(window, "Export", "Standings", CSV, made)
    dialog.reject()
    assert window.findChild(QFileDialog) is None or not dialog.isVisible()


def test_a_full_disk_leaves_the_old_file(
    qtbot: QtBot, window: QWidget, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_path: Path, _data: bytes, **_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    path = tmp_path / "mine.csv"
    path.write_bytes(b"old")
    monkeypatch.setattr(safe, "write", full)
    assert not save(window, path, lambda: b"new")
    assert path.read_bytes() == b"old"
    assert message(window) == "mine.csv cannot be saved: No space left on device."


def test_a_folder_that_is_not_there(qtbot: QtBot, window: QWidget, tmp_path: Path) -> None:
    assert not save(window, tmp_path / "gone" / "mine.csv", lambda: b"new")
    assert message(window) == "mine.csv cannot be saved: No such file or directory."


def test_results_that_cannot_be_read(qtbot: QtBot, window: QWidget, tmp_path: Path) -> None:
    def made() -> bytes:
        raise ResultsError(Trouble.LOCKED)

    assert not save(window, tmp_path / "mine.csv", made)
    assert message(window) == Trouble.LOCKED.value
    assert not list(tmp_path.iterdir())


def test_results_that_cannot_be_read_may_be_told_elsewhere(
    qtbot: QtBot, window: QWidget, tmp_path: Path
) -> None:
    def made() -> bytes:
        raise ResultsError(Trouble.GONE)

    reported: list[Trouble] = []
    assert not save(window, tmp_path / "mine.csv", made, reported.append)
    assert reported == [Trouble.GONE]
    assert window.findChild(QMessageBox) is None


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Noor", "Noor"),
        ('a/b\\c:d*e?"f<g>h|i', "a b c d e f g h i"),
        ("..", "results"),
        ("  ", "results"),
        ("Ida.", "Ida"),
        ("bell\a", "bell"),
    ],
)
def test_names_of_files_are_possible_everywhere(text: str, name: str) -> None:
    assert file_name(text) == name
