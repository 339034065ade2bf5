"""The dialog that enters a class: a list of names, and what becomes of it before it is entered."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QDialog,
    QFileDialog,
    QHeaderView,
    QLineEdit,
    QPlainTextEdit,
    QTableView,
    QWidget,
)

from formula_desktop.classes.entries import Entry, entries
from formula_desktop.classes.heading import heading_of, without_heading
from formula_desktop.classes.lists import LONGEST_LIST, read_list, text_of_file
from formula_desktop.classes.pupils import are_full_names
from formula_desktop.classes.reasons import ListError
from formula_desktop.gamefile.errors import FileError
from formula_desktop.models.indexes import NO_INDEX, Index
from formula_desktop.models.text_table import TextTable
from formula_desktop.models.words.table import sentence_in_words
from formula_desktop.players import LONGEST_NAME
from formula_desktop.results.classes import SchoolClass
from formula_desktop.results.participants import Participant
from formula_desktop.widgets.asking import EDGE, GAP, answers
from formula_desktop.widgets.buttons import button
from formula_desktop.widgets.files import documents
from formula_desktop.widgets.layouts import STRETCH, column, pixels, room_for, row
from formula_desktop.widgets.messages import problem_in_words
from formula_desktop.widgets.plain_text import plain_label, without_mnemonic
from formula_desktop.widgets.translated import Translated

_LEAST: Final = (300, 260)  # the list and the preview, in units


class EntriesModel(TextTable):
    """Shows what a list enters: name in the program, name in the list, and who that is."""

    read_from_start = frozenset({0, 1, 2})

    def __init__(self, of_persons: Mapping[str, SchoolClass | None], parent: QObject) -> None:
        """`of_persons` are the classes of the persons who are there, by their keys."""
        super().__init__(parent)
        self._of_persons = of_persons
        self.entries: tuple[Entry, ...] = ()

    def show_entries(self, found: Sequence[Entry]) -> None:
        """Show other entries."""
        self.beginResetModel()
        self.entries = tuple(found)
        self.forget_texts()
        self.endResetModel()

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self.entries)

    def _headers(self) -> Sequence[str]:
        return self.tr("Name"), self.tr("In the list"), self.tr("Who")

    def _cells(self, row: int) -> Sequence[str]:
        entry = self.entries[row]
        return entry.name, " ".join(filter(None, entry.pupil)), self._who(entry)

    def _who(self, entry: Entry) -> str:
        if not entry.person:
            return self.tr("new")
        of = self._of_persons.get(entry.person)
        if of is None:
            return self.tr("is here already")
        return self.tr("is in {name}").replace("{name}", of.name)


class Entering(Translated, QDialog):
    """Reads a list that is pasted, typed, chosen or dropped; nothing is entered before *Enter*."""

    def __init__(
        self,
        persons: Sequence[Participant],
        of_persons: Mapping[str, SchoolClass | None],
        known: SchoolClass | None,
        problem_with: Callable[[str], str],
        parent: QWidget,
    ) -> None:
        """`persons` are all who are there, with their classes; a new class has no `known` one.

        `problem_with` says in a sentence why a name cannot be that of a class; empty if it can.
        """
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setAcceptDrops(True)
        self._persons = {each.name: each.key for each in persons}
        self._known = known
        self._problem_with = problem_with
        self._file_problem = ""
        self.title = plain_label("title", wraps=True)
        self.name_label = plain_label()
        self.field = QLineEdit()
        self.field.setMaxLength(LONGEST_LIST)  # a list may be pasted here, too
        self._name_before = ""
        self._heading = ""
        """The first line of the list, if it seems to be the name of the class."""
        self.name_label.setBuddy(self.field)
        self.help = plain_label(wraps=True)
        self.list = QPlainTextEdit()
        self.list.setAcceptDrops(False)  # the dialog takes files
        self.list.setTabChangesFocus(True)
        self.list.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.file_button = button("", self.ask_file, takes_keyboard=True)
        self.has_heading = QCheckBox()
        self.has_heading.setChecked(True)
        self.are_same = QCheckBox()
        self.are_same.setChecked(True)
        self.only_first = QCheckBox()
        self.only_first.setChecked(True)
        self.model = EntriesModel(of_persons, self)
        self.preview = QTableView()
        self.counted = plain_label("soft")
        """How many names were read."""
        self.problem = plain_label("danger", wraps=True)
        self.yes, self.no = answers(self)
        self._lay_out()
        self.field.textChanged.connect(self._follow_name)
        self.has_heading.toggled.connect(self._follow_heading)
        self.list.textChanged.connect(self._follow_list)
        for each in (self.are_same, self.only_first):
            each.toggled.connect(self._follow)
        self._retranslate()
        for part in (self.name_label, self.field):
            part.setVisible(known is None)
        (self.field if known is None else self.list).setFocus()

    def _lay_out(self) -> None:
        preview = self.preview
        preview.setModel(self.model)
        preview.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        preview.setTabKeyNavigation(False)
        preview.setShowGrid(False)
        preview.verticalHeader().hide()
        header = preview.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setStretchLastSection(True)
        for each, width in ((self.list, _LEAST[1]), (preview, _LEAST[0])):
            each.setMinimumSize(pixels(width), pixels(220))
        self.problem.setMinimumHeight(2 * self.problem.fontMetrics().lineSpacing())
        self.problem.setAlignment(Qt.AlignmentFlag.AlignTop)
        gap = pixels(GAP)
        left = column((self.list, 1), self.file_button, gap=gap)
        right = column((preview, 1), self.counted, gap=gap)
        parts = (
            self.title,
            row(self.name_label, (self.field, 1), gap=gap),
            self.help,
            (row((left, 2), (right, 3), gap=gap), 1),
            self.has_heading,
            self.only_first,
            self.are_same,
            self.problem,
            row(STRETCH, self.no, self.yes, gap=gap),
        )
        column(*parts, gap=gap, edges=pixels(EDGE), inside=self)
        room = room_for(self)
        self.resize(min(pixels(860), room.width()), min(pixels(640), room.height()))

    # --- what is entered ------------------------------------------------------------------------

    @property
    def name(self) -> str:
        """The name of a new class, as typed."""
        return self.field.text()

    @property
    def entries(self) -> tuple[Entry, ...]:
        """Who will be entered; nobody if the list is refused."""
        return self.model.entries

    def _follow_name(self, text: str) -> None:
        """Take a list that was pasted in place of a name, and no name that is too long."""
        before = self._name_before
        if "\n" in text.strip():
            self.field.setText(before)
            listed = self.list.toPlainText().rstrip()
            pasted = text.removeprefix(before).strip()
            self.list.setPlainText(f"{listed}\n{pasted}" if listed else pasted)
            self.list.setFocus()
        elif len(text) > LONGEST_NAME:
            self.field.setText(text[:LONGEST_NAME])
        else:
            self._name_before = text
            self._heading = heading_of(self.list.toPlainText(), text)
            self._follow_heading()

    def _follow_list(self) -> None:
        self._file_problem = ""
        before, self._heading = self._heading, heading_of(self.list.toPlainText(), self.name)
        if self._heading != before:
            self._follow_heading()
        self._follow()

    def _follow_heading(self) -> None:
        """Have the heading of the list as the name of the class, or no longer."""
        if self._known is None and self._heading:
            is_name = self.has_heading.isChecked()
            if is_name and not self.name.strip():
                self.field.setText(self._heading)
            elif not is_name and self.name == self._heading:
                self.field.clear()
        text = self.tr("“{line}” is the name of the class, not of a pupil")
        self.has_heading.setText(without_mnemonic(text.replace("{line}", self._heading)))
        self._follow()

    def _follow(self) -> None:
        """Show what the list enters, or why it is refused."""
        found: tuple[Entry, ...] = ()
        problem = self._file_problem
        are_full = False
        text = self.list.toPlainText()
        self.has_heading.setVisible(bool(self._heading))
        if self._heading and self.has_heading.isChecked():
            text = without_heading(text)
        if text.strip() and not problem:
            try:
                pupils = read_list(text)
            except ListError as error:
                problem = _as_sentence(sentence_in_words(error.refusal))
            else:
                are_full = are_full_names(pupils)
                if are_full and self.only_first.isChecked():
                    pupils = tuple(each.divided for each in pupils)
                found = entries(pupils, self._persons, are_same=self.are_same.isChecked())
        self.only_first.setVisible(are_full)
        if self._known is None and self.name.strip():
            problem = self._problem_with(self.name) or problem
        self.model.show_entries(found)
        self.counted.setText(self.tr("%n name(s)", "", len(found)) if found else "")
        self.problem.setText(problem)
        has_name = self._known is not None or bool(self.name.strip())
        is_enough = bool(found) or (self._known is None and not text.strip())
        self.yes.setEnabled(has_name and is_enough and not problem)

    # --- files ----------------------------------------------------------------------------------

    def ask_file(self) -> None:
        """Ask for a file with a list; returns at once."""
        dialog = QFileDialog(self, self.tr("A list of names"), documents())
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setNameFilters(
            (
                self.tr("Lists of names ({kinds})").format(kinds="*.csv *.txt *.tsv"),
                self.tr("All files ({kinds})").format(kinds="*"),
            )
        )
        dialog.fileSelected.connect(lambda name: self.read_file(Path(name)))
        dialog.open()

    def read_file(self, path: Path) -> None:
        """Read a list from a file, or say in one sentence why that is impossible."""
        try:
            text = text_of_file(path)
        except FileError as error:
            self._refuse(_as_sentence(problem_in_words(error)))
        except ListError as error:
            self._refuse(_as_sentence(sentence_in_words(error.refusal)))
        else:
            self.list.setPlainText(text)
            if self._known is None and not self.name.strip():  # nothing in the list says it
                self.field.setText(path.stem[:LONGEST_NAME])

    def _refuse(self, problem: str) -> None:
        self.list.clear()
        self._file_problem = problem
        self._follow()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Accept one file."""
        urls = event.mimeData().urls()
        if len(urls) == 1 and urls[0].isLocalFile():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Read the file."""
        event.acceptProposedAction()
        self.read_file(Path(event.mimeData().urls()[0].toLocalFile()))

    # --- language -------------------------------------------------------------------------------

    def _retranslate(self) -> None:
        if self._known is None:
            title = self.tr("New class")
        else:
            title = self.tr("Add pupils to {name}").replace("{name}", self._known.name)
        self.setWindowTitle(title)
        self.title.setText(title)
        self.name_label.setText(self.tr("Name of the class"))
        self.field.setAccessibleName(self.name_label.text())
        self.help.setText(
            self.tr(
                "Paste or type the names, one on each line, or choose a file. Surnames may stand "
                "after a comma, semicolon or tab: they only tell equal first names apart."
            )
        )
        self._follow_heading()
        self.list.setAccessibleName(self.tr("List of names"))
        self.preview.setAccessibleName(self.tr("What will be entered"))
        self.file_button.setText(self.tr("Choose a file…"))
        self.only_first.setText(self.tr("Show first names only, as the first word of each name"))
        self.are_same.setText(self.tr("A name that is here already is the same pupil"))
        self.yes.setText(self.tr("&Enter"))
        self.no.setText(self.tr("&Cancel"))
        self.model.retranslate()
        self._follow()


def _as_sentence(words: str) -> str:
    """Words that usually follow a colon, on their own."""
    return f"{words[:1].upper()}{words[1:]}."
