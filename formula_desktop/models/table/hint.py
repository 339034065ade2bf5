"""Hints for the person to move: the computer player's own choice, revealed step by step."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, Protocol

from PySide6.QtCore import QObject, Signal

from formula_desktop.engine.client import Opponent
from formula_desktop.engine.protocol import limit_for
from formula_desktop.models.table.any_game import H, L, V
from formula_desktop.models.words.hint import LAYS, TELLS_KIND
from formula_desktop.players import Level


class Asking(Protocol[V]):
    """Whose turn hints are for."""

    @property
    def view(self) -> V | None:
        """What the person to move sees; None where nobody can ask."""

    @property
    def turn_number(self) -> int: ...


class Hints(QObject, Generic[L, V, H]):
    """The hint for the turn under way, and before which turns one was given.

    A step is shown until something is put down or taken back; the next one follows it all the
    same. With the turn everything starts over.
    """

    changed = Signal()
    """Another step is shown, or none any more."""
    given = Signal()
    """`turns` has another turn."""
    laid = Signal(object)
    """The play of the hint is to be put down."""

    def __init__(
        self, game: Asking[V], hint_of: Callable[[V, L], H], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._game = game
        self._hint_of = hint_of
        self._hint: H | None = None
        self._reached = 0
        self._shown = 0
        self._is_laying = False
        self.turns: frozenset[int] = frozenset()
        """Before which turns a hint was given, from 0 over the whole game. Those ahead of the game
        are of turns that were undone: they count as soon as these are made again."""
        self._engine = Opponent(self)
        self._engine.chosen.connect(self._answer)

    # --- what there is ----------------------------------------------------------------------------

    @property
    def hint(self) -> H | None:
        """The hint for this turn; None while nobody has asked for it."""
        return self._hint

    @property
    def step(self) -> int:
        """Which step is shown; 0 for none."""
        return self._shown

    @property
    def is_looking(self) -> bool:
        """Whether a hint has been asked for and is being looked for."""
        return self._engine.is_thinking

    # --- asking -----------------------------------------------------------------------------------

    def ask(self) -> None:
        """Show the next step; the last one again when there is none."""
        view = self._game.view
        if view is None or self.is_looking:
            return
        if self._hint is None:
            # the play of a strong player, whoever else plays
            self._engine.ask(view, Level.HARD, limit_for(view, Level.HARD, 0))
            self.changed.emit()
        else:
            self._show(min(self._reached + 1, self._hint.steps))

    def stop(self) -> None:
        """End the process that looks for hints; the table is about to close."""
        self._engine.stop()

    def forget_from(self, turn: int) -> None:
        """This turn and those behind it will not be made again as they were."""
        self.turns = frozenset(each for each in self.turns if each < turn)

    # --- following the game -----------------------------------------------------------------------

    def start_over(self) -> None:
        """Show nothing any more, and start over when asked again."""
        was_shown = self._shown or self.is_looking
        self._engine.interrupt()
        self._hint = None
        self._reached = self._shown = 0
        if was_shown:
            self.changed.emit()

    def follow_draft(self) -> None:
        """What is put down has changed: the words about it go."""
        if self._shown and not self._is_laying:
            self._shown = 0
            self.changed.emit()

    # --- how it works -----------------------------------------------------------------------------

    def _answer(self, play: L) -> None:  # type: ignore[misc]
        view = self._game.view
        if view is None:
            return
        self._hint = self._hint_of(view, play)
        self.turns |= {self._game.turn_number}
        self._show(TELLS_KIND)
        self.given.emit()

    def _show(self, step: int) -> None:
        self._reached = self._shown = step
        if step == LAYS and self._hint is not None:
            self._is_laying = True
            self.laid.emit(self._hint.play)
            self._is_laying = False
        self.changed.emit()
