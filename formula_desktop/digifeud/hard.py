"""The level hard: what a play earns, what stays on the rack, what it opens, and counting at the end."""

from __future__ import annotations

from formula_desktop.digifeud.hand import Hand, Move
from formula_desktop.digifeud.play import Action, Play
from formula_desktop.digifeud.playouts import left_over
from formula_desktop.digifeud.values import values_of
from formula_desktop.digifeud.view import View


def choose(view: View) -> Play:
    """The play that is worth most."""
    prices = values_of(view.options).at(view.bag_digits)
    hand = Hand(view.rack.digits, view.rack.operators, prices, view.options.max_operations)
    if view.bag_digits == 0:
        moves = hand.moves(view.board.readings, 1, view.board.is_empty)
        out = hand.best_out(view.board.readings)
        if out is not None and out.points + 2 * left_over(view.unseen_digits) > moves[0].worth:
            return hand.play(out)
    else:
        moves = hand.moves(view.board.readings, 1, view.board.is_empty)
    return hand.play(moves[0]) if moves else Action.PASS
