"""The computer player: asks each level for a play, here and in a process of its own."""

from __future__ import annotations

import subprocess
from typing import Any, Final

from formula_desktop import THINK
from formula_desktop.arguments import GAMES
from formula_desktop.engine import process as itself
from formula_desktop.engine.protocol import best, choose, question, question_for_best, read_answer
from formula_desktop.kinds.kind import View
from formula_desktop.limit import Limit
from formula_desktop.players import Level
from formula_desktop.self_test.games import built_in, turn_of_first_player
from formula_desktop.self_test.problem import see

LIMIT: Final = Limit(iterations=8, seed=1)
"""The limit has no clock, so that both answers to a question are the same."""

_PATIENCE_S: Final = 120


def levels() -> dict[str, Any]:
    """The play of each level in both games, and the best play."""
    return {name: _asked(_view(name)) for name in GAMES}


def _view(name: str) -> View:
    game = turn_of_first_player(built_in(name))
    view: View = game.position.view(0)
    return view


def _asked(view: View) -> dict[str, str]:
    """The plays by level; raises ProblemError if both ways of asking differ."""
    here = {level.value: str(choose(view, level, LIMIT)) for level in Level}
    here["best"] = str(best(view))
    lines = [question(number, view, level, LIMIT) for number, level in enumerate(Level)]
    there = _answers([*lines, question_for_best(len(lines), view)], view)
    for (name, play), other in zip(here.items(), there, strict=True):
        see(play == other, f"{name} plays {play}, but in its process {other}")
    return here


def _answers(questions: list[str], view: View) -> list[str]:
    done = subprocess.run(
        itself.command(THINK),
        input="".join(f"{each}\n" for each in questions),
        capture_output=True,
        encoding="utf-8",
        timeout=_PATIENCE_S,
        check=True,
    )
    answers = [read_answer(line, view)[1] for line in done.stdout.splitlines()]
    return [str(each) for each in answers if not isinstance(each, float)]
