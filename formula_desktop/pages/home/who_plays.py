"""The question who plays: everybody in a picture, and somebody new."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QPainter
from PySide6.QtWidgets import QDialog, QPushButton, QWidget

from formula_desktop.look import theme as look
from formula_desktop.look.ink import draw, fill
from formula_desktop.look.portraits import paint_player
from formula_desktop.look.presentation import Look
from formula_desktop.look.shapes import rounded_path, sign_path
from formula_desktop.look.theme import RING_ROOM, Size
from formula_desktop.players import Player
from formula_desktop.results.participants import Participant
from formula_desktop.widgets.asking import EDGE, GAP
from formula_desktop.widgets.felt_button import FeltButton, line_path
from formula_desktop.widgets.flow import Flow
from formula_desktop.widgets.layouts import STRETCH, column, order_tabs, pixels, room_for, row
from formula_desktop.widgets.plain_text import plain_label, set_tooltip
from formula_desktop.widgets.scrolled import Scrolled
from formula_desktop.widgets.translated import Translated

# In units:
_TILE: Final = Size(144, 148)
_PORTRAIT: Final = 96
_ABOVE: Final = 10
_PLUS: Final = 48
_MOST_IN_A_ROW: Final = 4
_MOST_ROWS: Final = 3  # before they scroll
_LONGEST: Final = 18  # characters of a name


class AskWhoPlays(Translated, QDialog):
    """A picture with a name for everybody; a click or Enter says that this is who plays."""

    chosen = Signal(str)
    """Emitted with a person's key."""
    new_wanted = Signal()
    """Emitted when it is somebody new."""

    def __init__(
        self, persons: Sequence[Participant], probable: str, look: Look, parent: QWidget
    ) -> None:
        """`probable` is the key of who has the focus first; `open()` returns at once."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.title = plain_label("title")
        self.title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.tiles = {each.key: _Person(each) for each in persons}
        self.new = _New()
        for key, tile in self.tiles.items():
            tile.clicked.connect(lambda _=False, key=key: self._choose(key))
        self.new.clicked.connect(self._want_new)
        self.cancel = QPushButton()
        self.cancel.setAutoDefault(False)
        self.cancel.clicked.connect(self.reject)
        theme, unit = look.theme, pixels(100) / 100
        scrolled = Scrolled(self)
        inside = QWidget(scrolled.viewport())
        flow = Flow(pixels(GAP))
        self._all = (*self.tiles.values(), self.new)
        for each in self._all:
            each.show_as(theme, unit)
            flow.addWidget(each)
        flow.centre(True)
        column(flow, edges=RING_ROOM, inside=inside)
        scrolled.hold(inside)
        in_row = min(len(self._all), _MOST_IN_A_ROW)
        size = self.new.sizeHint()
        room = room_for(self)
        bar = scrolled.verticalScrollBar().sizeHint().width()
        width = in_row * (size.width() + pixels(GAP)) + 2 * RING_ROOM + bar
        in_room = (room.width() - 2 * pixels(EDGE) - bar) // (size.width() + pixels(GAP))
        rows = -(-len(self._all) // max(1, min(in_row, in_room)))
        height = min(rows, _MOST_ROWS) * (size.height() + pixels(GAP)) - pixels(GAP)
        scrolled.setFixedSize(
            min(width, room.width() - 2 * pixels(EDGE)),
            min(height + 2 * RING_ROOM, room.height() - 6 * pixels(EDGE)),
        )
        ending = row(STRETCH, self.cancel)
        column(self.title, scrolled, ending, gap=pixels(GAP), edges=pixels(EDGE), inside=self)
        order_tabs((*self._all, self.cancel))
        self._retranslate()
        self.tiles.get(probable, self._all[0]).setFocus()

    def sizeHint(self) -> QSize:
        return super().sizeHint().boundedTo(room_for(self))

    def _choose(self, key: str) -> None:
        self.accept()
        self.chosen.emit(key)

    def _want_new(self) -> None:
        self.accept()
        self.new_wanted.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let the arrow keys go from picture to picture."""
        steps = {
            Qt.Key.Key_Left: -1,
            Qt.Key.Key_Right: 1,
            Qt.Key.Key_Up: -_MOST_IN_A_ROW,
            Qt.Key.Key_Down: _MOST_IN_A_ROW,
        }
        step = steps.get(Qt.Key(event.key()))
        at = next((at for at, each in enumerate(self._all) if each.hasFocus()), None)
        if step is None or at is None:
            super().keyPressEvent(event)
            return
        to = min(max(at + step, 0), len(self._all) - 1)
        self._all[to].setFocus(Qt.FocusReason.TabFocusReason)

    def _retranslate(self) -> None:
        self.title.setText(self.tr("Who plays?"))
        self.setWindowTitle(self.title.text())
        self.new.show_words(self.tr("Somebody new"))
        self.cancel.setText(self.tr("&Cancel"))


class _Tile(FeltButton):
    """A picture on the paper of the dialog, and words below it."""

    ring_is_outside = True

    def __init__(self) -> None:
        super().__init__(look.SEAT_RADIUS)

    @property
    def _wanted(self) -> Size:
        return _TILE

    def show_words(self, text: str) -> None:
        """Write below the picture; a name with & makes no shortcut."""
        self.setText(text)
        self.setShortcut(QKeySequence())
        self.setAccessibleName(text)
        set_tooltip(self, text)
        self.update()

    def _paint_ground(self, painter: QPainter, size: Size) -> None:
        line = look.THIN_LINE
        place = QRectF(0, 0, *size).adjusted(line, line, -line, -line)
        edge = rounded_path(place, self._radius)
        fill(painter, edge, self._theme.paper_off if self.is_hot else self._theme.paper)
        draw(painter, edge, self._theme.marked if self.is_hot else self._theme.line, line)

    @property
    def shown(self) -> str:
        """The words as far as there is room for them."""
        text = self.text()
        return text if len(text) <= _LONGEST else f"{text[: _LONGEST - 1].rstrip()}…"

    def _paint_front(self, painter: QPainter, size: Size) -> None:
        at = QPointF(size.width / 2, (_ABOVE + _PORTRAIT + size.height) / 2)
        words = line_path(self._theme, self.shown, look.NAME, at, size.width - 16, centred=True)
        fill(painter, words, self._theme.ink)


class _Person(_Tile):
    def __init__(self, person: Participant) -> None:
        super().__init__()
        self._person = person
        self.show_words(person.name)

    def _paint_front(self, painter: QPainter, size: Size) -> None:
        super()._paint_front(painter, size)
        person = self._person
        side = (size.width - _PORTRAIT) / 2
        place = QRectF(side, _ABOVE, _PORTRAIT, _PORTRAIT)
        player = Player(person.name)
        paint_player(painter, place, player, person.picture, person.colour, self._theme)


class _New(_Tile):
    def _paint_front(self, painter: QPainter, size: Size) -> None:
        super()._paint_front(painter, size)
        middle = QPointF(size.width / 2, _ABOVE + _PORTRAIT / 2)
        half = _PORTRAIT / 2
        place = QRectF(middle.x() - half, middle.y() - half, _PORTRAIT, _PORTRAIT)
        fill(painter, rounded_path(place, half), self._theme.go)
        fill(painter, sign_path("+", middle, _PLUS), self._theme.on_go)
