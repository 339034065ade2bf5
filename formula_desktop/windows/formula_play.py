"""A match of Formula in the window: kept on the disk, with the results of its rounds."""

from __future__ import annotations

from pathlib import Path
from random import SystemRandom
from typing import Final

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QWidget

from formula_desktop.formula.match import Match, new_deck, new_match
from formula_desktop.gamefile import FileError, write_game
from formula_desktop.models.formula_game import FormulaGame
from formula_desktop.models.table_game import now
from formula_desktop.store import safe
from formula_desktop.store.choice import FormulaChoice, read_choice
from formula_desktop.store.settings import Settings
from formula_desktop.store.under_way import UnderWay
from formula_desktop.windows.choices import two_computers, usual_choice
from formula_desktop.windows.files import ask_save
from formula_desktop.windows.formula_page import FormulaPage
from formula_desktop.windows.look import Look
from formula_desktop.windows.messages import problem_in_words, tell
from formula_desktop.windows.results import Results, Wish

_WATCHED_RESULT_MS: Final = 8000  # how long a result stands before a watched match goes on


class FormulaPlay(QObject):
    """The page with the table, the match on it, and what follows from round to round."""

    changed = Signal()
    """Something else is possible now."""
    home_wanted = Signal()
    new_wanted = Signal()

    def __init__(
        self, settings: Settings, under_way: UnderWay, look: Look, window: QWidget
    ) -> None:
        super().__init__(window)
        self._settings = settings
        self._under_way = under_way
        self._look = look
        self._window = window
        self.page = FormulaPage(settings, look.theme)
        self.game: FormulaGame | None = None
        self.results: Results | None = None
        self.is_watching = False
        self._is_ended = False
        self.page.round_over.connect(self.show_results)
        self.page.result_wanted.connect(self.show_results)
        self.page.home_wanted.connect(self.home_wanted)
        self.page.new_wanted.connect(self.new_wanted)
        look.changed.connect(self._follow_look)

    # --- which match ----------------------------------------------------------------------------

    def start(self, choice: FormulaChoice) -> None:
        """Start a match; one that is under way is put among the older games."""
        self.show_match(_dealt(choice))
        self._keep()

    def start_against_computer(self) -> None:
        """Start a match against the computer, as it was last chosen or as usual."""
        last = read_choice(self._settings.last_formula)
        kinds = {player.is_computer for player in last.players} if last else set()
        usual = usual_choice(self.tr("Player"), self.tr("Computer"))
        self.start(last if last and len(kinds) == 2 else usual)

    def watch(self) -> None:
        """Let the computer play itself, round after round; nothing of it is kept."""
        self.show_match(_dealt(two_computers(self.tr("Computer"))), is_watching=True)

    def show_match(self, match: Match, *, is_watching: bool = False) -> None:
        """Put a match on the table; from its next change on it is the one under way."""
        self.leave()
        self.is_watching = is_watching
        game = self.game = FormulaGame(match)
        game.match_changed.connect(self._keep)
        for each in (game.match_changed, game.turn_changed, game.draft_changed):
            each.connect(self.changed)
        game.jumped.connect(self.close_results)
        self.page.show_game(game)
        self.changed.emit()

    def leave(self) -> None:
        """Take the match off the table; what is under way stays on the disk."""
        self.close_results()
        game, self.game = self.game, None
        if game is None:
            return
        is_kept = not self.is_watching and self._under_way.match is game.match
        if is_kept and game.match.has_reached_target:
            self._under_way.end()
        self.is_watching = self._is_ended = False
        self.page.clear()
        self.changed.emit()

    @property
    def is_over(self) -> bool:
        """Whether the match has come to its end, or been ended by its players."""
        return self.game is not None and (self._is_ended or self.game.match.has_reached_target)

    def _keep(self) -> None:
        """Keep the match as it is now, before anybody plays on."""
        if self.game is not None and not self.is_watching:
            self._is_ended = False
            self._under_way.keep(self.game.match)
            self._window.setWindowModified(not self._under_way.is_kept)

    # --- the end of a round ---------------------------------------------------------------------

    def show_results(self) -> None:
        """Show how the round has ended, unless that is shown already or nobody would see it."""
        game = self.game
        if game is None or not game.position.is_over or self.results is not None:
            return
        if not self.page.isVisibleTo(self._window):
            return
        results = self.results = Results(game.match, self.page, is_ended=self._is_ended)
        results.show_as(self._look.theme)
        results.wished.connect(self._follow_wish)
        results.open()
        if game.is_watched:
            QTimer.singleShot(_WATCHED_RESULT_MS, results, self._go_on_watching)

    def close_results(self) -> None:
        """Show the table again."""
        results, self.results = self.results, None
        if results is not None:
            results.hide()
            results.deleteLater()
            self.page.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def _go_on_watching(self) -> None:
        if self.results is not None:
            self._follow_wish(Wish.AGAIN if self.results.is_ended else Wish.NEXT_ROUND)

    def _follow_wish(self, wish: Wish) -> None:
        do = {
            Wish.NEXT_ROUND: self._next_round,
            Wish.END_MATCH: self._end_match,
            Wish.AGAIN: self._play_again,
            Wish.NEW_GAME: self.new_wanted.emit,
            Wish.SAVE_AS: self.ask_save,
            Wish.HOME: self.home_wanted.emit,
            Wish.TABLE: self.close_results,
        }
        do[wish]()

    def _next_round(self) -> None:
        self.close_results()
        if self.game is not None:
            self.game.next_round()

    def _end_match(self) -> None:
        """End a match that would go on for as long as its players like."""
        self._is_ended = True
        if not self.is_watching:
            self._under_way.end()
        self.close_results()
        self.show_results()

    def _play_again(self) -> None:
        if self.game is None:
            return
        match = self.game.match
        dealer = (match.round.dealer + 1) % len(match.players)
        again = FormulaChoice(match.options, match.players, dealer)
        if self.is_watching:
            self.show_match(_dealt(again), is_watching=True)
        else:
            self.start(again)

    # --- saving ---------------------------------------------------------------------------------

    def ask_save(self) -> None:
        """Ask where to save the match."""
        if self.game is not None:
            names = " ".join(player.name for player in self.game.match.players)
            allowed = "".join(each if each.isalnum() or each == " " else "-" for each in names)
            ask_save(self._window, f"Formula {allowed}", self.save)

    def save(self, path: Path) -> None:
        """Save the match as it is now."""
        if self.game is None:
            return
        try:
            safe.write(path, write_game(self.game.match))
        except (OSError, FileError) as error:
            text = self.tr("{file} cannot be saved: {problem}.")
            tell(self._window, text.format(file=path.name, problem=problem_in_words(error)))

    # --- the look -------------------------------------------------------------------------------

    def _follow_look(self) -> None:
        self.page.change_theme(self._look.theme)
        if self.results is not None:
            self.results.show_as(self._look.theme)


def _dealt(choice: FormulaChoice) -> Match:
    """The match that a choice starts, with its first round dealt."""
    random = SystemRandom()
    dealer = random.randrange(len(choice.players)) if choice.dealer is None else choice.dealer
    return new_match(choice.options, choice.players, now(), dealer, new_deck(random))
