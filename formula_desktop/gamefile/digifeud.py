"""Reading and writing the fields of Digifeud files (docs/game-file.md, "Digifeud")."""

from __future__ import annotations

from datetime import datetime

from formula_desktop.digifeud.game import PLAYERS, Game, new_game
from formula_desktop.digifeud.layout import (
    BLUE_SQUARES,
    RED_SQUARES,
    Colour,
    Layout,
    standard_layout,
)
from formula_desktop.digifeud.options import (
    DIRECTIONS,
    LARGEST_NUMBERS,
    LONGEST_TURN_LIMIT,
    MAX_OPERATIONS,
    Options,
)
from formula_desktop.digifeud.play import read_play
from formula_desktop.digifeud.squares import Square, name_of, read_square
from formula_desktop.digifeud.tiles import DIGIT_TILES, OPERATOR_TILES
from formula_desktop.gamefile.errors import (
    IN_OPTIONS,
    FileError,
    FilePart,
    FilePlace,
    FileReason,
    file_error,
)
from formula_desktop.gamefile.parts import (
    fields_of,
    flag,
    largest_number,
    list_in,
    list_of,
    needed,
    timed_play,
    whole_number,
    written_time,
)
from formula_desktop.notation import in_order
from formula_desktop.players import Player
from formula_desktop.refusal import RefusedError

FLAGS = ("chains", "open_racks")
"""The options that are true or false."""

OPTIONS = (
    "directions",
    "operators",
    "max_operations",
    "largest_number",
    *FLAGS,
    "turn_limit_minutes",
    "board",
)
DEAL = ("starts", "digits", "operators")
BOARD = tuple(colour.value for colour in Colour)
STANDARD = "standard"

_SUMS = {"".join(operators): operators for operators in OPERATOR_TILES}
_IN_DEAL = FilePlace(FilePart.DEAL)

# --- reading ------------------------------------------------------------------------------------


def read_deal_and_plays(
    fields: dict[str, object], options: Options, players: tuple[Player, ...], started: datetime
) -> Game:
    """The game with its deal and plays; raises FileError for anything not allowed."""
    game = _dealt(fields["deal"], options, players, started)
    for number, each in enumerate(list_in(fields, "plays"), 1):
        game = _with_turn(game, each, FilePlace(FilePart.PLAY, play=number))
    return game


def read_options(value: object) -> Options:
    """The options of a game; raises FileError."""
    fields = fields_of(value, OPTIONS, IN_OPTIONS)
    directions, operators, operations = map(fields.get, OPTIONS[:3])
    if type(directions) is not int or directions not in DIRECTIONS:
        raise file_error(FileReason.DIRECTIONS, IN_OPTIONS)
    if type(operations) is not int or operations not in MAX_OPERATIONS:
        raise file_error(FileReason.MAX_OPERATIONS, IN_OPTIONS)
    if not isinstance(operators, str) or operators not in _SUMS:
        raise file_error(FileReason.SUMS, IN_OPTIONS)
    largest = largest_number(fields, LARGEST_NUMBERS, IN_OPTIONS)
    flags = {name: flag(fields, name, IN_OPTIONS) for name in FLAGS}
    limit = fields["turn_limit_minutes"]
    if limit is not None:
        minutes = whole_number(limit, 1, LONGEST_TURN_LIMIT)
        limit = needed(minutes, FileReason.TURN_LIMIT, IN_OPTIONS)
    return Options(
        directions,
        _SUMS[operators],
        operations,
        largest,
        turn_limit_minutes=limit,
        layout=_layout(fields["board"]),
        **flags,
    )


def _layout(value: object) -> Layout:
    if value == STANDARD:
        return standard_layout()
    if not isinstance(value, dict):
        raise file_error(FileReason.BOARD, IN_OPTIONS)
    fields = fields_of(value, BOARD, IN_OPTIONS)
    try:
        return Layout(_squares(fields["blue"]), _squares(fields["red"]))
    except ValueError:
        raise file_error(
            FileReason.COLOURS, IN_OPTIONS, blue=BLUE_SQUARES, red=RED_SQUARES
        ) from None


def _squares(value: object) -> tuple[Square, ...]:
    """The squares of a colour; empty if one is unknown, so that their number is wrong."""
    named = list_of(value) or []
    squares = (read_square(each) for each in named if isinstance(each, str))
    found = tuple(square for square in squares if square is not None)
    return found if len(found) == len(named) else ()


def _dealt(value: object, options: Options, seats: tuple[Player, ...], started: datetime) -> Game:
    fields = fields_of(value, DEAL, _IN_DEAL)
    known = whole_number(fields["starts"], 0, PLAYERS - 1)
    starts = needed(known, FileReason.STARTS, _IN_DEAL)
    digits, operators = fields["digits"], fields["operators"]
    if not isinstance(digits, str) or in_order(digits) != DIGIT_TILES:
        raise file_error(FileReason.DIGIT_BAG, _IN_DEAL)
    tiles = OPERATOR_TILES[options.operators]
    if not isinstance(operators, str) or in_order(operators) != tiles:
        raise file_error(FileReason.OPERATOR_BAG, _IN_DEAL, number=len(tiles))
    return new_game(options, seats, started, starts, digits, operators)


def _with_turn(game: Game, value: object, where: FilePlace) -> Game:
    text, at = timed_play(value, where)
    try:
        return game.after(read_play(text), at)
    except RefusedError as error:
        raise FileError(error.refusal, where) from None


# --- writing ------------------------------------------------------------------------------------


def written_options(options: Options) -> dict[str, object]:
    """The options of a game, in the order of docs/game-file.md."""
    return {
        "directions": options.directions,
        "operators": "".join(options.operators),
        "max_operations": options.max_operations,
        "largest_number": options.largest_number,
        "chains": options.chains,
        "open_racks": options.open_racks,
        "turn_limit_minutes": options.turn_limit_minutes,
        "board": _written_layout(options.layout),
    }


def written_deal_and_plays(game: Game) -> dict[str, object]:
    """The deal and the plays of a game, in the order of docs/game-file.md."""
    return {
        "deal": {"starts": game.starts, "digits": game.digits, "operators": game.operators},
        "plays": [{"play": str(turn.play), "at": written_time(turn.at)} for turn in game.turns],
    }


def _written_layout(layout: Layout) -> str | dict[str, list[str]]:
    if layout == standard_layout():
        return STANDARD
    return {"blue": list(map(name_of, layout.blue)), "red": list(map(name_of, layout.red))}
