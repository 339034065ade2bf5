"""Games between levels that always come out the same, and the command that records them:

    python3 -m tests.helpers.arena.fixed

Record them again when a level is meant to play differently, never just because a test fails.
"""

from __future__ import annotations

import json

import pytest

from formula_desktop.arena import playing
from formula_desktop.cli.arena_arguments import read_arguments
from formula_desktop.engine import protocol
from formula_desktop.kinds.kind import Play, View
from formula_desktop.limit import Limit
from formula_desktop.players import Level
from tests.helpers.places import ROOT

FILE = ROOT / "tests" / "data" / "fixed_games.json"
CASES = tuple(
    f"--game {game} --seed 7 {levels}"
    for game in ("digifeud", "formula", "formula --points --target 60", "formula --players 4")
    for levels in (
        "--a easy --b beginner",
        "--a hard --b normal",
        "--a master --b hard --iterations-a 6",
    )
)
"""Contests, as arguments of `arena`; one set of each is played."""


def plays(case: str) -> list[list[str]]:
    """The plays of each game of a set."""
    contest = read_arguments([*case.split(), "--games", "4"]).contest
    made: list[str] = []
    choose = protocol.choose

    def heard(view: View, level: Level, limit: Limit) -> Play:
        play = choose(view, level, limit)
        made.append(str(play))
        return play

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(playing, "choose", heard)
        games = playing.play_set(contest, 1)
    found = []
    for game in games:
        turns = len(game.ms_a) + len(game.ms_b)
        found.append(made[:turns])
        del made[:turns]
    return found


def recorded(case: str) -> list[list[str]]:
    """What was recorded of a case."""
    kept: dict[str, list[str]] = json.loads(FILE.read_text("utf-8"))
    return [game.split(", ") for game in kept[case]]


def main() -> None:
    """Record all of them, a game a line."""
    games = {case: [", ".join(game) for game in plays(case)] for case in CASES}
    FILE.write_text(json.dumps(games, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
