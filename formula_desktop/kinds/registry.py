"""The games of the program, and reading and writing their files.

Files are not trusted: anything not allowed raises a FileError, which says what is wrong and where.
"""

from __future__ import annotations

import logging
from pathlib import Path

from formula_desktop.gamefile.errors import FileReason, file_error
from formula_desktop.gamefile.parts import (
    FORMAT,
    HEAD,
    VERSION,
    fields_of,
    game_of,
    players,
    time,
    written_player,
    written_time,
)
from formula_desktop.gamefile.text import bytes_of, parsed, written
from formula_desktop.kinds.digifeud import DIGIFEUD
from formula_desktop.kinds.formula import FORMULA
from formula_desktop.kinds.kind import AnyKind, State

_log = logging.getLogger(__name__)

KINDS: dict[str, AnyKind] = {kind.name: kind for kind in (DIGIFEUD, FORMULA)}
"""All games by name."""


def kind_of(value: object) -> AnyKind:
    """The game of a state, position, view or options."""
    return next(kind for kind in KINDS.values() if isinstance(value, kind.types))


def read_any_file(path: Path) -> State:
    """The game in a file; raises FileError if it can't be read."""
    return read_game(bytes_of(path))


def read_game(data: bytes) -> State:
    """The game in the bytes of a file; raises FileError."""
    value, name = game_of(parsed(data))
    _log.debug("Reading a game of %s, %d bytes", name, len(data))
    kind = KINDS.get(name) if isinstance(name, str) else None
    if kind is None:
        raise file_error(FileReason.UNKNOWN_GAME)
    fields = fields_of(value, (*HEAD, "started", "options", "players", *kind.sections))
    started = time(fields, "started")
    options = kind.read_options(fields["options"])
    seats = players(fields["players"], kind.seats)
    state: State = kind.read_sections(fields, options, seats, started)
    return state


def write_game(state: State) -> bytes:
    """The bytes of a game's file; raises FileError if they exceed 1 MiB."""
    kind = kind_of(state)
    return written(
        {
            "format": FORMAT,
            "version": VERSION,
            "game": kind.name,
            "started": written_time(state.started),
            "options": kind.written_options(state.options),
            "players": [written_player(player) for player in state.players],
            **kind.written_sections(state),
        }
    )
