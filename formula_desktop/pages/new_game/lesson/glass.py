"""The hourglass that a class has in a lesson, or in its exercises."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from formula_desktop.pages.new_game.glass_box import GlassBox
from formula_desktop.store.settings.settings import Settings


class LessonGlass(GlassBox):
    """Offers the hourglasses; shows that of the class, or else the usual one."""

    def __init__(self, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        self._settings = settings
        self.own: int | None = None
        """The hourglass that was chosen for this class."""
        self.activated.connect(lambda _at: self._choose())

    @property
    def time(self) -> int:
        """The hourglass of this lesson, or of these exercises.

        One chosen for another class or game is not for it.
        """
        if self.own is not None and not self._is_locked:
            return self.own
        return self._settings.usual(Settings.class_hourglass)

    def show_time(self) -> None:
        """Show it, and whether another one can be chosen."""
        self.show_seconds(self.time)
        self.setEnabled(not self._is_locked)

    @property
    def _is_locked(self) -> bool:
        return self._settings.is_locked(Settings.class_hourglass)

    def _choose(self) -> None:
        self.own = self.seconds
