"""The level hard: what a sum earns, what stays on the rack, what it opens, and the end counted.

What a sum opens is seen by a few racks that the opponent may have: how much better or worse do
they do once it lies there?
"""

from __future__ import annotations

from dataclasses import replace

from formula_desktop.digifeud.hidden import Hidden
from formula_desktop.digifeud.play import Play
from formula_desktop.digifeud.thought import Thought
from formula_desktop.digifeud.trials import Tried, answered, counted, random_for, tried_out
from formula_desktop.digifeud.view import View
from formula_desktop.effort import Effort

_CANDIDATES = 8
_RACKS = 3


def choose_as_hard(view: View, effort: Effort) -> Play:
    """The sum that is worth most; the end of the game is counted, not played out."""
    tried = Tried(view, _CANDIDATES)
    if view.bag_digits == 0:
        return tried.play(counted(tried))
    thought = Thought(replace(effort, iterations=min(_RACKS, effort.iterations)))
    hidden = Hidden(view, random_for(view, effort.seed))
    index = tried_out(len(tried.moves), answered(tried, thought), hidden, thought)
    thought.end()
    return tried.play(index)
