"""Home, the page that the program opens with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QPushButton, QWidget

from formula_desktop.look.line_drawings import LineDrawing
from formula_desktop.look.presentation import Look
from formula_desktop.look.theme import RING_ROOM, TABLE
from formula_desktop.pages.home.entry import HomeEntry
from formula_desktop.pages.home.game_picture import GamePicture
from formula_desktop.pages.home.under_way import GameCard, UnderWay
from formula_desktop.widgets.layouts import STRETCH, add, column, order_tabs, row
from formula_desktop.widgets.page_header import PageHeader
from formula_desktop.widgets.translated import Translated

if TYPE_CHECKING:
    from formula_desktop.store.games.collection import SavedGame

# In units:
_EDGE: Final = 32
_GAP: Final = 28  # between the pictures
_BETWEEN: Final = 18  # between the pictures, the games under way and the rest
_NEXT: Final = 14  # between entries


class Home(Translated, QWidget):
    """The pictures of the games, the games under way, and links to everything else."""

    new_wanted = Signal(str)
    """Emitted with the name of the game to start."""
    continue_wanted = Signal()
    """Emitted to continue the game on the table, or else the one played last."""
    game_wanted = Signal(object)
    """Emitted with a SavedGame to continue that is not on the table."""
    steps_wanted = Signal(object)
    """Emitted with the screen position at which to ask for a game's first steps."""
    language_wanted = Signal(object)
    """Emitted with the QPoint on the screen at which to open the list of languages."""

    def __init__(
        self,
        parent: QWidget,
        look: Look,
        pictures: Mapping[str, GamePicture],
        *,
        expected: int = 0,
    ) -> None:
        """`pictures` are those of the games, by name, in the order in which they are offered.

        `expected` is the number of games under way that are yet to be read.
        """
        super().__init__(parent)
        self._look = look
        self._is_on_table = False
        self.texts = QFrame(self)  # unlike a QWidget, it paints its own background
        self.texts.setProperty("ground", "table")
        self._header = PageHeader(look, self)
        self.menu_button = self._header.menu_button
        self.language, self.settings = QPushButton(), QPushButton()
        for button in (self.language, self.settings):
            button.setProperty("role", "flat")
        self.language.clicked.connect(self._show_languages)
        add(self._header.row, STRETCH, self.language, self.settings)
        self.pictures = pictures
        for name, picture in self.pictures.items():
            picture.clicked.connect(lambda _=False, name=name: self.new_wanted.emit(name))
        self.under_way = UnderWay()
        self.under_way.wanted.connect(self._go_on)
        self.open = HomeEntry(LineDrawing.FOLDER)
        self.games = HomeEntry(LineDrawing.GAMES)
        self.players = HomeEntry(LineDrawing.PLAYERS)
        self.results = HomeEntry(LineDrawing.RESULTS)
        self.rules = HomeEntry(LineDrawing.RULES)
        self.steps = HomeEntry(LineDrawing.STEPS)
        self.steps.clicked.connect(self._offer_steps)
        others = (self.open, self.games, self.players, self.results, self.rules)
        self.entries = (*others, self.steps)
        self._lay_out()
        self.under_way.expect(expected)
        self._offer(is_there=expected > 0)
        self._retranslate()
        self.follow_look()
        look.changed.connect(self.follow_look)

    def show_under_way(self, games: Sequence[SavedGame], *, is_on_table: bool = False) -> None:
        """Show the games under way, most recent first; that one may be on the table."""
        self._is_on_table = is_on_table
        self.under_way.show_games(games)
        self._offer(is_there=bool(games))

    @property
    def go_on(self) -> GameCard:
        """The card that continues the last game; disabled if there is none."""
        return self.under_way.cards[0]

    def _offer(self, *, is_there: bool) -> None:
        """Make the most likely next action the main one."""
        for picture in self.pictures.values():
            picture.stand(is_main=not is_there)

    def _go_on(self, saved: SavedGame | None) -> None:
        if saved is None or (self._is_on_table and saved is self.go_on.saved):
            self.continue_wanted.emit()
        else:
            self.game_wanted.emit(saved)

    def focus_first(self) -> None:
        """Focus the control that most people want next."""
        first = self.go_on if self.go_on.isEnabled() else next(iter(self.pictures.values()))
        first.setFocus()

    def follow_look(self) -> None:
        """Apply the current look, even before its change signal."""
        theme, unit = self._look.theme, self._look.unit
        for each in (*self.pictures.values(), *self.entries):
            each.show_as(theme, unit)
        self.under_way.show_as(theme, unit)
        self.under_way.setFixedWidth(round((TABLE.width - 2 * _EDGE) * unit) + 2 * RING_ROOM)
        self._pictures.setSpacing(round(_GAP * unit))
        self._entries.setSpacing(round(_NEXT * unit))
        self._column.setSpacing(round(_BETWEEN * unit))
        self._header.follow_look()

    def _show_languages(self) -> None:
        below = self.language.mapToGlobal(self.language.rect().bottomLeft())
        self.language_wanted.emit(below)

    def _offer_steps(self) -> None:
        self.steps_wanted.emit(self.steps.mapToGlobal(self.steps.rect().topLeft()))

    def _lay_out(self) -> None:
        column(self._header, (self.texts, 1), gap=0, inside=self)
        self._pictures = row(STRETCH, *self.pictures.values(), STRETCH)
        self._entries = row(STRETCH, *self.entries, STRETCH)
        middle = row(STRETCH, self.under_way, STRETCH)
        parts = (STRETCH, self._pictures, middle, self._entries, STRETCH)
        self._column = column(*parts, inside=self.texts)
        middle_ones = (*self.pictures.values(), self.under_way.more, *self.under_way.cards)
        in_header = (self.menu_button, self.language, self.settings)
        order_tabs((*middle_ones, *self.entries, *in_header))

    def _retranslate(self) -> None:
        self._header.title.setText(self.tr("Formula Desktop"))
        self.language.setText(self.tr("Language"))
        self.settings.setText(self.tr("Settings"))
        for picture in self.pictures.values():
            picture.show_words(self.tr("New game"))
        self.open.show_words(self.tr("Open a game…"))
        self.games.show_words(self.tr("All games"))
        self.players.show_words(self.tr("Players"))
        self.results.show_words(self.tr("Results"))
        self.rules.show_words(self.tr("Rules"))
        self.steps.show_words(self.tr("First steps"))
