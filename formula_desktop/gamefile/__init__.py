"""Games ⇄ `.formula` files (docs/game-file.md).

Reading trusts nothing: anything that is not allowed raises a FileError, whose sentence says what is
wrong and where.
"""

from __future__ import annotations

import logging
from pathlib import Path

from formula_desktop.digifeud.game import Game
from formula_desktop.formula.match import Match
from formula_desktop.gamefile.digifeud import GAME as DIGIFEUD
from formula_desktop.gamefile.digifeud import read_digifeud, written_digifeud
from formula_desktop.gamefile.errors import FileError, FileReason, Place, Where, file_error
from formula_desktop.gamefile.formula import GAME as FORMULA
from formula_desktop.gamefile.formula import read_match, written_match
from formula_desktop.gamefile.parts import game_of
from formula_desktop.gamefile.text import LARGEST_FILE, bytes_of, parsed, written

__all__ = [
    "DIGIFEUD",
    "FORMULA",
    "LARGEST_FILE",
    "FileError",
    "FileReason",
    "Place",
    "Where",
    "read_any_file",
    "read_game",
    "write_game",
]

_log = logging.getLogger(__name__)


def read_any_file(path: Path) -> Match | Game:
    """The match of Formula or game of Digifeud in a file; raises FileError if it can't be read."""
    return read_game(bytes_of(path))


def read_game(data: bytes) -> Match | Game:
    """The match or game that the bytes of a file tell; raises FileError."""
    fields, game = game_of(parsed(data))
    _log.debug("Reading a game of %s, %d bytes", game, len(data))
    if game == FORMULA:
        return read_match(fields)
    if game == DIGIFEUD:
        return read_digifeud(fields)
    raise file_error(FileReason.UNKNOWN_GAME)


def write_game(game: Match | Game) -> bytes:
    """The bytes of a game's file; raises FileError when there would be more than 1 MiB."""
    return written(written_digifeud(game) if isinstance(game, Game) else written_match(game))
