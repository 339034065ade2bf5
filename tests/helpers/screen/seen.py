"""The texts on a screen, and which of them are cut off."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QRect, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetrics, QImage
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QCheckBox,
    QComboBox,
    QGraphicsItem,
    QGraphicsScene,
    QGraphicsView,
    QLabel,
    QPushButton,
    QRadioButton,
    QStyle,
    QStyleOptionComboBox,
    QTabBar,
    QTableView,
    QWidget,
)

from formula_desktop.charts.charts import ChartView
from formula_desktop.charts.course import CourseChart
from formula_desktop.look.faces import Face, FaceKind
from formula_desktop.look.presentation import unit_of
from formula_desktop.look.theme import NAME, SMALL, SMALLEST, STATUS, TILE_DIGIT_SHARE, TITLE
from formula_desktop.models.kept_games import GameRole
from formula_desktop.models.table.formula_lists import PlaysModel
from formula_desktop.models.table.log import LogColumn
from formula_desktop.models.words.kept_games import BETWEEN
from formula_desktop.pages.home.entry import HomeEntry
from formula_desktop.pages.home.game_picture import HomePicture
from formula_desktop.pages.home.under_way import GameCard
from formula_desktop.pages.kept_games.rows import GameRows
from formula_desktop.pages.standings.table import ResultsTable
from formula_desktop.table.items import CardItem, TextItem
from formula_desktop.table.scene import TableScene
from formula_desktop.table.seat import PADDING as SEAT_PADDING
from formula_desktop.table.seat import PortraitItem, SeatItem
from formula_desktop.table.view import TableView
from formula_desktop.widgets.elided_label import ElidedLabel
from formula_desktop.widgets.felt_button import text_width
from tests.helpers.screen.mnemonics import without_letter
from tests.helpers.screen.visible import widgets
from tests.helpers.tours.tour import LONG_NAMES

PADDING = 8  # of a button, both sides together, in pixels
HEADING_PADDING = 20  # of a heading, in units
MOST_LARGE_CARDS = 24  # in a hand: larger hands have smaller digits, or nothing would fit
MOST_OF_CHART = 0.4  # of its height, for its title
SHARE_OF_SIZE = 0.75  # a line on a table may be set so much smaller to fit


# --- what is on a screen ------------------------------------------------------------------------


def texts(widget: QWidget) -> Iterator[str]:
    """Every text on a screen, read aloud, or shown when the pointer rests on something."""
    for each in widgets(widget):
        for name in ("text", "title", "informativeText", "placeholderText", "toolTip"):
            value = each.property(name)
            if isinstance(value, str):
                yield without_letter(value)
        yield each.accessibleName()
        yield each.accessibleDescription()
        yield each.windowTitle().removesuffix("[*]")
        yield from (without_letter(action.text()) for action in each.actions())
        if isinstance(each, QComboBox):
            yield from (each.itemText(row) for row in range(each.count()))
        elif isinstance(each, QTableView):
            yield from _cells(each.model())
        elif isinstance(each, QGraphicsView):
            yield from _written(each)
        elif isinstance(each, HomePicture):
            yield each.start
        elif isinstance(each, QTabBar):
            yield from (without_letter(each.tabText(tab)) for tab in range(each.count()))
        elif isinstance(each, GameRows):
            yield from _texts_of_games(each)
        elif isinstance(each, ElidedLabel):
            yield each.said
        elif isinstance(each, (ChartView, CourseChart)):
            yield from _charted(each)


def _cells(model: QAbstractItemModel | None) -> Iterator[str]:
    if model is None:
        return
    across = Qt.Orientation.Horizontal
    for column in range(model.columnCount(QModelIndex())):
        yield model.headerData(column, across) or ""
        for row in range(model.rowCount(QModelIndex())):
            yield model.index(row, column).data() or ""


def _texts_of_games(rows: GameRows) -> Iterator[str]:
    roles = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole, *list(GameRole)[1:3])
    for row in range(rows.model().rowCount()):
        index = rows.model().index(row, 0)
        yield from (index.data(role) for role in roles)
        yield from index.data(GameRole.DETAILS).split(BETWEEN)
        yield rows.rows.badge(index)


def _charted(view: ChartView | CourseChart) -> Iterator[str]:
    for name in ("title", "across", "nothing", "usual_name"):
        yield getattr(view.chart, name, "")
    yield from getattr(view.chart, "parts", ())


def _items(view: QGraphicsView) -> list[QGraphicsItem]:
    scene: QGraphicsScene | None = view.scene()  # the stubs forget that there may be none
    return [] if scene is None else scene.items()


def _written(view: QGraphicsView) -> Iterator[str]:
    for item in _items(view):
        if isinstance(item, TextItem):
            yield item.text()
        elif isinstance(item, SeatItem):
            yield from (item.seat.name, item.seat.score, item.seat.count)


# --- what is cut --------------------------------------------------------------------------------


def cut(widget: QWidget) -> Iterator[str]:
    """Every text on a screen for which there is not enough room."""
    for each in widgets(widget):
        looks = (look for kind, look in _CUT.items() if isinstance(each, kind))
        yield from next(looks, lambda _: ())(each)


def is_of_long_name(text: str) -> bool:
    """Whether a text has a name in it for which there is seldom room."""
    return any(name in text.replace("\u200b", "") for name in LONG_NAMES)


def _cut_elided(label: ElidedLabel) -> Iterator[str]:
    is_whole = label.text() == label.said
    if is_whole and label.wordWrap():
        yield from _cut_label(label)
    elif not is_whole and not is_of_long_name(label.said):
        yield label.said


def _cut_label(label: QLabel) -> Iterator[str]:
    if label.text() and not (_label_fits(label) and _is_in_view(label)):
        yield label.text()


def _cut_button(button: QAbstractButton) -> Iterator[str]:
    if not (_button_fits(button) and _is_in_view(button)):
        yield button.text()


def _cut_picture(picture: HomePicture) -> Iterator[str]:
    width = text_width(picture._theme, picture.text(), TITLE) + 24
    if width * unit_of(picture.window().size()) > picture.width():
        yield picture.text()


def _cut_card(card: GameCard) -> Iterator[str]:
    """The text on a card besides a name: the score and the date."""
    yield from (text for text in card.cut() if text != card.text() and not is_of_long_name(text))


def _is_in_view(widget: QWidget) -> bool:
    """Whether nothing beside it cuts a widget that may be scrolled up and down."""
    seen = widget.visibleRegion().boundingRect()
    return seen.isEmpty() or seen.width() == widget.width()


def _width(widget: QWidget, text: str) -> int:
    return widget.fontMetrics().horizontalAdvance(text)


def _label_fits(label: QLabel) -> bool:
    room = label.contentsRect()
    if label.wordWrap():
        longest = max(_width(label, word) for word in re.split("[\\s\u200b]", label.text()))
        return longest <= room.width() and label.heightForWidth(label.width()) <= label.height()
    return _width(label, without_letter(label.text())) <= room.width()


def _button_fits(button: QAbstractButton) -> bool:
    if isinstance(button, QPushButton):
        flags = Qt.TextFlag.TextShowMnemonic
        text = button.fontMetrics().size(flags, button.text()).width()
        icon = button.iconSize().width() * (not button.icon().isNull())
        return text + icon <= button.width() - PADDING
    return button.sizeHint().width() <= button.width()


def _cut_choices(box: QComboBox) -> Iterator[str]:
    option = QStyleOptionComboBox()
    box.initStyleOption(option)
    part = QStyle.SubControl.SC_ComboBoxEditField
    control = QStyle.ComplexControl.CC_ComboBox
    room = box.style().subControlRect(control, option, part, box).width()
    for row in range(box.count()):
        if _width(box, box.itemText(row)) > room and not is_of_long_name(box.itemText(row)):
            yield box.itemText(row)


def _cut_cells(table: QTableView) -> Iterator[str]:
    header = table.horizontalHeader()
    model: QAbstractItemModel | None = table.model()
    if model is None or _is_log_with_bonus(table):
        return
    for column in range(model.columnCount()):
        width = table.columnWidth(column)
        if table.isColumnHidden(column):
            continue
        heading = str(model.headerData(column, Qt.Orientation.Horizontal))
        if isinstance(table, ResultsTable):
            if not _heading_fits(table, column, heading):
                yield heading
        elif header.isVisible() and header.sectionSizeHint(column) > width:
            yield heading
        for row in range(model.rowCount()):
            index = model.index(row, column)
            text = str(index.data() or "")
            if is_of_long_name(text):
                continue
            spanned = range(column, column + table.columnSpan(row, column))
            room = sum(map(table.columnWidth, spanned))
            if re.search("[a-z]{2}", text) and not _text_fits(table, index, text, room):
                yield text


def _text_fits(table: QTableView, index: QModelIndex, text: str, room: int) -> bool:
    if not table.wordWrap():
        return table.sizeHintForIndex(index).width() <= room
    flags, icon = int(Qt.TextFlag.TextWordWrap), 0
    if index.data(Qt.ItemDataRole.DecorationRole) is not None:
        icon = table.iconSize().width()
    around = QRect(0, 0, room - 2 * PADDING - icon, 0)
    needed = table.fontMetrics().boundingRect(around, flags, text)
    return needed.width() <= around.width() and needed.height() <= table.rowHeight(index.row())


def _is_log_with_bonus(table: QTableView) -> bool:
    """Formula's log shortens its rows while a bonus takes some of its room."""
    return isinstance(table.model(), PlaysModel) and not table.isColumnHidden(LogColumn.POINTS)


