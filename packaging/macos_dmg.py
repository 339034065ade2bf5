"""Makes the disk image for macOS from an app.

    python packaging/macos_dmg.py BUNDLE FOLDER

The app is beside the bundle. Scripts in macos/ sign and notarise it if the environment has the
credentials, and otherwise say that they don't.
"""

from __future__ import annotations

import platform
import subprocess
import sys
from pathlib import Path
from typing import Final

import metadata

SCRIPTS: Final = Path(__file__).resolve().parent / "macos"
APP: Final = f"{metadata.NAME}.app"


def make(frozen: Path, target: Path) -> Path:
    """Make the disk image. Returns its path."""
    app = frozen.with_name(APP)
    target.mkdir(parents=True, exist_ok=True)
    image = target / f"Formula-Desktop-{metadata.VERSION}-macos-{platform.machine()}.dmg"
    for script, *arguments in (
        ("sign.sh", app),
        ("make-dmg.sh", app, image),
        ("sign.sh", image),
        ("notarize.sh", image),
    ):
        command = ["bash", str(SCRIPTS / str(script)), *map(str, arguments)]
        subprocess.run(command, check=True, stdout=sys.stderr)
    return image


if __name__ == "__main__":
    print(make(Path(sys.argv[1]), Path(sys.argv[2])))
