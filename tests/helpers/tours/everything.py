"""Every screen, one after another."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from formula_desktop.results.book import Book
from formula_desktop.shell.main_window import MainWindow
from tests.helpers.tours import (
    dialogs,
    exercises,
    lessons,
    library,
    past,
    practise,
    printing,
    tables,
)
from tests.helpers.tours.tour import Look, Tour

Go = Callable[[MainWindow, Look], None]
"""Shows every screen of a window to a look."""


def see_everything(tour: Tour, book: Book, folder: Path) -> None:
    """Look at every screen; `book` has results, `folder` is for logs of runs that failed."""
    tour.settle()
    tour.see("home")
    library.see_no_games(tour)
    library.see_no_results(tour)
    library.see_rules(tour)
    dialogs.see_new_games(tour)
    dialogs.see_lesson(tour)
    dialogs.see_ready_made(tour)
    dialogs.see_persons(tour, book)
    dialogs.see_dialogs(tour)
    dialogs.see_notices(tour)
    dialogs.see_troubles(tour, folder)
    tables.see_formula(tour)
    tables.see_formula_results(tour)
    tables.see_digifeud(tour)
    tables.see_hourglass(tour)
    tables.see_lesson_at_tables(tour)
    tables.see_digits(tour)
    past.see_look_back(tour)
    lessons.see_lessons(tour)
    exercises.see_exercises(tour)
    practise.see_practising(tour)
    printing.see_printing(tour)
    library.see_games(tour)
    library.see_results(tour, book)
    printing.see_printed(tour, book)
