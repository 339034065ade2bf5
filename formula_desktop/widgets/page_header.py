"""The header above a table; if it is narrow, it drops what is also available elsewhere."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QWidget

from formula_desktop.look.presentation import Look, header_height
from formula_desktop.look.theme import RING_ROOM
from formula_desktop.widgets.layouts import row
from formula_desktop.widgets.menu_button import MenuButton
from formula_desktop.widgets.plain_text import plain_label


class PageHeader(QFrame):  # unlike a QWidget, it paints its own background
    """The menu button, the title, and whatever the page adds to `row`.

    It hides its spare parts one by one until the rest fits.
    """

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._spare: tuple[QWidget, ...] = ()
        self.setObjectName("header")
        self.menu_button = MenuButton(look, self)
        self.title = plain_label("title")
        edges = (RING_ROOM, 0, RING_ROOM, 0)
        self.row = row(self.menu_button, self.title, edges=edges, inside=self)
        self.follow_look()
        look.changed.connect(self.follow_look)

    def follow_look(self) -> None:
        """Take the height that the current look requires, even before its change signal."""
        self.fit(self._look.unit)

    def fit(self, unit: float) -> None:
        """Be as high as a page needs in a window with this many pixels per unit."""
        self.setFixedHeight(header_height(self._look.theme, unit))

    def can_spare(self, *parts: QWidget) -> None:
        """Set the parts that may be hidden, in order."""
        self._spare = parts
        self._hide_spare()

    def _hide_spare(self) -> None:
        needed = self.row.minimumSize().width()
        needed += sum(self._wide(each) for each in self._spare if each.isHidden())
        for each in self._spare:
            each.setVisible(needed <= self.width())
            if needed > self.width():
                needed -= self._wide(each)

    def _wide(self, part: QWidget) -> int:
        return part.minimumSizeHint().width() + self.row.spacing()

    def event(self, event: QEvent) -> bool:
        """Check the fit when the text of a part has changed."""
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self._hide_spare()
        return done

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._hide_spare()
