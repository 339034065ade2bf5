"""A look at where practising starts, and how a session ends."""

from __future__ import annotations

from datetime import timedelta
from typing import TypeVar

from formula_desktop.arguments import DIGIFEUD, FORMULA
from formula_desktop.arithmetic import ALL_OPERATORS
from formula_desktop.pages.practise.page import PractisePage
from formula_desktop.practise.exercise import Range
from formula_desktop.practise.school_years import SCHOOL_YEARS
from formula_desktop.practise.shipped import puzzles
from formula_desktop.practise.training.ended import Ended, EndedPuzzle, PuzzlePlace
from formula_desktop.practise.training.session import Way
from formula_desktop.practise.wanted import USUAL, Wanted
from tests.helpers.practise.start import PEOPLE, TODAY, helped_days, solved_days
from tests.helpers.tours.tour import Tour

T = TypeVar("T")


def see_practising(tour: Tour) -> None:
    """Every page of practising but those with exercises."""
    tour.window.practice.show()
    page = _there(tour.window.practice.start_page)
    _see_nothing_yet(tour, page)
    _see_much(tour, page)
    _see_ends(tour, page)
    tour.window.show_home()


def _see_nothing_yet(tour: Tour, page: PractisePage) -> None:
    page.show_people({}, "")
    page.show_day(TODAY, {})
    page.show_mistakes(0, 0)
    page.show_wanted(USUAL)
    tour.see("practise, nothing yet")


def _see_much(tour: Tour, page: PractisePage) -> None:
    page.show_people(PEOPLE, "key of Ida")
    page.show_day(TODAY, solved_days(), helped_days())
    page.show_best(123)
    page.show_wanted(Wanted(FORMULA, Range(ALL_OPERATORS, 100, (2, 3, 10))))
    for number, today in ((123, 5), (1, 1), (7, 0)):
        page.show_mistakes(number, today)
        tour.see(f"practise, {today} of {number} today")
    page.freely.unfold()
    tour.see("practise, unfolded")
    page.freely.choose_year(SCHOOL_YEARS[-1])
    page.puzzles.month.turn(-1)
    tour.see("practise, school year and earlier month")
    tour.see_menu("practise, school years", page.freely.years)
    page.show_day(
        TODAY, solved_days(), helped_days()
    )  # it is read again when the window is active again
    tour.see_menu("practise, copy", page.puzzles.copy_button)
    page.freely.unfold(False)


def _see_ends(tour: Tour, page: PractisePage) -> None:
    page.speed_wanted.emit(USUAL)
    tour.window.practice.time.over.emit()
    end = _there(tour.window.practice.end_page)
    again = tuple((TODAY + timedelta(days), days + 1) for days in (0, 1, 3, 7))
    for ended in (
        Ended(Way.FREE, 108, 27, 13, again, "table-10"),
        Ended(Way.FREE, 12, left=8),
        Ended(Way.SPEED, 17, best=14),
        Ended(Way.SPEED, 1, missed=2, best=14),
        Ended(Way.MISTAKES),
    ):
        end.show_end(ended, TODAY)
        tour.see(f"practise, the end of {ended.way}")
    three = puzzles(FORMULA, TODAY)
    easier = PuzzlePlace(FORMULA, TODAY, 1)
    for at, solved, next_, other in (
        (0, 1, easier, None),
        (2, 1, PuzzlePlace(DIGIFEUD, TODAY, 2), easier),
        (2, 3, PuzzlePlace(FORMULA, TODAY - timedelta(1), 2), None),
    ):
        place = PuzzlePlace(FORMULA, TODAY, at)
        marks = frozenset(three[:solved]), frozenset(three[:1])
        of_day = EndedPuzzle(place, *marks, next_, other)
        end.show_end(Ended(Way.PUZZLE, 1, again=again[1:2]), TODAY, (), of_day)
        tour.see(f"practise, the end of puzzle {at} with {solved} solved")


def _there(page: T | None) -> T:
    assert page is not None  # it is shown
    return page
