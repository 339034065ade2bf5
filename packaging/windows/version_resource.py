"""The version resource of the program for Windows: what the properties of the .exe show.

The spec gives the text to PyInstaller (EXE(version=…), which wants a file).
"""

from __future__ import annotations

from pathlib import Path

EXE = "formula-desktop.exe"
AUTHORS = "Formula Desktop contributors"

_TEXT = """\
VSVersionInfo(
  ffi=FixedFileInfo(
    filevers={numbers}, prodvers={numbers},
    mask=0x3F, flags=0x0, OS=0x40004, fileType=0x1, subtype=0x0, date=(0, 0)
  ),
  kids=[
    StringFileInfo([StringTable('040904B0', [
{strings}
    ])]),
    VarFileInfo([VarStruct('Translation', [0x0409, 1200])])
  ]
)
"""


def numbers(version: str) -> tuple[int, int, int, int]:
    """The four numbers that Windows compares; a part after the numbers ("1.2rc1") is left out."""
    found = []
    for part in version.split(".")[:4]:
        digits = part[: len(part) - len(part.lstrip("0123456789"))]
        found.append(int(digits or 0))
        if digits != part:
            break
    first, second, third, fourth = [*found, 0, 0, 0, 0][:4]
    return first, second, third, fourth


def text(version: str) -> str:
    """The resource as PyInstaller reads it."""
    strings = {
        "CompanyName": "",  # nobody's: Windows shows no line for it
        "FileDescription": "Formula Desktop",
        "FileVersion": version,
        "InternalName": "formula-desktop",
        "LegalCopyright": f"© {AUTHORS}, MIT licence",
        "OriginalFilename": EXE,
        "ProductName": "Formula Desktop",
        "ProductVersion": version,
    }
    lines = (f"      StringStruct({key!r}, {value!r})" for key, value in strings.items())
    return _TEXT.format(numbers=numbers(version), strings=",\n".join(lines))


def write(version: str, folder: Path) -> Path:
    """The file for PyInstaller, in this folder."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / "version-resource.txt"
    file.write_text(text(version), "utf-8")
    return file
