"""Every colour, size, duration and layer of the program; no other module names one.

Sizes are in *units*: the table is designed for an area of 1280 × 800 units and scaled to the window
as a whole. Durations are in milliseconds.
"""

from __future__ import annotations

from enum import IntEnum
from functools import cache
from typing import Final, NamedTuple

from PySide6 import QtCore
from PySide6.QtGui import QColor, QFont, QGuiApplication

TRANSPARENT: Final = QColor(0, 0, 0, 0)
FONT_FAMILY: Final = "Formula Desktop Sans"


class Size(NamedTuple):
    """A width and a height, in units."""

    width: float
    height: float


class TextSize(NamedTuple):
    """The height of a line's em square in units, and the font's weight (400 to 800)."""

    size: int
    weight: int


# --- Sizes, in units ---------------------------------------------------------------------------

TABLE: Final = Size(1280, 800)
HEADER_HEIGHT: Final = 56
TRAY_HEIGHT: Final = 240

CARD: Final = Size(92, 128)
CARD_OVERLAP: Final = 10  # neighbours in one number overlap by this width
SYMBOL: Final = Size(72, 100)
COLUMN_SYMBOL: Final = Size(58, 70)
SMALL_BACK: Final = Size(30, 42)
SMALL_BACK_STEP: Final = 24  # from one small back to the next in a fan
STOCK_CARD: Final = Size(84, 116)
TILE: Final = Size(48, 48)

CARD_RADIUS: Final = 10.0
BACK_RADIUS: Final = 6.0
TILE_RADIUS: Final = 7.0
SEAT_RADIUS: Final = 14.0
AREA_RADIUS: Final = 22.0
BUTTON_RADIUS: Final = 10.0

THIN_LINE: Final = 1.5
CHOSEN_LINE: Final = 3.0
NEW_LINE: Final = 4.0
NEW_TILE_LINE: Final = 3.0
FOCUS_LINE: Final = 4.0
FOCUS_GAP: Final = 4.0  # between a card and the centre line of its focus ring
PLACE_LINE: Final = 3.0

# Room around a face in its pixmap, for its shadow.
REST_MARGIN: Final = 8.0
LIFT_MARGIN: Final = 26.0

RING_ROOM: Final = 8  # pixels around a control for its focus ring
LINK_PADDING: Final = 4  # pixels between the text of a link and its sides
FINGER: Final = 44  # pixels, whatever the unit: fingers do not shrink with the window
TABLE_CONTROL: Final = 32  # pixels: the minimum for controls of a table
CONTROL_HEIGHT: Final = 32
MAIN_CONTROL_HEIGHT: Final = 44
PLAY_BUTTON: Final = Size(180, 56)
SIDE_BUTTON: Final = Size(184, 48)

# --- Text --------------------------------------------------------------------------------------

TITLE: Final = TextSize(22, 700)
LINE: Final = TextSize(24, 700)
LESSON: Final = TextSize(22, 600)
SCORE: Final = TextSize(38, 700)
HEADING: Final = TextSize(20, 700)
PUPIL: Final = TextSize(30, 800)
NAME: Final = TextSize(19, 700)
BUTTON: Final = TextSize(18, 700)
STATUS: Final = TextSize(17, 600)
BODY: Final = TextSize(16, 400)
SMALL: Final = TextSize(16, 600)
SMALLEST: Final = TextSize(15, 600)
CARD_DIGIT: Final = TextSize(64, 700)
CARD_CORNER: Final = TextSize(17, 600)
CARD_WORD: Final = TextSize(14, 700)

# Projector size: a digit's ink is two thirds of its em square, and a card's digit must be at
# least 1/12 of the window's 800 units high, all other text 1/40.
PROJECTOR_DIGIT: Final = TextSize(102, 700)
PROJECTOR_TEXT: Final = 21
_PROJECTOR_GROWS: Final = 1.12  # for text that is already large
TILE_DIGIT_SHARE: Final = 0.71  # em square of a tile's digit, relative to the tile's height

# --- Durations, in milliseconds, and movement --------------------------------------------------

GLIDE_MS: Final = 150
SEAT_TO_TABLE_MS: Final = 450  # the movement of a computer's card must be noticeable
READING_MS: Final = 1100  # how long another player's play stays marked
NOTICE_MS: Final = 3500  # the minimum, plus the time for each letter
NOTICE_LETTER_MS: Final = 50
LIFT_SCALE: Final = 1.04
RESIZE_REST_MS: Final = 100  # after the last resize, before faces are redrawn


class Layer(IntEnum):
    """The z values of items on the table, from bottom to top."""

    FELT = 0
    AREA = 10
    STALK = 15
    TEXT = 20
    CARD = 30
    NEW_CARD = 40
    PLACE = 50
    FOCUS = 60
    TRAVELLING = 80
    LIFTED = 90
    RING = 100
    COVER = 110


