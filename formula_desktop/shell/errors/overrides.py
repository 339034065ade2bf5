"""Exceptions in methods that Qt calls stay ordinary exceptions: they never crash the program.

On Python 3.11 PySide6 6.11.3 crashes on some of them. An exception that Python itself raises, as in
`1 / 0` or `[][0]`, becomes an object only when Python catches it; before that, its value is just a
text. Suppose it leaves a method that Qt has called from within a call from Python (an item's paint
inside a view's `super().paintEvent`, for example). PySide then stores it, to raise it again in that
call, and on the way mistakes the text for an object. While PySide stores the exception, everything
in the frames it passed through stays alive: a painter, for example, still paints on something
deleted.

Overriding `QApplication.notify` does not help: it is called too early, turns every such call into
one from within Python, and takes 2 µs for each event. So each method is wrapped when its class is
created.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import wraps
from types import FunctionType, TracebackType
from typing import Any, Final

from shiboken6 import Shiboken

_IN_SMALL_LETTERS: Final = {"advance", "data", "event", "flags", "paint", "shape"}
"""Qt's methods that are called with what they expect; others in small letters may be slots, which
Qt asks how much they take."""


def guard() -> None:
    """Wrap the methods of Qt that are overridden in classes made from now on."""
    # Its subclasses are all that Qt can call; the stubs don't know that it is a class.
    kind: Any = Shiboken.Object
    kind.__init_subclass__ = classmethod(_wrap_overrides)


def _wrap_overrides(kind: type, /, **named: object) -> None:
    of_qt = [base for base in kind.__mro__ if base.__module__.startswith("PySide6.")]
    for name, method in list(vars(kind).items()):
        if (
            isinstance(method, FunctionType)
            and (name in _IN_SMALL_LETTERS or not name.islower())
            and any(name in vars(base) for base in of_qt)
        ):
            setattr(kind, name, _wrapped(method))
    following: Any = super(Shiboken.Object, kind)
    following.__init_subclass__(**named)  # that of Generic, for one


def _wrapped(method: FunctionType) -> Callable[..., Any]:
    @wraps(method)
    def call(*given: Any, **named: Any) -> Any:
        try:
            return method(*given, **named)
        except Exception as error:
            clear_frames(error.__traceback__)
            raise

    return call


def clear_frames(at: TracebackType | None) -> None:
    """Let go of what was at hand where an exception arose; the frames still running keep it."""
    while at is not None:
        with suppress(RuntimeError):
            at.tb_frame.clear()
        at = at.tb_next
