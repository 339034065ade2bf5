"""The fast list of legal sums equals the slow one, in positions with every option.

80 positions here; a longer search, for instance after a change to the rules:
`RANDOM_TIMES=250 python3 dev.py test tests/digifeud/test_legal.py -n auto`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from copy import copy
from dataclasses import replace
from functools import cache
from random import Random

import pytest

from formula_desktop.digifeud.allowed import why_not
from formula_desktop.digifeud.legal import (
    Found,
    LegalPlays,
    best_keeping,
    best_play,
    best_plays,
    squares_for,
)
from formula_desktop.digifeud.play import Action, Sum, read_play
from formula_desktop.digifeud.points import points_of
from formula_desktop.digifeud.position import Position
from formula_desktop.digifeud.squares import SQUARES, Square
from formula_desktop.digifeud.tiles import EQUALS, Rack, kind_of
from formula_desktop.digifeud.view import View
from formula_desktop.notation import in_order
from formula_desktop.refusal import NotReadableError
from tests.helpers.digifeud import slow_legal
from tests.helpers.digifeud.random_games import (
    random_game,
    random_options,
    random_start,
    random_sum,
    with_another_rack,
    with_part_of_rack,
)
from tests.helpers.digifeud.tables import view_of
from tests.helpers.each import TIMES

POSITIONS = 80 * TIMES

slow_plays = cache(slow_legal.slow_plays)  # several tests look at the same positions


def positions(number: int = POSITIONS) -> Iterator[tuple[Position, Random]]:
    """Positions from random unfinished games, each with a source of randomness."""
    for seed in range(number):
        position, random = _position(seed)
        yield position, copy(random)


@cache
def _position(seed: int) -> tuple[Position, Random]:
    random = Random(f"position {seed}")
    game = random_game(random, random.randrange(25))
    under_way = [each for each in game.positions if not each.is_over]
    return under_way[-1], random


def views(number: int = POSITIONS) -> Iterator[tuple[View, Random]]:
    """What the player to move sees, with racks of every size."""
    for position, random in positions(number):
        view = position.view(position.to_move or 0)
        if random.random() < 0.4:
            yield with_part_of_rack(view, random, most=random.randint(1, 5)), random
        elif random.random() < 0.7:
            yield with_another_rack(view, random, most=5), random
        elif view.rack.digits.count("*") < 2:
            yield view, random


def as_written(found: list[Found]) -> list[tuple[str, int]]:
    return [(each.written, each.points) for each in found]


@pytest.mark.no_cover
def test_the_fast_list_is_the_slow_list() -> None:
    for view, _ in views():
        found = as_written(LegalPlays(view).found)
        assert len(found) == len(set(found)), "a play is listed twice"
        assert set(found) == slow_plays(view)


@pytest.mark.no_cover
def test_a_tile_may_go_where_one_of_the_slow_list_has_it() -> None:
    compared = 0
    for view, random in views(POSITIONS // 2):
        legal = (read_play(text) for text, _ in sorted(slow_plays(view)))
        plays = [play for play in legal if isinstance(play, Sum)]
        for _ in range(4):
            puts: dict[Square, str] = {}
            if plays and random.random() < 0.7:
                laid = random.choice(plays).put_down
                puts = {
                    place.square: random.choice((place.tile, kind_of(place.tile)))
                    for place in random.sample(laid, random.randint(1, len(laid)))
                }
            if random.random() < 0.2:
                puts[random.choice(SQUARES)] = random.choice(view.rack.tiles)
            tile = random.choice(view.rack.tiles)
            used = Counter(kind_of(each) for each in (*puts.values(), tile) if each != EQUALS)
            if used <= Counter(view.rack.tiles):
                assert squares_for(view, puts, tile) == squares_in(plays, view, puts, tile), puts
                compared += 1
    assert compared > POSITIONS


def squares_in(
    plays: list[Sum], view: View, puts: dict[Square, str], tile: str
) -> dict[Square, set[int]]:
    """The squares that the plays with some tiles have for another tile, and its bonuses there."""
    found: dict[Square, set[int]] = {}
    for play in plays:
        laid = {place.square: place.tile for place in play.put_down}
        if all(each in (laid.get(at), kind_of(laid.get(at, ""))) for at, each in puts.items()):
            times = {each.square: each.times for each in points_of(play, view.board.layout).bonuses}
            for square, each in laid.items():
                if square not in puts and kind_of(each) == tile:
                    found.setdefault(square, set()).add(times.get(square, 0))
    return found


@pytest.mark.no_cover
def test_the_best_plays_are_the_first_of_all() -> None:
    for view, random in views():
        every = LegalPlays(view).found
        in_order_ = sorted(as_written(every), key=lambda play: (-play[1], play[0]))
        most = random.choice((1, 2, 20, 500))
        assert as_written(best_plays(view, most)) == in_order_[:most]
        spared = [found for found in every if not wastes_a_blank(found, view.rack)]
        spared.sort(key=lambda each: (-each.points, each.blanks.bit_count(), each.written))
        assert best_plays(view, most, spare_blanks=True) == spared[:most]
        assert best_play(view) == (spared[0] if spared else None)
        assert bool(LegalPlays(view)) == bool(every)


def wastes_a_blank(found: Found, rack: Rack) -> bool:
    """Whether a blank is used as a digit although a tile with that digit is left."""
    used = found.play.digits
    blanks = (piece for pieces in found.play.numbers for piece in pieces if not piece.lies)
    return any(
        used.count(str(piece.digit)) < rack.digits.count(str(piece.digit))
        for piece in blanks
        if piece.blank
    )


@pytest.mark.no_cover
def test_every_listed_play_is_allowed_and_reads_back() -> None:
    for view, random in views(POSITIONS // 2):
        plays = LegalPlays(view)
        for found in random.sample(plays.found, min(20, len(plays))):
            play = found.play
            assert why_not(view, play) is None
            assert play in plays
            assert str(play) == found.written
            assert read_play(found.written) == play
            assert points_of(play, view.board.layout).total == found.points
            assert why_not(view, play, is_late=True) is not None


@pytest.mark.no_cover
def test_near_misses_are_refused_unless_the_slow_list_has_them() -> None:
    for view, random in views(POSITIONS // 2):
        slow = dict(slow_plays(view))
        plays = LegalPlays(view)
        for text in random.sample(sorted(slow), min(8, len(slow))):
            at = random.randrange(len(text))
            changed = text[:at] + random.choice("0123456789*()+-x/=ABM>v<^") + text[at + 1 :]
            try:
                play = read_play(changed)
            except NotReadableError:
                continue
            is_legal = str(play) in slow or isinstance(play, Action)
            assert (why_not(view, play) is None) == is_legal, changed
            assert (play in plays) == (str(play) in slow)


def test_two_blanks_and_a_full_rack() -> None:
    random = Random(7)
    game = random_start(random, replace(random_options(random), max_operations=1, directions=4))
    for _ in range(6):
        play = random_sum(game.position, random)
        assert play
        game = game.after(play, game.started)
    position = game.position
    view = replace(
        position.view(position.to_move or 0), rack=Rack("**" + in_order("357890"), "+--")
    )
    assert set(as_written(LegalPlays(view).found)) == slow_plays(view)


def test_the_list_knows_its_length_and_whether_it_is_empty() -> None:
    view = random_start(Random(1)).position.view(0)
    view = replace(view, to_move=0)
    plays = LegalPlays(view)
    assert bool(plays)
    assert len(plays) == len(list(plays)) == len(plays.found)
    assert all(isinstance(play, Sum) for play in plays)
    nothing = LegalPlays(replace(view, rack=Rack("", view.rack.operators)))
    assert not nothing
    assert len(nothing) == 0
    assert not LegalPlays(replace(view, rack=Rack(view.rack.digits, "")))


def test_passing_and_resigning_are_not_in_the_list() -> None:
    plays = LegalPlays(random_start(Random(1)).position.view(0))
    assert not any(action in plays for action in Action)


def test_nothing_is_legal_once_the_game_is_over() -> None:
    position = random_game(3).position
    assert position.is_over
    for seat in range(2):
        assert not LegalPlays(position.view(seat))
        assert best_play(position.view(seat)) is None
        assert best_plays(position.view(seat), 5) == []


def test_lines_are_kept_from_position_to_position_where_nothing_changed() -> None:
    random = Random(5)
    game = random_start(random)
    for _ in range(8):
        before = game.position.board
        play = random_sum(game.position, random)
        assert play
        game = game.after(play, game.started)
        after = game.position.board
        kept = sum(one is other for one, other in zip(before.readings, after.readings, strict=True))
        touched = {place.square for place in play.put_down}
        lines = len({square // 13 for square in touched}) + len({s % 13 for s in touched})
        assert kept == len(before.readings) - lines * len(before.readings) // 26


def test_where_no_sum_is_possible_none_keeps_a_tile() -> None:
    view = view_of("F7> 3+4=7", digits="12", operators="")
    assert best_play(view) is None
    assert best_keeping(view, {60: "1"}) is None