# --- Colours -----------------------------------------------------------------------------------


_NAMES: Final = ("light", "dark", "high-contrast")


class Colour:
    """A colour in the light, the dark and the high-contrast theme, as #rrggbb or #aarrggbb.

    The QColor is made on first use: making all of them at once would add 2 ms to every start.
    """

    def __init__(self, *written: str) -> None:
        self.written = written

    def __set_name__(self, owner: type, name: str) -> None:
        self._name = name

    def __get__(self, theme: Theme, owner: type) -> QColor:
        made = vars(theme)[self._name] = QColor(self.written[_NAMES.index(theme.name)])
        return made


class Theme:
    """Colours, named after their purpose, and sizes; `on_…` is the colour of text on a background.

    There is one object for each name and size.
    """

    # Panels, dialogs and the header.
    ink = Colour("#16232E", "#ECEFF0", "#FFFFFF")
    ink_soft = Colour("#5B6770", "#A9B4BB", "#FFFFFF")
    paper = Colour("#FBF9F4", "#1E262B", "#000000")
    field = Colour("#FFFFFF", "#151B1F", "#000000")
    line = Colour("#D9D3C5", "#38434A", "#FFFFFF")
    control_line = Colour("#857F70", "#84909A", "#FFFFFF")
    marked = Colour("#17535A", "#2A7A82", "#FFE100")
    on_marked = Colour("#FFFFFF", "#FFFFFF", "#000000")
    danger = Colour("#A3261B", "#FF9B91", "#FFB3AB")
    paper_off = Colour("#EBE7DC", "#2A3338", "#000000")
    on_paper_off = Colour("#736F66", "#8B969D", "#A8A8A8")
    off_line = Colour("#D9D3C5", "#38434A", "#A8A8A8")
    # The felt.
    table = Colour("#17535A", "#123A40", "#000000")
    table_deep = Colour("#10424A", "#0C2B30", "#000000")
    tray = Colour("#0C353C", "#081F23", "#000000")
    area_line = Colour("#10424A", "#0C2B30", "#FFFFFF")
    on_table = Colour("#FFFFFF", "#F2F6F6", "#FFFFFF")
    on_table_soft = Colour("#CFE6E6", "#B4CFCF", "#FFFFFF")
    on_table_good = Colour("#A9EFC6", "#9BE6BA", "#7CFFB0")
    on_table_wrong = Colour("#FFC9BF", "#FFC0B5", "#FFB3AB")
    table_off = Colour("#1D4950", "#17363B", "#000000")
    on_table_off = Colour("#93B3B6", "#839FA2", "#A8A8A8")
    table_off_line = Colour("#2B5A61", "#264A50", "#A8A8A8")
    button_line = Colour("#D9D3C5", "#7A8790", "#FFFFFF")
    # Cards and tiles.
    card = Colour("#FFFFFF", "#E8E3D8", "#FFFFFF")
    card_line = Colour("#D9D3C5", "#B5AD9C", "#000000")
    card_ink = Colour("#16232E", "#16232E", "#000000")
    card_ink_soft = Colour("#5B6770", "#4F5A63", "#000000")
    card_back = Colour("#0B2F36", "#0A2126", "#000000")
    card_back_line = Colour("#EAF4F4", "#A9C4C6", "#FFFFFF")
    card_back_sign = Colour("#FFCF33", "#F0C030", "#FFE100")
    symbol = Colour("#FFCF33", "#F0C030", "#FFE100")
    symbol_line = Colour("#C99A00", "#B08600", "#000000")
    symbol_ink = Colour("#16232E", "#16232E", "#000000")
    joker = Colour("#7A3FB0", "#6C32A2", "#5A1A94")
    shadow = Colour("#38000000", "#59000000", "#00000000")
    # The board of Digifeud.
    square = Colour("#F3EFE6", "#24424A", "#2B2B2B")
    blue_square = Colour("#BBD4F7", "#1F4378", "#0B3A8C")
    blue_sign = Colour("#1B4C96", "#CFE1FC", "#FFFFFF")
    red_square = Colour("#F6C3BD", "#6E2A24", "#8A120A")
    red_sign = Colour("#8E1F17", "#FDD6D1", "#FFFFFF")
    # Highlights.
    accent = Colour("#FF8A00", "#FF9A26", "#FF9A26")
    accent_edge = Colour("#16232E", "#0B1115", "#000000")
    on_accent = Colour("#1B1200", "#1B1200", "#000000")
    go = Colour("#1E7F4F", "#1E7F4F", "#2EE57F")
    go_hover = Colour("#1A7246", "#238657", "#6BF0A5")
    go_pressed = Colour("#15603B", "#176A41", "#1FC268")
    on_go = Colour("#FFFFFF", "#FFFFFF", "#000000")
    place_line = Colour("#FFE9A3", "#FFE08A", "#FFE100")
    place_fill = Colour("#2EFFE9A3", "#2EFFE08A", "#40FFE100")
    place_fill_hot = Colour("#73FFE9A3", "#73FFE08A", "#99FFE100")
    # Portraits: the backgrounds that people choose from, and the colours drawn on them.
    seat_red = Colour("#F0736A", "#E0675E", "#FF6B61")
    seat_orange = Colour("#F59A3C", "#E58E36", "#FF9A26")
    seat_yellow = Colour("#FFD34D", "#EFC548", "#FFE100")
    seat_green = Colour("#7DC66B", "#74B864", "#6BF06B")
    seat_teal = Colour("#45BDB4", "#42AFA7", "#2EE5D6")
    seat_blue = Colour("#6FA8F2", "#6A9DE0", "#7DB4FF")
    seat_purple = Colour("#B891EA", "#AB88D8", "#D0A6FF")
    seat_grey = Colour("#B3BDC4", "#A6B0B7", "#C4C4C4")
    portrait = Colour("#FFFFFF", "#F4F1EA", "#FFFFFF")
    portrait_ink = Colour("#16232E", "#0B1115", "#000000")
    portrait_edge = Colour("#16232E", "#F4F1EA", "#FFFFFF")
    # The players' lines in a chart, by seat.
    course_1 = Colour("#17535A", "#5FC4CE", "#FFFFFF")
    course_2 = Colour("#B8430F", "#FF9A6B", "#FFE100")
    course_3 = Colour("#1F56B8", "#8FB8FF", "#7DB4FF")
    course_4 = Colour("#7A3FB0", "#C9A2F2", "#D0A6FF")
    course_5 = Colour("#6E5A00", "#E5C04A", "#6BF06B")

    def __init__(self, name: str, is_projector: bool, is_for_fingers: bool) -> None:
        """With `is_projector`, texts are readable from afar; with `is_for_fingers`, controls are
        large enough for touch."""
        self.name = name
        self.is_dark = name != "light"
        self.is_projector = is_projector
        self.is_for_fingers = is_for_fingers

    def sized(self, *, is_projector: bool, is_for_fingers: bool = False) -> Theme:
        """The same colours in another size."""
        return _theme(self.name, is_projector, is_for_fingers)

    def written(self) -> dict[str, str]:
        """Each colour by name in style sheet notation: `#rrggbb` or `#aarrggbb`."""
        column = _NAMES.index(self.name)
        return {name: colour.written[column] for name, colour in COLOURS.items()}

    def size_of(self, text: TextSize) -> int:
        """The em square of a text, in units."""
        if not self.is_projector:
            return text.size
        return max(PROJECTOR_TEXT, round(text.size * _PROJECTOR_GROWS))

    def font(self, text: TextSize, unit: float = 1.0) -> QFont:
        """The program's font in one of its sizes; `unit` is pixels per unit."""
        made = QFont(FONT_FAMILY)
        made.setPixelSize(max(1, round(self.size_of(text) * unit)))
        made.setWeight(QFont.Weight(text.weight))
        return made

    def pressable(self, pixels: float, least: int = 24) -> int:
        """The width or height of a control: the wanted number of pixels, but enough to hit."""
        return max(round(pixels), FINGER if self.is_for_fingers else least)


