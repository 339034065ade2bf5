"""The seats in the dialog of hands on other screens: who sits where, who asks, and what to do."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QPushButton, QWidget

from formula_desktop.look.portraits import paint_player
from formula_desktop.look.theme import RING_ROOM, Theme
from formula_desktop.players import Player
from formula_desktop.shell.hands.seating import Guest, Holder
from formula_desktop.store.games.notes import SavedSeat
from formula_desktop.widgets.layouts import column, pixels, row
from formula_desktop.widgets.plain_text import plain_label, without_mnemonic

if TYPE_CHECKING:
    from formula_desktop.shell.hands.hands import Hands

_PORTRAIT: Final = 44  # in units
_GAP: Final = 10
_ROW: Final = 62  # a row with buttons
_SIDE_BY_SIDE: Final = 2
"""How many rows stand below each other before there are two columns."""


class Portrait(QWidget):
    """The picture of whoever sits there."""

    def __init__(self, player: Player, face: SavedSeat, theme: Theme) -> None:
        super().__init__()
        self._player, self._face, self._theme = player, face, theme
        self.setFixedSize(QSize(pixels(_PORTRAIT), pixels(_PORTRAIT)))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        face, rect = self._face, QRectF(self.rect())
        paint_player(painter, rect, self._player, face.picture, face.colour, self._theme)
        painter.end()


class People(QObject):
    """Fills a widget with a row for each seat, and for whoever asks for another one."""

    def __init__(self, hands: Hands, inside: QWidget) -> None:
        super().__init__(inside)
        self._hands, self.inside = hands, inside
        self._grid = QGridLayout()
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(pixels(3 * _GAP))
        self._grid.setVerticalSpacing(pixels(_GAP) // 2)
        inside.setLayout(self._grid)
        self._rows: list[QWidget] = []

    def __len__(self) -> int:
        return len(self._rows)

    @property
    def shown(self) -> list[object]:
        """What is shown, to compare."""
        hands, seats = self._hands, self._hands.seats
        shown: list[object] = [(each.number, seats.is_move(each)) for each in hands.guests]
        shown += [(each.token, each.is_here) for each in seats.everybody]
        return [*shown, *seats.persons.values()]

    def write(self) -> None:
        """Show everybody anew."""
        for old in self._rows:
            self._grid.removeWidget(old)
            old.hide()
            old.deleteLater()
        self._rows.clear()
        hands, seats = self._hands, self._hands.seats
        guests, others = [*hands.guests], seats.everybody
        for seat, label in seats.persons.items():
            asking = next((each for each in guests if seats.seat_called(each.name) == seat), None)
            holder = seats.holder_of(seat)
            if asking is not None:
                guests.remove(asking)
            if holder in others:
                others.remove(holder)
            self._add_seat(label, seat, asking, holder)
        for guest in guests:
            self._add_seat(guest.name, None, guest, None)
        for other in others:
            self._add_seat(other.name, None, None, other)
        self._arrange()

    def _arrange(self) -> None:
        columns = 1 if len(self._rows) <= _SIDE_BY_SIDE else 2
        for at, each in enumerate(self._rows):
            self._grid.addWidget(each, at // columns, at % columns)
            each.show()
        for at in range(self._grid.rowCount() + 1):  # the rows stay together at the top
            self._grid.setRowStretch(at, int(at == -(-len(self._rows) // columns)))
        for at in range(2):
            self._grid.setColumnStretch(at, int(at < columns))

    def _add_seat(
        self, name: str, seat: int | None, guest: Guest | None, holder: Holder | None
    ) -> None:
        """A row: whose seat it is, how it is there, and what can be done about it."""
        is_lost = guest is None and holder is not None and not holder.is_here
        role = "danger" if is_lost else "soft" if guest is None else "status"
        said = plain_label(role, self._state(guest, holder), wraps=True)
        heading = plain_label("heading", name)
        line = QWidget(self.inside)
        portrait = Portrait(Player(name), self._hands.seats.face(seat), self._hands.theme)
        words = column(heading, said, gap=0)
        buttons = self._buttons(name, guest, holder)
        row(portrait, (words, 1), *buttons, gap=pixels(_GAP), edges=RING_ROOM, inside=line)
        line.setMinimumHeight(pixels(_ROW))  # with buttons or without
        self._rows.append(line)

    def _state(self, guest: Guest | None, holder: Holder | None) -> str:
        if guest is not None and self._hands.seats.is_move(guest):
            return self.tr("wants to go on with another device")
        if guest is not None:
            return self.tr("wants to come in")
        if holder is None:
            return self.tr("at this computer")
        if holder.is_here:
            return self.tr("on its own screen")
        return self.tr("connection lost")

    def _buttons(self, name: str, guest: Guest | None, holder: Holder | None) -> list[QPushButton]:
        hands = self._hands
        if guest is None and holder is None:
            return []
        if guest is None:
            assert holder is not None  # as above
            back = self._button(self.tr("Take back"), f"back {holder.token}")
            back.setAccessibleName(self.tr("Take back: {name}").format(name=name))
            back.clicked.connect(partial(hands.take_back, holder))
            return [back]
        yes = self._button(self.tr("Let in"), f"yes {guest.number}")
        yes.setAccessibleName(self.tr("Let {name} in").format(name=name))
        yes.setProperty("role", "go")
        no = self._button(self.tr("No"), f"no {guest.number}")
        no.setAccessibleName(self.tr("Do not let {name} in").format(name=name))
        yes.clicked.connect(partial(hands.let_in, guest))
        no.clicked.connect(partial(hands.refuse, guest))
        return [no, yes]

    def _button(self, text: str, name: str) -> QPushButton:
        made = QPushButton(without_mnemonic(text), self.inside)
        made.setObjectName(name)
        made.setAutoDefault(False)
        return made
