"""The kinds of buttons and tabs that all pages use."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPaintEvent, QPixmap, QPolygonF
from PySide6.QtWidgets import QPushButton, QTabBar

from formula_desktop.look.presentation import Look
from formula_desktop.widgets.layouts import pixels, unit_in_use
from formula_desktop.widgets.plain_text import set_tooltip, without_mnemonic

_ICON_SHARE: Final = 1.3  # of an icon, compared with the text beside it
_GAP_SHARE: Final = 0.2  # of the gap between them, compared with the icon; Qt adds a little
_WIDEST_NAME: Final = 180  # on a chip, in units
_ARROW: Final = 9  # units, its width

Draws = Callable[[int, float, QColor], QPixmap]
"""Draws an icon with sides of some pixels, for a device pixel ratio, in a colour."""


class IconButton(QPushButton):
    """A button with an icon before its text, in the colour and size of that."""

    def __init__(self, draws: Draws, look: Look, *, on_felt: bool = False) -> None:
        """With `on_felt`, it looks as disabled buttons on the table do."""
        super().__init__()
        self._draws, self._look, self._on_felt = draws, look, on_felt
        look.changed.connect(self._draw)
        self._draw()

    def _draw(self) -> None:
        theme, ratio = self._look.theme, self.devicePixelRatioF()
        side = round(self.fontInfo().pixelSize() * _ICON_SHARE)
        off = theme.on_table_off if self._on_felt else theme.on_paper_off
        gap = round(side * _GAP_SHARE)
        icon = QIcon()
        for mode, ink in ((QIcon.Mode.Normal, theme.ink), (QIcon.Mode.Disabled, off)):
            icon.addPixmap(with_gap(self._draws(side, ratio, ink), gap), mode)
        self.setIconSize(QSize(side + gap, side))
        self.setIcon(icon)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._draw()


def with_gap(drawn: QPixmap, gap: int) -> QPixmap:
    """A drawing with an empty strip of some pixels behind it."""
    ratio = drawn.devicePixelRatio()
    wider = QPixmap(drawn.width() + round(gap * ratio), drawn.height())
    wider.setDevicePixelRatio(ratio)
    wider.fill(Qt.GlobalColor.transparent)
    painter = QPainter(wider)
    painter.drawPixmap(0, 0, drawn)
    painter.end()
    return wider


class Chip(QPushButton):
    """One of several settings; filled while it is the current one."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "chip")
        self.setCheckable(True)
        self.setAutoDefault(False)


class ListChip(Chip):
    """A chip for several settings, with an arrow because it opens a list of them."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("opens", True)

    def show_name(self, name: str) -> None:
        """Show the name of the current settings, or what the list contains."""
        widest, right = pixels(_WIDEST_NAME), Qt.TextElideMode.ElideRight
        text = self.fontMetrics().elidedText(name, right, widest)
        self.setText(without_mnemonic(text))
        self.setAccessibleName(name)
        set_tooltip(self, "" if text == name else name)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return super().sizeHint() + QSize(pixels(1.6 * _ARROW), 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        unit, middle = unit_in_use(), self.rect().center().y() + 1
        right, half = self.width() - 14 * unit, _ARROW * unit / 2
        arrow = [
            QPointF(right - 2 * half, middle - half / 2),
            QPointF(right, middle - half / 2),
            QPointF(right - half, middle + half / 2),
        ]
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette = self.palette()
        painter.setBrush(palette.highlightedText() if self.isChecked() else palette.windowText())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawPolygon(QPolygonF(arrow))
        painter.end()


def button(
    role: str, pressed: Callable[[], object], *, takes_keyboard: bool = False
) -> QPushButton:
    """A button with a role from the style sheet; Enter presses it too.

    A click leaves keyboard focus where it is, on the table for example, unless the button
    `takes_keyboard`.
    """
    return prepared(QPushButton(), role, pressed, takes_keyboard=takes_keyboard)


def prepared(
    made: QPushButton,
    role: str,
    pressed: Callable[[], object],
    *,
    takes_keyboard: bool = False,
) -> QPushButton:
    """A button that has been made, with all that `button` gives it."""
    if role:
        made.setProperty("role", role)
    made.setAutoDefault(True)
    if not takes_keyboard:
        made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    made.clicked.connect(lambda _checked: pressed())
    return made


def tab_bar(tabs: int) -> QTabBar:
    """A number of tabs, as wide as their texts."""
    made = QTabBar()
    made.setDrawBase(False)
    made.setExpanding(False)
    for _ in range(tabs):
        made.addTab("")
    return made
