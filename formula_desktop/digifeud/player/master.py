"""The level master: tries its best plays against the racks that the opponent may have.

While there are digits in the bag, the opponent answers each play. After that, every play is played
on to the end of the game. The end is searched exactly once if nothing depends on chance, and
exactly in each sample of the operators if few digits are left.
"""

from __future__ import annotations

from collections.abc import Callable

from formula_desktop.digifeud.play import Action, Play
from formula_desktop.digifeud.player.endings import (
    Ending,
    Rest,
    SearchEndedError,
    after_pass,
    is_certain,
)
from formula_desktop.digifeud.player.hidden import Dealt, Hidden
from formula_desktop.digifeud.player.simulation import (
    Trial,
    Tried,
    answered,
    believed,
    chance,
    random_for,
    tried_out,
)
from formula_desktop.digifeud.view import View
from formula_desktop.limit import Limit, Thought

CANDIDATES = 10
FEW_DIGITS = 6
"""With at most this many digits on both racks, the end is searched exactly in each sample."""

COST_IN_ENDING = 1 / 6
"""The iterations for a sample of an ending, which takes less time than others."""

ENDING_SPREAD = 15.0
"""The error in the lead found by playing on, in points."""

STEPS = 50
"""The positions of an exact search that take about as long as a sample."""


_OF_THE_TIME = 0.88
"""The part of the time to use; Python needs the rest to free the results."""


def choose_as_master(view: View, limit: Limit) -> Play:
    """The play that wins most often in the simulation."""
    thought = Thought(limit, _OF_THE_TIME)
    tried = Tried(view, CANDIDATES)
    play = _in_ending(tried, limit, thought) if view.bag_digits == 0 else None
    if play is None:
        hidden = Hidden(view, random_for(view, limit.seed))
        is_open = view.bag_digits > 0
        trial = answered(tried, thought) if is_open else played_on(tried, thought)
        cost = 1.0 if is_open else COST_IN_ENDING
        play = tried.play(tried_out(believed(tried), trial, hidden, thought, cost))
    thought.end()
    return play


def _in_ending(tried: Tried, limit: Limit, thought: Thought) -> Play | None:
    """The best turn if nothing depends on chance; None if something does, or time is short."""
    view = tried.view
    if not is_certain(view):
        return None
    operators = view.unseen_operators
    dealt = Dealt(view.unseen_digits, operators[:3], "", operators[3:])
    steps = iter(range(STEPS * limit.iterations // 2))
    try:
        return solved(tried, dealt, lambda: next(steps, None) is not None and thought.part < 0.5)
    except SearchEndedError:
        return None


def solved(tried: Tried, dealt: Dealt, goes_on: Callable[[], bool]) -> Play:
    """The best turn of an ending, assuming this deal; raises SearchEndedError."""
    ending = Ending(tried.lines, tried.racks, tried.values, goes_on)
    move, _ = ending.best(rest_of(tried, dealt))
    return Action.PASS if move is None else tried.rack.play(move)


def played_on(tried: Tried, thought: Thought) -> Trial:
    """A trial for an empty bag of digits: both play on to the end of the game.

    A pass is tried too, after the plays.
    """
    ending = Ending(tried.lines, tried.racks, tried.values, lambda: not thought.is_late)
    view = tried.view
    is_short = len(view.rack.digits) + len(view.unseen_digits) <= FEW_DIGITS

    def trial(index: int, dealt: Dealt) -> float | None:
        if thought.is_late:
            return None
        rest = rest_of(tried, dealt)
        gain, after = after_turn(tried, ending, rest, index)
        if after is not None:
            try:
                gain -= ending.value(after) if is_short else ending.played_on(after)
            except SearchEndedError:
                return None
        return chance(tried.lead + gain, ENDING_SPREAD)

    return trial


def after_turn(tried: Tried, ending: Ending, rest: Rest, index: int) -> tuple[int, Rest | None]:
    """The gain of a play or, after the plays, of a pass, and the rest of the game."""
    if index == len(tried.moves):
        return after_pass(rest)
    return ending.after(rest, tried.rack, tried.moves[index])


def rest_of(tried: Tried, dealt: Dealt) -> Rest:
    """The rest of the game before the turn, assuming this deal."""
    view = tried.view
    return Rest(
        view.board.readings,
        view.rack.digits,
        dealt.digits,
        view.rack.operators,
        dealt.operators,
        dealt.bag_operators,
        dealt.bag_digits,
        view.passes[view.seat],
        view.passes[1 - view.seat],
    )
