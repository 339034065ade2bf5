"""The last choice for a new game, as a text in the settings."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace

from formula_desktop.digifeud import options as digifeud
from formula_desktop.formula.options import Options
from formula_desktop.gamefile.errors import FileError
from formula_desktop.gamefile.formula import read_options
from formula_desktop.gamefile.parts import players, written_player
from formula_desktop.gamefile.text import parsed
from formula_desktop.kinds.digifeud import DIGIFEUD
from formula_desktop.kinds.formula import FORMULA
from formula_desktop.players import Player, folded
from formula_desktop.store.settings import ready_made


@dataclass(frozen=True, slots=True)
class FormulaChoice:
    """What a match of Formula is started with; `dealer` is None for one at random."""

    options: Options
    players: tuple[Player, ...]
    dealer: int | None = None
    counts: bool = True
    """Whether it is to be entered in the results."""
    is_projector: bool = False
    """Whether it starts in projector size; without it, the size stays as it is."""
    ready_made: str = ""
    """The key of the ready-made settings that were chosen, empty for none."""

    @property
    def written(self) -> str:
        """The choice as a text."""
        return json.dumps(
            {
                "options": ready_made.written_formula_options(self.options),
                "players": [written_player(player) for player in self.players],
                "dealer": self.dealer,
                **_ending(self),
            },
            ensure_ascii=False,
        )


@dataclass(frozen=True, slots=True)
class DigifeudChoice:
    """What a game of Digifeud is started with; `starts` is None for one at random.

    The options have the standard board; where `is_shuffled`, each game gets one of its own.
    """

    options: digifeud.Options
    players: tuple[Player, ...]
    starts: int | None = None
    is_shuffled: bool = False
    counts: bool = True
    is_projector: bool = False
    ready_made: str = ""

    @property
    def written(self) -> str:
        """The choice as a text."""
        return json.dumps(
            {
                "options": ready_made.written_digifeud_options(self.options),
                "players": [written_player(player) for player in self.players],
                "starts": self.starts,
                "shuffled": self.is_shuffled,
                **_ending(self),
            },
            ensure_ascii=False,
        )


def read_choice(text: str) -> FormulaChoice | None:
    """The choice of Formula that a text says; None for any other text."""
    try:
        said = _fields(text)
        seats = players(said.get("players"), FORMULA.seats)
        options = read_options(said.get("options"))
    except FileError:
        return None
    return FormulaChoice(options, seats, _seat(said.get("dealer"), seats), *_read_ending(said))


def read_digifeud_choice(text: str) -> DigifeudChoice | None:
    """The choice of Digifeud that a text says; None for any other text."""
    try:
        said = _fields(text)
        seats = players(said.get("players"), DIGIFEUD.seats)
        options = ready_made.read_digifeud_options(said.get("options"))
    except FileError:
        return None
    starts, is_shuffled = _seat(said.get("starts"), seats), said.get("shuffled") is True
    return DigifeudChoice(options, seats, starts, is_shuffled, *_read_ending(said))


def with_name(text: str, old: str, *new: str) -> str:
    """A text of a choice in which who is called `old` is called otherwise.

    The new name is the first of these that nobody else has there, or else the first of all. A text
    that cannot be read becomes empty where it has the old name.
    """
    choice = read_choice(text) or read_digifeud_choice(text)
    if choice is None:
        return "" if folded(old) in folded(text) else text
    seats = list(choice.players)
    for at, seat in enumerate(seats):
        if not seat.is_computer and folded(seat.name) == folded(old):
            taken = {folded(other.name) for other in seats}
            name = next((each for each in new if folded(each) not in taken), new[0])
            seats[at] = Player(name)
    if tuple(seats) == choice.players:
        return text
    return replace(choice, players=tuple(seats)).written


def _ending(choice: FormulaChoice | DigifeudChoice) -> dict[str, object]:
    return {
        "counts": choice.counts,
        "projector": choice.is_projector,
        "ready_made": choice.ready_made,
    }


def _read_ending(said: dict[str, object]) -> tuple[bool, bool, str]:
    """What every choice ends with; what makes no sense in it counts as usual."""
    key = said.get("ready_made")
    known = key if isinstance(key, str) and ready_made.is_key(key) else ""
    return ready_made.counts(said), ready_made.is_projector(said), known


def _fields(text: str) -> dict[str, object]:
    """What a text says, nothing when it is not an object; raises FileError."""
    said = parsed(text.encode(errors="replace"))
    return said if isinstance(said, dict) else {}


def _seat(said: object, seats: tuple[Player, ...]) -> int | None:
    """A seat that exists, None for any other value."""
    return said if type(said) is int and 0 <= said < len(seats) else None
