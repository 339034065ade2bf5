"""The computer player lays what is allowed, and knows no more than its seat sees."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from formula_desktop.digifeud.legal import LegalPlays
from formula_desktop.digifeud.play import Action, Sum
from formula_desktop.digifeud.points import points_of
from formula_desktop.digifeud.tiles import Rack
from tests.helpers.digifeud.random_games import random_game, random_start
from tests.helpers.digifeud.tables import view_of
from tests.helpers.normal import choose


def test_it_lays_a_sum_that_is_allowed_and_the_same_one_for_the_same_view() -> None:
    for seed in range(100):
        position = random_game(seed, 8).positions[-1]
        if position.is_over or position.racks[position.to_move or 0].digits.count("*") > 1:
            continue
        view = position.view(position.to_move or 0)
        play = choose(view)
        found = LegalPlays(view).found
        if not found:
            assert play is Action.PASS
            continue
        assert play in [each.play for each in found]
        assert choose(view) == play


def test_it_passes_when_there_is_none() -> None:
    view = view_of("G7> 3+4=7", digits="5", operators="+")
    assert choose(replace(view, rack=Rack("5", ""))) is Action.PASS
    assert choose(replace(view, rack=Rack("", "+"))) is Action.PASS


def test_among_equals_it_keeps_its_blank() -> None:
    view = view_of("G7> 3+4=7", digits="*99", operators="+--")
    for seed in range(5):
        play = choose(replace(view, rack=Rack("*199", "+-x"[seed % 3])))
        assert isinstance(play, Sum)
        spent = play.digits.count("*")
        best = points_of(play, view.board.layout).total
        plays = LegalPlays(replace(view, rack=Rack("*199", "+-x"[seed % 3]))).found
        assert spent == min(each.blanks.bit_count() for each in plays if each.points == best)


def test_it_plays_whole_games_against_itself() -> None:
    for seed in range(3):
        game = random_start(Random(seed))
        while not game.is_over:
            view = game.position.view(game.position.to_move or 0)
            game = game.after(choose(view), game.turn_began)
        assert game.result()
