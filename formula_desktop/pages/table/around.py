"""What all pages with a table share: the header above it, and buttons and a list on top of it."""

from __future__ import annotations

from abc import abstractmethod
from functools import partial
from typing import ClassVar

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from formula_desktop.look.faces import Faces
from formula_desktop.look.line_drawings import LineDrawing, drawn
from formula_desktop.look.presentation import Look, unit_of
from formula_desktop.look.theme import RING_ROOM
from formula_desktop.models.abstract import AbstractQObject
from formula_desktop.table.game_table import AnyTable
from formula_desktop.table.view import TableView
from formula_desktop.widgets.buttons import IconButton, prepared
from formula_desktop.widgets.layouts import add
from formula_desktop.widgets.page_header import PageHeader
from formula_desktop.widgets.plain_text import plain_label
from formula_desktop.widgets.translated import Translated


class PageAroundTable(Translated, QWidget, metaclass=AbstractQObject):
    """A header, and a table with a panel of buttons and a frame for a list on top of it."""

    home_wanted = Signal()

    button_gap: ClassVar = 10.0
    """The gap between the buttons on the table, in units."""
    ground = ""
    """The ground of these buttons, for the style sheet."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.scene: AnyTable | None = None
        """The table itself."""
        self._look = look
        self._faces = Faces(look.theme, 1.0, projector=look.theme.is_projector)
        self.view = TableView(self._faces, self)
        self.header = PageHeader(look, self)
        self.header_menu_button = self.header.menu_button
        self._title = self.header.title
        self._status = plain_label("status")
        house = IconButton(partial(drawn, LineDrawing.HOME), look)
        self.home_button = prepared(house, "flat", self.home_wanted.emit)
        add(self.header.row, (None, 1), self._status, 2 * RING_ROOM)
        self._make_header()
        self.button_panel = QWidget(self.view)
        self.button_panel.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.button_panel.setProperty("ground", self.ground)
        self._grid = QGridLayout(self.button_panel)
        self._make_panel()
        self.frame = QFrame(self.view)
        self.frame.setProperty("ground", "area")
        self.frame.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._make_list()
        self.setLayout(_HeaderAndTable(self.header, self.view))
        self.view.fitted.connect(self._place)
        look.changed.connect(self._follow_look)

    def _put_in_panel(self, each: QPushButton, row: int, column: int) -> None:
        """Put a button that takes all of its room at a place of the panel."""
        policy = each.sizePolicy()
        policy.setHorizontalPolicy(QSizePolicy.Policy.Expanding)
        policy.setVerticalPolicy(QSizePolicy.Policy.Expanding)
        each.setSizePolicy(policy)
        self._grid.addWidget(each, row, column)

    @abstractmethod
    def _make_header(self) -> None:
        """Add the buttons to the header."""

    @abstractmethod
    def _make_panel(self) -> None:
        """Add the buttons to the grid of the panel."""

    @abstractmethod
    def _make_list(self) -> None:
        """Fill the frame."""

    def _retranslate(self) -> None:
        self.view.setAccessibleName(self.tr("Table"))
        self.home_button.setText(self.tr("Home"))
        self._faces.change(joker_word=self.tr("JOKER"))

    def _follow_look(self) -> None:
        theme = self._look.theme
        resizes = theme.is_projector is not self._faces.theme.is_projector
        self._faces.change(theme=theme, projector=theme.is_projector)
        if self.scene is not None:
            self.scene.change_theme(theme)
        if resizes:
            self.view.fit()
        self.view.resetCachedContent()

    def _place(self) -> None:
        """Place panel and frame where the table leaves room for them."""
        if self.scene is None:
            return
        pixels, layout, room = self.view.pixels, self.scene.layout, RING_ROOM
        self.button_panel.setGeometry(pixels(layout.buttons).adjusted(-room, -room, room, room))
        self.button_panel.setVisible(not layout.buttons.isEmpty())
        self._grid.setContentsMargins(room, room, room, room)
        self._grid.setSpacing(round(self.button_gap * self.view.unit))
        self.frame.setGeometry(pixels(layout.log))


class _HeaderAndTable(QVBoxLayout):
    """A header and a table below it, which takes the rest of the page.

    The header gets its height first: otherwise a new size of the window resizes the table twice.
    """

    def __init__(self, header: PageHeader, view: TableView) -> None:
        super().__init__()
        self._header = header
        self.setContentsMargins(0, 0, 0, 0)
        self.setSpacing(0)
        add(self, header, (view, 1))

    def setGeometry(self, room: QRect) -> None:
        self._header.fit(unit_of(room.size()))
        super().setGeometry(room)
