"""Text is shown as HTML only in the few ways that are named here.

A name out of a game file may read `<img src=…>`; where Qt takes that for HTML, it opens a file.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

import formula_desktop
from formula_desktop.widgets.plain_text import plain_label

PACKAGE = Path(formula_desktop.__file__).parent

PLAIN_TEXT = "formula_desktop.widgets.plain_text"
MESSAGES = "formula_desktop.widgets.messages"
ELIDED_LABEL = "formula_desktop.widgets.elided_label"
RULES_TEXT = "formula_desktop.pages.rules.text"  # the rules of the games are our own HTML
PRINTED_RULES = "formula_desktop.pages.rules.printed"

ONLY_IN: dict[str, tuple[str, ...]] = {
    "setToolTip": (PLAIN_TEXT,),
    "setTextFormat": (MESSAGES, ELIDED_LABEL),
    "QMessageBox": (MESSAGES,),
    "QTextBrowser": (RULES_TEXT,),
    "QTextEdit": (RULES_TEXT,),
    "setHtml": (RULES_TEXT, PRINTED_RULES),
} | dict.fromkeys(
    (
        "QErrorMessage",
        "QGraphicsTextItem",
        "QInputDialog",
        "QProgressDialog",
        "QStaticText",
        "QWhatsThis",
        "WhatsThisRole",
        "appendHtml",
        "insertHtml",
        "setMarkdown",
        "setStatusTip",
        "setWhatsThis",
    ),
    (),
)
"""Names of Qt, and the only modules that may use them."""
LABELS_IN = (PLAIN_TEXT, ELIDED_LABEL)
"""The modules that make a QLabel; others ask `plain_label` for one."""


def offences(source: str, module: str) -> Iterator[str]:
    """What a module contains but may not, with its line."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        for said in _wrong(node, module):
            yield f"{module}:{getattr(node, 'lineno', 0)}: {said}"
    tips = sum(_is_named(node, "ToolTipRole") for node in ast.walk(tree))
    if tips != sum(_answers_with_tooltip(node) for node in ast.walk(tree)):
        yield f"{module}: ToolTipRole stands elsewhere than in `if role == …: return tooltip(…)`"


def _wrong(node: ast.AST, module: str) -> Iterator[str]:
    for name, modules in ONLY_IN.items():
        if _is_named(node, name) and module not in modules:
            yield name
    made = node.bases if isinstance(node, ast.ClassDef) else []
    if isinstance(node, ast.Call):
        made = [node.func]
        if _is_named(node.func, "setTextFormat") and not _is_named(node.args[0], "PlainText"):
            yield "another format than plain text"
        if _is_named(node.func, "setProperty") and not _is_plain_property(node.args):
            yield "a property for which there is a way of its own"
        if _is_named(node.func, "showText") and not _is_tooltip(node.args[1]):
            yield "showText without tooltip(…)"
    if module not in LABELS_IN and any(_is_named(each, "QLabel") for each in made):
        yield "QLabel"


def _is_named(node: ast.AST, name: str) -> bool:
    return (isinstance(node, ast.Attribute) and node.attr == name) or (
        isinstance(node, ast.Name) and node.id == name
    )


def _is_plain_property(args: list[ast.expr]) -> bool:
    """Whether a property has nothing to do with HTML, or asks for plain text."""
    name, value = (ast.unparse(each).strip("'") for each in args)
    return name not in ("toolTip", "whatsThis", "html", "textFormat") or value == "PlainText"


def _is_tooltip(node: ast.AST | None) -> bool:
    return isinstance(node, ast.Call) and _is_named(node.func, "tooltip")


def _answers_with_tooltip(node: ast.AST) -> bool:
    """Whether this is `if role == Qt.ItemDataRole.ToolTipRole: return tooltip(…)`."""
    return (
        isinstance(node, ast.If)
        and isinstance(node.test, ast.Compare)
        and isinstance(node.test.ops[0], ast.Eq)
        and _is_named(node.test.comparators[0], "ToolTipRole")
        and isinstance(node.body[0], ast.Return)
        and _is_tooltip_or_none(node.body[0].value)
    )


def _is_tooltip_or_none(node: ast.AST | None) -> bool:
    """Whether this is `tooltip(…)`, or that and `None` where there is no text."""
    if isinstance(node, ast.BoolOp) and isinstance(node.values[-1], ast.Constant):
        return len(node.values) == 2 and _is_tooltip(node.values[0])
    return _is_tooltip(node)


def test_every_text_is_shown_by_one_of_the_ways_for_plain_text() -> None:
    found: list[str] = []
    for file in sorted(PACKAGE.rglob("*.py")):
        module = ".".join(("formula_desktop", *file.relative_to(PACKAGE).with_suffix("").parts))
        found += offences(file.read_text("utf-8"), module)
    assert found == []


@pytest.mark.parametrize(
    "line",
    [
        "widget.setToolTip(name)",
        "label = QLabel(name)",
        "label = QtWidgets.QLabel()",
        "class NameLabel(QLabel): ...",
        "label.setTextFormat(Qt.TextFormat.PlainText)",
        "label.setProperty('textFormat', 'RichText')",
        "label.setProperty('toolTip', name)",
        "QMessageBox.warning(parent, title, name)",
        "document.setHtml(name)",
        "QToolTip.showText(place, name, widget)",
        "shown = {Qt.ItemDataRole.ToolTipRole: name}",
        "if role in (DisplayRole, Qt.ItemDataRole.ToolTipRole): tooltip(name)",
        "if role == Qt.ItemDataRole.ToolTipRole: name = tooltip(name)",
        "widget.setWhatsThis(name)",
    ],
)
def test_other_ways_are_found(line: str) -> None:
    assert [*offences(line, "formula_desktop.elsewhere")] != []


@pytest.mark.parametrize(
    "line",
    [
        "set_tooltip(widget, name)",
        "label = plain_label('title', name)",
        "def made() -> QLabel: ...",
        "QToolTip.showText(place, tooltip(name), widget)",
        "def data(role):\n if role == Qt.ItemDataRole.ToolTipRole:\n  return tooltip(name)",
        "def data(role):\n if role == Qt.ItemDataRole.ToolTipRole:\n  return tooltip('') or None",
    ],
)
def test_the_ways_for_plain_text_are_allowed(line: str) -> None:
    assert [*offences(line, "formula_desktop.elsewhere")] == []


def test_the_ways_themselves_ask_for_plain_text() -> None:
    line = "label.setTextFormat(Qt.TextFormat.RichText)"
    assert [*offences(line, MESSAGES)] == [f"{MESSAGES}:1: another format than plain text"]


def test_a_label_takes_several_lines_but_no_sum_does(qtbot: QtBot) -> None:
    label = plain_label(text="14 + 2 × 5 = 24", wraps=True)
    qtbot.addWidget(label)
    line = label.fontMetrics().horizontalAdvance(label.text())
    assert label.heightForWidth(line // 2) == label.heightForWidth(2 * line)
    label.setText("fourteen and two times five are twenty-four")
    assert label.heightForWidth(line // 2) > label.heightForWidth(10 * line)


def test_no_short_word_is_alone_on_the_last_line(qtbot: QtBot) -> None:
    label = plain_label(wraps=True)
    qtbot.addWidget(label)
    label.setText("points: the answer, blue and red squares")
    assert QLabel.text(label).endswith("red\u00a0squares")
    assert label.text().endswith("red squares")
    label.setText("What is meant is said")
    assert QLabel.text(label).endswith("is\u00a0said")
    label.setText("Back to it")
    assert QLabel.text(label) == "Back to it", "too short for two lines"
