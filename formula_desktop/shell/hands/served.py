"""What the program makes for the pages: colours and sizes of the theme, and texts."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QCoreApplication

from formula_desktop.arguments import LANGUAGES
from formula_desktop.digifeud import reasons as digifeud
from formula_desktop.formula import reasons as formula
from formula_desktop.look import theme as look
from formula_desktop.look.languages import spoken
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
    "finger": look.FINGER,
    "glide-ms": look.GLIDE_MS,
}


def served() -> dict[str, str]:
    """The files by name."""
    found = {"look.css": look_css()}
    for language in LANGUAGES:
        found[f"words/{language}.json"] = words(language)
    return found


def _sentences() -> Iterator[str]:
    for reasons in (formula, digifeud):
        yield from (each.value for each in reasons.Reason)
        yield from reasons.WITHOUT_RESULT.values()
    yield "this is not correct"


def words(language: str) -> str:
    """All texts that a page may show, in a language."""
    translate = QCoreApplication.translate
    with spoken(language):
        found = {
            "language": language,
            "signs": {**signs(), "=": "="},
            "Hands": {each: translate("Hands", each) for each in TEXTS},
            "Sentences": {each: translate("Sentences", each) for each in _sentences()},
        }
    return json.dumps(found, ensure_ascii=False)


def look_css() -> str:
    """The theme as custom properties."""
    light, dark, high = map(_colours, look.THEMES)
    sizes = "".join(f"--{name}:{value};" for name, value in _SIZES.items())
    text = f":root{{{sizes}{light}}}"
    text += f"@media(prefers-color-scheme:dark){{:root{{{dark}}}}}"
    text += f"@media(prefers-contrast:more){{:root{{{high}}}}}"
    for theme, written in zip(look.THEMES, (light, dark, high), strict=True):
        text += f':root[data-theme="{theme.name}"]{{{written}}}'
    return text


def _colours(theme: Theme) -> str:
    named = theme.written().items()
    return "".join(f"--{name.replace('_', '-')}:{_of_web(colour)};" for name, colour in named)


def _of_web(colour: str) -> str:
    """Qt writes #aarrggbb, style sheets of the web #rrggbbaa."""
    return colour if len(colour) == 7 else f"#{colour[3:]}{colour[1:3]}"
