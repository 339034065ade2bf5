"""The game under way, kept on disk at every play, so that it goes on at the next start."""

from __future__ import annotations

import contextlib
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QLockFile, QObject, Signal

from formula_desktop.store import places, safe

if TYPE_CHECKING:  # not needed before there is a game: starting is quicker without
    from formula_desktop.digifeud.game import Game
    from formula_desktop.formula.match import Match


class UnderWay(QObject):
    """Keeps one game under way, a match of Formula or a game of Digifeud.

    The one before it is put among the older games, never lost.

    A second window of the program, started while the first one runs, leaves the game under way
    to the first: its own game is kept among the older games from the start.
    """

    failed = Signal(object)
    """The game could not be kept: the FileError. Told once until it can be again."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lock = QLockFile(str(places.data_folder() / "under-way.lock"))
        self._lock.setStaleLockTime(0)  # held as long as the program runs, however long that is
        self._is_first: bool | None = None
        self._kept: Match | Game | None = None
        self._put_on_table: Match | Game | None = None
        self._is_kept = True
        self._second_file: Path | None = None

    # --- reading --------------------------------------------------------------------------------

    @property
    def exists(self) -> bool:
        """Whether there is a file of a game under way, readable or not."""
        return self._owns_file() and places.under_way_file().exists()

    def read(self) -> Match | Game | None:
        """The game under way; None when there is none.

        One that is over is put among the older games. Raises FileError for a file that cannot be
        read, after it has been set aside under another name.
        """
        if self._kept is not None or not self.exists:
            return self._kept
        from formula_desktop.gamefile import FileError, read_any_file

        _sweep()
        try:
            game = read_any_file(places.under_way_file())
        except FileError:
            self._move("unreadable")
            raise
        if is_over(game):
            self._move(_name(game))
            return None
        self._kept = game
        return game

    # --- keeping --------------------------------------------------------------------------------

    @property
    def game(self) -> Match | Game | None:
        """The game under way as it was last read or kept."""
        return self._kept

    @property
    def is_kept(self) -> bool:
        """Whether the last change of the game has reached the disk."""
        return self._is_kept

    def put_on_table(self, game: Match | Game) -> None:
        """What is kept from now on comes of this game, as it was in a file for example.

        It takes the place of the game under way only if it has all of its turns: an older copy
        of that would undo what has been played since.
        """
        self._put_on_table = game

    def keep(self, game: Match | Game) -> None:
        """Keep a game as it is now, in place of how it was; another one is moved away first."""
        from formula_desktop.gamefile import FileError, write_game
        from formula_desktop.gamefile.errors import not_written

        try:
            if not self._continues(game):
                self._make_room()
            file = self._file_of(game)
            file.parent.mkdir(parents=True, exist_ok=True)
            safe.write(file, write_game(game))
        except (OSError, FileError) as error:
            was_kept, self._is_kept = self._is_kept, False
            if was_kept:
                self.failed.emit(not_written(error))
            return
        self._kept, self._put_on_table = game, None
        self._is_kept = True

    def end(self) -> None:
        """Put the game under way among the older games: its players have ended it."""
        if self._kept is not None and self._owns_file():
            self._move(_name(self._kept))
        self._kept = self._second_file = None
        self._is_kept = True

    def release(self) -> None:
        """Let another window of the program keep its game under way."""
        self._lock.unlock()
        self._is_first = None

    # --- how it works ---------------------------------------------------------------------------

    def _continues(self, game: Match | Game) -> bool:
        """Whether a game is the one under way, played on or undone."""
        kept, put = self._kept, self._put_on_table
        return _is_same(kept, game) and (put is None or kept is None or _has_all_of(put, kept))

    def _make_room(self) -> None:
        """Move away the game that another one is about to replace; raises OSError."""
        if self._owns_file() and places.under_way_file().exists():
            name = _name(self._kept) if self._kept is not None else "game"
            places.under_way_file().rename(_free(name))
        self._kept = self._second_file = None

    def _file_of(self, game: Match | Game) -> Path:
        if self._owns_file():
            return places.under_way_file()
        if self._second_file is None:
            self._second_file = _free(_name(game))
        return self._second_file

    def _owns_file(self) -> bool:
        """Whether this is the first of several windows of the program."""
        if self._is_first is None:
            try:
                places.data_folder().mkdir(parents=True, exist_ok=True)
            except OSError:
                return True  # writing will say what is wrong
            self._lock.tryLock(0)
            self._is_first = self._lock.error() is not QLockFile.LockError.LockFailedError
        return self._is_first

    def _move(self, name: str) -> None:
        """Move the file under way to another name. When even that fails, it stays."""
        try:
            places.under_way_file().rename(_free(name))
        except OSError as error:
            from formula_desktop.gamefile.errors import not_written

            self.failed.emit(not_written(error))


def _sweep() -> None:
    """Remove what a crash during writing has left; no other window is writing now."""
    for leftover in places.data_folder().glob(f".*{safe.LEFTOVER}"):
        with contextlib.suppress(OSError):
            leftover.unlink()


def is_over(game: Match | Game) -> bool:
    """Whether nobody can play on: the game has ended, the match has reached its target."""
    from formula_desktop.formula.match import Match

    return game.has_reached_target if isinstance(game, Match) else game.is_over


def _is_same(one: Match | Game | None, other: Match | Game) -> bool:
    """Whether two states are of one game: the same deck or bags are not dealt twice."""
    from formula_desktop.formula.match import Match

    if isinstance(one, Match) and isinstance(other, Match):
        return (one.started, one.rounds[0].deck) == (other.started, other.rounds[0].deck)
    if one is None or isinstance(one, Match) or isinstance(other, Match):
        return False
    return one.is_same(other)


def _has_all_of(one: Match | Game, other: Match | Game) -> bool:
    """Whether a game is the other one with all of its turns, and perhaps more."""
    from formula_desktop.formula.match import Match

    if (one.options, one.players) != (other.options, other.players):
        return False
    if isinstance(one, Match) and isinstance(other, Match):
        return len(one.rounds) >= len(other.rounds) and all(
            (mine.deck, mine.dealer, mine.turns[: len(its.turns)])
            == (its.deck, its.dealer, its.turns)
            for mine, its in zip(one.rounds, other.rounds, strict=False)
        )
    if isinstance(one, Match) or isinstance(other, Match):
        return False
    # not their moments, which undoing moves where there is a time for a turn
    plays, its_plays = ([turn.play for turn in game.turns] for game in (one, other))
    is_same = one.is_same(other) and one.starts == other.starts
    return is_same and plays[: len(its_plays)] == its_plays


def _name(game: Match | Game) -> str:
    from datetime import UTC

    from formula_desktop.formula.match import Match

    kind = "formula" if isinstance(game, Match) else "digifeud"
    return f"{kind} {game.started.astimezone(UTC):%Y-%m-%d %H.%M.%S}"


def _free(name: str) -> Path:
    """A file among the older games that does not exist yet; makes their folder. Raises OSError."""
    from datetime import UTC, datetime

    folder = places.data_folder() / "games"
    folder.mkdir(parents=True, exist_ok=True)
    if name in ("unreadable", "game"):
        name = f"{name} {datetime.now(UTC):%Y-%m-%d %H.%M.%S}"
    names = (f"{name}.formula" if each == 1 else f"{name} {each}.formula" for each in count(1))
    return next(folder / each for each in names if not (folder / each).exists())
