"""What the results pages read, and what they ask the window."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import TYPE_CHECKING, TypeAlias

from formula_desktop.models.results.next_game import NextGame
from formula_desktop.models.results.participant import ParticipantResults
from formula_desktop.results.book import Book
from formula_desktop.results.records import Record
from formula_desktop.results.trouble import Trouble
from formula_desktop.store.games.collection import SavedGame

if TYPE_CHECKING:
    from formula_desktop.models.results.changer import Changer


class WayBack(Enum):
    """The page to which a person's page leads back."""

    RESULTS = auto()
    PLAYERS = auto()
    CLASSES = auto()
    HOME = auto()


Next: TypeAlias = SavedGame | NextGame
"""A game to continue, or a new one."""


@dataclass(frozen=True, slots=True)
class Used:
    """The results, and answers about the games in the window.

    Without a book, `trouble` says why. `changer` renames, merges and removes persons, in the saved
    games too. `sits_at_table` says whether a participant plays in the game on the table, which must
    not be changed then; `leave_table` puts that game away. `next_of` finds what a person plays
    next, and `under_way` a person's games that go on. `is_child` says whether the numbers of a
    person stay behind what to be proud of. `is_family` says that no class plays here.
    `forget_class` deletes what waits for a class that was deleted.
    """

    book: Book | None = None
    trouble: Trouble | None = None
    changer: Changer | None = None
    sits_at_table: Callable[[str], bool] = lambda _key: False
    next_of: Callable[[ParticipantResults], Next | None] = lambda _results: None
    under_way: Callable[[str], Sequence[Record]] = lambda _key: ()
    leave_table: Callable[[], object] = lambda: None
    is_child: Callable[[ParticipantResults], bool] = lambda _results: False
    is_family: bool = False
    forget_class: Callable[[str], object] = lambda _key: None
