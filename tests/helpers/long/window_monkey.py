"""Random actions in the program's window: with mouse, fingers and keys.

Events go to the window system's side of Qt, as those of a real mouse do: dialogs block what is
behind them, menus take what happens beside them, and a touch becomes a click where it must.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

from PySide6.QtCore import QEvent, QEventLoop, QPoint, QPointF, QRect, Qt, QThread, QTimer
from PySide6.QtGui import QAction, QKeyEvent, QPointingDevice, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QDialog,
    QFileDialog,
    QLineEdit,
    QMainWindow,
    QTabBar,
    QWidget,
)
from shiboken6 import isValid

from formula_desktop.arguments import LANGUAGES
from formula_desktop.store.settings.settings import ThemeChoice
from tests.helpers.digifeud import monkey as digifeud_monkey
from tests.helpers.digifeud.monkey import BoardMonkey
from tests.helpers.digifeud.random_games import random_game
from tests.helpers.formula import monkey as formula_monkey
from tests.helpers.formula.monkey import FormulaMonkey
from tests.helpers.formula.page import Table
from tests.helpers.formula.random_matches import random_match as any_match
from tests.helpers.monkey import CONTROL, KEYS, LETTERS, SIZES
from tests.helpers.places import CASES
from tests.helpers.played_page import LEFT_BUTTON, PLAIN, RIGHT_BUTTON

FORMULA, DIGIFEUD = "formula", "digifeud"
CONTROLS = (
    *(QAbstractButton, QComboBox, QLineEdit, QAbstractSpinBox, QAbstractSlider, QTabBar),
    QAbstractItemView,
)
TEXTS = ("Noor", "", " ", "Zoë", "数学", "🙂", "x" * 60, "7", "a\tb", '"<b>', "\u202eabc")
ESCAPED = ("QFileDialog", "QPrintDialog", "QPageSetupDialog", "QPrintPreviewDialog")
"""Dialogs that could change something outside the test's folder; they are only closed."""

WHEN_STUCK = 10.0
"""Seconds after which all movement has ended."""
COMING_AND_GOING = 1.0
"""Seconds for a dialog to open or close, which takes more than one step."""


