"""The registry of what is imported when it is first used."""

import ast
from pathlib import Path

import pytest

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
    from formula_desktop.players import folded

    assert on_demand.folded is folded
    monkeypatch.setattr("formula_desktop.players.folded", str)
    assert on_demand.folded is str  # type: ignore[comparison-overlap] # put there just now
    with pytest.raises(AttributeError):
        on_demand.nothing  # type: ignore[attr-defined] # noqa: B018 # it is not there
