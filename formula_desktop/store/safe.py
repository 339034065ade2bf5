"""Writing a file so that a crash leaves the old one or the new one, never half of either."""

from __future__ import annotations

import os
from pathlib import Path

LEFTOVER = ".unfinished"


def write(path: Path, data: bytes) -> None:
    """Replace a file's content: written beside it, synced, renamed. Raises OSError."""
    import tempfile  # which few starts need

    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(LEFTOVER, f".{path.name}.", path.parent)
    unfinished = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        unfinished.replace(path)
    except BaseException:
        unfinished.unlink(missing_ok=True)
        raise
    _sync_folder(path.parent)


def _sync_folder(folder: Path) -> None:
    """Bring the new name itself onto the disk, where folders can be opened."""
    if os.name != "posix":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
