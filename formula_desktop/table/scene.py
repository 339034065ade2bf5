"""Picking up and putting down on a table: by dragging, with two clicks, or by keyboard.

The scene moves its own items and leaves nothing to the window system, so a drag is never lost
there. Whatever is held returns to its place if something interrupts the holding.
"""

from __future__ import annotations

import math
from abc import abstractmethod
from collections.abc import Mapping, Sequence
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
"""The steps right and down of each arrow key."""

_MEANT = 0.7
"""What covers more than this of a place that is taken is meant for it."""
_ENOUGH = 0.3
"""What covers more than this of a place is meant for it, where the pointer is on none."""
_TOUCHED = 0.2
"""What covers more than this of a free place may be meant for it."""

_Hit = TypeVar("_Hit", CardItem, PlaceItem)

Target = CardItem | PlaceItem
"""An item that can have the keyboard focus."""


class TableScene(QGraphicsScene, metaclass=AbstractQObject):
    """A table with movable items, whose meaning is up to each game's scene.

    At most one item is held at a time: dragged by the pointer, or picked up by a click or key.
    """

    described_changed = Signal()
    """The items described to screen readers, or the focus, may have changed."""

    flew = Signal(object)
    """Emitted with an item that has moved while it is held or travels, or has come down."""

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
        self.held: CardItem | None = None
        """The item that is dragged or picked up."""
        self.is_dragging = False
        self.places: Sequence[PlaceItem] = ()
        """The places that may take the held item."""
        self._hot: PlaceItem | None = None
        self.area = 0
        """The index of the focus area in use."""
        self._at = 0
        self.shows_focus = False
        """Whether the ring around what has focus is shown: only while keys are used."""
        self.focus_item = FocusItem(theme)
        self.addItem(self.focus_item)

    # --- provided by each game's scene; one that is only looked at needs the first two ------------

    @abstractmethod
    def resize(self, width: float, height: float) -> None:
        """Lay everything out for a window of this many units."""

    @abstractmethod
    def movable_at(self, point: QPointF, finger: float = 0) -> CardItem | None:
        """The item to pick up at a point; a `finger` of this width also hits nearby items."""

    def places_for(self, item: CardItem) -> Sequence[PlaceItem]:
        """The places that may take an item."""
        return ()

    def first_place(self, places: Sequence[PlaceItem]) -> int:
        """The index of the place that gets the focus first."""
        return 0

    def is_likely(self, place: PlaceItem) -> bool:
        """Whether Tab goes to a place that may take the held item."""
        return True

    def is_taken(self, place: PlaceItem) -> bool:
        """Whether something lies on a place that the held item would change places with."""
        return False

    def is_offered(self, place: PlaceItem) -> bool:
        """Whether a place that may take the held item is shown."""
        return True

    def refuses_at(self, point: QPointF) -> bool:
        """Whether the pointer is over a place that does not take the held item."""
        return False

    def drop(self, item: CardItem, place: PlaceItem) -> None:
        """Handle an item put on a place that may take it, giving it its new home."""

    def dropped_nowhere(self, item: CardItem, point: QPointF) -> bool:
        """Handle an item let go elsewhere; return False to send it home."""
        return False

    def clicked(self, point: QPointF, button: Qt.MouseButton) -> None:
        """Handle a click with the right button or on something that cannot be picked up."""

    def focus_areas(self) -> Sequence[Sequence[Target]]:
        """The items that can have the focus, area by area."""
        return ()

    def activate(self, target: CardItem) -> None:
        """Handle a click, Enter or Space on an item while nothing is held."""

    def activate_place(self, place: PlaceItem) -> None:
        """Handle Enter or Space on a place while nothing is held."""

    def move_focused(self, item: CardItem, steps: int) -> bool:
        """Move an item by Ctrl and an arrow key; return whether it moved."""
        return False

    def typed(self, event: QKeyEvent) -> bool:
        """Handle a key that the table itself does not use; return whether it had a meaning."""
        return False

    def redraw(self) -> None:
        """Redraw all that shows faces, since they have changed."""
        for item in self.items():
            item.update()

    # --- holding --------------------------------------------------------------------------------

    def pick_up(self, item: CardItem) -> None:
        """Hold an item until a place is chosen for it."""
        self.put_back()
        self.held = item
        item.hold()
        self._show_places(self.places_for(item))
        if self.shows_focus:
            self._at = self.first_place(self.places)
            self.refresh_focus()
            self._show_hot(self.focused)

    def put_back(self) -> None:
        """Return the held item, if any, to where it came from."""
        self._pressed = None
        item = self._release()
        if item is not None:
            item.go_home(self.glide_ms)

    def _release(self) -> CardItem | None:
        """Stop holding; the item lies where it was let go."""
        item, self.held = self.held, None
        if item is not None:
            item.let_go()
        self.is_dragging = False
        self._show_places(())
        self.refresh_focus()
        return item

    def _show_places(self, places: Sequence[PlaceItem]) -> None:
        for place in self.places:
            place.setVisible(False)
            place.set_hot(False)
        self.places = places
        self._hot = None
        for place in self.places:
            place.setVisible(self.shows_places and self.is_offered(place))
        self.described_changed.emit()

    def _drop_on(self, place: PlaceItem) -> None:
        item = self._release()
        if item is not None:
            self.drop(item, place)

    def _place_at(
        self, point: QPointF, carried: QRectF | None = None, finger: float = 0
    ) -> PlaceItem | None:
        """The place under the pointer, or the one that the carried card covers most."""
        shares: dict[PlaceItem, float] = {}
        if carried is not None:
            shares = {place: _share(place.rect, carried) for place in self.places}
            beside = self._free_beside(shares)
            if beside is not None:
                return beside
        under = [place for place in self.places if place.rect.contains(point)]
        if under:  # a narrow place at the end of a number may lie on its card
            return min(under, key=lambda place: place.rect.width() * place.rect.height())
        offered = filter(self.is_offered, self.places)
        reached = [place for place in offered if place.reach.contains(point)]
        if reached:
            return min(reached, key=lambda place: _distance(place, point))
        if carried is None:
            return nearest(point, self.places, finger)
        best = max(shares, key=lambda each: shares[each], default=None)
        if best is None or shares[best] <= _ENOUGH or self.refuses_at(point):
            return None
        return best

    def _free_beside(self, shares: Mapping[PlaceItem, float]) -> PlaceItem | None:
        """The free place that is meant by a card or tile that also lies on one that is taken.

        Only who covers most of what lies there changes places with it. `shares` says how much of
        each place is covered.
        """
        taken = [share for place, share in shares.items() if share and self.is_taken(place)]
        if not taken or max(taken) > _MEANT:
            return None
        free = [place for place, share in shares.items() if share and not self.is_taken(place)]
        likely = [place for place in free if self.is_likely(place)] or free
        best = max(likely, key=lambda place: shares[place], default=None)
        return best if best is not None and shares[best] > _TOUCHED else None

    # --- the pointer ----------------------------------------------------------------------------

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()
        self.show_focus(False)
        if event.button() != Qt.MouseButton.LeftButton or self._pressed is not None:
            if self._pressed is not None or self.held is not None:
                self.put_back()
            else:
                self.clicked(event.scenePos(), event.button())
            return
        point, finger = event.scenePos(), self.finger(event)
        if self.held is not None and self._place_at(point, finger=finger) is not None:
            return  # the release decides
        item = self.movable_at(point, finger)
        if item is not None and item is not self.held:
            self.put_back()
        if item is None and self.held is None:
            self.clicked(point, event.button())
        self._pressed = item
        self._pressed_at = QPointF(event.screenPos())
        self._grip = point - item.pos() if item is not None else QPointF()

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        # treated like any other press
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()
        item = self._pressed
        if item is None:
            if self.held is not None:
                self._show_hot(self._place_at(event.scenePos()))
            return
        if not event.buttons() & Qt.MouseButton.LeftButton:
            self.put_back()  # with finger and mouse at once the release went elsewhere
            return
        if not self.is_dragging:
            moved = QPointF(event.screenPos()) - self._pressed_at
            far_enough = QGuiApplication.styleHints().startDragDistance()
            if moved.manhattanLength() < far_enough:
                return
            if self.held is not item:
                self.pick_up(item)
                self._pressed = item
            self.is_dragging = True
        item.move_to(event.scenePos() - self._grip)
        self._show_hot(self._place_at(event.scenePos(), item.outline))

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()
        if event.button() != Qt.MouseButton.LeftButton:
            return
        point = event.scenePos()
        item, self._pressed = self._pressed, None
        if self.is_dragging and item is not None:
            place = self._place_at(point, item.outline)
            self._let_go_at(item, item.outline.center(), place)
            return
        if item is None and self.held is not None:
            place = self._place_at(point, finger=self.finger(event))
            self._let_go_at(self.held, point, place)
        elif item is not None and item is not self.held:
            self.activate(item)
        elif self.held is not None:  # otherwise the press was handled, and may have asked
            self.put_back()

    def _let_go_at(self, item: CardItem, point: QPointF, place: PlaceItem | None) -> None:
        if place is not None:
            self._drop_on(place)
        elif self.dropped_nowhere(item, point):
            self._release()
        else:
            self.put_back()

    def finger(self, event: QGraphicsSceneMouseEvent) -> float:
        """The width of the pointer in units: a mouse is a point, a finger takes some room."""
        views = self.views()
        if event.source() == Qt.MouseEventSource.MouseEventNotSynthesized or not views:
            return 0.0
        return look.FINGER / views[0].transform().m11()

    def _show_hot(self, target: Target | None) -> None:
        place = target if isinstance(target, PlaceItem) else None
        if place is not self._hot:
            if self._hot is not None:
                self._hot.set_hot(False)
            if place is not None:
                place.set_hot(True)
            self._hot = place

    # --- the keyboard ---------------------------------------------------------------------------

    def show_focus(self, shows: bool) -> None:
        """Show the focus, or hide it, as after a click."""
        self.shows_focus = shows
        self.refresh_focus()

    def refresh_focus(self) -> None:
        """Move the focus to an item that is still there."""
        target = self.stands_on
        self.focus_item.surround(target.outline if target is not None else None)
        self.described_changed.emit()

    @property
    def stands_on(self) -> Target | None:
        """The focused item, while the focus is shown."""
        return self.focused if self.shows_focus else None

    @property
    def focused(self) -> Target | None:
        """The focused item; a place, while something is held."""
        targets = self._targets()
        if not targets:
            return None
        self._at = max(0, min(self._at, len(targets) - 1))
        return targets[self._at]

    def focus_on(self, target: Target) -> None:
        """Move the focus to an item."""
        for area, targets in enumerate(self.focus_areas()):
            if target in targets:
                self.area, self._at = area, list(targets).index(target)
        self.refresh_focus()

    def next_area(self, forward: bool, *, entering: bool = False) -> bool:
        """Go to the next area that has items; return False after the last one.

        While an item is held, go to the next place that may take it, so that moving the focus
        does not let go of it.
        """
        areas = self.focus_areas()
        if self.held is not None:
            return self._next_place(1 if forward else -1)
        if not entering and not self.shows_focus and self._targets():
            self.show_focus(True)  # after a click the focus is not shown yet
            return True
        area = (-1 if forward else len(areas)) if entering else self.area
        area += 1 if forward else -1
        while 0 <= area < len(areas):
            if areas[area]:
                self.area, self._at = area, 0
                self.show_focus(True)
                return True
            area += 1 if forward else -1
        return False

    def _next_place(self, steps: int) -> bool:
        if self.is_dragging or not self.places:
            return False
        if self.shows_focus:
            places, at = self.places, self._at
            likely = [each for each in range(len(places)) if self.is_likely(places[each])]
            others = likely or range(len(places))
            self._at = min(others, key=lambda each: ((each - at) * steps - 1) % len(places))
        else:  # after a click
            self._at = self.first_place(self.places)
        self.show_focus(True)
        self._show_hot(self.focused)
        return True

    def _targets(self) -> Sequence[Target]:
        if self.held is not None:
            return self.places
        areas = self.focus_areas()
        return areas[self.area] if self.area < len(areas) else ()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.accept()
        if self.is_dragging:
            if event.key() == Qt.Key.Key_Escape:
                self.put_back()
            return
        key = event.key()
        if key in ARROWS:
            self._arrow(*ARROWS[Qt.Key(key)], event.modifiers())
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._enter()
        elif key == Qt.Key.Key_Escape and self.held is not None:
            item = self.held
            self.put_back()
            self.focus_on(item)
        elif self.typed(event):
            self.show_focus(True)
        else:
            event.ignore()

    def slide(self, right: int, down: int) -> None:
        """Move all that is put down, where that is possible."""

    def _arrow(self, right: int, down: int, modifiers: Qt.KeyboardModifier) -> None:
        target = self.focused
        self.show_focus(True)
        if modifiers & Qt.KeyboardModifier.ShiftModifier:
            self.slide(right, down)
            return
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
        self._show_hot(self.focused)

    def press(self, target: Target) -> None:
        """Do what two clicks would, for a screen reader."""
        held = self.held
        if self.is_dragging:
            return
        self.show_focus(True)
        if isinstance(target, PlaceItem) and held is not None:
            self._let_go_at(held, target.rect.center(), target if target in self.places else None)
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
            area, at = self.area, 0
            if self.held is None:
                self.activate_place(target)
                return
            self._drop_on(target)
            self.area, self._at = area, at
            self.refresh_focus()
        elif target is not None:
            self.activate(target)


