"""A look at the page of classes: empty, with pupils, and whatever it asks."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QDialog

from formula_desktop.pages.standings.classes.entering import Entering
from formula_desktop.pages.standings.page import ResultsPage
from formula_desktop.results.book import Book
from tests.helpers.tours.tour import LONG_NAMES, Tour

NAMES = """\
First name;Surname
Zoë;Çelik
Emma;de Vries
Emma;Bos
Łukasz;Nowak
Noor;
"""
PUPILS = ("Anouk", "Bram", "Daan", "Zoé", *LONG_NAMES[:2])


def see_classes(tour: Tour, page: ResultsPage, book: Book) -> None:
    """The page of classes, and whatever it asks."""
    page.show_players()
    page.show_classes()
    tour.see("classes, none")
    classes = page.classes
    classes.new_button.click()
    dialog = _dialog(page)
    assert isinstance(dialog, Entering)
    tour.see("classes, new", dialog)
    dialog.field.setText("4b")
    dialog.list.setPlainText(NAMES)
    tour.see("classes, new, with a list", dialog)
    dialog.list.setPlainText("1;2;3\nNoor")
    tour.see_dialog("classes, new, refused", dialog)
    persons = [each for each in book.participants() if not each.is_computer]
    here = {each.name for each in persons}
    new = [each for each in PUPILS if each not in here]
    key = book.add_class("4b", new, [each.key for each in persons])
    book.add_class("Groep 5 van juf Annemarie")
    classes.refresh()
    tour.see("classes")
    tour.see_menu("classes, change", classes.more_button)
    changes = classes.changes
    asked: tuple[tuple[str, Callable[[], object]], ...] = (
        ("add", changes.ask_add),
        ("rename", changes.ask_rename),
        ("delete", changes.ask_delete),
        ("move", changes.ask_move),
        ("remove", changes.ask_remove),
        ("new year", changes.ask_new_year),
    )
    for name, ask in asked:
        ask()
        tour.see_dialog(f"classes, {name}", _dialog(page))
    classes.privacy_button.click()
    tour.see_dialog("privacy")
    book.begin_school_year([key])
    classes.refresh()
    tour.see("classes, nobody")
    for each in book.classes():
        book.remove_class(each.key)


def _dialog(page: ResultsPage) -> QDialog:
    return next(each for each in page.findChildren(QDialog) if each.isVisible())
