"""Safe writing: a crash leaves the old file or the new one, never half of either."""

from __future__ import annotations

import contextlib
import errno
import os
import stat
import time
from pathlib import Path

LEFTOVER = ".unfinished"

_START_OF_NAME = 30
"""Characters of a name that the unfinished file has too: it is never longer than may be."""

_PAUSES_S = (0.01, 0.03, 0.1, 0.3) if os.name == "nt" else ()
"""Windows replaces no file while anybody reads it, as virus scanners do for a moment."""


def write(path: Path, data: bytes, *, is_private: bool = True, is_name_synced: bool = True) -> None:
    """Replace a file's content: written beside it, synced, renamed. Raises OSError.

    Its folder has to be there: where a disk has been taken out, none is made in its place. What is
    private nobody else may read; any other file has the permissions of the one that it replaces, or
    those that this user's files have. A name that is not synced may be lost when the power fails.
    What a link leads to is replaced, not the link; what is no file (`/dev/null`) is written to.
    """
    if path.is_dir():  # which Windows would call a lack of permission
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if path.is_symlink():
        path = path.resolve()
    if path.exists() and not path.is_file():
        # without waiting for somebody to read a pipe
        handle = os.open(path, os.O_WRONLY | getattr(os, "O_NONBLOCK", 0))
        with os.fdopen(handle, "wb") as file:
            file.write(data)
        return
    unfinished = path.with_name(f".{path.name[:_START_OF_NAME]}.{os.urandom(8).hex()}{LEFTOVER}")
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
    handle = os.open(unfinished, flags, 0o600 if is_private else 0o666)  # less the umask
    try:
        with os.fdopen(handle, "wb") as file:
            if not is_private:
                _take_permissions(file.fileno(), path)
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        _replace(unfinished, path)
    except BaseException:
        unfinished.unlink(missing_ok=True)
        raise
    if is_name_synced:
        _sync_folder(path.parent)


def _replace(unfinished: Path, path: Path) -> None:
    for pause in _PAUSES_S:
        try:
            unfinished.replace(path)
        except PermissionError:
            time.sleep(pause)
        else:
            return
    unfinished.replace(path)


def _take_permissions(handle: int, path: Path) -> None:
    """Let a file that is being written have those of the one that it is to replace, if any."""
    with contextlib.suppress(OSError):  # there is none, or the disk knows no permissions
        mode = stat.S_IMODE(path.stat().st_mode)
        if os.name == "posix":
            os.fchmod(handle, mode & 0o777)


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
