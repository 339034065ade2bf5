"""A look at everything that can be printed, before it is."""

from __future__ import annotations

from functools import partial

from formula_desktop.arguments import DIGIFEUD, FORMULA
from formula_desktop.models.results.participant import read_bests
from formula_desktop.practise.exercise import Range
from formula_desktop.practise.wanted import Wanted
from formula_desktop.practise.worksheet import LENGTH, Worksheet
from formula_desktop.results.book import Book
from tests.helpers.digifeud.page import opened_game
from tests.helpers.formula.games import match_of
from tests.helpers.practise.exercises import RANGES
from tests.helpers.tours.tour import Tour


def see_printing(tour: Tour) -> None:
    """The page for printing with each kind of document."""
    printing = tour.window.printing
    printing.show()
    panel, page = printing.worksheet, printing.page
    for game, range_ in ((FORMULA, RANGES[3]), (DIGIFEUD, RANGES[1])):
        panel.show_number(Worksheet(Wanted(game, range_), 10, 1).number)
        tour.qtbot.waitUntil(lambda: panel.document is not None and page.preview.pages > 0)
        tour.see(f"print, worksheet of {game}")
    panel.number.textEdited.emit("1" * LENGTH)
    tour.see("print, worksheet without such a number")
    panel.show_wanted(Wanted(DIGIFEUD, Range(RANGES[3].operators, 100, (10,))))
    tour.see("print, no such worksheet")
    page.choose(printing.rules)
    tour.see("print, rules")
    page.choose(printing.cutting)
    tour.see("print, cards to cut out")
    printing.cutting.choices[-1].click()
    tour.see("print, board and tiles to cut out")
    for empty in (printing.game, printing.certificate):
        page.choose(empty)
        tour.see(f"print, no {empty.name()}")
    tour.window.show_home()


def see_printed(tour: Tour, book: Book) -> None:
    """The page for printing with a game and a certificate, when there are some."""
    printing = tour.window.printing
    for state in (opened_game(), match_of("1225667", "1133445")):
        tour.show_game(state)
        tour.window.show_printing()
        tour.see(f"print, game {type(state).__name__}")
    panel = printing.certificate
    panel.bests_of = partial(read_bests, book)
    panel.offer([each for each in book.participants() if not each.is_computer])
    printing.page.choose(panel)
    tour.see("print, certificate")
    tour.window.show_home()
