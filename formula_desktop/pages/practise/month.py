"""A small calendar of a month: the days on which a puzzle was solved, and a day to choose."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date, timedelta
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QColor,
    QKeyEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from formula_desktop.look import theme as look
from formula_desktop.look.ink import draw, fill
from formula_desktop.look.shapes import rounded_path
from formula_desktop.look.theme import LIGHT, RING_ROOM, Size, Theme
from formula_desktop.models.words.days import (
    long_day,
    month_in_words,
    weekday_in_short,
    weekdays,
)
from formula_desktop.widgets.felt_button import FeltButton, line_path
from formula_desktop.widgets.translated import Translated

_WEEK: Final = 7
_WEEKS: Final = 6
_A_YEAR: Final = timedelta(days=365)

# In units:
_STEP: Final = 40
_DAY: Final = Size(48, 36)
_NAMES: Final = 24  # the height of the names of the weekdays
_GAP: Final = 3
_CHEVRON: Final = 6.0
_DOT: Final = 2.6  # the radius
_DOTS_STEP: Final = 7.0
_DOTS_LINE: Final = 8.0  # from below to the middles of dots
_RING: Final = 1.2


class Counted(NamedTuple):
    """How many puzzles of a day were solved alone, and how many with help."""

    alone: int = 0
    helped: int = 0

    @property
    def solved(self) -> int:
        """All of them."""
        return self.alone + self.helped


_NONE: Final = Counted()


class Month(Translated, QWidget):
    """Shows a month, with steps to earlier ones; arrow keys go from day to day.

    Days after today cannot be chosen, and none from before the first one that is offered.
    """

    chosen = Signal(object)
    """Emitted with the date that somebody has chosen."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme, self._unit = LIGHT, 1.0
        self.today = self.day = date.min
        self._month: date | None = None
        self._solved: Mapping[date, Counted] = {}
        self.earlier, self.later = _Step(self, -1), _Step(self, 1)
        for step in (self.earlier, self.later):
            step.clicked.connect(lambda _=False, by=step.by: self.turn(by))
        self.days = tuple(DayButton(self) for _ in range(_WEEK * _WEEKS))
        for each in self.days:
            each.clicked.connect(lambda _=False, each=each: self.chosen.emit(each.day))
            each.moved.connect(self._move)
        self._retranslate()

    def show_days(self, today: date, day: date, solved: Mapping[date, Counted]) -> None:
        """Show the month of a day, which is the chosen one, and how many puzzles were solved."""
        self.today, self.day, self._solved = today, day, solved
        self._month = day.replace(day=1)
        self._show()

    @property
    def first(self) -> date:
        """The first month that is offered: a year ago, or that of the first solved puzzle."""
        earliest = self.today - min(_A_YEAR, self.today - date.min)
        return min((earliest, *self._solved)).replace(day=1)

    def turn(self, by: int) -> None:
        """Show the next month or the one before, if it is offered."""
        month = None if self._month is None else _turned(self._month, by)
        if month is not None and self.first <= month <= self.today:
            self._month = month
            self._show()
            announcement = QAccessibleAnnouncementEvent(self, month_in_words(month))
            QAccessible.updateAccessibility(announcement)

    def _move(self, start: date, key: Qt.Key) -> None:
        """Take keyboard focus from one day to another."""
        day = _reached(start, key)
        if day is None or not self.first <= day <= self.today:
            return
        if day.replace(day=1) != self._month:
            self._month = day.replace(day=1)
            self._show()
        shown = next(each for each in self.days if each.day == day and not each.isHidden())
        shown.setFocus(Qt.FocusReason.OtherFocusReason)
        self._keep_one_in_tab_order(day)

    # --- display --------------------------------------------------------------------------------

    def _show(self) -> None:
        if self._month is None:
            return
        before = weekdays().index(self._month.isoweekday())
        for at, each in enumerate(self.days):
            day = _after(self._month, at - before)
            is_there = day is not None and day.month == self._month.month
            each.setVisible(is_there)
            if day is not None and is_there:
                each.show_day(
                    day,
                    self._solved.get(day, _NONE),
                    is_today=day == self.today,
                    is_chosen=day == self.day,
                )
                each.setEnabled(day <= self.today)
        is_now = self._month == self.day.replace(day=1)
        self._keep_one_in_tab_order(self.day if is_now else self._month)
        before_this, after_this = _turned(self._month, -1), _turned(self._month, 1)
        self.earlier.setEnabled(before_this is not None and before_this >= self.first)
        self.later.setEnabled(after_this is not None and after_this <= self.today)
        self.update()

    def _keep_one_in_tab_order(self, day: date) -> None:
        """Let Tab reach this day only."""
        policies = Qt.FocusPolicy
        for each in self.days:
            each.setFocusPolicy(policies.StrongFocus if each.day == day else policies.ClickFocus)

    def show_as(self, theme: Theme, unit: float) -> None:
        """Apply a theme and a scale in pixels per unit."""
        self._theme, self._unit = theme, unit
        for each in (self.earlier, self.later, *self.days):
            each.show_as(theme, unit)
        self.updateGeometry()
        self._place()

    def minimumSizeHint(self) -> QSize:
        unit = self._unit
        height = self._theme.pressable(_STEP * unit) + (_NAMES + 30 * _WEEKS) * unit
        return self._with_room(_WEEK * _DAY.width * unit, height)

    def sizeHint(self) -> QSize:
        unit = self._unit
        height = self._theme.pressable(_STEP * unit) + (_NAMES + _DAY.height * _WEEKS) * unit
        return self._with_room(_WEEK * _DAY.width * unit, height)

    def _with_room(self, width: float, height: float) -> QSize:
        """A size with room for focus rings around it."""
        return QSize(round(width) + 2 * RING_ROOM, round(height) + 2 * RING_ROOM)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    @property
    def _top(self) -> int:
        """The height of the steps."""
        return self._theme.pressable(_STEP * self._unit)

    @property
    def _room(self) -> QRect:
        """The room inside that for focus rings."""
        return self.rect().adjusted(RING_ROOM, RING_ROOM, -RING_ROOM, -RING_ROOM)

    def _place(self) -> None:
        side, room = self._top, self._room
        self.earlier.setGeometry(room.left(), room.top(), side, side)
        self.later.setGeometry(room.left() + room.width() - side, room.top(), side, side)
        above = room.top() + side + round(_NAMES * self._unit)
        wide = room.width() / _WEEK
        high = (room.top() + room.height() - above) / _WEEKS
        for at, each in enumerate(self.days):
            row, column = divmod(at, _WEEK)
            left, top = round(room.left() + column * wide), round(above + row * high)
            right = round(room.left() + (column + 1) * wide)
            bottom = round(above + (row + 1) * high)
            each.setGeometry(QRect(left, top, right - left, bottom - top))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the names of the month and of the weekdays."""
        if self._month is None:
            return
        theme, unit = self._theme, self._unit
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(self._room.topLeft())
        painter.scale(unit, unit)
        width, top = self._room.width() / unit, self._top / unit
        room = width - 2 * top
        at = QPointF(width / 2, top / 2)
        name = line_path(theme, month_in_words(self._month), look.NAME, at, room, centred=True)
        fill(painter, name, theme.on_table)
        for column, weekday in enumerate(weekdays()):
            at = QPointF((column + 0.5) * width / _WEEK, top + _NAMES / 2)
            text = weekday_in_short(weekday)
            room = width / _WEEK - _GAP
            name = line_path(theme, text, look.SMALLEST, at, room, centred=True)
            fill(painter, name, theme.on_table_soft)
        painter.end()

    def _retranslate(self) -> None:
        self.setAccessibleName(self.tr("Days with puzzles"))
        self.earlier.setAccessibleName(self.tr("Earlier month"))
        self.later.setAccessibleName(self.tr("Later month"))
        self._show()


class _Step(FeltButton):
    """A chevron that turns to another month."""

    def __init__(self, parent: QWidget, by: int) -> None:
        super().__init__(look.BUTTON_RADIUS)
        self.setParent(parent)
        self.by = by

    @property
    def _wanted(self) -> Size:
        return Size(_STEP, _STEP)

    def _paint_ground(self, painter: QPainter, size: Size) -> None:
        if self.is_hot:
            super()._paint_ground(painter, size)

    def _paint_front(self, painter: QPainter, size: Size) -> None:
        middle, reach = QPointF(size.width / 2, size.height / 2), self.by * _CHEVRON
        chevron = QPainterPath(middle + QPointF(-reach / 2, -_CHEVRON))
        chevron.lineTo(middle + QPointF(reach / 2, 0))
        chevron.lineTo(middle + QPointF(-reach / 2, _CHEVRON))
        theme = self._theme
        draw(painter, chevron, theme.on_table if self.isEnabled() else theme.table_off_line, 2.6)


class DayButton(FeltButton):
    """The number of a day, and below it a dot for each puzzle that was solved on it.

    A dot is filled, or a ring if there was help.
    """

    moved = Signal(object, object)
    """Emitted with the date, and the key that goes to another."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(look.BUTTON_RADIUS)
        self.setParent(parent)
        self.day = date.min
        self._counted, self._is_today = _NONE, False
        self.setCheckable(True)

    def show_day(self, day: date, counted: Counted, *, is_today: bool, is_chosen: bool) -> None:
        self.day = day
        self._counted, self._is_today = counted, is_today
        self.setChecked(is_chosen)
        said = [long_day(day)]
        if is_today:
            said.append(self.tr("today"))
        if counted.solved:
            said.append(self.tr("%n puzzle(s) solved", "", counted.solved))
        if counted.helped:
            said.append(self.tr("%n with help", "", counted.helped))
        self.setAccessibleName(", ".join(said))
        self.update()

    def nextCheckState(self) -> None:  # noqa: N802 - Qt's name
        """Stay as it is: the page says which day is chosen."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _KEYS:
            self.moved.emit(self.day, Qt.Key(event.key()))
        else:
            super().keyPressEvent(event)

    @property
    def _wanted(self) -> Size:
        return _DAY

    def _paint_ground(self, painter: QPainter, size: Size) -> None:
        theme, line, gap = self._theme, look.THIN_LINE, look.THIN_LINE + _GAP / 2
        place = QRectF(0, 0, *size).adjusted(gap, gap, -gap, -gap)
        path = rounded_path(place, self._radius)
        if self.isChecked():
            fill(painter, path, theme.paper)
        if self._is_today or self.is_hot:
            ink = theme.place_line if self.is_hot else theme.on_table
            draw(painter, path, ink, 1.5 * line if self._is_today else line)

    def _paint_front(self, painter: QPainter, size: Size) -> None:
        theme = self._theme
        ink = theme.on_table if self.isEnabled() else theme.on_table_off
        if self.isChecked():
            ink = theme.ink
        x, y = size.width / 2, size.height / 2
        if self._counted.solved:
            y -= _DOTS_LINE / 2
        at = QPointF(x, y)
        number = line_path(theme, str(self.day.day), look.SMALL, at, 0.9 * size.width, centred=True)
        fill(painter, number, ink)
        if self._counted.solved:
            self._paint_dots(painter, size, ink if self.isChecked() else theme.on_table_good)

    def _paint_dots(self, painter: QPainter, size: Size, ink: QColor) -> None:
        number, alone = self._counted.solved, self._counted.alone
        step = min(_DOTS_STEP, (size.width - 4 * _DOT) / max(1, number - 1))
        y = size.height - _DOTS_LINE
        for at in range(number):
            dot = QPainterPath()
            centre = QPointF(size.width / 2 + (at - (number - 1) / 2) * step, y)
            reach = _DOT if at < alone else _DOT - _RING / 2
            dot.addEllipse(centre, reach, reach)
            if at < alone:
                fill(painter, dot, ink)
            else:
                draw(painter, dot, ink, _RING)


_BY: Final = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Up: -_WEEK,
    Qt.Key.Key_Down: _WEEK,
}
_BY_MONTHS: Final = {Qt.Key.Key_PageUp: -1, Qt.Key.Key_PageDown: 1}
_KEYS: Final = (*_BY, *_BY_MONTHS, Qt.Key.Key_Home, Qt.Key.Key_End)


def _reached(start: date, key: Qt.Key) -> date | None:
    """The day to which a key goes; None if there is none."""
    if key in _BY:
        return _after(start, _BY[key])
    if key in _BY_MONTHS:
        month = _turned(start.replace(day=1), _BY_MONTHS[key])
        return None if month is None else min(_after(month, start.day - 1) or month, _last(month))
    return start.replace(day=1) if key is Qt.Key.Key_Home else _last(start)


def _last(day: date) -> date:
    """The last day of a month."""
    following = _turned(day.replace(day=1), 1)
    return date.max if following is None else following - timedelta(days=1)


def _turned(month: date, by: int) -> date | None:
    """The first of another month; None outside the calendar."""
    year, at = divmod(month.year * 12 + month.month - 1 + by, 12)
    return date(year, at + 1, 1) if date.min.year <= year <= date.max.year else None


def _after(day: date, days: int) -> date | None:
    number = day.toordinal() + days
    return date.fromordinal(number) if 1 <= number <= date.max.toordinal() else None
