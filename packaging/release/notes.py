"""Prints what a release says: notes.py VERSION

Its section of CHANGELOG.md, and which packages are signed. VERSION has to be the program's, so that
no tag names another one than the packages do. WINDOWS_SIGNED, MACOS_SIGNED and MACOS_NOTARISED are
"true" where the workflow had what that takes.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent.parent

SIGNED: Final = {
    "WINDOWS_SIGNED": (
        "The installer for Windows is signed.",
        "The installer for Windows is **not signed**, and Windows warns of it: *More info*, *Run "
        "anyway*.",
    ),
    "MACOS_SIGNED": (
        "The app for macOS is signed.",
        "The app for macOS is **not signed**.",
    ),
    "MACOS_NOTARISED": (
        "Apple has notarised it.",
        "Apple has **not notarised** it: the first start is allowed in *System Settings*, "
        "*Privacy & Security*, *Open Anyway*.",
    ),
}


def section(changes: str, version: str) -> str:
    """The part of the changelog for a version; ValueError where there is none, or nothing in it."""
    for part in changes.split("\n## ")[1:]:
        title, _, text = part.partition("\n")
        if title.split()[:1] == [version] and text.strip():
            return text.strip()
    raise ValueError(f"CHANGELOG.md has no section for {version}")


def notes(changes: str, version: str, environment: Mapping[str, str]) -> str:
    """All of it, as Markdown."""
    said = [
        texts[0] if environment.get(name) == "true" else texts[1] for name, texts in SIGNED.items()
    ]
    check = "`sha256sum --check --ignore-missing SHA256SUMS` says whether a file arrived whole."
    return f"{section(changes, version)}\n\n---\n{' '.join(said)} {check}\n"


def main(version: str) -> int:
    """Print it, or what stands against it."""
    sys.path.insert(0, str(ROOT))
    from formula_desktop import __version__

    if version != __version__:
        print(f"The tag is for {version}, the program is {__version__}.", file=sys.stderr)
        return 1
    try:
        print(notes((ROOT / "CHANGELOG.md").read_text("utf-8"), version, os.environ), end="")
    except ValueError as problem:
        print(f"{problem}.", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
