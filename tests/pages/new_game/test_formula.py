"""What is clicked in the dialog is what is played, and nothing else can be."""

from __future__ import annotations

import sys
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QCheckBox,
    QLabel,
    QRadioButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from formula_desktop.arithmetic import Operator
from formula_desktop.formula.options import Options, Scoring
from formula_desktop.look.theme import LIGHT
from formula_desktop.pages.new_game.formula import NewFormula
from formula_desktop.pages.new_game.formula_options import FLAGS
from formula_desktop.players import Level, Player
from formula_desktop.shell.main_window import MainWindow
from formula_desktop.store.settings.last_choice import Choice
from formula_desktop.widgets.scrolled import Scrolled
from tests.helpers.looks import rules_link
from tests.helpers.screen.mnemonics import with_alt
from tests.helpers.window import game_in

LEFT = Qt.MouseButton.LeftButton
NOOR, COMPUTER = Player("Noor"), Player("Computer", Level.EASY)


@pytest.fixture
def dialog(qtbot: QtBot) -> NewFormula:
    dialog = NewFormula(LIGHT, rules_link)
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitExposed(dialog)
    return dialog


def click(qtbot: QtBot, button: QAbstractButton) -> None:
    """Click where the mark of a tick box is, in the middle of another button."""
    middle = button.rect().center()
    at = QPoint(8, middle.y()) if isinstance(button, QCheckBox | QRadioButton) else middle
    qtbot.mouseClick(button, LEFT, pos=at)


def options_of(dialog: NewFormula) -> Options:
    choice = dialog.choice
    assert choice is not None
    assert dialog.start.isEnabled()
    return choice.options


def test_the_usual_is_one_person_against_an_easy_computer(dialog: NewFormula) -> None:
    choice = dialog.choice
    assert choice == Choice(Options(), (Player("Player"), COMPUTER), ready_made="10+")
    assert dialog.start.isEnabled()
    assert dialog.problem.text() == ""


def test_folded_options_are_laid_out_and_in_tab_order_once_they_are_unfolded(
    qtbot: QtBot, dialog: NewFormula
) -> None:
    before = len(dialog.findChildren(QLabel))
    click(qtbot, dialog.more)
    assert len(dialog.findChildren(QLabel)) > before + 10
    column, start = dialog.options, dialog.seats.add
    wanted = [*column.max_cards.values(), *column.flags.values(), column.counts, column.projector]
    chain: list[QWidget] = []
    following = start.nextInFocusChain()
    while following is not None and following is not start:
        chain.append(following)
        following = following.nextInFocusChain()
    places = [chain.index(each) for each in (*wanted, dialog.start)]
    assert places == sorted(places)


@pytest.mark.parametrize("name", [name for name in FLAGS if name != "hard_sum_bonus"])
def test_each_variation_reaches_the_match(qtbot: QtBot, dialog: NewFormula, name: str) -> None:
    click(qtbot, dialog.more)
    click(qtbot, dialog.options.flags[name])
    changed: dict[str, Any] = {name: True}
    assert options_of(dialog) == replace(Options(), **changed)


def test_points_with_their_target_and_bonus(qtbot: QtBot, dialog: NewFormula) -> None:
    click(qtbot, dialog.more)
    bonus = dialog.options.flags["hard_sum_bonus"]
    assert not bonus.isEnabled()
    assert not dialog.options.target.isEnabled()
    click(qtbot, dialog.options.points)
    dialog.options.target.selectAll()
    qtbot.keyClicks(dialog.options.target, "1000000")
    click(qtbot, bonus)
    expected = Options(
        scoring=Scoring.POINTS, target=1_000_000, hard_sum_bonus=True, max_number_cards=2
    )
    assert options_of(dialog) == expected
    click(qtbot, dialog.options.rounds)  # the bonus does nothing without points
    assert not options_of(dialog).hard_sum_bonus


@pytest.mark.parametrize("target", ["0", "1000001", "-5"])
def test_no_target_that_is_not_allowed(qtbot: QtBot, dialog: NewFormula, target: str) -> None:
    click(qtbot, dialog.options.points)
    dialog.options.target.selectAll()
    qtbot.keyClicks(dialog.options.target, target)
    assert 1 <= options_of(dialog).target <= 1_000_000


