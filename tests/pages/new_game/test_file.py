"""Whatever is set in New game, by mouse or by keys, is in the file of the game that starts."""

from __future__ import annotations

from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QCheckBox, QLineEdit, QRadioButton, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from formula_desktop.arithmetic import Operator
from formula_desktop.digifeud import options as digifeud
from formula_desktop.digifeud.tiles import ADD_SUBTRACT, ALL_FOUR
from formula_desktop.formula.options import Options, Scoring
from formula_desktop.kinds.digifeud import DIGIFEUD
from formula_desktop.kinds.formula import FORMULA
from formula_desktop.kinds.kind import ReadyMade
from formula_desktop.kinds.registry import KINDS
from formula_desktop.pages.new_game.dialog import NewGame
from formula_desktop.players import Level, Player
from formula_desktop.shell.main_window import MainWindow
from formula_desktop.store.games.notes import NotCounted, Notes
from formula_desktop.store.settings.last_choice import usual_choice
from formula_desktop.store.settings.ready_made import suited_options
from formula_desktop.store.settings.settings import Settings, SizeChoice
from formula_desktop.widgets.person_dialog import PersonDialog
from tests.helpers.kept_games import under_way

LEFT, KEY = Qt.MouseButton.LeftButton, Qt.Key
PLUS, MINUS, TIMES, DIVIDE = Operator
POINTS = {"scoring": Scoring.POINTS, "max_number_cards": 2}
# A menu without a window manager.
pytestmark = pytest.mark.qt_log_ignore("does not support (raise|grabbing)", extend=True)

PERSON, COMPUTER = Player("Player"), Player("Computer", Level.EASY)

# What is clicked, in this order, and what then differs from the defaults in the file. A name is
# that of a control, with its value; one with = is a number that is typed.
FORMULA_OPTIONS: list[tuple[str, dict[str, Any]]] = [
    ("", {}),
    ("operators /", {"operators": (PLUS, MINUS, TIMES)}),
    ("operators -, operators x, operators /", {"operators": (PLUS,)}),
    ("operators +", {"operators": (MINUS, TIMES, DIVIDE)}),
    ("operators +, operators -", {"operators": (TIMES, DIVIDE), "max_cards": 4}),
    ("operators +, operators -, max_cards 3", {"operators": (TIMES, DIVIDE)}),
    ("points", POINTS),
    ("points, target = 40", {**POINTS, "target": 40}),
    ("points, target = 1000000", {**POINTS, "target": 1_000_000}),
    ("points, rounds", {}),
    ("points, max_number_cards 3", {"scoring": Scoring.POINTS}),
    ("max_number_cards 2", {"max_number_cards": 2}),
    ("largest_number 10", {"largest_number": 10}),
    ("largest_number 100", {"largest_number": 100}),
    ("largest_number 20, largest_number None", {}),
    ("flags use_table_card", {"use_table_card": True}),
    ("flags winner_extra_card", {"winner_extra_card": True}),
    ("flags play_on", {"play_on": True}),
    ("flags multiples_of_five", {"multiples_of_five": True}),
    ("points, flags hard_sum_bonus", {**POINTS, "hard_sum_bonus": True}),
    ("flags open_cards", {"open_cards": True}),
]
DIGIFEUD_OPTIONS: list[tuple[str, dict[str, Any]]] = [
    ("", {}),
    ("sums +-", {"operators": ADD_SUBTRACT}),
    ("sums +-x/", {"operators": ALL_FOUR}),
    ("sums +-, sums +-x", {}),
    ("directions 4", {"directions": 4}),
    ("directions 4, directions 2", {}),
    ("operations 1", {"max_operations": 1}),
    ("largest_number 20", {"largest_number": 20}),
    ("largest_number 50, largest_number None", {}),
    ("chains", {"chains": False}),
    ("chains, chains", {}),
    ("open_racks", {"open_racks": True}),
    ("printed_limit", {"turn_limit_minutes": 72 * 60}),
    ("printed_limit, no_limit", {}),
    ("limit, minutes = 7", {"turn_limit_minutes": 7}),
    ("limit, minutes = 1000000", {"turn_limit_minutes": 1_000_000}),
]


