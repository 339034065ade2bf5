"""Turns on pages, with plays that use as many cards as possible."""

from __future__ import annotations

from typing import Any

from formula_desktop.digifeud.legal import best_play
from formula_desktop.formula.legal import LegalPlays
from formula_desktop.formula.match import Match
from tests.helpers.hands.canned import CannedTable
from tests.helpers.hands.player import PageOfHand, until


def best(table: CannedTable) -> Any:
    """A play that uses as many cards as possible; None if there is none."""
    view = table.state.position.view(table.to_move)
    if isinstance(table.state, Match):
        plays = LegalPlays(view)
        return max(plays, key=lambda play: sum(not each.lies for number in play.numbers
                                               for each in number), default=None)  # fmt: skip
    found = best_play(view)
    return found.play if found else None


def turn(table: CannedTable, pages: list[PageOfHand]) -> None:
    """One turn of a game, on the page of whoever is to move."""
    page = pages[table.to_move or 0]
    play = best(table)
    plays = table.plays
    if play is not None:
        page.lay(play)
        return
    page.press(
        "draw" if isinstance(table.state, Match) and page.all('[data-key="draw"]') else "pass"
    )
    until(lambda: table.plays > plays, "the turn is over")
