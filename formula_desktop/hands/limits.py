"""How often something may happen: wrong codes, messages and connections of an address.

Times are seconds of a steady clock and come in as values.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

WRONG_CODES: Final = 5
"""How many wrong codes an address may say in `MINUTE`; then it waits."""

MINUTE: Final = 60.0
MOST_CONNECTIONS: Final = 64
MOST_OF_ADDRESS: Final = 40
"""The most connections; a school may hide a class behind one address."""

MESSAGES: Final = 40
MESSAGES_S: Final = 2.0
"""A page may say this many messages in this time: a finger makes three a second."""

MOST_KEPT: Final = 1024
"""How many addresses are remembered; the one that was longest silent is forgotten."""


class WrongCodes:
    """Counts wrong codes of each address, and of all together, so that many addresses do not help.

    After `WRONG_CODES` in a minute, an address waits until a minute after the last of them. All
    together may say eight times as many.
    """

    def __init__(self) -> None:
        self._of: OrderedDict[str, list[float]] = OrderedDict()
        self._all: list[float] = []

    def wait(self, address: str, now: float) -> float:
        """The seconds for which nothing is taken from an address; 0 if it may try."""
        own = self._recent(self._of.get(address, []), now)
        self._all = self._recent(self._all, now)
        waits = [0.0]
        if len(own) >= WRONG_CODES:
            waits.append(own[-1] + MINUTE - now)
        if len(self._all) >= 8 * WRONG_CODES:
            waits.append(self._all[0] + MINUTE - now)
        return max(waits)

    def left(self, address: str, now: float) -> int:
        """How many wrong codes an address may still say."""
        return max(0, WRONG_CODES - len(self._recent(self._of.get(address, []), now)))

    def add(self, address: str, now: float) -> None:
        """Count a wrong code."""
        self._of[address] = [*self._recent(self._of.pop(address, []), now), now]
        self._all.append(now)
        while len(self._of) > MOST_KEPT:
            self._of.popitem(last=False)

    @staticmethod
    def _recent(times: list[float], now: float) -> list[float]:
        return [time for time in times if now - time < MINUTE]


class Rate:
    """A bucket of messages: full at first, and filled again little by little."""

    def __init__(self, now: float, most: int = MESSAGES, seconds: float = MESSAGES_S) -> None:
        self._most, self._each = most, seconds / most
        self._left, self._then = float(most), now

    def takes(self, now: float) -> bool:
        """Whether one more message is taken now."""
        filled = self._left + max(0.0, now - self._then) / self._each
        self._left, self._then = min(float(self._most), filled), now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Connections:
    """The open connections, in all and of each address."""

    def __init__(self, most: int = MOST_CONNECTIONS, of_address: int = MOST_OF_ADDRESS) -> None:
        self._most, self._most_of_address = most, of_address
        self._of: dict[str, int] = {}

    def __len__(self) -> int:
        return sum(self._of.values())

    def open(self, address: str) -> bool:
        """Count one more connection, if there is room for it."""
        if len(self) >= self._most or self._of.get(address, 0) >= self._most_of_address:
            return False
        self._of[address] = self._of.get(address, 0) + 1
        return True

    def close(self, address: str) -> None:
        """Count one less."""
        left = self._of.pop(address) - 1
        if left:
            self._of[address] = left