_theme: Final = cache(Theme)
COLOURS: Final = {name: each for name, each in vars(Theme).items() if isinstance(each, Colour)}

LIGHT: Final = _theme("light", False, False)
DARK: Final = _theme("dark", False, False)
HIGH_CONTRAST: Final = _theme("high-contrast", False, False)
THEMES: Final = (LIGHT, DARK, HIGH_CONTRAST)

COURSES: Final = tuple(name for name in COLOURS if name.startswith("course_"))
"""The names of the colours of the players' lines, by seat."""


def first_theme(app: QGuiApplication, *, was_high_contrast: bool) -> Theme:
    """The system's theme, as far as it is known without a query that takes 16 ms.

    For the first frame of an application that does not use our palette yet.
    """
    if was_high_contrast:
        return HIGH_CONTRAST
    return DARK if app.palette().window().color().lightnessF() < 0.5 else LIGHT


def system_theme(app: QGuiApplication) -> Theme:
    """The theme that the user chose in the system: high contrast, dark, or else light."""
    hints = app.styleHints()
    if hints.accessibility().contrastPreference() == QtCore.Qt.ContrastPreference.HighContrast:
        return HIGH_CONTRAST
    return DARK if hints.colorScheme() == QtCore.Qt.ColorScheme.Dark else LIGHT
