"""The items on a table as a screen reader announces them: names, states, actions.

A table returns them as values, newly made for each request. `accessible.py` passes them to the
system's screen readers.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from enum import Enum, auto
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QRectF

from formula_desktop.table.digit_ring import DigitRing
from formula_desktop.table.texts import AnyTexts


class Kind(Enum):
    """The kind of a described item, as a screen reader announces it."""

    GROUP = auto()
    TEXT = auto()
    BUTTON = auto()
    CHOICE = auto()  # one of several, of which one is selected


class Described(NamedTuple):
    """An item on a table. `key` identifies it, whatever it shows."""

    key: Hashable
    name: str
    rect: QRectF
    """Its place in the scene."""
    kind: Kind = Kind.TEXT
    about: str = ""
    """A longer description than the name."""
    value: str = ""
    press: Callable[[], object] | None = None
    has_focus: bool = False
    is_held: bool = False
    is_chosen: bool = False
    takes_held: bool = False
    """Whether the held item may go there."""
    described_items: tuple[Described, ...] = ()
    """The items of a group."""


def group(
    key: Hashable, name: str, described_items: Iterable[Described], about: str = ""
) -> Described | None:
    """A group of items, None if there are none."""
    found = tuple(described_items)
    around = QRectF()
    for described in found:
        around = around.united(described.rect)
    return Described(key, name, around, Kind.GROUP, about, described_items=found) if found else None


def present(*described_items: Described | None) -> tuple[Described, ...]:
    """The items that are not None."""
    return tuple(described for described in described_items if described is not None)


def lines_of(texts: AnyTexts, aloud: Callable[[str], str], rect: QRectF) -> tuple[Described, ...]:
    """The line that reads the draft, and the remark below it."""
    said = ("reading", texts.reading), ("remark", texts.remark)
    return tuple(Described(key, aloud(text), rect) for key, text in said if text)


def ring_of(ring: DigitRing | None) -> Described | None:
    """The ten digits offered for a joker or blank."""
    if ring is None:
        return None
    digits = (
        Described(
            ("digit", digit),
            str(digit),
            ring.rect_of(digit),
            Kind.BUTTON,
            press=lambda digit=digit: ring.choose(digit),  # type: ignore[misc]
            has_focus=ring.at == digit,
        )
        for digit in range(10)
    )
    return group("ring", QCoreApplication.translate("Spoken", "Which digit?"), digits)
