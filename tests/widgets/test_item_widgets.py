"""Lists and tables have models of their own.

The items of Qt's item widgets are C++ objects with a Python wrapper. With PySide6 6.11.3, once in a
few thousand events an item outlived its wrapper, and the process crashed when the contents of the
rules were listed again.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import formula_desktop

WITH_ITEMS = {"QListWidget", "QTreeWidget", "QTableWidget", "QStandardItemModel"}


def test_no_widget_keeps_items() -> None:
    folder = Path(formula_desktop.__file__).parent
    modules = [*folder.rglob("*.py")]
    assert len(modules) > 100
    found = {(module.name, name) for module in modules for name in names(module)}
    assert {name for _, name in found} >= {"QTableView", "QListView"}
    assert [(module, name) for module, name in found if name in WITH_ITEMS] == []


def names(module: Path) -> Iterator[str]:
    """All that a module imports by name."""
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            yield from (each.name for each in node.names)
