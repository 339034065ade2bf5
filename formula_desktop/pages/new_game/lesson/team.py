"""One team in the dialog of a lesson: its portrait, its name, and its pupils."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from formula_desktop.look.theme import RING_ROOM, Theme
from formula_desktop.models.words.table import team_name
from formula_desktop.pages.new_game.lesson.pupil_chips import PupilChips
from formula_desktop.pages.new_game.participants import TEAM_LOOKS
from formula_desktop.players import LONGEST_NAME, Player, tidy
from formula_desktop.results.participants import COLOURS, PICTURES
from formula_desktop.store.games.notes import SavedSeat
from formula_desktop.widgets.layouts import STRETCH, column, grown, pixels, row
from formula_desktop.widgets.names import NameField
from formula_desktop.widgets.person_dialog import PersonDialog
from formula_desktop.widgets.plain_text import set_tooltip
from formula_desktop.widgets.portrait_button import PortraitButton
from formula_desktop.widgets.translated import Translated

_PORTRAIT: Final = 32  # side, in units
_FIELD: Final = 180  # its width, in units


class Team(Translated, QWidget):
    """A team with a portrait and a name to change, and the chips of its pupils."""

    look_chosen = Signal(str)
    """Emitted with its look before another was chosen."""

    def __init__(
        self,
        number: int,
        theme: Theme,
        pressed: Callable[[str], object],
        follow: Callable[[], object],
        parent: QWidget,
    ) -> None:
        """`pressed` gets the key of a pupil; `follow` is called when the name has changed."""
        super().__init__(parent)
        self._number, self._theme = number, theme
        self._class = ""
        self._colour, self._picture = TEAM_LOOKS[number - 1]
        self.portrait = PortraitButton(theme, _PORTRAIT)
        self.portrait.clicked.connect(self._ask_look)
        self.field = NameField()
        self.field.setMaxLength(LONGEST_NAME)
        self.field.setFixedWidth(pixels(_FIELD))
        self.field.textChanged.connect(lambda _text: self._follow(follow))
        self.pupils = PupilChips(pressed, self)
        head = row(self.portrait, self.field, gap=grown(8), edges=RING_ROOM)
        row(column(head, STRETCH), (self.pupils, 1), gap=grown(8), inside=self)
        self._retranslate()

    @property
    def own_name(self) -> str:
        """The name that was given to it; empty for none."""
        return tidy(self.field.text())

    @property
    def name(self) -> str:
        """What it is called."""
        return self._class or self.own_name or team_name(self._number)

    @property
    def look(self) -> str:
        """Its colour and picture, as the settings keep them."""
        return f"{self._colour} {self._picture}"

    @property
    def face(self) -> SavedSeat:
        """Its look at the table."""
        return SavedSeat("", self._colour, self._picture)

    def show_as_before(self, name: str, look: str) -> None:
        """Have the name and the look of an earlier lesson; "" for the usual ones."""
        self.field.setText(name)
        self.show_look(look)

    def show_look(self, look: str) -> None:
        """Have a look as the settings keep it; "" for the usual one."""
        self._colour, self._picture = TEAM_LOOKS[self._number - 1]
        colour, _, picture = look.partition(" ")
        if colour in COLOURS and picture in PICTURES:
            self._colour, self._picture = colour, picture
        self._show()

    def be_class(self, name: str) -> None:
        """Be a whole class with this name, which is not to be changed; "" for a team."""
        self._class = name
        self.field.setVisible(not name)
        self._show()

    def let_change(self, may_change: bool) -> None:
        """Let the name and the look be changed, or only be read."""
        self.portrait.setEnabled(may_change)
        self.field.setReadOnly(not may_change)

    def _ask_look(self) -> None:
        player = Player(self.name)
        dialog = PersonDialog(self._theme, player, self._picture, self._colour, self)

        def take() -> None:
            before = self.look
            self._colour, self._picture = dialog.colour, dialog.picture
            self._show()
            self.look_chosen.emit(before)

        dialog.accepted.connect(take)
        dialog.open()

    def _follow(self, follow: Callable[[], object]) -> None:
        self._show()
        follow()

    def _show(self) -> None:
        self.portrait.show_player(Player(self.name), self._picture, self._colour)
        words = self.tr("Picture and colour of {name}").replace("{name}", self.name)
        self.portrait.setAccessibleName(words)
        set_tooltip(self.portrait, words)
        self.pupils.setAccessibleName(self.name)

    def _retranslate(self) -> None:
        usual = team_name(self._number)
        self.field.setPlaceholderText(usual)
        self.field.setAccessibleName(self.tr("Name of {team}").replace("{team}", usual))
        self._show()
