"""What is clicked in the dialog is what is played and saved in the file."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QAbstractButton, QCheckBox, QRadioButton, QWidget
from pytestqt.qtbot import QtBot

from formula_desktop.digifeud.layout import standard_layout
from formula_desktop.digifeud.options import Options
from formula_desktop.digifeud.tiles import ADD_SUBTRACT, ALL_FOUR
from formula_desktop.kinds.digifeud import DIGIFEUD
from formula_desktop.look.theme import LIGHT
from formula_desktop.pages.new_game.digifeud import NewDigifeud
from formula_desktop.pages.new_game.digifeud_options import DigifeudOptions
from formula_desktop.players import Level, Player
from formula_desktop.shell.main_window import MainWindow
from formula_desktop.store.settings.last_choice import Choice, usual_choice
from tests.helpers.kept_games import under_way_file
from tests.helpers.looks import rules_link
from tests.helpers.window import game_in

LEFT = Qt.MouseButton.LeftButton
COMPUTER = Player("Computer", Level.EASY)
HOURS_72 = 72 * 60


@pytest.fixture
def dialog(qtbot: QtBot) -> NewDigifeud:
    dialog = NewDigifeud(LIGHT, rules_link)
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitExposed(dialog)
    return dialog


def click(qtbot: QtBot, button: QAbstractButton) -> None:
    """Click where the mark of a choice is, in the middle of another button."""
    middle = button.rect().center()
    at = QPoint(8, middle.y()) if isinstance(button, QRadioButton) else middle
    qtbot.mouseClick(button, LEFT, pos=at)


def make_person(qtbot: QtBot, dialog: NewDigifeud, seat: int = 1) -> None:
    kind = dialog.seats.seats[seat].kind
    kind.setFocus()
    qtbot.keyClick(kind, Qt.Key.Key_Home)


def make_computer(qtbot: QtBot, dialog: NewDigifeud, seat: int = 1) -> None:
    kind = dialog.seats.seats[seat].kind
    kind.setFocus()
    qtbot.keyClick(kind, Qt.Key.Key_End)


def opened(window: MainWindow) -> NewDigifeud:
    if not window.settings.last["digifeud"]:
        window.settings.last["digifeud"] = usual_choice(DIGIFEUD, "Player", "Computer").written
    window.games.ask_new("digifeud")
    dialog = window.findChild(NewDigifeud)
    assert dialog is not None
    return dialog


def button(options: DigifeudOptions, name: str) -> QRadioButton | QCheckBox:
    found: dict[str, QRadioButton | QCheckBox] = {
        "add and subtract": options.sums[ADD_SUBTRACT],
        "all signs": options.sums[ALL_FOUR],
        "four directions": options.directions[4],
        "one operation": options.operations[1],
        "numbers up to 10": options.largest_number[10],
        "no chains": options.chains,
        "open racks": options.open_racks,
        "72 hours": options.printed_limit,
    }
    return found[name]


EACH = [
    ("add and subtract", {"operators": ADD_SUBTRACT}, {"operators": "+-"}),
    ("all signs", {"operators": ALL_FOUR}, {"operators": "+-x/"}),
    ("four directions", {"directions": 4}, {"directions": 4}),
    ("one operation", {"max_operations": 1}, {"max_operations": 1}),
    ("numbers up to 10", {"largest_number": 10}, {"largest_number": 10}),
    ("no chains", {"chains": False}, {"chains": False}),
    ("open racks", {"open_racks": True}, {"open_racks": True}),
    ("72 hours", {"turn_limit_minutes": HOURS_72}, {"turn_limit_minutes": HOURS_72}),
]


def kept(data_folder: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(under_way_file(data_folder).read_bytes())
    return found


def test_the_usual_is_one_person_against_an_easy_computer(dialog: NewDigifeud) -> None:
    assert dialog.choice == Choice(Options(), (Player("Player"), COMPUTER), ready_made="printed")
    assert dialog.start.isEnabled()
    assert not dialog.more.isChecked()


@pytest.mark.parametrize(("name", "meant", "written"), EACH)
def test_each_option_reaches_the_game_and_the_file(
    qtbot: QtBot,
    window: MainWindow,
    data_folder: Path,
    name: str,
    meant: dict[str, Any],
    written: dict[str, Any],
) -> None:
    dialog = opened(window)
    click(qtbot, dialog.more)
    click(qtbot, button(dialog.options, name))
    click(qtbot, dialog.start)
    assert game_in(window).state.options == replace(Options(), **meant)
    options = kept(data_folder)["options"]
    assert {key: options[key] for key in written} == written
    assert options["board"] == "standard"


@pytest.mark.parametrize(("typed", "minutes"), [("1", 1), ("45", 45), ("1000000", 1_000_000)])
def test_minutes_for_a_turn(
    qtbot: QtBot, window: MainWindow, data_folder: Path, typed: str, minutes: int
) -> None:
    dialog = opened(window)
    assert not dialog.options.minutes.isEnabled()
    click(qtbot, dialog.options.limit)
    assert dialog.options.minutes.isEnabled()
    qtbot.keyClicks(dialog.options.minutes, typed)  # what was there is marked
    click(qtbot, dialog.start)
    assert game_in(window).state.options.turn_limit_minutes == minutes
    assert kept(data_folder)["options"]["turn_limit_minutes"] == minutes


@pytest.mark.parametrize("typed", ["0", "1000001", "-5", "x"])
def test_no_time_that_is_not_allowed(qtbot: QtBot, dialog: NewDigifeud, typed: str) -> None:
    click(qtbot, dialog.options.limit)
    qtbot.keyClicks(dialog.options.minutes, typed)
    choice = dialog.choice
    assert choice is not None
    assert choice.options.turn_limit_minutes is not None
    assert 1 <= choice.options.turn_limit_minutes <= 1_000_000


def test_a_shuffled_board_is_another_one_each_time(
    qtbot: QtBot, window: MainWindow, data_folder: Path
) -> None:
    boards = []
    for _ in range(2):
        dialog = opened(window)
        if not dialog.more.isChecked():
            click(qtbot, dialog.more)
        click(qtbot, dialog.options.boards[True])
        click(qtbot, dialog.start)
        assert game_in(window).state.options.layout != standard_layout()
        boards.append(kept(data_folder)["options"]["board"])
        qtbot.waitUntil(lambda: window.findChild(NewDigifeud) is None)
    assert boards[0] != boards[1]
    assert [len(boards[0][colour]) for colour in ("blue", "red")] == [13, 12]


@pytest.mark.parametrize("seat", [0, 1])
def test_who_starts(qtbot: QtBot, window: MainWindow, data_folder: Path, seat: int) -> None:
    dialog = opened(window)
    first = dialog.first.box
    assert first.currentText() == "At random"
    first.setFocus()
    for _ in range(seat + 1):
        qtbot.keyClick(first, Qt.Key.Key_Down)
    assert first.currentText() == ("Player", "Computer")[seat]
    click(qtbot, dialog.start)
    assert game_in(window).state.starts == seat
    assert kept(data_folder)["deal"]["starts"] == seat


def test_drawn_by_lot_both_start_now_and_then(window: MainWindow) -> None:
    choice = Choice(Options(), (Player("Noor"), Player("Sam")))
    found = set()
    for _ in range(40):
        window.games.start(choice)
        found.add(game_in(window).state.starts)
    assert found == {0, 1}


def test_the_time_follows_the_players_until_it_is_chosen(qtbot: QtBot, dialog: NewDigifeud) -> None:
    def minutes() -> int | None:
        choice = dialog.choice
        assert choice is not None
        return choice.options.turn_limit_minutes

    assert minutes() is None
    make_person(qtbot, dialog)
    assert minutes() == HOURS_72
    make_computer(qtbot, dialog)
    assert minutes() is None
    make_person(qtbot, dialog)
    click(qtbot, dialog.options.no_limit)
    assert minutes() is None
    make_computer(qtbot, dialog)
    make_person(qtbot, dialog)
    assert minutes() is None


def test_only_two_seats(dialog: NewDigifeud) -> None:
    assert len(dialog.seats.seats) == 2
    assert not dialog.seats.add.isVisible()
    assert not any(seat.remove.isVisible() for seat in dialog.seats.seats)


def test_two_computers_and_two_persons(qtbot: QtBot, dialog: NewDigifeud) -> None:
    make_computer(qtbot, dialog, 0)
    choice = dialog.choice
    assert choice is not None
    assert [player.level for player in choice.players] == [Level.MASTER, Level.EASY]
    assert len({player.name for player in choice.players}) == 2


def test_without_a_name_nothing_starts(qtbot: QtBot, dialog: NewDigifeud) -> None:
    name = dialog.seats.seats[0].name
    name.selectAll()
    qtbot.keyClick(name, Qt.Key.Key_Delete)
    assert dialog.choice is None
    assert not dialog.start.isEnabled()
    assert dialog.problem.text() == "Player 1 has no name yet."


def test_from_home_to_playing_in_one_click(qtbot: QtBot, window: MainWindow) -> None:
    qtbot.mouseClick(window.home.pictures["digifeud"].second, LEFT)
    assert window.game is not None
    assert window.stack.currentWidget() is not window.home
    assert [player.name for player in window.game.players] == ["Player", "Computer"]


def test_the_last_choice_is_remembered(qtbot: QtBot, window: MainWindow) -> None:
    dialog = opened(window)
    click(qtbot, dialog.more)
    click(qtbot, dialog.options.boards[True])
    click(qtbot, dialog.options.directions[4])
    click(qtbot, dialog.options.limit)
    qtbot.keyClicks(dialog.options.minutes, "12")
    name = dialog.seats.seats[0].name
    name.selectAll()
    qtbot.keyClicks(name, "Noor")
    chosen = dialog.choice
    qtbot.keyClick(name, Qt.Key.Key_Return)
    assert window.game is not None
    qtbot.waitUntil(lambda: window.findChild(NewDigifeud) is None)
    again = opened(window)
    assert again.choice == chosen
    assert again.more.isChecked(), "something that is folded away was chosen"
    again.reject()
    window.games.start_against_computer("digifeud")
    assert game_in(window).state.options.turn_limit_minutes == 12


def test_formula_remembers_its_own_choice(qtbot: QtBot, window: MainWindow) -> None:
    click(qtbot, opened(window).start)
    assert window.settings.last["digifeud"]
    assert not window.settings.last["formula"]


def is_whole(column: QWidget, qtbot: QtBot) -> None:
    """Nothing is cut off at the side, once a bar there has come and gone."""
    viewport = column.parentWidget()
    assert viewport is not None
    qtbot.waitUntil(lambda: column.width() <= viewport.width())


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1920, 1080)])
def test_the_buttons_are_always_inside_the_window(
    qtbot: QtBot, window: MainWindow, size: tuple[int, int]
) -> None:
    window.resize(*size)
    qtbot.wait(1)
    dialog = opened(window)
    click(qtbot, dialog.more)
    assert dialog.width() <= size[0]
    assert dialog.height() <= size[1]
    assert dialog.rect().contains(dialog.start.geometry())
    for column in (dialog.options, dialog.seats):
        is_whole(column, qtbot)
    dialog.reject()


def test_it_is_as_large_as_it_needs_and_cuts_nothing(window: MainWindow, qtbot: QtBot) -> None:
    room = window.screen().availableSize()
    window.resize(room)
    qtbot.waitUntil(lambda: window.look.dressed_unit == window.look.unit)
    dialog = NewDigifeud(LIGHT, rules_link, parent=window)
    dialog.open()
    qtbot.waitExposed(dialog)
    assert dialog.size() == dialog.sizeHint()
    dialog.more.click()
    assert dialog.size() == dialog.sizeHint()
    assert dialog.height() > room.height() * 2 // 3, "Qt would take no more by itself"
    dialog.resize(1, 1)
    for column in (dialog.seats, dialog.options):
        is_whole(column, qtbot)
        assert column.width() >= column.minimumSizeHint().width()
    dialog.close()
