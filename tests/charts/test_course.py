"""The course of a game stays inside its chart, and can be read without colours."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, pairwise
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from formula_desktop.charts import course as course_chart
from formula_desktop.charts.course import CourseChart, CourseLines, Line, paint_course, spread
from formula_desktop.look.theme import DARK, HIGH_CONTRAST, LIGHT, THEMES, Theme
from tests.helpers.played_page import load_fonts

LONG = "Maximiliaan-Alexander van de Berkenhorst"
PLACES = st.floats(-1000, 1000)


def walk(steps: int, seed: int, most: int = 30) -> tuple[int, ...]:
    random = Random(seed)
    values = [0]
    for _ in range(steps):
        values.append(values[-1] + random.randint(-most // 2, most))
    return tuple(values)


def lines(*values: tuple[int, ...], names: tuple[str, ...] = ()) -> tuple[Line, ...]:
    names = names or ("Noor", LONG, "Ida", "Computer, hard", LONG)
    return tuple(Line(name, each) for name, each in zip(names, values, strict=False))


def chart(*values: tuple[int, ...], **more: object) -> CourseLines:
    return CourseLines("Points after each turn", lines(*values), "turns", **more)  # type: ignore[arg-type]


FIVE = [walk(400, seed) for seed in range(5)]
CHARTS = [
    chart((0,), (0,)),
    chart((7, 7), (7, 5)),
    chart((0, 0, 0), (0, 0, 0), (0, 0, 0), (0, 0, 0), (0, 0, 0)),
    chart(*FIVE),
    chart(*FIVE, part_ends=(30, 200, 390), parts=("Round 1", "Round 2", "Round 3", "Round 4")),
    chart((0, -300, -900), (0, 10, 40), counted=1),
    chart((0, 10**9), (0, -(10**9))),
]


def painted(
    each: CourseLines, size: QSize, theme: Theme = LIGHT, unit: float = 1.0, margin: int = 20
) -> QImage:
    """The chart with white pixels around it."""
    image = QImage(size + QSize(2 * margin, 2 * margin), QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    place = QRectF(margin, margin, size.width(), size.height())
    paint_course(painter, place, each, theme, unit)
    painter.end()
    return image


@given(st.lists(PLACES, min_size=1, max_size=6), PLACES, PLACES, st.floats(0, 100))
def test_names_keep_apart_inside_their_room(
    wanted: list[float], one: float, other: float, apart: float
) -> None:
    low, high = sorted((one, other))
    places = spread(wanted, apart, low, high)
    fits = (len(wanted) - 1) * apart <= high - low
    tiny = 1e-6
    assert all(low - tiny <= place <= high + tiny for place in places)
    order = sorted(range(len(wanted)), key=lambda at: (wanted[at], at))
    for before, after in pairwise(order):
        assert places[before] <= places[after] + tiny
        assert not fits or places[after] - places[before] >= apart - tiny


@given(st.lists(PLACES, min_size=1, max_size=6))
def test_names_with_room_stay_where_their_lines_end(wanted: list[float]) -> None:
    wanted = sorted({round(each) * 20.0 for each in wanted})
    assert spread(wanted, 20, -20_000, 20_000) == pytest.approx(wanted)


def test_names_that_collide_share_the_way() -> None:
    assert spread([100, 100], 20, 0, 200) == [90, 110]
    assert spread([0, 0], 20, 0, 200) == [0, 20]


@pytest.mark.parametrize("each", CHARTS)
@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
@pytest.mark.parametrize(("size", "unit"), [((300, 150), 1.0), ((900, 300), 0.8), ((900, 700), 2)])
def test_a_chart_stays_inside_its_place(
    qtbot: QtBot, each: CourseLines, theme: Theme, size: tuple[int, int], unit: float
) -> None:
    load_fonts()
    image = painted(each, QSize(*size), theme, unit)
    painter = QPainter(image)
    painter.fillRect(QRect(20, 20, *size), Qt.GlobalColor.white)
    painter.end()
    white = QImage(image.size(), image.format())
    white.fill(Qt.GlobalColor.white)
    assert image == white


@pytest.mark.parametrize("each", CHARTS)
@pytest.mark.parametrize("size", [(1, 1), (40, 20), (3, 500)])
def test_no_size_is_too_small(qtbot: QtBot, each: CourseLines, size: tuple[int, int]) -> None:
    painted(each, QSize(*size))


@pytest.mark.parametrize("each", CHARTS)
@pytest.mark.parametrize(("size", "unit"), [((300, 150), 1.0), ((440, 250), 1), ((900, 700), 2)])
def test_no_name_lies_on_another(
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    each: CourseLines,
    size: tuple[int, int],
    unit: float,
) -> None:
    load_fonts()
    written = list(names_of(monkeypatch, each, QSize(*size), unit))
    assert len(written) == len(each.lines)
    for (one, _), (other, _) in combinations(written, 2):
        shared = one.intersected(other)
        assert shared.height() <= 0.1 * one.height()
    for (place, text), line in zip(written, each.lines, strict=True):
        assert text.endswith(str(abs(line.values[-1])))
        assert text.startswith(f"{line.name}: ") or "…: " in text
        assert place.right() <= size[0]


def names_of(
    monkeypatch: pytest.MonkeyPatch, each: CourseLines, size: QSize, unit: float
) -> Iterator[tuple[QRectF, str]]:
    """Where the names are written and how they read."""
    image = QImage(size, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    plot = course_chart._CoursePlot(painter, QRectF(image.rect()), each, LIGHT, unit)
    found: dict[int, tuple[QRectF, str]] = {}
    metrics = plot._metrics

    def note(seat: int, _end: object, y: float, *, is_led: bool) -> None:
        text = plot._label(seat, plot._names)
        left = plot._room.right() - plot._names
        width = metrics.horizontalAdvance(text)
        found[seat] = (QRectF(left, y - metrics.height() / 2, width, metrics.height()), text)

    monkeypatch.setattr(plot, "_paint_name", note)
    plot.paint()
    painter.end()
    yield from (found[seat] for seat in sorted(found))


def test_lines_differ_without_colours(qtbot: QtBot) -> None:
    """Each seat's line drawn at the same place looks different in shades of grey."""
    flat, seen = (5, 5, 5, 5), []
    for seat in range(5):
        values = [(0, 0, 0, 0)] * 5
        values[seat] = flat
        names = ("A",) * 5
        each = CourseLines("x", lines(*values, names=names), "turns")
        image = painted(each, QSize(440, 250), HIGH_CONTRAST)
        grey = image.convertToFormat(
            QImage.Format.Format_Mono, Qt.ImageConversionFlag.ThresholdDither
        )
        upper = grey.copy(QRect(20, 20, 440, 120))
        seen.append(upper)
    for one, other in combinations(seen, 2):
        assert one != other


