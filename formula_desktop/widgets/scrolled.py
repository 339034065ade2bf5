"""A scroll area for a column that may be taller than its dialog, but not wider."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QScrollArea, QWidget

_SHARE: Final = 1.2  # the height of the shadow, as a share of that of a line
_DARK: Final = 70  # of 255, at the edge


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
        self._more_below = MoreBelow(self)

    def hold(self, inside: QWidget) -> None:
        """Show this column, which should be a child of `viewport()` from the start.

        A style sheet styles a whole column again each time its parent changes.
        """
        self._inside = inside
        inside.setAutoFillBackground(False)
        self.setWidget(inside)

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
        """Take away a bar that would be needed only because it narrows the column."""
        policies = Qt.ScrollBarPolicy
        self.setVerticalScrollBarPolicy(
            policies.ScrollBarAsNeeded if self.missing > 0 else policies.ScrollBarAlwaysOff
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._suit_bar()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._inside and event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
            self._suit_bar()
        return super().eventFilter(watched, event)


class MoreBelow(QWidget):
    """A shadow over the lower edge of an area, which says that there is more below."""

    def __init__(self, area: QAbstractScrollArea) -> None:
        super().__init__(area)
        self._area = area
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.hide()
        bar = area.verticalScrollBar()
        for changed in (bar.rangeChanged, bar.valueChanged):
            changed.connect(self._follow)
        area.viewport().installEventFilter(self)

    def _follow(self) -> None:
        bar, place = self._area.verticalScrollBar(), self._area.viewport().geometry()
        high = round(_SHARE * self.fontMetrics().height())
        self.setGeometry(place.left(), place.bottom() + 1 - high, place.width(), high)
        self.setVisible(bar.value() < bar.maximum())
        self.raise_()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self._follow()
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        shadow = QLinearGradient(0, 0, 0, self.height())
        shadow.setColorAt(0, QColor(0, 0, 0, 0))
        shadow.setColorAt(1, QColor(0, 0, 0, _DARK))
        painter.fillRect(self.rect(), shadow)
        painter.end()
