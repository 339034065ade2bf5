"""The program's metadata for the packages of all systems; the version is the program's own."""

from __future__ import annotations

from typing import Any, Final

from formula_desktop import PROGRAM, __version__

NAME: Final = "Formula Desktop"
VERSION: Final = __version__
SUMMARY: Final = "Two number games to play together"
AUTHORS: Final = "Formula Desktop contributors"
COPYRIGHT: Final = f"© 2026 {AUTHORS}. MIT licence."

IDENTIFIER: Final = "local.formuladesktop.formuladesktop"
"""The program's identifier on systems that want a reversed domain name.

The project has no domain, and `local` belongs to nobody.
"""

MIME_TYPE: Final = "application/x-formula-desktop"
SUFFIX: Final = "formula"
FILE_KIND: Final = "Formula Desktop game"


def windows_version() -> Any:
    """The version information that Windows shows in the program's properties."""
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
    """The entries of Info.plist besides the names, such as the program's file type."""
    return {
        "LSMinimumSystemVersion": "13.0",  # required by this version of Qt
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