# --- the dialog ---------------------------------------------------------------------------------


def opened(window: MainWindow, game: str, qtbot: QtBot) -> Any:
    """The dialog, as Home opens it, with everything folded out."""
    if not window.settings.last[game]:
        window.settings.last[game] = usual_choice(KINDS[game], "Player", "Computer").written
    window.games.ask_new(game)
    dialog = window.findChild(NewGame)
    assert dialog is not None
    qtbot.waitUntil(dialog.isActiveWindow)
    if not dialog.more.isChecked():
        qtbot.mouseClick(dialog.more, LEFT)
    return dialog


def control(column: Any, name: str) -> QWidget:
    """The control with a name, and its value."""
    head, _, key = name.partition(" ")
    found = getattr(column, head)
    if key:
        texts = {("".join(each) if isinstance(each, tuple) else str(each)): each for each in found}
        found = found[texts[key]]
    assert isinstance(found, QWidget)
    return found


def use(qtbot: QtBot, widget: QWidget, by: str = "mouse") -> None:
    """Tick, choose or press something."""
    assert widget.isVisible()
    assert widget.isEnabled()
    if by == "mouse":
        middle = widget.rect().center()
        on_mark = QPoint(8, middle.y())
        at = on_mark if isinstance(widget, QCheckBox | QRadioButton) else middle
        qtbot.mouseClick(widget, LEFT, pos=at)
        return
    tab_to(qtbot, widget)
    if isinstance(widget, QRadioButton):
        arrows = (KEY.Key_Right, KEY.Key_Left, KEY.Key_Down, KEY.Key_Up)
        for arrow in (each for each in arrows for _ in range(3)):
            if not widget.isChecked():
                qtbot.keyClick(focused(), arrow)
        assert widget.isChecked()
    else:
        qtbot.keyClick(widget, KEY.Key_Space)


def use_ready(qtbot: QtBot, row: Any, kind: ReadyMade, by: str = "mouse") -> None:
    """Choose ready-made settings of the program, if necessary in the list of the leaflets."""
    if kind in row.chips:
        use(qtbot, row.chips[kind], by)
        return
    use(qtbot, row.leaflets_button, by)
    menu, action = row.leaflets_menu, row.leaflets[kind]
    if by == "mouse":
        qtbot.mouseClick(menu, LEFT, pos=menu.actionGeometry(action).center())
        return
    while menu.activeAction() is not action:
        qtbot.keyClick(menu, KEY.Key_Down)
    qtbot.keyClick(menu, KEY.Key_Return)


def focused() -> QWidget:
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


def tab_to(qtbot: QtBot, widget: QWidget) -> None:
    """Press Tab until a control, or another one of its group, has the keyboard."""
    group = widget.group() if isinstance(widget, QRadioButton) else None
    those: list[QWidget] = [widget] if group is None else list(group.buttons())
    for _ in range(80):
        if focused() in those:
            return
        qtbot.keyClick(focused(), KEY.Key_Tab)
    raise AssertionError("Tab does not lead there")


def do(qtbot: QtBot, dialog: Any, steps: str, by: str = "mouse") -> None:
    """Set options, one after another."""
    for step in filter(None, steps.split(", ")):
        name, _, typed = step.partition(" = ")
        widget = control(dialog.options, name)
        if not typed:
            use(qtbot, widget, by)
            continue
        assert isinstance(widget, QSpinBox)
        if by == "keys":
            tab_to(qtbot, widget)
        else:
            qtbot.mouseClick(widget.findChild(QLineEdit), LEFT)
        widget.selectAll()
        qtbot.keyClicks(widget, typed)


