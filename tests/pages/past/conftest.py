"""Pages that look back do so at once: their processes answer at once, too."""

from __future__ import annotations

import pytest

from formula_desktop.models.past import nearest


@pytest.fixture(autouse=True)
def _looks_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nearest, "RESTS_MS", 0)
