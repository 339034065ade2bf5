"""The results of one participant: numbers, charts and games, and the actions for a person."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date
from functools import cached_property
from typing import Final, TypeVar

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QStackedWidget, QWidget

from formula_desktop.charts.charts import has_values
from formula_desktop.clock import today
from formula_desktop.kinds.registry import KINDS
from formula_desktop.look.presentation import Look
from formula_desktop.look.theme import LIGHT, RING_ROOM, Theme
from formula_desktop.models.results.games import GameColumn
from formula_desktop.models.results.participant import (
    ParticipantResults,
    read_bests,
    read_participant,
)
from formula_desktop.models.results.practice import read_in_short, read_practice
from formula_desktop.models.words.games import WORDS
from formula_desktop.models.words.practice import skills_in_words
from formula_desktop.models.words.results import NO_VALUE, participant_in_words
from formula_desktop.models.words.table import breakable
from formula_desktop.pages.standings.bests import PersonBests
from formula_desktop.pages.standings.changes import ParticipantChanges
from formula_desktop.pages.standings.facts import Facts
from formula_desktop.pages.standings.frame import (
    BESTS,
    GAMES,
    LATELY,
    PRACTICE,
    ResultsFrame,
    paint_participant,
    show_menu,
)
from formula_desktop.pages.standings.game_tab import GameTab
from formula_desktop.pages.standings.lately import TOLD, Lately
from formula_desktop.pages.standings.participant_words import ParticipantWords
from formula_desktop.pages.standings.practice.person import PersonPracticePanel
from formula_desktop.pages.standings.printed_wins import PrintedWins
from formula_desktop.pages.standings.reports import (
    nothing_in_words,
    participant_report,
    printed_bests,
    printed_table,
)
from formula_desktop.pages.standings.used import Used, WayBack
from formula_desktop.paper.report import Part, PrintedTable, Report
from formula_desktop.practise.training.in_skills import PracticeInShort
from formula_desktop.results.bests import Best, OwnBest
from formula_desktop.results.book import Book
from formula_desktop.results.participants import Participant
from formula_desktop.results.records import Record
from formula_desktop.results.trouble import ResultsError
from formula_desktop.widgets.layouts import column, row
from formula_desktop.widgets.plain_text import plain_label
from formula_desktop.widgets.scrolled import Scrolled

T = TypeVar("T")

TABS: Final[tuple[str, ...]] = (LATELY, *KINDS, PRACTICE, BESTS, GAMES)
_PORTRAIT: Final = 168  # in units
_FACTS: Final = 266
_EDGES: Final = (RING_ROOM, RING_ROOM, RING_ROOM, 0)


class ParticipantPage(ResultsFrame):
    """The results of one participant."""

    back_wanted = Signal()
    changed = Signal()
    """Emitted when a person is renamed, merged or removed, or gets another picture."""
    next_wanted = Signal(object)
    """Emitted with the SavedGame to continue or the NextGame to begin."""
    look_back_wanted = Signal(object)
    """Emitted with the GameRow of a finished game to look back on."""
    practise_wanted = Signal(str)
    """Emitted with the key of a person who repeats what is due, or begins to practise."""
    moment_wanted = Signal(object, object)
    """Emitted with the GameRow of a personal best, None if its match goes on, and the OwnBest."""
    certificate_wanted = Signal(str, object)
    """Emitted with the key of a person and the Best for which to print a certificate."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, TABS, GameColumn.PLAYERS, parent=parent)
        self._used = Used()
        self.way_back = WayBack.RESULTS
        self.changes = ParticipantChanges(self, look, self.say)
        self.changes.changed.connect(self._follow_change)
        self.results: ParticipantResults | None = None
        self._matches: Sequence[Record] = ()
        """Those that go on."""
        self._class = ""
        """The name of a pupil's class."""
        self.change_button = self.add_to_header(self._show_changes)
        self.print_button = self.add_to_header(self.show_prints)
        self.back_button = self.add_to_header(self.back_wanted.emit)
        self.home_button = self.add_to_header(self.home_wanted.emit)
        self.portrait = _Portrait()
        self.name = plain_label("title", wraps=True)
        self.lately = Lately(self.sheet)
        self.lately.next_wanted.connect(self.next_wanted)
        self.lately.look_back_wanted.connect(self.look_back_wanted)
        self.lately.moment_wanted.connect(self._want_moment)
        self.lately.practice_wanted.connect(self._show_all_practice)
        self._lay_out()
        self._retranslate()
        self._follow_look()
        look.changed.connect(self._follow_look)

    def _lay_out(self) -> None:
        self._left = QWidget(self.sheet)
        scrolled = self._facts_area = Scrolled(self._left)
        scrolled.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # to scroll it by keys
        self.facts = Facts(scrolled.viewport())
        self.facts.unfolded.connect(self._show_tab)
        scrolled.hold(self.facts)
        left = column(self.portrait, self.name, (scrolled, 1), inside=self._left)
        self._facts_column = left
        left.setAlignment(self.portrait, Qt.AlignmentFlag.AlignHCenter)
        self.name.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._stack = QStackedWidget(self.sheet)
        self._stack.addWidget(self.lately)
        tabs = row(self.tabs, (None, 1), edges=_EDGES)
        right = column(tabs, (self._stack, 1))
        row(self._left, (right, 1), inside=self.sheet)

    @cached_property
    def of_game(self) -> GameTab:
        """The records and charts of a game, made when they are first shown."""
        made = GameTab(self._stack)
        made.show_as(self.theme, self.unit)
        made.records.moment_wanted.connect(self._want_moment)
        self._stack.addWidget(made)
        return made

    @cached_property
    def _list(self) -> QWidget:
        """The place of the list of games."""
        place = QWidget(self._stack)
        column((self.games_table, 1), self.remark, edges=_EDGES, inside=place)
        self._stack.addWidget(place)
        self.games_table.chosen.connect(self._tell_why)
        return place

    @cached_property
    def bests(self) -> PersonBests:
        """The personal bests, made when they are first shown."""
        made = PersonBests(self._stack)
        made.show_as(self.unit)
        made.moment_wanted.connect(self._want_moment)
        made.certificate_wanted.connect(self._want_certificate)
        self._stack.addWidget(made)
        return made

    @cached_property
    def practice(self) -> PersonPracticePanel:
        """What the person has practised, made when it is first shown."""
        made = PersonPracticePanel(self._stack)
        made.show_as(self.theme, self.unit)
        made.practise_wanted.connect(self._want_to_practise)
        self._stack.addWidget(made)
        return made

    def _want_to_practise(self) -> None:
        assert self.results is not None  # somebody is shown
        self.practise_wanted.emit(self.results.participant.key)

    def _show_all_practice(self) -> None:
        self.tabs.setCurrentIndex(TABS.index(PRACTICE))
        self.tabs.setFocus(Qt.FocusReason.OtherFocusReason)

    def _read_practice(self, read: Callable[[Book, str, date], T | None]) -> T | None:
        """What the person has practised; None for a computer."""
        assert self._used.book is not None
        assert self.results is not None  # somebody is shown
        if not self._is_person:
            return None
        try:
            return read(self._used.book, self.results.participant.key, today())
        except ResultsError as error:
            self.say(error.trouble)
            return None

    @property
    def _latest_bests(self) -> tuple[Best, ...]:
        """The person's bests to show, those of the game played last first.

        A computer has none to be proud of.
        """
        results = self.results
        if results is None or not self._is_person:
            return ()
        last = results.games[0].game if results.games else ""
        bests = self._read_bests(results.participant.key)
        return tuple(sorted(bests, key=lambda best: best.game != last))

    def _read_bests(self, key: str, *games: str) -> tuple[Best, ...]:
        """The bests of a participant in some games, or in all."""
        assert self._used.book is not None  # the participant is from it
        try:
            return read_bests(self._used.book, key, games, self._matches)
        except ResultsError as error:
            self.say(error.trouble)
            return ()

    def _want_moment(self, best: Best) -> None:
        results = self.results
        assert results is not None  # whose bests they are
        row = next((each for each in results.games if each.key == best.key), None)
        self.moment_wanted.emit(row, OwnBest(best, participant_in_words(results.participant)))

    def _want_certificate(self, best: Best) -> None:
        assert self.results is not None  # whose bests they are
        self.certificate_wanted.emit(self.results.participant.key, best)

    def show_book(self, used: Used) -> None:
        """Read another book, and ask others from now on."""
        self._used = used
        self.changes.use(used.book, used.changer, used.sits_at_table)

    def show_participant(self, key: str, tab: str = "") -> bool:
        """Show a participant's results; returns whether there is such a participant."""
        if self._used.book is None:
            return False
        try:
            results = read_participant(self._used.book, key)
        except ResultsError as error:
            self.say(error.trouble)
            return False
        before = "" if self.results is None else self.results.participant.key
        self.results = results
        self._matches = self._used.under_way(key) if results is not None else ()
        self.changes.follow(results.participant if results is not None else None)
        if results is None:
            return False
        if results.participant.key != before:
            self.facts.fold()
        self._class = self._read_class(key)
        self.games.show_games(results.games, results.participant.key)
        if tab in TABS:
            self.tabs.setCurrentIndex(TABS.index(tab))
        self._retranslate()
        return True

    def _read_class(self, key: str) -> str:
        """The name of a person's class; empty for none."""
        assert self._used.book is not None  # the person is from it
        try:
            found = self._used.book.class_of(key)
        except ResultsError as error:
            self.say(error.trouble)
            return ""
        return "" if found is None else found.name

    @property
    def _is_child(self) -> bool:
        """Whether the numbers of a person stay behind those to be proud of, until asked for.

        Who opens a pupil's page is the teacher.
        """
        results = self.results
        if results is None or not self._is_person or self._class:
            return False
        return self._used.is_child(results)

    def _who_in_words(self) -> str:
        """Who it is and, of a pupil, of which class."""
        if self.results is None:
            return ""
        name = participant_in_words(self.results.participant)
        return f"{name} · {self._class}" if self._class else name

    def _class_in_words(self) -> str:
        """The class of a pupil, on paper."""
        return self.tr("Pupil · {name}").replace("{name}", self._class) if self._class else ""

    def show_way_back(self, way: WayBack) -> None:
        """Lead back to the page from which the person was opened."""
        self.way_back = way
        self._name_way_back()

    def _name_way_back(self) -> None:
        texts = {
            WayBack.RESULTS: self.tr("All results"),
            WayBack.PLAYERS: self.tr("All players"),
            WayBack.CLASSES: self.tr("Classes"),
        }
        self.back_button.setText(texts.get(self.way_back, ""))
        self.back_button.setVisible(self.way_back in texts)  # there is a button for Home

    def focus_first(self) -> None:
        """Focus the button that begins the next game, or else the tabs."""
        begins = self.tab == LATELY and self.lately.begin.isVisibleTo(self)
        first = self.lately.begin if begins else self.tabs
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_tab(self) -> None:
        results = self.results
        if results is None:
            return
        words = ParticipantWords(results)
        if self.tab == PRACTICE:
            self._show_practice()
        in_short = None if self.tab == PRACTICE else self._read_practice(read_in_short)
        self._show_facts(words, in_short)
        if self.tab == LATELY:
            next_one, latest = self._used.next_of(results), self._latest_bests
            self.lately.show_results(results, next_one, latest, in_short)
            self._stack.setCurrentWidget(self.lately)
        elif self.tab == BESTS:
            self.bests.show_bests(self._read_bests(results.participant.key))
            self._stack.setCurrentWidget(self.bests)
        elif self.tab == PRACTICE:
            self._stack.setCurrentWidget(self.practice)
        elif self.tab == GAMES:
            self._stack.setCurrentWidget(self._list)
            self._tell_why()
        else:
            known = self._read_bests(results.participant.key, self.tab) if self._is_person else ()
            told = [best for best in known if best.number or best.feat in TOLD]
            charts = words.charts(self.tab)
            self.of_game.show_game(told, charts, is_folded=self.facts.is_folded)
            self._stack.setCurrentWidget(self.of_game)

    def _show_facts(self, words: ParticipantWords, in_short: PracticeInShort | None) -> None:
        proud, has_charts = words.proud(self._matches), False
        extra: list[tuple[str, str]] = []
        if self.tab == PRACTICE:
            proud, facts = [], self.practice.facts()
        elif self.tab not in KINDS:
            counts = words.counts()
            facts = [each for each in counts if each[1]]
            extra = [each for each in counts if not each[1]] + words.under_way(self._matches)
        else:
            proud = words.proud(self._matches, self.tab)
            has_charts = any(has_values(chart) for chart, _ in words.charts(self.tab))
            known = (*words.facts(self.tab), *words.by_players(self.tab))
            facts = [(name, value) for name, value in known if value != NO_VALUE]
            extra = words.under_way([each for each in self._matches if each.game == self.tab])
            extra += words.explained(self.tab)
        if not (facts or extra) and self.tab != PRACTICE:
            nothing = QCoreApplication.translate(  # of this game; there may be others
                "ResultsOverview", "No game that counts has been finished yet."
            )
            facts = [(nothing, "")]
        is_child = self._is_child and self.tab != PRACTICE and bool(proud)
        well = "" if in_short is None else skills_in_words(in_short.goes_well)
        self.facts.show_facts(
            proud, well, facts, is_child=is_child, extra=extra, has_more=has_charts
        )

    def _show_practice(self) -> None:
        practice = self._read_practice(read_practice)
        if practice is not None:
            self.practice.show_practice(practice)

    def _tell_why(self) -> None:
        self.remark.setText(self._why_in_words() if self.games.rows else nothing_in_words())

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
            (matches.format(game=WORDS[game].name()), found)
            for game in KINDS
            if len(found := words.by_players(game)) > 1  # else all its facts are of that number
        ]
        known = ((title, [each for each in found if each[1] != NO_VALUE]) for title, found in facts)
        shown = [(title, found) for title, found in known if found]
        played = [game for game in KINDS if words.facts(game)]
        charts = [chart for game in played for chart, _ in words.charts(game) if has_values(chart)]
        games = printed_table(self.games_table, self.tr("Finished games"))
        self._show_practice()
        practised = self.practice.printed() if self._is_person else ()
        first: tuple[Part, ...] = ()
        if self._is_person:
            proud = words.proud(self._matches)
            wins = (PrintedWins(proud),) if proud else ()
            bests = printed_bests(self._read_bests(results.participant.key))
            first = (*wins, *self._printed_well(), *bests, *self.practice.printed_stars())
        return participant_report(
            results.participant,
            self._class_in_words(),
            first,
            shown,
            charts,
            (*practised, games),
            is_child=self._is_child,
        )

    def _printed_well(self) -> tuple[Part, ...]:
        """What goes well, in a line with a title."""
        in_short = self._read_practice(read_in_short)
        if in_short is None or not in_short.goes_well:
            return ()
        title = self.tr("This goes well already")
        return (PrintedTable(title, (), (), frozenset(), skills_in_words(in_short.goes_well)),)

    def _follow_look(self) -> None:
        super()._follow_look()
        theme = self.theme
        self.portrait.show_as(theme, self.unit)
        room = max(RING_ROOM, round(RING_ROOM * self.unit))
        self._facts_column.setContentsMargins(room, room, room, room)
        self._left.setFixedWidth(round(_FACTS * self.unit))
        self.facts.show_as(theme, self.unit)
        self.lately.show_as(theme, self.unit)
        if "bests" in vars(self):
            self.bests.show_as(self.unit)
        if "practice" in vars(self):
            self.practice.show_as(theme, self.unit)
        if "of_game" in vars(self):
            self.of_game.show_as(theme, self.unit)

    def _retranslate(self) -> None:
        self.title.setText(self._who_in_words())
        self.setWindowTitle(self._who_in_words())
        super()._retranslate()
        self.change_button.setText(self.tr("Change"))
        self._name_way_back()
        self.change_button.setVisible(self._is_person)
        practice = TABS.index(PRACTICE)
        if self.tabs.isTabVisible(practice) is not self._is_person:
            # Otherwise Qt forgets that a font changed while the tabs were hidden.
            self.tabs.setTabVisible(practice, self._is_person)
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
