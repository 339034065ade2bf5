"""Names that look like HTML or like shortcuts, on every screen: shown as they are, whoever has
them, and no file that they name is opened."""

from __future__ import annotations

import ctypes
import os
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QAbstractProxyModel, QEvent, QModelIndex, QPoint, Qt
from PySide6.QtGui import QAccessible, QHelpEvent, QTextDocument
from PySide6.QtGui import Qt as QtOfText
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QHeaderView,
    QLabel,
    QPushButton,
    QToolTip,
    QWidget,
)
from pytestqt.qtbot import QtBot

from formula_desktop import clock
from formula_desktop.gamefile.errors import FileReason, file_error
from formula_desktop.players import Player
from formula_desktop.shell.main_window import MainWindow
from formula_desktop.store.games.notes import Notes
from formula_desktop.widgets.plain_text import plain_label, set_tooltip, without_mnemonic
from tests.helpers.quick_opponent import QuickOpponent
from tests.helpers.results import shown_book as results_book
from tests.helpers.results.practising import persons_of, practise_in_class
from tests.helpers.results.shown_book import book_of
from tests.helpers.screen.visible import widgets
from tests.helpers.tours import dialogs as tour_dialogs
from tests.helpers.tours import library as tour_library
from tests.helpers.tours import tables as tour_tables
from tests.helpers.tours.everything import see_everything
from tests.helpers.tours.tour import LONG_NAMES, Tour

WATCHED = "watched.png"
IMAGE = f"<img src={WATCHED}>"
HOSTILE = (
    f"{IMAGE} R&D {'W' * 13}",
    f"<b>x</b> &amp; {IMAGE}",
    "<img src=//host/share/a>",
    IMAGE + "N" * 41,  # too long for a name
)
LETTER_OF_NAME = re.compile(r"(?<!&)&(D\b|amp;|\s)")
"""An & of such a name that is taken for the mark of a letter; those of the program's words are."""

TITLE = f"<i>a</i> & b {IMAGE} {'W' * 25}"
INSTEAD = {"Noor": f"{IMAGE} & Noor", **dict(zip(LONG_NAMES, HOSTILE, strict=True))}

RESTED_ON = {
    "ClassPracticeModel",
    "ElidedLabel",
    "FinishedGamesModel",
    "GameCard",
    "GamesModel",
    "ListChip",
    "LookBackModel",
    "PlayedGame",
    "PortraitButton",
    "StandingsModel",
    "_RemoveButton",
}
"""The classes that have such names in their tooltips, so that this test is known to look."""

# A menu or a list that pops up without a window manager.
pytestmark = pytest.mark.qt_log_ignore("does not support (raise|grabbing)", extend=True)

_IN_OPEN = 0x20  # from Linux's inotify.h


@pytest.fixture
def opponent() -> QuickOpponent:
    return QuickOpponent(is_slow=True)


class Watch:
    """Knows whether any code has opened a file; works on Linux only."""

    def __init__(self, file: Path) -> None:
        libc = ctypes.CDLL(None, use_errno=True)
        self._queue = libc.inotify_init1(os.O_NONBLOCK)
        if libc.inotify_add_watch(self._queue, os.fsencode(file), _IN_OPEN) < 0:
            raise OSError(ctypes.get_errno(), "inotify_add_watch")

    def was_opened(self) -> bool:
        """Whether it was since this was last asked."""
        try:
            return bool(os.read(self._queue, 4096))
        except BlockingIOError:
            return False

    def close(self) -> None:
        os.close(self._queue)


@pytest.fixture
def watch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Watch]:
    """Watches the file that the names refer to, which is in the working folder."""
    if sys.platform != "linux":
        pytest.skip("only Linux tells which file is opened")
    monkeypatch.chdir(tmp_path)
    Path(WATCHED).write_bytes(b"")
    watch = Watch(Path(WATCHED))
    yield watch
    watch.close()


@pytest.fixture
def _hostile(monkeypatch: pytest.MonkeyPatch) -> None:
    """Gives players, participants, games and ready-made settings such names."""
    _tell_instead(monkeypatch, Player, "name", lambda name: INSTEAD.get(name, name))
    _tell_instead(monkeypatch, Notes, "title", lambda title: title and TITLE)
    for module in (tour_dialogs, tour_library, tour_tables):
        monkeypatch.setattr(module, "LONG_NAMES", HOSTILE)
    names = tuple(INSTEAD.get(each, each) for each in results_book.NAMES)
    monkeypatch.setattr(results_book, "NAMES", names)


def _tell_instead(
    monkeypatch: pytest.MonkeyPatch, kind: type, field: str, instead: Callable[[str], str]
) -> None:
    """Have every value of a slotted class tell something else than its field holds."""
    slot = kind.__dict__[field]
    hostile = property(lambda value: instead(slot.__get__(value)), slot.__set__)
    monkeypatch.setattr(kind, field, hostile)


