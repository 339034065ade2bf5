"""Games whose time for a turn ran out while the program was closed: they are ended, and told of."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from datetime import datetime, timedelta
from typing import TYPE_CHECKING

from formula_desktop.arguments import DIGIFEUD
from formula_desktop.digifeud.game import Game
from formula_desktop.digifeud.play import Action
from formula_desktop.digifeud.position import Ending
from formula_desktop.gamefile import FileError, read_game
from formula_desktop.gamefile.text import bytes_of
from formula_desktop.store.games.saved import SavedGame
from formula_desktop.store.games.states import State

if TYPE_CHECKING:
    from formula_desktop.store.games.collection import Games

_SHORTEST_LIMIT = timedelta(minutes=1)


def end_late(
    games: Games, now: datetime, is_taken: Callable[[str], bool], goes_on: Callable[[], bool]
) -> Iterator[tuple[State, SavedGame]]:
    """End what is late, and give it with what was ended before and has not been told."""
    for saved in games.finished():
        if saved.notes.is_untold and goes_on():
            yield from _untold(games, saved)
    for saved in games.under_way():
        if _may_be_late(saved, now) and goes_on() and not is_taken(saved.name):
            yield from _ended(games, saved, now)


def _untold(games: Games, saved: SavedGame) -> Iterator[tuple[State, SavedGame]]:
    with contextlib.suppress(FileError):  # whoever opens a damaged one is told of that
        state, saved = games.read(saved, mends=False)
        result = state.result() if isinstance(state, Game) else None
        if result is not None and result.ending is Ending.TIMEOUT:
            yield state, saved


def _may_be_late(saved: SavedGame, now: datetime) -> bool:
    """What the notes say, so that not every game is read."""
    summary = saved.notes.summary
    assert summary is not None  # every SavedGame has one
    return summary.game == DIGIFEUD and now - summary.moved > _SHORTEST_LIMIT


def _ended(games: Games, saved: SavedGame, now: datetime) -> Iterator[tuple[State, SavedGame]]:
    with games.locked(saved.name), contextlib.suppress(FileError):
        # one that is damaged stays as it is: whoever opens it is told
        state = read_game(bytes_of(games.path(saved)))
        if isinstance(state, Game) and state.is_late(now):
            state, saved = games.read(saved, mends=False)
            assert isinstance(state, Game)  # the same file
            over = state.after(Action.TIMEOUT, now)
            yield over, games.keep(saved, over, is_untold=True)
