"""The page with all saved games: unfinished, finished and deleted."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime
from typing import Final, TypeVar

from PySide6.QtCore import QItemSelectionModel, Qt, Signal
from PySide6.QtGui import QAction, QHideEvent, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QWidget

from formula_desktop.gamefile.errors import FileError, not_written
from formula_desktop.kinds.kind import State
from formula_desktop.look.presentation import Look
from formula_desktop.look.previews import Previews
from formula_desktop.look.theme import RING_ROOM
from formula_desktop.models.kept_games import GamesModel
from formula_desktop.models.words.kept_games import cleaned
from formula_desktop.pages.kept_games.panel import GamePanel
from formula_desktop.pages.kept_games.rows import GameRows
from formula_desktop.pages.kept_games.undo_bar import UndoBar
from formula_desktop.sentences import quoted
from formula_desktop.store.games.collection import Games, SavedGame
from formula_desktop.store.games.folders import Folder
from formula_desktop.store.games.notes import LONGEST_TITLE
from formula_desktop.widgets.buttons import button, tab_bar
from formula_desktop.widgets.elided_label import ElidedLabel
from formula_desktop.widgets.layouts import add, column, row
from formula_desktop.widgets.messages import problem_in_words, tell
from formula_desktop.widgets.page_header import PageHeader
from formula_desktop.widgets.plain_text import plain_label
from formula_desktop.widgets.translated import Translated

T = TypeVar("T")

FOLDERS: Final = (Folder.UNDER_WAY, Folder.FINISHED, Folder.REMOVED)

# In units:
_EDGE: Final = 24
_GAP: Final = 16
_REFUSED_GAP: Final = 10  # between the list and the text below it
_BAR: Final = 64
_LONGEST_NAMED: Final = 60  # characters of a game's name in a message


class GamesPage(Translated, QWidget):
    """Lists the games of a store, and performs actions on them at once.

    The list is read again whenever the page is shown; `refresh` does so in between.
    """

    game_wanted = Signal(object)
    """Emitted with a SavedGame to continue, or to show if it is finished."""
    save_wanted = Signal(object)
    """Emitted with a SavedGame to save to a file."""
    leave_wanted = Signal(object)
    """Emitted with a SavedGame to take off the table, just before it is deleted."""
    look_back_wanted = Signal(object)
    """Emitted with a SavedGame to look back on."""
    print_wanted = Signal(object)
    """Emitted with a SavedGame to print."""
    home_wanted = Signal()
    restored = Signal(object)
    """Emitted with a SavedGame that was damaged and restored from a backup."""

    def __init__(
        self,
        games: Games,
        look: Look,
        is_on_table: Callable[[str], bool],
        *,
        read: Callable[[SavedGame], tuple[State, SavedGame]] | None = None,
        listed: Callable[[Folder], list[SavedGame]] | None = None,
    ) -> None:
        """`is_on_table` says whether the game of this name is being played.

        `read` reads a game as it is on the table, which may be newer than on disk, and `listed`
        lists the games in a folder.
        """
        super().__init__()
        self._games = games
        self._read = read or games.read
        self._listed = listed or games.listed
        self._not_listed: OSError | FileError | None = None
        self._look = look
        self._is_on_table = is_on_table
        self._previews = Previews(look.theme)
        self._deleted: SavedGame | None = None  # the game that Undo restores
        self.model = GamesModel(is_on_table, self)
        self.model.rename_wanted.connect(self._rename)
        self._make_header()
        self._make_list()
        self.bar = UndoBar(self.undo)
        self._make_actions()
        self.panel = GamePanel(self.model.words, self._previews, self._in_panel)
        self._lay_out()
        self._connect()
        self._retranslate()
        self._follow_look()
        look.changed.connect(self._follow_look)

    # --- for the window -------------------------------------------------------------------------

    def _follow_look(self) -> None:
        theme, unit = self._look.theme, self._look.unit
        self._previews.show_as(theme, unit)
        edge, gap = round(_EDGE * unit), round(_GAP * unit)
        self._column.setContentsMargins(edge, gap, edge, gap)
        self._columns.setSpacing(gap)
        self._column.setSpacing(round(_REFUSED_GAP * unit))
        self.bar.setFixedHeight(round(_BAR * unit))
        self.rows.show_as(theme, unit)
        self.panel.show_as(theme, unit)

    @property
    def folder(self) -> Folder:
        """The folder of games that is shown."""
        return FOLDERS[max(0, self.tabs.currentIndex())]

    @property
    def chosen(self) -> SavedGame | None:
        """The game that the buttons act on."""
        return self.model.game(self.rows.currentIndex().row())

    def refresh(self) -> None:
        """Show the games that are on disk now."""
        text = self.tr("The games cannot be listed: {problem}.")
        try:
            found = self._listed(self.folder)
        except (OSError, FileError) as error:
            self._not_listed = error
            self._show_empty()
            if self.model.rowCount():  # the old ones stay
                self._tell(text, error)
            else:
                self._show([])  # and the page itself says why
        else:
            self._not_listed = None
            self._show_empty()
            self._show(sorted(found, key=_removed, reverse=True))
        self._show_refused()

    def turn_to_games(self) -> None:
        """Show the finished games if none is under way."""
        if self.folder is not Folder.UNDER_WAY:
            return
        with suppress(OSError, FileError):  # `refresh` says so
            if not self._listed(Folder.UNDER_WAY) and self._listed(Folder.FINISHED):
                self.tabs.setCurrentIndex(FOLDERS.index(Folder.FINISHED))

    def choose(self, name: str) -> None:
        """Select a game in the list by name."""
        self.choose_row(self.model.row_of(name))

    def focus_first(self) -> None:
        """Focus the control that most people want next."""
        first: QWidget = self.rows if self.model.rowCount() else self.home_button
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    # --- construction ---------------------------------------------------------------------------

    def _make_header(self) -> None:
        self.header = PageHeader(self._look, self)
        self.header_menu_button = self.header.menu_button
        self._title = self.header.title
        self.tabs = tab_bar(len(FOLDERS))
        self.home_button = button("flat", self.home_wanted.emit)
        add(self.header.row, 3 * RING_ROOM, self.tabs, (None, 1), self.home_button)

    def _make_list(self) -> None:
        self.rows = GameRows(self._previews, self._look.theme)
        self.rows.setModel(self.model)
        self.refused = ElidedLabel("danger", lines=2)
        self.empty = plain_label("title", wraps=True)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)

    def _make_actions(self) -> None:
        """Create the actions of the list, with their keys and its menu."""
        self.open_action = self._action(self.open_chosen)
        self.look_back_action = self._action(self.look_back)
        self.rename_action = self._action(self.rename, "F2")
        self.copy_action = self._action(self.copy)
        self.save_action = self._action(self.save_chosen)
        self.delete_action = self._action(self.delete, "Del", "Backspace")
        self._in_panel = self.rows.actions()
        self.print_action = self._action(self.print_chosen)
        self._undo_action = QAction(self)
        self._undo_action.setShortcut(QKeySequence.StandardKey.Undo)
        self._undo_action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        self._undo_action.triggered.connect(self.undo)
        self._undo_action.setEnabled(False)
        self.addAction(self._undo_action)

    def _action(self, do: Callable[[], object], *keys: str) -> QAction:
        action = QAction(self.rows)
        action.setShortcuts([QKeySequence(key) for key in keys])
        # Not while a title is being edited: Delete belongs to its field then.
        action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        action.triggered.connect(lambda _checked=False: do())
        self.rows.addAction(action)
        return action

    def _lay_out(self) -> None:
        texts = QWidget(self)
        texts.setProperty("ground", "table")
        texts.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._columns = row((self.rows, 1), self.panel, (self.empty, 1))
        self._column = column((self._columns, 1), self.refused, inside=texts)
        below = QWidget()  # felt, also while the bar is hidden
        below.setProperty("ground", "table")
        below.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        column(self.bar, inside=below)
        column(self.header, (texts, 1), below, gap=0, inside=self)
        QWidget.setTabOrder(self.rows, self.bar.undo)  # Undo comes right after the list
        QWidget.setTabOrder(self.bar.undo, self.panel.open)

    def _connect(self) -> None:
        self.tabs.currentChanged.connect(self._show_other_folder)
        self.rows.opened.connect(self.open_chosen)
        self.rows.selectionModel().currentChanged.connect(self._show_chosen)
        leave = QShortcut(QKeySequence(Qt.Key.Key_Escape), self)
        leave.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        leave.activated.connect(self.home_wanted)

    # --- display --------------------------------------------------------------------------------

    def _show(self, games: list[SavedGame]) -> None:
        row = self.rows.currentIndex().row()
        name = self.chosen.name if self.chosen else ""
        self.model.show(games)
        is_empty = not games
        if is_empty and self._has_focus():
            self.tabs.setFocus(Qt.FocusReason.OtherFocusReason)
        self.rows.setVisible(not is_empty)
        self.panel.setVisible(not is_empty)
        self.empty.setVisible(is_empty)
        there = self.model.row_of(name)
        self.choose_row(there if there >= 0 else min(max(row, 0), len(games) - 1))
        self._show_chosen()

    def _show_refused(self) -> None:
        """Report the files that the list leaves out, so that nothing seems lost."""
        text = self.tr("{file} cannot be read: {problem}.")
        found = [
            text.format(file=quoted(path.name), problem=problem_in_words(error))
            for path, error in self._games.refused()
            if path.parent.name == self.folder.value
        ]
        words = "".join(found)
        if len(found) > 1:
            words = self.tr("%n game(s) cannot be read.", "", len(found))
        self.refused.say(words, "\n".join(found))
        self.refused.setVisible(bool(found))

    def _has_focus(self) -> bool:
        return any(each.hasFocus() for each in (self.rows, *self.panel.buttons))

    def choose_row(self, row: int) -> None:
        """Select a game in the list by row."""
        index = self.model.index(row)
        if index.isValid():
            flag = QItemSelectionModel.SelectionFlag.ClearAndSelect
            self.rows.selectionModel().setCurrentIndex(index, flag)
            self.rows.scrollTo(index)

    def _show_chosen(self) -> None:
        saved = self.chosen
        is_removed = self.folder is Folder.REMOVED
        text = self.tr("&Continue")
        if is_removed:
            text = self.tr("&Put back")
        elif self.folder is Folder.FINISHED and not (saved and _was_stopped(saved)):
            text = self.tr("S&how")
        self.open_action.setText(text)
        for action in self.rows.actions():
            action.setEnabled(saved is not None)
        changing = (self.rename_action, self.copy_action, self.delete_action)
        for action in (self.look_back_action, *changing, self.print_action):
            action.setVisible(not is_removed)
            action.setEnabled(saved is not None and not is_removed)
        self.panel.show_game(saved)

    def _show_other_folder(self) -> None:
        self.model.show([])  # games of another folder do not belong here
        self._show_empty()
        self.refresh()
        self.rows.scrollToTop()

    def _show_empty(self) -> None:
        if self._not_listed is not None:
            problem = problem_in_words(not_written(self._not_listed))
            text = self.tr("The games cannot be listed: {problem}.").replace("{problem}", problem)
        elif self.folder is Folder.UNDER_WAY:
            text = self.tr("No game is in progress: start one on the Home page.")
        elif self.folder is Folder.FINISHED:
            text = self.tr("No game has been finished yet.")
        else:
            text = self.tr("No deleted games. Deleted games stay here for 30 days.")
        self.empty.setText(text)

    def _say(self, text: str, undoes: SavedGame | None = None) -> None:
        """Report an action; `undoes` is the game that Undo restores."""
        self._deleted = undoes
        self.bar.say(text, can_undo=undoes is not None)
        self._undo_action.setEnabled(undoes is not None)

    # --- actions --------------------------------------------------------------------------------

    def open_chosen(self) -> None:
        """Continue or show the selected game; restore it if it was deleted."""
        saved = self.chosen
        if saved is None:
            return
        if saved.folder is Folder.REMOVED:
            self._restore(saved)
            return
        self.game_wanted.emit(saved)

    def save_chosen(self) -> None:
        """Save the selected game to a file."""
        if self.chosen is not None:
            self.save_wanted.emit(self.chosen)

    def print_chosen(self) -> None:
        """Print the selected game."""
        if self.chosen is not None and self.folder is not Folder.REMOVED:
            self.print_wanted.emit(self.chosen)

    def look_back(self) -> None:
        """Look back on the selected game."""
        if self.chosen is not None and self.folder is not Folder.REMOVED:
            self.look_back_wanted.emit(self.chosen)

    def rename(self) -> None:
        """Edit the selected game's title in its row."""
        if self.chosen is not None and self.folder is not Folder.REMOVED:
            self.rows.setFocus(Qt.FocusReason.OtherFocusReason)
            self.rows.edit(self.rows.currentIndex())

    def _rename(self, saved: SavedGame, title: str) -> None:
        text = self._about(saved, self.tr("{game} cannot be renamed: {problem}."))
        if self._tried(lambda: self._games.rename(saved, title), text) is not None:
            self._say("")
            self.refresh()

    def copy(self) -> None:
        """Copy the selected game."""
        saved = self.chosen
        if saved is None:
            return
        title = self.tr("{name} (copy)")
        room = LONGEST_TITLE - len(title.format(name=""))
        name = self.model.words.name(saved)[:room].strip()
        text = self._about(saved, self.tr("{game} cannot be copied: {problem}."))
        made = self._tried(
            lambda: self._copied(saved, cleaned(title.replace("{name}", name))), text
        )
        if made is not None:
            self._say(self.tr("Copied. The copy does not count in the results."))
            self.refresh()
            self.choose(made.name)
            self._tell_if_restored(made)

    def _copied(self, saved: SavedGame, title: str) -> SavedGame:
        state, now = self._read(saved)
        return replace(self._games.copy(now, title, state=state), restored=now.restored)

    def delete(self) -> None:
        """Delete the selected game, after taking it off the table."""
        saved = self.chosen
        if saved is None or saved.folder is Folder.REMOVED:
            return
        text = self._about(saved, self.tr("{game} cannot be deleted: {problem}."))
        if self._is_on_table(saved.name):
            self.leave_wanted.emit(saved)
        removed = self._tried(lambda: self._games.remove(self._games.now(saved)), text)
        if removed is not None:
            self._say(self._about(saved, self.tr("{game} was deleted.")), removed)
        self.refresh()

    def undo(self) -> None:
        """Restore the game that was deleted last."""
        if self._deleted is not None:
            self._restore(self._deleted)

    def _restore(self, saved: SavedGame) -> None:
        text = self._about(saved, self.tr("{game} cannot be put back: {problem}."))
        restored = self._tried(lambda: self._games.restore(saved), text)
        if restored is not None:
            self._say(self._about(saved, self.tr("{game} is back.")))
        self.refresh()
        if restored is not None and restored.folder is self.folder:
            self.choose(restored.name)
        if restored is not None:
            self._tell_if_restored(restored)

    def _tell_if_restored(self, saved: SavedGame) -> None:
        if saved.restored is not None:
            self.restored.emit(saved)

    # --- messages -------------------------------------------------------------------------------

    def _about(self, saved: SavedGame, text: str) -> str:
        """A sentence about a game, with its name filled in."""
        name = quoted(self.model.words.name(saved), _LONGEST_NAMED)
        return text.replace("{game}", self.tr("“{name}”").replace("{name}", name))

    def _tried(self, do: Callable[[], T], text: str) -> T | None:
        """The result of an action; None if the disk prevents it, which is reported."""
        try:
            return do()
        except (OSError, FileError) as error:
            self._tell(text, error)
            return None

    def _tell(self, text: str, error: OSError | FileError) -> None:
        problem = problem_in_words(not_written(error))
        tell(self.window(), text.replace("{problem}", problem))

    # --- Qt events ------------------------------------------------------------------------------

    def showEvent(self, event: QShowEvent) -> None:
        """Read the games again, as they may have changed."""
        self._show_empty()
        self.refresh()
        super().showEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        self._say("")
        super().hideEvent(event)

    def _retranslate(self) -> None:
        self._title.setText(self.tr("Games"))
        self.setWindowTitle(self._title.text())
        names = (self.tr("In progress"), self.tr("Finished"), self.tr("Deleted"))
        for tab, text in enumerate(names):
            self.tabs.setTabText(tab, text)
        self.tabs.setAccessibleName(self.tr("Games"))
        self.rows.setAccessibleName(self.tr("Games"))
        self.home_button.setText(self.tr("Home"))
        self._say("")  # its text was in the old language
        self._show_empty()
        self._show_refused()
        self.model.refresh()
        self.look_back_action.setText(self.tr("&Look back"))
        self.rename_action.setText(self.tr("&Rename"))
        self.copy_action.setText(self.tr("C&opy"))
        self.save_action.setText(self.tr("&Save as…"))
        self.delete_action.setText(self.tr("&Delete"))
        self.print_action.setText(self.tr("&Print…"))
        self._show_chosen()


def _was_stopped(saved: SavedGame) -> bool:
    """Whether the players stopped the game in a round that was not over, and so can go on."""
    summary = saved.summary
    return not summary.is_over and not summary.for_points and sum(summary.scores) < summary.rounds


def _removed(saved: SavedGame) -> datetime:
    """A sort key that puts the most recently deleted games first."""
    return saved.notes.removed or datetime.min.replace(tzinfo=UTC)
