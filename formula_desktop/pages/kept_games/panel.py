"""The panel beside the list of games: the details of the selected game, and its actions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, QPoint, QSize, Qt
from PySide6.QtGui import QAction, QPainter, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QGridLayout, QSizePolicy, QWidget

from formula_desktop.look.previews import Previews, preview_height
from formula_desktop.look.theme import RING_ROOM, Size, Theme
from formula_desktop.models.words.kept_games import GameWords
from formula_desktop.models.words.signs import signed
from formula_desktop.models.words.table import player_in_words
from formula_desktop.store.games.folders import Folder
from formula_desktop.widgets.buttons import button
from formula_desktop.widgets.elided_label import ElidedLabel
from formula_desktop.widgets.layouts import column, row
from formula_desktop.widgets.plain_text import plain_label

if TYPE_CHECKING:
    from formula_desktop.store.games.collection import SavedGame
    from formula_desktop.store.games.notes import Summary

_MOST_PLAYERS: Final = 5

# In units:
_WIDTH: Final = 376
_PADDING: Final = 16
_GAP: Final = 6
_SMALLEST_PICTURE: Final = 110


class GamePanel(QFrame):
    """Shows one game, and a button for each of the page's actions."""

    def __init__(self, words: GameWords, previews: Previews, actions: Sequence[QAction]) -> None:
        """`actions` open the game, look back, rename, copy, save and delete."""
        super().__init__()
        self.setProperty("ground", "area")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._words = words
        self._unit = 1.0
        self.picture = Picture(previews)
        self.game = ElidedLabel("heading", lines=2)
        self.unit_of_score = plain_label("soft")
        self.seats = [(ElidedLabel("status"), plain_label("status")) for _ in range(_MOST_PLAYERS)]
        self.started, self.moved = (ElidedLabel("soft", lines=2) for _ in range(2))
        self.remark = plain_label("soft", wraps=True)
        self._actions = actions
        self.buttons = tuple(
            button("" if number else "go", action.trigger) for number, action in enumerate(actions)
        )
        self.open, self.look_back, self.rename, self.copy, self.save, self.delete = self.buttons
        for each in (self.copy, self.delete):
            each.installEventFilter(self)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        self._lay_out()

    def _lay_out(self) -> None:
        self._names = QGridLayout()
        self._names.setColumnStretch(0, 1)
        self._head = row((self.game, 1), self.unit_of_score)
        self.unit_of_score.setAlignment(Qt.AlignmentFlag.AlignRight)
        for seat, (name, score) in enumerate(self.seats):
            score.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            self._names.addWidget(name, seat, 0)
            self._names.addWidget(score, seat, 1)
        self._grid = QGridLayout()
        for number, each in enumerate(self.buttons):
            each.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            self._grid.addWidget(each, *divmod(number, 2))
        texts = (self._head, self._names, self.started, self.moved, self.remark)
        self._column = column((self.picture, 10), *texts, (None, 1), self._grid, inside=self)

    def show_as(self, theme: Theme, unit: float) -> None:
        """Apply a theme and a scale in pixels per unit."""
        edge, gap = round(_PADDING * unit), round(_GAP * unit)
        self._column.setContentsMargins(edge, edge, edge, edge)
        self._column.setSpacing(gap)
        is_large = theme.is_projector
        one_below_another = QBoxLayout.Direction.TopToBottom
        self._head.setDirection(one_below_another if is_large else QBoxLayout.Direction.LeftToRight)
        self._head.setSpacing(0 if is_large else gap)
        self._names.setSpacing(gap)
        self._names.setVerticalSpacing(round(gap / 3))
        self._grid.setSpacing(max(RING_ROOM, round(_GAP * 2 * unit)))
        self._unit = unit
        self.updateGeometry()
        self.picture.show_as(unit)

    def sizeHint(self) -> QSize:
        """The same for every game, unless a language has longer words."""
        least = self.minimumSizeHint()
        return QSize(max(round(_WIDTH * self._unit), least.width()), least.height())

    def show_game(self, saved: SavedGame | None) -> None:
        """Show a game, or nothing, in the current language."""
        for each, action in zip(self.buttons, self._actions, strict=True):
            each.setText(action.text().replace("&", ""))  # letters are for the menu
            each.setVisible(action.isVisible())
        if saved is None:
            return
        words, summary = self._words, saved.summary
        self.picture.show_game(summary)
        self.game.say(words.game(summary))
        self.unit_of_score.setText(self.tr("Rounds won"))
        if summary.for_points:
            self.unit_of_score.setText(self.tr("Points"))
        # A game that was given up has no scores.
        scores = [signed(score) for score in summary.scores] or [""] * len(summary.players)
        for seat, (name, score) in enumerate(self.seats):
            is_there = seat < len(scores)
            name.setVisible(is_there)
            score.setVisible(is_there)
            if is_there:
                name.say(player_in_words(summary.players[seat]))
                score.setText(scores[seat])
        started, moved = words.moment(summary.started), words.moment(summary.moved)
        self.started.say(self.tr("Started: {moment}").format(moment=started))
        self.moved.say(self.tr("Last turn: {moment}").format(moment=moved))
        why = words.why_not_counted(saved.notes)
        self.remark.setText(why)
        self.remark.setVisible(bool(why))
        columns = 2 if saved.folder is Folder.REMOVED else 1
        self._grid.addWidget(self.open, 0, 0, 1, columns)
        self._grid.addWidget(self.save, 2, 0, 1, columns)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Ignore the second half of a double click: it would copy or delete another game."""
        return event.type() == QEvent.Type.MouseButtonDblClick


class Picture(QWidget):
    """A game's picture, as large as there is room for."""

    def __init__(self, previews: Previews) -> None:
        super().__init__()
        self._previews = previews
        self._unit = 1.0
        self._summary: Summary | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_as(self, unit: float) -> None:
        """Apply a scale in pixels per unit."""
        self._unit = unit
        self._limit()

    def show_game(self, summary: Summary) -> None:
        """Show this game."""
        self._summary = summary
        self._limit()

    def _limit(self) -> None:
        game = self._summary.game if self._summary is not None else ""
        self.setMaximumHeight(round(preview_height(game) * self._unit))
        self.updateGeometry()
        self.update()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, round(_SMALLEST_PICTURE * self._unit))

    def sizeHint(self) -> QSize:
        return QSize(0, self.maximumHeight())

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._summary is None:
            return
        painter = QPainter(self)
        size = Size(self.width() / self._unit, self.height() / self._unit)
        pixmap = self._previews.pixmap(self._summary, size, self.devicePixelRatioF())
        painter.drawPixmap(QPoint(), pixmap)
        painter.end()
