"""The items in a player's tray, a hand or rack; each keeps its identity."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF

from formula_desktop.look.faces import Face, Faces
from formula_desktop.table.items import CardItem
from formula_desktop.table.scene import TableScene


class Tray(ABC):
    """The cards or tiles of the shown seat, and those of others on their way."""

    def __init__(self, scene: TableScene, faces: Faces) -> None:
        self._scene = scene
        self.faces = faces
        """What draws the items."""
        self.hand: list[CardItem] = []
        """Items by their index in the draft's hand; some may be put down."""
        self.hand_cards = ""
        self.order: tuple[int, ...] = ()
        """Indexes into the hand, from left to right."""
        self.is_covered = False
        self.travelling: dict[int, CardItem] = {}
        """Items on their way that another player puts down, by index in that hand."""
        self.still: list[CardItem] = []
        """Items that wait for their turn to travel."""
        self._fresh: set[CardItem] = set()

    @property
    def shown_order(self) -> Sequence[int]:
        """Indexes into the hand in the order shown."""
        return self.order

    @abstractmethod
    def _hand_face(self, card: str) -> Face:
        """The face of a card of the hand, before it is sent anywhere."""

    def deal_hand(self, cards: str, used: frozenset[int], start: QPointF | None) -> None:
        """Show another hand; items that were there before stay, and new ones come from `start`.

        `used` has the indexes in the previous hand that have been played. Without `start` new
        items appear at home.
        """
        free: dict[str, list[CardItem]] = {}
        for index, (card, item) in enumerate(zip(self.hand_cards, self.hand, strict=True)):
            if index in used:
                self._remove(item)
            else:
                free.setdefault(card, []).append(item)
        self.hand = [
            free[card].pop(0) if free.get(card) else self._item(self._hand_face(card), start)
            for card in cards
        ]
        for items in free.values():
            for item in items:
                self._remove(item)
        self.hand_cards = cards

    def hold_still(self, items: Sequence[CardItem]) -> None:
        """Give items their homes, but let them travel there later."""
        self.still = list(items)

    def _end_travelling(self) -> None:
        for item in self.travelling.values():
            self._remove(item)
        self.travelling, self.still = {}, []

    def _item(self, face: Face, at: QPointF | None = None) -> CardItem:
        item = CardItem(self.faces, face)
        item.setPos(at or QPointF())
        self._scene.addItem(item)
        item.flew.connect(self._scene.flew)
        if at is None:
            self._fresh.add(item)
        return item

    def _remove(self, item: CardItem) -> None:
        item.stop()
        item.land()
        self._fresh.discard(item)
        self._scene.removeItem(item)

    def _send(
        self, item: CardItem, home: QRectF, face: Face, layer: float, milliseconds: int
    ) -> None:
        """Give an item a home and a face, and send it there, unless it waits."""
        item.home = home.topLeft()
        item.rest_at(layer)
        item.show_face(face)
        if item not in self.still:
            item.go_home(0 if item in self._fresh else milliseconds)
