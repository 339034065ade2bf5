"""The cards of unfinished games on Home; a click continues one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from PySide6 import QtCore, QtGui
from PySide6.QtCore import QPointF, Signal
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QWidget

from formula_desktop.classes.teams import WHOLE_CLASS
from formula_desktop.look import theme as look
from formula_desktop.look.ink import draw, fill
from formula_desktop.look.shapes import path_of, sign_path
from formula_desktop.look.theme import RING_ROOM, Size, TextSize, Theme
from formula_desktop.pages.home.entry import HomeEntry
from formula_desktop.widgets.felt_button import FeltButton, line_path
from formula_desktop.widgets.layouts import STRETCH, column, row
from formula_desktop.widgets.plain_text import plain_label, set_tooltip
from formula_desktop.widgets.translated import Translated

# The first frame shows empty cards: reading the games would delay it.
if TYPE_CHECKING:
    from formula_desktop.look.previews import Previews
    from formula_desktop.models.words.kept_games import GameWords
    from formula_desktop.store.class_exercises import ClassExercises
    from formula_desktop.store.games.collection import SavedGame

MOST: Final = 3
"""The maximum number of games shown; the rest are on the page with all games."""

# In units:
_HEIGHT: Final = 98
_WIDE: Final = 280  # the minimum width of a card
_PICTURE: Final = Size(98, 78)
_DRAWING: Final = 60  # of exercises, in place of a picture
_EDGE: Final = 10
_GAP: Final = 12  # between the picture and the text
_LINE: Final = 25
_GO: Final = 20  # radius of the sign at the end of a card
_BETWEEN: Final = 16  # between cards
_HEADING: Final = 34
_CROSS: Final = 38  # the width of the place to delete a game
_STROKE: Final = 13  # of the cross


class GameCard(FeltButton):
    """A game under way: its picture, its players, the score and when it was last played.

    Exercises of a class that wait have one, too. The cross at its end, or the key Delete, asks
    whether to delete it.
    """

    delete_wanted = Signal()

    def __init__(self) -> None:
        super().__init__(look.SEAT_RADIUS)
        self.saved: SavedGame | None = None
        self.exercises: ClassExercises | None = None
        """The exercises that it shows in place of a game."""
        self.cross = _Cross(self)
        self.cross.clicked.connect(self._want_deleted)
        self.cross.hide()
        self._lines: tuple[tuple[TextSize, tuple[str, ...]], ...] = ()
        self._previews: Previews | None = None
        self.setEnabled(False)

    @property
    def _wanted(self) -> Size:
        return Size(_WIDE, _HEIGHT)

    def show_game(self, saved: SavedGame, words: GameWords, previews: Previews) -> None:
        """Show a game, or the same one again in another language."""
        from formula_desktop.kinds.registry import KINDS
        from formula_desktop.models.words.games import WORDS
        from formula_desktop.models.words.kept_games import BETWEEN

        self.saved, self.exercises = saved, None
        self._previews = previews
        summary = saved.summary
        name = words.name(saved)
        date = words.date(saved)
        name_of_game = WORDS[summary.game].name()
        games = words.game(summary), name_of_game
        last = tuple(BETWEEN.join((each, date)) for each in games)
        scores: tuple[str, ...] = (
            words.scores(summary),
            words.named_scores(summary),
            words.bare_scores(summary),
        )
        if KINDS[summary.game].has_rounds and not any(summary.scores):
            scores, last = words.first_round(summary), last[1:]  # the round is said once
        self._lines = (
            (look.NAME, (name,)),
            (look.SMALL, scores),
            (look.SMALLEST, (*last, date)),
        )
        self._say(name, words.everything(saved))

    def show_exercises(self, exercises: ClassExercises, words: GameWords) -> None:
        """Show the exercises of a class, or the same ones again in another language."""
        from formula_desktop.models.words.kept_games import BETWEEN

        self.saved, self.exercises = None, exercises
        name = self.tr("Exercises with {name}").replace("{name}", exercises.name)
        number, total = exercises.number, exercises.total
        where = self.tr("exercise {number} of {total}").format(number=number, total=total)
        short_name = self.tr("Exercises: {name}").replace("{name}", exercises.name)
        text, shares = self.tr("{name}: {score}"), exercises.shares
        teams = [*zip(exercises.looks, shares, strict=True)]
        said = [text.format(name=team.name, score=share.right) for team, share in teams]
        scores = [f"{team.name}\u00a0{share.right}" for team, share in teams]
        between = " – " if len(scores) == 2 else BETWEEN
        short = between.join(str(each.right) for each in shares)
        if len(scores) == WHOLE_CLASS:
            short = self.tr("%n right", "", shares[0].right)
            scores = [short]
        date = words.moment(exercises.moment)
        self._lines = (
            (look.NAME, (name, short_name, exercises.name)),
            (look.SMALL, (between.join(scores), short)),
            (look.SMALLEST, (BETWEEN.join((where, date)), where)),
        )
        self._say(name, [name, where, *said, date])

    def _say(self, name: str, everything: Sequence[str]) -> None:
        """Say what it shows, and to a screen reader all of it."""
        self.setText(name)
        self.setShortcut(QtGui.QKeySequence())  # otherwise a name with & would create one
        self.setAccessibleName(self.tr("Continue: {game}").replace("{game}", ", ".join(everything)))
        set_tooltip(self, "\n".join(everything))
        delete = self.tr("Delete: {game}").replace("{game}", ", ".join(everything))
        self.cross.setAccessibleName(delete)
        set_tooltip(self.cross, self.tr("Delete"))
        self.cross.show()
        self.setEnabled(True)
        self.update()

    def show_as(self, theme: Theme, unit: float) -> None:
        super().show_as(theme, unit)
        self.cross.show_as(theme, unit)
        self._place_cross()

    @property
    def is_hot(self) -> bool:
        return super().is_hot and not self.cross.underMouse()

    def resizeEvent(self, event: QtGui.QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_cross()

    def _place_cross(self) -> None:
        width = self._theme.pressable(_CROSS * self._unit)
        self.cross.setGeometry(self.width() - width, 0, width, self.height())

    def keyPressEvent(self, event: QtGui.QKeyEvent) -> None:
        if event.key() == QtCore.Qt.Key.Key_Delete:
            self._want_deleted()
        else:
            super().keyPressEvent(event)

    def _want_deleted(self) -> None:
        if self.saved is not None or self.exercises is not None:
            self.delete_wanted.emit()

    @property
    def _left(self) -> float:
        """The left edge of the lines; in projector size the text needs the picture's room."""
        beside = 0.0 if self._theme.is_projector else _PICTURE.width
        return _EDGE + beside + _GAP

    def _paint_front(self, painter: QPainter, size: Size) -> None:
        beside = self.cross.width() / self._unit
        self._paint_go(painter, QPointF(size.width - beside - _GO, size.height / 2), _GO)
        if self.saved is None and self.exercises is None:
            return
        if not self._theme.is_projector:
            self._paint_picture(painter, size)
        middle = size.height / 2 - _LINE
        inks = (self._theme.on_table, self._theme.on_table, self._theme.on_table_soft)
        for (kind, text), ink in zip(self._shown(size.width), inks, strict=True):
            at = QPointF(self._left, middle)
            fill(painter, line_path(self._theme, text, kind, at, size.width - self._left), ink)
            middle += _LINE

    def _paint_picture(self, painter: QPainter, size: Size) -> None:
        if self.saved is None:
            self._paint_drawing(painter, size)
        elif self._previews is not None:
            self._paint_preview(painter, self.saved, self._previews)

    def _paint_preview(self, painter: QPainter, saved: SavedGame, previews: Previews) -> None:
        ratio = self.devicePixelRatioF()
        summary = saved.summary
        # painted at its position in device pixels rather than units
        painter.save()
        painter.resetTransform()
        top = (self.height() - _PICTURE.height * self._unit) / 2
        picture = previews.pixmap(summary, _PICTURE, ratio)
        painter.drawPixmap(QPointF(round(_EDGE * self._unit), round(top)), picture)
        painter.restore()

    def _paint_drawing(self, painter: QPainter, size: Size) -> None:
        from formula_desktop.look.line_drawings import LINE, LineDrawing

        place = QtGui.QTransform.fromTranslate(
            _EDGE + (_PICTURE.width - _DRAWING) / 2, (size.height - _DRAWING) / 2
        )
        place.scale(_DRAWING / 24, _DRAWING / 24)
        lines = place.map(path_of(LineDrawing.EXERCISES.value))
        draw(painter, lines, self._theme.on_table, LINE * _DRAWING / 24)

    def _shown(self, width: float) -> list[tuple[TextSize, str]]:
        """The lines that fit into a card of this width."""
        beside = self.cross.width() / self._unit
        room = width - self._left - 2 * _GO - _EDGE - beside
        return [(kind, _cut(self._theme, texts, kind, room)) for kind, texts in self._lines]

    def cut(self) -> list[str]:
        """The lines that end in … because they are too long."""
        shown = self._shown(self.width() / self._unit)
        pairs = zip(self._lines, shown, strict=True)
        return [texts[-1] for (_, texts), (_, text) in pairs if text not in texts]


