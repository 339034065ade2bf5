"""Tables that are pressed one after another, and what was practised before them."""

from __future__ import annotations

from formula_desktop.arithmetic import Operator
from formula_desktop.practise.exercise import Range
from formula_desktop.practise.school_years import SchoolYear, year_of
from formula_desktop.practise.wanted import PressedTables

PLUS, TIMES = Operator.ADD, Operator.MULTIPLY


def test_after_the_last_one_all_is_as_before() -> None:
    groep_4 = year_of("nl Groep 4")
    assert groep_4 is not None
    before: list[tuple[Range, SchoolYear | None]] = [
        (Range((PLUS,), 20), None),
        (Range((TIMES,), 20), None),
        (groep_4.range, groep_4),
    ]
    for range_, year in before:
        pressed = PressedTables()
        first = pressed.press(range_, year, 3)
        assert first == (Range((TIMES,), max(range_.largest or 0, 50), (3,)), None)
        assert pressed.press(*pressed.press(*first, 7), 3)[0].tables == (7,)
        assert pressed.press(*pressed.press(*first, 7), 7)[0].tables == (3,)
        assert pressed.press(*first, 3) == (range_, year)


def test_numbers_that_are_chosen_meanwhile_stay() -> None:
    pressed = PressedTables()
    range_, year = pressed.press(Range((PLUS,), 20), None, 3)
    pressed.choose_numbers(50)
    assert pressed.press(range_, year, 3) == (Range((PLUS,), 50), None)


def test_all_tables_have_no_way_back_of_their_own() -> None:
    pressed = PressedTables()
    range_, year = pressed.press(Range((PLUS,), 20), None, 3)
    range_, year = pressed.press(range_, year, None)
    assert range_.tables == ()
    assert range_.operators == (TIMES,)
    range_, year = pressed.press(range_, year, 3)
    assert pressed.press(range_, year, 3) == (Range((PLUS,), 20), None)


def test_tables_that_were_chosen_already_can_be_taken_away() -> None:
    kept = Range((TIMES,), 50, (3,))
    pressed = PressedTables()
    range_, year = pressed.press(kept, None, 4)
    range_, year = pressed.press(range_, year, 4)
    assert range_.tables == (3,)
    assert pressed.press(range_, year, 3) == (Range((TIMES,), 50), None)
