"""Walks with Tab through a screen, as a person without a mouse does."""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QButtonGroup,
    QComboBox,
    QLineEdit,
    QRadioButton,
    QScrollBar,
    QTabBar,
    QWidget,
)

from formula_desktop.look.focus import FocusRing
from formula_desktop.look.theme import TABLE_CONTROL
from formula_desktop.pages.practise.month import DayButton
from formula_desktop.table.items import FocusItem
from formula_desktop.table.view import TableView
from tests.helpers.screen.visible import widgets

CONTROLS = (QAbstractButton, QAbstractSpinBox, QComboBox, QLineEdit, QTabBar, QAbstractSlider)
SMALLEST_CONTROL = 24  # pixels
MOST_STEPS = 400
MOST_WITHIN = 60  # steps within a text with links, or on a table


def controls(screen: QWidget) -> list[QWidget]:
    """The controls that can be used with a mouse, and so must be reached by keys."""
    return [each for each in widgets(screen) if _is_control(each, screen)]


def _is_control(widget: QWidget, screen: QWidget) -> bool:
    if not isinstance(widget, CONTROLS) or isinstance(widget, QScrollBar):
        return False
    if not widget.isEnabled() or widget.window() is not screen.window():
        return False
    parent = widget.parentWidget()
    # part of another control, which is reached instead, or of Qt's own
    if isinstance(parent, QAbstractSpinBox | QComboBox | QLineEdit | QTabBar):
        return False
    if widget.visibleRegion().isEmpty():
        return False
    window = widget.window()
    hit = window.childAt(widget.mapTo(window, widget.visibleRegion().boundingRect().center()))
    return hit is not None and (hit is widget or widget.isAncestorOf(hit))  # else under a panel


class Walk(NamedTuple):
    """The controls that Tab reaches in one full cycle, and those whose focus was not visible."""

    met: list[QWidget]
    unseen: list[QWidget]


def walk(screen: QWidget) -> Walk:
    """Go once around a screen."""
    window = screen.window()
    window.activateWindow()
    QApplication.processEvents()
    met: list[QWidget] = []
    unseen: list[QWidget] = []
    stayed = 0
    for _ in range(MOST_STEPS):
        focused = QApplication.focusWidget()
        QTest.keyClick(window.windowHandle(), Qt.Key.Key_Tab)  # as the system sends it
        QApplication.processEvents()
        now = QApplication.focusWidget()
        if now is None:
            continue
        if met and now is met[0] and now is not focused:
            return Walk(met, unseen + ([] if is_seen(now) else [now]))
        stayed = stayed + 1 if now is focused else 0
        if stayed > MOST_WITHIN:
            return Walk(met, unseen)
        if not met or met[-1] is not now:
            unseen += [now] if met and not is_seen(now) else []  # the first one at the end
            met.append(now)
    raise AssertionError(f"Tab never comes around: {[*map(described, met[-12:])]}")


def described(widget: QWidget) -> str:
    """A control in the words of a failed test."""
    text = widget.accessibleName() or getattr(widget, "text", lambda: "")()
    return f"{type(widget).__name__} {text!r}"


def not_met(screen: QWidget, met: list[QWidget]) -> list[QWidget]:
    """Controls that Tab does not reach; in a group of which one is chosen, it must reach one."""
    return [
        each
        for each in controls(screen)
        if each not in met and each.focusProxy() not in met and not _has_met_sister(each, met)
    ]


def _has_met_sister(widget: QWidget, met: list[QWidget]) -> bool:
    if not isinstance(widget, QAbstractButton):
        return False
    group: QButtonGroup | None = widget.group()  # which Qt's stubs don't say
    if group is not None and group.exclusive():
        return any(each in met for each in group.buttons())
    if isinstance(widget, DayButton):  # arrow keys go on from the one that Tab reaches
        return any(isinstance(each, DayButton) for each in met)
    is_exclusive = isinstance(widget, QRadioButton) or widget.autoExclusive()
    parent = widget.parentWidget()
    sisters = parent.children() if parent is not None else []
    return is_exclusive and any(each in met for each in sisters)


