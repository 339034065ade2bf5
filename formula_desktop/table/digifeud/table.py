"""Digifeud's table as it follows a game: where items are, and how they move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject, QPointF, QRectF
from PySide6.QtGui import QPainter

from formula_desktop.digifeud.draft import Draft, draft_of
from formula_desktop.digifeud.hint import Lead
from formula_desktop.digifeud.layout import Colour, Layout
from formula_desktop.digifeud.play import Play, Sum
from formula_desktop.digifeud.points import points_of
from formula_desktop.digifeud.position import Position
from formula_desktop.digifeud.squares import CENTRE, SQUARES, Direction, Square, beside
from formula_desktop.look import theme as look
from formula_desktop.look.faces import Faces
from formula_desktop.models.table.digifeud import DigifeudGame, DigifeudStep
from formula_desktop.models.words.digifeud import bonus_in_words
from formula_desktop.models.words.hint import TELLS_KIND, TELLS_WHERE
from formula_desktop.sounds.sound import Sound
from formula_desktop.table.digifeud.board import (
    Badge,
    FirstSquare,
    LastSum,
    Marks,
    Seams,
    SquarePlace,
    Tiles,
    TypingMark,
)
from formula_desktop.table.digifeud.layout import (
    WHOLE,
    DigifeudLayout,
    DigifeudProjectorLayout,
    Part,
)
from formula_desktop.table.digifeud.texts import DigifeudTexts, paint_table
from formula_desktop.table.game_table import GameTable
from formula_desktop.table.items import PlaceItem
from formula_desktop.table.travel import Travel

# How far from the middle of a tile a label at its side is, in squares:
_ABOVE: Final = 0.76
_AT_SIDE: Final = 0.96


class DigifeudTable(GameTable[DigifeudGame, Position, Play]):
    """Shows one game."""

    layout: DigifeudLayout
    layouts: Sequence[type[DigifeudLayout]] = (DigifeudLayout, DigifeudProjectorLayout)
    """The layouts in normal and in projector size."""
    texts: DigifeudTexts
    texts_class = DigifeudTexts
    mark_radius = look.TILE_RADIUS
    tray: Tiles
    put_sound = Sound.TILE

    has_rows = True

    def __init__(self, game: DigifeudGame, faces: Faces, parent: QObject | None = None) -> None:
        super().__init__(game, faces, parent)
        self.layout = self._made_layout(look.TABLE.width, look.TABLE.height - look.HEADER_HEIGHT)
        self.tray = self.tiles = Tiles(self, faces)
        self.texts = self.texts_class(self, game, faces)
        self.squares = [
            SquarePlace(square, self.layout.square(square), self.theme) for square in SQUARES
        ]
        for place in self.squares:
            place.is_coloured = self.colour_of(self.square_of(place)) is not None
        self.marks = Marks(self.theme)
        self.typing = TypingMark(self.theme)
        self.last_sum = LastSum(self.theme)
        self.seams = Seams(self.theme)
        self.first_square = FirstSquare(self.theme)
        lines = (self.marks, self.last_sum, self.seams)
        for item in (*self.squares, *lines, self.first_square, self.typing):
            self.addItem(item)
        self.badges: list[Badge] = []
        self.marked: tuple[Square, ...] = ()
        self._step_draft: Draft | None = None
        self._on_their_way = 0
        self._follow()

    def _made_layout(self, width: float, height: float) -> DigifeudLayout:
        made = self.layouts[self.theme.is_projector]
        has = self.game.has_open_hands, self._has_buttons, self.has_glass
        return made(width, height, *has, self._part)

    @property
    def _part(self) -> Part:
        """The part of the board that is shown."""
        return WHOLE

    @property
    def _colours(self) -> Layout | None:
        """The coloured squares; None where they do not matter."""
        return self.game.state.options.layout

    def colour_of(self, square: Square) -> Colour | None:
        """The colour of a square; None for a plain one, and where colours do not matter."""
        return None if self._colours is None else self._colours.colour(square)

    @property
    def _has_buttons(self) -> bool:
        """Whether there are buttons; who only watches a game has none until it is over."""
        return self.game.position.is_over or not self.game.is_watched

    @property
    def draft(self) -> Draft | None:
        return self.game.draft

    @property
    def tiles_shown(self) -> tuple[Sequence[str], frozenset[Square]]:
        """The tile shown on each square, and the squares where tiles have just been put down."""
        position = self.game.position if self._step is None else self._step.before
        draft = self._step_draft or self.draft
        if draft is None:
            return position.board.tiles, frozenset()
        new = frozenset(put.square for put in draft.puts)
        return [draft.tile_on(square) for square in SQUARES], new

    def _fit(self, width: float, height: float) -> None:
        self.layout = self._made_layout(width, height)
        for place in self.squares:
            place.move_to(self.layout.square(self.square_of(place)))

    def earning_on(self, square: Square) -> tuple[str, set[int]] | None:
        """The held tile and the bonuses that it can have on a coloured square, for its words."""
        return None

    def show_time(self) -> None:
        """Write the time that is left."""
        self.texts.write_scores(self.layout, self._step)
        self.described_changed.emit()

    def mark_sum(self, squares: tuple[Square, ...]) -> None:
        """Light up the squares of a sum selected in the log."""
        self.marked = squares
        self.marks.surround([self.layout.square(square) for square in squares])

    def drawBackground(self, painter: QPainter, rect: QRectF | object) -> None:
        assert isinstance(rect, QRectF)
        paint_table(painter, self.theme, self.layout, self._colours, rect)

    def square_of(self, place: PlaceItem) -> Square:
        """The square of a place."""
        assert isinstance(place.key, Square)
        return place.key

    def _show_play(self, step: DigifeudStep, travel: Travel) -> None:
        if isinstance(step.play, Sum):
            self._show_sum(step, step.play, travel)
        else:
            self._write()
        travel.add_reading(self._readings(step))

    def _show_sum(self, step: DigifeudStep, laid: Sum, travel: Travel) -> None:
        draft = draft_of(step.before.view(step.seat), laid)
        self._step_draft = draft
        is_own = step.seat == self.game.shown_seat
        is_persons = not self.game.players[step.seat].is_computer
        if is_own:
            items = [] if is_persons else [self.tiles.hand[put.index] for put in draft.puts]
        else:
            panel = self.texts.panels[step.seat].rect
            items = []
            for put in draft.puts:
                start = self.tiles.take_from_other(put.index) or panel.center()
                items.append(self.tiles.start_travelling(put.index, put.tile, start))
        self.tiles.hold_still(items)
        self._on_their_way = len(items)
        travel.landed.connect(self._count_landed)
        self.arrange(self.glide_ms)
        travel.add_home(items)

    def _count_landed(self) -> None:
        self._on_their_way -= 1
        if not self._on_their_way:
            self._show_badges()

    @property
    def laid(self) -> frozenset[int]:
        step, draft = self._step, self._step_draft
        if step is None or draft is None or step.seat != self.game.shown_seat:
            return frozenset()
        return frozenset(put.index for put in draft.puts)

    def _forget_step(self) -> None:
        self._step_draft = None
        self._on_their_way = 0
        self.mark_sum(())
        self._show_badges()

    def _source(self) -> QPointF:
        return self.layout.bag

    def _lay(self, start: QPointF | None, used: frozenset[int]) -> None:
        super()._lay(start, used)
        position = self.game.position
        self.tiles.lay(position.board.tiles)
        if self.game.has_open_hands:
            self.tiles.show_other(position.racks[1 - self.game.shown_seat].tiles)

    def _room_for_ring(self) -> QRectF:
        """The room of the scene without the items beside the board."""
        room = self.sceneRect()
        room.setRight(self.layout.frame.right())
        return room

    def _panel_of(self, seat: int) -> QRectF:
        return self.texts.panels[seat].rect

    def _show_badges(self) -> None:
        """Show the points of the sum being shown, or of the draft if it is a sum."""
        for badge in self.badges:
            self.removeItem(badge)
        self.badges = []
        # points would reveal that the draft is correct
        is_silent = self.texts.assistance.is_silent_before_play
        if self._step is not None and isinstance(self._step.play, Sum):
            if self._on_their_way <= 0:  # points on empty squares would say nothing
                self._show_bonuses(self._step.play)
        elif self._step is None and self.draft is not None and not is_silent:
            points, laid = self.draft.points, self.draft.play
            if points is not None and laid is not None:
                self._add_badge(str(points.total), self._behind(laid))

    def _show_bonuses(self, laid: Sum) -> None:
        """Show the points at the answer, and what each coloured square adds."""
        points = points_of(laid, self.game.state.options.layout)
        last = laid.places[-1].square
        for bonus in points.bonuses:
            if bonus.square != last:
                self._add_badge(bonus_in_words(bonus), self._at_side(bonus.square, laid))
        self._add_badge(str(points.total), self._behind(laid))

    def _behind(self, laid: Sum) -> QPointF:
        """Where the points of a sum are shown: on the empty square after it, if there is one.

        Otherwise they are on an empty one at the side of the last tile, or else on its corner.
        """
        last = laid.places[-1].square
        sides = (each for each in Direction if each.is_across != laid.direction.is_across)
        for direction in (laid.direction, *sides):
            square = beside(last, direction)
            if square is not None and not self._is_taken(square):
                return self.layout.square(square).center()
        return self._corner(last)

    def _at_side(self, at: Square, laid: Sum) -> QPointF:
        """Where a label lies against a tile, at a side that is free; else on its corner."""
        sides = (Direction.UP, Direction.DOWN)
        if not laid.direction.is_across:
            sides = Direction.RIGHT, Direction.LEFT
        for direction in sides:
            square = beside(at, direction)
            if square is not None and not self._is_taken(square):
                tile, free = self.layout.square(at).center(), self.layout.square(square).center()
                return tile + (free - tile) * (_AT_SIDE if direction.is_across else _ABOVE)
        return self._corner(at)

    def _is_taken(self, square: Square) -> bool:
        """Whether a label may not be in the middle of a square, as something is drawn there."""
        return bool(self.game.position.board.tiles[square])

    def _corner(self, square: Square) -> QPointF:
        rect = self.layout.square(square)
        return QPointF(rect.right() - 4, rect.top() - 1)

    def _add_badge(self, text: str, centre: QPointF) -> None:
        badge = Badge(text, centre, self.theme)
        self.badges.append(badge)
        self.addItem(badge)

    def arrange(self, milliseconds: int) -> None:
        """Send every tile to its place, and write the texts."""
        self.put_back()
        board = self.game.position.board
        if self._step is not None:
            board = self._step.before.board
        draft = self._step_draft or self.draft
        self.tiles.arrange(self.layout, board.tiles, draft, milliseconds)
        square, shown = self.layout.square, {*self.layout.part.squares}
        for at, item in self.tiles.lying.items():
            item.setVisible(at in shown)
        self.seams.show_between(
            [(square(one), square(other)) for one, other in board.seams if {one, other} <= shown]
        )
        self._show_badges()
        self.mark_sum(self.marked)
        self.last_sum.surround(self.around(self.last_squares))
        self.first_square.move_to(self.layout.square(CENTRE))
        self.first_square.setVisible(self._wants_first_sum)
        self._mark_hint()
        self._write()
        self.refresh_focus()

    @property
    def _wants_first_sum(self) -> bool:
        """Whether the square in the middle is still to be covered."""
        return not self.tiles_shown[0][CENTRE]

    @property
    def last_squares(self) -> tuple[Square, ...]:
        """The squares of the sum that another player has just laid; empty for another play."""
        game = self.game
        if self._step is not None or not game.turns:
            return ()
        step = game.last_step
        is_own = step.seat == game.shown_seat
        return () if is_own or not isinstance(step.play, Sum) else step.play.squares or ()

    def _mark_hint(self) -> None:
        hints, hint = self.game.hints, self.game.hints.hint
        squares: Sequence[Square] = ()
        if hint is not None and hint.lead is not None and hints.step in (TELLS_KIND, TELLS_WHERE):
            squares = _led(hint.lead, tells_all=hints.step == TELLS_WHERE)
        elif hint is not None and hint.sum is not None and hints.step == TELLS_WHERE:
            squares = [place.square for place in hint.sum.places]
        self.hint_marks.surround(self.around(squares), self.mark_radius)

    def around(self, squares: Sequence[Square]) -> list[QRectF]:
        """The rectangle from the first to the last of some squares, if there are any."""
        ends = [self.layout.square(each) for each in (*squares[:1], *squares[-1:])]
        return [ends[0].united(ends[-1])] if ends else []

    def _write(self) -> None:
        self.texts.write(self.layout, self._step)


def _led(lead: Lead, *, tells_all: bool) -> Sequence[Square]:
    """The square that a hint names about what is put down."""
    put = lead.wrong or lead.blank
    if put is not None:
        return (put.square,)
    return [place.square for place in lead.missing[:1]] if tells_all else ()
