"""The line of a list that names the class, not a pupil."""

from __future__ import annotations

import pytest

from formula_desktop.classes.heading import heading_of, without_heading

HEADINGS = ("Groep 5", "groep 6b", "3. Klasse", "Klasse 3a", "Year 4", "CE1", "Classe de CM2")


@pytest.mark.parametrize("line", [*HEADINGS, "Dolfijnen 5b", "Klas van juf Anne"])
def test_the_first_line_can_be_the_name_of_the_class(line: str) -> None:
    text = f"\n{line}\nAnna\nBea\n"
    assert heading_of(text) == line
    assert without_heading(text) == "Anna\nBea"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "Groep 5",
        "Anna\nBea",
        "1. Anna\n2. Bea",
        "Anna 8\nBea 9",
        "Klaas\nKlara",
        "Klasse, 5\nBea",
    ],
)
def test_a_pupil_is_no_heading(text: str) -> None:
    assert heading_of(text) == ""


def test_the_name_of_the_class_is_no_pupil() -> None:
    assert heading_of("de uilen\nAnna\nBea", "De Uilen") == "de uilen"
    assert heading_of("de uilen\nAnna\nBea") == ""
    assert heading_of(f"{'5' * 41}\nAnna") == ""
