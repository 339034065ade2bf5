"""What Digifeud's table shows besides tiles: the board, the scores and all texts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import timedelta
from enum import Enum

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsScene

from formula_desktop.digifeud.layout import Layout
from formula_desktop.digifeud.play import Action, Play, Sum
from formula_desktop.digifeud.points import Points, points_of
from formula_desktop.digifeud.position import Position
from formula_desktop.digifeud.reasons import Reason
from formula_desktop.digifeud.squares import Direction
from formula_desktop.digifeud.tiles import RACK_DIGITS, RACK_OPERATORS
from formula_desktop.look import theme as look
from formula_desktop.look.faces import Faces
from formula_desktop.look.theme import Layer, Theme
from formula_desktop.models.table.digifeud import DigifeudGame, DigifeudStep
from formula_desktop.models.words.digifeud import (
    DigifeudCounts,
    colours_in_words,
    draft_in_words,
    reading_in_words,
    sum_of,
    time_in_words,
)
from formula_desktop.models.words.signs import spelled
from formula_desktop.models.words.spoken import aloud
from formula_desktop.models.words.table import (
    is_the_computer,
    player_in_words,
    stopped_in_words,
    subject,
)
from formula_desktop.players import YOUNG, Player
from formula_desktop.store.games.notes import SavedSeat
from formula_desktop.table.digifeud.board import paint_board
from formula_desktop.table.digifeud.layout import DigifeudLayout
from formula_desktop.table.items import BREAK_BELOW, TableItem, TextItem
from formula_desktop.table.seat import PORTRAIT_GAP, PortraitItem, face_of
from formula_desktop.table.texts import Lines, TableTexts, Tone

MIDDLE = Qt.AlignmentFlag.AlignHCenter
RIGHT = Qt.AlignmentFlag.AlignRight
PADDING = 18.0
PORTRAIT = 36.0
_SMALL = 28.0  # the portrait beside an open rack
_APART = 10.0  # a name and the rack
_LOW = 100.0  # the height of a panel below which its parts are beside each other
_LOW_LINES = 66.0  # the height of a panel below which two lines come closer together
_SMALLEST_TILES = 0.75  # the number of digits shrinks so far before it is left out there
SOON = timedelta(hours=1)
"""A turn's time is shown from half of it on, and always if less than this is left."""
DIRECTION_SAID = (Reason.WRONG_FROM_THE_RIGHT, Reason.WRONG_FROM_BELOW)
"""Reasons whose sentence names the direction in which the sum is read."""


