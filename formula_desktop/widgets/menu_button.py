"""The button with three lines that opens the program's menu."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Final

from PySide6 import QtCore
from PySide6.QtCore import QPointF, QRectF, QSize, QTimer
from PySide6.QtGui import QPainter, QPaintEvent, QShortcut
from PySide6.QtWidgets import QToolButton, QWidget

from formula_desktop.look import theme as themes
from formula_desktop.look.ink import fill
from formula_desktop.look.presentation import Look
from formula_desktop.look.shapes import rounded_path
from formula_desktop.widgets.plain_text import set_tooltip
from formula_desktop.widgets.translated import Translated

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMenu

_LINES: Final = (-0.2, 0.0, 0.2)  # the lines' positions, as fractions of the button's height
_REACH: Final = 0.25  # half the length of a line, as a fraction of the height
_THICK: Final = 0.065


class MenuButton(Translated, QToolButton):
    """Opened with its letter or F10, as in programs that have a menu bar.

    It draws its icon itself: the typeface has none, and this is sharp at every scale.
    """

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        look.changed.connect(self.updateGeometry)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.setProperty("focusPolicy", "StrongFocus")
        self._retranslate()

    def setMenu(self, menu: QMenu) -> None:  # noqa: N802 - Qt's name
        """Set the menu that the button opens; on macOS the menu bar has it."""
        super().setMenu(menu)
        self.setVisible(sys.platform != "darwin")
        QShortcut("F10", self).activated.connect(self.showMenu)
        menu.aboutToHide.connect(lambda: QTimer.singleShot(0, self, self._forget_pointer))

    def _forget_pointer(self) -> None:
        """Look as without the pointer after the menu; Qt tells this button when it enters again.

        While the menu was open it told neither this button nor those of other pages, which open
        the same menu, that the pointer had left.
        """
        self.setAttribute(QtCore.Qt.WidgetAttribute.WA_UnderMouse, False)
        self.update()

    def sizeHint(self) -> QSize:
        """A square as high as a control of the header."""
        # QFontInfo would load the font, which costs a millisecond before the first frame.
        side = self.font().pixelSize() * themes.CONTROL_HEIGHT / themes.BODY.size * 1.15
        side = self._look.theme.pressable(side, themes.TABLE_CONTROL)
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.underMouse() or self.isDown():
            ground = rounded_path(QRectF(self.rect()), themes.BUTTON_RADIUS)
            fill(painter, ground, self.palette().alternateBase().color())
        height = self.height()
        thick = height * _THICK
        line = QRectF(0, 0, 2 * _REACH * height + thick, thick)
        for place in _LINES:
            line.moveCenter(QPointF(self.width() / 2, height / 2 + place * height))
            fill(painter, rounded_path(line, thick / 2), self.palette().windowText().color())
        painter.end()

    def _retranslate(self) -> None:
        self.setText(self.tr("&Menu"))  # not shown, but it has the letter
        set_tooltip(self, self.tr("Menu"))
        self.setAccessibleName(self.tr("Menu"))
