"""A button with a portrait, either of the player in a seat or one to choose."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QToolButton

from formula_desktop.look import theme as look
from formula_desktop.look.portraits import paint_player
from formula_desktop.look.theme import Theme
from formula_desktop.players import Player

_MARK: Final = 5  # units of the selection's background visible around the portrait


class PortraitButton(QToolButton):
    """Shows a portrait; the selected one of a group has a background of its own."""

    def __init__(self, theme: Theme, side: int) -> None:
        """`side` is that of the portrait, in units."""
        super().__init__()
        self._theme = theme
        self._side = side
        self._player = Player("")
        self._picture = self._colour = ""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def show_player(self, player: Player, picture: str, colour: str) -> None:
        """Show a player."""
        shown = (player, picture, colour)
        if shown != (self._player, self._picture, self._colour):
            self._player, self._picture, self._colour = shown
            self.update()

    def sizeHint(self) -> QSize:
        """The portrait, with room for the selection's background if it can be selected."""
        unit = max(self.fontInfo().pixelSize() / look.BODY.size, 0.8)
        side = self._theme.pressable((self._side + 2 * self._edge) * unit)
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @property
    def _edge(self) -> int:
        return _MARK if self.isCheckable() else 0

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press the button on Return, unless it is one of a group: then the dialog handles it."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not self.isCheckable():
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect())
        edge = self._edge * rect.width() / (self._side + 2 * self._edge)
        if self.isChecked() or (self.isCheckable() and self.underMouse()):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.marked if self.isChecked() else theme.line)
            painter.drawRoundedRect(rect, look.BUTTON_RADIUS, look.BUTTON_RADIUS)
        inside = rect.adjusted(edge, edge, -edge, -edge)
        if not self.isCheckable() and (self.isDown() or not self.underMouse()):
            inside.adjust(1, 1, -1, -1)  # it grows under the pointer
        paint_player(painter, inside, self._player, self._picture, self._colour, theme)
        painter.end()
