"""The last choice of a new game, as a text that settings can keep."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, replace

from formula_desktop.digifeud import options as digifeud
from formula_desktop.digifeud.game import PLAYERS
from formula_desktop.digifeud.layout import standard_layout
from formula_desktop.formula.options import FEWEST_PLAYERS, MOST_PLAYERS, Options
from formula_desktop.gamefile import digifeud as digifeud_file
from formula_desktop.gamefile.errors import FileError
from formula_desktop.gamefile.formula import read_options
from formula_desktop.gamefile.parts import players, written_player
from formula_desktop.gamefile.text import parsed
from formula_desktop.players import Player, folded


@dataclass(frozen=True, slots=True)
class FormulaChoice:
    """What a match of Formula is started with; `dealer` is None for one at random."""

    options: Options
    players: tuple[Player, ...]
    dealer: int | None = None

    @property
    def written(self) -> str:
        """The choice as a text."""
        return json.dumps(
            {
                "options": asdict(self.options) | {"operators": "".join(self.options.operators)},
                "players": [written_player(player) for player in self.players],
                "dealer": self.dealer,
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

    @property
    def written(self) -> str:
        """The choice as a text."""
        options = self.options
        return json.dumps(
            {
                "options": {
                    "directions": options.directions,
                    "operators": "".join(options.operators),
                    "max_operations": options.max_operations,
                    "turn_limit_minutes": options.turn_limit_minutes,
                    "board": digifeud_file.STANDARD,
                },
                "players": [written_player(player) for player in self.players],
                "starts": self.starts,
                "shuffled": self.is_shuffled,
            },
            ensure_ascii=False,
        )


def read_choice(text: str) -> FormulaChoice | None:
    """The choice of Formula that a text says; None for any other text."""
    try:
        said = _fields(text)
        seats = players(said.get("players"), FEWEST_PLAYERS, MOST_PLAYERS)
        options = read_options(said.get("options"))
    except FileError:
        return None
    return FormulaChoice(options, seats, _seat(said.get("dealer"), seats))


def read_digifeud_choice(text: str) -> DigifeudChoice | None:
    """The choice of Digifeud that a text says; None for any other text."""
    try:
        said = _fields(text)
        seats = players(said.get("players"), PLAYERS, PLAYERS)
        options = digifeud_file.read_options(said.get("options"))
    except FileError:
        return None
    standard = replace(options, layout=standard_layout())
    starts = _seat(said.get("starts"), seats)
    return DigifeudChoice(standard, seats, starts, said.get("shuffled") is True)


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


def _fields(text: str) -> dict[str, object]:
    """What a text says, nothing when it is not an object; raises FileError."""
    said = parsed(text.encode(errors="replace"))
    return said if isinstance(said, dict) else {}


def _seat(said: object, seats: tuple[Player, ...]) -> int | None:
    """A seat that exists, None for any other value."""
    return said if type(said) is int and 0 <= said < len(seats) else None
