"""Sounds in the real window: of its tables, its lessons and its settings; they end with it."""

from __future__ import annotations

import threading

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from formula_desktop.arguments import DIGIFEUD, FORMULA
from formula_desktop.pages.settings.dialog import SettingsDialog
from formula_desktop.shell.main_window import MainWindow
from formula_desktop.sounds.outputs import Silence
from formula_desktop.sounds.sound import Sound
from formula_desktop.sounds.speaker import GAP_S
from formula_desktop.store.settings.settings import Settings
from tests.helpers.formula.games import NOOR, SAM, match_of
from tests.helpers.window import game_in

HAND, OTHER = "12368*9", "1674455"
Key = Qt.Key


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Sound, int]]:
    """What is played, with its loudness."""
    heard: list[tuple[Sound, int]] = []

    def play(_output: Silence, sound: Sound, loudness: int) -> None:
        heard.append((sound, loudness))

    monkeypatch.setattr(Silence, "play", play)
    return heard


def threads() -> list[str]:
    return [thread.name for thread in threading.enumerate()]


def test_tables_and_lessons_are_heard(
    window: MainWindow, qtbot: QtBot, settings: Settings, heard: list[tuple[Sound, int]]
) -> None:
    settings.cover_hands = False
    window.games.begin(match_of(HAND, OTHER, players=(NOOR, SAM)))
    qtbot.waitUntil(lambda: game_in(window).draft is not None)
    assert "sounds" not in threads(), "there was nothing to hear yet"
    game_in(window).next_operator()
    qtbot.waitUntil(lambda: heard == [(Sound.CARD, 70)])
    who = window.games.who
    who.choose(who.persons[0].key)  # there are two
    for name, sound in ((FORMULA, Sound.CARD), (DIGIFEUD, Sound.TILE)):
        heard.clear()
        window.show_lesson(name)
        assert window.teaching is not None
        page = window.teaching.page
        assert page is not None
        qtbot.waitUntil(lambda: page.game is not None and page.game.draft is not None)  # noqa: B023
        qtbot.wait(round(1000 * GAP_S))
        page.show_example()
        qtbot.waitUntil(lambda: heard[:1] == [(sound, 70)])  # noqa: B023
    window.close()
    assert "sounds" not in threads()


def test_the_slider_is_heard_and_the_box_is_not(
    window: MainWindow, qtbot: QtBot, settings: Settings, heard: list[tuple[Sound, int]]
) -> None:
    window.show_settings()
    dialog = window.findChild(SettingsDialog)
    assert dialog is not None
    qtbot.waitExposed(dialog)
    assert "sounds" not in threads(), "to show a loudness is not to change it"
    dialog.loudness.setFocus()
    QTest.keyClick(dialog.loudness, Key.Key_Right)
    qtbot.waitUntil(lambda: heard == [(Sound.TURN, 80)])
    heard.clear()
    dialog.flags["sounds"].click()
    QTest.keyClick(dialog.loudness, Key.Key_Right)
    assert not settings.sounds
    assert not dialog.loudness.isEnabled()
    assert settings.loudness == 80
    qtbot.wait(50)
    assert not heard
