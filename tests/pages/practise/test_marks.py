"""The marks of the puzzles of a day."""

from __future__ import annotations

import math

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from formula_desktop.pages.practise.marks import MARK, Inks, Mark, paint_mark

GROUND, INK = QColor("#000000"), QColor("#ffffff")
SCALE = 10
ANGLES = range(360)


def around(mark: Mark) -> list[bool]:
    """Whether a mark is painted at each angle of its edge."""
    side = round(3 * MARK * SCALE)
    image = QImage(side, side, QImage.Format.Format_RGB32)
    image.fill(GROUND)
    painter = QPainter(image)
    painter.scale(SCALE, SCALE)
    centre = QPointF(1.5 * MARK, 1.5 * MARK)
    paint_mark(painter, centre, mark, Inks(INK, INK, INK, GROUND))
    painter.end()
    places = (math.radians(angle) for angle in ANGLES)
    edge = [centre + QPointF(math.cos(each), math.sin(each)) * (MARK - 1) for each in places]
    return [image.pixelColor((each * SCALE).toPoint()) == INK for each in edge]


@pytest.mark.parametrize("mark", [*Mark])
def test_only_what_is_solved_has_a_whole_circle(qapp: QApplication, mark: Mark) -> None:
    """A whole one without a star would look like a choice."""
    edge = around(mark)
    assert any(edge)
    assert all(edge) is mark.is_solved


def test_the_dashes_are_even(qapp: QApplication) -> None:
    edge = around(Mark.OPEN)
    begins = [at for at, is_ink in enumerate(edge) if is_ink and not edge[at - 1]]
    gaps = [
        (after - at) % len(edge) for at, after in zip(begins, begins[1:] + begins[:1], strict=True)
    ]
    assert len(begins) == 10
    assert max(gaps) - min(gaps) <= 2
