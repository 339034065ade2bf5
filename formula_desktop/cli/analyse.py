"""`formula-desktop analyse FILE`: whose turn it is, and every legal play (docs/game-file.md)."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

from formula_desktop import logs
from formula_desktop.cli.terminal import FAILED, complain, in_terminal, path_shown
from formula_desktop.gamefile.errors import FileError
from formula_desktop.kinds.registry import kind_of, read_any_file
from formula_desktop.parsing import parser_for, whole

EXAMPLES = """\
examples:
  formula-desktop analyse match.formula --best 5
  formula-desktop analyse match.formula --json
"""


def main(arguments: Sequence[str]) -> int:
    """Analyse a file; status 1 with one sentence when it cannot be read."""
    parser = parser_for(
        "analyse",
        description="Whose turn it is at the end of a game file, and every legal play there, best\n"
        "points first, a play a line: points, two spaces, play.",
        epilog=EXAMPLES,
    )
    parser.add_argument("file", metavar="FILE", help="a game file")
    parser.add_argument("--json", action="store_true", help="print one JSON object instead")
    parser.add_argument(
        "--best",
        type=whole("a number of plays", 1),
        metavar="N",
        help="only the N plays with the most points",
    )
    found = parser.parse_args(arguments)
    if found.debug:
        logs.show_in_terminal()
    return in_terminal(lambda: analyse(found.file, as_json=found.json, best=found.best))


def analyse(file: str, *, as_json: bool, best: int | None) -> int:
    """Print the analysis of a file and give the exit status."""
    try:
        state = read_any_file(Path(file))
    except FileError as error:
        complain(f"{path_shown(file)}: {error.sentence()}")
        return FAILED
    kind = kind_of(state)
    if as_json:
        plays = kind.best_plays(state, best)
        analysis = {
            "game": kind.name,
            "to_move": state.position.to_move,
            **kind.analysis(state),
            "plays": [{"play": play, "points": points} for points, play in plays],
        }
        print(json.dumps(analysis))
    else:
        # printed first, since finding the plays may take a moment
        print(kind.whose_turn(state), flush=True)
        for points, play in kind.best_plays(state, best):
            print(f"{points}  {play}")
    return 0
