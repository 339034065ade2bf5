"""The registry of what is imported when it is first used."""

import ast
from pathlib import Path

import pytest

from formula_desktop.pages.rules.sections import place_of
from formula_desktop.shell import on_demand


def test_what_the_types_come_from_is_what_is_imported() -> None:
    assert on_demand.__file__ is not None
    tree = ast.parse(Path(on_demand.__file__).read_text("utf-8"))
    typed: dict[str | None, set[str]] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("formula_desktop"):
            typed.setdefault(node.module, set()).update(alias.name for alias in node.names)
    assert typed == {module: set(names) for module, names in on_demand.PLACES.items()}


def test_a_name_is_that_of_its_module(monkeypatch: pytest.MonkeyPatch) -> None:
    assert on_demand.place_of is place_of
    monkeypatch.setattr("formula_desktop.pages.rules.sections.place_of", str)
    assert vars(on_demand).get("place_of") is None
    assert getattr(on_demand, "place_of") is str  # noqa: B009 # its type would say otherwise
    assert not hasattr(on_demand, "nothing")
