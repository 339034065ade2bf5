"""The text of the rules pages: shows one game, finds places in it, highlights search results."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from typing import Any, Final
from unicodedata import normalize

from PySide6.QtCore import QEvent, Qt, QUrl, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import QTextBrowser, QTextEdit

from formula_desktop.look.presentation import Look
from formula_desktop.pages.rules.document import RulesDocument, document_of, unit_in
from formula_desktop.pages.rules.sections import sections

_WIDEST: Final = 800.0  # a line of text, in units: longer ones are hard to read
_EDGE: Final = 26.0
_HIT_FROM_TOP: Final = 0.3  # of the visible height: where a hit is shown
_TITLE_LEVEL: Final = 2  # of headings: that of a section's title
_AFTER_END: Final = 0.45  # of the visible height: the space below the last line


class RulesText(QTextBrowser):
    """The text of one game's rules; it keeps its position when rewritten."""

    place_changed = Signal(str)
    """Emitted with the section at the top; empty above the first one."""
    written_again = Signal()
    """Emitted when the text has been rewritten, which removes the highlights."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.game = ""
        """The game whose rules are shown; empty before they have been written."""
        self._look = look
        self._is_stale = True
        self._written: RulesDocument | None = None
        self._width = 0.0
        self._positions: dict[str, int] = {}
        """The position of each place's title in the document, in order."""
        self._hits: list[QTextCursor] = []
        self._hit = -1
        self._is_arranging = False
        self._where = "", 0.0
        """The section at the top, and the part of it above the visible area."""
        self.setOpenLinks(False)
        # If it came and went, the lines would be wrapped again each time.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.anchorClicked.connect(lambda link: self.show_place(link.fragment()))
        self.verticalScrollBar().valueChanged.connect(self._follow_scroll)

    # --- display --------------------------------------------------------------------------------

    def write(self, game: str) -> None:
        """Show the rules of a game."""
        if game != self.game:
            self.game, self._where = game, ("", 0.0)
        self._is_stale = not self.isVisible()
        if self._is_stale:  # its width is unknown, and it is not needed yet
            return
        self._is_arranging = True
        self._width = self._column
        self._written = document_of(game, self._look.now, self._width)
        self._clear_hits()
        self.document().setDefaultStyleSheet(self._written.style)
        self.setHtml(self._written.html)
        self._find_places()
        self._arrange()
        self._is_arranging = False
        self._go(self._where)

    @property
    def place(self) -> str:
        """The section at the top."""
        return self._where[0]

    def show_place(self, place: str) -> None:
        """Scroll a section to the top, or the beginning if it is unknown."""
        self._go((place if place in sections(self.game) else "", 0.0))

    def loadResource(self, kind: int, name: QUrl | str) -> Any:
        """Paint a picture when it is first needed."""
        number = QUrl(name).toString().rpartition("/")[2]
        if self._written is None or not number.isdigit():
            return super().loadResource(kind, QUrl(name))
        return self._written.picture(int(number), self.devicePixelRatioF())

    @property
    def _unit(self) -> float:
        """Pixels per unit."""
        return unit_in(self._look.now)

    # --- position -------------------------------------------------------------------------------

    def _find_places(self) -> None:
        titles = []
        block = self.document().begin()
        while block.isValid():
            if block.blockFormat().headingLevel() == _TITLE_LEVEL:
                titles.append(block.position())
            block = block.next()
        self._positions = dict(zip(sections(self.game), titles, strict=True))

    def _tops(self) -> list[float]:
        layout = self.document().documentLayout()
        layout.documentSize()  # forces the layout of the whole document
        find = self.document().findBlock
        return [layout.blockBoundingRect(find(at)).top() for at in self._positions.values()]

    def _go(self, where: tuple[str, float]) -> None:
        """Scroll to a place, with a part of its section above the visible area."""
        self._where = where
        if self._is_stale:
            return
        place, part = where
        tops = [*self._tops(), self.document().size().height()]
        top = 0.0
        if place in self._positions:
            at = [*self._positions].index(place)
            top = tops[at] - self._gap + part * (tops[at + 1] - tops[at])
        self._is_arranging = True
        self.verticalScrollBar().setValue(round(top))
        self._is_arranging = False
        self.place_changed.emit(self.place)

    def _follow_scroll(self, value: int) -> None:
        if self._is_arranging or not self._positions:
            return
        tops = self._tops()
        top = value + self._gap
        at = bisect_right(tops, top + 1) - 1
        before = self.place
        if at < 0:
            self._where = "", 0.0
        else:
            end = tops[at + 1] if at + 1 < len(tops) else self.document().size().height()
            self._where = (
                [*self._positions][at],
                max(0.0, top - tops[at]) / max(1.0, end - tops[at]),
            )
        if self.place != before:
            self.place_changed.emit(self.place)

    @property
    def _gap(self) -> float:
        """The space above a title that is scrolled to."""
        return 14 * self._unit

    @property
    def _column(self) -> float:
        """The width of a line in pixels."""
        room = self.viewport().width() - 2 * _EDGE * self._unit
        return max(100.0, min(_WIDEST * self._unit, room))

    def _arrange(self) -> None:
        """Set the margins so that no line is too long."""
        frame = self.document().rootFrame()
        form = frame.frameFormat()
        edge = _EDGE * self._unit
        form.setLeftMargin(edge)
        form.setRightMargin(max(edge, self.viewport().width() - edge - self._column))
        form.setBottomMargin(self.viewport().height() * _AFTER_END)
        frame.setFrameFormat(form)

    # --- search ---------------------------------------------------------------------------------

    @property
    def hits(self) -> int:
        """The number of hits."""
        return len(self._hits)

    @property
    def hit(self) -> int:
        """The number of the current hit, from 1; 0 for none."""
        return self._hit + 1

    def look_for(self, text: str, *, goes_there: bool = True) -> None:
        """Highlight every occurrence of a text, and scroll to the next one."""
        self._clear_hits()
        if text and not self._is_stale:
            self._hits = list(self._found(text))
        if self._hits:
            top = self.cursorForPosition(self.viewport().rect().topLeft()).position()
            behind = (at for at, hit in enumerate(self._hits) if hit.selectionStart() >= top)
            self._hit = next(behind, 0)
            if goes_there:
                self._show_hit(self._hit)
        self._mark()

    def step(self, by: int) -> None:
        """Go to the next hit, or to the previous one."""
        if self._hits:
            self._show_hit((self._hit + by) % len(self._hits))
            self._mark()

    def hits_in(self, place: str) -> int:
        """The number of hits in a section."""
        start = self._positions[place]
        later = (at for at in self._positions.values() if at > start)
        end = next(later, self.document().characterCount())
        return sum(start <= hit.selectionStart() < end for hit in self._hits)

    def _found(self, text: str) -> Iterator[QTextCursor]:
        searched, wanted = as_typed(self.document().toPlainText()), as_typed(text)
        at = searched.find(wanted)
        while at >= 0:
            cursor = QTextCursor(self.document())
            cursor.setPosition(at)
            cursor.setPosition(at + len(text), QTextCursor.MoveMode.KeepAnchor)
            yield cursor
            at = searched.find(wanted, at + len(text))

    def _clear_hits(self) -> None:
        self._hits, self._hit = [], -1
        self.setExtraSelections([])

    def _show_hit(self, at: int) -> None:
        self._hit = at
        start = QTextCursor(self.document())
        start.setPosition(self._hits[at].selectionStart())
        above = self.cursorRect(start).top() - self.viewport().height() * _HIT_FROM_TOP
        bar = self.verticalScrollBar()
        bar.setValue(round(bar.value() + above))

    def _mark(self) -> None:
        """Highlight all hits; the current one differently, and underlined."""
        theme = self._look.theme
        marked = []
        for at, hit in enumerate(self._hits):
            form = QTextCharFormat()
            is_shown = at == self._hit
            form.setBackground(theme.accent if is_shown else theme.symbol)
            form.setForeground(theme.on_accent if is_shown else theme.symbol_ink)
            form.setFontUnderline(is_shown)
            selection = QTextEdit.ExtraSelection()
            selection.cursor = hit
            selection.format = form
            marked.append(selection)
        self.setExtraSelections(marked)

    # --- Qt events ------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Adapt to the new width; the text at the top stays there."""
        self._is_arranging = True
        super().resizeEvent(event)
        if not self._is_stale and self._width == self._column:
            self._arrange()
            self._go(self._where)
        self._is_arranging = False
        if not self._is_stale and self._width != self._column:
            self.write_again()

    def showEvent(self, event: QShowEvent) -> None:
        """Write the text now that it is visible."""
        super().showEvent(event)
        if self._is_stale:
            self.write_again()

    def write_again(self) -> None:
        """Rewrite the same text; its search must be repeated."""
        self.write(self.game)
        self.written_again.emit()

    def event(self, event: QEvent) -> bool:
        """Rewrite the text for another screen's pixel ratio."""
        if event.type() == QEvent.Type.DevicePixelRatioChange and not self._is_stale:
            self.write_again()
        return super().event(event)


def as_typed(text: str) -> str:
    """Simplify a text as if typed in a hurry, at the same length: no capitals, no accents."""
    return "".join(normalize("NFD", each)[0].lower()[0] for each in text.replace("’", "'"))
