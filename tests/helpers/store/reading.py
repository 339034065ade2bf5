"""The threads that read games, and games that take long to read."""

from __future__ import annotations

import threading
import time
from pathlib import Path
from typing import Any

import pytest

from formula_desktop.kinds.registry import read_game, write_game
from formula_desktop.store.games import collection
from formula_desktop.store.games.folders import Folders
from tests.helpers.store.saved_games import match


class Reading:
    """Which threads read whole games and notes, and how often; it may be told to wait."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.games: list[str] = []
        self.notes: list[str] = []
        self.goes_on = threading.Event()
        self.goes_on.set()
        self.takes_s = 0.0
        read_notes = Folders.notes

        def game(data: bytes) -> Any:
            self.goes_on.wait(10)
            time.sleep(self.takes_s)
            self.games.append(threading.current_thread().name)
            return read_game(data)

        def notes(folders: Folders, name: str) -> Any:
            self.notes.append(threading.current_thread().name)
            return read_notes(folders, name)

        monkeypatch.setattr(collection, "read_game", game)
        monkeypatch.setattr(Folders, "notes", notes)


def without_notes(data_folder: Path, count: int) -> None:
    """Game files that somebody has copied into one of the program's folders."""
    (data_folder / "games").mkdir(parents=True, exist_ok=True)
    for number in range(count):
        (data_folder / "games" / f"game {number}.formula").write_bytes(write_game(match(number)))
