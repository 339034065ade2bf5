"""The pictures of players: 16 emblems for people, and a robot for computers.

Each is drawn in a square of 64 by 64 as a few outlines, written as in `shapes.path_of` after the
name of an ink, which has a `*` if the outline also appears mirrored on the right. All share one pen
and three colours: white, ink, and the background chosen by the person. So they look related, and
can be told apart without colours.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from enum import Enum
from functools import cache
from typing import Final

from PySide6.QtGui import QPainterPath, QTransform

from formula_desktop.look.shapes import path_of, svg_path

SIDE: Final = 64.0
"""The side of the square in which everything is designed."""

_REACH: Final = 0.85  # the part of the background that an emblem covers
_PART: Final = re.compile(r"([a-z]+)(\*?)([^a-z]+)")


class Ink(Enum):
    """How a part of an emblem is painted."""

    BODY = "body"  # white, with an outline
    TINT = "tint"  # the background colour, with an outline
    PATCH = "patch"  # the background colour without an outline
    LIGHT = "light"  # white without an outline
    SOLID = "solid"  # ink
    LINE = "line"  # only the pen


_EMBLEMS: Final = {
    "cat": """
        body M13 12 L24 19 Q32 17 40 19 L51 12 Q53 11 53 14 L54 34 C54 46 44 53 32 53 C20 53
            10 46 10 34 L11 14 Q11 11 13 12 Z
        patch* M14.5 17 L20.5 21.5 Q16.5 24 14 28 Z
        solid* E 23 34 3 4
        solid M28 40 L36 40 L32 44.5 Z
        line* M32 44 Q31 48.5 26 47.5
        line* M4.5 37 L15 39.5 M5.5 46 L15.5 44.5
    """,
    "dog": """
        body M32 11 C43 11 49 19 49 31 C49 45 42 54 32 54 C22 54 15 45 15 31 C15 19 21 11 32 11 Z
        patch E 40.5 30 6.5 8
        tint* M22 13 C14 10 7 17 7 29 C7 38 11 43 15 41 C20 38 16 24 22 13 Z
        solid* E 24 30 3 3.6
        solid E 32 38.5 5.5 4.2
        line M32 41 L32 45
        line* M32 45 Q29 49.5 24.5 46.5
    """,
    "fox": """
        body M9 10 L24 19 Q32 16 40 19 L55 10 Q57 34 48 42 C43 47 37 51 34 55 Q32 57 30 55
            C27 51 21 47 16 42 Q7 34 9 10 Z
        tint M9 10 L24 19 Q32 16 40 19 L55 10 Q56.5 24 54 33 C44 32 37 38 32 49 C27 38 20 32
            10 33 Q7.5 24 9 10 Z
        solid* M13 16 L20 20.5 Q15 23.5 13.5 28 Z
        solid* E 23.5 31 2.8 3.4
        solid E 32 52 4.4 3.8
    """,
    "owl": """
        body M11 8 Q21 15 32 15 Q43 15 53 8 C54 16 53 24 53 34 C53 48 44 57 32 57 C20 57 11
            48 11 34 C11 24 10 16 11 8 Z
        tint* E 21.5 28.5 9.3 9.3
        light* E 21.5 28.5 5.6 5.6
        solid* E 22 28.5 3.4 3.4
        solid M32 33 L36 38.5 L32 43.5 L28 38.5 Z
        line* M18 45 Q21 48.5 24 45
        line M28.5 50.5 Q32 54 35.5 50.5
    """,
    "bear": """
        body* E 15 18 8.5 8.5
        patch* E 15.5 18.5 4.2 4.2
        body E 32 34 22.5 20.5
        patch E 32 43 12 9.5
        solid* E 21.5 30.5 3 3.6
        solid E 32 38.5 5 3.4
        line M32 41 L32 44
        line* M32 44 Q29.5 48.5 25.5 46
    """,
    "fish": """
        tint M25 20 C26 11 36 9 42 13 L42 22 Z
        body M57 33 C51 22 41 17 31 19 C24 20.5 19.5 25 16.5 29 L7 20 Q4 33 7 46 L16.5 37
            C20.5 43 27 48.5 35 48 C44 47 52 42 57 33 Z
        line M34 24 Q29.5 33 35 43
        patch E 25 33 3 3
        solid E 44.5 30 3.2 3.2
    """,
    "frog": """
        body* E 19.5 20 9.5 9.5
        body M32 23 C46 23 57 29 57 39 C57 48 45 54 32 54 C19 54 7 48 7 39 C7 29 18 23 32 23 Z
        light* E 19.5 21 8 8
        solid* E 20.5 19.5 4 4.4
        patch* E 14.5 38 4 3.4
        line M17 43 Q32 52 47 43
        solid* E 28.5 34 1.6 1.6
    """,
    "rabbit": """
        body* M29 33 C30 21 27 7 20.5 6 C14 6 15 22 20 33 Z
        patch* M25.5 27 C25.5 19 23.5 11.5 21 11.5 C18.5 11.5 19.5 20 22 27 Z
        body E 32 41 18.5 15.5
        solid* E 24 38 3 3.6
        solid M28.5 43 L35.5 43 L32 46.5 Z
        line* M32 46.5 Q31 50.5 27 50
        line* M6 41 L16 43 M7 50 L16.5 47.5
    """,
    "boat": """
        line M32 6 L32 43
        body M32 8 C44 15 51 25 53 37 L32 37 Z
        tint M32 14 C22 19 15 27 12 37 L32 37 Z
        body M7 43 L57 43 C55 51 50 56 43 56 L21 56 C14 56 9 51 7 43 Z
        patch M12.5 48 L51.5 48 L49.5 51.5 L14.5 51.5 Z
    """,
    "rocket": """
        tint M26 46 C24 52 28 55 32 60 C36 55 40 52 38 46 Z
        tint* M22 31 C14 35 12 43 14 50 L24 44 Z
        body M32 5 C42 13 46 28 41 47 L23 47 C18 28 22 13 32 5 Z
        tint E 32 26 6 6
        line M24 40.5 L40 40.5
    """,
    "star": """
        body M30 9 Q32 5 34 9 L39.5 20.5 L52.5 22.5 Q57 23.5 53.5 27 L44.5 36 L46.5 49 Q47
            53.5 43 51.5 L32 45.5 L21 51.5 Q17 53.5 17.5 49 L19.5 36 L10.5 27 Q7 23.5 11.5
            22.5 L24.5 20.5 Z
        solid* E 27 28.5 2.6 3.4
        line M26 36 Q32 41 38 36
    """,
    "sun": """
        tint S 32 32 29 18 10
        body E 32 32 15 15
        solid* E 26.5 29.5 2.6 3.2
        line M25.5 36.5 Q32 42 38.5 36.5
    """,
    "moon": """
        body M40 7 C23 4 9 17 9 32 C9 47 21 57 35 57 C44 57 51 52 54 44 C41 48 29 40 28.5
            27.5 C28 19 32 11 40 7 Z
        line M15 31 Q18.5 35 22 31
        line M22.5 43 Q26.5 47.5 31.5 46
        tint M46 14 L48.6 20.4 L55 23 L48.6 25.6 L46 32 L43.4 25.6 L37 23 L43.4 20.4 Z
    """,
    "tree": """
        tint M26.5 48 L37.5 48 L37.5 59 L26.5 59 Z
        body M29.5 7 Q32 3 34.5 7 L45 21 L39 21 L50 35 L43 35 L55 50 L9 50 L21 35 L14 35 L25
            21 L19 21 Z
        solid E 32 19 2.6 2.6
        solid E 26 31 2.6 2.6
        solid E 37.5 30 2.6 2.6
        solid E 20.5 44 2.6 2.6
        solid E 32 42.5 2.6 2.6
        solid E 43.5 44 2.6 2.6
    """,
    "flower": """
        line M32 36 L32 59
        tint* M32 58 C30 49 23 46 15 47 C17 55 24 59 32 58 Z
        body P 32 23 12 8 6
        tint E 32 23 6.5 6.5
    """,
    "kite": """
        line M24 45 C22 53 12 47 9 53 C7 58 15 60 20 57
        body M48 5 L57 31 L24 45 L16 15 Z
        tint M48 5 L36.5 23 L16 15 Z
        tint M57 31 L36.5 23 L24 45 Z
    """,
}

_ROBOT: Final = """
    body M30.4 10 L33.6 10 L33.6 18 L30.4 18 Z
    body E 32 9.5 4 4
    body* M4 26 Q4 23 7 23 L15 23 L15 37 L7 37 Q4 37 4 34 Z
    body M19 16 L45 16 Q52 16 52 23 L52 37 Q52 44 45 44 L19 44 Q12 44 12 37 L12 23 Q12 16 19 16 Z
    solid* E 23.5 26.5 3.6 4.2
    line M24 36 Q32 41 40 36