def notes(window: MainWindow) -> Notes:
    """The notes of the game that has just begun, as they are on the disk."""
    on_table = window.games.autosave.saved
    assert on_table is not None
    found = {each.name: each.notes for each in window.games.autosave.games.under_way()}
    return found[on_table.name]


# --- options ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("steps", "meant"), FORMULA_OPTIONS)
def test_options_of_formula(
    qtbot: QtBot,
    window: MainWindow,
    data_folder: Path,
    steps: str,
    meant: dict[str, Any],
) -> None:
    dialog = opened(window, "formula", qtbot)
    do(qtbot, dialog, steps)
    qtbot.mouseClick(dialog.start, LEFT)
    match = under_way(data_folder)
    assert match.options == replace(Options(), **meant)
    assert match.players == (PERSON, COMPUTER)
    assert notes(window).not_counted is None


@pytest.mark.parametrize(("steps", "meant"), DIGIFEUD_OPTIONS)
def test_options_of_digifeud(
    qtbot: QtBot,
    window: MainWindow,
    data_folder: Path,
    steps: str,
    meant: dict[str, Any],
) -> None:
    dialog = opened(window, "digifeud", qtbot)
    do(qtbot, dialog, steps)
    qtbot.mouseClick(dialog.start, LEFT)
    game = under_way(data_folder)
    assert game.options == replace(digifeud.Options(), **meant)
    assert game.players == (PERSON, COMPUTER)
    assert notes(window).not_counted is None


def test_no_option_has_been_forgotten() -> None:
    for kind, cases in ((Options, FORMULA_OPTIONS), (digifeud.Options, DIGIFEUD_OPTIONS)):
        changed = {name for _, meant in cases for name in meant}
        # the colours of the board have a test of their own
        assert changed == {each.name for each in fields(kind)} - {"layout"}


def test_a_shuffled_board(qtbot: QtBot, window: MainWindow, data_folder: Path) -> None:
    dialog = opened(window, "digifeud", qtbot)
    do(qtbot, dialog, "boards True")
    qtbot.mouseClick(dialog.start, LEFT)
    game = under_way(data_folder)
    assert not game.options.layout.is_standard
    assert replace(game.options, layout=digifeud.Options().layout) == digifeud.Options()


@pytest.mark.parametrize("name", ["formula", "digifeud"])
def test_a_game_that_is_not_to_count(
    qtbot: QtBot, window: MainWindow, data_folder: Path, name: str
) -> None:
    dialog = opened(window, name, qtbot)
    assert dialog.remark.text() == ""
    do(qtbot, dialog, "counts")
    assert dialog.remark.text() == "This game does not count in the results."
    qtbot.mouseClick(dialog.start, LEFT)
    assert notes(window).not_counted is NotCounted.CHOSEN
    assert window.settings.size is SizeChoice.NORMAL


@pytest.mark.parametrize("name", ["formula", "digifeud"])
def test_projector_size_is_that_of_one_game(qtbot: QtBot, window: MainWindow, name: str) -> None:
    sizes: list[SizeChoice] = []
    window.settings.changed.connect(
        lambda which: sizes.append(window.settings.size) if which == "size" else None
    )
    dialog = opened(window, name, qtbot)
    do(qtbot, dialog, "projector")
    assert sizes == []
    qtbot.mouseClick(dialog.start, LEFT)
    assert sizes == [SizeChoice.PROJECTOR]
    assert notes(window).not_counted is None
    qtbot.waitUntil(lambda: window.findChild(NewGame) is None)
    window.show_home()
    dialog = opened(window, name, qtbot)
    assert dialog.options.projector.isChecked(), "the last choice is remembered"
    do(qtbot, dialog, "projector")
    qtbot.mouseClick(dialog.start, LEFT)
    assert sizes == [SizeChoice.PROJECTOR, SizeChoice.NORMAL]
    assert Settings().size is SizeChoice.NORMAL, "it was never saved"


