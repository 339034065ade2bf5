"""Who sits at the table of a new game, and who is first."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from formula_desktop.models.words import level_in_words
from formula_desktop.players import LONGEST_NAME, Level, Player, is_name
from formula_desktop.windows.choice_box import ChoiceBox

RING_ROOM = 8  # pixels around a control for the ring of its focus
FEWEST = 2  # seats at any table
PERSON = 0  # the row of a person among the kinds; the levels follow


class Seat(QWidget):
    """One seat: a person or a level of the computer, and a name."""

    changed = Signal()
    remove_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.kind = ChoiceBox()
        self.kind.addItems([""] * (1 + len(Level)))
        self.kind.currentIndexChanged.connect(self.changed)
        self.name = QLineEdit()
        self.name.textChanged.connect(self.changed)
        self.remove = QPushButton()
        self.remove.setProperty("role", "flat")
        self.remove.setAutoDefault(False)
        self.remove.clicked.connect(self.remove_wanted)
        row = QHBoxLayout(self)
        row.setContentsMargins(RING_ROOM, RING_ROOM, RING_ROOM, RING_ROOM)
        row.addWidget(self.name, 1)
        row.addWidget(self.kind)
        row.addWidget(self.remove)
        self.given = ""  # the name that the program gave
        self._retranslate()

    @property
    def level(self) -> Level | None:
        index = self.kind.currentIndex()
        return None if index == PERSON else list(Level)[index - 1]

    @property
    def player(self) -> Player:
        """The player, also with a name that is not allowed."""
        return Player(self.name.text().strip(), self.level)

    def show_player(self, player: Player) -> None:
        """Show a player."""
        kind = PERSON if player.level is None else 1 + list(Level).index(player.level)
        self.kind.setCurrentIndex(kind)
        self.name.setText(player.name)

    def give_name(self, name: str) -> None:
        """Show a name that the program gives, until somebody types one."""
        self.given = name
        self.name.setText(name)

    def changeEvent(self, event: QEvent) -> None:
        """Another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.kind.setItemText(PERSON, self.tr("Person"))
        for row, level in enumerate(Level, 1):
            text = self.tr("Computer, {level}").format(level=level_in_words(level))
            self.kind.setItemText(row, text)
        self.kind.setAccessibleName(self.tr("Person or computer"))
        self.name.setAccessibleName(self.tr("Name"))
        self.name.setPlaceholderText(self.tr("Name"))
        self.remove.setText(self.tr("Remove"))


