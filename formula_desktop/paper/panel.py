"""`Panel`: the controls for one kind of document, beside its preview."""

from __future__ import annotations

from abc import abstractmethod

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from formula_desktop.look.theme import Theme
from formula_desktop.models.abstract import AbstractQObject
from formula_desktop.paper.document import Document
from formula_desktop.widgets.translated import Translated


class Panel(Translated, QWidget, metaclass=AbstractQObject):
    """Asks what the document is to have."""

    changed = Signal()
    """Emitted when the document is another one."""

    document: Document | None = None
    """What is chosen now; None if there is nothing to print, or not yet."""

    @abstractmethod
    def name(self) -> str:
        """The name of this kind of document, for a tab."""

    @abstractmethod
    def show_as(self, theme: Theme, unit: float) -> None:
        """Apply a theme and a scale in pixels per unit."""

    @abstractmethod
    def focus_first(self) -> None:
        """Focus the control that most people want next."""
