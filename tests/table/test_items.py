from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from formula_desktop.look.faces import Face, FaceKind, Faces
from formula_desktop.look.theme import LIFT_SCALE, LIGHT
from formula_desktop.table.items import CardItem, glide, halves

EIGHT = Face(FaceKind.DIGIT, "8")


def test_a_card_that_another_animation_takes_along_can_still_be_stopped(qtbot: QtBot) -> None:
    card = CardItem(Faces(LIGHT, 1.0), EIGHT)
    card.home = QPointF(100, 0)
    card.go_home(50)
    other = glide(card, QPointF(0, 100), 20)
    with qtbot.waitSignal(other.finished):
        other.start()  # Qt ends the first one here, as soon as the second has begun
    qtbot.wait(20)
    card.stop()
    card.go_home(0)
    assert card.pos() == QPointF(100, 0)


def painted(faces: Faces, face: Face, scale: float, at: QPointF) -> QImage:
    """A face on white as a view of this scale paints it."""
    image = QImage(300, 400, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.scale(scale, scale)
    faces.paint(painter, face, at)
    painter.end()
    return image


def test_faces_are_copied_pixel_by_pixel_wherever_they_lie(qtbot: QtBot) -> None:
    faces = Faces(LIGHT, 1.45)
    lifted = Face(FaceKind.DIGIT, "8", lifted=True)
    for face, scale in ((EIGHT, 1.45), (lifted, 1.45 * LIFT_SCALE)):
        pixmap = faces.pixmap(face)
        own = QImage(pixmap.size(), QImage.Format.Format_RGB32)
        own.fill(Qt.GlobalColor.white)
        raw = pixmap.toImage()
        raw.setDevicePixelRatio(1)
        painter = QPainter(own)
        painter.drawImage(0, 0, raw)
        painter.end()
        at = QPointF(face.margin + 20.3, face.margin + 11.8)
        left, top = round(20.3 * scale), round(11.8 * scale)
        shown = painted(faces, face, scale, at).copy(left, top, own.width(), own.height())
        assert shown == own


def test_a_text_breaks_beside_a_sum_and_not_in_it() -> None:
    assert halves("A good sum is 14 + 2 × 5 = 24.") == ("A good sum is", "14 + 2 × 5 = 24.")
    assert halves("14 + 2 × 5 = 24") == ("14 + 2 × 5 = 24", "")
