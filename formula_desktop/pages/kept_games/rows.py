"""The list of saved games: a painted row for each, for mouse, keyboard and touch."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QItemSelectionModel, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QKeyEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QLineEdit,
    QListView,
    QScroller,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from formula_desktop.look import theme as look
from formula_desktop.look.previews import Previews
from formula_desktop.look.theme import RING_ROOM, Size, TextSize, Theme
from formula_desktop.models.indexes import NO_INDEX, Index
from formula_desktop.models.kept_games import GameRole
from formula_desktop.store.games.notes import LONGEST_TITLE

if TYPE_CHECKING:
    from formula_desktop.store.games.collection import SavedGame

# In units:
_ROW: Final = 100
_GAP: Final = 8  # between rows
_PADDING: Final = 6
_PICTURE: Final = Size(124, 84)
_TEXT_GAP: Final = 14  # between the picture, the text and the date
_TITLE_HEIGHT: Final = 30
_DETAILS_HEIGHT: Final = 26
_WIDEST_DATE: Final = 210
_EDITOR_EDGE: Final = 4  # to the left of the title, for its editor
_EDGE: Final = 2

_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class GameRows(QListView):
    """A list with one selected game; the page offers the actions for it."""

    opened = Signal(object)
    """Emitted with a SavedGame that was double-clicked or opened with Enter."""

    def __init__(self, previews: Previews, theme: Theme) -> None:
        super().__init__()
        self.rows = GameRow(previews, theme, self)
        self.setItemDelegate(self.rows)
        self.setUniformItemSizes(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)  # only on request
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        self.setMouseTracking(True)
        QScroller.grabGesture(self.viewport(), QScroller.ScrollerGestureType.TouchGesture)
        # Not `activated`: some desktops emit that on a single click.
        self.doubleClicked.connect(lambda index: self.opened.emit(index.data(GameRole.GAME)))

    def show_as(self, theme: Theme, unit: float) -> None:
        """Apply a theme and a scale in pixels per unit."""
        self.rows.theme, self.rows.unit = theme, unit
        self.verticalScrollBar().setSingleStep(round(_ROW * unit / 3))
        self.scheduleDelayedItemsLayout()
        self.viewport().update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep an open title editor as wide as its row."""
        super().resizeEvent(event)
        if self.is_renaming:
            self.executeDelayedItemsLayout()
            self.updateEditorGeometries()

    @property
    def is_renaming(self) -> bool:
        """Whether a title is being edited."""
        return self.state() == QAbstractItemView.State.EditingState

    def selectionCommand(  # noqa: N802 - Qt's name
        self, index: Index, event: QEvent | None = None
    ) -> QItemSelectionModel.SelectionFlag:
        """Select the current game however it was reached, because the buttons act on it."""
        flags = QItemSelectionModel.SelectionFlag
        return flags.ClearAndSelect if index.isValid() else flags.NoUpdate

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open a game with Enter; ignore keys that an editor leaves unhandled."""
        index = self.currentIndex()
        is_enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if is_enter and index.isValid() and not self.is_renaming:
            self.opened.emit(index.data(GameRole.GAME))
        else:
            super().keyPressEvent(event)


class GameRow(QStyledItemDelegate):
    """Paints a row: the picture, the title above the score, and the date."""

    def __init__(self, previews: Previews, theme: Theme, parent: QAbstractItemView) -> None:
        super().__init__(parent)
        self._view = parent
        self._previews = previews
        self.theme = theme
        self.unit = 1.0

    def _px(self, units: float) -> int:
        return round(units * self.unit)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(self._px(_PICTURE.width), self._px(_ROW))

    def _ground(self, row: QRect) -> QRect:
        half = self._px(_GAP / 2)
        return row.adjusted(self._px(_EDGE), half, -self._px(_EDGE), -half)

    def _picture(self, row: QRect) -> QRect:
        ground, edge = self._ground(row), self._px(_PADDING)
        size = QSize(self._px(_PICTURE.width), self._px(_PICTURE.height))
        if self.theme.is_projector:  # the text needs its room
            size.setWidth(0)
        top = ground.center().y() - size.height() // 2
        return QRect(ground.left() + edge, top, size.width(), size.height())

    def text_rect(self, row: QRect) -> QRect:
        """The area of both lines, from the picture to the end of the row."""
        gap = self._px(_TEXT_GAP)
        high = self._px(_TITLE_HEIGHT + _DETAILS_HEIGHT)
        left, right = self._picture(row).right() + gap, self._ground(row).right() - gap
        return QRect(left, row.center().y() - high // 2, right - left, high)

    def _details(self, row: QRect, renamed: Index) -> QRect:
        """The second line's area; below an open title editor if there is room."""
        place = self.text_rect(row).adjusted(0, self._px(_TITLE_HEIGHT), 0, 0)
        field = self._view.indexWidget(renamed)
        if field is not None:
            place.moveTop(max(place.top(), field.geometry().bottom() + 1 + RING_ROOM))
            place.setBottom(min(place.bottom(), self._ground(row).bottom()))
            if place.height() < self.theme.font(look.SMALL, self.unit).pixelSize():
                return QRect()
        return place

    def date_width(self, index: Index) -> int:
        """The width of the column with the date, which has the badge below it."""
        metrics = QFontMetrics(self.theme.font(look.SMALL, self.unit))
        texts = (index.data(GameRole.DATE), self.badge(index))
        widest = self._px(_WIDEST_DATE * self.theme.size_of(look.SMALL) / look.SMALL.size)
        return min(widest, max(map(metrics.horizontalAdvance, texts)))

    def badge_width(self, index: Index) -> int:
        """The width of a badge with the gap before it; 0 without one."""
        metrics = QFontMetrics(self.theme.font(look.SMALL, self.unit))
        badge = self.badge(index)
        return metrics.horizontalAdvance(badge) + self._px(_TEXT_GAP) if badge else 0

    def badge(self, index: Index) -> str:
        """What marks the game on the table; empty for any other."""
        if not index.data(GameRole.IS_ON_TABLE):
            return ""
        return self.tr("on the table")

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        state = option.state
        is_chosen = bool(state & QStyle.StateFlag.State_Selected)
        is_hot = bool(state & QStyle.StateFlag.State_MouseOver)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter, option.rect, is_chosen=is_chosen, is_hot=is_hot)
        self._paint_picture(painter, option.rect, index.data(GameRole.GAME))
        theme = self.theme
        ink, soft, badge = theme.on_table, theme.on_table_soft, theme.accent
        if is_chosen:
            ink, soft, badge = theme.card_ink, theme.card_ink_soft, theme.card_ink
        text = self.text_rect(option.rect)
        upper = text.adjusted(0, 0, 0, -self._px(_DETAILS_HEIGHT))
        lower = self._details(option.rect, index if is_chosen else NO_INDEX)
        room = self.date_width(index) + self._px(_TEXT_GAP)
        name, details = index.data(Qt.ItemDataRole.DisplayRole), index.data(GameRole.DETAILS)
        self._write(painter, upper.adjusted(0, 0, -room, 0), name, look.HEADING, ink)
        under = self.badge_width(index)
        self._write(painter, lower.adjusted(0, 0, -under, 0), details, look.SMALL, soft)
        self._write(painter, upper, index.data(GameRole.DATE), look.SMALL, soft, _RIGHT)
        self._write(painter, lower, self.badge(index), look.SMALL, badge, _RIGHT)
        painter.restore()

    def _paint_ground(
        self, painter: QPainter, row: QRect, *, is_chosen: bool, is_hot: bool
    ) -> None:
        theme = self.theme
        line = theme.card_line if is_chosen else theme.area_line
        painter.setPen(QPen(theme.place_line if is_hot else line, look.THIN_LINE * self.unit))
        painter.setBrush(theme.card if is_chosen else theme.table_deep)
        radius = look.SEAT_RADIUS * self.unit
        painter.drawRoundedRect(QRectF(self._ground(row)), radius, radius)

    def _paint_picture(self, painter: QPainter, row: QRect, saved: SavedGame) -> None:
        place = self._picture(row)
        if not place.width():
            return
        radius = look.BUTTON_RADIUS * self.unit
        edge = self._px(_PADDING / 3)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.theme.table_deep)  # the cards need a dark background
        painter.drawRoundedRect(QRectF(place.adjusted(-edge, -edge, edge, edge)), radius, radius)
        ratio = painter.device().devicePixelRatioF()
        painter.drawPixmap(place.topLeft(), self._previews.pixmap(saved.summary, _PICTURE, ratio))

    def _write(
        self,
        painter: QPainter,
        place: QRect,
        text: str,
        size: TextSize,
        ink: QColor,
        where: Qt.AlignmentFlag = _LEFT,
    ) -> None:
        font = self.theme.font(size, self.unit)
        fits = QFontMetrics(font).elidedText(text, Qt.TextElideMode.ElideRight, place.width())
        painter.setFont(font)
        painter.setPen(ink)
        painter.drawText(place, where, fits)

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        """Create an editor over the title; Enter saves the text, Escape discards it."""
        field = QLineEdit(parent)
        field.setMaxLength(LONGEST_TITLE)
        field.setAccessibleName(self.tr("Name of the game"))
        self._view.viewport().update()  # makes room in the second line
        return field

    def setEditorData(self, editor: QWidget, index: Index) -> None:
        """Fill in the title, unless it is already being edited."""
        if isinstance(editor, QLineEdit) and not editor.isModified():
            editor.setText(index.data(Qt.ItemDataRole.EditRole))

    def updateEditorGeometry(  # noqa: N802 - Qt's name
        self, editor: QWidget, option: QStyleOptionViewItem, index: Index
    ) -> None:
        text, height = self.text_rect(option.rect), editor.sizeHint().height()
        left = text.left() - self._px(_EDITOR_EDGE)
        top = self._ground(option.rect).top() + 1 + RING_ROOM
        editor.setGeometry(left, top, text.right() - left + 1, height)

    def destroyEditor(self, editor: QWidget, index: Index) -> None:  # noqa: N802 - Qt's name
        super().destroyEditor(editor, index)
        self._view.viewport().update()
