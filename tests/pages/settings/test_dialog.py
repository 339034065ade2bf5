"""Each setting takes effect at once, is kept, and is in effect at the next start."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import replace
from itertools import product
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, QSize, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QLabel, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from formula_desktop.arguments import WindowArguments
from formula_desktop.formula.match import new_deck, new_match
from formula_desktop.formula.options import Options
from formula_desktop.kinds.registry import KINDS
from formula_desktop.look.presentation import computer_ms, theme_of, unit_of
from formula_desktop.look.theme import DARK, GLIDE_MS, HIGH_CONTRAST, LIGHT, Theme
from formula_desktop.models.words.signs import signs
from formula_desktop.pages.settings import dialog as settings_dialog
from formula_desktop.pages.settings.dialog import SettingsDialog
from formula_desktop.sentences import WrongSum
from formula_desktop.shell import app as program
from formula_desktop.shell.main_window import MainWindow
from formula_desktop.store.settings.settings import (
    Age,
    ComputerSpeed,
    DivideSign,
    Group,
    Settings,
    SizeChoice,
    ThemeChoice,
    TimesSign,
)
from formula_desktop.widgets.choice_box import ChoiceBox
from tests.helpers.formula.games import NOOR, SAM, STARTED
from tests.helpers.screen.mnemonics import with_alt

LEFT = Qt.MouseButton.LeftButton
CHOSEN = {
    "language": "nl",
    "theme": ThemeChoice.DARK,
    "size": SizeChoice.PROJECTOR,
    "times_sign": TimesSign.DOT,
    "divide_sign": DivideSign.OBELUS,
    "age": Age.TEN,
    "computer_speed": ComputerSpeed.SLOW,
    "master_seconds": 10,
    "wrong_sums": WrongSum.VALUE,
}
"""Nothing of this is what the tests' settings or usual ones are."""
LOUDNESS = 20


with_lists = pytest.mark.qt_log_ignore("does not support (raise|grabbing)", extend=True)
"""The offscreen platform shows lists that open, and complains."""


def area_of(dialog: SettingsDialog) -> QScrollArea:
    area = dialog.findChild(QScrollArea)
    assert area is not None
    return area


def opened(window: MainWindow, qtbot: QtBot) -> SettingsDialog:
    window.show_settings()
    (dialog,) = (each for each in window.findChildren(SettingsDialog) if each.isVisible())
    qtbot.waitExposed(dialog)
    return dialog


@pytest.fixture
def dialog(window: MainWindow, qtbot: QtBot) -> SettingsDialog:
    return opened(window, qtbot)


def test_it_opens_over_the_middle_of_its_window(window: MainWindow, dialog: SettingsDialog) -> None:
    apart = dialog.frameGeometry().center() - window.frameGeometry().center()
    assert apart.manhattanLength() <= 4
    assert all(button.icon().isNull() for button in dialog.buttons.buttons())


def tick(box: QCheckBox) -> None:
    QTest.mouseClick(box, LEFT, pos=QPoint(8, box.rect().center().y()))


def pick(box: ChoiceBox, value: object) -> None:
    """Open the list with a click and click a row of it."""
    QTest.mouseClick(box, LEFT)
    view = box.view()
    target = view.visualRect(box.model().index(box.findData(value), 0)).center()
    # without a movement between them the release of a quick second click means nothing to Qt
    QTest.mouseMove(view.viewport(), QPoint(2, 2))
    QTest.mouseMove(view.viewport(), target)
    QTest.mouseClick(view.viewport(), LEFT, pos=target)
    QApplication.processEvents()
    assert not view.isVisible()


# --- one by one ---------------------------------------------------------------------------------


