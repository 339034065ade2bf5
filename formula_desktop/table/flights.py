"""What is held or travels, above the list and the buttons on top of the table."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QRegion
from PySide6.QtWidgets import QGraphicsView, QWidget

from formula_desktop.table.items import CardItem
from formula_desktop.table.scene import TableScene


class Flights(QWidget):
    """Paints again, over the widgets on a view, the part of a card or tile that they hide.

    It is shown only while one is there, and lets every press through.
    """

    def __init__(self, view: QGraphicsView) -> None:
        super().__init__(view)
        self._view = view
        self._items: dict[CardItem, QRect] = {}
        self._hiding = QRegion()
        """Where widgets lay on the view when an item last took off."""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def follow(self, scene: TableScene) -> None:
        """Follow the items of a scene."""
        self.leave()
        scene.flew.connect(self._follow)

    def leave(self) -> None:
        """Follow no items any more."""
        self._items.clear()
        self.hide()

    def _follow(self, item: CardItem) -> None:
        if item.scene() is not self._view.scene():
            return  # of a scene that was shown before, and may be gone at the next paint
        dirty = self._items.pop(item, None)
        if dirty is None:
            dirty, self._hiding = QRect(), self._find_hiding()
        if item.is_flying:
            to_view = self._view.viewportTransform()
            now = to_view.mapRect(item.sceneBoundingRect()).toAlignedRect()
            self._items[item] = now
            dirty = dirty.united(now)
        if any(self._hiding.intersects(rect) for rect in self._items.values()):
            if self.isHidden():
                self.setGeometry(self._view.rect())
                self.raise_()
                self.show()
            self.update(dirty)
        elif not self.isHidden():
            self.hide()

    def _find_hiding(self) -> QRegion:
        """Where widgets lie on the view."""
        region, skipped = QRegion(), (self, self._view.viewport())
        for each in self._view.children():
            if isinstance(each, QWidget) and each not in skipped and each.isVisible():
                region += each.geometry()
        return region

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(self._view.renderHints())
        painter.setClipRegion(self._find_hiding() & event.region())
        origin = self._view.viewport().mapTo(self._view, QPoint())
        for item in sorted(self._items, key=CardItem.zValue):
            to_view = item.sceneTransform() * self._view.viewportTransform()
            painter.setTransform(to_view)
            painter.translate(origin)
            item.paint(painter, None)
