"""Every colour, size, duration and layer of the program; no other module names one.

Sizes are in *units*: the table is designed for an area of 1280 × 800 units and scaled to the window
as a whole. Durations are in milliseconds.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Final, NamedTuple

from PySide6 import QtCore
from PySide6.QtGui import QColor, QFont, QGuiApplication

TRANSPARENT: Final = QColor(0, 0, 0, 0)
FONT_FAMILY: Final = "Atkinson Hyperlegible Next"


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
FINGER: Final = 44  # pixels, whatever the unit: fingers do not shrink with the window
TABLE_CONTROL: Final = 32  # pixels: the minimum for controls of a table
CONTROL_HEIGHT: Final = 32
MAIN_CONTROL_HEIGHT: Final = 44
PLAY_BUTTON: Final = Size(180, 56)
SIDE_BUTTON: Final = Size(184, 48)

# --- Text --------------------------------------------------------------------------------------

TITLE: Final = TextSize(22, 700)
LINE: Final = TextSize(24, 700)
SCORE: Final = TextSize(38, 700)
HEADING: Final = TextSize(20, 700)
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


class Theme:
    """Colours, named after their purpose, and sizes.

    A theme is never changed. `on_…` is the colour of text on a background. It is not a dataclass,
    because so many fields would add 2 ms to every start. Colours are created on first use: creating
    them all at once would add another 2 ms.
    """

    name: str
    is_dark: bool
    # Panels, dialogs and the header.
    ink: QColor
    ink_soft: QColor
    paper: QColor
    field: QColor
    line: QColor
    control_line: QColor
    marked: QColor
    on_marked: QColor
    danger: QColor
    paper_off: QColor
    on_paper_off: QColor
    off_line: QColor
    # The felt.
    table: QColor
    table_deep: QColor
    tray: QColor
    area_line: QColor
    on_table: QColor
    on_table_soft: QColor
    on_table_good: QColor
    on_table_wrong: QColor
    table_off: QColor
    on_table_off: QColor
    table_off_line: QColor
    button_line: QColor
    # Cards and tiles.
    card: QColor
    card_line: QColor
    card_ink: QColor
    card_ink_soft: QColor
    card_back: QColor
    card_back_line: QColor
    card_back_sign: QColor
    symbol: QColor
    symbol_line: QColor
    symbol_ink: QColor
    joker: QColor
    shadow: QColor
    # The board of Digifeud.
    square: QColor
    blue_square: QColor
    blue_sign: QColor
    red_square: QColor
    red_sign: QColor
    # Highlights.
    accent: QColor
    accent_edge: QColor
    on_accent: QColor
    go: QColor
    go_hover: QColor
    go_pressed: QColor
    on_go: QColor
    place_line: QColor
    place_fill: QColor
    place_fill_hot: QColor
    # Portraits: the backgrounds that people choose from, and the colours drawn on them.
    seat_red: QColor
    seat_orange: QColor
    seat_yellow: QColor
    seat_green: QColor
    seat_teal: QColor
    seat_blue: QColor
    seat_purple: QColor
    seat_grey: QColor
    portrait: QColor
    portrait_ink: QColor
    portrait_edge: QColor
    # The players' lines in a chart, by seat.
    course_1: QColor
    course_2: QColor
    course_3: QColor
    course_4: QColor
    course_5: QColor

    _column = 0

    def __init__(
        self,
        name: str,
        column: int,
        *,
        is_dark: bool,
        is_projector: bool = False,
        is_for_fingers: bool = False,
    ) -> None:
        """`column` is the theme's place in the table of colours.

        With `is_projector`, texts are readable from afar. With `is_for_fingers`, controls are large
        enough for touch.
        """
        self.name = name
        self.is_dark = is_dark
        self.is_projector = is_projector
        self.is_for_fingers = is_for_fingers
        self._column = column

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Theme) and self._key == other._key

    def __hash__(self) -> int:
        return hash(self._key)

    @property
    def _key(self) -> tuple[str, bool, bool]:
        return self.name, self.is_projector, self.is_for_fingers

    def sized(self, *, is_projector: bool, is_for_fingers: bool = False) -> Theme:
        """The same colours in another size."""
        return Theme(
            self.name,
            self._column,
            is_dark=self.is_dark,
            is_projector=is_projector,
            is_for_fingers=is_for_fingers,
        )

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

    def __getattr__(self, token: str) -> QColor:
        try:
            colour = QColor(self.written(token))
        except KeyError:
            raise AttributeError(token) from None
        setattr(self, token, colour)
        return colour

    def written(self, token: str) -> str:
        """A colour by name in style sheet notation: `#rrggbb` or `#aarrggbb`."""
        return _COLOURS[token][self._column]


# Each colour in the light, the dark and the high-contrast theme, as #rrggbb or #aarrggbb.
_COLOURS: Final = {
    # Panels, dialogs and the header.
    "ink": ("#16232E", "#ECEFF0", "#FFFFFF"),
    "ink_soft": ("#5B6770", "#A9B4BB", "#FFFFFF"),
    "paper": ("#FBF9F4", "#1E262B", "#000000"),
    "field": ("#FFFFFF", "#151B1F", "#000000"),
    "line": ("#D9D3C5", "#38434A", "#FFFFFF"),
    "control_line": ("#857F70", "#84909A", "#FFFFFF"),
    "marked": ("#17535A", "#2A7A82", "#FFE100"),
    "on_marked": ("#FFFFFF", "#FFFFFF", "#000000"),
    "danger": ("#A3261B", "#FF9B91", "#FFB3AB"),
    "paper_off": ("#EBE7DC", "#2A3338", "#000000"),
    "on_paper_off": ("#736F66", "#8B969D", "#A8A8A8"),
    "off_line": ("#D9D3C5", "#38434A", "#A8A8A8"),
    # The felt.
    "table": ("#17535A", "#123A40", "#000000"),
    "table_deep": ("#10424A", "#0C2B30", "#000000"),
    "tray": ("#0C353C", "#081F23", "#000000"),
    "area_line": ("#10424A", "#0C2B30", "#FFFFFF"),
    "on_table": ("#FFFFFF", "#F2F6F6", "#FFFFFF"),
    "on_table_soft": ("#CFE6E6", "#B4CFCF", "#FFFFFF"),
    "on_table_good": ("#A9EFC6", "#9BE6BA", "#7CFFB0"),
    "on_table_wrong": ("#FFC9BF", "#FFC0B5", "#FFB3AB"),
    "table_off": ("#1D4950", "#17363B", "#000000"),
    "on_table_off": ("#93B3B6", "#839FA2", "#A8A8A8"),
    "table_off_line": ("#2B5A61", "#264A50", "#A8A8A8"),
    "button_line": ("#D9D3C5", "#7A8790", "#FFFFFF"),
    # Cards and tiles.
    "card": ("#FFFFFF", "#E8E3D8", "#FFFFFF"),
    "card_line": ("#D9D3C5", "#B5AD9C", "#000000"),
    "card_ink": ("#16232E", "#16232E", "#000000"),
    "card_ink_soft": ("#5B6770", "#4F5A63", "#000000"),
    "card_back": ("#0B2F36", "#0A2126", "#000000"),
    "card_back_line": ("#EAF4F4", "#A9C4C6", "#FFFFFF"),
    "card_back_sign": ("#FFCF33", "#F0C030", "#FFE100"),
    "symbol": ("#FFCF33", "#F0C030", "#FFE100"),
    "symbol_line": ("#C99A00", "#B08600", "#000000"),
    "symbol_ink": ("#16232E", "#16232E", "#000000"),
    "joker": ("#7A3FB0", "#6C32A2", "#5A1A94"),
    "shadow": ("#38000000", "#59000000", "#00000000"),
    # The board of Digifeud.
    "square": ("#F3EFE6", "#24424A", "#2B2B2B"),
    "blue_square": ("#BBD4F7", "#1F4378", "#0B3A8C"),
    "blue_sign": ("#1B4C96", "#CFE1FC", "#FFFFFF"),
    "red_square": ("#F6C3BD", "#6E2A24", "#8A120A"),
    "red_sign": ("#8E1F17", "#FDD6D1", "#FFFFFF"),
    # Highlights.
    "accent": ("#FF8A00", "#FF9A26", "#FF9A26"),
    "accent_edge": ("#16232E", "#0B1115", "#000000"),
    "on_accent": ("#1B1200", "#1B1200", "#000000"),
    "go": ("#1E7F4F", "#1E7F4F", "#2EE57F"),
    "go_hover": ("#1A7246", "#238657", "#6BF0A5"),
    "go_pressed": ("#15603B", "#176A41", "#1FC268"),
    "on_go": ("#FFFFFF", "#FFFFFF", "#000000"),
    "place_line": ("#FFE9A3", "#FFE08A", "#FFE100"),
    "place_fill": ("#2EFFE9A3", "#2EFFE08A", "#40FFE100"),
    "place_fill_hot": ("#73FFE9A3", "#73FFE08A", "#99FFE100"),
    # Portraits: the backgrounds that people choose from, and the colours drawn on them.
    "seat_red": ("#F0736A", "#E0675E", "#FF6B61"),
    "seat_orange": ("#F59A3C", "#E58E36", "#FF9A26"),
    "seat_yellow": ("#FFD34D", "#EFC548", "#FFE100"),
    "seat_green": ("#7DC66B", "#74B864", "#6BF06B"),
    "seat_teal": ("#45BDB4", "#42AFA7", "#2EE5D6"),
    "seat_blue": ("#6FA8F2", "#6A9DE0", "#7DB4FF"),
    "seat_purple": ("#B891EA", "#AB88D8", "#D0A6FF"),
    "seat_grey": ("#B3BDC4", "#A6B0B7", "#C4C4C4"),
    "portrait": ("#FFFFFF", "#F4F1EA", "#FFFFFF"),
    "portrait_ink": ("#16232E", "#0B1115", "#000000"),
    "portrait_edge": ("#16232E", "#F4F1EA", "#FFFFFF"),
    # The players' lines in a chart, by seat.
    "course_1": ("#17535A", "#5FC4CE", "#FFFFFF"),
    "course_2": ("#B8430F", "#FF9A6B", "#FFE100"),
    "course_3": ("#1F56B8", "#8FB8FF", "#7DB4FF"),
    "course_4": ("#7A3FB0", "#C9A2F2", "#D0A6FF"),
    "course_5": ("#6E5A00", "#E5C04A", "#6BF06B"),
}

SEAT_COLOURS: Final = tuple(name for name in _COLOURS if name.startswith("seat_"))
"""The names of the background colours of portraits."""

COURSES: Final = tuple(name for name in _COLOURS if name.startswith("course_"))
"""The names of the colours of the players' lines, by seat."""


