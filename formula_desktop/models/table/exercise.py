"""An exercise at its table: what was tried, hints, and the answer that is shown in the end."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from enum import Enum, auto
from functools import cached_property
from typing import Final, NamedTuple, TypeVar, cast

from PySide6.QtCore import QObject, Signal

from formula_desktop.engine.client import Opponent
from formula_desktop.kinds.kind import Play, Position, State, View
from formula_desktop.kinds.registry import kind_of
from formula_desktop.lessons.parts import BEGAN
from formula_desktop.models.table.any_game import AnyDraft, AnyHint, D, H, L, P, V
from formula_desktop.models.table.showing import ShowingGame, Shown
from formula_desktop.models.words.hint import TELLS_WHERE
from formula_desktop.practise import trying
from formula_desktop.practise.exercise import ONE_SUM, Exercise, Task
from formula_desktop.practise.game import Miss
from formula_desktop.refusal import Refusal

MOST_TRIES: Final = 2
"""The usual number of tries before the answer is shown."""


class Stand(Enum):
    """The state of an exercise."""

    OPEN = auto()
    WRONG = auto()
    """It may be tried once more."""
    RIGHT = auto()
    SHOWN = auto()
    """The answer is shown, since it was asked for or the last try was wrong."""


class Tried(NamedTuple):
    """A play, and what is against it; None if it solves the exercise."""

    play: Play
    refusal: Refusal | None


class Solver(Opponent):
    """Gives the solution that hints lead to, in this process."""

    def __init__(self, game: AnyExerciseGame, parent: QObject) -> None:
        super().__init__(parent)
        self._of = game

    def start(self) -> None:
        """Do nothing: there is no process."""

    def _choose(self, view: View) -> Play:
        return self._of.hinted


class ExerciseGame(ShowingGame[P, L, D, V, H]):
    """A game that is one exercise: a play in it is judged, and never made."""

    judged = Signal(bool, bool, str)
    """A try was judged: whether it was the first one and whether it was right, and the play as it
    is written, empty if the answer was shown instead."""
    stand_changed = Signal()

    def __init__(self, exercise: Exercise, state: State) -> None:
        self.exercise = exercise
        self.stand = Stand.OPEN
        self.tried: tuple[Tried, ...] = ()
        self.most_tries = MOST_TRIES
        """The tries before the answer is shown."""
        self.is_extra = False
        """Whether somebody looks for more, after what was found was right: no try counts."""
        self.came_by_itself = False
        """Whether it has followed the one before without anybody asking for it."""
        self.came_after_miss = False
        """The same after one that was missed."""
        self._judged: D | None = None
        """The draft of the last try."""
        self._hinted: L | None = None
        """The solution that hints lead to, once it is another one than the one to show."""
        self.is_only_begun = False
        """Whether the beginning of the answer was tried: it goes on."""
        self.asked_pupil = ""
        """The name of the pupil who is asked, in a class; empty otherwise."""
        super().__init__(
            state,
            clock=lambda: BEGAN,
            opponent=lambda parent: Solver(cast("AnyExerciseGame", self), parent),
        )

    @property
    @abstractmethod
    def solutions(self) -> Sequence[L]:
        """The plays that solve it, the one to show first; of many only the best."""

    @property
    def solution(self) -> L:
        """The play to show as the answer."""
        return self.solutions[0]  # otherwise it is no exercise

    @property
    def pupil(self) -> str:
        return self.asked_pupil

    @property
    def had_hint(self) -> bool:
        """Whether a hint was asked for."""
        return bool(self.hints.turns)

    @property
    def is_done(self) -> bool:
        return self.stand in (Stand.RIGHT, Stand.SHOWN)

    @property
    def is_short(self) -> bool:
        """Whether the last try was correct, and only reached less than is asked for."""
        last = self.tried[-1].refusal if self.tried else None
        return last is not None and isinstance(last.reason, Miss) and last.reason.is_short

    @property
    def is_told_of_try(self) -> bool:
        """Whether what is wrong with the last try matters: it lies there, or reached too little."""
        return self._was_just_tried or self.is_short

    @property
    def was_wrong_at_last(self) -> bool:
        """Whether the last try was wrong, so that the answer is shown."""
        is_last = self.stand is Stand.SHOWN and len(self.tried) >= self.most_tries
        return is_last and not self.is_extra and self.tried[-1].refusal is not None

    @property
    def can_show(self) -> bool:
        return self.draft is not None and not self.is_done

    @property
    def has_more(self) -> bool:
        """Whether what was found is right, and there is more: it may be shown, or looked for."""
        if self.stand is not Stand.RIGHT or self.exercise.task is not Task.BETTER:
            return False
        return self.most > self._worth(self.tried[-1].play)

    @property
    def reached(self) -> int:
        """How many points what solved it has earned; 0 where none are asked for."""
        is_for_points = self.exercise.task in (Task.MOST_POINTS, Task.AT_LEAST)
        return (
            self._worth(self.tried[-1].play) if is_for_points and self.stand is Stand.RIGHT else 0
        )

    @property
    def most(self) -> int:
        """How many points or cards the best play has."""
        return self._worth(self.solution)

    def _worth(self, play: Play) -> int:
        return kind_of(self.state).worth(self.position, play)

    def look_for_more(self) -> None:
        """Let more be looked for, with nothing put down."""
        if self.has_more:
            self.is_extra = True
            self._hinted = None
            self._stand(Stand.OPEN)
            self.take_back_all()

    @property
    def example(self) -> Sequence[Shown[D]]:
        return self._way_to(self.solution)

    def tell(self, refusal: Refusal) -> None:
        """Do nothing: the table says it."""

    # --- the tries ------------------------------------------------------------------------------

    @property
    def can_be_tried(self) -> bool:
        """Whether something was laid or chosen that can be judged, or is incomplete.

        What has just been judged must change first, so that a second click costs no try.
        """
        if self.awaits_digit or self._was_just_tried:
            return False
        return self.can_take_back or (self.can_show and self._is_whole)

    @property
    def awaits_digit(self) -> bool:
        """Whether a joker or blank lies there whose digit is to be chosen first."""
        return self.draft is not None and self.draft.awaits_digit and not self.is_done

    @property
    def is_typed(self) -> bool:
        """Whether a single sum lacks nothing but its answer: what is typed has one place."""
        return self.exercise.task in ONE_SUM and self.exercise.task is not Task.SIGN

    def lay_next(self, kind: str) -> bool:
        """Lay a card or tile that is typed where the answer goes on; return whether it lies there.

        After an answer that was refused it begins a new one. Only what `is_typed` has such a place.
        """
        index = None if self.draft is None else self._free(kind, self._kept_of(self.draft))
        return index is not None and self.lay_where_it_goes_on(index)

    def lay_where_it_goes_on(self, index: int) -> bool:
        """The same with a certain card or tile of the hand."""
        draft = self.draft
        if draft is None or self.is_done or self.exercise.task not in ONE_SUM:
            return False
        return self._lay(index, self._kept_of(draft))

    def _kept_of(self, draft: D) -> D:  # type: ignore[misc]
        """What the next card or tile is added to: nothing of an answer that was refused."""
        is_refused = self.stand is Stand.WRONG and draft is self._judged
        return draft if self.view is None or not is_refused else self.drafting.empty(self.view)

    def _go_on_from(self, draft: D) -> None:  # type: ignore[misc]
        """Take back what is not kept of the draft."""
        if draft is not self.draft:
            self.take_back_all()

    @abstractmethod
    def _free(self, kind: str, draft: D) -> int | None:  # type: ignore[misc]
        """A card or tile of a kind that is not put down, if there is one."""

    @abstractmethod
    def _lay(self, index: int, draft: D) -> bool:  # type: ignore[misc]
        """Lay a card or tile where the answer goes on, added to this draft: see `_go_on_from`."""

    @property
    def is_told_by_one(self) -> bool:
        """Whether a single card, tile or sign is laid, and it lies there: nothing else is missing.

        In a speed round that is judged at once.
        """
        if self.exercise.task not in ONE_SUM or self.is_done or not self.can_be_tried:
            return False
        return self._is_whole and self._lies_in_one_place

    @property
    @abstractmethod
    def _lies_in_one_place(self) -> bool:
        """Whether the answer takes one card or tile, or none but a sign."""

    @property
    @abstractmethod
    def _is_begun(self) -> bool:
        """Whether the beginning of the answer lies there, and not all of it."""

    @property
    def _was_just_tried(self) -> bool:
        """Whether the draft is that of the last try."""
        play = self.draft.play if self.draft is not None else None
        return play is not None and bool(self.tried) and play == self.tried[-1].play

    @property
    def _is_whole(self) -> bool:
        """Whether a draft is there that nothing is missing in.

        To choose a sign no card is laid, which the rules of a turn ask for.
        """
        draft = self.draft
        if draft is None or draft.play is None:
            return False
        return self.exercise.task is Task.SIGN or not draft.lacks_something

    def play(self) -> bool:
        """Judge the draft; return whether it was whole enough for that, and can be laid at all.

        Where there is a single try, the beginning of the answer is no wrong one, for once.
        """
        play = self.draft.play if self.draft is not None and self._is_whole else None
        if play is None or self.is_done or self._was_just_tried:
            return False
        if self.most_tries == 1 and not self.is_only_begun and self._is_begun:
            self.is_only_begun = True
            self.stand_changed.emit()
            return False
        refusal = trying.why_not(self.exercise, play)
        if not trying.is_try(self.exercise, refusal):
            return False
        is_first = not self.tried
        self.tried += (Tried(play, refusal),)
        self._judged = self.draft
        may_go_on = self.is_extra or len(self.tried) < self.most_tries
        stand = Stand.WRONG if may_go_on else Stand.SHOWN
        self._stand(Stand.RIGHT if refusal is None else stand)
        if not self.is_extra:
            self.judged.emit(is_first, refusal is None, str(play))
        return True

    def give_up(self) -> None:
        """Let the answer be shown; this counts as a wrong try, unless one was right before."""
        if not self.is_done or self.has_more:
            is_first, counts = not self.tried, not (self.is_extra or self.has_more)
            self._stand(Stand.SHOWN)
            if counts:
                self.judged.emit(is_first, False, "")

    @property
    def waits_for_play(self) -> bool:
        return self.can_show

    def pass_without_end(self) -> bool:
        """Let the answer be shown, as nobody found it in time."""
        is_open = self.can_show
        self.give_up()
        return is_open

    def _stand(self, stand: Stand) -> None:
        self.hints.start_over()
        self.stand = stand
        self.stand_changed.emit()

    @property
    def reason(self) -> Refusal:
        """Why the answer is right, with its figure."""
        tried = [each.play for each in self.tried]
        return trying.reason(self.exercise, self.solution, tried)

    @property
    def praise(self) -> Refusal | None:
        """What is good about the last try, which is right; None if nothing is special."""
        return trying.praise(self.exercise, self.tried[-1].play)

    # --- hints ----------------------------------------------------------------------------------

    @cached_property
    def clues(self) -> tuple[Refusal, ...]:
        """What helps in place of the game's own hints, step by step; empty where those do."""
        return trying.clues(self.exercise, self.solution)

    def leading_on(self) -> H | None:
        """None: the hints of an exercise lead to its own solutions."""
        return None

    @property
    def hinted(self) -> L:
        """The solution that hints lead to."""
        return self._hinted or self.solution

    def ask_hint(self) -> None:
        """Show the next hint, or the first one to another solution, if that has what was laid."""
        found = self._solution_with_draft
        if found not in (None, self.hinted):
            self._hinted = found
            self.hints.start_over()
        self.hints.ask()

    @property
    def has_hint_left(self) -> bool:
        """Whether asking shows something, before the answer itself."""
        return self.hints.step < self.last_hint or self.is_in_the_way

    @property
    def last_hint(self) -> int:
        return len(self.clues) or TELLS_WHERE

    @property
    def is_in_the_way(self) -> bool:
        return self.can_take_back and self._solution_with_draft is None

    @property
    def _solution_with_draft(self) -> L | None:
        """The solution that hints lead to, or else the first that has all that is put down.

        None if there is none.
        """
        every = (self.hinted, *self.solutions)
        return next((each for each in every if self._is_part_of(each) and self._is_new(each)), None)

    def _is_new(self, solution: L) -> bool:  # type: ignore[misc]
        """Whether a solution is worth more than what was found, if more is looked for."""
        found = [play for play, refusal in self.tried if refusal is None]
        return not found or self._worth(solution) > max(map(self._worth, found))

    @abstractmethod
    def _is_part_of(self, solution: L) -> bool:  # type: ignore[misc]
        """Whether what is put down or chosen belongs to a solution, where it lies."""

    # --- what stays as it is --------------------------------------------------------------------

    @property
    def can_take_back(self) -> bool:
        return not self.is_done and super().can_take_back

    def take_back(self, index: int) -> None:
        if not self.is_done:
            super().take_back(index)

    def take_back_all(self) -> None:
        if not self.is_done:
            super().take_back_all()

    def choose(self, index: int, digit: int) -> None:
        if not self.is_done:
            super().choose(index, digit)

    def is_fixed(self, index: int) -> bool:
        """Whether a card or tile of the hand stays where it is."""
        return self.is_done


AnyExerciseGame = ExerciseGame[Position, Play, AnyDraft, View, AnyHint]
"""Any exercise at its table."""
T = TypeVar("T", bound=AnyExerciseGame, covariant=True)
"""The type of an exercise at its table."""
