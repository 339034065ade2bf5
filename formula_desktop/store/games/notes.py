"""What only the program needs to know of a game, kept beside its file (docs/game-file.md).

Notes are read without trust. Where they are damaged or missing the game itself is not touched:
it only counts for nobody from then on.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from formula_desktop.players import Player

FORMAT = "formula-desktop-notes"
VERSION = 1
LONGEST_TITLE = 60


class NotCounted(StrEnum):
    """Why a game counts for nobody."""

    OPENED = "opened"  # from a file, or its notes are lost
    COPIED = "copied"
    UNDONE = "undone"
    ALTERED = "altered"  # its file was changed by something else
    CHOSEN = "chosen"  # so its players wanted it


@dataclass(frozen=True, slots=True)
class SavedSeat:
    """Who sits in a seat, for the results; the name stands in the game's file."""

    participant: str = ""
    """The participant's key; empty credits nobody."""
    colour: str = ""
    """One of `results.participants.COLOURS`, or empty."""
    picture: str = ""
    """One of `results.participants.PICTURES`, or empty."""


@dataclass(frozen=True, slots=True)
class Entry:
    """What a seat got when the result was entered, so that rebuilt results say the same."""

    score: int
    strength: int
    """Before the game."""


@dataclass(frozen=True, slots=True)
class Summary:
    """What a list of games shows, without reading the game."""

    game: str
    """One of `arguments.GAMES`."""
    players: tuple[Player, ...]
    scores: tuple[int, ...]
    """Digifeud: totals. Formula: points, with the round under way, or else rounds won."""
    for_points: bool
    rounds: int
    turns: int
    started: datetime
    moved: datetime
    """The last play, or the start."""
    is_over: bool
    """Whether nobody can play on."""
    preview: str
    """Formula: what is written on the table, `2+4=6`, or `2_4=` before the first formula, with
    `*7` for a joker that counts as 7 and `*` for one that counts as nothing yet. Digifeud: the
    squares row by row, a character each: the digit or sign that shows, or `.`; on a board with
    other colours than the usual ones, `b` and `r` for empty squares that are blue and red."""


@dataclass(frozen=True, slots=True)
class Notes:
    """Everything that is noted of one game."""

    key: str
    """32 hexadecimal digits; who the game is, in the results."""
    seats: tuple[SavedSeat, ...]
    title: str = ""
    """Given by the user; empty for none."""
    not_counted: NotCounted | None = None
    hints: tuple[int, ...] = ()
    """Before which turns a hint was taken, from 0 over the whole game, ascending."""
    has_ended: bool = False
    """Whether its players have ended a match without points."""
    entries: tuple[Entry, ...] | None = None
    """What each seat got when it was entered as rated."""
    is_entered: bool = False
    is_untold: bool = False
    """Whether time ran out while the program was closed, and nobody has been told yet."""
    removed: datetime | None = None
    days_removed: tuple[int, ...] = ()
    """On which days, as ordinals, the program was started since: the first few of them."""
    summary: Summary | None = None
    checksums: tuple[str, ...] = ()
    """SHA-256 of what its file may hold: the content before and the one being written. Notes are
    written first; any other content has been put there by something else."""


class NotesError(ValueError):
    """Notes that cannot be read.

    `stays`: their file may be of use yet, for a later version wrote it, or the disk fails.
    """

    def __init__(self, problem: str, *, stays: bool = False) -> None:
        super().__init__(problem)
        self.stays = stays


def new_notes(seats: tuple[SavedSeat, ...] = (), *, not_counted: NotCounted | None = None) -> Notes:
    """Notes of a game that begins now."""
    from uuid import uuid4

    return Notes(uuid4().hex, seats, not_counted=not_counted)


def is_title(text: str) -> bool:
    """Whether a game may be called so: 1 to 60 printable characters, not only spaces."""
    return 1 <= len(text) <= LONGEST_TITLE and text.isprintable() and not text.isspace()


def written_notes(notes: Notes) -> bytes:
    """The bytes of the notes' file."""
    from formula_desktop.store.games.notes_file import written

    return written(notes)


def read_notes(data: bytes) -> Notes:
    """The notes that the bytes of a file tell; raises NotesError."""
    from formula_desktop.store.games.notes_file import read

    return read(data)
