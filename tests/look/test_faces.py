"""The faces: sharp, centred, kept, and never empty."""

import math

import pytest
from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFontDatabase, QFontInfo, QImage, QPainter
from PySide6.QtWidgets import QApplication

from formula_desktop.look import theme
from formula_desktop.look.faces import (
    CORNER,
    MOST_KEPT,
    Face,
    FaceKind,
    Faces,
    paint_focus_ring,
    paint_place,
)
from formula_desktop.look.icon import app_icon, icon_pixmap
from formula_desktop.look.shapes import sign_path, star_path, text_path
from formula_desktop.look.theme import DARK, LIGHT, THEMES, Size, Theme
from tests.helpers.places import ROOT

FONTS = ROOT / "resources" / "fonts"
DIGITS = "0123456789"
SIGNS = "+−×÷·:="


@pytest.fixture(autouse=True, scope="module")
def fonts(qapp: QApplication) -> None:
    for file in FONTS.glob("*.ttf"):
        QFontDatabase.addApplicationFont(str(file))


def all_faces() -> list[Face]:
    """One of each face that the games show."""
    cards = [Face(FaceKind.DIGIT, digit, new=new) for digit in DIGITS for new in (False, True)]
    cards += [Face(FaceKind.JOKER, digit) for digit in ("", *DIGITS)]
    cards += [Face(FaceKind.SYMBOL, sign, size=theme.SYMBOL) for sign in SIGNS]
    cards += [Face(FaceKind.SYMBOL, sign, size=theme.COLUMN_SYMBOL, chosen=True) for sign in SIGNS]
    cards += [Face(FaceKind.BACK, size=s) for s in (theme.SMALL_BACK, theme.STOCK_CARD)]
    tiles = [Face(FaceKind.DIGIT, digit, size=theme.TILE, new=True) for digit in DIGITS]
    tiles += [Face(FaceKind.JOKER, digit, size=theme.TILE) for digit in ("", "8")]
    tiles += [Face(FaceKind.SYMBOL, sign, size=theme.TILE) for sign in SIGNS]
    return cards + tiles + [Face(FaceKind.DIGIT, "7", lifted=True)]


def inside(faces: Faces, face: Face) -> QImage:
    """The picture of a face without the margin."""
    image = faces.pixmap(face).toImage()
    image.setDevicePixelRatio(1)
    margin = round(face.margin * faces.scale)
    return image.copy(
        QRect(
            margin,
            margin,
            round(face.size.width * faces.scale),
            round(face.size.height * faces.scale),
        )
    )


def ink_bounds(image: QImage, ink: QColor, below: int = 0) -> QRectF:
    """The bounds, in pixels, of what is nearly of a colour in the rows from `below` on."""
    near = [
        (x, y)
        for y in range(below, image.height())
        for x in range(image.width())
        if _distance(image.pixelColor(x, y), ink) < 100
    ]
    assert near, "nothing was drawn"
    left, right = min(x for x, _ in near), max(x for x, _ in near) + 1
    top, bottom = min(y for _, y in near), max(y for _, y in near) + 1
    return QRectF(left, top, right - left, bottom - top)


def _distance(one: QColor, other: QColor) -> int:
    return (
        abs(one.red() - other.red())
        + abs(one.green() - other.green())
        + abs(one.blue() - other.blue())
        + abs(one.alpha() - other.alpha())
    )


def test_the_fonts_are_those_of_the_project() -> None:
    for text in (theme.CARD_DIGIT, theme.STATUS, theme.BODY):
        info = QFontInfo(LIGHT.font(text))
        assert info.family() == theme.FONT_FAMILY
        assert info.weight() == text.weight


