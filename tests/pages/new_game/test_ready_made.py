"""Ready-made settings in the New game dialogs, and the player's own by name."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QLabel, QWidget
from pytestqt.qtbot import QtBot

from formula_desktop.arithmetic import Operator
from formula_desktop.digifeud import options as digifeud
from formula_desktop.formula.options import Options
from formula_desktop.kinds.digifeud import DIGIFEUD
from formula_desktop.kinds.formula import FORMULA
from formula_desktop.kinds.kind import Ready, ReadyMade
from formula_desktop.kinds.registry import KINDS
from formula_desktop.pages.new_game.dialog import NewGame
from formula_desktop.pages.new_game.ready_made import OwnName, ReadyMadeRow
from formula_desktop.pages.outcome.wish import Wish
from formula_desktop.players import Level, Player
from formula_desktop.sentences import WrongSum
from formula_desktop.shell.main_window import MainWindow
from formula_desktop.store.games.notes import NotCounted
from formula_desktop.store.settings.last_choice import Choice, read_choice, usual_choice
from formula_desktop.store.settings.ready_made import own_key, read_own, written_own
from formula_desktop.store.settings.settings import LONGEST_TEXT, Settings, SizeChoice
from formula_desktop.widgets.asking import Question
from tests.helpers.screen.mnemonics import without_letter
from tests.helpers.window import game_in

LEFT, KEY = Qt.MouseButton.LeftButton, Qt.Key
GAMES = ("formula", "digifeud")
NOOR, SAM, COMPUTER = Player("Noor"), Player("Sam"), Player("Computer", Level.NORMAL)
OPEN = Ready(Options(open_cards=True))
EASY = Level.EASY

# A menu without a window manager.
pytestmark = pytest.mark.qt_log_ignore("does not support (raise|grabbing)", extend=True)


@pytest.fixture(autouse=True)
def _no_menu_stays() -> Iterator[None]:
    yield
    popup = QApplication.activePopupWidget()
    if popup is not None:
        popup.close()


def wait_for_turn(qtbot: QtBot, game: Any) -> None:
    qtbot.waitUntil(lambda: game.draft is not None)


def opened(window: MainWindow, name: str = "formula") -> Any:
    if not window.settings.last[name]:
        window.settings.last[name] = usual_choice(KINDS[name], "Player", "Computer").written
    window.games.ask_new(name)
    dialog = window.findChild(NewGame)
    assert dialog is not None
    return dialog


def reopened(qtbot: QtBot, window: MainWindow, name: str = "formula") -> Any:
    """The dialog once more, after the last one has been started or left."""
    dialog = window.findChild(NewGame)
    if dialog is not None:
        dialog.reject()
    qtbot.waitUntil(lambda: window.findChild(NewGame) is None)
    return opened(window, name)


def test_the_age_follows_to_a_game_that_was_never_set(window: MainWindow, qtbot: QtBot) -> None:
    dialog = opened(window)
    click(qtbot, dialog.ready_made.chips[ReadyMade.TEN])
    dialog.accept()
    qtbot.waitUntil(lambda: window.findChild(NewGame) is None)
    window.games.ask_new("digifeud")
    dialog = window.findChild(NewGame)
    assert dialog is not None
    assert dialog.ready_made.chips[ReadyMade.TEN].isChecked()
    assert [player.level for player in dialog.choice.players] == [None, EASY]


def click(qtbot: QtBot, button: QAbstractButton) -> None:
    """Click on the mark of a tick box, at the left of anything else."""
    qtbot.mouseClick(button, LEFT, pos=QPoint(8, button.rect().center().y()))


def in_force(dialog: Any) -> str:
    """The words of the only chip that is chosen; empty when none is."""
    row: ReadyMadeRow[Any] = dialog.ready_made
    chips = (*row.chips.values(), row.leaflets_button, row.own_button)
    (chosen,) = [_name(chip) for chip in chips if chip.isChecked()]
    return chosen


def _name(chip: QAbstractButton) -> str:
    """What a chip is called; the line below it tells the signs of an age."""
    return chip.text().partition("\n")[0]


def pick(qtbot: QtBot, dialog: Any, kind: ReadyMade) -> str:
    """Choose settings of the program, on their chip or in a list; gives their name."""
    row: ReadyMadeRow[Any] = dialog.ready_made
    if kind in row.chips:
        click(qtbot, row.chips[kind])
        return _name(row.chips[kind])
    click(qtbot, row.leaflets_button)
    menu, action = row.leaflets_menu, row.leaflets[kind]
    qtbot.mouseClick(menu, LEFT, pos=menu.actionGeometry(action).center())
    return action.text()


def choose(qtbot: QtBot, dialog: Any, words: str) -> None:
    """Choose in the menu of the player's own."""
    row: ReadyMadeRow[Any] = dialog.ready_made
    click(qtbot, row.own_button)
    action = next(each for each in row.menu.actions() if without_letter(each.text()) == words)
    qtbot.mouseClick(row.menu, LEFT, pos=row.menu.actionGeometry(action).center())


