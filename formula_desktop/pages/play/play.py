"""A game of either kind in the window: autosave, saving, and what happens at its end."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from contextlib import nullcontext
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QWidget

from formula_desktop.classes.teams import FIRST_TEAM, read_rota
from formula_desktop.clock import steady_now
from formula_desktop.engine.client import OpponentMaker
from formula_desktop.kinds.kind import AnyKind, State
from formula_desktop.kinds.registry import KINDS
from formula_desktop.look.motion import moves
from formula_desktop.look.presentation import Look
from formula_desktop.models.abstract import AbstractQObject
from formula_desktop.models.table.game import AnyTableGame
from formula_desktop.models.words.next_game import age_chosen, easy_choice, next_choice
from formula_desktop.pages.outcome.wish import Wish
from formula_desktop.pages.play.actions import TableAction
from formula_desktop.pages.play.lesson import TeamLesson
from formula_desktop.pages.play.questions import Questions
from formula_desktop.pages.table.page import ASIDE, AnyTablePage
from formula_desktop.players import Level, at_level
from formula_desktop.results.participants import key_of_level
from formula_desktop.sentences import WrongSum
from formula_desktop.store.games.autosave import Autosave
from formula_desktop.store.games.notes import NotCounted, SavedSeat, new_notes
from formula_desktop.store.games.states import is_over
from formula_desktop.store.settings.last_choice import (
    AnyChoice,
    Choice,
    read_choice,
    two_computers,
)
from formula_desktop.store.settings.settings import Settings

if TYPE_CHECKING:
    from formula_desktop.pages.outcome.course_words import OutcomeWords
    from formula_desktop.pages.outcome.panel import ResultPanel
    from formula_desktop.results.fitting import Proposal
    from formula_desktop.store.games.collection import SavedGame
    from formula_desktop.store.games.notes import Notes

_WATCHED_RESULT_MS: Final = 8000  # how long a result stays before a watched game continues


class TablePlay(QObject, metaclass=AbstractQObject):
    """The page with the table, its game, and what happens at its end.

    A state is a game as files store it.
    """

    name: str
    """The name of the game."""

    changed = Signal()
    """Emitted when other actions have become possible."""
    home_wanted = Signal()
    new_wanted = Signal()
    look_back_wanted = Signal()
    """Emitted when the player wants to look back on the game on the table."""
    picture_wanted = Signal(object)
    """Emitted with the button for a picture of the end, below which to offer it."""
    who_is_here_wanted = Signal()
    """Emitted when the teams of the lesson on the table are to be changed."""
    stepped = Signal(object)
    """Emitted with the PlayMade when a play has been made."""
    results_made = Signal()
    """Emitted when the result of a round or the game is about to be shown."""
    results_seen = Signal()
    """Emitted when the result has been painted, for what may take longer."""

    def __init__(
        self,
        settings: Settings,
        autosave: Autosave,
        look: Look,
        window: QWidget,
        opponent: OpponentMaker,
    ) -> None:
        super().__init__(window)
        self._settings = settings
        self._autosave = autosave
        self._look = look
        self._window = window
        self._opponent = opponent
        self.page = page = self._made_page()
        self.lesson = TeamLesson(settings, autosave, self)
        self.questions = Questions(window, self)
        self.questions.home_wanted.connect(self.home_wanted)
        self.results: ResultPanel | None = None
        self.pupils: Callable[[], Mapping[str, str]] = dict
        """Returns the names of the persons in the results, by their keys."""
        self.is_newcomer: Callable[[str, str], bool] = lambda person, game: False
        """Returns whether a person, by key, has finished no game of a kind yet."""
        self.seats_now: Callable[[Sequence[SavedSeat]], tuple[SavedSeat, ...]] = tuple
        """Returns seats with the colours and pictures that persons have by now."""
        self._seats: Callable[[], tuple[SavedSeat, ...]] | None = None
        """Who sits at a game started in the first frame, until `take_seats`."""
        self.is_watching = False
        self.going_on = QTimer(self, singleShot=True, interval=_WATCHED_RESULT_MS)
        """Continues after a watched result."""
        self.going_on.timeout.connect(self._go_on_watching)
        page.round_over.connect(self.show_results)
        page.result_wanted.connect(self.show_results)
        page.undo_wanted.connect(self.ask_undo)
        page.stop_wanted.connect(self._stop_class)
        page.home_wanted.connect(self.home_wanted)
        page.turn_time.changed.connect(self.changed)
        page.turn_time.own_chosen.connect(lambda: autosave.keep_settings(settings.of_game))
        autosave.changed.connect(self._follow_autosave)

    # --- implemented for each game --------------------------------------------------------------

    @property
    def game(self) -> AnyTableGame | None:
        """The game on the table; None if there is none."""
        return self.page.game

    @property
    def kind(self) -> AnyKind:
        return KINDS[self.name]

    @property
    def state(self) -> State:
        """The current state of the game; there must be one."""
        assert self.game is not None
        return self.game.state

    @abstractmethod
    def _made_page(self) -> AnyTablePage:
        """Create the page with the table."""

    @abstractmethod
    def _made_game(self, state: State) -> AnyTableGame:
        """Create the game to put on the table."""

    @abstractmethod
    def _made_results(self) -> ResultPanel:
        """Create the panel with the result."""

    @abstractmethod
    def result_in_words(self) -> OutcomeWords:
        """How the round or game has ended, for whoever reads it on another screen."""

    def _wishes(self) -> dict[Wish, Callable[[], object]]:
        return {
            Wish.AGAIN: self._play_again,
            Wish.NEW_GAME: self.new_wanted.emit,
            Wish.SAVE_AS: self._save_if_allowed,
            Wish.HOME: self.home_wanted.emit,
            Wish.TABLE: self.close_results,
            Wish.LOOK_BACK: self._look_back,
            Wish.PICTURE: self._want_picture,
            Wish.OTHER_LEVEL: self._play_other_level,
        }

    def _stop_class(self) -> None:
        if self.game is not None:
            self.actions(self.game)[TableAction.STOP]()

    def actions(self, game: AnyTableGame) -> dict[TableAction, Callable[[], object]]:
        """The function for each action that the game on the table has."""
        found: dict[TableAction, Callable[[], object]] = {
            TableAction.HINT: self.page.ask_hint,
            TableAction.UNDO: self.ask_undo,
            TableAction.REDO: game.redo,
            TableAction.TAKE_BACK_ALL: game.take_back_all,
            TableAction.SORT: game.hand.sort_cards,
        }
        if game.rota is not None:
            found[TableAction.NEXT_PUPIL] = game.skip_pupil
            found[TableAction.WHO_IS_HERE] = self.who_is_here_wanted.emit
        return found

    # --- the game -------------------------------------------------------------------------------

    def against_computer(self) -> AnyChoice:
        """The choice for a game against the computer: the last one, or a newcomer's first."""
        last = next_choice(self.kind, self._settings)
        is_suited = len({player.is_computer for player in last.players}) == 2
        if is_suited:
            return last
        return easy_choice(self.kind, None, age_chosen(self.kind, self._settings))

    @property
    def _last(self) -> AnyChoice | None:
        return read_choice(self.kind, self._settings.last[self.name])

    def watch(self) -> None:
        """Let the computer play against itself, game after game; nothing is saved."""
        choice = two_computers(self.kind, self.tr("Computer"))
        self.show_game(choice.dealt(steady_now()), is_watching=True)

    def _again(self) -> State:
        """The same game again, with another dealer or starting player."""
        state = self.state
        choice = Choice(state.options, state.players, self.kind.next_first(state))
        return choice.dealt(steady_now())

    def _keep_rota(self) -> None:
        """Note who is asked from now on in the lesson on the table, and show it."""
        game = self.game
        if game is not None and game.rota is not None:
            self.lesson.keep_rota(game)
            self.page.show_pupil()
            self.changed.emit()

    def _remember(self, level: Level) -> None:
        """Use this level for the player's next game."""
        last = self._last
        if last is not None:
            last = replace(last, players=at_level(last.players, level))
            self._settings.last[self.name] = last.written

    def start(
        self,
        state: State,
        seats: tuple[SavedSeat, ...] = (),
        *,
        counts: bool = True,
        title: str = "",
    ) -> None:
        """Start a game; `seats` are the participants it counts for, unless `counts` is false."""
        self._start(state, seats, None if counts else NotCounted.CHOSEN, title)

    def start_in_first_frame(
        self, state: State, seats: Callable[[], tuple[SavedSeat, ...]], *, counts: bool
    ) -> None:
        """Start a game before the window is shown.

        Who sits there, and saving it, takes the results and the disk, so `take_seats` does that
        after the frame, or before anything else is saved.
        """
        nobody = (SavedSeat(),) * len(state.players)
        notes = self._notes(nobody, None if counts else NotCounted.CHOSEN)
        self.show_game(state, notes=notes, seats=seats)

    def _notes(self, seats: tuple[SavedSeat, ...], not_counted: NotCounted | None) -> Notes:
        """Notes for a new game with the settings in use."""
        return new_notes(seats, not_counted=not_counted, settings={**self._settings.of_game})

    def take_seats(self) -> None:
        """Give a game started in the first frame its participants, and save it."""
        seats, self._seats = self._seats, None
        if seats is None or self.game is None:
            return
        self.game.faces = seats()
        self._autosave.take_seats(self.game.faces)
        self._keep()
        if self.page.scene is not None:
            self.page.scene.retranslate()  # writes the seats again

    def follow_persons(self) -> None:
        """Show the persons at the table, and at its end, as they look by now."""
        if self.game is None:
            return
        faces = self.seats_now(self.game.faces)
        if faces == self.game.faces:
            return
        self.game.faces = faces
        if self.page.scene is not None:
            self.page.scene.retranslate()  # writes the seats again
        if self.results is not None:
            self.results.show_players(faces)

    def go_on_from(self, state: State, seats: tuple[SavedSeat, ...]) -> None:
        """Continue a past game as a new one, which does not count."""
        self._start(state, seats, NotCounted.COPIED)

    def _start(
        self,
        state: State,
        seats: tuple[SavedSeat, ...],
        not_counted: NotCounted | None,
        title: str = "",
    ) -> None:
        seats = seats or (SavedSeat(),) * len(state.players)
        self.show_game(state, notes=replace(self._notes(seats, not_counted), title=title))

    def show_game(
        self,
        state: State,
        saved: SavedGame | None = None,
        *,
        notes: Notes | None = None,
        seats: Callable[[], tuple[SavedSeat, ...]] | None = None,
        is_watching: bool = False,
    ) -> None:
        """Put a game on the table: one saved here, a new one with its notes, or one from elsewhere.

        A new game is saved at once, or by `take_seats` with these `seats`; others from their next
        change on; a watched game never is.
        """
        self.leave()
        self._seats = seats
        known = saved.notes if saved is not None else notes
        self._settings.suggest(Settings.wrong_sums, self._wrong_sums_for(state, known))
        self.is_watching = is_watching
        if not is_watching:
            self._autosave.put_on_table(state, saved, notes)
        game = self._made_game(state)
        game.faces = self.seats_now(known.seats) if known is not None else ()
        game.is_first_game = self._is_first_game
        # The table may continue at once, so this comes last.
        if not is_watching:
            game.hints.turns, game.hints.turns_laid = self._autosave.hints
        if known is not None and FIRST_TEAM in known.settings:
            game.pupils = self.pupils()
            game.rota = read_rota(known.settings, [*game.pupils])
        game.is_of_class = is_of_class = known is not None and known.is_of_class
        self.page.turn_time.is_of_class = is_of_class
        self.page.stop_button.setVisible(is_of_class and TableAction.STOP in self.actions(game))
        game.match_changed.connect(self.questions.close)
        game.match_changed.connect(self._keep)
        game.hints.given.connect(self._keep)
        game.rota_changed.connect(self._keep_rota)
        game.jumped.connect(self.close_results)
        game.stepped.connect(self.stepped)
        saves = notes is not None and seats is None
        with self._autosave.saving(game.state) if saves else nullcontext():
            self.page.show_game(game)
        for each in (game.match_changed, game.turn_changed, game.draft_changed):
            each.connect(self.changed)
        self.changed.emit()

    def _is_first_game(self) -> bool:
        """Whether there is one person at the table, who has finished no such game yet."""
        game = self.game
        if game is None or game.rota is not None:
            return False
        seats = zip(game.players, game.faces, strict=False)
        persons = [seat.participant for player, seat in seats if not player.is_computer]
        return len(persons) == 1 and self.is_newcomer(persons[0], self.name)

    def _wrong_sums_for(self, state: State, notes: Notes | None) -> WrongSum | None:
        """How much a class, or the ready-made settings chosen last, reveal about a wrong sum."""
        if notes is not None and notes.is_of_class:
            return WrongSum.ONLY_WHETHER
        last, normalized = self._last, self.kind.normalized
        if last is None or normalized(last.options) != normalized(state.options):
            return None
        ready = self.kind.ready_made.get(last.ready_made)
        return None if ready is None else ready.wrong_sums

    def leave(self) -> None:
        """Take the game off the table; an unfinished one stays on disk."""
        self.questions.close()
        self.close_results()
        if self.game is None:
            return
        self.take_seats()
        self._autosave.leave()
        self.is_watching = False
        self.page.clear()
        self.changed.emit()

    @property
    def is_over(self) -> bool:
        """Whether the game is over or was ended by its players."""
        return self.game is not None and is_over(self.state)

    @property
    def has_result(self) -> bool:
        """Whether there is a result to show: of the game, or of a round of it."""
        return self.game is not None and (self.game.position.is_over or self.is_over)

    @property
    def is_of_class(self) -> bool:
        """Whether the game on the table is one for a class."""
        shown = self._autosave.shown
        return shown is not None and shown.notes.is_of_class

    def _keep(self) -> None:
        """Save the game in its current state, before anybody plays on."""
        if self._seats is not None:
            self.take_seats()
        elif self.game is not None and not self.is_watching:
            hints = self.game.hints
            self._autosave.keep(self.state, (hints.turns, hints.turns_laid))
            self.lesson.keep_turn(self.game)

    def _follow_autosave(self) -> None:
        is_modified = not self._autosave.is_kept
        if is_modified != self._window.isWindowModified():  # Qt would tell the system every time
            self._window.setWindowModified(is_modified)

    # --- questions ------------------------------------------------------------------------------

    def ask_undo(self) -> None:
        """Undo a turn; ask for confirmation first if the game then no longer counts."""
        game = self.game
        if game is None or not game.can_undo:
            return
        if self.counts_until_undone():
            self.questions.ask_undo(game.undo)
        else:
            game.undo()

    # --- whether it counts ----------------------------------------------------------------------

    def counts_until_undone(self) -> bool:
        """Whether undoing a turn takes the game out of the results."""
        from formula_desktop.results.records import counts_until_undone  # not in the first frame

        saved, state = self._autosave.shown, self._autosave.state
        return saved is not None and state is not None and counts_until_undone(state, saved.notes)

    @property
    def counts_for_person(self) -> bool:
        """Whether the game counts for a person who is no team, or will once it is over."""
        from formula_desktop.results.records import counts_for_person  # as above

        saved = self._autosave.shown
        if saved is None or self.is_watching:
            return False
        return counts_for_person(self.state, saved.notes)

    def _say_whether_counted(self, results: ResultPanel) -> None:
        """Say so if the game is missing from the standings."""
        from formula_desktop.results.records import why_missing  # as above

        saved = self._autosave.shown
        if saved is not None and results.is_ended and not self.is_watching:
            why_not = why_missing(self.state, saved.notes)
            if why_not is not None:
                results.say_not_counted(why_not, is_of_class=saved.notes.is_of_class)

    # --- the end --------------------------------------------------------------------------------

    def show_results(self) -> None:
        """Show the result, unless it is already shown or the page is hidden."""
        game = self.game
        if self.results is not None:
            self.results.take_keyboard()
            return
        if game is None or not self.has_result:
            return
        if not self.page.isVisibleTo(self._window):
            return
        results = self.results = self._made_results()
        results.wished.connect(self.follow_wish)
        results.seen.connect(self.results_seen)
        self._say_whether_counted(results)
        results.asked = self.lesson.asked(game)
        if game.is_of_class:
            results.speak_of_teams()
        self.results_made.emit()  # a proposal is then shown with the rest, not added to it
        results.open(game.faces, is_animated=moves(self._settings))
        if game.is_watched:
            self.going_on.start()

    def close_results(self) -> None:
        """Return to the table."""
        self.going_on.stop()
        results, self.results = self.results, None
        if results is not None:
            results.hide()
            results.deleteLater()
            self.page.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def hold(self, why: str = ASIDE) -> None:
        """Pause until `resume`, while the player looks back on the game or somebody is missing."""
        self.going_on.stop()
        self.page.hold(why)

    def resume(self, why: str = ASIDE) -> None:
        """Resume what was paused for this reason."""
        self.page.resume(why)
        if self.results is not None and self.game is not None and self.game.is_watched:
            self.going_on.start()

    def _go_on_watching(self) -> None:
        if self.results is not None:
            self.follow_wish(Wish.AGAIN if self.results.is_ended else Wish.NEXT_ROUND)

    def _look_back(self) -> None:
        """Look back without closing the result; a watched game is paused."""
        self.going_on.stop()
        self.look_back_wanted.emit()

    def _want_picture(self) -> None:
        if self.results is not None:
            self.picture_wanted.emit(self.results.buttons[Wish.PICTURE])

    def follow_wish(self, wish: Wish) -> None:
        """Do what was chosen at the end of a round or the game."""
        self._wishes()[wish]()

    def _play_again(self) -> None:
        if self.game is None:
            return
        if self.is_watching:
            self.show_game(self._again(), is_watching=True)
        else:
            shown = self._autosave.shown
            self.lesson.ask_others_next(self.game)
            seats = shown.notes.seats if shown is not None else ()
            was_chosen = shown is not None and shown.notes.not_counted is NotCounted.CHOSEN
            title = shown.notes.title if shown is not None and self.game.rota is not None else ""
            self.start(self._again(), seats, counts=not was_chosen, title=title)

    def proposal_between_rounds(self) -> Proposal | None:
        """Another level after rounds won or lost in a row, in a match without a fixed length."""
        return None

    def _play_other_level(self) -> None:
        """Play again at the proposed level, which is then that of the next games."""
        proposal = self.results.proposal if self.results is not None else None
        shown = self._autosave.shown
        if proposal is None or shown is None:
            return
        level, again = proposal.level, self._again()
        self._remember(level)
        seats = tuple(
            SavedSeat(key_of_level(level)) if player.is_computer else seat
            for player, seat in zip(again.players, shown.notes.seats, strict=True)
        )
        self.start(replace(again, players=at_level(again.players, level)), seats)

    # --- saving ---------------------------------------------------------------------------------

    def _save_if_allowed(self) -> None:
        from formula_desktop.store.settings.locks import Lockable  # rarely needed
        from formula_desktop.widgets.locks.allowing import if_allowed

        if_allowed(Lockable.SHARING, self._window, self.ask_save)

    def ask_save(self) -> None:
        """Ask where to save the game."""
        if self.game is not None:
            from formula_desktop.widgets import files  # with Qt's dialog for files; rarely needed

            shown = self._autosave.shown
            title = shown.notes.title if shown is not None else ""
            files.ask_save(self._window, self.state, title)

    def save(self, path: Path) -> None:
        """Save the game in its current state."""
        if self.game is not None:
            from formula_desktop.widgets import files  # as above

            files.save(self._window, self.state, path)
