"""The cards of the hand in the tray, in the player's order."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

_RANK = "0123456789*+-x/="


class Hand(QObject):
    """The cards of a hand, which the player can arrange; `*` is a joker or blank."""

    arranged = Signal()
    """The cards are in another order."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.hand = ""
        """The cards, sorted."""
        self.order: tuple[int, ...] = ()
        """Indexes into the sorted hand, from left to right."""

    @property
    def cards(self) -> str:
        """The cards from left to right."""
        return "".join(self.hand[index] for index in self.order)

    def show(self, hand: str, arranged: str = "") -> None:
        """Show a sorted hand; the cards in `arranged` keep that order, and others follow."""
        self.hand, self.order = hand, in_order_of(hand, arranged)

    def move(self, place: int, to: int) -> None:
        """Move the card at a place so that it ends up at place `to`."""
        if place != to:
            order = list(self.order)
            order.insert(to, order.pop(place))
            self.arrange(order)

    def sort_cards(self) -> None:
        """Put the cards in order: digits from low to high, then jokers, then signs."""
        self.arrange(sorted(self.order, key=lambda index: (_RANK.find(self.hand[index]), index)))

    def arrange(self, order: Sequence[int]) -> None:
        """Put all cards in another order, given by their indexes in the sorted hand."""
        self.order = tuple(order)
        self.arranged.emit()


def in_order_of(hand: str, arranged: str) -> tuple[int, ...]:
    """Indexes of a sorted hand in the order of `arranged`; new cards come last."""
    left = list(range(len(hand)))
    order = []
    for card in arranged:
        same = next((index for index in left if hand[index] == card), None)
        if same is not None:
            left.remove(same)
            order.append(same)
    return (*order, *left)
