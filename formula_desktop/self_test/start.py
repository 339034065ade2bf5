"""The start of the self-test. It writes the result file whatever happens, so it imports no Qt.

The file is one JSON object: `program`, `version`, `from` (the folder of its modules), `frozen`,
`python`, `qt`, `system`, `passed`, `seconds`, `said_by_qt` (warnings, which do not fail it) and
`checks`, a list of objects with `name`, `passed`, `seconds` and either `found`, an object, or
`problem`, a text.
"""

from __future__ import annotations

import json
import platform
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import formula_desktop
from formula_desktop import PROGRAM, __version__, safe

FAILED: Final = 1
"""Exit status when something is missing or does not work, or the file cannot be written."""


def main(file: Path, prepare: Callable[[], None]) -> int:
    """Prepare Qt, run every check, and write the findings. Returns the exit status."""
    report = {
        "program": PROGRAM,
        "version": __version__,
        "from": str(Path(formula_desktop.__file__).parent),
        "frozen": bool(getattr(sys, "frozen", False)),
        "python": platform.python_version(),
        "qt": None,
        "system": platform.platform(),
        "passed": False,
        "seconds": 0.0,
        "said_by_qt": [],
        "checks": [],
    }
    # If Qt ends the program, no older file may claim success. A pipe has no older content.
    is_pipe = file.exists() and not (file.is_file() or file.is_dir())
    if not is_pipe and not _written(file, report):
        return FAILED
    try:
        prepare()
        from formula_desktop.self_test.run import found
    except ImportError as error:
        print(f"{PROGRAM}: the program cannot start: {error}", file=sys.stderr)
        report["checks"] = [
            {"name": "start", "passed": False, "problem": str(error), "seconds": 0.0}
        ]
    else:
        report |= found()
    return 0 if _written(file, report) and report["passed"] else FAILED


def _written(file: Path, report: dict[str, Any]) -> bool:
    try:
        safe.write(file, f"{json.dumps(report, indent=2)}\n".encode(), is_private=False)
    except OSError as error:
        problem = error.strerror or str(error)
        print(f"{PROGRAM}: {file} cannot be saved: {problem}", file=sys.stderr)
        return False
    return True