@pytest.mark.parametrize("look", THEMES, ids=lambda look: look.name)
@pytest.mark.parametrize("projector", [False, True])
def test_every_face_shows_something(look: Theme, projector: bool) -> None:
    faces = Faces(look, 1.0, projector=projector)
    for face in all_faces():
        image = inside(faces, face)
        colours = {image.pixel(x, image.height() // 2) for x in range(image.width())}
        colours |= {image.pixel(image.width() // 2, y) for y in range(image.height())}
        assert len(colours) > 3, face
        outside = faces.pixmap(face).toImage()
        assert outside.pixelColor(0, 0).alpha() == 0, f"{face} is cut off at its margin"


def test_faces_differ() -> None:
    faces = Faces(LIGHT, 1.0)
    shown = all_faces()
    images = [faces.pixmap(face).toImage() for face in shown]
    for number, image in enumerate(images):
        assert image not in images[:number], shown[number]


@pytest.mark.parametrize("scale", [0.8, 1.0, 1.35, 2.0, 2.7])
def test_pixmaps_have_the_pixels_of_their_screen(scale: float) -> None:
    faces = Faces(LIGHT, scale)
    for face in (Face(FaceKind.DIGIT, "8"), Face(FaceKind.DIGIT, "8", lifted=True)):
        pixmap = faces.pixmap(face)
        wide, high = theme.CARD.width + 2 * face.margin, theme.CARD.height + 2 * face.margin
        pixels = scale * (theme.LIFT_SCALE if face.lifted else 1)
        assert pixmap.width() == math.ceil(wide * pixels)
        assert pixmap.height() == math.ceil(high * pixels)
        assert pixmap.deviceIndependentSize().width() == pytest.approx(wide, abs=1 / scale)


def test_pixmaps_are_kept() -> None:
    faces = Faces(LIGHT, 1.0)
    face = Face(FaceKind.DIGIT, "8")
    first = faces.pixmap(face)
    assert faces.pixmap(Face(FaceKind.DIGIT, "8")) is first
    assert not faces.change(scale=1.0, theme=LIGHT)
    assert faces.pixmap(face) is first
    assert faces.change(scale=2.0)
    assert faces.pixmap(face).width() == 2 * first.width()
    assert faces.change(theme=DARK)
    assert faces.change(joker_word="JOLLY")
    assert faces.change(projector=True)
    assert faces.theme is DARK


@pytest.mark.parametrize("digit", DIGITS)
@pytest.mark.parametrize("size", [theme.CARD, theme.TILE], ids=["card", "tile"])
def test_digits_are_centred(digit: str, size: Size) -> None:
    scale = 3.0
    faces = Faces(LIGHT, scale)
    image = inside(faces, Face(FaceKind.DIGIT, digit, size=size))
    below = round(30 * scale) if size is theme.CARD else 0  # leave out the corner's digit
    ink = ink_bounds(image, LIGHT.card_ink, below)
    assert ink.center().x() == pytest.approx(image.width() / 2, abs=image.width() * 0.02)
    assert ink.center().y() == pytest.approx(image.height() / 2, abs=image.height() * 0.02)


@pytest.mark.parametrize("width", range(30, 96, 2))
def test_a_corner_keeps_apart_from_the_digit(width: int) -> None:
    faces = Faces(LIGHT, 1.0)
    size = Size(float(width), width * theme.CARD.height / theme.CARD.width)
    for digit in DIGITS:
        face = Face(FaceKind.DIGIT, digit, size)
        large = text_path(digit, faces._digit_em(face), 700, face.rect.center()).boundingRect()
        small = text_path(digit, *theme.CARD_CORNER[:2], CORNER).boundingRect()
        assert not faces._has_corner(face) or not small.intersects(large)


@pytest.mark.parametrize("sign", SIGNS)
def test_signs_are_centred_and_sturdy(sign: str) -> None:
    bounds = sign_path(sign, QPointF(50, 60), 40).boundingRect()
    assert bounds.center().x() == pytest.approx(50, abs=0.1)
    assert bounds.center().y() == pytest.approx(60, abs=0.1)
    assert max(bounds.width(), bounds.height()) <= 44
    assert min(bounds.width(), bounds.height()) >= 10


def test_signs_of_the_keyboard_are_understood() -> None:
    for typed, shown in zip("-*/", "−×÷", strict=True):
        assert sign_path(typed, QPointF(), 40) == sign_path(shown, QPointF(), 40)
    with pytest.raises(ValueError, match="no such sign"):
        sign_path("?", QPointF(), 40)


def test_plus_has_no_hole_where_its_strokes_cross() -> None:
    for sign in "+×":
        assert sign_path(sign, QPointF(), 40).contains(QPointF(0, 0))


def test_projector_digits_are_a_twelfth_of_the_window() -> None:
    scale = 2.0
    faces = Faces(LIGHT, scale, projector=True)
    for digit in DIGITS:
        image = inside(faces, Face(FaceKind.DIGIT, digit))
        ink = ink_bounds(image, LIGHT.card_ink)
        assert ink.height() / scale >= theme.TABLE.height / 12
        assert ink.width() < image.width() * 0.8


def test_text_is_made_to_fit() -> None:
    path = text_path("A very long word", 20, 700, QPointF(10, 10), widest=60)
    assert path.boundingRect().width() == pytest.approx(60, abs=0.5)
    assert path.boundingRect().center().x() == pytest.approx(10, abs=0.1)
    assert text_path("", 20, 700, QPointF()).isEmpty()


def test_star_points_upwards() -> None:
    star = star_path(QPointF(0, 0), 10)
    assert star.boundingRect().top() == pytest.approx(-10)
    assert star.contains(QPointF(0, 0))


def test_faces_rings_and_places_are_painted_in_units(qapp: QApplication) -> None:
    image = QImage(300, 400, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    faces = Faces(LIGHT, 2.0)
    painter = QPainter(image)
    painter.scale(2, 2)
    faces.paint(painter, Face(FaceKind.DIGIT, "8"), QPointF(20, 30))
    assert image.pixelColor(50, 80) == LIGHT.card
    paint_focus_ring(painter, QRectF(20, 30, 92, 128), LIGHT)
    assert image.pixelColor(132, 52) == LIGHT.accent
    painter.end()


@pytest.mark.parametrize("hot", [False, True])
def test_a_place_lights_up(hot: bool) -> None:
    image = QImage(100, 100, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(LIGHT.table_deep)
    painter = QPainter(image)
    paint_place(painter, QRectF(10, 10, 80, 80), LIGHT, hot=hot)
    painter.end()
    fill = LIGHT.place_fill_hot if hot else LIGHT.place_fill
    assert image.pixelColor(50, 50) != LIGHT.table_deep
    expected = LIGHT.table_deep.green() + fill.alphaF() * (fill.green() - LIGHT.table_deep.green())
    assert image.pixelColor(50, 50).green() == pytest.approx(expected, abs=2)


def test_the_icon_has_all_sizes(qapp: QApplication) -> None:
    sizes = {size.width() for size in app_icon().availableSizes()}
    assert {16, 32, 48, 256} <= sizes
    for pixels in sizes:
        image = icon_pixmap(pixels).toImage()
        assert image.width() == pixels
        assert image.pixelColor(pixels // 2, pixels - 2).alpha() > 0


def test_the_smallest_icon_is_drawn_on_its_pixels(qapp: QApplication) -> None:
    """Its plus is of two colours only: nothing of it lies between two pixels."""
    image = icon_pixmap(16).toImage()
    plus = {image.pixelColor(x, y).name() for x in range(8, 14) for y in range(7, 13)}
    assert plus == {LIGHT.symbol.name(), LIGHT.symbol_ink.name()}


def test_faces_are_kept_up_to_a_limit_and_the_oldest_go_first(qapp: QApplication) -> None:
    faces = Faces(LIGHT, 0.1)  # small pixmaps: it is units that count
    wide = [Face(FaceKind.BACK, size=Size(500 + each, 484)) for each in range(12)]
    first, *others = (faces.pixmap(face).cacheKey() for face in wide[:3])
    # a quarter of a million square units each: there is room for five of them
    for face in wide[3:]:
        assert faces.pixmap(wide[0]).cacheKey() == first  # asked for all the time
        faces.pixmap(face)
    assert faces.pixmap(wide[-1]).cacheKey() == faces.pixmap(wide[-1]).cacheKey()
    assert faces.pixmap(wide[1]).cacheKey() not in others
    assert 0 < len(faces._made) <= MOST_KEPT // (500 * 500)
    assert 0 < len(faces._shadows) <= MOST_KEPT // (500 * 500)
