"""A page with all kept games, on a real disk."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from formula_desktop.look.presentation import Look, Presentation, unit_of
from formula_desktop.look.style import dress
from formula_desktop.look.theme import LIGHT, Theme
from formula_desktop.pages.kept_games.page import GamesPage
from formula_desktop.store.games.collection import Games, SavedGame
from formula_desktop.store.places import Places
from tests.helpers.kept_games_pages import UNDER_WAY, Open, put
from tests.helpers.looks import look_of


@pytest.fixture
def games(data_folder: Path) -> Games:
    return Games(Places(data_folder, data_folder / "settings.ini", data_folder / "logs"))


@pytest.fixture
def three(games: Games) -> list[SavedGame]:
    """Three games under way, the first one on top."""
    named = (("Noor", "Sam"), ("Ida", "Sam", "Tom"), ("Eva", "Bo"))
    made = [put(games, case, names) for case, names in zip(UNDER_WAY, named, strict=True)]
    return made[::-1]


@pytest.fixture
def on_table() -> set[str]:
    return set()


@pytest.fixture
def look() -> Look:
    return look_of()


@pytest.fixture
def open_page(
    qapp: QApplication, qtbot: QtBot, look: Look, games: Games, on_table: set[str]
) -> Iterator[Open]:
    pages: list[GamesPage] = []

    def open_one(
        size: tuple[int, int] = (1280, 800), theme: Theme = LIGHT, *, store: Games | None = None
    ) -> GamesPage:
        unit = unit_of(QSize(*size))
        dress(qapp, theme, unit)
        look.show(Presentation(theme, unit))
        page = GamesPage(store or games, look, on_table.__contains__)
        pages.append(page)
        page.resize(*size)
        page.show()
        qtbot.waitExposed(page)
        page.activateWindow()
        page.focus_first()
        qapp.processEvents()
        page.tester = QAbstractItemModelTester(  # type: ignore[attr-defined]
            page.model, QAbstractItemModelTester.FailureReportingMode.Fatal
        )
        return page

    yield open_one
    for page in pages:
        page.close()
        page.deleteLater()
    QApplication.processEvents()
    qapp.setStyleSheet("")


@pytest.fixture
def page(open_page: Open, three: list[SavedGame]) -> GamesPage:
    return open_page()
