"""What a participant plays next, the best so far, and the games played last."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from formula_desktop.look.theme import RING_ROOM, Theme
from formula_desktop.models.results.next_game import NextGame
from formula_desktop.models.results.participant import ParticipantResults
from formula_desktop.models.words.games import WORDS
from formula_desktop.models.words.kept_games import BETWEEN, GameWords
from formula_desktop.models.words.next_game import who_plays
from formula_desktop.models.words.practice import PracticeWords
from formula_desktop.models.words.proposal import ProposalWords
from formula_desktop.models.words.table import breakable, level_in_words
from formula_desktop.pages.standings.game_tab import BestCards
from formula_desktop.pages.standings.played_game import PlayedGame
from formula_desktop.pages.standings.practice.stars import TableStars
from formula_desktop.pages.standings.reports import nothing_in_words
from formula_desktop.pages.standings.used import Next
from formula_desktop.players import Player
from formula_desktop.practise.training.in_skills import PracticeInShort
from formula_desktop.results.bests import Best, Feat
from formula_desktop.store.games.collection import SavedGame
from formula_desktop.widgets.buttons import button
from formula_desktop.widgets.layouts import STRETCH, column, row
from formula_desktop.widgets.plain_text import plain_label, set_tooltip
from formula_desktop.widgets.scrolled import Scrolled
from formula_desktop.widgets.translated import Translated

MOST: Final = 3
"""The number of games shown; the others are in a tab of their own."""
TOLD: Final = (Feat.HIGHEST_SUM, Feat.HIGHEST_ANSWER, Feat.MOST_LAID, Feat.FASTEST_WIN)
"""The personal bests shown here; the others are in a tab of their own, too."""

# In units:
_GAP: Final = 8  # between games
_BETWEEN: Final = 14  # between what is next, the bests and what was last
_EDGE: Final = 14  # around what is next
_ALONE: Final = 440  # the width of what is next while there is nothing else


class Lately(Translated, Scrolled):
    """A button that begins the next game, the bests, and the last games to look back on."""

    next_wanted = Signal(object)
    """Emitted with the SavedGame to continue or the NextGame to begin."""
    look_back_wanted = Signal(object)
    """Emitted with the GameRow of a finished game to look back on."""
    moment_wanted = Signal(object)
    """Emitted with the Best whose moment is to be shown."""
    practice_wanted = Signal()
    """Emitted to show more of what was practised."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._results: ParticipantResults | None = None
        self._next: Next | None = None
        self._bests: tuple[Best, ...] = ()
        self._practice: PracticeInShort | None = None
        self._words = GameWords(self)
        self.begin = button("go", lambda: self.next_wanted.emit(self._next), takes_keyboard=True)
        self.other = button("", self._begin_at_other_level, takes_keyboard=True)
        self._what = plain_label("heading", wraps=True)
        self._records = plain_label("heading")
        self._last = plain_label("heading")
        self._nothing = plain_label("soft", wraps=True)
        self.games = [PlayedGame() for _ in range(MOST)]
        for game in self.games:
            game.clicked.connect(lambda _=False, game=game: self.look_back_wanted.emit(game.row))
        self.records = BestCards(self)
        self.records.moment_wanted.connect(self.moment_wanted)
        self._unit = 1.0
        self._whole = QWidget(self.viewport())
        self._next_place = QWidget(self._whole)
        self._next_place.setProperty("ground", "area")
        self._next_place.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._upper = row((self._what, 1), self.other, self.begin, inside=self._next_place)
        self._practised = plain_label("heading")
        self.practised = plain_label("", wraps=True)
        self.practice_button = button("", self.practice_wanted.emit, takes_keyboard=True)
        self._tables = plain_label("status")
        self.tables = TableStars()
        # A widget, as Qt would not let the text above be wider than a layout of hidden ones.
        self._of_tables = QWidget(self._whole)
        of_tables = row(self._tables, (self.tables, 1), inside=self._of_tables)
        of_tables.setAlignment(self._tables, Qt.AlignmentFlag.AlignTop)  # beside the numbers
        of_practice = row((column(self.practised, self._of_tables), 1), self.practice_button)
        self._rows = column(self._last, self._nothing, *self.games)
        records = column(self._records, self.records.row)
        practice = column(self._practised, of_practice)
        parts = (self._next_place, records, practice, self._rows)
        self._column = column(*parts, STRETCH, inside=self._whole)
        self.hold(self._whole)
        self._retranslate()

    def show_results(
        self,
        results: ParticipantResults,
        next_one: Next | None,
        bests: tuple[Best, ...],
        practice: PracticeInShort | None = None,
    ) -> None:
        """Show what a participant has played and practised, and what is next; None for nothing."""
        self._practice = practice
        self._results, self._next = results, next_one
        self._bests = tuple(best for best in bests if best.feat in TOLD)
        self._retranslate()

    def show_as(self, theme: Theme, unit: float) -> None:
        """Apply a theme and a scale in pixels per unit."""
        self._unit = unit
        for game in self.games:
            game.show_as(theme, unit)
        self.records.show_as(theme, unit, _GAP)
        self.tables.show_as(theme, unit)
        self._rows.setSpacing(round(_GAP * unit))
        self._column.setSpacing(round(_BETWEEN * unit))
        room = max(RING_ROOM, round(RING_ROOM * unit))
        self._column.setContentsMargins(room, room, room, room)
        edge = round(_EDGE * unit)
        self._upper.setContentsMargins(edge, edge, edge, edge)
        self._upper.setSpacing(edge)
        self._retranslate()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._show_whole_rows()
        super().resizeEvent(event)

    def _show_whole_rows(self) -> None:
        """Show as many of the last games as there is room for; all of them if all else scrolls."""
        rows = self._results.games[:MOST] if self._results is not None else ()
        for at, game in enumerate(self.games):
            game.setVisible(at < len(rows))
        step = self.games[0].sizeHint().height() + self._rows.spacing()
        too_many = -(-max(0, self.missing) // step)
        if too_many < len(rows):
            for game in self.games[len(rows) - too_many : len(rows)]:
                game.hide()

    def _begin_at_other_level(self) -> None:
        if isinstance(self._next, NextGame) and self._next.proposal is not None:
            level = self._next.proposal.level
            self.next_wanted.emit(replace(self._next, level=level, proposal=None))

    def _show_next(self) -> None:
        shown = self._next
        self._next_place.setVisible(shown is not None)
        proposal = shown.proposal if isinstance(shown, NextGame) else None
        self.other.setVisible(proposal is not None)
        if proposal is not None:
            self.other.setText(ProposalWords().offered(proposal))
            set_tooltip(self.other, level_in_words(proposal.level))
        if isinstance(shown, SavedGame):
            self.begin.setText(self.tr("Continue"))
            summary = shown.summary
            parts = (self._words.game(summary), self._words.name(shown), self._words.date(shown))
            self._what.setText(breakable(BETWEEN.join(parts)))
        elif shown is not None:
            self.begin.setText(self.tr("Play"))
            self._what.setText(self._new_game_in_words(shown))

    def _put_next_in_the_middle(self, is_alone: bool) -> None:
        """Put what is next in the middle of the page while there is nothing else to show."""
        ways, middle = QBoxLayout.Direction, Qt.AlignmentFlag.AlignCenter
        alignment = middle if is_alone else Qt.AlignmentFlag(0)
        self._next_place.setMinimumWidth(round(_ALONE * self._unit) if is_alone else 0)
        self._upper.setDirection(ways.TopToBottom if is_alone else ways.LeftToRight)
        self._column.setAlignment(self._next_place, alignment)
        self._column.setStretchFactor(self._next_place, int(is_alone))
        self._what.setAlignment(alignment or Qt.AlignmentFlag.AlignVCenter)

    def _show_practice(self) -> None:
        practice = self._practice
        self._practised.setText(self.tr("Practice"))
        self.practised.setText("" if practice is None else PracticeWords().overview(practice))
        self.practice_button.setText(self.tr("More"))
        self.practice_button.setAccessibleName(self.tr("More about practising"))
        for each in (self._practised, self.practised, self.practice_button):
            each.setVisible(practice is not None)
        self._tables.setText(self.tr("Tables"))
        self._of_tables.setVisible(practice is not None and bool(practice.tables))
        self.tables.meaning.hide()  # it is where there is more
        if practice is not None:
            self.tables.show_tables(practice.tables)

    def _new_game_in_words(self, new: NextGame) -> str:
        name = WORDS[new.game].name()
        has_played = self._results is not None and bool(self._results.games)  # in lessons
        if new.is_first and not has_played:
            return self.tr("Your first game is waiting: {game}").format(game=name)
        if new.level is None:
            return self.tr("The next game: {game}").format(game=name)
        return BETWEEN.join((name, who_plays((Player(new.person), Player("", new.level)))))

    def _retranslate(self) -> None:
        self._records.setText(self.tr("Records"))
        self._records.setVisible(bool(self._bests))
        self._last.setText(self.tr("Played last"))
        self._nothing.setText(nothing_in_words())
        self._show_next()
        self.records.show_bests(self._bests)
        self._show_practice()
        rows = self._results.games[:MOST] if self._results is not None else ()
        has_more = bool(rows or self._bests) or self._practice is not None
        begins = self._next is not None and not has_more
        self._put_next_in_the_middle(begins)
        self._nothing.setVisible(not rows and not begins and not self._bests)
        self._last.setVisible(bool(rows))
        for at, game in enumerate(self.games):
            if at < len(rows) and self._results is not None:
                game.show_game(rows[at], self._results.participant.key)
        self._show_whole_rows()