def _heading_fits(table: ResultsTable, column: int, heading: str) -> bool:
    """Whether no word of a heading is broken, and all its lines are there."""
    header = table.horizontalHeader()
    letters = header.font()
    letters.setWeight(QFont.Weight.DemiBold)  # as the style sheet has it
    metrics = QFontMetrics(letters)
    padding = round(HEADING_PADDING * unit_of(table.window().size()))
    room = QRect(0, 0, table.columnWidth(column) - padding, 1000)
    needed = metrics.boundingRect(room, int(Qt.TextFlag.TextWordWrap), heading)
    return needed.width() <= room.width() and needed.height() <= header.height()


def _cut_tabs(tabs: QTabBar) -> Iterator[str]:
    for tab in filter(tabs.isTabVisible, range(tabs.count())):
        rect, text = tabs.tabRect(tab), tabs.tabText(tab)
        if _width(tabs, text) > rect.width() - 2 or not tabs.rect().contains(rect):
            yield text


def _cut_rows(rows: GameRows) -> Iterator[str]:
    """What a row says besides a name: when, whether it is on the table, which game, the score."""
    unit = unit_of(rows.window().size())
    metrics = QFontMetrics(rows.rows.theme.font(SMALL, unit))
    for row in range(rows.model().rowCount()):
        index = rows.model().index(row, 0)
        text = rows.rows.text_rect(rows.visualRect(index))
        room = rows.rows.date_width(index)
        for said in (index.data(GameRole.DATE), rows.rows.badge(index)):
            if metrics.horizontalAdvance(said) > room:
                yield said
        details = BETWEEN.join(index.data(GameRole.DETAILS).split(BETWEEN)[:2])
        left = text.width() - rows.rows.badge_width(index)
        if metrics.horizontalAdvance(details) > left:
            yield details


