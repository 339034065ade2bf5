"""An AppImage of the bundle, made with appimagetool: one file that runs without installing.

python packaging/linux_appimage.py BUNDLE FOLDER
"""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import bundle
import linux_share
import metadata

from formula_desktop import PROGRAM

TOOL: Final = "appimagetool"


def make(frozen: Path, target: Path) -> Path:
    """Make the AppImage. Returns its path."""
    root = bundle.BUILD / f"{PROGRAM}.AppDir"
    shutil.rmtree(root, ignore_errors=True)
    shutil.copytree(frozen, root / "usr" / "lib" / PROGRAM, symlinks=True)
    share = root / "usr" / "share"
    linux_share.fill(share)
    shutil.copy(share / "applications" / f"{PROGRAM}.desktop", root)
    shutil.copy(share / "icons" / "hicolor" / "256x256" / "apps" / f"{PROGRAM}.png", root)
    (root / "AppRun").symlink_to(f"usr/lib/{PROGRAM}/{PROGRAM}")
    target.mkdir(parents=True, exist_ok=True)
    machine = platform.machine()
    file = target / f"{PROGRAM}-{metadata.VERSION}-{machine}.AppImage"
    environment = {**os.environ, "ARCH": machine, "SOURCE_DATE_EPOCH": bundle.moment()}
    subprocess.run([TOOL, "--no-appstream", str(root), str(file)], env=environment, check=True)
    return file


if __name__ == "__main__":
    print(make(Path(sys.argv[1]), Path(sys.argv[2])))
