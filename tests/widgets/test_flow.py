"""Chips in as many lines as they need."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from formula_desktop.widgets.flow import ChipRow


def lines_of(row: ChipRow) -> list[int]:
    """How many chips are in each line."""
    tops = [chip.y() for chip in row.chips]
    return [tops.count(each) for each in sorted({*tops})]


def test_even_lines_have_about_as_many_chips(qtbot: QtBot) -> None:
    row = ChipRow(11, is_exclusive=False)
    qtbot.addWidget(row)
    for chip in row.chips:
        chip.setFixedSize(40, 40)
    row.show()
    missing_one = 40 * 10 + 20
    row.resize(missing_one, 200)
    assert lines_of(row) == [10, 1]
    row.even()
    row.resize(missing_one + 1, 200)
    assert lines_of(row) == [6, 5]
    row.resize(300, 200)
    assert lines_of(row) == [6, 5]
    row.resize(500, 200)
    assert lines_of(row) == [11]


def test_lines_are_not_even_where_a_wide_chip_has_no_room(qtbot: QtBot) -> None:
    row = ChipRow(11, is_exclusive=False)
    qtbot.addWidget(row)
    row.even()
    for at, chip in enumerate(row.chips):
        chip.setFixedSize(40 if at else 200, 40)
    row.show()
    row.resize(320, 300)
    assert lines_of(row) == [3, 7, 1], "even lines of 4 have no room for the wide one"
