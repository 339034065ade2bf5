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
"""How many characters of its name the unfinished file shares, so that it is never too long."""

_PAUSES_S = (0.01, 0.03, 0.1, 0.3) if os.name == "nt" else ()
"""Pauses between attempts: Windows replaces no file that is being read, say by a virus scanner."""


def write(path: Path, data: bytes, *, is_private: bool = True, is_name_synced: bool = True) -> None:
    """Replace a file's content: write beside it, sync, rename. Raises OSError.

    Its folder must exist: nothing is made in place of a removed disk. Nobody else may read a
    private file; any other gets the permissions of the file it replaces, or this user's defaults. A
    name that is not synced may be lost in a power failure. For a link, its target is replaced; a
    device such as `/dev/null` is written to.
    """
    if path.is_dir():  # Windows would report a lack of permission
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if path.is_symlink():
        path = path.resolve()
    if path.exists() and not path.is_file():
        # Do not wait for somebody to read a pipe.
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
    """Give a file being written the permissions of the file it replaces, if any."""
    with contextlib.suppress(OSError):  # there is none, or the disk has no permissions
        mode = stat.S_IMODE(path.stat().st_mode)
        if os.name == "posix":
            os.fchmod(handle, mode & 0o777)


def move(path: Path, target: Path) -> None:
    """Rename a file, perhaps into another folder. Raises OSError.

    The caller ensures that no file has that name.
    """
    path.rename(target)
    for folder in {path.parent, target.parent}:
        _sync_folder(folder)


def _sync_folder(folder: Path) -> None:
    """Sync the new name to disk, on systems where folders can be opened."""
    if os.name == "posix":
        sync(folder, os.O_RDONLY)


def sync(path: Path, access: int = os.O_RDWR) -> None:
    """Sync a file or a folder to disk. Raises OSError."""
    handle = os.open(path, access)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
