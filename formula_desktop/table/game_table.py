"""A table that follows a game: steps, jumps and turns, the tray, the ring of digits.

This module has what all games share; each game's own scene adds its items.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Final, Generic, TypeVar

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from formula_desktop.kinds.kind import Play, Position
from formula_desktop.kinds.registry import kind_of
from formula_desktop.look.faces import Faces
from formula_desktop.look.lamp import HintMarks
from formula_desktop.look.theme import Theme
from formula_desktop.models.table.any_game import AnyDraft, AnyPut, L, P, PlayMade
from formula_desktop.models.table.game import AnyTableGame, G
from formula_desktop.sounds.sound import Sound
from formula_desktop.table.described import Described, Kind
from formula_desktop.table.digit_ring import DigitRing
from formula_desktop.table.items import CardItem, TableItem, TextItem, ThinkingLine
from formula_desktop.table.layout import TableLayout
from formula_desktop.table.ring_place import RingPlace, ring_place, scales
from formula_desktop.table.scene import TableScene, Target, nearest
from formula_desktop.table.texts import Assistance, TableTexts
from formula_desktop.table.travel import Pace, Travel
from formula_desktop.table.tray import Tray

SKIPPING_KEYS = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)
_NOT_SKIPPING: Final = (
    Qt.Key.Key_Shift,
    Qt.Key.Key_Control,
    Qt.Key.Key_Alt,
    Qt.Key.Key_AltGr,
    Qt.Key.Key_Meta,
    Qt.Key.Key_CapsLock,
    Qt.Key.Key_NumLock,
    Qt.Key.Key_ScrollLock,
    Qt.Key.Key_Insert,
    Qt.Key.Key_Print,
)
"""Modifiers, and keys of screen readers and pictures of the screen."""
_LAST_OF_COMPUTER: Final = 3
"""How many times as long as others the last play is shown with which the computer ends a round."""

_Put = TypeVar("_Put", bound=AnyPut)


OPERATOR_KEYS: Final = {
    "+": "+",
    **dict.fromkeys("-−", "-"),
    **dict.fromkeys("*xX×·", "x"),
    **dict.fromkeys("/:÷", "/"),
}
"""The operator of each key, in notation."""


class GameTable(TableScene, Generic[G, P, L]):
    """A table that shows one game."""

    settled = Signal()
    """The last play has been shown; the next player may be asked."""
    landed = Signal()
    """A card or tile of another player has come to its place."""

    put_sound = Sound.CARD
    """The sound of what is put down."""

    texts: TableTexts[G, P, L]
    """The texts besides cards or tiles."""
    tray: Tray
    """The items of the tray."""
    mark_radius: float
    """The radius of the corners of marked places."""
    typed_kinds: Mapping[str, str] = {}
    """The card or tile, or the operator, of each key, in notation."""
    layout: TableLayout
    has_glass = False
    """Whether there is an hourglass on the table."""
    ring: DigitRing | None = None
    """The ring that is asking for the digit of a joker or blank."""

    def __init__(self, game: G, faces: Faces, parent: QObject | None = None) -> None:
        super().__init__(faces.theme, parent)
        self.game = game
        """The game that is shown."""
        self.pace = Pace()
        self._step: PlayMade[P, L] | None = None
        self._travel: Travel | None = None
        self._in_reach: frozenset[Target] = frozenset()
        self._last_ring: tuple[QRectF | None, RingPlace | None] = None, None
        self.hint_marks = HintMarks(self.theme)
        self.thinking = ThinkingLine(self.theme)
        self.addItem(self.hint_marks)
        self.addItem(self.thinking)

    # --- provided by each game's scene ----------------------------------------------------------

    @property
    def draft(self) -> AnyDraft | None:
        """The draft, None unless a person is to move and sees the tray."""
        return self.game.draft

    @property
    @abstractmethod
    def described_items(self) -> tuple[Described, ...]:
        """The items on the table, for screen readers."""

    @property
    def laid(self) -> frozenset[int]:
        """The tray's items that lie on the table while their play is being shown."""
        return frozenset()

    @abstractmethod
    def arrange(self, milliseconds: int) -> None:
        """Send every item to its place, and write the texts."""

    @abstractmethod
    def _fit(self, width: float, height: float) -> None:
        """Compute the layout for a window of this many units."""

    @abstractmethod
    def _write(self) -> None:
        """Write the texts."""

    def _show_play(self, step: PlayMade[P, L], travel: Travel) -> None:
        """Show a play that has just been made, adding its items to the travel."""
        self._write()
        travel.add_reading(self._readings(step))

    def _readings(self, step: PlayMade[P, L], usual: int = 1) -> int:
        """How many times the time to read a play it is shown; `usual` if it ends no round.

        The result covers the play that ends one. Without animation nobody waits for longer.
        """
        if not step.after.is_over or not self.pace.travel_ms:
            return usual
        is_laid = bool(kind_of(self.game.state).operators(step.play))
        is_computers = is_laid and self.game.players[step.seat].is_computer
        return _LAST_OF_COMPUTER if is_computers else 1

    def _forget_step(self) -> None:
        """Stop showing a play."""

    def _lay(self, start: QPointF | None, used: frozenset[int]) -> None:
        """Make the items of the game as it is now, without sending them to their places."""
        self._show_tray(start, used)

    def _deal(self, start: QPointF | None, used: frozenset[int] = frozenset()) -> None:
        """Show the game as it is now; new items in the tray come from `start`."""
        self._lay(start, used)
        self.arrange(self.glide_ms)

    def _source(self) -> QPointF | None:
        """Where new cards or tiles come from; without it they appear in their places."""
        return None

    def _show_draft(self) -> None:
        """Show the draft as it is now."""
        self.texts.refuse(None)
        if self.draft is not None:
            self.arrange(self._laying_ms)

    @property
    def _laying_ms(self) -> int:
        """How long a card or tile of the draft takes to its place."""
        return self.glide_ms

    def _mark_hint(self) -> None:
        """Mark the places of the hint while its step shows them."""

    @abstractmethod
    def _panel_of(self, seat: int) -> QRectF:
        """The panel with a seat's name."""

    def _room_for_ring(self) -> QRectF:
        """Where a ring of digits may be."""
        return self.sceneRect()

    # --- following the game ---------------------------------------------------------------------

    def _follow(self) -> None:
        game = self.game
        game.stepped.connect(self._show_step)
        game.jumped.connect(self._jump)
        game.draft_changed.connect(self._show_draft)
        game.turn_changed.connect(self._show_turn)
        game.refused.connect(self.texts.refuse)
        game.hints.changed.connect(self._show_hint)
        game.opponent.progressed.connect(self._show_thinking)
        self.texts.written.connect(self.described_changed)
        game.hand.arranged.connect(self._show_order)
        self._lay(None, frozenset())  # the view gives it a size, which arranges it

    def resize(self, width: float, height: float) -> None:
        """Lay everything out for a window of this many units."""
        self.put_back()
        self.skip()
        self.thinking.hide()
        self._fit(width, height)
        self.setSceneRect(0, 0, width, height)
        self.arrange(0)

    def change_theme(self, theme: Theme) -> None:
        """Show everything in another theme; the faces have changed already."""
        self.theme = theme
        for item in self.items():
            if isinstance(item, TextItem | TableItem):
                item.change_theme(theme)
        self.texts.theme = self.hint_marks.theme = theme
        self.arrange(0)
        self.update()

    def retranslate(self) -> None:
        """Write every text again, in the new language."""
        self.arrange(0)

    def say_no_play(self, is_so: bool, *, lamp_helps: bool = False) -> None:
        """Say, or stop saying, that the person to move has no play, or that the lamp finds one."""
        self.texts.no_play, self.texts.lamp_helps = is_so, lamp_helps
        self._mark_hint()
        self._write()

    def _show_hint(self) -> None:
        self.texts.refuse(None)
        self._mark_hint()

    def _show_thinking(self, part: float) -> None:
        seat = self.game.position.to_move
        if seat is not None:
            self.thinking.show_part(part, self._panel_of(seat))

    def assist(self, assistance: Assistance) -> None:
        """Change how much the table helps."""
        if assistance != self.texts.assistance:
            self.texts.assistance = assistance
            self.texts.refuse(None)
            self.shows_places = assistance.shows_places
            self.arrange(0)

    @property
    def is_moving(self) -> bool:
        """Whether anything is travelling."""
        return self._travel is not None

    @property
    def is_ending(self) -> bool:
        """Whether the play is being shown that ends a round, so that nothing else can be done."""
        return self._step is not None and self._step.after.is_over

    def skip(self) -> None:
        """Show at once what is still travelling."""
        if self._travel is not None:
            self._travel.skip()

    def _show_step(self, step: PlayMade[P, L]) -> None:
        self.interrupt()
        self._step = step
        self._travel = Travel(self.pace, self)
        self._travel.landed.connect(self.landed)
        self._travel.ended.connect(self._end_step)
        self._show_play(step, self._travel)
        self._travel.start()

    def _end_step(self) -> None:
        used = self.laid
        self.interrupt()
        self._deal(self._source(), used)
        self.settled.emit()

    def interrupt(self) -> None:
        """Put back what is held, and stop what travels."""
        self.put_back()
        self._step = None
        self.thinking.hide()
        self._forget_step()
        self.texts.no_play = self.texts.lamp_helps = False
        self.texts.refuse(None)
        travel, self._travel = self._travel, None
        if travel is not None:
            travel.stop()
            travel.deleteLater()

    def _jump(self) -> None:
        self.interrupt()
        self.tray.deal_hand("", frozenset(), None)
        self._deal(None)
        self.settled.emit()

    def _show_turn(self) -> None:
        self.put_back()
        self.thinking.hide()
        if self.tray.is_covered != self.game.is_covered:
            self.tray.deal_hand("", frozenset(), None)
        self.texts.refuse(None)
        self._deal(None)

    def _show_tray(self, start: QPointF | None, used: frozenset[int]) -> None:
        self.tray.is_covered = self.game.is_covered
        self.tray.deal_hand(self.game.hand.hand, used, start)
        self.tray.order = self.game.hand.order

    def _show_order(self) -> None:
        self.tray.order = self._order_shown()
        self.arrange(self.glide_ms)

    # --- the tray while a play is shown: the game's hand is already the one after it --------------

    def _order_shown(self) -> tuple[int, ...]:
        """Indexes into the hand that the table shows, in the order of the game's hand."""
        tray, hand, laid = self.tray, self.game.hand, self.laid
        if tray.hand_cards == hand.hand:
            return hand.order
        left = [index for index in tray.order if index not in laid]
        order = []
        for card in hand.cards:
            same = [index for index in left if tray.hand_cards[index] == card]
            if same:
                left.remove(same[0])
                order.append(same[0])
        return (*order, *left, *(index for index in tray.order if index in laid))

    def _row_of(self, index: int) -> int | None:
        """The row in the game's hand of an item in the tray, None for a laid one."""
        tray, laid = self.tray, self.laid
        if index in laid:
            return None
        card = tray.hand_cards[index]
        same = [at for at in tray.order if at not in laid and tray.hand_cards[at] == card]
        rows = [row for row, each in enumerate(self.game.hand.cards) if each == card]
        return rows[same.index(index)]

    def move_in_tray(self, index: int, other: int) -> bool:
        """Move an item of the tray to the place of another; return whether both are in the hand."""
        row, to_row = self._row_of(index), self._row_of(other)
        if row is None or to_row is None:
            return False
        self.game.hand.move(row, to_row)
        return True

    def with_state(
        self, described: Described, target: Target | None, kind: Kind = Kind.BUTTON
    ) -> Described:
        """A described item, with whether its target can be pressed, is held, or has the focus."""
        if target not in self._in_reach:
            return described
        assert target is not None
        return described._replace(
            kind=kind,
            press=lambda: self.press(target),
            has_focus=self.ring is None and self.stands_on is target,
            is_held=described.is_held or self.held is target,
        )

    def see_what_is_in_reach(self) -> None:
        """Note all targets that are in reach, since many described items ask for them."""
        areas = self.focus_areas() if self.draft is not None else ()
        self._in_reach = frozenset().union(self.places, *areas)

    # --- what is in reach -----------------------------------------------------------------------

    def movable_at(self, point: QPointF, finger: float = 0) -> CardItem | None:
        under = [item for item in self._movable() if item.outline.contains(point)]
        above = max(under, key=lambda item: item.zValue(), default=None)
        return above or nearest(point, self._movable(), finger)

    def _movable(self) -> list[CardItem]:
        return self._own_items()

    def _own_items(self) -> list[CardItem]:
        if self.tray.is_covered:
            return []
        still, laid = self.tray.still, self.laid
        hand = enumerate(self.tray.hand)
        return [item for index, item in hand if item not in still and index not in laid]

    def _index_of(self, item: Target | None) -> int | None:
        return self.tray.hand.index(item) if item in self.tray.hand else None

    def clicked(self, point: QPointF, button: Qt.MouseButton) -> None:
        if button == Qt.MouseButton.LeftButton:
            self._clicked_at(point)
            return
        index = self._index_of(self.movable_at(point))
        if index is not None:
            self.game.take_back(index)

    def _clicked_at(self, point: QPointF) -> None:
        """Handle a click on something that cannot be picked up."""

    def _return_to_tray(self, index: int, other: int) -> None:
        """Return an item to the tray, to the place of another one."""
        if self.draft is not None and put_of(self.draft.puts, index):
            self.game.take_back(index)
        self.move_in_tray(index, other)
        self.tray.hand[index].let_go()
        self.arrange(self.glide_ms)

    def typed(self, event: QKeyEvent) -> bool:
        key, text = event.key(), event.text()
        if key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self._rub_out()
        elif key == Qt.Key.Key_Escape:
            self.game.take_back_all()
        elif text and text in self.typed_kinds:
            self._type(self.typed_kinds[text])
        else:
            return False
        return True

    def _rub_out(self) -> None:
        """Take back one card or tile put down."""

    def _type(self, kind: str) -> None:
        """Handle a key for a card, a tile or an operator."""

    def home_of(self, card: str) -> QRectF:
        """The place where the first card or tile of a kind belongs."""
        item = self.tray.hand[self.tray.hand_cards.index(card)]
        return item.face.rect.translated(item.home)

    def _choose_by_key(self, card: str) -> None:
        """Hold the next card of a kind that is not put down."""
        own, held = self._own_items(), self._index_of(self.held)
        for index in self.tray.shown_order:
            item = self.tray.hand[index]
            is_down = self.draft is not None and put_of(self.draft.puts, index)
            is_free = item in own and not is_down and index != held
            if is_free and self.tray.hand_cards[index] == card:
                self.put_back()
                self.show_focus(True)
                self.focus_on(item)
                if self.draft is not None:
                    self.pick_up(item)
                return

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        point = event.scenePos()
        if self.ring is not None:
            digit = self.ring.digit_at(point, self.finger(event))
            if digit is not None:
                self.ring.choose(digit)
            elif event.button() == Qt.MouseButton.LeftButton and self.ring.asks_first:
                self.ring.asks_first = False
                self.texts.remind_of_ring()
            else:
                self.close_ring()
            event.accept()
        elif self.is_ending or (
            self.is_moving and self.movable_at(point, self.finger(event)) is None
        ):
            self.skip()
            event.accept()
        else:
            super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.ring is not None:
            event.accept()
            if self.ring.key(event.key(), event.text()):
                self.close_ring()
            self.described_changed.emit()
        elif self.is_moving and event.key() in SKIPPING_KEYS:
            self.skip()
        elif self.is_ending and event.key() not in _NOT_SKIPPING:
            event.accept()
            self.skip()
        else:
            super().keyPressEvent(event)

    # --- the ring of digits ---------------------------------------------------------------------

    def close_ring(self) -> None:
        """Close the ring, leaving the joker or blank as it is."""
        ring, self.ring = self.ring, None
        if ring is not None:
            self.removeItem(ring.stalk)
            self.removeItem(ring)
            self.described_changed.emit()

    def put_back(self) -> None:
        self.close_ring()
        super().put_back()

    def _open_ring(
        self,
        card: QRectF,
        chosen: int | None,
        choose: Callable[[int], None],
        clear_of: Sequence[QRectF] = (),
        others: Sequence[QRectF] = (),
    ) -> None:
        """Open the ring around a card, or beside it if it would cover what is to stay in sight.

        It covers as little as it can of the `others`.
        """
        self.put_back()

        def chosen_now(digit: int) -> None:
            self.close_ring()
            choose(digit)

        views = self.views()
        unit = views[0].transform().m11() if views else 1.0
        room, wanted = self._room_for_ring(), scales(self.theme, unit)
        last_card, last_place = self._last_ring
        last = last_place if last_card == card else None
        place = ring_place(card, room, clear_of, wanted, others, last)
        self._last_ring = card, place
        self.ring = DigitRing(place, chosen, self.theme, chosen_now, card)
        self.ring.stalk.leave_out(clear_of)
        self.addItem(self.ring.stalk)
        self.addItem(self.ring)
        self.described_changed.emit()


def put_of(puts: Sequence[_Put], index: int | None) -> _Put | None:
    """How an item of the tray was put down, None if it was not."""
    return next((put for put in puts if put.index == index), None)


AnyTable = GameTable[AnyTableGame, Position, Play]
"""A table of any game."""
