"""One seat at the table of a new game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QWidget

from formula_desktop.look.shapes import sign_path
from formula_desktop.look.theme import RING_ROOM, Theme
from formula_desktop.models.words.levels import in_two_words
from formula_desktop.models.words.table import level_in_words
from formula_desktop.pages.new_game.person_box import PersonBox
from formula_desktop.players import Level, Player, folded
from formula_desktop.results.participants import Participant
from formula_desktop.store.games.notes import SavedSeat
from formula_desktop.widgets.choice_box import DescribedBox
from formula_desktop.widgets.layouts import row, unit_in_use
from formula_desktop.widgets.person_dialog import PersonDialog
from formula_desktop.widgets.plain_text import set_tooltip
from formula_desktop.widgets.portrait_button import PortraitButton
from formula_desktop.widgets.translated import Translated

PERSON = 0  # the row of a person in the list; the computer's levels follow
_PORTRAIT: Final = 36  # side, in units
_REMOVE: Final = 30
_CROSS: Final = 13.0  # length of its strokes

Look = tuple[str, str]
"""A colour and a picture."""


class Seat(Translated, QWidget):
    """A seat for a person or a level of the computer, with a portrait and a name."""

    changed = Signal()
    remove_wanted = Signal()

    def __init__(
        self,
        theme: Theme,
        persons: Sequence[Participant],
        look: Look,
        player: Player,
        parent: QWidget,
    ) -> None:
        """`persons` are suggested; `look` is for somebody who is not one of them."""
        super().__init__(parent)
        self._theme = theme
        self._known = {folded(person.name): person for person in persons}
        self._looks: dict[str, Look] = {"": look}  # the looks chosen here, by participant
        self.portrait = PortraitButton(theme, _PORTRAIT)
        self.portrait.clicked.connect(self._ask_look)
        self.person = PersonBox(persons, theme, self)
        self.name = self.person.field
        self.kind = DescribedBox(self)
        self.kind.addItems([""] * (1 + len(Level)))
        self.remove = _RemoveButton(theme)
        self.remove.clicked.connect(self.remove_wanted)
        controls = (self.portrait, (self.person, 1), self.kind, self.remove)
        row(*controls, edges=RING_ROOM, inside=self)
        self.given = ""  # the name suggested by the program
        self.was_computer = False
        self.names: dict[bool, str] = {}  # the seat's names as a person and as a computer
        self.typed = ""  # the name that was typed since it is a person's or a computer's
        self.show_player(player)
        self.name.textChanged.connect(self._follow)
        self.name.editingFinished.connect(self._spell)
        self.name.textEdited.connect(self._note_typed)
        self.kind.currentIndexChanged.connect(self._follow)
        self._retranslate()
        self._follow()

    @property
    def level(self) -> Level | None:
        index = self.kind.currentIndex()
        return None if index == PERSON else list(Level)[index - 1]

    @property
    def known(self) -> Participant | None:
        """The known person with this name."""
        return None if self.level else self._known.get(folded(self.name.text()))

    @property
    def player(self) -> Player:
        """The player, even if the name is not allowed."""
        known = self.known
        return Player(known.name if known else self.name.text().strip(), self.level)

    @property
    def own_look(self) -> Look:
        """The look of a new person."""
        return self._looks[""]

    @property
    def face(self) -> SavedSeat:
        """The choices for the results and the table; empty for a computer."""
        if self.level is not None:
            return SavedSeat()
        known = self.known
        key = known.key if known else ""
        usual = (known.colour, known.picture) if known else self.own_look
        look = self._looks.get(key, usual)
        return SavedSeat(key, *look)

    def show_player(self, player: Player) -> None:
        """Show a player."""
        if player.level is None:
            self.kind.setCurrentIndex(PERSON)
        else:
            self.show_level(player.level)
        self._write(player.name)

    def show_level(self, level: Level) -> None:
        """Show a computer at this level."""
        self.kind.setCurrentIndex(1 + list(Level).index(level))

    def give_name(self, name: str) -> None:
        """Show a name from the program until the user types one."""
        self.given = name
        self._write(name)

    def _write(self, name: str) -> None:
        self.name.setText(name)
        self.name.setCursorPosition(0)  # otherwise a long name would show its end

    def _follow(self) -> None:
        """Update the portrait and the suggestions to the player."""
        is_person = self.level is None
        self.person.offer(is_person)
        self.portrait.setEnabled(is_person)
        face = self.face
        self.portrait.show_player(self.player, face.picture, face.colour)
        self._name_buttons()
        self.changed.emit()

    def _note_typed(self, name: str) -> None:
        self.typed = name.strip()

    def _spell(self) -> None:
        self._write(self.known.name if self.known else self.name.text())

    def _ask_look(self) -> None:
        face = self.face
        dialog = PersonDialog(self._theme, self.player, face.picture, face.colour, self)

        def take() -> None:
            self._looks[face.participant] = (dialog.colour, dialog.picture)
            self._follow()

        dialog.accepted.connect(take)
        dialog.open()

    def _retranslate(self) -> None:
        self.kind.setItemText(PERSON, self.tr("Person"))
        for at, level in enumerate(Level, 1):
            text = self.tr("Computer, {level}").format(level=level_in_words(level))
            self.kind.setItemText(at, text)
            self.kind.describe(at, in_two_words(level))
        self.kind.setAccessibleName(self.tr("Person or computer"))
        self.person.setAccessibleName(self.tr("Name"))
        self.name.setAccessibleName(self.tr("Name"))
        self.name.setPlaceholderText(self.tr("Name"))
        self._name_buttons()

    def _name_buttons(self) -> None:
        name = self.player.name
        remove = self.tr("Remove {name}").format(name=name) if name else self.tr("Remove")
        look = self.tr("Picture and colour")
        if self.level is not None:
            look = name  # no choice
        elif name:
            look = self.tr("Picture and colour of {name}").format(name=name)
        for button, words in ((self.remove, remove), (self.portrait, look)):
            button.setAccessibleName(words)
            set_tooltip(button, words if button.isEnabled() else "")


class _RemoveButton(QPushButton):
    """A button with a cross, drawn like the signs on cards."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setProperty("role", "flat")
        self.setAutoDefault(False)
        self.setFixedWidth(theme.pressable(_REMOVE * unit_in_use()))

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = QPointF(self.rect().center()) + QPointF(0.5, 0.5)
        cross = sign_path("×", middle, _CROSS * unit_in_use())
        painter.fillPath(cross, self.palette().windowText())
        painter.end()
