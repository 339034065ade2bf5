"""The coloured squares of Digifeud, without its rules, which the first screen must not import."""

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from formula_desktop.look import theme as look
from formula_desktop.look.ink import draw, faded, fill
from formula_desktop.look.shapes import rounded_path, text_path
from formula_desktop.look.theme import Theme

SQUARE_RADIUS: Final = 5.0
_SIGN_SHARE: Final = 0.4  # em square of the sign, as a share of the square
_EDGE_LINE: Final = 1.2
_BLUE_EDGES: Final[tuple[float, ...]] = (1.5,)
_RED_EDGES: Final[tuple[float, ...]] = (
    1.5,
    4.5,
)  # so that colour and sign are not the only differences


def paint_bonus(
    painter: QPainter,
    theme: Theme,
    rect: QRectF,
    *,
    is_red: bool,
    has_sign: bool = True,
    least: float = 0,
) -> None:
    """Paint a blue or red square; its sign says how many more times a digit counts.

    The sign reads "once" or "twice", so it has this cross whatever the sign for times. `least` is
    the smallest em square that it may have.
    """
    ground, ink, sign, edges = theme.blue_square, theme.blue_sign, "+1×", _BLUE_EDGES
    if is_red:
        ground, ink, sign, edges = theme.red_square, theme.red_sign, "+2×", _RED_EDGES
    fill(painter, rounded_path(rect, SQUARE_RADIUS), ground)
    if not has_sign:
        return
    for inset in edges:
        inner = rounded_path(rect.adjusted(inset, inset, -inset, -inset), SQUARE_RADIUS - 1)
        draw(painter, inner, faded(ink, 0.55), _EDGE_LINE)
    em = max(rect.height() * _SIGN_SHARE, least)
    fill(painter, text_path(sign, em, look.NAME.weight, rect.center()), ink)
