"""The view of a table: scales it to the window, and passes on keys and interruptions."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
    QTransform,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from formula_desktop.look import theme as look
from formula_desktop.look.faces import Faces
from formula_desktop.table.accessible import DescribedView, tell_of_tables
from formula_desktop.table.flights import Flights
from formula_desktop.table.scene import TableScene

_SMOOTH = QPainter.RenderHint.SmoothPixmapTransform
TABLE_HEIGHT = look.TABLE.height - look.HEADER_HEIGHT


class TableView(DescribedView):
    """Shows a TableScene, whatever the size of the window."""

    fitted = Signal()
    """The table has been scaled to another size of the window."""

    def __init__(self, faces: Faces, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        # Qt would make the same. PySide takes 8 ms to find the type of a widget that is not ours.
        self.setViewport(QWidget())
        tell_of_tables()
        self._faces = faces
        self._flights = Flights(self)
        self.unit = 0.0
        """The pixels in a unit."""
        # while the window's edge is dragged
        self._rest = QTimer(self, singleShot=True, interval=look.RESIZE_REST_MS)
        self._rest.timeout.connect(self._end_row)
        # one change of the window may resize the table more than once
        self._next = QTimer(self, singleShot=True, interval=0)
        self._next.timeout.connect(self._begin_row)
        self._is_in_row = False
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.BoundingRectViewportUpdate)
        self.setCacheMode(QGraphicsView.CacheModeFlag.CacheBackground)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)

    def pixels(self, rect: QRectF) -> QRect:
        """The pixels of a part of the scene."""
        return QTransform.fromScale(self.unit, self.unit).mapRect(rect).toRect()

    @property
    def table(self) -> TableScene | None:
        """The scene that is shown."""
        scene = self.scene()
        return scene if isinstance(scene, TableScene) else None

    def show_table(self, scene: TableScene) -> None:
        """Show another scene."""
        self.setScene(scene)
        self._flights.follow(scene)
        scene.described_changed.connect(self._tell)
        self.fit()
        self._tell()

    def clear(self) -> None:
        """Show nothing."""
        self._flights.leave()
        self.setScene(None)
        self._tell()

    def _tell(self) -> None:
        if self.tree is not None:
            self.tree.follow_later()

    def fit(self, *, is_resizing: bool = False) -> None:
        """Scale the table to the window.

        While sizes follow each other, faces are scaled in the quickest way until the window
        rests: redrawing all of them takes longer than a frame.
        """
        width, height = self.viewport().width(), self.viewport().height()
        unit = min(width / look.TABLE.width, height / TABLE_HEIGHT)
        if unit <= 0:
            return
        self.unit = unit
        if self._is_in_row:
            self.setRenderHint(_SMOOTH, False)
        else:
            self._sharpen()
        if is_resizing:
            self._next.start()
        self.setTransform(QTransform.fromScale(unit, unit))
        if self.table is not None:
            self.table.resize(width / unit, height / unit)
        self.resetCachedContent()
        self.fitted.emit()

    def _begin_row(self) -> None:
        """Treat a size that follows before the window rests as one of a series."""
        self._is_in_row = True
        self._rest.start()

    def _end_row(self) -> None:
        self._is_in_row = False
        self._sharpen()

    def _sharpen(self) -> None:
        self.setRenderHint(_SMOOTH)
        if self._faces.change(scale=self.unit * self.devicePixelRatioF()):
            self.resetCachedContent()
            if self.table is not None:
                self.table.redraw()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit(is_resizing=self.isVisible() and event.oldSize().isValid())

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._is_in_row = False
            self.fit()
        elif event.type() in (QEvent.Type.WindowDeactivate, QEvent.Type.WindowBlocked):
            self._interrupt()
        return super().event(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Ignore a press on a table that was left, sent by Qt while another button is held."""
        if self.isVisible():
            super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if self.isVisible():
            super().mouseDoubleClickEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        if not self.isVisible():  # by such a press; a table that was left gets no keys
            self.clearFocus()
            return
        super().focusInEvent(event)
        by = Qt.FocusReason
        reasons = {
            by.TabFocusReason: True,
            by.BacktabFocusReason: False,
            by.ShortcutFocusReason: True,
        }
        if self.table is not None and event.reason() in reasons:
            is_forward = reasons[event.reason()]
            stands = self.table.next_area(is_forward, entering=True)
            # Tab goes on if nothing can take the focus, unless it came back from a button
            if not stands and event.reason() != by.ShortcutFocusReason:
                self.focusNextPrevChild(is_forward)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._interrupt()
        if self.table is not None:
            self.table.show_focus(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the focus with a key that a button or list beside the table has left unused.

        What the key does may pass the focus on: then it stays there.
        """
        had_focus = self.hasFocus()
        super().keyPressEvent(event)
        takes_focus = self.focusPolicy() != Qt.FocusPolicy.NoFocus  # not when looking back
        may_take_it = takes_focus and self.isVisible()  # the key may have left the table
        if event.isAccepted() and may_take_it and not had_focus:
            self.setFocus(Qt.FocusReason.OtherFocusReason)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._interrupt()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Move the focus by Tab from area to area on the table, then to the next control."""
        if self.table is not None and self.hasFocus() and self.table.next_area(forward):
            return True
        return super().focusNextPrevChild(forward)

    def _interrupt(self) -> None:
        if self.table is not None:
            self.table.put_back()
