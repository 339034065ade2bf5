"""The shared frame of the results pages: the header, and the sheet of paper on the felt."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF, Qt, Signal
from PySide6.QtGui import QIcon, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QMenu, QPushButton, QVBoxLayout, QWidget

from formula_desktop.look import theme as look
from formula_desktop.look.portraits import paint_player
from formula_desktop.look.presentation import Look, header_height
from formula_desktop.look.theme import Theme
from formula_desktop.models.abstract import AbstractQObject
from formula_desktop.models.words.results import trouble_in_words
from formula_desktop.pages.standings.exporting import PDF, ask_where
from formula_desktop.pages.standings.printed_pages import Report
from formula_desktop.pages.standings.printing import ask_print, pdf
from formula_desktop.players import Player
from formula_desktop.results.participants import Participant
from formula_desktop.results.trouble import MENDED, Trouble
from formula_desktop.widgets.buttons import button
from formula_desktop.widgets.messages import tell
from formula_desktop.widgets.page_header import PageHeader

_FELT: Final = 18  # around the sheet, in units
_EDGE: Final = 10  # of the sheet


class ResultsFrame(QWidget, metaclass=AbstractQObject):
    """A header with buttons, and below it `self.sheet` as paper on the felt."""

    lost = Signal(object)
    """Emitted with the Trouble when the results are damaged or missing, to reopen them."""

    print_button: QPushButton
    """The print button, which each page puts in a different place of its header."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.theme = look.theme
        self.unit = 1.0
        self.header = PageHeader(self)
        self.header_menu_button = self.header.menu_button
        self.title = self.header.title
        self.header.row.addStretch(1)
        self.sheet = QWidget(self)
        self._below = QVBoxLayout()
        self._below.addWidget(self.sheet)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.header)
        column.addLayout(self._below, 1)

    def add_to_header(self, pressed: Callable[[], object]) -> QPushButton:
        """Add a button to the header."""
        made = button("flat", pressed, takes_keyboard=True)
        self.header.row.addWidget(made)
        return made

    def say(self, trouble: Trouble) -> None:
        """Report a problem with the results, or have it repaired and reported afterwards."""
        if trouble in MENDED:
            self.lost.emit(trouble)
        else:
            tell(self, trouble_in_words(trouble))

    @abstractmethod
    def report(self) -> Report:
        """The current view as a report for printing."""

    def show_prints(self) -> None:
        """Offer to print or to save as PDF."""
        show_menu(
            self.print_button,
            (QCoreApplication.translate("Printing", "Print…"), self.print_page),
            (QCoreApplication.translate("Printing", "Save as PDF…"), self.save_pdf),
        )

    def print_page(self) -> None:
        """Ask for a printer."""
        ask_print(self, self.report(), lambda error: say_not_printed(self, error))

    def save_pdf(self) -> None:
        """Ask where to save the current view as PDF."""
        report = self.report()
        title = QCoreApplication.translate("Printing", "Save as PDF")
        ask_where(self, title, report.title, PDF, lambda: pdf(report))

    def _follow_look(self) -> None:
        theme, unit = self._look.theme, self._look.unit
        self.theme = theme
        self.header_menu_button.change_theme(theme)
        self.unit = max(unit, 0.8)
        self.header.setFixedHeight(header_height(theme, unit))
        room = round((_FELT + _EDGE) * self.unit)
        self._below.setContentsMargins(room, room, room, room)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The felt and the sheet."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), self.theme.table)
        painter.setPen(self.theme.line)
        painter.setBrush(self.theme.paper)
        edge = _EDGE * self.unit
        radius = look.AREA_RADIUS * self.unit
        paper = QRectF(self.sheet.geometry()).adjusted(-edge, -edge, edge, edge)
        painter.drawRoundedRect(paper, radius, radius)
        painter.end()


def show_menu(below: QPushButton, *entries: tuple[str, Callable[[], object]]) -> QMenu:
    """Open a menu below a button."""
    menu = QMenu(below)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    for text, do in entries:
        menu.addAction(text).triggered.connect(lambda _checked, do=do: do())
    menu.popup(below.mapToGlobal(below.rect().bottomLeft()))
    return menu


def paint_participant(
    painter: QPainter, rect: QRectF, participant: Participant, theme: Theme
) -> None:
    """Paint a participant's picture in the participant's colour."""
    player = Player(participant.name, participant.level)
    paint_player(painter, rect, player, participant.picture, participant.colour, theme)


def participant_icon(participant: Participant, theme: Theme, side: int, ratio: float) -> QIcon:
    """A participant's picture as an icon of `side` pixels."""
    pixmap = QPixmap(round(side * ratio), round(side * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    paint_participant(painter, QRectF(0, 0, side, side), participant, theme)
    painter.end()
    icon = QIcon()
    for mode in (QIcon.Mode.Normal, QIcon.Mode.Selected):  # not tinted in a selected row
        icon.addPixmap(pixmap, mode)
    return icon


def say_not_printed(parent: QWidget, error: OSError | ImportError) -> None:
    """Report in one sentence why printing failed."""
    text = QCoreApplication.translate("Printing", "The results cannot be printed: {problem}.")
    problem = getattr(error, "strerror", None) or str(error)
    tell(parent, text.replace("{problem}", problem))