def test_it_shows_what_is_set(qtbot: QtBot, settings: Settings) -> None:
    settings.theme = ThemeChoice.DARK
    settings.say_when_no_play = False
    settings.times_sign = TimesSign.DOT
    dialog = SettingsDialog(settings)
    qtbot.addWidget(dialog)
    assert dialog.choices["theme"].currentText() == "Dark"
    assert dialog.choices["times_sign"].currentText() == "3 · 4"
    assert dialog.choices["computer_speed"].currentText() == "not at all"
    assert not dialog.flags["say_when_no_play"].isChecked()
    assert not dialog.flags["animation"].isChecked()
    assert dialog.flags["hints"].isChecked()


def test_it_follows_what_is_set_elsewhere(dialog: SettingsDialog, settings: Settings) -> None:
    settings.size = SizeChoice.PROJECTOR
    settings.hints = False
    assert dialog.choices["size"].currentData() == SizeChoice.PROJECTOR
    assert not dialog.flags["hints"].isChecked()


@pytest.mark.parametrize(
    ("row", "theme"), [(1, LIGHT), (2, DARK), (3, HIGH_CONTRAST)], ids=["light", "dark", "high"]
)
def test_colours(
    qtbot: QtBot, window: MainWindow, dialog: SettingsDialog, row: int, theme: Theme
) -> None:
    box = dialog.choices["theme"]
    box.setFocus()
    qtbot.keyClick(box, Qt.Key.Key_Home)
    for _ in range(row):
        qtbot.keyClick(box, Qt.Key.Key_Down)
    assert window.look.theme == theme
    assert QApplication.palette().window().color() == theme.paper


def test_speed(qtbot: QtBot, dialog: SettingsDialog, settings: Settings) -> None:
    box = dialog.choices["computer_speed"]
    box.setFocus()
    qtbot.keyClick(box, Qt.Key.Key_Home)
    assert settings.computer_speed is ComputerSpeed.SLOW
    qtbot.keyClick(box, Qt.Key.Key_Down)
    assert settings.computer_speed is ComputerSpeed.NORMAL


def test_the_sign_of_the_language_is_named(dialog: SettingsDialog, settings: Settings) -> None:
    box = dialog.choices["divide_sign"]
    assert box.itemText(0).endswith("6 ÷ 2")
    settings.language = "nl"
    QApplication.processEvents()
    assert box.itemText(0).endswith("6 : 2")


