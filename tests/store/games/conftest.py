"""A keeper, and what it tells."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from formula_desktop.store.games import autosave as keeper_module
from formula_desktop.store.games.autosave import Keeper
from tests.helpers.store.autosaves import Open, Told


@pytest.fixture
def open_keeper(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Open]:
    monkeypatch.setattr(keeper_module, "RETRY_MS", 30)
    opened: list[Keeper] = []

    def open_one() -> Keeper:
        opened.append(Keeper())
        return opened[-1]

    yield open_one
    monkeypatch.undo()
    for keeper in opened:
        keeper.close()


@pytest.fixture
def keeper(open_keeper: Open) -> Keeper:
    return open_keeper()


@pytest.fixture
def told(keeper: Keeper) -> Told:
    return Told(keeper)
