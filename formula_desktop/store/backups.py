"""Older states of a file, few of them and far apart.

A file that is replaced in one step needs no backup against a crash. These are for a disk that
loses data, another program that overwrites or deletes, a bug in this one. Then people want the
state just before, or, if nobody noticed for a while, one from well before. So a new backup is made
when the newest is a minute old: that loses only plays which the players still remember. Of the
older ones, only enough stay to have one at least 10 minutes old and one at least a day old, the
game after the last sitting: for each, the youngest that is old enough and the next one to become
so, which makes five. A school's shared disk has hundreds of games with as many backups.
"""

from __future__ import annotations

import time
from datetime import timedelta
from itertools import pairwise
from pathlib import Path

from formula_desktop import safe

CLOSEST = timedelta(minutes=1)
"""The age of the newest backup at which another one is made."""

DISTANCES = (timedelta(minutes=10), timedelta(days=1))
"""A file that has existed this long has a backup at least this old."""

MOST = 1 + 2 * len(DISTANCES)


def files(folder: Path, name: str, suffix: str) -> list[Path]:
    """The paths of a file's backups, newest first; none of them needs to exist."""
    return [folder / f"{name}.{number}{suffix}" for number in range(1, MOST + 1)]


def name_of(backup: Path) -> str:
    """The name of the file that a backup belongs to."""
    return backup.stem.rpartition(".")[0]


def keep(folder: Path, name: str, suffix: str, data: bytes) -> None:
    """Back up a file's content if a backup is due. Raises OSError."""
    places = files(folder, name, suffix)
    if not is_due(places[0]):
        return
    gives_way = _gives_way(list(map(_age, places)))
    for newer, older in reversed(list(pairwise(places[: gives_way + 1]))):
        newer.replace(older)
    # A play waits for this. If a power cut loses the name, the game and older backups remain.
    safe.write(places[0], data, is_name_synced=False)


def is_due(newest: Path) -> bool:
    """Whether another backup is due, given the path of the newest one, which may not exist."""
    age = _age(newest)
    return age is None or not 0 <= age < CLOSEST.total_seconds()


def remove(folder: Path, name: str, suffix: str) -> None:
    """Delete all backups of a file. Raises OSError."""
    safe.remove(files(folder, name, suffix))


def _age(file: Path) -> float | None:
    """The seconds since a backup was made, negative if the clock was set back; None without one."""
    try:
        return time.time() - file.stat().st_mtime
    except OSError:
        return None


def _gives_way(ages: list[float | None]) -> int:
    """The place for a new backup: a free one, or that of a backup no longer needed."""
    needed = set()
    for distance in DISTANCES:
        enough = distance.total_seconds()
        younger = [index for index, age in enumerate(ages) if age is not None and age < enough]
        older = [index for index, age in enumerate(ages) if age is not None and age >= enough]
        needed |= {*younger[-1:], *older[:1]}
    return next((index for index in range(MOST) if index not in needed), MOST - 1)
