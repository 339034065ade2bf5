"""What a data folder keeps, as another program would find it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from formula_desktop.kinds.registry import read_any_file


def games_in(data_folder: Path, *folders: str) -> list[Any]:
    """The games in these folders; those under way when none is named."""
    files = [path for each in folders or ("games",) for path in _files(data_folder, each)]
    return [read_any_file(path) for path in files]


def under_way_file(data_folder: Path) -> Path:
    """The file of the game under way that was written last, also while there is none yet."""
    files = _files(data_folder, "games")
    none = data_folder / "games" / "none.formula"
    return max(files, key=lambda file: file.stat().st_mtime_ns, default=none)


def under_way(data_folder: Path) -> Any:
    """The game under way that was written last."""
    return read_any_file(under_way_file(data_folder))


def _files(data_folder: Path, folder: str) -> list[Path]:
    return sorted((data_folder / folder).glob("*.formula"))
