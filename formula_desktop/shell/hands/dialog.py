"""The dialog *Hands on other screens*: how one gets to the table, and who has come."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Final

import segno
from PySide6.QtCore import QRect, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QComboBox, QDialog, QPushButton, QWidget

from formula_desktop.look.theme import LIGHT, Size
from formula_desktop.shell.hands.people import People
from formula_desktop.widgets.layouts import STRETCH, column, pixels, row
from formula_desktop.widgets.plain_text import plain_label
from formula_desktop.widgets.scrolled import Scrolled
from formula_desktop.widgets.translated import Translated

if TYPE_CHECKING:
    from formula_desktop.shell.hands.hands import Hands

_QUIET: Final = 4  # modules around the QR code
# In pixels of a window of this size, for the back row; they grow and shrink with the window:
_ROOM: Final = Size(1160, 740)
_SIDE: Final = 320  # of the QR code
_ADDRESS: Final = 48
_CODE: Final = 124
_FRAME: Final = 2  # of a window, at its sides
_LEAST, _MOST = 0.75, 2.5
_SHRUNK: Final = 0.92
_WIDTH: Final = 1080  # in units
_LEAST_LIST: Final = 60  # of the list of people, however low the window is
_NOBODY_MS: Final = 20_000
_LOOK_MS: Final = 3000  # between two looks at the networks


class QrCode(QWidget):
    """A QR code, dark on light in every theme, since cameras expect that."""

    def __init__(self) -> None:
        super().__init__()
        self._rows: list[list[bool]] = []

    def grow(self, side: int) -> None:
        """Have sides of this length."""
        self.setFixedSize(QSize(side, side))

    def show_text(self, text: str) -> None:
        """Show a text; nothing if it is empty."""
        made = segno.make(text, error="m", micro=False) if text else None
        self._rows = [] if made is None else [[bool(each) for each in line] for line in made.matrix]
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        if self._rows:
            painter.fillRect(self.rect(), LIGHT.paper)
            side = self.width() // (len(self._rows) + 2 * _QUIET)
            start = (self.width() - side * len(self._rows)) // 2
            for y, line in enumerate(self._rows):
                for x, is_dark in enumerate(line):
                    if is_dark:
                        at = QRectF(start + x * side, start + y * side, side, side)
                        painter.fillRect(at, LIGHT.ink)
        painter.end()


class HandsDialog(Translated, QDialog):
    """Large enough for the back row; `open()` returns at once."""

    def __init__(self, hands: Hands, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._hands = hands
        self._how = plain_label(wraps=True)
        self.address = plain_label()
        self._code_is = plain_label()
        self.code = plain_label()
        for label in (self.address, self.code):
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByKeyboard)
        self.qr = QrCode()
        self.network = QComboBox()
        self.trouble = plain_label(wraps=True)
        self._area = Scrolled(self)
        self.people = People(hands, QWidget(self._area.viewport()))
        self._listed: list[object] = []
        self._grown = 0.0
        self._known: object = None
        """What the height depends on, to compare."""
        self._height = 0
        self.everybody = QPushButton()
        self.everybody.setProperty("role", "go")
        self.everybody.clicked.connect(hands.let_everybody_in)
        self.end_button = QPushButton()
        self.done_button = QPushButton()
        for each in (self.everybody, self.end_button):
            each.setAutoDefault(False)
        self.done_button.setDefault(True)
        self.end_button.clicked.connect(hands.take_all_back)
        self.done_button.clicked.connect(self.accept)
        self._lay_out()
        self._nobody = QTimer(self, singleShot=True, interval=_NOBODY_MS)
        self._nobody.timeout.connect(self._show)
        self._nobody.start()
        self._look = QTimer(self, interval=_LOOK_MS)
        self._look.timeout.connect(hands.look_for_networks)
        self._look.start()
        self.network.activated.connect(self._choose)
        hands.changed.connect(self._show)
        hands.closed.connect(self.accept)
        self._retranslate()
        self.done_button.setFocus()

    def _lay_out(self) -> None:
        gap = pixels(14)
        self._area.hold(self.people.inside)
        left = column(
            *(self._how, self.address, self._code_is, self.code, self.network),
            STRETCH,
            gap=gap // 2,
        )
        top = row((left, 1), self.qr, gap=2 * gap)
        top.setAlignment(self.qr, Qt.AlignmentFlag.AlignTop)
        below = row(self.end_button, STRETCH, self.everybody, self.done_button, gap=gap)
        parts = top, self.trouble, self._area, below
        column(*parts, gap=gap, edges=2 * gap, inside=self)

    @property
    def _room(self) -> QRect:
        """What can be seen of the main window, even over another dialog."""
        found: QWidget = self
        while (parent := found.parentWidget()) is not None:
            found = parent.window()
        return found.frameGeometry() & self.screen().availableGeometry()

    def _choose(self, at: int) -> None:
        self._nobody.start()
        self._hands.choose(self._hands.networks[at])

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Hands on phones and other screens"))
        self._how.setText(
            self.tr(
                "Connect the phone to the same network as this computer. Then point its camera at "
                "the picture, or enter this address in a browser:"
            )
        )
        self._code_is.setText(self.tr("The code:"))
        self.network.setAccessibleName(self.tr("Network"))
        self.qr.setAccessibleName(self.tr("QR code with the address and the code"))
        self.everybody.setText(self.tr("Let &everybody in"))
        self.end_button.setText(self.tr("&Take all hands back"))
        self.done_button.setText(self.tr("&Done"))
        self._listed = []
        self._show()

    def _show(self) -> None:
        hands = self._hands
        self.address.setText(hands.address.removeprefix("http://").rstrip("/"))
        self.code.setText(" ".join(hands.code))
        has_address = bool(hands.address)
        self.qr.show_text(f"{hands.address}#{hands.code}" if has_address else "")
        for each in (self._how, self.address, self._code_is, self.code, self.qr):
            each.setVisible(has_address)
        self.trouble.setText(self._trouble_in_words())
        self.trouble.setVisible(bool(self.trouble.text()))
        self.everybody.setVisible(sum(not hands.seats.is_move(each) for each in hands.guests) > 1)
        self.end_button.setVisible(bool(hands.seats.everybody))
        self._list_networks()
        listed = self.people.shown
        if listed != self._listed:  # otherwise whoever is at a button would lose it
            self._listed = listed
            self._list_people()
        self._suit()

    def _list_networks(self) -> None:
        hands, box = self._hands, self.network
        if [box.itemData(at) for at in range(box.count())] != hands.networks:
            box.clear()
            for each in hands.networks:
                box.addItem(f"{each.name}: {each.address}", each)
        if hands.network in hands.networks:
            box.setCurrentIndex(hands.networks.index(hands.network))
        box.setVisible(len(hands.networks) > 1)

    def _trouble_in_words(self) -> str:
        hands = self._hands
        if hands.network is None:
            return self.tr(
                "This computer is in no network. Connect it to one, with or without the "
                "internet; a phone’s hotspot will do."
            )
        if hands.is_network_gone:
            return self.tr("This computer has lost its network. Connect it again.")
        if hands.problem:
            text = self.tr("This network cannot be used: {problem}.")
            return text.format(problem=hands.problem)
        if hands.has_anybody:
            return ""
        if not self._nobody.isActive():
            return self._nobody_in_words()
        if sys.platform == "win32":
            return self.tr(
                "Windows may ask whether Formula Desktop may use the network. Allow it for private "
                "networks only."
            )
        return ""

    def _nobody_in_words(self) -> str:
        """What may be the reason when nobody has come."""
        text = self.tr(
            "Nobody has come yet. Is the phone in the same network? Some networks, such as those "
            "for guests, keep devices apart: then try another one, or a phone’s own hotspot."
        )
        firewall = self.tr("A firewall on this computer must allow port {port}.")
        firewall = firewall.format(port=self._hands.port)
        if sys.platform == "win32":
            firewall = self.tr(
                "Has Windows asked about the network before? Then allow it under Settings, "
                "Privacy & security, Windows Security, Firewall, Allow an app through firewall."
            )
        return f"{text} {firewall}"

    def _list_people(self) -> None:
        """Write the rows anew; whoever is at a button stays there."""
        focused: QWidget | None = self.focusWidget()
        at = focused.objectName() if focused is not None else ""
        self.people.write()
        again = self.findChild(QPushButton, at) if at else None
        (again or self.done_button).setFocus()
        self._area.setVisible(bool(self.people))

    def showEvent(self, event: QShowEvent) -> None:
        self._suit()
        super().showEvent(event)

    def _suit(self) -> None:
        """Be as large as the window has room for, so that the back row can read it.

        The address and the code are smaller where the list would scroll, down to a limit.
        """
        room, margin = self._room, self.window().frameGeometry().height() - self.height()
        parent = self.parentWidget()
        if parent is not None and not self.isVisible():  # it will have a frame as its window's
            margin = parent.window().frameGeometry().height() - parent.window().height()
        grown = min(room.width() / _ROOM.width, room.height() / _ROOM.height)
        grown = min(max(grown, _LEAST), _MOST)
        width = min(max(pixels(_WIDTH), round(_WIDTH * grown)), room.width() - 2 * _FRAME)
        self.setFixedWidth(width)
        self.people.inside.adjustSize()
        listed = self.people.inside.sizeHint().height()
        self._area.setFixedHeight(0)
        known = room, bool(self._hands.address), len(self.people)
        if known != self._known:  # else the buttons stay where they are, whoever comes
            self._known, self._height = known, self._wanted_height(grown, width, listed, margin)
        rest = self._height_with(self._grown, width)
        self._area.setFixedHeight(max(self._height - rest, pixels(_LEAST_LIST)))
        height = rest + self._area.height()
        self.resize(width, height)
        around = QRect(0, 0, width, height + margin)
        around.moveCenter(room.center())
        self.move(max(around.x(), room.x()), max(around.y(), room.y()))

    def _wanted_height(self, grown: float, width: int, listed: int, margin: int) -> int:
        """The height for the list, and for what may have to be said later; it sets `_grown`."""
        text, is_said = self.trouble.text(), self.trouble.isVisibleTo(self)
        self.trouble.setText(self._nobody_in_words())
        self.trouble.show()
        rest, most = self._height_with(grown, width), self._room.height() - margin
        while rest + listed > most and grown > _LEAST:
            grown = max(grown * _SHRUNK, _LEAST)
            rest = self._height_with(grown, width)
        self.trouble.setText(text)
        self.trouble.setVisible(is_said)
        return min(rest + listed, most)

    def _height_with(self, grown: float, width: int) -> int:
        """The height of all but the list, with the address and the code grown so much."""
        if grown != self._grown:
            self._grown = grown
            for label, size in ((self.address, _ADDRESS), (self.code, _CODE)):
                label.setStyleSheet(f"font-size: {round(size * grown)}px; font-weight: 700")
            self.qr.grow(round(_SIDE * grown))
        layout = self.layout()
        assert layout is not None  # it was made with one
        layout.activate()
        if layout.hasHeightForWidth():
            return layout.heightForWidth(width)
        return layout.sizeHint().height()