def test_a_view_says_in_words_what_it_shows_and_follows_the_theme(qtbot: QtBot) -> None:
    view = CourseChart()
    qtbot.addWidget(view)
    view.resize(view.sizeHint())
    view.show_chart(chart((0, 5), (0, 9)), "Noor 5, Sam 9")
    view.show_as(LIGHT, 1.0)
    light = view.grab().toImage()
    view.show_as(DARK, 1.0)
    dark = view.grab().toImage()
    assert view.accessibleName() == "Points after each turn"
    assert view.accessibleDescription() == "Noor 5, Sam 9"
    assert light != dark
    assert dark.pixelColor(view.width() // 2, 6) == DARK.field
    view.show_as(DARK, 1.3)
    assert view.grab().toImage() != dark


def test_it_is_painted_once_for_a_size(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    made = []
    original = course_chart.paint_course

    def paint(*parts: Any) -> None:
        made.append(1)
        original(*parts)

    monkeypatch.setattr(course_chart, "paint_course", paint)
    view = CourseChart()
    qtbot.addWidget(view)
    view.resize(440, 250)
    view.show_chart(chart((0, 5), (0, 9)), "")
    for _ in range(3):
        view.grab()
    assert len(made) == 1
    view.resize(500, 250)
    view.grab()
    assert len(made) == 2
