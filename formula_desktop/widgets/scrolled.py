"""A scroll area for a column that may be taller than its dialog, but not wider."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget


class Scrolled(QScrollArea):
    """Shows a column, with a scroll bar if it does not fit."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._inside = QWidget()
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.viewport().setAutoFillBackground(False)

    def hold(self, inside: QWidget) -> None:
        """Show this column, which should be a child of `viewport()` from the start.

        A style sheet styles a whole column again each time its parent changes.
        """
        self._inside = inside
        self.setWidget(inside)
        self._suit_bar()

    @property
    def missing(self) -> int:
        """The height missing to show the whole column; negative if there is more than enough."""
        inside = self._inside
        has_wrapped = inside.hasHeightForWidth()
        needed = inside.heightForWidth(self.width()) if has_wrapped else inside.sizeHint().height()
        return needed - self.height()

    def minimumSizeHint(self) -> QSize:
        bar = self.verticalScrollBar().sizeHint().width()
        return QSize(self._inside.minimumSizeHint().width() + bar, 0)

    def _suit_bar(self) -> None:
        """Take away a bar that would be needed only because it narrows the column.

        A column with a ground of its own scrolls faster, but Qt paints all of it twice when a page
        is shown.
        """
        policies, scrolls = Qt.ScrollBarPolicy, self.missing > 0
        self.setVerticalScrollBarPolicy(
            policies.ScrollBarAsNeeded if scrolls else policies.ScrollBarAlwaysOff
        )
        self._inside.setAutoFillBackground(scrolls)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._suit_bar()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._inside and event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
            self._suit_bar()
        return super().eventFilter(watched, event)
