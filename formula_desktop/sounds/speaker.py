"""Plays sounds beside the window."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from time import monotonic
from typing import Final, NamedTuple

from formula_desktop.sounds.outputs import Output, OutputMaker
from formula_desktop.sounds.sound import Sound

GAP_S: Final = 0.08
"""Of two sounds that begin within this time, the one that matters more is heard."""
LATE_S: Final = 0.4
"""A sound that could not begin for this long is no longer wanted."""
REST_S: Final = 60
"""How long nothing is tried after a sound could not be played."""
_JOIN_S: Final = 0.3

_log = logging.getLogger(__name__)


class _Wanted(NamedTuple):
    sound: Sound
    loudness: int
    at: float


class Speaker:
    """Plays sounds in a thread of its own, because the system may take its time.

    The thread begins with the first sound. Sounds never queue: the newest one takes the place of
    one that still waits. A sound that cannot be played is not heard; the log says so once. The
    thread is a daemon: a system that never answers must not keep the program from ending.
    """

    def __init__(self, make_output: OutputMaker, now: Callable[[], float] = monotonic) -> None:
        self._make_output = make_output
        self._now = now
        self._changed = threading.Condition()
        self._thread: threading.Thread | None = None
        self._wanted: _Wanted | None = None
        self._last: _Wanted | None = None
        self._is_closed = False
        self._output: Output | None = None
        self._rests_until = 0.0
        self._has_reported = False

    def play(self, sound: Sound, loudness: int) -> None:
        """Start a sound soon, at a loudness of 1 to 100."""
        wanted, last = _Wanted(sound, loudness, self._now()), self._last
        is_near = last is not None and wanted.at - last.at < GAP_S
        if last is not None and is_near and not sound.matters_more_than(last.sound):
            return
        self._last = wanted
        with self._changed:
            self._wanted = wanted
            if self._thread is None and not self._is_closed:
                self._thread = threading.Thread(target=self._run, name="sounds", daemon=True)
                self._thread.start()
            self._changed.notify()

    def close(self) -> None:
        """Cut what is heard, and play nothing more."""
        with self._changed:
            self._is_closed = True
            self._changed.notify()
        if self._thread is not None:
            self._thread.join(_JOIN_S)

    # --- in the thread --------------------------------------------------------------------------

    def _run(self) -> None:
        while (wanted := self._next()) is not None:
            now = self._now()
            if now - wanted.at <= LATE_S and now >= self._rests_until:
                self._start(wanted)
        self._drop_output()

    def _next(self) -> _Wanted | None:
        """The next sound, waiting for it; None at the end."""
        with self._changed:
            self._changed.wait_for(lambda: self._wanted is not None or self._is_closed)
            wanted, self._wanted = self._wanted, None
            return None if self._is_closed else wanted

    def _start(self, wanted: _Wanted) -> None:
        try:
            self._output = self._output or self._make_output()
            if self._output is None:
                self._rest("there is nothing to play it with")
            else:
                self._output.play(wanted.sound, wanted.loudness)
        except Exception as problem:  # noqa: BLE001 - the game goes on in any case
            self._rest(type(problem).__name__)

    def _rest(self, why: str) -> None:
        """Try again later, from the beginning: a device may be connected in the meantime."""
        if not self._has_reported:
            self._has_reported = True
            _log.debug("A sound cannot be played: %s", why)
        self._rests_until = self._now() + REST_S
        self._drop_output()

    def _drop_output(self) -> None:
        output, self._output = self._output, None
        if output is not None:
            try:
                output.close()
            except Exception as problem:  # noqa: BLE001 - as above
                _log.debug("The sounds were not closed: %s", type(problem).__name__)
