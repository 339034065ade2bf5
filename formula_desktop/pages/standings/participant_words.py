"""A participant's numbers and charts in the current language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject

from formula_desktop.arithmetic import Operator
from formula_desktop.charts.charts import Bars, Chart, Course, Mark, mean_over
from formula_desktop.kinds.registry import KINDS
from formula_desktop.models.results.participant import ParticipantResults
from formula_desktop.models.results.standings import Column, StandingsModel
from formula_desktop.models.words.results import number_in_words
from formula_desktop.models.words.signs import signs
from formula_desktop.pages.standings.facts import Proud
from formula_desktop.results.records import Record
from formula_desktop.results.standings import GameRow
from formula_desktop.results.strength import NEWCOMER, rounded
from formula_desktop.results.trouble import WhyNot

FEWEST_SUMS: Final = 10
"""The sums from which on a chart of their operations says something."""


class ParticipantWords(QObject):
    """The texts and charts for the results of one participant."""

    def __init__(self, results: ParticipantResults) -> None:
        super().__init__()
        self._results = results

    def facts(self, game: str) -> list[tuple[str, str]]:
        """Names with numbers; empty while no game counts."""
        found = self._results.in_games[game]
        if found.standing is None:
            return []
        model = StandingsModel(game=game)
        explained = {
            Column.SCORE: self.tr("Score, of all games together"),
            Column.STRENGTH: self.tr("Strength (100 is average)"),
        }
        return [
            (explained.get(column, model.heading(column)), model.text(found.standing, column))
            for column in model.columns
            if model.is_number(column)
        ]

    def by_players(self, game: str) -> list[tuple[str, str]]:
        """The games of one kind by number of players."""
        text = self.tr("{won} of {matches}")
        return [
            (
                self.tr("Won with %n player(s)", "", players),
                text.format(
                    won=number_in_words(standing.won), matches=number_in_words(standing.games)
                ),
            )
            for players, standing in self._results.in_games[game].by_players
        ]

    def under_way(self, matches: Sequence[Record]) -> list[tuple[str, str]]:
        """How many rounds are over in matches that go on, and how many of them were won."""
        matches = [each for each in matches if each.rounds and KINDS[each.game].has_rounds]
        if not matches:
            return []
        key = self._results.participant.key
        rounds = sum(each.rounds for each in matches)
        won = sum(
            seat.rounds_won for each in matches for seat in each.seats if seat.participant == key
        )
        found = [(self.tr("Rounds of a match that goes on"), number_in_words(rounds))]
        if won:
            found.append((self.tr("Won of these rounds"), number_in_words(won)))
        return found

    def explained(self, game: str) -> list[tuple[str, str]]:
        """Why the best game has fewer points than one that was won, where the lamp has laid."""
        found = self._results.in_games[game]
        best = None if found.standing is None else found.standing.highest_game
        if not found.points or (best is not None and best >= max(found.points)):
            return []
        why = self.tr("In the best game, only the points you laid yourself count, not the hint’s.")
        return [(why, "")]

    def proud(self, matches: Sequence[Record], game: str = "") -> list[Proud]:
        """The games and rounds won, of one kind or of all; those played while none was won.

        `matches` go on. Rounds of a match that was stopped have been won all the same.
        """
        results, key = self._results, self._results.participant.key
        standings = [
            found.standing for name, found in results.in_games.items() if game in ("", name)
        ]
        games = sum(each.won for each in standings if each is not None)
        finished = [row for row in results.games if game in ("", row.game)]
        told: list[GameRow | Record] = [*results.told_games, *matches]
        rounds_won = sum(
            seat.rounds_won
            for each in told
            if game in ("", each.game) and KINDS[each.game].has_rounds
            for seat in each.seats
            if seat.participant == key
        )
        found = []
        if games:
            found.append(Proud(games, self.tr("game(s) won", "", games)))
        if rounds_won:
            found.append(Proud(rounds_won, self.tr("round(s) won", "", rounds_won)))
        if not found and finished:
            played = len(finished)
            found.append(Proud(played, self.tr("game(s) played", "", played), is_won=False))
        return found

    def counts(self) -> list[tuple[str, str]]:
        """The number of finished games, and how many of them count if some don't, and why."""
        games = self._results.games
        count = sum(row.why_not is None for row in games)
        finished = self.tr("Finished games"), number_in_words(len(games))
        if count == len(games):
            return [finished]
        reasons = {row.why_not for row in games if row.why_not}
        has_lessons = any(row.why_not and row.member is not None for row in games)
        why = self._why_some_do_not_count(reasons, has_lessons=has_lessons)
        if reasons == {WhyNot.STOPPED}:
            stopped = self.tr("Stopped early"), number_in_words(len(games) - count)
            return [finished, stopped, (why, "")]
        return [finished, (self.tr("Games that count"), number_in_words(count)), (why, "")]

    def _why_some_do_not_count(self, reasons: set[WhyNot], *, has_lessons: bool) -> str:
        if reasons == {WhyNot.STOPPED}:
            return self.tr(
                "A game of Digifeud that is stopped early against the computer is neither won nor "
                "lost. Its records count."
            )
        if reasons == {WhyNot.UNDONE}:
            return self.tr("A game in which a turn was undone doesn’t count.")
        if has_lessons and reasons <= {WhyNot.CHOSEN, WhyNot.UNDONE}:
            return self.tr("Lessons don’t count, nor do games in which a turn was undone.")
        return self.tr("The tab Games says why the others don’t count.")

    def charts(self, game: str) -> list[tuple[Chart, str]]:
        """The charts of a game, each with a description; that of points only if there are any."""
        charts = [self._operations(game)]
        if self._results.in_games[game].points or not KINDS[game].has_rounds:
            charts = [self._points(game), *charts]
        return [self._strength(), *charts] if KINDS[game].is_rated else charts

    def _strength(self) -> tuple[Chart, str]:
        values = self._results.strengths
        title = self.tr("Strength")
        chart = Course(
            title,
            values,
            self.tr("games"),
            self.tr("There is no strength before the first game that counts."),
            usual=NEWCOMER,
            usual_name=self.tr("{number}: a newcomer").format(number=NEWCOMER),
            first=0,
        )
        return chart, self._course_in_words(chart)

    def _points(self, game: str) -> tuple[Chart, str]:
        values = self._results.in_games[game].points
        title = self.tr("Points per match")
        nothing = self.tr("No match for points that counts has been finished yet.")
        across = self.tr("matches")
        if not KINDS[game].has_rounds:
            title = self.tr("Points per game")
            nothing = self.tr("No game that counts has been finished yet.")
            across = self.tr("games")
        over = mean_over(len(values))
        mean_name = self.tr("average of {number} matches")
        if not KINDS[game].has_rounds:
            mean_name = self.tr("average of {number} games")
        chart = Course(
            title,
            values,
            across,
            nothing,
            mark=Mark.SQUARE,
            has_zero=True,
            mean_over=over,
            mean_name=mean_name.format(number=number_in_words(over)),
        )
        return chart, self._course_in_words(chart)

    def _operations(self, game: str) -> tuple[Chart, str]:
        counts = self._results.in_games[game].operations
        shown = self._results.operators(game)
        if sum(counts.values()) < FEWEST_SUMS:
            shown = ()
        bars = tuple((signs()[each.value], counts.get(each, 0)) for each in shown)
        title = self.tr("Formulas by operation")
        nothing = self.tr("With more formulas, their operations are shown here.")
        if not KINDS[game].has_rounds:
            title = self.tr("Sums by operation")
            nothing = self.tr("With more sums, their operations are shown here.")
        words = {
            Operator.ADD: self.tr("plus"),
            Operator.SUBTRACT: self.tr("minus"),
            Operator.MULTIPLY: self.tr("times"),
            Operator.DIVIDE: self.tr("divided by"),
        }
        summary = ", ".join(
            f"{words[each]}: {number_in_words(counts.get(each, 0))}" for each in shown
        )
        return Bars(title, bars, nothing), summary or nothing

    def _course_in_words(self, chart: Course) -> str:
        if not chart.values:
            return chart.nothing
        text = self.tr("First {first}, last {last}, lowest {lowest}, highest {highest}")
        summary = text.format(
            first=number_in_words(chart.values[0]),
            last=number_in_words(chart.values[-1]),
            lowest=number_in_words(min(chart.values)),
            highest=number_in_words(max(chart.values)),
        )
        if not chart.means:
            return summary
        return f"{summary}; {chart.mean_name}: {number_in_words(rounded(chart.means[-1]))}"