def _cut_on_chart(view: ChartView) -> Iterator[str]:
    """The title and the name of the broken line share a line."""
    chart, unit, font = view.chart, view.unit, view.theme.font
    title = QFontMetrics(font(STATUS, unit)).horizontalAdvance(getattr(chart, "title", ""))
    key = getattr(chart, "usual_name", "") if getattr(chart, "values", ()) else ""
    beside = QFontMetrics(font(SMALLEST, unit)).horizontalAdvance(key) + 48 * unit if key else 0
    if title + beside > view.width() - 28 * unit:
        yield getattr(chart, "title", "")


def _cut_on_course(view: CourseChart) -> Iterator[str]:
    """The title may take some lines, while most of the room is the chart's."""
    chart, unit, font = view.chart, view.unit, view.theme.font
    title = chart.title if chart is not None else ""
    metrics, flags = QFontMetrics(font(STATUS, unit)), int(Qt.TextFlag.TextWordWrap)
    room = QRect(0, 0, int(view.width() - 28 * unit), 0)
    if metrics.boundingRect(room, flags, title).height() > MOST_OF_CHART * view.height():
        yield title


def _cut_on_table(view: QGraphicsView) -> Iterator[str]:
    scene = view.scene()
    assert isinstance(scene, TableScene)
    theme = scene.theme
    metrics = QFontMetrics(theme.font(SMALLEST))
    for item in _items(view):
        if isinstance(item, TextItem):
            is_small = bool(item.text()) and item.scale() < SHARE_OF_SIZE
            is_cut = is_small or item.shown != item.text()
            if is_cut and not is_of_long_name(item.text()):
                yield item.text()
        elif isinstance(item, SeatItem):
            room = item.words_width / SHARE_OF_SIZE
            if theme.is_projector:
                room = item.rect.width() - 2 * SEAT_PADDING
            for text in (item.seat.score, item.seat.count):
                if metrics.horizontalAdvance(text) > room:
                    yield text
            if theme.is_projector and not is_of_long_name(item.seat.name):
                letters = QFontMetrics(theme.font(NAME))
                if any(letters.horizontalAdvance(line) > room - 37 for line in item.name_lines):
                    yield item.seat.name


# --- what is too small to be read from afar -----------------------------------------------------


