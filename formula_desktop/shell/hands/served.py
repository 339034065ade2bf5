"""What the program makes for the pages: colours and sizes of the theme, and texts."""

from __future__ import annotations

import json
from html import escape
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF
from PySide6.QtGui import QTransform

from formula_desktop.arguments import LANGUAGES
from formula_desktop.look import theme as look
from formula_desktop.look.emblems import PICTURES, svg
from formula_desktop.look.languages import spoken
from formula_desktop.look.shapes import sign_path, star_path, svg_path, text_path
from formula_desktop.look.theme import Theme
from formula_desktop.models.words.signs import signs
from formula_desktop.shell.hands.texts import TEXTS

_SIZES: Final = {
    "card-width": look.CARD.width,
    "card-height": look.CARD.height,
    "card-overlap": look.CARD_OVERLAP,
    "card-radius": look.CARD_RADIUS,
    "symbol-width": look.SYMBOL.width,
    "symbol-height": look.SYMBOL.height,
    "tile-width": look.TILE.width,
    "tile-radius": look.TILE_RADIUS,
    "digit-share": look.CARD_DIGIT.size / look.CARD.height,
    "tile-digit-share": look.TILE_DIGIT_SHARE,
    "glide-ms": look.GLIDE_MS,
}

_SIGNS: Final = "+−×·÷:="
_FINE: Final = 4
"""Units of a path to one of a face, which has 100."""
_FACE: Final = "-200 -200 400 400"
_RADIUS: Final = 45.0
_STROKE: Final = 49.0
_EM: Final = 100.0
_WEIGHT: Final = 700


def served() -> dict[str, str]:
    """The files by name."""
    found = {"look.css": look_css(), "look.svg": look_svg()}
    for picture in (*PICTURES, "robot"):
        found[f"portrait-{picture}.svg"] = svg(picture)
    for language in LANGUAGES:
        found[f"words/{language}.json"] = words(language)
    return found


def words(language: str) -> str:
    """All texts that a page may show, in a language."""
    translate = QCoreApplication.translate
    with spoken(language):
        found = {
            "language": language,
            "signs": {**signs(), "=": "="},
            "Hands": {each: translate("Hands", each) for each in TEXTS},
        }
    return json.dumps(found, ensure_ascii=False)


def look_css() -> str:
    """The theme as custom properties."""
    light, dark, high = map(_colours, look.THEMES)
    sizes = "".join(f"--{name}:{value};" for name, value in _SIZES.items())
    text = f":root{{{sizes}{light}}}"
    text += f"@media(prefers-color-scheme:dark){{:root{{{dark}}}}}"
    return f"{text}@media(prefers-contrast:more){{:root{{{high}}}}}"


def look_svg() -> str:
    """The program's digits and signs as symbols, by how they are written."""
    drawn = {"*": star_path(QPointF(), _RADIUS)}
    drawn |= {sign: sign_path(sign, QPointF(), _STROKE) for sign in _SIGNS}
    drawn |= {each: text_path(each, _EM, _WEIGHT, QPointF()) for each in "0123456789"}
    fine = QTransform.fromScale(_FINE, _FINE)
    paths = {escape(name): svg_path(fine.map(path)) for name, path in drawn.items()}
    symbols = "".join(
        f'<symbol id="{name}" viewBox="{_FACE}"><path d="{path}"/></symbol>'
        for name, path in paths.items()
    )
    return f'<svg xmlns="http://www.w3.org/2000/svg">{symbols}</svg>'


def _colours(theme: Theme) -> str:
    named = theme.written().items()
    return "".join(f"--{name.replace('_', '-')}:{_of_web(colour)};" for name, colour in named)


def _of_web(colour: str) -> str:
    """Qt writes #aarrggbb, style sheets of the web #rrggbbaa."""
    return colour if len(colour) == 7 else f"#{colour[3:]}{colour[1:3]}"
