"""What makes exercises in a thread of its own, before they are needed."""

from __future__ import annotations

from abc import ABC, abstractmethod
from contextlib import AbstractContextManager, nullcontext
from threading import Condition, Thread
from typing import Final

from formula_desktop.practise.wanted import Wanted
from formula_desktop.store.games.sweeping import GivingWay

_JOIN_S: Final = 1.0


class Maker(ABC):
    """Makes until it is closed or nothing more can be made, and gives way to the window.

    The window asks now and then whether something `is_ready`: it never waits in its own thread.
    What both threads use is used under `_changed`.
    """

    def __init__(self, name: str, wanted: Wanted) -> None:
        """`name` is that of the thread, which `_begin` starts."""
        self.wanted = wanted
        self._changed = Condition()
        self._is_closing = self._is_awaited = self._has_ended = False
        self._giving_way = GivingWay()
        self._thread = Thread(target=self._run, name=name, daemon=True)

    def _begin(self) -> None:
        """Start the thread, once everything is there that it needs."""
        self._thread.start()

    @abstractmethod
    def _make(self) -> None:
        """Make in the thread, as long as `_goes_on`."""

    @property
    @abstractmethod
    def _is_enough(self) -> bool:
        """Whether nothing has to be made now."""

    @property
    @abstractmethod
    def _has_some(self) -> bool:
        """Whether what the window wants is there."""

    @property
    def is_ready(self) -> bool:
        """Whether there is something to take, or nothing more can be made.

        Who asks waits for it until then, so making no longer gives way.
        """
        with self._changed:
            is_ready = self._has_ended or self._has_some
            self._is_awaited = not is_ready
            return is_ready

    @property
    def is_at_work(self) -> bool:
        """Whether something is being made ahead."""
        with self._changed:
            return not (self._is_enough or self._has_ended)

    def close(self) -> None:
        """Stop making."""
        with self._changed:
            self._is_closing = True
            self._changed.notify_all()
        self._thread.join(_JOIN_S)

    # --- in the thread --------------------------------------------------------------------------

    def _run(self) -> None:
        try:
            self._make()
        finally:
            with self._changed:
                self._has_ended = True
                self._changed.notify_all()

    def _goes_on(self) -> bool:
        """Wait until something is missing; returns whether something is."""
        with self._changed:
            self._changed.wait_for(lambda: not self._is_enough or self._is_closing)
            return not self._is_closing

    def _at_work(self) -> AbstractContextManager[object]:
        """Give way to the window while something is made, unless it waits for that."""
        return nullcontext() if self._is_awaited else self._giving_way
