"""The stack of a test process that crashed, shown at the end of the run.

With several processes, pytest reports that one of them crashed and in which test. Where in the test
is only in its standard error, far above.
"""

from __future__ import annotations

import faulthandler
import tempfile
from pathlib import Path
from typing import Any

import pytest

_files: list[Any] = []
"""Open for as long as the process lives: faulthandler writes to it in its last moment."""


def _folder(run: str) -> Path:
    return Path(tempfile.gettempdir()) / f"formula-desktop-tests-{run}"


@pytest.hookimpl(trylast=True)
def pytest_configure(config: pytest.Config) -> None:
    """After pytest's own, which writes to the standard error."""
    worker: dict[str, Any] | None = getattr(config, "workerinput", None)
    if worker is not None:
        folder = _folder(worker["testrunuid"])
        folder.mkdir(exist_ok=True)
        file = (folder / f"{worker['workerid']}.txt").open("w")
        _files.append(file)
        faulthandler.enable(file)


@pytest.hookimpl
def pytest_terminal_summary(terminalreporter: Any) -> None:
    """Show what the crashed processes have written, and delete it."""
    session = terminalreporter.config.pluginmanager.getplugin("dsession")
    manager = getattr(session, "nodemanager", None)
    if manager is None:
        return
    folder = _folder(manager.testrunuid)
    for file in sorted(folder.glob("*.txt")):
        lines = file.read_text(errors="replace").splitlines()
        text = "\n".join(line for line in lines if "site-packages" not in line)
        if text:
            terminalreporter.section(f"{file.stem} crashed", sep="=")
            terminalreporter.write_line(text)
        file.unlink()
    if folder.is_dir():
        folder.rmdir()
