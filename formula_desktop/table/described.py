"""The things on a table as a screen reader announces them: names, states, what pressing does.

A table gives its things as values, made again whenever somebody asks. `accessible.py` passes them
to the system's screen readers.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass, replace
from enum import Enum, auto

from PySide6.QtCore import QCoreApplication, QRectF

from formula_desktop.table.digit_ring import DigitRing
from formula_desktop.table.texts import AnyFelt


class Kind(Enum):
    """What a thing is to those who hear of it."""

    GROUP = auto()
    TEXT = auto()
    BUTTON = auto()
    CHOICE = auto()  # one of several, of which one is in force


@dataclass(frozen=True, slots=True)
class Thing:
    """Something on a table. `key` stays the same while the thing does, whatever it shows."""

    key: Hashable
    name: str
    rect: QRectF
    """In the scene."""
    kind: Kind = Kind.TEXT
    about: str = ""
    """More than the name, for those who want to hear it."""
    value: str = ""
    press: Callable[[], object] | None = None
    has_focus: bool = False
    is_held: bool = False
    is_chosen: bool = False
    takes_held: bool = False
    """Whether what is held may go there."""
    things: tuple[Thing, ...] = ()
    """What a group consists of."""

    def pressed_by(self, press: Callable[[], object], kind: Kind = Kind.BUTTON) -> Thing:
        """The same thing, which can be pressed."""
        return replace(self, press=press, kind=kind)


def group(key: Hashable, name: str, things: Iterable[Thing], about: str = "") -> Thing | None:
    """Things that belong together; None when there are none."""
    found = tuple(things)
    around = QRectF()
    for thing in found:
        around = around.united(thing.rect)
    return Thing(key, name, around, Kind.GROUP, about, things=found) if found else None


def present(*things: Thing | None) -> tuple[Thing, ...]:
    """Those that are there."""
    return tuple(thing for thing in things if thing is not None)


def lines_of(felt: AnyFelt, aloud: Callable[[str], str], rect: QRectF) -> tuple[Thing, ...]:
    """The line that is read, and the remark below it."""
    said = ("reading", felt.reading), ("remark", felt.remark)
    return tuple(Thing(key, aloud(text), rect) for key, text in said if text)


def ring_of(ring: DigitRing | None) -> Thing | None:
    """The ten digits that are offered for a joker or blank."""
    if ring is None:
        return None
    digits = (
        Thing(
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
