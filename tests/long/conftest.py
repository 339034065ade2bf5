"""Long runs in short: the window as in the other tests, and progress that is seen at once."""

from __future__ import annotations

import pytest

from tests.helpers.long import progress


@pytest.fixture(autouse=True)
def _show_progress(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not with -s: then pytest-qt would not look for warnings."""
    manager = request.config.pluginmanager.getplugin("capturemanager")
    if manager is not None:
        monkeypatch.setattr(progress, "shown", manager.global_and_fixture_disabled)
