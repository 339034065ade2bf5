"""The list of all plays of a past game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QIcon, QPainter, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from formula_desktop.judgement import Size
from formula_desktop.look.faces import Faces
from formula_desktop.models.past.plays import (
    LAID,
    MOST,
    SIZE,
    SUMS,
    Column,
    LookBackModel,
    is_action,
)
from formula_desktop.pages.past.marks import mark_of, star_of
from formula_desktop.widgets.names import Names

_NOTCH: Final = 120  # one step of an ordinary mouse wheel, in eighths of a degree

# In units:
_ROW: Final = 25.0
_WIDTHS: Final = {
    Column.PLAYER: 98.0,
    Column.CHANCE: 34.0,
    Column.WORTH: 44.0,
    Column.BEST_WORTH: 42.0,
    Column.LESS: 54.0,
}
_LOWEST_ROW: Final = 0.88  # of its usual height, if one more can be shown
_LEAST_NAMES: Final = 72.0
_LARGE_ROW: Final = 32.0  # in projector size, which has no room for the best play
_LARGE_WIDTHS: Final = {
    Column.PLAYER: 134.0,
    Column.CHANCE: 42.0,
    Column.WORTH: 52.0,
    Column.LESS: 52.0,
}
_NUMBERS: Final = (Column.CHANCE, Column.WORTH, Column.LESS)  # marks and numbers
_MARK: Final = 0.6  # a mark's height, as a fraction of the row's

_APART: Final = 10  # between the play made and the best one, in units but at least in pixels
_AROUND: Final = 14  # pixels beside a sum in its cell, including the style's own
_SPARE: Final = 6  # pixels that Qt leaves at either side of a title
_AFTER_GAP: Final = 6  # pixels that Qt leaves after a gap
_SMALLEST: Final = 0.82  # sums shrink so far before one is cut; never in projector size
_MOST_FOR_NAMES: Final = 0.3  # of the width, unless there is more room than the sums need


def _tight(text: str) -> str:
    """A sum without spaces, for where there is no room for them; another text as it is."""
    return text.replace(" ", "") if "=" in text else text


def _narrow(text: str) -> str:
    """A sum with narrow spaces."""
    return text.replace(" ", "\u2009")


_SPACINGS: Final = (str, _narrow, _tight)
"""The ways to write the sums of a column, the widest first."""


class _Marks(QStyledItemDelegate):
    """Draws a mark for what the turn lost in the chance to win, the lamp that laid it, a star."""

    def __init__(self, faces: Faces, view: QTableView) -> None:
        super().__init__(view)
        self._faces = faces
        self._view = view

    def initStyleOption(  # noqa: N802
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().initStyleOption(option, index)
        size: Size | None = index.data(SIZE)
        is_laid, is_most = bool(index.data(LAID)), bool(index.data(MOST))
        if size is None and not (is_laid or is_most):
            return
        theme = self._faces.theme
        is_selected = option.state & QStyle.StateFlag.State_Selected
        side = round(self._view.rowHeight(index.row()) * _MARK)
        ink = theme.table_deep if is_selected else None
        ratio = self._view.devicePixelRatioF()
        mark = (
            star_of(side, ratio, theme, ink) if is_most else mark_of(size, side, ratio, theme, ink)
        )
        option.features |= QStyleOptionViewItem.ViewItemFeature.HasDecoration
        option.icon = QIcon(mark)
        option.icon.addPixmap(mark, QIcon.Mode.Selected)  # else Qt would tint it
        option.decorationSize = QSize(side, side)


class _Sums(QStyledItemDelegate):
    """Draws sums, all of one size that fits; those of best plays are set apart."""

    is_large = False
    """Whether projector size is on, in which sums do not shrink."""
    scale = 1.0
    """The size of all sums, as a share of the usual one."""
    apart = _APART
    """The gap before the best play, in pixels."""

    def __init__(self, view: QTableView) -> None:
        super().__init__(view)
        self.spacings: dict[int, Callable[[str], str]] = dict.fromkeys(SUMS, _tight)
        """How the sums of each column are written, all in the same way."""

    def initStyleOption(  # noqa: N802
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().initStyleOption(option, index)
        room, text = option.rect.width() - _AROUND, option.text
        is_sum = "=" in text
        option.text = _tight(text)
        if index.column() == Column.BEST:
            option.features |= QStyleOptionViewItem.ViewItemFeature.HasDecoration
            option.decorationSize = QSize(self.apart, 1)
            room -= self.apart + _AFTER_GAP
        if not self.is_large:
            scale = self.scale
            if not is_sum:
                width = QFontMetrics(option.font).horizontalAdvance(text)
                scale = min(1.0, room / max(width, 1))
            size = option.font.pixelSize()
            option.font.setPixelSize(max(round(size * _SMALLEST), int(size * scale)))
        if is_sum:
            option.text = self.spacings[index.column()](text)


class _Header(QHeaderView):
    """The column titles; that of the best play is set apart like its sums, and goes on over what
    it is worth."""

    apart = _APART
    """The gap before it, in pixels."""

    def sectionSizeFromContents(self, section: int) -> QSize:  # noqa: N802
        """Without what Qt leaves after a title."""
        size = super().sectionSizeFromContents(section)
        beside = self.sectionSize(Column.BEST_WORTH) if section == Column.BEST else 0
        return QSize(max(0, size.width() - _SPARE - beside), size.height())

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:  # noqa: N802
        if section == Column.BEST:
            worth = self.sectionSize(Column.BEST_WORTH)
            rect = rect.adjusted(self.apart + _AFTER_GAP, 0, worth, 0)
        if section != Column.BEST_WORTH:
            super().paintSection(painter, rect, section)


class WholeRows(QWidget):
    """Holds a list of plays and shows only whole rows of it."""

    def __init__(self, plays: LookBackList) -> None:
        super().__init__()
        self._plays = plays
        plays.setParent(self)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def fit(self) -> None:
        """Give the list the height of as many rows as there is room for, perhaps lower ones."""
        plays = self._plays
        header = plays.horizontalHeader()
        around = 2 * plays.frameWidth()
        around += 0 if header.isHidden() else header.sizeHint().height()
        room, row_height = max(0, self.height() - around), plays.row_height
        rows = room // row_height
        lower = room // (rows + 1)
        if lower >= _LOWEST_ROW * row_height:
            rows, row_height = rows + 1, lower
        plays.verticalHeader().setDefaultSectionSize(row_height)
        height = around + rows * row_height if rows else self.height()
        plays.setGeometry(0, 0, self.width(), height)


class LookBackList(QTableView):
    """A list of plays with one current row; the wheel moves from row to row."""

    def __init__(self, model: LookBackModel, faces: Faces, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._turned = 0
        # pixels for the longest sum in each column, by the way in which it is written
        self._widest = {each: dict.fromkeys(SUMS, 0) for each in _SPACINGS}
        self._names_needed = 0  # those for the longest name
        self._measured = self.font()  # the font in which they were measured
        self._least_names = 0  # pixels for the names before they are cut
        self._usual_names = 0  # those in projector size
        self.row_height = 1
        """The usual height of a row."""
        self._model = model
        self.setObjectName("plays")
        self.setModel(model)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.verticalHeader().hide()
        self.verticalHeader().setMinimumSectionSize(1)  # rows may be lower than the style's
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setItemDelegateForColumn(Column.PLAYER, Names(self))
        self.setItemDelegateForColumn(Column.CHANCE, _Marks(faces, self))
        self._sums = _Sums(self)
        for column in SUMS:
            self.setItemDelegateForColumn(column, self._sums)
        header = self._titles = _Header(Qt.Orientation.Horizontal, self)
        self.setHorizontalHeader(header)
        header.setSectionsClickable(False)
        header.setHighlightSections(False)
        header.setMinimumSectionSize(10)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setSectionResizeMode(Column.BEST, QHeaderView.ResizeMode.Stretch)
        model.modelReset.connect(self._begin)
        model.dataChanged.connect(self._follow_rows)

    @property
    def _before_best(self) -> int:
        """The pixels before the best play in its cell."""
        return self._sums.apart + _AFTER_GAP

    @property
    def row(self) -> int:
        """The current row, -1 for none."""
        return self.currentIndex().row()

    def go_to(self, row: int) -> None:
        """Make a row the current one; limited to the first and last row."""
        last = self.model().rowCount() - 1
        if last >= 0:
            self.setCurrentIndex(self.model().index(max(0, min(row, last)), 0))

    def fit(self, unit: float, *, is_large: bool) -> None:
        """Apply a scale, in pixels per unit; `is_large` for projector size."""
        unit, self._sums.is_large = max(unit, 0.8), is_large
        self._sums.apart = self._titles.apart = max(_APART, round(_APART * unit))
        self.row_height = round((_LARGE_ROW if is_large else _ROW) * unit)
        self.verticalHeader().setDefaultSectionSize(self.row_height)
        header = self.horizontalHeader()
        self.setColumnHidden(Column.CHANCE, not self._model.has_marks)
        for column, width in (_LARGE_WIDTHS if is_large else _WIDTHS).items():
            needed = header.sectionSizeHint(column)
            is_named = column is Column.PLAYER  # which gets its width from its names
            header.resizeSection(column, max(round(width * unit), 0 if is_named else needed))
        least = header.sectionSizeHint(Column.PLAYER)
        self._usual_names = round(_LARGE_WIDTHS[Column.PLAYER] * unit)
        self._least_names = max(least, round(unit * _LEAST_NAMES))
        if self.font() != self._measured:
            self._measure_all()
        self._share()
        self.scrollTo(self.currentIndex())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the current row visible; before the list was first shown it had no height."""
        super().resizeEvent(event)
        self._share()
        self.scrollTo(self.currentIndex())

    def _follow_rows(self, first: QModelIndex, last: QModelIndex) -> None:
        self._measure(first.row(), last.row())
        rows = range(first.row(), last.row() + 1)
        if self.isColumnHidden(Column.CHANCE) and any(map(self._model.is_most, rows)):
            self.setColumnHidden(Column.CHANCE, False)
        self._share()

    def _measure_all(self) -> None:
        """Measure the names and sums in all rows; long games make this take a while."""
        self._widest = {each: dict.fromkeys(SUMS, 0) for each in _SPACINGS}
        self._measured, self._names_needed = self.font(), 0
        self._measure(0, self.model().rowCount() - 1)

    def _measure(self, first: int, last: int) -> None:
        """Measure the names and sums in these rows."""
        metrics, model = self.fontMetrics(), self.model()
        for row in range(first, last + 1):
            if not self._model.has_span(row):
                needed = metrics.horizontalAdvance(model.index(row, Column.PLAYER).data())
                self._names_needed = max(self._names_needed, needed)
        for column in SUMS:
            texts = (model.index(row, column).data() for row in range(first, last + 1))
            sums = [text for text in texts if "=" in text]
            for written, pixels in self._widest.items():
                widest = max(map(metrics.horizontalAdvance, map(written, sums)), default=0)
                pixels[column] = max(pixels[column], widest + self._around(column))

    @property
    def _needed(self) -> dict[Column, int]:
        return self._widest[_tight]

    @property
    def _wanted(self) -> dict[Column, int]:
        return self._widest[_narrow]

    def _space(self, column: Column, room: int) -> None:
        """Write all sums of a column in the widest way in which each has room."""
        self._sums.spacings[column] = next(
            (each for each, pixels in self._widest.items() if pixels[column] <= room), _tight
        )

    def _share(self) -> None:
        """Give each column of sums half the room, unless one of them needs more.

        Before sums shrink, what the best play earns is left out if the gap tells that, too. They
        shrink before a name is cut.
        """
        header = self.horizontalHeader()
        shows_best = self._model.has_best and not self._sums.is_large
        self.setColumnHidden(Column.BEST, not shows_best)
        self.setColumnHidden(Column.BEST_WORTH, not shows_best)
        is_marked = self._model.judges_this or not self.isColumnHidden(Column.CHANCE)
        self.setColumnHidden(Column.LESS, is_marked)  # the marks stand in its place
        modes = QHeaderView.ResizeMode
        header.setSectionResizeMode(Column.PLAY, modes.Fixed if shows_best else modes.Stretch)
        names = max(self._least_names, self._names)
        play = max(self._needed[Column.PLAY], header.sectionSizeHint(Column.PLAY))
        if not shows_best:  # names may be shortened, sums may not
            room = self.viewport().width() - sum(map(header.sectionSize, _NUMBERS))
            least = header.sectionSizeHint(Column.PLAYER)
            usual = max(names, self._usual_names) if self._sums.is_large else names
            names = max(least, min(usual, room - play))
            header.resizeSection(Column.PLAYER, names)
            self._sums.scale = min(1.0, (room - names - _AROUND) / max(play - _AROUND, 1))
            self._space(Column.PLAY, room - names)
            return
        beside = header.sectionSize(Column.BEST_WORTH)
        titled = header.sectionSizeHint(Column.BEST) + self._before_best - _SPARE
        best = max(self._needed[Column.BEST], titled)
        numbers = sum(map(header.sectionSize, (*_NUMBERS, Column.BEST_WORTH)))
        room = self.viewport().width() - numbers - names
        smallest = self._least(Column.PLAY, header.sectionSizeHint(Column.PLAY))
        smallest += self._least(Column.BEST, titled)
        if (smallest if self._model.judges_this else play + best) > room:
            self.setColumnHidden(Column.BEST_WORTH, True)
            room, titled = room + beside, titled + beside
            best = max(self._needed[Column.BEST], titled)
        wide_play = max(play, self._wanted[Column.PLAY])
        wide_best = max(best, self._wanted[Column.BEST])
        if wide_play + wide_best <= room:
            play, best = wide_play, wide_best
        elif wide_play + best <= room:
            play = wide_play
        around = 2 * _AROUND + self._before_best
        least_play = self._least(Column.PLAY, header.sectionSizeHint(Column.PLAY))
        least_best = self._least(Column.BEST, titled)
        if least_play + least_best > room:
            fewer = min(least_play + least_best - room, names - self._least_names)
            room, names = room + fewer, names - fewer
        header.resizeSection(Column.PLAYER, names)
        width = room // 2
        if play + best > room:
            share = (play - _AROUND) / (play + best - around)
            width = _AROUND + round(share * (room - around))
            width = min(max(width, least_play), max(least_play, room - least_best))
        elif play > width:
            width = max(width, min(play, room - best))
        elif best > width:
            width = min(width, max(play, room - best))
        header.resizeSection(Column.PLAY, width)
        rooms = {Column.PLAY: width - _AROUND, Column.BEST: room - width - around + _AROUND}
        needs = {column: self._needed[column] - self._around(column) for column in SUMS}
        self._sums.scale = min(1.0, *(rooms[each] / max(needs[each], 1) for each in SUMS))
        for each in SUMS:
            self._space(each, rooms[each] + self._around(each))

    def _least(self, column: Column, title: int) -> int:
        """The width of a column whose sums are as small as they may be, but not of its title."""
        around = self._around(column)
        return max(title, around + round(_SMALLEST * (self._needed[column] - around)))

    def _around(self, column: Column) -> int:
        """The pixels beside a sum in its cell."""
        return _AROUND + (self._before_best if column is Column.BEST else 0)

    @property
    def _names(self) -> int:
        """The width of the longest name with its number, but not of a very long one."""
        needed = self._names_needed + _AROUND
        return min(needed, round(self.viewport().width() * _MOST_FOR_NAMES))

    def _begin(self) -> None:
        """Reset the columns for another game, or none."""
        self._span()
        self._measure_all()
        self._share()

    def _span(self) -> None:
        """Let headings, and notes on turns without a play, span the columns."""
        self.clearSpans()
        for row, moment in enumerate(self._model.moments):
            if self._model.has_span(row):
                self.setSpan(row, 0, 1, len(Column))
            elif is_action(moment.play):
                self.setSpan(row, Column.PLAY, 1, 2)

    def wheelEvent(self, event: QWheelEvent) -> None:
        self._turned -= event.angleDelta().y()
        notches = int(self._turned / _NOTCH)
        self._turned -= notches * _NOTCH
        if notches:
            self.go_to(self.row + notches)
        event.accept()
