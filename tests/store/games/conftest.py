"""An autosave, and what it reports."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from formula_desktop.store.games import autosave as autosave_module
from formula_desktop.store.games.autosave import Autosave
from tests.helpers.store.autosaves import Open, Reports


@pytest.fixture
def open_autosave(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Open]:
    monkeypatch.setattr(autosave_module, "RETRY_MS", 30)
    opened: list[Autosave] = []

    def open_one() -> Autosave:
        opened.append(Autosave())
        return opened[-1]

    yield open_one
    monkeypatch.undo()
    for autosave in opened:
        autosave.close()


@pytest.fixture
def autosave(open_autosave: Open) -> Autosave:
    return open_autosave()


@pytest.fixture
def reports(autosave: Autosave) -> Reports:
    return Reports(autosave)