def save(qtbot: QtBot, dialog: Any, name: str) -> OwnName:
    """Choose *Save*, and type a name."""
    choose(qtbot, dialog, "Save these rules…")
    asked: OwnName = dialog.findChild(OwnName)
    asked.field.selectAll()
    qtbot.keyClicks(asked.field, name)
    return asked


def keep(qtbot: QtBot, dialog: Any, name: str) -> None:
    """Save what is chosen by a name."""
    qtbot.keyClick(save(qtbot, dialog, name).field, KEY.Key_Return)
    qtbot.waitUntil(lambda: dialog.findChild(OwnName) is None)


# --- those of the program -----------------------------------------------------------------------


def test_the_one_in_force_is_marked_and_explained(qtbot: QtBot, window: MainWindow) -> None:
    dialog = opened(window)
    row = dialog.ready_made
    assert in_force(dialog) == "10+"
    sentences = set()
    for kind in FORMULA.ready_made:
        name = pick(qtbot, dialog, ReadyMade(kind))
        assert name.startswith(in_force(dialog).removesuffix("…"))
        assert row.note.text()
        sentences.add(row.note.text())
    assert len(sentences) == len(FORMULA.ready_made)


@pytest.mark.parametrize("name", GAMES)
def test_any_other_option_is_none_of_them(qtbot: QtBot, window: MainWindow, name: str) -> None:
    dialog = opened(window, name)
    click(qtbot, dialog.ready_made.chips[ReadyMade.SIX])
    assert in_force(dialog) == "6+"
    click(qtbot, dialog.more)
    for box in (dialog.options.counts, dialog.options.projector):
        click(qtbot, box)
        assert in_force(dialog) == "Your own rules"
        assert "of your own" in dialog.ready_made.note.text()
        click(qtbot, box)
        assert in_force(dialog) == "6+"
    other = dialog.options.sums if name == "digifeud" else dialog.options.operators
    click(qtbot, list(other.values())[-1])
    assert in_force(dialog) == "Your own rules"
    assert dialog.choice.ready_made == ""


def test_the_usual_game_is_that_of_the_printed_rules(qtbot: QtBot, window: MainWindow) -> None:
    dialog = opened(window, "digifeud")
    assert in_force(dialog) == "Printed rules"
    assert not dialog.more.isChecked()
    click(qtbot, dialog.more)
    click(qtbot, dialog.options.directions[4])
    assert in_force(dialog) == "Your own rules"


@pytest.mark.parametrize("name", GAMES)
def test_the_first_game_of_a_newcomer_can_be_won(
    qtbot: QtBot, window: MainWindow, name: str
) -> None:
    window.games.ask_new(name)
    dialog: Any = window.findChild(NewGame)
    assert in_force(dialog) == "6+"
    assert not dialog.more.isChecked()
    assert [player.level for player in dialog.choice.players] == [None, Level.BEGINNER]


@pytest.mark.parametrize("name", GAMES)
def test_few_words_stand_before_the_button(qtbot: QtBot, window: MainWindow, name: str) -> None:
    dialog = opened(window, name)
    shown = [*dialog.findChildren(QLabel), *dialog.findChildren(QAbstractButton)]
    words = " ".join(each.text() for each in shown if each.isVisible()).split()
    assert 15 < len(words) < 40, words


