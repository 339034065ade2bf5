"""The words for ages, apart: Home shows them in its first frame, which needs nothing of games."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from formula_desktop.store.settings.settings import Age


def ages_in_words() -> dict[Age, str]:
    """What each age is called, and a class."""
    return {
        Age.SIX: QCoreApplication.translate("Ages", "6 or 7 years old"),
        Age.EIGHT: QCoreApplication.translate("Ages", "8 or 9 years old"),
        Age.TEN: QCoreApplication.translate("Ages", "10 and older"),
        Age.CLASS: QCoreApplication.translate("Ages", "A class"),
    }
