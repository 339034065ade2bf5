"""Shows that the same commit gives the same bytes: builds everything twice, in different folders.

    python packaging/try_twice.py [FOLDER]

Each time a fresh clone of the current commit is built at another path, with the Python and the
libraries of the environment that this runs in: the bundle, this system's packages, the wheel and
the source archive. Prints the digests; exits with status 1 if a file differs.
"""

from __future__ import annotations

import hashlib
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

PROJECT: Final = Path(__file__).resolve().parent.parent
CLONES: Final = ("one", "another folder é")
COMPILED: Final = (
    "import sys, dev, pathlib, PySide6; dev.compile_built(pathlib.Path(*PySide6.__path__))"
)


def main() -> None:
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(sys.argv[1] if len(sys.argv) > 1 else temporary).absolute()
        for name in CLONES:  # both first: the checkout may change during a build
            clone(folder / name)
        first, second = (built(folder / name) for name in CLONES)
    sys.exit(compare(first, second))


def clone(target: Path) -> None:
    """Clone the current commit."""
    shutil.rmtree(target, ignore_errors=True)
    subprocess.run(["git", "clone", "-q", "--no-local", str(PROJECT), str(target)], check=True)


def built(clone: Path) -> dict[str, str]:
    """Build everything in a clone. Returns the digests of the results by name."""
    commands = (
        ["-c", COMPILED],
        ["packaging/bundle.py"],
        ["packaging/installer.py"],
        ["-m", "hatchling", "build", "-d", "dist"],
    )
    for command in commands:
        subprocess.run([sys.executable, *command], cwd=clone, check=True, stdout=sys.stderr)
    return digests(clone / "dist")


def digests(folder: Path) -> dict[str, str]:
    """The digests of all files in a folder, by name."""
    found = {}
    for path in sorted(folder.rglob("*")):
        name = path.relative_to(folder).as_posix()
        if path.is_symlink():
            found[name] = f"-> {path.readlink()}"
        elif path.is_file():
            found[name] = hashlib.sha256(path.read_bytes()).hexdigest()
    return found


def compare(first: dict[str, str], second: dict[str, str]) -> int:
    """Print the digests of the packages, and what differs. Returns 1 if anything does."""
    differing = sorted(name for name in first | second if first.get(name) != second.get(name))
    for name, digest in sorted(first.items()):
        if name.count("/") == 0:
            print(digest, name)
    print(f"{len(first)} files, {len(differing)} of them differ", *differing, sep="\n  ")
    return 1 if differing else 0


if __name__ == "__main__":
    main()
