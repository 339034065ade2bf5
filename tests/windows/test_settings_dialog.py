"""Each setting takes effect at once."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from formula_desktop.scene.theme import DARK, HIGH_CONTRAST, LIGHT, Theme
from formula_desktop.store.settings import ComputerSpeed, Settings, ThemeChoice
from formula_desktop.windows.look import computer_ms, theme_of, unit_of
from formula_desktop.windows.main_window import MainWindow
from formula_desktop.windows.settings_dialog import SettingsDialog


@pytest.fixture
def dialog(window: MainWindow, qtbot: QtBot) -> SettingsDialog:
    window.show_settings()
    dialog = window.findChild(SettingsDialog)
    assert dialog is not None
    qtbot.waitExposed(dialog)
    return dialog


def test_it_shows_what_is_set(qtbot: QtBot, settings: Settings) -> None:
    settings.theme = ThemeChoice.DARK
    settings.say_when_no_play = False
    dialog = SettingsDialog(settings)
    qtbot.addWidget(dialog)
    assert dialog.theme.currentIndex() == 2
    assert not dialog.say_when_no_play.isChecked()
    assert not dialog.animation.isChecked()
    assert dialog.speed.currentIndex() == 3


def test_tick_boxes(qtbot: QtBot, dialog: SettingsDialog, settings: Settings) -> None:
    for box in (dialog.animation, dialog.say_when_no_play):
        at = QPoint(8, box.rect().center().y())
        qtbot.mouseClick(box, Qt.MouseButton.LeftButton, pos=at)
    assert settings.animation
    assert not settings.say_when_no_play


@pytest.mark.parametrize(
    ("row", "theme"), [(1, LIGHT), (2, DARK), (3, HIGH_CONTRAST)], ids=["light", "dark", "high"]
)
def test_colours(
    qtbot: QtBot, window: MainWindow, dialog: SettingsDialog, row: int, theme: Theme
) -> None:
    dialog.theme.setFocus()
    qtbot.keyClick(dialog.theme, Qt.Key.Key_Home)
    for _ in range(row):
        qtbot.keyClick(dialog.theme, Qt.Key.Key_Down)
    assert window.look.theme is theme
    assert QApplication.palette().window().color() == theme.paper


def test_speed(qtbot: QtBot, dialog: SettingsDialog, settings: Settings) -> None:
    dialog.speed.setFocus()
    qtbot.keyClick(dialog.speed, Qt.Key.Key_Home)
    assert settings.computer_speed is ComputerSpeed.SLOW
    qtbot.keyClick(dialog.speed, Qt.Key.Key_Down)
    assert settings.computer_speed is ComputerSpeed.NORMAL


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


@pytest.mark.parametrize(
    ("size", "unit"), [((1024, 640), 0.8), ((1280, 800), 1.0), ((1920, 1080), 1.35), ((9, 9), 0.05)]
)
def test_the_unit_follows_the_window(size: tuple[int, int], unit: float) -> None:
    from PySide6.QtCore import QSize

    assert unit_of(QSize(*size)) == pytest.approx(unit)
