"""The marks for what turns lost, in the list and below it."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QColor

from formula_desktop.judgement import Size
from formula_desktop.look.line_drawings import LineDrawing
from formula_desktop.look.theme import Theme

MARKS: Final = {
    Size.FINE: LineDrawing.FINE,
    Size.SMALL: LineDrawing.LITTLE_MORE,
    Size.LARGE: LineDrawing.MUCH_MORE,
}
LINE: Final = 3.4
"""The width of their lines when they are 24 units wide."""


def colour_of(size: Size, theme: Theme) -> QColor:
    """A mark's colour on the table."""
    return theme.on_table_good if size is Size.FINE else theme.symbol
