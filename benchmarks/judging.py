"""The processor time to judge all turns of a finished game, and what the turns lost.

Games in which a beginner stands for a person, played against a hard one: Digifeud, a round of
Formula, and a match of Formula for points. Argument: the number of games of each.
"""

from __future__ import annotations

import sys
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from time import process_time

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from formula_desktop.digifeud.options import Options as DigifeudOptions  # noqa: E402
from formula_desktop.digifeud.tiles import ALL_FOUR  # noqa: E402
from formula_desktop.engine.protocol import judge, judging_limit  # noqa: E402
from formula_desktop.formula.match import Match, new_deck  # noqa: E402
from formula_desktop.formula.options import Options, Scoring  # noqa: E402
from formula_desktop.judgement import lost_in  # noqa: E402
from formula_desktop.kinds.kind import State  # noqa: E402
from formula_desktop.kinds.registry import kind_of, kind_of_options  # noqa: E402
from formula_desktop.limit import Limit  # noqa: E402
from formula_desktop.players import Level, Player  # noqa: E402

NOW = datetime(2026, 1, 1, tzinfo=UTC)
LEVELS = (Level.BEGINNER, Level.HARD)
GAMES: dict[str, object] = {
    "Digifeud": DigifeudOptions(),
    "4 directions, + − × ÷": DigifeudOptions(directions=4, operators=ALL_FOUR),
    "a round of Formula": Options(),
    "Formula for points": Options(scoring=Scoring.POINTS),
}


def main() -> None:
    times = int(sys.argv[1]) if len(sys.argv) > 1 else 3
    print("                       turns  seconds  slowest turn   beginner lost, small, large")
    for name, options in GAMES.items():
        for seed in range(times):
            report(name, finished(options, seed))


def finished(options: object, seed: int) -> State:
    """A game played to its end."""
    kind = kind_of_options(options)
    random = Random(seed)
    players = tuple(Player(level.value) for level in LEVELS)
    state: State = kind.deal(options, players, NOW, random, 0)
    turn = 0
    while not kind.is_over(state):
        turn += 1
        seat = state.position.to_move
        if seat is None:
            if not isinstance(state, Match) or not state.options.for_points:
                break
            state = state.next_round(new_deck(random))
            continue
        limit = Limit(0, seed=turn, game_seed=seed)
        play = kind.choose(state.position.view(seat), LEVELS[seat], limit)
        state = kind.after(state, play, NOW)
    return state


def report(name: str, state: State) -> None:
    judgements = []
    times = []
    for each in kind_of(state).rounds(state):
        for before, turn in zip(each.positions, each.turns, strict=False):
            assert before.to_move is not None
            view = before.view(before.to_move)
            start = process_time()
            judgement = judge(view, turn.play, judging_limit(view))
            times.append(process_time() - start)
            if before.to_move == 0:
                judgements.append(judgement)
    lost = lost_in(judgements)
    print(
        f"{name:21} {len(times):6} {sum(times):8.1f} {max(times):13.2f}"
        f" {lost.chance:15.0%} {lost.small:6} {lost.large:6}",
        flush=True,
    )


if __name__ == "__main__":
    main()