class Pointer:
    """The mouse, the fingers and the keys of the window; counts what it sends."""

    def __init__(self, window: QMainWindow) -> None:
        self.window = window
        self.sent = 0
        self.buttons: set[Qt.MouseButton] = set()
        self.fingers: dict[int, QPoint] = {}
        self._pumps_in = -1
        self.last_sent: deque[str] = deque(maxlen=60)
        """What was sent last."""
        self._screen: QPointingDevice = QTest.createTouchDevice()

    # --- where ----------------------------------------------------------------------------------

    @property
    def front(self) -> QWidget:
        """The frontmost widget: a menu, a dialog or the window."""
        app = QApplication
        return app.activePopupWidget() or app.activeModalWidget() or self.window

    @staticmethod
    def handle(widget: QWidget) -> QWindow | None:
        """The window of a widget as the window system knows it, while that can be seen."""
        top = widget.window() if isValid(widget) else None  # a menu may go under the pointer
        handle = top.windowHandle() if top is not None and top.isVisible() else None
        return handle if handle is not None and isValid(handle) else None

    @staticmethod
    def place(widget: QWidget, point: QPoint) -> QPoint:
        """Where a point of a widget is in its window; one at the edge for any outside."""
        top = widget.window()
        where = widget.mapTo(top, point)
        x, y = max(0, min(where.x(), top.width() - 1)), max(0, min(where.y(), top.height() - 1))
        return QPoint(x, y)

    # --- what -----------------------------------------------------------------------------------

    def press(self, widget: QWidget, point: QPoint, button: Qt.MouseButton = LEFT_BUTTON) -> None:
        self.buttons.add(button)
        self._mouse(QTest.mousePress, widget, point, button)

    def release(self, widget: QWidget, point: QPoint, button: Qt.MouseButton = LEFT_BUTTON) -> None:
        self.buttons.discard(button)
        self._mouse(QTest.mouseRelease, widget, point, button)

    def _mouse(self, send: Any, widget: QWidget, point: QPoint, button: Qt.MouseButton) -> None:
        handle = self.handle(widget)
        if handle is not None:
            where = self.place(widget, point)
            self._tell(send.__name__, button.name, where)
            self._send(send, widget, handle, button, PLAIN, where)

    def move(self, widget: QWidget, point: QPoint) -> None:
        handle = self.handle(widget)
        if handle is not None:
            where = self.place(widget, point)
            self._tell("mouseMove", where)
            self._send(QTest.mouseMove, widget, handle, where)

    def click(self, widget: QWidget, point: QPoint | None = None) -> None:
        where = widget.rect().center() if point is None else point
        self.press(widget, where)
        self.release(widget, where)

    def wheel(self, widget: QWidget, point: QPoint, steps: int) -> None:
        handle = self.handle(widget)
        if handle is not None:
            where = QPointF(self.place(widget, point))
            self._tell("wheel", where, steps)
            with self.pumping():
                QTest.wheelEvent(handle, where, QPoint(0, 120 * steps))

    def touch(self, finger: int, widget: QWidget, point: QPoint, *, lifts: bool) -> None:
        """Put a finger down, move it to a point, or lift it there."""
        handle = self.handle(widget)
        if handle is None:
            self.fingers.pop(finger, None)
            return
        where = self.place(widget, point)
        self._tell("touch", finger, where, "lifts" if lifts else "", len(self.fingers))
        event = QTest.touchEvent(handle, self._screen, False)
        for other, at in self.fingers.items():
            if other != finger:
                event.stationary(other)
                self.fingers[other] = at
        if lifts:
            self.fingers.pop(finger, None)
            event.release(finger, where, handle)
        elif finger in self.fingers:
            self.fingers[finger] = where
            event.move(finger, where, handle)
        else:
            self.fingers[finger] = where
            event.press(finger, where, handle)
        with self.pumping():
            event.commit()

    def key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = PLAIN) -> None:
        """Press and release a key, in the window that is then in front."""
        self._tell("key", key.name, modifiers.name)
        for send in (QTest.keyPress, QTest.keyRelease):
            front = self.front
            handle = self.handle(front)
            if handle is not None and modifiers == PLAIN:
                self._send(send, front, handle, key, modifiers)
            elif handle is not None:
                # With a window QTest lets the program go on between the modifier's event and the
                # key's, and crashes when the window is deleted meanwhile; with a widget it doesn't.
                with self.pumping():
                    send(QApplication.focusWidget() or front, key, modifiers)

    def write(self, text: str) -> None:
        """Press the keys of these characters; those that no key has come as an input method's."""
        for character in text:
            self._tell("letter", ascii(character))
            widget = QApplication.focusWidget() or self.front
            with self.pumping():
                if " " <= character <= "~":
                    QTest.keyClicks(widget, character)
                else:
                    event = QKeyEvent(QEvent.Type.KeyPress, 0, PLAIN, character)
                    QApplication.sendEvent(widget, event)

    def _send(self, send: Any, widget: QWidget, handle: QWindow, *what: Any) -> None:
        with self.pumping():
            try:
                send(handle, *what)
            except RuntimeError as error:
                # A window may get the address of one that is gone, whose wrapper Python still
                # has. The program itself keeps no such wrappers.
                if "QtGui.QWindow) already deleted" not in str(error):
                    raise
                if isValid(widget):
                    send(widget.window(), *what)

    def _tell(self, *what: object) -> None:
        self.sent += 1
        where = (
            (each.x(), each.y()) if isinstance(each, QPoint | QPointF) else each for each in what
        )
        self.last_sent.append(" ".join(map(str, where)))

    def pump(self) -> None:
        """Let the program process its events."""
        with self.pumping():
            QApplication.processEvents()

    @contextmanager
    def pumping(self) -> Iterator[None]:
        """Events are being sent or waited for, in the innermost event loop that runs now."""
        before, self._pumps_in = self._pumps_in, QThread.currentThread().loopLevel()
        try:
            yield
        finally:
            self._pumps_in = before

    @property
    def is_pumping(self) -> bool:
        """Whether that is so, and no event loop has begun since then, as a menu's does."""
        return self._pumps_in >= QThread.currentThread().loopLevel()

    def let_go(self) -> None:
        """Release all buttons and lift all fingers."""
        for button in list(self.buttons):
            self.release(self.front, QPoint(3, 3), button)
        self.buttons.clear()
        for finger, where in list(self.fingers.items()):
            self.touch(finger, self.front, where, lifts=True)


