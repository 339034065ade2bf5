"""The results page: everybody's results, and those of one participant."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QStackedWidget

from formula_desktop.look.presentation import Look
from formula_desktop.pages.standings.overview import ResultsOverview
from formula_desktop.pages.standings.participant import ParticipantPage
from formula_desktop.results.book import Book
from formula_desktop.results.trouble import Trouble
from formula_desktop.widgets.menu_button import MenuButton

if TYPE_CHECKING:
    from formula_desktop.store.games.collection import Games


class ResultsPage(QStackedWidget):
    """A page of the window that switches between everybody and one participant."""

    home_wanted = Signal()
    changed = Signal()
    """Emitted when a person is renamed, merged or removed, or gets another picture."""
    lost = Signal(object)
    """Emitted with the Trouble when the book is damaged or missing, and no longer used."""
    renamed = Signal(str, str)
    """Emitted with the old and new name of a person; the new one is empty if removed."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.overview, self.participant = ResultsOverview(look), ParticipantPage(look)
        for page in (self.overview, self.participant):
            self.addWidget(page)
            page.home_wanted.connect(self.home_wanted)
            page.lost.connect(self._lose)
        self.setWindowTitle(self.overview.windowTitle())
        self.overview.windowTitleChanged.connect(self.setWindowTitle)
        self.overview.participant_wanted.connect(self.show_participant)
        self.participant.back_wanted.connect(self.show_overview)
        self.participant.changed.connect(self.overview.refresh)
        self.participant.changed.connect(self.changed)
        self.participant.changes.renamed.connect(self.renamed)
        back = QShortcut(QKeySequence(Qt.Key.Key_Escape), self)
        back.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        back.activated.connect(self._go_back)

    @property
    def menu_buttons(self) -> tuple[MenuButton, ...]:
        """The buttons that open the program's menu."""
        return self.overview.header_menu_button, self.participant.header_menu_button

    def show_book(
        self,
        book: Book | None,
        games: Games | None = None,
        *,
        trouble: Trouble | None = None,
        sits_at_table: Callable[[str], bool] = lambda _key: False,
    ) -> None:
        """Show the current results; without a book, `trouble` says why.

        `games` are the saved games, in which a merged or removed person becomes another or nobody.
        `sits_at_table` says whether a participant plays in the game on the table, which must not be
        changed then.
        """
        self.participant.show_book(book, games, sits_at_table)
        self.overview.show_book(book, trouble)
        if self.currentWidget() is self.participant:
            shown = self.participant.results
            if shown is None or not self.participant.show_participant(shown.participant.key):
                self.show_overview()

    def _lose(self, trouble: Trouble) -> None:
        """Stop using the book; reopening the results shows another one."""
        self.show_book(None, trouble=trouble)
        self.lost.emit(trouble)

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
        is_overview = self.currentWidget() is self.overview
        (self.overview if is_overview else self.participant).focus_first()

    def _go_back(self) -> None:
        if self.currentWidget() is self.participant:
            self.show_overview()
        else:
            self.home_wanted.emit()
