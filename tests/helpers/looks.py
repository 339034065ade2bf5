"""The presentation for widgets that are shown without a window."""

from __future__ import annotations

from formula_desktop.look.presentation import Look, Presentation
from formula_desktop.look.theme import LIGHT, Theme
from formula_desktop.pages.rules.opening import RulesLink


def look_of(theme: Theme = LIGHT, unit: float = 1.0) -> Look:
    return Look(Presentation(theme, unit))


def rules_link(game: str, option: str) -> RulesLink:
    """The link that the dialogs for a new game have beside an option."""
    return RulesLink(game, option, look_of())
