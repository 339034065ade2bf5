"""What is kept of a person, where, and how it is removed: `docs/privacy.md` in short."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QDir, Qt
from PySide6.QtWidgets import QDialog, QLineEdit, QPushButton, QWidget

from formula_desktop.look.theme import RING_ROOM
from formula_desktop.store import places
from formula_desktop.widgets.asking import EDGE, GAP
from formula_desktop.widgets.layouts import STRETCH, column, pixels, room_for, row
from formula_desktop.widgets.plain_text import plain_label
from formula_desktop.widgets.scrolled import Scrolled
from formula_desktop.widgets.translated import Translated

_SIZE: Final = (760, 780)  # in units


def tell_privacy(parent: QWidget) -> Privacy:
    """Show what is kept of a person; returns at once."""
    dialog = Privacy(parent)
    dialog.open()
    return dialog


class Privacy(Translated, QDialog):
    """Sections of a heading and a text each, for a school's privacy officer and for parents."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.title = plain_label("title", wraps=True)
        self.headings = [plain_label("heading", wraps=True) for _ in range(5)]
        self.texts = [plain_label(wraps=True) for _ in self.headings]
        self.folder = QLineEdit(QDir.toNativeSeparators(str(places.current().results_file.parent)))
        self.folder.setReadOnly(True)
        self.close_button = QPushButton()
        self.close_button.setProperty("role", "go")
        self.close_button.setDefault(True)
        self.close_button.clicked.connect(self.accept)
        self._lay_out()
        self._retranslate()
        self.close_button.setFocus()

    def _lay_out(self) -> None:
        gap = pixels(GAP)
        scrolled = Scrolled(self)
        inside = QWidget(scrolled.viewport())
        parts: list[QWidget | int] = []
        for at, (heading, text) in enumerate(zip(self.headings, self.texts, strict=True)):
            parts += [heading, text]
            if at == 2:
                parts.append(self.folder)
            parts.append(gap)
        column(*parts, STRETCH, gap=pixels(6), edges=RING_ROOM, inside=inside)
        scrolled.hold(inside)
        column(
            self.title,
            (scrolled, 1),
            row(STRETCH, self.close_button),
            gap=gap,
            edges=pixels(EDGE),
            inside=self,
        )
        room = room_for(self)
        self.resize(min(pixels(_SIZE[0]), room.width()), min(pixels(_SIZE[1]), room.height()))

    def _retranslate(self) -> None:
        title = self.tr("What is saved about pupils and players")
        self.setWindowTitle(title)
        self.title.setText(title)
        sections = (
            (
                self.tr("In short"),
                self.tr(
                    "Everything stays on this computer. The program sends nothing anywhere: it "
                    "has no accounts, no servers and no statistics. A name is enough, and need "
                    "not be a real one."
                ),
            ),
            (
                self.tr("What is saved"),
                self.tr(
                    "The name with a picture, a colour and the day it was entered; the class, if "
                    "there is one; the age group, if it was asked for; games with their moves, "
                    "hints and times; lessons with the team and the own turns; exercises with what "
                    "was answered, and how well each skill is known; the step reached in the first "
                    "steps. No dates of birth, addresses, photographs or marks. Surnames in a list "
                    "of names only tell equal first names apart: all that is saved of them are the "
                    "letters you see."
                ),
            ),
            (
                self.tr("Where"),
                self.tr(
                    "In this folder. Whoever uses the program in the same account sees the same "
                    "names and results. Nothing is deleted by itself, except deleted games after "
                    "30 days, and old backups."
                ),
            ),
            (
                self.tr("To look at it, and to take it along"),
                self.tr(
                    "A person’s page shows games, records and practice, and prints them. “Export” "
                    "under “Results” and “Classes” saves them for a spreadsheet. Each game can be "
                    "saved as a file."
                ),
            ),
            (
                self.tr("To correct and to remove it"),
                self.tr(
                    "“Rename” on a person’s page corrects the name in all games, too. “Remove” "
                    "removes the person for good from results, games and backups on this "
                    "computer; in games with others, “Somebody” is in the person’s place. "
                    "“Classes” removes several pupils at once. What was exported or printed stays "
                    "as it is."
                ),
            ),
        )
        for heading, text, (name, words) in zip(self.headings, self.texts, sections, strict=True):
            heading.setText(name)
            text.setText(words)
        self.folder.setAccessibleName(self.tr("Folder with the games and results"))
        self.close_button.setText(self.tr("&Close"))
