"""What the player can ask for after a round or a game."""

from __future__ import annotations

from enum import Enum, auto
from typing import Final


class Wish(Enum):
    """What the player wants to do after a round or game."""

    NEXT_ROUND = auto()
    END_MATCH = auto()
    AGAIN = auto()
    NEW_GAME = auto()
    SAVE_AS = auto()
    HOME = auto()
    TABLE = auto()  # return to it, to look at it or to undo
    LOOK_BACK = auto()
    PICTURE = auto()  # to share: to copy or to save
    OTHER_LEVEL = auto()  # the same again, at the proposed level
    EXERCISES = auto()  # to try again the turns in which there was more
    NAME = auto()  # to choose a name and a picture
    CERTIFICATE = auto()  # for a record that was beaten
    MORE = auto()  # the count and the course; or back from there


AT_END: Final = (
    Wish.HOME,
    Wish.PICTURE,
    Wish.TABLE,
    Wish.LOOK_BACK,
    Wish.SAVE_AS,
    Wish.NEW_GAME,
    Wish.AGAIN,
)
"""The wishes at the end of a game; the main button comes last."""

IN_FRONT: Final[tuple[Wish, ...]] = (Wish.PICTURE, Wish.LOOK_BACK)
"""The wishes that are offered at once, beside the main one; the others are behind *More*.

To see the table is a cross in the corner of the panel.
"""

IN_FRONT_OF_ROUND: Final[tuple[Wish, ...]] = (Wish.LOOK_BACK,)
"""Those between two rounds."""

WHEN_STOPPED: Final = (Wish.AGAIN, *AT_END[1:-1], AT_END[0])
"""The wishes after a game that was stopped, as at bedtime: the main button leads home."""

IN_FRONT_WHEN_STOPPED: Final[tuple[Wish, ...]] = (Wish.LOOK_BACK,)
"""Those that are then offered below *Home* and *Again*."""
