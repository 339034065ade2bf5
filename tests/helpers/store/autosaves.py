"""The reports and files of autosaves, and disks that refuse."""

from __future__ import annotations

import os
from collections.abc import Callable

import pytest

from formula_desktop.gamefile.errors import FileError
from formula_desktop.kinds.kind import State
from formula_desktop.store.games.autosave import Autosave
from formula_desktop.store.games.collection import SavedGame
from formula_desktop.store.games.notes import SavedSeat
from tests.helpers.store.saved_games import open_games

SEATS = (SavedSeat("a" * 32), SavedSeat())
Open = Callable[[], Autosave]


class Reports:
    """What an autosave has reported, in order."""

    def __init__(self, autosave: Autosave) -> None:
        self.all: list[str] = []
        self.errors: list[FileError] = []
        self.ended: list[tuple[State, SavedGame]] = []
        for name in ("failed", "slow", "resumed", "copied"):
            getattr(autosave, name).connect(lambda *_, name=name: self.all.append(name))
        autosave.failed.connect(self.errors.append)
        autosave.ended.connect(lambda state, saved: self.ended.append((state, saved)))


def refusing(monkeypatch: pytest.MonkeyPatch, step: str, error: int) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise OSError(error, os.strerror(error))

    monkeypatch.setattr(os, step, refuse)


def kept_states() -> list[object]:
    games = open_games()
    return [games.read(each)[0] for each in (*games.under_way(), *games.finished())]
