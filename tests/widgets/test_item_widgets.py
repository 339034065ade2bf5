"""Lists and tables have models of their own.

The items of Qt's item widgets are objects of C++ that Python knows, too. With PySide6 6.11.3 one
of them outlived what Python knew of it once in a few thousand events: the process ended when the
contents of the rules were listed anew.
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
