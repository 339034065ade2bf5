"""JSON values read without trust, from another process or from a file that may be damaged.

Each function returns what a value means, or raises ValueError.
"""

from __future__ import annotations

from collections.abc import Sequence


def fields(value: object, names: Sequence[str]) -> dict[str, object]:
    """An object with exactly these fields."""
    if not isinstance(value, dict) or value.keys() != set(names):
        raise ValueError(f"this is not an object with just the fields {', '.join(names)}")
    return value


def whole(value: object, least: int, most: int) -> int:
    """A whole number in a range; true is none, although it is 1 in Python."""
    if type(value) is not int or not least <= value <= most:
        raise ValueError(f"this is not a whole number from {least} to {most}")
    return value


def real(value: object, least: float, most: float) -> float:
    """A number in a range."""
    if isinstance(value, bool) or not isinstance(value, int | float) or not least <= value <= most:
        raise ValueError(f"this is not a number from {least} to {most}")
    return value


def flag(value: object) -> bool:
    """True or false."""
    if not isinstance(value, bool):
        raise ValueError("this is neither true nor false")
    return value


def text(value: object) -> str:
    """A text."""
    if not isinstance(value, str):
        raise ValueError("this is not a text")
    return value


def items(value: object, fewest: int, most: int) -> list[object]:
    """A list of a length in a range."""
    if not isinstance(value, list) or not fewest <= len(value) <= most:
        raise ValueError(f"this is not a list of {fewest} to {most}")
    return value
