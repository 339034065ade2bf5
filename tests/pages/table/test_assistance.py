"""How much the tables help: every combination of the four settings, on both tables."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from formula_desktop.arithmetic import Operator
from formula_desktop.digifeud.options import Options as BoardOptions
from formula_desktop.digifeud.tiles import ADD_SUBTRACT
from formula_desktop.formula.draft import ANSWER
from formula_desktop.formula.options import Options
from formula_desktop.sentences import WrongSum
from formula_desktop.store.settings.settings import Settings
from tests.helpers.digifeud.games import game_of
from tests.helpers.digifeud.page import Board, opened_game
from tests.helpers.formula.games import match_of
from tests.helpers.formula.page import Table
from tests.helpers.quick_opponent import QuickOpponent

# a short name for the third amount of help with a wrong sum
NAMES = ("show_places", "read_aloud", "only_whether_correct", "say_when_no_play")
ALL = [dict(zip(NAMES, values, strict=True)) for values in product((True, False), repeat=4)]
combinations = pytest.mark.parametrize(
    "chosen", ALL, ids=lambda each: " ".join(name for name in NAMES if each[name]) or "nothing"
)

HAND, OTHER = "1234688", "4455667"
NONE_POSSIBLE = match_of(
    "0112233", OTHER, starting="99", options=Options(operators=(Operator.ADD,), largest_number=100)
)
NO_SUM = game_of(
    "55555666",
    "++-",
    options=BoardOptions(operators=ADD_SUBTRACT, max_operations=1, largest_number=50),
)


def choose(settings: Settings, chosen: dict[str, bool]) -> None:
    for name, value in chosen.items():
        if name == "only_whether_correct":
            settings.wrong_sums = WrongSum.ONLY_WHETHER if value else WrongSum.NOT_EQUAL
        else:
            setattr(settings, name, value)


def assert_lights(table: Any, chosen: dict[str, bool], point: QPointF) -> None:
    """Hold something over a place that takes it; the places light up if they should."""
    table.move(point)
    assert bool(table.visible_places) is chosen["show_places"]


def assert_play(table: Any, chosen: dict[str, bool], *, correct: bool, earns: str = "") -> None:
    """What Play looks like while something is put down."""
    button, only = table.page.play_button, chosen["only_whether_correct"]
    assert button.isEnabled() is (only or correct)
    assert bool(button.toolTip()) is (not only and not correct)
    assert button.text() == ("Play" if only or not earns else f"Play · {earns}")


def while_silent(chosen: dict[str, bool], invitation: str) -> str:
    """What is said while a sum lies there and nothing is told of it."""
    return (
        "Press Play to see whether it is right." if chosen["only_whether_correct"] else invitation
    )


def press_wrong(table: Any, chosen: dict[str, bool]) -> None:
    """Press Play for a wrong draft: at most a message appears, and nothing is lost."""
    texts, draft, plays = table.scene.texts, table.game.draft, list(table.plays)
    before = texts.reading
    table.press_button(table.page.play_button)
    table.view.setFocus()
    table.key(Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert table.game.draft == draft
    assert table.plays == plays
    if chosen["only_whether_correct"]:
        laid = before or texts.reading.removesuffix(", not correct")
        assert texts.reading == f"{laid}, not correct"
        assert texts.remark == "Nothing is lost: change something, or take it back."
    else:
        assert texts.reading == before


@combinations
def test_formula(qtbot: QtBot, chosen: dict[str, bool]) -> None:
    table = Table(qtbot, match_of(HAND, OTHER), opponent=QuickOpponent(is_slow=True))
    choose(table.settings, chosen)
    texts = table.scene.texts
    tells = chosen["read_aloud"] and not chosen["only_whether_correct"]
    assert not table.page.play_button.isEnabled(), "nothing is put down yet"
    invitation = texts.remark
    assert invitation
    table.hold("8")
    answer = table.place(ANSWER).rect.center()
    assert_lights(table, chosen, answer)
    table.release(answer)
    assert not table.visible_places
    table.keys("+")
    assert table.reads == "2+4=8"
    laid = "2 + 4 = 8" if chosen["read_aloud"] else ""
    assert texts.reading == ("2 + 4 is not 8" if tells else laid)
    assert texts.remark == ("" if tells else while_silent(chosen, "Now the answer."))
    assert_play(table, chosen, correct=False)
    press_wrong(table, chosen)
    table.keys("*")
    laid = "2 × 4 = 8" if chosen["read_aloud"] else ""
    assert texts.reading == ("2 × 4 = 8, correct" if tells else laid)
    assert_play(table, chosen, correct=True)
    said: list[str] = []
    table.game.stepped.connect(lambda step: said.append(texts.step_in_words(step)))
    table.press_button(table.page.play_button)
    assert table.plays == ["(2)x(4)=8"]
    ends = ", correct" if chosen["only_whether_correct"] else ""
    assert said[0] == f"Noor: 2 × 4 = 8{ends}"
    table.show_match(NONE_POSSIBLE)
    says = "No formula fits. Take a card."
    table.until(lambda: (table.scene.texts.remark == says) is chosen["say_when_no_play"])


@combinations
def test_digifeud(qtbot: QtBot, chosen: dict[str, bool]) -> None:
    board = Board(qtbot, opened_game(), opponent=QuickOpponent(is_slow=True))
    choose(board.settings, chosen)
    tells = chosen["read_aloud"] and not chosen["only_whether_correct"]
    invitation = board.remark
    assert not board.page.play_button.isEnabled(), "nothing is put down yet"
    board.hold("1")
    assert_lights(board, chosen, board.at("C9"))
    board.release(board.at("C9"))
    assert board.put_down == {"C9": "1"}
    assert not board.visible_places
    board.type_at("C8", "v", "+1=4")
    assert board.laid == "5+1=4"
    sum_laid = "5 + 1 = 4" if chosen["read_aloud"] else ""
    assert board.reading == ("5 + 1 is not 4" if tells else sum_laid)
    assert board.remark == ("" if tells else while_silent(chosen, invitation))
    assert_play(board, chosen, correct=False)
    press_wrong(board, chosen)
    board.take_back("C11")
    assert not board.reading.endswith("not correct")
    board.drag_tile("6", "C11")
    sum_laid = "5 + 1 = 6" if chosen["read_aloud"] else ""
    assert board.reading == ("5 + 1 = 6, correct. Points: 6" if tells else sum_laid)
    assert_play(board, chosen, correct=True, earns="6")
    assert board.badges == ([] if chosen["only_whether_correct"] else ["6"])
    said: list[str] = []
    board.game.stepped.connect(lambda step: said.append(board.scene.texts.step_in_words(step)))
    board.press_button(board.page.play_button)
    assert board.plays[2] == "C7v (5)+1=6"
    ends = ", correct" if chosen["only_whether_correct"] else ""
    assert said[0] == f"Noor: 5 + 1 = 6{ends}"
    board.show_game(NO_SUM)
    says = "No sum fits. Pass."
    board.until(lambda: (board.remark == says) is chosen["say_when_no_play"])


def test_a_place_that_refuses_says_why_also_where_nothing_else_is_said(qtbot: QtBot) -> None:
    board = Board(qtbot, opened_game(), opponent=QuickOpponent(is_slow=True))
    choose(board.settings, dict.fromkeys(NAMES, False) | {"only_whether_correct": True})
    board.drag_tile("1", "C7")
    assert not board.put_down
    assert board.remark == "A tile lies on C7 already"


def test_without_lights_the_keyboard_still_goes_from_place_to_place(qtbot: QtBot) -> None:
    table = Table(qtbot, match_of(HAND, OTHER), opponent=QuickOpponent(is_slow=True))
    table.settings.show_places = False
    table.keys("8")
    assert table.scene.held is table.card("8")
    assert not table.visible_places
    assert table.scene.focus_item.isVisible()
    table.key(Qt.Key.Key_Return)
    assert table.reads == "2?4=8"


def test_each_takes_effect_while_a_sum_is_being_laid(qtbot: QtBot) -> None:
    table = Table(qtbot, match_of(HAND, OTHER), opponent=QuickOpponent(is_slow=True))
    table.drag_card("8", table.place(ANSWER))
    table.keys("*")
    texts, settings, button = table.scene.texts, table.settings, table.page.play_button
    assert texts.reading == "2 × 4 = 8, correct"
    settings.read_aloud = False
    assert texts.reading == ""
    settings.read_aloud = True
    assert texts.reading == "2 × 4 = 8, correct"
    settings.wrong_sums = WrongSum.ONLY_WHETHER
    assert texts.reading == "2 × 4 = 8"
    assert texts.remark == "Press Play to see whether it is right."
    table.keys("+")
    assert texts.remark == "Press Play to see whether it is right.", (
        "whether it is right is not told"
    )
    assert button.isEnabled()
    table.press_button(button)
    assert texts.reading == "2 + 4 = 8, not correct"
    settings.wrong_sums = WrongSum.NOT_EQUAL
    assert not button.isEnabled()
    assert button.toolTip() == texts.reading == "2 + 4 is not 8"


def test_the_line_shows_what_lies_there_and_what_is_missing_is_not_wrong(qtbot: QtBot) -> None:
    table = Table(qtbot, match_of(HAND, OTHER), opponent=QuickOpponent(is_slow=True))
    table.settings.wrong_sums = WrongSum.ONLY_WHETHER
    texts, theme = table.scene.texts, table.scene.theme
    assert texts.reading == ""
    table.drag_card("8", table.place(ANSWER))
    assert texts.reading == "2 … 4 = 8", "whether 8 is right is not told"
    table.press_button(table.page.play_button)
    assert (texts.reading, texts.remark) == ("2 … 4 = 8", "The formula has no sign yet")
    assert texts._reading.brush().color() == theme.on_table
    board = Board(qtbot, opened_game(), opponent=QuickOpponent(is_slow=True))
    board.settings.wrong_sums = WrongSum.ONLY_WHETHER
    board.type_at("C8", "v", "+1=")
    assert board.reading == "5 + 1 ="
    board.press_button(board.page.play_button)
    assert (board.reading, board.remark) == ("5 + 1 =", "5 + 1 = has no answer yet")
    assert board.scene.texts._reading.brush().color() == theme.on_table


def test_a_wrong_sum_is_told_in_three_ways(qtbot: QtBot) -> None:
    table = Table(qtbot, match_of(HAND, OTHER), opponent=QuickOpponent(is_slow=True))
    table.drag_card("8", table.place(ANSWER))
    table.keys("+")
    texts = table.scene.texts
    shown = []
    for form in WrongSum:
        table.settings.wrong_sums = form
        shown.append((texts.reading, table.page.play_button.toolTip()))
    full, short = "2 + 4 is 6, not 8", "2 + 4 is not 8"
    assert shown == [(full, full), (short, short), ("2 + 4 = 8", "")]


def test_only_what_cannot_become_right_has_the_colour_of_refusal(qtbot: QtBot) -> None:
    table = Table(qtbot, match_of("1234689", OTHER), opponent=QuickOpponent(is_slow=True))
    texts, theme = table.scene.texts, table.scene.theme

    def line() -> tuple[str, QColor]:
        return texts.reading, texts._reading.brush().color()

    table.keys("+")
    assert line() == ("2 + 4 = …, now the answer", theme.on_table)
    table.drag_card("8", table.place(ANSWER))
    assert line() == ("2 + 4 is not 8", theme.on_table)
    table.drag_card("9", table.place(ANSWER))
    assert line() == ("2 + 4 is not 89", theme.on_table_wrong)


def test_a_joker_without_a_digit_asks_for_it_before_play(qtbot: QtBot) -> None:
    """Also where nothing is told of a sum."""
    table = Table(qtbot, match_of("123468*", OTHER), opponent=QuickOpponent(is_slow=True))
    table.settings.wrong_sums = WrongSum.ONLY_WHETHER
    table.drag_card("*", table.place(ANSWER))
    button = table.page.play_button
    assert table.scene.texts.remark == "Choose a digit."
    assert not button.isEnabled()
    assert table.scene.ring is not None
    table.click(table.scene.ring.centre_of(6))
    table.keys("+")
    assert table.scene.texts.remark == "Press Play to see whether it is right."
    assert button.isEnabled()
