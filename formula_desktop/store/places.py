"""Where this program keeps its things (one folder a kind, made when needed)."""

from __future__ import annotations

import os
from pathlib import Path

from platformdirs import user_data_path

DATA_VARIABLE = "FORMULA_DESKTOP_DATA"
"""An environment variable that names another folder, for a shared account or a USB stick."""


def data_folder() -> Path:
    """The folder of everything that is kept."""
    chosen = os.environ.get(DATA_VARIABLE)
    return Path(chosen) if chosen else user_data_path("formula-desktop", appauthor=False)


def settings_file() -> Path:
    return data_folder() / "settings.ini"


def under_way_file() -> Path:
    """The game that goes on at the next start."""
    return data_folder() / "under-way.formula"
