"""The tables as screen readers see them: read, and played through their actions alone."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication

NAME = QAccessible.Text.Name
IN_TABLES = (QAccessible.Role.ColumnHeader, QAccessible.Role.Cell)
"""The parts of the log and of Qt's other tables."""


def interface(of: QObject) -> QAccessibleInterface:
    """The accessible interface of an object."""
    found = QAccessible.queryAccessibleInterface(of)
    assert found is not None
    return found


def children(of: QAccessibleInterface) -> list[QAccessibleInterface]:
    return [of.child(index) for index in range(of.childCount())]


def below(top: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    """Everything below an interface, in reading order."""
    for each in children(top):
        yield each
        yield from below(each)


def name(of: QAccessibleInterface) -> str:
    """A name; English plurals as if they were translated."""
    return of.text(NAME).replace("(s)", "s")


def found(top: QAccessibleInterface, wanted: str) -> QAccessibleInterface:
    """The only item with a name, or with its beginning if the argument ends with an ellipsis."""
    everything = [each for each in below(top) if each.role() not in IN_TABLES]
    if wanted.endswith("…"):
        fitting = [each for each in everything if name(each).startswith(wanted[:-1])]
    else:
        fitting = [each for each in everything if name(each) == wanted]
    assert len(fitting) == 1, (wanted, [*map(name, fitting)], [*map(name, below(top))])
    return fitting[0]


def names(of: QAccessibleInterface) -> list[str]:
    """The names of an item's children."""
    return [*map(name, children(of))]


def press(described: QAccessibleInterface) -> None:
    """Press an item as a screen reader does."""
    actions = described.actionInterface()
    assert actions is not None, name(described)
    action = QAccessibleActionInterface.pressAction()
    assert action in actions.actionNames(), name(described)
    actions.doAction(action)
    button = described.object()
    if isinstance(button, QAbstractButton):
        QTest.qWait(200)  # it is seen to be pressed for a tenth of a second
    QApplication.processEvents()
    QApplication.processEvents()
