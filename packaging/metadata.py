"""What the packages of all systems say about the program; its version comes from the program."""

from __future__ import annotations

from typing import Any, Final

from formula_desktop import PROGRAM, __version__

NAME: Final = "Formula Desktop"
VERSION: Final = __version__
SUMMARY: Final = "Two arithmetic games for the table"
AUTHORS: Final = "Formula Desktop contributors"
COPYRIGHT: Final = f"© 2026 {AUTHORS}. MIT licence."

IDENTIFIER: Final = "local.formuladesktop.formuladesktop"
"""The program among all others, where a system wants something like a domain backwards.

The project has no domain, and `local` is nobody's.
"""

MIME_TYPE: Final = "application/x-formula-desktop"
SUFFIX: Final = "formula"
FILE_KIND: Final = "Formula Desktop game"


def windows_version() -> Any:
    """What Windows shows among the properties of the program."""
    from PyInstaller.utils.win32 import versioninfo as parts  # type: ignore[import-untyped]

    numbers = (*map(int, VERSION.split(".")), 0)
    texts = {
        "FileDescription": NAME,
        "FileVersion": VERSION,
        "InternalName": PROGRAM,
        "LegalCopyright": COPYRIGHT,
        "OriginalFilename": f"{PROGRAM}.exe",
        "ProductName": NAME,
        "ProductVersion": VERSION,
    }
    strings = [parts.StringStruct(name, text) for name, text in texts.items()]
    return parts.VSVersionInfo(
        ffi=parts.FixedFileInfo(filevers=numbers, prodvers=numbers),
        kids=[
            parts.StringFileInfo([parts.StringTable("040904B0", strings)]),
            parts.VarFileInfo([parts.VarStruct("Translation", [0x409, 0x4B0])]),
        ],
    )


def mac_properties() -> dict[str, Any]:
    """What macOS reads in Info.plist beside the names: the program's own kind of file."""
    return {
        "LSMinimumSystemVersion": "13.0",  # what this version of Qt needs
        "NSHumanReadableCopyright": COPYRIGHT,
        "NSHighResolutionCapable": True,
        "CFBundleLocalizations": ["en", "nl", "de", "fr"],
        "LSApplicationCategoryType": "public.app-category.educational-games",
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": FILE_KIND,
                "CFBundleTypeIconFile": "formula-game",
                "CFBundleTypeRole": "Editor",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [f"{IDENTIFIER}.game"],
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": f"{IDENTIFIER}.game",
                "UTTypeDescription": FILE_KIND,
                "UTTypeConformsTo": ["public.json"],
                "UTTypeIconFile": "formula-game",
                "UTTypeTagSpecification": {
                    "public.filename-extension": [SUFFIX],
                    "public.mime-type": [MIME_TYPE],
                },
            }
        ],
    }
