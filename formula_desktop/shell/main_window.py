"""The window: Home, the table, the menus, and the way between them."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from PySide6 import QtCore
from PySide6.QtCore import QByteArray, QEvent, QObject, QSize, QTimer, Signal
from PySide6.QtWidgets import QApplication, QMainWindow, QStackedWidget, QWidget

from formula_desktop.arguments import DIGIFEUD, FORMULA
from formula_desktop.look.languages import Language
from formula_desktop.look.presentation import Look
from formula_desktop.look.theme import TABLE, Size
from formula_desktop.pages.home.page import Home
from formula_desktop.pages.play.tables import Tables
from formula_desktop.shell import on_demand
from formula_desktop.shell.archive import Archive
from formula_desktop.shell.library import Library
from formula_desktop.shell.navigator import Navigator
from formula_desktop.shell.notices import Notices
from formula_desktop.shell.title import Title
from formula_desktop.store.games.autosave import Keeper
from formula_desktop.store.settings.settings import Settings, SizeChoice

# What the first screen does without is imported when it is first needed; Qt's types too, each of
# which takes up to half a millisecond to make.
if TYPE_CHECKING:
    from PySide6.QtCore import QPoint
    from PySide6.QtGui import QAction, QCloseEvent, QDragEnterEvent, QDropEvent, QResizeEvent

    from formula_desktop.gamefile.errors import FileError
    from formula_desktop.kinds.kind import State
    from formula_desktop.pages.play.play import TablePlay
    from formula_desktop.shell.actions import Actions
    from formula_desktop.shell.lessons import Lessons
    from formula_desktop.shell.past import LookBack
    from formula_desktop.store.games.collection import SavedGame
    from formula_desktop.store.games.notes import SavedSeat
    from formula_desktop.store.settings.last_choice import DigifeudChoice, FormulaChoice

SMALLEST: Final = Size(1024, 640)
_FRAME: Final = QSize(16, 48)  # pixels that the frame of a window may take


class MainWindow(QMainWindow):
    """One window for everything; a game in it is kept on the disk at every play."""

    painted = Signal()
    """The first frame has been painted."""

    def __init__(self, app: QApplication, settings: Settings, language: str = "") -> None:
        """`language` goes before that of the settings, until another one is chosen."""
        super().__init__()
        self._app = app
        self.settings = settings
        self.keeper = Keeper(parent=self)
        self.archive = Archive(self.keeper, self)
        self.look = Look(app, settings, self, controls=False)
        self._offered: Actions | None = None  # a place that is restored may change the state
        # Size, look and language come before the widgets, which then take them on only once.
        self._restore_place()
        self._language = Language(self)
        self._chosen_language = language or settings.language
        self.language = self._spoken()
        self.stack = QStackedWidget()
        self.setCentralWidget(self.stack)
        self.home = Home(self.stack, expected=self.keeper.places.how_many_under_way())
        self.navigator = Navigator(self.stack, self.home, self.show_home)
        self.tables = Tables(settings, self.keeper, self.look, self)
        self.library = Library(
            self.archive, self.look, self.navigator, lambda: self.offered.menu, self._sits_at_table
        )
        self.notices = Notices(self.keeper, self.archive, settings, self)
        self.looking: LookBack | None = None
        self.teaching: Lessons | None = None
        self._was_painted = False
        self._title = Title(self, self.navigator, self.tables, self.keeper)
        self._closes_anyway = False
        self.setAcceptDrops(True)
        self._connect()
        self.home.show_as(self.look.theme, self.look.unit)
        self.home.installEventFilter(self)
        self.home.focus_first()
        self._show_what_is_possible()

    # --- how it is made -------------------------------------------------------------------------

    def _connect(self) -> None:
        self.home.new_wanted.connect(self.ask_new)
        self.home.continue_wanted.connect(self.go_on)
        self.home.game_wanted.connect(self.show_saved)
        self.home.games_wanted.connect(self.library.show_games)
        self.home.players_wanted.connect(self.library.show_players)
        self.home.results_wanted.connect(self.library.show_standings)
        self.home.rules_wanted.connect(self.show_rules)
        self.home.open_wanted.connect(self.ask_open)
        self.home.settings_wanted.connect(self.show_settings)
        self.home.language_wanted.connect(self._show_languages)
        self.home.steps_wanted.connect(self._offer_steps)
        self.library.home_wanted.connect(self.show_home)
        self.library.game_wanted.connect(self.show_saved)
        self.library.save_wanted.connect(self.ask_save)
        self.library.leave_wanted.connect(self._leave_table)
        self.library.look_back_wanted.connect(self.look_back)
        self.library.lesson_wanted.connect(self.show_lesson)
        self.library.restored.connect(self.notices.restored)
        self.library.renamed.connect(self._follow_name)
        self.archive.changed.connect(self._follow_archive)
        self.navigator.moved.connect(self._show_what_is_possible)
        self.navigator.moved.connect(self._end_notice)
        self.settings.changed.connect(self._follow_setting)
        self.look.changed.connect(self._follow_look)
        self.tables.made.connect(self._take_in)
        self.tables.home_wanted.connect(self.show_home)
        self.tables.new_wanted.connect(self.ask_new)
        self.tables.changed.connect(self._follow_game)

    def _take_in(self, play: TablePlay) -> None:
        """A table that is there for the first time."""
        page = play.page
        page.header_menu_button.setMenu(self.offered.menu)
        page.header_menu_button.setVisible(sys.platform != "darwin")
        page.settings_wanted.connect(self.show_settings)
        page.rules_wanted.connect(self.show_rules_of_table)
        play.look_back_wanted.connect(self.look_back)
        for may_be_another in (self.archive.changed, play.results_shown):
            may_be_another.connect(lambda: self._propose_level(play))
        page.installEventFilter(self)
        self.navigator.add(page, self.go_on, lambda: play.game is not None)

    def _propose_level(self, play: TablePlay) -> None:
        """At the end of a game, as soon as it is entered in the results: the level that fits."""
        results = play.results
        if results is None or not results.is_ended or play.is_watching:
            return
        found = self.archive.proposal() if self.settings.suggest_level else None
        if found is not None:
            results.propose(found)

    @property
    def offered(self) -> on_demand.Actions:
        """What the menus offer: made after the first frame, which does without, or before."""
        if self._offered is None:
            self._offered = on_demand.Actions(self)
            self._connect_actions(self._offered)
            self._offered.show_language(self._chosen_language)
            self._offered.full_screen.setChecked(self.isFullScreen())
            self._show_size()
            self._show_what_is_possible()
        return self._offered

    def _connect_actions(self, actions: Actions) -> None:
        """Put the actions in the menus, and let each do its work."""
        if sys.platform == "darwin":
            actions.fill_bar(self.menuBar())
            self.home.menu_button.hide()
        else:
            actions.fill_menu()
            self.home.menu_button.setMenu(actions.menu)
            self.addActions(actions.all())
        actions.do(
            {
                actions.new_formula: lambda: self.ask_new(FORMULA),
                actions.new_digifeud: lambda: self.ask_new(DIGIFEUD),
                actions.open: self.ask_open,
                actions.go_on: self.go_on,
                actions.games: self.library.show_games,
                actions.results: self.library.show_standings,
                actions.save_as: self.ask_save,
                actions.look_back: self.look_back,
                actions.home: self.show_home,
                actions.quit: self.close,
                actions.settings: self.show_settings,
                actions.rules: self.show_rules_of_table,
                actions.steps_formula: lambda: self.show_lesson(FORMULA),
                actions.steps_digifeud: lambda: self.show_lesson(DIGIFEUD),
                actions.about: self.show_about,
            }
        )
        actions.do_at_table(self.tables)
        actions.full_screen.triggered.connect(self.show_full_screen)
        actions.projector_size.triggered.connect(self.show_in_projector_size)
        actions.languages.triggered.connect(self.choose_language)

    @property
    def play(self) -> TablePlay | None:
        """The table in use, also while Home is shown; None before the first game."""
        return self.tables.play

    @property
    def game(self) -> Any:
        """The game in the window, a TableGame, also while Home is shown."""
        return self.tables.game

    # --- from screen to screen ------------------------------------------------------------------

    def show_home(self) -> None:
        """Go Home; the game stays under way."""
        if self.play is not None:
            self.play.close_results()
            if self.play.is_watching or self.play.is_over:
                self.play.leave()
        self._show_under_way()
        self.navigator.show(self.home)
        self.home.focus_first()
        self._show_what_is_possible()

    def _show_table(self, name: str) -> Any:
        """Show the table of a game; gives its TablePlay."""
        play = self.tables.table(name)
        self.navigator.show(play.page)
        return play

    def show_saved(self, saved: SavedGame) -> None:
        """Put a saved game on the table, or go on with it when it is there."""
        if self.keeper.saved is not None and self.keeper.saved.name == saved.name:
            self._show_game_on_table()
            return
        try:
            state, now = self.keeper.read(saved)
        except on_demand.FileError as error:
            self._follow_refused(error)
            return
        self._show_table(on_demand.game_of(state)).show_game(state, now)
        self._tell_if_restored(now)

    def _follow_refused(self, error: FileError) -> None:
        self.notices.not_read(error)
        self.archive.changed.emit()

    def _tell_if_restored(self, saved: SavedGame) -> None:
        if saved.restored is not None:
            self.notices.restored(saved)

    def go_on(self) -> None:
        """Go on with the game that is under way, the last one that was played."""
        if self.game is not None:
            self._show_game_on_table()
            return
        for saved in self._listed():
            self.show_saved(saved)
            return
        self._show_under_way()
        self._show_what_is_possible()

    def look_back(self, saved: SavedGame | None = None) -> None:
        """Look back on a saved game, or on the one on the table."""
        if self.looking is None:
            self.looking = on_demand.LookBack(
                self.navigator,
                self.tables,
                self.keeper,
                self.look,
                self.offered.menu,
            )
            self.looking.home_wanted.connect(self.show_home)
            self.looking.refused.connect(self._follow_refused)
            self.looking.restored.connect(self.notices.restored)
        self.looking.look_back(saved)

    def show_lesson(self, name: str) -> None:
        """Take the first steps in a game up where they were left."""
        if self.teaching is None:
            self.teaching = on_demand.Lessons(
                self.navigator,
                self.tables,
                self.settings,
                self.look,
                self.offered.menu,
                self._looks_back,
            )
            self.teaching.game_wanted.connect(self._leave_lesson_for)
            self.teaching.rules_wanted.connect(self.show_rules)
        self.teaching.show(name)

    def _looks_back(self) -> bool:
        return self.looking is not None and self.looking.is_shown

    def _leave_lesson_for(self, game: str) -> None:
        self.show_home()
        self.ask_new(game)

    def _leave_table(self) -> None:
        if self.play is not None:
            self.play.leave()

    def _show_game_on_table(self) -> None:
        play = self._show_table(self.tables.name)
        play.page.view.setFocus(QtCore.Qt.FocusReason.OtherFocusReason)
        play.show_results()
        self._show_what_is_possible()

    def _show_under_way(self) -> None:
        listed = self._listed()
        shown = self.keeper.shown if self.game is not None else None
        if shown is not None:
            own = self.keeper.saved  # None before a change: the file it came from is another's
            listed = [shown, *(each for each in listed if own is None or each.name != own.name)]
        self.home.show_under_way(listed, is_on_table=shown is not None)

    def _listed(self) -> list[SavedGame]:
        """The games under way on the disk, the last one played first."""
        if not self.keeper.places.how_many_under_way():
            return []

        try:
            return self.keeper.games.under_way()
        except on_demand.FileError:
            return []  # the page with all games says why

    # --- games ----------------------------------------------------------------------------------

    def ask_new(self, name: str) -> None:
        """Ask how to play a new game."""
        on_demand.ask_new(
            name,
            self.look.theme,
            self.settings,
            self,
            self.start,
            lambda game, option: on_demand.RulesLink(game, option, self.look),
            self.archive.book,
            self.archive.lost,
        )

    def start(
        self, choice: FormulaChoice | DigifeudChoice, faces: tuple[SavedSeat, ...] = ()
    ) -> None:
        """Start what was chosen; `faces` are the seats' pictures and colours."""
        if choice.is_projector:
            self.settings.size = SizeChoice.PROJECTOR
        self._start(on_demand.dealt(choice), faces, counts=choice.counts)

    def start_against_computer(self, name: str) -> None:
        """Start a game against the computer without asking anything."""
        self.start(self.tables.table(name).against_computer())

    def _start(
        self, state: State, faces: tuple[SavedSeat, ...] = (), *, counts: bool = True
    ) -> None:

        archive = self.archive
        seats = on_demand.seats_for(state.players, faces, archive.book, archive.lost, archive.keys)
        self._show_table(on_demand.game_of(state)).start(state, seats, counts=counts)

    def watch(self, name: str) -> None:
        """Let the computer play itself."""
        self._show_table(name).watch()

    def ask_open(self) -> None:
        """Ask for a file to open."""
        on_demand.ask_open(self, self.open_file)

    def open_file(self, path: Path) -> None:
        """Open a game; what was open stays when the file is refused."""
        saved = self.keeper.games.saved_at(path)
        if saved is not None:  # one of our own
            self.show_saved(saved)
            return
        try:
            state = on_demand.read_any_file(path)
        except on_demand.FileError as error:
            self.notices.not_opened(path, error)
        else:
            play = self._show_table(on_demand.game_of(state))
            play.show_game(state)
            self.notices.opened(is_over=play.is_over)

    def ask_save(self, saved: SavedGame | None = None) -> None:
        """Ask where to save a game; the one on the table, unless another one is given."""
        if saved is not None:
            try:
                state, now = self.keeper.read(saved)
            except on_demand.FileError as error:
                self.notices.not_read(error)
            else:
                on_demand.ask_save(self, state, now.notes.title)
                self._tell_if_restored(now)
        elif self.play is not None:
            self.play.ask_save()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take a game file."""
        if on_demand.dropped_file(event.mimeData()) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Open the game file that was dropped."""
        path = on_demand.dropped_file(event.mimeData())
        if path is not None:
            event.acceptProposedAction()
            # After the drop has ended, lest a message keeps the other program waiting.
            QTimer.singleShot(0, self, lambda: self.open_file(path))

    # --- what the menus do ----------------------------------------------------------------------

    def show_full_screen(self, is_full: bool) -> None:
        """Fill the whole screen, or no more."""
        state, full = self.windowState(), QtCore.Qt.WindowState.WindowFullScreen
        self.setWindowState(state | full if is_full else state & ~full)
        self.offered.full_screen.setChecked(is_full)

    def show_in_projector_size(self, is_large: bool) -> None:
        """Show everything so large that it can be read from afar, or as usual; kept."""
        self.settings.size = SizeChoice.PROJECTOR if is_large else SizeChoice.NORMAL

    def show_settings(self) -> None:
        """Open the settings."""
        dialog = on_demand.SettingsDialog(self.settings, self)
        dialog.setAttribute(QtCore.Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def _offer_steps(self, above: QPoint) -> None:
        menu = self.offered.steps_menu  # not over its button, which stands at the lower edge
        menu.popup(above - QtCore.QPoint(0, menu.sizeHint().height()))

    def _show_languages(self, below: QPoint) -> None:
        self.offered.language_menu.popup(below)

    def show_rules(self, game: str = "", place: str = "") -> None:
        """Show the rules at a place; without a game, those of the one on the table."""
        on_table = self.tables.name if self.game is not None else FORMULA
        self.library.show_rules(game or on_table, place)

    def show_rules_of_table(self) -> None:
        """Show the rule that stands against what is being laid, or else the rules."""
        play, looking = self.play, self.looking
        if looking is not None and looking.is_shown and looking.page.past is not None:
            self.show_rules(on_demand.game_of(looking.page.past.state))
            return
        if play is None or not self.navigator.is_shown(play.page) or play.game is None:
            self.show_rules()
            return
        refusal = play.page.refusal
        if refusal is None:
            self.show_rules()
        else:
            self.show_rules(*on_demand.place_of(refusal.reason))

    def show_about(self) -> None:
        """Say what this program is."""
        on_demand.tell_about(self)

    def _sits_at_table(self, participant: str) -> bool:
        """Whether a participant, by key, plays in the game in the window."""
        return self.keeper.is_played_by(participant)

    def _follow_name(self, old: str, new: str) -> None:
        """Somebody is called otherwise, or is no more: the next game is asked for without them."""
        on_demand.rename_in_choices(self.settings, old, new)
        self.archive.forget_name(old)

    def _follow_archive(self) -> None:
        if self.navigator.is_shown(self.home):
            self._show_under_way()
        self._show_what_is_possible()

    def _follow_game(self) -> None:
        """The game is another, or another turn, also when its time runs out behind Home."""
        if self.navigator.is_shown(self.home) and self.game is not None:
            self._show_under_way()
        self._show_what_is_possible()

    def _show_what_is_possible(self) -> None:
        """Enable exactly what makes sense now, and name the game."""
        if self._was_painted or self._offered is not None:
            self.offered.show_what_is_possible(
                self.navigator,
                self.tables,
                looks_back=self._looks_back(),
                goes_on=self.home.go_on.isEnabled(),
                hints=self.settings.hints,
            )
        self._title.show()

    def _end_notice(self) -> None:
        if self._was_painted:  # else nothing was said yet, and its module would be read for it
            self.notices.end()

    # --- language and look ----------------------------------------------------------------------

    def choose_language(self, action: QAction) -> None:
        """Speak the language of an action from now on, at later starts too."""
        self.settings.language = action.data()
        self.speak(action.data())

    def _follow_setting(self, name: str) -> None:
        if name == "language":
            self.speak(self.settings.language)
        elif name == "hints":
            self._show_what_is_possible()
        elif name == "size":
            self._show_size()
        elif name in ("times_sign", "divide_sign"):
            self._spoken()

    def _show_size(self) -> None:
        if self._offered is not None:
            is_large = self.settings.size is SizeChoice.PROJECTOR
            self._offered.projector_size.setChecked(is_large)

    def speak(self, code: str) -> None:
        """Speak a language from now on; empty for the system's."""
        self._chosen_language = code
        self.language = self._spoken()
        if self._offered is not None:
            self._offered.show_language(code)

    def _spoken(self) -> str:
        """Speak the language that was chosen, with the signs of the settings; gives its code."""
        settings = self.settings
        signs = settings.times_sign, settings.divide_sign
        return self._language.speak(self._chosen_language, *signs)

    def _follow_look(self) -> None:
        self.home.show_as(self.look.theme, self.look.unit)

    # --- what Qt tells --------------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        """Another language, or another state of the window."""
        if event.type() == QEvent.Type.LanguageChange:
            if self._offered is not None:
                self._offered.retranslate()
            self._title.show()
        elif event.type() == QEvent.Type.WindowStateChange and self._offered is not None:
            self._offered.full_screen.setChecked(self.isFullScreen())
        super().changeEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Once the first screen has been painted, do what the first frame did not need."""
        if event.type() == QEvent.Type.Paint and isinstance(watched, QWidget):
            watched.removeEventFilter(self)
            if not self._was_painted:
                self._was_painted = True
                QTimer.singleShot(0, self, self._after_first_paint)
        return False

    def _after_first_paint(self) -> None:

        self.painted.emit()
        self._app.setWindowIcon(on_demand.app_icon())
        self.look.add_controls()
        self._show_under_way()
        self._show_what_is_possible()
        self.archive.open()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Suit the size of the window."""
        super().resizeEvent(event)
        before = self.look.unit
        self.look.fit(event.size())
        if self.look.unit != before:  # pictures that overlap cannot wait for the style sheet
            self.home.show_as(self.look.theme, self.look.unit)

    def _restore_place(self) -> None:
        room = self.screen().availableSize()
        smallest = QSize(round(SMALLEST.width), round(SMALLEST.height))
        self.setMinimumSize(smallest.boundedTo(room - _FRAME))
        if not self.restoreGeometry(QByteArray(self.settings.window_geometry)):
            self.resize(QSize(round(TABLE.width), round(TABLE.height)).boundedTo(room))
        self.look.fit(self.size())

    @property
    def has_room(self) -> bool:
        """Whether the usual size fits on the screen with its frame, or a place has been kept."""
        usual = QSize(round(TABLE.width), round(TABLE.height)) + _FRAME
        room = self.screen().availableSize()
        return bool(self.settings.window_geometry) or usual.boundedTo(room) == usual

    def closeEvent(self, event: QCloseEvent) -> None:
        """Nothing to ask: the game is kept, unless the disk has refused it to the last."""
        if not self.keeper.is_kept and not self._closes_anyway and not self.keeper.flush():
            event.ignore()
            self.notices.ask_to_close(self._close_anyway)
            return
        if self.looking is not None:
            self.looking.leave()
        if self.teaching is not None:
            self.teaching.leave()
        if not self.isFullScreen():
            self.settings.window_geometry = bytes(self.saveGeometry().data())
        if self.play is not None:
            self.play.leave()
        self.keeper.close()
        self.archive.close()
        super().closeEvent(event)

    def _close_anyway(self) -> None:
        self._closes_anyway = True
        self.close()
