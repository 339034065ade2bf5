"""No game is ever lost, whatever is done with the games and wherever it is interrupted.

Longer: HYPOTHESIS_PROFILE=search.
"""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path
from random import Random

import pytest
from hypothesis import settings, strategies
from hypothesis.stateful import (
    Bundle,
    RuleBasedStateMachine,
    initialize,
    invariant,
    rule,
    run_state_machine_as_test,
)

from formula_desktop.digifeud.game import Game
from formula_desktop.formula.match import Match
from formula_desktop.gamefile.errors import FileError
from formula_desktop.kinds.kind import State
from formula_desktop.store import places
from formula_desktop.store.games.collection import Games, SavedGame
from formula_desktop.store.games.folders import Folder
from formula_desktop.store.games.notes import new_notes
from formula_desktop.store.games.states import is_over
from formula_desktop.store.games.sweeping import sweep
from tests.helpers.formula.random_matches import random_play
from tests.helpers.store.saved_games import SHORT, Disk, Gone, at, full, game, match, with_pass

STEPS = strategies.none() | strategies.integers(0, 25)
"""At which step of the disk something fails; None for never."""
ERRORS = strategies.sampled_from([full, Gone])


class EveryGame(RuleBasedStateMachine):
    """Does what users do, and what happens to disks and programs meanwhile."""

    names = Bundle("names")

    @initialize()
    def begin_empty(self) -> None:
        self.patch = pytest.MonkeyPatch()
        self.folder = Path(tempfile.mkdtemp())
        self.patch.setenv(places.DATA_VARIABLE, str(self.folder / "data"))
        self.disk = Disk(self.patch)
        self.games = Games(places.current())
        self.allowed: dict[str, list[State]] = {}
        self.last: dict[str, SavedGame] = {}
        self.number = 0

    def teardown(self) -> None:
        self.patch.undo()
        shutil.rmtree(self.folder)

    def _ended(self, saved: SavedGame) -> SavedGame:
        return self.games.keep(saved, self.games.read(saved)[0], has_ended=True)

    def _do(
        self, key: str, state: State | None, step: int | None, error: object, do: object
    ) -> None:
        """Do something with a game that leaves it as it was, or in `state`, if interrupted."""
        fails = at(step, error) if step is not None else lambda _: None  # type: ignore[arg-type]
        try:
            with self.disk.failing(fails):
                found = do()  # type: ignore[operator]
        except FileError:
            self.allowed[key] = [*self.allowed[key], *([state] if state else [])]
        except Gone:
            self.allowed[key] = [*self.allowed[key], *([state] if state else [])]
            self.games = Games(places.current())
        else:
            self.last[key] = found
            if state is not None:
                self.allowed[key] = [state]

    @rule(target=names, is_board=strategies.booleans(), is_short=strategies.booleans())
    def begin(self, is_board: bool, is_short: bool) -> str:
        self.number += 1
        state: State = game(self.number)
        if not is_board:
            state = match(self.number, SHORT if is_short else None)
        notes = new_notes()
        self.last[notes.key] = self.games.begin(state, notes)
        self.allowed[notes.key] = [state]
        return notes.key

    @rule(key=names, seed=strategies.integers(0, 99), step=STEPS, error=ERRORS)
    def play(self, key: str, seed: int, step: int | None, error: object) -> None:
        state = self.allowed[key][-1]
        if not state.position.is_over:
            if isinstance(state, Match):
                play = random_play(state.position, Random(seed), 1.0)
                state = state.after(play, state.started)
            else:
                state = with_pass(state)  # type: ignore[arg-type]
            self._keep(key, state, step, error)

    @rule(key=names, step=STEPS, error=ERRORS)
    def undo(self, key: str, step: int | None, error: object) -> None:
        state = self.allowed[key][-1]
        assert isinstance(state, Match | Game)
        turns = state.round.turns if isinstance(state, Match) else state.turns
        if turns:
            self._keep(key, state.back_to(len(turns) - 1), step, error)

    def _keep(self, key: str, state: State, step: int | None, error: object) -> None:
        saved = self.last[key]
        self._do(key, state, step, error, lambda: self.games.keep(saved, state))

    @rule(key=names, step=STEPS, error=ERRORS)
    def rename(self, key: str, step: int | None, error: object) -> None:
        self._do(key, None, step, error, lambda: self.games.rename(self.last[key], "Title"))

    @rule(key=names, step=STEPS, error=ERRORS)
    def remove(self, key: str, step: int | None, error: object) -> None:
        self._do(key, None, step, error, lambda: self.games.remove(self.last[key]))

    @rule(key=names, step=STEPS, error=ERRORS)
    def restore(self, key: str, step: int | None, error: object) -> None:
        self._do(key, None, step, error, lambda: self.games.restore(self.last[key]))

    @rule(key=names, step=STEPS, error=ERRORS)
    def end(self, key: str, step: int | None, error: object) -> None:
        self._do(key, None, step, error, lambda: self._ended(self.last[key]))

    @rule(key=names, step=STEPS, error=ERRORS)
    def read(self, key: str, step: int | None, error: object) -> None:
        self._do(key, None, step, error, lambda: self.games.read(self.last[key])[1])

    @rule(target=names, key=names)
    def copy(self, key: str) -> str:
        copy = self.games.copy(self.last[key])
        self.last[copy.notes.key] = copy
        self.allowed[copy.notes.key] = [self.games.read(copy)[0]]
        return copy.notes.key

    @rule(key=names, step=STEPS, error=ERRORS)
    def sweep(self, key: str, step: int | None, error: object) -> None:
        def do() -> SavedGame:
            sweep(self.games)
            return self.last[key]

        self._do(key, None, step, error, do)

    @rule()
    def restart(self) -> None:
        self.games = Games(places.current())
        sweep(self.games)
        for saved in self.games.under_way():
            state, saved = self.games.read(saved)
            assert not is_over(state)
            assert not saved.notes.has_ended
        for saved in self.games.finished():
            state, saved = self.games.read(saved)
            assert is_over(state) or saved.notes.has_ended

    @invariant()
    def every_game_is_there(self) -> None:
        games = Games(places.current())
        found: dict[str, State] = {}
        for folder in Folder:
            for name in games.folders.names(folder):
                saved = games.saved(name, folder)
                assert saved is not None
                assert saved.notes.key not in found
                state, saved = games.read(saved)
                found[saved.notes.key] = state
        assert set(found) == set(self.allowed)
        for key, state in found.items():
            assert state in self.allowed[key]
            self.allowed[key] = [state]
        assert not list(games.places.damaged.glob("*"))


def test_no_game_is_ever_lost() -> None:
    number = settings().max_examples
    run_state_machine_as_test(
        EveryGame, settings=settings(max_examples=max(20, number // 4), stateful_step_count=30)
    )
