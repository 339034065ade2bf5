"""A run that is killed right after a try: nothing that was solved is lost."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from formula_desktop.practise.training.progress import Outcome
from formula_desktop.results.book import Book
from formula_desktop.store import places
from formula_desktop.store.class_exercises import WaitingExercises
from tests.helpers.places import ROOT

_PRACTISES = """
import os
import signal
from formula_desktop.practise.wanted import USUAL
from formula_desktop.self_test.loop import Loop, Wait
from formula_desktop.shell.app import make_app
from formula_desktop.store.run.session import Session

def steps(window):
    yield Wait(lambda: window.games.archive.book is not None, "there are no results")
    window.settings.practiser = window.games.archive.book.add_person("Noor").key
    practice = window.practice
    practice.show()
    practice.start_page.free_wanted.emit(USUAL)
    for number in range(3):
        yield Wait(lambda: not practice.waits, "no exercise is made")
        game = practice.page.game
        yield Wait(lambda: game.draft is not None, "nobody is asked")
        game.lay(game.solution)
        if number == 2:
            practice.page.tried.connect(lambda *_: os.kill(os.getpid(), signal.SIGKILL))
        practice.page.play_button.click()
        practice.page.next_button.click()

Loop(make_app()).run(Session(), steps)
"""

_CLASS_PRACTISES = """
import os
import signal
from formula_desktop.pages.new_game.lesson.dialog import LessonDialog
from formula_desktop.self_test.loop import Loop, Wait
from formula_desktop.shell.app import make_app
from formula_desktop.store.run.session import Session

def steps(window):
    yield Wait(lambda: window.games.archive.book is not None, "there are no results")
    window.games.archive.book.add_class("Groep 5", ("Ans", "Bea", "Cor", "Daan"))
    practice = window.practice
    practice.ask_class()
    window.findChild(LessonDialog).start.click()
    for number in range(3):
        yield Wait(lambda: practice.page is not None and not practice.waits, "nothing is made")
        game = practice.page.game
        yield Wait(lambda: game.draft is not None, "nobody is asked")
        game.lay(game.solution)
        practice.page.play_button.click()
        if number == 2:
            os.kill(os.getpid(), signal.SIGKILL)
        practice.page.next_button.click()

Loop(make_app()).run(Session(), steps)
"""


def killed(steps: str, data: Path) -> None:
    """Do these steps, of which the last one kills the program."""
    done = subprocess.run(
        [sys.executable, "-c", steps],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", places.DATA_VARIABLE: str(data)},
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )
    assert done.returncode == -signal.SIGKILL, done.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signal")
def test_a_kill_leaves_the_exercises_of_a_class_where_they_were(tmp_path: Path) -> None:
    killed(_CLASS_PRACTISES, tmp_path)
    (waiting,) = WaitingExercises(tmp_path / "exercises").all()
    assert [each.outcome for each in waiting.done] == [Outcome.FIRST] * 3
    assert len(waiting.left) == 1, "that of the other team"


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signal")
def test_a_kill_after_a_try_loses_nothing(tmp_path: Path) -> None:
    killed(_PRACTISES, tmp_path)
    (file,) = tmp_path.rglob("results.sqlite")
    book = Book.open(file)
    try:
        (noor,) = (each for each in book.participants() if not each.is_computer)
        assert [each.outcome for each in book.tries(noor.key)] == [Outcome.FIRST] * 3
    finally:
        book.close()
