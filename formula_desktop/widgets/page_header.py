"""The line above a table; if it is narrow, it drops what can be found elsewhere."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget


class PageHeader(QWidget):
    """Leaves out one of its spare parts after another until the rest has room."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._spare: tuple[QWidget, ...] = ()
        self.setObjectName("header")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)

    def can_spare(self, *parts: QWidget) -> None:
        """Name the parts that may be left out, the first one first."""
        self._spare = parts
        self._fit()

    def _fit(self) -> None:
        layout = self.layout()
        if layout is None:  # it is still being made
            return
        needed = layout.minimumSize().width()
        needed += sum(self._wide(each) for each in self._spare if each.isHidden())
        for each in self._spare:
            each.setVisible(needed <= self.width())
            if needed > self.width():
                needed -= self._wide(each)

    def _wide(self, part: QWidget) -> int:
        layout = self.layout()
        return part.minimumSizeHint().width() + (layout.spacing() if layout is not None else 0)

    def event(self, event: QEvent) -> bool:
        """Something in it says something else."""
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self._fit()
        return done

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width."""
        super().resizeEvent(event)
        self._fit()
