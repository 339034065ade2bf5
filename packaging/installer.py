"""Makes the downloads from the bundle in dist/.

    python packaging/installer.py [FOLDER]

`python3 dev.py installer` calls it in .venv, after `python3 dev.py bundle`. It prints the files.
They are for the system this runs on, except that Linux makes those for a Windows bundle.
"""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final

import budget
import bundle

from formula_desktop import PROGRAM

Make = Callable[[Path, Path], Path]

# The programs that the steps call, with their Debian packages.
TOOLS: Final = {"dpkg-deb": "dpkg", "dpkg-shlibdeps": "dpkg-dev"}


def linux() -> Iterable[Make]:
    """A .tar.xz always, a .deb and an AppImage if their tools are installed."""
    import linux_appimage
    import linux_deb
    import linux_tarball

    yield linux_tarball.make
    missing = [package for tool, package in TOOLS.items() if not shutil.which(tool)]
    if missing:
        print(f"No .deb: that needs {' and '.join(missing)}.", file=sys.stderr)
    else:
        yield linux_deb.make
    if shutil.which(linux_appimage.TOOL):
        yield linux_appimage.make
    else:
        print(f"No AppImage: that needs {linux_appimage.TOOL}.", file=sys.stderr)


def windows() -> Iterable[Make]:
    """An installer, which needs NSIS, and an MSI if its tools are installed."""
    import windows_installer
    import windows_msi

    yield windows_installer.make  # first, since it signs the programs
    if missing := windows_msi.missing_packages():
        print(f"No MSI: that needs {' and '.join(missing)}.", file=sys.stderr)
    else:
        yield windows_msi.make


def macos() -> Iterable[Make]:
    """A disk image with the app."""
    import macos_dmg

    yield macos_dmg.make


SYSTEMS: Final = {"linux": linux, "win32": windows, "darwin": macos}


def main() -> None:
    target = Path(sys.argv[1] if len(sys.argv) > 1 else bundle.ROOT / "dist").absolute()
    frozen = target / PROGRAM
    if not frozen.is_dir():
        sys.exit(f"There is no {frozen}: python3 dev.py bundle makes it.")
    is_for_windows = (frozen / f"{PROGRAM}.exe").is_file()
    system = "win32" if is_for_windows else sys.platform
    if system not in SYSTEMS:
        sys.exit(f"There is nothing that makes an installer for {system}.")
    try:
        for make in SYSTEMS[system]():
            file = make(frozen, target)
            print(file, flush=True)
            budget.see(file, budget.PACKAGES[file.suffix])
    except RuntimeError as problem:
        sys.exit(f"No installer: {problem}.")


if __name__ == "__main__":
    main()
