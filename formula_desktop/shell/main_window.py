"""The main window: Home, the table, the menus, and navigation between them."""

from __future__ import annotations

import sys
from functools import cached_property, partial
from importlib import import_module
from typing import TYPE_CHECKING, Final

from PySide6 import QtCore
from PySide6.QtCore import QByteArray, QEvent, QSize, QTimer, Signal
from PySide6.QtWidgets import QApplication, QMainWindow, QStackedWidget

from formula_desktop.look.presentation import Dresser
from formula_desktop.look.theme import TABLE, Size
from formula_desktop.shell import on_demand
from formula_desktop.shell.kinds import PARTS, taught, to_learn
from formula_desktop.shell.library import Library
from formula_desktop.shell.navigator import Navigator
from formula_desktop.shell.start.first_frame import AfterFirstFrame
from formula_desktop.shell.title import Title
from formula_desktop.store import places
from formula_desktop.store.settings.settings import Settings, SizeChoice

# Imports that the first screen does not need are deferred; so are Qt's types, each of which takes
# up to half a millisecond to create.
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from PySide6.QtCore import QPoint
    from PySide6.QtGui import QAction, QCloseEvent, QDragEnterEvent, QDropEvent, QResizeEvent
    from PySide6.QtWidgets import QMenu

    from formula_desktop.engine.client import OpponentMaker
    from formula_desktop.models.table.game import AnyTableGame
    from formula_desktop.pages.home.page import Home
    from formula_desktop.pages.play.play import TablePlay
    from formula_desktop.pages.settings.dialog import SettingsDialog
    from formula_desktop.pages.table.turn_time import TurnTime
    from formula_desktop.results.bests import OwnBest
    from formula_desktop.shell.actions import Actions
    from formula_desktop.shell.games import WindowGames
    from formula_desktop.shell.hands.hands import Hands
    from formula_desktop.shell.hands.hosting import Hosting
    from formula_desktop.shell.lessons import Lessons
    from formula_desktop.shell.paper.printing import Printing
    from formula_desktop.shell.past import LookBack
    from formula_desktop.shell.pictures import Pictures
    from formula_desktop.shell.practice.practice import Practice
    from formula_desktop.sounds.outputs import OutputMaker
    from formula_desktop.sounds.sound import Sound
    from formula_desktop.sounds.sounds import Sounds
    from formula_desktop.store.games.collection import SavedGame

SMALLEST: Final = Size(1024, 640)
_FRAME: Final = QSize(16, 48)  # pixels for the window's frame

_MODULES_OF_GAMES: Final = (
    "formula_desktop.kinds.registry",
    "formula_desktop.results.book",
    "formula_desktop.store.games.autosave",
    "formula_desktop.shell.archive",
    "formula_desktop.shell.notices",
    "formula_desktop.shell.games",
    "formula_desktop.kinds.formula",
    "formula_desktop.kinds.digifeud",
)
"""What `games` and Home need when they show the games under way, in pieces of a few
milliseconds."""