"""

PICTURES: Final = tuple(_EMBLEMS)
"""The names of the emblems."""


@cache
def outlines(picture: str) -> tuple[tuple[Ink, QPainterPath], ...]:
    """The parts of an emblem, from back to front; empty for an unknown name."""
    shrink = QTransform.fromTranslate(SIDE / 2, SIDE / 2).scale(_REACH, _REACH)
    shrink.translate(-SIDE / 2, -SIDE / 2)
    return tuple((ink, shrink.map(path)) for ink, path in _drawn(_EMBLEMS.get(picture, "")))


@cache
def robot() -> tuple[tuple[Ink, QPainterPath], ...]:
    """The parts of a computer's robot, from back to front."""
    return tuple(_drawn(_ROBOT))


def svg(picture: str) -> str:
    """A picture, or the robot, as an SVG document.

    Whoever shows it sets the background as `color`, and `--portrait` and `--portrait-ink`.
    """
    side = SIDE / _REACH if picture in _EMBLEMS else SIDE
    start = (SIDE - side) / 2
    box = f"{start:.1f} {start:.1f} {side:.1f} {side:.1f}"
    parts = "".join(_parts(_EMBLEMS.get(picture, _ROBOT)))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" fill="var(--portrait)" '
        'stroke="var(--portrait-ink)" stroke-width="2.6" stroke-linecap="round" '
        f'stroke-linejoin="round">{parts}</svg>'
    )


