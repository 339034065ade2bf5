"""`formula-desktop exercise`: prints exercises with their solutions (docs/exercises.md)."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence

from formula_desktop import logs
from formula_desktop.cli.terminal import FAILED, complain, in_terminal
from formula_desktop.parsing import parser_for, whole
from formula_desktop.practise.arguments import TASKS, add_range, range_of, tasks_of
from formula_desktop.practise.exercise import Exercise
from formula_desktop.practise.making import from_seed
from formula_desktop.practise.registry import WITH_EXERCISES, game_of
from formula_desktop.practise.trying import solutions
from formula_desktop.practise.written import written

EXAMPLES = """\
examples:
  formula-desktop exercise --game formula --task answer --tables 6,7,8 --count 20
  formula-desktop exercise --game formula --task sign --operators +-x --largest 50 --json
  formula-desktop exercise --game digifeud --task complete --operators=- --largest 20 --seed 7
"""

DESCRIPTION = """\
Exercises for what somebody wants to practise, each with a play that solves it. The same arguments
give the same exercises; another seed gives others."""


def main(arguments: Sequence[str]) -> int:
    """Print exercises; status 1 with one sentence when there are none."""
    parser = parser_for("exercise", description=DESCRIPTION, epilog=EXAMPLES)
    parser.add_argument("--game", choices=WITH_EXERCISES, required=True, help="the game")
    parser.add_argument("--task", choices=TASKS, required=True, help="what is to be done")
    add_range(parser)
    parser.add_argument(
        "--count", type=whole("a number of exercises", 1), default=1, metavar="N", help="how many"
    )
    parser.add_argument(
        "--seed", type=whole("a seed", 0), default=1, metavar="N", help="other ones; 1 if not given"
    )
    parser.add_argument("--json", action="store_true", help="print an object of JSON for each")
    found = parser.parse_args(arguments)
    if found.debug:
        logs.show_in_terminal()
    try:
        range_ = range_of(found)
        (task,) = tasks_of(found, [found.task], range_)
    except ValueError as error:
        parser.error(str(error))
    made = from_seed(found.game, task, range_, found.seed, found.count)
    return in_terminal(lambda: _print(made, found.count, as_json=found.json))


def _print(made: Iterator[Exercise], count: int, *, as_json: bool) -> int:
    number = 0
    for number, exercise in enumerate(made, 1):
        plays = [str(play) for play in solutions(exercise)]
        if as_json:
            print(json.dumps({"exercise": json.loads(written(exercise)), "solutions": plays}))
        else:
            others = f" ({len(plays) - 1} more)" if len(plays) > 1 else ""
            print(f"{number}. {game_of(exercise).in_a_line(exercise)}\n   {plays[0]}{others}")
    if not number:
        complain("there are no such exercises")
        return FAILED
    if number < count:
        complain(f"there are only {number} of {count} such exercises")
    return 0
