"""The dialog *Hands on other screens*: how one gets to the table, and who has come."""

from __future__ import annotations

import sys
from functools import partial
from typing import TYPE_CHECKING, Final

import segno
from PySide6.QtCore import QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QComboBox, QDialog, QLabel, QPushButton, QVBoxLayout, QWidget

from formula_desktop.hands.seen import Screen
from formula_desktop.look.theme import LIGHT
from formula_desktop.widgets.layouts import STRETCH, column, pixels, row
from formula_desktop.widgets.plain_text import plain_label, without_mnemonic
from formula_desktop.widgets.translated import Translated

if TYPE_CHECKING:
    from formula_desktop.shell.hands.hands import Hands

_SIDE: Final = 300  # of the QR code, in units
_QUIET: Final = 4  # modules around it
_ADDRESS: Final = 30  # in units
_CODE: Final = 96
_NOBODY_MS: Final = 20_000


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
        self._people = QWidget()
        self._rows: list[QWidget] = []
        self.everybody = QPushButton()
        self.everybody.setProperty("role", "go")
        self.everybody.clicked.connect(hands.let_everybody_in)
        self.end_button = QPushButton()
        self.done_button = QPushButton()
        self.done_button.setDefault(True)
        self.end_button.clicked.connect(hands.close)
        self.done_button.clicked.connect(self.accept)
        self._list = QVBoxLayout(self._people)
        self._list.setContentsMargins(0, 0, 0, 0)
        gap = pixels(14)
        left = column(
            *(self._how, self.address, self._code_is, self.code, self.network, self.trouble),
            STRETCH,
            gap=gap // 2,
        )
        top = row((left, 1), self.qr, gap=2 * gap)
        below = row(self.end_button, STRETCH, self.everybody, self.done_button, gap=gap)
        column(self._title, top, self._people, below, gap=gap, edges=2 * gap, inside=self)
        self.setMinimumWidth(pixels(820))
        self._nobody = QTimer(self, singleShot=True, interval=_NOBODY_MS)
        self._nobody.timeout.connect(self._show)
        self._nobody.start()
        for each in hands.networks:
            self.network.addItem(f"{each.name}: {each.address}", each)
        self.network.setVisible(len(hands.networks) > 1)
        if hands.network is not None:
            self.network.setCurrentIndex(hands.networks.index(hands.network))
        self.network.activated.connect(self._choose)
        hands.changed.connect(self._show)
        hands.closed.connect(self.accept)
        self._retranslate()

    def _choose(self, at: int) -> None:
        self._nobody.start()
        self._hands.choose(self._hands.networks[at])

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Hands on other screens"))
        self._title.setText(self.tr("Hands on other screens"))
        self._how.setText(
            self.tr("Point a phone’s camera at the picture, or enter this address in a browser:")
        )
        self._code_is.setText(self.tr("The code:"))
        self.network.setAccessibleName(self.tr("Network"))
        self.qr.setAccessibleName(self.tr("QR code with the address and the code"))
        self.everybody.setText(self.tr("Let &everybody in"))
        self.end_button.setText(self.tr("&Take all hands back"))
        self.done_button.setText(self.tr("&Done"))
        self._show()

    def _show(self) -> None:
        hands = self._hands
        self.address.setText(hands.address.removeprefix("http://").rstrip("/"))
        self.code.setText(" ".join(hands.code))
        self.qr.show_text(f"{hands.address}#{hands.code}" if hands.address else "")
        self.trouble.setText(self._trouble_in_words())
        self.trouble.setVisible(bool(self.trouble.text()))
        self.everybody.setVisible(len(hands.guests) > 1)
        self._list_people()

    def _trouble_in_words(self) -> str:
        hands = self._hands
        if hands.network is None:
            return self.tr(
                "This computer is in no network. Connect it to one, and open this again."
            )
        if hands.problem:
            text = self.tr("This network cannot be used: {problem}.")
            return text.format(problem=hands.problem)
        if hands.was_visited or self._nobody.isActive():
            return ""
        text = self.tr(
            "Nobody has come yet. Is the phone in the same network? Some networks, such as those "
            "for guests, keep devices apart: then try another one, or a phone’s own hotspot."
        )
        if sys.platform == "win32":
            firewall = self.tr(
                "If Windows has asked whether Formula Desktop may communicate, allow it for "
                "private networks only: Settings, Network, Firewall, Allow an app."
            )
            text = f"{text} {firewall}"
        return text

    def _list_people(self) -> None:
        """A row for each guest, then for each seat that is held elsewhere."""
        for old in self._rows:
            self._list.removeWidget(old)
            old.hide()
            old.deleteLater()
        self._rows.clear()
        hands = self._hands
        for guest in hands.guests:
            text = self.tr("{name} wants to come in").format(name=guest.name)
            yes = self._button(self.tr("Let {name} in").format(name=guest.name), main=True)
            no = self._button(self.tr("No"))
            yes.clicked.connect(partial(hands.let_in, guest))
            no.clicked.connect(partial(hands.refuse, guest))
            self._add(plain_label("heading", text), no, yes)
        for seat, holder in hands.holders.items():
            is_here = hands.screen(seat) is Screen.HERE
            text = (
                self.tr("{name} holds the hand")
                if is_here
                else self.tr("The connection to {name} is lost")
            )
            back = self._button(self.tr("Take back"))
            back.setAccessibleName(self.tr("Take back: {name}").format(name=holder.name))
            back.clicked.connect(partial(hands.take_back, seat))
            self._add(plain_label("", text.format(name=holder.name)), back)

    @staticmethod
    def _button(text: str, *, main: bool = False) -> QPushButton:
        made = QPushButton(without_mnemonic(text))
        made.setAutoDefault(False)
        if main:
            made.setProperty("role", "go")
        return made

    def _add(self, label: QLabel, *buttons: QPushButton) -> None:
        line = QWidget(self._people)
        row(label, STRETCH, *buttons, gap=pixels(8), inside=line)
        self._list.addWidget(line)
        self._rows.append(line)
