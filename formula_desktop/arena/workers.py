"""The processes that play the sets of a contest, each one set at a time."""

from __future__ import annotations

import logging
import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic
from typing import NoReturn

from formula_desktop.arena.contest import Contest
from formula_desktop.arena.kept import read, written
from formula_desktop.arena.playing import Played, play_set

_LOOK_AGAIN = 0.2
"""The timeout in seconds; a wait without one cannot be interrupted on Windows."""

_log = logging.getLogger(__name__)

Done = SimpleQueue[tuple[int, list[Played]] | None]
"""The sets played by the processes; None for one that failed."""


class WorkerError(Exception):
    """A process ended before it had played its set."""


def serve(contest: Contest) -> NoReturn:
    """Play the sets whose numbers are read from standard input, one per line, until it ends.

    That may be in the middle of a set, when the parent process has ended.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # on Windows all processes get Ctrl+C
    asked: SimpleQueue[int] = SimpleQueue()
    Thread(target=_hear, args=(asked,), daemon=True).start()
    while True:
        number = asked.get()
        began = monotonic()
        print(written(number, play_set(contest, number)), flush=True)
        _log.debug("Set %d played in %.2f s", number, monotonic() - began)


def _hear(asked: SimpleQueue[int]) -> None:
    for line in sys.stdin:
        asked.put(int(line))
    os._exit(0)


def results(
    command: Sequence[str], numbers: Sequence[int], jobs: int
) -> Iterator[tuple[int, list[Played]]]:
    """The sets with these numbers as they finish, played by processes started with a command.

    Raises WorkerError when a process fails, OSError when it cannot be started. All are ended.
    """
    waiting = list(reversed(numbers))
    done: Done = SimpleQueue()
    workers: list[_Worker] = []
    try:
        while len(workers) < min(jobs, len(numbers)):
            workers.append(_Worker(command, waiting, done))
        for _ in numbers:
            yield _next(done)
    finally:
        for worker in workers:
            worker.end()


def _next(done: Done) -> tuple[int, list[Played]]:
    while True:
        try:
            result = done.get(timeout=_LOOK_AGAIN)
        except Empty:
            continue
        if result is None:
            raise WorkerError("a process that played games has ended too soon")
        return result


class _Worker:
    """A process, and the thread that gives it sets one at a time."""

    def __init__(self, command: Sequence[str], waiting: list[int], done: Done) -> None:
        self._process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            start_new_session=True,  # only the parent gets Ctrl+C
        )
        _log.debug("Process %d started", self._process.pid)
        self._thread = Thread(target=self._feed, args=(waiting, done))
        self._thread.start()

    def end(self) -> None:
        """End the process, even in the middle of a game."""
        self._process.kill()
        self._process.wait()
        self._thread.join()
        _log.debug("Process %d ended", self._process.pid)

    def _feed(self, waiting: list[int], done: Done) -> None:
        asks, hears = self._process.stdin, self._process.stdout
        assert asks is not None
        assert hears is not None
        with suppress(OSError), asks, hears:  # closing the input of a dead process
            try:
                while (number := _taken(waiting)) is not None:
                    asks.write(f"{number}\n".encode())
                    asks.flush()
                    played, games = read(hears.readline())
                    if played != number:
                        raise ValueError(f"set {played} was not asked for")
                    done.put((number, games))
            except (OSError, ValueError) as error:
                _log.warning("A process has not played its set: %s", error)
                done.put(None)


def _taken(waiting: list[int]) -> int | None:
    """The next number, safe between threads; None when all are taken."""
    try:
        return waiting.pop()
    except IndexError:
        return None