def test_a_computer_that_is_added_has_the_level_of_the_settings(
    qtbot: QtBot, window: MainWindow
) -> None:
    """Unless one sits there, whose level it has then."""
    window.settings.last["formula"] = Choice(Options(), (NOOR, SAM), ready_made="10+").written
    dialog = opened(window)
    seats = dialog.seats
    for key, level in ((ReadyMade.SIX, Level.BEGINNER), (ReadyMade.PRINTED, Level.NORMAL)):
        pick(qtbot, dialog, key)
        click(qtbot, seats.add)
        assert seats.players[-1].level is level, key
        click(qtbot, seats.seats[-1].remove)
    pick(qtbot, dialog, ReadyMade.SIX)
    click(qtbot, dialog.more)
    click(qtbot, dialog.options.counts)
    assert in_force(dialog) == "Your own rules"
    click(qtbot, seats.add)
    assert seats.players[-1].level is Level.BEGINNER, "the rules are still for this age"
    seats.seats[-1].show_level(Level.HARD)
    click(qtbot, seats.add)
    assert seats.players[-1].level is Level.HARD


def test_settings_bring_their_level_and_another_one_leaves_them_lit(
    qtbot: QtBot, window: MainWindow
) -> None:
    dialog = opened(window)
    levels = (
        (ReadyMade.SIX, Level.BEGINNER),
        (ReadyMade.EIGHT, Level.EASY),
        (ReadyMade.TEN, Level.EASY),
    )
    for kind, level in levels:
        name = pick(qtbot, dialog, kind)
        assert [player.level for player in dialog.choice.players] == [None, level]
        dialog.seats.seats[1].kind.setCurrentIndex(5)
        assert in_force(dialog) == name
    keep(qtbot, dialog, "Mine")
    pick(qtbot, dialog, ReadyMade.SIX)
    choose(qtbot, dialog, "Mine")
    assert dialog.choice.players[1].level is Level.MASTER


def test_the_classroom_ends_with_the_next_game(
    qtbot: QtBot, window: MainWindow, settings: Settings
) -> None:
    for is_classroom in (True, False, True):
        dialog = reopened(qtbot, window)
        pick(qtbot, dialog, ReadyMade.SIX)
        if dialog.classroom.isChecked() is not is_classroom:
            click(qtbot, dialog.classroom)
        click(qtbot, dialog.start)
        assert settings.size is (SizeChoice.PROJECTOR if is_classroom else SizeChoice.NORMAL)
        assert settings.hints is not is_classroom
        assert (settings.wrong_sums is WrongSum.ONLY_WHETHER) is is_classroom
    classroom = window.games.autosave.saved
    assert classroom is not None
    window.games.start(Choice(Options(), (NOOR, SAM), 0))
    assert settings.size is SizeChoice.NORMAL
    window.games.show_saved(classroom)
    assert settings.size is SizeChoice.PROJECTOR, "and goes on with the game"
    assert not settings.hints
    window.offered.projector_size.trigger()
    assert settings.size is SizeChoice.NORMAL, "who chooses another size has it"
    settings.hints = True
    assert settings.hints


