"""Exercises of each task solved without a mouse: with fingers, and through a screen reader."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from formula_desktop.arguments import DIGIFEUD, FORMULA
from formula_desktop.models.table.exercise import Stand
from formula_desktop.models.words.spoken import aloud
from formula_desktop.practise.exercise import Task
from formula_desktop.practise.trying import shown
from tests.helpers.practise.at_table import answer_to, exercises, wrong_plays
from tests.helpers.practise.exercises import RANGES, exercise_for
from tests.helpers.practise.ways import Fingers, Reader

GAMES = (FORMULA, DIGIFEUD)


@pytest.mark.parametrize("game", GAMES)
def test_each_task_is_solved_with_a_finger(qtbot: QtBot, game: str) -> None:
    person = Fingers(qtbot, game)
    for exercise in exercises(game):
        for lay in (person.lay, person.lay_by_taps):
            case = exercise.task, lay.__name__
            person.show(exercise)
            solution = answer_to(exercise)
            lay(solution)
            assert person.laid == solution, case
            assert person.scene.held is None, case
            person.try_it()
            assert person.game.stand is Stand.RIGHT, case
            assert person.heard == [(True, True)], case
            with qtbot.waitSignal(person.page.next_wanted):
                person.press_button(person.page.next_button)


@pytest.mark.parametrize("game", GAMES)
def test_a_wrong_try_with_a_finger_is_taken_back_and_the_answer_is_shown(
    qtbot: QtBot, game: str
) -> None:
    person = Fingers(qtbot, game)
    missed = 0
    for exercise in exercises(game):
        plays = wrong_plays(exercise)[-1:]
        if not plays:
            continue
        missed += 1
        person.show(exercise)
        person.lay(plays[0])
        person.try_it()
        assert person.game.stand is Stand.WRONG, exercise.task
        person.press_button(person.page.back_button)
        assert person.laid != plays[0] or exercise.task is Task.SIGN, exercise.task
        person.press_button(person.page.hint_button)
        person.until(lambda: not person.game.hints.is_looking)
        assert person.scene.texts.remark, exercise.task
        person.press_button(person.page.show_button)
        person.until(lambda: not person.scene.is_demonstrating)
        assert person.laid == shown(exercise), exercise.task
        assert person.heard == [(True, False), (False, False)], exercise.task
    assert missed >= 3, game


@pytest.mark.parametrize("game", GAMES)
def test_what_is_let_go_beside_or_held_by_two_fingers_goes_back(qtbot: QtBot, game: str) -> None:
    task = Task.MOST_CARDS if game == FORMULA else Task.MOST_POINTS
    person = Fingers(qtbot, game)
    person.show(exercise_for(game, task, RANGES[6], 3))
    before = person.game.draft
    start = person.scene.tray.hand[0].outline.center()
    person.drag(start, person.scene.layout.log.center())
    assert person.game.draft == before
    assert person.scene.held is None
    person.until_still()
    person.start_drag(start, start + (person.scene.layout.log.center() - start) / 2)
    person.touch_too(person.scene.tray.hand[1].outline.center())
    person.release(start)
    assert person.game.draft == before
    assert person.scene.held is None
    assert not person.scene.is_dragging


@pytest.mark.parametrize("game", GAMES)
def test_each_task_is_solved_through_a_screen_reader(qtbot: QtBot, game: str) -> None:
    person = Reader(qtbot, game)
    for exercise in exercises(game):
        person.show(exercise)
        assert person.can_read(person.page.panel.task.text()), exercise.task
        solution = answer_to(exercise)
        person.lay(solution)
        assert person.laid == solution, exercise.task
        person.try_it()
        assert person.game.stand is Stand.RIGHT, exercise.task
        assert person.can_read(person.says), exercise.task
        with qtbot.waitSignal(person.page.next_wanted):
            person.press_button(person.page.next_button)


@pytest.mark.parametrize("game", GAMES)
def test_what_was_wrong_each_hint_and_the_answer_can_be_read(qtbot: QtBot, game: str) -> None:
    person = Reader(qtbot, game)
    for exercise in exercises(game):
        person.show(exercise)
        plays = wrong_plays(exercise)[-1:]
        if plays:
            person.lay(plays[0])
            person.try_it()
            assert person.can_read(person.says), exercise.task
        person.press_button(person.page.hint_button)
        person.until(lambda: not person.game.hints.is_looking)
        assert person.can_read(aloud(person.scene.texts.remark)), exercise.task
        person.press_button(person.page.show_button)
        person.until(lambda: not person.scene.is_demonstrating)
        assert person.laid == shown(exercise), exercise.task
        assert person.can_read(person.says), exercise.task
        assert person.can_read("Next"), exercise.task
