"""The board game Digifeud as `GameExercises`."""

from __future__ import annotations

from typing import Final

from formula_desktop.digifeud.options import Options
from formula_desktop.digifeud.play import Play
from formula_desktop.digifeud.position import Position
from formula_desktop.digifeud.reasons import MISCALCULATED
from formula_desktop.practise.day import HARD
from formula_desktop.practise.digifeud.making import HIGHEST, drawn
from formula_desktop.practise.digifeud.positions import FIELDS, normal, read, written
from formula_desktop.practise.digifeud.reasons import clues, praise, reason
from formula_desktop.practise.digifeud.solving import (
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
from formula_desktop.practise.exercise import Range, Task
from formula_desktop.practise.game import GameExercises

EXERCISES: Final[GameExercises[Position, Play, Options]] = GameExercises(
    tasks=(Task.COMPLETE, Task.MOST_POINTS, Task.AT_LEAST, Task.TWO_SIGNS),
    fields=FIELDS,
    read=read,
    written=written,
    highest=HIGHEST,
    has_large_numbers=False,
    weighs_chance=True,
    puzzle_of_older=HARD,
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
