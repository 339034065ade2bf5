"""Hints for the person to move: a play that suits them, revealed step by step."""

from __future__ import annotations

from typing import Generic, Protocol

from PySide6.QtCore import QObject, Signal

from formula_desktop.engine.client import OpponentMaker
from formula_desktop.models.table.any_game import AnyHint, D, Drafting, H, L, P, V
from formula_desktop.models.words.hint import LAYS, TELLS_KIND
from formula_desktop.players import Level


class Asking(Protocol[V, H]):
    """What hints need to know about a game."""

    @property
    def view(self) -> V | None:
        """What the person to move sees; None if nobody can ask."""

    @property
    def turn_number(self) -> int: ...

    @property
    def hint_level(self) -> Level:
        """The level that hints suit."""

    @property
    def last_hint(self) -> int:
        """The last step that is given."""

    def leading_on(self) -> H | None:
        """The hint that leads on from what is put down; None if that makes no difference."""

    @property
    def is_in_the_way(self) -> bool:
        """Whether no hint leads on from what is put down."""

    def take_back_all(self) -> None: ...


def step_after(hint: AnyHint, reached: int) -> int:
    """The step that is shown after another one, or the last one again.

    After the advice to lay nothing, what could be laid is shown at once.
    """
    if hint.laid == hint.play:
        return min(reached + 1, LAYS)
    return TELLS_KIND if hint.laid is None or not reached else LAYS


class Hints(QObject, Generic[P, L, D, V, H]):
    """The hint for the current turn, and the turns before which one was given.

    A step is shown until something is put down or taken back; asking again still shows the next
    one. Every turn starts over.
    """

    changed = Signal()
    """Another step is shown, or none."""
    given = Signal()
    """A turn was added to `turns` or `turns_laid`."""
    laid = Signal(object)
    """The play of the hint is to be put down."""

    def __init__(
        self,
        game: Asking[V, H],
        drafting: Drafting[P, L, D, V, H],
        opponent: OpponentMaker,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._game = game
        self._drafting = drafting
        self.hint: H | None = None
        """The hint for this turn, None until it has been asked for."""
        self.reached = 0
        """The last step that was asked for, whether it is still shown or not."""
        self.step = 0
        """The step that is shown, 0 for none."""
        self.took_back = False
        """Whether it has just taken back what no hint leads on from."""
        self._is_laying = False
        self._is_leading = False
        """Whether the hint leads on from what is put down."""
        self.turns: frozenset[int] = frozenset()
        """The turns before which a hint was given, counted from 0 over the whole game. Undone turns
        are included: they count as soon as they are made again."""
        self.turns_laid: frozenset[int] = frozenset()
        """Those of them in which the hint itself put the play down that was made."""
        self._plays_laid: dict[int, set[str]] = {}
        """What the hint put down in these turns, in the notation of game files."""
        self._engine = opponent(self)
        self._engine.chosen.connect(self._answer)

    @property
    def is_looking(self) -> bool:
        """Whether a hint has been asked for and is being worked out."""
        return self._engine.is_thinking

    def ask(self) -> None:
        """Show the next step, or the last one again; first take back what is in its way."""
        view = self._game.view
        if view is None or self.is_looking:
            return
        leading = self._game.leading_on()
        if leading is None and self._game.is_in_the_way:
            self._take_back()
            return
        self.took_back = False
        if self._is_leading and leading is None:  # what it led on from has been taken back
            self.hint = None
        self._is_leading = leading is not None
        if leading is not None:
            self.hint = leading
            self._give(step_after(leading, self.reached))
        elif self.hint is None:
            self._engine.ask_hint(view, self._game.hint_level)
            self.changed.emit()
        else:
            self._show(min(step_after(self.hint, self.reached), self._game.last_hint))

    def stop(self) -> None:
        """End the process that works out hints; the table is about to close."""
        self._engine.stop()

    def forget_from(self, turn: int) -> None:
        """Forget the hints for this turn and later ones, which will not be made again."""
        self.turns = frozenset(each for each in self.turns if each < turn)
        self.turns_laid &= self.turns

    def follow_play(self, play: L) -> None:  # type: ignore[misc]
        """Note the play that is made: what the hint did not put down is the person's own."""
        laid = self._plays_laid.pop(self._game.turn_number, None)
        if laid is not None and str(play) not in laid:
            self.turns_laid -= {self._game.turn_number}

    def start_over(self) -> None:
        """Hide the hint, and start over when asked again."""
        was_shown = self.step or self.is_looking or self.took_back
        self._engine.interrupt()
        self.hint = None
        self._is_leading = self.took_back = False
        self.reached = self.step = 0
        if was_shown:
            self.changed.emit()

    def follow_draft(self) -> None:
        """Hide the step, since the draft has changed."""
        if (self.step or self.took_back) and not self._is_laying:
            self.step, self.took_back = 0, False
            self.changed.emit()

    def _take_back(self) -> None:
        """Take back what is put down, which counts as a hint: it tells that this leads nowhere."""
        self._is_laying = True
        self._game.take_back_all()
        self._is_laying = False
        self.step, self.took_back = 0, True
        self.turns |= {self._game.turn_number}
        self.changed.emit()
        self.given.emit()

    def _answer(self, play: L) -> None:  # type: ignore[misc]
        view = self._game.view
        if view is not None:
            self.hint = self._drafting.hint(view, play)
            self._give(TELLS_KIND)

    def _give(self, step: int) -> None:
        """Show a step of the hint, which counts for the turn."""
        self.turns |= {self._game.turn_number}
        self._show(step)
        self.given.emit()

    def _show(self, step: int) -> None:
        self.reached = self.step = step
        if step == LAYS and self.hint is not None:
            self._is_laying = True
            self.laid.emit(self.hint.laid)
            self._is_laying = False
            laid = self._plays_laid.setdefault(self._game.turn_number, set())
            laid.add(str(self.hint.laid))
            if self._game.turn_number not in self.turns_laid:
                self.turns_laid |= {self._game.turn_number}
                self.given.emit()
        self.changed.emit()
