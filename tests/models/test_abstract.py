"""An abstract Qt class cannot be made before everything that it leaves open is said."""

from __future__ import annotations

from abc import abstractmethod
from typing import Generic, TypeVar

import pytest
from PySide6.QtCore import QObject, Signal

from formula_desktop.models.abstract import AbstractQObject
from formula_desktop.table.scene import TableScene

T = TypeVar("T")


class Speaker(QObject, Generic[T], metaclass=AbstractQObject):
    """Says something of a type, when asked."""

    said = Signal(object)

    def speak(self) -> None:
        self.said.emit(self.word())

    @abstractmethod
    def word(self) -> T:
        """What it says."""


class Counter(Speaker[int]):
    """Says a number."""

    def word(self) -> int:
        return 3


def test_incomplete_class_is_not_made() -> None:
    with pytest.raises(TypeError, match="Speaker does not say word"):
        Speaker()  # type: ignore[abstract]


def test_class_of_program_is_not_made() -> None:
    with pytest.raises(TypeError, match="TableScene does not say movable_at, resize"):
        TableScene(None)  # type: ignore[abstract, arg-type]


def test_complete_class_is_a_usual_qt_object() -> None:
    counter = Counter()
    heard: list[int] = []
    counter.said.connect(heard.append)
    counter.speak()
    assert heard == [3]
    assert counter.metaObject().className() == "Counter"