# --- keys alone ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "steps", "meant"),
    [
        (
            "formula",
            "operators +, operators -, points, target = 40, max_cards 3, max_number_cards 3, "
            "largest_number 50, flags use_table_card, flags winner_extra_card, flags play_on, "
            "flags multiples_of_five, flags hard_sum_bonus, flags open_cards, counts, projector",
            Options(
                operators=(TIMES, DIVIDE),
                largest_number=50,
                use_table_card=True,
                winner_extra_card=True,
                play_on=True,
                scoring=Scoring.POINTS,
                target=40,
                multiples_of_five=True,
                hard_sum_bonus=True,
                open_cards=True,
            ),
        ),
        (
            "digifeud",
            "sums +-, directions 4, limit, minutes = 7, largest_number 20, operations 1, chains, "
            "open_racks, counts, projector",
            digifeud.Options(4, ADD_SUBTRACT, 1, 20, False, True, 7),
        ),
    ],
)
def test_keys_alone_set_everything(
    qtbot: QtBot,
    window: MainWindow,
    data_folder: Path,
    name: str,
    steps: str,
    meant: Options | digifeud.Options,
) -> None:
    dialog = opened(window, name, qtbot)
    do(qtbot, dialog, steps, "keys")
    for chip in dialog.ready_made.chips.values():
        tab_to(qtbot, chip)
    tab_to(qtbot, dialog.first.box)
    qtbot.keyClick(focused(), KEY.Key_End)
    qtbot.keyClick(focused(), KEY.Key_Return)
    state = under_way(data_folder)
    assert state.options == meant
    assert (state.starts if name == "digifeud" else state.round.dealer) == 1
    assert notes(window).not_counted is NotCounted.CHOSEN
    assert window.settings.size is SizeChoice.PROJECTOR


@pytest.mark.parametrize(
    ("name", "kinds"), [(kind.name, kind.ready_made) for kind in (FORMULA, DIGIFEUD)]
)
def test_keys_alone_choose_ready_made_settings(
    qtbot: QtBot, window: MainWindow, name: str, kinds: dict[str, Any]
) -> None:
    dialog = opened(window, name, qtbot)
    for kind in kinds:
        row = dialog.ready_made
        use_ready(qtbot, row, ReadyMade(kind), "keys")
        assert dialog.choice.ready_made == kind
        offered = [*row.chips.items(), *row.leaflets.items()]
        assert [each for each, chip in offered if chip.isChecked()] == [kind]
        assert row.leaflets_button.isChecked() is (kind in row.leaflets)
        assert not row.own_button.isChecked()


# --- who plays ----------------------------------------------------------------------------------


@pytest.mark.parametrize("number", [2, 3, 4, 5])
def test_two_to_five_players_and_each_of_them_deals(
    qtbot: QtBot, window: MainWindow, data_folder: Path, number: int
) -> None:
    dialog = opened(window, "formula", qtbot)
    for _ in range(number - 2):
        qtbot.mouseClick(dialog.seats.add, LEFT)
    for seat, level in zip(dialog.seats.seats[1:], list(Level), strict=False):
        seat.kind.setFocus()
        qtbot.keyClick(seat.kind, KEY.Key_Home)
        for _ in range(1 + list(Level).index(level)):
            qtbot.keyClick(seat.kind, KEY.Key_Down)
    dialog.first.box.setFocus()
    for _ in range(number):
        qtbot.keyClick(dialog.first.box, KEY.Key_Down)
    qtbot.mouseClick(dialog.start, LEFT)
    match = under_way(data_folder)
    assert [player.level for player in match.players] == [None, *list(Level)[: number - 1]]
    assert match.round.dealer == number - 1


