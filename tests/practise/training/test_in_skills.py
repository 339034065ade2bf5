"""What ratings say about each skill."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import pytest

from formula_desktop.arithmetic import Operator
from formula_desktop.practise.estimate import of_skill
from formula_desktop.practise.exercise import LARGEST, Range, Task
from formula_desktop.practise.making import from_seed
from formula_desktop.practise.skills import SIZES, TABLES, Skill, skill_of
from formula_desktop.practise.sums import InTables
from formula_desktop.practise.training.in_skills import (
    InSkill,
    Often,
    Sureness,
    in_order,
    in_skills,
    in_tables,
    known_tables,
)
from formula_desktop.practise.training.ratings import Ratings


def practised(tries: int, *, is_right: bool = True) -> InSkill:
    ratings = Ratings()
    for _ in range(tries):
        ratings = ratings.after(("+20",), 0.0, is_right)
    (found,) = in_skills(ratings)
    return found


def test_somebody_who_is_always_right_is_soon_nearly_always_expected_to_be() -> None:
    often = [practised(tries).often for tries in (1, 3, 40)]
    assert often == [Often.HALF, Often.MOSTLY, Often.NEARLY_ALWAYS]
    assert practised(40, is_right=False).often is Often.SELDOM


def test_the_more_was_tried_the_surer_it_is() -> None:
    found = [practised(tries).sureness for tries in (1, 10, 200)]
    assert found == [Sureness.NOT_YET, Sureness.FAIRLY_SURE, Sureness.SURE]


def test_tables_are_new_until_tried_and_good_when_they_go_well() -> None:
    ratings = Ratings()
    assert known_tables(ratings) == InTables(new=frozenset(TABLES))
    for _ in range(30):
        ratings = ratings.after(("table-2",), -1.0, True).after(("table-7",), -1.0, False)
    known = known_tables(ratings)
    assert known.new == {*TABLES} - {2, 7}
    assert known.good == {2}


def test_a_few_tries_are_not_enough_to_say_something() -> None:
    assert [practised(tries).has_enough for tries in (1, 3, 10)] == [False, False, True]
    known = InSkill("+20", 0.0, 0.5, 2, 0.0)
    assert not known.has_enough
    assert replace(known, tries=3).has_enough


def test_it_goes_well_once_much_is_known_to_be_right() -> None:
    assert [practised(tries).goes_well for tries in (3, 40)] == [False, True]
    assert not practised(40, is_right=False).goes_well


@pytest.mark.parametrize("rating", [-20.0, -1.0, 0.0, 0.7, 20.0])
def test_every_chance_has_its_words(rating: float) -> None:
    found = InSkill("+20", rating, 0.5, 10, 0.0)
    assert found.chance >= found.often.value
    assert all(found.chance < each.value for each in Often if each.value > found.often.value)


def test_skills_come_as_they_are_learned_without_those_of_a_later_version() -> None:
    keys = ["table-7", "÷50", "+100", "later", "table-2", "+20", "−10"]
    assert [each.key for each in in_order(keys)] == [
        *("+20", "+100", "−10", "table-2", "table-7", "÷50"),
    ]


def test_skills_of_which_no_try_was_rated_are_told_too() -> None:
    ratings = Ratings().after(("+20",), -1.0, True)
    found = {each.skill: each.tries for each in in_skills(ratings, ("table-5", "+20", "later"))}
    assert found == {"+20": 1, "table-5": 0}
    assert in_tables(in_skills(ratings, ("table-5",))) == {5: False}


def test_each_table_that_was_tried_is_known_or_not() -> None:
    well = InSkill("table-5", 3.0, 0.5, 20, -1.0)
    still = InSkill("table-7", -3.0, 0.5, 20, 1.0)
    other = InSkill("+20", 3.0, 0.5, 20, -1.0)
    assert in_tables([well, still, other]) == {5: True, 7: False}


def test_larger_numbers_are_harder_and_so_is_the_other_operation() -> None:
    for operator in Operator:
        found = [of_skill(Skill(operator, size)) for size in SIZES]
        assert found == sorted(found), operator
    for one, other in ((Operator.ADD, Operator.SUBTRACT), (Operator.MULTIPLY, Operator.DIVIDE)):
        assert all(of_skill(Skill(one, each)) < of_skill(Skill(other, each)) for each in SIZES)
    tables = {number: of_skill(Skill(None, number)) for number in TABLES}
    assert min(tables, key=lambda each: tables[each]) == 1
    assert max(tables, key=lambda each: tables[each]) == 8


def test_a_typical_sum_is_as_difficult_as_exercises_are() -> None:
    difficulties: dict[str, list[float]] = {}
    for largest, operator in product(LARGEST, Operator):
        for each in from_seed("formula", Task.ANSWER, Range((operator,), largest), 1, 40):
            for key in each.skills:
                difficulties.setdefault(key, []).append(each.difficulty)
    for key, found in difficulties.items():
        skill = skill_of(key)
        assert skill is not None
        if len(found) >= 20:
            assert min(found) - 0.2 <= of_skill(skill) <= max(found), key
