"""The components of the program's packages, each with its licence."""

from __future__ import annotations

from typing import Final, NamedTuple

from formula_desktop import resources


class Part(NamedTuple):
    """A shipped component; names and licences are the same in every language."""

    name: str
    licence: str
    files: tuple[str, ...]
    """The resources with its texts, in reading order."""

    @property
    def text(self) -> str:
        """All texts about the component."""
        texts = (resources.built(file).read_text("utf-8") for file in self.files)
        return "\n\n".join(text.strip("\n") for text in texts)


PARTS: Final = (
    Part("Formula Desktop", "MIT", ("licences/Formula-Desktop.txt",)),
    Part(
        "Qt, Qt for Python",
        "LGPL 3",
        ("licences/Qt.txt", "licences/LGPL-3.0.txt", "licences/GPL-3.0.txt"),
    ),
    Part("HarfBuzz, PCRE2, libpng …", "MIT, BSD …", ("licences/Qt-third-party.txt",)),
    Part("ICU", "Unicode 3", ("licences/ICU.txt",)),
    Part("XCB", "X11", ("licences/XCB.txt",)),
    Part("Python", "PSF 2", ("licences/Python.txt",)),
    Part("Expat", "MIT", ("licences/Expat.txt",)),
    Part("platformdirs", "MIT", ("licences/platformdirs.txt",)),
    Part("segno", "BSD 3-Clause", ("licences/segno.txt",)),
    Part("websockets", "BSD 3-Clause", ("licences/websockets.txt",)),
    Part("PyInstaller", "GPL 2, Bootloader exception", ("licences/PyInstaller.txt",)),
    Part("Formula Desktop Sans, Atkinson Hyperlegible Next", "OFL 1.1", ("fonts/OFL.txt",)),
)