class ScorePanel(TableItem):
    """One player's name, points, tiles and time."""

    margin = 3.0

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, Layer.AREA)
        self._is_to_move = False
        self.portrait = PortraitItem(theme, self)
        self.name = self._text(look.NAME)
        self.turn = self._text(look.SMALLEST)
        self.pupil = self._text(look.PUPIL)
        self.points = self._text(look.SCORE)
        self.tiles = self._text(look.SMALLEST)

    def _text(self, size: look.TextSize) -> TextItem:
        item = TextItem(size, self.theme, self.theme.on_table)
        item.setParentItem(self)
        return item

    def show_in(self, rect: QRectF, player: Player, face: SavedSeat, *, is_to_move: bool) -> None:
        """Show a player in a rectangle of the scene, marked if it is their turn."""
        self._is_to_move = is_to_move
        self.move_to(rect)
        left, right = rect.left() + PADDING, rect.right() - PADDING
        is_large = self.theme.is_projector
        if rect.height() < _LOW:
            self._show_low(rect, player, face)
            return
        self.tiles.setVisible(True)
        top, bottom = rect.top() + (34 if is_large else 30), rect.bottom() - 34
        place = QRectF(left - 4, top - PORTRAIT / 2, PORTRAIT, PORTRAIT)
        self.portrait.show_player(player, face, place)
        taken = PORTRAIT - 4 + PORTRAIT_GAP
        room = right - left - taken
        self.name.place(QPointF(left + taken, top), widest=room, breaks=True)
        self.points.place(QPointF(left, bottom + 6 * is_large), widest=rect.width() * 0.4)
        beside = right - self.points.sceneBoundingRect().right() - 10
        if is_large:  # a line of its own
            self.turn.place(QPointF(left, top + 43), widest=right - left)
            self.pupil.place(QPointF(left, top + 43), widest=right - left)
            self.tiles.place(QPointF(right, bottom + 6), RIGHT, beside)
        else:
            self.turn.place(QPointF(right, bottom - 12), RIGHT, beside)
            self.pupil.place(QPointF(right, bottom - 12), RIGHT, beside)
            self.tiles.place(QPointF(right, bottom + 12), RIGHT, rect.width() * 0.5)

    def _show_low(self, rect: QRectF, player: Player, face: SavedSeat) -> None:
        """Show a player in two lines, with the points beside them."""
        left, right = rect.left() + PADDING, rect.right() - PADDING
        place = QRectF(left - 4, rect.center().y() - PORTRAIT / 2, PORTRAIT, PORTRAIT)
        self.portrait.show_player(player, face, place)
        self.points.place(QPointF(right, rect.center().y()), RIGHT, rect.width() * 0.4)
        begin = left + PORTRAIT - 4 + PORTRAIT_GAP
        room = self.points.sceneBoundingRect().left() - 10 - begin
        has_more = any(each.text() for each in (self.turn, self.pupil, self.tiles))
        top = rect.top() + rect.height() * (0.36 if has_more else 0.5)
        self.name.place(QPointF(begin, top), widest=room, breaks=not has_more)
        if self.name.scale() < BREAK_BELOW:  # the portrait shows the level, too
            self.name.say(player.name)
        below = rect.top() + rect.height() * 0.72
        said = self.turn if self.turn.text() else self.pupil
        said.place(QPointF(begin, below), widest=room)
        taken = said.sceneBoundingRect().width() + 10 if said.text() else 0.0
        self.tiles.place(QPointF(begin + taken, below))
        beside = room - taken
        fits = beside > 0 and beside >= self.tiles.sceneBoundingRect().width() * _SMALLEST_TILES
        self.tiles.setVisible(fits)  # who is to move matters more
        if fits:
            self.tiles.place(QPointF(begin + taken, below), widest=beside)

    def paint(self, painter: QPainter, option: object, widget: object = None) -> None:
        theme = self.theme
        edge = theme.accent if self._is_to_move else theme.area_line
        painter.setPen(QPen(edge, look.CHOSEN_LINE if self._is_to_move else look.THIN_LINE))
        painter.setBrush(theme.table_deep)
        painter.drawRoundedRect(self.rect, look.SEAT_RADIUS, look.SEAT_RADIUS)