def too_small(widget: QWidget, height: int) -> Iterator[str]:
    """Every text in projector size that is lower than a fortieth of a window's height."""
    least = height / 40
    for each in widgets(widget):
        has_text = bool(each.property("text")) or isinstance(each, QAbstractItemView | QTabBar)
        if has_text and each.fontInfo().pixelSize() < least:
            yield f"{type(each).__name__} {each.property('text')}"
        if isinstance(each, TableView):
            yield from _small_on_table(each, least)


def _small_on_table(view: TableView, least: float) -> Iterator[str]:
    table: Any = view.table
    is_crowded = table is not None and len(table.tray.hand) > MOST_LARGE_CARDS
    for item in _items(view):
        if isinstance(item, TextItem) and item.text():
            if item.font().pixelSize() * item.scale() * view.unit < least:
                yield item.text()
        elif isinstance(item, CardItem) and item.isVisible() and not is_crowded:
            yield from _small_on_card(item, view, least)
        elif isinstance(item, SeatItem) and item.seat.cards is not None:
            for text in item.seat.cards:
                width, height = item.card_size
                if min(width, height * TILE_DIGIT_SHARE) * view.unit < least:
                    yield f"open {text}"


def _small_on_card(item: CardItem, view: TableView, least: float) -> Iterator[str]:
    """Digits of cards are to be a twelfth of the height, those of tiles a thirty-sixth."""
    face = item.face
    if face.kind not in (FaceKind.DIGIT, FaceKind.JOKER) or not face.text:
        return
    picture = item.faces.pixmap(face)
    ratio = picture.devicePixelRatio() / view.unit
    is_tile = face.size.width == face.size.height
    needed = least * 40 / (36 if is_tile else 12) * ratio
    height = _inked.get(picture.cacheKey())
    if height is None:
        height = ink_height(picture.toImage(), face, ratio * view.unit)
        _inked[picture.cacheKey()] = height
    if height < needed - 1:
        yield f"{'tile' if is_tile else 'card'} {face.text}"


_inked: dict[int, int] = {}
"""How high the ink of each picture is, by its key: the same cards lie on many screens."""


def ink_height(picture: QImage, face: Face, scale: float) -> int:
    """How high the ink in the middle of a face is, in pixels of its picture."""
    edge = face.margin + 7
    left, right = round(edge * scale), picture.width() - round(edge * scale)
    top, bottom = round(edge * scale), picture.height() - round(edge * scale)
    rows = [
        row
        for row in range(top, bottom)
        if any(picture.pixelColor(x, row).lightness() < 140 for x in range(left, right, 2))
    ]
    return rows[-1] - rows[0] + 1 if rows else 0


# --- overlaps -----------------------------------------------------------------------------------


def overlapping(view: TableView) -> Iterator[tuple[str, str]]:
    """Overlaps with a text on a table: by another text, a card, a button or the log."""
    written, others = [], []
    for item in _items(view):
        if isinstance(item, TextItem) and item.text() and item.isVisible():
            written.append((item.text(), _letters(item)))
        elif isinstance(item, CardItem) and item.isVisible():
            others.append((str(item.face), item.outline))
        elif isinstance(item, PortraitItem):
            others.append(("a portrait", item.sceneBoundingRect()))
    for child in view.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly):
        if child is not view.viewport() and child.isVisible():
            corners = child.geometry()
            rect = QRectF(corners).adjusted(8, 8, -8, -8)  # the room for a ring around buttons
            others.append((type(child).__name__, view.transform().inverted()[0].mapRect(rect)))
    room = view.sceneRect()
    for at, (text, rect) in enumerate(written):
        for other, around in (*written[at + 1 :], *others):
            if rect.intersects(around):
                yield text, other
        if not room.contains(rect):
            yield text, "the edge"


def _letters(item: TextItem) -> QRectF:
    """Where a text's letters are: its lines without the room above and below them."""
    found = QRectF()
    for line in (item, *item.childItems()):
        rect = line.sceneBoundingRect()
        if rect.width() > 0:
            spare = rect.height() * 0.16
            found = found.united(rect.adjusted(0, spare, 0, -spare))
    return found


_CUT: dict[type[QWidget], Callable[[Any], Iterable[str]]] = {
    ElidedLabel: _cut_elided,  # before any other label
    QLabel: _cut_label,
    HomePicture: _cut_picture,
    GameCard: _cut_card,
    HomeEntry: _cut_button,
    QPushButton: _cut_button,
    QCheckBox: _cut_button,
    QRadioButton: _cut_button,
    QComboBox: _cut_choices,
    QTableView: _cut_cells,
    QTabBar: _cut_tabs,
    GameRows: _cut_rows,
    ChartView: _cut_on_chart,
    CourseChart: _cut_on_course,
    QGraphicsView: _cut_on_table,
}
