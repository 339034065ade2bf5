"""The files that a Linux desktop needs: menu entry, icons, file type, manual, licences.

linux_share.fill(FOLDER)    as FOLDER/applications, FOLDER/icons, FOLDER/man …
"""

from __future__ import annotations

import gzip
import shutil
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).parent.parent))

import bundle
import linux_manual
import metadata

from formula_desktop import PROGRAM

ROOT: Final = bundle.ROOT
OWN: Final = ROOT / "packaging" / "linux"


def fill(share: Path) -> None:
    """Put everything into a folder to be merged with /usr/share."""
    day = datetime.fromtimestamp(int(bundle.moment()), UTC).date().isoformat()
    shutil.rmtree(bundle.BUILD / "pictures", ignore_errors=True)
    bundle.make_pictures(bundle.BUILD / "pictures")
    shutil.copytree(bundle.BUILD / "pictures" / "icons", share / "icons")
    _write(share / "applications" / f"{PROGRAM}.desktop", _own(f"{PROGRAM}.desktop"))
    _write(share / "mime" / "packages" / f"{PROGRAM}.xml", _own(f"{PROGRAM}.xml"))
    info = _own("metainfo.xml").replace("@IDENTIFIER@", metadata.IDENTIFIER)
    info = info.replace("@VERSION@", metadata.VERSION).replace("@DATE@", day)
    _write(share / "metainfo" / f"{metadata.IDENTIFIER}.metainfo.xml", info)
    manual = linux_manual.manual(metadata.VERSION, day)
    _write_packed(share / "man" / "man1" / f"{PROGRAM}.1.gz", manual)
    documents = share / "doc" / PROGRAM
    _write_packed(documents / "NEWS.gz", (ROOT / "CHANGELOG.md").read_text("utf-8"))
    _write(documents / "copyright", copyright_file())


def copyright_file() -> str:
    """The copyright file of the package; the licence texts come with the program."""
    own = (ROOT / "LICENSE").read_text("utf-8")
    shown = "\n".join(f" {line}".rstrip() or " ." for line in own.splitlines())
    return _own("copyright").replace("@LICENSE@", shown)


def _own(name: str) -> str:
    return (OWN / name).read_text("utf-8")


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")


def _write_packed(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(gzip.compress(text.encode(), mtime=0))
