"""Results that are found once and kept with their object."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar
from weakref import ref

S = TypeVar("S")
K = TypeVar("K")
V = TypeVar("V")


class Remembered(dict[K, V], Generic[S, K, V]):
    """The results of a method by its argument, each found on first use."""

    __slots__ = ("_find", "_owner")

    def __init__(self, find: Callable[[S, K], V], owner: S) -> None:
        self._find = find
        self._owner = ref(owner)  # otherwise the two would keep each other alive

    def __missing__(self, key: K) -> V:
        self[key] = found = self._find(self._owner(), key)  # type: ignore[arg-type] # it lives
        return found


class remembered(Generic[S, K, V]):  # noqa: N801 - a decorator
    """Turns a method of one argument into a mapping of its results: `rack.bound["_ 5=_"]`.

    A known result costs no call at all. The object must be kept while its results are used.
    """

    def __init__(self, find: Callable[[S, K], V]) -> None:
        self._find = find

    def __get__(self, owner: S, _type: type[S]) -> Remembered[S, K, V]:
        found = Remembered(self._find, owner)
        setattr(owner, self._find.__name__, found)
        return found
