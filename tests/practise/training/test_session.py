"""A session asks what is due in turn with something new; what was missed comes again in it."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, date, datetime, timedelta
from itertools import pairwise
from random import Random

import pytest

from formula_desktop.arguments import DIGIFEUD, FORMULA
from formula_desktop.arithmetic import Operator
from formula_desktop.practise.draw import Draw
from formula_desktop.practise.exercise import Range, Task
from formula_desktop.practise.making import next_exercise
from formula_desktop.practise.shipped import Shipped, shipped
from formula_desktop.practise.training.line import Line, line_of, read
from formula_desktop.practise.training.progress import LATELY, Outcome, Progress, Try
from formula_desktop.practise.training.ratings import Difficulty
from formula_desktop.practise.training.repeats import Repeat
from formula_desktop.practise.training.session import GAP, Session, Stage, Waiting, Way
from tests.helpers.practise.plain import Plain, plain

NOW = datetime(2026, 11, 23, 16, tzinfo=UTC)
TODAY = date(2026, 11, 23)
MANY = [plain(number) for number in range(200)]


def begun(way: Way = Way.FREE, progress: Progress | None = None) -> Session[Plain]:
    return Session("key", way, progress or Progress())


def asked(session: Session[Plain], candidates: list[Plain], seed: int = 1) -> Session[Plain]:
    return session.next(candidates, {}, Random(seed))


def answered(session: Session[Plain], is_right: bool) -> Session[Plain]:
    return session.answered(is_right, NOW, TODAY)


def test_what_is_solved_with_hints_comes_again_and_moves_no_rating() -> None:
    session = asked(begun(), MANY[:1]).answered(True, NOW, TODAY, has_help=True)
    assert session.stage is Stage.OVER
    assert session.tried is not None
    assert (session.tried.outcome, session.tried.is_rated) == (Outcome.SECOND, False)
    assert session.progress.ratings == Progress().ratings
    assert [*session.progress.repeats] == [MANY[0].text]
    assert [each.exercise for each in session.waiting] == [MANY[0]]


def test_an_exercise_that_is_solved_at_once() -> None:
    session = asked(begun(), MANY[:1])
    assert (session.exercise, session.stage) == (MANY[0], Stage.FIRST_TRY)
    session = answered(session, True)
    assert session.stage is Stage.OVER
    assert session.tried == Try(
        1, MANY[0].text, ("+20",), -1.0, NOW, TODAY, Outcome.FIRST, is_rated=True
    )
    assert session.progress.ratings.value("+20") > Progress().ratings.value("+20")
    assert not session.progress.repeats


@pytest.mark.parametrize("is_right", [True, False])
def test_a_second_try_after_a_wrong_one(is_right: bool) -> None:
    session = answered(asked(begun(), MANY[:1]), False)
    assert session.stage is Stage.SECOND_TRY
    assert session.tried
    assert session.tried.outcome is Outcome.MISSED, "so that a crash now does not change it"
    progress = session.progress
    session = answered(session, is_right)
    assert session.stage is Stage.OVER
    assert session.tried
    assert session.tried.outcome is (Outcome.SECOND if is_right else Outcome.MISSED)
    assert session.tried.number == 1
    assert session.progress == progress, "the first try has decided"
    assert progress.ratings.value("+20") < 0
    assert progress.repeats == {MANY[0].text: Repeat(0, TODAY)}


@pytest.mark.parametrize(
    ("second", "is_right", "answers", "wrong"),
    [
        ("7x8=56", True, ("7x8=54", "7x8=56"), ("7x8=54",)),
        ("7x8=58", False, ("7x8=54", "7x8=58"), ("7x8=54", "7x8=58")),
        ("", False, ("7x8=54",), ("7x8=54",)),
    ],
)
def test_what_was_answered_is_kept_in_its_order(
    second: str, is_right: bool, answers: tuple[str, ...], wrong: tuple[str, ...]
) -> None:
    session = asked(begun(), MANY[:1]).answered(False, NOW, TODAY, answer="7x8=54")
    session = session.answered(is_right, NOW, TODAY, answer=second)
    assert session.tried is not None
    assert (session.tried.answers, session.tried.wrong_answers) == (answers, wrong)


def test_there_is_no_third_try() -> None:
    session = answered(answered(asked(begun(), MANY[:1]), False), False)
    for over in (session, answered(asked(begun(), MANY[:1]), True), begun()):
        with pytest.raises(ValueError, match="no exercise waits"):
            answered(over, True)


def test_what_was_missed_comes_again_after_some_others() -> None:
    session = asked(begun(), MANY)
    missed = session.exercise
    session = answered(answered(session, False), True)
    between = []
    for number in range(GAP):
        session = answered(asked(session, MANY, seed=number), True)
        between.append(session.exercise)
    session = asked(session, MANY)
    assert session.exercise == missed
    assert missed not in between
    assert len(set(between)) == GAP, "each of them another"


@pytest.mark.parametrize(
    ("way", "difficulty", "comes_again"),
    [(Way.PUZZLE, 3.0, False), (Way.PUZZLE, 0.5, True), (Way.MISTAKES, 3.0, True)],
)
def test_a_puzzle_that_is_far_too_hard_does_not_come_again(
    way: Way, difficulty: float, comes_again: bool
) -> None:
    hard = Plain("hard", ("+20",), difficulty)
    session = answered(begun(way).asking(hard, {}), False)
    assert bool(session.waiting) == bool(session.progress.repeats) == comes_again


def test_it_comes_sooner_where_nothing_else_is_left() -> None:
    session = answered(answered(asked(begun(), MANY[:1]), False), False)
    session = asked(session, MANY[:1])
    assert session.exercise == MANY[0]
    session = answered(session, True)
    assert asked(session, []) == session, "there is nothing more"


def test_what_may_be_remembered_comes_where_nothing_else_is_left() -> None:
    session = begun()
    for number in range(GAP + 1):
        session = answered(asked(session, [MANY[number]]), True)
    session = asked(session, MANY[: GAP + 1])
    assert session.exercise == MANY[0], "the others are among the last ones"
    session = answered(session, True)
    assert session.tried is not None
    assert not session.tried.is_rated


def test_what_is_due_comes_in_its_order_each_time_before_something_new() -> None:
    waiting = tuple(map(Waiting, MANY[:3]))
    session = Session("key", Way.FREE, Progress(), waiting)
    found = []
    for _ in range(7):
        session = asked(session, MANY[3:])
        assert session.came_again is (session.exercise in MANY[:3])
        session = answered(session, True)
        found.append(session.exercise)
    assert found[:5:2] == MANY[:3]
    assert not {*found[1::2], found[6]} & {*MANY[:3]}


def test_what_is_due_comes_in_a_row_where_there_is_nothing_new() -> None:
    session = Session("key", Way.FREE, Progress(), tuple(map(Waiting, MANY[:3])))
    for each in MANY[:3]:
        session = answered(asked(session, []), True)
        assert session.exercise == each


def test_what_was_missed_twice_comes_again_another_day() -> None:
    session = Session("key", Way.FREE, Progress(), (Waiting(MANY[0]),))
    times = 0
    for number in range(4 * GAP):
        session = asked(session, MANY[1:], seed=number)
        is_missed = session.exercise == MANY[0]
        session = answered(session, not is_missed)
        times += is_missed
    assert times == 2
    assert session.progress.repeats == {MANY[0].text: Repeat(0, TODAY)}, "it is due"


def test_what_comes_again_another_day_is_not_drawn_as_new() -> None:
    repeats = {each.text: Repeat(2, TODAY + timedelta(2)) for each in MANY[:199]}
    session = asked(begun(progress=Progress(repeats=repeats)), MANY)
    assert session.exercise == MANY[199]


def test_none_of_the_last_ones_is_drawn() -> None:
    session, found = begun(), list[Plain]()
    for number in range(150):
        session = answered(asked(session, MANY[: LATELY + 5], seed=number), True)
        assert session.exercise
        assert session.exercise not in found[-LATELY:]
        found.append(session.exercise)
    assert len(session.progress.lately) == LATELY


def test_a_new_one_is_as_difficult_as_it_has_turned_out() -> None:
    moved = {MANY[0].text: Difficulty(-2.5, 9)}
    session = begun().next(MANY[:1], moved, Random(1))
    assert session.difficulty == -2.5
    session = answered(session, True)
    assert session.tried
    assert session.tried.difficulty == -2.5
    wild = Plain("wild", difficulty=1e9)
    assert asked(begun(), [wild]).difficulty == 10


def test_what_comes_again_is_not_rated_since_its_answer_may_be_remembered() -> None:
    session = answered(answered(asked(begun(), MANY[:1]), False), False)
    ratings = session.progress.ratings
    session = answered(asked(session, MANY[:1]), True)
    assert session.tried
    assert not session.tried.is_rated
    assert session.progress.repeats == {MANY[0].text: Repeat(1, TODAY + timedelta(1))}
    tomorrow = Session("next", Way.FREE, session.progress, (Waiting(MANY[0]),))
    tomorrow = asked(tomorrow, []).answered(False, NOW + timedelta(1), TODAY + timedelta(1))
    assert tomorrow.tried
    assert not tomorrow.tried.is_rated
    assert tomorrow.progress.ratings == ratings


def test_one_that_was_solved_lately_is_not_rated_again() -> None:
    session = answered(begun(Way.PUZZLE).asking(MANY[0], {}), True)
    session = answered(session.asking(MANY[0], {}), True)
    assert session.tried
    assert not session.tried.is_rated


def test_a_speed_round_has_no_second_try_and_moves_ratings_as_any_first_try() -> None:
    session = answered(asked(begun(Way.SPEED), MANY), False)
    assert session.stage is Stage.OVER
    assert session.tried
    assert session.tried.is_rated
    assert session.progress.ratings.value("+20") < Progress().ratings.value("+20")
    assert session.progress.repeats, "what was missed comes again"


def harder(number: int) -> Plain:
    """One of many exercises from easy to hard ones."""
    return Plain(f'{{"number": {number}}}', difficulty=number / 10)


def test_a_speed_round_becomes_harder_while_answers_are_right_and_easier_after_mistakes() -> None:
    session = begun(Way.SPEED)
    difficulties = []
    for seed in range(24):
        session = answered(asked(session, [*map(harder, range(-30, 40))], seed), True)
        difficulties.append(session.difficulty)
    assert difficulties[0] < -2, "it begins where somebody new begins"
    assert all(after > before - 1 for before, after in pairwise(difficulties))
    assert 0.5 < difficulties[-1] < 2.5, "it can still be worked out quickly"
    before = session.level
    assert before is not None
    quick = session
    for seed in range(8):
        quick = asked(quick, [*map(harder, range(-30, 40))], seed).answered(
            True, NOW, TODAY, is_quick=True
        )
    assert quick.difficulty > 2.5, "for who is quick it goes on"
    session = answered(asked(session, [*map(harder, range(-30, 40))]), False)
    assert session.level is not None
    assert session.level == pytest.approx(session.difficulty - 1)
    session = session.next([], {}, Random(1))
    assert session.came_again
    assert answered(session, True).level == session.level, "its answer may be remembered"


def test_an_exercise_can_be_put_on_the_table() -> None:
    session = Session("key", Way.PUZZLE, waiting=(Waiting(MANY[1]), Waiting(MANY[0])))
    session = session.asking(MANY[0], {})
    assert session.exercise == MANY[0]
    assert session.waiting == (Waiting(MANY[1]),)


def test_exercises_of_the_games_can_be_practised() -> None:
    made = [
        next_exercise(game, task, Range((Operator.ADD,), 20), Draw(seed))
        for game, task in ((FORMULA, Task.ANSWER), (DIGIFEUD, Task.COMPLETE))
        for seed in range(3)
    ]
    lines = [line_of(each) for each in made if each is not None]
    assert len(lines) == 6
    session: Session[Line | Shipped] = Session("key", Way.FREE)
    all_candidates: list[Sequence[Line | Shipped]] = [lines] * 6
    all_candidates += [shipped(game)[:500] for game in (FORMULA, DIGIFEUD)]
    for candidates in all_candidates:
        session = session.next(candidates, {}, Random(1)).answered(True, NOW, TODAY)
        assert session.tried
        assert session.exercise
        assert session.tried.difficulty == session.exercise.difficulty
        assert read(session.tried.text).exercise == session.exercise.exercise
    assert session.progress.ratings.general.tries == 8


def test_the_same_generator_asks_the_same() -> None:
    assert asked(begun(), MANY, 5) == asked(begun(), MANY, 5)
    assert len({asked(begun(), MANY, seed).exercise for seed in range(20)}) > 10


def test_progress_tells_what_is_due_longest_first() -> None:
    days = {"c": 0, "a": -1, "b": -1, "later": 1}
    repeats = {text: Repeat(1, TODAY + timedelta(day)) for text, day in days.items()}
    assert Progress(repeats=repeats).due(TODAY) == ["a", "b", "c"]
