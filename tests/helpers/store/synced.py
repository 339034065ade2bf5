"""A disk that knows what a power cut would undo."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

Identity = tuple[int, int]


class PowerCut:
    """Follows every name that changes and every file that is written, until they are synced."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._names: dict[Identity, set[str]] = {}
        self._written: set[Identity] = set()
        self._do = {name: getattr(os, name) for name in STEPS}
        for name in STEPS:
            monkeypatch.setattr(os, name, getattr(self, f"_{name}"))

    def undoes(self) -> list[str]:
        """The names, made, changed or deleted, that a power cut now would undo."""
        return sorted(name for names in self._names.values() for name in names)

    def _change(self, path: Any) -> None:
        changed = Path(os.fsdecode(path))
        self._names.setdefault(_identity(changed.parent), set()).add(changed.name)

    def _open(self, path: Any, flags: int, *rest: Any, **named: Any) -> int:
        is_new = bool(flags & os.O_CREAT) and not os.path.lexists(path)
        handle: int = self._do["open"](path, flags, *rest, **named)
        if is_new:
            self._change(path)
        if flags & (os.O_WRONLY | os.O_RDWR):
            self._written.add(_identity(handle))
        return handle

    def _fsync(self, handle: int) -> None:
        self._do["fsync"](handle)
        self._names.pop(_identity(handle), None)
        self._written.discard(_identity(handle))

    def _mkdir(self, path: Any, *rest: Any, **named: Any) -> None:
        self._do["mkdir"](path, *rest, **named)
        self._change(path)

    def _rename(self, source: Any, target: Any) -> None:
        self._move("rename", source, target)

    def _replace(self, source: Any, target: Any) -> None:
        self._move("replace", source, target)

    def _move(self, step: str, source: Any, target: Any) -> None:
        identity = _identity(source)
        assert identity not in self._written, f"{target} may be empty after a power cut"
        self._do[step](source, target)
        self._change(source)
        self._change(target)

    def _unlink(self, path: Any, *rest: Any, **named: Any) -> None:
        self._do["unlink"](path, *rest, **named)
        self._change(path)


STEPS = ("open", "fsync", "mkdir", "rename", "replace", "unlink")


def _identity(of: Any) -> Identity:
    status = os.stat(of)  # noqa: PTH116 - of a handle too
    return status.st_dev, status.st_ino
