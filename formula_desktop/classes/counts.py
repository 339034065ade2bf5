"""How many exercises the teams of a class have solved, and who did."""

from __future__ import annotations

from typing import NamedTuple


class PupilCount(NamedTuple):
    """How many exercises a pupil has solved of those that were tried."""

    name: str
    right: int
    asked: int


class TeamCount(NamedTuple):
    """The same of a team, with its looks and its pupils."""

    name: str
    colour: str
    picture: str
    right: int
    asked: int
    pupils: tuple[PupilCount, ...] = ()
