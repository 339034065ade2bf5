"""The program with a window: creates the application, opens what was asked for, and runs."""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QApplication

from formula_desktop import PROGRAM, WRONG_USE, clock, logs, resources, screen
from formula_desktop.arguments import WindowArguments
from formula_desktop.shell import on_demand
from formula_desktop.shell.errors import overrides
from formula_desktop.shell.errors.reports import ErrorReports, about
from formula_desktop.shell.later import later
from formula_desktop.store import places
from formula_desktop.store.run.log import RunLog
from formula_desktop.store.run.session import LastRun, Session
from formula_desktop.store.settings.settings import Settings, SizeChoice

if TYPE_CHECKING:
    from formula_desktop.shell.main_window import MainWindow
    from formula_desktop.shell.start.second_start import Listener

_STARTED_MS: Final = 500  # by then the first frame has been shown
_QUIET_MS: Final = 200  # after the first frame: taking 30 ms now delays nobody
_SWITCH_S: Final = 0.0005
"""How long a thread that reads games may keep the window waiting each time it comes back from Qt;
Python's default is ten times as long."""
_FIRST_MS: Final = 5000
"""How often a run beside another one checks whether that one has ended."""
_LOGGED_OFF_MS: Final = 60_000  # by then the system has ended the program or changed its mind

_log = logging.getLogger(__name__)


def run(arguments: WindowArguments) -> int:
    """Open the window, and return the exit status once it has been closed."""
    if not clock.is_usable():
        return _tell_and_end(arguments, _clock_is_wrong)
    not_portable = places.portable_error()
    if not_portable is not None:
        return _tell_and_end(arguments, partial(_cannot_keep, not_portable))
    if arguments.screenshot is not None:
        from formula_desktop.shell.screenshot import watch_and_save

        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
        return watch_and_save(make_app(), arguments)
    session = Session()
    if session.has_neighbour and on_demand.hand_over(session, arguments):
        return 0
    return go_on(session, arguments)


def _tell_and_end(arguments: WindowArguments, sentence: Callable[[], str]) -> int:
    """Say why nothing is started, also in a window unless a picture is wanted."""
    print(f"{PROGRAM}: {sentence()}", file=sys.stderr)
    if arguments.screenshot is None:
        from formula_desktop.look.languages import Language  # a window has its own

        app = make_app()
        Language(app).speak(arguments.language or Settings().language)
        box = on_demand.tell(None, sentence())
        box.finished.connect(app.quit)
        app.exec()
    return WRONG_USE


def _clock_is_wrong() -> str:
    """What is wrong with the clock, in English before there is a language."""
    return QCoreApplication.translate(
        "Clock",
        "The clock of this computer shows a year before 1970 or after 9998. "
        "Set it, and start the program again.",
    )


def _cannot_keep(error: OSError) -> str:
    """Why a portable program keeps nothing, in English before there is a language."""
    from formula_desktop.gamefile.errors import not_written

    text = QCoreApplication.translate(
        "Portable",
        "The program keeps everything beside itself, but cannot write there: {problem}.",
    )
    return text.replace("{problem}", on_demand.problem_in_words(not_written(error)))


def go_on(
    session: Session,
    arguments: WindowArguments,
    app: QApplication | None = None,
    opened: Callable[[MainWindow], object] | None = None,
) -> int:
    """Open the window in this session, run until it is closed, and return the exit status.

    `app` is made unless it is given, and `opened` is called with the window.
    """
    this_run = Run(session, debug=arguments.debug)
    _log.info("Started with: %s", _named(arguments))
    if app is None:
        app = make_app()
    _end_on_request(app)
    window = open_window(app, arguments)
    this_run.watch_over(app, window)
    if sys.platform == "darwin":
        assert isinstance(app, on_demand.MacApplication)
        app.hear(this_run.follow)
    if opened is not None:
        opened(window)
    status = app.exec()
    this_run.end()
    del window
    return status


def _named(arguments: WindowArguments) -> str:
    """The names of the given arguments; their values may name people."""
    given = (name for name, value in arguments._asdict().items() if value)
    return ", ".join(given) or "nothing"


def make_app() -> QApplication:
    """Create the application with its name, icon and typeface."""
    kind: type[QApplication] = QApplication
    if sys.platform == "darwin":
        kind = on_demand.MacApplication
    with screen.explained():
        # QApplication.setStyle returns a QStyle, whose enums take Python 6 ms to create.
        app = kind([PROGRAM, "-style", "Fusion"])
    sys.setswitchinterval(_SWITCH_S)
    app.setApplicationName(PROGRAM)
    app.setApplicationDisplayName("Formula Desktop")
    app.setDesktopFileName(os.environ.get("FLATPAK_ID", PROGRAM))
    for font in resources.fonts():
        QFontDatabase.addApplicationFont(str(font))
    later(_STARTED_MS, app, lambda: on_demand.Collector(app))
    return app


def open_window(app: QApplication, arguments: WindowArguments) -> MainWindow:
    """Open the window and show what the arguments ask for."""
    from formula_desktop.shell.main_window import MainWindow  # a second start does not need it

    settings = Settings()
    if arguments.full_screen:  # on a projector; the saved choice stays as it is
        settings.use_size(SizeChoice.PROJECTOR)
    opens_home = not (arguments.watch or arguments.new)
    platform = app.platformName()
    window = MainWindow(
        app,
        settings,
        arguments.language or "",
        output=lambda: on_demand.output_on(platform),
        opens_home=opens_home,
    )
    _start_what_is_asked(window, arguments)
    if window.has_room or window.isFullScreen():
        window.show()
    else:  # its title or its lower edge would be off the screen
        window.showMaximized()
    if arguments.file is not None:
        window.games.open_file(arguments.file)
    return window


