"""The shared frame of the results pages: the header, and the sheet of paper on the felt."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPainter, QPaintEvent
from PySide6.QtWidgets import QMenu, QPushButton, QWidget

from formula_desktop.look import theme as look
from formula_desktop.look.portraits import paint_player, player_icon
from formula_desktop.look.presentation import Look
from formula_desktop.look.theme import Theme
from formula_desktop.models.abstract import AbstractQObject
from formula_desktop.models.results.games import FinishedGamesModel, GameColumn
from formula_desktop.models.words.games import WORDS
from formula_desktop.models.words.results import own_turns_in_words, trouble_in_words, why_not_of
from formula_desktop.pages.standings.table import ResultsTable, SeatsCell
from formula_desktop.paper.printing import ask_print
from formula_desktop.paper.report import Report
from formula_desktop.paper.saving import ask_pdf
from formula_desktop.players import Player
from formula_desktop.results.participants import Participant
from formula_desktop.results.trouble import MENDED, Trouble
from formula_desktop.store.settings.locks import Lockable
from formula_desktop.widgets.buttons import button, tab_bar
from formula_desktop.widgets.layouts import column
from formula_desktop.widgets.locks.allowing import if_allowed
from formula_desktop.widgets.messages import tell
from formula_desktop.widgets.page_header import PageHeader
from formula_desktop.widgets.plain_text import plain_label
from formula_desktop.widgets.translated import Translated

GAMES: Final = "games"
BESTS: Final = "bests"
LATELY: Final = "lately"
PRACTICE: Final = "practice"
"""The tabs besides those of the games."""

_FELT: Final = 18  # around the sheet, in units
_EDGE: Final = 10  # of the sheet


class ResultsFrame(Translated, QWidget, metaclass=AbstractQObject):
    """A header with buttons, and below it `self.sheet` as paper on the felt.

    It makes the tabs and the list of games, which the pages put in different places.
    """

    home_wanted = Signal()
    lost = Signal(object)
    """Emitted with the Trouble when the results are damaged or missing, to reopen them."""

    print_button: QPushButton
    home_button: QPushButton
    """The buttons that each page puts in a different place of its header."""

    def __init__(self, look: Look, tabs: Sequence[str], *wide: GameColumn, parent: QWidget) -> None:
        """`wide` are the columns of the list of games that share the remaining width.

        Whatever contains others has its parent from the start: a style sheet styles all of it
        again each time its parent changes.
        """
        super().__init__(parent)
        self._look = look
        self._tabs = tabs
        self.theme = look.theme
        self.unit = 1.0
        self.header = PageHeader(look, self)
        self.header_menu_button = self.header.menu_button
        self.title = self.header.title
        self.header.row.addStretch(1)
        self.tabs = tab_bar(len(tabs))
        self.tabs.currentChanged.connect(self._show_tab)
        self.games = FinishedGamesModel(self)
        self._wide = wide
        self.remark = plain_label("soft", wraps=True)
        self.sheet = QWidget(self)
        self._below = column(self.sheet)
        column(self.header, (self._below, 1), gap=0, inside=self)

    @cached_property
    def games_table(self) -> ResultsTable:
        """The list of games, made when it is first needed."""
        made = ResultsTable(self.games, self._wide, self)
        made.setItemDelegateForColumn(GameColumn.PLAYERS, SeatsCell(made))
        made.setAccessibleName(self.tr("Finished games"))
        made.show_as(self.theme, self.unit)
        return made

    @property
    def tab(self) -> str:
        """The current tab: a game by name, or another of the page's own."""
        return self._tabs[self.tabs.currentIndex()]

    @abstractmethod
    def focus_first(self) -> None:
        """Focus the control that most people want next."""

    @abstractmethod
    def _show_tab(self) -> None:
        """Show what belongs to the current tab."""

    def _why_in_words(self) -> str:
        """Whether the selected game counts, and if not, why."""
        key = self.games_table.key
        row = next((row for row in self.games.rows if row.key == key), None)
        if row is None:
            return self.tr("Choose a game to see whether it counts.")
        own = own_turns_in_words(row)
        return f"{why_not_of(row)} {own}." if own else why_not_of(row)

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
            (QCoreApplication.translate("Printing", "&Print…"), self.print_page),
            (QCoreApplication.translate("Printing", "&Save as PDF…"), self.save_pdf),
        )

    def print_page(self) -> None:
        """Ask for a printer."""
        if_allowed(
            Lockable.PRINTING,
            self,
            lambda: ask_print(self, self.report(), self._say_not_printed, self.save_pdf),
        )

    def _say_not_printed(self, error: OSError | ImportError) -> None:
        text = QCoreApplication.translate("Printing", "The results cannot be printed: {problem}.")
        problem = getattr(error, "strerror", None) or str(error)
        tell(self, text.replace("{problem}", problem))

    def save_pdf(self) -> None:
        """Ask where to save the current view as PDF."""
        if_allowed(Lockable.SHARING, self, lambda: ask_pdf(self, self.report()))

    def _follow_look(self) -> None:
        theme, unit = self._look.theme, self._look.unit
        self.theme = theme
        self.unit = max(unit, 0.8)
        room = round((_FELT + _EDGE) * self.unit)
        self._below.setContentsMargins(room, room, room, room)
        if "games_table" in vars(self):
            self.games_table.show_as(theme, self.unit)
        self.update()

    def _retranslate(self) -> None:
        names = {
            GAMES: self.tr("Games"),
            BESTS: self.tr("Records"),
            LATELY: self.tr("Overview"),
            PRACTICE: self.tr("Practice"),
        }
        for at, tab in enumerate(self._tabs):
            self.tabs.setTabText(at, names.get(tab) or WORDS[tab].name())
        self.tabs.setAccessibleName(self.title.text())
        self.print_button.setText(self.tr("Print"))
        self.home_button.setText(self.tr("Home"))
        if "games_table" in vars(self):
            self.games_table.setAccessibleName(self.tr("Finished games"))
        self.games.retranslate()

    def paintEvent(self, event: QPaintEvent) -> None:
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
    """A participant's picture as an icon of `side` pixels, not tinted in a selected row."""
    player = Player(participant.name, participant.level)
    picture, colour = participant.picture, participant.colour
    icon = player_icon(player, picture, colour, theme, side, ratio)
    icon.addPixmap(icon.pixmap(QSize(side, side), ratio), QIcon.Mode.Selected)
    return icon
