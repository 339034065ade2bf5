"""Exercises of each task at their tables: solved with mouse and keys, missed, helped with, left."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QApplication, QLabel, QMenu
from pytestqt.qtbot import QtBot

from formula_desktop.arguments import DIGIFEUD, FORMULA
from formula_desktop.arithmetic import ALL_OPERATORS, Operator
from formula_desktop.digifeud.board import empty_board
from formula_desktop.digifeud.options import Options as TileOptions
from formula_desktop.digifeud.play import Sum
from formula_desktop.digifeud.play import read_play as read_sum
from formula_desktop.digifeud.position import Position as BoardPosition
from formula_desktop.digifeud.tiles import ADD_SUBTRACT, Rack
from formula_desktop.formula.draft import ANSWER, Place, PlaceKind
from formula_desktop.formula.options import Options as CardOptions
from formula_desktop.formula.play import Formula
from formula_desktop.formula.play import read_play as read_formula
from formula_desktop.formula.position import Position as CardPosition
from formula_desktop.kinds.registry import kind_of
from formula_desktop.models.table.exercise import Stand
from formula_desktop.models.words.table import refusal_in_words
from formula_desktop.pages.practise.exercise.digifeud import DigifeudExercise
from formula_desktop.pages.practise.exercise.formula import FormulaExercise
from formula_desktop.pages.practise.exercise.task_words import TaskWords, fact_in_words
from formula_desktop.practise.day import HARD
from formula_desktop.practise.digifeud.positions import position_of as tiles
from formula_desktop.practise.exercise import WITH_GAP, Exercise, Range, Task
from formula_desktop.practise.formula.positions import read
from formula_desktop.practise.shipped import shipped
from formula_desktop.practise.trying import reason, shown, solutions, why_not
from formula_desktop.sentences import WrongSum
from formula_desktop.shell.main_window import MainWindow
from formula_desktop.sounds.sound import Sound
from formula_desktop.store.settings.settings import ComputerSpeed, SizeChoice
from formula_desktop.table.items import CardItem
from tests.helpers.practise.at_table import answer_to, exercises, formula, wrong_plays
from tests.helpers.practise.exercises import RANGES, exercise_for
from tests.helpers.practise.page import PAGES, Practiser
from tests.helpers.pupil import Key
from tests.helpers.screen.pseudo import speak_pseudo
from tests.helpers.screen.seen import cut, too_small

GAMES = (FORMULA, DIGIFEUD)


def lay(page: DigifeudExercise | FormulaExercise, play: Formula | Sum) -> None:
    """Put a play down at once."""
    if isinstance(page, FormulaExercise):
        assert page.game is not None
        assert isinstance(play, Formula)
        page.game.lay(play)
    else:
        assert page.game is not None
        assert isinstance(play, Sum)
        page.game.lay(play)


def header(person: Practiser) -> list[str]:
    return [each.text() for each in person.page.header.findChildren(QLabel)]


def test_the_digits_of_an_answer_are_typed_from_left_to_right(qtbot: QtBot) -> None:
    person = Practiser(qtbot, FORMULA)
    asked = [each for each in exercises(FORMULA) if each.task is Task.ANSWER]
    answers = [answer for each in asked if isinstance(answer := answer_to(each), Formula)]
    at = next(at for at, each in enumerate(answers) if len(each.numbers[ANSWER]) > 1)
    person.show(asked[at])
    person.keys("".join(str(piece.value) for piece in answers[at].numbers[ANSWER]))
    assert person.laid == answers[at]
    assert person.game.stand is Stand.OPEN
    person.key(Key.Key_Return)
    assert person.game.stand is Stand.RIGHT


def test_what_is_typed_into_a_sum_to_complete_goes_to_its_gaps(qtbot: QtBot) -> None:
    person = Practiser(qtbot, DIGIFEUD)
    (asked, *_) = (each for each in exercises(DIGIFEUD) if each.task is Task.COMPLETE)
    answer = answer_to(asked)
    person.show(asked)
    person.lay_by_keys(answer)
    assert person.laid == answer
    person.key(Key.Key_Return)
    assert person.game.stand is Stand.RIGHT


def test_what_cannot_be_typed_is_picked_up_as_in_a_game(qtbot: QtBot) -> None:
    """A joker, whose digit is asked for, and a card that is not there."""
    person = Practiser(qtbot, FORMULA)
    asked = next(each for each in exercises(FORMULA) if each.task is Task.ANSWER)
    person.show(asked)
    hand = person.game.draft.view.hand
    missing = next(each for each in "0123456789" if each not in hand)
    person.keys(missing)
    person.keys("j")
    assert not person.game.draft.puts
    there = next(each for each in hand if each != "*")
    person.keys(there)
    person.key(Key.Key_Delete)
    assert not person.game.draft.puts
    person.key(Key.Key_Return)
    assert person.game.stand is Stand.OPEN


@pytest.mark.parametrize("game", GAMES)
def test_each_task_is_solved_with_the_mouse_and_with_keys(qtbot: QtBot, game: str) -> None:
    person = Practiser(qtbot, game)
    for number, exercise in enumerate(exercises(game)):
        for by_keys in (False, True):
            person.show(exercise, number + 1, 10)
            case = exercise.task, by_keys
            assert f"{number + 1} of 10" in header(person)
            assert person.page.panel.task.text(), case
            assert not person.page.play_button.isEnabled() or exercise.task is Task.SIGN, case
            solution = answer_to(exercise)
            (person.lay_by_keys if by_keys else person.lay)(solution)
            assert person.laid == solution, case
            assert person.game.stand is Stand.OPEN, "nothing is said before Play"
            assert person.says == "", case
            person.try_it(by_keys=by_keys)
            assert person.game.stand is Stand.RIGHT, case
            assert "ight" in person.says, case
            assert person.heard == [(True, True)], case
            assert person.page.next_button.hasFocus(), case
            assert not person.page.panel.aside.isVisible(), case
            if game == FORMULA:
                assert not person.scene.texts.portrait.isVisible(), "nobody is to move"
            else:
                assert bool(person.scene.badges) is (exercise.task not in WITH_GAP), case
            before = person.game.draft
            person.view.setFocus()
            person.keys("1+2")
            person.key(Key.Key_Delete)
            assert person.game.draft == before, "it stays as it is"
            person.page.next_button.setFocus()
            with qtbot.waitSignal(person.page.next_wanted):
                person.key(Key.Key_Return)


@pytest.mark.parametrize("game", GAMES)
def test_a_wrong_try_is_explained_once_and_then_the_answer_is_laid(qtbot: QtBot, game: str) -> None:
    person = Practiser(qtbot, game)
    missed = 0
    for exercise in exercises(game):
        plays = wrong_plays(exercise)[-2:]
        if not plays:
            continue
        missed += 1
        person.show(exercise)
        solution = answer_to(exercise)
        for play in (plays[0], plays[-1]):
            case = exercise.task, str(play)
            person.page.view.setFocus()
            person.game.take_back_all()
            person.lay(play)
            assert person.laid == play, case
            person.try_it()
            if person.game.stand is Stand.WRONG:
                refusal = why_not(exercise, play)
                assert refusal is not None
                said = refusal_in_words(refusal, WrongSum.NOT_EQUAL)
                assert person.says == f"{said}. Try once more.", case
                assert person.page.panel.task.isVisible(), case
                assert person.laid == play, "it may be mended"
        assert person.game.stand is Stand.SHOWN, exercise.task
        assert person.heard == [(True, False), (False, False)]
        person.until(lambda: not person.scene.is_demonstrating)
        assert person.laid == solution, exercise.task
        last = why_not(exercise, plays[-1])
        assert last is not None
        right = fact_in_words(reason(exercise, solution, [plays[0], plays[-1]]))
        wrong = refusal_in_words(last, WrongSum.NOT_EQUAL)
        assert person.says == f"{wrong}. {right}", "the last one has its reason, too"
        assert person.page.next_button.hasFocus(), exercise.task
        assert person.page.panel.aside.text().startswith("Tried: "), exercise.task
    assert missed >= 3, game


@pytest.mark.parametrize("game", GAMES)
def test_a_second_click_on_the_same_costs_no_try(qtbot: QtBot, game: str) -> None:
    person = Practiser(qtbot, game)
    exercise = next(each for each in exercises(game) if len(wrong_plays(each)) > 1)
    person.show(exercise)
    first, other = wrong_plays(exercise)[-2:]
    person.lay(first)
    for by_keys in (False, False, True):
        person.try_it(by_keys=by_keys)
        assert person.game.stand is Stand.WRONG
        assert not person.page.play_button.isEnabled()
    assert person.heard == [(True, False)]
    person.game.take_back_all()
    person.lay(other)
    assert person.page.play_button.isEnabled()
    person.try_it()
    assert person.game.stand is Stand.SHOWN


def test_the_second_try_can_be_right(qtbot: QtBot) -> None:
    exercise = Exercise(
        read({"table": "7+8=", "hand": "*01568"}, CardOptions()), Task.ANSWER, Range()
    )
    person = Practiser(qtbot, FORMULA)
    person.show(exercise)
    sounds: list[Sound] = []
    person.page.sounds.heard.connect(sounds.append)
    person.lay(formula("(7)+(8)=16"))
    person.try_it()
    assert person.says == "7 + 8 is not 16. Try once more."
    assert Sound.TURN not in sounds
    person.game.take_back_all()
    person.lay(formula("(7)+(8)=15"))
    assert not person.says, "something else lies there now"
    assert person.page.panel.aside.text() == "Tried: 7 + 8 = 16"
    person.try_it()
    assert sounds[-1] is Sound.TURN
    assert person.game.stand is Stand.RIGHT
    assert person.heard == [(True, False), (False, True)]
    assert person.page.panel.aside.text() == "Tried: 7 + 8 = 16"


@pytest.mark.parametrize("is_found", [True, False])
def test_what_a_sum_earned_is_said_in_the_end(qtbot: QtBot, is_found: bool) -> None:
    person = Practiser(qtbot, DIGIFEUD)
    asked = exercise_for(DIGIFEUD, Task.MOST_POINTS, RANGES[6], 3)
    person.show(asked)
    if is_found:
        person.lay(answer_to(asked))
        assert person.game.earned is None, "it is not judged yet"
        person.try_it()
    else:
        person.press_button(person.page.show_button)
        person.until(lambda: person.game.earned is not None)
    assert person.game.earned is not None
    assert person.game.earned.total == asked.goal
    said = person.scene.texts.remark
    assert f"{asked.goal}" in said
    assert f"{person.game.earned.outcome}" in said
    assert person.game.reached == (asked.goal if is_found else 0)


def test_what_cannot_be_laid_at_all_is_not_a_try(qtbot: QtBot) -> None:
    position = read({"table": "2+4=6", "hand": "1889"}, CardOptions(largest_number=10))
    person = Practiser(qtbot, FORMULA)
    person.show(Exercise(position, Task.MOST_CARDS, Range(), goal=3))
    person.lay(formula("(2)+8=1(6)"))
    for _ in range(3):
        person.try_it()
        assert person.scene.texts.remark.startswith("Numbers go up to 10 here")
        assert person.game.stand is Stand.OPEN
        assert person.heard == []
    person.game.take_back_all()
    person.lay(formula("(2)+8=(6)"))
    person.try_it()
    assert person.heard == [(True, False)], "a sum that is not true is a try"


@pytest.mark.parametrize("game", GAMES)
def test_a_joker_gets_its_digit_before_it_is_tried(qtbot: QtBot, game: str) -> None:
    person = Practiser(qtbot, game)
    if game == FORMULA:
        position = read({"table": "2+4=6", "hand": "*1889"}, CardOptions())
        person.show(Exercise(position, Task.MOST_CARDS, Range(), goal=3))
        index = person.game.view.hand.index("*")
        assert person.game.put(index, Place(ANSWER, PlaceKind.ON, 0))
    else:
        asked = exercise_for(game, Task.MOST_POINTS, RANGES[6], 3)
        board = asked.position
        assert isinstance(board, BoardPosition)
        rack = board.racks[0]._replace(digits="*1234567")
        person.show(replace(asked, position=replace(board, racks=(rack, board.racks[1]))))
        index = person.game.view.rack.tiles.index("*")
        square = next(at for at, tile in enumerate(person.game.view.board.tiles) if not tile)
        assert person.game.put(index, square)
    button = person.page.play_button
    assert not button.isEnabled()
    assert "has no digit yet: click it" in button.toolTip()
    person.game.choose(index, 8)
    assert button.isEnabled()
    assert not button.toolTip()


def test_a_correct_sum_is_never_called_wrong(qtbot: QtBot) -> None:
    """One that reaches less than the goal is correct, and the task has said its goal before.

    What can be reached stays in sight.
    """
    position = read({"table": "2+4=6", "hand": "1889"}, CardOptions())
    person = Practiser(qtbot, FORMULA)
    person.show(Exercise(position, Task.MOST_CARDS, Range(), goal=3))
    assert person.page.panel.task.text() == "Lay as many cards as you can: 3 card(s)."
    person.lay(formula("(2)x(4)=8"))
    person.try_it()
    assert person.says == "Correct, and it can be done with 3 cards. Try once more."
    assert person.page.panel.remark.property("role") == "status", "no colour of what is wrong"
    person.game.take_back_all()
    person.lay(formula("(2)+(4)=8"))
    assert person.says == "Correct, and it can be done with 3 cards. Try once more."
    person.try_it()
    assert person.game.stand is Stand.SHOWN
    assert person.says == "2 + 4 is not 8. This way you lay 3 cards, 2 more than you did."
    board = next(each for each in exercises(DIGIFEUD) if each.task is Task.MOST_POINTS)
    other = Practiser(qtbot, DIGIFEUD)
    other.show(board)
    assert other.page.panel.task.text() == (
        f"Find the sum with the most points: {board.goal} point(s)."
    )
    other.lay(wrong_plays(board)[0])
    other.try_it()
    assert re.fullmatch(rf"Correct: \d+ of the {board.goal} points\. Try once more\.", other.says)
    assert other.page.panel.remark.property("role") == "status"


def test_a_wrong_sign_between_large_numbers(qtbot: QtBot) -> None:
    position = read({"table": "120_30=4", "hand": ""}, CardOptions())
    person = Practiser(qtbot, FORMULA)
    person.show(Exercise(position, Task.SIGN, Range()))
    person.lay(formula("(120)+(30)=(4)"))
    person.try_it()
    assert person.says == "120 + 30 is not 4. Try once more."
    person.lay(formula("(120)/(30)=(4)"))
    person.try_it()
    assert person.game.stand is Stand.RIGHT


def test_what_is_unfinished_is_not_a_try(qtbot: QtBot) -> None:
    for game in GAMES:
        task = Task.MOST_CARDS if game == FORMULA else Task.MOST_POINTS
        person = Practiser(qtbot, game)
        exercise = exercise_for(game, task, RANGES[6], 3)
        person.show(exercise)
        if game == FORMULA:
            others = [each for each in "+-x" if each != person.game.draft.operator]
            person.keys(others[0])
        else:
            square = next(at for at, tile in enumerate(person.game.view.board.tiles) if not tile)
            assert person.game.put(0, square)
        person.try_it()
        assert person.game.stand is Stand.OPEN
        assert person.heard == []
        assert person.scene.texts.remark, "the table says what is missing"


@pytest.mark.parametrize("game", GAMES)
def test_hints_come_in_steps_and_never_tell_the_answer(qtbot: QtBot, game: str) -> None:
    person = Practiser(qtbot, game)
    for exercise in exercises(game):
        person.show(exercise)
        said: list[str] = []
        while person.page.hint_button.isEnabled():
            person.press_button(person.page.hint_button)
            person.until(lambda: not person.game.hints.is_looking)
            said.append(person.scene.texts.remark)
        assert len(said) == person.game.last_hint, (exercise.task, said)
        assert len(set(said)) == len(said), (exercise.task, said)
        assert all(said), (exercise.task, said)
        person.page.ask_hint()
        assert person.game.stand is Stand.OPEN, "there is a button for the answer"
        assert person.heard == []
        person.press_button(person.page.show_button)
        assert person.game.stand is Stand.SHOWN
        assert person.heard == [(True, False)], "who asks for the answer has tried"
        assert person.laid == shown(exercise)


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_first_takes_back_what_does_not_lead_to_the_answer(qtbot: QtBot, game: str) -> None:
    person = Practiser(qtbot, game)
    for exercise in exercises(game):
        person.show(exercise)
        for wrong in wrong_plays(exercise):
            person.lay(wrong)
            if person.game.is_in_the_way:  # else it is a part of the answer
                break
        else:
            continue
        person.press_button(person.page.hint_button)
        assert person.scene.texts.remark == (
            "That did not fit: it was taken back. Press Hint again."
        )
        assert not person.game.can_take_back
        assert person.game.stand is Stand.OPEN, "it is no try"
        assert person.game.had_hint
        person.press_button(person.page.hint_button)
        person.until(lambda: person.game.hints.step == 1)
        assert person.scene.texts.hint


def test_a_hint_goes_on_from_the_beginning_of_the_answer_and_can_be_read_again(
    qtbot: QtBot,
) -> None:
    position = read({"table": "7x8=", "hand": "0256"}, CardOptions())
    person = Practiser(qtbot, FORMULA)
    person.show(Exercise(position, Task.ANSWER, Range()))
    for said in ("4 × 7 = 28, now double that.", "The number begins with 5."):
        person.press_button(person.page.hint_button)
        person.until(lambda: not person.game.hints.is_looking)
        assert person.scene.texts.remark == said
    assert not person.page.hint_button.isEnabled()
    person.keys("5")
    assert person.page.hint_button.isEnabled(), "the last step is shown no more"
    person.press_button(person.page.hint_button)
    assert person.scene.texts.remark == "The number begins with 5."
    assert person.game.can_take_back


@pytest.mark.parametrize("game", GAMES)
def test_the_answer_is_laid_slowly_and_at_once_where_one_does_not_wait(
    qtbot: QtBot, game: str
) -> None:
    task = Task.MOST_CARDS if game == FORMULA else Task.MOST_POINTS
    exercise = exercise_for(game, task, RANGES[6], 3)
    person = Practiser(qtbot, game, speed=ComputerSpeed.SLOW)
    for skip in (Key.Key_Space, Key.Key_Escape, None):
        person.show(exercise)
        person.press_button(person.page.show_button)
        assert person.scene.is_demonstrating
        assert person.laid != shown(exercise)
        person.view.setFocus()
        if skip is None:
            person.click(person.scene.sceneRect().center())
        else:
            person.key(skip)
        assert not person.scene.is_demonstrating
        assert person.laid == shown(exercise)


def test_the_sum_to_answer_and_the_given_tiles_stay(qtbot: QtBot) -> None:
    person = Practiser(qtbot, FORMULA)
    person.show(exercise_for(FORMULA, Task.ANSWER, RANGES[6], 3))
    assert not any(each.isVisible() for each in person.scene.cards.symbols.values())
    layout = person.scene.layout
    assert layout.area.right() == layout.log.right(), "no room is kept for them"
    before = person.game.draft
    person.keys("-x")
    item = person.scene.tray.hand[0]
    person.scene.pick_up(item)
    assert {each.key.number for each in person.scene.places} == {2}
    person.scene.put_back()
    left = person.scene.rects.around(0).center()
    person.drag(item.outline.center(), left)
    assert person.game.draft == before

    person = Practiser(qtbot, DIGIFEUD)
    exercise = exercise_for(DIGIFEUD, Task.COMPLETE, RANGES[6], 3)
    person.show(exercise)
    given = person.game.draft
    assert given.puts, "they lie there"
    for put in given.puts:
        square = person.scene.layout.square(put.square).center()
        person.drag(square, person.scene.layout.rack.center())
        person.drag(square, person.scene.layout.square(0).center())
        person.scene.stand_on(put.square)
        person.key(Key.Key_Delete)
        person.key(Key.Key_Return)
        person.keys("0")
        assert person.scene.held is None
        person.game.take_back(put.index)
        person.game.take_back_all()
        assert person.game.draft == given
    person.view.setFocus()
    person.game.take_back_all()
    assert person.game.draft == given


@pytest.mark.parametrize("game", GAMES)
def test_escape_takes_back_and_then_leaves(qtbot: QtBot, game: str) -> None:
    task = Task.MOST_CARDS if game == FORMULA else Task.MOST_POINTS
    exercise = exercise_for(game, task, RANGES[6], 3)
    person = Practiser(qtbot, game)
    person.show(exercise)
    left: list[bool] = []
    person.page.left.connect(lambda: left.append(True))
    person.lay(answer_to(exercise))
    person.view.setFocus()
    person.key(Key.Key_Escape)
    assert not left
    assert not person.game.draft.puts
    person.key(Key.Key_Escape)
    assert left == [True]
    person.press_button(person.page.leave_button)
    assert left == [True, True]
    assert person.heard == []


@pytest.mark.parametrize("game", GAMES)
def test_only_what_belongs_to_the_exercise_is_there_for_screen_readers(
    qtbot: QtBot, game: str
) -> None:
    person = Practiser(qtbot, game)
    for exercise in exercises(game):
        person.show(exercise)
        keys = {each.key for each in person.scene.described_items}
        assert not keys & {"players", "stock", "other rack"}, exercise.task
        assert keys & {"formula", "board"}, exercise.task


def test_the_task_and_what_is_said_are_announced(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []

    def hear(event: object) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            said.append(event.message())

    monkeypatch.setattr(QAccessible, "updateAccessibility", hear)
    person = Practiser(qtbot, FORMULA)
    exercise = exercise_for(FORMULA, Task.SIGN, RANGES[6], 3)
    person.show(exercise)
    assert said == ["Which sign?"]
    person.press_button(person.page.show_button)
    assert said[1:] == [person.says]


def test_a_wrong_sum_does_not_read_as_if_it_were_true(qtbot: QtBot) -> None:
    """The panel says what is wrong with it, and the line at the cards nothing."""
    person = Practiser(qtbot, FORMULA)
    exercise = exercise_for(FORMULA, Task.SIGN, RANGES[6], 3)
    person.show(exercise)
    page = person.page
    assert isinstance(page, FormulaExercise)
    wrong = wrong_plays(exercise)[-1]
    lay(page, wrong)
    assert person.scene.texts.reading
    person.try_it()
    assert person.game.stand is Stand.WRONG
    refusal = person.game.tried[-1].refusal
    assert refusal is not None
    wrong_sum = person.scene.texts.assistance.wrong_sums
    assert refusal_in_words(refusal, wrong_sum) in page.panel.remark.text()
    assert person.scene.texts.reading == person.scene.texts.remark == page.panel.aside.text() == ""
    assert not page.sort_button.isVisible(), "there is nothing to sort"


def test_a_sum_to_complete_reads_with_its_gap_and_has_its_task_beside_the_tiles(
    qtbot: QtBot,
) -> None:
    person = Practiser(qtbot, DIGIFEUD)
    texts = {}
    for seed in range(12):
        exercise = exercise_for(DIGIFEUD, Task.COMPLETE, RANGES[6], seed)
        person.show(exercise)
        read = person.scene.texts.reading
        body = exercise.frame.partition(" ")[2]
        texts[body.find("_"), body.find("?")] = read
        assert read.count("…") == 1, exercise.frame
        assert [each for each in read if each.isdigit()] == re.findall("[0-9]", body)
    assert len(texts) > 2, "gaps in several places"
    gap_in_middle = exercise_for(DIGIFEUD, Task.COMPLETE, RANGES[1], 10)
    assert gap_in_middle.frame == "D7> 10+_=12"
    person.show(gap_in_middle)
    assert not person.scene.first_square.isVisible(), "the sum has its place"
    room = person.view.pixels(person.scene.layout.log)
    assert person.page.frame.geometry().bottom() == room.bottom()
    assert person.page.frame.height() < room.height() / 2


def test_every_solution_is_right_whichever_was_in_mind(qtbot: QtBot) -> None:
    person = Practiser(qtbot, FORMULA)
    exercise = exercise_for(FORMULA, Task.MOST_CARDS, RANGES[6], 5)
    for solution in list(solutions(exercise))[-3:]:
        assert isinstance(solution, Formula)
        person.show(exercise)
        person.lay(solution)
        person.try_it()
        assert person.heard == [(True, True)], str(solution)


@pytest.mark.parametrize("scale", [SizeChoice.NORMAL, SizeChoice.PROJECTOR])
def test_nothing_is_cut_or_too_small(
    window: MainWindow, qtbot: QtBot, qapp: QApplication, scale: SizeChoice
) -> None:
    """In the smallest window, and in a language with long words."""
    window.settings.size = scale
    window.resize(1024, 640)
    qtbot.waitUntil(lambda: window.look.dressed_unit == window.look.unit)
    translator = speak_pseudo(qapp)
    found: list[tuple[object, str]] = []

    def look(*name: object) -> None:
        QApplication.processEvents()
        found.extend((name, text) for text in cut(window))
        if scale is SizeChoice.PROJECTOR:
            found.extend((name, str(text)) for text in too_small(window, 640))

    try:
        for game in GAMES:
            page = PAGES[game](window.settings, window.look)
            window.navigator.add(page, lambda: None, lambda: True)
            page.header_menu_button.setMenu(QMenu(window))
            window.navigator.show(page)
            for number, exercise in enumerate(exercises(game)):
                page.show_exercise(exercise, number + 1, 10)
                qtbot.waitUntil(page.show_button.isEnabled)
                look(exercise.task, "begun")
                for play in wrong_plays(exercise)[-2:]:
                    lay(page, play)
                    page.play_button.click()
                    look(exercise.task, str(play))
                page.show_answer()
                look(exercise.task, "shown")
            page.clear()
    finally:
        qapp.removeTranslator(translator)
    assert not found


def shown_in_round(qtbot: QtBot, exercise: Exercise) -> Practiser:
    """A person at an exercise of a speed round."""
    person = Practiser(qtbot, exercise.game)
    person.show(exercise)
    person.page.show_exercise(exercise, 1, most_tries=1, solved=0)
    person.game, person.scene = person.page.game, person.page.scene
    person.until(person._asks)
    return person


@pytest.mark.parametrize("answer", [7, 4])
def test_in_a_speed_round_a_single_card_is_judged_as_soon_as_it_lies(
    qtbot: QtBot, answer: int
) -> None:
    position = read({"table": "4+3=", "hand": "1457"}, CardOptions())
    person = shown_in_round(qtbot, Exercise(position, Task.ANSWER, Range()))
    person.lay(formula(f"(4)+(3)={answer}"))
    person.until(lambda: person.game.is_done)
    assert person.game.stand is (Stand.RIGHT if answer == 7 else Stand.SHOWN)
    assert person.heard == [(True, answer == 7)]


@pytest.mark.parametrize("is_round", [True, False])
def test_a_hint_in_a_speed_round_says_at_once_that_it_does_not_count(
    qtbot: QtBot, is_round: bool
) -> None:
    position = read({"table": "24/6=", "hand": "0134578"}, CardOptions())
    exercise = Exercise(position, Task.ANSWER, Range())
    if is_round:
        person = shown_in_round(qtbot, exercise)
    else:
        person = Practiser(qtbot, FORMULA)
        person.show(exercise)
    assert not person.page.panel.remark.text()
    person.press_button(person.page.hint_button)
    person.until(lambda: not person.game.hints.is_looking)
    assert person.scene.texts.remark == "How many times 6 is 24?"
    said = "With a hint it does not count." if is_round else ""
    assert person.page.panel.remark.text() == said


def test_in_a_speed_round_a_sign_is_judged_at_once_and_a_longer_answer_is_not(
    qtbot: QtBot,
) -> None:
    position = read({"table": "7_8=15", "hand": ""}, CardOptions())
    person = shown_in_round(qtbot, Exercise(position, Task.SIGN, Range()))
    person.keys("+")
    person.until(lambda: person.game.stand is Stand.RIGHT)
    position = read({"table": "7+8=", "hand": "1457"}, CardOptions())
    person = shown_in_round(qtbot, Exercise(position, Task.ANSWER, Range()))
    person.lay(formula("(7)+(8)=1"))
    assert person.game.stand is Stand.OPEN
    assert not person.game.is_told_by_one


def test_typing_after_a_refused_answer_begins_the_answer_anew(qtbot: QtBot) -> None:
    person = Practiser(qtbot, FORMULA)
    position = read({"table": "35/7=", "hand": "123578"}, CardOptions(operators=ALL_OPERATORS))
    person.show(Exercise(position, Task.ANSWER, Range()))
    person.keys("8")
    person.key(Key.Key_Return)
    assert person.game.stand is Stand.WRONG
    person.keys("5")
    assert person.laid == formula("(35)/(7)=5")
    assert person.page.panel.aside.text() == "Tried: 35 ÷ 7 = 8"
    person.key(Key.Key_Return)
    assert person.game.stand is Stand.RIGHT

    person.show(Exercise(position, Task.ANSWER, Range()))
    person.keys("8")
    person.key(Key.Key_Return)
    person.keys("85")
    assert person.laid == formula("(35)/(7)=85"), "the card that was refused is there again"

    person.show(Exercise(position, Task.ANSWER, Range()))
    person.keys("8")
    person.key(Key.Key_Return)
    person.keys("9")
    assert person.laid == formula("(35)/(7)=8"), "what is not in the hand takes nothing back"


def test_what_is_typed_takes_the_place_of_a_refused_number_of_digifeud(qtbot: QtBot) -> None:
    person = Practiser(qtbot, DIGIFEUD)
    gap = ""
    for seed in range(50):
        person.show(exercise_for(DIGIFEUD, Task.COMPLETE, RANGES[1], seed))
        fixed, answer = person.game.fixed_squares, answer_to(person.game.exercise)
        assert isinstance(answer, Sum)
        gap = "".join(each.tile for each in answer.put_down if each.square not in fixed)
        if len(gap) > 1 and gap != gap[::-1]:
            break
    person.keys(gap[::-1])
    person.key(Key.Key_Return)
    assert person.game.stand is Stand.WRONG
    person.keys(gap)
    assert person.laid == answer_to(person.game.exercise)


@pytest.mark.parametrize("game", GAMES)
def test_enter_picks_up_nothing_where_answers_are_typed(qtbot: QtBot, game: str) -> None:
    person = Practiser(qtbot, game)
    asked = next(each for each in exercises(game) if each.task in (Task.ANSWER, Task.COMPLETE))
    person.show(asked)
    person.key(Key.Key_Return)
    assert person.scene.held is None
    person.scene.next_area(True, entering=True)
    while not isinstance(person.scene.focused, CardItem):
        person.key(Key.Key_Tab)
    person.key(Key.Key_Return)
    assert person.scene.held is not None, "who has gone there with keys wants it"


def test_what_a_play_needs_is_said_in_a_few_words_beside_the_task(qtbot: QtBot) -> None:
    """Until it is solved; for a single sum it is said at first how it is laid."""
    person = Practiser(qtbot, DIGIFEUD)
    first = CardOptions((Operator.ADD, Operator.SUBTRACT), largest_number=20)
    for options, largest, said in (
        (
            TileOptions(operators=ADD_SUBTRACT, max_operations=1, largest_number=20, chains=False),
            20,
            "one sign in a sum, numbers to 20, a number before = has one digit, "
            "points: the answer, blue and red squares",
        ),
        (
            TileOptions(),
            None,
            "first ×, then + and −, a number before = has one digit or lay there already, "
            "points: the answer, blue and red squares",
        ),
        (
            TileOptions(operators=ALL_OPERATORS),
            None,
            "first × and ÷, then + and −, a number before = has one digit or lay there already, "
            "points: the answer, blue and red squares",
        ),
        (
            TileOptions(operators=ADD_SUBTRACT),
            None,
            "a number before = has one digit or lay there already, "
            "points: the answer, blue and red squares",
        ),
    ):
        lying = read_sum("G7> 1+5=6")
        assert isinstance(lying, Sum)
        board = empty_board(options).with_sum(lying)
        rack = Rack("01256889", "+++")
        exercise = Exercise(
            tiles(options, board, rack), Task.AT_LEAST, Range(largest=largest), goal=1
        )
        person.show(exercise)
        assert person.page.panel.condition.text() == said
        assert person.page.panel.condition.isVisible()
        person.page.show_answer()
        assert not person.page.panel.condition.isVisible()
    other = Practiser(qtbot, FORMULA)
    position = read({"table": "2+4=6", "hand": "1889"}, first)
    other.show(Exercise(position, Task.MOST_CARDS, Range(), goal=1))
    assert other.page.panel.condition.text() == "numbers to 20"
    position = read({"table": "4+3=", "hand": "1457"}, CardOptions())
    other.show(Exercise(position, Task.ANSWER, Range()), 3, 20)
    assert other.page.panel.condition.text() == "Click what belongs there, or type it."
    other.show(Exercise(position, Task.ANSWER, Range()), 4, 20)
    assert not other.page.panel.condition.isVisible()


def test_a_hard_puzzle_does_not_say_how_many_cards_can_be_laid(qtbot: QtBot) -> None:
    person = Practiser(qtbot, FORMULA)
    exercise = next(each for each in exercises(FORMULA) if each.task is Task.MOST_CARDS)
    for puzzle, said in (
        (1, f"Lay as many cards as you can: {exercise.goal} card"),
        (2, "Lay as many cards as you can."),
    ):
        person.page.puzzle = puzzle
        person.show(exercise)
        assert person.page.panel.task.text().startswith(said)


def test_the_end_of_a_puzzle_says_what_the_most_is(qtbot: QtBot) -> None:
    person = Practiser(qtbot, FORMULA)
    asked = exercise_for(FORMULA, Task.MOST_CARDS)
    assert isinstance(asked.position, CardPosition)
    hand = len(asked.position.hands[0])
    assert hand > asked.goal
    for puzzle, said in ((None, "That is right!"), (2, "Right! That is the most there is.")):
        person.page.puzzle = puzzle
        person.show(asked)
        lay(person.page, answer_to(asked))
        person.try_it()
        assert person.page.panel.remark.text() == said
    person.show(asked)
    person.page.show_answer()
    said = f"You can lay at most {asked.goal} of your {hand} cards."
    assert person.page.panel.remark.text() == said


def test_a_card_on_an_equal_one_is_told_of_where_nothing_else_solves_it(qtbot: QtBot) -> None:
    person = Practiser(qtbot, FORMULA)
    options = CardOptions((Operator.ADD,), largest_number=10)
    needed = read({"table": "2+2=4", "hand": "134"}, options)
    other = read({"table": "2+2=4", "hand": "156"}, options)
    for position, puzzle, is_said in (
        (needed, None, True),
        (needed, 0, True),
        (needed, HARD, False),
        (other, None, False),
    ):
        person.page.puzzle = puzzle
        person.show(Exercise(position, Task.GO_OUT, Range((Operator.ADD,), 10), goal=3))
        said = person.page.panel.condition.text()
        assert said.endswith("a card may go on an equal one") is is_said


def test_more_cards_in_a_turn_than_usual_are_told_of(qtbot: QtBot) -> None:
    person = Practiser(qtbot, FORMULA)
    options = CardOptions((Operator.MULTIPLY, Operator.DIVIDE), max_cards=4)
    position = read({"table": "2x4=8", "hand": "15678"}, options)
    person.show(Exercise(position, Task.MOST_CARDS, Range(), goal=1))
    assert person.page.panel.condition.text() == "up to 4 card(s)"


def test_chains_are_told_of_where_numbers_are_large(qtbot: QtBot) -> None:
    person = Practiser(qtbot, DIGIFEUD)
    lying = read_sum("G7> 1+5=6")
    assert isinstance(lying, Sum)
    options = TileOptions(operators=ADD_SUBTRACT, max_operations=1, chains=False)
    position = tiles(options, empty_board(options).with_sum(lying), Rack("01256889", "+++"))
    person.show(Exercise(position, Task.AT_LEAST, Range(), goal=1))
    said = (
        "one sign in a sum, a number before = has one digit, no sum goes on from another, "
        "points: the answer, blue and red squares"
    )
    assert person.page.panel.condition.text() == said


def completing(frame: str, *sums: str, rack: str = "12345678") -> Exercise:
    """A sum to complete on a board with some sums."""
    options = TileOptions()
    board = empty_board(options)
    for each in sums:
        laid = read_sum(each)
        assert isinstance(laid, Sum)
        board = board.with_sum(laid)
    return Exercise(tiles(options, board, Rack(rack, "xx+")), Task.COMPLETE, Range(), frame=frame)


@pytest.mark.parametrize(
    ("asked", "columns", "rows"),
    [
        (completing("G7> 2x_=8"), "EFGHIJKLM", range(3, 12)),
        (completing("G7v (6)x_=24", "G7> 6+1=7", rack="24433111"), "CDEFGHIJK", range(5, 14)),
    ],
)
def test_the_board_has_only_the_part_around_a_sum_to_complete(
    qtbot: QtBot, asked: Exercise, columns: str, rows: range
) -> None:
    person = Practiser(qtbot, DIGIFEUD)
    person.show(asked)
    part = person.scene.layout.part
    assert "".join("ABCDEFGHIJKLM"[each] for each in part.columns) == columns
    assert [each + 1 for each in part.rows] == [*rows]
    assert person.scene.layout.pitch > 70
    frame = person.scene.layout.frame
    shown = [item for item in person.scene.tiles.lying.values() if item.isVisible()]
    assert all(frame.contains(item.outline) for item in shown)


@pytest.mark.parametrize("task", WITH_GAP)
def test_the_board_has_the_same_size_for_each_sum(qtbot: QtBot, task: Task) -> None:
    person = Practiser(qtbot, DIGIFEUD)
    sizes = set()
    for seed, range_ in enumerate(3 * RANGES):
        person.show(exercise_for(DIGIFEUD, task, range_, seed))
        sizes.add(person.scene.layout.part.size)
    assert len(sizes) == 1


def test_nothing_lies_beside_a_sum_to_complete(qtbot: QtBot) -> None:
    person = Practiser(qtbot, DIGIFEUD)
    person.show(completing("G6v (10)x_=70", "G2v 5x2=10", rack="04677788"))
    assert person.scene.layout.part.size == 9
    assert not person.scene.tiles.lying
    tiles_ = person.scene.tiles
    assert sorted(tiles_.hand_cards[at] for at in tiles_.shown_order) == sorted("467788x+")


def test_the_gap_is_marked_until_its_tile_lies_there_and_a_click_lays_it(qtbot: QtBot) -> None:
    person = Practiser(qtbot, DIGIFEUD)
    person.show(completing("G7> 2x_=8"))
    scene = person.scene
    (gap,) = person.game.gap
    assert scene.gaps.isVisible()
    assert scene.gaps.rects == [scene.layout.square(gap)]
    (four,) = [at for at, tile in enumerate(scene.tray.hand_cards) if tile == "4"]
    (five,) = [at for at, tile in enumerate(scene.tray.hand_cards) if tile == "5"]
    for index in (five, four):
        person.click(scene.tray.hand[index].outline.center())
        assert person.game.draft.on(gap).index == index, "in place of the one before"
        assert not scene.gaps.isVisible()
    person.click(scene.tray.hand[four].outline.center())
    assert person.game.draft.on(gap).index == four, "the second of two clicks keeps it"
    person.click(scene.tray.hand[four].outline.center())
    assert person.game.draft.on(gap) is None, "a click takes it back"
    assert scene.gaps.isVisible()
    person.click(scene.tray.hand[four].outline.center())
    person.try_it()
    assert person.game.stand is Stand.RIGHT
    assert scene.colour_of(30) is None


def test_the_buttons_stay_apart_where_no_cards_are_sorted(qtbot: QtBot) -> None:
    person = Practiser(qtbot, FORMULA)
    (asked,) = (each for each in exercises(FORMULA) if each.task is Task.SIGN)
    person.show(asked)
    page = person.page
    assert not page.sort_button.isVisible()
    assert page.back_button.y() - page.play_button.geometry().bottom() > 10


def with_sum(qtbot: QtBot, table: str, hand: str) -> Practiser:
    person = Practiser(qtbot, FORMULA)
    position = read({"table": table, "hand": hand}, CardOptions())
    person.show(Exercise(position, Task.ANSWER, Range()))
    return person


def test_a_card_that_a_click_lays_stays_at_the_second_click_on_its_place(qtbot: QtBot) -> None:
    person = with_sum(qtbot, "29+22=", "1345689")
    (five,) = [each for at, each in enumerate(person.scene.cards.hand) if "1345689"[at] == "5"]
    person.click(five.outline.center())
    for taken_back in (False, True):
        person.click(person.scene.rects.around(ANSWER).center())
        assert bool(person.game.draft.puts) != taken_back
    person.click(five.outline.center())
    person.click(person.scene.layout.reading)
    person.click(five.outline.center())
    assert not person.game.draft.puts, "there was a click elsewhere"
    person.click(five.outline.center())
    person.key(Key.Key_Tab)
    person.click(five.outline.center())
    assert not person.game.draft.puts, "there was a key"


@pytest.mark.parametrize(
    ("table", "aside", "answer"),
    [
        ("21-7=", 0.3, "34"),
        ("21-7=", -0.3, "43"),
        ("21-7=", 0.05, "4"),
        ("9-7=", 0.3, "4"),
        ("9+7=", 0.3, "34"),
        ("9/3=", 0.3, "4"),
        ("9x7=", 0.3, "34"),
    ],
)
def test_a_digit_dropped_half_beside_another_goes_there_where_the_answer_may_have_two(
    qtbot: QtBot, table: str, aside: float, answer: str
) -> None:
    person = with_sum(qtbot, table, "1234678")
    three, four = person.scene.cards.hand[2:4]
    slot = person.scene.slots[2]
    assert not slot.isVisible()
    person.click(three.outline.center())
    assert slot.isVisible() == (table not in ("9-7=", "9/3="))
    place = person.scene.rects.around(ANSWER)
    to = place.center() + QPointF(aside * place.width(), 0)
    person.drag(four.outline.center(), to)
    assert person.game.draft.reads.partition("=")[2] == answer


def test_a_digit_dropped_in_the_gap_goes_behind(qtbot: QtBot) -> None:
    person = with_sum(qtbot, "21-7=", "1234578")
    one, _, _, four = person.scene.cards.hand[:4]
    person.click(one.outline.center())
    person.drag(four.outline.center(), person.scene.slots[2].rect.center())
    assert person.game.draft.reads == "21-7=14"
    assert not person.scene.slots[2].isVisible()


@pytest.mark.parametrize(
    ("play", "most"),
    [("(2)x(4)=8", "The most here was 3 card(s)."), ("1x8=8", "")],
)
def test_a_better_play_is_told_whether_there_was_more(qtbot: QtBot, play: str, most: str) -> None:
    position = read({"table": "2+4=6", "hand": "1889"}, CardOptions())
    person = Practiser(qtbot, FORMULA)
    person.show(Exercise(position, Task.BETTER, Range(), goal=1))
    laid = read_formula(play)
    assert isinstance(laid, Formula)
    lay(person.page, laid)
    person.try_it()
    assert person.game.stand is Stand.RIGHT
    assert ("most" in person.says) is bool(most)
    assert person.says.endswith(most)
    assert person.page.more_button.isVisible() is person.page.show_button.isEnabled() is bool(most)


def with_one_of_three(qtbot: QtBot) -> Practiser:
    """Somebody who has found a better play, but not the best one."""
    position = read({"table": "2+4=6", "hand": "1889"}, CardOptions())
    person = Practiser(qtbot, FORMULA)
    person.show(Exercise(position, Task.BETTER, Range(), goal=1))
    lay(person.page, formula("(2)x(4)=8"))
    person.try_it()
    return person


def test_more_than_what_was_found_can_be_shown(qtbot: QtBot) -> None:
    person = with_one_of_three(qtbot)
    person.press_button(person.page.show_button)
    assert person.game.stand is Stand.SHOWN
    person.until(lambda: not person.scene.is_demonstrating)
    assert person.laid == person.game.solution
    assert "2 more than you did" in person.says
    assert person.page.next_button.hasFocus()
    assert person.heard == [(True, True)], "it was right all the same"


def test_more_than_what_was_found_can_be_looked_for(qtbot: QtBot) -> None:
    person = with_one_of_three(qtbot)
    person.press_button(person.page.more_button)
    assert person.game.stand is Stand.OPEN
    assert person.page.back_button.isVisible()
    assert not person.game.draft.puts
    lay(person.page, formula("(2)+(4)=8"))
    person.try_it()
    assert person.game.stand is Stand.WRONG, "as often as somebody likes"
    person.press_button(person.page.back_button)
    lay(person.page, formula("1x8=8"))
    person.try_it()
    assert person.game.stand is Stand.RIGHT
    assert not person.game.has_more
    assert person.page.next_button.isVisible()
    assert person.heard == [(True, True)], "only the first one counts"


def test_a_turn_in_which_nothing_was_earned_is_asked_kindly() -> None:
    position = read({"table": "2+4=6", "hand": "1889"}, CardOptions())
    better = Exercise(position, Task.BETTER, Range(), goal=1)
    words = TaskWords()
    assert words.task(better, counts_points=True) == (
        "You got no points in this turn. There was a sum: find one."
    )
    assert words.task(better, counts_points=False) == (
        "You laid nothing in this turn. There was a formula: lay one."
    )


def test_more_points_than_a_puzzle_asks_for_are_told(qtbot: QtBot) -> None:
    person = Practiser(qtbot, DIGIFEUD)
    asked = exercise_for(DIGIFEUD, Task.AT_LEAST, RANGES[6], 3)
    best = answer_to(asked)
    most = kind_of(asked.position).worth(asked.position, best)
    for goal, said in (
        (most, "right"),
        (most - 3, f"{most} point(s), 3 more than asked!"),
    ):
        person.show(replace(asked, goal=goal))
        lay(person.page, best)
        person.try_it()
        assert person.game.stand is Stand.RIGHT
        assert said in person.page.panel.remark.text().lower()


@pytest.mark.parametrize(("puzzle", "is_said"), [(None, True), (0, True), (1, False), (2, False)])
def test_the_most_points_are_not_said_where_they_are_the_answer(
    qtbot: QtBot, puzzle: int | None, is_said: bool
) -> None:
    """Otherwise they are: colours count, too."""
    person = Practiser(qtbot, DIGIFEUD)
    with_colours = 0
    every = [each.exercise for each in shipped(DIGIFEUD)]
    some = [each for each in every if each.task is Task.MOST_POINTS][::40]
    for asked in some:
        answer = answer_to(asked)
        assert isinstance(answer, Sum)
        is_answer = answer.values[-1] == asked.goal
        person.page.puzzle = puzzle
        person.show(asked)
        tells = str(asked.goal) in person.page.panel.task.text()
        assert tells is (is_said or not is_answer)
        with_colours += not is_answer
    assert 0 < with_colours < len(some)
