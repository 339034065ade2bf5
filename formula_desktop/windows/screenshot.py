"""`--watch formula --screenshot FILE.png`: a round played as fast as it goes, and its picture."""

from __future__ import annotations

import sys
from random import SystemRandom

from PySide6.QtCore import QBuffer, QCoreApplication, QIODevice, QSize
from PySide6.QtWidgets import QApplication, QWidget

from formula_desktop.arguments import PROGRAM, WindowArguments
from formula_desktop.formula.computer import choose
from formula_desktop.formula.match import Match, new_deck, new_match
from formula_desktop.models.formula_game import FormulaGame
from formula_desktop.models.table_game import now
from formula_desktop.scene.theme import TABLE
from formula_desktop.store import safe
from formula_desktop.store.settings import Settings
from formula_desktop.windows.choices import two_computers
from formula_desktop.windows.formula_page import FormulaPage
from formula_desktop.windows.languages import speak
from formula_desktop.windows.look import Look


def watch_and_save(app: QApplication, arguments: WindowArguments) -> int:
    """Save the picture of a finished table; gives the exit status."""
    assert arguments.screenshot is not None  # else nobody calls this
    settings = Settings()
    speak(app, arguments.language or settings.language)
    size = QSize(round(TABLE.width), round(TABLE.height))
    look = Look(app, settings, app)
    look.fit(size)
    page = FormulaPage(settings, look.theme)
    page.resize(size)
    page.show_game(FormulaGame(_played_round()))
    picture = _picture(page)
    page.clear()
    try:
        arguments.screenshot.parent.stat()  # a folder is not made, its name may be a slip
        safe.write(arguments.screenshot, picture)
    except OSError as error:
        problem = error.strerror or str(error)
        print(f"{PROGRAM}: {arguments.screenshot} cannot be saved: {problem}", file=sys.stderr)
        return 1
    return 0


def _played_round() -> Match:
    """A match whose first round two computers have played to its end."""
    choice = two_computers(QCoreApplication.translate("MainWindow", "Computer"))
    random = SystemRandom()
    dealer = random.randrange(len(choice.players))
    match = new_match(choice.options, choice.players, now(), dealer, new_deck(random))
    while (seat := match.position.to_move) is not None:
        match = match.after(choose(match.position.view(seat)), now())
    return match


def _picture(widget: QWidget) -> bytes:
    """What a widget looks like, as the bytes of a PNG file."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    widget.grab().save(buffer, "PNG")
    return bytes(buffer.data().data())
