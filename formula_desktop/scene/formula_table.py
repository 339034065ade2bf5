"""Formula's table as it follows a game: what lies where, and what travels there."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPointF, QRectF, Signal
from PySide6.QtGui import QPainter

from formula_desktop.arithmetic import Operator
from formula_desktop.formula.draft import ANSWER, Draft, Where
from formula_desktop.formula.play import Action, Formula
from formula_desktop.formula.position import Position
from formula_desktop.models.formula_game import FormulaGame
from formula_desktop.models.formula_lists import PlayersModel
from formula_desktop.models.table_game import Step
from formula_desktop.scene import theme as look
from formula_desktop.scene.faces import Faces
from formula_desktop.scene.formula_cards import FormulaCards, Numbers, lying, on_the_way
from formula_desktop.scene.formula_felt import FormulaFelt, paint_felt
from formula_desktop.scene.formula_layout import FormulaLayout
from formula_desktop.scene.items import PlaceItem, SlotItem
from formula_desktop.scene.table_scene import TableScene
from formula_desktop.scene.theme import Theme
from formula_desktop.scene.travel import Pace, Travel

OPERATOR_PLACE = "operator"
"""The key of the place in the gap, which takes symbol cards."""


class FormulaTable(TableScene):
    """Shows one game."""

    settled = Signal()
    """What moved has been shown; the next player may be asked."""

    def __init__(self, game: FormulaGame, faces: Faces, parent: QObject | None = None) -> None:
        super().__init__(faces.theme, parent)
        self.game = game
        self.players = PlayersModel(game, self)
        self.pace = Pace()
        self.layout = FormulaLayout(*look.TABLE, others=len(game.match.players) - 1)
        self.cards = FormulaCards(self, faces)
        self.felt = FormulaFelt(self, game, faces)
        self.numbers: Numbers = lying(game.position)
        self.rects = self.layout.formula((1, 1, 1))
        self.place_items: list[PlaceItem] = []
        self.slots = (SlotItem(self.theme), SlotItem(self.theme))
        for slot in self.slots:
            self.addItem(slot)
        self._shown = game.position
        self._travel: Travel | None = None
        self._step: Step | None = None
        game.stepped.connect(self._show_step)
        game.jumped.connect(self._jump)
        game.draft_changed.connect(self._show_draft)
        game.turn_changed.connect(self._show_turn)
        game.refused.connect(self.felt.refuse)
        game.hand.rowsMoved.connect(self._show_order)
        game.hand.layoutChanged.connect(self._show_order)
        self._deal(None)

    @property
    def draft(self) -> Draft | None:
        return self.game.draft

    # --- size, theme, language ------------------------------------------------------------------

    def resize(self, width: float, height: float) -> None:
        """Lay everything out for a window of this many units."""
        self.put_back()
        self.skip()
        self.layout = FormulaLayout(width, height, len(self.game.match.players) - 1)
        self.setSceneRect(0, 0, width, height)
        self.arrange(0)

    def change_theme(self, theme: Theme) -> None:
        """Show everything in another theme; the faces have changed already."""
        self.theme = theme
        self.felt.change_theme(theme)
        for seat in self.felt.seats:
            seat.theme = theme
        for slot in self.slots:
            slot.theme = theme
        self.arrange(0)
        self.update()

    def retranslate(self) -> None:
        """Write every text again, in another language."""
        self.players.refresh()
        self.arrange(0)

    def say_no_play(self, is_so: bool) -> None:
        """Say, or stop saying, that the person to move cannot lay a formula."""
        self.felt.no_play = is_so
        self._write()

    def drawBackground(self, painter: QPainter, rect: QRectF | object) -> None:
        assert isinstance(rect, QRectF)
        paint_felt(painter, self.theme, self.layout, rect)

    # --- what the game tells --------------------------------------------------------------------

    @property
    def is_moving(self) -> bool:
        """Whether cards travel."""
        return self._travel is not None

    def skip(self) -> None:
        """Show at once what is still travelling."""
        if self._travel is not None:
            self._travel.skip()

    def _show_step(self, step: Step) -> None:
        self._interrupt()
        is_own = step.seat == self.game.shown_seat
        is_persons = not self.game.match.players[step.seat].is_computer
        self._step = step
        self._travel = Travel(self.pace, self)
        self._travel.ended.connect(self._end_step)
        if isinstance(step.play, Formula):
            self.numbers = on_the_way(step)
            self._show_operator(step.play.operator)
            put = [cell.put.index for cells in self.numbers for cell in cells if cell.put]
            if is_own and is_persons:
                self.cards.hold_still(())
            elif is_own:
                self.cards.hold_still([self.cards.hand[index] for index in put])
            else:
                start = self._cards_of(step.seat)
                self.cards.hold_still([self.cards.start_travelling(each, start) for each in put])
            self.arrange(self.glide_ms)
            if not (is_own and is_persons):
                self._travel.add_home(self.cards.still)
                self._travel.add_reading()
        else:
            self._write()
        for end in self._drawers(step):
            self._travel.add_away(self.cards.back(self.layout.stock.center()), end)
        if step.play is not Action.DRAW and not isinstance(step.play, Formula):
            self._travel.add_reading()
        self._travel.start()

    def _drawers(self, step: Step) -> list[QPointF]:
        """Where the cards go that other players than the tray's draw with a play."""
        seats = [
            seat
            for seat, hand in enumerate(step.after.hands)
            if len(hand) > len(step.before.hands[seat]) and seat != self.game.shown_seat
        ]
        if isinstance(step.play, Formula):
            seats = [seat for seat in seats if seat != step.seat]
        return [self._cards_of(seat) for seat in seats]

    def _cards_of(self, seat: int) -> QPointF:
        """Where a seat's cards come from and go to."""
        if seat == self.game.shown_seat:
            return self.layout.hand_room.center()
        return self.felt.seats[self.players.seats.index(seat)].cards_centre

    def _end_step(self) -> None:
        step = self._step
        assert step is not None  # a travel belongs to a step
        put: frozenset[int] = frozenset()
        if step.seat == self.game.shown_seat:
            put = frozenset(cell.put.index for cells in self.numbers for cell in cells if cell.put)
        self._interrupt()
        self._deal(self.layout.stock.topLeft(), put)
        self.settled.emit()

    def _interrupt(self) -> None:
        """Nothing is held or travels any more."""
        self.put_back()
        self.felt.no_play = False
        self.felt.refuse(None)
        self._step = None
        travel, self._travel = self._travel, None
        if travel is not None:
            travel.stop()
            travel.deleteLater()

    def put_away(self) -> None:
        """Stop whatever moves; the table is about to close."""
        self._interrupt()

    def _jump(self) -> None:
        self._interrupt()
        self.cards.deal_hand("", frozenset(), None)
        self._deal(None)
        self.settled.emit()

    def _show_turn(self) -> None:
        self.put_back()
        if self.cards.is_covered != self.game.is_covered:
            self.cards.deal_hand("", frozenset(), None)
        self._deal(None)

    def _deal(self, start: QPointF | None, put: frozenset[int] = frozenset()) -> None:
        """Show the game as it is now; cards new in the hand come from `start`."""
        self._shown = self.game.position
        self.numbers = lying(self._shown)
        self.cards.is_covered = self.game.is_covered
        self.cards.deal_hand(self.game.hand.hand, put, start)
        self.cards.order = self.game.hand.order
        self.cards.lay_rows(self.numbers)
        self.players.show(self._shown)
        self._show_operator(self._shown.operator)
        self.arrange(self.glide_ms)

    def _show_order(self) -> None:
        self.cards.order = self._order_shown()
        self.arrange(self.glide_ms)

    # --- the tray while a play travels: the game's hand is the one after it already ---------------

    def laid(self) -> frozenset[int]:
        """The tray's cards that lie in the formula while the play that laid them is shown."""
        if self._step is None or self._step.seat != self.game.shown_seat:
            return frozenset()
        return frozenset(cell.put.index for cells in self.numbers for cell in cells if cell.put)

    def _order_shown(self) -> tuple[int, ...]:
        """Indexes into the hand that the table shows, in the order of the game's hand."""
        cards, hand = self.cards, self.game.hand
        if cards.hand_cards == hand.hand:
            return hand.order
        laid = self.laid()
        left = [index for index in cards.order if index not in laid]
        order = []
        for card in hand.cards:
            same = [index for index in left if cards.hand_cards[index] == card]
            if same:
                left.remove(same[0])
                order.append(same[0])
        return (*order, *left, *(index for index in cards.order if index in laid))

    def _row_of(self, index: int) -> int | None:
        """The row of one of the tray's cards in the game's hand."""
        cards, laid = self.cards, self.laid()
        if index in laid:
            return None
        card = cards.hand_cards[index]
        same = [at for at in cards.order if at not in laid and cards.hand_cards[at] == card]
        rows = [row for row, each in enumerate(self.game.hand.cards) if each == card]
        return rows[same.index(index)]

    def move_in_hand(self, index: int, to: int) -> bool:
        """Move a card of the tray to where another one stands; `to` counts from the left."""
        order = self.cards.order
        row = self._row_of(index)
        to_row = self._row_of(order[max(0, min(to, len(order) - 1))])
        if row is None or to_row is None:
            return False
        self.game.hand.move(row, to_row)
        return True

    def _show_draft(self) -> None:
        draft = self.game.draft
        self.felt.refuse(None)
        if draft is not None:
            self.numbers = draft.numbers
            self._show_operator(draft.operator)
            self.arrange(self.glide_ms)

    def _show_operator(self, operator: Operator | None) -> None:
        offered = self.game.match.options.operators
        self.cards.show_operator(operator, self._shown.operator, offered)

    # --- where everything lies ------------------------------------------------------------------

    @property
    def shown_position(self) -> Position:
        """The moment that the table shows; it lags behind the game while cards travel."""
        return self._shown

    def arrange(self, milliseconds: int) -> None:
        """Send every card to where it belongs, and write what there is to read."""
        self.put_back()
        self.rects = self.cards.arrange(self.layout, self.numbers, milliseconds)
        gap, answer = self.slots
        gap.show_at(None if self.cards.gap.isVisible() else self.rects.operator)
        answer.show_at(None if self.numbers[ANSWER] else self.rects.around(ANSWER))
        self._make_places()
        self._write()
        self.refresh_focus()

    def _write(self) -> None:
        self.felt.show_seats(self.layout, self.players)
        stock = len(self._shown.stock)
        self.felt.write(self.layout, self.rects, self.numbers, stock, self._step)

    def _make_places(self) -> None:
        for item in self.place_items:
            self.removeItem(item)
        self.place_items = []
        draft = self.game.draft
        if draft is None:
            return
        for place in draft.all_places():
            rect = self.rects.place(place, is_empty=not draft.numbers[place.number])
            on_card = place.where is Where.ON
            self.place_items.append(PlaceItem(place, rect, self.theme, on_card=on_card))
        in_gap = self.cards.gap.isVisible()
        gap = PlaceItem(OPERATOR_PLACE, self.rects.operator, self.theme, on_card=in_gap)
        self.place_items.append(gap)
        for item in self.place_items:
            self.addItem(item)
