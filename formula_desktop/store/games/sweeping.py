"""Cleaning up at each start: folders are put in order, and overdue games end.

Everything here is done as far as the disk allows and tried again at the next start.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from datetime import datetime, timedelta
from time import monotonic, sleep

from formula_desktop import clock, safe
from formula_desktop.gamefile.errors import FileError
from formula_desktop.kinds.kind import TIMEOUT, State
from formula_desktop.kinds.registry import KINDS, kind_of, read_any_file
from formula_desktop.store.games.collection import DAYS_REMOVED, KEPT, Games, SavedGame
from formula_desktop.store.games.folders import LOCK_SUFFIX, Folder, delete_older

STILL_WRITTEN = timedelta(minutes=10)
"""A younger unfinished file may be one that another program is still writing."""

STILL_LOCKED = timedelta(days=1)
"""A younger lock may belong to a game that another program has just moved."""

DAYS_SEEN = 7
"""The days on which the program must have been started before a deleted game is erased. The clock
alone is not enough: now and then it may be wrong by years."""

KEPT_WITHOUT_GAME = timedelta(days=30)
"""How long a backup stays after somebody deleted the game's file by hand."""

_SHORTEST_LIMIT = timedelta(days=1)
"""The shortest limit that runs while the program is closed; nobody is late before."""

_SHORT_S = 0.002
_LONGEST_PAUSE_S = 0.02


def sweep(
    games: Games, now: datetime | None = None, goes_on: Callable[[], bool] = lambda: True
) -> None:
    """Clean up after crashes and delete what is due; `goes_on` is called before each game."""
    now = now or clock.now()
    with contextlib.suppress(OSError):  # a folder out of reach is not gone
        _sweep_files(games, now)
    for saved in _each(games, Folder.UNDER_WAY, goes_on):
        _put_where_it_belongs(games, saved, is_over=False)
    for saved in _each(games, Folder.FINISHED, goes_on):
        _put_where_it_belongs(games, saved, is_over=True)
    for saved in _each(games, Folder.REMOVED, goes_on):
        _delete_if_due(games, saved, now)


class GivingWay:
    """Pauses for as long as what was done with it took, once that adds up to a few milliseconds.

    Of several threads only one runs Python at a time. So the window gets half of the time while
    thousands of games are read, and more if it has little to do.
    """

    def __init__(self) -> None:
        self._before = self._taken = 0.0

    def __enter__(self) -> None:
        self._before = monotonic()

    def __exit__(self, *_: object) -> None:
        self._taken += monotonic() - self._before
        if self._taken > _SHORT_S:
            sleep(min(self._taken, _LONGEST_PAUSE_S))
            self._taken = 0.0


def read_ahead(games: Games, goes_on: Callable[[], bool]) -> None:
    """Read the games that somebody is likely to continue: later ones would push them out."""
    giving_way = GivingWay()
    with contextlib.suppress(FileError):  # the list of games says why
        for name in games.names(Folder.UNDER_WAY)[:KEPT]:
            if not goes_on():
                return
            with giving_way:
                games.read_ahead(name)


def _each(games: Games, folder: Folder, goes_on: Callable[[], bool]) -> Iterator[SavedGame]:
    """The games in a folder, each read when the one before is done."""
    giving_way = GivingWay()
    with contextlib.suppress(FileError):
        for name in games.names(folder):
            if not goes_on():
                return
            with giving_way:
                saved = games.saved(name, folder)
            if saved is not None:
                yield saved


def _put_where_it_belongs(games: Games, saved: SavedGame, *, is_over: bool) -> None:
    """Move a game whose move was interrupted by a crash."""
    notes = saved.notes
    if notes.removed is not None:
        with contextlib.suppress(FileError):
            saved = games.note(saved, removed=None)
    if (saved.summary.is_over or notes.has_ended) != is_over:
        # A damaged one stays where it is and is reported when opened.
        with games.locked(saved.name), contextlib.suppress(FileError):
            state, saved = games.read(saved, mends=False)
            games.keep(saved, state, has_ended=notes.has_ended, is_untold=saved.notes.is_untold)


def _delete_if_due(games: Games, saved: SavedGame, now: datetime) -> None:
    """Erase a game deleted long enough ago, even if the clock was wrong meanwhile."""
    notes = saved.notes
    with games.locked(saved.name), contextlib.suppress(FileError, OSError):
        if notes.removed is None or notes.removed < saved.summary.moved:
            games.note(saved, removed=now, days_removed=())
            return
        days = dict.fromkeys((*notes.days_removed, now.toordinal()))
        if len(days) < DAYS_SEEN:
            if len(days) > len(notes.days_removed):
                games.note(saved, days_removed=tuple(days))
        elif now - notes.removed > timedelta(days=DAYS_REMOVED):
            games.folders.delete(Folder.REMOVED, saved.name)


def _sweep_files(games: Games, now: datetime) -> None:
    folders, places = games.folders, games.places
    if not all(folders.folder(folder).is_dir() for folder in Folder):
        return  # they are made together, so one is out of reach
    for folder in (places.data, *folders.all_folders):
        delete_older(folder.glob(f".*{safe.LEFTOVER}"), now - STILL_WRITTEN)
    under_way = set(folders.names(Folder.UNDER_WAY))
    locks = places.games.glob(f"*{LOCK_SUFFIX}")
    delete_older((lock for lock in locks if lock.stem not in under_way), now - STILL_LOCKED)
    delete_older(folders.without_game(), now - KEPT_WITHOUT_GAME)


def end_late(
    games: Games,
    now: datetime,
    is_taken: Callable[[str], bool] = lambda name: False,
    goes_on: Callable[[], bool] = lambda: True,
) -> list[tuple[State, SavedGame]]:
    """End the games under way whose time for a turn ran out while the program was closed.

    Returns all that the user does not know of, including earlier ones, until `is_untold` is cleared
    in their notes. `is_taken` says whether the game with a name is on a table; `goes_on` is called
    before each game. A game that the disk fails on is ended next time.
    """
    found: list[tuple[State, SavedGame]] = []
    for saved in games.finished():
        if saved.notes.is_untold and goes_on():
            found += _untold(games, saved)
    for saved in games.under_way():
        if _may_be_late(saved, now) and goes_on() and not is_taken(saved.name):
            found += _ended(games, saved, now)
    return found


def _untold(games: Games, saved: SavedGame) -> Iterator[tuple[State, SavedGame]]:
    with contextlib.suppress(FileError):  # a damaged one is reported when opened
        state, saved = games.read(saved, mends=False)
        if kind_of(state).account(state, False).ending == TIMEOUT:
            yield state, saved


def _may_be_late(saved: SavedGame, now: datetime) -> bool:
    """Whether a game may be late by its notes, so that not every game is read."""
    kind = KINDS[saved.summary.game]
    return kind.has_turn_limit and now - saved.summary.moved > _SHORTEST_LIMIT


def _ended(games: Games, saved: SavedGame, now: datetime) -> Iterator[tuple[State, SavedGame]]:
    with games.locked(saved.name), contextlib.suppress(FileError):
        # A damaged one stays as it is and is reported when opened.
        state = read_any_file(games.path(saved))
        if kind_of(state).after_timeout(state, now) is not None:
            state, saved = games.read(saved, mends=False)
            over = kind_of(state).after_timeout(state, now)
            assert over is not None  # the same file
            yield over, games.keep(saved, over, is_untold=True)
