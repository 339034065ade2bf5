"""A package for Debian and its derivatives, made from a bundle.

    python packaging/linux_deb.py BUNDLE FOLDER

The same bundle gives the same bytes. dpkg-shlibdeps finds the exact dependencies from what its
libraries load.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import bundle
import frozen_parts
import linux_share
import metadata

from formula_desktop import PROGRAM

LIBRARY: Final = Path("usr/lib") / PROGRAM
MAINTAINER: Final = f"{metadata.AUTHORS} <contributors@formula-desktop.invalid>"

# Useful but not needed: printers, sounds, and opening files with a double click.
RECOMMENDED: Final = (
    "libcups2, pulseaudio-utils | pipewire-bin | alsa-utils, shared-mime-info, "
    "desktop-file-utils, xdg-utils"
)

# A plugin for printers, loaded only if it is there. Without it, printing is to PDF.
OPTIONAL: Final = "libcupsprintersupport.so"

CONTROL: Final = f"""\
Package: {PROGRAM}
Version: {{version}}
Architecture: {{architecture}}
Maintainer: {MAINTAINER}
Installed-Size: {{size}}
Depends: {{depends}}
Recommends: {RECOMMENDED}
Section: education
Priority: optional
Description: two number games to play together
 Formula, with cards: lay a correct formula over the one on the table, and be
 the first to run out of cards. Digifeud, on a board of 13 by 13 squares: lay
 sums that cross, like a crossword of numbers.
 .
 For children from six, their families and their teachers, against each other
 or the computer, in English, Dutch, German and French.
"""


def make(frozen: Path, target: Path) -> Path:
    """Make the package. Returns its path."""
    root = bundle.BUILD / "deb"
    shutil.rmtree(root, ignore_errors=True)
    shutil.copytree(frozen, root / LIBRARY, symlinks=True)
    (root / "DEBIAN").mkdir()  # also shows dpkg-shlibdeps what belongs to the package
    linux_share.fill(root / "usr" / "share")
    started = root / "usr" / "bin" / PROGRAM
    started.parent.mkdir(parents=True)
    started.symlink_to(Path("../lib") / PROGRAM / PROGRAM)
    architecture = _output("dpkg", "--print-architecture")
    control = CONTROL.format(
        version=metadata.VERSION,
        architecture=architecture,
        size=_size(root),
        depends=depends_of(root / LIBRARY),
    )
    (root / "DEBIAN" / "control").write_text(control, "utf-8")
    (root / "DEBIAN" / "md5sums").write_text(_sums(root), "utf-8")
    settle(root, int(bundle.moment()))
    file = target / f"{PROGRAM}_{metadata.VERSION}_{architecture}.deb"
    target.mkdir(parents=True, exist_ok=True)
    # One thread: the number of threads affects the compressed bytes.
    pack = ["dpkg-deb", "--root-owner-group", "-Zxz", "-z6", "--threads-max=1"]
    environment = {**os.environ, "SOURCE_DATE_EPOCH": bundle.moment()}
    subprocess.run([*pack, "--build", str(root), str(file)], env=environment, check=True)
    return file


def depends_of(library: Path) -> str:
    """The packages with the libraries that the bundle loads but does not contain."""
    binaries = [each for each in sorted(library.rglob("*")) if _is_binary(each)]
    own = {path.parent for path in binaries}
    described = bundle.BUILD / "shlibdeps"
    shutil.rmtree(described, ignore_errors=True)
    (described / "debian").mkdir(parents=True)
    control = f"Source: {PROGRAM}\n\nPackage: {PROGRAM}\nArchitecture: any\n"
    (described / "debian" / "control").write_text(control, "utf-8")
    command = ["dpkg-shlibdeps", "-O", "--ignore-missing-info", "--warnings=0"]
    command += [f"-l{folder}" for folder in sorted(own)]
    command += [f"-x{package}" for package in _owners(frozen_parts.BUNDLED_LIBRARIES)]
    command += [f"-e{path}" for path in binaries]
    found = _output(*command, cwd=described)
    return found.removeprefix("shlibs:Depends=")


def settle(root: Path, moment: int) -> None:
    """Give everything the same permissions and timestamps on every machine."""
    for path in [root, *root.rglob("*")]:
        if not path.is_symlink():
            is_program = path.is_dir() or path.name == PROGRAM
            path.chmod(0o755 if is_program else 0o644)
        os.utime(path, (moment, moment), follow_symlinks=False)


def _owners(libraries: list[str]) -> list[str]:
    """The system's packages that contain these libraries."""
    found = _output("dpkg", "-S", *(f"*/{name}" for name in libraries))
    return sorted({line.split(":")[0] for line in found.splitlines()})


def _is_binary(path: Path) -> bool:
    if path.is_symlink() or not path.is_file() or path.name == OPTIONAL:
        return False
    with path.open("rb") as file:
        return file.read(4) == b"\x7fELF"


def _size(root: Path) -> int:
    """The installed size in KiB as Debian counts it, each file rounded up."""
    files = [path for path in root.rglob("*") if path.is_file() and not path.is_symlink()]
    return sum((path.stat().st_size + 1023) // 1024 for path in files)


def _sums(root: Path) -> str:
    files = (path for path in sorted(root.rglob("*")) if path.is_file() and not path.is_symlink())
    listed = [path for path in files if path.relative_to(root).parts[0] != "DEBIAN"]
    return "".join(
        f"{hashlib.md5(path.read_bytes()).hexdigest()}  {path.relative_to(root)}\n"
        for path in listed
    )


def _output(*command: str, cwd: Path | None = None) -> str:
    done = subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"{command[0]} says: {done.stderr}")
    return done.stdout.strip()


if __name__ == "__main__":
    print(make(Path(sys.argv[1]), Path(sys.argv[2])))
