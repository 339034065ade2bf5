"""Where the program keeps its things."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from formula_desktop.store import places


def test_a_folder_that_was_chosen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(places.DATA_VARIABLE, str(tmp_path))
    assert places.settings_file() == tmp_path / "settings.ini"
    assert places.under_way_file() == tmp_path / "under-way.formula"


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="other folders there")
def test_the_usual_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(places.DATA_VARIABLE, raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert places.data_folder() == tmp_path / "formula-desktop"
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert places.data_folder() == tmp_path / ".local" / "share" / "formula-desktop"
