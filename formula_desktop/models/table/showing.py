"""A game in which a play can be shown: the way from an empty table to it, step by step."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Generic, NamedTuple, TypeVar

from formula_desktop.arithmetic import DIGITS
from formula_desktop.kinds.kind import Play, Position, View
from formula_desktop.models.table.any_game import AnyDraft, AnyHint, D, H, L, P, V
from formula_desktop.models.table.game import TableGame
from formula_desktop.refusal import Refusal


class Asked(NamedTuple):
    """The digit that is chosen for a joker or blank; `at` is the index of that in the hand."""

    at: int
    digit: int


class Shown(NamedTuple, Generic[D]):
    """One moment of a demonstration; `asks` while the digit of a joker or blank is chosen."""

    draft: D
    asks: Asked | None = None


class ShowingGame(TableGame[P, L, D, V, H]):
    """A TableGame that can show a play in place of the player's own draft."""

    @property
    @abstractmethod
    def is_done(self) -> bool:
        """Whether nothing more is to be laid."""

    @property
    @abstractmethod
    def can_show(self) -> bool:
        """Whether there is a play to show."""

    @property
    @abstractmethod
    def example(self) -> Sequence[Shown[D]]:
        """The way from an empty table to the play to show; empty if there is none."""

    @abstractmethod
    def tell(self, refusal: Refusal) -> None:
        """Say why a place did not take something."""

    def show(self, draft: D) -> None:  # type: ignore[misc]
        """Show a draft in place of the player's own."""
        self.draft = draft
        self.draft_changed.emit()

    def _way_to(self, play: L) -> Sequence[Shown[D]]:  # type: ignore[misc]
        """The moments from an empty table to a play; none if it lays nothing."""
        if self.view is None:
            return ()
        empty, draft = self.drafting.empty(self.view), self.drafting.laid(self.view, play)
        if draft is None:
            return ()
        found = [Shown(draft)]
        for put in reversed(draft.puts):
            if draft == empty:  # the rest lies there from the beginning
                break
            blank = draft.choose(put.index, None)
            if blank != draft:
                (digit,) = (each for each in DIGITS if blank.choose(put.index, each) == draft)
                found += [Shown(blank, Asked(put.index, digit)), Shown(blank)]
            draft = draft.take_back(put.index)
            found.append(Shown(draft))
        if draft == empty and len(found) > 1:
            found.pop()  # no other operator is chosen first
        return found[::-1]


AnyShowingGame = ShowingGame[Position, Play, AnyDraft, View, AnyHint]
"""Any game in which a play can be shown."""
G = TypeVar("G", bound=AnyShowingGame, covariant=True)
"""The type of such a game."""
