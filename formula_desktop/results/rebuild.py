"""Opening the results, damaged or not, and entering what is missing.

Lost results are restored from the newest undamaged backup, and from the games on disk for
everything played since. Names, merges and results of games deleted long ago are not in any game.
What was practised is not either, nor are classes; they are taken from the damaged file as far as
that can be read.
"""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from formula_desktop import clock, safe
from formula_desktop.classes.teams import read_teams
from formula_desktop.gamefile.errors import FileError
from formula_desktop.results.book import Book, backups_of
from formula_desktop.results.database import JOURNAL, trouble_of
from formula_desktop.results.participants import level_of_key
from formula_desktop.results.records import is_lesson, record_of
from formula_desktop.results.salvage import salvage
from formula_desktop.results.trouble import ResultsError, Trouble
from formula_desktop.store.games.folders import Folder
from formula_desktop.store.games.notes import NotCounted, Notes

if TYPE_CHECKING:
    from formula_desktop.store.games.collection import Games, SavedGame

_log = logging.getLogger(__name__)


class Opened(NamedTuple):
    """The outcome of opening the results.

    `book` is None if this run has none, `trouble` if all is well; a damaged file is `set_aside`.
    """

    book: Book | None
    trouble: Trouble | None = None
    set_aside: Path | None = None


def open_results(path: Path) -> Opened:
    """Open the book in a file; never raises.

    A damaged one is set aside under another name and replaced by the newest readable backup, or
    else an empty one; `catch_up` then enters the missing games. One that has a newer version, is
    locked or not permitted stays as it is.
    """
    try:
        safe.make_folder(path.parent)
        return _opened(path)
    except OSError as error:
        return Opened(None, trouble_of(error))
    except ResultsError as error:
        return Opened(None, error.trouble)


def _opened(path: Path) -> Opened:
    if not path.exists() or (path.is_file() and path.stat().st_size == 0):
        if not any(backup.is_file() for backup in backups_of(path)):
            return Opened(Book.open(path))
        _log.warning("The results are gone")
        path.unlink(missing_ok=True)
        _set_aside(path)
        return Opened(_restored(path), Trouble.GONE)
    try:
        return Opened(Book.open(path))
    except ResultsError as error:
        if error.trouble is not Trouble.DAMAGED:
            raise
    _log.warning("The results are damaged and set aside")
    aside = _set_aside(path)
    book = _restored(path)
    if aside is not None:
        _log.info("Tries that come back from it: %d", salvage(book, aside))
    return Opened(book, Trouble.DAMAGED, aside)


def _set_aside(path: Path) -> Path | None:
    """Rename a damaged database to an unused name; None if it does not exist.

    The journal of a crash goes with it: it must not be played back into another database.
    """
    moment = f"{clock.local(clock.now()):%Y-%m-%d %H.%M.%S}"
    aside, number = path.with_name(f"{path.stem}.damaged {moment}{path.suffix}"), 1
    while aside.exists() or _journal(aside).exists():
        number += 1
        aside = path.with_name(f"{path.stem}.damaged {moment} {number}{path.suffix}")
    if _journal(path).exists():
        safe.move(_journal(path), _journal(aside))
    if not path.exists():
        return None
    safe.move(path, aside)
    return aside


def _journal(path: Path) -> Path:
    return path.with_name(path.name + JOURNAL)


def _restored(path: Path) -> Book:
    for backup in backups_of(path):
        with contextlib.suppress(OSError, ResultsError):
            safe.write(path, backup.read_bytes())
            book = Book.open(path)
            _log.info("The results come back from a backup")
            return book
        safe.remove((path, _journal(path)))  # a copy of a damaged backup
    return Book.open(path)


def is_emptied(book: Book, games: Games, *, was_there: bool) -> bool:
    """Whether a book that had content is now empty; never raises.

    It had content if it `was_there` in this run, or if a game's notes say that it was entered.
    """
    with contextlib.suppress(ResultsError, FileError):
        return book.is_empty() and (
            was_there or any(saved.notes.is_entered for saved in _finished(games))
        )
    return False


def catch_up(
    book: Book, games: Games, goes_on: Callable[[], bool] = lambda: True
) -> tuple[int, Trouble | None]:
    """Enter every finished game that is not in the book, in the order they ended; never raises.

    Returns how many it entered, and what kept it from entering all. `goes_on` is called before each
    game, so that a closing window need not wait.
    """
    entered = 0
    try:
        finished = _finished(games)
        _add_participants(book, finished)
        for saved in finished:
            if not goes_on():
                break
            entered += enter_saved(book, games, saved)
    except ResultsError as error:
        return entered, error.trouble
    except FileError:
        return entered, Trouble.NOT_READ
    return entered, None


def _finished(games: Games) -> list[SavedGame]:
    """The finished games with participants, in the order they ended."""
    removed = games.noted(Folder.REMOVED)
    over = [each for each in removed if each.notes.has_ended or each.summary.is_over]
    finished = (*games.noted(Folder.FINISHED), *over)
    return sorted(
        (saved for saved in finished if _credits_somebody(saved.notes)),
        key=lambda saved: (saved.summary.moved, saved.summary.started, saved.notes.key),
    )


def _credits_somebody(notes: Notes) -> bool:
    if notes.not_counted is NotCounted.OPENED:
        return False
    return is_lesson(notes) or any(seat.participant for seat in notes.seats)


def _add_participants(book: Book, finished: list[SavedGame]) -> None:
    """Add people known only from games, with name, colour and picture from their last game."""
    known = {participant.key for participant in book.participants()}
    for saved in reversed(finished):
        summary, seats = saved.summary, saved.notes.seats
        if len(seats) != len(summary.players):
            continue
        for seat, player in zip(seats, summary.players, strict=True):
            key = seat.participant
            if key in known or player.is_computer or level_of_key(key) is not None:
                continue
            known.add(key)
            book.add_again(key, player.name, seat.colour, seat.picture, summary.started)


def enter_saved(book: Book, games: Games, saved: SavedGame) -> bool:
    """Enter a finished game and note the outcome. Returns whether it was new.

    A game that cannot be read is skipped; raises ResultsError.
    """
    notes = saved.notes
    if not _credits_somebody(notes):
        return False
    if book.has(notes.key):
        if not notes.is_entered:
            _note(games, saved, book)
        return False
    if is_lesson(notes) and book.rota(read_teams(notes.settings)) is None:
        return False
    try:
        state, saved = games.read(saved, mends=False)  # a damaged one is reported when opened
    except FileError:
        return False
    book.enter(record_of(state, saved.notes), saved.notes.entries)
    if not book.has(notes.key):
        return False
    _note(games, saved, book)
    return True


def _note(games: Games, saved: SavedGame, book: Book) -> None:
    with contextlib.suppress(FileError):  # noted next time
        entries = saved.notes.entries
        if entries is None:
            entries = book.entries(saved.notes.key)
        games.note(saved, is_entered=True, entries=entries)
