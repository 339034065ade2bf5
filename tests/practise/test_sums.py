"""The sums of chosen tables come round like the cards of a shuffled deck."""

import itertools

import pytest

from formula_desktop.arguments import DIGIFEUD, FORMULA
from formula_desktop.arithmetic import Operator
from formula_desktop.practise.draw import Draw
from formula_desktop.practise.exercise import OF_TABLES, Range, Task, tables_in
from formula_desktop.practise.making import next_exercise
from formula_desktop.practise.registry import exercises_of
from formula_desktop.practise.skills import TABLES
from formula_desktop.practise.sums import UNKNOWN, InTables, is_easy, is_left, key_of, next_sum

TWO_AND_FIVE = Range((Operator.MULTIPLY,), 100, (2, 5))
SEVEN = Range((Operator.DIVIDE,), 100, (7,))


def dealt(range_: Range, number: int, seed: int) -> list[str]:
    """The sums that come one after another."""
    draw, asked = Draw(seed), list[str]()
    for _ in range(number):
        numbers = next_sum(range_, draw, asked)
        assert numbers is not None
        asked.append(key_of(numbers))
    return asked


@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize("range_", [Range((Operator.MULTIPLY,), 100, (7,)), SEVEN])
def test_all_of_a_table_come_before_any_comes_again(range_: Range, seed: int) -> None:
    asked = dealt(range_, 40, seed)
    for start in range(0, 40, 10):
        assert len({*asked[start : start + 10]}) == 10


@pytest.mark.parametrize("seed", range(20))
def test_all_of_two_tables_come_round_and_1_and_10_are_rare(seed: int) -> None:
    asked = dealt(TWO_AND_FIVE, 60, seed)
    assert len({*asked[:19]}) == 19
    for factor in ("1x", "x10"):
        places = [
            at for at, key in enumerate(asked) if factor in key and is_easy(key, TWO_AND_FIVE)
        ]
        places = [at for at in places if asked[at].startswith(factor) or asked[at].endswith(factor)]
        assert all(after - before >= 10 for before, after in itertools.pairwise(places))
    for at, key in enumerate(asked):  # the end of a round is not the beginning of the next
        assert key not in asked[max(0, at - 7) : at]


def test_the_deck_goes_on_after_what_was_asked_before() -> None:
    first = dealt(TWO_AND_FIVE, 10, 1)
    assert not any(is_left(each, TWO_AND_FIVE, first) for each in first)
    assert is_left("7+8", TWO_AND_FIVE, first)
    assert is_left("3x3", Range((Operator.MULTIPLY,)), ["3x3"])


def test_one_that_came_again_since_it_was_missed_begins_no_round() -> None:
    asked = dealt(TWO_AND_FIVE, 9, 2)
    left_before = [each for each in asked if is_left(each, TWO_AND_FIVE, asked)]
    left_after = [each for each in asked if is_left(each, TWO_AND_FIVE, [*asked, asked[4]])]
    assert left_before == left_after == []


def products(range_: Range, number: int, seed: int, known: InTables) -> list[tuple[int, int]]:
    """The two numbers of each product that comes, in their order."""
    draw, asked, found = Draw(seed), list[str](), list[tuple[int, int]]()
    for _ in range(number):
        numbers = next_sum(range_, draw, asked, known=known)
        assert numbers is not None
        asked.append(key_of(numbers))
        found.append((numbers[0], numbers[2]))
    return found


@pytest.mark.parametrize("table", TABLES)
def test_the_number_of_a_table_stands_second(table: int) -> None:
    alone = Range((Operator.MULTIPLY,), 100, (table,))
    assert all(right == table for _, right in products(alone, 30, table, UNKNOWN))
    good = InTables(good=frozenset((table,)))
    turned = sum(right != table for _, right in products(alone, 200, table, good))
    assert 20 < turned < 80, "whoever is good at it gets it the other way round now and then"


@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("operator", OF_TABLES)
def test_a_new_table_begins_with_what_is_learned_first(operator: Operator, seed: int) -> None:
    draw, asked, known = Draw(seed), list[str](), InTables(new=frozenset(TABLES))
    for _ in range(20):
        numbers = next_sum(Range((operator,), 100, (2,)), draw, asked, known=known)
        assert numbers is not None
        asked.append(key_of(numbers))
    first = [(2, 2), (3, 2), (5, 2), (10, 2)]
    sums = [
        key_of((times, operator, 2, 2 * times))
        if operator is Operator.MULTIPLY
        else key_of((2 * times, operator, 2, times))
        for times, _ in first
    ]
    assert {*asked[:3]} < {*sums}
    assert len({*asked[:10]}) == len({*asked[10:]}) == 10, "all of them come round"


def test_several_new_tables_each_begin_with_what_is_learned_first() -> None:
    known = InTables(new=frozenset((3, 4)))
    found = products(Range((Operator.MULTIPLY,), 100, (3, 4, 5)), 6, 1, known)
    assert all({3, 4}.isdisjoint(pair) or not {2, 3, 5, 10}.isdisjoint(pair) for pair in found)


def test_a_chosen_table_of_1_or_10_has_all_its_sums() -> None:
    assert len({*dealt(Range((Operator.MULTIPLY,), 100, (1,)), 10, 0)}) == 10
    assert len({*dealt(Range((Operator.MULTIPLY,), 100, (10,)), 10, 0)}) == 10


def test_a_range_with_a_single_sum_of_a_table_has_that() -> None:
    assert dealt(Range((Operator.MULTIPLY,), 10, (7,)), 3, 0) == ["1x7"] * 3


def test_other_operators_have_sums_beside_the_tables() -> None:
    range_ = Range((Operator.ADD, Operator.MULTIPLY), 20, (2,))
    asked = dealt(range_, 40, 0)
    assert {each for each in asked if "+" in each}
    assert not any(is_easy(each, range_) for each in asked if "+" in each)


@pytest.mark.parametrize(("game", "task"), [(DIGIFEUD, Task.COMPLETE), (FORMULA, Task.ANSWER)])
def test_both_games_deal_from_the_deck(game: str, task: Task) -> None:
    draw, before = Draw(5), list[str]()
    for _ in range(18):
        made = next_exercise(game, task, TWO_AND_FIVE, draw, before=before)
        assert made is not None
        before.extend(exercises_of(game).asked(made))
    assert len({*before}) == 18


def test_no_sum_is_left_in_a_table_beyond_the_numbers() -> None:
    assert next_sum(Range((Operator.MULTIPLY,), 100, (10,)), Draw(0), highest=5) is None


def test_products_without_a_limit_go_beyond_the_tables() -> None:
    draw, every = Draw(3), Range()
    for highest in (99, 999):
        products = [
            numbers
            for _ in range(200)
            if (numbers := next_sum(every, draw, highest=highest)) and numbers[1] in OF_TABLES
        ]
        assert all(max(left, answer) <= highest for left, _, _, answer in products)
        beyond = [each for each in products if not tables_in(each[1], (each[0], each[2], each[3]))]
        assert len(products) / 4 < len(beyond) < len(products) * 3 / 4


def test_a_sum_with_two_signs_is_in_no_deck() -> None:
    range_ = Range(OF_TABLES, 100, (7, 8))
    assert is_left("7x8/4=14", range_, ["7x8/4=14"])
    assert not is_easy("1x8x7=56", range_)
