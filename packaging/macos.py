"""What macOS is told of the program: the Info.plist of its bundle, for the spec's BUNDLE.

Names of keys: Apple, "Information Property List" and "Uniform Type Identifiers".
"""

from __future__ import annotations

BUNDLE = "Formula Desktop.app"
IDENTIFIER = "org.formula-desktop.FormulaDesktop"
GAME_TYPE = "org.formula-desktop.game"
"""The uniform type identifier of .formula files."""

GAME_NAME = "Formula Desktop game"
MEDIA_TYPE = "application/vnd.formula-desktop+json"
ICON = "formula-desktop.icns"
GAME_ICON = "formula-game.icns"
"""Both are drawn by icons.py; the second has to lie in the bundle's Resources."""

LEAST_SYSTEM = "13.0"
"""The first macOS that Qt 6.11 runs on (doc.qt.io/qt-6.11/macos.html)."""


def info_plist(version: str) -> dict[str, object]:
    """The keys that are not PyInstaller's own; `version` is the program's."""
    return {
        "CFBundleName": "Formula Desktop",
        "CFBundleDisplayName": "Formula Desktop",
        "CFBundleIdentifier": IDENTIFIER,
        "CFBundleShortVersionString": version,
        "CFBundleVersion": version,
        "CFBundleDevelopmentRegion": "en",
        "CFBundleLocalizations": ["en", "nl", "de", "fr"],
        "LSApplicationCategoryType": "public.app-category.board-games",
        "LSMinimumSystemVersion": LEAST_SYSTEM,
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": "© Formula Desktop contributors, MIT licence",
        "NSRequiresAquaSystemAppearance": False,  # it follows the dark appearance
        "CFBundleDocumentTypes": [_document()],
        "UTExportedTypeDeclarations": [_game_type()],
    }


def _document() -> dict[str, object]:
    return {
        "CFBundleTypeName": GAME_NAME,
        "CFBundleTypeRole": "Editor",
        "CFBundleTypeIconFile": GAME_ICON,
        "LSHandlerRank": "Owner",
        "LSItemContentTypes": [GAME_TYPE],
    }


def _game_type() -> dict[str, object]:
    return {
        "UTTypeIdentifier": GAME_TYPE,
        "UTTypeDescription": GAME_NAME,
        "UTTypeIconFile": GAME_ICON,
        "UTTypeConformsTo": ["public.json"],
        "UTTypeTagSpecification": {
            "public.filename-extension": ["formula"],
            "public.mime-type": [MEDIA_TYPE],
        },
    }
