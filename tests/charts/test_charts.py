"""Charts have round numbers, stay inside their area, and are readable without colours."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from formula_desktop.charts.charts import (
    MANY,
    Bars,
    Chart,
    ChartView,
    Course,
    Mark,
    Plot,
    around,
    counted,
    mean_over,
    paint_chart,
    ticks,
)
from formula_desktop.look.theme import DARK, LIGHT, THEMES, Theme

NUMBERS = st.integers(-(10**6), 10**6)


def course(*values: int, **options: object) -> Course:
    return Course("Points per game", values, "games", "No game yet.", **options)  # type: ignore[arg-type]


def bars(*values: int) -> Bars:
    signs = zip("+−×÷", values, strict=True)
    return Bars("Sums by operation", tuple(signs), "No sum yet.")


CHARTS: list[Chart] = [
    course(),
    course(0),
    course(100, usual=100, usual_name="100: a newcomer"),
    course(-40, 0, 40, mark=Mark.SQUARE, has_zero=True),
    course(*range(-500, 900)),
    course(*range(-500, 900), mean_over=100, mean_name="average of 100 games"),
    course(10**9, -(10**9)),
    bars(0, 0, 0, 0),
    bars(1, 0, 0, 0),
    bars(123_456_789, 5, 0, 80_000),
]


def painted(chart: Chart, size: QSize, theme: Theme = LIGHT, unit: float = 1.0) -> QImage:
    """The chart with 20 white pixels around it."""
    image = QImage(size + QSize(40, 40), QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    paint_chart(painter, QRectF(20, 20, size.width(), size.height()), chart, theme, unit)
    painter.end()
    return image


@given(NUMBERS, NUMBERS, st.integers(-5, 30))
def test_ticks_are_round_few_and_around_everything(one: int, other: int, most: int) -> None:
    low, high = sorted((one, other))
    found = ticks(low, high, most)
    step = found[1] - found[0]
    assert found[0] <= low <= high <= found[-1]
    assert {after - before for before, after in pairwise(found)} == {step}
    assert int(str(step).rstrip("0")) in (1, 2, 5)
    assert all(tick % step == 0 for tick in found)
    assert len(found) <= max(most, 3)


def test_ticks_of_examples() -> None:
    assert ticks(0, 10, 6) == [0, 2, 4, 6, 8, 10]
    assert ticks(83, 117, 5) == [80, 90, 100, 110, 120]
    assert ticks(5, 5, 4) == [5, 6]
    assert ticks(-14, 300, 6) == [-100, 0, 100, 200, 300]


@given(st.lists(NUMBERS, min_size=1))
def test_what_is_around_values_has_room_and_no_needless_minus(values: list[int]) -> None:
    low, high = around(values)
    assert low <= min(values) <= max(values) <= high
    assert low < high
    assert low >= 0 or min(values) < 0


@pytest.mark.parametrize("chart", CHARTS)
@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
@pytest.mark.parametrize(("size", "unit"), [((260, 170), 1.0), ((900, 300), 0.8), ((800, 700), 2)])
def test_a_chart_stays_inside_its_place(
    qtbot: QtBot, chart: Chart, theme: Theme, size: tuple[int, int], unit: float
) -> None:
    image = painted(chart, QSize(*size), theme, unit)
    painter = QPainter(image)
    painter.fillRect(QRect(20, 20, *size), Qt.GlobalColor.white)
    painter.end()
    white = QImage(image.size(), image.format())
    white.fill(Qt.GlobalColor.white)
    assert image == white


@pytest.mark.parametrize("chart", CHARTS)
@pytest.mark.parametrize("size", [(1, 1), (40, 20), (3, 500)])
def test_no_size_is_too_small(qtbot: QtBot, chart: Chart, size: tuple[int, int]) -> None:
    painted(chart, QSize(*size))


def test_marks_differ_without_colours(qtbot: QtBot) -> None:
    dots, squares = (
        painted(course(1, 5, 2, mark=mark), QSize(500, 300)).convertToFormat(
            QImage.Format.Format_Grayscale8
        )
        for mark in Mark
    )
    assert dots != squares


@pytest.mark.parametrize("values", [(80, 5), (40, 80, 5), (80, 80, 79)])
def test_the_greatest_value_stands_below_the_title(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, values: tuple[int, ...]
) -> None:
    tops, rooms = [], []
    write = Plot._write_on_ground

    def noting(plot: Plot, text: str, at: QPointF, flags: Qt.AlignmentFlag) -> None:
        tops.append(plot._place(text, at, flags).top())
        rooms.append(plot._room.top())
        write(plot, text, at, flags)

    monkeypatch.setattr(Plot, "_write_on_ground", noting)
    for size in ((260, 170), (500, 300)):
        painted(course(*values), QSize(*size))
    assert tops
    assert all(top >= room for top, room in zip(tops, rooms, strict=True))


def test_other_values_make_another_picture(qtbot: QtBot) -> None:
    size = QSize(500, 300)
    assert painted(course(1, 5, 2), size) != painted(course(1, 2, 5), size)
    assert painted(bars(1, 2, 3, 4), size) != painted(bars(1, 2, 4, 3), size)
    assert painted(course(100), size) != painted(course(100, usual=100, usual_name="x"), size)


def test_numbers_below_zero_have_a_wide_minus(qtbot: QtBot) -> None:
    assert counted(-14) == "−14"
    assert counted(0) == "0"


def test_a_view_says_in_words_what_it_shows(qtbot: QtBot) -> None:
    view = ChartView()
    qtbot.addWidget(view)
    view.show_chart(course(1, 2), "First 1, last 2")
    view.show_as(DARK, 1.5)
    view.resize(view.sizeHint())
    assert view.accessibleName() == "Points per game"
    assert view.accessibleDescription() == "First 1, last 2"
    assert view.grab().toImage().pixelColor(view.width() // 2, 6) == DARK.field


# --- many values --------------------------------------------------------------------------------


def test_of_few_values_no_mean_is_taken_and_of_many_over_a_round_number() -> None:
    assert [mean_over(count) for count in (0, 1, MANY)] == [0, 0, 0]
    found = {count: mean_over(count) for count in (151, 200, 201, 500, 1000, 1001, 10**6)}
    assert found == {151: 10, 200: 10, 201: 20, 500: 50, 1000: 50, 1001: 100, 10**6: 50_000}


@given(st.lists(NUMBERS, max_size=60), st.integers(0, 70))
def test_means_are_those_of_so_many_values_up_to_each(values: list[int], over: int) -> None:
    ends = range(over, len(values) + 1) if over else ()
    expected = tuple(Fraction(sum(values[end - over : end]), over) for end in ends)
    assert course(*values, mean_over=over).means == expected


def inked(image: QImage) -> float:
    """Which part of the picture is neither paper nor the lines of the grid."""
    grounds = {LIGHT.field.rgb(), LIGHT.line.rgb(), LIGHT.paper.rgb()}
    pixels = [image.pixel(x, y) for x in range(60, 280) for y in range(60, 160)]
    return sum(each not in grounds for each in pixels) / len(pixels)


def test_many_values_are_no_solid_block(qtbot: QtBot) -> None:
    random = Random(1)
    values = tuple(random.randrange(300) for _ in range(500))
    size = QSize(368, 240)  # as in the smallest window
    block = inked(painted(course(*values, mark=Mark.SQUARE, has_zero=True), size))
    means = course(*values, mark=Mark.SQUARE, has_zero=True, mean_over=50, mean_name="mean")
    assert block > 0.6
    assert inked(painted(means, size)) < 0.35
    assert painted(means, size) != painted(course(*values[::-1], mean_over=50), size)
