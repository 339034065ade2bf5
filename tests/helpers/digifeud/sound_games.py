"""Invariants of every game of Digifeud, whoever played it."""

from __future__ import annotations

from itertools import pairwise

from formula_desktop.digifeud.board import Board, board_with
from formula_desktop.digifeud.game import Game
from formula_desktop.digifeud.options import Options
from formula_desktop.digifeud.play import Action, Sum, read_play
from formula_desktop.digifeud.position import Ending, Position
from formula_desktop.digifeud.tiles import DIGIT_TILES, OPERATOR_TILES
from formula_desktop.notation import in_order
from tests.helpers.digifeud.random_games import all_tiles


def check_game(game: Game) -> None:
    assert game.is_over
    for position in game.positions:
        check_position(position)
    for (before, after), turn in zip(pairwise(game.positions), game.turns, strict=True):
        check_turn(before, after, turn.play)
    check_board(game.positions[-1].board, game.options)
    check_points(game)
    check_result(game)
    for turns in (0, len(game.turns) // 2, len(game.turns)):
        back = game.back_to(turns)
        assert back.position == game.positions[turns]
        for turn in game.turns[turns:]:
            back = back.after(turn.play, turn.at)
        assert back == game


def check_position(position: Position) -> None:
    tiles = OPERATOR_TILES[position.options.operators]
    assert all_tiles(position) == (DIGIT_TILES, tiles)
    for rack in position.racks:
        assert (rack.digits, rack.operators) == (in_order(rack.digits), in_order(rack.operators))
        assert len(rack.digits) == 8 or (len(rack.digits) < 8 and not position.bag_digits)
        assert len(rack.operators) == 3 or not position.bag_operators
        assert position.is_over or rack.digits
    for seat in range(2):
        view = position.view(seat)
        assert (view.bag_digits, view.bag_operators) == (
            len(position.bag_digits),
            len(position.bag_operators),
        )
        hidden = position.bag_digits + position.racks[1 - seat].digits
        assert view.unseen_digits == in_order(hidden)
    assert (position.to_move is None) == (position.ending is not None)


def check_turn(before: Position, after: Position, play: Sum | Action) -> None:
    seat = before.to_move
    assert seat is not None
    assert read_play(str(play)) == play
    assert after.earned[1 - seat] == before.earned[1 - seat]
    assert after.earned[seat] == before.earned[seat] + before.points(play)
    if not isinstance(play, Sum):
        assert after.board == before.board
        assert after.racks == before.racks
        return
    assert after.passes[seat] == 0
    assert after.board.sums == (*before.board.sums, play)
    new = {place.square for place in play.put_down}
    for square, (old, tile) in enumerate(zip(before.board.tiles, after.board.tiles, strict=True)):
        assert old == tile or (square in new and not old and tile)


def check_board(board: Board, options: Options) -> None:
    """Every sum is still on its squares, and the lines equal newly computed ones."""
    for laid in board.sums:
        assert all(board.tiles[place.square] == place.tile for place in laid.places)
    anew = board_with(options, board.sums)
    assert anew == board
    for one, other in zip(anew.readings, board.readings, strict=True):
        for name in type(one).__slots__:
            assert name == "shapes" or getattr(one, name) == getattr(other, name), name
        assert one.tiles == tuple(board.tiles[square] for square in one.squares)


def check_points(game: Game) -> None:
    earned = [0, 0]
    for position, turn in zip(game.positions, game.turns, strict=False):
        assert position.to_move is not None
        earned[position.to_move] += position.points(turn.play)
    assert tuple(earned) == game.position.earned


def check_result(game: Game) -> None:
    result = game.result()
    assert result
    assert all(position.result() is None for position in game.positions[:-1])
    assert result.ending is game.position.ending
    last = game.turns[-1].play
    if result.ending in (Ending.RESIGN, Ending.TIMEOUT):
        assert last == result.ending.value
        assert result.totals[result.by] == 1
        assert result.totals[1 - result.by] == result.earned[1 - result.by]
        assert result.winner == 1 - result.by
        return
    gained = [
        sum(count.points for count in result.counts if count.seat == seat) for seat in range(2)
    ]
    assert result.totals == tuple(map(sum, zip(result.earned, gained, strict=True)))
    if result.ending is Ending.OUT:
        assert isinstance(last, Sum)
        assert not game.position.racks[result.by].digits
        assert sum(gained) == 0
    else:
        assert last is Action.PASS
        assert game.position.passes[result.by] == 2
    one, other = result.totals
    assert result.winner == (None if one == other else 0 if one > other else 1)
