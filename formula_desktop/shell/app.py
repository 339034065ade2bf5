"""The program with a window: creates the application, opens what the arguments ask for, runs."""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QApplication

from formula_desktop import PROGRAM, logs, resources, screen
from formula_desktop.arguments import WindowArguments
from formula_desktop.shell import on_demand
from formula_desktop.shell.errors import overrides
from formula_desktop.shell.errors.reports import ErrorReports, about
from formula_desktop.shell.kinds import PARTS
from formula_desktop.shell.later import later
from formula_desktop.store import places
from formula_desktop.store.run.log import RunLog
from formula_desktop.store.run.session import Session
from formula_desktop.store.settings.settings import Settings, SizeChoice

if TYPE_CHECKING:
    from formula_desktop.shell.main_window import MainWindow
    from formula_desktop.shell.second_start import Listener

_STARTED_MS: Final = 500  # by then the first frame has been shown
_QUIET_MS: Final = 200  # after the first frame: 30 ms now keep nobody waiting
_FIRST_MS: Final = 5000
"""How often a run beside another one looks whether that has ended."""
_LOGGED_OFF_MS: Final = 60_000  # by then the system has ended the program, or has not

_log = logging.getLogger(__name__)


def run(arguments: WindowArguments) -> int:
    """Open the window and give the exit status once it has been closed."""
    if arguments.screenshot is not None:
        return _save_picture(arguments)
    session = Session()
    if session.has_neighbour and on_demand.hand_over(session, arguments):
        return 0
    return go_on(session, arguments)


def go_on(
    session: Session,
    arguments: WindowArguments,
    application: Callable[[], QApplication] | None = None,
    opened: Callable[[MainWindow], object] | None = None,
) -> int:
    """Open the window in this session and run to its end; gives the exit status.

    `application` gives another one than `make_app`, and `opened` is told of the window.
    """
    this_run = Run(session, debug=arguments.debug)
    _log.info("Started with: %s", _named(arguments))
    app = (application or make_app)()
    _collect_later(app)
    _end_on_request(app)
    window = open_window(app, arguments)
    this_run.watch_over(app, window)
    _hear_of_files(app, this_run)
    if opened is not None:
        opened(window)
    status = app.exec()
    this_run.end()
    del window
    return status


def _named(arguments: WindowArguments) -> str:
    """Which arguments are given; what they are may name people."""
    given = (name for name, value in arguments._asdict().items() if value)
    return ", ".join(given) or "nothing"


def _save_picture(arguments: WindowArguments) -> int:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = make_app()
    _collect_later(app)

    assert arguments.watch is not None  # else there is nothing to be seen
    parts = PARTS[arguments.watch]
    return on_demand.watch_and_save(app, arguments, parts.page(), parts.game())


def make_app() -> QApplication:
    """The application with its name, icon and typeface."""
    with screen.explained():
        # QApplication.setStyle gives a QStyle back, whose enums in Python take 6 ms to make.
        app = _kind_of_app()([PROGRAM, "-style", "Fusion"])
    app.setApplicationName(PROGRAM)
    app.setApplicationDisplayName("Formula Desktop")
    app.setDesktopFileName(PROGRAM)
    for font in resources.fonts():
        QFontDatabase.addApplicationFont(str(font))
    return app


def _kind_of_app() -> type[QApplication]:
    if sys.platform == "darwin":
        return on_demand.MacApplication
    return QApplication


def _hear_of_files(app: QApplication, this_run: Run) -> None:
    if sys.platform == "darwin":
        assert isinstance(app, on_demand.MacApplication)
        app.hear(this_run.follow)


def open_window(app: QApplication, arguments: WindowArguments) -> MainWindow:
    """The window, shown, with what the arguments ask for in it."""
    from formula_desktop.shell.main_window import MainWindow  # a second start does without

    settings = Settings()
    if arguments.full_screen:  # on a projector; what is kept stays as it is
        settings.use_size(SizeChoice.PROJECTOR)
    window = MainWindow(app, settings, arguments.language or "")
    _start_what_is_asked(window, arguments)
    if window.has_room or window.isFullScreen():
        window.show()
    else:  # its title or its lower edge would lie outside
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


def _collect_later(app: QApplication) -> None:
    def collect() -> None:

        on_demand.Collector(app)

    later(_STARTED_MS, app, collect)


class Run:
    """What goes on beside the window from the first frame to the end.

    The log, what tells of a crash at the next start, and the ear for a second start.
    """

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
        """Be there for this window once it has shown its first frame."""
        self._app, self._window = app, window
        window.painted.connect(self._begin)
        later(_STARTED_MS, window, self._begin)  # where nobody sees the window

    def end(self) -> None:
        """The program comes to its end as it should."""
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
        if window is None or self._has_begun:  # it has been closed before it was seen
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
        if self.session.was_unclean:
            self._go_on_after_crash()
        if self.session.is_first:
            later(_QUIET_MS, self._app, self._hear)
        else:
            later(_FIRST_MS, self._app, self._try_to_be_first)

    def _try_to_be_first(self) -> None:
        """The run beside this one may have ended: from then on this one tells and hears."""
        if self._window is None:
            return
        if self.session.try_to_be_first():
            self._tell_of_run()
            self._hear()
        else:
            later(_FIRST_MS, self._app, self._try_to_be_first)

    def _go_on_after_crash(self) -> None:
        """Say that the last run broke off, and put its game on the table again."""
        from contextlib import suppress

        _log.info("The last run did not come to its end")
        window, name = self._window, self.session.last.game
        if window is None:
            return
        if window.game is None:
            with suppress(on_demand.FileError):  # the page with all games says why
                for each in window.games.autosave.games.under_way():
                    if each.name == name:
                        window.games.show_saved(each)
        saved = window.games.autosave.saved
        goes_on = saved is not None and saved.name == name
        on_demand.tell_of_last_run(window, self.log.folder, self.session.last.logs, goes_on=goes_on)

    def _note_game(self) -> None:
        """Tell which game is on the table, in case this run breaks off."""
        if self._window is not None:
            saved = self._window.games.autosave.saved
            self.session.note_game(saved.name if saved is not None else None)

    def _names(self) -> list[str]:
        """The people and the title that must not get into the log."""
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
        """Do what a second start was asked for, or macOS."""
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
        """Somebody logs off, or not after all: the system may end the program without a word."""
        self.session.take_back()
        later(_LOGGED_OFF_MS, self._app, self._tell_of_run)

    def _tell_of_run(self) -> None:
        self.session.begin(self.log.names)


def _end_on_request(app: QApplication) -> None:
    """Let Ctrl+C in the terminal, and a request to end, close the window as a click would.

    Python looks at signals only between its own instructions, and waits in Qt for long; so each
    signal writes to a pipe that wakes Qt. Only what Qt calls then ends the program: the handler
    itself may run in the middle of painting, where nothing may be taken off the table.
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
