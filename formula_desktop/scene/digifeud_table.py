"""Digifeud's table as it follows a game: what lies where, and what travels there."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPointF, QRectF, Signal
from PySide6.QtGui import QPainter

from formula_desktop.digifeud.draft import Draft, draft_of
from formula_desktop.digifeud.play import Sum
from formula_desktop.digifeud.points import points_of
from formula_desktop.digifeud.squares import SQUARES, Square, beside
from formula_desktop.models.digifeud_game import DigifeudGame
from formula_desktop.models.digifeud_words import bonus_in_words
from formula_desktop.models.table_game import Step
from formula_desktop.scene import theme as look
from formula_desktop.scene.digifeud_board import Badge, Marks, SquarePlace, Tiles, TypingMark
from formula_desktop.scene.digifeud_felt import DigifeudFelt, paint_table
from formula_desktop.scene.digifeud_layout import DigifeudLayout
from formula_desktop.scene.faces import Faces
from formula_desktop.scene.items import PlaceItem
from formula_desktop.scene.table_scene import TableScene
from formula_desktop.scene.theme import Theme
from formula_desktop.scene.travel import Pace, Travel


class DigifeudTable(TableScene):
    """Shows one game."""

    has_rows = True

    settled = Signal()
    """What moved has been shown; the next player may be asked."""

    def __init__(self, game: DigifeudGame, faces: Faces, parent: QObject | None = None) -> None:
        super().__init__(faces.theme, parent)
        self.game = game
        self.pace = Pace()
        self.layout = DigifeudLayout(look.TABLE.width, look.TABLE.height - look.HEADER_HEIGHT)
        self.tiles = Tiles(self, faces)
        self.felt = DigifeudFelt(self, game, faces.theme)
        self.squares = [
            SquarePlace(square, self.layout.square(square), self.theme) for square in SQUARES
        ]
        self.marks = Marks(self.theme)
        self.typing = TypingMark(self.theme)
        for item in (*self.squares, self.marks, self.typing):
            self.addItem(item)
        self._badges: list[Badge] = []
        self._marked: tuple[Square, ...] = ()
        self._step: Step | None = None
        self._step_draft: Draft | None = None
        self._travel: Travel | None = None
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
        self.layout = DigifeudLayout(width, height)
        self.setSceneRect(0, 0, width, height)
        for place in self.squares:
            place.move_to(self.layout.square(self.square_of(place)))
        self.arrange(0)

    def change_theme(self, theme: Theme) -> None:
        """Show everything in another theme; the faces have changed already."""
        self.theme = theme
        self.felt.change_theme(theme)
        self.marks.theme = theme
        self.typing.theme = theme
        for place in self.squares:
            place.theme = theme
        self.arrange(0)
        self.update()

    def retranslate(self) -> None:
        """Write every text again, in another language."""
        self.arrange(0)

    def say_no_play(self, is_so: bool) -> None:
        """Say, or stop saying, that the person to move cannot lay a sum."""
        self.felt.no_play = is_so
        self._write()

    def show_time(self) -> None:
        """Write the time that is left."""
        self.felt.write_scores(self.layout, self._step)

    def mark_sum(self, squares: tuple[Square, ...]) -> None:
        """Light up the squares of a sum that is looked at in the log."""
        self._marked = squares
        self.marks.surround([self.layout.square(square) for square in squares])

    def drawBackground(self, painter: QPainter, rect: QRectF | object) -> None:
        assert isinstance(rect, QRectF)
        paint_table(painter, self.theme, self.layout, self.game, rect)

    def square_of(self, place: PlaceItem) -> Square:
        """The square of a place."""
        assert isinstance(place.key, Square)
        return place.key

    # --- what the game tells --------------------------------------------------------------------

    @property
    def is_moving(self) -> bool:
        """Whether tiles travel."""
        return self._travel is not None

    def skip(self) -> None:
        """Show at once what is still travelling."""
        if self._travel is not None:
            self._travel.skip()

    def put_away(self) -> None:
        """Stop whatever moves; the table is about to close."""
        self._interrupt()

    def _show_step(self, step: Step) -> None:
        self._interrupt()
        self._step = step
        self._travel = Travel(self.pace, self)
        self._travel.ended.connect(self._end_step)
        if isinstance(step.play, Sum):
            self._show_sum(step, step.play, self._travel)
        else:
            self._write()
        self._travel.add_reading()
        self._travel.start()

    def _show_sum(self, step: Step, laid: Sum, travel: Travel) -> None:
        draft = draft_of(step.before.view(step.seat), laid)
        self._step_draft = draft
        is_own = step.seat == self.game.shown_seat
        is_persons = not self.game.players[step.seat].is_computer
        if is_own:
            items = [] if is_persons else [self.tiles.rack[put.index] for put in draft.puts]
        else:
            start = self.felt.panels[step.seat].rect.center()
            items = [self.tiles.start_travelling(put.index, put.tile, start) for put in draft.puts]
        self.tiles.hold_still(items)
        self.arrange(self.glide_ms)
        travel.add_home(items)

    def _show_badges(self) -> None:
        """The points of the sum that is being shown, or of the draft when it is one."""
        for badge in self._badges:
            self.removeItem(badge)
        self._badges = []
        if self._step is not None and isinstance(self._step.play, Sum):
            self._show_bonuses(self._step.play, self._step)
        elif self._step is None and self.draft is not None:
            points, laid = self.draft.points, self.draft.play
            if points is not None and laid is not None:
                self._add_badge(str(points.total), self._behind(laid))

    def _show_bonuses(self, laid: Sum, step: Step) -> None:
        """The points at the outcome, and what each coloured square adds."""
        points = points_of(laid, step.before.board.layout)
        outcome = laid.number_squares[-1][-1]
        for bonus in points.bonuses:
            if bonus.square != outcome:
                self._add_badge(bonus_in_words(bonus), self._corner(bonus.square))
        self._add_badge(str(points.total), self._behind(laid))

    def _behind(self, laid: Sum) -> QPointF:
        """Where the points of a sum are shown: on the empty square behind it, if there is one."""
        outcome = laid.number_squares[-1][-1]
        behind = beside(outcome, laid.direction)
        if behind is None or self.game.position.board.tiles[behind]:
            return self._corner(outcome)
        return self.layout.square(behind).center()

    def _corner(self, square: Square) -> QPointF:
        rect = self.layout.square(square)
        return QPointF(rect.right() - 4, rect.top() - 4)

    def _add_badge(self, text: str, centre: QPointF) -> None:
        badge = Badge(text, centre, self.theme)
        self._badges.append(badge)
        self.addItem(badge)

    def _end_step(self) -> None:
        used = self.laid
        self._interrupt()
        self._deal(self.layout.bag, used)
        self.settled.emit()

    def _interrupt(self) -> None:
        """Nothing is held or travels any more."""
        self.put_back()
        self.mark_sum(())
        self.felt.no_play = False
        self._step = self._step_draft = None
        self._show_badges()
        self.felt.refuse(None)
        travel, self._travel = self._travel, None
        if travel is not None:
            travel.stop()
            travel.deleteLater()

    def _jump(self) -> None:
        self._interrupt()
        self.tiles.fill_rack("", frozenset(), None)
        self._deal(None)
        self.settled.emit()

    def _show_turn(self) -> None:
        self.put_back()
        if self.tiles.is_covered != self.game.is_covered:
            self.tiles.fill_rack("", frozenset(), None)
        self._deal(None)

    def _deal(self, start: QPointF | None, used: frozenset[int] = frozenset()) -> None:
        """Show the game as it is now; tiles new on the rack come from `start`."""
        self.tiles.is_covered = self.game.is_covered
        self.tiles.fill_rack(self.game.hand.hand, used, start)
        self.tiles.order = self.game.hand.order
        self.tiles.lay(self.game.position.board.tiles)
        self.arrange(self.glide_ms)

    def _show_order(self) -> None:
        self.tiles.order = self._order_shown()
        self.arrange(self.glide_ms)

    def _show_draft(self) -> None:
        self.felt.refuse(None)
        if self.draft is not None:
            self.arrange(self.glide_ms)

    # --- the rack while a sum is shown: the game's rack is the one after it already --------------

    @property
    def laid(self) -> frozenset[int]:
        """The rack's tiles that lie on the board while the sum made of them is shown."""
        step, draft = self._step, self._step_draft
        if step is None or draft is None or step.seat != self.game.shown_seat:
            return frozenset()
        return frozenset(put.index for put in draft.puts)

    def _order_shown(self) -> tuple[int, ...]:
        """Indexes into the rack that the table shows, in the order of the game's rack."""
        tiles, rack, laid = self.tiles, self.game.hand, self.laid
        if not laid:
            return rack.order
        left = [index for index in tiles.order if index not in laid]
        order = []
        for tile in rack.cards:
            same = [index for index in left if tiles.rack_tiles[index] == tile]
            if same:
                left.remove(same[0])
                order.append(same[0])
        return (*order, *left, *(index for index in tiles.order if index in laid))

    def _row_of(self, index: int) -> int | None:
        """The row of one of the rack's tiles in the game's rack, None for one that is laid."""
        tiles, laid = self.tiles, self.laid
        if not laid:
            return self.game.hand.order.index(index)
        if index in laid:
            return None
        tile = tiles.rack_tiles[index]
        same = [at for at in tiles.order if at not in laid and tiles.rack_tiles[at] == tile]
        rows = [row for row, each in enumerate(self.game.hand.cards) if each == tile]
        return rows[same.index(index)]

    def move_on_rack(self, index: int, to: int) -> bool:
        """Move a tile of the rack to where another one, `to`, stands; whether both are there."""
        row, to_row = self._row_of(index), self._row_of(to)
        if row is None or to_row is None:
            return False
        self.game.hand.move(row, to_row)
        return True

    # --- where everything lies ------------------------------------------------------------------

    def arrange(self, milliseconds: int) -> None:
        """Send every tile to where it belongs, and write what there is to read."""
        self.put_back()
        board = self.game.position.board
        if self._step is not None:
            board = self._step.before.board
        draft = self._step_draft or self.draft
        self.tiles.arrange(self.layout, board.tiles, draft, milliseconds)
        self._show_badges()
        self.mark_sum(self._marked)
        self._write()
        self.refresh_focus()

    def _write(self) -> None:
        self.felt.write(self.layout, self._step)
