"""Rings around widgets: the one with the keyboard focus, in every window, and what comes next."""

from PySide6 import QtCore
from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF
from PySide6.QtGui import QPainter, QPaintEvent, QWindow
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget
from shiboken6 import isValid

from formula_desktop.look import theme as look
from formula_desktop.look.faces import paint_focus_ring
from formula_desktop.look.theme import RING_ROOM, Theme


class Ring(QWidget):
    """A thick ring around a widget."""

    def __init__(self, target: QWidget, theme: Theme) -> None:
        """`target` must have a parent, on which the ring is painted; or on the parent's parent, if
        `ring_is_outside` says that the parent has no room for it."""
        ground = target.parentWidget()
        if ground is not None and getattr(target, "ring_is_outside", False):
            ground = ground.parentWidget()
        assert ground is not None  # as said above
        super().__init__(ground)
        self._ground = ground
        self._target = target
        self._theme = theme
        self.setAttribute(QtCore.Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(QtCore.Qt.WidgetAttribute.WA_NoSystemBackground)
        target.installEventFilter(self)
        self._follow()

    def leave(self) -> None:
        """Hide permanently: until it is deleted, it would reappear with its target."""
        if isValid(self._target):
            self._target.removeEventFilter(self)
        self.hide()
        self.deleteLater()

    def _follow(self) -> None:
        room = RING_ROOM
        place = QRect(self._target.mapTo(self._ground, QPoint()), self._target.size())
        self.setGeometry(place.adjusted(-room, -room, room, room))
        self.setVisible(self._target.isVisible())
        self.raise_()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the target when it moves or resizes."""
        kinds = QEvent.Type
        if event.type() in (kinds.Move, kinds.Resize, kinds.Show, kinds.Hide):
            self._follow()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ring around the target."""
        painter = QPainter(self)
        room = RING_ROOM - 1.0
        inner = QRectF(self.rect()).adjusted(room, room, -room, -room)
        radius = getattr(self._target, "ring_radius", look.BUTTON_RADIUS - 3)
        paint_focus_ring(painter, inner, self._theme, radius=radius)
        painter.end()


class FocusRing(Ring):
    """The ring around the widget that has keyboard focus."""


_PRESSES = (QEvent.Type.MouseButtonPress, QEvent.Type.TouchBegin, QEvent.Type.TabletPress)


class FocusMarker(QObject):
    """Shows a focus ring around the focused widget in all windows while the keyboard is used.

    As `:focus-visible` on the web: no ring from the start, none after a click, and one from the
    next key on.
    """

    def __init__(self, app: QApplication, theme: Theme, parent: QObject | None = None) -> None:
        """Start at once; `theme` may be changed."""
        super().__init__(parent)
        self.theme = theme
        self._has_keys = False
        self._ring: FocusRing | None = None
        app.focusChanged.connect(self.mark)
        # Only windows are watched: a filter of the whole program would see every event.
        app.focusWindowChanged.connect(self._watch)
        self._watch(app.focusWindow())

    def _watch(self, window: QWindow | None) -> None:
        if window is not None:
            window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: object) -> bool:
        """Notice whether the keyboard or the pointer is used."""
        # PySide may take an event for an object that lay at its address before.
        if not isinstance(event, QEvent):
            return False
        if event.type() == QEvent.Type.KeyPress:
            self.show_rings(True)
        elif event.type() in _PRESSES:
            self.show_rings(False)
        return False

    def show_rings(self, has_keys: bool) -> None:
        """Show a ring from now on, or none."""
        if has_keys != self._has_keys:
            self._has_keys = has_keys
            self._follow(QApplication.focusWidget())

    def mark(self, _old: QWidget | None, now: QWidget | None) -> None:
        """Move the ring to the newly focused widget, if that needs one."""
        self._follow(now)
        if now is not None and _needs_ring(now):
            _bring_into_view(now)

    def _follow(self, now: QWidget | None) -> None:
        # The ring is deleted with its dialog.
        if self._ring is not None and isValid(self._ring):
            self._ring.leave()
        needs_one = self._has_keys and now is not None and _needs_ring(now)
        self._ring = FocusRing(now, self.theme) if now is not None and needs_one else None


def _bring_into_view(widget: QWidget) -> None:
    """Scroll to a widget focused with Tab: Qt does so only within one scroll area."""
    if QApplication.mouseButtons() != QtCore.Qt.MouseButton.NoButton:
        return  # what is being pressed must not move
    above = widget.parentWidget()
    while above is not None:
        if isinstance(above, QScrollArea):
            above.ensureWidgetVisible(widget, RING_ROOM, RING_ROOM)
        above = above.parentWidget()


def _needs_ring(widget: QWidget) -> bool:
    """Whether a widget gets a ring: not the table, which shows its own focus, nor windows and
    menus."""
    parent = widget.parentWidget()
    if widget.inherits("QGraphicsView") or widget.isWindow() or parent is None:
        return False
    if parent.inherits("QSplitter"):  # it would treat the ring as a pane
        return False
    return widget.window().windowType() != QtCore.Qt.WindowType.Popup
