"""Exceptions in methods called by Qt stay ordinary exceptions: they never crash the program.

On Python 3.11, PySide6 6.11.3 crashes on some of them. An exception that Python itself raises, as
in `1 / 0` or `[][0]`, becomes an object only when Python catches it; until then its value is just a
string. If it leaves a method that Qt has called from within a call from Python (an item's paint
inside a view's `super().paintEvent`, for example), PySide stores it, to raise it again in that
call, and mistakes the string for an object. Meanwhile everything in the frames it passed through
stays alive: a painter still paints on a deleted object. Overriding `QApplication.notify` does not
help: it is called too early. So each method is wrapped when its class is created.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import wraps
from types import FunctionType, TracebackType
from typing import Any, Final

from shiboken6 import Shiboken

_IN_SMALL_LETTERS: Final = {"advance", "data", "event", "flags", "paint", "shape"}
"""Qt's virtual methods with lowercase names, always called with the expected arguments. Other
lowercase methods may be slots, whose number of parameters Qt inspects."""


def guard() -> None:
    """Wrap overridden Qt methods in classes created from now on."""
    # Qt calls methods of its subclasses only; the stubs don't know that it is a class.
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
    following.__init_subclass__(**named)  # Generic's, for example


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
    """Release the local variables of the traceback's frames; frames that still run keep theirs."""
    while at is not None:
        with suppress(RuntimeError):
            at.tb_frame.clear()
        at = at.tb_next
