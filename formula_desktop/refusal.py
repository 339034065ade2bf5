"""Why something is not allowed: a reason, whose value is its sentence, and values to name in it."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from types import MappingProxyType
from typing import NamedTuple


class Refusal(NamedTuple):
    """A reason and the values for its sentence: numbers, or sums in notation like `3+4`."""

    reason: Enum
    values: Mapping[str, int | str] = MappingProxyType({})


def refuse(reason: Enum, **values: int | str) -> Refusal:
    """A refusal with its values as keyword arguments."""
    return Refusal(reason, values)


class RefusedError(ValueError):
    """Something was refused; `refusal` says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.reason.name, dict(refusal.values))
        self.refusal = refusal


class NotReadableError(RefusedError):
    """A text is not in the notation of plays."""


class NotAllowedError(RefusedError):
    """The rules do not allow a play here."""
