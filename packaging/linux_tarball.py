"""A .tar.xz with the bundle and a script that installs it for one user, without root.

    python packaging/linux_tarball.py BUNDLE FOLDER

The same bundle gives the same bytes.
"""

from __future__ import annotations

import lzma
import platform
import shutil
import sys
import tarfile
from pathlib import Path
from typing import Final

import bundle
import linux_share
import metadata

from formula_desktop import PROGRAM

SCRIPTS: Final = ("install.sh", "uninstall.sh")


def make(frozen: Path, target: Path) -> Path:
    """Make the archive. Returns its path."""
    name = f"{PROGRAM}-{metadata.VERSION}-linux-{platform.machine()}"
    root = bundle.BUILD / "tarball" / name
    shutil.rmtree(root, ignore_errors=True)
    shutil.copytree(frozen, root / "program", symlinks=True)
    linux_share.fill(root / "share")
    for script in SCRIPTS:
        shutil.copy(linux_share.OWN / script, root)
    file = target / f"{name}.tar.xz"
    target.mkdir(parents=True, exist_ok=True)
    with lzma.open(file, "wb", preset=6) as packed, tarfile.open(fileobj=packed, mode="w") as tar:
        tar.add(root, name, filter=settled)
    return file


def settled(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    """An entry with the same owner, permissions and timestamp on every machine."""
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = ""
    entry.mtime = int(bundle.moment())
    name = Path(entry.name).name
    if not entry.issym():
        is_program = entry.isdir() or name == PROGRAM or name in SCRIPTS
        entry.mode = 0o755 if is_program else 0o644
    return entry


if __name__ == "__main__":
    print(make(Path(sys.argv[1]), Path(sys.argv[2])))
