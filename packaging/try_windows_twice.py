"""Shows under Wine that the same commit gives the same bytes for Windows, too.

    .venv/bin/python packaging/try_windows_twice.py

It needs what try_windows_bundle.py needs. The same Python for Windows freezes two clones of the
current commit in different folders, and an installer and an MSI are made of each bundle. Prints the
digests; exits with status 1 if a file differs.
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

import bundle
import try_twice
import windows_installer
import windows_msi
from try_windows_bundle import freeze, install_python, stand_in_for_icu
from try_windows_installer import place, step, wine


def main() -> int:
    """Build everything twice and compare."""
    with wine(), tempfile.TemporaryDirectory() as name:
        temporary = Path(name)
        python = place(r"C:\python")
        with step("A Python for Windows and its packages"):
            install_python(python, temporary)
            stand_in_for_icu(python / "Lib/site-packages/PySide6/Qt6Core.dll", temporary)
        clones = [place("C:\\") / each for each in try_twice.CLONES]
        for clone in clones:  # both first: the checkout may change during a build
            try_twice.clone(clone)
        os.environ["SOURCE_DATE_EPOCH"] = bundle.moment()
        found = []
        for clone in clones:
            with step(f"All of it in the folder {clone.name!r}"):
                made = freeze(python, clone)
                for make in (windows_installer.make, windows_msi.make):
                    make(made, made.parent)
                found.append(try_twice.digests(made.parent))
        return try_twice.compare(*found)


if __name__ == "__main__":
    sys.exit(main())
