"""Home, the page that the program opens with."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from formula_desktop.arguments import DIGIFEUD, FORMULA
from formula_desktop.look.line_drawings import LineDrawing
from formula_desktop.look.presentation import Look, header_height
from formula_desktop.look.theme import RING_ROOM, TABLE
from formula_desktop.pages.home.entry import HomeEntry
from formula_desktop.pages.home.game_picture import DigifeudPicture, FormulaPicture
from formula_desktop.pages.home.under_way import GameCard, UnderWay
from formula_desktop.widgets.menu_button import MenuButton
from formula_desktop.widgets.plain_text import plain_label
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
    games_wanted = Signal()
    players_wanted = Signal()
    results_wanted = Signal()
    rules_wanted = Signal()
    open_wanted = Signal()
    settings_wanted = Signal()
    steps_wanted = Signal(object)
    """Emitted with the screen position at which to ask for a game's first steps."""
    language_wanted = Signal(object)
    """Emitted with the QPoint on the screen at which to open the list of languages."""

    def __init__(self, parent: QWidget, look: Look, *, expected: int = 0) -> None:
        """`expected` is the number of games under way that are yet to be read."""
        super().__init__(parent)
        self._look = look
        self._is_on_table = False
        self.texts = QFrame(self)  # unlike a QWidget, it paints its own background
        self.texts.setProperty("ground", "table")
        self._header = self._made_header()
        self.formula, self.digifeud = FormulaPicture(), DigifeudPicture()
        self.pictures = {FORMULA: self.formula, DIGIFEUD: self.digifeud}
        for name, picture in self.pictures.items():
            picture.clicked.connect(lambda _=False, name=name: self.new_wanted.emit(name))
        self.under_way = UnderWay()
        self.under_way.wanted.connect(self._go_on)
        self.under_way.all_wanted.connect(self.games_wanted)
        self.open = HomeEntry(LineDrawing.FOLDER)
        self.games = HomeEntry(LineDrawing.GAMES)
        self.players = HomeEntry(LineDrawing.PLAYERS)
        self.results = HomeEntry(LineDrawing.RESULTS)
        self.rules = HomeEntry(LineDrawing.RULES)
        self.steps = HomeEntry(LineDrawing.STEPS)
        self.steps.clicked.connect(self._offer_steps)
        self.entries = {
            self.open: self.open_wanted,
            self.games: self.games_wanted,
            self.players: self.players_wanted,
            self.results: self.results_wanted,
            self.rules: self.rules_wanted,
        }
        for entry, wanted in self.entries.items():
            entry.clicked.connect(wanted)
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
        first = self.go_on if self.go_on.isEnabled() else self.formula
        first.setFocus()

    def follow_look(self) -> None:
        """Apply the current look, even before its change signal."""
        theme, unit = self._look.theme, self._look.unit
        for each in (*self.pictures.values(), *self.entries, self.steps):
            each.show_as(theme, unit)
        self.menu_button.change_theme(theme)
        self.under_way.show_as(theme, unit)
        self.under_way.setFixedWidth(round((TABLE.width - 2 * _EDGE) * unit) + 2 * RING_ROOM)
        self._pictures.setSpacing(round(_GAP * unit))
        self._entries.setSpacing(round(_NEXT * unit))
        self._column.setSpacing(round(_BETWEEN * unit))
        self._header.setFixedHeight(header_height(theme, unit))

    def _made_header(self) -> QWidget:
        header = QFrame(self)
        header.setObjectName("header")
        self.menu_button = MenuButton()
        self._title = plain_label("title")
        self.language = QPushButton()
        self.language.setProperty("role", "flat")
        self.language.clicked.connect(self._show_languages)
        self.settings = QPushButton()
        self.settings.setProperty("role", "flat")
        self.settings.clicked.connect(self.settings_wanted)
        row = QHBoxLayout(header)
        row.setContentsMargins(RING_ROOM, 0, RING_ROOM, 0)
        row.addWidget(self.menu_button)
        row.addWidget(self._title)
        row.addStretch()
        row.addWidget(self.language)
        row.addWidget(self.settings)
        return header

    def _show_languages(self) -> None:
        below = self.language.mapToGlobal(self.language.rect().bottomLeft())
        self.language_wanted.emit(below)

    def _offer_steps(self) -> None:
        """Ask which game's first steps to open."""
        self.steps_wanted.emit(self.steps.mapToGlobal(self.steps.rect().topLeft()))

    def _lay_out(self) -> None:
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.setSpacing(0)
        page.addWidget(self._header)
        page.addWidget(self.texts, 1)
        self._column = QVBoxLayout(self.texts)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._pictures = _in_the_middle(self.pictures.values())
        self._entries = _in_the_middle((*self.entries, self.steps))
        self._column.addStretch()
        self._column.addLayout(self._pictures)
        self._column.addLayout(_in_the_middle((self.under_way,)))
        self._column.addLayout(self._entries)
        self._column.addStretch()
        order = (
            *self.pictures.values(),
            self.under_way.more,
            *self.under_way.cards,
            *self.entries,
            self.steps,
            self.menu_button,
            self.language,
            self.settings,
        )
        for first, second in pairwise(order):
            QWidget.setTabOrder(first, second)

    def _retranslate(self) -> None:
        self._title.setText(self.tr("Formula Desktop"))
        self.language.setText(self.tr("Language"))
        self.settings.setText(self.tr("Settings"))
        start = self.tr("New game")
        self.formula.show_words(
            self.tr("Formula, the card game"), start, self.tr("New game of Formula")
        )
        self.digifeud.show_words(
            self.tr("Digifeud, the board game"), start, self.tr("New game of Digifeud")
        )
        self.open.show_words(self.tr("Open a game…"))
        self.games.show_words(self.tr("All games"))
        self.players.show_words(self.tr("Players"))
        self.results.show_words(self.tr("Results"))
        self.rules.show_words(self.tr("Rules"))
        self.steps.show_words(self.tr("First steps"))


def _in_the_middle(widgets: Iterable[QWidget]) -> QHBoxLayout:
    row = QHBoxLayout()
    row.addStretch()
    for each in widgets:
        row.addWidget(each)
    row.addStretch()
    return row
