"""Checks that every file of the program exists and can be loaded."""

from __future__ import annotations

import importlib
import pkgutil
import sys
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QLibraryInfo, QPluginLoader, QTranslator
from PySide6.QtGui import QFont, QFontDatabase, QFontInfo

import formula_desktop
from formula_desktop import resources as own
from formula_desktop.arguments import GAMES, LANGUAGES
from formula_desktop.look.languages import FALLBACK
from formula_desktop.look.theme import FONT_FAMILY
from formula_desktop.self_test import ProblemError, see
from formula_desktop.sounds.sound import Sound

HANDS: Final = (
    *("asking", "digifeud", "dom", "dragging", "fit", "formula", "main", "menu", "pieces"),
    *("ring", "seen", "storage", "table", "texts", "time", "wire", "words"),
)
"""The modules of the page of a hand on another screen."""

NEEDED: Final = (
    "boards/standard.json",
    *(f"exercises/{game}.jsonl.zlib" for game in GAMES),
    "fonts/OFL.txt",
    *(f"games/{game}-totals.json" for game in GAMES),
    *(f"games/{game}.formula" for game in GAMES),
    "hands/icon.svg",
    "hands/index.html",
    *(f"hands/{name}.css" for name in ("page", "table")),
    *(f"hands/{name}.js" for name in HANDS),
    "licences/Expat.txt",
    "licences/Formula-Desktop.txt",
    "licences/GPL-3.0.txt",
    "licences/ICU.txt",
    "licences/LGPL-3.0.txt",
    "licences/PyInstaller.txt",
    "licences/Python.txt",
    "licences/Qt-third-party.txt",
    "licences/Qt.txt",
    "licences/XCB.txt",
    "licences/platformdirs.txt",
    "licences/segno.txt",
    "licences/websockets.txt",
    "rules/about.xml",
    *(f"rules/{game}.xml" for game in GAMES),
    *(f"sounds/{sound}.wav" for sound in Sound),
    "values/digifeud.json",
    "values/formula.json",
)
"""The resources, except fonts and translations, which have their own checks."""

WEIGHTS: Final = (400, 600, 700, 800)

PLUGINS: Final = {
    "linux": ("platforms/libqxcb.so", "platforms/libqoffscreen.so"),
    "win32": ("platforms/qwindows.dll", "platforms/qoffscreen.dll"),
    "darwin": ("platforms/libqcocoa.dylib", "platforms/libqoffscreen.dylib"),
}
"""The plugins with which Qt opens a window; without a screen, nothing else here needs them."""


def modules() -> dict[str, Any]:
    """Import every module of the program: a package may lack a rarely used one."""
    walked = pkgutil.walk_packages(formula_desktop.__path__, "formula_desktop.")
    names = [each.name for each in walked if not each.name.endswith("__main__")]
    for name in names:
        importlib.import_module(name)
    see(len(names) > len(PLUGINS), "no modules were found")
    return {"number": len(names)}


def resources() -> dict[str, Any]:
    """Read every resource."""
    sizes = {name: len(own.built(name).read_bytes()) for name in NEEDED}
    for name, size in sizes.items():
        see(size, f"{name} is empty")
    return {"bytes": sizes}


def fonts() -> dict[str, Any]:
    """Load the typeface in all its weights."""
    for file in own.fonts():
        number = QFontDatabase.addApplicationFont(str(file))
        see(number >= 0, f"{file.name} cannot be loaded")
    styles = QFontDatabase.styles(FONT_FAMILY)
    weights = sorted(QFontDatabase.weight(FONT_FAMILY, style) for style in styles)
    see(weights == list(WEIGHTS), f"the weights {weights} are there, not {list(WEIGHTS)}")
    family = QFontInfo(QFont(FONT_FAMILY)).family()
    see(family == FONT_FAMILY, f"{family} stands in for {FONT_FAMILY}")
    return {"family": FONT_FAMILY, "weights": list(WEIGHTS)}


def translations() -> dict[str, Any]:
    """Load the program's translations and Qt's."""
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    for language in LANGUAGES:
        files = [str(own.translation(language))]
        if language != FALLBACK:  # built into Qt
            files.append(f"{folder}/qtbase_{language}.qm")
        for file in files:
            translator = QTranslator()
            see(translator.load(file) and not translator.isEmpty(), f"{file} cannot be loaded")
    return {"languages": list(LANGUAGES)}


def plugins() -> dict[str, Any]:
    """Load the Qt plugins that every window needs, with all their libraries."""
    folder = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath))
    names = PLUGINS.get(sys.platform, PLUGINS["linux"])
    for name in names:
        loader = QPluginLoader(str(folder / name))
        if not loader.load():
            raise ProblemError(f"{name}: {loader.errorString()}")
    return {"loaded": list(names)}
