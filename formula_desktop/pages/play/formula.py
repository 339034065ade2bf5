"""A match of Formula in the window, with the results of its rounds."""

from __future__ import annotations

from collections.abc import Callable
from itertools import takewhile
from typing import TYPE_CHECKING, Final

from formula_desktop.arguments import FORMULA
from formula_desktop.formula.match import Match
from formula_desktop.kinds.kind import Account, State
from formula_desktop.models.table.formula import FormulaGame
from formula_desktop.models.table.game import AnyTableGame
from formula_desktop.models.words.table import names_in_words, subject
from formula_desktop.pages.outcome.wish import Wish
from formula_desktop.pages.play.actions import TableAction
from formula_desktop.pages.play.play import TablePlay
from formula_desktop.pages.table.formula import FormulaPage
from formula_desktop.players import FAIR_TURNS

if TYPE_CHECKING:
    from formula_desktop.pages.outcome.formula import Results
    from formula_desktop.pages.outcome.formula_words import ResultWords
    from formula_desktop.results.fitting import Proposal, WonRound

_STOPPED: Final = "stopped"
"""Why the table waits as long as the end of a match that was stopped early is shown."""


class FormulaPlay(TablePlay):
    """The page with the table, its match, and what happens between rounds."""

    name = FORMULA
    page: FormulaPage

    _is_ended = False
    _is_stopped = False
    """Whether the players have just stopped a match that nobody could win yet, so it can go on."""

    def _made_page(self) -> FormulaPage:
        return FormulaPage(self._settings, self._look)

    def _made_game(self, state: State) -> FormulaGame:
        assert isinstance(state, Match)  # as registered
        saved = None if self.is_watching else self._autosave.saved
        self._is_ended = saved is not None and saved.notes.has_ended
        return FormulaGame(state, opponent=self._opponent)

    @property
    def is_over(self) -> bool:
        return super().is_over or (self.game is not None and self._is_ended)

    @property
    def has_result(self) -> bool:
        return super().has_result or self._is_stopped

    def close_results(self) -> None:
        super().close_results()
        if self._is_stopped:
            self._is_stopped = False
            self.resume(_STOPPED)

    def _keep(self) -> None:
        if not self.is_watching:
            self._is_ended = False
        super()._keep()

    def _made_results(self) -> Results:
        from formula_desktop.pages.outcome.formula import Results  # not before the end of a round

        assert self.page.game is not None  # it is over
        game = self.page.game
        laid, is_ended = game.hints.turns_laid, self._is_ended
        return Results(
            game.state,
            self._look,
            self.page,
            is_ended=is_ended,
            is_stopped=self._is_stopped,
            laid_by_hint=laid,
            is_lesson=game.is_of_class,
        )

    def result_in_words(self) -> ResultWords:
        from formula_desktop.pages.outcome.formula_words import ResultWords  # as above

        assert self.page.game is not None  # it is over
        match: Match = self.page.game.state
        return ResultWords(
            match,
            is_ended=self._is_ended or match.has_reached_target,
            is_lesson=self.page.game.is_of_class,
        )

    def _wishes(self) -> dict[Wish, Callable[[], object]]:
        rounds = {Wish.NEXT_ROUND: self._next_round, Wish.END_MATCH: self._end_match}
        return super()._wishes() | rounds

    def actions(self, game: AnyTableGame) -> dict[TableAction, Callable[[], object]]:
        return super().actions(game) | {TableAction.STOP: self.ask_stop}

    def ask_stop(self) -> None:
        """Tell how far everybody has come, as the end will, and ask for confirmation.

        A match without points then ends with the rounds that are over; in a lesson the cards of
        this one count, too. Without any, as one with points, it is told so far and can go on later.
        """
        game = self.page.game
        if game is None or not game.awaits_person:
            return
        if game.rota is not None:
            stopping = self.lesson.stopping(game, self._too_early(game.state))
            self.questions.ask_stop_lesson(stopping, self._stop)
            return
        lines = []
        if not game.state.options.for_points:
            lines = [self._count(seat) for seat in range(len(game.players))]
        lines.append(self._winners_in_words(game.state))
        answer = self.tr("&Stop now and count")
        text = self.tr("Stop now and count?")
        self.questions.ask(text, "\n".join(lines), answer, self._stop, is_final=True)

    def _too_early(self, match: Match) -> str:
        """Why a lesson that is stopped now has no winner; empty if it has one."""
        if self._may_end(match):
            return ""
        if match.options.for_points:
            return self.tr("It is too early to win or lose. The match can go on later.")
        return self.lesson.too_early(FAIR_TURNS)

    def _winners_in_words(self, match: Match) -> str:
        """Who wins a match that is stopped now, as the results will say; or who leads."""
        if not self._may_end(match):
            return self.tr("It is too early to win or lose. The match can go on later.")
        if not self.is_of_class:
            from formula_desktop.pages.outcome.formula_words import ResultWords  # as above

            return ResultWords(match, is_ended=True).comment
        account = self._account_of(match)
        winners = account.winners
        names = names_in_words([match.players[seat].name for seat in winners])
        if len(winners) == len(match.players) and any(each.is_computer for each in match.players):
            return self.tr("It is a tie.")
        if len(winners) > 1:
            return self.tr("It is a tie. {names} share the win.").format(names=names)
        name = subject(match.players, *winners)
        if account.cards and len({*match.rounds_won}) == 1:
            return self.tr("{name} will win with the fewest cards.").format(name=name)
        return self.tr("{name} will win with the most rounds.").format(name=name)

    def _count(self, seat: int) -> str:
        """What a seat has reached: `Noor: 3 cards, 1 round won`."""
        game = self.page.game
        assert game is not None  # it is asked about
        reached = self.tr("%n round(s) won", "", self.kind.scores(game.state)[seat])
        cards = self.tr("%n card(s)", "", len(game.position.hands[seat]))
        text = self.tr("{name}: {cards}, {reached}")
        return text.format(name=game.players[seat].name, cards=cards, reached=reached)

    def _account_of(self, match: Match) -> Account:
        """The account of a match that is stopped now."""
        return self.kind.account(match, True, is_lesson=self.is_of_class)

    def _may_end(self, match: Match) -> bool:
        """Whether a match that is stopped now is over; else nobody has won or lost, and it can go
        on."""
        return bool(self._account_of(match).ending)

    def _stop(self) -> None:
        game = self.page.game
        if game is not None and self._may_end(game.state):
            self._end_match()
            if game.is_of_class:
                self.page.sounds.hear_stop()
        else:
            self._is_stopped = True
            self.hold(_STOPPED)
            self.show_results()

    def _next_round(self) -> None:
        self.close_results()
        if self.page.game is not None:
            self.page.game.next_round()

    def proposal_between_rounds(self) -> Proposal | None:
        match = self.page.game.state if self.page.game is not None else None
        if match is None or self._is_ended or match.options.for_points:
            return None
        levels = [player.level for player in match.players]
        if len(levels) != 2 or levels.count(None) != 1:
            return None
        from formula_desktop.results.fitting import (
            PastGame,
            fitting,
            fitting_rounds,
        )  # not before a round is over
        from formula_desktop.results.strength import Outcome

        person = levels.index(None)
        level, rounds = levels[1 - person], match.results[::-1]
        lost = takewhile(lambda result: person not in result.winners, rounds)
        proposal = fitting([PastGame(Outcome.LOST, level, 0, 0) for _ in lost])
        if proposal is not None:
            return proposal
        won = takewhile(lambda result: result.winners == (person,), rounds)
        return fitting_rounds(level, self._won_rounds(match, 1 - person, len([*won])))

    def _won_rounds(self, match: Match, other: int, number: int) -> list[WonRound]:
        """The last rounds of a match, this many, of which the last one comes first."""
        from formula_desktop.results.fitting import WonRound

        laid = self.page.game.hints.turns_laid if self.page.game is not None else ()
        rounds, end = [], sum(len(each.turns) for each in match.rounds)
        for each in match.rounds[: -number - 1 : -1]:
            start = end - len(each.turns)
            dealt, *_, left = (len(position.hands[other]) for position in each.positions)
            rounds.append(WonRound(sum(start <= turn < end for turn in laid), dealt, left))
            end = start
        return rounds

    def _play_other_level(self) -> None:
        """A match that goes on is ended first."""
        if not self._is_ended:
            self._is_ended = True
            self._autosave.end()
        super()._play_other_level()

    def _end_match(self) -> None:
        """End a match that has no fixed length."""
        self._is_ended = True
        self._autosave.end()
        self.close_results()
        self.show_results()
