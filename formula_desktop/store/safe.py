"""Writing a file so that a crash leaves the old one or the new one, never half of either."""

from __future__ import annotations

import errno
import os
from pathlib import Path

LEFTOVER = ".unfinished"

_START_OF_NAME = 30
"""Characters of a name that the unfinished file has too: it is never longer than may be."""


def write(path: Path, data: bytes) -> None:
    """Replace a file's content: written beside it, synced, renamed. Raises OSError.

    Its folder has to be there: where a disk has been taken out, none is made in its place.
    """
    import tempfile  # which few starts need

    if path.is_dir():  # which Windows would call a lack of permission
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    handle, name = tempfile.mkstemp(LEFTOVER, f".{path.name[:_START_OF_NAME]}.", path.parent)
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


def move(path: Path, target: Path) -> None:
    """Give a file another name, in another folder perhaps. Raises OSError.

    Whoever calls has seen to it that there is no file of that name.
    """
    path.rename(target)
    for folder in {path.parent, target.parent}:
        _sync_folder(folder)


def _sync_folder(folder: Path) -> None:
    """Bring the new name itself onto the disk, where folders can be opened."""
    if os.name != "posix":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
