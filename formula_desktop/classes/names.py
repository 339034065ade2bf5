"""Names that tell the pupils of a class apart, with as little of their surnames as possible."""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from formula_desktop.classes.pupils import Pupil
from formula_desktop.players import LONGEST_NAME, folded, free_name


def told_apart(pupils: Sequence[Pupil], taken: Iterable[str] = ()) -> tuple[str, ...]:
    """A name for each pupil: the first name, with letters of the surname where others have it too.

    `Emma de Vries` and `Emma Visser` become `Emma Vr` and `Emma Vi`. Where all is equal, or there
    is no surname, the second one gets a number. No name reads like another or like one of `taken`.
    """
    used = {folded(each) for each in taken}
    times = Counter(folded(each.first_name) for each in pupils)
    alone = {name for name, number in times.items() if number == 1 and name not in used}
    names = [
        each.first_name
        if folded(each.first_name) in alone
        else _with_letters(each, pupils, used | alone)
        for each in pupils
    ]
    used |= alone
    for at, name in enumerate(names):
        if folded(name) not in alone:
            names[at] = free_name(name, used)
            used.add(folded(names[at]))
    return tuple(names)


def _with_letters(pupil: Pupil, pupils: Sequence[Pupil], taken: set[str]) -> str:
    """The first name with as many letters of the surname as are needed."""
    surname = _sorted_by(pupil.surname)
    others = [
        _sorted_by(other.surname)
        for other in pupils
        if folded(other.first_name) == folded(pupil.first_name)
        and folded(other.surname) != folded(pupil.surname)
    ]
    name = pupil.first_name
    for beginning in _beginnings(surname):
        name = f"{pupil.first_name} {beginning}"
        key = folded(beginning)
        is_like_other = any(folded(each).startswith(key) for each in others)
        if not is_like_other and folded(name) not in taken:
            break
    return name if len(name) <= LONGEST_NAME else pupil.first_name


def _sorted_by(surname: str) -> str:
    """A surname from its first capital on: `de Vries` is found among those with V."""
    return next((surname[at:] for at, each in enumerate(surname) if each.isupper()), surname)


def _beginnings(surname: str) -> Iterator[str]:
    """The beginnings of a surname that end with a letter and its accents, the shortest first."""
    for at in range(1, len(surname) + 1):
        is_whole = at == len(surname) or not unicodedata.combining(surname[at])
        if is_whole and (surname[at - 1].isalpha() or unicodedata.combining(surname[at - 1])):
            yield surname[:at]
