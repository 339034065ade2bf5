"""The accessible interface of a table, for the system's screen readers.

Each described item on a table has a node: a QObject whose interface the system asks for. Nodes live
as long as the view, even if their items are gone: Qt keeps interfaces by their object, and PySide
never quite releases one that a factory has made.

Nothing that Qt calls here may raise, or touch a deleted object: the program would crash, and only
when a screen reader is running.
"""

from __future__ import annotations

import sys
from abc import abstractmethod
from collections.abc import Callable, Hashable, Iterator, Sequence
from functools import cache, wraps
from typing import TYPE_CHECKING, Any, Final, TypeVar, cast

from PySide6.QtCore import QEvent, QObject, QRect, Qt, QTimer
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleEvent,
    QAccessibleInterface,
    QAccessibleObject,
    QAccessibleStateChangeEvent,
)
from PySide6.QtWidgets import QAccessibleWidget, QApplication, QGraphicsView, QWidget
from shiboken6 import VoidPtr, getCppPointer, isValid

from formula_desktop.table.described import Described, Kind
from formula_desktop.table.game_table import GameTable

if TYPE_CHECKING:
    from PySide6.QtGui import QWindow

    _Interface = QAccessibleInterface
else:
    _Interface = object  # Qt's classes cannot be combined

_NOTHING: Final = Described("", "", QRect().toRectF())
_ROLES: Final = {
    Kind.GROUP: QAccessible.Role.Grouping,
    Kind.TEXT: QAccessible.Role.StaticText,
    Kind.BUTTON: QAccessible.Role.Button,
    Kind.CHOICE: QAccessible.Role.RadioButton,
}
_PRESS: Final = QAccessibleActionInterface.pressAction()

_NONE: Final = cast("QAccessibleInterface", None)  # missing from PySide's type stubs
_NO_POINTER: Final = cast("int", VoidPtr(0))  # PySide accepts neither None nor a number

_Answer = TypeVar("_Answer", bound=Callable[..., Any])


def _guarded(otherwise: Any) -> Callable[[_Answer], _Answer]:
    """Makes a method that Qt calls return `otherwise` if the table is gone or anything fails."""

    def guard(answer: _Answer) -> _Answer:
        @wraps(answer)
        def guarded(self: Any, *given: Any) -> Any:
            try:
                if isValid(self.source):
                    return answer(self, *given)
            except Exception:  # noqa: BLE001 - reported like any other, but not raised
                sys.excepthook(*sys.exc_info())
            return otherwise

        return cast("_Answer", guarded)

    return guard


class DescribedView(QGraphicsView):
    """A view whose table is accessible to screen readers."""

    tree: AccessibleTree | None = None
    """Made when somebody first asks for it."""


class AccessibleNode(QObject):
    """A place in the tree for a described item, which may be replaced at any time."""

    def __init__(self, key: Hashable, parent: AccessibleNode | AccessibleTree) -> None:
        super().__init__(parent)
        self.above = parent
        self.key = key
        self.described = _NOTHING
        self.is_there = False
        self.nodes: tuple[AccessibleNode, ...] = ()

    @property
    def view(self) -> DescribedView:
        """The view that shows the item."""
        return self.above.view


