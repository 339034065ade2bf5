"""A table on which a play can be shown, card by card or tile by tile, with words beside it."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

from PySide6.QtCore import QObject, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from formula_desktop.kinds.kind import Play, Position
from formula_desktop.look.faces import Faces
from formula_desktop.models.table.any_game import AnyDraft
from formula_desktop.models.table.showing import AnyShowingGame, G, Shown
from formula_desktop.table.game_table import SKIPPING_KEYS, GameTable
from formula_desktop.table.items import CardItem


class ShowingTable(GameTable[G, Position, Play]):
    """A table with words beside it, on which a play can be shown."""

    left = Signal()
    """The table is to be left: there is nothing to take back with Escape."""
    next_wanted = Signal()
    """What comes next is to be shown: here all is done, and Enter was pressed."""

    def __init__(self, game: G, faces: Faces, parent: QObject | None = None) -> None:
        self._to_show: Sequence[Shown[AnyDraft]] = ()
        self._demonstrated: AnyDraft | None = None
        super().__init__(game, faces, parent)
        self.texts.is_quiet = True
        self._pause = QTimer(self, singleShot=True)
        self._pause.timeout.connect(self._show_next)

    # --- the demonstration ----------------------------------------------------------------------

    @property
    def is_demonstrating(self) -> bool:
        """Whether an example is being laid, one card or tile after another."""
        return bool(self._to_show)

    def demonstrate(self) -> None:
        """Lay the play to show, slowly enough to follow."""
        self._end_demonstration()
        if self.game.can_take_back:
            self.game.take_back_all()
        self._to_show = self.game.example
        self._show_next()

    def stop_demonstration(self) -> None:
        """Stop laying, because the player does something else."""
        self._end_demonstration()

    def _show_next(self) -> None:
        pause = self.pace.travel_ms + self.pace.reading_ms // 2
        while self._to_show:
            shown = self._to_show[0]
            self._show_moment(shown)
            self._to_show = self._to_show[1:]
            if self._to_show and pause:
                self._pause.start(pause)
                return

    def _show_moment(self, shown: Shown[AnyDraft]) -> None:
        self._demonstrated = shown.draft
        if shown.asks is None:
            self.game.show(shown.draft)
            return
        self._open_ring_of(shown.asks.at)
        if self.ring is not None:
            self.ring.at = shown.asks.digit

    def _end_demonstration(self) -> None:
        self._pause.stop()
        self._to_show = ()

    @abstractmethod
    def _open_ring_of(self, index: int) -> None:
        """Open the ring of digits around a joker or blank."""

    @property
    def _laying_ms(self) -> int:
        return self.pace.travel_ms if self.is_demonstrating else super()._laying_ms

    def _show_draft(self) -> None:
        if self.draft is not self._demonstrated:  # the player has done something
            self._end_demonstration()
        super()._show_draft()

    def _show_turn(self) -> None:
        self._end_demonstration()
        super()._show_turn()

    def interrupt(self) -> None:
        self._end_demonstration()
        super().interrupt()

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if self.is_demonstrating:
            is_on_card = self.movable_at(event.scenePos(), self.finger(event)) is not None
            self.stop_demonstration()
            if not is_on_card:
                event.accept()
                return
        super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.is_demonstrating:
            if event.key() == Qt.Key.Key_Escape:
                self.stop_demonstration()
                event.accept()
                return
            if event.key() in SKIPPING_KEYS:
                self._skip_pauses()
                event.accept()
                return
            if event.text():
                self.stop_demonstration()
        is_enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if is_enter and self.game.is_done and not self.is_moving:
            event.accept()
            self.next_wanted.emit()
            return
        super().keyPressEvent(event)

    def _skip_pauses(self) -> None:
        """Lay the rest of it at once."""
        self._pause.stop()
        self._to_show = self._to_show[-1:]
        self._show_next()

    # --- leaving, and words about what a place does not take --------------------------------------

    def dropped_nowhere(self, item: CardItem, point: QPointF) -> bool:
        is_taken = super().dropped_nowhere(item, point)
        if self.texts.refusal is not None:
            self.game.tell(self.texts.refusal)
        return is_taken

    def typed(self, event: QKeyEvent) -> bool:
        if event.key() == Qt.Key.Key_Escape and not self.game.can_take_back:
            self.left.emit()
            return True
        return super().typed(event)


AnyShowingTable = ShowingTable[AnyShowingGame]
"""The table of any game in which a play can be shown."""