def _parts(parts: str) -> Iterator[str]:
    """The elements of a drawing as SVG."""
    for ink, mirrored, text in _PART.findall(parts):
        numbers = text.replace("E", "").split()
        shape = f'path d="{_svg_path(text)}"'
        if text.split()[0] == "E" and len(numbers) == 4:
            shape = 'ellipse cx="{}" cy="{}" rx="{}" ry="{}"'.format(*numbers)
        given = f"<{shape}{_SVG_INKS[Ink(ink)]}"
        yield f"{given}/>"
        if mirrored:
            yield f'{given} transform="matrix(-1 0 0 1 {SIDE:.0f} 0)"/>'


def _svg_path(text: str) -> str:
    """An outline as SVG writes it, which has no figures of its own."""
    if not set("ERASP") & set(text):
        return " ".join(text.split())
    return svg_path(path_of(text), digits=1)


_SVG_INKS: Final = {
    Ink.BODY: "",
    Ink.TINT: ' fill="currentColor"',
    Ink.PATCH: ' fill="currentColor" stroke="none"',
    Ink.LIGHT: ' stroke="none"',
    Ink.SOLID: ' fill="var(--portrait-ink)" stroke="none"',
    Ink.LINE: ' fill="none"',
}


def _drawn(parts: str) -> Iterator[tuple[Ink, QPainterPath]]:
    mirror = QTransform(-1, 0, 0, 1, SIDE, 0)
    for ink, mirrored, text in _PART.findall(parts):
        path = path_of(text)
        yield Ink(ink), path
        if mirrored:
            yield Ink(ink), mirror.map(path)