@pytest.mark.parametrize("name", ["formula", "digifeud"])
def test_names_pictures_colours_and_levels(
    qtbot: QtBot, window: MainWindow, data_folder: Path, name: str
) -> None:
    dialog = opened(window, name, qtbot)
    first, second = dialog.seats.seats
    second.kind.setFocus()
    qtbot.keyClick(second.kind, KEY.Key_Home)
    for seat, called in ((first, "Noor"), (second, "Sam")):
        seat.name.selectAll()
        qtbot.keyClicks(seat.name, called)
    qtbot.mouseClick(first.portrait, LEFT)
    look = first.findChild(PersonDialog)
    qtbot.mouseClick(look.pictures["owl"], LEFT)
    qtbot.mouseClick(look.colours["teal"], LEFT)
    qtbot.mouseClick(look.done_button, LEFT)
    qtbot.mouseClick(dialog.start, LEFT)
    assert under_way(data_folder).players == (Player("Noor"), Player("Sam"))
    noor, sam = notes(window).seats
    assert (noor.picture, noor.colour) == ("owl", "teal")
    assert noor.participant
    assert sam.participant not in ("", noor.participant)
    # in the next game they are offered, as they were
    qtbot.waitUntil(lambda: window.findChild(NewGame) is None)
    window.show_home()
    dialog = opened(window, name, qtbot)
    first, second = dialog.seats.seats
    assert {first.person.itemText(row) for row in range(first.person.count())} == {"Noor", "Sam"}
    assert first.face == noor
    second.kind.setFocus()
    qtbot.keyClick(second.kind, KEY.Key_End)
    qtbot.mouseClick(dialog.start, LEFT)
    seats = notes(window).seats
    assert (seats[0], seats[1].participant) == (noor, "computer-master")


# --- ready-made settings ------------------------------------------------------------------------


@pytest.mark.parametrize("kind", [ReadyMade(each) for each in FORMULA.ready_made])
def test_ready_made_settings_of_formula(
    qtbot: QtBot, window: MainWindow, data_folder: Path, kind: ReadyMade
) -> None:
    dialog = opened(window, "formula", qtbot)
    do(qtbot, dialog, "flags play_on, largest_number 10, points")  # all of which they take back
    use_ready(qtbot, dialog.ready_made, kind)
    qtbot.mouseClick(dialog.start, LEFT)
    ready = FORMULA.ready_made[kind]
    match = under_way(data_folder)
    assert match.options == ready.options
    assert match.players == (PERSON, Player("Computer", ready.level))


@pytest.mark.parametrize("kind", [ReadyMade(each) for each in DIGIFEUD.ready_made])
def test_ready_made_settings_of_digifeud(
    qtbot: QtBot, window: MainWindow, data_folder: Path, kind: ReadyMade
) -> None:
    dialog = opened(window, "digifeud", qtbot)
    do(qtbot, dialog, "boards True, directions 4, limit, minutes = 3")
    use_ready(qtbot, dialog.ready_made, kind)
    qtbot.mouseClick(dialog.start, LEFT)
    ready = DIGIFEUD.ready_made[kind]
    game = under_way(data_folder)
    assert game.options == suited_options(ready, has_two_persons=False)
    assert game.players == (PERSON, Player("Computer", ready.level))


# --- the very first game ------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["formula", "digifeud"])
def test_the_very_first_game_against_the_computer_takes_two_clicks(
    qtbot: QtBot, window: MainWindow, data_folder: Path, name: str
) -> None:
    assert not (data_folder / "games").exists()
    window.games.ask_new(name)
    dialog = window.findChild(NewGame)
    assert dialog is not None
    assert dialog.start.isVisible()
    assert dialog.rect().contains(dialog.start.geometry())
    qtbot.mouseClick(dialog.start, LEFT)
    assert window.stack.currentWidget() is window.play.page  # type: ignore[union-attr]
    state = under_way(data_folder)
    assert state.players == (PERSON, Player("Computer", Level.BEGINNER))
    assert notes(window).not_counted is None
