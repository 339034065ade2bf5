"""The dialog *Hands on other screens*: how one gets to the table, and who has come."""

from __future__ import annotations

import sys
from functools import partial
from typing import TYPE_CHECKING, Final

import segno
from PySide6.QtCore import QRect, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QComboBox, QDialog, QLabel, QPushButton, QWidget

from formula_desktop.look.theme import LIGHT, RING_ROOM
from formula_desktop.widgets.layouts import STRETCH, column, pixels, row
from formula_desktop.widgets.plain_text import plain_label, without_mnemonic
from formula_desktop.widgets.scrolled import Scrolled
from formula_desktop.widgets.translated import Translated

if TYPE_CHECKING:
    from formula_desktop.shell.hands.hands import Guest, Hands

_SIDE: Final = 300  # of the QR code, in units
_QUIET: Final = 4  # modules around it
_ADDRESS: Final = 38  # in units
_CODE: Final = 96
_WIDTH: Final = 820
_LEAST_LIST: Final = 60  # of the list of people, however low the window is
_NOBODY_MS: Final = 20_000
_LOOK_MS: Final = 3000  # between two looks at the networks


class QrCode(QWidget):
    """A QR code, dark on light in every theme, since cameras expect that."""

    def __init__(self) -> None:
        super().__init__()
        self._rows: list[list[bool]] = []
        self.setFixedSize(QSize(pixels(_SIDE), pixels(_SIDE)))

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
        self._title = plain_label("title")
        self._how = plain_label(wraps=True)
        self.address = plain_label()
        self._code_is = plain_label()
        self.code = plain_label()
        for label, size in ((self.address, _ADDRESS), (self.code, _CODE)):
            label.setStyleSheet(f"font-size: {pixels(size)}px; font-weight: 700")
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByKeyboard)
        self.qr = QrCode()
        self.network = QComboBox()
        self.trouble = plain_label(wraps=True)
        self._area = Scrolled(self)
        self._people = QWidget(self._area.viewport())
        self._rows: list[QWidget] = []
        self._listed: list[object] = []
        self.everybody = QPushButton()
        self.everybody.setProperty("role", "go")
        self.everybody.clicked.connect(hands.let_everybody_in)
        self.end_button = QPushButton()
        self.done_button = QPushButton()
        for each in (self.everybody, self.end_button):
            each.setAutoDefault(False)
        self.done_button.setDefault(True)
        self.end_button.clicked.connect(hands.close)
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
        self._list = column(gap=gap // 2, inside=self._people)
        self._area.hold(self._people)
        left = column(
            *(self._how, self.address, self._code_is, self.code, self.network, self.trouble),
            STRETCH,
            gap=gap // 2,
        )
        top = row((left, 1), self.qr, gap=2 * gap)
        top.setAlignment(self.qr, Qt.AlignmentFlag.AlignTop)
        below = row(self.end_button, STRETCH, self.everybody, self.done_button, gap=gap)
        column(self._title, top, self._area, below, gap=gap, edges=2 * gap, inside=self)
        self.setMinimumWidth(min(pixels(_WIDTH), self._room.width()))

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
        self._title.setText(self.tr("Hands on phones and other screens"))
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
        self.everybody.setVisible(sum(not hands.is_move(each) for each in hands.guests) > 1)
        self.end_button.setVisible(bool(hands.everybody))
        self._list_networks()
        listed: list[object] = [(each.number, hands.is_move(each)) for each in hands.guests]
        listed += [(each.token, each.is_here) for each in hands.everybody]
        if listed != self._listed:  # otherwise whoever is at a button would lose it
            self._listed = listed
            self._list_people()

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
        if hands.was_visited:
            return ""
        texts = []
        if not self._nobody.isActive():
            texts.append(
                self.tr(
                    "Nobody has come yet. Is the phone in the same network? Some networks, such as "
                    "those for guests, keep devices apart: then try another one, or a phone’s own "
                    "hotspot."
                )
            )
        if sys.platform == "win32":
            texts.append(
                self.tr(
                    "Windows may ask whether Formula Desktop may use the network. Allow it for "
                    "private networks only. If it asked before: Settings, Privacy & security, "
                    "Windows Security, Firewall, Allow an app through firewall."
                )
            )
        return " ".join(texts)

    def _list_people(self) -> None:
        """A row for each guest, then for each person who has a seat."""
        focused: QWidget | None = self.focusWidget()
        at = focused.objectName() if focused is not None else ""
        for old in self._rows:
            self._list.removeWidget(old)
            old.hide()
            old.deleteLater()
        self._rows.clear()
        hands = self._hands
        for guest in hands.guests:
            self._add_guest(guest)
        for holder in hands.everybody:
            text = (
                self.tr("{name} holds the hand")
                if holder.is_here
                else self.tr("The connection to {name} is lost")
            )
            back = self._button(self.tr("Take back"), f"back {holder.token}")
            back.setAccessibleName(self.tr("Take back: {name}").format(name=holder.name))
            back.clicked.connect(partial(hands.take_back, holder))
            self._add(plain_label("", text.format(name=holder.name), wraps=True), back)
        again = self.findChild(QPushButton, at) if at else None
        (again or self.done_button).setFocus()
        self._area.setVisible(bool(self._rows))
        self._suit_height()

    def _add_guest(self, guest: Guest) -> None:
        hands, name = self._hands, guest.name
        text = self.tr("{name} wants to come in")
        if hands.is_move(guest):
            text = self.tr("{name} wants to go on with another device")
        yes = self._button(self.tr("Let in"), f"yes {guest.number}")
        yes.setAccessibleName(self.tr("Let {name} in").format(name=name))
        yes.setProperty("role", "go")
        no = self._button(self.tr("No"), f"no {guest.number}")
        no.setAccessibleName(self.tr("Do not let {name} in").format(name=name))
        yes.clicked.connect(partial(hands.let_in, guest))
        no.clicked.connect(partial(hands.refuse, guest))
        self._add(plain_label("heading", text.format(name=name), wraps=True), no, yes)

    def _button(self, text: str, name: str) -> QPushButton:
        made = QPushButton(without_mnemonic(text), self._people)
        made.setObjectName(name)
        made.setAutoDefault(False)
        return made

    def _add(self, label: QLabel, *buttons: QPushButton) -> None:
        line = QWidget(self._people)
        row((label, 1), *buttons, gap=pixels(8), edges=RING_ROOM, inside=line)
        self._list.addWidget(line)
        line.show()
        self._rows.append(line)

    def _suit_height(self) -> None:
        """Grow with the list, as far as the window has room; then the list scrolls."""
        self._people.adjustSize()
        listed = self._people.sizeHint().height()
        layout, area = self.layout(), self._area
        assert layout is not None  # it was made with one
        area.setFixedHeight(0)
        layout.activate()
        rest = layout.sizeHint().height()
        room, frame = self._room, self.frameGeometry().height() - self.height()
        most = max(room.height() - frame - rest, pixels(_LEAST_LIST))
        area.setFixedHeight(min(listed, most))
        if not self.isVisible():
            return
        layout.activate()
        size = layout.sizeHint().expandedTo(self.minimumSize())
        self.resize(size)
        around = QRect(0, 0, size.width(), size.height() + frame)
        around.moveCenter(room.center())
        self.move(max(around.topLeft().x(), room.x()), max(around.topLeft().y(), room.y()))
