"""Safe writing, for this user only.

A crash leaves the old file or the new one, never half of either. What has been written, renamed,
made or deleted here is on the disk at once, so a power cut does not undo it.
"""

from __future__ import annotations

import contextlib
import errno
import os
import stat
import time
from collections.abc import Iterable
from pathlib import Path

LEFTOVER = ".unfinished"

_START_OF_NAME = 30
"""How many characters of its name the unfinished file shares, so that it is never too long."""

_PAUSES_S = (0.01, 0.03, 0.1, 0.3) if os.name == "nt" else ()
"""Pauses between attempts: Windows replaces no file that is being read, say by a virus scanner."""


_NOT_SYNCED = (errno.EACCES, errno.EINVAL, errno.ENOTSUP)
"""The errors of a folder that cannot be synced: one that this user may not list, or a disk, mostly
in a network, that syncs only files."""


def write(path: Path, data: bytes, *, is_private: bool = True, is_name_synced: bool = True) -> None:
    """Replace a file's content: write beside it, sync, rename. Raises OSError.

    Its folder must exist: nothing is made in place of a removed disk. Nobody else may read a
    private file; any other gets the permissions of the file it replaces, or this user's defaults. A
    name that is not synced may be lost in a power cut. For a link, its target is replaced; a device
    such as `/dev/null` is written to.
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
        sync_folder(path.parent)


def replace(unfinished: Path, path: Path) -> None:
    """Replace a file by one that something else has written beside it. Raises OSError."""
    sync(unfinished)
    _replace(unfinished, path)
    sync_folder(path.parent)


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
        if hasattr(os, "fchmod"):
            os.fchmod(handle, mode & 0o777)


def move(path: Path, target: Path) -> None:
    """Rename a file, perhaps into another folder. Raises OSError.

    The caller ensures that no file has that name.
    """
    path.rename(target)
    for folder in dict.fromkeys((target.parent, path.parent)):  # so that it is never in neither
        sync_folder(folder)


def remove(files: Iterable[Path]) -> None:
    """Delete those of the files that exist. Raises OSError."""
    folders: dict[Path, None] = {}
    for file in files:
        with contextlib.suppress(FileNotFoundError):
            file.unlink()
            folders[file.parent] = None
    for folder in folders:
        sync_folder(folder)


def make_folder(folder: Path) -> None:
    """Make a folder with its parents, those of them that are missing. Raises OSError."""
    try:
        make_folders([folder])
    except FileNotFoundError:
        if folder.parent == folder:  # a drive that is not there
            raise
        make_folder(folder.parent)
        make_folders([folder])


def make_folders(folders: Iterable[Path]) -> None:
    """Make those of the folders that are missing, for nobody else to enter. Raises OSError."""
    missing = [folder for folder in folders if not folder.is_dir()]
    for folder in missing:
        try:
            folder.mkdir(0o700)
        except FileExistsError:
            if not folder.is_dir():  # else another program was faster
                raise
    for parent in {folder.parent for folder in missing}:
        sync_folder(parent)


def make_file(file: Path) -> None:
    """Make an empty file that nobody else may read, unless it exists. Raises OSError.

    For what gives its files this user's defaults, but leaves the permissions of existing ones.
    """
    with contextlib.suppress(FileExistsError):
        os.close(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))


def make_private(file: Path) -> None:
    """Take away others' access to a file or folder, as far as the disk has permissions."""
    if os.name == "posix":
        with contextlib.suppress(OSError):
            mode = file.stat().st_mode
            if mode & 0o077:
                file.chmod(mode & (0o700 if stat.S_ISDIR(mode) else 0o600))


def sync_folder(folder: Path) -> None:
    """Sync the names in a folder, on systems where folders can be opened. Raises OSError."""
    if os.name == "posix":
        try:
            sync(folder, os.O_RDONLY)
        except OSError as error:
            if error.errno not in _NOT_SYNCED:
                raise


def sync(path: Path, access: int = os.O_RDWR) -> None:
    """Sync a file or a folder to disk. Raises OSError."""
    handle = os.open(path, access)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