class MainWindow(QMainWindow):
    """One window for everything; its game is saved after every play."""

    painted = Signal()
    """Emitted when the first frame has been painted."""

    def __init__(
        self,
        app: QApplication,
        settings: Settings,
        language: str = "",
        opponent: OpponentMaker = lambda parent: on_demand.Opponent(parent),
        output: OutputMaker = lambda: on_demand.Silence(),
        *,
        opens_home: bool = True,
    ) -> None:
        """`language` overrides the settings until another one is chosen.

        `opponent` makes what plays for the computer; usually it thinks in another process. `output`
        makes what plays sounds. Without `opens_home` a table is shown before the window is; Home is
        then made when it is needed.
        """
        super().__init__()
        self.opponent = opponent
        self._output = output
        self._sounds: Sounds | None = None
        self._app = app
        self.settings = settings
        self.look = Dresser(app, settings, self, language, controls=False)
        self._offered: Actions | None = None  # restoring the place may change the state
        # Size, look and language come before the widgets, which then apply them only once.
        self._restore_place()
        # What follows is made in that language, so nothing has to be written again.
        QtCore.QCoreApplication.removePostedEvents(self, QEvent.Type.LanguageChange)
        self.stack = QStackedWidget()
        self.setCentralWidget(self.stack)
        self._home: Home | None = None
        self.navigator = Navigator(self.stack, lambda: self.home, self.show_home)
        self._games: WindowGames | None = None
        self.looking: LookBack | None = None
        self.teaching: Lessons | None = None
        self._practice: Practice | None = None
        self._afterwards = AfterFirstFrame(self, self._deferred())
        self._title = Title(self, self.navigator)
        self._closes_anyway = False
        self.setAcceptDrops(True)
        self.navigator.moved.connect(self._update_states)
        settings.changed.connect(self._follow_setting)
        if not settings.is_saved:  # it must be reported
            QTimer.singleShot(0, self, lambda: self.games)
        if opens_home:
            self._afterwards.wait_for(self.home)
            self.home.focus_first()

    # --- construction ---------------------------------------------------------------------------

    def _deferred(self) -> Iterator[Callable[[], object]]:
        """What is done after the first frame."""
        yield from (partial(import_module, each) for each in _MODULES_OF_GAMES)
        yield lambda: self.games.take_seats()
        yield self.painted.emit
        yield lambda: self.navigator.moved.connect(self.games.notices.end)  # before: no notices
        yield lambda: self._app.setWindowIcon(on_demand.app_icon())
        yield self.look.add_controls
        yield lambda: self.games.at_home.show_games()
        yield self._update_states
        yield lambda: self.games.archive.open_first()

    @property
    def home(self) -> Home:
        """Home, created when it is first shown."""
        if self._home is None:
            pictures = {name: parts.picture()() for name, parts in PARTS.items()}
            kept, last = places.current(), self.settings.last_game
            expected, waiting = kept.how_many_under_way(), kept.how_many_exercises()
            self._home = on_demand.Home(
                self.stack,
                self.look,
                pictures,
                taught(),
                to_learn=to_learn(self.settings, has_games=expected > 0),
                last=last,
                expected=expected + waiting,
                age=self.settings.age,
                may_choose_age=not self.settings.is_locked(Settings.age),
            )
            self._connect_home(self._home)
            self.navigator.add_home(self._home)
            if self._offered is not None:
                self._give_menu(self._home, self._offered)
            if self._games is not None:
                self._games.at_home.show_games()
        return self._home

    def _connect_home(self, home: Home) -> None:
        home.play_wanted.connect(lambda name: self.games.play(name))
        home.together_wanted.connect(lambda name: self.games.play_together(name))
        home.new_wanted.connect(lambda name: self.games.ask_new(name))
        home.lesson_wanted.connect(self.show_lesson)
        home.practise.clicked.connect(lambda: self.practice.show())
        home.continue_wanted.connect(self._go_on)
        home.game_wanted.connect(lambda saved: self.games.show_saved(saved))
        home.exercises_wanted.connect(lambda key: self.practice.go_on_with_class(key))
        home.exercises_delete_wanted.connect(
            lambda exercises: self.library.ask_delete_exercises(exercises)
        )
        home.delete_wanted.connect(lambda saved: self.library.ask_delete(saved))
        home.games_wanted.connect(lambda: self.library.show_games())
        home.with_class.clicked.connect(lambda: self.games.ask_lesson())
        home.class_exercises.clicked.connect(lambda: self.practice.ask_class())
        home.worksheets.clicked.connect(lambda: self.printing.show())
        home.person_wanted.connect(lambda key: self.library.show_person(key))
        home.another_wanted.connect(lambda: self.games.who.ask())
        home.name_wanted.connect(lambda key: self.games.who.ask_name(key))
        home.players.clicked.connect(lambda: self.library.show_players())
        home.results.clicked.connect(lambda: self.library.show_results())
        home.rules.clicked.connect(lambda: self.show_rules())
        home.age_wanted.connect(lambda age: self.games.choose_age(age))
        home.settings.clicked.connect(lambda: self.show_settings())
        home.language_wanted.connect(lambda below: self.offered.language_menu.popup(below))
        home.steps_wanted.connect(lambda at: _pop_up(self.offered.steps_menu, at))
        home.new_menu_wanted.connect(lambda at: _pop_up(self.offered.new_menu, at))

    def _go_on(self) -> None:
        """Continue the game on the table, or else what Home offers first."""
        waiting = None if self.games.tables.game is not None else self.games.at_home.first_exercises
        if waiting is None:
            self.games.go_on()
        else:
            self.practice.go_on_with_class(waiting.school_class)

    @property
    def is_complete(self) -> bool:
        """Whether all work that was deferred until after the first frame is done."""
        return self._afterwards.is_done

    @property
    def games(self) -> WindowGames:
        """The games and their storage, created after the first frame, or earlier if needed."""
        if self._games is None:
            from formula_desktop.shell.games import WindowGames  # not needed for the first frame

            games = WindowGames(
                self,
                lambda: self._home,
                self.settings,
                self.look,
                self.navigator,
                self.opponent,
            )
            self._games = games
            self._title.games = games
            games.changed.connect(self._update_states)
            games.at_end.practise_wanted.connect(
                lambda person, exercises: self.practice.practise_from_game(person, exercises)
            )
            games.at_end.practice_wanted.connect(
                lambda key: self.practice.practise_as(key) if key else self.practice.show()
            )
            games.at_end.certificate_wanted.connect(
                lambda beaten: self.printing.show_certificate_of(beaten)
            )
            games.tables.made.connect(self._take_in)
            games.hands_wanted.connect(lambda dialog: self.hosting.choose(dialog))
            games.class_wanted.connect(lambda then: self.library.add_class(then))
            games.exercises_wanted.connect(lambda key: self.practice.ask_class(key))
            games.tables.home_wanted.connect(self.show_home)
        return self._games

    @property
    def sounds(self) -> Sounds:
        """What plays sounds, created for the first one."""
        if self._sounds is None:
            self._sounds = on_demand.Sounds(self.settings, self._output, self)
        return self._sounds

    @cached_property
    def library(self) -> Library:
        """The pages with games, results and rules."""
        library = Library(self.games, lambda: self.offered.menu)
        library.look_back_wanted.connect(self.look_back)
        library.moment_wanted.connect(self.look_back)
        library.print_wanted.connect(lambda saved: self.printing.show_game(saved))
        library.certificate_wanted.connect(
            lambda person, best: self.printing.show_certificate(person, best)
        )
        library.practise_wanted.connect(lambda key: self.practice.practise_as(key))
        library.lesson_wanted.connect(self.show_lesson)
        return library

    @property
    def practice(self) -> Practice:
        """The pages of practising, and the session."""
        if self._practice is None:
            from formula_desktop.shell.practice.practice import Practice

            made = self._practice = Practice(self.games, self.offered.menu, self._looks_back)
            made.rules_wanted.connect(self.show_rules)
            made.paper_wanted.connect(lambda: self.printing.show())
            made.certificates_wanted.connect(
                lambda bests: self.printing.show_certificates_of_class(bests)
            )
            made.heard.connect(self._play_sound)
            made.changed.connect(self._update_states)
        return self._practice

    @cached_property
    def printing(self) -> Printing:
        """The page for printing."""
        from formula_desktop.shell.paper.printing import Printing

        return Printing(self.games, self.offered.menu)

    @cached_property
    def pictures(self) -> Pictures:
        """The pictures of an end or of a moment."""
        from formula_desktop.shell.pictures import Pictures

        return Pictures(self, lambda: self.looking, lambda: self.play)

    @cached_property
    def hosting(self) -> Hosting:
        """What opens the table for hands on other screens."""
        from formula_desktop.shell.hands.hosting import Hosting

        return Hosting(self.games, self)

    @property
    def hands(self) -> Hands:
        """The hands that are held on other screens."""
        return self.hosting.hands

    def show_printing(self) -> None:
        """Show what can be printed, first the game or the rules that are shown."""
        games_page, looking, play = self.library.games, self.looking, self.play
        rules = self.library.rules
        if rules is not None and self.navigator.is_shown(rules):
            self.printing.show_rules(rules.game)
            return
        if looking is not None and looking.is_shown:
            self.printing.show_game(looking.saved)
        elif play is not None and play.game is not None and self.navigator.is_shown(play.page):
            self.printing.show_game(None)
        elif games_page is not None and self.navigator.is_shown(games_page) and games_page.chosen:
            games_page.print_chosen()
        else:
            self.printing.show()

    def _take_in(self, play: TablePlay) -> None:
        page = play.page
        if self._afterwards.is_painted:
            page.header_menu_button.setMenu(self.offered.menu)
        else:  # nobody can open it yet
            self.painted.connect(lambda: page.header_menu_button.setMenu(self.offered.menu))
        page.rules_wanted.connect(self.show_rules_of_table)
        page.sounds.heard.connect(self._play_sound)
        play.look_back_wanted.connect(self.look_back)
        play.picture_wanted.connect(lambda button: self.offered.offer_picture(button))
        self._afterwards.wait_for(page)

    @property
    def offered(self) -> on_demand.Actions:
        """The actions in the menus, created after the first frame, or earlier if needed."""
        if self._offered is None:
            self._offered = on_demand.Actions(self, tuple(PARTS), taught())
            self._connect_actions(self._offered)
            self._offered.show_language(self.look.chosen_language)
            self._offered.full_screen.setChecked(self.isFullScreen())
            self._lock_actions(self._offered)
            self._show_size()
            self._update_states()
        return self._offered

    def _lock_actions(self, actions: Actions) -> None:
        """Have nobody choose what an administrator has locked."""
        settings = self.settings
        if settings.is_locked(Settings.size):
            actions.lock(actions.projector_size)
        if settings.is_locked(Settings.language):
            actions.lock(*actions.languages.actions())

    def _connect_actions(self, actions: Actions) -> None:
        games = self.games
        if sys.platform == "darwin":
            actions.fill_bar(self.menuBar())
        else:
            actions.fill_menu()
            self.addActions(actions.all())
        if self._home is not None:
            self._give_menu(self._home, actions)
        actions.do(
            {
                actions.lesson: games.ask_lesson,
                actions.open: games.ask_open,
                actions.go_on: self._go_on,
                actions.games: lambda: self.library.show_games(),
                actions.players: lambda: self.library.show_players(),
                actions.results: lambda: self.library.show_results(),
                actions.practise: lambda: self.practice.show(),
                actions.save_as: games.ask_save,
                actions.print: self.show_printing,
                actions.record: self._show_record,
                actions.look_back: self.look_back,
                actions.hands: lambda: self.hosting.show(),
                actions.home: self.show_home,
                actions.quit: self.close,
                actions.settings: self.show_settings,
                actions.rules: self.show_rules_of_table,
                actions.about: self.show_about,
            }
        )
        actions.copy_picture.triggered.connect(lambda: self.pictures.copy())
        actions.save_picture.triggered.connect(lambda: self.pictures.save())
        actions.menu.aboutToShow.connect(self._prepare_menu)
        actions.menu.aboutToHide.connect(lambda: actions.offer_pictures(is_possible=True))
        actions.menu.aboutToHide.connect(lambda: actions.offer_hint(is_told=True))
        actions.do_with_game(actions.new, games.ask_new)
        actions.do_with_game(actions.steps, self.show_lesson)
        actions.do_at_table(games.tables, self._skip_in_exercise)
        actions.glass_menu.connect_to(self.settings, self._turn_time)
        actions.full_screen.triggered.connect(self.show_full_screen)
        actions.projector_size.triggered.connect(self.show_in_projector_size)
        actions.languages.triggered.connect(self.choose_language)

    @property
    def _alone(self) -> str:
        """The key of the only person at the table, whose record may be told; "" for nobody."""
        play = self.play
        if play is None or play.game is None or not self.settings.tell_bests:
            return ""
        if not (self.navigator.is_shown(play.page) and play.counts_for_person):
            return ""
        seats = zip(play.game.players, play.game.faces, strict=False)
        persons = [seat.participant for player, seat in seats if not player.is_computer]
        return persons[0] if len(persons) == 1 else ""

    def _record_in_words(self) -> str:
        """The record of the only person at the table in the game that is played there."""
        person, book, play = self._alone, self.games.archive.book, self.play
        if not person or book is None or play is None:
            return ""
        from formula_desktop.pages.home.news import HomeNews  # only if somebody opens the menu
        from formula_desktop.results.round_bests import reached_with
        from formula_desktop.results.trouble import ResultsError

        try:
            under_way = self.games.archive.records_under_way(person)
            in_game = [record for record in under_way if record.game == play.name]
            reached = reached_with(book.reached(person, play.name), person, in_game)
        except ResultsError as error:
            self.games.archive.lost(error.trouble)
            return ""
        return HomeNews().reached(reached._replace(won=None))

    def _show_record(self) -> None:
        if self._alone:
            self.library.show_person(self._alone)

    def _prepare_menu(self) -> None:
        self.offered.tell_record(self._record_in_words())
        self.offered.offer_pictures(is_possible=self.pictures.shown is not None)
        self.offered.offer_hint(is_told=self.settings.hints)
        self.offered.draw_icons(self.look.theme, self.look.unit, self.devicePixelRatioF())

    def _skip_in_exercise(self) -> bool:
        """Ask the next pupil an exercise; return whether pupils are asked any."""
        return self._practice is not None and self._practice.skip_pupil()

    def _give_menu(self, home: Home, actions: Actions) -> None:
        if sys.platform == "darwin":  # it is in the menu bar
            home.menu_button.hide()
        else:
            home.menu_button.setMenu(actions.menu)

    @property
    def play(self) -> TablePlay | None:
        """The table in use, even while Home is shown; None before the first game."""
        return self._games.tables.play if self._games is not None else None

    def _turn_time(self) -> TurnTime | None:
        """The time for a turn at the table that is shown, or for an exercise of a class."""
        play, practice = self.play, self._practice
        if practice is not None and practice.asks_pupils and practice.page is not None:
            return practice.page.turn_time
        is_shown = play is not None and self.navigator.is_shown(play.page)
        return play.page.turn_time if play is not None and is_shown else None

    @property
    def game(self) -> AnyTableGame | None:
        """The game in the window, even while Home is shown."""
        return self._games.tables.game if self._games is not None else None

    @property
    def is_moving(self) -> bool:
        """Whether anything travels on the table."""
        return self._games is not None and self._games.is_moving

    @property
    def names(self) -> list[str]:
        """The names and the title that must be kept out of the log."""
        return self._games.names if self._games is not None else []

    # --- navigation -----------------------------------------------------------------------------

    def show_home(self) -> None:
        """Go Home; the game stays under way."""
        self.games.put_aside()
        self.navigator.show(self.home)
        self.home.focus_first()
        self._update_states()

    def look_back(self, saved: SavedGame | None = None, own: OwnBest | None = None) -> None:
        """Look back on a saved game, or on the one on the table; at first only on a record."""
        if self.looking is None:
            from formula_desktop.shell.past import LookBack

            self.looking = LookBack(self.games, self.offered.menu)
        self.looking.look_back(saved, own)

    def show_lesson(self, name: str) -> None:
        """Continue the first steps in a game where the player left off."""
        if self.teaching is None:
            from formula_desktop.shell.lessons import Lessons

            self.teaching = Lessons(self.games, self.offered.menu, self._looks_back)
            self.teaching.rules_wanted.connect(self.show_rules)
            self.teaching.heard.connect(self._play_sound)
        self.teaching.show(name)

    def _play_sound(self, sound: Sound) -> None:
        self.sounds.play(sound)

    def _looks_back(self) -> bool:
        return self.looking is not None and self.looking.is_shown

    # --- drag and drop --------------------------------------------------------------------------

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Accept a game file."""
        if on_demand.dropped_file(event.mimeData()) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Open the dropped game file."""
        path = on_demand.dropped_file(event.mimeData())
        if path is not None:
            event.acceptProposedAction()
            # After the drop has ended, so that a message does not block the other program.
            QTimer.singleShot(0, self, lambda: self.games.open_file(path))

    # --- menu actions ---------------------------------------------------------------------------

    def show_full_screen(self, is_full: bool) -> None:
        """Enter or leave full screen."""
        state, full = self.windowState(), QtCore.Qt.WindowState.WindowFullScreen
        self.setWindowState(state | full if is_full else state & ~full)
        self.offered.full_screen.setChecked(is_full)

    def show_in_projector_size(self, is_large: bool) -> None:
        """Switch between projector size, which is readable from afar, and the usual size; saved."""
        self.settings.size = SizeChoice.PROJECTOR if is_large else SizeChoice.NORMAL

    def show_settings(self) -> None:
        """Open the settings."""
        self._settings_dialog.open()

    @cached_property
    def _settings_dialog(self) -> SettingsDialog:
        """The settings, kept for the next time until the window gets another look."""
        has_sound = self.sounds.is_possible
        dialog = on_demand.SettingsDialog(self.settings, self, has_sound=has_sound)
        dialog.classes_wanted.connect(lambda: self.library.show_classes())
        dialog.age_chosen.connect(lambda: self.games.follow_age())
        self.look.changed.connect(self._forget_settings_dialog)
        return dialog

    def _forget_settings_dialog(self) -> None:
        """Have it made anew: some of its sizes stay as they are when it is made."""
        self.look.changed.disconnect(self._forget_settings_dialog)
        dialog = self._settings_dialog
        del self._settings_dialog
        dialog.setAttribute(QtCore.Qt.WidgetAttribute.WA_DeleteOnClose)
        if dialog.isHidden():
            dialog.deleteLater()

    def show_rules(self, game: str = "", place: str = "") -> None:
        """Show the rules at a place; by default those of the game on the table."""
        on_table = self.games.tables.name if self.game is not None else next(iter(PARTS))
        self.library.show_rules(game or on_table, place)

    def show_rules_of_table(self) -> None:
        """Show the rule that the current play breaks, or else the rules."""
        play, looking, practice = self.play, self.looking, self._practice
        refusal = None
        if play is not None and self.navigator.is_shown(play.page) and play.game is not None:
            refusal = play.page.refusal
        if practice is not None and practice.is_shown:
            practice.show_rules()
        elif looking is not None and looking.is_shown and looking.page.past is not None:
            self.show_rules(looking.page.past.kind.name)
        elif refusal is not None:
            self.show_rules(*on_demand.place_of(refusal.reason))
        else:
            self.show_rules()

    def show_about(self) -> None:
        """Show the About dialog."""
        on_demand.tell_about(self)

    def _update_states(self) -> None:
        """Enable the actions that apply now, and update the title."""
        if self._afterwards.is_painted or self._offered is not None:
            play, practice = self.play, self._practice
            self.offered.update_states(
                self.navigator,
                self.games.tables,
                looks_back=self._looks_back(),
                goes_on=self.games.at_home.goes_on,
                hints=self.settings.hints or (play is not None and play.page.gives_hints),
                asks_pupils=practice is not None and practice.asks_pupils,
                last=self.settings.last_game,
            )
        self._title.show()

    # --- language and look ----------------------------------------------------------------------

    def choose_language(self, action: QAction) -> None:
        """Switch to the language of an action, and remember it."""
        self.settings.language = action.data()
        self.speak(action.data())

    def _follow_setting(self, name: str) -> None:
        if name == "language":
            self._show_language()
        elif name == "hints":
            self._update_states()
        elif name == "own_exercises" and self._games is not None:
            self.games.search.begin_soon()
        elif name == "tell_bests" and self._games is not None:
            self.games.at_home.show_person()
        elif name == "size":
            self._show_size()

    def _show_size(self) -> None:
        if self._offered is not None:
            is_large = self.settings.size is SizeChoice.PROJECTOR
            self._offered.projector_size.setChecked(is_large)

    def speak(self, code: str) -> None:
        """Switch to a language, unless it is locked; empty for the system's."""
        if self.settings.is_locked(Settings.language):
            return
        self.look.speak(code)
        self._show_language()

    def _show_language(self) -> None:
        if self._offered is not None:
            self._offered.show_language(self.look.chosen_language)

    # --- Qt events ------------------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        """Respond to a change of language or window state."""
        if event.type() == QEvent.Type.LanguageChange:
            if self._offered is not None:
                self._offered.retranslate()
            self._title.show()
        elif event.type() == QEvent.Type.WindowStateChange and self._offered is not None:
            self._offered.full_screen.setChecked(self.isFullScreen())
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Adapt to the size of the window."""
        super().resizeEvent(event)
        before = self.look.unit
        self.look.fit(self.size())  # the event is late if it was resized again meanwhile
        if self._home is not None and self.look.unit != before:
            self._home.follow_look()  # overlapping pictures cannot wait for the style sheet

    def _restore_place(self) -> None:
        room = self.screen().availableSize()
        smallest = QSize(round(SMALLEST.width), round(SMALLEST.height))
        self.setMinimumSize(smallest.boundedTo(room - _FRAME))
        if not self.restoreGeometry(QByteArray(self.settings.window_geometry)):
            self.resize(QSize(round(TABLE.width), round(TABLE.height)).boundedTo(room))
        self.look.fit(self.size())

    @property
    def has_room(self) -> bool:
        """Whether the usual size fits on the screen with its frame, or a place has been saved."""
        usual = QSize(round(TABLE.width), round(TABLE.height)) + _FRAME
        room = self.screen().availableSize()
        return bool(self.settings.window_geometry) or usual.boundedTo(room) == usual

    def closeEvent(self, event: QCloseEvent) -> None:
        """Close without asking: the game is saved, unless the disk has refused it to the last."""
        games = self._games
        if games is not None and not (self._closes_anyway or games.autosave.flush()):
            event.ignore()
            games.notices.ask_to_close(self._close_anyway)
            return
        self._afterwards.stop()
        if self.looking is not None:
            self.looking.leave()
        if self.teaching is not None:
            self.teaching.leave()
        if self._practice is not None:
            self._practice.leave()
        if not self.isFullScreen():
            self.settings.window_geometry = bytes(self.saveGeometry().data())
        if self.play is not None:
            self.play.leave()
        if games is not None:
            games.lists.close()
            games.search.stop()
            games.autosave.close()
            games.archive.close()
        if self._sounds is not None:
            self._sounds.close()
        super().closeEvent(event)

    def _close_anyway(self) -> None:
        self._closes_anyway = True
        self.close()


def _pop_up(menu: QMenu, above: QPoint) -> None:
    """Open a menu above a point, so that it does not cover its button at the lower edge."""
    menu.popup(above - QtCore.QPoint(0, menu.sizeHint().height()))
