"""The clock of the computer, which somebody may set to any year.

No other module takes the current moment or converts one to local time: both fail at the ends of
Python's calendar. A start looks at the clock before the first frame, so `datetime` waits.
"""

from __future__ import annotations

import sys
import time
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from datetime import date, datetime

_END: Final = 253_370_764_800
"""The start of the year 9999, in seconds since 1970; its end is no moment in every time zone."""


def is_usable() -> bool:
    """Whether the clock shows a year from 1970 to 9998; otherwise the program must not start."""
    return 0 <= time.time() < _END


def now() -> datetime:
    """The current moment in UTC, to the second.

    If the clock has been set to another year since the start, it goes on from the start.
    """
    return _moment(time.time()) if is_usable() else steady_now()


def steady_now() -> datetime:
    """The current moment in UTC, to the second, as game files keep it.

    Setting the clock while the program runs does not affect it.
    """
    return _moment(_STARTED + _steady())


def local(moment: datetime) -> datetime:
    """A moment in the system's time zone; unchanged at the ends of the calendar."""
    try:
        return moment.astimezone()
    except (OverflowError, ValueError, OSError):
        return moment


def today() -> date:
    """The date in the system's time zone."""
    return local(now()).date()


def _moment(seconds: float) -> datetime:
    from datetime import UTC, datetime, timedelta  # see above

    # on Windows, fromtimestamp goes up to the year 3000 only
    return datetime(1970, 1, 1, tzinfo=UTC) + timedelta(seconds=int(seconds))


def _steady() -> float:
    """Seconds of a clock that never goes back and keeps running while the computer sleeps."""
    if sys.platform == "win32":
        return time.monotonic()
    return time.clock_gettime(getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC))


_STARTED: Final = (time.time() if is_usable() else 0.0) - _steady()