class DigifeudTexts(TableTexts[DigifeudGame, Position, Play]):
    """The panels and texts of the table of one game."""

    refuses_alone = True

    def __init__(self, scene: QGraphicsScene, game: DigifeudGame, faces: Faces) -> None:
        super().__init__(scene, game, faces)
        self._counts = DigifeudCounts(self)
        theme = self.theme
        self._layout = DigifeudLayout(look.TABLE.width, look.TABLE.height)
        self.panels = (ScorePanel(theme), ScorePanel(theme))
        self._title = TextItem(look.HEADING, theme, theme.on_table)
        self._bag = TextItem(look.SMALLEST, theme, theme.on_table_soft)
        self.of_other = TextItem(look.SMALLEST, theme, theme.on_table)
        """Whose the open rack above is."""
        self._face_of_other = PortraitItem(theme)
        for item in (*self.panels, self._title, self._bag, self.of_other, self._face_of_other):
            scene.addItem(item)

    @property
    def bag(self) -> str:
        """The line with the number of tiles in the bags."""
        return self._bag.text()

    def write(self, layout: DigifeudLayout, step: DigifeudStep | None) -> None:
        """Write everything in its place; `step` is a play that is being shown."""
        self._layout, self._step = layout, step
        self.write_scores(layout, step)
        self._write_lines()
        self._write_rack(layout)
        self._write_other_rack(layout)

    def write_scores(self, layout: DigifeudLayout, step: DigifeudStep | None = None) -> None:
        """Write both players' panels; while the time runs this happens every second."""
        game = self._game
        position = step.before if step is not None else game.position
        for seat, (panel, rect) in enumerate(zip(self.panels, layout.scores, strict=True)):
            is_to_move = game.seat_to_show == seat and step is None
            ink, soft = self.theme.on_table, self.theme.on_table_soft
            panel.name.say(player_in_words(game.players[seat]), ink)
            panel.points.say("" if position.is_given_up else str(position.totals[seat]), ink)
            # a full rack is what everybody has
            is_full = len(position.racks[seat].digits) == RACK_DIGITS
            panel.tiles.say("" if is_full else self.digits_of(seat, position), soft)
            pupil = game.pupil if is_to_move else ""
            panel.pupil.say(pupil, ink)
            turn = self._turn_in_words(seat) if is_to_move and not pupil else ""
            panel.turn.say(turn, self.theme.accent)
            face = face_of(game, seat)
            panel.show_in(rect, game.players[seat], face, is_to_move=is_to_move)

    def digits_of(self, seat: int, position: Position) -> str:
        """The number of digits on a seat's rack."""
        return self._counts.digits(len(position.racks[seat].digits))

    def _turn_in_words(self, seat: int) -> str:
        if self._game.players[seat].is_computer:
            return self.tr("playing")
        left, limit = self._game.time_left, self._game.state.options.turn_limit
        if left is None or limit is None or left > max(limit / 2, SOON):
            own_screen = self._game.is_elsewhere
            return self.tr("on another screen") if own_screen else self._your_turn
        # a clock that was set back would leave more time than the limit
        return f"{self._your_turn} · {time_in_words(min(left, limit))}"

    def _lines(self) -> Lines:
        said = super()._lines()
        is_free = self._game.is_of_class or not (said.remark or self.is_quiet)
        last = self._last_of_other() if is_free and not (said.reading or self.no_play) else None
        if last is None:
            return said
        seat, laid, points = last
        remark = self._counts.earned(points) if points.bonuses or not said.remark else said.remark
        return Lines(self._laid_in_words(seat, laid.read), Tone.PLAIN, remark)

    def _last_of_other(self) -> tuple[int, Sum, Points] | None:
        """The sum that the computer or a team has just laid, and its points, until something is
        put down."""
        game = self._game
        if game.draft is None or game.can_take_back or len(game.positions) < 2:
            return None
        turn, before = game.turns[-1], game.positions[-2]
        if not isinstance(turn.play, Sum) or before.to_move is None:
            return None
        if not (game.players[before.to_move].is_computer or game.is_of_class):
            return None
        return before.to_move, turn.play, points_of(turn.play, before.board.layout)

    def _hint_in_words(self, *, spoken: bool = False) -> str:
        hint, step = self._game.hints.hint, self._game.hints.step
        return "" if hint is None else self._hint_words.of_digifeud(hint, step, spoken=spoken)

    def _draft_as_laid(self) -> str:
        draft = self._game.draft
        if draft is None:
            return ""
        laid = draft.play  # backwards, it is only true in the order in which it is read
        return spelled(laid.read) if laid is not None else sum_of(draft)

    def _draft_in_words(self, following: Enum | None) -> tuple[str, str]:
        draft = self._game.draft
        assert draft is not None  # only then is it read
        verdict, has_four = draft.verdict, len(self._game.state.options.reading) > 2
        says_so = verdict.refusal is not None and verdict.refusal.reason in DIRECTION_SAID
        remark = ""
        if verdict.sum is not None and has_four and not says_so:
            remark = reading_in_words(verdict.sum)
        if verdict.refusal is not None and verdict.refusal.reason is Reason.OPENING_OFF_CENTRE:
            remark = self.tr("Shift and an arrow key move the whole sum.")
        if verdict.refusal is not None:
            remark = self._turned_in_words(draft.way_of_turned) or remark
        laid, layout = verdict.sum, self._game.state.options.layout
        if laid is not None and verdict.refusal is None and not laid.direction.is_backward:
            remark = colours_in_words(laid, layout) or remark
        wrong_sums = self.assistance.wrong_sums
        return draft_in_words(draft, wrong_sums, following), remark

    def _turned_in_words(self, way: Direction | None) -> str:
        """How numbers are read, where one is written the other way; "" for None."""
        if way is None:
            return ""
        if way.is_across:
            return self.tr("Numbers are always read from left to right.")
        return self.tr("Numbers are always read from top to bottom.")

    @property
    def _sums_of_person(self) -> Iterator[Sum]:
        """The sums that the person to move has laid."""
        game = self._game
        for position, turn in zip(game.positions, game.turns, strict=False):
            if position.to_move == game.position.to_move and isinstance(turn.play, Sum):
                yield turn.play

    def _place_lines(self) -> None:
        panel = self._layout.reading
        both = bool(self.reading and self.remark)
        middle, widest = panel.center(), panel.width() - 2 * PADDING
        if not both:
            self._reading.place(middle, MIDDLE, widest, breaks=True)
            self._remark.place(middle, MIDDLE, widest, breaks=True)
            return
        is_large = self.theme.is_projector
        up, down = (12.0, 15) if panel.height() < _LOW_LINES else (16.0, 16)
        if is_large:
            up, down = min(30.0, panel.height() / 2 - 17), 17
        if self._is_verdict:  # in larger letters
            up, down = 19, 28
        self._reading.place(middle - QPointF(0, up), MIDDLE, widest)
        is_long = self._reading.scale() < BREAK_BELOW or self._reading.shown != self.reading
        if is_long:  # it takes the second line
            up, down = (17, 30) if is_large else (12, 25)
            self._reading.place(middle - QPointF(0, up), MIDDLE, widest, breaks=True)
        self._remark.place(middle + QPointF(0, down), MIDDLE, widest, breaks=is_large)
        if is_large and not (self._is_verdict or is_long or self._remark.is_broken):
            apart = QPointF(0, min(up, 19.0))  # as far from both edges
            self._reading.place(middle - apart, MIDDLE, widest)
            self._remark.place(middle + apart, MIDDLE, widest, breaks=True)
        if is_long and self._remark.is_broken:
            self._reading.place(middle - QPointF(0, 24), MIDDLE, widest, breaks=True)
            self._remark.place(middle + QPointF(0, 24), MIDDLE, widest, breaks=True)

    def step_in_words(self, step: DigifeudStep) -> str:
        if isinstance(step.play, Sum):
            return self._laid_in_words(step.seat, step.play.read)
        if self._game.state.agreed_passes and step.play is Action.PASS:
            return stopped_in_words()
        name = self._game.players[step.seat].name
        return {
            Action.PASS: self.tr("{name} passed").format(name=name),
            Action.RESIGN: self.tr("{name} gave up").format(name=name),
            Action.TIMEOUT: self.tr("{name} ran out of time").format(name=name),
        }[step.play]

    def consequence(self, step: DigifeudStep) -> str:
        """The points that a play earned."""
        if not isinstance(step.play, Sum):
            return ""
        return self._counts.earned(points_of(step.play, step.before.board.layout))

    def _taken(self, step: DigifeudStep) -> str:
        drawn = len(step.before.bag_digits) - len(step.after.bag_digits)
        drawn += len(step.before.bag_operators) - len(step.after.bag_operators)
        return self._counts.new_tiles(drawn)

    @property
    def said_of_tray(self) -> list[str]:
        return [self._title.text(), self.bag]

    def step_aloud(self, step: DigifeudStep) -> list[str]:
        said = [aloud(self.step_in_words(step))]
        if isinstance(step.play, Sum):
            said += [self.consequence(step), self._taken(step)]
        return said

    def _result_in_words(self) -> str:
        result = self._game.position.result()
        assert result is not None  # it is over
        if self._game.state.is_undecided:
            return stopped_in_words()
        if result.winner is None:
            return self.tr("The game is over: a tie.")
        name = subject(self._game.players, result.winner, begins=False)
        return self.tr("The game is over: {name} won.").format(name=name)

    def _invitation(self) -> str:
        if self._game.position.board.is_empty:
            return self.tr("For example 3 + 4 = 7, a digit in the middle")
        built = [laid for laid in self._sums_of_person if any(each.lies for each in laid.places)]
        if not built:  # said until it has been done once
            return self.tr("Build on a digit already there.")
        return self.tr("Longer counts, too: 2 + 3 + 4 = 9.") if self._is_longer_new(built) else ""

    def _is_longer_new(self, built: Sequence[Sum]) -> bool:
        """Whether to say once, after the first sum built on a digit, that a sum may be longer."""
        game = self._game
        is_strong = any(each.level not in (None, *YOUNG) for each in game.players)
        if is_strong or game.state.options.max_operations == 1 or len(built) > 1:
            return False
        return all(len(each.operators) == 1 for each in built)

    def _no_play_in_words(self) -> str:
        return self.tr("No sum fits. Pass.")

    def _tiles_of(self, seat: int) -> str:
        game = self._game
        is_asked = game.pupil and seat == game.position.to_move
        if not is_asked and is_the_computer(game.players, seat):
            return self.tr("The computer’s tiles")
        name = game.pupil if is_asked else game.players[seat].name
        return self.tr("{name}’s tiles").format(name=name)

    @property
    def said_of_other_rack(self) -> str:
        """What the opponent's open rack is."""
        return self._tiles_of(1 - self._game.shown_seat)

    def _write_other_rack(self, layout: DigifeudLayout) -> None:
        """Write whose the open rack is that is not in the tray."""
        game, at = self._game, layout.of_other_rack
        for each in (self.of_other, self._face_of_other):
            each.setVisible(layout.has_open_racks)
        if not layout.has_open_racks:
            return
        seat = 1 - game.shown_seat
        place = QRectF(at.left(), at.center().y() - _SMALL / 2, _SMALL, _SMALL)
        self._face_of_other.show_player(game.players[seat], face_of(game, seat), place)
        left = place.right() + 6
        room = at.right() - left - _APART
        self.of_other.say(player_in_words(game.players[seat]), self.theme.on_table)
        if room > 0:
            self.of_other.place(QPointF(left, at.center().y()), widest=room, breaks=True)
        # of a name that would be cut the portrait is enough: it is beside the name above
        self.of_other.setVisible(room > 0 and not self.of_other.is_cut)

    def _write_rack(self, layout: DigifeudLayout) -> None:
        game = self._game
        rack = layout.rack
        y = rack.top() + 24
        persons = [player for player in game.players if not player.is_computer]
        shown = game.players[game.shown_seat]
        is_own = persons == [shown] and not game.pupil
        title = self.tr("Your tiles") if is_own else self._tiles_of(game.shown_seat)
        position = game.position
        digits, signs = len(position.bag_digits), len(position.bag_operators)
        is_large = self.theme.is_projector
        at = QPointF(rack.left() + PADDING, y)
        end = layout.lamp.left() if is_large else rack.left() + 0.52 * rack.width() - PADDING
        widest = end - PADDING - at.x()
        self._title.place(at, widest=widest, breaks=not is_large)
        self._title.say(title, self.theme.on_table)
        in_bag = {"digits": self._counts.digits(digits), "signs": self._counts.signs(signs)}
        right = rack.right() - PADDING
        if is_large and layout.has_one_row:  # below it
            beside = QPointF(at.x(), rack.bottom() - 21)
            self._bag.place(beside, widest=right - beside.x())
            bag = self.tr("Bag: {digits}, {signs}").format(**in_bag)
        elif is_large:  # beside the signs, in two lines
            signs_end = layout.rack_tiles(0, RACK_OPERATORS + 1)[-1]
            beside = QPointF(signs_end.right() + PADDING, signs_end.center().y())
            self._bag.place(beside, widest=right - beside.x())
            first_line = self.tr("Bag: {digits}").format(**in_bag)
            bag = f"{first_line}\n{in_bag['signs']}"
        else:
            self._bag.place(QPointF(right, y), RIGHT, rack.width() * 0.48)
            bag = self.tr("Bag: {digits}, {signs}").format(**in_bag)
        self._bag.say(bag, self.theme.on_table_soft)


def paint_table(
    painter: QPainter,
    theme: Theme,
    layout: DigifeudLayout,
    colours: Layout | None,
    exposed: QRectF,
) -> None:
    """Paint the felt with the board and the panels beside it."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.table)
    painter.drawRect(exposed)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    panels = [(layout.reading, theme.table_deep), (layout.rack, theme.tray)]
    if layout.has_open_racks:
        panels.append((layout.other_rack, theme.tray))
    for panel, fill in panels:
        painter.setPen(QPen(theme.area_line, look.THIN_LINE))
        painter.setBrush(fill)
        painter.drawRoundedRect(panel, look.SEAT_RADIUS, look.SEAT_RADIUS)
    paint_board(painter, theme, layout, colours)
