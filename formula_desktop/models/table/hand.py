"""The cards of the hand in the tray, in the player's order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractListModel, QByteArray, QObject, Qt

from formula_desktop.models.indexes import NO_INDEX, Index

_RANK = "0123456789*+-x/="


class HandRole(IntEnum):
    """The data of a card's row besides its text."""

    INDEX = Qt.ItemDataRole.UserRole + 1  # of the card in the sorted hand
    IS_DOWN = Qt.ItemDataRole.UserRole + 2  # put down in the draft


class HandModel(QAbstractListModel):
    """A row for each card: its text is the card, `*` for a joker."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._hand = ""
        self._order: list[int] = []
        self._down: frozenset[int] = frozenset()

    # --- called by Qt ---------------------------------------------------------------------------

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self._order)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        card = self._order[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return self._hand[card]
        if role == HandRole.INDEX:
            return card
        if role == HandRole.IS_DOWN:
            return card in self._down
        return None

    def roleNames(self) -> dict[int, QByteArray]:
        names = super().roleNames()
        return names | {role.value: QByteArray(role.name.lower().encode()) for role in HandRole}

    # --- changed by the game and the table ------------------------------------------------------

    @property
    def hand(self) -> str:
        """The cards, sorted."""
        return self._hand

    @property
    def order(self) -> tuple[int, ...]:
        """Indexes into the sorted hand, from left to right."""
        return tuple(self._order)

    @property
    def cards(self) -> str:
        """The cards from left to right."""
        return "".join(self._hand[index] for index in self._order)

    def show(self, hand: str, arranged: str = "") -> None:
        """Show a sorted hand; the cards in `arranged` keep that order, and others follow."""
        self.beginResetModel()
        self._hand, self._down = hand, frozenset()
        self._order = in_order_of(hand, arranged)
        self.endResetModel()

    def set_down(self, indexes: frozenset[int]) -> None:
        """Mark the cards that are put down in the draft."""
        changed = self._down ^ indexes
        self._down = indexes
        for row, card in enumerate(self._order):
            if card in changed:
                self.dataChanged.emit(self.index(row), self.index(row), [HandRole.IS_DOWN])

    def move(self, row: int, to: int) -> None:
        """Move a card so that it ends up at row `to`."""
        to = max(0, min(to, len(self._order) - 1))
        if row == to or not 0 <= row < len(self._order):
            return
        self.beginMoveRows(NO_INDEX, row, row, NO_INDEX, to + (to > row))
        self._order.insert(to, self._order.pop(row))
        self.endMoveRows()

    def sort_cards(self) -> None:
        """Put the cards in order: digits from low to high, then jokers, then signs."""
        self.arrange(sorted(self._order, key=lambda index: (_RANK.find(self._hand[index]), index)))

    def arrange(self, order: Sequence[int]) -> None:
        """Put all cards in another order, given by their indexes in the sorted hand."""
        self.layoutAboutToBeChanged.emit()
        before = self.persistentIndexList()
        held = [self._order[index.row()] for index in before]
        self._order = list(order)
        after = [self.index(self._order.index(card)) for card in held]
        self.changePersistentIndexList(before, after)
        self.layoutChanged.emit()


def in_order_of(hand: str, arranged: str) -> list[int]:
    """Indexes of a sorted hand in the order of `arranged`; new cards come last."""
    indexes: dict[str, list[int]] = {}
    for index, card in enumerate(hand):
        indexes.setdefault(card, []).append(index)
    available = Counter(hand)
    order = []
    for card in arranged:
        if available[card]:
            available[card] -= 1
            order.append(indexes[card].pop(0))
    return order + sorted(index for left in indexes.values() for index in left)
