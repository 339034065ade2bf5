"""What a hint says about a sum: it leads to the engine's own play."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from formula_desktop.digifeud.allowed import why_not
from formula_desktop.digifeud.draft import Draft, draft_of
from formula_desktop.digifeud.hint import (
    CLEARLY_MORE,
    HARDLY_LESS,
    SMALL,
    Hint,
    Lead,
    earning_enough,
    hint_of,
    hinted,
    leading_on,
    suited_views,
)
from formula_desktop.digifeud.legal import LegalPlays, best_plays, lies_apart
from formula_desktop.digifeud.play import Action, Sum, read_play
from formula_desktop.digifeud.points import points_of
from formula_desktop.digifeud.squares import Direction, name_of
from formula_desktop.digifeud.tiles import BLANK, Rack
from formula_desktop.players import Level
from tests.helpers.digifeud.page import opened_game
from tests.helpers.digifeud.random_games import random_game, with_another_rack
from tests.helpers.digifeud.slow_legal import slow_plays
from tests.helpers.digifeud.tables import laid, sum_of, view_of
from tests.helpers.normal import choose


def test_without_a_sum_there_is_none_to_lay() -> None:
    view = replace(view_of("G7> 3+4=7"), rack=Rack("5", ""))
    hint = Hint(choose(view))
    assert hint.play is Action.PASS
    assert (hint.sum, hint.laid) == (None, None)
    assert hint_of(view, Action.PASS) == hint


def test_the_sum_of_a_hint_is_laid() -> None:
    laid = sum_of("G7> 3+4=7")
    assert Hint(laid).sum == Hint(laid).laid == laid


def test_a_blank_is_spared_where_the_plain_tile_is_on_the_rack() -> None:
    view = replace(view_of("G7> 3+4=7"), rack=Rack("*255", "+"))
    assert hint_of(view, sum_of("F8v *2+(3)=*5")).play == sum_of("F8v 2+(3)=5")
    assert hint_of(view, sum_of("F8v *1+(3)=*5")).play == sum_of("F8v *1+(3)=5")


@settings(max_examples=25)
@given(st.integers(0, 10**6), st.integers(0, 12))
def test_a_hint_is_the_engines_play_and_always_legal(seed: int, turns: int) -> None:
    position = random_game(seed, turns).position
    if position.to_move is None:
        return
    view = position.view(position.to_move)
    # two blanks at once take seconds
    digits = view.rack.digits.replace("*", "", view.rack.digits.count("*") - 1)
    view = replace(view, rack=view.rack._replace(digits=digits))
    hint = Hint(choose(view))
    if hint.sum is None:
        assert hint.play is Action.PASS
        return
    assert why_not(view, hint.sum) is None
    draft = draft_of(view, hint.sum)
    assert draft.refusal is None
    assert draft.play == hint.sum
    assert {put.square for put in draft.puts} == {place.square for place in hint.sum.put_down}


def test_a_strong_players_choice_gives_up_few_points() -> None:
    view = replace(view_of("G7> 3+4=7"), rack=Rack("12589", "+x"))
    plays = sorted(LegalPlays(view), key=lambda play: points_of(play, view.board.layout).total)
    most = points_of(plays[-1], view.board.layout).total
    found = [earning_enough(view, play) for play in plays]
    given_up = [most - points_of(play, view.board.layout).total for play in plays]
    assert min(given_up) == 0 < CLEARLY_MORE < max(given_up)
    for play, hint, lost in zip(plays, found, given_up, strict=True):
        assert isinstance(hint, Sum)
        total = points_of(hint, view.board.layout).total
        assert total >= points_of(play, view.board.layout).total - HARDLY_LESS
        assert most - total <= CLEARLY_MORE + HARDLY_LESS
        equally_simple = [each for each in plays if len(each.operators) <= len(play.operators)]
        best = max(points_of(each, view.board.layout).total for each in equally_simple)
        best = best if most - best <= CLEARLY_MORE else most
        if lies_apart(view.board, hint):
            assert best - HARDLY_LESS <= total <= best
        else:
            assert total == best
            assert hint == play or total > most - lost, "otherwise it is the choice"
    passing = earning_enough(view, Action.PASS)
    assert passing is Action.PASS if most <= CLEARLY_MORE else passing in plays
    nothing = replace(view, rack=Rack("", ""))
    assert earning_enough(nothing, Action.PASS) is Action.PASS


def test_a_sum_that_touches_nothing_is_laid_if_it_earns_nearly_as_much() -> None:
    found = 0
    for seed in range(40):
        position = random_game(seed, 1 + seed % 6).position
        if position.to_move is None:
            continue
        view = with_another_rack(position.view(position.to_move), Random(seed), most=5)
        plays = {play: points_of(play, view.board.layout).total for play in LegalPlays(view)}
        if not plays:
            continue
        most = max(plays.values())
        hint = hinted(view, Level.NORMAL)
        assert isinstance(hint, Sum)
        assert plays[hint] >= most - HARDLY_LESS
        if plays[hint] < most:
            assert lies_apart(view.board, hint)
            found += 1
    assert found
    board = view_of("G7> 8+5=13").board
    assert not lies_apart(board, sum_of("F5v 1+4=5")), "the line would read 48+5=13"
    assert lies_apart(board, sum_of("G7v (8)+1=9"))


# --- a hint suits the person --------------------------------------------------------------------

WEAK = (Level.BEGINNER, Level.EASY, Level.NORMAL)


def difficulty(play: Sum, level: Level) -> int:
    """How hard a sum is for somebody who plays against a level."""
    signs = len(play.operators)
    if level is Level.NORMAL:
        return 0
    if signs > 1:
        return 2
    plain = play.operators[0] in "+-" and max(play.values[:-1]) <= 20 >= play.values[-1]
    return 0 if level is Level.BEGINNER and plain else 1


@settings(max_examples=25)
@given(st.integers(0, 10**6), st.integers(0, 12), st.sampled_from(WEAK))
def test_no_equally_simple_sum_earns_clearly_more(seed: int, turns: int, level: Level) -> None:
    position = random_game(seed, turns).position
    if position.to_move is None:
        return
    view = with_another_rack(position.view(position.to_move), Random(seed), most=5)
    hint, ranks = hinted(view, level), {}
    options = view.options
    is_easy = options.max_operations == 1 or (options.largest_number or SMALL + 1) <= SMALL
    for text, points in slow_plays(view):
        play = read_play(text)
        assert isinstance(play, Sum)
        suits = Level.EASY if level is Level.BEGINNER and not is_easy else level
        ranks[text] = difficulty(play, suits), -points
    if not ranks:
        assert hint is Action.PASS
        return
    assert isinstance(hint, Sum)
    (hardness, points), (least, most) = ranks[str(hint)], min(ranks.values())
    assert hardness == least
    assert points == most or (points <= most + HARDLY_LESS and lies_apart(view.board, hint))


def test_one_operator_earns_more_than_three_that_make_less() -> None:
    view = view_of("C7> 3+5=8", digits="0117799", operators="---")
    easy = hinted(view, Level.EASY)
    assert isinstance(easy, Sum)
    assert len(easy.operators) == 1
    assert suited_views(view, Level.HARD) == suited_views(view, Level.MASTER) == ()
    assert hinted(view, Level.HARD) is None
    one = replace(view, options=replace(view.options, max_operations=1))
    assert suited_views(one, Level.MASTER) == (one,)


# --- a hint leads on from what lies there -------------------------------------------------------

BEGUN = view_of("G7> 3+4=7", digits="0156789", operators="+-")
"""The 4 lies on I7."""


def led(lead: Lead | None) -> dict[str, object]:
    """What a hint tells to do first, in short."""
    assert lead is not None
    return {
        "wrong": lead.wrong and f"{lead.wrong.kind} {name_of(lead.wrong.square)}",
        "instead": lead.instead,
        "blank": lead.digit,
        "missing": " ".join(f"{each.tile}{name_of(each.square)}" for each in lead.missing),
    }


@pytest.mark.parametrize(
    ("tiles", "play", "told"),
    [
        ("+5=9", "I7v (4)+5=9", {"wrong": None, "missing": ""}),
        ("+5=", "I7v (4)+5=9", {"wrong": None, "missing": "9I11"}),
        ("+5", "I7v (4)+5=9", {"wrong": None, "missing": "=I10 9I11"}),
        ("+5 9", "I7v (4)+5=9", {"wrong": None, "missing": "=I10"}),
        ("+56=", "I7v (4)+5=9", {"wrong": "6 I10", "instead": "=", "missing": ""}),
        ("+ 8=", "I7v (4)+6=10", {"wrong": "8 I10", "instead": "=", "missing": "6I9 0I12"}),
    ],
)
def test_it_leads_on_from_what_lies_there(tiles: str, play: str, told: dict[str, object]) -> None:
    hint = leading_on(laid(BEGUN, "I8", tiles, Direction.DOWN), Level.BEGINNER)
    assert hint is not None
    assert str(hint.play) == play
    found = led(hint.lead)
    assert {name: found[name] for name in told} == told


def test_a_tile_too_many_is_taken_back_and_one_that_fits_nowhere_leads_to_nothing() -> None:
    view = replace(BEGUN, rack=Rack("599", "+"))
    hint = leading_on(laid(view, "I8", "+5=99", Direction.DOWN), Level.BEGINNER)
    assert hint is not None
    assert str(hint.play) == "I7v (4)+5=9"
    assert led(hint.lead) == {"wrong": "9 I12", "instead": "", "blank": None, "missing": ""}
    assert leading_on(laid(view, "A1", "9"), Level.BEGINNER) is None


def test_it_keeps_one_tile_less_rather_than_grow_into_something_hard() -> None:
    position = opened_game().position
    assert position.to_move is not None
    draft = laid(position.view(position.to_move), "E8", "-2=4", Direction.DOWN)
    for level, play in ((Level.EASY, "E7v (8)-2=6"), (Level.HARD, "E3v 1-3+(8)-2=4")):
        hint = leading_on(draft, level)
        assert hint is not None
        assert str(hint.play) == play


def test_a_blank_keeps_its_place_and_gets_a_digit() -> None:
    view = replace(BEGUN, rack=Rack("*5", "+"))
    draft = laid(view, "I8", "+5=*", Direction.DOWN)
    hint = leading_on(draft, Level.BEGINNER)
    assert hint is not None
    assert str(hint.play) == "I7v (4)+5=*9"
    assert led(hint.lead)["blank"] == 9
    wrong = leading_on(draft.choose(draft.puts[-1].index, 8), Level.BEGINNER)
    assert wrong is not None
    assert (wrong.play, led(wrong.lead)["blank"]) == (hint.play, 9)


@settings(max_examples=25)
@given(st.integers(0, 10**6), st.integers(0, 12), st.sampled_from(Level))
def test_it_leads_on_to_the_play_of_an_earlier_hint(seed: int, turns: int, level: Level) -> None:
    position = random_game(seed, turns).position
    if position.to_move is None:
        return
    view = position.view(position.to_move)
    legal = best_plays(view, 20)
    if not legal:
        return
    random = Random(seed)
    earlier = random.choice(legal).play
    draft = draft_of(view, earlier)
    for put in draft.puts[random.randrange(1, len(draft.puts)) :]:
        draft = draft.take_back(put.index)
    hint = leading_on(draft, level, earlier)
    assert hint is not None
    assert hint.play == earlier
    assert hint.lead is not None
    assert hint.lead.wrong is None


@settings(max_examples=25)
@given(st.integers(0, 10**6), st.integers(0, 12), st.sampled_from(Level))
def test_it_is_legal_and_keeps_as_many_tiles_as_any_play_or_one_less(
    seed: int, turns: int, level: Level
) -> None:
    position = random_game(seed, turns).position
    if position.to_move is None:
        return
    view = position.view(position.to_move)
    digits = view.rack.digits.replace("*", "", view.rack.digits.count("*") - 1)
    view = replace(view, rack=view.rack._replace(digits=digits))
    legal = [*LegalPlays(view)]
    if not 0 < len(legal) < 20_000:
        return
    random = Random(seed)
    draft = _spoiled(draft_of(view, random.choice(legal)), random)
    hint = leading_on(draft, level)
    most = max(_kept(draft, each) for each in legal)
    if hint is None:
        assert most == 0
        return
    assert hint.sum is not None
    assert why_not(view, hint.sum) is None
    assert max(most - 1, 1) <= _kept(draft, hint.sum) <= most


def _spoiled(draft: Draft, random: Random) -> Draft:
    """A draft with some tiles taken back or replaced, and some blanks without a digit."""
    for put in draft.puts:
        chance = random.random()
        other = random.randrange(len(draft.view.rack.tiles))
        if chance < 0.25:
            draft = draft.take_back(put.index)
        elif chance < 0.45 and not draft.why_not_put(other, put.square):
            draft = draft.put(other, put.square)
        elif put.is_blank:
            draft = draft.choose(put.index, None)
    return draft


def _kept(draft: Draft, play: Sum) -> int:
    """How many tiles of a draft a play has on the same squares."""
    tiles = {place.square: place.tile for place in play.put_down}
    return sum(
        tiles.get(put.square) == put.tile
        or (put.tile == BLANK and tiles.get(put.square, "").startswith(BLANK))
        for put in draft.puts
    )
