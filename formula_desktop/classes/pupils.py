"""A pupil in a list, and how many there may be."""

from __future__ import annotations

from typing import Final, NamedTuple

MOST_PUPILS: Final = 100
"""The most names in a list, and the most pupils of a class."""


class Pupil(NamedTuple):
    """A pupil in a list; `surname` only tells pupils with the same first name apart."""

    first_name: str
    surname: str = ""