def test_cards_in_a_number_follow_the_scoring_until_they_are_chosen(
    qtbot: QtBot, dialog: NewFormula
) -> None:
    click(qtbot, dialog.more)
    assert options_of(dialog).max_number_cards == 3
    click(qtbot, dialog.options.points)
    assert options_of(dialog).max_number_cards == 2
    click(qtbot, dialog.options.max_number_cards[3])
    assert options_of(dialog).max_number_cards == 3
    click(qtbot, dialog.options.rounds)
    click(qtbot, dialog.options.max_number_cards[2])
    assert options_of(dialog).max_number_cards == 2
    click(qtbot, dialog.options.points)
    assert options_of(dialog).max_number_cards == 2


def test_four_cards_with_times_and_divide_only(qtbot: QtBot, dialog: NewFormula) -> None:
    click(qtbot, dialog.more)
    assert not dialog.options.max_cards[4].isEnabled()
    click(qtbot, dialog.options.operators[Operator.ADD])
    assert options_of(dialog).max_cards == 3
    click(qtbot, dialog.options.operators[Operator.SUBTRACT])
    assert options_of(dialog).max_cards == 4
    click(qtbot, dialog.options.max_cards[3])
    assert options_of(dialog).max_cards == 3
    click(qtbot, dialog.options.max_cards[4])
    click(qtbot, dialog.options.operators[Operator.ADD])
    assert options_of(dialog).max_cards == 3


def test_without_plus_and_times_nothing_starts(qtbot: QtBot, dialog: NewFormula) -> None:
    click(qtbot, dialog.options.operators[Operator.ADD])
    click(qtbot, dialog.options.operators[Operator.MULTIPLY])
    assert dialog.choice is None
    assert not dialog.start.isEnabled()
    assert "+ or ×" in dialog.problem.text()
    click(qtbot, dialog.options.operators[Operator.MULTIPLY])
    assert options_of(dialog).operators == (
        Operator.SUBTRACT,
        Operator.MULTIPLY,
        Operator.DIVIDE,
    )


def test_two_to_five_seats(qtbot: QtBot, dialog: NewFormula) -> None:
    seats = dialog.seats
    assert not seats.seats[0].remove.isVisible()
    for _ in range(3):
        click(qtbot, seats.add)
    assert not seats.add.isEnabled()
    names = [player.name for player in seats.players]
    assert names == ["Player", "Computer", "Computer 2", "Computer 3", "Computer 4"]
    click(qtbot, seats.seats[2].remove)
    choice = dialog.choice
    assert choice is not None
    assert [player.name for player in choice.players] == [
        "Player",
        "Computer",
        "Computer 3",
        "Computer 4",
    ]


@pytest.mark.parametrize(("row", "level"), list(enumerate([None, *Level])))
def test_a_seat_is_a_person_or_any_level(
    qtbot: QtBot, dialog: NewFormula, row: int, level: Level | None
) -> None:
    kind = dialog.seats.seats[1].kind
    kind.setFocus()
    qtbot.keyClick(kind, Qt.Key.Key_Home)
    for _ in range(row):
        qtbot.keyClick(kind, Qt.Key.Key_Down)
    choice = dialog.choice
    assert choice is not None
    assert choice.players[1].level is level
    assert choice.players[1].name == ("Player 2" if level is None else "Computer")


def test_who_deals_first(qtbot: QtBot, dialog: NewFormula) -> None:
    dealer = dialog.first.box
    dealer.setFocus()
    for expected in (0, 1):
        qtbot.keyClick(dealer, Qt.Key.Key_Down)
        assert dialog.choice is not None
        assert dialog.choice.first == expected
    assert dealer.currentText() == "Computer"


@pytest.mark.parametrize("name", ["", "   ", "x" * 41, "a\u200bb"])
def test_a_name_that_is_not_allowed_says_why(qtbot: QtBot, dialog: NewFormula, name: str) -> None:
    field = dialog.seats.seats[0].name
    field.setText(name)
    assert dialog.choice is None
    assert not dialog.start.isEnabled()
    assert "layer 1" in dialog.problem.text()
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert dialog.isVisible()
    field.setText("x" * 40)
    assert dialog.start.isEnabled()
    assert dialog.problem.text() == ""


