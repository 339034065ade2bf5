"""Hundreds of kept games, by keys and fingers."""

from __future__ import annotations

import shutil
import time

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QInputDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from formula_desktop.pages.kept_games.page import GamesPage
from formula_desktop.store.games.collection import Games
from tests.helpers.kept_games_pages import UNDER_WAY, Open, put


@pytest.fixture
def many(games: Games) -> int:
    """300 games in the list, made by copying the files of a few."""
    made = [put(games, case) for case in UNDER_WAY]
    for number in range(len(made), 300):
        saved = made[number % len(made)]
        for folder, suffix in ((games.places.games, "formula"), (games.places.notes, "json")):
            copy = folder / f"formula 2026-01-01 00.00.00 {number}.{suffix}"
            shutil.copy(folder / f"{saved.name}.{suffix}", copy)
    return 300


def test_300_games_are_shown_quickly(open_page: Open, many: int, qapp: QApplication) -> None:
    before = time.perf_counter()
    page = open_page()
    opened = time.perf_counter() - before
    assert page.model.rowCount() == many
    bar = page.rows.verticalScrollBar()
    before = time.perf_counter()
    steps = 60
    for step in range(steps):
        bar.setValue(bar.maximum() * step // steps)
        page.rows.viewport().repaint()
    frame = (time.perf_counter() - before) / steps
    before = time.perf_counter()
    page.delete()
    qapp.processEvents()
    deleted = time.perf_counter() - before
    print(f"opened {opened:.3f} s, frame {frame * 1000:.1f} ms, deleted {deleted:.3f} s")
    assert opened < 2
    assert frame < 0.05
    assert deleted < 1


def test_all_300_are_reached_by_keys(page_of_many: GamesPage, qtbot: QtBot) -> None:
    page = page_of_many
    qtbot.keyClick(page.rows, Qt.Key.Key_End)
    assert page.rows.currentIndex().row() == 299
    assert page.rows.viewport().rect().intersects(page.rows.visualRect(page.rows.currentIndex()))
    qtbot.keyClick(page.rows, Qt.Key.Key_Delete)
    assert page.rows.currentIndex().row() == 298
    qtbot.keyClick(page.rows, Qt.Key.Key_PageUp)
    assert page.rows.currentIndex().row() < 298
    qtbot.keyClick(page.rows, Qt.Key.Key_Home)
    assert page.rows.currentIndex().row() == 0


def test_deleting_far_down_does_not_scroll_away(page_of_many: GamesPage, qtbot: QtBot) -> None:
    page = page_of_many
    page.choose_row(150)
    bar = page.rows.verticalScrollBar()
    before = bar.value()
    qtbot.keyClick(page.rows, Qt.Key.Key_Delete)
    qtbot.wait(1)
    assert abs(bar.value() - before) < 2 * page.rows.rows.sizeHint(None, None).height()  # type: ignore[arg-type]


@pytest.fixture
def page_of_many(open_page: Open, many: int) -> GamesPage:
    return open_page()


def test_a_finger_chooses_and_scrolls(page_of_many: GamesPage, qtbot: QtBot) -> None:
    page = page_of_many
    finger = QTest.createTouchDevice(QInputDevice.DeviceType.TouchScreen)
    view = page.rows.viewport()
    at = page.rows.visualRect(page.model.index(2)).center()
    QTest.touchEvent(view, finger).press(0, at, view).commit()
    QTest.touchEvent(view, finger).release(0, at, view).commit()
    qtbot.waitUntil(lambda: page.rows.currentIndex().row() == 2)
    bar = page.rows.verticalScrollBar()
    QTest.touchEvent(view, finger).press(0, at, view).commit()
    for step in range(1, 9):
        QTest.touchEvent(view, finger).move(0, at - QPoint(0, 20 * step), view).commit()
        qtbot.wait(10)
    QTest.touchEvent(view, finger).release(0, at - QPoint(0, 160), view).commit()
    qtbot.waitUntil(lambda: bar.value() > 60)
    assert page.rows.currentIndex().row() == 2


@pytest.mark.parametrize("name", ["copy", "delete"])
def test_a_double_click_does_it_once_and_moves_nothing(
    page: GamesPage, games: Games, qtbot: QtBot, name: str
) -> None:
    """The second click would be for what has come under the pointer meanwhile."""
    button = getattr(page.panel, name)
    before, place = len(games.under_way()), button.mapTo(page, QPoint())
    left = Qt.MouseButton.LeftButton
    qtbot.mouseClick(button, left)
    QApplication.processEvents()
    assert button.mapTo(page, QPoint()) == place
    qtbot.mouseDClick(button, left)
    assert len(games.under_way()) == before + (1 if name == "copy" else -1)
    qtbot.mouseClick(button, left)
    assert abs(len(games.under_way()) - before) == 2
