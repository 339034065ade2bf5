"""The arguments of `formula-desktop arena`, and the contest they describe."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from formula_desktop import logs
from formula_desktop.arena.children import Child
from formula_desktop.arena.contest import Contest, Side, who
from formula_desktop.arguments import DIGIFEUD, FORMULA
from formula_desktop.arithmetic import ALL_OPERATORS
from formula_desktop.digifeud import options as digifeud
from formula_desktop.digifeud.tiles import OPERATOR_TILES
from formula_desktop.formula import options as formula
from formula_desktop.gamefile.formula import FLAGS
from formula_desktop.limit import LONGEST_S, SHORTEST_S
from formula_desktop.parsing import Parser, parser_for, whole
from formula_desktop.players import Level

DESCRIPTION = """\
Levels play each other. Every bag or deck is played once with A in each of the seats; with the
same seed come the same games, unless a side is limited by seconds. Printed are A's part of the
wins (a shared one in parts) with its 95 % interval, points or cards left, the time for a turn."""

EXAMPLES = """\
examples:
  formula-desktop arena --game digifeud --a hard --b normal --games 200 --jobs 2
  formula-desktop arena --game digifeud --a master --b normal --games 40 --operators +- --json
  formula-desktop arena --game formula --a master --b normal --players 4 --games 1000 \\
                        --jobs 2 --keep four.jsonl
  formula-desktop arena --game formula --a hard --b easy --sets 1-25 --keep part1.jsonl
  formula-desktop arena --merge part1.jsonl part2.jsonl part3.jsonl part4.jsonl
  formula-desktop arena --game formula --points --a hard --b easy --games 100
