"""A table cell with the players of a game and their points."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from formula_desktop.models.indexes import Index
from formula_desktop.models.results.table import ROW_ROLE
from formula_desktop.models.words.results import seat_in_words, seats_in_words

_FEWEST = 4  # letters of a name, approximately


class SeatsCell(QStyledItemDelegate):
    """Shortens long names in the middle if necessary, so that all points stay visible."""

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:  # noqa: N802
        super().initStyleOption(option, index)
        game = index.data(ROW_ROLE)
        if _fits(option, option.text):
            return
        metrics = option.fontMetrics
        names = [seat_in_words(seat) for seat in game.seats]
        least, most = (
            _FEWEST * metrics.averageCharWidth(),
            max(map(metrics.horizontalAdvance, names)),
        )

        def shortened(width: int) -> str:
            middle = Qt.TextElideMode.ElideMiddle
            return seats_in_words(game, lambda name: metrics.elidedText(name, middle, width))

        while most - least > 1:
            width = (least + most) // 2
            if _fits(option, shortened(width)):
                least = width
            else:
                most = width
        option.text = shortened(least)


def _fits(option: QStyleOptionViewItem, text: str) -> bool:
    """Whether a text fits into a cell, on several lines if these are allowed."""
    style = option.widget.style()
    cell = style.subElementRect(QStyle.SubElement.SE_ItemViewItemText, option, option.widget)
    margin = style.pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin, option, option.widget) + 1
    room = cell.width() - 2 * margin - 1  # Qt counts fractions of pixels
    metrics = option.fontMetrics
    if not option.features & QStyleOptionViewItem.ViewItemFeature.WrapText:
        return metrics.horizontalAdvance(text) <= room
    needed = metrics.boundingRect(QRect(0, 0, room, 0), Qt.TextFlag.TextWordWrap, text)
    return needed.width() <= room and needed.height() <= cell.height()
