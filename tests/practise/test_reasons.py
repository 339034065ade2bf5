"""Sentences about solutions are true: the rules contradict none of them.

`RANDOM_TIMES=100` replays more than 10,000 sentences.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from random import Random

from formula_desktop.arguments import DIGIFEUD, FORMULA
from formula_desktop.arithmetic import Operator, exact
from formula_desktop.digifeud.layout import Colour
from formula_desktop.digifeud.legal import best_plays
from formula_desktop.digifeud.play import Sum
from formula_desktop.digifeud.points import Bonus, Points
from formula_desktop.digifeud.position import Position as BoardPosition
from formula_desktop.formula.legal import LegalPlays
from formula_desktop.formula.play import Formula
from formula_desktop.formula.position import Position as CardPosition
from formula_desktop.kinds.kind import Play
from formula_desktop.kinds.registry import kind_of
from formula_desktop.practise.digifeud.frames import given
from formula_desktop.practise.digifeud.reasons import compared
from formula_desktop.practise.exercise import ONE_SUM, SEAT, Exercise, Task
from formula_desktop.practise.facts import Fact
from formula_desktop.practise.own_games import better_plays
from formula_desktop.practise.registry import WITH_EXERCISES
from formula_desktop.practise.shipped import shipped
from formula_desktop.practise.trying import clues, praise, reason, shown, why_not
from formula_desktop.refusal import Refusal
from formula_desktop.sentences import sentence
from tests.helpers.digifeud.random_games import random_game
from tests.helpers.each import TIMES
from tests.helpers.formula.random_matches import random_match

FEW = 40


def exercises() -> Iterator[Exercise]:
    random = Random(17)
    for game in WITH_EXERCISES:
        for each in random.sample(list(shipped(game)), min(FEW * TIMES, len(shipped(game)))):
            yield each.exercise
    for seed in range(3 * TIMES):
        for state in (random_game(seed, 12), random_match(Random(seed), 30)):
            yield from better_plays(state, 0)


def allowed_plays(exercise: Exercise) -> list[Play]:
    if exercise.task in ONE_SUM:
        return []  # only one sum is right, whatever was tried
    if isinstance(exercise.position, CardPosition):
        return list(LegalPlays(exercise.position.view(SEAT)))
    assert isinstance(exercise.position, BoardPosition)
    return [each.play for each in best_plays(exercise.position.view(SEAT), 200)]


def test_nothing_that_is_said_is_contradicted() -> None:
    random = Random(3)
    said: Counter[Fact] = Counter()
    checked = 0
    for exercise in exercises():
        solution = shown(exercise)
        assert solution is not None
        plays = allowed_plays(exercise)
        tries: list[list[Play]] = [[]]
        tries += [random.sample(plays, min(len(plays), number)) for number in (1, 1, 2) if plays]
        for tried in tries:
            wrong = [each for each in tried if why_not(exercise, each) is not None]
            check(exercise, solution, wrong, reason(exercise, solution, wrong))
            checked += 1
        found = [reason(exercise, solution), praise(exercise, solution)]
        found += clues(exercise, solution)
        for refusal in found[1:2]:
            if refusal is not None:
                check(exercise, solution, [], refusal)
                checked += 1
        said.update(Fact(each.reason) for each in found if each is not None)
    assert checked > 250 * min(TIMES, 27), "as many of each game as are shipped"
    assert len(said) > 9, said


def check(exercise: Exercise, solution: Play, tried: list[Play], refusal: Refusal) -> None:
    """Compare a sentence with the values of plays, the squares and plain arithmetic."""
    case = exercise, str(solution), [*map(str, tried)], refusal
    assert sentence(refusal), case
    fact, values = Fact(refusal.reason), dict(refusal.values)
    kind = kind_of(exercise.position)
    if "more" in values:
        counts_points = exercise.game != FORMULA or fact is not Fact.MORE_CARDS
        worth = [worth_of(exercise, each, counts_points) for each in tried]
        before = max(worth, default=exercise.goal - 1 if exercise.task is Task.BETTER else None)
        assert before is not None, case
        more = values.pop("more")
        assert more == worth_of(exercise, solution, counts_points) - before > 0, case
    assert isinstance(solution, Formula | Sum)
    if fact is Fact.SUM_IS:
        left, sign, right = re.split(r"([-+x/])", str(values["sum"]), maxsplit=1)
        if not re.search(r"[-+x/]", right):
            assert exact(int(left), Operator(sign), int(right)) == values["result"], case
        assert solution.values[-1] == values["result"], case
    elif fact in (Fact.MORE_CARDS, Fact.CARDS, Fact.MOST_CARDS, Fact.ALL_CARDS):
        cards = values.get("cards", values.get("laid"))
        assert isinstance(solution, Formula)
        assert cards == sum(not piece.lies for each in solution.numbers for piece in each), case
        if fact is Fact.MOST_CARDS:
            assert isinstance(exercise.position, CardPosition)
            plays = LegalPlays(exercise.position.view(SEAT))
            assert cards == max(len(each.cards) for each in plays), case
    elif fact is Fact.NONE_LEFT:
        assert isinstance(exercise.position, CardPosition)
        assert isinstance(solution, Formula)
        assert sorted(solution.cards) == sorted(exercise.position.hands[SEAT]), case
    elif fact in (Fact.USED, Fact.JOKER, Fact.BLANK):
        digit = values["digit"]
        written = (f"({digit})", f"(*{digit})") if fact is Fact.USED else (f"*{digit}",)
        assert any(each in str(solution) for each in written), case
    else:
        if "answer" in values:
            assert values["answer"] == solution.values[-1], case
            rest = kind.worth(exercise.position, solution) - solution.values[-1]
            assert values.get("bonus", 0) == rest, case
        elif "points" in values:
            assert values["points"] == kind.worth(exercise.position, solution), case
        if "digit" in values:
            check_square(exercise, solution, fact, values)


def worth_of(exercise: Exercise, play: Play, counts_points: bool) -> int:
    if counts_points:
        return int(kind_of(exercise.position).worth(exercise.position, play))
    assert isinstance(play, Formula)
    return len(play.cards)


def check_square(
    exercise: Exercise, solution: Formula | Sum, fact: Fact, values: dict[str, int | str]
) -> None:
    """A digit on a square of this colour adds the points in the sentence."""
    assert isinstance(solution, Sum)
    assert isinstance(exercise.position, BoardPosition)
    colours = exercise.position.board.layout
    wanted = Colour.BLUE if fact in (Fact.ON_BLUE, Fact.MORE_ON_BLUE) else Colour.RED
    ends = solution.places[[each.tile for each in solution.places].index("=")].square
    first, last = solution.places[0].square, solution.places[-1].square
    times = set()
    for place in solution.places:
        if place.lies or place.tile[-1] != str(values["digit"]):
            continue
        if colours.colour(place.square) is wanted:
            is_behind = abs(place.square - first) > abs(ends - first)
            assert last != first
            times.add(1 if is_behind or wanted is Colour.BLUE else 2)
    digit = values["digit"]
    assert isinstance(digit, int)
    if fact is Fact.MORE_TWICE_ON_RED:
        assert 2 in times
    else:
        assert values["bonus"] in {each * digit for each in times}


def test_a_reason_names_only_what_made_the_difference() -> None:
    red, blue = Bonus(0, Colour.RED, 9, 2), Bonus(1, Colour.BLUE, 5, 1)
    with_both = Points(21, (red, blue))
    for before, fact in (
        (Points(21, (red._replace(square=7),)), Fact.MORE_ON_BLUE),
        (Points(21, (blue,)), Fact.MORE_TWICE_ON_RED),
        (Points(10, (red,)), Fact.MORE_ON_COLOURS),
        (Points(10, (red, blue)), Fact.POINTS_ON_COLOURS),
        (Points(21, (red._replace(digit=8), blue)), Fact.POINTS_ON_COLOURS),
    ):
        more = with_both.total - before.total
        assert compared(with_both, before, more).reason is fact
    assert compared(Points(9, ()), Points(5, ()), 4).reason is Fact.MORE_POINTS


def test_what_was_laid_in_an_own_game_is_not_compared_with() -> None:
    found = [each for each in exercises() if each.task is Task.BETTER and each.game == DIGIFEUD]
    assert found
    for each in found:
        solution = shown(each)
        assert solution is not None
        assert Fact(reason(each, solution).reason) in (Fact.POINTS, Fact.POINTS_ON_COLOURS)


def test_the_given_tiles_of_a_sum_are_all_but_its_gap() -> None:
    (square_and_plus, equals, answer) = given("G7v (7)+_=9")
    assert [square_and_plus.tile, equals.tile, answer.tile] == ["+", "=", "9"]
    assert [each.tile for each in given("C7> 12?*3=15")] == ["1", "2", "*3", "=", "1", "5"]
    assert [each.tile for each in given("C7> (1)2+_(3)=25")] == ["2", "+", "=", "2", "5"]