class _Cross(FeltButton):
    """A cross at the end of a card, which has no ground of its own."""

    ring_is_outside = True
    """It is as high as the card."""

    def __init__(self, card: GameCard) -> None:
        super().__init__(look.SEAT_RADIUS)
        self.setParent(card)
        self._card = card

    @property
    def _wanted(self) -> Size:
        return Size(_CROSS, _HEIGHT)

    def _paint_ground(self, painter: QPainter, size: Size) -> None:
        """Paint nothing: the card is the ground."""

    def _paint_front(self, painter: QPainter, size: Size) -> None:
        theme, middle = self._theme, QPointF(size.width / 2, size.height / 2)
        ink = theme.on_table if self.is_hot else theme.on_table_soft
        fill(painter, sign_path("×", middle, _STROKE), ink)

    def enterEvent(self, event: QtGui.QEnterEvent) -> None:
        super().enterEvent(event)
        self._card.update()

    def leaveEvent(self, event: QtCore.QEvent) -> None:
        super().leaveEvent(event)
        self._card.update()


class UnderWay(Translated, QWidget):
    """Up to three games to continue, and a link to the others; hidden if there are none."""

    wanted = Signal(object)
    """Emitted with the SavedGame to continue; None for the first one, which is yet to be read."""
    delete_wanted = Signal(object)
    """Emitted with the SavedGame to delete."""
    exercises_wanted = Signal(str)
    """Emitted with the key of the class to go on with."""
    exercises_delete_wanted = Signal(object)
    """Emitted with the ClassExercises to delete."""

    def __init__(self) -> None:
        super().__init__()
        self._heading = plain_label("heading")
        self.more = HomeEntry()
        self.more.hide()
        self.cards = tuple(GameCard() for _ in range(MOST))
        self._games: Sequence[SavedGame] = ()
        self._exercises: Sequence[ClassExercises] = ()
        self._previews: Previews | None = None
        self._words: GameWords | None = None
        self._look: tuple[Theme, float] | None = None
        for card in self.cards:
            card.clicked.connect(lambda _=False, card=card: self._want(card))
            card.delete_wanted.connect(lambda card=card: self._want_deleted(card))
        above = row(self._heading, STRETCH, self.more)
        self._row = row(*((card, 1) for card in self.cards))
        self._column = column(above, self._row, edges=RING_ROOM, inside=self)
        self._retranslate()

    def expect(self, number: int) -> None:
        """Reserve room for a number of games that are yet to be read."""
        for at, card in enumerate(self.cards):
            card.setVisible(at < number)
            if at < number:
                card.setAccessibleName(self.tr("Continue"))
                card.setEnabled(True)
        self.setVisible(number > 0)

    def _want(self, card: GameCard) -> None:
        if card.exercises is not None:
            self.exercises_wanted.emit(card.exercises.school_class)
        else:
            self.wanted.emit(card.saved)

    def _want_deleted(self, card: GameCard) -> None:
        if card.exercises is not None:
            self.exercises_delete_wanted.emit(card.exercises)
        else:
            self.delete_wanted.emit(card.saved)

    def show_games(
        self, games: Sequence[SavedGame], exercises: Sequence[ClassExercises] = ()
    ) -> None:
        """Show games in this order, behind the exercises of classes."""
        self._exercises = exercises[:MOST]
        self._games, first = games, len(self._exercises)
        number = first + len(games)
        had_focus = any(each.hasFocus() for each in (*self.cards, self.more))
        for at, card in enumerate(self.cards):
            card.setVisible(at < number)
            card.setEnabled(at < number)
            card.saved = games[at - first] if first <= at < number else None
            card.exercises = self._exercises[at] if at < first else None
        self.more.setVisible(number > MOST)
        self.setVisible(number > 0)
        self._show_words()
        if had_focus and number and not any(each.hasFocus() for each in (*self.cards, self.more)):
            self.cards[0].setFocus()

    def show_as(self, theme: Theme, unit: float) -> None:
        """Apply a theme and a scale in pixels per unit."""
        self._look = theme, unit
        for each in (*self.cards, self.more):
            each.show_as(theme, unit)
            each.setFixedHeight(each.sizeHint().height())
        self._heading.setFixedHeight(round(_HEADING * unit))
        self._row.setSpacing(round(_BETWEEN * unit))
        self._column.setSpacing(max(RING_ROOM, round(4 * unit)))
        if self._previews is not None:
            self._previews.show_as(theme, unit)

    def _show_words(self) -> None:
        if not (self._games or self._exercises) or self._look is None:
            return
        if self._previews is None:
            from formula_desktop.look.previews import Previews
            from formula_desktop.models.words.kept_games import GameWords

            self._previews, self._words = Previews(*self._look), GameWords(self)
        assert self._words is not None
        first = len(self._exercises)
        for card, exercises in zip(self.cards, self._exercises, strict=False):
            card.show_exercises(exercises, self._words)
        for card, saved in zip(self.cards[first:], self._games, strict=False):
            card.show_game(saved, self._words, self._previews)
        more = first + len(self._games) - MOST
        if more > 0:
            self.more.show_words(self.tr("%n more game(s) in progress", "", more))

    def _retranslate(self) -> None:
        self._heading.setText(self.tr("Continue"))
        self._show_words()


def _cut(theme: Theme, texts: tuple[str, ...], kind: TextSize, room: float) -> str:
    """The first of the texts that fits, in units; otherwise the last one, shortened."""
    metrics = QFontMetricsF(theme.font(kind))
    fitting = (text for text in texts if metrics.horizontalAdvance(text) <= room)
    last = metrics.elidedText(texts[-1], QtCore.Qt.TextElideMode.ElideRight, room)
    return next(fitting, last)
