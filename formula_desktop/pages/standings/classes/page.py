"""The page *Classes*: the pupils of one class after another, and what a teacher does with them."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from formula_desktop.classes.teams import FEWEST
from formula_desktop.clock import today
from formula_desktop.look.presentation import Look
from formula_desktop.look.theme import RING_ROOM
from formula_desktop.models.results.class_practice import (
    ClassPracticeModel,
    PersonRow,
    PracticeColumn,
    read_pupils,
)
from formula_desktop.models.words.results import trouble_in_words
from formula_desktop.pages.standings.classes.changes import ClassChanges
from formula_desktop.pages.standings.frame import ResultsFrame, participant_icon, show_menu
from formula_desktop.pages.standings.reports import table_report
from formula_desktop.pages.standings.table import ICON, ResultsTable
from formula_desktop.pages.standings.used import Used
from formula_desktop.paper.report import Report
from formula_desktop.results.classes import SchoolClass
from formula_desktop.results.trouble import MENDED, ResultsError, Trouble
from formula_desktop.widgets.buttons import button
from formula_desktop.widgets.choice_box import ChoiceBox
from formula_desktop.widgets.layouts import STRETCH, column, order_tabs, row
from formula_desktop.widgets.plain_text import plain_label

_WIDE: Final = (
    [*PracticeColumn].index(PracticeColumn.PERSON),
    [*PracticeColumn].index(PracticeColumn.MOST),
)


class ClassesPage(ResultsFrame):
    """The pupils of the class that is chosen above them; a click opens a pupil's page."""

    participant_wanted = Signal(str)
    """Emitted with the key of a pupil to show."""
    lesson_wanted = Signal(str)
    """Emitted with the key of the class for which to begin a lesson with teams."""
    players_wanted = Signal()
    privacy_wanted = Signal()
    changed = Signal()
    """Emitted when somebody is entered or removed."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, (), parent=parent)
        self.tabs.setParent(self)
        self.tabs.hide()
        self._used = Used()
        self._problem: Trouble | None = None
        self._classes: list[SchoolClass] = []
        self.model = ClassPracticeModel(self, are_pupils=True)
        self.changes = ClassChanges(self, look, self.say)
        self.changes.changed.connect(self._follow_change)
        self.players_button = self.add_to_header(self.players_wanted.emit)
        self.export_button = self.add_to_header(self.changes.ask_export)
        self.print_button = self.add_to_header(self.show_prints)
        self.home_button = self.add_to_header(self.home_wanted.emit)
        self.label = plain_label()
        self.choice = ChoiceBox()
        self.label.setBuddy(self.choice)
        self.choice.activated.connect(self._show_class)
        self.new_button = button("", self.changes.ask_new, takes_keyboard=True)
        self.lesson_button = button("", self._begin_lesson, takes_keyboard=True)
        self.add_button = button("", self.changes.ask_add, takes_keyboard=True)
        self.more_button = button("", self._show_deeds, takes_keyboard=True)
        self.privacy_button = button("flat", self.privacy_wanted.emit, takes_keyboard=True)
        self.table = ResultsTable(self.model, _WIDE, self)
        self.table.opened.connect(self.participant_wanted)
        self.nothing = plain_label("heading", wraps=True)
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._lay_out()
        self._retranslate()
        self._follow_look()
        look.changed.connect(self._follow_look)

    def _lay_out(self) -> None:
        deeds = (self.lesson_button, self.new_button, self.add_button, self.more_button)
        edges = (RING_ROOM, RING_ROOM, RING_ROOM, 0)
        top = row(self.label, self.choice, STRETCH, *deeds, edges=edges)
        self._stack = QStackedWidget(self.sheet)
        self._places: dict[QWidget, QWidget] = {}
        for each in (self.table, self.nothing):
            place = self._places[each] = QWidget(self._stack)
            column(each, edges=RING_ROOM, inside=place)
            self._stack.addWidget(place)
        below = row((self.remark, 1), self.privacy_button, edges=(RING_ROOM, 0, RING_ROOM, 0))
        column(top, (self._stack, 1), below, inside=self.sheet)
        in_header = (self.players_button, self.export_button, self.print_button, self.home_button)
        shown = (self.choice, *deeds, self.table, self.privacy_button)
        order_tabs((*shown, *in_header, self.header_menu_button))

    # --- display --------------------------------------------------------------------------------

    def show_book(self, used: Used) -> None:
        """Read another book, and ask others from now on."""
        self._used = used
        self.changes.use(used)
        self.refresh()

    def refresh(self) -> None:
        """Read all classes again."""
        before, book = self._problem, self._used.book
        self._problem = self._used.trouble if book is None else None
        self._classes = []
        if book is not None:
            try:
                self._classes = book.classes()
            except ResultsError as error:
                self._problem = error.trouble
        self._offer_classes()
        self._show_class()
        if book is not None and self._problem in MENDED and before not in MENDED:
            self._used = Used(trouble=self._problem)  # repaired only once
            self.lost.emit(self._problem)

    @property
    def shown(self) -> SchoolClass | None:
        """The class that is shown; None without any."""
        at = self.choice.currentIndex()
        return self._classes[at] if 0 <= at < len(self._classes) else None

    def _offer_classes(self, key: str = "") -> None:
        """Offer all classes, with the one that was chosen or has this key in front."""
        chosen = key or self.choice.currentData()
        with QSignalBlocker(self.choice):
            self.choice.clear()
            for each in self._classes:
                self.choice.addItem(each.name, each.key)
            self.choice.setCurrentIndex(max(0, self.choice.findData(chosen)))

    def _show_class(self) -> None:
        shown, book = self.shown, self._used.book
        rows: tuple[PersonRow, ...] = ()
        if shown is not None and book is not None:
            try:
                rows = read_pupils(book, shown.key)
            except ResultsError as error:
                self._problem = error.trouble
        self.model.show_class(rows, "", today())
        self.table.sortByColumn(0, Qt.SortOrder.AscendingOrder)
        self.changes.follow(shown, self._classes, [each.person for each in rows])
        is_there = book is not None and self._problem is None
        for each in (self.new_button, self.privacy_button):
            each.setEnabled(is_there)
        for part in (self.label, self.choice, self.add_button, self.more_button):
            part.setVisible(is_there and shown is not None)
        for each in (self.export_button, self.print_button):
            each.setEnabled(is_there and bool(rows))
        self.lesson_button.setVisible(is_there and len(rows) >= FEWEST)
        self._stack.setCurrentWidget(self._places[self.table if rows else self.nothing])
        self._say()

    def _say(self) -> None:
        number = self.model.rowCount()
        if self._problem is not None:
            nothing = trouble_in_words(self._problem)
        elif self._used.book is None:
            nothing = self.tr("The results are not available until the program is restarted.")
        elif self.shown is None:
            nothing = self.tr("A class is a list of names that you paste or read from a file.")
        else:
            nothing = self.tr("Nobody is in this class yet.")
        self.nothing.setText(nothing)
        self.remark.setText(self.tr("%n pupil(s)", "", number) if number else "")

    def focus_first(self) -> None:
        """Focus the pupils, or what enters some."""
        first = self.table if self.model.rowCount() else self.add_button
        if self.shown is None:
            first = self.new_button if self.new_button.isEnabled() else self.home_button
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_tab(self) -> None:
        """Do nothing: there are no tabs."""

    def _begin_lesson(self) -> None:
        if self.shown is not None:
            self.lesson_wanted.emit(self.shown.key)

    def _show_deeds(self) -> None:
        changes, has_pupils = self.changes, bool(self.model.rowCount())
        menu = show_menu(
            self.more_button,
            (self.tr("&Move pupils…"), changes.ask_move),
            (self.tr("&Remove pupils…"), changes.ask_remove),
            (self.tr("Re&name the class…"), changes.ask_rename),
            (self.tr("&Delete the class…"), changes.ask_delete),
            (self.tr("New &school year…"), changes.ask_new_year),
        )
        for action in menu.actions()[:2]:
            action.setEnabled(has_pupils)

    def report(self) -> Report:
        """The class as a table on paper."""
        name = self.shown.name if self.shown is not None else ""
        return table_report(self.table, name, self.nothing.text())

    def _follow_change(self, key: str) -> None:
        """Show what has changed, and the class with this key."""
        self.refresh()
        self._offer_classes(key)
        self._show_class()
        self.changed.emit()
        self.focus_first()

    # --- language and look ----------------------------------------------------------------------

    def _follow_look(self) -> None:
        super()._follow_look()
        theme, unit = self.theme, self.unit
        side, ratio = round(ICON * unit), self.devicePixelRatioF()
        self.model.show_icons(lambda each: participant_icon(each, theme, side, ratio))
        self.table.show_as(theme, unit)
        self.table.setIconSize(QSize(side, side))

    def _retranslate(self) -> None:
        super()._retranslate()
        self.title.setText(self.tr("Classes"))
        self.setWindowTitle(self.title.text())
        self.label.setText(self.tr("Class"))
        self.choice.setAccessibleName(self.tr("Class"))
        self.table.setAccessibleName(self.tr("Pupils"))
        self.lesson_button.setText(self.tr("Lesson…"))
        self.new_button.setText(self.tr("New class…"))
        self.add_button.setText(self.tr("Add pupils…"))
        self.more_button.setText(self.tr("Change"))
        self.privacy_button.setText(self.tr("What is saved about a pupil"))
        self.players_button.setText(self.tr("Players"))
        self.export_button.setText(self.tr("Export"))
        self.model.retranslate()
        self._say()
