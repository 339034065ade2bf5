"""The standings of all participants, and all finished games."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import cache, cached_property, partial
from typing import Final

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from formula_desktop.kinds.registry import KINDS
from formula_desktop.look.presentation import Look
from formula_desktop.look.theme import RING_ROOM
from formula_desktop.models.results.class_practice import read_class
from formula_desktop.models.results.games import GameColumn
from formula_desktop.models.results.standings import ORDERED_BY, Column, StandingsModel
from formula_desktop.models.words.games import WORDS
from formula_desktop.models.words.results import trouble_in_words
from formula_desktop.pages.standings.exporting import (
    games_csv,
    plays_csv,
    ratings_csv,
    standings_csv,
    tries_csv,
)
from formula_desktop.pages.standings.frame import (
    GAMES,
    PRACTICE,
    ResultsFrame,
    participant_icon,
    show_menu,
)
from formula_desktop.pages.standings.practice.everybody import EverybodysPractice
from formula_desktop.pages.standings.reports import nothing_in_words, table_report
from formula_desktop.pages.standings.table import ICON, ResultsTable
from formula_desktop.pages.standings.used import Used
from formula_desktop.paper.report import Report
from formula_desktop.paper.saving import CSV, ask_where
from formula_desktop.results.book import Book
from formula_desktop.results.participants import Participant
from formula_desktop.results.trouble import MENDED, ResultsError, Trouble
from formula_desktop.store.settings.locks import Lockable
from formula_desktop.widgets.buttons import button
from formula_desktop.widgets.choice_box import ChoiceBox
from formula_desktop.widgets.layouts import STRETCH, column, grown, order_tabs, row
from formula_desktop.widgets.locks.allowing import if_allowed
from formula_desktop.widgets.plain_text import plain_label

TABS: Final[tuple[str, ...]] = (*KINDS, GAMES, PRACTICE)


class ResultsOverview(ResultsFrame):
    """Standings of both games, all games, and who practises what.

    It works without a book, and then says why.
    """

    participant_wanted = Signal(str)
    """Emitted with the key of a participant to show."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, TABS, GameColumn.PLAYERS, GameColumn.WINNERS, parent=parent)
        self._book: Book | None = None
        self._trouble: Trouble | None = None  # why there is no book
        self._problem: Trouble | None = None  # why it cannot be read now
        self._numbers: dict[str, tuple[int, ...]] = {}
        self._has_games = False  # finished games, none of which count
        self._is_family = False
        """Whether no class plays here: who won how often comes first, and *More* has the rest."""
        self.standings = StandingsModel(self)
        self.export_button = self.add_to_header(self._show_exports)
        self.print_button = self.add_to_header(self.show_prints)
        self.home_button = self.add_to_header(self.home_wanted.emit)
        self.more = button("", self._show_tab, takes_keyboard=True)
        self.more.setCheckable(True)
        self.players_label = plain_label()
        self.players = ChoiceBox()
        self.players_label.setBuddy(self.players)
        self.players.activated.connect(self._show_tab)
        self.standings_table = ResultsTable(self.standings, (0,), self)
        self.standings_table.opened.connect(self.participant_wanted)
        self.games_table.chosen.connect(lambda _key: self._say())
        self.nothing = plain_label("heading", wraps=True)
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.play = button("go", self.home_wanted.emit, takes_keyboard=True)
        self._empty = QWidget(self)
        play = row(STRETCH, self.play, STRETCH)
        column((None, 1), self.nothing, play, (None, 1), gap=grown(20), inside=self._empty)
        self._lay_out()
        self._retranslate()
        self._follow_look()
        look.changed.connect(self._follow_look)

    def _lay_out(self) -> None:
        choices = (self.tabs, (None, 1), self.more, self.players_label, self.players)
        top = row(*choices, edges=(RING_ROOM, RING_ROOM, RING_ROOM, 0))
        self._stack = QStackedWidget(self.sheet)
        self._places: dict[QWidget, QWidget] = {}
        for each in (self.standings_table, self.games_table, self._empty):
            self._add_place(each)
        remark = row(self.remark, edges=(RING_ROOM, 0, RING_ROOM, 0))
        column(top, (self._stack, 1), remark, inside=self.sheet)
        in_header = (self.export_button, self.print_button, self.home_button)
        tables = (self.standings_table, self.games_table)
        order_tabs(
            (
                self.tabs,
                self.more,
                self.players,
                self.play,
                *tables,
                *in_header,
                self.header_menu_button,
            )
        )

    def _add_place(self, shown: QWidget) -> None:
        place = self._places[shown] = QWidget(self._stack)
        column(shown, edges=RING_ROOM, inside=place)
        self._stack.addWidget(place)

    @cached_property
    def practice(self) -> EverybodysPractice:
        """Who practises what, made when it is first shown."""
        made = EverybodysPractice(self)
        made.show_as(self.theme, self.unit, self._icon_of)
        made.table.opened.connect(self.participant_wanted)
        self._add_place(made)
        order_tabs((self.players, made.skills, made.table, self.export_button))
        return made

    # --- display --------------------------------------------------------------------------------

    def show_book(self, used: Used) -> None:
        """Show the results; without a book, its `trouble` says why."""
        self._book = used.book
        self._trouble = used.trouble
        self._is_family = used.is_family
        self.refresh()

    def refresh(self) -> None:
        """Read everything again."""
        self._read_numbers()
        if self._book is not None and self._is_family:
            with suppress(ResultsError):  # the page reports it in place of the standings
                self._is_family = not self._book.classes()
        self._show_tab()

    def show_standings(self) -> None:
        """Show a tab with results: the current one, unless it is empty."""
        for number in (self.tabs.currentIndex(), *range(len(TABS)), 0):
            self.tabs.setCurrentIndex(number)
            if not self._is_empty:
                return

    @property
    def _has_numbers(self) -> bool:
        """Whether the game allows different numbers of players."""
        return self.tab in KINDS and len(KINDS[self.tab].seats) > 1

    @property
    def _is_in_short(self) -> bool:
        """Whether the standings have only what a family asks for."""
        return self._is_family and self.tab in KINDS and not self.more.isChecked()

    @property
    def number_of_players(self) -> int | None:
        """The chosen number of players; None for all, or if there is only one."""
        is_asked = self._has_numbers and not self._is_in_short
        chosen = self.players.currentData() if is_asked else None
        return None if chosen is None else int(chosen)

    def focus_first(self) -> None:
        """Focus the control that most people want next."""
        plays = self.play if self.play.isVisibleTo(self) else self.home_button
        first = plays if self._is_empty else self.table
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def _is_empty(self) -> bool:
        return self._stack.currentWidget() is self._places[self._empty]

    @property
    def table(self) -> ResultsTable:
        """The table in the current tab."""
        if self.tab == PRACTICE:
            return self.practice.table
        return self.games_table if self.tab == GAMES else self.standings_table

    def _show_tab(self) -> None:
        before, has_numbers = self._problem, self._has_numbers and not self._is_in_short
        self._say_more()
        self.players_label.setVisible(has_numbers)
        self.players.setVisible(has_numbers)
        self._offer_numbers()
        self._read_tab()
        is_there = self._book is not None and self._problem is None
        is_empty = not is_there or not self.table.model().rowCount()
        self.more.setVisible(self._is_family and self.tab in KINDS and not is_empty)
        shown = self.practice if self.tab == PRACTICE else self.table
        self._stack.setCurrentWidget(self._places[self._empty if is_empty else shown])
        self.play.setVisible(is_there and self.tab != PRACTICE)
        self.remark.setVisible(not is_empty)
        self.export_button.setEnabled(is_there)
        self.print_button.setEnabled(not is_empty)
        self._say()
        self._tell_loss(before)

    def _read_tab(self) -> None:
        """Read the tab's contents, and note the problem if that fails."""
        book = self._book
        self._problem = self._trouble if book is None else None
        if book is None:
            return
        try:
            if self.tab == GAMES:
                self.games.show_games(book.games())
            elif self.tab == PRACTICE:
                self.practice.show_class(read_class(book))
            else:
                self._read_standings(book)
        except ResultsError as error:
            self._problem = error.trouble

    def _tell_loss(self, before: Trouble | None) -> None:
        """Ask for a repair once: immediate new damage would cause an endless loop."""
        problem = self._problem
        if self._book is not None and problem in MENDED and before not in MENDED:
            self._book, self._trouble = None, problem
            self.lost.emit(problem)

    def _read_standings(self, book: Book) -> None:
        in_short, before = self._is_in_short, self.standings.columns
        standings = book.standings(self.tab, self.number_of_players)
        if in_short:
            standings = tuple(each for each in standings if not each.participant.is_computer)
        self._has_games = not standings and bool(book.games(game=self.tab))
        was_shown = self.standings.game == self.tab
        self.standings.show_standings(self.tab, standings, in_short=in_short)
        was_shown = was_shown and before == self.standings.columns
        if not was_shown or self.standings_table.horizontalHeader().sortIndicatorSection() < 0:
            ordered = Column.WON if in_short else ORDERED_BY[self.tab]
            column = self.standings.columns.index(ordered)
            self.standings_table.sortByColumn(column, Qt.SortOrder.DescendingOrder)

    def _read_numbers(self) -> None:
        """Read the numbers of players in games that have several."""
        self._numbers = {}
        if self._book is not None:
            with suppress(ResultsError):  # the page reports it in place of the standings
                for game in (name for name, kind in KINDS.items() if len(kind.seats) > 1):
                    self._numbers[game] = self._book.numbers_of_players(game)

    def _offer_numbers(self) -> None:
        if not self._has_numbers:
            return
        chosen = self.players.currentData()
        with QSignalBlocker(self.players):
            self.players.clear()
            self.players.addItem(self.tr("any number of players"), None)
            for number in self._numbers.get(self.tab, ()):
                self.players.addItem(self.tr("%n player(s)", "", number), number)
            self.players.setCurrentIndex(max(0, self.players.findData(chosen)))

    # --- messages -------------------------------------------------------------------------------

    def _say(self) -> None:
        """Update the text below a table, or in its place."""
        self.nothing.setText(self._nothing_in_words())
        if self.tab == PRACTICE:
            text = self.practice.remark()
        elif self._is_in_short:
            text = self.tr("A click on a name opens the page of that player.")
        elif self.tab != GAMES:
            text = self.tr(
                "These are the games that count: played to the end in this program, with no "
                "turn undone and nobody in two seats. Under Games each game says whether it "
                "counts."
            )
            if KINDS[self.tab].is_rated:
                text += " " + self.tr(
                    "Score: a win adds 4 to 16, a loss 1 to 3. Strength: 100 is the average of "
                    "everybody."
                )
                text += " " + self.tr(
                    "Best game: without the hint’s sums, which the average does count."
                )
        else:
            text = self._why_in_words()
        self.remark.setText(text)

    def _nothing_in_words(self) -> str:
        if self._problem is not None:
            return trouble_in_words(self._problem)
        if self._book is None:
            return self.tr("The results are not available until the program is restarted.")
        if self.tab == GAMES:
            return nothing_in_words()
        if self.tab == PRACTICE:
            return self.tr("Nobody has practised yet.")
        if not self._has_games:
            return self.tr("Nobody has played this game to the end yet.")
        nothing = self.tr("Here you see who has won how often, once a game counts.")
        why = self.tr("Under Games each finished game says why it does not count.")
        own = self.tr("The name at the top of Home opens your own page.")
        return f"{nothing}\n{why}\n{own}"

    # --- export and print -----------------------------------------------------------------------

    def _show_exports(self) -> None:
        text = self.tr("Standings of &{game}…")
        show_menu(
            self.export_button,
            *(
                (text.format(game=WORDS[game].name()), partial(self.export_standings, game))
                for game in KINDS
            ),
            (self.tr("&Games…"), self.export_games),
            (self.tr("&Turns…"), self.export_plays),
            (self.tr("&Exercises…"), self.export_tries),
            (self.tr("&Skills…"), self.export_ratings),
        )

    def export_standings(self, game: str) -> None:
        """Ask where to save the standings of a game as CSV."""
        players = self.number_of_players if game == self.tab else None
        title, name = self.tr("Export the standings"), self.standings.title(game, players)
        self._export(title, name, lambda book: standings_csv(game, book.standings(game, players)))

    def export_games(self) -> None:
        """Ask where to save the finished games as CSV."""
        title, name = self.tr("Export the games"), self.tr("Games")
        self._export(title, name, lambda book: games_csv(book.games()))

    def export_plays(self) -> None:
        """Ask where to save all plays of the finished games as CSV."""
        title, name = self.tr("Export the turns"), self.tr("Turns")
        self._export(title, name, lambda book: plays_csv(book, book.games()))

    def export_tries(self) -> None:
        """Ask where to save all exercises that persons have tried as CSV."""
        self._export(self.tr("Export the exercises"), self.tr("Exercises"), tries_csv)

    def export_ratings(self) -> None:
        """Ask where to save the ratings of all persons as CSV."""
        self._export(self.tr("Export the skills"), self.tr("Skills"), ratings_csv)

    def _export(self, title: str, name: str, csv_of: Callable[[Book], bytes]) -> None:
        def made() -> bytes:
            if self._book is None:  # it was lost in the meantime
                raise ResultsError(self._trouble or Trouble.NOT_READ)
            return csv_of(self._book)

        if self._book is not None:
            if_allowed(
                Lockable.SHARING,
                self,
                lambda: ask_where(self, title, name, CSV, made, self.say),
            )

    def report(self) -> Report:
        """The current view as a report for printing."""
        title = self.tr("Finished games")
        if self.tab in KINDS:
            title = self.standings.title(self.tab, self.number_of_players)
        elif self.tab == PRACTICE:
            title = self.practice.title()
        return table_report(self.table, title, self._nothing_in_words())

    # --- language and look ----------------------------------------------------------------------

    def _follow_look(self) -> None:
        super()._follow_look()
        theme = self.theme
        side = round(ICON * self.unit)
        ratio = self.devicePixelRatioF()

        @cache
        def icon_of(participant: Participant) -> object:
            return participant_icon(participant, theme, side, ratio)

        self._icon_of = icon_of
        self.standings.show_icons(icon_of)
        self.standings_table.show_as(theme, self.unit)
        if "practice" in vars(self):
            self.practice.show_as(theme, self.unit, icon_of)

    def _say_more(self) -> None:
        self.more.setText(self.tr("Less") if self.more.isChecked() else self.tr("More"))

    def _retranslate(self) -> None:
        self.title.setText(self.tr("Results"))
        self.setWindowTitle(self.title.text())
        super()._retranslate()
        self.export_button.setText(self.tr("Export"))
        self.play.setText(self.tr("Play"))
        self._say_more()
        self.players_label.setText(self.tr("Matches of"))
        self.players.setAccessibleName(self.tr("Number of players"))
        self.standings_table.setAccessibleName(self.tr("Standings"))
        self._offer_numbers()
        self.standings.retranslate()
        self._say()
