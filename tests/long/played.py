"""`python -m tests.long.played SEED`: the real program, in which games are played by a script.

What is on the table is told on standard output, a line of JSON each: the game and how many plays
it has, as soon as the table shows the last of them; and what the program found when it started.
"""

from __future__ import annotations

import json
import os
import sys
from random import Random
from typing import Any

from formula_desktop.__main__ import prepare
from formula_desktop.arguments import WindowArguments
from formula_desktop.digifeud.game import Game
from formula_desktop.formula.match import Match


def tell(**what: object) -> None:
    """At once: the program may be killed at any moment."""
    os.write(1, json.dumps(what).encode() + b"\n")


def main(seed: str) -> int:
    prepare(games=False)
    from formula_desktop.store.settings import ComputerSpeed
    from formula_desktop.windows import app
    from tests.long.script import Script, game_key, plays_of, some_game

    random = Random(seed)
    open_window = app.open_window

    def shown(state: Match | Game) -> None:
        is_over = state.has_reached_target if isinstance(state, Match) else state.is_over
        tell(game=game_key(state), plays=plays_of(state), over=is_over)

    def over(state: Match | Game) -> None:
        tell(ended=game_key(state))

    def opened(*arguments: Any) -> Any:
        window = open_window(*arguments)
        window.settings.animation = False
        window.settings.computer_speed = ComputerSpeed.AT_ONCE
        persons = random.choice((1, 1, 1, 2))
        window.script = Script(
            window, random, lambda: some_game(random, persons=persons), shown, over, ending=over
        )
        return window

    app.open_window = opened
    tell(started=os.getpid())
    return app.run(WindowArguments())


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
