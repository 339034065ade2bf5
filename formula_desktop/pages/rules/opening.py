"""The rules in a dialog over another one, and the link from an option to its rule."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QDialog, QPushButton, QWidget

from formula_desktop.look.presentation import Look
from formula_desktop.pages.rules.document import title_of
from formula_desktop.pages.rules.page import RulesPage
from formula_desktop.pages.rules.sections import place_of_option
from formula_desktop.widgets.layouts import column
from formula_desktop.widgets.plain_text import set_tooltip
from formula_desktop.widgets.translated import Translated

_SHARE: Final = 0.9  # of the window's size


class RulesDialog(Translated, QDialog):
    """The rules in a dialog, so that the choices in the dialog below are kept."""

    def __init__(self, parent: QWidget, look: Look) -> None:
        """Open at nearly the size of the main window."""
        super().__init__(parent)
        self.page = RulesPage(look, self, in_dialog=True)
        self.page.back_wanted.connect(self.reject)
        column(self.page, inside=self)
        self._retranslate()
        self.resize(_window_below(parent).size() * _SHARE)

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Rules"))


class RulesLink(Translated, QPushButton):
    """A small question mark beside an option that opens its rule."""

    def __init__(self, game: str, option: str, look: Look) -> None:
        """`option` is a field of the game's Options, `dealer` or `starts`."""
        super().__init__()
        self._look = look
        self._game, self._place = game, place_of_option(game, option)
        self.setProperty("role", "link")
        self.setText("?")
        self.setAutoDefault(False)
        self.clicked.connect(self._open)
        self._retranslate()

    def _open(self) -> None:
        dialog = RulesDialog(self.window(), self._look)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.page.show_place(self._game, self._place)  # the text is written when it is shown
        dialog.open()
        dialog.page.focus_first()

    def sizeHint(self) -> QSize:
        """Wide enough to click."""
        hint = super().sizeHint()
        return QSize(max(hint.width(), hint.height()), hint.height())

    def _retranslate(self) -> None:
        said = self.tr("Rules: {title}").format(title=title_of(self._game, self._place))
        set_tooltip(self, said)
        self.setAccessibleName(said)


def _window_below(window: QWidget) -> QWidget:
    """The main window below a dialog, which may be over another dialog."""
    while isinstance(window, QDialog) and (parent := window.parentWidget()) is not None:
        window = parent.window()
    return window
