"""What the window's actions do, and which of them are possible now."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any, Final

from formula_desktop.arguments import DIGIFEUD, FORMULA

if TYPE_CHECKING:
    from collections.abc import Callable

    from formula_desktop.shell.main_window import MainWindow

_NEW: Final = "Ctrl+N"  # of the game that is shown, Formula at Home
_NEW_OTHER: Final = "Ctrl+Shift+N"


def connect(window: MainWindow) -> None:
    """Put the actions in the menus, and let each do its work."""
    actions = window.offered
    if sys.platform == "darwin":
        actions.fill_bar(window.menuBar())
        window.home.menu_button.hide()
    else:
        actions.fill_menu()
        window.home.menu_button.setMenu(actions.menu)
        window.addActions(actions.all())
    for action, do in (
        (actions.new_formula, lambda: window.ask_new(FORMULA)),
        (actions.new_digifeud, lambda: window.ask_new(DIGIFEUD)),
        (actions.open, window.ask_open),
        (actions.go_on, window.go_on),
        (actions.games, window.library.show_games),
        (actions.results, window.library.show_standings),
        (actions.save_as, window.ask_save),
        (actions.look_back, window.look_back),
        (actions.home, window.show_home),
        (actions.quit, window.close),
        (actions.settings, window.show_settings),
        (actions.rules, window.show_rules_of_table),
        (actions.steps_formula, lambda: window.show_lesson(FORMULA)),
        (actions.steps_digifeud, lambda: window.show_lesson(DIGIFEUD)),
        (actions.about, window.show_about),
    ):
        action.triggered.connect(lambda _=False, do=do: do())
    for action, at_table in (
        (actions.hint, lambda play: play.page.ask_hint()),
        (actions.undo, lambda play: play.game.undo()),
        (actions.redo, lambda play: play.game.redo()),
        (actions.take_back_all, lambda play: play.game.take_back_all()),
        (actions.sort, lambda play: play.game.hand.sort_cards()),
        (actions.shuffle, lambda play: play.page.shuffle_button.click()),
        (actions.pass_turn, lambda play: play.ask_pass()),
        (actions.resign, lambda play: play.ask_resign()),
    ):
        action.triggered.connect(lambda _=False, do=at_table: _do_at_table(window, do))
    actions.full_screen.triggered.connect(window.show_full_screen)
    actions.projector_size.triggered.connect(window.show_in_projector_size)
    actions.languages.triggered.connect(window.choose_language)


def _do_at_table(window: MainWindow, do: Callable[[Any], object]) -> None:
    if window.game is not None:
        do(window.play)


def show(window: MainWindow) -> None:
    """Enable exactly what makes sense now."""
    actions, game, play = window.offered, window.game, window.play
    shown = window.stack.currentWidget()
    is_played = game is not None and play is not None and shown is play.page
    draft = game.draft if is_played else None
    actions.home.setEnabled(shown is not window.home)
    actions.save_as.setEnabled(game is not None)
    is_looking = window.looking is not None and window.looking.is_shown
    actions.look_back.setEnabled(game is not None and not is_looking)
    is_there = game is not None or window.home.go_on.isEnabled()
    actions.go_on.setEnabled(not is_played and is_there)
    actions.hint.setVisible(window.settings.hints)
    actions.hint.setEnabled(window.settings.hints and draft is not None)
    actions.undo.setEnabled(is_played and game.can_undo)
    actions.redo.setEnabled(is_played and game.can_redo)
    actions.take_back_all.setEnabled(is_played and game.can_take_back)
    for action in (actions.sort, actions.shuffle):
        action.setEnabled(is_played and not game.is_covered)
    for action in (actions.pass_turn, actions.resign):
        action.setEnabled(draft is not None)
    is_digifeud = is_played and window.tables.name == DIGIFEUD
    for action in actions.of_digifeud:
        action.setVisible(is_digifeud)
    both = (actions.new_formula, actions.new_digifeud)
    first, other = reversed(both) if is_digifeud else both
    first.setProperty("shortcut", _NEW)
    other.setProperty("shortcut", _NEW_OTHER)
