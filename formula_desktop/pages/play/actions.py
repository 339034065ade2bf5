"""The actions at a table that the menu offers."""

from __future__ import annotations

from enum import Enum, auto
from typing import Final


class TableAction(Enum):
    """An action at a table that the menu offers."""

    HINT = auto()
    UNDO = auto()
    REDO = auto()
    TAKE_BACK_ALL = auto()
    SORT = auto()
    SHUFFLE = auto()
    PASS = auto()
    STOP = auto()
    RESIGN = auto()
    NEXT_PUPIL = auto()
    WHO_IS_HERE = auto()


OF_LESSONS: Final = (TableAction.NEXT_PUPIL, TableAction.WHO_IS_HERE)
"""The actions that only the games of a lesson with teams have."""

OF_SOME_GAMES: Final = (
    TableAction.SHUFFLE,
    TableAction.PASS,
    TableAction.STOP,
    TableAction.RESIGN,
    *OF_LESSONS,
)
"""The actions that only some games have."""
