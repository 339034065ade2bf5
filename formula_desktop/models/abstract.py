"""Abstract base classes for Qt objects."""

from __future__ import annotations

from abc import ABCMeta
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

if TYPE_CHECKING:
    _QtMeta = type
else:
    _QtMeta = type(QObject)  # Shiboken has no public name for it


class AbstractQObject(ABCMeta, _QtMeta):
    """The metaclass of a Qt class with abstract methods.

    Python checks for missing methods in `object.__new__`, which Qt objects do not use.
    """

    def __call__(cls, *args: object, **named: object) -> object:
        """Make an object; raises TypeError while the class has abstract methods."""
        if cls.__abstractmethods__:
            missing = ", ".join(sorted(cls.__abstractmethods__))
            raise TypeError(f"{cls.__name__} does not say {missing}")
        return super().__call__(*args, **named)
