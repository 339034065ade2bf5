"""Exercises from a finished game, made by another process so that no frame waits.

The question is a line of JSON, and so is each answer; the last one counts. Neither process trusts
the other.
"""

from __future__ import annotations

import contextlib
import json
import subprocess
from collections.abc import Iterator, Mapping, Sequence
from threading import Lock
from typing import Any, Final, NamedTuple

from formula_desktop import MISTAKES
from formula_desktop.engine import process
from formula_desktop.engine.protocol import ProtocolError, judging_limit
from formula_desktop.gamefile.text import LARGEST_FILE, parsed
from formula_desktop.json_values import fields, items, text, whole
from formula_desktop.kinds.kind import State
from formula_desktop.kinds.registry import read_game, write_game
from formula_desktop.practise.exercise import Exercise
from formula_desktop.practise.own_games import MOST, mistakes
from formula_desktop.practise.training.line import Line, line_of
from formula_desktop.practise.written import LONGEST_LINE, read_quickly

LONGEST_QUESTION: Final = 8 * LARGEST_FILE
"""The most bytes of a question: JSON escapes the text of a file, but no game is that long."""
_MOST_SEATS: Final = 5
_MOST_TURNS: Final = 1_000_000
_LONGEST_ANSWER: Final = _MOST_SEATS * MOST * 2 * LONGEST_LINE

_PATIENCE_S: Final = 60.0

Found = Mapping[int, tuple[Line, ...]]
"""The exercises for each seat."""


class Question(NamedTuple):
    """A finished game, and the seats that get exercises from it."""

    state: State
    seats: tuple[int, ...]
    hinted: tuple[int, ...] = ()
    """The turns that had a hint, from 0 over the whole game: they make no exercises."""


class NotFoundError(Exception):
    """The process was ended, or failed; the message says how."""


class Finder:
    """Asks a process of its own about one game; another thread may stop it at any moment."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._child: subprocess.Popen[bytes] | None = None
        self._is_stopped = False

    def find(self, state: State, seats: Sequence[int], hinted: Sequence[int] = ()) -> Found:
        """The exercises for these seats; waits for them. Raises NotFoundError."""
        asked = Question(state, tuple(seats), tuple(hinted))
        try:
            said = self._answer_to(question(asked))
            if self._is_stopped:
                raise NotFoundError("it was stopped")
            return read_answer(said, asked)
        except (OSError, subprocess.TimeoutExpired, ProtocolError) as error:
            raise NotFoundError(str(error)) from error
        finally:
            self._end()

    def stop(self) -> None:
        """End the process, now and for ever."""
        with self._lock:
            self._is_stopped = True
            if self._child is not None:
                self._child.kill()

    def _answer_to(self, line: str) -> bytes:
        with self._lock:
            if self._is_stopped:
                raise NotFoundError("nothing is asked any more")
            child = self._child = subprocess.Popen(
                process.command(MISTAKES),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),  # only Windows has it
            )
        said, _ = child.communicate(f"{line}\n".encode(), _PATIENCE_S)
        whole_lines = said[: said.rfind(b"\n") + 1].splitlines()
        return whole_lines[-1] if whole_lines else b""

    def _end(self) -> None:
        with self._lock:
            child, self._child = self._child, None
            if child is not None:
                child.kill()
                for pipe in (child.stdin, child.stdout):
                    if pipe is not None:
                        with contextlib.suppress(OSError):  # nobody read all of the question
                            pipe.close()
        if child is not None:
            child.wait()


# --- the lines ----------------------------------------------------------------------------------


def question(asked: Question) -> str:
    """The line that asks for exercises from a game."""
    game = write_game(asked.state).decode()
    return json.dumps({"seats": asked.seats, "hinted": asked.hinted, "game": game})


def read_question(line: bytes) -> Question:
    """The question on a line; raises ProtocolError."""
    try:
        said = fields(parsed(line, LONGEST_QUESTION), ("seats", "hinted", "game"))
        state = read_game(text(said["game"]).encode())
        hinted = tuple(
            whole(each, 0, _MOST_TURNS) for each in items(said["hinted"], 0, _MOST_TURNS)
        )
        return Question(state, _seats(said["seats"], len(state.players)), hinted)
    except ValueError as error:
        raise ProtocolError(f"a line is not a question: {error}") from error


def _seats(value: object, players: int) -> tuple[int, ...]:
    return tuple(whole(each, 0, players - 1) for each in items(value, 0, players))


def answers(asked: Question) -> Iterator[str]:
    """The lines that answer a question, each better than the one before."""
    texts: dict[Exercise, str] = {}

    def text_of(exercise: Exercise) -> str:
        if exercise not in texts:
            texts[exercise] = line_of(exercise).text
        return texts[exercise]

    for found in mistakes(asked.state, asked.seats, judging_limit, asked.hinted):
        yield json.dumps([[text_of(each) for each in of_seat] for of_seat in found])


def read_answer(line: bytes, asked: Question) -> Found:
    """The exercises in the answer to a question; raises ProtocolError."""
    try:
        count = len(asked.seats)
        said = items(parsed(line, _LONGEST_ANSWER), count, count)
        return {seat: _lines(each) for seat, each in zip(asked.seats, said, strict=True)}
    except ValueError as error:
        raise ProtocolError(f"a line is not an answer: {error}") from error


def _lines(value: Any) -> tuple[Line, ...]:
    lines = map(text, items(value, 0, MOST))
    return tuple(Line(read_quickly(each), each) for each in lines)
