"""Formula's table as it follows a game: where items are, and how they move."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QPointF, QRectF
from PySide6.QtGui import QPainter

from formula_desktop.arithmetic import Operator
from formula_desktop.formula.draft import ANSWER, Draft, PlaceKind
from formula_desktop.formula.hint import Lead
from formula_desktop.formula.play import Action, Formula, Play
from formula_desktop.formula.position import Position
from formula_desktop.look import theme as look
from formula_desktop.look.faces import Faces
from formula_desktop.models.table.formula import FormulaGame, FormulaStep
from formula_desktop.models.table.formula_lists import Players
from formula_desktop.models.words.hint import TELLS_KIND, TELLS_WHERE
from formula_desktop.table.formula.cards import FormulaCards, Numbers, lying, on_the_way
from formula_desktop.table.formula.layout import FormulaLayout, FormulaProjectorLayout
from formula_desktop.table.formula.texts import FormulaTexts, paint_felt
from formula_desktop.table.game_table import GameTable
from formula_desktop.table.items import PlaceItem, SlotItem
from formula_desktop.table.travel import Travel

OPERATOR_PLACE = "operator"
"""The key of the place in the gap, which takes symbol cards."""


class FormulaTable(GameTable[FormulaGame, Position, Play]):
    """Shows one game."""

    layout: FormulaLayout
    layouts: Sequence[type[FormulaLayout]] = (FormulaLayout, FormulaProjectorLayout)
    """The layouts in normal and in projector size."""
    texts: FormulaTexts
    texts_class = FormulaTexts
    mark_radius = look.CARD_RADIUS
    tray: FormulaCards

    def __init__(self, game: FormulaGame, faces: Faces, parent: QObject | None = None) -> None:
        super().__init__(game, faces, parent)
        self.players = Players(game, self)
        self.layout = self._made_layout(*look.TABLE)
        self.tray = self.cards = FormulaCards(self, faces)
        self.texts = self.texts_class(self, game, faces)
        self.numbers: Numbers = lying(game.position)
        self.rects = self.layout.formula((1, 1, 1))
        self.place_items: list[PlaceItem] = []
        self.slots = tuple(SlotItem(self.theme) for _ in range(3))
        for slot in self.slots:
            self.addItem(slot)
        self._shown = game.position
        self.operator_shown: Operator | None = None
        """The operator in the gap."""
        self._follow()

    def _made_layout(self, width: float, height: float) -> FormulaLayout:
        made = self.layouts[self.theme.is_projector]
        return made(width, height, len(self.game.players) - 1, self.has_glass)

    @property
    def draft(self) -> Draft | None:
        return self.game.draft

    @property
    def stock_press(self) -> Callable[[], None] | None:
        """What pressing the stock does now, None for nothing."""
        if self.draft is None:
            return None
        return self.texts.remind_of_cards if self.draft.puts else self.game.draw_or_pass

    def _fit(self, width: float, height: float) -> None:
        self.layout = self._made_layout(width, height)

    def retranslate(self) -> None:
        self._show_operator(self.operator_shown)
        super().retranslate()

    def drawBackground(self, painter: QPainter, rect: QRectF | object) -> None:
        assert isinstance(rect, QRectF)
        paint_felt(painter, self.theme, self.layout, rect)

    def _show_play(self, step: FormulaStep, travel: Travel) -> None:
        if isinstance(step.play, Formula):
            self._show_formula(step, step.play, travel)
        else:
            self._write()
        for end in self._drawers(step):
            travel.add_away(self.cards.back(self.layout.stock.center()), end)
        if step.play is Action.PASS:
            travel.add_reading(self._readings(step))

    def _show_formula(self, step: FormulaStep, formula: Formula, travel: Travel) -> None:
        self.numbers = on_the_way(step)
        self._show_operator(formula.operator)
        put = [cell.put.index for cells in self.numbers for cell in cells if cell.put]
        is_own = step.seat == self.game.shown_seat
        if is_own and not self.game.players[step.seat].is_computer:
            self.arrange(self.glide_ms)
            is_told = self.texts.assistance.is_silent_before_play
            travel.add_reading(self._readings(step, usual=int(is_told)))
            return
        if is_own:
            self.cards.hold_still([self.cards.hand[index] for index in put])
        else:
            start = self._cards_of(step.seat)
            self.cards.hold_still([self.cards.start_travelling(each, start) for each in put])
        self.arrange(self.glide_ms)
        travel.add_home(self.cards.still)
        travel.add_reading(self._readings(step))

    def _drawers(self, step: FormulaStep) -> list[QPointF]:
        """Where cards drawn with a play go, for each other player than the tray's."""
        seats = [
            seat
            for seat, hand in enumerate(step.after.hands)
            if len(hand) > len(step.before.hands[seat]) and seat != self.game.shown_seat
        ]
        return [self._cards_of(seat) for seat in seats]

    def _cards_of(self, seat: int) -> QPointF:
        return self.texts.seats[self.players.seats.index(seat)].cards_centre

    def _panel_of(self, seat: int) -> QRectF:
        if seat == self.game.shown_seat:  # as for a watched computer
            return self.layout.hand_title
        return self.texts.seats[self.players.seats.index(seat)].rect

    @property
    def laid(self) -> frozenset[int]:
        if self._step is None or self._step.seat != self.game.shown_seat:
            return frozenset()
        return frozenset(cell.put.index for cells in self.numbers for cell in cells if cell.put)

    @property
    def last_cards(self) -> frozenset[tuple[int, int]]:
        """The numbers and indexes of the cards that another player has just laid."""
        game = self.game
        if self._step is not None or not game.turns:
            return frozenset()
        step = game.last_step
        if step.seat == game.shown_seat or not isinstance(step.play, Formula):
            return frozenset()
        return frozenset(
            (number, at)
            for number, pieces in enumerate(step.play.numbers)
            for at, piece in enumerate(pieces)
            if not piece.lies
        )

    def _source(self) -> QPointF:
        return self.layout.stock.topLeft()

    def _lay(self, start: QPointF | None, used: frozenset[int]) -> None:
        self._shown = self.game.position
        self.numbers = lying(self._shown)
        super()._lay(start, used)
        self.cards.lay_rows(self.numbers)
        self.players.show(self._shown)
        self._show_operator(self._shown.operator)
        self._follow_draft()

    def _show_draft(self) -> None:
        self._follow_draft()
        super()._show_draft()

    def _follow_draft(self) -> None:
        if self.draft is not None:
            self.numbers = self.draft.numbers
            self._show_operator(self.draft.operator)

    def _show_operator(self, operator: Operator | None) -> None:
        self.operator_shown = operator
        self.cards.show_operator(operator, self._shown.operator, self._offered)

    @property
    def _offered(self) -> tuple[Operator, ...]:
        """The operators that can be chosen beside the formula."""
        return self.game.state.options.operators

    def arrange(self, milliseconds: int) -> None:
        """Send every card to its place, and write the texts."""
        self.put_back()
        last = self.last_cards
        self.rects = self.cards.arrange(self.layout, self.numbers, milliseconds, last)
        gap, answer, more = self.slots
        gap.show_at(None if self.cards.gap.isVisible() else self.rects.operator)
        answer.show_at(None if self.numbers[ANSWER] else self.rects.around(ANSWER))
        more.show_at(self._room_for_more)
        self._make_places()
        self._mark_hint()
        self._write()
        self.refresh_focus()

    @property
    def _room_for_more(self) -> QRectF | None:
        """Where the next card of an answer comes that is not finished; None if that is not told."""
        return None

    def _write(self) -> None:
        self.texts.show_seats(self.layout, self.players)
        self.texts.write(self.layout, self.players, self._step)

    def _mark_hint(self) -> None:
        hints, hint, rects = self.game.hints, self.game.hints.hint, []
        if self.texts.no_play and self.draft is not None and not self.draft.puts:
            rects = [self.layout.stock]
        elif hint is not None and hint.formula is None and hints.step and self.draft is not None:
            is_told = hints.step == TELLS_KIND and not self.draft.puts
            draws = is_told and hint.play is Action.DRAW
            rects = [self.layout.stock] if draws else []
        elif hint is not None and hint.lead is not None and hints.step in (TELLS_KIND, TELLS_WHERE):
            rects = self._led(hint.lead, tells_all=hints.step == TELLS_WHERE)
        elif hint is not None and hint.formula is not None:
            has_other_sign = hint.formula.operator is not self._shown.operator
            if hints.step == TELLS_WHERE or (hints.step == TELLS_KIND and not has_other_sign):
                rects = [self.rects.around(number) for number in hint.numbers]
            if has_other_sign and hints.step in (TELLS_KIND, TELLS_WHERE):
                rects.append(self.rects.operator)
        self.hint_marks.surround(rects, self.mark_radius)

    def _led(self, lead: Lead, *, tells_all: bool) -> list[QRectF]:
        """The places that a hint names about what is put down."""
        if lead.wrong is not None:
            number, index = lead.at
            return [self.rects.numbers[number][index]]
        if lead.needs_sign or lead.has_other_sign:
            return [self.rects.operator]
        if tells_all and lead.next_number is not None and lead.joker is None:
            return [self.rects.around(lead.next_number)]
        return []

    def _make_places(self) -> None:
        for item in self.place_items:
            self.removeItem(item)
        self.place_items = []
        draft = self.draft
        if draft is None:
            return
        for place in draft.all_places():
            rect = self.rects.place(place, is_empty=not draft.numbers[place.number])
            on_card = place.where is PlaceKind.ON
            item = PlaceItem(place, rect, self.theme, on_card=on_card)
            item.shown = self.rects.seen(place, rect)
            item.reach = self.rects.reach(place, rect)
            self.place_items.append(item)
        in_gap = self.cards.gap.isVisible()
        gap = PlaceItem(OPERATOR_PLACE, self.rects.operator, self.theme, on_card=in_gap)
        self.place_items.append(gap)
        for item in self.place_items:
            self.addItem(item)
