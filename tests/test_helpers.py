"""What test modules share stands in `tests/helpers/`, so that each can be read and run alone."""

from __future__ import annotations

import ast
from pathlib import Path

from tests.helpers.places import ROOT

TESTS = ROOT / "tests"


def imported(file: Path) -> set[str]:
    """The modules of the tests that a file imports, also where a function does."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom):
            found.add(node.module or "")
        elif isinstance(node, ast.Import):
            found.update(each.name for each in node.names)
    return {name for name in found if name.split(".")[0] == "tests"}


def test_no_test_module_is_imported() -> None:
    for file in sorted(TESTS.rglob("*.py")):
        others = {name for name in imported(file) if not f"{name}.".startswith("tests.helpers.")}
        assert not others, f"{file.relative_to(TESTS)} imports {', '.join(sorted(others))}"
