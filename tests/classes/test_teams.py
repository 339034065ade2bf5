"""The teams of a lesson, and that everybody is asked as often as the others."""

from __future__ import annotations

from collections import Counter
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from formula_desktop.classes.pupils import MOST_PUPILS
from formula_desktop.classes.teams import (
    FEWEST,
    MOST,
    Change,
    Rota,
    by_lot,
    dealt,
    evened,
    joined,
    moved,
    read_rota,
    read_teams,
    with_rota,
    without,
)

KEYS = [f"{number * 2654435761 % 2**128:032x}"[::-1] for number in range(1, MOST_PUPILS + 1)]
NUMBERS = st.integers(FEWEST, MOST)
PUPILS = st.integers(MOST, MOST_PUPILS).map(lambda number: KEYS[:number])


@given(PUPILS, NUMBERS, st.integers())
def test_teams_by_lot_have_everybody_once_and_are_as_large_as_each_other(
    pupils: list[str], number: int, seed: int
) -> None:
    for teams in (by_lot(pupils, number, Random(seed)), dealt(pupils, number)):
        assert len(teams) == number
        assert sorted(each for team in teams for each in team) == sorted(pupils)
        sizes = [len(team) for team in teams]
        assert max(sizes) - min(sizes) <= 1
        assert Rota(teams).is_ready


def test_a_whole_class_is_one_team_but_not_in_a_game() -> None:
    rota = Rota((("a", "b"),))
    assert rota.is_ready
    assert [rota.asked(0, turn) for turn in range(3)] == ["a", "b", "a"]
    assert rota.known({"a": "a", "b": "b"}) is None


def test_another_lot_gives_other_teams_and_the_list_counts_off() -> None:
    assert by_lot(KEYS, 2, Random(1)) != by_lot(KEYS, 2, Random(2))
    assert dealt(list("abcde"), 2) == (tuple("ace"), tuple("bd"))


def test_a_pupil_is_moved_by_hand_is_absent_or_comes_late() -> None:
    teams = dealt(list("abcde"), 2)
    assert moved(teams, "a", 1) == (tuple("ce"), tuple("bda"))
    assert without(teams, "c") == (tuple("ae"), tuple("bd"))
    assert joined(without(teams, "b"), "x") == (tuple("ace"), tuple("dx"))


def test_uneven_teams_are_evened_out_with_few_moves() -> None:
    uneven = (tuple("abcdefgh"), tuple("ijklmn"), tuple("opqrst"))
    assert evened(uneven) == (tuple("abcdefg"), tuple("ijklmnh"), tuple("opqrst"))
    assert evened(evened(uneven)) == evened(uneven)
    assert evened((tuple("abcde"), ())) == (tuple("abc"), tuple("ed"))


@given(PUPILS, NUMBERS, st.integers(0, 300))
def test_nobody_in_a_team_is_asked_two_times_more_often(
    pupils: list[str], number: int, turns: int
) -> None:
    rota = Rota(dealt(pupils, number))
    for team, members in enumerate(rota.teams):
        asked = Counter(rota.asked(team, turn) for turn in range(turns))
        had = {each: asked[each] for each in members}
        assert max(had.values()) - min(had.values()) <= 1
        assert rota.turns_of(team, turns) == had


@given(PUPILS, NUMBERS, st.lists(st.integers(0, 60), min_size=MOST, max_size=MOST))
def test_another_game_goes_on_where_the_last_one_stopped(
    pupils: list[str], number: int, turns: list[int]
) -> None:
    rota = Rota(dealt(pupils, number))
    following = rota.going_on(turns[:number])
    for team, had in enumerate(turns[:number]):
        for turn in range(30):
            assert following.asked(team, turn) == rota.asked(team, had + turn)


