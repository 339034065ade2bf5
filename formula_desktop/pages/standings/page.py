"""The results page: everybody's results, those of one participant, and the cards of all players."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Final, TypeAlias, TypeVar

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QMenu, QStackedWidget, QWidget

from formula_desktop.look.presentation import Look
from formula_desktop.pages.standings.classes.page import ClassesPage
from formula_desktop.pages.standings.frame import LATELY, PRACTICE
from formula_desktop.pages.standings.overview import TABS, ResultsOverview
from formula_desktop.pages.standings.participant import ParticipantPage
from formula_desktop.pages.standings.players import PlayersPage
from formula_desktop.pages.standings.used import Next, Used, WayBack
from formula_desktop.results.book import Book
from formula_desktop.results.records import Record
from formula_desktop.results.trouble import Trouble
from formula_desktop.widgets.messages import tell

if TYPE_CHECKING:
    from formula_desktop.models.results.changer import Changer
    from formula_desktop.models.results.participant import ParticipantResults

_AnyPage: TypeAlias = ResultsOverview | PlayersPage | ClassesPage | ParticipantPage
_Page = TypeVar("_Page", ResultsOverview, PlayersPage, ClassesPage, ParticipantPage)

_RESTS_MS: Final = 100
"""How long after a page is shown that of a participant is made, which most people open next."""


class ResultsPage(QStackedWidget):
    """A page of the window that switches between results, players, and one participant."""

    home_wanted = Signal()
    changed = Signal()
    """Emitted when a person is renamed, merged or removed, or gets another picture."""
    lost = Signal(object)
    """Emitted with the Trouble when the book is damaged or missing, and no longer used."""
    next_wanted = Signal(object)
    """Emitted with the SavedGame to continue or the NextGame to begin."""
    look_back_wanted = Signal(object)
    """Emitted with the GameRow of a finished game to look back on."""
    practise_wanted = Signal(str)
    """Emitted with the key of a person who repeats what is due, or begins to practise."""
    moment_wanted = Signal(object, object)
    """Emitted with the GameRow of a personal best and the number of its play; 0 for the end."""
    certificate_wanted = Signal(str, object)
    """Emitted with the key of a person and the Best for which to print a certificate."""
    lesson_wanted = Signal(str)
    """Emitted with the key of a class for which to begin a lesson with teams."""
    privacy_wanted = Signal()
    """Emitted when somebody asks what is kept of a person."""

    def __init__(self, look: Look, menu: QMenu, parent: QWidget | None = None) -> None:
        """`menu` is the program's menu."""
        super().__init__(parent)
        self._look = look
        self._menu = menu
        self._used = Used()
        self._shows: dict[_AnyPage, Used] = {}
        """What each page that has been made shows."""
        back = QShortcut(QKeySequence(Qt.Key.Key_Escape), self)
        back.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        back.activated.connect(self._go_back)
        self._steps: Iterator[ParticipantPage] = iter(())
        self._soon = QTimer(self, singleShot=True)
        self._soon.timeout.connect(self._prepare)

    @cached_property
    def overview(self) -> ResultsOverview:
        """Everybody's results, created when first needed."""
        page = self._added(ResultsOverview(self._look, self))
        page.participant_wanted.connect(self.show_participant)
        self._bring_up_to_date(page)
        return page

    @cached_property
    def players(self) -> PlayersPage:
        """The cards of all players, created when first needed."""
        page = self._added(PlayersPage(self._look, self))
        page.participant_wanted.connect(self.show_participant)
        page.results_wanted.connect(self.show_standings)
        page.practice_wanted.connect(self.show_practice)
        page.classes_wanted.connect(self.show_classes)
        page.changed.connect(self.changed)
        self._bring_up_to_date(page)
        return page

    @cached_property
    def classes(self) -> ClassesPage:
        """The classes with their pupils, created when first needed."""
        page = self._added(ClassesPage(self._look, self))
        page.participant_wanted.connect(self.show_participant)
        page.players_wanted.connect(self.show_players)
        page.lesson_wanted.connect(self.lesson_wanted)
        page.privacy_wanted.connect(self.privacy_wanted)
        page.changed.connect(self._refresh_others)
        page.changed.connect(self.changed)
        self._bring_up_to_date(page)
        return page

    @cached_property
    def participant(self) -> ParticipantPage:
        """The results of one participant, created before somebody is chosen if there is time."""
        page = self._added(ParticipantPage(self._look, self))
        page.back_wanted.connect(self._go_back)
        page.changed.connect(self._refresh_others)
        page.changed.connect(self.changed)
        page.next_wanted.connect(self.next_wanted)
        page.practise_wanted.connect(self.practise_wanted)
        page.look_back_wanted.connect(self.look_back_wanted)
        page.moment_wanted.connect(self.moment_wanted)
        page.certificate_wanted.connect(self.certificate_wanted)
        self._bring_up_to_date(page)
        return page

    def _added(self, page: _Page) -> _Page:
        self.addWidget(page)
        page.home_wanted.connect(self.home_wanted)
        page.lost.connect(self._lose)
        page.header_menu_button.setMenu(self._menu)
        page.windowTitleChanged.connect(self._follow_title)
        return page

    def _is_made(self, page: str) -> bool:
        return page in vars(self)

    def show_book(
        self,
        book: Book | None,
        changer: Changer | None = None,
        *,
        trouble: Trouble | None = None,
        sits_at_table: Callable[[str], bool] = lambda _key: False,
        next_of: Callable[[ParticipantResults], Next | None] = lambda _results: None,
        under_way: Callable[[str], Sequence[Record]] = lambda _key: (),
        leave_table: Callable[[], object] = lambda: None,
        is_child: Callable[[ParticipantResults], bool] = lambda _results: False,
        is_family: bool = False,
        forget_class: Callable[[str], object] = lambda _key: None,
    ) -> None:
        """Show the current results; the arguments are explained in `Used`."""
        self._used = Used(
            book,
            trouble,
            changer,
            sits_at_table,
            next_of,
            under_way,
            leave_table,
            is_child,
            is_family,
            forget_class,
        )
        shown = self._shown
        if shown is not None:
            self._bring_up_to_date(shown)
        if shown is not None and self._shows_participant:
            results = self.participant.results
            if results is None or not self.participant.show_participant(results.participant.key):
                self._go_back()

    def _bring_up_to_date(self, page: _AnyPage) -> None:
        """Have a page show the current results; one that is not shown has them when it is."""
        if self._shows.get(page) is not self._used:
            self._shows[page] = self._used
            page.show_book(self._used)

    def _lose(self, trouble: Trouble) -> None:
        """Stop using the book; reopening the results shows another one."""
        self.show_book(None, trouble=trouble)
        self.lost.emit(trouble)

    def say_gone(self) -> None:
        """Report that a game of the results cannot be looked back on."""
        tell(self, self.tr("This game is no longer saved; only its result is."))

    def show_overview(self) -> None:
        """Show everybody's results."""
        self._show(self.overview)

    def show_players(self) -> None:
        """Show the cards of all players."""
        self._show(self.players)

    def show_classes(self) -> None:
        """Show the classes with their pupils."""
        self._show(self.classes)

    def show_standings(self) -> None:
        """Show everybody's results, in a tab that is not empty."""
        self._bring_up_to_date(self.overview)
        self.overview.show_standings()
        self.show_overview()

    def show_practice(self) -> None:
        """Show who practises what."""
        self._bring_up_to_date(self.overview)
        self.overview.tabs.setCurrentIndex(TABS.index(PRACTICE))
        self.show_overview()

    def show_participant(self, key: str) -> None:
        """Show a participant's results, if there is such a participant."""
        page, shown = self.participant, self._shown
        is_of_results = isinstance(shown, ResultsOverview)
        self._bring_up_to_date(page)
        tab = self.overview.tab if is_of_results else LATELY
        if isinstance(shown, ClassesPage) and page.way_back is WayBack.CLASSES:
            tab = page.tab  # who goes through a class reads the same of each pupil
        if self._shows_participant:
            page.show_participant(key)
        elif page.show_participant(key, tab):
            if isinstance(shown, ClassesPage):
                way = WayBack.CLASSES
            else:
                way = WayBack.RESULTS if is_of_results else WayBack.PLAYERS
            page.show_way_back(way)
            self._show(page)

    def show_person(self, key: str) -> None:
        """Show a person's page, which leads back to Home."""
        page = self.participant
        self._bring_up_to_date(page)
        if page.show_participant(key, LATELY):
            page.show_way_back(WayBack.HOME)
            self._show(page)

    def focus_first(self) -> None:
        """Focus the control that most people want next."""
        if self._shown is not None:
            self._shown.focus_first()

    @property
    def _shown(self) -> _AnyPage | None:
        """The current page; None before the first is made."""
        return next((page for page in self._shows if page is self.currentWidget()), None)

    def _show(self, page: _AnyPage) -> None:
        self._bring_up_to_date(page)
        self.setCurrentWidget(page)
        self._follow_title()
        page.focus_first()
        if not self._is_made("participant") or self.participant.results is None:
            self._steps = self._preparing()
            self._soon.start(_RESTS_MS)

    def _prepare(self) -> None:
        """Take the next step in making the page of a person; events come between the steps."""
        if next(self._steps, None) is not None:
            self._soon.start(0)

    def _preparing(self) -> Iterator[ParticipantPage]:
        """Make the page of a person, show somebody on it and paint it, all before it is seen."""
        page = self.participant
        yield page
        shown = self._shown
        if isinstance(shown, PlayersPage) and shown.persons:
            self._bring_up_to_date(page)
            page.show_participant(shown.persons[0].key, LATELY)
            page.resize(self.size())
            yield page
            page.grab()

    def _follow_title(self) -> None:
        if self._shown is not None:
            self.setWindowTitle(self._shown.windowTitle())

    def _refresh_others(self) -> None:
        if self._is_made("overview"):
            self.overview.refresh()
        if self._is_made("players"):
            self.players.refresh()
        if self._is_made("classes"):
            self.classes.refresh()

    @property
    def _shows_participant(self) -> bool:
        return self._is_made("participant") and self.currentWidget() is self.participant

    def _go_back(self) -> None:
        if not self._shows_participant or self.participant.way_back is WayBack.HOME:
            self.home_wanted.emit()
            return
        {
            WayBack.RESULTS: self.show_overview,
            WayBack.PLAYERS: self.show_players,
            WayBack.CLASSES: self.show_classes,
        }[self.participant.way_back]()
