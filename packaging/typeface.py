"""The program's typeface, Formula Desktop Sans, from Atkinson Hyperlegible Next.

    python packaging/typeface.py [FOLDER]

Atkinson's 0 has a slash, and children learn it without. The derived fonts have a plain 0 and, for
the thousands in French, the narrow no-break space; all else, widths too, is as it was. They need
another name than what they are made from, and stay under its licence. They are written into
`resources/fonts`, and are made again when `packaging/atkinson` has a newer version.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import Glyph, GlyphCoordinates

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCES: Final = ROOT / "packaging" / "atkinson"
TARGET: Final = ROOT / "resources" / "fonts"

OLD_NAME: Final = "Atkinson Hyperlegible Next"
NEW_NAME: Final = "Formula Desktop Sans"
DESCRIPTION: Final = f"{OLD_NAME} with a plain 0 and a narrow no-break space"

THIN_SPACE: Final = 0x2009
NARROW_NO_BREAK_SPACE: Final = 0x202F  # as wide as a thin space
COPYRIGHT_ID: Final = 0  # in the table of names
DESCRIPTION_ID: Final = 10

Point = tuple[int, int]
Points = list[tuple[Point, int]]
"""Points of an outline, each with its flag: 1 on the curve, 0 off it."""


def main() -> None:
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else TARGET
    target.mkdir(parents=True, exist_ok=True)
    for source in sorted(SOURCES.glob("*.ttf")):
        name = source.name.replace(joined(OLD_NAME), joined(NEW_NAME))
        derive(source, target / name)


def derive(source: Path, target: Path) -> None:
    """Write one font with the new name, the plain 0 and the narrow no-break space."""
    font = TTFont(source, recalcTimestamp=False)
    rename(font)
    make_plain(font["glyf"]["zero"])
    add_narrow_no_break_space(font)
    font.save(target)


def add_narrow_no_break_space(font: TTFont) -> None:
    """Add it as a glyph of its own: otherwise a PDF would have a thin space in its text."""
    thin, narrow = font.getBestCmap()[THIN_SPACE], f"uni{NARROW_NO_BREAK_SPACE:04X}"
    font["glyf"][narrow] = Glyph()
    font["hmtx"][narrow] = font["hmtx"][thin]
    for table in font["cmap"].tables:
        table.cmap[NARROW_NO_BREAK_SPACE] = narrow


def rename(font: TTFont) -> None:
    """Replace the name wherever it is the font's, which it is not in the copyright."""
    names = font["name"]
    for record in names.names:
        if record.nameID != COPYRIGHT_ID:
            name = record.toUnicode().replace(OLD_NAME, NEW_NAME)
            record.string = name.replace(joined(OLD_NAME), joined(NEW_NAME))
    names.setName(DESCRIPTION, DESCRIPTION_ID, 3, 1, 0x409)


def joined(name: str) -> str:
    """A name as in the names of files."""
    return name.replace(" ", "")


def make_plain(zero: Glyph) -> None:
    """Join the two openings beside the slash to one.

    The slash cuts off the lower right and the upper left of the opening. The lower left and the
    upper right are whole, so that their mirror images complete it, in the typeface's own curves.
    """
    points: Points = list(zip(zero.coordinates, zero.flags, strict=True))
    end_outside, end_left, _ = (end + 1 for end in zero.endPtsOfContours)
    outside, left, right = points[:end_outside], points[end_outside:end_left], points[end_left:]
    middle = outside[0][0][0]
    lower_left = [*left[7:], left[0]]  # from the leftmost point to the lowest
    upper_right = right[4:10]  # from the rightmost point to the highest
    lower, upper = completed(lower_left, middle), completed(upper_right, middle)
    plain = [*outside, *lower, *upper]
    zero.coordinates = GlyphCoordinates([place for place, _ in plain])
    zero.flags = bytearray(flag for _, flag in plain)
    zero.endPtsOfContours = [end_outside - 1, len(plain) - 1]
    zero.numberOfContours = 2


def completed(curve: Points, middle: int) -> Points:
    """A curve to the middle and its mirror image, without the last point, where the next begins."""
    mirrored = [((2 * middle - x, y), flag) for (x, y), flag in reversed(curve)]
    return curve + mirrored[1:-1]


if __name__ == "__main__":
    main()
