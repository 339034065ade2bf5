"""The page with the rules of both games: table of contents, text and search."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final
from unicodedata import normalize

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QLineEdit, QWidget

from formula_desktop.look.presentation import Look
from formula_desktop.look.theme import BODY, CONTROL_HEIGHT, RING_ROOM
from formula_desktop.models.words.games import WORDS
from formula_desktop.pages.rules.contents import Contents, Line
from formula_desktop.pages.rules.document import translated, words_of
from formula_desktop.pages.rules.examples import EXAMPLES
from formula_desktop.pages.rules.sections import sections
from formula_desktop.pages.rules.text import RulesText, as_typed
from formula_desktop.widgets.buttons import button, tab_bar
from formula_desktop.widgets.layouts import STRETCH, add, column, row
from formula_desktop.widgets.page_header import PageHeader
from formula_desktop.widgets.plain_text import plain_label, set_tooltip
from formula_desktop.widgets.translated import Translated

_SIDE: Final = 310.0  # the width of the table of contents, in units


class RulesPage(Translated, QWidget):
    """The rules, as a page of the window or the contents of a dialog."""

    back_wanted = Signal()
    home_wanted = Signal()
    lesson_wanted = Signal(str)
    """Emitted with the game whose first steps to open."""

    def __init__(
        self, look: Look, parent: QWidget | None = None, *, in_dialog: bool = False
    ) -> None:
        """`in_dialog` leaves out the window's buttons."""
        super().__init__(parent)
        self._in_dialog = in_dialog
        self._look = look
        self._games = tuple(EXAMPLES)
        self.text = RulesText(look)
        self._make_header()
        self._make_side()
        text = column(self.text, edges=RING_ROOM)
        columns = row(self._side, (text, 1), gap=0, edges=RING_ROOM)
        column(self.header, (columns, 1), gap=0, inside=self)
        self._connect()
        self._retranslate()
        look.changed.connect(self._follow_look)

    # --- for the window -------------------------------------------------------------------------

    def show_place(self, game: str, place: str = "") -> None:
        """Show a section of a game's rules; by default the beginning."""
        self.search.clear()
        self.tabs.setCurrentIndex(self._games.index(game))
        self.text.show_place(place)

    @property
    def game(self) -> str:
        """The name of the game whose rules are shown."""
        return self._games[self.tabs.currentIndex()]

    def focus_first(self) -> None:
        """Focus the control that most people want next."""
        self.text.setFocus(Qt.FocusReason.OtherFocusReason)

    def _follow_look(self) -> None:
        theme, unit = self._look.theme, self._look.unit
        for each in (self.previous_button, self.next_button):  # they have only an icon
            each.setMinimumWidth(theme.pressable(0, CONTROL_HEIGHT))
        self._side.setFixedWidth(round(_SIDE * theme.size_of(BODY) / BODY.size * max(unit, 0.8)))
        self._write()

    # --- construction ---------------------------------------------------------------------------

    def _make_header(self) -> None:
        self.header = PageHeader(self._look, self)
        self.header_menu_button = self.header.menu_button
        self.tabs = tab_bar(len(self._games))
        self.steps_button = button(
            "flat", lambda: self.lesson_wanted.emit(self.text.game), takes_keyboard=True
        )
        self.back_button = button("flat", self.back_wanted.emit, takes_keyboard=True)
        self.home_button = button("flat", self.home_wanted.emit, takes_keyboard=True)
        buttons = self.steps_button, self.back_button, self.home_button
        add(self.header.row, 3 * RING_ROOM, self.tabs, STRETCH, *buttons)
        for each in (self.header_menu_button, self.home_button, self.steps_button):
            each.setHidden(self._in_dialog)

    def _make_side(self) -> None:
        self.search = QLineEdit()
        self.found = plain_label("soft", wraps=True)
        self.previous_button = button("flat", lambda: self._step(-1), takes_keyboard=True)
        self.next_button = button("flat", lambda: self._step(1), takes_keyboard=True)
        self.contents = Contents()
        self._side = QWidget()
        steps = row((self.search, 1), self.previous_button, self.next_button)
        parts = steps, self.found, (self.contents, 1)
        column(*parts, gap=RING_ROOM, edges=RING_ROOM, inside=self._side)

    def _connect(self) -> None:
        self.tabs.currentChanged.connect(self._show_game)
        self.search.textChanged.connect(self._look_for)
        self.contents.place_wanted.connect(self.text.show_place)
        self.text.place_changed.connect(self._mark_in_contents)
        self.text.written_again.connect(self._look_again)
        steps = ((self, "F3"), (self.search, "Return"), (self.search, "Enter"))
        for widget, key in steps:
            self._add_shortcut(widget, key, lambda: self._step(1))
            self._add_shortcut(widget, f"Shift+{key}", lambda: self._step(-1))
        self._add_shortcut(self, "Ctrl+F", self._focus_search)
        self._add_shortcut(self, "Escape", self._leave)

    def _add_shortcut(self, widget: QWidget, keys: str, do: Callable[[], None]) -> None:
        shortcut = QShortcut(QKeySequence(keys), widget)
        shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.activated.connect(do)

    # --- contents -------------------------------------------------------------------------------

    def _show_game(self) -> None:
        self._write()
        self.text.show_place("")

    def _write(self) -> None:
        self.text.write(self._games[self.tabs.currentIndex()])
        self._look_again()

    def _look_again(self) -> None:
        """Repeat the search without moving the text."""
        self._look_for(self.search.text(), goes_there=False)

    def _list_contents(self) -> None:
        """List the titles of all sections; during a search, only of those with a hit."""
        lines: list[Line] = []
        chapter = ""
        for section in sections(self.text.game).values():
            title = translated(section.context, section.title)
            if not self.text.hits:
                if section.chapter != chapter:
                    chapter = section.chapter
                    lines.append(Line(translated(section.context, chapter)))
                lines.append(Line(title, section.place))
            elif hits := self.text.hits_in(section.place):
                title = self.tr("{title} ({number})").format(title=title, number=hits)
                lines.append(Line(title, section.place))
        self.contents.show_lines(lines, self._look.theme.ink_soft)
        self._mark_in_contents(self.text.place)

    def _mark_in_contents(self, place: str) -> None:
        self.contents.mark(place or next(iter(sections(self.text.game))))

    # --- search ---------------------------------------------------------------------------------

    @property
    def _wanted(self) -> str:
        """The text to search for."""
        return normalize("NFC", self.search.text()).strip()

    def _look_for(self, _text: str, *, goes_there: bool = True) -> None:
        self.text.look_for(self._wanted, goes_there=goes_there)
        self._list_contents()
        self._show_found()

    def _step(self, by: int) -> None:
        self.text.step(by)
        self._show_found()

    def _show_found(self) -> None:
        wanted, hits = self._wanted, self.text.hits
        for each in (self.previous_button, self.next_button):
            each.setEnabled(hits > 1)
        if not wanted:
            said = ""
        elif hits:
            said = self.tr("{number} of {hits}").format(number=self.text.hit, hits=hits)
        else:
            others = (game for game in self._games if game != self.text.game)
            found = [game for game in others if as_typed(wanted) in as_typed(words_of(game))]
            text = self.tr("Not found here, but in the rules of {game}.")
            said = text.format(game=WORDS[found[0]].name()) if found else self.tr("Not found.")
        self.found.setText(said)
        self.found.setVisible(bool(said))

    def _focus_search(self) -> None:
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    def _leave(self) -> None:
        """End the search, or close the page."""
        if self.search.text():
            self.search.clear()
        else:
            self.back_wanted.emit()

    # --- text -----------------------------------------------------------------------------------

    def _retranslate(self) -> None:
        self.header.title.setText(self.tr("Rules"))
        self.setWindowTitle(self.tr("Rules"))
        for at, game in enumerate(self._games):
            self.tabs.setTabText(at, WORDS[game].name())
        self.tabs.setAccessibleName(self.tr("Game"))
        self.back_button.setText(self.tr("Close") if self._in_dialog else self.tr("Back"))
        self.home_button.setText(self.tr("Home"))
        self.steps_button.setText(self.tr("First steps"))
        self.search.setPlaceholderText(self.tr("Search"))
        self.search.setAccessibleName(self.tr("Search in the rules"))
        self.previous_button.setText("‹")
        self.next_button.setText("›")
        for each, name in (
            (self.previous_button, self.tr("Previous place (Shift+F3)")),
            (self.next_button, self.tr("Next place (F3)")),
        ):
            set_tooltip(each, name)
            each.setAccessibleName(name)
        self.contents.setAccessibleName(self.tr("Contents"))
        self.text.setAccessibleName(self.tr("Rules"))
        self._follow_look()
