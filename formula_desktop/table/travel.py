"""Another player's play as an animation: its cards or tiles move to their places one by one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import (
    QAbstractAnimation,
    QObject,
    QPointF,
    QSequentialAnimationGroup,
    QVariantAnimation,
    Signal,
)

from formula_desktop.look import theme as look
from formula_desktop.table.items import CardItem, glide


class Pace(NamedTuple):
    """Durations in milliseconds: of a card's journey, and of reading what was laid."""

    travel_ms: int = look.SEAT_TO_TABLE_MS
    reading_ms: int = look.READING_MS


class Travel(QObject):
    """Shows one step; emits `ended` once, unless it is stopped."""

    landed = Signal()
    """A card or tile has come to its place."""
    ended = Signal()

    def __init__(self, pace: Pace, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pace = pace
        self._group = QSequentialAnimationGroup(self)
        self._group.finished.connect(self.ended)
        self._brings = False

    def add_home(self, items: Sequence[CardItem]) -> None:
        """Let items travel home one after another; each appears when it starts."""
        for item in items:
            self._brings = True
            self._add(item, item.home).finished.connect(self.landed)

    def add_away(self, item: CardItem, end: QPointF) -> None:
        """Let an item travel to a place and disappear."""
        self._add(item, end).finished.connect(lambda: item.setVisible(False))

    def add_reading(self, times: int) -> None:
        """Add so many times the time to read what was laid."""
        # no QPauseAnimation: Qt warns when one is stopped while nothing else moves
        still = QVariantAnimation()
        still.setStartValue(0)
        still.setEndValue(1)
        still.setDuration(times * self._pace.reading_ms)
        self._group.addAnimation(still)

    def start(self) -> None:
        """Start; with nothing that takes time it ends at once."""
        if self._group.totalDuration():
            self._group.start()
        else:
            if self._brings:
                self.landed.emit()
            self.ended.emit()

    def skip(self) -> None:
        """Jump to the end."""
        self._group.setCurrentTime(self._group.totalDuration())

    def stop(self) -> None:
        """Stop without emitting `ended`."""
        self._group.finished.disconnect(self.ended)
        self._group.stop()

    def _add(self, item: CardItem, end: QPointF) -> QAbstractAnimation:
        movement = glide(item, end, self._pace.travel_ms)
        item.setVisible(self._pace.travel_ms == 0)

        def show(state: QAbstractAnimation.State) -> None:
            if state == QAbstractAnimation.State.Running:
                item.setVisible(True)
                item.fly()

        movement.stateChanged.connect(show)
        movement.finished.connect(item.land)
        self._group.addAnimation(movement)
        return movement
