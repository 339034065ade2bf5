"""Moments as the database has them: whole seconds since 1970, UTC."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

_FIRST = datetime(1970, 1, 1, tzinfo=UTC)


def as_number(moment: datetime) -> int:
    """A moment as a number, exact for every year."""
    return (moment - _FIRST) // timedelta(seconds=1)


def as_moment(number: int) -> datetime:
    """The moment that a number tells."""
    return _FIRST + timedelta(seconds=number)
