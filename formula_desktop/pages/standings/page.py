"""The results page: everybody's results, and those of one participant."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QMenu, QStackedWidget, QWidget

from formula_desktop.look.presentation import Look
from formula_desktop.pages.standings.frame import ResultsFrame
from formula_desktop.pages.standings.overview import ResultsOverview
from formula_desktop.pages.standings.participant import ParticipantPage
from formula_desktop.pages.standings.used import Next, Used
from formula_desktop.results.book import Book
from formula_desktop.results.trouble import Trouble
from formula_desktop.widgets.messages import tell

if TYPE_CHECKING:
    from formula_desktop.models.results.changer import Changer
    from formula_desktop.models.results.participant import ParticipantResults

_Page = TypeVar("_Page", bound=ResultsFrame)


class ResultsPage(QStackedWidget):
    """A page of the window that switches between everybody and one participant."""

    home_wanted = Signal()
    changed = Signal()
    """Emitted when a person is renamed, merged or removed, or gets another picture."""
    lost = Signal(object)
    """Emitted with the Trouble when the book is damaged or missing, and no longer used."""
    next_wanted = Signal(object)
    """Emitted with the SavedGame to continue or the NextGame to begin."""
    look_back_wanted = Signal(object)
    """Emitted with the GameRow of a finished game to look back on."""
    moment_wanted = Signal(object, int)
    """Emitted with the GameRow of a personal best and the number of its play; 0 for the end."""

    def __init__(self, look: Look, menu: QMenu, parent: QWidget | None = None) -> None:
        """`menu` is the program's menu."""
        super().__init__(parent)
        self._look = look
        self._menu = menu
        self._used = Used()
        self.overview = self._added(ResultsOverview(look, self))
        self.setWindowTitle(self.overview.windowTitle())
        self.overview.windowTitleChanged.connect(self.setWindowTitle)
        self.overview.participant_wanted.connect(self.show_participant)
        back = QShortcut(QKeySequence(Qt.Key.Key_Escape), self)
        back.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        back.activated.connect(self._go_back)

    @cached_property
    def participant(self) -> ParticipantPage:
        """The results of one participant, created when first needed."""
        page = self._added(ParticipantPage(self._look, self))
        page.back_wanted.connect(self.show_overview)
        page.changed.connect(self.overview.refresh)
        page.changed.connect(self.changed)
        page.next_wanted.connect(self.next_wanted)
        page.look_back_wanted.connect(self.look_back_wanted)
        page.moment_wanted.connect(self.moment_wanted)
        page.show_book(self._used)
        return page

    def _added(self, page: _Page) -> _Page:
        self.addWidget(page)
        page.home_wanted.connect(self.home_wanted)
        page.lost.connect(self._lose)
        page.header_menu_button.setMenu(self._menu)
        return page

    def show_book(
        self,
        book: Book | None,
        changer: Changer | None = None,
        *,
        trouble: Trouble | None = None,
        sits_at_table: Callable[[str], bool] = lambda _key: False,
        next_of: Callable[[ParticipantResults], Next | None] = lambda _results: None,
    ) -> None:
        """Show the current results; the arguments are explained in `Used`."""
        used = self._used = Used(book, trouble, changer, sits_at_table, next_of)
        if "participant" in vars(self):
            self.participant.show_book(used)
        self.overview.show_book(used.book, used.trouble)
        if self._shows_participant:
            shown = self.participant.results
            if shown is None or not self.participant.show_participant(shown.participant.key):
                self.show_overview()

    def _lose(self, trouble: Trouble) -> None:
        """Stop using the book; reopening the results shows another one."""
        self.show_book(None, trouble=trouble)
        self.lost.emit(trouble)

    def say_gone(self) -> None:
        """Report that a game of the results cannot be looked back on."""
        tell(self, self.tr("This game is no longer saved; only its result is."))

    def show_overview(self) -> None:
        """Show everybody's results."""
        self.setCurrentWidget(self.overview)
        self.overview.focus_first()

    def show_everybody(self) -> None:
        """Show the tab with everybody who has played."""
        self.overview.show_everybody()
        self.show_overview()

    def show_standings(self) -> None:
        """Show the standings tab."""
        self.overview.show_standings()
        self.show_overview()

    def show_participant(self, key: str) -> None:
        """Show a participant's results, if there is such a participant."""
        if self.participant.show_participant(key, self.overview.tab):
            self.setCurrentWidget(self.participant)
            self.participant.focus_first()

    def focus_first(self) -> None:
        """Focus the control that most people want next."""
        (self.participant if self._shows_participant else self.overview).focus_first()

    @property
    def _shows_participant(self) -> bool:
        return self.currentWidget() is not self.overview

    def _go_back(self) -> None:
        if self._shows_participant:
            self.show_overview()
        else:
            self.home_wanted.emit()
