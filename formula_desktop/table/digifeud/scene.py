"""Digifeud's table for playing: what the pointer and the keyboard do.

It reports to the game what was put where; the game's draft decides what may be put there.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QObject, QPointF, QTimer
from PySide6.QtWidgets import QGraphicsSceneHelpEvent, QGraphicsSceneMouseEvent

from formula_desktop.digifeud.draft import Draft
from formula_desktop.digifeud.line import Put
from formula_desktop.digifeud.points import possible_times
from formula_desktop.digifeud.squares import CENTRE, Direction, Square, beside
from formula_desktop.digifeud.tiles import BLANK
from formula_desktop.look.faces import Faces
from formula_desktop.models.table.digifeud import DigifeudGame
from formula_desktop.models.words.digifeud import colour_at_a_glance, earning_at_a_glance
from formula_desktop.table.described import Described
from formula_desktop.table.digifeud.board import SquarePlace
from formula_desktop.table.digifeud.described import DescribedDigifeud
from formula_desktop.table.digifeud.table import DigifeudTable
from formula_desktop.table.game_table import OPERATOR_KEYS, put_of
from formula_desktop.table.items import CardItem, PlaceItem
from formula_desktop.table.scene import Target

BOARD_AREA = 1
_PREPARING_MS: Final = 200  # after a turn begins: first the new tiles glide to the rack
_BACK = (Direction.UP, Direction.LEFT)


class DigifeudScene(DigifeudTable):
    """The table with its tiles in reach."""

    typed_kinds = (
        OPERATOR_KEYS | {tile: tile for tile in "0123456789="} | dict.fromkeys("jJ?", BLANK)
    )
    cursor: Square = CENTRE
    """The square where typing begins."""
    direction = Direction.RIGHT
    """The direction in which typing goes on."""
    _bonuses: Mapping[Square, set[int]] = {}
    """The squares where the held tile can become part of a sum, with its bonuses there."""
    _noted: Square | None = None
    """The square that a note is about while nothing is held."""

    def __init__(self, game: DigifeudGame, faces: Faces, parent: QObject | None = None) -> None:
        super().__init__(game, faces, parent)
        self._preparing = QTimer(self, singleShot=True, interval=_PREPARING_MS)
        self._preparing.timeout.connect(self._prepare)

    @property
    def described_items(self) -> tuple[Described, ...]:
        return DescribedDigifeud(self).all()

    # --- picking up and places ------------------------------------------------------------------

    def _put(self, index: int | None) -> Put | None:
        return None if self.draft is None else put_of(self.draft.puts, index)

    def places_for(self, item: CardItem) -> Sequence[PlaceItem]:
        index = self._index_of(item)
        if self.draft is None or index is None:
            return []
        self._find_lit(self.draft, index)
        return [self.squares[square] for square in self.draft.squares(index)]

    def _find_lit(self, draft: Draft, index: int) -> None:
        """Light up the squares where a tile can become part of a sum.

        If nothing may be said before *Play*, this must not depend on the tiles put down.
        """
        if self.texts.assistance.is_silent_before_play:
            empty, layout = Draft(draft.view), draft.view.board.layout
            rack = range(len(draft.view.rack.tiles))
            lit = {square for each in rack for square in empty.squares_for(each)}
            self._bonuses = {square: possible_times(layout.colour(square)) for square in lit}
        else:
            self._bonuses = draft.squares_for(index)
        for square, place in enumerate(self.squares):
            place.is_lit = square in self._bonuses

    def is_taken(self, place: PlaceItem) -> bool:
        put = self.draft.on(self.square_of(place)) if self.draft is not None else None
        return put is not None and put.index != self._index_of(self.held)

    def is_likely(self, place: PlaceItem) -> bool:
        return self.square_of(place) in self._bonuses

    def _show_turn(self) -> None:
        super()._show_turn()
        self._preparing.start()

    def _prepare(self) -> None:
        """Find the squares for one tile: those for others are then found within a frame."""
        if self.draft is not None and not self.draft.puts:
            self.draft.squares_for(0)

    def _show_hot(self, target: Target | None) -> None:
        before = self._hot
        super()._show_hot(target)
        if self._hot is not before:
            self._show_earning()

    def _show_places(self, places: Sequence[PlaceItem]) -> None:
        super()._show_places(places)
        self._show_earning()

    def _show_earning(self) -> None:
        """Say what the held tile would earn on the square under it."""
        square = None if self._hot is None else self.square_of(self._hot)
        earns = None if square is None else self.earning_on(square)
        self.texts.note("" if earns is None else earning_at_a_glance(*earns))

    def earning_on(self, square: Square) -> tuple[str, set[int]] | None:
        """The held tile and the bonuses that it can have on a coloured square, for its words."""
        index, draft = self._index_of(self.held), self.draft
        is_coloured = self.colour_of(square) is not None
        if index is None or draft is None or not is_coloured or square not in self._bonuses:
            return None
        put = self._put(index)
        tile = draft.view.rack.tiles[index] if put is None else put.tile
        return None if tile == BLANK else (tile, self._bonuses[square])

    def first_place(self, places: Sequence[PlaceItem]) -> int:
        """The place nearest to the cursor on the board, or to where the sum continues.

        Squares with tiles put down come last, except that of the moved tile itself.
        """
        draft = self.draft
        if draft is None or not places:
            return 0
        moved = self._put(self._index_of(self.held))
        here = self.layout.square(self.cursor if moved is not None else self._following(draft))

        def far(at: int) -> tuple[bool, bool, float]:
            put = draft.on(self.square_of(places[at]))
            distance = places[at].rect.center() - here.center()
            is_taken = put is not None and put != moved
            return is_taken, not self.is_likely(places[at]), distance.manhattanLength()

        return min(range(len(places)), key=far)

    def _following(self, draft: Draft) -> Square:
        """The first free square after the tiles put down at the cursor."""
        following: Square | None = self.cursor
        if draft.on(self.cursor) is not None:
            way = self._way_of(draft)
            while following is not None and draft.tile_on(following):
                following = beside(following, way)
        return self.cursor if following is None else following

    def _way_of(self, draft: Draft) -> Direction:
        """The direction in which the sum being put down is read."""
        ways = draft.ways
        if len(ways) == 1 and ways[0].is_across != self.direction.is_across:
            return ways[0]
        above, left = (beside(draft.puts[-1].square, way) for way in _BACK)
        stands_below = above is not None and bool(draft.tile_on(above))
        stands_beside = left is not None and bool(draft.tile_on(left))
        if len(ways) == 2 and stands_below != stands_beside:  # a single new tile beside an old one
            return Direction.DOWN if stands_below else Direction.RIGHT
        return self.direction

    def drop(self, item: CardItem, place: PlaceItem) -> None:
        index = self._index_of(item)
        square = self.square_of(place)
        self.cursor = square
        if index is None or not self.game.put(index, square):
            item.go_home(self.glide_ms)
        elif self._put(index) is not None:
            self._ask_if_new(index)

    def _ask_if_new(self, index: int) -> None:
        put = self._put(index)
        if put is not None and put.is_blank and put.digit is None:
            self._ask_for_digit(index)

    def dropped_nowhere(self, item: CardItem, point: QPointF) -> bool:
        index = self._index_of(item)
        if index is None:
            return False
        if self.layout.rack.contains(point):
            self._drop_on_rack(index, point)
            return True
        square = self.layout.square_at(point)
        if self.draft is not None and square is not None:
            self.texts.refuse(self.draft.why_not_put(index, square))
        return False

    def _drop_on_rack(self, index: int, point: QPointF) -> None:
        order = self.tiles.shown_order
        places = self.layout.rack_tiles(*self.tiles.rack_counts)
        is_digit = order.index(index) < self.tiles.rack_counts[0]
        row = [
            (abs(place.center().x() - point.x()), other)
            for at, (place, other) in enumerate(zip(places, order, strict=True))
            if (at < self.tiles.rack_counts[0]) == is_digit
        ]
        self._return_to_tray(index, min(row)[1])

    # --- the pointer ----------------------------------------------------------------------------

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self._hide_typing()
        super().mousePressEvent(event)

    def _clicked_at(self, point: QPointF) -> None:
        square = self.layout.square_at(point)
        if square is not None and self.draft is not None:
            if square == self.cursor and self.area == BOARD_AREA:
                self._turn_typing()
            self.stand_on(square)
            refusal = self.draft.why_not_choose(square)
            if refusal is not None:
                self.texts.refuse(refusal)

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        super().mouseMoveEvent(event)
        if self._noted is not None and self.layout.square_at(event.scenePos()) != self._noted:
            self._noted = None
            if self.held is None:
                self.texts.note("")

    def helpEvent(self, event: QGraphicsSceneHelpEvent) -> None:
        """Say what a coloured square is for, where it covers no other square."""
        square = self.layout.square_at(event.scenePos())
        if square is not None and self.held is None and not self.tiles_shown[0][square]:
            self._noted = square
            self.texts.note(colour_at_a_glance(self.colour_of(square)))
        event.accept()

    # --- the keyboard ---------------------------------------------------------------------------

    def focus_areas(self) -> Sequence[Sequence[Target]]:
        own = self._own_items()
        order = [index for index in self.tiles.shown_order if self.tiles.hand[index] in own]
        rack = [self.tiles.hand[index] for index in order if not self._put(index)]
        return rack, self._in_sight if self.draft is not None else []

    @property
    def _in_sight(self) -> list[SquarePlace]:
        """The squares of the part of the board that is shown."""
        return [self.squares[square] for square in self.layout.part.squares]

    def refresh_focus(self) -> None:
        super().refresh_focus()
        focused = self.stands_on
        if isinstance(focused, PlaceItem):
            self.cursor = self.square_of(focused)
        types = isinstance(focused, PlaceItem) and self.held is None and self.ring is None
        rect = self.layout.square(self.cursor) if types else None
        self.typing.point(rect, self.direction)

    def press(self, target: Target) -> None:
        """Press a target; on a square without a tile of one's own, move the cursor there."""
        draft = self.draft
        if draft is None or self.held is not None or not isinstance(target, PlaceItem):
            super().press(target)
        elif draft.on(self.square_of(target)) is None:
            self.put_back()
            self._clicked_at(target.outline.center())
        else:
            super().press(target)

    def _hide_typing(self) -> None:
        self.typing.point(None, self.direction)

    def next_area(self, forward: bool, *, entering: bool = False) -> bool:
        cursor = self.cursor
        found = super().next_area(forward, entering=entering)
        if found and self.area == BOARD_AREA and self.held is None:
            self.stand_on(cursor)
        return found

    def stand_on(self, square: Square) -> None:
        """Move the cursor to a square, if it is in sight."""
        shown = self.layout.part.squares
        if square not in shown:
            return
        self.cursor = square
        self.area, self._at = BOARD_AREA, shown.index(square)
        self.show_focus(True)

    def activate(self, target: CardItem) -> None:
        index = self._index_of(target)
        put = self._put(index)
        if put is not None and put.is_blank and index is not None:
            self._ask_for_digit(index)
        elif self.draft is not None:
            self.pick_up(target)

    def activate_place(self, place: PlaceItem) -> None:
        put = self.draft.on(self.square_of(place)) if self.draft is not None else None
        if put is not None:
            self.activate(self.tiles.hand[put.index])
        else:
            self._turn_typing()

    def _turn_typing(self) -> None:
        ways = self.game.state.options.reading
        self.direction = ways[(ways.index(self.direction) + 1) % len(ways)]
        self.refresh_focus()

    def move_focused(self, item: CardItem, steps: int) -> bool:
        order = self.tiles.shown_order
        index = self._index_of(item)
        if index is None or self._put(index):
            return False
        to = order.index(index) + steps
        digits = self.tiles.rack_counts[0]
        if not 0 <= to < len(order) or (to < digits) != (order.index(index) < digits):
            return False
        return self.move_in_tray(index, order[to])

    def slide(self, right: int, down: int) -> None:
        if self.held is None:
            ways = {(1, 0): Direction.RIGHT, (0, 1): Direction.DOWN}
            ways |= {(-1, 0): Direction.LEFT, (0, -1): Direction.UP}
            self.game.slide(ways[right, down])

    def _type(self, kind: str) -> None:
        if self.area == BOARD_AREA and self.held is None and self.shows_focus:
            self._lay_at_cursor(kind)
        else:
            self._choose_by_key(kind)

    def _lay_at_cursor(self, kind: str) -> None:
        """Lay a tile at the cursor and move on, skipping tiles that are already there."""
        if self.draft is None:
            return
        square: Square | None = self.cursor
        lies = self.draft.tile_on(self.cursor)
        if lies and lies[-1] == kind:
            self._go_on_from(self.cursor)
            return
        while square is not None and self.draft.view.board.tiles[square]:
            square = beside(square, self.direction)
        index = self.draft.free(kind)
        digit = None
        if index is None and kind.isdigit():
            index, digit = self.draft.free(BLANK), int(kind)
        if square is None or index is None or not self.game.put(index, square, digit):
            return
        self._go_on_from(square)
        self._ask_if_new(index)

    def _go_on_from(self, square: Square) -> None:
        following = beside(square, self.direction)
        self.stand_on(square if following is None else following)

    def _rub_out(self) -> None:
        """Take back the tile at the cursor, or the one typed before it."""
        if self.draft is None:
            return
        index = self._index_of(self.stands_on)
        if index is not None and self._put(index):
            self.game.take_back(index)
            return
        before = beside(self.cursor, self.direction.opposite)
        for square in (self.cursor, before):
            put = self.draft.on(square) if square is not None else None
            if put is not None and square is not None:
                self.game.take_back(put.index)
                self.stand_on(square)
                return
        if self.draft.puts and self.area != BOARD_AREA:
            self.game.take_back(self.draft.puts[-1].index)
        elif before is not None and self.area == BOARD_AREA:
            self.stand_on(before)

    def _ask_for_digit(self, index: int) -> None:
        put = self._put(index)
        if put is not None:
            own, squares = put.square, self._squares_beside(put.square)
            tiles, _ = self.tiles_shown
            others = [at for at, tile in enumerate(tiles) if tile and at not in {own, *squares}]
            self._open_ring(
                self.layout.square(own),
                put.digit,
                lambda digit: self.game.choose(index, digit),
                [self.layout.square(square) for square in squares],
                [self.layout.square(square) for square in others],
            )
            self._hide_typing()

    def _squares_beside(self, square: Square) -> set[Square]:
        """The other squares of the sum being put down, and of those beside it in its line."""
        draft = self.draft
        assert draft is not None  # one of its blanks is asked about
        found = {put.square for put in draft.puts}
        for start in tuple(found):
            for way in draft.ways:
                for step in (way, way.opposite):
                    following = beside(start, step)
                    while following is not None and draft.tile_on(following):
                        found.add(following)
                        following = beside(following, step)
        return found - {square}