class Pointer:
    """Rests the pointer on everything visible, and notes what is not shown literally."""

    def __init__(self) -> None:
        self.found: set[tuple[str, str]] = set()
        self.tooltips: set[tuple[type, str]] = set()
        self.written: set[str] = set()

    def look(self, name: str, widget: QWidget) -> None:
        """Rest on each widget and cell in turn."""
        for each in widgets(widget):
            self.found |= {(name, wrong) for wrong in _misread(each)}
            if isinstance(each, QLabel):
                self.written.add(each.text())
            if each.toolTip():
                self._rest(each, each.rect().center(), (type(each), each.toolTip()))
            if isinstance(each, QAbstractItemView) and not isinstance(each, QHeaderView):
                self._rest_on_cells(each)
        QToolTip.hideText()

    def _rest_on_cells(self, view: QAbstractItemView) -> None:
        model = view.model()
        if model is None:
            return
        of_values = model.sourceModel() if isinstance(model, QAbstractProxyModel) else model
        for row in range(model.rowCount(QModelIndex())):
            column = 0
            while (index := model.index(row, column)).isValid():  # a list hides how many there are
                column += 1
                if text := index.data(Qt.ItemDataRole.ToolTipRole):
                    view.scrollTo(index)
                    at = view.visualRect(index).center()
                    self._rest(view.viewport(), at, (type(of_values), text))

    def _rest(self, widget: QWidget, at: QPoint, tooltip: tuple[type, str]) -> None:
        """Have a tooltip shown as Qt does: each text once for each class that has it."""
        if tooltip in self.tooltips:
            return
        event = QHelpEvent(QEvent.Type.ToolTip, at, widget.mapToGlobal(at))
        QApplication.sendEvent(widget, event)
        if QToolTip.text() == tooltip[1]:
            self.tooltips.add(tooltip)

    def read(self) -> dict[type, str]:
        """All tooltips of each class as they are read."""
        document = QTextDocument()
        read: dict[type, str] = {}
        for kind, text in self.tooltips:
            document.setPlainText(text)
            if QtOfText.mightBeRichText(text):
                document.setHtml(text)
            read[kind] = f"{read.get(kind, '')}{document.toPlainText()}\n"
        return read


def _misread(widget: QWidget) -> Iterator[str]:
    """What of a widget is taken for HTML, or for a shortcut; a tooltip has been read already."""
    if (
        isinstance(widget, QLabel)
        and widget.windowType() != Qt.WindowType.ToolTip
        and widget.textFormat() != Qt.TextFormat.PlainText
    ):
        yield f"label: {widget.text()}"
    said = [action.text() for action in widget.actions()]
    if isinstance(widget, QAbstractButton) and not widget.shortcut().isEmpty():
        said.append(widget.text())
    yield from (f"shortcut: {text}" for text in said if LETTER_OF_NAME.search(text))


@pytest.mark.usefixtures("_hostile")
def test_every_screen_shows_hostile_names_as_they_are(
    watch: Watch, window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    pointer = Pointer()
    tour = Tour(window, qtbot, pointer.look)
    book = book_of(tmp_path / "book", 7, 28)
    practise_in_class(book, persons_of(book), clock.now())
    window.resize(1024, 640)  # where most is cut, and to be read in a tooltip
    see_everything(tour, book, tmp_path)
    _see_files(tour)
    book.close()
    assert not watch.was_opened()
    assert sorted(pointer.found) == []
    rested = {kind.__name__ for kind, read in pointer.read().items() if IMAGE in read}
    assert rested >= RESTED_ON, "the pointer rested on everything"
    assert any(IMAGE in text for text in pointer.written)


def _see_files(tour: Tour) -> None:
    """Messages about a file with a hostile name, also those in which the system repeats it."""
    tour.window.games.open_file(Path(f"{IMAGE}.formula"))
    tour.see_dialog("a file that is not there")
    for error in (OSError(f"no {IMAGE}"), file_error(FileReason.GAME_TOO_LONG)):
        tour.window.games.notices.not_read(error)
        tour.see_dialog("a file that is not read")


# --- the eyes of this test ----------------------------------------------------------------------


def test_a_label_that_reads_html_opens_the_file(watch: Watch, qtbot: QtBot) -> None:
    label = QLabel(IMAGE)
    qtbot.addWidget(label)
    label.sizeHint()
    assert watch.was_opened()
    assert [*_misread(label)] == [f"label: {IMAGE}"]
    plain = plain_label(text=IMAGE)
    qtbot.addWidget(plain)
    plain.sizeHint()
    assert not watch.was_opened()
    assert [*_misread(plain)] == []


def test_a_tooltip_that_is_html_opens_the_file(watch: Watch, qtbot: QtBot) -> None:
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.setToolTip(IMAGE)
    widget.show()
    Pointer().look("a tooltip", widget)
    assert watch.was_opened()
    set_tooltip(widget, IMAGE)
    pointer = Pointer()
    pointer.look("a tooltip", widget)
    assert pointer.read() == {QWidget: f"{IMAGE}\n"}
    assert not watch.was_opened()


# --- what screen readers and keys get -----------------------------------------------------------


def test_a_screen_reader_hears_the_text_of_a_tooltip(qtbot: QtBot) -> None:
    widget = QWidget()
    qtbot.addWidget(widget)
    interface: Any = QAccessible.queryAccessibleInterface(widget)
    for text in ("Noor", IMAGE, "Noor", ""):
        set_tooltip(widget, text)
        assert interface.text(QAccessible.Text.Description) == text


def test_a_name_gives_a_button_no_shortcut(qtbot: QtBot) -> None:
    button = QPushButton(without_mnemonic("R&D"))
    qtbot.addWidget(button)
    assert button.shortcut().isEmpty()
