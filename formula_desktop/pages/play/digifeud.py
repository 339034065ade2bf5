"""A game of Digifeud in the window: passing, giving up, the time limit, and its end."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from formula_desktop.arguments import DIGIFEUD
from formula_desktop.clock import steady_now
from formula_desktop.digifeud.game import Game
from formula_desktop.digifeud.position import TOTAL_WHEN_RESIGNED
from formula_desktop.kinds.kind import State
from formula_desktop.models.table.digifeud import DigifeudGame
from formula_desktop.models.table.game import AnyTableGame
from formula_desktop.models.words.table import subject
from formula_desktop.pages.play.actions import TableAction
from formula_desktop.pages.play.play import TablePlay
from formula_desktop.pages.table.digifeud import DigifeudPage
from formula_desktop.players import FAIR_TURNS
from formula_desktop.store.games.notes import NotCounted

if TYPE_CHECKING:
    from formula_desktop.pages.outcome.digifeud import DigifeudResults
    from formula_desktop.pages.outcome.digifeud_words import DigifeudResultWords


class DigifeudPlay(TablePlay):
    """The page with the board, its game, and what happens after each play."""

    name = DIGIFEUD
    page: DigifeudPage

    def _made_page(self) -> DigifeudPage:
        page = DigifeudPage(self._settings, self._look)
        page.pass_wanted.connect(self.ask_pass)
        return page

    def actions(self, game: AnyTableGame) -> dict[TableAction, Callable[[], object]]:
        offered = super().actions(game) | {
            TableAction.SHUFFLE: self.page.shuffle_button.click,
            TableAction.PASS: self.ask_pass,
            TableAction.RESIGN: self.ask_resign,
        }
        if not game.is_watched:
            offered[TableAction.STOP] = self.ask_stop
        return offered

    def _made_game(self, state: State) -> DigifeudGame:
        assert isinstance(state, Game)  # as registered
        now = self.kind.continued(state, steady_now())
        assert isinstance(now, Game)  # as before
        is_late = now.is_over and not state.is_over  # the time ran out while it was not open
        if is_late and not self.is_watching and self._autosave.saved is not None:
            self._autosave.keep(now)
        return DigifeudGame(now, opponent=self._opponent)

    def _made_results(self) -> DigifeudResults:
        from formula_desktop.pages.outcome.digifeud import DigifeudResults  # not before the end

        game = self.page.game
        assert game is not None  # it is over
        laid, was_stopped = game.hints.turns_laid, game.was_stopped
        return DigifeudResults(
            game.state, self._look, self.page, was_stopped=was_stopped, laid_by_hint=laid
        )

    def result_in_words(self) -> DigifeudResultWords:
        from formula_desktop.pages.outcome.digifeud_words import DigifeudResultWords  # as above

        game = self.page.game
        assert game is not None  # it is over
        return DigifeudResultWords(game.state, was_stopped=game.was_stopped)

    def ask_pass(self) -> None:
        """Ask for confirmation and pass; at once where the program itself has said to pass."""
        game = self.page.game
        if game is None or game.draft is None:
            return
        if self.page.says_no_play and not game.pass_ends_game:
            game.pass_turn()
            return
        is_final = game.has_legal_play  # then to keep playing is the main button
        self.questions.ask(*self.passing_in_words(game), game.pass_turn, is_final=is_final)

    def passing_in_words(self, game: DigifeudGame) -> tuple[str, str, str]:
        """What is asked before passing: the question, what it means, and the answer."""
        if game.pass_ends_game:
            text = self.tr("Pass and end the game?")
            details = self.tr(
                "You passed last time too. Each then gets the points of the other’s digits."
            )
            answer = self.tr("&Pass and end the game")
        else:
            text = self.tr("Pass?")
            details = self.tr("If you pass again next time, the game is over.")
            answer = self.tr("&Pass")
        return text, details, answer

    def ask_stop(self) -> None:
        """Ask for confirmation and end the game with a count, such as at the end of a lesson."""
        game = self.page.game
        if game is None or not game.awaits_person:
            return
        if self._is_too_early(game):
            self._ask_wait(game)
            return
        if game.rota is not None:
            self.questions.ask_stop_lesson(self.lesson.stopping(game), game.pass_to_the_end)
            return
        details = self.tr(
            "Then the game ends. Each gets the points of the digits that the other still has."
        )
        answer = self.tr("&Stop now and count")
        do = partial(self._stop, game)
        lines = [details, *self._outcome_when_stopped(game)]
        if self._has_computer(game):
            lines.append(
                self.tr("It is neither won nor lost, but your records count.")
                if self.counts_for_person
                else self.tr("The computer agrees, and the game does not count in the results.")
            )
        elif not self.is_of_class:
            lines.append(self.tr("Do that only if you both want to."))
        if not self.is_watching:
            lines.append(self.tr("To go on another day, just close the window."))
        text = self.tr("Stop now and count?")
        self.questions.ask(text, "\n".join(lines), answer, do, is_final=True)

    def _is_too_early(self, game: DigifeudGame) -> bool:
        """Whether a count would say who has won in a class before each team has had its turns."""
        if not self.is_of_class or self._has_computer(game):
            return False
        return min(map(game.turns_of, range(len(game.players)))) < FAIR_TURNS

    def _ask_wait(self, game: DigifeudGame) -> None:
        """Ask whether a game of a class waits for another day, or goes on."""
        text = self.tr("Go on another day?")
        later = self.tr("Until then the game waits on Home.")
        lines = "\n".join([self.lesson.too_early(FAIR_TURNS), later])
        answer = self.tr("&Go on another day")
        self.questions.ask(text, lines, answer, self.home_wanted.emit, is_final=False)

    def _stop(self, game: DigifeudGame) -> None:
        """End the game; against a computer, it is then neither won nor lost."""
        if self._has_computer(game) and not self.is_watching:
            self._autosave.discount(NotCounted.STOPPED)
        game.pass_to_the_end()

    def _has_computer(self, game: DigifeudGame) -> bool:
        return any(player.is_computer for player in game.players)

    def _outcome_when_stopped(self, game: DigifeudGame) -> list[str]:
        """What everybody would have, and who wins if no computer plays, unless that tells of hidden
        tiles.
        """
        if not game.has_open_hands:
            return []
        from formula_desktop.models.words.digifeud import split_in_words  # not before it is asked
        from formula_desktop.models.words.signs import signed

        result = game.position.result_when_stopped()
        names = [player.name for player in game.players]
        has = self.tr("{name} will then have {total} points ({split}).")
        lines = [
            has.format(
                name=name, total=signed(result.totals[seat]), split=split_in_words(result, seat)
            )
            for seat, name in enumerate(names)
        ]
        if self._has_computer(game):  # nobody wins
            return lines
        if result.winner is None:
            return [*lines, self.tr("Then it is a tie.")]
        return [*lines, self.tr("Then {name} will win.").format(name=names[result.winner])]

    def ask_resign(self) -> None:
        """Ask for confirmation and resign."""
        game = self.page.game
        if game is None or game.draft is None:
            return
        other = 1 - game.shown_seat
        if game.position.earned[other] == TOTAL_WHEN_RESIGNED:
            details = self.tr("Then it is a tie, and both totals are 1.")
        else:
            details = self.tr("Then {name} will win. By the rules you end with 1 point.")
            details = details.format(name=subject(game.players, other, begins=False))
        text, answer = self.tr("Give up?"), self.tr("&Give up")
        self.questions.ask(text, details, answer, game.resign, is_final=True)
