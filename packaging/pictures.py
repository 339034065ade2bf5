"""The icons of the program and its files, in all sizes and formats, from its own drawing.

    python packaging/pictures.py FOLDER

For Linux it makes PNG files in the folders of an icon theme, `icons/hicolor/…`; for Windows .ico,
for macOS .icns, each as `formula-desktop` (the program) and `formula-game` (a file); and the
picture beside the text of the Windows installer.
"""

from __future__ import annotations

import os
import struct
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

os.environ["QT_QPA_PLATFORM"] = "offscreen"
sys.path.insert(0, str(Path(__file__).parent.parent))

from PySide6.QtCore import QBuffer, QIODevice, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QPainter, QPainterPath, QPixmap

from formula_desktop.look.icon import icon_pixmap
from formula_desktop.look.theme import LIGHT

PROGRAM: Final = "formula-desktop"
GAME: Final = "formula-game"
MIME_ICON: Final = "application-x-formula-desktop"

LINUX_SIZES: Final = (16, 22, 24, 32, 48, 64, 128, 256, 512)
WINDOWS_SIZES: Final = (16, 20, 24, 32, 40, 48, 64, 128, 256)
MAC_SIZES: Final = {
    16: [b"icp4"],
    32: [b"icp5", b"ic11"],  # once as 32, once as 16 points on a dense screen
    64: [b"ic12"],
    128: [b"ic07"],
    256: [b"ic08", b"ic13"],
    512: [b"ic09", b"ic14"],
    1024: [b"ic10"],
}

MAC_MARGIN: Final = 100 / 1024
"""The margin around a program's icon in the Dock (Apple's icon template)."""

INSTALLER: Final = 328, 628
"""The size of the picture beside the installer's text, at twice the needed density."""

Drawn = Callable[[int], QPixmap]


def main() -> None:
    app = QGuiApplication([PROGRAM])
    folder = Path(sys.argv[1])
    write(folder / f"{PROGRAM}.ico", ico(icon_pixmap))
    write(folder / f"{PROGRAM}.icns", icns(dock_pixmap))
    write(folder / f"{GAME}.ico", ico(game_pixmap))
    write(folder / f"{GAME}.icns", icns(game_pixmap))
    write(folder / f"{PROGRAM}-installer.bmp", encoded(installer_pixmap(), "BMP"))
    for size in LINUX_SIZES:
        theme = folder / "icons" / "hicolor" / f"{size}x{size}"
        write(theme / "apps" / f"{PROGRAM}.png", encoded(icon_pixmap(size)))
        write(theme / "mimetypes" / f"{MIME_ICON}.png", encoded(game_pixmap(size)))
    del app


def write(path: Path, data: bytes) -> None:
    """Write a file, with the folders above it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)


def game_pixmap(pixels: int) -> QPixmap:
    """The icon of a game file: a sheet with a folded corner and the program's icon on it."""
    pixmap = QPixmap(pixels, pixels)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    unit = pixels / 32
    sheet, corner = QRectF(5 * unit, 1 * unit, 22 * unit, 30 * unit), 7 * unit
    outline = QPainterPath(sheet.topLeft())
    for point in (
        sheet.topRight() - QPointF(corner, 0),
        sheet.topRight() + QPointF(0, corner),
        sheet.bottomRight(),
        sheet.bottomLeft(),
    ):
        outline.lineTo(point)
    outline.closeSubpath()
    fold = QPainterPath(sheet.topRight() - QPointF(corner, 0))
    fold.lineTo(sheet.topRight() + QPointF(-corner, corner))
    fold.lineTo(sheet.topRight() + QPointF(0, corner))
    fold.closeSubpath()
    painter.fillPath(outline, QColor("#fdfdfb"))
    painter.fillPath(fold, QColor("#cfcdc4"))
    painter.setPen(QColor("#8a887f"))
    painter.drawPath(outline)
    side = round(16 * unit)
    painter.drawPixmap(round(8 * unit), round(11 * unit), icon_pixmap(side))
    painter.end()
    return pixmap


def dock_pixmap(pixels: int) -> QPixmap:
    """The program's icon with the margin that icons have on macOS."""
    margin = round(pixels * MAC_MARGIN)
    pixmap = QPixmap(pixels, pixels)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.drawPixmap(margin, margin, icon_pixmap(pixels - 2 * margin))
    painter.end()
    return pixmap


def installer_pixmap() -> QPixmap:
    """The program's icon on the colour of the table."""
    width, height = INSTALLER
    side = width * 5 // 8
    pixmap = QPixmap(width, height)
    pixmap.fill(LIGHT.table_deep)
    painter = QPainter(pixmap)
    painter.drawPixmap((width - side) // 2, (width - side) // 2, icon_pixmap(side))
    painter.end()
    return pixmap


def encoded(pixmap: QPixmap, kind: str = "PNG") -> bytes:
    """A picture as the bytes of a file of this kind."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    pixmap.save(buffer, kind)
    return bytes(buffer.data().data())


def ico(drawn: Drawn) -> bytes:
    """An .ico file: a directory, then a PNG for each size."""
    pictures = [(size, encoded(drawn(size))) for size in WINDOWS_SIZES]
    at = 6 + 16 * len(pictures)
    directory = struct.pack("<HHH", 0, 1, len(pictures))
    for size, data in pictures:
        side = size % 256  # 256 is written 0
        directory += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(data), at)
        at += len(data)
    return directory + b"".join(data for _, data in pictures)


def icns(drawn: Drawn) -> bytes:
    """An .icns file: a PNG for each size, under the names that macOS has for them."""
    parts = b""
    for size, names in MAC_SIZES.items():
        data = encoded(drawn(size))
        for name in names:
            parts += name + struct.pack(">I", len(data) + 8) + data
    return b"icns" + struct.pack(">I", len(parts) + 8) + parts


if __name__ == "__main__":
    main()
