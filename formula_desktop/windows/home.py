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
    from formula_desktop.digifeud.game import Game
    from formula_desktop.formula.match import Match
    from formula_desktop.players import Player

_GAP = 28  # between the pictures, in units


class Home(QWidget):
    """The pictures of the games, and the game that goes on."""

    new_wanted = Signal(str)
    """A new game of this name."""
    continue_wanted = Signal()
    open_wanted = Signal()
    settings_wanted = Signal()

    def __init__(self, actions: Actions, parent: QWidget, *, is_there: bool = False) -> None:
        """`is_there`: a game goes on that is yet to be read."""
        super().__init__(parent)
        self._state: Match | Game | None = None
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

    def show_under_way(self, state: Match | Game | None, *, is_there: bool = False) -> None:
        """Show the game that goes on; `is_there` without a state: one that is yet to be read."""
        self._state = state
        self._is_there = is_there or state is not None
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
        buttons.addWidget(self.go_on)
        buttons.addWidget(self.open)
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
            (self.go_on, self.open),
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
        self.open.setText(self.tr("Open a game…"))
        self.about_game.setText(self._about_game())

    def _about_game(self) -> str:
        state = self._state
        if state is None:
            return "" if self._is_there else self.tr("No game is under way.")
        from formula_desktop.formula.match import Match

        parts = self._about_formula(state) if isinstance(state, Match) else self._about_board(state)
        return "   ·   ".join(parts)

    def _about_formula(self, match: Match) -> list[str]:
        number = self.tr("Formula, round {number}").format(number=len(match.rounds))
        if match.options.for_points:
            return [number, *self._points(match.players, match.totals)]
        found = [number]
        for player, won in zip(match.players, match.rounds_won, strict=True):
            rounds = self.tr("%n round(s) won", "", won)
            text = self.tr("{name}: {rounds}")
            found.append(text.format(name=_named(player), rounds=rounds))
        return found

    def _about_board(self, game: Game) -> list[str]:
        return [self.tr("Digifeud"), *self._points(game.players, game.totals)]

    def _points(self, players: tuple[Player, ...], totals: tuple[int, ...]) -> list[str]:
        found = []
        for player, total in zip(players, totals, strict=True):
            points = self.tr("%n point(s)", "", abs(total))  # Qt leaves %n where n is negative
            points = f"−{points}" if total < 0 else points
            text = self.tr("{name}: {points}")
            found.append(text.format(name=_named(player), points=points))
        return found


def _named(player: Player) -> str:
    from formula_desktop.models.words import player_in_words

    return player_in_words(player)


def _set_role(widget: QWidget, role: str, *, is_new: bool) -> None:
    """Give a widget another role of the style sheet; a new one will be dressed later anyway."""
    if widget.property("role") != role:
        widget.setProperty("role", role)
        if not is_new:
            widget.style().unpolish(widget)
            widget.style().polish(widget)
