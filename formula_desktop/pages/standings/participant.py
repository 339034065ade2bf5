"""The results of one participant: numbers, charts and games, and the actions for a person."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFormLayout, QGridLayout, QStackedWidget, QWidget

from formula_desktop.charts.charts import ChartView
from formula_desktop.kinds.registry import KINDS
from formula_desktop.look.presentation import Look
from formula_desktop.look.theme import LIGHT, RING_ROOM, Theme
from formula_desktop.models.results.games import GameColumn
from formula_desktop.models.results.participant import ParticipantResults, read_participant
from formula_desktop.models.words.games import WORDS
from formula_desktop.models.words.results import participant_in_words
from formula_desktop.models.words.table import breakable
from formula_desktop.pages.standings.changes import ParticipantChanges
from formula_desktop.pages.standings.frame import GAMES, ResultsFrame, paint_participant, show_menu
from formula_desktop.pages.standings.participant_words import ParticipantWords
from formula_desktop.pages.standings.printed_pages import Report
from formula_desktop.pages.standings.reports import (
    nothing_in_words,
    participant_report,
    printed_table,
)
from formula_desktop.results.book import Book
from formula_desktop.results.participants import Participant
from formula_desktop.results.trouble import ResultsError
from formula_desktop.widgets.layouts import column, row
from formula_desktop.widgets.plain_text import plain_label
from formula_desktop.widgets.scrolled import Scrolled

if TYPE_CHECKING:
    from formula_desktop.models.results.changer import Changer
TABS: Final[tuple[str, ...]] = (*KINDS, GAMES)
_PORTRAIT: Final = 104  # in units
_FACTS: Final = 266
_GAP: Final = 12


class ParticipantPage(ResultsFrame):
    """The results of one participant."""

    back_wanted = Signal()
    changed = Signal()
    """Emitted when a person is renamed, merged or removed, or gets another picture."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, TABS, GameColumn.PLAYERS, parent=parent)
        self._book: Book | None = None
        self.changes = ParticipantChanges(self)
        self.changes.changed.connect(self._follow_change)
        self.results: ParticipantResults | None = None
        self.change_button = self.add_to_header(self._show_changes)
        self.print_button = self.add_to_header(self.show_prints)
        self.back_button = self.add_to_header(self.back_wanted.emit)
        self.home_button = self.add_to_header(self.home_wanted.emit)
        self.portrait = _Portrait()
        self.name = plain_label("title", wraps=True)
        self.charts = [ChartView() for _ in range(3)]
        self.games_table.chosen.connect(self._tell_why)
        self._lay_out()
        self._retranslate()
        self._follow_look()
        look.changed.connect(self._follow_look)

    def _lay_out(self) -> None:
        self._left = QWidget(self.sheet)
        scrolled = self._facts_area = Scrolled(self._left)
        scrolled.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # to scroll it by keys
        self.facts = QWidget(scrolled.viewport())
        self._form = QFormLayout(self.facts)
        self._form.setContentsMargins(0, 0, 0, 0)
        scrolled.hold(self.facts)
        left = column(self.portrait, self.name, (scrolled, 1), edges=RING_ROOM, inside=self._left)
        left.setAlignment(self.portrait, Qt.AlignmentFlag.AlignLeft)
        self._stack = QStackedWidget(self.sheet)
        charts, games = QWidget(self._stack), QWidget(self._stack)
        self._grid = QGridLayout(charts)
        edges = (RING_ROOM, RING_ROOM, RING_ROOM, 0)
        column((self.games_table, 1), self.told, edges=edges, inside=games)
        self._stack.addWidget(charts)
        self._stack.addWidget(games)
        right = column(row(self.tabs, (None, 1), edges=edges), (self._stack, 1))
        row(self._left, (right, 1), inside=self.sheet)

    def show_book(
        self,
        book: Book | None,
        changer: Changer | None = None,
        sits_at_table: Callable[[str], bool] = lambda _key: False,
    ) -> None:
        """Use another book, which the changer changes together with the saved games.

        `sits_at_table` says whether somebody plays in the game on the table.
        """
        self._book = book
        self.changes.use(book, changer, sits_at_table)

    def show_participant(self, key: str, tab: str = "") -> bool:
        """Show a participant's results; returns whether there is such a participant."""
        if self._book is None:
            return False
        try:
            results = read_participant(self._book, key)
        except ResultsError as error:
            self.say(error.trouble)
            return False
        self.results = results
        self.changes.follow(results.participant if results is not None else None)
        if results is None:
            return False
        self.games.show_games(results.games, results.participant.key)
        if tab in TABS:
            self.tabs.setCurrentIndex(TABS.index(tab))
        self._retranslate()
        return True

    def focus_first(self) -> None:
        """Focus the tabs."""
        self.tabs.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_tab(self) -> None:
        results = self.results
        if results is None:
            return
        words = ParticipantWords(results)
        is_games = self.tab == GAMES
        self._stack.setCurrentIndex(1 if is_games else 0)
        self._show_facts(words)
        if not is_games:
            self._show_charts(words)
        self._tell_why()

    def _show_facts(self, words: ParticipantWords) -> None:
        while self._form.rowCount():
            self._form.removeRow(0)
        if self.tab == GAMES:
            facts = words.counts()
        else:
            facts = [
                *words.facts(self.tab),
                *words.by_players(self.tab),
            ]
        if not facts:
            nothing = QCoreApplication.translate(  # of this game; there may be others
                "ResultsOverview", "No game that counts has been finished yet."
            )
            self._form.addRow(plain_label("soft", nothing, wraps=True))
        for name, value in facts:
            number = plain_label("status", value)
            number.setAlignment(Qt.AlignmentFlag.AlignRight)
            both = QWidget()
            row((plain_label("soft", name, wraps=True), 1), number, inside=both)
            self._form.addRow(both)  # not as label and field, which would share the width equally

    def _show_charts(self, words: ParticipantWords) -> None:
        shown = words.charts(self.tab)
        for view in self.charts:
            self._grid.removeWidget(view)
            view.setParent(None)
        for number, (chart, described) in enumerate(shown):
            view = self.charts[number]
            view.show_chart(chart, described)
            is_wide = number == 0 and len(shown) > 2
            place = (0, 0) if is_wide else divmod(number + len(shown) % 2, 2)
            self._grid.addWidget(view, *place, 1, 2 if is_wide else 1)
            view.show()

    def _tell_why(self) -> None:
        self.told.setText(self._why_in_words() if self.games.rows else nothing_in_words())

    @property
    def _is_person(self) -> bool:
        return self.results is not None and not self.results.participant.is_computer

    def _show_changes(self) -> None:
        show_menu(
            self.change_button,
            (self.tr("&Rename…"), self.changes.ask_name),
            (self.tr("&Picture and colour…"), self.changes.ask_picture),
            (self.tr("&Merge with another person…"), self.changes.ask_merge),
            (self.tr("Remove with all &data…"), self.changes.ask_remove),
        )

    def _follow_change(self, key: str) -> None:
        if not key or not self.show_participant(key):
            self.back_wanted.emit()
        self.changed.emit()

    def report(self) -> Report:
        """A report with everything about the participant."""
        results = self.results
        assert results is not None  # otherwise the page is hidden
        words = ParticipantWords(results)
        facts = [(WORDS[game].name(), words.facts(game)) for game in KINDS]
        matches = self.tr("Matches of {game}")
        facts += [
            (matches.format(game=WORDS[game].name()), words.by_players(game)) for game in KINDS
        ]
        shown = [(title, found) for title, found in facts if found]
        played = [game for game in KINDS if words.facts(game)]
        charts = [chart for game in played for chart, _ in words.charts(game)]
        table = printed_table(self.games_table, self.tr("Finished games"))
        return participant_report(results.participant, shown, charts, table)

    def _follow_look(self) -> None:
        super()._follow_look()
        theme = self.theme
        self.portrait.show_as(theme, self.unit)
        self._left.setFixedWidth(round(_FACTS * self.unit))
        gap = round(_GAP * self.unit)
        self._grid.setSpacing(gap)
        self._grid.setContentsMargins(RING_ROOM, gap, RING_ROOM, 0)
        self._form.setVerticalSpacing(round(4 * self.unit))
        for view in self.charts:
            view.show_as(theme, self.unit)

    def _retranslate(self) -> None:
        self.title.setText(self.tr("Results of a participant"))
        super()._retranslate()
        self.change_button.setText(self.tr("Change"))
        self.back_button.setText(self.tr("All results"))
        self.change_button.setVisible(self._is_person)
        if self.results is not None:
            participant = self.results.participant
            name = participant_in_words(participant)
            self.name.setText(breakable(name))
            self.name.setAccessibleName(name)
            self.portrait.show_participant(participant)
            self._show_tab()


class _Portrait(QWidget):
    """A participant's picture."""

    def __init__(self) -> None:
        super().__init__()
        self._participant: Participant | None = None
        self._theme = LIGHT

    def show_participant(self, participant: Participant) -> None:
        """Show somebody's picture."""
        self._participant = participant
        self.setAccessibleName(participant_in_words(participant))
        self.update()

    def show_as(self, theme: Theme, unit: float) -> None:
        """Apply a theme and a scale in pixels per unit."""
        self._theme = theme
        self.setFixedSize(QSize(round(_PORTRAIT * unit), round(_PORTRAIT * unit)))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._participant is not None:
            painter = QPainter(self)
            rect = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            paint_participant(painter, rect, self._participant, self._theme)
            painter.end()
