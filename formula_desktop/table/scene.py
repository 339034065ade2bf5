"""Picking up and putting down on a table: by dragging, with two clicks, or by keyboard.

The scene moves its own items and leaves nothing to the window system, so a drag is never lost
there. Whatever is held returns to its place if something interrupts the holding.
"""

from __future__ import annotations

import math
from abc import abstractmethod
from collections.abc import Sequence
from typing import TypeVar

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QGraphicsScene, QGraphicsSceneMouseEvent

from formula_desktop.look import theme as look
from formula_desktop.look.theme import Theme
from formula_desktop.models.abstract import AbstractQObject
from formula_desktop.table.items import CardItem, FocusItem, PlaceItem

ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
"""How far right and down each arrow key points."""

_Hit = TypeVar("_Hit", CardItem, PlaceItem)

Target = CardItem | PlaceItem
"""What the keyboard can stand on."""


class TableScene(QGraphicsScene, metaclass=AbstractQObject):
    """A table with movable items; what they mean is for the game's own scene to say.

    At most one item is held at a time: dragged by the pointer, or picked up by a click or key.
    """

    told = Signal()
    """What there is to tell of the table, or where the keyboard stands, may be another."""

    has_rows = False
    """Whether arrow keys stop at the end of a row instead of going round."""

    def __init__(self, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.theme = theme
        self.glide_ms = look.GLIDE_MS
        self.shows_places = True
        self._pressed: CardItem | None = None
        self._pressed_at = QPointF()
        self._grip = QPointF()
        self._held: CardItem | None = None
        self._is_dragging = False
        self._places: list[PlaceItem] = []
        self._hot: PlaceItem | None = None
        self._area = 0
        self._at = 0
        self._shows_focus = False
        self._focus_item = FocusItem(theme)
        self.addItem(self._focus_item)

    # --- what the game's scene says: one that is only looked at has the first two of these --------

    @abstractmethod
    def resize(self, width: float, height: float) -> None:
        """Lay everything out for a window of this many units."""

    @abstractmethod
    def movable_at(self, point: QPointF, finger: float = 0) -> CardItem | None:
        """What can be picked up at a point; a `finger` so wide also hits what is smaller."""

    def places_for(self, item: CardItem) -> Sequence[PlaceItem]:
        """The places that may take an item."""
        return ()

    def first_place(self, places: Sequence[PlaceItem]) -> int:
        """Which of the places the keyboard stands on first."""
        return 0

    def refuses_at(self, point: QPointF) -> bool:
        """Whether the pointer is over a place that does not take what is held."""
        return False

    def drop(self, item: CardItem, place: PlaceItem) -> None:
        """An item has been put on a place that may take it; the scene finds its new home."""

    def dropped_nowhere(self, item: CardItem, point: QPointF) -> bool:
        """An item has been let go elsewhere; whether that has a meaning. Else it goes home."""
        return False

    def clicked(self, point: QPointF, button: Qt.MouseButton) -> None:
        """Something that cannot be picked up has been clicked, or with the right button."""

    def focus_areas(self) -> Sequence[Sequence[Target]]:
        """What the keyboard can stand on, area by area."""
        return ()

    def activate(self, target: CardItem) -> None:
        """A click, Enter or Space on an item while nothing is held."""

    def activate_place(self, place: PlaceItem) -> None:
        """Enter or Space on a place while nothing is held."""

    def move_focused(self, item: CardItem, steps: int) -> bool:
        """Ctrl and an arrow key: move an item among its neighbours; whether it moved."""
        return False

    def typed(self, event: QKeyEvent) -> bool:
        """A key that the table itself has no use for; whether it had a meaning."""
        return False

    def redraw(self) -> None:
        """Faces are drawn otherwise now: what shows some must not keep them."""
        for item in self.items():
            item.update()

    # --- holding --------------------------------------------------------------------------------

    @property
    def held(self) -> CardItem | None:
        """What is dragged or picked up now."""
        return self._held

    @property
    def is_dragging(self) -> bool:
        return self._is_dragging

    def pick_up(self, item: CardItem) -> None:
        """Hold an item until a place is chosen for it."""
        self.put_back()
        self._held = item
        item.hold()
        self._show_places(self.places_for(item))
        if self._shows_focus:
            self._at = self.first_place(self._places)
            self.refresh_focus()
            focused = self.focused
            self._show_hot(focused if isinstance(focused, PlaceItem) else None)

    def put_back(self) -> None:
        """Let go of what is held, wherever it came from; nothing happens when nothing is."""
        self._pressed = None
        item = self._release()
        if item is not None:
            item.go_home(self.glide_ms)

    def _release(self) -> CardItem | None:
        """Hold nothing any more; what was held lies where it was let go."""
        item, self._held = self._held, None
        if item is not None:
            item.let_go()
        self._is_dragging = False
        self._show_places(())
        self.refresh_focus()
        return item

    def _show_places(self, places: Sequence[PlaceItem]) -> None:
        for place in self._places:
            place.setVisible(False)
            place.set_hot(False)
        self._places = list(places)
        self._hot = None
        for place in self._places:
            place.setVisible(self.shows_places)
        self.told.emit()

    def _drop_on(self, place: PlaceItem) -> None:
        item = self._release()
        if item is not None:
            self.drop(item, place)

    def _place_at(
        self, point: QPointF, carried: QRectF | None = None, finger: float = 0
    ) -> PlaceItem | None:
        """The place under the pointer, or the one that the carried card covers most."""
        under = [place for place in self._places if place.rect.contains(point)]
        if under:  # a narrow place at the end of a number may lie on its card
            return min(under, key=lambda place: place.rect.width() * place.rect.height())
        near = nearest(point, self._places, finger)
        if near is not None and carried is None:
            return near
        if carried is None or self.refuses_at(point):
            return None
        shares = [(_share(place.rect, carried), place) for place in self._places]
        share, best = max(shares, key=lambda each: each[0], default=(0.0, None))
        return best if share > 0.3 else None

    # --- the pointer ----------------------------------------------------------------------------

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()
        self.show_focus(False)
        if event.button() != Qt.MouseButton.LeftButton or self._pressed is not None:
            if self._pressed is not None or self._held is not None:
                self.put_back()
            else:
                self.clicked(event.scenePos(), event.button())
            return
        point, finger = event.scenePos(), self.finger(event)
        if self._held is not None and self._place_at(point, finger=finger) is not None:
            return  # the release decides
        item = self.movable_at(point, finger)
        if item is not None and item is not self._held:
            self.put_back()
        if item is None and self._held is None:
            self.clicked(point, event.button())
        self._pressed = item
        self._pressed_at = QPointF(event.screenPos())
        self._grip = point - item.pos() if item is not None else QPointF()

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        # the second press of a double click is a press like any other
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()
        item = self._pressed
        if item is None:
            if self._held is not None:
                self._show_hot(self._place_at(event.scenePos()))
            return
        if not event.buttons() & Qt.MouseButton.LeftButton:
            self.put_back()  # a finger and the mouse at once: the release went elsewhere
            return
        if not self._is_dragging:
            moved = QPointF(event.screenPos()) - self._pressed_at
            far_enough = QGuiApplication.styleHints().startDragDistance()
            if moved.manhattanLength() < far_enough:
                return
            if self._held is not item:
                self.pick_up(item)
                self._pressed = item
            self._is_dragging = True
        item.setPos(event.scenePos() - self._grip)
        self._show_hot(self._place_at(event.scenePos(), item.outline))

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()
        if event.button() != Qt.MouseButton.LeftButton:
            return
        point = event.scenePos()
        item, self._pressed = self._pressed, None
        if self._is_dragging and item is not None:
            place = self._place_at(point, item.outline)
            self._let_go_at(item, item.outline.center(), place)
            return
        if item is None and self._held is not None:
            place = self._place_at(point, finger=self.finger(event))
            self._let_go_at(self._held, point, place)
        elif item is not None and item is not self._held:
            self.activate(item)
        elif self._held is not None:  # else the press has been dealt with, and may have asked
            self.put_back()

    def _let_go_at(self, item: CardItem, point: QPointF, place: PlaceItem | None) -> None:
        """The item that was held is let go over a place, or elsewhere."""
        if place is not None:
            self._drop_on(place)
        elif self.dropped_nowhere(item, point):
            self._release()
        else:
            self.put_back()

    def finger(self, event: QGraphicsSceneMouseEvent) -> float:
        """How wide in units what points is: a mouse is a point, a finger takes some room."""
        views = self.views()
        if event.source() == Qt.MouseEventSource.MouseEventNotSynthesized or not views:
            return 0.0
        return look.FINGER / views[0].transform().m11()

    def _show_hot(self, place: PlaceItem | None) -> None:
        if place is not self._hot:
            if self._hot is not None:
                self._hot.set_hot(False)
            if place is not None:
                place.set_hot(True)
            self._hot = place

    # --- the keyboard ---------------------------------------------------------------------------

    def show_focus(self, shows: bool) -> None:
        """Show where the keyboard stands, or not, as after a click."""
        self._shows_focus = shows
        self.refresh_focus()

    def refresh_focus(self) -> None:
        """Stand on something that is still there."""
        target = self.focused if self._shows_focus else None
        self._focus_item.theme = self.theme
        self._focus_item.surround(target.outline if target is not None else None)
        self.told.emit()

    @property
    def stands_on(self) -> Target | None:
        """What the keyboard stands on, once that is shown."""
        return self.focused if self._shows_focus else None

    @property
    def places(self) -> Sequence[PlaceItem]:
        """The places that may take what is held."""
        return tuple(self._places)

    @property
    def focused(self) -> Target | None:
        """What the keyboard stands on; places, while something is held."""
        targets = self._targets()
        if not targets:
            return None
        self._at = max(0, min(self._at, len(targets) - 1))
        return targets[self._at]

    def focus_on(self, target: Target) -> None:
        """Stand on something."""
        for area, targets in enumerate(self.focus_areas()):
            if target in targets:
                self._area, self._at = area, list(targets).index(target)
        self.refresh_focus()

    def next_area(self, forward: bool, *, entering: bool = False) -> bool:
        """Go to the next area that has something; False behind the last one.

        With something picked up, go to the next place that may take it: it is not let go of by
        looking for the way.
        """
        areas = self.focus_areas()
        if self._held is not None:
            return self._next_place(1 if forward else -1)
        if not entering and not self._shows_focus and self._targets():
            self.show_focus(True)  # after a click: where the keyboard stands is not seen yet
            return True
        area = (-1 if forward else len(areas)) if entering else self._area
        area += 1 if forward else -1
        while 0 <= area < len(areas):
            if areas[area]:
                self._area, self._at = area, 0
                self.show_focus(True)
                return True
            area += 1 if forward else -1
        return False

    def _next_place(self, steps: int) -> bool:
        if self._is_dragging or not self._places:
            return False
        if self._shows_focus:
            self._at = (self._at + steps) % len(self._places)
        else:  # after a click
            self._at = self.first_place(self._places)
        self.show_focus(True)
        focused = self.focused
        self._show_hot(focused if isinstance(focused, PlaceItem) else None)
        return True

    def _targets(self) -> Sequence[Target]:
        if self._held is not None:
            return self._places
        areas = self.focus_areas()
        return areas[self._area] if self._area < len(areas) else ()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.accept()
        if self._is_dragging:
            if event.key() == Qt.Key.Key_Escape:
                self.put_back()
            return
        key = event.key()
        if key in ARROWS:
            self._arrow(*ARROWS[Qt.Key(key)], event.modifiers())
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._enter()
        elif key == Qt.Key.Key_Escape and self._held is not None:
            item = self._held
            self.put_back()
            self.focus_on(item)
        elif self.typed(event):
            self.show_focus(True)
        else:
            event.ignore()

    def _arrow(self, right: int, down: int, modifiers: Qt.KeyboardModifier) -> None:
        target = self.focused
        self.show_focus(True)
        if target is None:
            return
        if modifiers & Qt.KeyboardModifier.ControlModifier:
            if isinstance(target, CardItem) and self.move_focused(target, right + down):
                self.focus_on(target)
            return
        targets = list(self._targets())
        following = _beside(target, targets, right, down)
        if following is None and not self.has_rows:
            following = targets[(self._at + right + down) % len(targets)]
        if following is not None:
            self._at = targets.index(following)
        self.refresh_focus()
        focused = self.focused
        self._show_hot(focused if isinstance(focused, PlaceItem) else None)

    def press(self, target: Target) -> None:
        """Do what two clicks would, for those who come to it neither by pointer nor by keys."""
        held = self._held
        if self._is_dragging:
            return
        self.show_focus(True)
        if isinstance(target, PlaceItem) and held is not None:
            self._let_go_at(held, target.rect.center(), target if target in self._places else None)
        elif target is held:
            self.put_back()
            self.focus_on(target)
        else:
            self.put_back()
            self.focus_on(target)
            if self.focused is target:
                self._enter()

    def _enter(self) -> None:
        target = self.focused
        self.show_focus(True)
        if isinstance(target, PlaceItem):
            area, at = self._area, 0
            if self._held is None:
                self.activate_place(target)
                return
            self._drop_on(target)
            self._area, self._at = area, at
            self.refresh_focus()
        elif target is not None:
            self.activate(target)


def _beside(target: Target, targets: Sequence[Target], right: int, down: int) -> Target | None:
    """The nearest target in a direction, those straight ahead first."""
    here = target.outline.center()

    def far(other: Target) -> float:
        way = other.outline.center() - here
        ahead = way.x() * right + way.y() * down
        aside = abs(way.x() * down) + abs(way.y() * right)
        return ahead + 3 * aside if ahead > 1 and aside <= ahead else math.inf

    nearest = min(targets, key=far, default=None)
    return nearest if nearest is not None and far(nearest) < math.inf else None


def nearest(point: QPointF, targets: Sequence[_Hit], finger: float) -> _Hit | None:
    """Of what a finger that wide hits at a point, the one whose middle is nearest."""

    def is_hit(target: _Hit) -> bool:
        rect = target.outline
        more = max(0.0, finger - rect.width()) / 2, max(0.0, finger - rect.height()) / 2
        return rect.adjusted(-more[0], -more[1], more[0], more[1]).contains(point)

    hit = [target for target in targets if is_hit(target)]
    return min(
        hit, key=lambda each: (each.outline.center() - point).manhattanLength(), default=None
    )


def _share(place: QRectF, carried: QRectF) -> float:
    """How much of the smaller of the two the other covers, 0 to 1."""
    common = place.intersected(carried)
    smaller = min(place.width() * place.height(), carried.width() * carried.height())
    return common.width() * common.height() / smaller if smaller else 0.0
