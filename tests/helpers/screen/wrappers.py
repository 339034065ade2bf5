"""What PySide keeps of the C++ objects behind the screen."""

from __future__ import annotations

import gc

import shiboken6
from PySide6.QtWidgets import QLayout, QLayoutItem


def kept_items() -> list[str]:
    """The layout items that a layout keeps wrappers of: its class, and that of its widget."""
    items = [each for each in gc.get_objects() if _is_item(each)]
    found = []
    for keeper in gc.get_referrers(*items):  # once for all, as it goes through everything there is
        if isinstance(keeper, QLayout) and shiboken6.isValid(keeper):
            owners, owner = [], keeper.parentWidget()
            while owner is not None:
                owners.append(type(owner).__name__)
                owner = owner.parentWidget()
            where = f"{type(keeper).__name__} of {' in '.join(owners)}"
            kept = filter(_is_item, gc.get_referents(keeper))
            found += [f"{type(item).__name__} by {where}" for item in kept]
    return found


def _is_item(each: object) -> bool:
    return isinstance(each, QLayoutItem) and not isinstance(each, QLayout)
