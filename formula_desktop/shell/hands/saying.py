"""Texts of the large screen in every language, as each page has its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from formula_desktop.hands.seen import Said
from formula_desktop.look.languages import AllLanguages
from formula_desktop.store.settings.settings import Settings

Made = TypeVar("Made")


class Say:
    """Says texts in every language, with the signs that the program writes."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._languages = AllLanguages()

    def lines(self, make: Callable[[], Made]) -> dict[str, Made]:
        """What is made, in every language."""
        settings = self._settings
        return self._languages.say(make, settings.times_sign, settings.divide_sign)

    def text(self, make: Callable[[], str]) -> Said:
        """A text in every language."""
        return self.lines(make)