def test_the_keyboard_reaches_every_setting_and_escape_leaves(
    dialog: SettingsDialog, settings: Settings
) -> None:
    dialog.activateWindow()
    controls = [*dialog.choices.values(), *dialog.flags.values(), dialog.loudness]
    reached: set[QWidget] = set()
    focused = dialog.choices["language"]
    focused.setFocus()
    area = area_of(dialog)
    for _ in range(2 * len(controls)):
        widget = QApplication.focusWidget()
        assert widget is not None
        if widget in controls:
            reached.add(widget)
            inside = QPointF(widget.mapTo(area.viewport(), widget.rect().center())).toPoint()
            assert area.viewport().rect().contains(inside), "what has the keyboard is seen"
        QTest.keyClick(widget, Qt.Key.Key_Tab)
    assert reached == set(controls)
    box = dialog.flags["cover_hands"]
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Space)
    assert not settings.cover_hands
    QTest.keyClick(box, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


@pytest.mark.skipif(sys.platform == "darwin", reason="macOS has no such letters")
def test_a_letter_with_alt_leads_to_its_setting(
    dialog: SettingsDialog, settings: Settings, qtbot: QtBot
) -> None:
    dialog.activateWindow()
    for name, box in dialog.choices.items():
        (label,) = (each for each in dialog.findChildren(QLabel) if each.buddy() is box)
        with_alt(dialog, label.text())
        assert box.hasFocus(), name
    before = settings.hints
    with_alt(dialog, dialog.flags["hints"].text())
    qtbot.waitUntil(lambda: settings.hints is not before)


def test_the_way_to_the_classes_leads_from_here(window: MainWindow, qtbot: QtBot) -> None:
    opened(window, qtbot).classes_button.click()
    qtbot.waitUntil(lambda: window.library.results is not None)
    page = window.library.results
    assert page is not None
    qtbot.waitUntil(page.classes.isVisible)


def test_what_a_class_is_told_is_said_until_it_is_chosen(
    window: MainWindow, qtbot: QtBot, settings: Settings
) -> None:
    note = opened(window, qtbot).notes["wrong_sums"]
    assert "only “Not correct”" in note.text()
    assert note.isVisible()
    settings.wrong_sums = WrongSum.VALUE
    assert not note.isVisible()


@pytest.mark.parametrize("language", ["en", "nl", "de"])
def test_it_fits_into_the_window_and_cuts_nothing(
    window: MainWindow, qtbot: QtBot, settings: Settings, language: str
) -> None:
    settings.language = language
    for size, window_size in product(SizeChoice, [(1024, 640), (1280, 800), (1920, 1080)]):
        settings.size = size
        window.resize(*window_size)
        qtbot.waitUntil(lambda: window.look.dressed_unit == window.look.unit)
        dialog = opened(window, qtbot)
        QApplication.processEvents()
        try:
            assert_fits(dialog, window, size)
        except AssertionError as error:
            error.add_note(f"{size} in {window_size}")
            raise
        dialog.close()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def assert_fits(dialog: SettingsDialog, window: MainWindow, size: SizeChoice) -> None:
    assert dialog.width() <= window.width()
    assert dialog.height() <= window.height()
    area = area_of(dialog)
    inside = area.widget()
    assert inside is not None
    assert inside.minimumSizeHint().width() <= area.viewport().width()
    for box in dialog.choices.values():
        assert box.width() >= box.sizeHint().width()
    for flag in dialog.flags.values():
        assert flag.width() >= flag.sizeHint().width()
    assert dialog.loudness.width() >= dialog.loudness.sizeHint().width()
    for note in dialog.notes.values():
        assert note.height() >= note.heightForWidth(note.width())
    if size is SizeChoice.NORMAL:
        assert area.verticalScrollBar().maximum() == 0


def test_it_stands_over_the_window(window: MainWindow, qtbot: QtBot) -> None:
    window.move(300, 150)
    away = opened(window, qtbot).frameGeometry().center() - window.frameGeometry().center()
    assert away.manhattanLength() < 60


def test_a_system_without_animations_is_told(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not opened(window, qtbot).notes["animation"].isVisible()
    monkeypatch.setattr(settings_dialog, "system_wants_none", lambda: True)
    dialog = SettingsDialog(window.settings, window)
    dialog.show()
    assert "switched off" in dialog.notes["animation"].text()
    assert dialog.notes["animation"].isVisible()
    dialog.close()


def test_the_loudness_is_chosen_in_steps(dialog: SettingsDialog, settings: Settings) -> None:
    slider = dialog.loudness
    assert slider.value() == settings.loudness == 70
    slider.setValue(33)  # as when it is dragged
    assert slider.value() == settings.loudness == 30
    settings.loudness = 100
    assert slider.value() == 100
    with_alt(dialog, "Vol&ume")
    assert slider.hasFocus()
    QTest.keyClick(slider, Qt.Key.Key_Left)
    assert slider.value() == settings.loudness == 90
    interface = QAccessible.queryAccessibleInterface(slider)
    assert interface.text(QAccessible.Text.Name) == "Volume"
    assert interface.valueInterface().currentValue() == 90


def test_a_computer_that_cannot_play_sounds_is_told(window: MainWindow, qtbot: QtBot) -> None:
    dialog = SettingsDialog(window.settings, window, has_sound=False)
    dialog.show()
    qtbot.waitExposed(dialog)
    assert not dialog.loudness.isVisible()
    said = [each.text() for each in dialog.findChildren(QLabel) if each.isVisible()]
    assert "This computer cannot play them." in said
    dialog.close()


# --- the size, from the menu too ----------------------------------------------------------------


@with_lists
def test_the_menu_and_the_settings_agree_on_the_size(
    window: MainWindow, qtbot: QtBot, settings: Settings
) -> None:
    action = window.offered.projector_size
    assert not action.isChecked()
    qtbot.keyClick(window, Qt.Key.Key_F11, Qt.KeyboardModifier.ControlModifier)
    assert settings.size is SizeChoice.PROJECTOR
    assert action.isChecked()
    dialog = opened(window, qtbot)
    pick(dialog.choices["size"], SizeChoice.NORMAL)
    assert not action.isChecked()
    dialog.close()
    action.trigger()
    assert settings.size is SizeChoice.PROJECTOR
    assert Settings().size is SizeChoice.PROJECTOR


def test_full_screen_from_the_command_line_is_for_a_projector(
    qapp: QApplication, qtbot: QtBot
) -> None:
    window = program.open_window(qapp, WindowArguments(full_screen=True))
    try:
        qtbot.waitExposed(window)
        assert window.isFullScreen()
        assert window.settings.size is SizeChoice.PROJECTOR
        assert window.offered.projector_size.isChecked()
        assert Settings().size is SizeChoice.NORMAL, "for that run"
        window.offered.projector_size.trigger()
        assert window.settings.size is SizeChoice.NORMAL
        assert not window.offered.projector_size.isChecked()
    finally:
        window.close()
        window.deleteLater()


# --- all of them, kept --------------------------------------------------------------------------


def change_all(dialog: SettingsDialog) -> None:
    for name, box in dialog.choices.items():
        pick(box, str(CHOSEN[name]))
    for flag in dialog.flags.values():
        area_of(dialog).ensureWidgetVisible(flag)
        tick(flag)
    dialog.loudness.setValue(LOUDNESS)


def test_every_setting_that_an_administrator_may_set_has_its_control(qtbot: QtBot) -> None:
    dialog = SettingsDialog(Settings())
    qtbot.addWidget(dialog)
    elsewhere = (Group.TURN, Group.MEMORY)
    names = {each.name for each in Settings.table() if each.group not in elsewhere}
    assert names == {*dialog.choices, *dialog.flags, "loudness"}


def assert_in_effect(window: MainWindow, qtbot: QtBot, flags: dict[str, bool]) -> None:
    """What was set is so, at Home and at a table."""
    settings = window.settings
    assert {name: getattr(settings, name) for name in CHOSEN} == CHOSEN
    assert {name: getattr(settings, name) for name in flags} == flags
    assert settings.loudness == LOUDNESS
    assert window.look.now.language == "nl"
    assert window.home.settings.text() == "Instellingen"
    assert window.look.theme == DARK.sized(is_projector=True)
    assert window.offered.projector_size.isChecked()
    assert (signs()["x"], signs()["/"]) == ("·", "÷")
    window.games.begin(new_match(Options(), (NOOR, SAM), STARTED, 1, new_deck(Random(3))))
    assert window.play is not None
    game: Any = window.game
    qtbot.waitUntil(lambda: game.draft is not None)  # nobody has to take the seat
    scene: Any = window.play.page.scene
    assert scene.glide_ms == GLIDE_MS
    assert scene.pace.travel_ms == computer_ms(settings) > 0
    assert not scene.shows_places
    assert not scene.texts.assistance.reads_aloud
    assert scene.texts.assistance.wrong_sums is CHOSEN["wrong_sums"]


@with_lists
def test_every_setting_is_kept_and_in_effect_after_a_restart(
    open_window: Callable[[], MainWindow], qapp: QApplication, qtbot: QtBot, settings: Settings
) -> None:
    window = open_window()
    dialog = opened(window, qtbot)
    assert {*dialog.choices} == {*CHOSEN}
    flags = {name: not getattr(settings, name) for name in dialog.flags}
    assert all(getattr(settings, name) != value for name, value in CHOSEN.items())
    change_all(dialog)
    dialog.close()
    assert_in_effect(window, qtbot, flags)
    window.close()
    again = MainWindow(qapp, Settings())
    try:
        again.show()
        qtbot.waitExposed(again)
        assert_in_effect(again, qtbot, flags)
    finally:
        again.close()
        again.deleteLater()


# --- what they come to --------------------------------------------------------------------------


def test_how_long_a_card_travels(settings: Settings) -> None:
    settings.computer_speed = ComputerSpeed.SLOW
    assert computer_ms(settings) == 0, "no animation"
    settings.animation = True
    times = []
    for speed in ComputerSpeed:
        settings.computer_speed = speed
        times.append(computer_ms(settings))
    assert times == sorted(times, reverse=True)
    assert times[0] > times[1] > times[2] > times[3] == 0


def test_the_theme_of_the_system_is_one_of_them(settings: Settings, qapp: QApplication) -> None:
    assert theme_of(settings, qapp) in (LIGHT, DARK, HIGH_CONTRAST)


def test_it_opens_again_as_if_it_were_new(
    window: MainWindow, qtbot: QtBot, settings: Settings
) -> None:
    window.resize(1024, 640)
    dialog = opened(window, qtbot)
    qtbot.waitUntil(dialog.isActiveWindow)
    first, middle = dialog.focusWidget(), dialog.geometry().center()
    dialog.flags["hints"].setFocus()
    area_of(dialog).verticalScrollBar().setValue(50)
    dialog.move(dialog.pos() + QPoint(40, 30))
    dialog.close()
    settings.hints = False
    settings.use_for_game({"of_class": True})
    assert opened(window, qtbot) is dialog
    qtbot.waitUntil(dialog.isActiveWindow)
    assert dialog.focusWidget() is first
    assert area_of(dialog).verticalScrollBar().value() == 0
    assert (dialog.geometry().center() - middle).manhattanLength() <= 4
    assert not dialog.flags["hints"].isChecked()
    assert "class" in dialog.notes["size"].text()


@pytest.mark.parametrize("is_open", [True, False])
def test_it_is_made_anew_for_another_look(
    window: MainWindow, qtbot: QtBot, settings: Settings, is_open: bool
) -> None:
    dialog = opened(window, qtbot)
    if not is_open:
        dialog.close()
    settings.size = SizeChoice.PROJECTOR
    assert dialog.isVisible() is is_open
    dialog.close()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    again = opened(window, qtbot)
    assert again is not dialog
    QApplication.processEvents()
    assert_fits(again, window, SizeChoice.PROJECTOR)


@pytest.mark.parametrize(
    ("size", "unit"),
    [((1024, 640), 0.8), ((1280, 800), 1.0), ((1920, 1080), 1.35), ((9, 9), 0.025)],
)
def test_the_unit_follows_the_window(size: tuple[int, int], unit: float) -> None:
    assert unit_of(QSize(*size)) == pytest.approx(unit)


def test_at_a_table_with_a_class_it_says_whose_size_it_is(qtbot: QtBot, settings: Settings) -> None:
    dialog = SettingsDialog(settings)
    qtbot.addWidget(dialog)
    assert "afar" in dialog.notes["size"].text()
    settings.use_for_game({"size": "projector", "of_class": True})
    dialog = SettingsDialog(settings)
    qtbot.addWidget(dialog)
    assert "class" in dialog.notes["size"].text()


@with_lists
def test_who_plays_can_be_changed_later_and_the_next_games_suit(
    window: MainWindow, qtbot: QtBot, settings: Settings
) -> None:
    for name in KINDS:
        settings.last[name] = window.games.next_games.easy(name).written
    own = replace(window.games.next_games.easy("formula"), ready_made="printed").written
    settings.last_game = "formula"
    box = opened(window, qtbot).choices["age"]
    pick(box, Age.TEN.value)
    ages = {window.games.next_games.alone(name).ready_made for name in KINDS}
    assert ages == {"10+"}
    assert window.home.pictures["formula"].accessibleDescription().startswith("10+")
    settings.last["formula"] = own
    pick(box, Age.EIGHT.value)
    assert settings.last["formula"] == own, "rules for no age stay"
    assert window.games.next_games.alone("digifeud").ready_made == "8+"
