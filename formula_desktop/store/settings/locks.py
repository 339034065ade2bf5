"""What an administrator has locked: settings that stay as they are, and what nobody may do here."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import NamedTuple

from formula_desktop.store import places

ALL = "all"
"""In place of names: every setting that an administrator may set."""

_TRUE = frozenset({"true", "yes", "on", "1"})


class Lockable(StrEnum):
    """What an administrator can lock besides settings, by its name in the file."""

    PRINTING = "printing"
    SHARING = "sharing"
    """Saving or copying something for use outside this program."""
    REMOVING = "removing"
    """Removing people with their results."""


class Locks(NamedTuple):
    """The locks of an administrator's file; none without one."""

    settings: frozenset[str] = frozenset()
    """The names of locked settings, or ALL."""
    deeds: frozenset[Lockable] = frozenset()
    """What can only be done with the PIN, or not at all if there is none."""
    pin: str = ""
    """The hash of the teacher's PIN; empty if there is none."""

    def has(self, name: str) -> bool:
        """Whether the setting of this name is locked."""
        return name in self.settings or ALL in self.settings


def locks() -> Locks:
    """The locks in the administrator's file."""
    said = places.administrators_locks()
    return _read(said) if said else Locks()


def _read(said: Mapping[str, str]) -> Locks:
    names = (said.get("settings") or "").lower().replace(",", " ").replace(";", " ")
    return Locks(
        frozenset(names.split()),
        frozenset(each for each in Lockable if _is_true(said.get(each))),
        (said.get("pin") or "").strip(),
    )


def _is_true(said: str | None) -> bool:
    return (said or "").strip().lower() in _TRUE
