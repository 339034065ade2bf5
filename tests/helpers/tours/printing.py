"""A look at everything that can be printed, before it is."""

from __future__ import annotations

from formula_desktop.arguments import DIGIFEUD, FORMULA
from formula_desktop.practise.exercise import Range
from formula_desktop.practise.wanted import Wanted
from formula_desktop.practise.worksheet import LENGTH, Worksheet
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
    tour.window.show_home()