def test_it_grows_around_its_middle_when_all_options_are_shown(
    qtbot: QtBot, window: MainWindow
) -> None:
    dialog = opened(window)
    window.resize(1280, 900)
    qtbot.wait(1)
    usual = dialog.size()
    dialog.move(100, 150)
    dialog.resize(dialog.width(), 500)
    click(qtbot, dialog.more)
    assert dialog.size() == dialog.sizeHint()
    assert dialog.height() > 560
    assert dialog.pos().y() == max(0, 150 - (dialog.height() - 500) // 2)
    click(qtbot, dialog.more)
    assert dialog.size() == usual


def test_who_plays_stays(qtbot: QtBot, window: MainWindow) -> None:
    dialog = opened(window)
    seats = dialog.seats
    click(qtbot, seats.add)
    dialog.first.box.setCurrentIndex(2)
    names = [player.name for player in seats.players]
    for kind, ready in FORMULA.ready_made.items():
        pick(qtbot, dialog, ReadyMade(kind))
        assert [player.name for player in seats.players] == names
        assert [player.level for player in seats.players] == [None, ready.level, ready.level]
        assert dialog.choice.first == 1
        assert in_force(dialog)


def test_of_two_that_are_the_same_the_one_chosen_is_marked(
    qtbot: QtBot, window: MainWindow
) -> None:
    assert (
        FORMULA.ready_made[ReadyMade.TEN].options == FORMULA.ready_made[ReadyMade.PRINTED].options
    )
    dialog = opened(window)
    pick(qtbot, dialog, ReadyMade.PRINTED)
    assert in_force(dialog) == "Printed rules"
    click(qtbot, dialog.start)
    dialog = reopened(qtbot, window)
    assert in_force(dialog) == "Printed rules"


def test_a_target_that_nobody_can_reach_makes_no_difference(
    qtbot: QtBot, window: MainWindow
) -> None:
    dialog = opened(window)
    click(qtbot, dialog.more)
    click(qtbot, dialog.options.points)
    dialog.options.target.setValue(40)
    assert in_force(dialog) == "Your own rules"
    click(qtbot, dialog.options.rounds)
    assert in_force(dialog) == "10+"


def test_what_a_sentence_says_is_not_folded_out(qtbot: QtBot, window: MainWindow) -> None:
    dialog = opened(window)
    click(qtbot, dialog.ready_made.chips[ReadyMade.EIGHT])
    click(qtbot, dialog.classroom)
    assert not dialog.more.isChecked()
    assert dialog.remark.text() == "This game does not count in the results."
    click(qtbot, dialog.start)
    dialog = reopened(qtbot, window)
    assert in_force(dialog) == "8+"
    assert dialog.classroom.isChecked()
    assert not dialog.more.isChecked()
    click(qtbot, dialog.more)
    click(qtbot, dialog.options.flags["play_on"])
    click(qtbot, dialog.start)
    dialog = reopened(qtbot, window)
    assert in_force(dialog) == "Your own rules"
    assert dialog.more.isChecked(), "no sentence says it"
    assert not dialog.options.counts.isChecked()


@pytest.mark.parametrize("name", ["formula", "digifeud"])
def test_what_is_told_of_a_wrong_sum_is_set_too(
    qtbot: QtBot, window: MainWindow, name: str
) -> None:
    usual = {
        ReadyMade.SIX: WrongSum.NOT_EQUAL,
        ReadyMade.PRINTED: WrongSum.VALUE,
    }
    for key, wanted in usual.items():
        dialog = reopened(qtbot, window, name)
        pick(qtbot, dialog, key)
        click(qtbot, dialog.start)
        assert window.settings.wrong_sums is wanted
        assert window.play is not None
        scene: Any = window.play.page.scene
        assert scene.texts.assistance.wrong_sums is wanted
    window.settings.wrong_sums = WrongSum.NOT_EQUAL
    dialog = reopened(qtbot, window, name)
    click(qtbot, dialog.start)
    assert window.settings.wrong_sums is WrongSum.NOT_EQUAL, "what has been chosen counts"


def test_the_time_of_a_setting_suits_the_players(qtbot: QtBot, window: MainWindow) -> None:
    dialog = opened(window, "digifeud")

    def minutes() -> int | None:
        found: int | None = dialog.choice.options.turn_limit_minutes
        return found

    def sit(row: int) -> None:
        dialog.seats.seats[1].kind.setCurrentIndex(row)

    for kind, against_computer, between_persons in (
        (ReadyMade.SIX, None, 72 * 60),
        (ReadyMade.PRINTED, 72 * 60, 72 * 60),
    ):
        click(qtbot, dialog.ready_made.chips[kind])
        words = in_force(dialog)
        for row, expected in ((3, against_computer), (0, between_persons), (3, against_computer)):
            sit(row)
            assert minutes() == expected
            assert in_force(dialog) == words


@pytest.mark.parametrize("name", GAMES)
def test_tab_goes_from_top_to_bottom(qtbot: QtBot, window: MainWindow, name: str) -> None:
    dialog = opened(window, name)
    qtbot.waitUntil(dialog.isActiveWindow)
    row, seats = dialog.ready_made, dialog.seats
    seats.seats[1].kind.setCurrentIndex(0)
    if name == "formula":
        click(qtbot, seats.add)
    click(qtbot, dialog.more)
    row.chips[ReadyMade.SIX].setFocus()
    passed = []
    while dialog.start not in passed:
        widget = QApplication.focusWidget()
        assert widget is not None
        passed.append(widget)
        qtbot.keyClick(widget, KEY.Key_Tab)
    expected: list[QWidget] = [*row.controls, dialog.classroom]
    for seat in seats.seats:
        expected += [seat.portrait, seat.person, seat.kind, seat.remove]
    expected += [seats.add, dialog.first.box, dialog.options.counts]
    expected += [dialog.more, dialog.cancel, dialog.start]
    expected = [each for each in expected if each.isVisible() and each.isEnabled()]
    # a field to type in has the keyboard for what it is in
    found = [each if each in expected else each.parentWidget() for each in passed]
    assert [each for each in found if each in expected] == expected


def test_words_of_any_length_go_on_in_the_next_line(qtbot: QtBot, window: MainWindow) -> None:
    window.resize(1024, 640)
    qtbot.wait(1)
    dialog = opened(window)
    row, width = dialog.ready_made, dialog.width()
    one_line = row.height()
    for chip in row.chips.values():
        chip.setText(f"{chip.text()} and very many other words")
    qtbot.waitUntil(lambda: row.height() > one_line)
    assert dialog.width() == width
    places = [each.geometry() for each in (row.heading, *row.chips.values(), row.own_button)]
    for at, place in enumerate(places):
        assert row.rect().contains(place)
        assert not any(place.intersects(other) for other in places[:at])
        assert place.bottom() < row.note.y()
    for chip in row.chips.values():
        assert chip.width() >= chip.sizeHint().width()


# --- the player's own ---------------------------------------------------------------------------


def test_saved_by_name_and_there_again_at_the_next_start(
    qtbot: QtBot, window: MainWindow, settings: Settings
) -> None:
    dialog = opened(window)
    click(qtbot, dialog.more)
    click(qtbot, dialog.options.flags["open_cards"])
    assert in_force(dialog) == "Your own rules"
    keep(qtbot, dialog, "  Class   3 & 4 ")
    assert in_force(dialog) == "Class 3 && 4"
    assert dialog.ready_made.note.text() == "Class 3 & 4: rules of your own."
    saved = {"Class 3 & 4": replace(OPEN, level=EASY)}
    assert read_own(FORMULA, settings.own["formula"]) == saved
    assert settings.own["digifeud"] == ""
    click(qtbot, dialog.start)
    last = read_choice(FORMULA, settings.last["formula"])
    assert last is not None
    assert last.ready_made == own_key("Class 3 & 4")
    dialog = reopened(qtbot, window)
    assert in_force(dialog) == "Class 3 && 4"
    click(qtbot, dialog.ready_made.chips[ReadyMade.SIX])
    assert dialog.ready_made.own_button.text() == "Your own rules"
    choose(qtbot, dialog, "Class 3 & 4")
    assert dialog.choice.options == OPEN.options
    assert in_force(dialog) == "Class 3 && 4"


def test_digifeud_keeps_its_own(qtbot: QtBot, window: MainWindow, settings: Settings) -> None:
    dialog = opened(window, "digifeud")
    click(qtbot, dialog.more)
    click(qtbot, dialog.options.directions[4])
    click(qtbot, dialog.options.limit)
    dialog.options.minutes.setValue(9)
    keep(qtbot, dialog, "Fast")
    expected = Ready(
        digifeud.Options(directions=4, turn_limit_minutes=9), has_usual_time=False, level=EASY
    )
    assert read_own(DIGIFEUD, settings.own["digifeud"]) == {"Fast": expected}
    assert settings.own["formula"] == ""


def test_the_same_name_replaces_and_says_so(
    qtbot: QtBot, window: MainWindow, settings: Settings
) -> None:
    settings.own["formula"] = written_own({"Mine": OPEN, "Other": OPEN})
    dialog = opened(window)
    asked = save(qtbot, dialog, "MINE")
    assert without_letter(asked.yes.text()) == "Replace"
    assert "replaced" in asked.problem.text()
    qtbot.keyClick(asked.field, KEY.Key_Return)
    own = read_own(FORMULA, settings.own["formula"])
    assert own == {"MINE": Ready(Options(), level=EASY), "Other": OPEN}


@pytest.mark.parametrize(("name", "problem"), [("   ", ""), ("a\u200bb", "cannot be shown")])
def test_no_name_that_is_not_allowed(
    qtbot: QtBot, window: MainWindow, settings: Settings, name: str, problem: str
) -> None:
    dialog = opened(window)
    asked = save(qtbot, dialog, "x")
    asked.field.setText(name)
    assert not asked.yes.isEnabled()
    assert problem in asked.problem.text()
    qtbot.keyClick(asked.field, KEY.Key_Return)
    assert asked.isVisible()
    qtbot.keyClick(asked.field, KEY.Key_Escape)
    assert not asked.isVisible()
    assert dialog.isVisible()
    assert settings.own["formula"] == ""


def test_no_more_than_there_is_room_for(
    qtbot: QtBot, window: MainWindow, settings: Settings
) -> None:
    own = {f"{number:040}": OPEN for number in range(100)}
    while len(written_own(own)) > LONGEST_TEXT:
        own.popitem()
    settings.own["formula"] = was = written_own(own)
    assert len(read_own(FORMULA, settings.own["formula"])) == len(own)
    dialog = opened(window)
    asked = save(qtbot, dialog, "One more, with a name that is long enough")
    assert not asked.yes.isEnabled()
    assert asked.problem.text() == (
        "There is no room for more rules of your own: delete some first."
    )
    qtbot.keyClick(asked.field, KEY.Key_Escape)
    assert settings.own["formula"] == was


def test_renamed(qtbot: QtBot, window: MainWindow, settings: Settings) -> None:
    settings.own["formula"] = written_own({"A": OPEN, "B": Ready(Options(), counts=False)})
    dialog = opened(window)
    choose(qtbot, dialog, "A")
    choose(qtbot, dialog, "Rename…")
    asked = dialog.findChild(OwnName)
    asked.field.setText("b")
    assert asked.problem.text() == "Other rules have this name already."
    assert not asked.yes.isEnabled()
    asked.field.setText("a")  # its own
    assert asked.yes.isEnabled()
    asked.field.setText("Z")
    click(qtbot, asked.yes)
    assert list(read_own(FORMULA, settings.own["formula"])) == ["Z", "B"]
    assert in_force(dialog) == "Z"


def test_deleted_after_a_question(qtbot: QtBot, window: MainWindow, settings: Settings) -> None:
    settings.own["formula"] = written_own({"A": OPEN})
    dialog = opened(window)
    choose(qtbot, dialog, "A")
    for key, is_there in ((KEY.Key_Escape, True), (KEY.Key_Return, True), (None, False)):
        choose(qtbot, dialog, "Delete…")
        question = dialog.findChild(Question)
        assert "A" in question.title.text()
        if key is None:
            click(qtbot, question.yes)
        else:
            qtbot.keyClick(question, key)
        qtbot.waitUntil(lambda: dialog.findChild(Question) is None)
        assert bool(read_own(FORMULA, settings.own["formula"])) is is_there
    assert in_force(dialog) == "Your own rules"
    assert dialog.choice.options == OPEN.options, "what was chosen stays chosen"
    assert settings.own["formula"], "else the administrator's would be there again"


def test_only_what_is_possible_is_offered(
    qtbot: QtBot, window: MainWindow, settings: Settings
) -> None:
    settings.own["formula"] = written_own({"A": OPEN})
    dialog = opened(window)
    row = dialog.ready_made

    def offered() -> list[str]:
        click(qtbot, row.own_button)
        actions = (each for each in row.menu.actions() if each.isEnabled() and each.text())
        found = [without_letter(each.text()) for each in actions]
        qtbot.keyClick(row.menu, KEY.Key_Escape)
        return found

    assert offered() == ["A", "Save these rules…"]
    assert in_force(dialog) == "10+", "opening the list chooses nothing"
    choose(qtbot, dialog, "A")
    assert offered() == ["A", "Save these rules…", "Rename…", "Delete…"]
    for operator in (Operator.ADD, Operator.MULTIPLY):
        click(qtbot, dialog.options.operators[operator])
    assert dialog.choice is None
    assert offered() == ["A"]


def test_keys_alone_save_and_choose(qtbot: QtBot, window: MainWindow, settings: Settings) -> None:
    dialog = opened(window)
    qtbot.waitUntil(dialog.isActiveWindow)
    row = dialog.ready_made
    row.own_button.setFocus()
    qtbot.keyClick(row.own_button, KEY.Key_Space)
    qtbot.keyClick(row.menu, KEY.Key_Down)
    qtbot.keyClick(row.menu, KEY.Key_Return)
    asked = dialog.findChild(OwnName)
    qtbot.keyClicks(asked.field, "Mine")
    qtbot.keyClick(asked.field, KEY.Key_Return)
    assert list(read_own(FORMULA, settings.own["formula"])) == ["Mine"]
    row.chips[ReadyMade.SIX].setFocus()
    qtbot.keyClick(row.chips[ReadyMade.SIX], KEY.Key_Space)
    assert in_force(dialog) == "6+"
    row.own_button.setFocus()
    qtbot.keyClick(row.own_button, KEY.Key_Space)
    qtbot.keyClick(row.menu, KEY.Key_Down)
    qtbot.keyClick(row.menu, KEY.Key_Return)
    assert in_force(dialog) == "Mine"


def test_what_cannot_be_read_in_the_settings_costs_only_itself(
    qtbot: QtBot, window: MainWindow, settings: Settings
) -> None:
    entries = json.loads(written_own({"A": OPEN, "B": OPEN}))
    entries[0]["options"]["operators"] = "÷"
    settings.own["formula"] = json.dumps([*entries, 7, None])
    dialog = opened(window)
    assert list(dialog.ready_made.own) == ["B"]
    choose(qtbot, dialog, "B")
    assert dialog.choice.options == OPEN.options


# --- what becomes of it -------------------------------------------------------------------------


def reason(window: MainWindow) -> NotCounted | None:
    shown = window.games.autosave.shown
    assert shown is not None
    return shown.notes.not_counted


def test_again_counts_as_little_as_before(qtbot: QtBot, window: MainWindow) -> None:
    for counts, expected in ((False, NotCounted.CHOSEN), (True, None)):
        window.games.start(Choice(digifeud.Options(), (NOOR, SAM), 0, counts=counts))
        for _ in range(2):
            assert reason(window) is expected
            game = game_in(window)
            game.uncover()
            wait_for_turn(qtbot, game)
            game.resign()
            qtbot.waitUntil(lambda: window.play is not None and window.play.results is not None)
            assert reason(window) is expected
            assert window.play is not None
            assert window.play.results is not None
            window.play.results.wished.emit(Wish.AGAIN)
        assert reason(window) is expected


def test_without_asking_it_is_as_it_was_chosen_last(window: MainWindow, settings: Settings) -> None:
    choice = Choice(Options(), (NOOR, COMPUTER), 0, counts=False, is_projector=True)
    settings.last["formula"] = choice.written
    window.games.start_against_computer("formula")
    assert game_in(window).state.players == (NOOR, COMPUTER)
    assert reason(window) is NotCounted.CHOSEN
    assert settings.size is SizeChoice.PROJECTOR


def test_a_game_that_is_not_to_count_is_in_nobodys_results(
    qtbot: QtBot, window: MainWindow
) -> None:
    window.games.start(Choice(digifeud.Options(), (NOOR, SAM), 0, counts=False))
    game = game_in(window)
    game.uncover()
    qtbot.waitUntil(lambda: game.draft is not None)
    for _ in range(4):  # both pass twice
        game.uncover()
        qtbot.waitUntil(lambda: game.draft is not None or game.position.is_over)
        if not game.position.is_over:
            game.pass_turn()
    qtbot.waitUntil(lambda: window.play is not None and window.play.results is not None)
    book = window.games.archive.book
    assert book is not None
    qtbot.waitUntil(lambda: len(book.games()) == 1)
    assert [str(row.why_not) for row in book.games()] == ["chosen"]
    assert [line.score for line in book.standings("digifeud")] == []


def test_dialogs_close_with_the_one_that_asked(qtbot: QtBot, window: MainWindow) -> None:
    dialog = opened(window)
    asked = save(qtbot, dialog, "x")
    assert isinstance(asked, QDialog)
    asked.reject()
    dialog.reject()
    qtbot.waitUntil(lambda: window.findChild(NewGame) is None)
