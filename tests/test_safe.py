"""Writing a file whole, or not at all."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from formula_desktop import safe

on_unix = pytest.mark.skipif(
    sys.platform == "win32", reason="there are other permissions, and no pipes"
)


@pytest.fixture
def umask() -> Iterator[None]:
    before = os.umask(0o027)
    yield
    os.umask(before)


def mode(path: Path) -> int:
    return path.stat().st_mode & 0o777


@on_unix
@pytest.mark.usefixtures("umask")
def test_a_file_for_others_has_the_permissions_of_any(tmp_path: Path) -> None:
    safe.write(tmp_path / "own", b"1")
    safe.write(tmp_path / "shared", b"1", is_private=False)
    assert mode(tmp_path / "own") == 0o600
    assert mode(tmp_path / "shared") == 0o640
    (tmp_path / "shared").chmod(0o664)
    safe.write(tmp_path / "shared", b"2", is_private=False)
    assert mode(tmp_path / "shared") == 0o664
    assert (tmp_path / "shared").read_bytes() == b"2"


@pytest.mark.parametrize("refusals", [1, 2, 3])
def test_a_file_that_is_being_read_is_replaced_a_moment_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, refusals: int
) -> None:
    safe.write(tmp_path / "file", b"old")
    replace = os.replace
    left = refusals

    def refuse(*paths: Path) -> None:
        nonlocal left
        left -= 1
        if left >= 0:
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
        replace(*paths)

    monkeypatch.setattr(os, "replace", refuse)
    monkeypatch.setattr(safe, "_PAUSES_S", (0, 0))
    if refusals <= 2:
        safe.write(tmp_path / "file", b"new")
    else:
        with pytest.raises(PermissionError):
            safe.write(tmp_path / "file", b"new")
    assert (tmp_path / "file").read_bytes() == (b"new" if refusals <= 2 else b"old")
    assert len(list(tmp_path.iterdir())) == 1


@pytest.mark.parametrize("is_private", [True, False])
@pytest.mark.parametrize("step", ["fsync", "replace"])
def test_what_is_refused_leaves_the_old_file_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str, is_private: bool
) -> None:
    file = tmp_path / ("x" * 255)  # as long as a name may be
    safe.write(file, b"old", is_private=is_private)

    def refuse(*_: object, **__: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patch:
        patch.setattr(os, step, refuse)
        with pytest.raises(OSError, match="No space"):
            safe.write(file, b"new", is_private=is_private)
    assert file.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [file]


def test_a_folder_is_not_made(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        safe.write(tmp_path / "gone" / "file", b"1")
    with pytest.raises(IsADirectoryError):
        safe.write(tmp_path, b"1")


def test_folders_are_made_with_their_parents(tmp_path: Path) -> None:
    folder = tmp_path / "a" / "b" / "c"
    safe.make_folder(folder)
    safe.make_folder(folder)
    assert folder.is_dir()


def test_a_folder_that_another_program_makes_first_is_taken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "a"
    make = Path.mkdir

    def make_twice(path: Path, mode: int) -> None:
        make(path, mode)
        make(path, mode)

    monkeypatch.setattr(Path, "mkdir", make_twice)
    safe.make_folder(folder)
    assert folder.is_dir()


def test_a_drive_that_is_not_there_is_not_made(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_: object) -> None:
        raise FileNotFoundError

    monkeypatch.setattr(safe, "make_folders", refuse)
    with pytest.raises(FileNotFoundError):
        safe.make_folder(Path(Path.cwd().anchor) / "a")


def test_a_file_in_the_place_of_a_folder_stays(tmp_path: Path) -> None:
    file = tmp_path / "a"
    file.write_bytes(b"1")
    with pytest.raises(FileExistsError):
        safe.make_folder(file)
    assert file.read_bytes() == b"1"


@on_unix
def test_others_lose_their_access_and_the_user_keeps_it(tmp_path: Path) -> None:
    file = tmp_path / "a"
    file.write_bytes(b"1")
    for before, after in ((0o644, 0o600), (0o600, 0o600), (0o400, 0o400)):
        file.chmod(before)
        safe.make_private(file)
        assert mode(file) == after


@on_unix
def test_a_folder_that_cannot_be_synced_is_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(number: int) -> None:
        raise OSError(number, os.strerror(number))

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", lambda _: refuse(errno.EINVAL))
        safe.sync_folder(tmp_path)
    monkeypatch.setattr(os, "fsync", lambda _: refuse(errno.EIO))
    with pytest.raises(OSError, match=os.strerror(errno.EIO)):
        safe.sync_folder(tmp_path)


@on_unix
def test_a_link_stays_a_link(tmp_path: Path) -> None:
    file, link = tmp_path / "file", tmp_path / "link"
    file.write_bytes(b"old")
    link.symlink_to(file)
    safe.write(link, b"new")
    assert link.is_symlink()
    assert file.read_bytes() == b"new"


@on_unix
def test_what_is_no_file_is_written_to(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reads = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    safe.write(pipe, b"data")
    assert os.read(reads, 100) == b"data"
    os.close(reads)
    assert pipe.is_fifo()
    with pytest.raises(OSError, match="No such device"):  # where it would wait for ever
        safe.write(pipe, b"data")
