"""`formula-desktop analyse FILE`: whose turn it is, and every legal play (docs/game-file.md)."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from formula_desktop import logs
from formula_desktop.cli import digifeud_analysis
from formula_desktop.cli.terminal import FAILED, complain, in_terminal, path_shown
from formula_desktop.digifeud.game import Game
from formula_desktop.formula.legal import legal_plays
from formula_desktop.formula.match import Match
from formula_desktop.gamefile import FORMULA, FileError, read_any_file
from formula_desktop.parsing import parser_for

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
        "--best", type=_count, metavar="N", help="only the N plays with the most points"
    )
    found = parser.parse_args(arguments)
    if found.debug:
        logs.show_in_terminal()
    return in_terminal(lambda: analyse(found.file, as_json=found.json, best=found.best))


def _count(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) < 10 and int(text)):
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of plays, 1 or more")
    return int(text)


def analyse(file: str, *, as_json: bool, best: int | None) -> int:
    """Print the analysis of a file and give the exit status."""
    try:
        match = read_any_file(Path(file))
    except FileError as error:
        complain(f"{path_shown(file)}: {error.sentence()}")
        return FAILED
    if as_json:
        _print_json(match, best)
    else:
        # before the plays are found, which may take a moment
        print(whose_turn(match), flush=True)
        for points, play in plays_of(match, best):
            print(f"{points}  {play}")
    return 0


def whose_turn(match: Match | Game) -> str:
    """Who is to move and with which cards, in one line."""
    if isinstance(match, Game):
        return digifeud_analysis.whose_turn(match)
    seat = match.position.to_move
    if seat is None:
        over = "match" if match.has_reached_target else "round"
        return f"nobody is to move: the {over} is over"
    hand = match.position.hands[seat]
    return f"{match.players[seat].name} (player {seat + 1}) is to move, with {hand} in hand"


def plays_of(match: Match | Game, best: int | None = None) -> list[tuple[int, str]]:
    """The legal plays with their points: most points first, equal ones by their text."""
    if isinstance(match, Game):
        return digifeud_analysis.plays_of(match, best)
    position = match.position
    if position.to_move is None:
        return []
    plays = [
        (position.points(play), str(play)) for play in legal_plays(position.view(position.to_move))
    ]
    plays.sort(key=lambda play: (-play[0], play[1]))
    return plays[:best]


def _print_json(match: Match | Game, best: int | None) -> None:
    import json

    print(json.dumps(_fields_of(match, best)))


def _fields_of(match: Match | Game, best: int | None) -> dict[str, object]:
    if isinstance(match, Game):
        return digifeud_analysis.fields_of(match, best)
    seat = match.position.to_move
    return {
        "game": FORMULA,
        "to_move": seat,
        "finished": _is_finished(match),
        "hand": None if seat is None else match.position.hands[seat],
        "plays": [{"play": play, "points": points} for points, play in plays_of(match, best)],
    }


def _is_finished(match: Match) -> bool:
    """Whether the match is over; one without points ends with the last round in its file."""
    if match.options.for_points:
        return match.has_reached_target
    return match.position.is_over
