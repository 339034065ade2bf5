"""Games to keep, a disk that refuses, and a look at everything that is kept."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random

import pytest

from formula_desktop.digifeud.game import Game, new_bags, new_game
from formula_desktop.digifeud.options import Options as BoardOptions
from formula_desktop.digifeud.play import Action
from formula_desktop.formula.match import Match, new_deck, new_match
from formula_desktop.formula.options import Options, Scoring
from formula_desktop.kinds.kind import State
from formula_desktop.players import Level, Player
from formula_desktop.store import places
from formula_desktop.store.games.collection import Games
from tests.helpers.formula.random_matches import random_play

folders_may_go = pytest.mark.skipif(
    sys.platform == "win32", reason="Windows keeps a folder in which a file is open"
)
"""For what happens when a folder is renamed or deleted under a running program."""

STARTED = datetime(2026, 11, 20, 9, tzinfo=UTC)
NOOR, SAM = Player("Noor"), Player("Sam")
PLAYERS = (NOOR, Player("Computer", Level.EASY))
SHORT = Options(scoring=Scoring.POINTS, target=1)
"""A match that is over after its first round."""


def match(seed: int, options: Options | None = None) -> Match:
    return new_match(options or Options(), PLAYERS, STARTED, 0, new_deck(Random(seed)))


def played(match: Match, turns: int = 10_000) -> Match:
    """A match after so many turns more of its round."""
    random = Random(5)
    for turn in range(turns):
        if match.position.is_over:
            break
        at = STARTED + timedelta(seconds=turn)
        match = match.after(random_play(match.position, random, 1.0), at)
    return match


def game(seed: int, limit: int | None = None) -> Game:
    options = BoardOptions(turn_limit_minutes=limit)
    return new_game(options, (NOOR, SAM), STARTED, 0, *new_bags(options, Random(seed)))


def with_pass(game: Game) -> Game:
    return game.after(Action.PASS, game.turn_began + timedelta(seconds=20))


def open_games() -> Games:
    """As at the next start of the program."""
    return Games(places.current())


def all_kept(games: Games) -> dict[str, State]:
    """Every game that can be read, by its key, wherever it is."""
    found: dict[str, State] = {}
    for saved in [*games.under_way(), *games.finished(), *games.removed()]:
        assert saved.notes.key not in found, "one game twice"
        found[saved.notes.key] = games.read(saved)[0]
    return found


class Gone(BaseException):
    """The process was killed: it does nothing more, not even tidying up."""


class Disk:
    """Counts the steps that change a disk, and refuses some or ends the program there."""

    STEPS = ("open", "fsync", "replace", "rename", "unlink", "mkdir")

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.steps = 0
        self._fails: Callable[[int], BaseException | None] = lambda step: None
        self._is_gone = False
        for name in self.STEPS:
            monkeypatch.setattr(os, name, self._watched(getattr(os, name)))

    def _watched(self, do: Callable[..., object]) -> Callable[..., object]:
        def step(*given: object, **named: object) -> object:
            if self._is_gone:
                raise Gone
            error = self._fails(self.steps)
            self.steps += 1
            if error is not None:
                self._is_gone = isinstance(error, Gone)
                raise error
            return do(*given, **named)

        return step

    @contextmanager
    def counting(self) -> Iterator[None]:
        """Count from here."""
        self.steps = 0
        yield

    @contextmanager
    def failing(self, fails: Callable[[int], BaseException | None]) -> Iterator[None]:
        """Refuse the steps for which there is an error, numbered from here."""
        self.steps, self._fails = 0, fails
        try:
            yield
        finally:
            self._fails, self._is_gone = (lambda step: None), False


def full(path: Path | None = None) -> OSError:
    return OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def at(number: int, error: Callable[[], BaseException]) -> Callable[[int], BaseException | None]:
    return lambda step: error() if step == number else None


def from_on(
    number: int, error: Callable[[], BaseException]
) -> Callable[[int], BaseException | None]:
    return lambda step: error() if step >= number else None


def fill(folder: Path) -> None:
    """Leave no room on a disk."""
    with suppress(OSError), (folder / "filler").open("wb") as file:
        while True:
            file.write(b"\0" * 512)
            file.flush()
