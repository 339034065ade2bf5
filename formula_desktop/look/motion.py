"""Whether anything on the tables is animated."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from formula_desktop.store.settings.settings import Settings

THAT_TELLS: Final = "windows"
"""The platform whose preference Qt 6.11 knows; elsewhere its effects are always off."""


def moves(settings: Settings) -> bool:
    """Whether cards glide: the setting allows it, and the system does not ask for less motion."""
    return settings.animation and not system_wants_none()


def system_wants_none() -> bool:
    """Whether the system's animation effects, including those of menus, are switched off."""
    tells = QApplication.platformName() == THAT_TELLS
    return tells and not QApplication.isEffectEnabled(Qt.UIEffect.UI_AnimateMenu)
