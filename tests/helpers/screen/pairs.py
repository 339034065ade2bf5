"""The colours that meet on the screen, and the contrast that each pair needs."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtGui import QColor

from formula_desktop.look.theme import COLOURS, COURSES

SEAT_COLOURS: Final = tuple(name for name in COLOURS if name.startswith("seat_"))
"""The names of the background colours of portraits."""


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
    Pair("on_table_good", "table", _LARGE, "the mark of a solved puzzle, and its tick"),
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
    Pair("blue_sign", "blue_square", _TEXT, "+1× on its square"),
    Pair("red_sign", "red_square", _TEXT, "+2× on its square"),
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
    Pair("course_3", "paper", _LARGE, "a rating on its scale"),
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
