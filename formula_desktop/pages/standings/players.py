"""The page with all players: a card for each, and one to add another."""

from __future__ import annotations

from math import ceil
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QWidget

from formula_desktop.look.presentation import Look
from formula_desktop.look.theme import RING_ROOM
from formula_desktop.models.words.results import trouble_in_words
from formula_desktop.pages.standings.changes import ParticipantChanges
from formula_desktop.pages.standings.person_card import CARD, AddCard, PersonCard
from formula_desktop.pages.standings.used import Used
from formula_desktop.results.participants import Participant
from formula_desktop.results.trouble import MENDED, ResultsError, Trouble
from formula_desktop.widgets.buttons import button
from formula_desktop.widgets.flow import Flow
from formula_desktop.widgets.layouts import STRETCH, add, column
from formula_desktop.widgets.messages import tell
from formula_desktop.widgets.page_header import PageHeader
from formula_desktop.widgets.plain_text import plain_label
from formula_desktop.widgets.scrolled import Scrolled
from formula_desktop.widgets.translated import Translated

# In units:
_GAP: Final = 16
_EDGE: Final = 24


class PlayersPage(Translated, QWidget):
    """The cards of all players on the felt; those further down are made when they come into view.

    A click on a card opens the person's page.
    """

    home_wanted = Signal()
    results_wanted = Signal()
    practice_wanted = Signal()
    classes_wanted = Signal()
    participant_wanted = Signal(str)
    """Emitted with the key of a person to show."""
    changed = Signal()
    """Emitted when a person is added, renamed or removed, or gets another picture."""
    lost = Signal(object)
    """Emitted with the Trouble when the results are damaged or missing, to reopen them."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._used = Used()
        self._problem: Trouble | None = None  # why the results cannot be read now
        self.persons: list[Participant] = []
        self.cards: list[PersonCard] = []
        self.changes = ParticipantChanges(self, look, self.say)
        self.changes.changed.connect(self._follow_change)
        header = PageHeader(look, self)
        self.header_menu_button, self.title = header.menu_button, header.title
        self.practice_button = button("flat", self.practice_wanted.emit, takes_keyboard=True)
        self.classes_button = button("flat", self.classes_wanted.emit, takes_keyboard=True)
        self.results_button = button("flat", self.results_wanted.emit, takes_keyboard=True)
        self.home_button = button("flat", self.home_wanted.emit, takes_keyboard=True)
        others = (self.classes_button, self.practice_button, self.results_button)
        add(header.row, STRETCH, *others, self.home_button)
        felt = QFrame(self)
        felt.setProperty("ground", "table")
        self._area = _Area(felt)
        self._inside = QWidget(self._area.viewport())
        self.add = AddCard()
        self.add.clicked.connect(self.changes.ask_new)
        self._flow = Flow(0)
        self._flow.addWidget(self.add)
        self.said = plain_label("heading", wraps=True)
        self.said.setAlignment(Qt.AlignmentFlag.AlignCenter)
        parts = (STRETCH, self.said, self._flow, (None, 1))
        self._whole = column(*parts, inside=self._inside)
        self._area.hold(self._inside)
        self._inside.setAutoFillBackground(False)  # the felt is seen below it
        self._area.moved.connect(self._show_cards)
        column(self._area, inside=felt)
        column(header, (felt, 1), gap=0, inside=self)
        self._retranslate()
        self._follow_look()
        look.changed.connect(self._follow_look)

    # --- display --------------------------------------------------------------------------------

    def show_book(self, used: Used) -> None:
        """Read another book, and ask others from now on."""
        self._used = used
        self.changes.use(used.book, used.changer, used.sits_at_table)
        self.changes.leave_table = used.leave_table
        self.refresh()

    def refresh(self) -> None:
        """Read everybody again."""
        problem = self._used.trouble
        self.persons = []
        if self._used.book is not None:
            problem = None
            try:
                everybody = self._used.book.participants()
                self.persons = [each for each in everybody if not each.is_computer]
            except ResultsError as error:
                problem = error.trouble
        self._problem = problem
        self._say_instead()
        self._show_cards()
        if self._used.book is not None and problem in MENDED:
            self._used = Used(trouble=problem)  # repaired only once
            self.lost.emit(problem)

    def _say_instead(self) -> None:
        """Say in the middle of the page why there are no players."""
        is_there = self._used.book is not None and self._problem is None
        self.add.setVisible(is_there)
        if self._problem is not None:
            text = trouble_in_words(self._problem)
        elif not is_there:
            text = self.tr("The results are not available until the program is restarted.")
        else:
            text = "" if self.persons else self.tr("Who joins in? Add the first player.")
        self.said.setText(text)
        self.said.setVisible(bool(text))
        self._flow.centre(bool(text))
        self._whole.setStretch(0, 1 if text else 0)  # above as much room as below, or none

    def _show_cards(self) -> None:
        """Show the cards down to one row below the lowest visible one."""
        self._keep_in_middle()
        while len(self.cards) > len(self.persons):
            card = self.cards.pop()
            self._flow.removeWidget(card)
            card.hide()
            card.deleteLater()
        while len(self.cards) < min(len(self.persons), self._in_view):
            self._make_card()
        for card, person in zip(self.cards, self.persons, strict=False):
            card.show_person(person)

    @property
    def _in_view(self) -> int:
        """The number of cards down to that row; the card that adds one is the first of all."""
        unit, area, columns = self._unit, self._area, self._columns
        lowest = area.verticalScrollBar().value() + area.viewport().height()
        rows = ceil(lowest / ((CARD.height + _GAP) * unit)) + 1
        return columns * rows - 1

    @property
    def _columns(self) -> int:
        """How many cards there are side by side."""
        unit = self._unit
        room = self._area.viewport().width() - 2 * _EDGE * unit
        return max(1, int((room + _GAP * unit) / ((CARD.width + _GAP) * unit)))

    def _keep_in_middle(self) -> None:
        """Have as much room at the left of several rows as at their right."""
        unit, columns = self._unit, self._columns
        edge = beside = max(RING_ROOM, round(_EDGE * unit))
        if len(self.persons) >= columns:  # with the card that adds one
            used = (columns * (CARD.width + _GAP) - _GAP) * unit
            beside = max(edge, int((self._area.viewport().width() - used) / 2) - 1)
        self._whole.setContentsMargins(beside, edge, beside, edge)

    def _make_card(self) -> None:
        card = PersonCard(self._inside)
        card.show_as(self._look.theme, self._unit)
        card.opened.connect(self.participant_wanted)
        card.change_wanted.connect(self._change)
        card.remove_wanted.connect(self._remove)
        self.cards.append(card)
        self._flow.addWidget(card)

    def focus_first(self) -> None:
        """Focus the first player, or the card that adds one."""
        first = self.cards[0].face if self.persons else self.add
        (first if self.add.isVisibleTo(self) else self.home_button).setFocus(
            Qt.FocusReason.OtherFocusReason
        )

    # --- changes --------------------------------------------------------------------------------

    def _change(self, key: str) -> None:
        self._follow(key)
        self.changes.ask_change()

    def _remove(self, key: str) -> None:
        self._follow(key)
        self.changes.ask_remove()

    def _follow(self, key: str) -> None:
        self.changes.follow(next(each for each in self.persons if each.key == key))

    def _follow_change(self, key: str) -> None:
        """Show what has changed, and the card of the person with this key."""
        self.refresh()
        self.changed.emit()
        at = next((at for at, each in enumerate(self.persons) if each.key == key), None)
        while at is not None and len(self.cards) <= at:
            self._make_card()
        self._show_cards()
        shown = self.add if at is None else self.cards[at].face
        shown.setFocus(Qt.FocusReason.OtherFocusReason)

    def say(self, trouble: Trouble) -> None:
        """Report a problem with the results, or have it repaired and reported afterwards."""
        if trouble in MENDED:
            self.lost.emit(trouble)
        else:
            tell(self, trouble_in_words(trouble))

    # --- language and look ----------------------------------------------------------------------

    @property
    def _unit(self) -> float:
        return max(self._look.unit, 0.8)

    def _follow_look(self) -> None:
        theme, unit = self._look.theme, self._unit
        self.add.show_as(theme, unit)
        for card in self.cards:
            card.show_as(theme, unit)
        self._flow.keep_apart(round(_GAP * unit))
        self._whole.setSpacing(max(RING_ROOM, round(_EDGE * unit)))
        self._keep_in_middle()

    def _retranslate(self) -> None:
        self.title.setText(self.tr("Players"))
        self.setWindowTitle(self.title.text())
        self.practice_button.setText(self.tr("Who practises what"))
        self.classes_button.setText(self.tr("Classes"))
        self.results_button.setText(self.tr("All results"))
        self.home_button.setText(self.tr("Home"))
        self.add.show_words(self.tr("Add a player"))
        self._say_instead()


class _Area(Scrolled):
    """A column that tells when another part of it may be visible."""

    moved = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.verticalScrollBar().valueChanged.connect(lambda _value: self.moved.emit())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.moved.emit()