"""

PLAY_SETS = "--play-sets"
"""The option with which the command plays the sets itself, reading their numbers from its input."""

MERGE = "--merge"
MERGING = """\
Join the files in which parts of one contest were kept, and print what came of all of it."""

_OF_DIGIFEUD = ("directions", "operations", "largest_number", "no_chains", "open_racks")
_OF_FORMULA = (
    "players",
    "points",
    "target",
    "max_cards",
    "max_number_cards",
    "largest_number",
    *FLAGS,
)


@dataclass(frozen=True, slots=True)
class Wanted:
    """The requested work: the sets of a contest, counted from 0, and how many processes play."""

    contest: Contest
    sets: range
    jobs: int
    as_json: bool
    keep: Path | None
    plays_sets: bool


@dataclass(frozen=True, slots=True)
class Merging:
    """The files to merge, and the one that gets all of their sets, if any."""

    files: Sequence[Path]
    keep: Path | None
    as_json: bool


def read_arguments(arguments: Sequence[str]) -> Wanted:
    """The requested work; ends the program with one sentence for wrong arguments."""
    parser = _parser()
    found = parser.parse_args(arguments)
    if found.debug:
        logs.show_in_terminal()
    own, options_of = OPTIONS_OF[found.game]
    for name in (name for names, _ in OPTIONS_OF.values() for name in names if name not in own):
        if getattr(found, name) is not None:
            parser.error(f"{_option(name)} is no option of {found.game.capitalize()}")
    try:
        options = options_of(found)
    except ValueError as error:
        parser.error(str(error))
    seats = found.players or 2
    if found.games % seats:
        parser.error(f"A sits in each of {seats} seats, so --games is a multiple of {seats}")
    every = found.games // seats
    sets = found.sets or range(every)
    if sets.stop > every:
        parser.error(f"{found.games} games are {every} sets, so --sets ends at {every} at most")
    contest = Contest(
        options=options,
        a=Side(who(found.a), found.iterations_a, found.seconds_a),
        b=Side(who(found.b), found.iterations_b, found.seconds_b, found.hold_back_b),
        seats=seats,
        seed=found.seed,
    )
    return Wanted(contest, sets, found.jobs, found.json, found.keep, found.play_sets)


def merges(arguments: Sequence[str]) -> bool:
    """Whether parts of a contest are to be merged and nothing is to be played."""
    return any(each.split("=")[0] == MERGE for each in arguments)


def read_merging(arguments: Sequence[str]) -> Merging:
    """The files to merge; ends the program with one sentence for wrong arguments."""
    parser = parser_for("arena", description=MERGING)
    _add_merging(parser)
    found = parser.parse_args(arguments)
    if found.debug:
        logs.show_in_terminal()
    return Merging(found.merge, found.keep, found.json)


def _option(name: str) -> str:
    return f"--{name.replace('_', '-')}"


def _digifeud(found: argparse.Namespace) -> digifeud.Options:
    usual = digifeud.Options()
    sets = {"".join(operators): operators for operators in OPERATOR_TILES}
    written = "".join(usual.operators) if found.operators is None else found.operators
    if written not in sets:
        raise ValueError(f"--operators is one of {', '.join(sets)} in Digifeud")
    return digifeud.Options(
        directions=found.directions or usual.directions,
        operators=sets[written],
        max_operations=found.operations or usual.max_operations,
        largest_number=found.largest_number,
        chains=not found.no_chains,
        open_racks=bool(found.open_racks),
    )


def _formula(found: argparse.Namespace) -> formula.Options:
    scoring = formula.Scoring.POINTS if found.points else formula.Scoring.FIRST_OUT
    if found.target and not found.points:
        raise ValueError("--target is for a match with --points")
    chosen = "".join(ALL_OPERATORS) if found.operators is None else found.operators
    if not chosen or not set(chosen) <= {*ALL_OPERATORS} or len(set(chosen)) < len(chosen):
        raise ValueError("--operators is made of + - x / in Formula, each at most once")
    return formula.Options(
        operators=tuple(operator for operator in ALL_OPERATORS if operator in chosen),
        max_cards=found.max_cards or formula.Options().max_cards,
        max_number_cards=found.max_number_cards or formula.most_number_cards(scoring),
        largest_number=found.largest_number,
        scoring=scoring,
        target=found.target or formula.Options().target,
        **{name: bool(getattr(found, name)) for name in FLAGS},
    )


OPTIONS_OF: dict[str, tuple[tuple[str, ...], Callable[[argparse.Namespace], object]]] = {
    DIGIFEUD: (_OF_DIGIFEUD, _digifeud),
    FORMULA: (_OF_FORMULA, _formula),
}
"""The command line options for one game only, and the function that makes its options of them."""


def _add_merging(parser: Parser) -> None:
    parser.add_argument(
        "--keep",
        type=Path,
        metavar="FILE",
        help="keep what has been played in this file, and go on from what is in it",
    )
    parser.add_argument(
        MERGE,
        nargs="+",
        type=Path,
        metavar="FILE",
        help="play nothing; join these files, in which --keep has kept parts of one contest",
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object instead")


def _parser() -> Parser:
    parser = parser_for("arena", description=DESCRIPTION, epilog=EXAMPLES)
    parser.add_argument("--game", choices=OPTIONS_OF, required=True)
    names = [str(each) for each in (*Level, *Child)]
    one = f"one player: {', '.join(Level)}, or a simulated child: {', '.join(Child)}"
    for side, meaning in (("a", one), ("b", "the other, or all others")):
        parser.add_argument(
            f"--{side}", choices=names, required=True, metavar="LEVEL", help=meaning
        )
    parser.add_argument(
        "--games", type=_number, default=200, metavar="N", help="single games; 200 unless told"
    )
    parser.add_argument("--seed", type=_seed, default=1, metavar="N", help="1 unless told")
    parser.add_argument(
        "--jobs", type=_number, default=1, metavar="N", help="processes that play at the same time"
    )
    parser.add_argument(
        "--sets",
        type=_sets,
        metavar="FROM-TO",
        help="play only these sets, counted from 1; a set is a game with A in each seat",
    )
    _add_merging(parser)
    limits = parser.add_argument_group(
        "how much they think",
        "As many iterations as cost about 0.3 s a turn, unless one of these is given; levels\n"
        "that play none answer at once.",
    )
    for side in "ab":
        limits.add_argument(f"--iterations-{side}", type=_iterations, metavar="N")
        limits.add_argument(f"--seconds-{side}", type=_seconds, metavar="S")
    both = parser.add_argument_group("both games")
    both.add_argument(
        "--hold-back-b",
        action="store_true",
        help="B plays as in somebody's first game, if it is beginner or easy",
    )
    both.add_argument("--operators", metavar="+-x/", help="those that are played with")
    both.add_argument("--largest-number", type=int, metavar="N", help="the number range")
    of_board = parser.add_argument_group("Digifeud")
    of_board.add_argument("--directions", type=int, choices=digifeud.DIRECTIONS)
    of_board.add_argument("--operations", type=int, choices=digifeud.MAX_OPERATIONS)
    for flag in ("--no-chains", "--open-racks"):
        of_board.add_argument(flag, action="store_true", default=None)
    of_cards = parser.add_argument_group("Formula")
    players = range(formula.FEWEST_PLAYERS, formula.MOST_PLAYERS + 1)
    of_cards.add_argument(
        "--players", type=int, choices=players, help="one A, the others B; 2 unless told"
    )
    of_cards.add_argument(
        "--points", action="store_true", default=None, help="matches for points, not rounds"
    )
    of_cards.add_argument("--target", type=_number, metavar="N", help="points that end a match")
    of_cards.add_argument("--max-cards", type=int, choices=(3, 4))
    of_cards.add_argument("--max-number-cards", type=int, choices=(2, 3))
    for flag in FLAGS:
        of_cards.add_argument(_option(flag), action="store_true", default=None)
    parser.add_argument(PLAY_SETS, action="store_true", help=argparse.SUPPRESS)
    return parser


_number = whole("a number", 1)
_iterations = whole("a number of iterations", 0)
_seed = whole("a seed", 0)


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0
    if not SHORTEST_S <= seconds <= LONGEST_S:
        says = f"{text!r} is not a number of seconds from {SHORTEST_S:g} to {LONGEST_S:g}"
        raise argparse.ArgumentTypeError(says)
    return seconds


def _sets(text: str) -> range:
    found = re.fullmatch("([0-9]{1,9})-([0-9]{1,9})", text)
    first, last = map(int, found.groups()) if found else (0, 0)
    if not 1 <= first <= last:
        raise argparse.ArgumentTypeError(f"{text!r} is not a part such as 1-25")
    return range(first - 1, last)
