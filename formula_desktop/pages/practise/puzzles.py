"""The puzzles of the day: a card for each game, and the calendar to choose a day."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Signal
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QFrame, QMenu

from formula_desktop.arguments import FORMULA
from formula_desktop.look import theme as look
from formula_desktop.look.faces import Faces
from formula_desktop.look.ink import draw, fill
from formula_desktop.look.shapes import rounded_path
from formula_desktop.look.theme import RING_ROOM, Size, Theme
from formula_desktop.models.words.days import long_day
from formula_desktop.models.words.games import WORDS
from formula_desktop.pages.practise.marks import (
    GAMES,
    MARK,
    Inks,
    Mark,
    Marks,
    each_mark_aloud,
    marks_aloud,
    marks_of,
    paint_marks,
    places_of_marks,
)
from formula_desktop.pages.practise.month import Counted, Month
from formula_desktop.pages.practise.pieces import pieces_of
from formula_desktop.widgets.buttons import ListChip
from formula_desktop.widgets.felt_button import FeltButton, line_path
from formula_desktop.widgets.layouts import column, row
from formula_desktop.widgets.plain_text import plain_label, set_tooltip
from formula_desktop.widgets.translated import Translated

# In units:
_CARD: Final = Size(400, 100)
_PICTURE: Final = 66
_EDGE: Final = 12
_GO: Final = 17  # radius of the sign at the end of a card
_LINE: Final = 22.0  # from the middle of a card to that of a line
_MARK_RADIUS: Final = 8
_AROUND_MARK: Final = 5  # to the sides of a mark's button
_PADDING: Final = 16
_GAP: Final = 10


class PuzzleCard(FeltButton):
    """A game, and which of its three puzzles are solved; each has a button of its own in it."""

    chosen = Signal(int)
    """Emitted with the place of a puzzle whose own button is pressed."""

    def __init__(self, game: str) -> None:
        super().__init__(look.SEAT_RADIUS)
        self._game = game
        self.marks = Marks(Mark.OPEN, Mark.OPEN, Mark.OPEN)
        self._faces: Faces | None = None
        self.each = tuple(_OnePuzzle(self) for _ in self.marks)
        for at, one in enumerate(self.each):
            one.clicked.connect(lambda _=False, at=at: self.chosen.emit(at))

    def show_marks(self, marks: Marks) -> None:
        """Show which puzzles are solved, in the current language."""
        self.marks = marks
        name = WORDS[self._game].name()
        self.setText(name)
        self.setAccessibleName(f"{name}: {marks_aloud(marks)}")
        for one, said in zip(self.each, each_mark_aloud(marks), strict=True):
            one.setAccessibleName(f"{name}: {said}")
            set_tooltip(one, said)  # the stars alone do not tell
        self._place_each()
        self.update()

    def show_as(self, theme: Theme, unit: float) -> None:
        super().show_as(theme, unit)
        self._faces = None
        for one in self.each:
            one.show_as(theme, unit)
        self._place_each()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_each()

    def _place_each(self) -> None:
        """Put the buttons of the puzzles where their marks are painted."""
        unit, middle = self._unit, self.height() / self._unit / 2
        at, room = self._marks_at(Size(self.width() / unit, self.height() / unit))
        for one, place in zip(self.each, places_of_marks(self._theme, at, room), strict=True):
            beside = _AROUND_MARK * unit
            left, right = place.left() * unit - beside, place.right() * unit + beside
            top, bottom = (middle - 4) * unit, self.height() - 3 * unit
            whole = QRectF(left, top, right - left, bottom - top).toRect()
            room_for_ring = self.rect().adjusted(RING_ROOM, RING_ROOM, -RING_ROOM, -RING_ROOM)
            one.setGeometry(whole.intersected(room_for_ring))

    def _marks_at(self, size: Size) -> tuple[QPointF, float]:
        """Where the marks begin, and their room."""
        at = QPointF(self._left, size.height / 2 + _LINE)
        return at, size.width - self._left - _EDGE

    @property
    def _wanted(self) -> Size:
        return _CARD

    @property
    def _left(self) -> float:
        """Where the words begin; in projector size they need all the room."""
        return _EDGE if self._theme.is_projector else _PICTURE + 1.5 * _EDGE

    def _paint_ground(self, painter: QPainter, size: Size) -> None:
        """Paint a lighter ground than that of the panel."""
        theme, line = self._theme, look.THIN_LINE * (2 if self.is_hot else 1)
        edge = rounded_path(QRectF(0, 0, *size).adjusted(line, line, -line, -line), self._radius)
        fill(painter, edge, theme.tray if self.isDown() else theme.table)
        draw(painter, edge, theme.place_line if self.is_hot else theme.area_line, line)

    def _paint_front(self, painter: QPainter, size: Size) -> None:
        theme, middle = self._theme, size.height / 2
        room = size.width - self._left - _EDGE
        if not theme.is_projector:
            self._paint_picture(painter, QPointF(_EDGE + _PICTURE / 2, middle))
        self._paint_go(painter, QPointF(size.width - _EDGE - _GO, middle - _LINE), _GO)
        at, of_name = QPointF(self._left, middle - _LINE), room - 2 * _GO - _EDGE
        fill(painter, line_path(theme, self.text(), look.NAME, at, of_name), theme.on_table)
        inks = Inks(theme.on_table_good, theme.on_table_soft, theme.on_table, theme.table)
        paint_marks(painter, theme, self.marks, *self._marks_at(size), inks)

    def _paint_picture(self, painter: QPainter, middle: QPointF) -> None:
        """A card and a sign, or two tiles, as the game has them."""
        scale = self._unit * self.devicePixelRatioF()
        shrunk, step = 0.38 if self._game == FORMULA else 0.6, 31.0
        if self._faces is None:
            self._faces = Faces(self._theme, scale * shrunk)
        for at, face in enumerate(pieces_of(self._game, ("+",))):
            painter.save()
            painter.translate(middle.x() + (at - 0.5) * step, middle.y())
            painter.scale(shrunk, shrunk)
            self._faces.paint(painter, face, QPointF(-face.size.width / 2, -face.size.height / 2))
            painter.restore()


class _OnePuzzle(FeltButton):
    """A button over the mark of a puzzle, which is seen only under the pointer."""

    def __init__(self, card: PuzzleCard) -> None:
        super().__init__(_MARK_RADIUS)
        self.setParent(card)

    @property
    def _wanted(self) -> Size:
        return Size(2 * MARK, 2 * MARK)

    def _paint_ground(self, painter: QPainter, size: Size) -> None:
        if self.is_hot:
            line = look.THIN_LINE
            edge = rounded_path(
                QRectF(0, 0, *size).adjusted(line, line, -line, -line), _MARK_RADIUS
            )
            draw(painter, edge, self._theme.place_line, line)

    def _paint_front(self, painter: QPainter, size: Size) -> None:
        """Do nothing: the card has painted the mark."""


class PuzzlesPanel(Translated, QFrame):
    """The cards of a day, today at first, and the calendar."""

    wanted = Signal(str, object)
    """Emitted with a game and the day whose puzzles are wanted."""
    one_wanted = Signal(str, object, int)
    """Emitted with the place of a single puzzle, too."""
    copy_wanted = Signal(bool)
    """Emitted to copy the result of the day, as a picture or as text."""
    save_wanted = Signal()
    """Emitted to save that picture."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("ground", "area")
        self._today: date | None = None
        self.day = date.min
        self._solved: Mapping[date, frozenset[str]] = {}
        self._not_at_once: Mapping[date, frozenset[str]] = {}
        self.heading = plain_label("heading")
        self.shown = plain_label("status", wraps=True)
        self.copy_button = ListChip()
        self.copy_button.setCheckable(False)
        self.copy_button.clicked.connect(self._open_menu)
        self.menu = QMenu(self)
        self._as_text = self.menu.addAction("")
        self._as_picture = self.menu.addAction("")
        self._as_file = self.menu.addAction("")
        self._as_file.triggered.connect(self.save_wanted)
        self._as_text.triggered.connect(lambda: self.copy_wanted.emit(False))
        self._as_picture.triggered.connect(lambda: self.copy_wanted.emit(True))
        self.cards = {game: PuzzleCard(game) for game in GAMES}
        for game, card in self.cards.items():
            card.clicked.connect(lambda _=False, game=game: self.wanted.emit(game, self.day))
            card.chosen.connect(lambda at, game=game: self.one_wanted.emit(game, self.day, at))
        self.month = Month(self)
        self.month.chosen.connect(self.choose)
        above = row((self.heading, 1), self.copy_button)
        self._upper = column(above, self.shown, *self.cards.values())
        self._column = column(self._upper, (self.month, 1), inside=self)
        self._retranslate()

    def show_day(
        self,
        today: date,
        solved: Mapping[date, frozenset[str]],
        not_at_once: Mapping[date, frozenset[str]],
    ) -> None:
        """Show what is solved, and what was tried, but not solved alone and at once.

        The chosen day stays, unless it was today and that is over.
        """
        if self._today is None or self.day == self._today or self.day > today:
            self.day = today
        self._today, self._solved, self._not_at_once = today, solved, not_at_once
        self._show()

    def choose(self, day: date) -> None:
        """Show the puzzles of a day."""
        self.day = day
        self._show()

    def _marks_of(self, game: str, day: date) -> Marks:
        none = frozenset[str]()
        return marks_of(game, day, self._solved.get(day, none), self._not_at_once.get(day, none))

    def _counted(self, day: date) -> Counted:
        """How many puzzles of a day are solved, alone and with help.

        Those of an older version of the program, which are others now, count, too.
        """
        none = frozenset[str]()
        solved = len(self._solved.get(day, none))
        helped = len(self._solved.get(day, none) & self._not_at_once.get(day, none))
        return Counted(solved - helped, helped)

    def marks(self, game: str) -> Marks:
        """Which puzzles of a game are solved on the chosen day."""
        return self.cards[game].marks

    def _show(self) -> None:
        if self._today is None:
            return
        for game, card in self.cards.items():
            card.show_marks(self._marks_of(game, self.day))
        name = long_day(self.day)
        is_today = self.day == self._today
        self.shown.setText(self.tr("Today: {day}").format(day=name) if is_today else name)
        self.copy_button.setEnabled(any(any(each.marks) for each in self.cards.values()))
        self.month.show_days(
            self._today,
            self.day,
            {day: self._counted(day) for day, some in self._solved.items() if some},
        )

    def show_as(self, theme: Theme, unit: float) -> None:
        """Apply a theme and a scale in pixels per unit."""
        padding = round(_PADDING * unit)
        edge = max(0, padding - RING_ROOM)  # the calendar has room for rings of its own
        self._upper.setContentsMargins(padding, padding, padding, 0)
        self._column.setContentsMargins(edge, 0, edge, edge)
        self._upper.setSpacing(round(_GAP * unit))
        self._column.setSpacing(0)
        for card in self.cards.values():
            card.show_as(theme, unit)
            card.setFixedHeight(card.sizeHint().height())
        self.month.show_as(theme, unit)

    def _open_menu(self) -> None:
        self.menu.popup(self.copy_button.mapToGlobal(self.copy_button.rect().bottomLeft()))

    def _retranslate(self) -> None:
        self.heading.setText(self.tr("Puzzles of the day"))
        self.setAccessibleName(self.heading.text())
        self.copy_button.show_name(self.tr("Share…"))
        self.copy_button.setAccessibleName(self.tr("Share the result of the day"))
        self._as_text.setText(self.tr("As &text"))
        self._as_picture.setText(self.tr("As a &picture"))
        self._as_file.setText(self.tr("&Save the picture…"))
        self._show()
