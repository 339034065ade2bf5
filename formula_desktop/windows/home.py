"""Home: where the program opens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from formula_desktop.arguments import DIGIFEUD, FORMULA
from formula_desktop.scene import theme as look
from formula_desktop.scene.theme import Theme
from formula_desktop.windows.actions import Actions
from formula_desktop.windows.game_picture import DigifeudPicture, FormulaPicture
from formula_desktop.windows.menu_button import MenuButton

if TYPE_CHECKING:
    from formula_desktop.store.games import SavedGame

_GAP = 28  # between the pictures, in units


class Home(QWidget):
    """The pictures of the games, the game that goes on, and the way to all others."""

    new_wanted = Signal(str)
    """A new game of this name."""
    continue_wanted = Signal()
    games_wanted = Signal()
    results_wanted = Signal()
    open_wanted = Signal()
    settings_wanted = Signal()

    def __init__(self, actions: Actions, parent: QWidget, *, is_there: bool = False) -> None:
        """`is_there`: a game goes on that is yet to be read."""
        super().__init__(parent)
        self._saved: SavedGame | None = None
        self._others = 0
        self._is_there = is_there
        self._felt = QFrame(self)  # which, unlike a QWidget, paints its ground by itself
        self._felt.setProperty("ground", "table")
        self._header = self._made_header(actions)
        self.formula, self.digifeud = FormulaPicture(), DigifeudPicture()
        self.pictures = {FORMULA: self.formula, DIGIFEUD: self.digifeud}
        for name, picture in self.pictures.items():
            picture.clicked.connect(lambda name=name: self.new_wanted.emit(name))
        self.go_on = QPushButton()
        self.go_on.clicked.connect(self.continue_wanted)
        self.games = QPushButton()
        self.games.clicked.connect(self.games_wanted)
        self.results = QPushButton()
        self.results.clicked.connect(self.results_wanted)
        self.open = QPushButton()
        self.open.clicked.connect(self.open_wanted)
        self.about_game = QLabel()
        self.about_game.setProperty("role", "soft")
        self.about_game.setProperty("alignment", "AlignCenter")
        self.about_game.setProperty("textFormat", "PlainText")
        self.about_game.setWordWrap(True)
        self._offer(is_new=True)  # before anything is measured, else it would be dressed twice
        self._lay_out()
        self._retranslate()

    # --- what it shows --------------------------------------------------------------------------

    def show_under_way(self, saved: SavedGame | None, others: int = 0) -> None:
        """Show the game that goes on, and how many others are under way besides."""
        self._saved = saved
        self._others = others
        self._is_there = saved is not None
        self._offer()
        self._retranslate()

    def _offer(self, *, is_new: bool = False) -> None:
        """Make a main button of what most people want to do next."""
        self.go_on.setEnabled(self._is_there)
        _set_role(self.go_on, "go" if self._is_there else "", is_new=is_new)
        for picture in self.pictures.values():
            _set_role(picture.button, "" if self._is_there else "go", is_new=is_new)

    def focus_first(self) -> None:
        """Put the focus on what most people want to do next."""
        first = self.go_on if self._is_there else self.formula.button
        first.setFocus()

    def show_as(self, theme: Theme, unit: float) -> None:
        """Suit a theme and a scale, in pixels per unit."""
        for picture in self.pictures.values():
            picture.show_as(theme, unit)
        self._pictures.setSpacing(round(_GAP * unit))
        self._header.setFixedHeight(round(look.HEADER_HEIGHT * unit))

    # --- how it is made -------------------------------------------------------------------------

    def _made_header(self, actions: Actions) -> QWidget:
        header = QFrame(self)
        header.setObjectName("header")
        self._title = QLabel()
        self._title.setProperty("role", "title")
        self.language = QPushButton()
        self.language.setProperty("role", "flat")
        self.language.clicked.connect(self._show_languages)
        self._languages = actions.language_menu
        self.settings = QPushButton()
        self.settings.setProperty("role", "flat")
        self.settings.clicked.connect(self.settings_wanted)
        self.menu_button = MenuButton()
        row = QHBoxLayout(header)
        row.setContentsMargins(24, 0, 16, 0)
        row.setSpacing(8)
        row.addWidget(self._title)
        row.addStretch()
        row.addWidget(self.language)
        row.addWidget(self.settings)
        row.addWidget(self.menu_button)
        return header

    def _show_languages(self) -> None:
        below = self.language.mapToGlobal(self.language.rect().bottomLeft())
        self._languages.popup(below)

    def _lay_out(self) -> None:
        self._pictures = QHBoxLayout()
        self._pictures.addStretch()
        for picture in self.pictures.values():
            self._pictures.addWidget(picture)
        self._pictures.addStretch()
        buttons = QHBoxLayout()
        buttons.setSpacing(20)
        buttons.addStretch()
        for each in (self.go_on, self.games, self.results, self.open):
            buttons.addWidget(each)
        buttons.addStretch()
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.setSpacing(0)
        page.addWidget(self._header)
        page.addWidget(self._felt, 1)
        column = QVBoxLayout(self._felt)
        column.setContentsMargins(24, 0, 24, 0)
        column.setSpacing(0)
        column.addStretch(2)
        column.addLayout(self._pictures)
        column.addSpacing(28)
        column.addLayout(buttons)
        column.addSpacing(14)
        column.addWidget(self.about_game)
        column.addStretch(3)
        for first, second in (
            (self.formula.button, self.digifeud.button),
            (self.digifeud.button, self.go_on),
            (self.go_on, self.games),
            (self.games, self.results),
            (self.results, self.open),
            (self.open, self.language),
            (self.language, self.settings),
            (self.settings, self.menu_button),
        ):
            QWidget.setTabOrder(first, second)

    def changeEvent(self, event: QEvent) -> None:
        """Another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self._title.setText(self.tr("Formula Desktop"))
        self.language.setText(self.tr("Language"))
        self.settings.setText(self.tr("Settings"))
        self.formula.show_words(self.tr("Formula, the card game"), self.tr("New game"))
        self.formula.button.setAccessibleName(self.tr("New game of Formula"))
        self.digifeud.show_words(self.tr("Digifeud, the board game"), self.tr("New game"))
        self.digifeud.button.setAccessibleName(self.tr("New game of Digifeud"))
        self.go_on.setText(self.tr("Continue"))
        self.games.setText(self.tr("All games"))
        self.results.setText(self.tr("Results"))
        self.open.setText(self.tr("Open a game…"))
        self.about_game.setText(self._about_game())

    def _about_game(self) -> str:
        saved = self._saved
        if saved is None:
            return "" if self._is_there else self.tr("No game is under way.")
        from formula_desktop.models.game_words import BETWEEN, GameWords, summary_of

        words = GameWords()
        summary = summary_of(saved)
        text = self.tr("{name}: {score}")
        seats = [text.format(name=name, score=score) for name, score in words.seats(summary)]
        found = [saved.notes.title, words.game(summary), *seats]
        if self._others:
            found.append(self.tr("%n more game(s) under way", "", self._others))
        return BETWEEN.join(filter(None, found))


def _set_role(widget: QWidget, role: str, *, is_new: bool) -> None:
    """Give a widget another role of the style sheet; a new one will be dressed later anyway."""
    if widget.property("role") != role:
        widget.setProperty("role", role)
        if not is_new:
            widget.style().unpolish(widget)
            widget.style().polish(widget)
