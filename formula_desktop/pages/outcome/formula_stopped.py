"""A match of Formula that was stopped before anybody could win it, and can go on later."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from formula_desktop.formula.match import Match
from formula_desktop.models.indexes import NO_INDEX, Index
from formula_desktop.models.past.course import course_of_match
from formula_desktop.models.text_table import TextTable
from formula_desktop.models.words.signs import signed
from formula_desktop.models.words.table import player_in_words, told_of
from formula_desktop.pages.outcome.course_words import BestInWords, OutcomeWords
from formula_desktop.pages.outcome.formula_words import ResultWords


class StoppedWords(OutcomeWords):
    """The sentences about it: nobody has won or lost, but who is ahead is told."""

    def __init__(self, match: Match, *, laid_by_hint: Collection[int] = ()) -> None:
        super().__init__(match, course_of_match(match, is_ended=True), (), laid_by_hint)
        self._match = match
        self._of_match = ResultWords(match, is_ended=True, laid_by_hint=laid_by_hint)

    @property
    def best(self) -> BestInWords | None:
        return self._of_match.best

    @property
    def highlight(self) -> BestInWords | None:
        return None if self.praise else self._of_match.highlight

    @property
    def praise(self) -> list[str]:
        """Where several people play, the own best of each, those behind first."""
        if self.person is not None:
            return []
        sign = 1 if self._match.options.for_points else -1
        seats = [seat for seat, player in enumerate(self.players) if not player.is_computer]
        seats.sort(key=lambda seat: sign * self.scores[seat])
        return [text for text in map(self._of_match.bests.said_of, seats) if text]

    @property
    def told_best(self) -> BestInWords | None:
        return self._of_match.told_best

    @property
    def has_laid_nothing(self) -> bool:
        return self._of_match.has_laid_nothing

    @property
    def heading(self) -> str:
        return self.tr("Stopped early: neither won nor lost")

    @property
    def news(self) -> str:
        return self._farewell

    @property
    def scores(self) -> tuple[int, ...]:
        if self._match.options.for_points:
            return self._course.last
        return tuple(map(len, self._match.position.hands))

    @property
    def of_scores(self) -> str:
        return self.tr("Points so far") if self._match.options.for_points else self.tr("Cards left")

    @property
    def told_scores(self) -> str:
        return self.of_scores

    @property
    def comment(self) -> str:
        return "\n".join(filter(None, (self._who_is_ahead(), *self.sentences)))

    def _who_is_ahead(self) -> str:
        """Who is ahead, with joy for the only person; empty if several are, or it is too early."""
        for_points = self._match.options.for_points
        if not for_points and not self._match.is_by_cards:
            return ""
        best = max(self.scores) if for_points else min(self.scores)
        if self.scores.count(best) > 1:
            return ""
        seat = self.scores.index(best)
        if seat != self.person:
            text = self.tr("{name} has the fewest cards.")
            if for_points:
                text = self.tr("{name} has the most points.")
            return told_of(text, name=self._subject(seat))
        if for_points:
            return self.tr("You were ahead, with the most points!")
        return self.tr("You were ahead, with the fewest cards!")

    @property
    def sentences(self) -> list[str]:
        return [self.tr("The match can go on later.")]


class StoppedTable(TextTable):
    """A row for each seat with what it has, in the order of the table: nobody has a place."""

    read_from_start = frozenset({0})

    def __init__(self, match: Match, words: StoppedWords) -> None:
        super().__init__()
        self._players = match.players
        self._words = words

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self._players)

    def _headers(self) -> Sequence[str]:
        return self.tr("Player"), self._words.of_scores

    def _cells(self, row: int) -> Sequence[str]:
        return player_in_words(self._players[row]), signed(self._words.scores[row])
