"""`--watch … --screenshot FILE.png`: plays a game as fast as possible, and saves its picture."""

from __future__ import annotations

import sys

from PySide6.QtCore import QBuffer, QCoreApplication, QIODevice, QSize
from PySide6.QtWidgets import QApplication

from formula_desktop import PROGRAM, safe
from formula_desktop.arguments import WindowArguments
from formula_desktop.clock import steady_now
from formula_desktop.engine.protocol import choose
from formula_desktop.kinds.kind import State
from formula_desktop.kinds.registry import KINDS, kind_of
from formula_desktop.limit import AT_ONCE
from formula_desktop.look.presentation import Dresser
from formula_desktop.look.theme import TABLE
from formula_desktop.pages.table.page import AnyTablePage
from formula_desktop.players import Level
from formula_desktop.shell.kinds import PARTS
from formula_desktop.store.settings.last_choice import two_computers
from formula_desktop.store.settings.settings import Settings


def watch_and_save(app: QApplication, arguments: WindowArguments) -> int:
    """Save the picture of a finished table and return the exit status."""
    assert arguments.screenshot is not None  # checked by the caller
    assert arguments.watch is not None  # only watched games have a picture
    settings = Settings()
    size = QSize(round(TABLE.width), round(TABLE.height))
    look = Dresser(app, settings, None, arguments.language or "")
    look.fit(size)
    computer = QCoreApplication.translate("MainWindow", "Computer")
    choice = two_computers(KINDS[arguments.watch], computer)
    parts = PARTS[arguments.watch]
    page = parts.page()(settings, look)
    page.show_game(parts.game()(_played(choice.dealt(steady_now()))))
    page.resize(size)
    picture, path = _picture(page), arguments.screenshot
    page.clear()
    try:
        path.parent.stat()  # a missing folder may be a typo, so it is not created
        safe.write(path, picture, is_private=False)
    except OSError as error:
        problem = error.strerror or str(error)
        print(f"{PROGRAM}: {path} cannot be saved: {problem}", file=sys.stderr)
        return 1
    return 0


def _played(game: State) -> State:
    while (seat := game.position.to_move) is not None:
        play = choose(game.position.view(seat), Level.NORMAL, AT_ONCE)
        game = kind_of(game).after(game, play, steady_now())
    return game


def _picture(page: AnyTablePage) -> bytes:
    """The page with its log scrolled to the end, as the bytes of a PNG file."""
    page.grab()  # does the layout, without which the end of the log is unknown
    page.log_view.scrollToBottom()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    page.grab().save(buffer, "PNG")
    return bytes(buffer.data().data())