def _start_what_is_asked(window: MainWindow, arguments: WindowArguments) -> None:
    if arguments.watch:
        window.games.watch(arguments.watch)
    elif arguments.new:
        window.games.start_against_computer(arguments.new)
    if arguments.full_screen:
        window.show_full_screen(True)


class Run:
    """Background work from the first frame on: the log, crash detection, and second starts."""

    def __init__(self, session: Session, *, debug: bool = False) -> None:
        self.session = session
        self._window: MainWindow | None = None
        kept_in = places.current()
        private = logs.Private(str(kept_in.data), self._names)
        self.log = RunLog(kept_in.logs, about, private, debug=debug)
        logs.start(self.log, debug=debug)
        self.trouble = ErrorReports(self.log, screen_is_gone=session.take_back)
        self._listener: Listener | None = None
        self._has_begun = False
        overrides.guard()
        self.trouble.install()

    def watch_over(self, app: QApplication, window: MainWindow) -> None:
        """Start watching this window once it has shown its first frame."""
        self._app, self._window = app, window
        window.painted.connect(self._begin)
        later(_STARTED_MS, window, self._begin)  # without delaying the window

    def end(self) -> None:
        """Shut down normally."""
        import faulthandler

        self._hear_no_more()
        self.session.end()
        faulthandler.disable()
        self.trouble.uninstall()
        logs.stop(self.log)
        self.log.end()
        self._window = None

    def _begin(self) -> None:
        import faulthandler

        window = self._window
        if window is None or self._has_begun:  # it was closed before it was shown
            return
        self._has_begun = True
        _log.info("The window is there, %s", "first" if self.session.is_first else "not first")
        autosave = window.games.autosave
        self.log.begin()
        trace = self.log.open_trace()
        if trace is not None:
            faulthandler.enable(trace)
        self.session.begin(self.log.names)
        self._note_game()
        autosave.changed.connect(self._note_game)
        self.trouble.watch_over(
            window, lambda: autosave.is_kept if window.game is not None else None
        )
        self._app.lastWindowClosed.connect(self._hear_no_more)
        self._app.commitDataRequest.connect(self._expect_the_end)
        if self.session.last is not None:
            self._go_on_after_crash(window, self.session.last)
        later(_QUIET_MS, window, lambda: on_demand.ImportAhead(window, lambda: window.is_moving))
        if self.session.is_first:
            later(_QUIET_MS, self._app, self._hear)
        else:
            later(_FIRST_MS, self._app, self._try_to_be_first)

    def _try_to_be_first(self) -> None:
        """Report crashes and listen for second starts once the other run has ended."""
        if self._window is None:
            return
        if self.session.try_to_be_first():
            self._tell_of_run()
            self._hear()
        else:
            later(_FIRST_MS, self._app, self._try_to_be_first)

    def _go_on_after_crash(self, window: MainWindow, last: LastRun) -> None:
        """Report that the last run crashed, and put its game on the table again."""
        _log.info("The last run did not come to its end")
        if window.game is None:
            window.games.show_by_name(last.game)
        goes_on = window.games.autosave.has_on_table(last.game)
        on_demand.tell_of_last_run(window, self.log.folder, last.logs, goes_on=goes_on)

    def _note_game(self) -> None:
        """Record the game on the table, in case this run crashes."""
        if self._window is not None:
            saved = self._window.games.autosave.saved
            self.session.note_game(saved.name if saved is not None else None)

    def _names(self) -> list[str]:
        return self._window.names if self._window is not None else []

    def _hear(self) -> None:
        if self._window is not None and self._window.isVisible():
            self._listener = on_demand.Listener(self.session.folder, self._window)
            self._listener.asked.connect(self.follow)
            self._listener.listen()

    def _hear_no_more(self) -> None:
        if self._listener is not None:
            self._listener.close()

    def follow(self, arguments: WindowArguments, token: str) -> None:
        """Carry out a request from a second start or from macOS."""
        window = self._window
        if window is None:
            return
        _log.info("Asked by a second start for: %s", _named(arguments))
        on_demand.come_to_front(window, token)
        if arguments.language:
            window.speak(arguments.language)
        if arguments.full_screen:
            window.settings.use_size(SizeChoice.PROJECTOR)
        if arguments.file or arguments.new or arguments.watch:
            on_demand.close_dialogs()
        _start_what_is_asked(window, arguments)
        if arguments.file is not None:
            window.games.open_file(arguments.file)

    def _expect_the_end(self) -> None:
        """Prepare for the user logging off: the system may end the program without warning."""
        self.session.take_back()
        later(_LOGGED_OFF_MS, self._app, self._tell_of_run)

    def _tell_of_run(self) -> None:
        self.session.begin(self.log.names)


def _end_on_request(app: QApplication) -> None:
    """Close the window on Ctrl+C in the terminal or a termination signal, as a click would.

    Python handles signals only between its own instructions, so each writes to a pipe that wakes
    Qt. The program is ended only from Qt's callback: the handler itself may run during painting.
    """
    import signal

    from PySide6.QtCore import QSocketNotifier

    if sys.platform == "win32":
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        return
    woken, waker = os.pipe()
    os.set_blocking(woken, False)
    os.set_blocking(waker, False)
    signal.set_wakeup_fd(waker)
    notifier = QSocketNotifier(woken, QSocketNotifier.Type.Read, app)

    def end() -> None:
        os.read(woken, 64)
        app.closeAllWindows()
        app.quit()

    notifier.activated.connect(end)
    for each in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        if each != signal.SIGHUP or signal.getsignal(each) == signal.SIG_DFL:  # not under nohup
            signal.signal(each, lambda _signal, _frame: None)
