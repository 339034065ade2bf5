"""The actions in the menus, with their keys."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar, QWidget

from formula_desktop.arguments import DIGIFEUD, FORMULA, LANGUAGES
from formula_desktop.pages.play.tables import Tables
from formula_desktop.shell.navigator import Navigator

SEPARATOR = None
Entry = QAction | QMenu | None
_NEW: Final = "Ctrl+N"  # for the current game, or Formula at Home
_NEW_OTHER: Final = "Ctrl+Shift+N"


class Actions(QObject):
    """The window's actions and the menus made from them.

    Digits, letters without Ctrl and the keys of signs belong to the table.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.new_formula = self._made("Ctrl+N")
        self.new_digifeud = self._made("Ctrl+Shift+N")
        self.open = self._made("Ctrl+O")
        self.go_on = self._made("Ctrl+G")
        self.save_as = self._made("Ctrl+Shift+S")
        self.games = self._made("Ctrl+L")
        self.results = self._made("Ctrl+E")
        self.look_back = self._made("Ctrl+B")
        self.home = self._made("Ctrl+H")
        self.quit = self._made("Ctrl+Q")
        self.hint = self._made("Ctrl+I")
        self.undo = self._made("Ctrl+Z")
        self.redo = self._made("Ctrl+Shift+Z", "Ctrl+Y")
        self.take_back_all = self._made("Ctrl+Backspace")
        self.sort = self._made("Ctrl+T")
        self.shuffle = self._made("Ctrl+R")
        self.pass_turn = self._made("Ctrl+P")
        self.resign = self._made()
        self.full_screen = self._made("F11")
        self.projector_size = self._made("Ctrl+F11")
        self.settings = self._made("Ctrl+,")
        self.rules = self._made("F1")
        self.steps_formula = self._made()
        self.steps_digifeud = self._made()
        self.about = self._made()
        self.full_screen.setCheckable(True)
        self.projector_size.setCheckable(True)
        self.quit.setMenuRole(QAction.MenuRole.QuitRole)
        self.about.setMenuRole(QAction.MenuRole.AboutRole)
        self.settings.setMenuRole(QAction.MenuRole.PreferencesRole)
        self.languages = QActionGroup(self)
        self.system_language = self._language("")
        for code, name in LANGUAGES.items():
            self._language(code).setText(name)
        self.language_menu = QMenu(parent)
        self.language_menu.addActions(self.languages.actions())
        self.steps_menu = QMenu(parent)
        self.steps_menu.addActions([self.steps_formula, self.steps_digifeud])
        self.view_menu = QMenu(parent)
        _fill(self.view_menu, (self.full_screen, self.projector_size, self.language_menu))
        self.menu = QMenu(parent)
        self._menus: list[QMenu] = []
        self.retranslate()

    def _made(self, *keys: str) -> QAction:
        action = QAction(self)
        action.setShortcuts([QKeySequence(each) for each in keys])
        return action

    def _language(self, code: str) -> QAction:
        action = self.languages.addAction("")
        action.setCheckable(True)
        action.setData(code)
        return action

    # --- menus ----------------------------------------------------------------------------------

    @property
    def _groups(self) -> tuple[tuple[Entry, ...], ...]:
        """The entries of the Game, Play, View and Help menus."""
        return (
            (
                self.new_formula,
                self.new_digifeud,
                self.open,
                self.go_on,
                self.games,
                self.results,
                self.look_back,
                self.save_as,
                self.home,
                self.quit,
            ),
            (self.hint, self.undo, self.redo, self.take_back_all, self.sort, *self.of_digifeud),
            (self.full_screen, self.projector_size, self.language_menu, self.settings),
            (self.steps_formula, self.steps_digifeud, self.rules, self.about),
        )

    def fill_menu(self) -> None:
        """Put everything in one menu, for a button; short enough for a low screen."""
        game, play, _view, about = self._groups
        last = (self.steps_menu, *about[2:], self.quit)
        for group in (game[:-1], play, (self.view_menu, self.settings), last):
            _fill(self.menu, (*group, SEPARATOR))

    @property
    def of_digifeud(self) -> tuple[QAction, ...]:
        """The actions that only Digifeud has."""
        return self.shuffle, self.pass_turn, self.resign

    def fill_bar(self, bar: QMenuBar) -> None:
        """Add a menu for each group to the menu bar."""
        for group in self._groups:
            menu = bar.addMenu("")
            _fill(menu, group)
            self._menus.append(menu)
        self.retranslate()

    def all(self) -> list[QAction]:
        """Every action with a shortcut, for the window to listen to."""
        found = self.findChildren(QAction)
        return [action for action in found if action.shortcuts()]

    def show_language(self, code: str) -> None:
        """Check the chosen language; empty for the system's."""
        for action in self.languages.actions():
            action.setChecked(action.data() == code)

    # --- connections ----------------------------------------------------------------------------

    def do(self, what: Mapping[QAction, Callable[[], object]]) -> None:
        """Connect each action to its function."""
        for action, work in what.items():
            action.triggered.connect(lambda _=False, work=work: work())

    def do_at_table(self, tables: Tables) -> None:
        """Connect the actions of the Play menu to the game on the table."""
        at_table: dict[QAction, Callable[[Any], object]] = {
            self.hint: lambda play: play.page.ask_hint(),
            self.undo: lambda play: play.game.undo(),
            self.redo: lambda play: play.game.redo(),
            self.take_back_all: lambda play: play.game.take_back_all(),
            self.sort: lambda play: play.game.hand.sort_cards(),
            self.shuffle: lambda play: play.page.shuffle_button.click(),
            self.pass_turn: lambda play: play.ask_pass(),
            self.resign: lambda play: play.ask_resign(),
        }
        for action, do in at_table.items():
            action.triggered.connect(lambda _=False, do=do: tables.game and do(tables.play))

    def show_what_is_possible(
        self, navigator: Navigator, tables: Tables, *, looks_back: bool, goes_on: bool, hints: bool
    ) -> None:
        """Enable the actions that apply now.

        `looks_back` says whether the player is already looking back, `goes_on` whether Home has a
        game to continue, and `hints` whether there are hints.
        """
        game, play = tables.game, tables.play
        is_played = game is not None and play is not None and navigator.is_shown(play.page)
        draft = game.draft if is_played else None
        self.home.setEnabled(not navigator.is_shown(navigator.home))
        self.save_as.setEnabled(game is not None)
        self.look_back.setEnabled(game is not None and not looks_back)
        self.go_on.setEnabled(not is_played and (game is not None or goes_on))
        self.hint.setVisible(hints)
        self.hint.setEnabled(hints and draft is not None)
        self.undo.setEnabled(is_played and game.can_undo)
        self.redo.setEnabled(is_played and game.can_redo)
        self.take_back_all.setEnabled(is_played and game.can_take_back)
        for action in (self.sort, self.shuffle):
            action.setEnabled(is_played and not game.is_covered)
        for action in (self.pass_turn, self.resign):
            action.setEnabled(draft is not None)
        game = tables.name if is_played else FORMULA
        for action in self.of_digifeud:
            action.setVisible(game == DIGIFEUD)
        for name, action in ((FORMULA, self.new_formula), (DIGIFEUD, self.new_digifeud)):
            action.setProperty("shortcut", _NEW if name == game else _NEW_OTHER)

    # --- text -----------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Update all text to the current language."""
        self.new_formula.setText(self.tr("New game of Formula…"))
        self.new_digifeud.setText(self.tr("New game of Digifeud…"))
        self.open.setText(self.tr("Open…"))
        self.go_on.setText(self.tr("Continue"))
        self.games.setText(self.tr("All games"))
        self.results.setText(self.tr("Results"))
        self.save_as.setText(self.tr("Save as…"))
        self.look_back.setText(self.tr("Look back"))
        self.home.setText(self.tr("Home"))
        self.quit.setText(self.tr("Quit"))
        self.hint.setText(self.tr("Hint"))
        self.undo.setText(self.tr("Undo"))
        self.redo.setText(self.tr("Redo"))
        self.take_back_all.setText(self.tr("Take back all"))
        self.sort.setText(self.tr("Sort"))
        self.shuffle.setText(self.tr("Shuffle"))
        self.pass_turn.setText(self.tr("Pass…"))
        self.resign.setText(self.tr("Give up…"))
        self.full_screen.setText(self.tr("Full screen"))
        self.projector_size.setText(self.tr("Projector size"))
        self.settings.setText(self.tr("Settings…"))
        self.rules.setText(self.tr("Rules"))
        self.steps_formula.setText(self.tr("First steps in Formula"))
        self.steps_digifeud.setText(self.tr("First steps in Digifeud"))
        self.about.setText(self.tr("About Formula Desktop"))
        self.system_language.setText(self.tr("Language of the system"))
        self.language_menu.setTitle(self.tr("Language"))
        self.view_menu.setTitle(self.tr("View"))
        self.steps_menu.setTitle(self.tr("First steps"))
        titles = (self.tr("Game"), self.tr("Play"), self.tr("View"), self.tr("Help"))
        for menu, title in zip(self._menus, titles, strict=False):
            menu.setTitle(title)


def _fill(menu: QMenu, entries: Iterable[Entry]) -> None:
    for entry in entries:
        if isinstance(entry, QMenu):
            menu.addMenu(entry)
        elif entry is not None:
            menu.addAction(entry)
        else:
            menu.addSeparator()
