"""Exercises from a finished game are made by another process, which can be ended at any moment."""

from __future__ import annotations

import json
import sys
import threading
from collections.abc import Sequence
from datetime import timedelta
from random import Random

import pytest

from formula_desktop.digifeud.game import Game, new_bags, new_game
from formula_desktop.digifeud.options import Options
from formula_desktop.digifeud.play import Action
from formula_desktop.engine import mistakes as module
from formula_desktop.engine import process
from formula_desktop.engine.mistakes import (
    Finder,
    NotFoundError,
    Question,
    answers,
    question,
    read_answer,
    read_question,
)
from formula_desktop.engine.protocol import ProtocolError, judging_limit
from formula_desktop.practise.own_games import better_plays, mistakes
from formula_desktop.practise.training.line import line_of
from tests.helpers.digifeud.ended_games import AT, PLAYERS
from tests.helpers.formula.random_matches import complete_match, random_match


def texts(found: module.Found) -> dict[int, list[str]]:
    return {seat: [each.text for each in lines] for seat, lines in found.items()}


def test_the_process_finds_what_is_found_here() -> None:
    match = complete_match(Random(3))
    seats = tuple(range(len(match.players)))
    found = Finder().find(match, seats)
    exercises = tuple(tuple(each.exercise for each in found[seat]) for seat in seats)
    assert [exercises] == list(mistakes(match, seats, judging_limit))
    assert any(found.values())


def test_questions_and_answers_can_be_read_back() -> None:
    for seed in range(10):
        match = random_match(Random(seed), 20)
        asked = Question(match, tuple(range(len(match.players))), (2, 5))
        assert read_question(question(asked).encode()) == asked
        (said,) = answers(asked)
        found = read_answer(said.encode(), asked)
        assert json.dumps([*texts(found).values()]) == said


@pytest.mark.parametrize(
    "line",
    [
        "",
        "{}",
        "[]",
        '{"seats":[0],"hinted":[],"game":"{}"}',
        '{"seats":[9],"hinted":[],"game":GAME}',
        '{"seats":[0],"hinted":[-1],"game":GAME}',
        "[" * 9000,
    ],
)
def test_a_line_that_is_no_question_is_refused(line: str) -> None:
    game = json.dumps(json.loads(question(Question(random_match(1, 5), ())))["game"])
    with pytest.raises(ProtocolError):
        read_question(line.replace("GAME", game).encode())


@pytest.mark.parametrize("line", ["", "[]", "{}", "[[],[]]", '[["{}"]]', "[[1]]", '[["["]]'])
def test_a_line_that_is_no_answer_is_refused(line: str) -> None:
    with pytest.raises(ProtocolError):
        read_answer(line.encode(), Question(random_match(1, 5), (0,)))


def test_what_takes_too_long_gets_exercises_by_points(monkeypatch: pytest.MonkeyPatch) -> None:
    """A process that is ended has given an answer before."""
    late = "import sys; sys.stdin.readline(); print(sys.argv[1]); print('[[1', end='')"
    for line, count in (("[[]]", 0), (f"[[{json.dumps(_line())}]]", 1)):
        command = [sys.executable, "-c", late, line]
        monkeypatch.setattr(process, "command", lambda *_, command=command: command)
        assert len(Finder().find(_long(), (0,))[0]) == count


def _line() -> str:
    return line_of(better_plays(_long(), 0)[0]).text


def test_it_can_be_stopped_at_any_moment() -> None:
    for delay in (0.0, 0.05, 0.2):
        finder = Finder()
        timer = threading.Timer(delay, finder.stop)
        timer.start()
        with pytest.raises(NotFoundError):
            finder.find(_long(), (0, 1))
        timer.join()
        with pytest.raises(NotFoundError):  # and it stays so
            finder.find(_long(), (0, 1))


def _long() -> Game:
    """A game whose turns take long to judge: the other rack can be nearly anything."""
    game, at = new_game(Options(), PLAYERS, AT, 0, *new_bags(Options(), Random(4))), AT
    while not game.position.is_over:
        at += timedelta(minutes=1)  # passes made at once would be a game that was stopped
        game = game.after(Action.PASS, at)
    return game


@pytest.mark.parametrize(
    "command",
    [["no-such-program"], process.command("--no-such-option"), process.command("--version")],
)
def test_a_process_that_fails_gives_nothing(
    command: Sequence[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(process, "command", lambda *_: command)
    with pytest.raises(NotFoundError):
        Finder().find(random_match(1, 5), (0,))
