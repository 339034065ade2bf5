"""Runs a program's self-test and prints what it found: self_test.py COMMAND…

The exit status alone would prove little: any other program may return 0 too.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

PATIENCE_S: Final = 600
SOURCES: Final = Path(__file__).resolve().parent.parent / "formula_desktop"
MODULES: Final = len(list(SOURCES.rglob("*.py"))) - 2
"""The number of modules it must have found: all but the package itself and its entry."""


def found_by(*command: str) -> dict[str, Any]:
    """The report of the self-test (formula_desktop/self_test). Raises RuntimeError if it failed."""
    with tempfile.TemporaryDirectory() as temporary:
        file = Path(temporary, "self-test.json")
        done = subprocess.run(
            [*command, "--self-test", str(file)],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,  # under Wine, Python does not start with a file here
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            timeout=PATIENCE_S,
            check=False,
        )
        if not file.is_file():
            raise RuntimeError(
                f"{command[-1]} wrote no report and gave {done.returncode}: {done.stdout.strip()}"
            )
        report: dict[str, Any] = json.loads(file.read_text("utf-8"))
    if done.returncode != 0 or report["passed"] is not True or not report["checks"]:
        raise RuntimeError(f"{command[-1]} gave {done.returncode}: {json.dumps(report, indent=1)}")
    (modules,) = (each["found"]["number"] for each in report["checks"] if each["name"] == "modules")
    if modules != MODULES:
        raise RuntimeError(f"{command[-1]} has {modules} modules of {MODULES}")
    return report


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit("Of which program? self_test.py COMMAND…")
    try:
        report = found_by(*sys.argv[1:])
    except RuntimeError as problem:
        sys.exit(f"The self-test failed: {problem}")
    passed = ", ".join(each["name"] for each in report["checks"])
    print(f"{report['program']} {report['version']} in {report['from']}: {passed}")
