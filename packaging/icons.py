"""Draws the icons of the packages from the program's own drawing: icons.py FOLDER

Two pictures, the program's and that of a .formula file, each as .ico (Windows), .icns (macOS) and
as PNG files by size (Linux). Nothing else draws them, so they cannot differ from the window's.
"""

from __future__ import annotations

import os
import struct
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QBuffer, QPointF, QRectF, Qt  # noqa: E402 - needs the path above
from PySide6.QtGui import (  # noqa: E402
    QGuiApplication,
    QImage,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QPolygonF,
)

from formula_desktop.scene.icon import icon_pixmap  # noqa: E402
from formula_desktop.scene.theme import LIGHT  # noqa: E402

PROGRAM: Final = "formula-desktop"
GAME: Final = "formula-game"

ICO_SIZES: Final = (16, 20, 24, 32, 40, 48, 64, 96, 128, 256)
PNG_SIZES: Final = (16, 22, 24, 32, 48, 64, 128, 256, 512)
ICNS_SIZES: Final[Mapping[bytes, int]] = {
    b"icp4": 16,
    b"icp5": 32,
    b"ic11": 32,  # 16 points, twice as dense; so are those below that repeat a size
    b"ic12": 64,
    b"ic07": 128,
    b"ic08": 256,
    b"ic13": 256,
    b"ic09": 512,
    b"ic14": 512,
    b"ic10": 1024,
}
_MAC_MARGIN: Final = 100 / 1024
"""Around the icon of a program, as Apple's template for icons has it."""

_WIZARD: Final = (328, 628)  # twice 164 × 314 units, for dense screens

_FROM_PNG: Final = 256
"""Pixels a side from which an .ico holds a PNG; smaller ones are bitmaps, as Windows has them."""


def draw_program(pixels: int) -> QImage:
    """The program's icon, as windows have it."""
    return icon_pixmap(pixels).toImage()


def draw_program_for_mac(pixels: int) -> QImage:
    """The same with the margin that icons in the Dock have."""
    margin = round(pixels * _MAC_MARGIN)
    return _paint(
        pixels, lambda painter: painter.drawPixmap(margin, margin, icon_pixmap(pixels - 2 * margin))
    )


def draw_game(pixels: int) -> QImage:
    """The icon of a file: a sheet of paper, a corner folded, with the program's icon on it."""
    return _paint(pixels, lambda painter: _paint_sheet(painter, pixels))


def draw_wizard() -> QImage:
    """What stands beside the first and the last page of the installer for Windows."""
    width, height = _WIZARD
    pixmap = QPixmap(width, height)
    pixmap.fill(LIGHT.table_deep)
    painter = QPainter(pixmap)
    side = width * 5 // 8
    painter.drawPixmap((width - side) // 2, (width - side) // 2, icon_pixmap(side))
    painter.end()
    return pixmap.toImage().convertToFormat(QImage.Format.Format_RGB888)


def _paint(pixels: int, drawing: Callable[[QPainter], None]) -> QImage:
    pixmap = QPixmap(pixels, pixels)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    drawing(painter)
    painter.end()
    return pixmap.toImage()


def _paint_sheet(painter: QPainter, pixels: int) -> None:
    unit = pixels / 16
    line = max(1.0, unit / 3)
    edge = line / 2  # so that a thin line lies on the pixels
    left, right = 2 * unit + edge, 14 * unit - edge
    top, bottom, fold = edge, pixels - edge, 4 * unit
    sheet = QPainterPath(QPointF(left, top))
    for x, y in ((right - fold, top), (right, top + fold), (right, bottom), (left, bottom)):
        sheet.lineTo(x, y)
    sheet.closeSubpath()
    painter.setPen(QPen(LIGHT.ink, line, j=Qt.PenJoinStyle.RoundJoin))
    painter.setBrush(LIGHT.paper)
    painter.drawPath(sheet)
    painter.setBrush(LIGHT.line)
    corner = (QPointF(right - fold, top), QPointF(right - fold, top + fold))
    painter.drawPolygon(QPolygonF([*corner, QPointF(right, top + fold)]))
    side = round(8 * unit)
    below = QRectF((pixels - side) / 2, pixels - 2 * unit - side, side, side)
    painter.drawPixmap(round(below.x()), round(below.y()), icon_pixmap(side))


# The files


def encoded(image: QImage, kind: str = "PNG") -> bytes:
    """The picture as a file of this kind."""
    buffer = QBuffer()
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    if not image.save(buffer, kind):  # type: ignore[call-overload] # it takes a device too
        raise RuntimeError(f"Qt cannot write {kind} files here")
    return bytes(buffer.data().data())


def ico(images: list[QImage]) -> bytes:
    """An icon for Windows with these pictures, all square (Microsoft, "Icons", ICONDIR)."""
    parts = [encoded(each) if each.width() >= _FROM_PNG else _bitmap(each) for each in images]
    at = 6 + 16 * len(parts)
    head = struct.pack("<HHH", 0, 1, len(parts))
    for image, part in zip(images, parts, strict=True):
        side = image.width() % 256  # 256 is written as 0
        head += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(part), at)
        at += len(part)
    return head + b"".join(parts)


def _bitmap(image: QImage) -> bytes:
    """A picture as .ico has it: colours from the bottom row up, then one bit for each hole."""
    side = image.width()
    image = image.convertToFormat(QImage.Format.Format_ARGB32).flipped(Qt.Orientation.Vertical)
    colours = bytes(image.constBits())
    holes = b"".join(_holes(colours[at : at + 4 * side]) for at in range(0, len(colours), 4 * side))
    size = len(colours) + len(holes)
    return (
        struct.pack("<IiiHHIIiiII", 40, side, 2 * side, 1, 32, 0, size, 0, 0, 0, 0)
        + colours
        + holes
    )


def _holes(row: bytes) -> bytes:
    bits = "".join("0" if alpha else "1" for alpha in row[3::4])
    bits += "0" * (-len(bits) % 32)
    return int(bits, 2).to_bytes(len(bits) // 8, "big")


def icns(draw: Callable[[int], QImage]) -> bytes:
    """An icon for macOS: each part is its kind, its length and a PNG."""
    parts = b""
    for kind, pixels in ICNS_SIZES.items():
        picture = encoded(draw(pixels))
        parts += kind + struct.pack(">I", 8 + len(picture)) + picture
    return b"icns" + struct.pack(">I", 8 + len(parts)) + parts


def write(folder: Path) -> None:
    """All icons, into this folder; a QGuiApplication has to be there."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{PROGRAM}-wizard.bmp").write_bytes(encoded(draw_wizard(), "BMP"))
    for name, draw, for_mac in (
        (PROGRAM, draw_program, draw_program_for_mac),
        (GAME, draw_game, draw_game),
    ):
        (folder / f"{name}.ico").write_bytes(ico([draw(each) for each in ICO_SIZES]))
        (folder / f"{name}.icns").write_bytes(icns(for_mac))
        for pixels in PNG_SIZES:
            (folder / f"{name}-{pixels}.png").write_bytes(encoded(draw(pixels)))


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("Where to? icons.py FOLDER")
    app = QGuiApplication(sys.argv[:1])
    write(Path(sys.argv[1]))
