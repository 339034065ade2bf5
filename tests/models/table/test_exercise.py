"""Exercises at their tables: whatever is done, only a try is judged, and the answer can be shown.

`RANDOM_TIMES=50` goes through most of the shipped exercises.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from formula_desktop.arguments import DIGIFEUD, FORMULA
from formula_desktop.arithmetic import ALL_OPERATORS, Operator
from formula_desktop.digifeud.board import board_with
from formula_desktop.digifeud.draft import Draft
from formula_desktop.digifeud.options import Options
from formula_desktop.digifeud.play import Placed, Sum, read_play
from formula_desktop.digifeud.squares import SQUARES
from formula_desktop.digifeud.tiles import Rack, digit_on, kind_of
from formula_desktop.formula.legal import LegalPlays
from formula_desktop.formula.play import Formula
from formula_desktop.formula.view import View
from formula_desktop.models.table.digifeud_exercise import DigifeudExerciseGame
from formula_desktop.models.table.exercise import Stand
from formula_desktop.models.table.formula_exercise import FormulaExerciseGame
from formula_desktop.practise.digifeud.positions import position_of
from formula_desktop.practise.digifeud.solving import best_solutions
from formula_desktop.practise.exercise import SEAT, Exercise, Range, Task
from formula_desktop.practise.registry import WITH_EXERCISES
from formula_desktop.practise.shipped import shipped
from formula_desktop.practise.trying import solutions, why_not
from tests.helpers.each import TIMES
from tests.helpers.practise.at_table import wrong_plays
from tests.helpers.practise.exercises import RANGES, exercise_for

EXERCISES, ACTIONS = 20, 12


def test_whatever_is_done_the_answer_can_be_shown() -> None:
    random = Random(7)
    judged = 0
    for name in WITH_EXERCISES:
        made = FormulaExerciseGame if name == FORMULA else DigifeudExerciseGame
        some = random.sample(shipped(name), min(EXERCISES * TIMES, len(shipped(name))))
        for each in some:
            game = made(each.exercise, "You", "Computer")
            heard: list[tuple[bool, bool, str]] = []
            game.judged.connect(lambda *said, heard=heard: heard.append(said))
            game.go_on()
            example = game.example
            assert example[-1].draft.play == game.solution, each.exercise
            assert why_not(each.exercise, game.solution) is None, each.exercise
            for _ in range(ACTIONS):
                act(game, random)
            check(game, heard)
            judged += len(heard)
            game.give_up()
            check(game, heard)
            before = game.draft
            for _ in range(ACTIONS):
                act(game, random)
            assert game.draft == before, "what is over stays as it is"
            assert not game.play()
    assert judged > 5 * TIMES


def test_the_beginning_of_an_answer_is_no_wrong_try_where_there_is_only_one() -> None:
    """But for once, and not where it may be tried again."""
    begun = 0
    for exercise in (exercise_for(FORMULA, Task.ANSWER, RANGES[6], seed) for seed in range(50)):
        for most_tries in (1, 2):
            game = FormulaExerciseGame(exercise, "You", "Computer")
            game.most_tries = most_tries
            game.go_on()
            if len(game.example) < 2:
                continue
            game.show(game.example[0].draft)
            is_refused = game.play() is False
            begun += 1
            assert (game.stand is Stand.OPEN) is is_refused is (most_tries == 1)
            assert game.is_only_begun is is_refused
            if is_refused:
                assert game.play()
                assert game.stand is Stand.SHOWN
    assert begun > 3


OPTIONS = Options(max_operations=1, largest_number=50)


def read_sum(text: str) -> Sum:
    found = read_play(text)
    assert isinstance(found, Sum)
    return found


def test_a_sum_to_complete_stands_alone_and_is_not_tried_before_its_gap_is_filled() -> None:
    """A sum whose first digits lay there reads as one that is wrong."""
    new = [exercise_for(DIGIFEUD, Task.COMPLETE, RANGES[6], seed) for seed in range(20)]
    for exercise in new:
        game = DigifeudExerciseGame(exercise, "You", "Computer")
        game.go_on()
        assert game.position.board.is_empty
        for at in range(len(game.gap)):
            assert not game.can_be_tried
            assert not game.play()
            game.show(game.example[at].draft)
        assert game.can_be_tried
        assert game.play()
        assert game.stand is Stand.RIGHT


def laid(game: DigifeudExerciseGame, places: list[Placed]) -> Draft:
    """The draft of an exercise with these tiles."""
    draft = game.drafting.empty(game.position.view(SEAT))
    for each in places:
        index = draft.free(kind_of(each.tile))
        assert index is not None
        draft = draft.put(index, each.square, digit_on(each.tile))
    return draft


def test_a_sum_to_complete_hears_no_rule_of_a_turn_whatever_is_laid_first() -> None:
    """Not that it must lie in the centre, nor how many signs or digits a first sum has."""
    longest = 0
    tasks = (Task.COMPLETE, Task.TWO_SIGNS)
    for task, range_, seed in product(tasks, (RANGES[6], Range()), range(15)):
        exercise = exercise_for(DIGIFEUD, task, range_, seed)
        game = DigifeudExerciseGame(exercise, "You", "Computer")
        game.go_on()
        solution = game.solution
        assert isinstance(solution, Sum)
        missing = [each for each in solution.put_down if each.square in game.gap]
        longest = max(longest, len(missing))
        for at in range(1, len(missing)):
            draft = laid(game, missing[-at:])
            assert draft.lacks_something, (exercise, draft.verdict)
        whole = laid(game, missing)
        assert whole.refusal is None, (exercise, whole.verdict)
    assert longest == 2


def test_an_older_sum_to_complete_loses_what_lay_around_it() -> None:
    board = board_with(OPTIONS, [read_sum("G7v 2x5=10")])
    position = position_of(OPTIONS, board, Rack("00123355", "xxx"))
    range_ = Range((Operator.MULTIPLY,), 50, (2, 5))
    old = Exercise(position, Task.COMPLETE, range_, frame="C11> 5x2=(1)_")
    game = DigifeudExerciseGame(old, "You", "Computer")
    game.go_on()
    assert game.position.board.is_empty
    assert game.exercise.frame == "C11> 5x2=1_"
    assert len(game.gap) == 1
    assert not game.can_be_tried
    game.show(game.example[-1].draft)
    assert game.play()
    assert game.stand is Stand.RIGHT


def ask_hint(qtbot: QtBot, game: FormulaExerciseGame | DigifeudExerciseGame) -> None:
    game.ask_hint()
    qtbot.wait_until(lambda: not game.hints.is_looking)


def test_a_hint_leads_on_from_whichever_formula_was_begun(qtbot: QtBot) -> None:
    others = 0
    for task, seed in product((Task.MOST_CARDS, Task.GO_OUT), range(8)):
        game = FormulaExerciseGame(exercise_for(FORMULA, task, RANGES[6], seed), "You", "Computer")
        game.go_on()
        assert game.view is not None
        for solution in game.solutions[1:4]:
            draft = game.drafting.laid(game.view, solution)
            assert draft is not None
            game.show(draft)
            ask_hint(qtbot, game)
            assert not game.hints.took_back, "it is right"
            assert game.draft == draft
            led = game.hinted
            assert isinstance(led, Formula)
            assert isinstance(solution, Formula)
            new = [[each.value for each in number if not each.lies] for number in led.numbers]
            assert new == [
                [each.value for each in number if not each.lies] for number in solution.numbers
            ]
            others += led != game.solution
            game.take_back_all()
            ask_hint(qtbot, game)
            assert game.hinted == led, "it leads where it led before"
    assert others > 5


def test_a_hint_leads_on_from_whichever_sum_was_begun(qtbot: QtBot) -> None:
    """Also from one of very many, which are not all looked at."""
    most = exercise_for(DIGIFEUD, Task.MOST_POINTS, RANGES[6], 3)
    some = exercise_for(DIGIFEUD, Task.AT_LEAST, RANGES[6], 3)
    many = replace(exercise_for(DIGIFEUD, Task.AT_LEAST, Range(), 3), goal=1)
    assert len(solutions(many)) > len(best_solutions(many))
    for exercise in (most, some, many):
        game = DigifeudExerciseGame(exercise, "You", "Computer")
        game.go_on()
        ask_hint(qtbot, game)
        every = solutions(exercise)
        for solution in [*every[1:4], every[-1]]:
            assert isinstance(solution, Sum)
            for number in (1, len(solution.put_down)):
                game.show(laid(game, list(solution.put_down[:number])))
                ask_hint(qtbot, game)
                assert not game.hints.took_back, "it can become right"
                assert isinstance(game.hinted, Sum)
                assert {*solution.put_down[:number]} <= {*game.hinted.put_down}
                assert why_not(exercise, game.hinted) is None
                assert game.hints.hint is not None
                assert game.hints.hint.sum == game.hinted
    game = DigifeudExerciseGame(most, "You", "Computer")
    game.go_on()
    few = next(each for each in wrong_plays(most) if isinstance(each, Sum))
    game.show(laid(game, list(few.put_down)))
    ask_hint(qtbot, game)
    assert game.hints.took_back


def test_a_blank_is_right_wherever_its_digit_is(qtbot: QtBot) -> None:
    position = position_of(OPTIONS, board_with(OPTIONS, []), Rack("*2347", "+"))
    exercise = Exercise(position, Task.COMPLETE, Range((Operator.ADD,), 10), frame="E7> 3+4=_")
    game = DigifeudExerciseGame(exercise, "You", "Computer")
    game.go_on()
    assert game.draft is not None
    blank = game.draft.free("*")
    assert blank is not None
    assert game.put(blank, game.gap[0], 7)
    ask_hint(qtbot, game)
    assert not game.hints.took_back
    game.choose(blank, 2)
    ask_hint(qtbot, game)
    assert game.hints.took_back


def test_who_looks_for_more_is_led_to_more(qtbot: QtBot) -> None:
    found = exercise_for(DIGIFEUD, Task.AT_LEAST, Range(), 1)
    exercise = replace(found, task=Task.BETTER, goal=1)
    game = DigifeudExerciseGame(exercise, "You", "Computer")
    game.go_on()
    fewest = solutions(exercise)[-1]  # most points are first
    assert isinstance(fewest, Sum)
    game.lay(fewest)
    ask_hint(qtbot, game)
    assert game.hinted == fewest
    assert game.play()
    game.look_for_more()
    game.lay(fewest)
    ask_hint(qtbot, game)
    assert game.hints.took_back, "this was found before"
    ask_hint(qtbot, game)
    assert game.hinted == game.solution


def test_the_formulas_that_solve_an_exercise_are_found_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    exercise = exercise_for(FORMULA, Task.MOST_CARDS, RANGES[6], 3)
    asked: list[View] = []

    def counted(view: View) -> LegalPlays:
        asked.append(view)
        return LegalPlays(view)

    monkeypatch.setattr("formula_desktop.practise.formula.solving.LegalPlays", counted)
    game = FormulaExerciseGame(exercise, "You", "Computer")
    game.go_on()
    assert game.solution == game.solutions[0]
    assert game.needs_equal_card in (True, False)
    assert game.example
    assert len(asked) == 1


def act(game: FormulaExerciseGame | DigifeudExerciseGame, random: Random) -> None:
    """Put something down, choose, take back or try."""
    what = random.random()
    if what < 0.15:
        game.play()
    elif what < 0.2:
        game.take_back_all()
    elif what < 0.3:
        game.take_back(random.randrange(12))
    elif isinstance(game, DigifeudExerciseGame):
        game.put(random.randrange(len(game.hand.hand)), random.choice(SQUARES), 4)
    elif not game.hand.hand or what < 0.4:
        game.choose_operator(random.choice(ALL_OPERATORS))
    else:
        assert game.draft is not None
        places = game.draft.all_places()
        game.put(random.randrange(len(game.hand.hand)), random.choice(places), 4)


def check(
    game: FormulaExerciseGame | DigifeudExerciseGame, heard: list[tuple[bool, bool, str]]
) -> None:
    """The tries are told in their order, and end with a right one or the second wrong one."""
    assert len(heard) <= 2
    assert [first for first, *_ in heard] == [True, False][: len(heard)]
    assert [laid for *_, laid in heard if laid] == [str(each.play) for each in game.tried]
    rights = [right for _, right, _ in heard]
    if game.stand is Stand.RIGHT:
        assert rights[-1]
    elif game.stand is Stand.SHOWN:
        assert rights
        assert not any(rights)
    elif game.stand is Stand.WRONG:
        assert rights == [False]
    else:
        assert not rights
