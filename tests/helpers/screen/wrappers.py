"""What PySide keeps of the C++ objects behind the screen."""

from __future__ import annotations

import gc

import shiboken6
from PySide6.QtWidgets import QLayout, QLayoutItem


def kept_items() -> list[str]:
    """The layout items that a layout keeps wrappers of: its class, and that of its widget."""
    found = []
    for each in gc.get_objects():
        if isinstance(each, QLayoutItem) and not isinstance(each, QLayout):
            for keeper in gc.get_referrers(each):
                if isinstance(keeper, QLayout) and shiboken6.isValid(keeper):
                    item, layout = type(each).__name__, type(keeper).__name__
                    owners, owner = [], keeper.parentWidget()
                    while owner is not None:
                        owners.append(type(owner).__name__)
                        owner = owner.parentWidget()
                    found.append(f"{item} by {layout} of {' in '.join(owners)}")
    return found
