"""The page that practising starts from: puzzles of the day, own mistakes, free practice, speed."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QImage, QKeySequence, QPainter, QPaintEvent, QShortcut
from PySide6.QtWidgets import QWidget

from formula_desktop.look.presentation import Look, header_height
from formula_desktop.look.theme import RING_ROOM
from formula_desktop.pages.practise.day_result import picture_of, text_of
from formula_desktop.pages.practise.freely import Freely
from formula_desktop.pages.practise.marks import GAMES
from formula_desktop.pages.practise.offers import Mistakes, Speed
from formula_desktop.pages.practise.puzzles import PuzzlesPanel
from formula_desktop.practise.exercise import OF_TABLES
from formula_desktop.practise.wanted import Wanted
from formula_desktop.widgets.brief_notice import say_briefly
from formula_desktop.widgets.buttons import button
from formula_desktop.widgets.choice_box import ChoiceBox
from formula_desktop.widgets.layouts import STRETCH, add, column, row
from formula_desktop.widgets.page_header import PageHeader
from formula_desktop.widgets.plain_text import plain_label
from formula_desktop.widgets.translated import Translated

# In units:
_EDGE: Final = 16
_GAP: Final = 14
_LEFT: Final = 432  # the width of the puzzles
_LEFT_OF_PROJECTOR: Final = 470
_OFFER: Final = 190  # the least height of an offer
_WIDEST_NAME: Final = 240

_OF_YOUNG: Final = (10, 20)
"""Who practises with numbers up to one of these finds the speed round below *More*."""


class PractisePage(Translated, QWidget):
    """Offers all there is to practise; what is started and kept is up to others."""

    puzzle_wanted = Signal(str, object)
    """Emitted with the name of a game and the date whose puzzles are wanted."""
    one_puzzle_wanted = Signal(str, object, int)
    """The same with the place of a single one of the three."""
    mistakes_wanted = Signal()
    free_wanted = Signal(object)
    speed_wanted = Signal(object)
    class_wanted = Signal(object)
    """All three are emitted with a Wanted."""
    wanted_changed = Signal(object)
    """Emitted with the Wanted that somebody has chosen but not begun with."""
    person_wanted = Signal(str)
    """Emitted with the key of who practises; empty for nobody, whose progress is not kept."""
    new_person_wanted = Signal()
    """Emitted to add somebody who practises."""
    copy_wanted = Signal(bool)
    """Emitted to copy the result of the day, as a picture or as text."""
    save_wanted = Signal()
    """Emitted to save the picture of the day's result."""
    paper_wanted = Signal()
    """Emitted to print exercises like those that are practised freely."""
    left = Signal()

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._people: Mapping[str, str] = {}
        self._chosen = ""
        self._make_header()
        self.puzzles = PuzzlesPanel()
        self.mistakes, self.speed, self.freely = Mistakes(), Speed(), Freely()
        self._offers = row((self.mistakes, 1), (self.speed, 1))
        self._beside = column(self._offers, (self.freely, 1))
        self._columns = row(self.puzzles, (self._beside, 1))
        column(self.header, (self._columns, 1), gap=0, inside=self)
        self._connect()
        self._follow_fold()
        self._retranslate()
        self._follow_look()
        look.changed.connect(self._follow_look)

    def _make_header(self) -> None:
        self.header = PageHeader(self._look, self)
        self.header_menu_button = self.header.menu_button
        self._who = plain_label("status")
        self.people = ChoiceBox()
        self.home_button = button("flat", self.left.emit, takes_keyboard=True)
        add(self.header.row, STRETCH, self._who, self.people, RING_ROOM, self.home_button)
        self.header.can_spare(self._who)

    def _connect(self) -> None:
        self.puzzles.wanted.connect(self.puzzle_wanted)
        self.puzzles.one_wanted.connect(self.one_puzzle_wanted)
        self.puzzles.copy_wanted.connect(self.copy_wanted)
        self.puzzles.save_wanted.connect(self.save_wanted)
        self.mistakes.wanted.connect(self.mistakes_wanted)
        self.speed.wanted.connect(lambda: self.speed_wanted.emit(self.freely.now))
        self.freely.wanted.connect(self.free_wanted)
        self.freely.paper_wanted.connect(self.paper_wanted)
        self.freely.class_wanted.connect(self.class_wanted)
        self.freely.changed.connect(self._follow_wanted)
        self.speed.two_signs_wanted.connect(self.freely.choose_two_signs)
        self.freely.unfolded.connect(self._follow_fold)
        self.people.activated.connect(self._choose_person)
        leave = QShortcut(QKeySequence(Qt.Key.Key_Escape), self)
        leave.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        leave.activated.connect(self.left)

    # --- for the window -------------------------------------------------------------------------

    def show_people(self, names: Mapping[str, str], chosen: str) -> None:
        """Offer these people by their keys; `chosen` practises, nobody if it is empty."""
        self._people = names
        self.people.clear()
        self.people.addItem(self.tr("nobody"), "")
        for key, name in names.items():
            self.people.addItem(name, key)
        self.people.addItem(self.tr("New player…"))
        self._show_chosen(chosen)

    def show_day(
        self,
        today: date,
        solved: Mapping[date, frozenset[str]],
        not_at_once: Mapping[date, frozenset[str]] | None = None,
    ) -> None:
        """Show the puzzles of the day; `solved` are those of each day that were, as written.

        `not_at_once` are those that were tried, but not solved alone and at once.
        """
        self.puzzles.show_day(today, solved, not_at_once or {})

    def show_mistakes(self, number: int, today: int, following: int = 0, days: int = 0) -> None:
        """Show how many own mistakes there are, and how many of them are enough for today.

        `following` is how many come again after so many `days`, the next ones.
        """
        self.mistakes.show_counts(number, today, following, days)

    def show_wanted(self, wanted: Wanted, year: str = "") -> None:
        """Show what is practised freely, and the school year with this key."""
        self.freely.show_wanted(wanted, year)
        self.speed.show_two_signs(wanted.has_two_signs)
        self._follow_fold()

    def be_for_class(self, has_class: bool) -> None:
        """Have what is for a class in sight if there is one."""
        self.freely.be_for_class(has_class)

    def show_best(self, best: int) -> None:
        """Show the most that was solved in a speed round so far; 0 if there was none."""
        self.speed.show_best(best)
        self._follow_fold()

    def day_text(self) -> str:
        """The result of the chosen day as text, to copy."""
        return text_of(self.puzzles.day, {game: self.puzzles.marks(game) for game in GAMES})

    def day_picture(self) -> QImage:
        """The same as a picture."""
        marks = {game: self.puzzles.marks(game) for game in GAMES}
        return picture_of(self.puzzles.day, marks, self._look.theme)

    def copied(self) -> None:
        """Say briefly that the result of the day was copied."""
        say_briefly(self, self.tr("Copied."))

    def focus_first(self) -> None:
        """Focus the control that most people want next."""
        next(iter(self.puzzles.cards.values())).setFocus(Qt.FocusReason.OtherFocusReason)

    # --- what happens on it ---------------------------------------------------------------------

    def _show_chosen(self, chosen: str) -> None:
        self._chosen = chosen
        self.people.setCurrentIndex(max(0, self.people.findData(chosen)))

    def _choose_person(self, place: int) -> None:
        if place == self.people.count() - 1:
            self._show_chosen(self._chosen)  # until there is somebody new
            self.new_person_wanted.emit()
        else:
            self.person_wanted.emit(self.people.itemData(place))

    def _follow_wanted(self, wanted: Wanted) -> None:
        self.speed.show_two_signs(wanted.has_two_signs)
        self.wanted_changed.emit(wanted)

    def _follow_fold(self) -> None:
        """Show the speed round beside the choices, and to those for whom it is always."""
        range_ = self.freely.now.range
        is_young = range_.largest in _OF_YOUNG and {*OF_TABLES}.isdisjoint(range_.operators)
        self.speed.setVisible(self.freely.is_unfolded or self.speed.best > 0 or not is_young)

    # --- language and look ----------------------------------------------------------------------

    def _follow_look(self) -> None:
        theme, unit = self._look.theme, max(self._look.unit, 0.8)
        edge, gap = round(_EDGE * unit), round(_GAP * unit)
        self._columns.setContentsMargins(edge, edge, edge, edge)
        for each in (self._columns, self._beside, self._offers):
            each.setSpacing(gap)
        wide = _LEFT_OF_PROJECTOR if theme.is_projector else _LEFT
        self.puzzles.setFixedWidth(round(wide * unit))
        self.people.setMaximumWidth(round(_WIDEST_NAME * unit))
        self.people.setMaximumHeight(header_height(theme, self._look.unit) - 2 * RING_ROOM)
        for offer in (self.mistakes, self.speed):
            offer.setMinimumHeight(round(_OFFER * unit))
        for part in (self.puzzles, self.mistakes, self.speed, self.freely):
            part.show_as(theme, unit)
        self.update()

    def _retranslate(self) -> None:
        self.header.title.setText(self.tr("Practise"))
        self.setWindowTitle(self.header.title.text())
        self.home_button.setText(self.tr("Home"))
        self._who.setText(self.tr("Who practises?"))
        self.people.setAccessibleName(self._who.text())
        if self.people.count():
            self.people.setItemText(0, self.tr("nobody"))
            self.people.setItemText(self.people.count() - 1, self.tr("New player…"))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(event.rect(), self._look.theme.table)
        painter.end()
