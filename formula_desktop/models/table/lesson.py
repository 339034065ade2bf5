"""A lesson step being played: what it says about a draft, and when it is done."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto
from typing import Protocol, TypeVar, cast

from PySide6.QtCore import QObject, Signal

from formula_desktop.engine.client import Opponent
from formula_desktop.kinds.kind import Play, Position, State, View
from formula_desktop.lessons.parts import BEGAN
from formula_desktop.models.table.any_game import AnyDraft, AnyHint, D, H, L, P, V
from formula_desktop.models.table.showing import ShowingGame, Shown
from formula_desktop.refusal import Refusal


class Said(Enum):
    """What to say now, besides the aim of the step."""

    NOTHING = auto()
    WRONG = auto()
    """It cannot become right any more; `refusal` says why."""
    STUCK = auto()
    """Something is missing, and nothing can make it right."""
    OTHER = auto()
    """The rules allow it, but it is not what the step is about."""
    NOT_YET = auto()
    """Drawing or passing although something can be laid."""
    READY = auto()
    DONE = auto()


class Script(Opponent):
    """Makes the plays that the lesson prescribes, in this process and without thinking."""

    def __init__(self, plays: tuple[Play, ...], parent: QObject) -> None:
        super().__init__(parent)
        self._plays = list(plays)

    def start(self) -> None:
        """Do nothing: there is no process."""

    def _choose(self, view: View) -> Play:
        return self._plays.pop(0)


_Play = TypeVar("_Play", bound=Play)
_Seen = TypeVar("_Seen", bound=View, contravariant=True)


class TaughtStep(Protocol[_Play, _Seen]):
    """The part of a lesson step that its game uses."""

    @property
    def aim(self) -> Enum:
        """What the step teaches."""

    @property
    def script(self) -> tuple[_Play, ...]: ...

    @property
    def shown(self) -> _Play: ...

    def begun(self, learner: str, computer: str) -> State: ...

    def accepts(self, view: _Seen, play: _Play) -> bool: ...

    def has_its_aim(self, view: _Seen, play: _Play) -> bool: ...


class TaughtGame(ShowingGame[P, L, D, V, H]):
    """A game that waits for the right play and accepts no other."""

    said_changed = Signal()

    step: TaughtStep[L, V]
    said = Said.NOTHING
    refusal: Refusal | None = None

    def __init__(self, step: TaughtStep[L, V], learner: str, computer: str) -> None:
        """`learner` and `computer` are the names of the players."""
        self.step = step
        super().__init__(
            step.begun(learner, computer),
            clock=lambda: BEGAN,
            opponent=lambda game: Script(step.script, game),
        )
        for changed in (self.draft_changed, self.turn_changed):
            changed.connect(self._follow_draft)
        self.refused.connect(self.tell)

    @property
    def is_done(self) -> bool:
        """Whether the play that the step waits for has been made."""
        return self.said is Said.DONE

    @property
    def has_its_aim(self) -> bool:
        """Whether the draft, right or wrong, has what the step is about."""
        draft, view = self.draft, self.view
        if draft is None or view is None:
            return False
        if draft.play is None:
            return self._has_its_piece
        return self.step.has_its_aim(view, cast("L", draft.play))

    @property
    def _has_its_piece(self) -> bool:
        """Whether the joker or blank that the step is about is put down."""
        return False

    @property
    def covers_what_stays(self) -> bool:
        """Whether the draft covers what the task of the step leaves as it is."""
        return False

    @property
    def can_show(self) -> bool:
        return self.draft is not None and not isinstance(self.step.shown, Enum)

    @property
    def example(self) -> Sequence[Shown[D]]:
        return self._way_to(self.step.shown)

    def tell(self, refusal: Refusal) -> None:
        self._say(Said.WRONG, refusal)

    @property
    def seat_to_show(self) -> int | None:
        """None when the step is done: nobody is asked any more."""
        return None if self.is_done else super().seat_to_show

    def go_on(self) -> None:
        """Ask the learner or the computer, unless the step is done."""
        if not self.is_done:
            super().go_on()

    def _make(self, play: L) -> None:  # type: ignore[misc]
        if self.view is not None:
            if not self.step.accepts(self.view, play):
                self._say(Said.NOT_YET if isinstance(play, Enum) else Said.OTHER)
                return
            self._say(Said.DONE)
        super()._make(play)

    def _follow_draft(self) -> None:
        if self.is_done:
            return
        draft, view, refusal = self.draft, self.view, self.why_not_play
        if draft is None or view is None or not self.can_take_back:
            self._say(Said.NOTHING)
        elif refusal is None:
            is_wanted = draft.play is not None and self.step.accepts(view, cast("L", draft.play))
            self._say(Said.READY if is_wanted else Said.OTHER)
        elif self.following_of(draft) is not None:  # the table says what comes next
            self._say(Said.NOTHING)
        elif draft.lacks_something:
            self._say(Said.STUCK)
        else:
            self._say(Said.WRONG, refusal)

    def _say(self, said: Said, refusal: Refusal | None = None) -> None:
        self.said, self.refusal = said, refusal
        self.said_changed.emit()


AnyTaughtGame = TaughtGame[Position, Play, AnyDraft, View, AnyHint]
"""Any game of a lesson."""
T = TypeVar("T", bound=AnyTaughtGame, covariant=True)
"""The type of a lesson's game."""