class Seats(QWidget):
    """The seats in turn order, two at the least, and who is first."""

    changed = Signal()

    def __init__(self, most: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.seats: list[Seat] = []
        self._most = most
        self._heading = QLabel()
        self._heading.setProperty("role", "heading")
        self._rows = QVBoxLayout()
        self._rows.setSpacing(0)
        self.add = QPushButton()
        self.add.setProperty("role", "link")
        self.add.setAutoDefault(False)
        self.add.clicked.connect(self._add_computer)
        if most == FEWEST:
            self.add.hide()
        self._first_label = QLabel()
        self.first = ChoiceBox()
        self.first.addItem("")
        self._first_label.setBuddy(self.first)
        self._first_note = QLabel()
        self._first_note.setProperty("role", "soft")
        self._first_note.setWordWrap(True)
        self._lay_out()
        self._retranslate()

    # --- what the seats of a game say -----------------------------------------------------------

    def _first_in_words(self) -> tuple[str, str]:
        """What the one who is first does, and a sentence that explains it."""
        raise NotImplementedError

    # --- how it is made -------------------------------------------------------------------------

    def _lay_out(self) -> None:
        first = QGridLayout()
        first.addWidget(self._first_label, 0, 0)
        first.addWidget(self.first, 0, 1)
        first.addWidget(self._first_note, 1, 0, 1, 2)
        first.setColumnStretch(1, 1)
        below = self._below = QVBoxLayout()
        below.setContentsMargins(RING_ROOM, RING_ROOM, RING_ROOM, RING_ROOM)
        below.setSpacing(14)
        below.addWidget(self.add, alignment=Qt.AlignmentFlag.AlignLeft)
        below.addLayout(first)
        self._heading.setContentsMargins(RING_ROOM, 0, RING_ROOM, 0)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._heading)
        column.addLayout(self._rows)
        column.addLayout(below)
        column.addStretch()

    def add_below(self, widget: QWidget) -> None:
        """Show something else in this column."""
        self._below.addSpacing(RING_ROOM)
        self._below.addWidget(widget)

    # --- what is chosen -------------------------------------------------------------------------

    @property
    def players(self) -> tuple[Player, ...]:
        return tuple(seat.player for seat in self.seats)

    @property
    def first_seat(self) -> int | None:
        """The seat that is first; None for one at random."""
        row = self.first.currentIndex()
        return row - 1 if row > 0 else None

    def show_players(self, players: tuple[Player, ...], first: int | None) -> None:
        """Show a choice."""
        for seat in tuple(self.seats):
            self._remove(seat)
        for player in players:
            self._add(player)
        self.first.setCurrentIndex(0 if first is None else first + 1)

    @property
    def problem(self) -> str:
        """Why this cannot be played, in one sentence; empty when it can."""
        for number, seat in enumerate(self.seats, 1):
            name = seat.player.name
            if not name:
                return self.tr("Player {number} has no name yet.").format(number=number)
            if len(name) > LONGEST_NAME:
                text = self.tr("The name of player {number} has more than {most} characters.")
                return text.format(number=number, most=LONGEST_NAME)
            if not is_name(name):
                text = self.tr("The name of player {number} has characters that cannot be shown.")
                return text.format(number=number)
        return ""

    # --- seats ----------------------------------------------------------------------------------

    def _add_computer(self) -> None:
        seat = self._add(Player("", Level.NORMAL))
        self._name(seat)
        seat.kind.setFocus(Qt.FocusReason.OtherFocusReason)

    def _add(self, player: Player) -> Seat:
        seat = Seat()
        seat.show_player(player)
        seat.given = player.name if player.name in self._names_given() else ""
        seat.changed.connect(self._follow)
        seat.kind.currentIndexChanged.connect(lambda: self._rename(seat))
        seat.remove_wanted.connect(lambda: self._remove(seat))
        self.seats.append(seat)
        self._rows.addWidget(seat)
        self._follow()
        return seat

    def _remove(self, seat: Seat) -> None:
        self.seats.remove(seat)
        self._rows.removeWidget(seat)
        seat.hide()
        seat.deleteLater()
        self._follow()

    def _rename(self, seat: Seat) -> None:
        """Give another name to a seat that has become a person or a computer."""
        if seat.name.text() in ("", seat.given):
            self._name(seat)

    def _name(self, seat: Seat) -> None:
        taken = {each.player.name for each in self.seats if each is not seat}
        seat.give_name(next(name for name in self._names_for(seat) if name not in taken))

    def _names_for(self, seat: Seat) -> list[str]:
        first = self.tr("Player") if seat.level is None else self.tr("Computer")
        return [first, *(f"{first} {number}" for number in range(2, self._most + 1))]

    def _names_given(self) -> set[str]:
        firsts = (self.tr("Player"), self.tr("Computer"))
        numbers = ("", *(f" {number}" for number in range(2, self._most + 1)))
        return {f"{first}{number}" for first in firsts for number in numbers}

    def _follow(self) -> None:
        """Suit everything else to the seats."""
        self.add.setEnabled(len(self.seats) < self._most)
        for seat in self.seats:
            seat.remove.setVisible(len(self.seats) > FEWEST)
        while self.first.count() > 1 + len(self.seats):
            self.first.removeItem(self.first.count() - 1)
        for row, player in enumerate(self.players, 1):
            if row == self.first.count():
                self.first.addItem("")
            self.first.setItemText(row, player.name or str(row))
        self.changed.emit()

    # --- words ----------------------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        """Another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self._heading.setText(self.tr("Players"))
        self.add.setText(self.tr("Add a player"))
        self.first.setItemText(0, self.tr("Drawn by lot"))
        words, note = self._first_in_words()
        self._first_label.setText(words)
        self._first_note.setText(note)
