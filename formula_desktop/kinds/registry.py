"""The games of the program, and reading and writing their files.

Files are not trusted: anything not allowed raises a FileError, which says what is wrong and where.
"""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable, Iterator, Mapping, MutableMapping
from functools import cache
from pathlib import Path
from typing import cast

from formula_desktop.arguments import DIGIFEUD, FORMULA
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
from formula_desktop.kinds.kind import AnyKind, GameKind, O, Play, Position, State, View

_log = logging.getLogger(__name__)


class _Kinds(MutableMapping[str, AnyKind]):
    """Games by name. Each is imported when it is first asked for: a start often needs only one."""

    def __init__(self, imported: Mapping[str, Callable[[], AnyKind]]) -> None:
        self._imported = dict(imported)

    def __getitem__(self, name: str) -> AnyKind:
        return self._imported[name]()

    def __setitem__(self, name: str, kind: AnyKind) -> None:
        self._imported[name] = lambda: kind

    def __delitem__(self, name: str) -> None:
        del self._imported[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._imported)

    def __len__(self) -> int:
        return len(self._imported)


def _digifeud() -> AnyKind:
    from formula_desktop.kinds import digifeud  # on demand, as _Kinds says

    return cast("AnyKind", digifeud.DIGIFEUD)


def _formula() -> AnyKind:
    from formula_desktop.kinds import formula  # on demand, as _Kinds says

    return cast("AnyKind", formula.FORMULA)


KINDS = _Kinds({DIGIFEUD: _digifeud, FORMULA: _formula})
"""All games by name. The types do not say that a kind gets only values of its own game."""


def kind_of(value: object) -> AnyKind:
    """The game of a state, position, view or options."""
    return _kind_of_type(type(value))  # type: ignore[arg-type] # a type can be hashed


@cache
def _kind_of_type(of: type) -> AnyKind:
    imported_first = sorted(KINDS, key=lambda name: f"{__package__}.{name}" not in sys.modules)
    kinds = (KINDS[name] for name in imported_first)
    return next(kind for kind in kinds if issubclass(of, kind.types))


def kind_of_options(options: O) -> GameKind[State, Position, View, Play, O]:
    """The game of these options."""
    return cast("GameKind[State, Position, View, Play, O]", kind_of(options))


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
    return kind.read_sections(fields, options, seats, started)


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
