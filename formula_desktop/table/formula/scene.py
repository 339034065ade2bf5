"""Formula's table for playing: what the pointer and the keyboard do.

It reports to the game what was put where; the game's draft decides what may be put there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from PySide6.QtCore import QObject, QPointF, QRectF, QTimer

from formula_desktop.arithmetic import ALL_OPERATORS, Operator
from formula_desktop.formula.cards import JOKER
from formula_desktop.formula.draft import ANSWER, NUMBERS, Draft, Place, PlaceKind, Put
from formula_desktop.look.faces import Faces
from formula_desktop.models.table.formula import FormulaGame
from formula_desktop.table.described import Described
from formula_desktop.table.formula.described import DescribedFormula
from formula_desktop.table.formula.layout import BESIDE
from formula_desktop.table.formula.table import OPERATOR_PLACE, FormulaTable
from formula_desktop.table.game_table import OPERATOR_KEYS, put_of
from formula_desktop.table.items import CardItem, PlaceItem
from formula_desktop.table.scene import Target

_FINDING_MS: Final = 200  # after a change: first the cards glide to their places
_BESIDE: Final = 14.0  # between a line of text and a ring of digits


class FormulaScene(FormulaTable):
    """The table with its cards in reach."""

    typed_kinds = (
        OPERATOR_KEYS | {digit: digit for digit in "0123456789"} | dict.fromkeys("jJ", JOKER)
    )

    _chosen: Draft | None = None
    """The draft in which the sign was just chosen: a click on its place then keeps it."""
    _likely: frozenset[Place] = frozenset()
    """The places where the held card can become part of a formula; empty if all are shown."""
    _finding: QTimer | None = None
    """The wait before it is found where the next card leads on; none while the table is made."""
    _last_put: int | None = None
    """The card that was put down last, if it is still there: the next one belongs after it."""

    def __init__(self, game: FormulaGame, faces: Faces, parent: QObject | None = None) -> None:
        self._searched: Draft | None = None
        """The draft of which it is found where each card leads on."""
        self._leading: dict[tuple[int, Place], bool] = {}
        self._to_find: Iterator[tuple[Draft, int, Place]] = iter(())
        super().__init__(game, faces, parent)
        self._finding = QTimer(self, singleShot=True)
        self._finding.timeout.connect(self._find_next)
        self._find_soon()

    @property
    def described_items(self) -> tuple[Described, ...]:
        return DescribedFormula(self).all()

    def _movable(self) -> list[CardItem]:
        return [*self._own_items(), *self._symbols()]

    def _symbols(self) -> list[CardItem]:
        if self.draft is None:
            return []
        return [item for item in self.cards.symbols.values() if item.isVisible()]

    def _put(self, index: int | None) -> Put | None:
        return None if self.draft is None else put_of(self.draft.puts, index)

    def _operator_of(self, item: CardItem) -> Operator | None:
        return next((each for each, card in self.cards.symbols.items() if card is item), None)

    def places_for(self, item: CardItem) -> Sequence[PlaceItem]:
        index = self._index_of(item)
        if self.draft is None:
            return []
        if index is None:
            self._likely = frozenset()
            return [each for each in self.place_items if each.key == OPERATOR_PLACE]
        places = self.draft.places(index)
        self._find_likely(self.draft, index)
        return [each for each in self.place_items if each.key in places]

    def is_likely(self, place: PlaceItem) -> bool:
        """Whether the held card can become part of a formula there.

        If nothing may be said before *Play*, or it can nowhere, every place is.
        """
        return not self._likely or place.key in self._likely

    def is_offered(self, place: PlaceItem) -> bool:
        return self.is_likely(place)

    def _place_at(
        self, point: QPointF, carried: QRectF | None = None, finger: float = 0
    ) -> PlaceItem | None:
        """Take a card over the outer third of one at the end of a number for one beside that.

        Where only one of the two leads to a formula, as the table then shows, it is that one.
        """
        found = super()._place_at(point, carried, finger)
        key = None if found is None or carried is None else self._end_at(found, carried)
        beside = next((each for each in self.places if each.key == key), None)
        if found is None or beside is None:
            return found
        return found if self.is_offered(found) and not self.is_offered(beside) else beside

    def _end_at(self, found: PlaceItem, carried: QRectF) -> Place | None:
        """The end of a number that is meant by a card over another one, if it is one."""
        draft, key = self.draft, found.key
        if draft is None or not isinstance(key, Place) or key.where is not PlaceKind.ON:
            return None
        cells, middle = draft.numbers[key.number], carried.center().x()
        put, third = cells[key.index].put, found.rect.width() / 3
        if put is not None and put.index == self._index_of(self.held):
            return None
        if key.index == len(cells) - 1 and middle > found.rect.right() - third:
            return Place(key.number, PlaceKind.BEHIND)
        is_before = not key.index and middle < found.rect.left() + third
        return Place(key.number, PlaceKind.BEFORE) if is_before else None

    def _show_hot(self, target: Target | None) -> None:
        """Show where the card would come, also if it leads nowhere there."""
        before = self._hot
        super()._show_hot(target)
        if before is not None and before is not self._hot:
            before.setVisible(self.shows_places and self.is_offered(before))
        if self._hot is not None:
            self._hot.setVisible(self.shows_places)

    @property
    def _tells_places(self) -> bool:
        return not self.texts.assistance.is_silent_before_play

    @property
    def _room_for_more(self) -> QRectF | None:
        return self._beside_answer if self._expects_more else None

    @property
    def _expects_more(self) -> bool:
        """Whether it may be shown that another card comes after those of the answer."""
        return self.draft is not None and self._tells_places and self.draft.has_begun_answer

    @property
    def _beside_answer(self) -> QRectF | None:
        """The place of a card after those of the answer; None where there is no room."""
        beside, edge = self.rects.beside(ANSWER), self.layout.area.right() - BESIDE
        is_wide = edge - beside.left() > beside.width() / 2
        beside.setRight(min(beside.right(), edge))
        return beside if is_wide else None

    def _find_likely(self, draft: Draft, index: int) -> None:
        """Find the places that lead to a formula.

        The next card of an answer that is begun goes behind it, not onto what was just put there.
        """
        places = draft.places(index) if self._tells_places else ()
        likely = {place for place in places if self._leads_on(draft, index, place)}
        if draft.has_begun_answer and Place(ANSWER, PlaceKind.BEHIND) in likely:
            cells = enumerate(draft.numbers[ANSWER])
            likely -= {Place(ANSWER, PlaceKind.ON, at) for at, cell in cells if cell.put}
        self._likely = frozenset(likely)

    def _leads_on(self, draft: Draft, index: int, place: Place) -> bool:
        if draft is not self._searched:
            self._searched = draft
            self._leading.clear()
        key = (index if self._put(index) else draft.view.hand.index(draft.view.hand[index])), place
        if key not in self._leading:
            self._leading[key] = draft.leads_on(index, place)
        return self._leading[key]

    def _follow_draft(self) -> None:
        super()._follow_draft()
        self._find_soon()

    def _find_soon(self) -> None:
        timer, draft = self._finding, self.draft
        if timer is None or draft is None or draft is self._searched or not self._tells_places:
            return
        hand = range(len(draft.view.hand))
        self._to_find = ((draft, each, place) for each in hand for place in draft.places(each))
        timer.start(_FINDING_MS)

    def _find_next(self) -> None:
        """Find out about one place: all at once, when a card is held, may take several frames."""
        timer, found = self._finding, next(self._to_find, None)
        if timer is not None and found is not None and found[0] is self.draft:
            self._leads_on(*found)
            timer.start(0)

    def first_place(self, places: Sequence[PlaceItem]) -> int:
        """The place right after the card put down last: digits are typed from left to right."""
        following = self._following()
        keys = [each.key for each in places]
        return keys.index(following) if following in keys else 0

    def _following(self) -> Place | None:
        """The place after the card put down last: behind it, or on the card of the table there."""
        draft, last = self.draft, self._last_put
        if draft is None or last is None or self._index_of(self.held) == last:
            return None
        for number, cells in enumerate(draft.numbers):
            for at, cell in enumerate(cells, 1):
                if cell.put is not None and cell.put.index == last:
                    is_end = at == len(cells)
                    kind = PlaceKind.BEHIND if is_end else PlaceKind.ON
                    return Place(number, kind, 0 if is_end else at)
        return None

    def refuses_at(self, point: QPointF) -> bool:
        return any(each.rect.contains(point) for each in self.place_items)

    def drop(self, item: CardItem, place: PlaceItem) -> None:
        operator = self._operator_of(item)
        index = self._index_of(item)
        if operator is not None:
            item.go_home(0)
            self.game.choose_operator(operator)
        elif index is None or not isinstance(place.key, Place):
            item.go_home(self.glide_ms)
        elif self.game.put(index, place.key):
            self._last_put = index
            self._ask_for_digit(index)
        else:
            item.go_home(self.glide_ms)

    def dropped_nowhere(self, item: CardItem, point: QPointF) -> bool:
        index = self._index_of(item)
        if index is None:
            return False
        if self.layout.tray.contains(point):
            self._drop_in_hand(index, point)
            return True
        under = [each.key for each in self.place_items if each.rect.contains(point)]
        for place in under:
            refusal = (
                self.draft.why_not_put(index, place)
                if self.draft is not None and isinstance(place, Place)
                else None
            )
            if refusal is not None:
                self.texts.refuse(refusal)
        return False

    def _drop_in_hand(self, index: int, point: QPointF) -> None:
        places = self.layout.hand(len(self.cards.order))
        distances = [
            (abs(place.center().x() - point.x()) + 3 * abs(place.center().y() - point.y()), to)
            for to, place in enumerate(places)
        ]
        self._return_to_tray(index, self.cards.order[min(distances)[1]])

    def _clicked_at(self, point: QPointF) -> None:
        if self.cards.gap.isVisible() and self.cards.gap.outline.contains(point):
            chosen, self._chosen = self._chosen, None
            if chosen is None or chosen is not self.draft:
                self.game.next_operator()
        elif self.cards.stock.outline.contains(point):
            if self.stock_press is not None:
                self.stock_press()
        else:
            for number in NUMBERS:
                if self._starting_joker(number):
                    if self.rects.around(number).contains(point):
                        self._ask_starting(number)
                else:
                    self._say_if_joker_stays(number, point)

    def _say_if_joker_stays(self, number: int, point: QPointF) -> None:
        under = [at for at, rect in enumerate(self.rects.numbers[number]) if rect.contains(point)]
        if self.draft is not None and under and under[-1] < len(self.draft.numbers[number]):
            refusal = self.draft.why_not_choose(number, under[-1])
            if refusal is not None:
                self.texts.refuse(refusal)

    def _starting_joker(self, number: int) -> CardItem | None:
        """The starting joker of a number that gets its digit in the first formula, if any."""
        row = self.draft.view.rows[number] if self.draft and self.draft.view.is_first else ()
        return self.cards.rows[number][0] if row and row[0].joker else None

    def focus_areas(self) -> Sequence[Sequence[Target]]:
        own = self._own_items()
        order = [index for index in self.cards.order if self.cards.hand[index] in own]
        hand = [self.cards.hand[index] for index in order if not self._put(index)]
        formula = [self.cards.hand[index] for index in order if self._put(index)]
        if self.draft is not None:
            jokers = map(self._starting_joker, NUMBERS)
            formula += [joker for joker in jokers if joker is not None]
            formula += [self.cards.gap] if self.cards.gap.isVisible() else []
        return hand, sorted(formula, key=lambda item: item.home.x()), self._symbols()

    def activate(self, target: CardItem) -> None:
        operator = self._operator_of(target)
        index = self._index_of(target)
        if operator is not None:
            self.game.choose_operator(operator)
            self._chosen = self.draft
        elif target is self.cards.gap:
            self.game.next_operator()
        elif index is None:
            for number in NUMBERS:
                if self._starting_joker(number) is target:
                    self._ask_starting(number)
        elif not self._ask_for_digit(index):
            self.pick_up(target)

    def move_focused(self, item: CardItem, steps: int) -> bool:
        index = self._index_of(item)
        if index is None or self._put(index):
            return False
        order = self.cards.order
        to = max(0, min(order.index(index) + steps, len(order) - 1))
        return self.move_in_tray(index, order[to])

    def _type(self, kind: str) -> None:
        if kind in ALL_OPERATORS:
            self.game.choose_operator(Operator(kind))
        else:
            self._choose_by_key(kind)

    def _rub_out(self) -> None:
        """Take back the focused card, or else the last one of the formula."""
        index = self._index_of(self.focused)
        puts = self.draft.puts if self.draft is not None else ()
        if self._put(index) and index is not None:
            self.game.take_back(index)
        elif puts:
            self.game.take_back(puts[-1].index)

    def _ask_for_digit(self, index: int) -> bool:
        """Ask for the digit of a joker put down; return whether it is one."""
        put = self._put(index)
        if put is None or not put.is_joker:
            return False
        item = self.cards.hand[index]
        card = item.face.rect.translated(item.home)
        self._ask_beside(card, put.value, lambda digit: self.game.choose(index, digit))
        return True

    def _ask_starting(self, number: int) -> None:
        value = self.numbers[number][0].value
        card = self.rects.around(number)
        self._ask_beside(card, value, lambda digit: self.game.choose_starting(number, digit))

    def _ask_beside(self, card: QRectF, chosen: int | None, choose: Callable[[int], None]) -> None:
        """Open the ring where it covers neither the formula and its lines nor a button or list."""
        layout = self.layout
        texts = (
            each.adjusted(-_BESIDE, 0, _BESIDE, 0) for each in self.texts.lines if each.width()
        )
        shown = (*map(self.rects.around, NUMBERS), *texts)
        beside = (layout.log, layout.buttons, layout.lamp)
        others = (*layout.seats, *layout.column, layout.stock)
        self._open_ring(card, chosen, choose, (*shown, *beside), others)