def test_who_is_skipped_comes_last_and_what_was_stays() -> None:
    rota = Rota((tuple("abc"), tuple("xyz")))
    skipped = rota.skipping(0, [1, 0])
    assert [skipped.asked(0, turn) for turn in range(6)] == list("acabca")
    assert skipped.following([1, 0]) == (tuple("cab"), tuple("xyz"))
    assert skipped.asked(1, 0) == "x"
    again = skipped.skipping(0, [1, 0])
    assert len(again.changes) == 1, "the second one takes its place"
    assert again.following([1, 0])[0] == tuple("abc")
    assert skipped.turns_of(0, 4) == {"a": 2, "b": 1, "c": 1}


def test_others_are_here_from_now_on() -> None:
    rota = Rota((tuple("abc"), tuple("xyz")))
    now = rota.changed([2, 2], (tuple("cbn"), tuple("zxy")))
    assert now.following([2, 2]) == (tuple("cbn"), tuple("zxy"))
    assert [each.team for each in now.changes] == [0], "the other team is as it was"
    assert [now.asked(0, turn) for turn in range(6)] == list("abcbnc")
    assert now.turns_of(0, 3) == {"a": 1, "b": 1, "c": 1, "n": 0}
    assert now.going_on([3, 2]) == Rota((tuple("bnc"), tuple("zxy")))
    assert not Rota((("a",), ("b",)), (Change(0, 1, ()),)).is_ready


def test_changes_are_written_with_a_game_and_read_again() -> None:
    rota = Rota(dealt(KEYS[:6], 2)).skipping(1, [3, 2])
    rota = rota.changed([4, 3], (tuple(KEYS[7:9]), rota.following([4, 3])[1]))
    written = with_rota({"hints": False, "team_0_9": "old", "team_4": "old"}, rota)
    assert read_rota(written, KEYS) == rota
    assert "old" not in written.values()
    odd = {**written, "team_0_x": "a", "team_1_7": True, "team_3_1": "a"}
    assert read_rota(odd, KEYS) == rota
    left = read_rota(rota.written, KEYS[:7])
    assert left is not None
    assert [each.team for each in left.changes] == [1], "nobody is left of the others"
    assert read_teams(written).known({each: each[::-1] for each in KEYS}) is not None


def test_a_team_is_neither_empty_nor_too_large_to_be_noted() -> None:
    assert not Rota(()).is_ready
    assert Rota((tuple(KEYS),)).is_ready, "a whole class is not noted"
    assert not Rota((tuple(KEYS[:3]), ())).is_ready
    assert not Rota((tuple(KEYS[:51]), tuple(KEYS[51:]))).is_ready
    assert Rota((tuple(KEYS[:50]), tuple(KEYS[50:]))).is_ready


@given(PUPILS, NUMBERS, st.integers())
def test_what_is_written_with_a_game_is_read_again(
    pupils: list[str], number: int, seed: int
) -> None:
    rota = Rota(by_lot(pupils, number, Random(seed)))
    written = rota.written
    assert max(map(len, written.values())) <= 400, "as much as notes take"
    assert read_rota({**written, "hints": False}, [*reversed(KEYS)]) == rota


def test_pupils_who_left_the_class_are_asked_no_more() -> None:
    rota = Rota(dealt(KEYS[:6], 2))
    left = read_rota(rota.written, KEYS[1:6])
    assert left == Rota((tuple(KEYS[2:6:2]), tuple(KEYS[1:6:2])))
    assert read_rota(rota.written, KEYS[:1]) is None, "a team has nobody left"
    assert read_rota({}, KEYS) is None
    assert read_rota({"team_0": True}, KEYS) is None
    assert read_rota({"team_0": "nobody"}, KEYS) is None


def test_nobody_is_skipped_in_a_team_of_one() -> None:
    rota = Rota((("a",), ("b", "c")))
    assert rota.skipping(0, [0, 0]) is rota


def test_the_latest_teams_are_those_of_the_last_change() -> None:
    rota = Rota((("a", "b"), ("c", "d")))
    assert rota.latest == rota.teams
    changed = rota.changed([1, 1], (("a", "b", "c"), ("d",))).changed([2, 2], (("b",), ("d", "a")))
    assert [{*team} for team in changed.latest] == [{"b"}, {"d", "a"}]
