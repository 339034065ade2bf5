"""`--watch … --screenshot FILE.png`: plays a game as fast as possible, and saves its picture."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, TypeVar

from PySide6.QtCore import QBuffer, QCoreApplication, QIODevice, QSize
from PySide6.QtWidgets import QApplication

from formula_desktop import PROGRAM
from formula_desktop.arguments import DIGIFEUD, WindowArguments
from formula_desktop.digifeud.game import Game
from formula_desktop.engine.protocol import choose
from formula_desktop.formula.match import Match
from formula_desktop.limit import AT_ONCE
from formula_desktop.look.languages import Language
from formula_desktop.look.presentation import Look
from formula_desktop.look.theme import TABLE
from formula_desktop.models.table.digifeud import DigifeudGame
from formula_desktop.models.table.formula import FormulaGame
from formula_desktop.models.table.game import now
from formula_desktop.pages.new_game.choices import (
    dealt_game,
    dealt_match,
    two_computers,
    two_digifeud_computers,
)
from formula_desktop.pages.table.digifeud import DigifeudPage
from formula_desktop.pages.table.formula import FormulaPage
from formula_desktop.pages.table.page import AnyTablePage
from formula_desktop.players import Level
from formula_desktop.store import safe
from formula_desktop.store.settings.settings import Settings

G = TypeVar("G", Match, Game)


def watch_and_save(app: QApplication, arguments: WindowArguments) -> int:
    """Save the picture of a finished table; gives the exit status."""
    assert arguments.screenshot is not None  # else nobody calls this
    settings = Settings()
    language = Language(None)  # for as long as the picture is made
    code = arguments.language or settings.language
    language.speak(code, settings.times_sign, settings.divide_sign)
    size = QSize(round(TABLE.width), round(TABLE.height))
    look = Look(app, settings, app)
    look.fit(size)
    is_digifeud = arguments.watch == DIGIFEUD
    page = _finished_board(settings, look) if is_digifeud else _finished_table(settings, look)
    page.resize(size)
    picture = _picture(page)
    page.clear()
    return _saved(picture, arguments.screenshot)


def _saved(picture: bytes, path: Path) -> int:
    """Save a picture; gives the exit status."""
    try:
        path.parent.stat()  # a folder is not made, its name may be a slip
        safe.write(path, picture, is_private=False)
    except OSError as error:
        problem = error.strerror or str(error)
        print(f"{PROGRAM}: {path} cannot be saved: {problem}", file=sys.stderr)
        return 1
    return 0


def _finished_table(settings: Settings, look: Look) -> AnyTablePage:
    """Formula's table after a round of two computers."""
    page = FormulaPage(settings, look.theme)
    page.show_game(FormulaGame(_played(dealt_match(two_computers(_computer())))))
    return page


def _finished_board(settings: Settings, look: Look) -> AnyTablePage:
    """Digifeud's board after a game of two computers."""
    page = DigifeudPage(settings, look.theme)
    page.show_game(DigifeudGame(_played(dealt_game(two_digifeud_computers(_computer())))))
    return page


def _computer() -> str:
    return QCoreApplication.translate("MainWindow", "Computer")


def _played(game: G) -> G:
    """A game after the computer has played all seats to the end."""
    while (seat := game.position.to_move) is not None:
        play: Any = choose(game.position.view(seat), Level.NORMAL, AT_ONCE)
        game = game.after(play, now())
    return game


def _picture(page: AnyTablePage) -> bytes:
    """What a page looks like with the end of its log, as the bytes of a PNG file."""
    page.grab()  # which lays it out: only then it is known where the log ends
    page.log_view.scrollToBottom()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    page.grab().save(buffer, "PNG")
    return bytes(buffer.data().data())
