"""Reading and writing the fields of Formula files (docs/game-file.md, "Formula")."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict
from operator import add

from formula_desktop.arithmetic import ALL_OPERATORS, Operator
from formula_desktop.formula.match import Round, Turn
from formula_desktop.formula.options import (
    LARGEST_TARGET,
    RANGES,
    Options,
    Scoring,
    can_start,
    in_operator_order,
    most_cards,
)
from formula_desktop.formula.play import Play, read_play
from formula_desktop.formula.position import Position, RefillError, deal, hand_sizes
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
    one_of,
    timed_play,
    whole_number,
    written_time,
)
from formula_desktop.players import Player
from formula_desktop.refusal import RefusedError

_USUAL = asdict(Options())
OPTIONS = tuple(_USUAL)
FLAGS = tuple(name for name, value in _USUAL.items() if isinstance(value, bool))
ROUND = ("dealer", "deck", "refills", "plays")

# --- reading ------------------------------------------------------------------------------------


def read_rounds(value: object, options: Options, players: tuple[Player, ...]) -> tuple[Round, ...]:
    """The rounds of a match; raises FileError for anything not allowed."""
    rounds = list_of(value)
    if not rounds:
        raise file_error(FileReason.NO_ROUNDS)
    return tuple(map(_Rounds(options, len(players)).next_round, rounds))


def read_options(value: object) -> Options:
    """The options of a match; raises FileError."""
    fields = fields_of(value, OPTIONS, IN_OPTIONS)
    operators = _operators(fields["operators"])
    most = most_cards(operators)
    max_cards = whole_number(fields["max_cards"], min(most), max(most))
    max_number_cards = whole_number(fields["max_number_cards"], 2, 3)
    scoring = one_of(fields["scoring"], Scoring)
    target = whole_number(fields["target"], 1, LARGEST_TARGET)
    return Options(
        operators,
        needed(max_cards, FileReason.MAX_CARDS, IN_OPTIONS),
        needed(max_number_cards, FileReason.MAX_NUMBER_CARDS, IN_OPTIONS),
        largest_number(fields, RANGES, IN_OPTIONS),
        scoring=needed(scoring, FileReason.SCORING, IN_OPTIONS),
        target=needed(target, FileReason.TARGET, IN_OPTIONS),
        **{name: flag(fields, name, IN_OPTIONS) for name in FLAGS},
    )


def _operators(value: object) -> tuple[Operator, ...]:
    text = value if isinstance(value, str) else ""
    known = text and len(text) <= len(ALL_OPERATORS) and all(each in "+-x/" for each in text)
    operators = tuple(map(Operator, text)) if known else ()
    if not operators or not in_operator_order(operators):
        raise file_error(FileReason.OPERATORS, IN_OPTIONS)
    if not can_start(operators):
        raise file_error(FileReason.OPERATORS_CANNOT_START, IN_OPTIONS)
    return operators


class _Rounds:
    """Reads the rounds of a match in order and keeps the points.

    `Match` would add up all rounds again for each one: too slow for a file with thousands.
    """

    def __init__(self, options: Options, number_of_players: int) -> None:
        self._options = options
        self._players = number_of_players
        self._number = 0
        self._before: Position | None = None
        self._totals = (0,) * number_of_players

    def next_round(self, value: object) -> Round:
        """The next round of the file; raises FileError."""
        self._number += 1
        where = FilePlace(FilePart.ROUND, round=self._number)
        winners = self._winners_before(where)
        fields = fields_of(value, ROUND, where)
        dealer = self._dealer(fields["dealer"], where)
        deck = fields["deck"] if isinstance(fields["deck"], str) else ""
        sizes = hand_sizes(self._options, self._players, winners)
        try:
            first = deal(self._options, deck, dealer, sizes, self._totals)
        except ValueError:
            raise file_error(FileReason.DECK, where) from None
        turns, positions = _turns(first, self._number, fields)
        self._before = positions[-1]
        return Round(deck, turns, positions)

    def _winners_before(self, where: FilePlace) -> tuple[int, ...]:
        """The winners of the previous round; raises FileError when no round can follow it."""
        if self._before is None:
            return ()
        result = self._before.result()
        if result is None:
            raise file_error(FileReason.ROUND_NOT_OVER, where)
        self._totals = tuple(map(add, self._totals, result.points))
        if self._options.for_points and max(self._totals) >= self._options.target:
            raise file_error(FileReason.MATCH_OVER, where)
        return result.winners

    def _dealer(self, value: object, where: FilePlace) -> int:
        known = whole_number(value, 0, self._players - 1)
        dealer = needed(known, FileReason.DEALER, where)
        if self._before is not None and dealer != (self._before.dealer + 1) % self._players:
            raise file_error(FileReason.DEALER_ORDER, where)
        return dealer


def _turns(
    first: Position, number: int, fields: dict[str, object]
) -> tuple[tuple[Turn, ...], tuple[Position, ...]]:
    """All turns of a round, and all positions from the first to the last; raises FileError."""
    in_round = FilePlace(FilePart.ROUND, round=number)
    plays, refills = list_in(fields, "plays", in_round), list_in(fields, "refills", in_round)
    texts = [each for each in refills if isinstance(each, str)]
    if len(texts) < len(refills):
        raise file_error(FileReason.NOT_A_LIST, in_round, field="refills")
    unused = enumerate(texts, 1)
    turns = []
    positions = [first]
    for at_play, value in enumerate(plays, 1):
        where = FilePlace(FilePart.PLAY_OF_ROUND, round=number, play=at_play)
        text, at = timed_play(value, where)
        try:
            play = read_play(text)
            position, refill = _after(positions[-1], play, unused, where)
        except FileError:
            raise
        except RefusedError as error:
            raise FileError(error.refusal, where) from None
        turns.append(Turn(play, at, refill))
        positions.append(position)
    if next(unused, None) is not None:
        raise file_error(FileReason.REFILL_UNUSED, in_round)
    return tuple(turns), tuple(positions)


def _after(
    position: Position, play: Play, unused: Iterator[tuple[int, str]], where: FilePlace
) -> tuple[Position, str]:
    """The next position, and the refill it used; empty when it used none."""
    try:
        return position.after(play), ""
    except RefillError:
        pass
    number, refill = next(unused, (0, None))
    if refill is None:
        raise file_error(FileReason.REFILL_MISSING, where)
    try:
        return position.after(play, refill), refill
    except RefillError:
        raise file_error(FileReason.REFILL_WRONG, where, number=number) from None


# --- writing ------------------------------------------------------------------------------------


def written_options(options: Options) -> dict[str, object]:
    """The options of a match, in the order of docs/game-file.md."""
    return asdict(options) | {"operators": "".join(options.operators)}


def written_round(each: Round) -> dict[str, object]:
    """The fields of a round."""
    return {
        "dealer": each.dealer,
        "deck": each.deck,
        "refills": list(each.refills),
        "plays": [{"play": str(turn.play), "at": written_time(turn.at)} for turn in each.turns],
    }
