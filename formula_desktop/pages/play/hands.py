"""The game on the table as pages see and play it; each game has its own."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from PySide6.QtCore import QCoreApplication

from formula_desktop.models.table.game import G

if TYPE_CHECKING:
    from formula_desktop.hands.messages import Put, Sign, Simple, Starting
    from formula_desktop.hands.seen import GameSeen
    from formula_desktop.pages.play.play import TablePlay
    from formula_desktop.refusal import Refusal

T = TypeVar("T", bound="TablePlay", covariant=True)
"""The page with a game's table."""


def not_now() -> str:
    """It was meant for another moment."""
    return QCoreApplication.translate("Hands", "This cannot be done now.")


class HandsOfGame(ABC, Generic[T, G]):
    """What one game has for hands on other screens.

    What puts or does something returns why not: the rule against it, or that it cannot be now.
    """

    seen: GameSeen
    """What a page shows of it."""

    def __init__(self, play: T, game: G) -> None:
        self.play, self.game = play, game

    @abstractmethod
    def counts_in_words(self, seat: int) -> str:
        """What a player has at the moment, such as points; perhaps nothing."""

    @abstractmethod
    def put(self, act: Put) -> Refusal | str | None:
        """Put a card or tile of the hand, which has it, on a place."""

    def do_other(self, act: Starting | Sign | Simple) -> Refusal | str | None:
        """Do something that not every game has."""
        return not_now()

    def passing_in_words(self) -> tuple[str, ...]:
        """What is asked before passing; nothing where a pass needs no question."""
        return ()

    def winners_of_round(self) -> tuple[int, ...]:
        """Who has won the round that is over, in a match of several."""
        return ()

    @property
    def seconds_left(self) -> float | None:
        """What is left of the turn's time; None if no limit is running."""
        return None


AnyHandsOfGame = HandsOfGame[Any, Any]
