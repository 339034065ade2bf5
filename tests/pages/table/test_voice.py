"""Screen readers announce plays, turns, drafts, refusals and the end at both tables, once."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from formula_desktop.formula.draft import ANSWER, LEFT, PlaceKind
from formula_desktop.look.languages import Language
from formula_desktop.models.words.signs import spelled
from formula_desktop.models.words.spoken import aloud
from formula_desktop.store.settings.settings import DivideSign, TimesSign
from tests.helpers.digifeud.games import after, game_of
from tests.helpers.digifeud.page import OPENING, RACK, Board, opened_game
from tests.helpers.formula.games import NOOR, SAM, lying, match_of
from tests.helpers.formula.page import Table
from tests.helpers.played_page import CONTROL, AnyPlayedPage
from tests.helpers.screen.heard import listen

HAND = "12368*9"
OTHER = "1674455"
Key = Qt.Key


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    return listen(monkeypatch)


def said(table: AnyPlayedPage, heard: list[str]) -> str:
    """The announcements since the last call."""
    table.qtbot.wait(250)
    text = " | ".join(heard)
    heard.clear()
    return text.replace("(s)", "s")


def test_a_round_of_formula(qtbot: QtBot, heard: list[str]) -> None:
    table = Table(qtbot, lying(match_of(HAND, OTHER, stock="5"), "(2)+(4)=6", "draw"))
    assert said(table, heard) == "It is your turn. Lay a correct formula with 1 to 3 cards."
    table.drag_card("9", table.place(LEFT, PlaceKind.ON, 0))
    assert said(table, heard) == "9 plus 4 equals …, now the answer."
    table.drag_card("1", table.place(ANSWER, PlaceKind.BEFORE))
    table.drag_card("3", table.place(ANSWER, PlaceKind.ON, 1))
    assert said(table, heard).endswith("9 plus 4 equals 13, correct.")
    table.key(Key.Key_Return, CONTROL)
    table.wait()
    first, *rest = said(table, heard).split(". ")
    assert first == "Noor: 9 plus 4 equals 13"
    assert rest[0].startswith("Computer: ") or rest[0].startswith("Computer takes")
    assert "It is your turn" in rest
    assert len(set(rest)) == len(rest)


def test_nobody_listens(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    heard = listen(monkeypatch)
    monkeypatch.setattr(QAccessible, "isActive", lambda: False)
    table = Table(qtbot, match_of(HAND, OTHER))
    table.keys("9")
    assert said(table, heard) == ""


def test_a_refusal_is_said_each_time(qtbot: QtBot, heard: list[str]) -> None:
    board = Board(qtbot, opened_game())
    said(board, heard)
    for _ in range(2):
        board.drag_tile("0", "C7")
        assert said(board, heard).count("C7") == 1


def test_the_turns_of_two_persons(qtbot: QtBot, heard: list[str]) -> None:
    table = Table(qtbot, match_of(HAND, OTHER, players=(NOOR, SAM)))
    assert "It is Noor’s turn." in said(table, heard) or table.game.is_covered
    table.press_button(table.page.uncover_button)
    said(table, heard)
    table.press_button(table.page.draw_button)
    assert said(table, heard) == "Noor took a card. Now it is Sam’s turn."
    table.press_button(table.page.uncover_button)
    assert said(table, heard).startswith("It is Sam’s turn.")


def test_digifeud_says_what_a_sum_earns(qtbot: QtBot, heard: list[str]) -> None:
    board = Board(qtbot, game_of(RACK, "x+-"))
    assert (
        said(board, heard)
        == "It is your turn. For example 3 plus 4 equals 7, a digit in the middle."
    )
    board.type_at("C7", ">", "5*8=40")
    assert said(board, heard).endswith(
        "5 times 8 equals 40, correct. Points: 40 plus 2 times 5 equals 50. "
        "5 on red +10, blue adds nothing in the answer."
    )
    board.key(Key.Key_Return, CONTROL)
    board.wait()
    text = said(board, heard)
    assert text.startswith(
        "Noor: 5 times 8 equals 40. 40 points, 10 more for the 5 on red, 50 in all. 5 new tiles."
    )


def test_the_end_is_said(qtbot: QtBot, heard: list[str]) -> None:
    board = Board(qtbot, after(game_of(RACK, "x+-", players=(NOOR, SAM)), OPENING, "pass", "pass"))
    said(board, heard)
    board.game.uncover()
    board.game.resign()
    qtbot.waitUntil(lambda: board.game.position.is_over)
    assert "gave up. The game is over: " in said(board, heard)


@pytest.mark.parametrize(
    ("times", "divide"),
    [(TimesSign.DOT, DivideSign.COLON), (TimesSign.CROSS, DivideSign.OBELUS)],
)
def test_every_sign_is_a_word(language: Language, times: TimesSign, divide: DivideSign) -> None:
    language.speak("en", times, divide)
    written = spelled("8x8=64") + ", " + spelled("9/3-1=2")
    assert aloud(written) == "8 times 8 equals 64, 9 divided by 3 minus 1 equals 2"
    assert aloud("your turn · 4:30") == "your turn · 4:30"
