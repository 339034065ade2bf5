"""What test modules share is in `tests/helpers/`, so that each can be read and run alone."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tests.helpers.each import each_of
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


def test_one_test_of_many_cases_names_each_that_fails() -> None:
    @each_of(range(3), "ab")
    def is_small(number: int, letter: str) -> None:
        """What shall hold."""
        assert number < 2, f"{letter} is too large"

    assert (is_small.__name__, is_small.__doc__) == ("is_small", "What shall hold.")
    with pytest.raises(AssertionError, match=r"2 of 6 fail:\n2, a: a is .*\n.*\n2, b: b is "):
        is_small()
