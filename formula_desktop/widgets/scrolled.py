"""A scroll area for a column that may be longer than its dialog, but not wider."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget


class Scrolled(QScrollArea):
    """Shows a column, and a bar beside it where that is longer than the room."""

    def __init__(self, inside: QWidget) -> None:
        super().__init__()
        self._inside = inside
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.viewport().setAutoFillBackground(False)
        inside.setAutoFillBackground(False)
        self.setWidget(inside)

    @property
    def missing(self) -> int:
        """How much higher it has to be to show the whole column; below 0 where it is higher."""
        return self._inside.heightForWidth(self.width()) - self.height()

    def minimumSizeHint(self) -> QSize:
        """As wide as the column and its scroll bar must be."""
        bar = self.verticalScrollBar().sizeHint().width()
        return QSize(self._inside.minimumSizeHint().width() + bar, 0)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """When something in the column needs more room, so does the whole of it."""
        if watched is self._inside and event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)
