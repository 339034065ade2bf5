"""The card game Formula as `GameExercises`."""

from __future__ import annotations

from typing import Final

from formula_desktop.formula.options import Options
from formula_desktop.formula.play import Play
from formula_desktop.formula.position import Position
from formula_desktop.formula.reasons import MISCALCULATED
from formula_desktop.practise.exercise import Range, Task
from formula_desktop.practise.formula.making import drawn
from formula_desktop.practise.formula.positions import FIELDS, normal, read, written
from formula_desktop.practise.formula.reasons import clues, praise, reason
from formula_desktop.practise.formula.solving import (
    appraised,
    asked,
    gist,
    in_a_line,
    lying,
    resembles,
    shown,
    solutions,
    why_not,
)
from formula_desktop.practise.game import GameExercises
from formula_desktop.practise.sums import HIGHEST

EXERCISES: Final[GameExercises[Position, Play, Options]] = GameExercises(
    tasks=(Task.ANSWER, Task.SIGN, Task.MOST_CARDS, Task.GO_OUT),
    fields=FIELDS,
    read=read,
    written=written,
    highest=HIGHEST,
    range_of=lambda options: Range(options.operators, options.largest_number),
    normal=normal,
    why_not=why_not,
    miscalculated=MISCALCULATED,
    solutions=solutions,
    shown=shown,
    reason=reason,
    praise=praise,
    clues=clues,
    appraised=appraised,
    gist=gist,
    asked=asked,
    lying=lying,
    resembles=resembles,
    in_a_line=in_a_line,
    drawn=drawn,
)
