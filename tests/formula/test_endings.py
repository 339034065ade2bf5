"""How a round ends, what it earns, and the variations (docs/rules.md, 1 "Ending", "Variations").

40 random rounds here; for a longer search: RANDOM_TIMES=100.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from formula_desktop.formula.cards import DECK
from formula_desktop.formula.options import Options, Scoring
from formula_desktop.formula.play import Action, Formula, read_play
from formula_desktop.formula.position import deal
from formula_desktop.formula.reasons import Reason
from formula_desktop.refusal import NotAllowedError
from tests.helpers.each import TIMES
from tests.helpers.formula.random_matches import random_options, random_play
from tests.helpers.formula.sound_matches import check_step
from tests.helpers.formula.tables import after, table

POINTS = Options(scoring=Scoring.POINTS, max_number_cards=2)
FIVES = Options(multiples_of_five=True)
PLAY_ON = Options(play_on=True)
ROUNDS = 40 * TIMES

# --- blocked rounds -----------------------------------------------------------------------------


def test_a_round_is_blocked_when_all_have_passed_one_after_another() -> None:
    position = after(table("2+4=6", "13", "5", "99"), "pass", "pass")
    assert position.result() is None
    position = after(position, "pass")
    result = position.result()
    assert result is not None
    assert (result.blocked, result.winners) == (True, (1,))
    assert result.places == ((1,), (0, 2))
    assert position.may == ()
    with pytest.raises(NotAllowedError) as refused:
        position.after(Action.PASS)
    assert refused.value.refusal.reason is Reason.ROUND_OVER


def test_a_formula_in_between_starts_the_passing_anew() -> None:
    position = table("2+4=6", "13", "57", "399", passes=2, to_move=2)
    assert after(position, "pass").is_over
    laid = after(position, "9-3=(6)")
    assert (laid.is_over, laid.passes) == (False, 0)


def test_equal_hands_share_a_blocked_round() -> None:
    result = after(table("2+4=6", "13", "55", "999"), "pass", "pass", "pass").result()
    assert result is not None
    assert result.winners == (0, 1)
    assert result.places == ((0, 1), (2,))


def test_in_a_blocked_round_all_lose_what_they_hold_and_nobody_gets_the_bonus() -> None:
    result = after(table("2+4=6", "*3", "5", options=POINTS), "pass", "pass").result()
    assert result is not None
    assert result.points == (-28, -5)
    assert result.bonus == (0, 0)


def test_who_is_out_does_not_count_for_the_passing() -> None:
    options = replace(POINTS, play_on=True)
    position = table("7-5=2", "", "11", "33", options=options, out=(0,), to_move=1)
    result = after(position, "pass", "pass").result()
    assert result is not None
    assert (result.blocked, result.winners) == (True, (0,))
    assert result.places == ((0,), (1, 2))
    assert result.bonus == (10, 0, 0)
    assert result.points == (10, -2, -6)


# --- going out, points and variations -----------------------------------------------------------


def test_the_first_without_cards_ends_the_round() -> None:
    position = after(table("2+4=6", "35", "1", "99", stock="7"), "(2)+3=5")
    result = position.result()
    assert result is not None
    assert (result.blocked, result.winners) == (False, (0,))
    assert result.places == ((0,), (1,), (2,))


def test_playing_on_until_one_has_cards() -> None:
    options = replace(POINTS, play_on=True)
    position = after(table("2+4=6", "35", "46", "99", options=options), "(2)+3=5")
    assert (position.out, position.to_move) == ((0,), 1)
    result = after(position, "(2)+4=6").result()
    assert result is not None
    assert (result.blocked, result.winners) == (False, (0,))
    assert result.places == ((0,), (1,), (2,))
    assert result.points == (5 + 10, 6, -18)


def test_with_points_the_most_points_of_the_round_win_it() -> None:
    """The second player is out first, and has 13 points; the first one has 64 - 5."""
    start = table("2+4=6", "8845", "133", options=POINTS)
    result = after(start, "8x8=(6)4", "1x3=3").result()
    assert result is not None
    assert (result.blocked, result.points) == (False, (59, 13))
    assert result.winners == (0,)
    assert result.places == ((1,), (0,))
    result = after(replace(start, earned=(0, 46)), "8x8=(6)4", "1x3=3").result()
    assert result is not None
    assert result.winners == (0, 1)


def test_with_points_a_blocked_round_is_won_by_the_most_points_too() -> None:
    start = table("2+4=6", "9", "13", options=POINTS)
    result = after(start, "pass", "pass").result()
    assert result is not None
    assert (result.places, result.winners) == (((0,), (1,)), (1,))


def test_the_turn_passes_over_who_is_out() -> None:
    position = table("7-5=2", "99", "", "33", "44", options=PLAY_ON, out=(1,), stock="88888")
    seats = []
    for _ in range(4):
        seats.append(position.to_move)
        position = after(position, "draw")
    assert seats == [0, 2, 3, 0]


def test_the_example_for_points() -> None:
    """`8x8=64` and `1+2=3`, then 7 and 9 left in hand: 64 + 3 - 16 = 51."""
    position = table("2+4=6", "88412379", "4", stock="6", options=POINTS)
    result = after(position, "8x8=(6)4", "draw", "1+2=3", "4+(2)=6").result()
    assert result is not None
    assert result.points == (51, 6 + 10)
    assert result.earned == (67, 6)
    assert result.held == (16, 0)


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        (replace(POINTS, hard_sum_bonus=True), (6, 8, 11, 13)),
        (POINTS, (6, 8, 6, 3)),
        (Options(hard_sum_bonus=True), (6, 8, 6, 3)),
    ],
)
def test_the_bonus_for_hard_sums_counts_with_points(
    options: Options, expected: tuple[int, ...]
) -> None:
    position = table("2+4=6", "12345678", "1", options=options)
    plays = map(read_play, ("(2)+(4)=6", "(2)x(4)=8", "8-2=(6)", "6/2=3"))
    assert tuple(map(position.points, plays)) == expected
    assert position.points(Action.DRAW) == 0


def test_multiples_of_five_let_the_others_draw_in_turn_order() -> None:
    position = table("2+4=6", "2", "3579", "1", stock="871", options=FIVES, to_move=1)
    position = after(position, "(2)+3=5")
    assert position.hands == ("27", "79", "18")
    assert position.stock == "1"
    assert position.to_move == 2


def test_the_new_stock_may_be_needed_in_the_middle_of_that() -> None:
    position = table("2+4=6", "3579", "1", "2", stock="8", covered="9", options=FIVES)
    play = read_play("(2)+3=5")
    assert position.refill_needed(play) == "469"
    position = position.after(play, "649")
    assert position.hands == ("79", "18", "26")
    assert (position.stock, position.covered) == ("49", "")


@pytest.mark.parametrize(("stock", "hands"), [("", ("3", "1", "2")), ("8", ("3", "18", "2"))])
def test_where_there_is_no_card_to_be_had_none_is_drawn(stock: str, hands: tuple[str]) -> None:
    position = table("5+0=5", "113", "1", "2", stock=stock, options=FIVES)
    assert after(position, "1(5)+(0)=1(5)").hands == hands


@pytest.mark.parametrize(
    ("lies", "text", "draws"),
    [
        ("4+4=8", "(4)-(4)=0", True),
        ("4+4=8", "(4)x5=20", True),
        ("4+4=8", "(4)+5=9", False),
    ],
)
def test_zero_can_be_divided_by_five_too(lies: str, text: str, draws: bool) -> None:
    position = after(table(lies, "002259", "1", stock="8", options=FIVES), text)
    assert position.hands[1] == ("18" if draws else "1")


def test_the_others_draw_also_when_the_formula_ends_the_round() -> None:
    options = replace(POINTS, multiples_of_five=True)
    result = after(table("2+4=6", "35", "1", stock="8", options=options), "(2)+3=5").result()
    assert result is not None
    assert result.points == (15, -9)


def test_who_is_out_does_not_draw_for_a_multiple_of_five() -> None:
    options = Options(multiples_of_five=True, play_on=True)
    position = table("2+4=6", "359", "", "2", "4", stock="87", options=options, out=(1,), to_move=0)
    assert after(position, "(2)+3=5").hands == ("9", "", "28", "47")


def test_open_cards_are_seen_by_all_others_by_nobody() -> None:
    hands = ("13", "5", "99")
    assert table("2+4=6", *hands).view(1).hands == (None, "5", None)
    assert table("2+4=6", *hands, options=Options(open_cards=True)).view(1).hands == hands
    assert table("2+4=6", *hands).view(1).hand_sizes == (2, 1, 2)


# --- what holds at every moment of every round --------------------------------------------------


@pytest.mark.no_cover
def test_random_rounds_to_the_end() -> None:
    """With every option; the order of a new stock is random too."""
    ended: Counter[str] = Counter()
    for seed in range(ROUNDS):
        random = Random(seed)
        options = random_options(random)
        deck = "".join(random.sample(DECK, 59))
        players = random.randint(2, 5)
        position = deal(options, deck, random.randrange(players), (7,) * players)
        earned = [0] * players
        eager = random.choice((0.5, 0.9, 1))
        for _ in range(3000):
            if position.is_over:
                break
            play = random_play(position, random, eager)
            kept = replace(position)
            needed = position.refill_needed(play)
            following = position.after(play, "".join(random.sample(needed, len(needed))))
            assert position == kept, "the old position has changed"
            if isinstance(play, Formula):
                assert position.to_move is not None
                earned[position.to_move] += position.points(play)
            check_step(position, following)
            position = following
        result = position.result()
        assert result is not None, f"round {seed} does not end"
        assert list(result.earned) == earned
        ended["blocked" if result.blocked else "out"] += 1
    assert ended["out"] > ROUNDS // 8