class WindowTable(Table):
    """The table of the window; what a page's monkey does there goes through the window."""

    def __init__(self, pointer: Pointer, clock: Any = None) -> None:
        self.pointer = pointer
        self.clock = clock

    @property
    def window(self) -> Any:
        return self.pointer.window

    @property
    def look(self) -> Any:  # type: ignore[override]  # the window's
        return self.window.look

    @property
    def page(self) -> Any:  # type: ignore[override]  # the window's, whichever it is now
        return self.window.play.page

    @property
    def game(self) -> Any:  # type: ignore[override]  # the window's, whichever it is now
        return self.window.game

    @property
    def scene(self) -> Any:  # type: ignore[override]  # the window's, whichever it is now
        return self.page.scene

    @property
    def view(self) -> Any:  # type: ignore[override]  # the window's, whichever it is now
        return self.page.view

    @property
    def settings(self) -> Any:  # type: ignore[override]  # the window's, whichever it is now
        return self.window.settings

    def show_match(self, match: Any, *, waits: bool = True) -> None:
        self.window.games.show_table(FORMULA).start(match)

    def show_game(self, game: Any, *, waits: bool = True) -> None:
        self.window.games.show_table(DIGIFEUD).start(game)

    def press(self, point: QPointF, button: Qt.MouseButton = LEFT_BUTTON) -> None:
        self.pointer.press(self.view.viewport(), self.pixel(point), button)

    def release(self, point: QPointF, button: Qt.MouseButton = LEFT_BUTTON) -> None:
        self.pointer.release(self.view.viewport(), self.pixel(point), button)

    def move(self, point: QPointF) -> None:
        self.pointer.move(self.view.viewport(), self.pixel(point))
        self.pointer.pump()

    def click(self, point: QPointF, button: Qt.MouseButton = LEFT_BUTTON) -> None:
        self.press(point, button)
        self.release(point, button)
        self.pointer.pump()

    def press_button(self, button: QWidget) -> None:
        self.pointer.click(button)
        self.pointer.pump()

    @property
    def is_there(self) -> bool:
        """Whether there is a table with a game on it, in front of everything."""
        return self.has_game and self.pointer.front is self.window and self.page.isVisible()

    @property
    def has_game(self) -> bool:
        return self.window.play is not None and self.window.play.game is not None


