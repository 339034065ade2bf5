"""Parts of a page that show as windows of their own."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QApplication, QDialog, QMainWindow, QWidget

_MEANT = Qt.WindowType.Popup | Qt.WindowType.ToolTip | Qt.WindowType.Dialog


class Loose(QObject):
    """Notes widgets that are shown without a parent, if only until they get one."""

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self.found: set[str] = set()
        self._app = app
        app.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Look at whatever is shown."""
        if event.type() == QEvent.Type.Show and isinstance(watched, QWidget):
            is_meant = isinstance(watched, QMainWindow | QDialog)
            kind = watched.windowFlags() & ~Qt.WindowType.Window & _MEANT
            if watched.isWindow() and not is_meant and not kind:
                said = getattr(watched, "text", lambda: "")()
                self.found.add(f"{type(watched).__name__} {said}".strip())
        return False

    def close(self) -> None:
        """Look no longer."""
        self._app.removeEventFilter(self)
        self.deleteLater()
