"""The page with the rules of both games: table of contents, text and search."""

from __future__ import annotations

from typing import Final
from unicodedata import normalize

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QTabBar, QVBoxLayout, QWidget

from formula_desktop.look.presentation import Look, header_height
from formula_desktop.look.theme import BODY, CONTROL_HEIGHT, RING_ROOM
from formula_desktop.models.words.games import WORDS
from formula_desktop.pages.rules.contents import Contents, Line
from formula_desktop.pages.rules.document import translated, words_of
from formula_desktop.pages.rules.sections import GAMES, sections
from formula_desktop.pages.rules.text import RulesText, as_typed
from formula_desktop.widgets.buttons import button
from formula_desktop.widgets.page_header import PageHeader
from formula_desktop.widgets.plain_text import plain_label, set_tooltip

_SIDE: Final = 310.0  # the width of the table of contents, in units


class RulesPage(QWidget):
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
        self.text = RulesText()
        self._make_header()
        self._make_side()
        self._lay_out()
        self._connect()
        self._retranslate()
        self._follow_look()
        look.changed.connect(self._follow_look)

    # --- for the window -------------------------------------------------------------------------

    @property
    def game(self) -> str:
        """The game whose rules are shown."""
        return GAMES[max(0, self.tabs.currentIndex())]

    @property
    def place(self) -> str:
        """The section at the top of the text."""
        return self.text.place

    def show_place(self, game: str, place: str = "") -> None:
        """Show a section of a game's rules; by default the beginning."""
        self.search.clear()
        self.tabs.setCurrentIndex(GAMES.index(game))
        self.text.show_place(place)

    def _follow_look(self) -> None:
        theme, unit = self._look.theme, self._look.unit
        self.header.setFixedHeight(header_height(theme, unit))
        self.header_menu_button.change_theme(theme)
        for each in (self.previous_button, self.next_button):  # they have only an icon
            each.setMinimumWidth(theme.pressable(0, CONTROL_HEIGHT))
        self._side.setFixedWidth(round(_SIDE * theme.size_of(BODY) / BODY.size * max(unit, 0.8)))
        self._write()

    def focus_first(self) -> None:
        """Focus the control that most people want next."""
        self.text.setFocus(Qt.FocusReason.OtherFocusReason)

    # --- construction ---------------------------------------------------------------------------

    def _make_header(self) -> None:
        self.header = PageHeader(self)
        self.header_menu_button = self.header.menu_button
        self._title = self.header.title
        self.tabs = QTabBar()
        self.tabs.setDrawBase(False)
        self.tabs.setExpanding(False)
        for _ in GAMES:
            self.tabs.addTab("")
        self.back_button = button("flat", self.back_wanted.emit, takes_keyboard=True)
        self.home_button = button("flat", self.home_wanted.emit, takes_keyboard=True)
        self.steps_button = button(
            "flat", lambda: self.lesson_wanted.emit(self.game), takes_keyboard=True
        )
        if self._in_dialog:
            self.header_menu_button.hide()
            self.home_button.hide()
            self.steps_button.hide()
        row = self.header.row
        row.addSpacing(3 * RING_ROOM)
        row.addWidget(self.tabs)
        row.addStretch(1)
        row.addWidget(self.steps_button)
        row.addWidget(self.back_button)
        row.addWidget(self.home_button)

    def _make_side(self) -> None:
        self.search = QLineEdit()
        self.search.installEventFilter(self)
        self.found = plain_label("soft", wraps=True)
        self.previous_button = button("flat", lambda: self._step(-1), takes_keyboard=True)
        self.next_button = button("flat", lambda: self._step(1), takes_keyboard=True)
        self.contents = Contents()

    def _lay_out(self) -> None:
        self._side = QWidget()
        steps = QHBoxLayout()
        steps.addWidget(self.search, 1)
        steps.addWidget(self.previous_button)
        steps.addWidget(self.next_button)
        side = QVBoxLayout(self._side)
        side.setContentsMargins(RING_ROOM, RING_ROOM, RING_ROOM, RING_ROOM)
        side.setSpacing(RING_ROOM)
        side.addLayout(steps)
        side.addWidget(self.found)
        side.addWidget(self.contents, 1)
        room = QWidget()  # for the focus ring around the text
        column = QVBoxLayout(room)
        column.setContentsMargins(RING_ROOM, RING_ROOM, RING_ROOM, RING_ROOM)
        column.addWidget(self.text)
        columns = QHBoxLayout()
        columns.setContentsMargins(RING_ROOM, RING_ROOM, RING_ROOM, RING_ROOM)
        columns.setSpacing(0)
        columns.addWidget(self._side)
        columns.addWidget(room, 1)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.setSpacing(0)
        page.addWidget(self.header)
        page.addLayout(columns, 1)

    def _connect(self) -> None:
        self.tabs.currentChanged.connect(self._show_game)
        self.search.textChanged.connect(self._look_for)
        self.contents.place_wanted.connect(self.text.show_place)
        self.text.place_changed.connect(self._mark_in_contents)
        self.text.written_again.connect(self._look_again)
        for keys, do in (
            ("Ctrl+F", self._focus_search),
            ("F3", lambda: self._step(1)),
            ("Shift+F3", lambda: self._step(-1)),
            ("Escape", self._leave),
        ):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(do)

    # --- contents -------------------------------------------------------------------------------

    def _show_game(self) -> None:
        self._write()
        self.text.show_place("")

    def _write(self) -> None:
        self.text.write(self.game, *self._look.now[:2])
        self._look_again()

    def _look_again(self) -> None:
        """Repeat the search without moving the text."""
        self._look_for(self.search.text(), goes_there=False)

    def _list_contents(self) -> None:
        """List the titles of all sections; during a search, only of those with a hit."""
        has_hits = self.text.hits > 0
        lines: list[Line] = []
        chapter = ""
        for section in sections(self.game).values():
            if section.chapter != chapter:
                chapter = section.chapter
                lines.append(Line(translated(section.context, chapter), is_hidden=has_hits))
            hits = self.text.hits_in(section.place) if has_hits else 0
            title = translated(section.context, section.title)
            if hits:
                title = self.tr("{title} ({number})").format(title=title, number=hits)
            lines.append(Line(title, section.place, is_hidden=has_hits and not hits))
        self.contents.show_lines(lines, self._look.theme.ink_soft)
        self._mark_in_contents(self.text.place)

    def _mark_in_contents(self, place: str) -> None:
        self.contents.mark(place or next(iter(sections(self.game))))

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
        elif as_typed(wanted) in as_typed(words_of(self._other)):
            text = self.tr("Not found here, but in the rules of {game}.")
            said = text.format(game=self.tabs.tabText(GAMES.index(self._other)))
        else:
            said = self.tr("Not found.")
        self.found.setText(said)
        self.found.setVisible(bool(said))

    @property
    def _other(self) -> str:
        return next(game for game in GAMES if game != self.game)

    def _focus_search(self) -> None:
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    def _leave(self) -> None:
        """End the search, or close the page."""
        if self.search.text():
            self.search.clear()
        else:
            self.back_wanted.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Go to the next hit with Enter in the search field, to the previous with Shift+Enter."""
        if watched is self.search and isinstance(event, QKeyEvent) and _is_enter(event):
            if event.type() == QEvent.Type.KeyPress:
                is_back = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
                self._step(-1 if is_back else 1)
            return True
        return super().eventFilter(watched, event)

    # --- text -----------------------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
            self._write()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self._title.setText(self.tr("Rules"))
        self.setWindowTitle(self._title.text())
        for at, game in enumerate(GAMES):
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


def _is_enter(event: QKeyEvent) -> bool:
    return event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