class WindowMonkey:
    """Does one thing at a time to the window that `opens` gives; another one when it is closed."""

    def __init__(self, opens: Callable[[], Any], random: Random, game: str, files: Path) -> None:
        self.random = random
        self.done: deque[str] = deque(maxlen=60)
        self.turns = 0
        self.windows = 0
        self.seen: set[str] = set()
        """The kinds of pages, dialogs and menus seen so far."""
        self._opens = opens
        self._game = game
        self._files = [*CASES.glob("*.formula"), *files.glob("*")]
        self.pointer = Pointer(opens())
        self.table = WindowTable(self.pointer)
        self._at_table: dict[str, FormulaMonkey | BoardMonkey] = {
            FORMULA: FormulaMonkey(self.table, random, self._speak),
            DIGIFEUD: BoardMonkey(self.table, random, self._speak),
        }
        self._failed: BaseException | None = None
        self._loop = QEventLoop()
        self._left = 0

    @property
    def window(self) -> Any:
        return self.pointer.window

    # --- running --------------------------------------------------------------------------------

    def run(self, events: int, check: Callable[[], None]) -> None:
        """Send so many events; raises what went wrong. `check` is called now and then."""
        self._left = self.pointer.sent + events
        self._check = check
        QTimer.singleShot(0, self._step)
        self._loop.exec()
        if self._failed is not None:
            raise self._failed

    def _step(self) -> None:
        """One thing. The next one is asked for before: a menu may keep this one waiting."""
        if self._failed is not None or self.pointer.sent >= self._left:
            self._end()
            return
        waits = self.random.choice((1, 5, 20)) if self.random.random() < 0.01 else 0
        QTimer.singleShot(waits, self._step)
        if self.pointer.is_pumping:
            return
        try:
            self._do()
            self.assert_sound()
            self._check()
        except BaseException as error:  # noqa: BLE001 - told by `run`, once the event loop has ended
            self._failed = error

    def _end(self) -> None:
        """Close all dialogs and menus, so that every event loop ends."""
        front = self.pointer.front
        if front is not self.window:
            front.close()
            QTimer.singleShot(0, self._end)
        self._loop.quit()

    def _do(self) -> None:
        if not self.window.isVisible():
            self._open_another()
        front = self.pointer.front
        self.seen.add(type(front).__name__)
        self.seen.add(type(self.window.stack.currentWidget()).__name__)
        if type(front).__name__ in ESCAPED or isinstance(front, QFileDialog):
            self._perform(self.escape)
        elif front is not self.window:
            self._perform(self._in_front())
        elif self.random.random() < 0.9:
            self._perform(self._often())
        else:
            self._perform(self._seldom())

    def _perform(self, action: Callable[[], None]) -> None:
        self.done.append(action.__name__)
        action()

    def _open_another(self) -> None:
        self.pointer.buttons.clear()
        self.pointer.fingers.clear()
        self.pointer.window = self._opens()
        self.windows += 1

    # --- what may be done -----------------------------------------------------------------------

    def _in_front(self) -> Callable[[], None]:
        """In a dialog or a menu."""
        often = [self.click_control, self.click_control, self.press, self.release, self.move]
        seldom = [self.escape, self.enter, self.touch, self.wheel, self.resize_front, self.speak]
        keys = [self.key, self.letter, self.write]
        return self.random.choice(self.random.choices((often, seldom, keys), (0.6, 0.22, 0.18))[0])

    def _often(self) -> Callable[[], None]:
        random = self.random
        if not self.table.is_there:
            if random.random() < 0.05:
                return self.start_game
            some = [self.click_control, self.press, self.move, self.release, self.key, self.touch]
            return random.choice(some)
        pointing = [self.press_at, self.move_to, self.move_to, self.release_at]
        touching = [self.touch_at, self.touch_at, self.lift]
        keys = [self.key, self.letter]
        play = [self.sensible]
        weights = (0.5, 0.14, 0.16, 0.2)
        return random.choice(random.choices((pointing, touching, keys, play), weights)[0])

    def _seldom(self) -> Callable[[], None]:
        usual = [self.click_control, self.press, self.wheel, self.shortcut, self.wait, self.resize]
        rare = [self.theme, self.speak, self.hurry, self.hide_and_show, self.start_game, self.drop]
        rarer = [self.full_screen, self.close, self.watch, self.menu, self.act]
        return self.random.choice(self.random.choices((usual, rare, rarer), (0.86, 0.1, 0.04))[0])

    # --- anywhere in front ----------------------------------------------------------------------

    def _somewhere(self) -> tuple[QWidget, QPoint]:
        front = self.pointer.front
        return front, self._in(front.rect())

    def _in(self, rect: QRect) -> QPoint:
        x = rect.left() + round(rect.width() * self.random.random())
        return QPoint(x, rect.top() + round(rect.height() * self.random.random()))

    def press(self) -> None:
        button = RIGHT_BUTTON if self.random.random() < 0.15 else LEFT_BUTTON
        if button not in self.pointer.buttons:
            self.pointer.press(*self._somewhere(), button)

    def move(self) -> None:
        self.pointer.move(*self._somewhere())

    def release(self) -> None:
        for button in list(self.pointer.buttons)[:1]:
            self.pointer.release(*self._somewhere(), button)

    def touch(self) -> None:
        self._touch(*self._somewhere())

    def _touch(self, widget: QWidget, point: QPoint) -> None:
        finger = self.random.choice((0, 0, 0, 1))
        lifts = finger in self.pointer.fingers and self.random.random() < 0.4
        self.pointer.touch(finger, widget, point, lifts=lifts)

    def lift(self) -> None:
        for finger, at in list(self.pointer.fingers.items()):
            self.pointer.touch(finger, self.pointer.front, at, lifts=True)

    def wheel(self) -> None:
        self.pointer.wheel(*self._somewhere(), self.random.choice((-3, -1, 1, 3)))

    def click_control(self) -> None:
        """Click a control that can be seen."""
        front = self.pointer.front
        found = [each for each in front.findChildren(QWidget) if isinstance(each, CONTROLS)]
        there = [each for each in found if each.isVisible() and each.window() is front.window()]
        if not there:
            self.pointer.click(*self._somewhere())
            return
        control = self.random.choice(there)
        self.done.append(getattr(control, "text", str)()[:20] or type(control).__name__)
        self.pointer.click(control, self._in(control.rect()))

    def key(self) -> None:
        modifiers = CONTROL if self.random.random() < 0.15 else PLAIN
        self.pointer.key(self.random.choice(KEYS), modifiers)

    def letter(self) -> None:
        self.pointer.write(self.random.choice(LETTERS))

    def write(self) -> None:
        self.pointer.write(self.random.choice(TEXTS))

    def escape(self) -> None:
        self.pointer.key(Qt.Key.Key_Escape)

    def enter(self) -> None:
        self.pointer.key(Qt.Key.Key_Return)

    def shortcut(self) -> None:
        """One of the program's own."""
        actions = [
            each for each in self.window.findChildren(QAction) if not each.shortcut().isEmpty()
        ]
        if actions:
            keys = self.random.choice(actions).shortcut()
            self.done.append(keys.toString())
            combination = keys[0]
            self.pointer.key(combination.key(), combination.keyboardModifiers())

    # --- at the table ---------------------------------------------------------------------------

    @property
    def _player(self) -> FormulaMonkey | BoardMonkey:
        return self._at_table[self.window.games.tables.name]

    def _at_the_table(self) -> tuple[QWidget, QPoint]:
        return self.table.view.viewport(), self.table.pixel(self._player.point())

    def press_at(self) -> None:
        button = RIGHT_BUTTON if self.random.random() < 0.1 else LEFT_BUTTON
        if button not in self.pointer.buttons:
            self.pointer.press(*self._at_the_table(), button)

    def move_to(self) -> None:
        self.pointer.move(*self._at_the_table())

    def release_at(self) -> None:
        for button in list(self.pointer.buttons)[:1]:
            self.pointer.release(*self._at_the_table(), button)

    def touch_at(self) -> None:
        self._touch(*self._at_the_table())

    def sensible(self) -> None:
        """Play, as somebody does who lets go of everything else first."""
        if self.random.random() < 0.7:
            self.pointer.let_go()
            if not self.table.is_there:
                return
        before = self._number_of_turns()
        with self.pointer.pumping():
            self._player.sensible()
        self.turns += max(0, self._number_of_turns() - before)

    def _number_of_turns(self) -> int:
        return len(self.window.game.turns) if self.table.has_game else 0

    # --- the window -----------------------------------------------------------------------------

    def resize(self) -> None:
        sizes = SIZES if self.random.random() < 0.3 else SIZES[:2]  # large ones take long to paint
        self.window.resize(*self.random.choice(sizes))

    def resize_front(self) -> None:
        front = self.pointer.front
        if isinstance(front, QDialog) and self.random.random() < 0.3:
            front.resize(*self.random.choice(((300, 200), (900, 700), (1500, 900))))

    def theme(self) -> None:
        self.window.settings.theme = self.random.choice(list(ThemeChoice))

    def speak(self) -> None:
        if self.random.random() < 0.3:
            self._speak(self.random.choice(tuple(LANGUAGES)))

    def _speak(self, language: str) -> None:
        self.window.settings.language = language

    def hurry(self) -> None:
        """Games should not stop, whatever the dialog has set."""
        self._at_table[FORMULA].hurry()
        self.window.settings.say_when_no_play = self.random.random() < 0.3

    def hide_and_show(self) -> None:
        self.window.hide()
        self.window.show()
        self.window.activateWindow()

    def full_screen(self) -> None:
        self.window.show_full_screen(self.random.random() < 0.3)

    def close(self) -> None:
        if self.random.random() < 0.2:
            self.window.close()

    def wait(self) -> None:
        with self.pointer.pumping():
            QTest.qWait(self.random.choice((1, 5, 20)))

    def menu(self) -> None:
        for button in self.window.findChildren(QAbstractButton):
            if type(button).__name__ == "MenuButton" and button.isVisible():
                self.pointer.click(button)
                return

    def act(self) -> None:
        """Any enabled item of a menu."""
        actions = [each for each in self.window.findChildren(QAction) if each.isEnabled()]
        action = self.random.choice([each for each in actions if each.menu() is None])
        self.done.append(action.text())
        action.trigger()

    def watch(self) -> None:
        if self.random.random() < 0.2:
            self.window.games.watch(self.random.choice((FORMULA, DIGIFEUD)))

    def start_game(self) -> None:
        """A new game, most often of the kind that this monkey likes."""
        random = self.random
        is_formula = (self._game == FORMULA) != (random.random() < 0.05)
        if is_formula:
            self.table.show_match(formula_monkey.random_match(random))
        else:
            self.table.show_game(digifeud_monkey.random_game(random))

    def drop(self) -> None:
        """A file is opened, mostly a valid one; or a game anywhere in it or over."""
        random = self.random
        if random.random() < 0.5:
            self.window.games.open_file(random.choice(self._files))
        elif self._game == FORMULA:
            self.table.show_match(any_match(random, random.randrange(60)))
        else:
            self.table.show_game(random_game(random, random.randrange(30)))

    # --- what must always hold ------------------------------------------------------------------

    def assert_sound(self) -> None:
        """All cards are there, and nothing is held without a pressed button or finger."""
        table = self.table
        if not table.has_game or table.scene is None:
            return
        is_formula = self.window.games.tables.name == FORMULA
        check = formula_monkey if is_formula else digifeud_monkey
        check.assert_table_sound(table)
        scene = table.scene
        if not self.pointer.buttons and not self.pointer.fingers:
            if scene.is_dragging:  # after finger and mouse, the next move shows it
                self.table.move(scene.sceneRect().center())
            assert not scene.is_dragging, "nothing is pressed, and something is dragged"
        until = time.monotonic() + COMING_AND_GOING
        while self._holds_unseen() and time.monotonic() < until:
            self.pointer.pump()
        over = QApplication.activeModalWidget()
        assert not self._holds_unseen(), f"something is held where nobody sees it, behind {over}"

    def _holds_unseen(self) -> bool:
        """Whether something is held on a table that is hidden, or behind a dialog."""
        scene, page = self.table.scene, self.table.page
        is_unseen = not page.isVisible() or QApplication.activeModalWidget() is not None
        return is_unseen and scene is not None and scene.held is not None

    def rest(self) -> None:
        """Wait until all movement has ended; then everything is in its place."""
        self.pointer.let_go()
        for _ in range(20):
            if self.pointer.front is self.window:
                break
            self.escape()
            self.pointer.pump()
        assert self.pointer.front is self.window, f"{self.pointer.front} cannot be closed by Escape"
        if not self.table.has_game:
            return
        scene, until = self.table.scene, time.monotonic() + WHEN_STUCK
        self.escape()
        scene.put_back()
        while self._moves(scene) and time.monotonic() < until:
            self.pointer.pump()
        assert not self._moves(scene), "something never arrives"
        self.assert_sound()

    @staticmethod
    def _moves(scene: Any) -> bool:
        return any(item.pos() != item.home for item in scene.tray.hand)
