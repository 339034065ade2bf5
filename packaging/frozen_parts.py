"""The parts of Python and Qt that go into the frozen program, and why the rest does not.

PyInstaller includes everything that some program might need. This module lists what this program
needs; `formula-desktop --self-test` in the result says whether that is enough.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from pathlib import PurePosixPath

from formula_desktop.arguments import LANGUAGES

Entry = tuple[str, str, str]
"""A row of PyInstaller's tables: the name in the bundle, the file, the kind."""

# Modules imported only by parts of the standard library or PySide6 that the program does not use,
# each with what it would bring along.
EXCLUDED = [
    "PySide6.QtDBus",  # Qt itself talks to the desktop; the program does not
    "_hashlib",  # OpenSSL: hashlib suffices without it
    "_ssl",  # OpenSSL: the program uses no network
    "ssl",
    "bz2",  # libbz2, liblzma: compression that Python's own zip files do not use
    "lzma",
    "_uuid",  # libuuid: the program's use of uuid works without it
    "readline",  # libreadline, which is under the GPL
    "trio",  # 6 MB: another event loop, with which websockets works, too
    "tkinter",
    "unittest",
    "pydoc",
    "doctest",
    "pdb",
    "multiprocessing",
    "setuptools",
    "pkg_resources",
]
if sys.platform == "darwin":
    EXCLUDED += ["ctypes", "_ctypes"]  # libffi: called only on Windows and glibc

# Qt's plugins, by folder and name. Left out: image formats other than PNG (none is read), themes
# that load GTK (20 MB at every start for its own file dialog), network and TLS (not used), OpenGL
# and screens without a desktop (not used), virtual keyboard (it brings QML), styles of Windows and
# macOS (the program has its own).
PLUGINS = {
    "platforms": ["xcb", "wayland", "windows", "cocoa", "offscreen"],  # offscreen for pictures
    "platforminputcontexts": [
        "composeplatforminputcontextplugin",
        "ibusplatforminputcontextplugin",
    ],
    "platformthemes": ["xdgdesktopportal"],  # the desktop's own file dialogs
    "printsupport": ["cupsprintersupport"],
    "wayland-shell-integration": ["xdg-shell"],
    "wayland-decoration-client": ["adwaita", "bradient"],  # if the desktop draws no title bar
}

# System libraries that are included on Linux: Qt needs them for X windows, and many desktops lack
# them. They are small and independent of the rest of the system. All others are the system's own:
# they must match its screen, its fonts and its other programs.
BUNDLED_LIBRARIES = [
    "libxcb-cursor.so.0",
    "libxcb-icccm.so.4",
    "libxcb-image.so.0",
    "libxcb-keysyms.so.1",
    "libxcb-render-util.so.0",
    "libxcb-util.so.1",
]

_TRANSLATIONS = [f"qtbase_{language}.qm" for language in LANGUAGES]


def kept_binaries(
    entries: Iterable[Entry], imports_of: Callable[[str], Iterable[str]]
) -> list[Entry]:
    """The binaries that are needed: modules and plugins, and what they load.

    `imports_of` returns the names of the libraries that a file loads.
    """
    entries = [each for each in entries if not each[0].endswith((".debug", ".pdb"))]
    copies: dict[str, list[Entry]] = {}
    for each in entries:
        if _may_come(each[0]):
            copies.setdefault(_name(each[0]), []).append(each)
    new = [each for each in entries if _is_root(each[0])]
    kept = {each[0] for each in new}
    while new:
        loaded = [
            _copy_for(each, copies[_name(name)])
            for each in new
            for name in imports_of(each[1])
            if _name(name) in copies
        ]
        new = [each for each in dict.fromkeys(loaded) if each[0] not in kept]
        kept |= {each[0] for each in new}
    return [each for each in entries if each[0] in kept]


def _copy_for(asking: Entry, copies: list[Entry]) -> Entry:
    """The copy of a library that a file loads: the one beside it, else the one at the top.

    On Windows, Python, PySide6 and shiboken6 each bring the libraries of their C++ compiler.
    """
    parent = PurePosixPath(_plain(asking[0])).parent
    for folder in (parent, PurePosixPath()):
        for each in copies:
            if PurePosixPath(_plain(each[0])).parent == folder:
                return each
    return copies[0]


def kept_data(entries: Iterable[Entry], binaries: Iterable[Entry]) -> list[Entry]:
    """The other files that are needed, without translations to other languages and leftovers."""
    files = {_plain(each[0]) for each in binaries}
    return [each for each in entries if _is_wanted(each, files)]


def _is_wanted(entry: Entry, files: set[str]) -> bool:
    name, source, kind = entry
    plain = PurePosixPath(_plain(name))
    if kind == "SYMLINK":
        to = str(_normal(plain.parent / _plain(source)))
        return any(file == to or file.startswith(f"{to}/") for file in files)
    if plain.suffix == ".qm" and plain.parts[0] == "PySide6":
        return plain.name in _TRANSLATIONS
    framework = next((each for each in plain.parents if each.suffix == ".framework"), None)
    if framework is not None:  # macOS: a library needs its description
        return any(file.startswith(f"{framework}/") for file in files)
    return True


def _is_root(name: str) -> bool:
    """Whether a binary is needed in its own right: a Python module, or a plugin in the list."""
    plain = PurePosixPath(_plain(name))
    if "plugins" in plain.parts:
        kept = PLUGINS.get(plain.parent.name, [])
        return _stem(plain.name) in kept
    is_module = plain.name.endswith((".pyd", ".abi3.so")) or "lib-dynload" in plain.parts
    is_python = plain.name.startswith(("libpython", "python3", "Python"))
    return is_module or is_python


def _may_come(name: str) -> bool:
    """Whether a binary may be included if something loads it."""
    plain = PurePosixPath(_plain(name))
    if "plugins" in plain.parts:
        return False
    is_systems = sys.platform == "linux" and len(plain.parts) == 1
    return not is_systems or plain.name in BUNDLED_LIBRARIES


def _stem(file: str) -> str:
    """The name of a plugin without a system's prefix and suffix, as in libqxcb.so, qwindows.dll."""
    stem = file.split(".")[0].removeprefix("lib")
    return stem[1:] if stem[:1] == "q" else stem


def _plain(name: str) -> str:
    return name.replace("\\", "/")


def _name(path: str) -> str:
    """The name by which one library asks for another."""
    name = PurePosixPath(_plain(path)).name
    return name.casefold() if sys.platform == "win32" else name


def _normal(path: PurePosixPath) -> PurePosixPath:
    parts: list[str] = []
    for part in path.parts:
        if part == "..":
            parts.pop()
        elif part != ".":
            parts.append(part)
    return PurePosixPath(*parts)
