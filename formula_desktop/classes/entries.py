"""What a list of names enters into a class: new persons, and persons who are there already."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from formula_desktop.classes.names import told_apart
from formula_desktop.classes.pupils import Pupil
from formula_desktop.players import folded


class Entry(NamedTuple):
    """A pupil of a list with the name in the program."""

    pupil: Pupil
    name: str
    person: str = ""
    """The key of a person who is there already; empty for somebody new."""


def entries(
    pupils: Sequence[Pupil], persons: Mapping[str, str], *, are_same: bool
) -> tuple[Entry, ...]:
    """An entry for each pupil; `persons` are the keys of those who are there, by their names.

    If they `are_same`, a pupil with the name of a person is that person, and otherwise somebody
    else, who is told apart from that person, too.
    """
    if not are_same:
        return tuple(map(Entry, pupils, told_apart(pupils, persons)))
    keys = {folded(name): key for name, key in persons.items()}
    names = told_apart(pupils)
    return tuple(
        Entry(pupil, name, keys.get(folded(name), ""))
        for pupil, name in zip(pupils, names, strict=True)
    )