def _beside(target: Target, targets: Sequence[Target], right: int, down: int) -> Target | None:
    """The nearest target in a direction, preferring those straight ahead."""
    here = target.outline.center()

    def far(other: Target) -> float:
        way = other.outline.center() - here
        ahead = way.x() * right + way.y() * down
        aside = abs(way.x() * down) + abs(way.y() * right)
        return ahead + 3 * aside if ahead > 1 and aside <= ahead else math.inf

    nearest = min(targets, key=far, default=None)
    return nearest if nearest is not None and far(nearest) < math.inf else None


def nearest(point: QPointF, targets: Sequence[_Hit], finger: float) -> _Hit | None:
    """The target nearest to a point among those that a finger of this width hits."""

    def is_hit(target: _Hit) -> bool:
        rect = target.outline
        more = max(0.0, finger - rect.width()) / 2, max(0.0, finger - rect.height()) / 2
        return rect.adjusted(-more[0], -more[1], more[0], more[1]).contains(point)

    hit = [target for target in targets if is_hit(target)]
    return min(
        hit, key=lambda each: (each.outline.center() - point).manhattanLength(), default=None
    )


def _distance(place: PlaceItem, point: QPointF) -> float:
    return (place.rect.center() - point).manhattanLength()


def _share(place: QRectF, carried: QRectF) -> float:
    """The part of the smaller rectangle that the other covers, 0 to 1."""
    if not place.intersects(carried):
        return 0.0
    common = place.intersected(carried)
    smaller = min(place.width() * place.height(), carried.width() * carried.height())
    return common.width() * common.height() / smaller if smaller else 0.0
