"""The last choice of a new game, as a text that settings can keep."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass

from formula_desktop.formula.options import FEWEST_PLAYERS, MOST_PLAYERS, Options
from formula_desktop.gamefile.errors import FileError
from formula_desktop.gamefile.formula import read_options
from formula_desktop.gamefile.parts import players, written_player
from formula_desktop.gamefile.text import parsed
from formula_desktop.players import Player


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


def read_choice(text: str) -> FormulaChoice | None:
    """The choice that a text says; None for any other text."""
    try:
        said = parsed(text.encode(errors="replace"))
        if not isinstance(said, dict):
            return None
        seats = players(said.get("players"), FEWEST_PLAYERS, MOST_PLAYERS)
        options = read_options(said.get("options"))
    except FileError:
        return None
    dealer = said.get("dealer")
    is_seat = type(dealer) is int and 0 <= dealer < len(seats)
    return FormulaChoice(options, seats, dealer if is_seat else None)
