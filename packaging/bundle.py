"""Freezes the program for the system this runs on: dist/formula-desktop, or an .app on macOS.

    python packaging/bundle.py [FOLDER]

`python3 dev.py bundle` calls it in .venv. The same commit, with the same Python and system
libraries, gives the same bytes: nothing in them says when or where they were made.
"""

from __future__ import annotations

import os
import py_compile
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import budget  # noqa: E402

from formula_desktop import PROGRAM  # noqa: E402

BUILD: Final = ROOT / "build" / "bundle"
SPEC: Final = ROOT / "packaging" / f"{PROGRAM}.spec"


def main() -> None:
    target = Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / "dist").absolute()
    shutil.rmtree(BUILD, ignore_errors=True)
    make_pictures(BUILD / "pictures")
    compile_support(BUILD / "support")
    freeze(target)
    print(target / PROGRAM)
    budget.see(target / PROGRAM, budget.BUNDLES[sys.platform])


def moment() -> str:
    """The timestamp of everything made from this commit, in seconds since 1970."""
    given = os.environ.get("SOURCE_DATE_EPOCH")
    if given:
        return given
    log = ["git", "log", "-1", "--format=%ct"]
    return subprocess.run(log, cwd=ROOT, check=True, capture_output=True, text=True).stdout.strip()


def make_pictures(folder: Path) -> None:
    """Draw the icons, in a process of its own that ends with its application."""
    pictures = ROOT / "packaging" / "pictures.py"
    subprocess.run([sys.executable, str(pictures), str(folder)], check=True)


def compile_support(folder: Path) -> None:
    """Compile the Python part of PySide6, which is packed inside its library.

    It would be unpacked and compiled at every start (dev.py, `unpack_support`), but PySide6 prefers
    files beside the library.
    """
    import shiboken6

    unpacked = Path(shiboken6.__file__).parent / "files.dir"
    if not unpacked.is_dir():
        sys.exit(f"{unpacked} is missing: start this with python3 dev.py bundle")
    for source in sorted(unpacked.rglob("*.py")):
        name = source.relative_to(unpacked)
        py_compile.compile(
            str(source),
            cfile=str((folder / name).with_suffix(".pyc")),
            dfile=f"shiboken6/{name.as_posix()}",
            doraise=True,
            invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH,
        )


def freeze(target: Path) -> None:
    """Let PyInstaller make the folder."""
    options = ["--noconfirm", "--clean", "--log-level", "WARN"]
    places = ["--distpath", str(target), "--workpath", str(BUILD / "work")]
    environment = {
        **os.environ,
        "PYTHONHASHSEED": "1",  # sets are iterated in the same order
        "SOURCE_DATE_EPOCH": moment(),
        "PYINSTALLER_CONFIG_DIR": str(BUILD / "cache"),
        "BUNDLE_PICTURES": str(BUILD / "pictures"),
        "BUNDLE_SUPPORT": str(BUILD / "support"),
    }
    command = [sys.executable, "-m", "PyInstaller", *options, *places, str(SPEC)]
    subprocess.run(command, cwd=ROOT, env=environment, check=True)


if __name__ == "__main__":
    main()