class AccessibleTree(QObject):
    """The nodes of a view, updated when its table reports a change."""

    def __init__(self, view: DescribedView) -> None:
        super().__init__(view)
        self.view = view
        self.nodes: tuple[AccessibleNode, ...] = ()
        self._all: dict[tuple[Hashable, ...], AccessibleNode] = {}
        self._focused: AccessibleNode | None = None
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(self.follow)
        view.installEventFilter(self)
        self.follow_later()

    def follow_later(self) -> None:
        """Update once the table has finished what it is doing."""
        self._later.start()

    def up_to_date(self) -> tuple[AccessibleNode, ...]:
        """The nodes for the table as it is now."""
        if self._later.isActive():
            self._later.stop()
            self.follow()
        return self.nodes

    def follow(self) -> None:
        """Update the nodes from the table, and notify the system of changes."""
        scene = self.view.scene()
        described_items = scene.described_items if isinstance(scene, GameTable) else ()
        self.nodes = self._put((), self, self.nodes, described_items)
        self._tell_focus()

    def _put(
        self,
        path: tuple[Hashable, ...],
        above: AccessibleNode | AccessibleTree,
        before: tuple[AccessibleNode, ...],
        described_items: tuple[Described, ...],
    ) -> tuple[AccessibleNode, ...]:
        nodes = tuple(self._node((*path, described.key), above) for described in described_items)
        for node in set(before) - set(nodes):
            self._take_away(node)
        for node, described in zip(nodes, described_items, strict=True):
            was, node.described = node.described, described
            was_there, node.is_there = node.is_there, True
            if not was_there:
                _tell(QAccessibleEvent(node, QAccessible.Event.ObjectShow))
            else:
                _tell_changes(node, was)
            node.nodes = self._put(
                (*path, described.key), node, node.nodes, described.described_items
            )
        return nodes

    def _node(
        self, path: tuple[Hashable, ...], above: AccessibleNode | AccessibleTree
    ) -> AccessibleNode:
        if path not in self._all:
            self._all[path] = AccessibleNode(path[-1], above)
        return self._all[path]

    def _take_away(self, node: AccessibleNode) -> None:
        for each in node.nodes:
            self._take_away(each)
        node.nodes, node.is_there = (), False
        _tell(QAccessibleEvent(node, QAccessible.Event.ObjectHide))

    # --- the focus ------------------------------------------------------------------------------

    @property
    def focused(self) -> AccessibleNode | None:
        """The node that has the keyboard focus."""
        if not self.view.hasFocus():
            return None
        return next((each for each in _below(self.up_to_date()) if each.described.has_focus), None)

    def _tell_focus(self) -> None:
        now, before = self.focused, self._focused
        self._focused = now
        if now is not None and now is not before:
            _tell(QAccessibleEvent(now, QAccessible.Event.Focus))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Report the focused node again when the table regains the focus."""
        if event.type() == QEvent.Type.FocusIn:
            self._focused = None
            self.follow_later()
        return False


def _below(nodes: tuple[AccessibleNode, ...]) -> Iterator[AccessibleNode]:
    for node in nodes:
        yield node
        yield from _below(node.nodes)


def _tell(event: QAccessibleEvent) -> None:
    QAccessible.updateAccessibility(event)


def _tell_changes(node: AccessibleNode, was: Described) -> None:
    now = node.described
    if now.name != was.name:
        _tell(QAccessibleEvent(node, QAccessible.Event.NameChanged))
    if now.about != was.about:
        _tell(QAccessibleEvent(node, QAccessible.Event.DescriptionChanged))
    changed = QAccessible.State()
    changed.pressed = now.is_held != was.is_held
    changed.checked = now.is_chosen != was.is_chosen
    changed.selectable = now.takes_held != was.takes_held
    changed.focusable = (now.press is None) != (was.press is None)
    if changed != QAccessible.State():
        _tell(QAccessibleStateChangeEvent(node, changed))


# --- called by the system -----------------------------------------------------------------------


class NodeActions(QAccessibleActionInterface):
    """The actions of a described item."""

    def __init__(self, node: AccessibleNode) -> None:
        super().__init__()
        self.source = node

    @_guarded([])
    def actionNames(self) -> list[str]:
        """Only pressing, which also takes the focus."""
        return [_PRESS] if self.source.described.press is not None else []

    @_guarded(None)
    def doAction(self, actionName: str) -> None:
        """Press the item after answering the screen reader, since a play may follow."""
        node = self.source
        if actionName == _PRESS and node.described.press is not None and node.is_there:
            node.view.setFocus(Qt.FocusReason.OtherFocusReason)
            QTimer.singleShot(0, node, lambda: _press(node))

    @_guarded([])
    def keyBindingsForAction(self, actionName: str) -> list[str]:
        """None: there are no key bindings."""
        return []


def _press(node: AccessibleNode) -> None:
    if node.described.press is not None and node.is_there:
        node.described.press()


class _WithChildren(_Interface):
    """Lists its children; a first base class, before that of Qt."""

    source: QObject

    @abstractmethod
    def _children(self) -> Sequence[QObject]: ...

    @_guarded(0)
    def childCount(self) -> int:
        return len(self._children())

    @_guarded(None)
    def child(self, index: int) -> QAccessibleInterface:
        children = self._children()
        return _interface(children[index]) if 0 <= index < len(children) else _NONE

    @_guarded(-1)
    def indexOfChild(self, child: QAccessibleInterface) -> int:
        wanted = child.object()
        return next((at for at, each in enumerate(self._children()) if each is wanted), -1)

    @_guarded(None)
    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        """The child at a point of the screen; later children are on top."""
        for each in reversed(self._children()):
            child = _interface(each)
            if child.rect().contains(x, y):
                return child
        return _NONE


class NodeInterface(_WithChildren, QAccessibleObject):
    """The interface of one described item."""

    source: AccessibleNode

    def __init__(self, node: AccessibleNode) -> None:
        super().__init__(node)
        self.source = node
        self._actions = NodeActions(node)
        self._pointer = cast("int", VoidPtr(getCppPointer(self._actions)[0]))

    @_guarded(False)
    def isValid(self) -> bool:
        return self.source.is_there

    @_guarded("")
    def text(self, t: QAccessible.Text) -> str:
        described = self.source.described
        texts = {
            QAccessible.Text.Name: described.name,
            QAccessible.Text.Description: described.about,
            QAccessible.Text.Value: described.value,
        }
        return texts.get(t, "")

    @_guarded(QAccessible.Role.NoRole)
    def role(self) -> QAccessible.Role:
        return _ROLES[self.source.described.kind]

    @_guarded(QAccessible.State())
    def state(self) -> QAccessible.State:
        node, state = self.source, QAccessible.State()
        described = node.described
        state.invisible = not node.is_there or not node.view.isVisible()
        state.focusable = described.press is not None
        state.focused = described.has_focus and node.view.hasFocus()
        state.pressed = described.is_held
        state.selectable = described.takes_held
        state.checkable = described.kind is Kind.CHOICE
        state.checked = described.is_chosen
        state.readOnly = described.press is None
        return state

    @_guarded(QRect())
    def rect(self) -> QRect:
        view = self.source.view
        rect = view.mapFromScene(self.source.described.rect).boundingRect()
        return QRect(view.viewport().mapToGlobal(rect.topLeft()), rect.size())

    @_guarded(None)
    def window(self) -> QWindow:
        return self.source.view.window().windowHandle()

    @_guarded(None)
    def parent(self) -> QAccessibleInterface:
        above = self.source.above
        return _interface(above.view if isinstance(above, AccessibleTree) else above)

    def _children(self) -> Sequence[QObject]:
        return self.source.nodes

    @_guarded(None)
    def focusChild(self) -> QAccessibleInterface:
        return _interface(self.source) if self.state().focused else _NONE

    @_guarded(_NO_POINTER)
    def interface_cast(self, t: QAccessible.InterfaceType) -> int:
        wanted = t == QAccessible.InterfaceType.ActionInterface
        return self._pointer if wanted else _NO_POINTER


class ViewInterface(_WithChildren, QAccessibleWidget):
    """The interface of a table's view: its items, then the buttons and lists on top of it."""

    source: DescribedView

    def __init__(self, view: DescribedView) -> None:
        super().__init__(view, QAccessible.Role.Grouping)
        self.source = view
        self._tree = view.tree = view.tree or AccessibleTree(view)

    def _children(self) -> Sequence[QObject]:
        view = self.source
        widgets = (each for each in view.children() if isinstance(each, QWidget))
        shown = (each for each in widgets if each is not view.viewport() and each.isVisible())
        return [*self._tree.up_to_date(), *shown]

    @_guarded(None)
    def focusChild(self) -> QAccessibleInterface:
        focused = self._tree.focused
        if focused is not None:
            return _interface(focused)
        view, has_focus = self.source, QApplication.focusWidget()
        if has_focus is None or not (has_focus is view or view.isAncestorOf(has_focus)):
            return _NONE
        return _interface(has_focus)


def _interface(of: QObject) -> QAccessibleInterface:
    return QAccessible.queryAccessibleInterface(of)


# --- installation -------------------------------------------------------------------------------

_kept: Final[list[QAccessibleInterface]] = []
"""The interfaces of what is there: at the end PySide releases them before Qt does.

Of one that Qt has deleted with its object, PySide keeps an empty shell; nothing can be done there.
"""


@cache
def tell_of_tables() -> None:
    """Make tables accessible to screen readers; this costs nothing until one asks."""
    QAccessible.installFactory(_made)


def _made(_name: str, of: QObject) -> QAccessibleInterface | None:
    """The interface of a table's view or node; Qt has those of all other objects."""
    made: QAccessibleInterface
    if isinstance(of, AccessibleNode):
        made = NodeInterface(of)
    elif isinstance(of, DescribedView):
        _kept[:] = filter(isValid, _kept)  # Qt deletes an interface with its object
        made = ViewInterface(of)
    else:
        return None
    _kept.append(made)
    return made
