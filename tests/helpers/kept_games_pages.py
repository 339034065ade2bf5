"""Actions on a page with games, and what it shows."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from formula_desktop.kinds.registry import read_any_file
from formula_desktop.pages.kept_games.page import GamesPage
from formula_desktop.players import Player
from formula_desktop.store.games.collection import Games, SavedGame
from formula_desktop.store.games.notes import SavedSeat, new_notes
from tests.helpers.game_files import case_file

LEFT = Qt.MouseButton.LeftButton
UNDER_WAY = ("digifeud-chain", "formula-fives", "digifeud-just-in-time")  # the last one last
OVER = "digifeud-resign"
SIZES = [(1024, 640), (1280, 800), (1920, 1080)]
Open = Callable[..., GamesPage]


def put(games: Games, case: str, names: tuple[str, ...] = (), **notes: object) -> SavedGame:
    """A game on the disk, played by these people."""
    state = read_any_file(case_file(case))
    if names:
        assert len(names) == len(state.players)
        state = replace(state, players=tuple(map(Player, names)))
    saved = games.begin(state, new_notes((SavedSeat(),) * len(state.players)))
    return games.note(saved, **notes)


def shown(page: GamesPage) -> list[str]:
    model = page.model
    return [str(model.index(row).data()) for row in range(model.rowCount())]


def click_row(page: GamesPage, row: int, qtbot: QtBot) -> None:
    at = page.rows.visualRect(page.model.index(row)).center()
    qtbot.mouseClick(page.rows.viewport(), LEFT, pos=at)


def field_of(page: GamesPage) -> QLineEdit:
    (field,) = page.rows.findChildren(QLineEdit)
    return field
