"""How the rules pages are opened: in the window, or over a dialog."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtWidgets import QDialog, QPushButton, QVBoxLayout, QWidget

from formula_desktop.pages.rules.document import title_of
from formula_desktop.pages.rules.page import RulesPage
from formula_desktop.pages.rules.places import place_of, place_of_option
from formula_desktop.store.games.states import game_of
from formula_desktop.widgets.plain_text import set_tooltip

if TYPE_CHECKING:
    from formula_desktop.look.presentation import Look
    from formula_desktop.shell.main_window import MainWindow

_SHARE: Final = 0.9  # of the window's size


class RulesDialog(QDialog):
    """The rules over a dialog, which keeps what has been chosen in it."""

    def __init__(self, parent: QWidget) -> None:
        """Nearly as large as the window below everything."""
        super().__init__(parent)
        below = _window_below(parent)
        self.page = RulesPage(self, in_dialog=True)
        self.page.back_wanted.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.page)
        self._look: Look | None = getattr(below, "look", None)
        if self._look is not None:
            self._look.changed.connect(self._follow_look)
            self._follow_look()
        self._retranslate()
        self.resize(below.size() * _SHARE)

    def _follow_look(self) -> None:
        if self._look is not None:
            self.page.show_as(self._look.theme, self._look.unit)

    def changeEvent(self, event: QEvent) -> None:
        """Another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Rules"))


class RulesLink(QPushButton):
    """A small question mark beside an option that opens the rules at it."""

    def __init__(self, game: str, option: str, parent: QWidget | None = None) -> None:
        """`option` is the name of a field of the game's Options, or `dealer` or `starts`."""
        super().__init__(parent)
        self._game, self._place = place_of_option(game, option)
        self.setProperty("role", "link")
        self.setText("?")
        self.setAutoDefault(False)
        self.clicked.connect(lambda _checked: open_rules(self, self._game, self._place))
        self._retranslate()

    def sizeHint(self) -> QSize:
        """Wide enough to be hit."""
        hint = super().sizeHint()
        return QSize(max(hint.width(), hint.height()), hint.height())

    def changeEvent(self, event: QEvent) -> None:
        """Another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        said = self.tr("Rules: {title}").format(title=title_of(self._game, self._place))
        set_tooltip(self, said)
        self.setAccessibleName(said)


def open_rules(widget: QWidget, game: str, place: str = "") -> RulesDialog | None:
    """Open the rules of a game at a place, for a widget in the window or in one of its dialogs.

    The window shows its page, for which there is no room beside a dialog: over that one the rules
    open in a dialog of their own, which is given back.
    """
    window = widget.window()
    if not isinstance(window, QDialog):
        main: Any = window
        main.show_rules(game, place)
        return None
    dialog = RulesDialog(window)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.open()
    dialog.page.show_place(game, place)
    dialog.page.focus_first()
    return dialog


def _window_below(window: QWidget) -> QWidget:
    """The window over which a dialog, perhaps over another dialog, is open."""
    while isinstance(window, QDialog):
        parent: QWidget | None = window.parentWidget()
        if parent is None:
            break
        window = parent.window()
    return window


def show_rules_of_table(window: MainWindow) -> None:
    """Open the rules of the game that is shown, at the rule that stands against the draft."""
    play, looking = window.play, window.looking
    if looking is not None and looking.is_shown and looking.page.past is not None:
        window.show_rules(game_of(looking.page.past.state))
        return
    if play is None or window.stack.currentWidget() is not play.page or play.game is None:
        window.show_rules()
        return
    felt_refusal = play.page.scene.felt.refusal
    refusal = felt_refusal if felt_refusal is not None else play.game.why_not_play
    if refusal is None:
        window.show_rules()
    else:
        window.show_rules(*place_of(refusal.reason))
