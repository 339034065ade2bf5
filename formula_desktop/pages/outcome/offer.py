"""The offer, at the end of a game, to try again the turns in which there was more."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QPoint, Signal
from PySide6.QtWidgets import QMenu, QPushButton, QWidget

from formula_desktop.widgets.plain_text import without_mnemonic


class Offered(NamedTuple):
    """How many turns of a person can be tried again.

    `person` is the person's key; without a name it is the only person at the table.
    """

    person: str
    name: str
    turns: int


class ExerciseOffer(QPushButton):
    """A button with the number of turns; for several persons it opens a menu of them.

    It is there before them, as the exercises are made only after the game. Where there are none, or
    none any more, it leads to everything else that can be practised.
    """

    wanted = Signal(str)
    """Emitted with the key of the person who wants to try them; "" without any left to try."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._offered: tuple[Offered, ...] = ()
        self._has_room = False
        self._is_searched = False
        self._is_in_front = True
        self.persons = QMenu(self)
        """The persons to choose from, if there are several at the table."""
        self.clicked.connect(self._choose)
        self.hide()

    @property
    def has_room(self) -> bool:
        """Whether it takes up room in the panel, shown or not."""
        return self._has_room and self._is_in_front

    def make_room(self) -> None:
        """Leave room for it from now on, and say that exercises are looked for: no button yet."""
        self._has_room = True
        self.write()
        self._show()

    def offer(self, offered: tuple[Offered, ...], *, is_searched: bool = True) -> None:
        """Offer these turns; without any, the game may not have been searched yet."""
        self._has_room = self._has_room or bool(offered)
        self._is_searched = self._is_searched or is_searched
        self._offered = offered
        self.write()
        self._show()

    def follow(self, *, is_in_front: bool) -> None:
        """Be there while the moment is shown, and not behind *More*."""
        self._is_in_front = is_in_front
        self._show()

    def write(self) -> None:
        """Write the texts."""
        if not self._offered and self._is_searched:
            self.setText(self.tr("Practise"))
        elif not self._offered:
            self.setText(self.tr("Looking for exercises …"))
        elif any(each.name for each in self._offered):
            self.setText(self.tr("There was more in some turns: try them"))
        else:
            turns = sum(each.turns for each in self._offered)
            self.setText(self.tr("%n turn(s) in which there was more: try them", "", turns))
        self.persons.clear()
        for each in self._offered:
            turns_of = self.tr("{name}: %n turn(s)", "", each.turns).format(name=each.name)
            action = self.persons.addAction(without_mnemonic(turns_of))
            action.triggered.connect(partial(self.wanted.emit, each.person))

    def _show(self) -> None:
        is_ready = bool(self._offered) or self._is_searched
        if is_ready == bool(self.property("waits")):
            self.setProperty("waits", not is_ready)
            self.style().polish(self)  # its style depends on it
        self.setEnabled(is_ready)
        self.setVisible(self.has_room)

    def _choose(self) -> None:
        if not self._offered:
            self.wanted.emit("")
            return
        first = self._offered[0]
        if not first.name:
            self.wanted.emit(first.person)
            return
        height = self.persons.sizeHint().height()
        self.persons.popup(self.mapToGlobal(QPoint(0, -height)))
