"""The time until the next exercise, and until those of a finished game, as the window gets them.

On demand: every task with every range that `make_exercises.py` has, none among the last 50. Own
games: games in which a beginner stands for a person, played against a hard one; both get exercises.
"""

from __future__ import annotations

import sys
from collections import deque
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from statistics import median, quantiles
from time import perf_counter

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from make_exercises import RANGES  # noqa: E402

from formula_desktop.engine.mistakes import Finder  # noqa: E402
from formula_desktop.kinds.kind import State  # noqa: E402
from formula_desktop.kinds.registry import KINDS  # noqa: E402
from formula_desktop.limit import Limit  # noqa: E402
from formula_desktop.players import Level, Player  # noqa: E402
from formula_desktop.practise.draw import Draw  # noqa: E402
from formula_desktop.practise.exercise import Exercise  # noqa: E402
from formula_desktop.practise.making import NOT_AGAIN, next_exercise  # noqa: E402
from formula_desktop.practise.registry import WITH_EXERCISES, exercises_of  # noqa: E402

IN_A_ROW = 20
GAMES = 10
MOST_TURNS = 200

NOW = datetime(2026, 1, 1, tzinfo=UTC)


def main() -> None:
    print("the next exercise, ms:          median    95 %  slowest   none")
    for game in WITH_EXERCISES:
        for task in exercises_of(game).tasks:
            times, none = [], 0
            for number, range_ in enumerate(RANGES):
                draw = Draw(number)
                last: deque[Exercise] = deque(maxlen=NOT_AGAIN)
                for _ in range(IN_A_ROW):
                    start = perf_counter()
                    exercise = next_exercise(game, task, range_, draw, tuple(last))
                    times.append(1000 * (perf_counter() - start))
                    if exercise is None:
                        none += 1
                    else:
                        last.append(exercise)
            report(f"{game} {task}", times, none)
    print("the exercises of a game, ms, with their process:")
    for game in WITH_EXERCISES:
        times, none = [], 0
        for seed in range(GAMES):
            state = finished(game, seed)
            start = perf_counter()
            made = Finder().find(state, (0, 1))
            times.append(1000 * (perf_counter() - start))
            none += not made[0]
        report(game, times, none)


def report(name: str, times: list[float], none: int) -> None:
    late = quantiles(times, n=20)[-1]
    print(f"  {name:<26} {median(times):9.1f} {late:7.1f} {max(times):8.1f} {none:6}")


def finished(game: str, seed: int) -> State:
    """A game of a beginner against a hard one, or its first round."""
    kind = KINDS[game]
    levels = (Level.BEGINNER, Level.HARD)
    players = tuple(Player(level.value) for level in levels)
    state = kind.deal(kind.usual_options(), players, NOW, Random(seed), 0)
    for turn in range(MOST_TURNS):
        seat = state.position.to_move
        if seat is None:
            break
        limit = Limit(0, seed=turn, game_seed=seed)
        play = kind.choose(state.position.view(seat), levels[seat], limit)
        state = kind.after(state, play, NOW)
    return state


if __name__ == "__main__":
    main()