def rect_of(widget: QWidget) -> QRect:
    return QRect(widget.mapTo(widget.window(), QPoint()), widget.size())


def out_of_order(met: list[QWidget]) -> list[str]:
    """Neighbours in the tab order of which the second is clearly before the first on the screen.

    The order may begin anywhere, so it may return to the top once.
    """
    middles = [rect_of(each).center() for each in met]
    first = min(range(len(met)), key=lambda at: (middles[at].y() // 32, middles[at].x()))
    met = met[first:] + met[:first]
    return [
        f"{described(one)} → {described(other)}"
        for one, other in pairwise(met)
        if one.parentWidget() is other.parentWidget()
        and _stands_before(rect_of(other), rect_of(one))
    ]


def _stands_before(one: QRect, other: QRect) -> bool:
    """Whether one is above another, or left of it in the same row, as one reads."""
    if one.bottom() <= other.top() and one.left() <= other.right():
        return True
    same_row = one.top() < other.center().y() < one.bottom()
    return same_row and one.right() <= other.left()


def is_seen(widget: QWidget) -> bool:
    """Whether it can be seen where the keyboard is."""
    if isinstance(widget, TableView):
        return any(isinstance(each, FocusItem) and each.isVisible() for each in widget.items())
    seen = rect_of(widget).intersected(widget.window().rect())
    ground, beside = widget.parentWidget(), Qt.FindChildOption.FindDirectChildrenOnly
    if ground is not None and getattr(widget, "ring_is_outside", False):
        ground = ground.parentWidget()
    rings = ground.findChildren(FocusRing, options=beside) if ground is not None else []
    shown = [rect_of(ring) for ring in rings if ring.isVisible()]
    return not seen.isEmpty() and any(rect.contains(seen) for rect in shown)


class Steps:
    """Walks through each screen, and collects what is wrong there.

    A screen with the same controls in the same places as an earlier one is skipped: only the words
    or pictures between them differ.
    """

    def __init__(self) -> None:
        self.faults: set[str] = set()
        self.screens = 0
        self._walked: set[tuple[object, ...]] = set()

    def __call__(self, name: str, screen: QWidget) -> None:
        self.screens += 1
        plan = _plan_of(screen)
        if plan in self._walked:
            return
        met, unseen = walk(screen)
        if not unseen:
            self._walked.add(plan)
        self.faults |= {f"{name}: not reached: {described(each)}" for each in not_met(screen, met)}
        self.faults |= {f"{name}: not seen: {described(each)}" for each in unseen}
        self.faults |= {f"{name}: order: {each}" for each in out_of_order(met)}
        self.faults |= {f"{name}: small: {each}" for each in too_small(screen)}


def _plan_of(screen: QWidget) -> tuple[object, ...]:
    """The controls of a screen as Tab finds them, and how much lies on its table."""
    tables = (view for view in widgets(screen) if isinstance(view, TableView))
    return (
        screen.windowTitle(),
        *(len(view.items()) for view in tables),
        *(
            (described(each), each.focusPolicy(), rect_of(each).getRect())
            for each in controls(screen)
        ),
    )


def too_small(screen: QWidget, least: int = 0) -> list[str]:
    """Controls that are hard to hit with a mouse, or with a finger where `least` says so."""
    tables = (view for view in widgets(screen) if isinstance(view, TableView))
    least = least or (TABLE_CONTROL if any(tables) else SMALLEST_CONTROL)
    small = (each for each in controls(screen) if min(each.width(), each.height()) < least)
    return [f"{described(each)} {each.width()} × {each.height()}" for each in small]


def is_list(screen: QWidget) -> bool:
    """Menus and lists are walked through with the arrow keys."""
    return screen.windowType() == Qt.WindowType.Popup
