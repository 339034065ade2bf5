"""Drafts read the tiles put down, say what is wrong with them, and accept every legal play."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from formula_desktop.digifeud.draft import Draft, Following, draft_of
from formula_desktop.digifeud.layout import Colour
from formula_desktop.digifeud.legal import LegalPlays, can_be_completed
from formula_desktop.digifeud.options import Options
from formula_desktop.digifeud.points import Bonus, points_of, possible_times
from formula_desktop.digifeud.reasons import UNFINISHED, Reason
from formula_desktop.digifeud.squares import SQUARES, Direction, Square, beside, name_of
from formula_desktop.digifeud.tiles import ALL_FOUR, kind_of
from formula_desktop.refusal import refuse
from tests.helpers.digifeud.random_games import random_game, with_part_of_rack
from tests.helpers.digifeud.tables import laid, out_of_line, square, sum_of, view_of
from tests.helpers.each import TIMES

FOUR = Options(directions=4, operators=ALL_FOUR)


def reason(draft: Draft) -> Reason | None:
    refusal = draft.refusal
    if refusal is None:
        return None
    assert isinstance(refusal.reason, Reason)
    return refusal.reason


# --- every legal play ---------------------------------------------------------------------------


@pytest.mark.no_cover
@settings(max_examples=20 * TIMES)
@given(st.integers(0, 2**32))
def test_every_legal_play_has_a_legal_draft_that_gives_it_back(seed: int) -> None:
    random = Random(seed)
    positions = [each for each in random_game(random, 20).positions if not each.is_over]
    position = positions[-1]
    view = with_part_of_rack(position.view(position.to_move or 0), random)
    found = LegalPlays(view).found
    for each in random.sample(found, min(15, len(found))):
        draft = draft_of(view, each.play)
        assert draft.refusal is None
        assert draft.play == each.play
        points = draft.points
        assert points
        assert points.total == each.points == position.points(each.play)
        shuffled = Draft(view)
        for put in random.sample(draft.puts, len(draft.puts)):
            shuffled = shuffled.put(put.index, put.square, put.digit)
        assert shuffled.verdict == draft.verdict


@pytest.mark.no_cover
@settings(max_examples=30 * TIMES)
@given(st.integers(0, 2**32))
def test_every_other_draft_has_a_reason(seed: int) -> None:
    random = Random(seed)
    positions = [each for each in random_game(random, 20).positions if not each.is_over]
    view = with_part_of_rack(positions[-1].view(positions[-1].to_move or 0), random, most=3)
    legal = {found.written for found in LegalPlays(view).found}
    draft = Draft(view)
    start, way = random.choice(SQUARES), random.choice((Direction.RIGHT, Direction.DOWN))
    at: Square | None = start
    for index in random.sample(range(len(view.rack.tiles)), len(view.rack.tiles)):
        while at is not None and (view.board.tiles[at] or random.random() < 0.05):
            at = beside(at, way)
        if at is None:
            break
        draft = draft.put(index, at, random.randrange(10))
        verdict = draft.verdict
        assert (verdict.refusal is None) == (str(verdict.sum) in legal)
        assert (draft.points is None) == (verdict.refusal is not None)
        at = beside(at, way)


# --- what is wrong ------------------------------------------------------------------------------


def test_a_sum_grows() -> None:
    view = view_of()
    assert reason(Draft(view)) is Reason.NOTHING_PUT_DOWN
    said = {
        "3": Reason.EQUALS_MISSING,
        "3+": Reason.EQUALS_MISSING,
        "3+7": Reason.EQUALS_MISSING,
        "3+7=": Reason.OUTCOME_MISSING,
        "3+7=1": Reason.WRONG,
        "3=": Reason.OPERATION_MISSING,
        "=3+7": Reason.OUTCOME_NOT_LAST,
        "3+ =7": Reason.GAP,
        "3+=7": Reason.NUMBER_BESIDE_SIGN_MISSING,
        "+3=7": Reason.NUMBER_BESIDE_SIGN_MISSING,
        "3+*=7": Reason.BLANK_WITHOUT_DIGIT,
        "10=3+7": Reason.OUTCOME_NOT_LAST,
        "33": Reason.EQUALS_MISSING,
        "33+": Reason.ONE_DIGIT,
        "3+33": Reason.ONE_DIGIT,
        "33+7=40": Reason.ONE_DIGIT,
        "3+7=10": None,
    }
    for tiles, why in said.items():
        draft = laid(view, "E7", tiles)
        assert reason(draft) is why, tiles
        assert draft.verdict.laid == tiles.replace("*", "?") or why is Reason.GAP
    assert reason(laid(view_of(to_move=None), "E7", "3+7=10")) is Reason.GAME_OVER
    for tiles, lacks in {"3+7": True, "3+7=1": False, "3+7=10": False}.items():
        assert laid(view, "E7", tiles).lacks_something is lacks, tiles


def test_tiles_lie_in_one_line() -> None:
    draft = out_of_line(view_of())
    assert reason(draft) is Reason.NOT_ONE_LINE
    assert draft.play is None
    assert draft.points is None


def test_of_the_board_only_digits_are_used() -> None:
    view = view_of("G7> 3+4=7")
    refusal = laid(view, "F7", "22=").refusal
    assert refusal
    assert refusal.reason is Reason.BOARD_SIGN
    assert refusal.values == {"sign": "+", "square": "H7"}


def test_digits_beside_it_belong_to_it() -> None:
    view = view_of("C7> 3+7=10", options=FOUR)
    goes_on = laid(view, "I7", "-4=6")
    assert goes_on.play == sum_of("G7> (10)-4=6")
    assert goes_on.refusal is None
    unfinished = laid(view, "I7", "-4")  # 10 is a number of the sum that lies there
    assert reason(unfinished) in UNFINISHED
    down = laid(view, "G8", "+4=5", Direction.DOWN)
    assert down.play == sum_of("G7v (1)+4=5")
    mixed = laid(view_of("G7> 3+4=7"), "K2", "9x3=2", Direction.DOWN)
    assert mixed.play == sum_of("K2v 9x3=2(7)")
    assert mixed.refusal is None


def test_a_digit_that_would_touch_the_end_is_named() -> None:
    view = view_of("G7> 3+6=9", options=FOUR)
    refusal = laid(view, "K2", "1+2=3", Direction.DOWN).refusal
    assert refusal
    assert refusal.reason is Reason.TOUCHES_END
    assert refusal.values == {"tile": "9", "touching": "39"}
    refusal = laid(view, "G8", "1+2=3", Direction.DOWN).refusal
    assert refusal
    assert refusal.reason is Reason.TOUCHES_START
    assert refusal.values == {"tile": "3", "touching": "31"}


@pytest.mark.parametrize(
    ("name", "tiles", "why", "number"),
    [
        ("K1", "9-1=53", Reason.OUTCOME_TOO_LONG, "537"),
        ("K2", "8+5=0", Reason.LEADING_ZERO, "07"),
        ("K6", "0=4x4", Reason.LEADING_ZERO, "07"),
        ("K8", "0+4=5", Reason.NOT_A_NUMBER_HERE, "70"),
    ],
)
def test_a_refusal_names_the_numbers_that_lie_there(
    name: str, tiles: str, why: Reason, number: str
) -> None:
    view = view_of("G7> 3+4=7", options=FOUR)
    assert laid(view, name, tiles, Direction.DOWN).refusal == refuse(why, number=number)


def test_a_number_is_too_long_only_if_it_is_new_and_there_is_no_sum_yet() -> None:
    view = view_of("G7> 3+4=7", "I7v (4)+8=12", options=FOUR)
    for tiles in ("12", "12="):
        too_long = refuse(Reason.NOT_A_NUMBER_HERE, number="12")
        assert laid(view, "A1", tiles).long_number == too_long
    assert laid(view, "A1", "123").long_number == refuse(Reason.OPERAND_TOO_LONG, number="123")
    for name, tiles in (("A1", "1"), ("A1", "=12"), ("A1", "12+"), ("A1", "1+2"), ("A1", "")):
        assert laid(view, name, tiles).long_number is None
    assert laid(view, "I13", "=", Direction.DOWN).long_number is None, "12 lies there"


def test_a_gap_before_equals_may_still_take_it() -> None:
    view = view_of("G7> 3+4=7", options=FOUR)
    assert reason(laid(view, "A8", "12 5+7")) is Reason.GAP
    assert reason(laid(view, "A8", "12+5 7")) is Reason.NOT_A_NUMBER_HERE
    assert reason(laid(view_of("G7> 3+4=7"), "A8", "12 5+7")) is Reason.NOT_A_NUMBER_HERE


def test_what_is_wrong_with_the_result_is_said_of_all_digits() -> None:
    refusal = laid(view_of("G7> 3+4=7"), "K2", "8+5=1", Direction.DOWN).refusal
    assert refusal == refuse(Reason.WRONG, sum="8+5", result=13, outcome="17")


def test_a_missing_number_goes_before_the_order_when_either_is_read() -> None:
    four, two = view_of(options=FOUR), view_of()
    for tiles, sign in (("443x0x1=+", "+"), ("3+4=7+", "+"), ("+4=3x2", "+"), ("2x3=-4+1", "-")):
        lacks = refuse(Reason.NUMBER_BESIDE_SIGN_MISSING, laid=tiles, sign=sign)
        assert laid(four, "C7", tiles).refusal == lacks
        assert laid(two, "C7", tiles).refusal == refuse(Reason.OUTCOME_NOT_LAST, laid=tiles)
    assert reason(laid(four, "C7", "3+4=7+1")) is Reason.OUTCOME_NOT_LAST
    assert reason(laid(four, "C7", "=3+7")) is Reason.OUTCOME_MISSING


def test_the_board_is_used() -> None:
    assert reason(laid(view_of("G7> 3+4=7"), "A1", "1+2=3")) is Reason.NO_BOARD_DIGIT
    assert reason(laid(view_of(), "A1", "1+2=3")) is Reason.OPENING_OFF_CENTRE
    assert reason(laid(view_of(), "G7", "1+2+3=6")) is Reason.OPENING_ONE_OPERATION
    # also while something is missing, whatever that will be
    assert reason(laid(view_of(), "G7", "1+2+")) is Reason.OPENING_ONE_OPERATION
    assert reason(laid(view_of(), "G7", "1+*+3=6")) is Reason.OPENING_ONE_OPERATION
    assert reason(laid(view_of(), "A1", "1+*=6")) is Reason.OPENING_OFF_CENTRE


@pytest.mark.parametrize(
    ("name", "way", "legal", "wrong"),
    [
        ("G7", Direction.RIGHT, "K7< 7-3=4", Reason.WRONG_FROM_THE_RIGHT),
        ("G7", Direction.DOWN, "G11^ 7-3=4", Reason.WRONG_FROM_BELOW),
    ],
)
def test_with_four_directions_the_equals_sign_says_which(
    name: str, way: Direction, legal: str, wrong: Reason
) -> None:
    view = view_of(options=FOUR)
    assert laid(view, name, "4=3-7", way).play == sum_of(legal)
    assert laid(view, name, "4=3-7", way).refusal is None
    refusal = laid(view, name, "4=7-3", way).refusal
    assert refusal
    assert refusal.reason is wrong
    assert refusal.values == {"laid": "4=7-3", "sum": "3-7", "result": -4, "outcome": "4"}
    assert reason(laid(view_of(), name, "4=3-7", way)) is Reason.OUTCOME_NOT_LAST


@pytest.mark.parametrize("way", [Direction.RIGHT, Direction.DOWN])
def test_a_number_written_against_the_way_of_reading_is_found(way: Direction) -> None:
    view = view_of(options=FOUR)

    def found(tiles: str) -> Direction | None:
        return laid(view, "G7", tiles, way).way_of_turned

    assert found("65=7x8") is way, "7 × 8 = 56, read from the other end"
    assert found("65=7x*") is way, "the blank may be an 8"
    assert laid(view_of(), "G7", "65=8x7", way).way_of_turned is way, "with two directions, too"
    for tiles in ("56=7x8", "65=7x9", "7x8=65", "65=7", "65", "21=0/7", "6 =7x8"):
        assert found(tiles) is None, tiles


def test_a_tile_alone_is_read_where_it_makes_more() -> None:
    view = view_of("G7> 3+4=7")
    assert laid(view, "L7", "2").verdict.laid == "72"
    assert laid(view, "G8", "+").verdict.laid == "3+"


# --- what it earns ------------------------------------------------------------------------------


def test_points_item_by_item() -> None:
    points = laid(view_of(), "G7", "8x5=40").points
    assert points
    assert points.total == 40 + 8 + 4
    assert points.bonuses == (
        Bonus(square("G7"), Colour.BLUE, 8, 1),
        Bonus(square("K7"), Colour.RED, 4, 1),
    )
    points = laid(view_of(), "G3", "3+7=10", Direction.DOWN).points
    assert points
    assert points.bonuses == (Bonus(square("G3"), Colour.RED, 3, 2),)
    points = laid(view_of(), "C7", "6-4=2").points
    assert points
    assert [bonus.points for bonus in points.bonuses] == [12]  # the outcome on blue adds nothing
    points = laid(view_of(), "G7", "9-4=5").points
    assert points
    assert [bonus.points for bonus in points.bonuses] == [9, 5]


# --- changing it --------------------------------------------------------------------------------


def test_moving_swapping_and_taking_back() -> None:
    view = view_of()
    draft = laid(view, "E7", "3+7=10")
    three, plus = draft.puts[0], draft.puts[1]
    moved = draft.put(three.index, square("D7"))
    assert len(moved.puts) == 6
    assert moved.on(square("E7")) is None
    swapped = draft.put(three.index, square("F7"))
    on = {name_of(put.square): put.tile for put in swapped.puts}
    assert (on["E7"], on["F7"]) == ("+", "3")
    assert swapped.put(plus.index, square("F7")).verdict == draft.verdict
    nine = draft.free("9")
    assert nine is not None
    replaced = draft.put(nine, square("E7"))
    assert len(replaced.puts) == 6
    assert replaced.free("3") == three.index
    assert draft.put(three.index, three.square).verdict == draft.verdict
    for put in draft.puts:
        draft = draft.take_back(put.index)
    assert draft == Draft(view)


def test_a_blank_gets_its_digit() -> None:
    view = view_of()
    draft = laid(view, "E7", "3+*=10")
    blank = draft.puts[2]
    assert draft.verdict.laid == "3+?=10"
    assert draft.choose(blank.index, 7).refusal is None
    assert draft.choose(blank.index, 7).play == sum_of("E7> 3+*7=10")
    assert reason(draft.choose(blank.index, 6)) is Reason.WRONG
    chosen = draft.choose(blank.index, 7)
    assert chosen.choose(draft.puts[0].index, 9) == chosen
    elsewhere = chosen.put(blank.index, square("A7"))
    assert elsewhere.tile_on(square("A7")) == "*7"


def test_all_tiles_slide_where_there_is_room() -> None:
    draft = laid(view_of(), "A6", "3+4=7")
    lower = draft.slid(Direction.DOWN)
    assert lower is not None
    assert lower == laid(view_of(), "A7", "3+4=7")
    assert draft.slid(Direction.LEFT) is None, "the board ends there"
    beside_it = laid(view_of("E7> 3+4=7"), "E6", "1")
    assert beside_it.slid(Direction.DOWN) is None, "a tile lies there"
    assert beside_it.slid(Direction.UP) is not None
    assert Draft(view_of()).slid(Direction.UP) == Draft(view_of())


def test_where_tiles_may_go() -> None:
    view = view_of("G7> 3+4=7")
    draft = Draft(view)
    assert len(draft.squares(0)) == 169 - 5
    draft = draft.put(0, square("G8"))
    found = set(draft.squares(1))
    assert found == {
        each for each in SQUARES if (each % 13 == 6 or each // 13 == 7) and each != square("G7")
    }
    assert len(draft.squares(0)) == 169 - 5


def test_why_a_square_does_not_take_a_tile() -> None:
    draft = Draft(view_of("G7> 3+4=7")).put(0, square("G8"))
    covered = refuse(Reason.COVERED, square="H7")
    out = refuse(Reason.NOT_ONE_LINE)
    assert draft.why_not_put(0, square("H9")) is None  # alone it may go anywhere
    for name, why in (("H7", covered), ("H9", out), ("G9", None), ("G8", None)):
        assert draft.why_not_put(1, square(name)) == why
        if why:
            with pytest.raises(ValueError, match="does not take"):
                draft.put(1, square(name))


def test_tiles_put_down_may_always_change_places() -> None:
    draft = laid(view_of(), "E7", "3+7")
    first, _plus, last = draft.puts
    assert draft.why_not_put(first.index, last.square) is None
    assert draft.why_not_put(last.index, square("F9")) == refuse(Reason.NOT_ONE_LINE)
    nine = draft.free("9")
    assert nine is not None
    assert draft.why_not_put(nine, last.square) is None
    two = laid(view_of(), "E7", "3+")
    assert two.why_not_put(two.puts[0].index, square("F9")) is None


def test_drafts_that_cannot_be() -> None:
    for text in ("L7> 3+7=10", "E7> 3+7=10"):
        with pytest.raises(ValueError, match=r"leaves|tiles"):
            draft_of(view_of(digits="37"), sum_of(text))


def test_a_tile_put_where_it_lies_already_stays_there_once() -> None:
    view = random_game(3, 0).position.view(0)
    draft = Draft(view).put(0, square("G7")).put(1, square("G8"))
    again = draft.put(0, square("G7"))
    assert sorted(put.index for put in again.puts) == [0, 1]
    assert {(put.index, put.square) for put in again.puts} == {
        (put.index, put.square) for put in draft.puts
    }


def test_a_blank_that_lies_on_the_board_keeps_its_digit() -> None:
    draft = Draft(view_of("G7> *3+4=7"))
    assert draft.why_not_choose(square("G7")) == refuse(Reason.BLANK_STAYS, digit=3)
    assert draft.why_not_choose(square("I7")) is None, "no blank"
    assert draft.why_not_choose(square("A1")) is None, "nothing lies there"


# --- what can still become right ----------------------------------------------------------------


def test_a_draft_can_be_completed_when_a_legal_sum_has_its_tiles() -> None:
    tried = Counter[bool]()
    for seed in range(30 * TIMES):
        random = Random(f"begun {seed}")
        positions = [each for each in random_game(random, 12).positions if not each.is_over]
        view = with_part_of_rack(positions[-1].view(positions[-1].to_move or 0), random)
        found = [draft_of(view, each.play) for each in LegalPlays(view).found]
        if not found:
            continue
        all_puts = [{(put.square, put.tile) for put in each.puts} for each in found]
        for draft in random.sample(found, min(5, len(found))):
            for put in random.sample(draft.puts, random.randint(0, 2)):
                draft = draft.take_back(put.index)
            other = random.choice(range(len(view.rack.tiles)))
            if draft.puts and random.random() < 0.5:
                taken = random.choice(draft.puts)
                if other not in {put.index for put in draft.puts}:
                    draft = draft.take_back(taken.index).put(other, taken.square, 5)
            if not draft.puts:
                continue
            puts = {(put.square, put.tile) for put in draft.puts}
            expected = any(puts <= each for each in all_puts)
            tiles = {put.square: put.tile for put in draft.puts}
            assert can_be_completed(view, tiles) is expected
            tried[expected] += 1
    assert min(tried[True], tried[False]) > 5, tried


def test_a_tile_may_go_to_every_square_of_a_sum_that_has_the_others() -> None:
    for digits in ("011*", "0115"):
        view = view_of("E7> 3+4=7", digits=digits, operators="+", options=Options(max_operations=1))
        draft = laid(view, "G8", "+", Direction.DOWN)
        for index, tile in enumerate(view.rack.tiles):
            found: dict[Square, set[int]] = {}
            for play in LegalPlays(view):
                bonuses = points_of(play, view.board.layout).bonuses
                times = {each.square: each.times for each in bonuses}
                put = {each.square: each.tile for each in play.put_down}
                if put.get(square("G8")) == "+":
                    for at, each in put.items():
                        if kind_of(each) == tile:
                            found.setdefault(at, set()).add(times.get(at, 0))
            if tile != "+":
                assert draft.squares_for(index) == found
        assert square("G9") in draft.squares_for(view.rack.tiles.index("1"))
        assert square("G8") in draft.squares_for(view.rack.tiles.index("+"))


def test_the_bonuses_of_a_square_depend_on_the_place_in_the_sum() -> None:
    assert possible_times(Colour.RED) == {1, 2}
    assert possible_times(Colour.BLUE) == {0, 1}
    assert possible_times(None) == {0}


def test_what_is_missing_is_not_wrong() -> None:
    one = Options(max_operations=1)
    view = view_of("E7> 3+4=7", digits="0112368*", operators="+-", options=one)
    unfinished = {
        "+": (Reason.EQUALS_MISSING, Following.NUMBER),
        "+1": (Reason.EQUALS_MISSING, Following.EQUALS),
        "+ =": (Reason.GAP, Following.GAP),
        "+1=": (Reason.OUTCOME_MISSING, Following.ANSWER),
        "+*=8": (Reason.BLANK_WITHOUT_DIGIT, Following.DIGIT),
        "+*": (Reason.EQUALS_MISSING, Following.DIGIT),
        "+* 8": (Reason.GAP, Following.DIGIT),
        "+8=1": (Reason.WRONG, Following.TILE),
    }
    for tiles, (why, following) in unfinished.items():
        draft = laid(view, "I8", tiles, Direction.DOWN)
        assert reason(draft) is why, tiles
        assert draft.following is following, tiles
    wrong = laid(view, "I8", "+8=2", Direction.DOWN)
    assert reason(wrong) is Reason.WRONG
    assert wrong.following is None
    right = laid(view, "I8", "+1=8", Direction.DOWN)
    assert right.refusal is None
    assert right.following is None


def test_what_comes_next_is_on_the_way_to_a_legal_sum() -> None:
    one = Options(max_operations=1)
    view = view_of("E7> 3+4=7", digits="134589", operators="+", options=one)
    down = Direction.DOWN
    assert laid(view, "G8", "+", down).following is Following.NUMBER
    # 4 is on the board: only an answer has two digits, so 14 must follow a sum
    assert laid(view, "G6", "1", down).following is Following.EQUALS_BEFORE
    assert laid(view, "G5", "=1", down).following is Following.NUMBER_BEFORE
    assert laid(view, "G4", "5=1", down).following is Following.SIGN_BEFORE
    assert laid(view, "A1", "3").following is None, "nothing of the board is in reach"
    four = view_of("E7> 3+4=7", digits="134589", operators="+", options=replace(one, directions=4))
    assert laid(four, "G8", "=", down).following is Following.NUMBER
    assert laid(four, "G8", "=1", down).following is Following.SIGN


def test_before_the_first_sum_is_whole_it_is_known_whether_it_can_reach_the_centre() -> None:
    new = view_of(digits="134579", operators="++", options=Options(max_operations=1))
    assert reason(laid(new, "F7", "3+")) is Reason.OPENING_OFF_CENTRE, "a sign lies there"
    assert reason(laid(new, "A1", "3+")) is Reason.OPENING_OFF_CENTRE, "no line goes there"
    assert reason(laid(new, "G7", "3+")) is Reason.EQUALS_MISSING
    beyond = laid(new, "H7", "3+")
    assert beyond.following is None
    assert beyond.fits_elsewhere, "further to the left"
    assert not laid(new, "G7", "3+5+").fits_elsewhere, "two signs are too many anywhere"
    assert not laid(view_of("G7> 3+4=7"), "A1", "3+").fits_elsewhere, "not the first sum"


def test_after_a_digit_alone_a_sign_comes_next_rather_than_the_end() -> None:
    new = view_of(digits="134579", operators="+", options=Options(max_operations=1))
    assert laid(new, "G7", "3").following is Following.SIGN
    assert laid(new, "I7", "4").following is Following.SIGN_BEFORE


def test_the_next_tile_belongs_to_a_legal_sum() -> None:
    kinds = {
        Following.SIGN: "+-x/",
        Following.EQUALS: "=",
        Following.NUMBER: "0123456789*",
        Following.ANSWER: "0123456789*",
        Following.TILE: "0123456789*",
    }
    seen = Counter[Following]()
    for seed in range(12 * TIMES):
        random = Random(f"next {seed}")
        positions = [each for each in random_game(random, 8).positions if not each.is_over]
        view = with_part_of_rack(positions[-1].view(positions[-1].to_move or 0), random)
        plays = list(LegalPlays(view))
        for found in random.sample(plays, min(6, len(plays))):
            draft = draft_of(view, found)
            draft = replace(draft, puts=draft.puts[: random.randint(1, len(draft.puts) - 1)])
            following = draft.following
            if following not in kinds or draft.refusal is None:
                continue
            seen[following] += 1
            nexts = {
                kind_of(view.rack.tiles[index])
                for index in range(len(view.rack.tiles))
                if not any(put.index == index for put in draft.puts)
                for at in draft.squares_for(index)
                if any(beside(at, way.opposite) in _line(draft, way) for way in draft.ways)
            }
            assert nexts & set(kinds[following]), f"{seed}: {draft}"
    assert len(seen) > 2, seen


def _line(draft: Draft, way: Direction) -> set[Square]:
    """The squares of a draft and those that continue it in a direction."""
    found = {put.square for put in draft.puts}
    following: Square | None = max(found)
    while following is not None and draft.tile_on(following):
        found.add(following)
        following = beside(following, way)
    return found


def test_a_wrong_digit_of_a_blank_asks_for_another_one() -> None:
    view = view_of(digits="*34", operators="+")
    draft = draft_of(view, sum_of("G7> 3+4=*7"))
    blank = next(put.index for put in draft.puts if put.is_blank)
    assert draft.following is None
    wrong = draft.choose(blank, 6)
    assert wrong.following is Following.OTHER_DIGIT
    begun = wrong
    for put in draft.puts:
        if put.kind == "=":
            begun = wrong.take_back(put.index)
    assert begun.following is Following.OTHER_DIGIT


# --- a sum to complete --------------------------------------------------------------------------


def test_a_sum_to_complete_lacks_something_until_its_gap_is_filled() -> None:
    """Also where it already reads as a sum; then only the sum is judged, not its place."""
    view = view_of(digits="93375", operators="-", options=FOUR)
    draft = laid(view, "A1", "93-7=3")
    gap = frozenset(map(square, ("A1", "B1")))
    whole = replace(draft, gap=gap)
    first = next(put for put in whole.puts if put.square == square("A1"))
    begun = whole.take_back(first.index)
    assert reason(begun) is Reason.GAP
    assert begun.refusal is not None
    assert begun.refusal.values["square"] == "A1"
    assert begun.play is None
    assert reason(whole) is Reason.WRONG
    blank = replace(laid(view_of(digits="9*", operators="+", options=FOUR), "A1", "9+*"), gap=gap)
    assert reason(blank) is Reason.EQUALS_MISSING
