"""Games of Digifeud with chosen racks, and one that is played without a window."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from random import Random

from formula_desktop.digifeud.game import Game, new_bags, new_game
from formula_desktop.digifeud.options import Options
from formula_desktop.digifeud.play import Sum, read_play
from formula_desktop.digifeud.tiles import (
    BLANK,
    DIGIT_TILES,
    OPERATOR_TILES,
    RACK_DIGITS,
    RACK_OPERATORS,
)
from formula_desktop.engine.client import OpponentMaker
from formula_desktop.models.table.digifeud import DigifeudGame, DigifeudStep
from formula_desktop.notation import without
from formula_desktop.players import Player
from tests.helpers.digifeud.random_games import all_tiles
from tests.helpers.formula.games import COMPUTER, NOOR, STARTED
from tests.helpers.quick_opponent import QuickOpponent


def game_of(
    first: str,
    first_signs: str,
    second: str = "",
    second_signs: str = "",
    *,
    digits: str = "",
    signs: str = "",
    players: Sequence[Player] = (NOOR, COMPUTER),
    options: Options | None = None,
) -> Game:
    """A game that the first seat begins, with these racks and then these tiles in the bags.

    Missing tiles are filled up with the lowest ones left.
    """
    options = options or Options()
    all_signs = OPERATOR_TILES[options.operators]
    bag = _bag(DIGIT_TILES, RACK_DIGITS, first, second, digits)
    operators = _bag(all_signs, RACK_OPERATORS, first_signs, second_signs, signs)
    return new_game(options, tuple(players), STARTED, 0, bag, operators)


def _bag(tiles: str, size: int, first: str, second: str, then: str) -> str:
    rest = without(tiles, first + second + then)
    assert rest is not None, "a bag does not have these tiles"
    left = sorted(rest, key=lambda tile: (tile == BLANK, tile))
    racks = []
    for rack in (first, second):
        missing = size - len(rack)
        assert missing >= 0, "a rack does not hold these tiles"
        racks.append(rack + "".join(left[:missing]))
        left = left[missing:]
    return "".join((*racks, then, *left))


def after(game: Game, *plays: str) -> Game:
    """A game after these plays, all made at once."""
    for play in plays:
        game = game.after(read_play(play), game.turn_began)
    return game


def shuffled_game(
    seed: int,
    players: Sequence[Player] = (NOOR, COMPUTER),
    options: Options | None = None,
) -> Game:
    """A game before its first turn with bags at random."""
    options = options or Options()
    return new_game(options, tuple(players), STARTED, 0, *new_bags(options, Random(seed)))


class Clock:
    """Shows the time that a test sets."""

    def __init__(self) -> None:
        self.now = STARTED

    def __call__(self) -> datetime:
        return self.now

    def pass_by(self, **span: float) -> None:
        self.now += timedelta(**span)


class Untabled:
    """A game without a window; like a table, it continues after each event."""

    def __init__(
        self, game: Game, clock: Clock | None = None, opponent: OpponentMaker | None = None
    ) -> None:
        """`opponent` replaces `quick`."""
        self.clock = clock or Clock()
        self.quick = QuickOpponent()
        self.model = DigifeudGame(game, clock=self.clock, opponent=opponent or self.quick)
        self.emitted: list[str] = []
        """Which signals came, in order."""
        self.steps: list[DigifeudStep] = []
        self.model.match_changed.connect(lambda: self.emitted.append("match_changed"))
        self.model.stepped.connect(self._step)
        self.model.jumped.connect(self._jump)
        self.model.go_on()

    def _step(self, step: DigifeudStep) -> None:
        self.emitted.append("stepped")
        self.steps.append(step)
        self.model.go_on()

    def _jump(self) -> None:
        self.emitted.append("jumped")
        self.model.go_on()

    @property
    def plays(self) -> list[str]:
        return [str(turn.play) for turn in self.model.turns]

    def lay(self, play: str) -> bool:
        """Put down all tiles of a sum, and play it."""
        self.put(play)
        return self.model.play()

    def put(self, play: str) -> None:
        """Put down all tiles of a sum."""
        laid = read_play(play)
        assert isinstance(laid, Sum)
        for place in laid.put_down:
            draft = self.model.draft
            assert draft is not None
            index = draft.free(place.tile[0])
            assert index is not None, f"no {place.tile} on the rack"
            digit = int(place.tile[-1]) if place.tile[-1].isdigit() else None
            assert self.model.put(index, place.square, digit)


def assert_sound(game: DigifeudGame) -> None:
    """All tiles of the set are there, and the totals are the points of the sums."""
    position, options = game.position, game.state.options
    assert all_tiles(position) == (DIGIT_TILES, OPERATOR_TILES[options.operators])
    earned = [0, 0]
    for turn, before in zip(game.turns, game.positions, strict=False):
        assert before.to_move is not None
        earned[before.to_move] += before.points(turn.play)
    assert position.earned == tuple(earned)
    assert game.hand.hand == position.racks[game.shown_seat].tiles
    assert sorted(game.hand.order) == list(range(len(game.hand.hand)))
    if game.draft is not None:
        assert position.to_move is not None
        assert game.draft.view == position.view(position.to_move)
        assert len({put.index for put in game.draft.puts}) == len(game.draft.puts)
        assert len({put.square for put in game.draft.puts}) == len(game.draft.puts)
