"""What a data folder keeps, as another program would find it."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from formula_desktop.kinds.registry import read_any_file
from formula_desktop.store.games.collection import Games
from formula_desktop.store.games.notes import SavedSeat, new_notes
from formula_desktop.store.places import current
from tests.helpers.game_files import recent_case

CASES = ("digifeud-chain", "formula-extra-card")


def games_in(data_folder: Path, *folders: str) -> list[Any]:
    """The games in these folders; those under way when none is named."""
    files = [path for each in folders or ("games",) for path in _files(data_folder, each)]
    return [read_any_file(path) for path in files]


def under_way_file(data_folder: Path) -> Path:
    """The last written file of a game under way; a path without a file if there is none."""
    files = _files(data_folder, "games")
    none = data_folder / "games" / "none.formula"
    return max(files, key=lambda file: file.stat().st_mtime_ns, default=none)


def under_way(data_folder: Path) -> Any:
    """The game under way that was written last."""
    return read_any_file(under_way_file(data_folder))


def _files(data_folder: Path, folder: str) -> list[Path]:
    return sorted((data_folder / folder).glob("*.formula"))


def have_begun(games: Games) -> None:
    """Have all games under way be ones in which somebody has laid something."""
    for saved in [*games.under_way()]:
        games.note(saved, summary=replace(saved.summary, turns=max(4, saved.summary.turns)))


def keep(number: int, title: str = "") -> None:
    """So many games under way; the last one begun was played last, and has the title."""
    games = Games(current())
    for at in range(number):
        state = recent_case(CASES[at % 2])
        saved = games.begin(state, new_notes((SavedSeat(),) * len(state.players)))
        summary = saved.notes.summary
        assert summary is not None
        moved = datetime.now(UTC) - timedelta(minutes=number - at)
        is_last = at == number - 1
        games.note(saved, title=title if is_last else "", summary=replace(summary, moved=moved))
