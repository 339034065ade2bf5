"""Where this program keeps its things (one folder a kind, made when needed)."""

from __future__ import annotations

import os
from pathlib import Path

from PySide6.QtCore import QStandardPaths

DATA_VARIABLE = "FORMULA_DESKTOP_DATA"
"""An environment variable that names another folder, for a shared account or a USB stick."""


def data_folder() -> Path:
    """The folder of everything that is kept."""
    chosen = os.environ.get(DATA_VARIABLE)
    if chosen:
        return Path(chosen)
    usual = QStandardPaths.StandardLocation.GenericDataLocation
    return Path(QStandardPaths.writableLocation(usual)) / "formula-desktop"


def settings_file() -> Path:
    return data_folder() / "settings.ini"


def under_way_file() -> Path:
    """The game that goes on at the next start."""
    return data_folder() / "under-way.formula"
