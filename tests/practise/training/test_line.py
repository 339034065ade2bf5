"""An exercise with its written form."""

from __future__ import annotations

from formula_desktop.practise.shipped import shipped
from formula_desktop.practise.training.line import has_solution, line_of, read


def test_a_line_that_was_only_read_has_a_solution_too() -> None:
    found = read(shipped("formula")[0].text)
    assert not found.is_appraised
    assert has_solution(found)
    assert has_solution(line_of(found.exercise))