LIGHT: Final = Theme("light", 0, is_dark=False)
DARK: Final = Theme("dark", 1, is_dark=True)
HIGH_CONTRAST: Final = Theme("high-contrast", 2, is_dark=True)
THEMES: Final = (LIGHT, DARK, HIGH_CONTRAST)


class Pair(NamedTuple):
    """Two adjacent colours on the screen, and the contrast they need."""

    front: str
    ground: str
    minimum: float
    why: str


_TEXT: Final = 4.5
_LARGE: Final = 3.0
RING: Final = 3.0  # for the focus ring, or the edge of a focused control

PAIRS: Final = (
    Pair("ink", "paper", _TEXT, "text in dialogs and the header, labels of buttons"),
    Pair("ink_soft", "paper", _TEXT, "explanations"),
    Pair("ink", "paper_off", _TEXT, "label of a button that is pressed or chosen"),
    Pair("paper", "ink", _TEXT, "what is said when the pointer rests"),
    Pair("ink", "field", _TEXT, "text being typed, lists in dialogs"),
    Pair("ink_soft", "field", _TEXT, "what an empty field is for"),
    Pair("danger", "paper", _TEXT, "what went wrong, in a dialog"),
    Pair("on_marked", "marked", _TEXT, "the marked line of a list or menu"),
    Pair("marked", "field", _LARGE, "a ticked box against its list"),
    Pair("marked", "paper", _LARGE, "a ticked box against its dialog"),
    Pair("control_line", "paper", _LARGE, "edge of a field or button in a dialog"),
    Pair("control_line", "field", _LARGE, "edge of a field or tick box"),
    Pair("on_paper_off", "paper_off", _LARGE, "label of a disabled button in a dialog"),
    Pair("on_paper_off", "paper", _LARGE, "a disabled choice in a dialog"),
    Pair("on_table", "table", _TEXT, "text on the felt"),
    Pair("on_table", "table_deep", _TEXT, "names of players, the line that is read"),
    Pair("on_table", "tray", _TEXT, "title of the hand"),
    Pair("on_table_soft", "table", _TEXT, "the stock's count"),
    Pair("on_table_soft", "table_deep", _TEXT, "points and counts of cards"),
    Pair("on_table_soft", "tray", _TEXT, "how many cards were put down"),
    Pair("on_table_good", "table_deep", _TEXT, "the line when it is correct"),
    Pair("on_table_wrong", "table_deep", _TEXT, "the line when it is not"),
    Pair("on_table_wrong", "tray", _TEXT, "a refusal"),
    Pair("on_table_wrong", "table", _TEXT, "a game that cannot be read"),
    Pair("on_table_off", "table_off", _LARGE, "label of a disabled button on the felt"),
    Pair("on_paper_off", "field", _LARGE, "a disabled tick box in a list"),
    Pair("button_line", "tray", _LARGE, "edge of a button on the felt"),
    Pair("button_line", "table", _LARGE, "the same, beside the board and on Home"),
    Pair("button_line", "table_deep", _LARGE, "the same, beside a list of games"),
    Pair("on_table_off", "table_deep", _LARGE, "handle of the log's scroll bar"),
    Pair("on_table_off", "tray", _LARGE, "the same, when the button has no fill of its own"),
    Pair("card_ink", "card", _TEXT, "digits"),
    Pair("card_ink_soft", "card", _TEXT, "digit in the corner"),
    Pair("joker", "card", _TEXT, "star, word and digit of a joker"),
    Pair("card", "table_deep", _LARGE, "edge of a card on the table"),
    Pair("table_deep", "on_table", _TEXT, "the chosen line of a list on the felt"),
    Pair("card", "tray", _LARGE, "edge of a card in the hand"),
    Pair("symbol_ink", "symbol", _TEXT, "signs"),
    Pair("symbol", "table_deep", _LARGE, "edge of a symbol in the formula"),
    Pair("symbol", "table", _LARGE, "edge of a symbol beside the formula"),
    Pair("card_back_sign", "card_back", _LARGE, "sign on a card's back"),
    Pair("card_back_line", "card_back", _LARGE, "edge of a card's back"),
    Pair("card_back_line", "table", _LARGE, "edge of the stock"),
    Pair("card_back_line", "table_deep", _LARGE, "edge of another player's cards"),
    Pair("blue_sign", "blue_square", _TEXT, "+n on its square"),
    Pair("red_sign", "red_square", _TEXT, "×2 on its square"),
    Pair("accent", "table_deep", _TEXT, "the word new, whose turn it is, edge of a new card"),
    Pair("accent", "tray", _TEXT, "whose turn it is; focus in the hand"),
    Pair("accent", "table", _LARGE, "focus on the felt"),
    Pair("accent_edge", "accent", _LARGE, "what bounds the accent where the ground is light"),
    Pair("on_accent", "accent", _TEXT, "score on its badge"),
    Pair("on_go", "go", _TEXT, "label of the main button"),
    Pair("on_go", "go_hover", _TEXT, "the same under the pointer"),
    Pair("on_go", "go_pressed", _TEXT, "the same while pressed"),
    Pair("place_line", "table_deep", _LARGE, "where a card may go, in the formula"),
    Pair("place_line", "table", _LARGE, "where a card may go, on the felt"),
    Pair("place_line", "tray", _LARGE, "where a card may go, in the hand"),
    Pair("portrait_ink", "portrait", _TEXT, "lines of a portrait"),
    *(Pair("portrait_ink", seat, _TEXT, "outline of a portrait") for seat in SEAT_COLOURS),
    *(Pair(seat, "table_deep", _LARGE, "a portrait on the felt") for seat in SEAT_COLOURS),
    *(Pair(seat, "tray", _LARGE, "a portrait beside the hand") for seat in SEAT_COLOURS),
    Pair("portrait_edge", "paper", _LARGE, "edge of a portrait in a dialog"),
    Pair("portrait_edge", "field", _LARGE, "edge of a portrait in a list"),
    *(Pair(course, "field", _LARGE, "a player's line in a chart") for course in COURSES),
)


def contrast(one: QColor, other: QColor) -> float:
    """The contrast ratio of two opaque colours by WCAG 2: 1 (none) to 21 (black on white)."""
    dark, light = sorted((_luminance(one), _luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: QColor) -> float:
    """Relative luminance by WCAG 2, 0 to 1."""

    def linear(part: float) -> float:
        return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)

    red, green, blue = (linear(c) for c in (colour.redF(), colour.greenF(), colour.blueF()))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def colour_names() -> tuple[str, ...]:
    """The names of all colours that a theme has."""
    return tuple(_COLOURS)


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