def test_a_choice_comes_back_as_it_was(qtbot: QtBot) -> None:
    choice = Choice(
        Options(
            operators=(Operator.MULTIPLY, Operator.DIVIDE),
            max_cards=3,
            max_number_cards=3,
            largest_number=100,
            use_table_card=True,
            winner_extra_card=True,
            play_on=True,
            scoring=Scoring.POINTS,
            target=77,
            multiples_of_five=True,
            hard_sum_bonus=True,
            open_cards=True,
        ),
        (NOOR, Player("Sam"), Player("M", Level.MASTER)),
        2,
    )
    dialog = NewFormula(LIGHT, rules_link, choice.written)
    qtbot.addWidget(dialog)
    assert dialog.choice == choice
    assert dialog.more.isChecked()


def test_from_home_to_playing_in_one_click(qtbot: QtBot, window: MainWindow) -> None:
    qtbot.mouseClick(window.home.pictures["formula"].second, LEFT)
    assert window.game is not None
    assert window.stack.currentWidget() is not window.home
    assert [player.name for player in window.game.state.players] == ["Player", "Computer"]


def test_the_last_choice_is_remembered(qtbot: QtBot, window: MainWindow) -> None:
    window.games.ask_new("formula")
    dialog = window.findChild(NewFormula)
    assert dialog is not None
    name = dialog.seats.seats[0].name
    name.selectAll()
    qtbot.keyClicks(name, "Noor")
    click(qtbot, dialog.options.points)
    qtbot.keyClick(name, Qt.Key.Key_Return)
    assert window.game is not None
    assert game_in(window).state.options.for_points
    qtbot.waitUntil(lambda: window.findChild(NewFormula) is None)
    window.games.ask_new("formula")
    again = window.findChild(NewFormula)
    assert again is not None
    assert again.choice is not None
    assert again.choice.players[0] == NOOR
    assert again.choice.options.for_points


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1920, 1080)])
def test_the_buttons_are_always_inside_the_window(
    qtbot: QtBot, window: MainWindow, size: tuple[int, int]
) -> None:
    window.resize(*size)
    qtbot.wait(1)
    window.games.ask_new("formula")
    dialog = window.findChild(NewFormula)
    assert dialog is not None
    click(qtbot, dialog.more)
    for _ in range(3):
        click(qtbot, dialog.seats.add)
    assert dialog.width() <= size[0]
    assert dialog.height() <= size[1]
    assert dialog.rect().contains(dialog.start.geometry())
    dialog.reject()


def test_it_is_large_enough_however_long_it_waits_before_it_opens(window: MainWindow) -> None:
    heights = []
    for waits in (False, True):
        dialog = NewFormula(LIGHT, rules_link, "", window)
        if waits:
            QApplication.processEvents()
        dialog.open()
        QApplication.processEvents()
        heights.append(dialog.height())
        assert not dialog.findChildren(Scrolled)[0].verticalScrollBar().isVisible()
        dialog.reject()
    assert heights[0] == heights[1]


def test_it_grows_before_a_column_is_scrolled(qtbot: QtBot, window: MainWindow) -> None:
    window.games.ask_new("formula")
    dialog = window.findChild(NewFormula)
    assert dialog is not None
    qtbot.waitExposed(dialog)
    usual, middle = dialog.height(), dialog.geometry().center().y()
    for _ in range(3):
        click(qtbot, dialog.seats.add)
    dialog.seats.seats[4].kind.setCurrentIndex(2)
    qtbot.waitUntil(lambda: usual < dialog.height() < window.height())
    scrolled = dialog.findChildren(Scrolled)
    assert len(scrolled) == 1
    qtbot.waitUntil(lambda: not any(each.verticalScrollBar().isVisible() for each in scrolled))
    assert dialog.geometry().center().y() == pytest.approx(middle, abs=2)
    dialog.resize(dialog.width(), 400)
    dialog.seats.seats[0].name.setText("Noor")
    qtbot.wait(30)
    assert dialog.height() == 400, "who has made it smaller wants it so"
    dialog.reject()


@pytest.mark.skipif(sys.platform == "darwin", reason="macOS has no such letters")
def test_letters_with_alt_choose_options_and_start(dialog: NewFormula, qtbot: QtBot) -> None:
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    with_alt(dialog, dialog.more.text())
    qtbot.waitUntil(dialog.more.isChecked)  # a key presses a button for a moment
    column = dialog.options
    with_alt(dialog, column.points.text())
    qtbot.waitUntil(column.points.isChecked)
    with_alt(dialog, column.flags["play_on"].text())
    qtbot.waitUntil(lambda: options_of(dialog).play_on)
    with_alt(dialog, dialog.start.text())
    qtbot.waitUntil(lambda: dialog.result() == NewFormula.DialogCode.Accepted)
