"""What everybody has practised as Qt's views are given it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest
from PySide6.QtCore import QLocale, QSortFilterProxyModel, Qt
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from formula_desktop import clock
from formula_desktop.arithmetic import Operator
from formula_desktop.look.languages import Language
from formula_desktop.models.results.class_practice import (
    TABLES,
    ClassPracticeModel,
    PersonRow,
    groups_of,
)
from formula_desktop.models.results.table import SORT_ROLE
from formula_desktop.practise.training.in_skills import InSkill
from formula_desktop.results.participants import Participant
from formula_desktop.results.practised import PractisedSoFar

NOON = datetime(2026, 11, 20, 12, tzinfo=UTC)
TODAY = clock.local(NOON).date()


@pytest.fixture(autouse=True)
def _language(language: Language) -> Iterator[None]:
    language.speak("en")
    before = QLocale()
    QLocale.setDefault(QLocale("en_GB"))
    yield
    QLocale.setDefault(before)


def row(name: str, *skills: InSkill, tries: int = 0) -> PersonRow:
    so_far = PractisedSoFar(1, tries, tries - 3, 2, NOON) if tries else None
    person = Participant(f"key of {name}", name, "red", "cat", None, NOON)
    return PersonRow(person, so_far, {each.skill: each for each in skills})


ROWS = (
    row("Ida", InSkill("+20", 2.0, 0.5, 9, 0.0), InSkill("table-7", 0.0, 1.2, 3, 0.0), tries=12),
    row("Noor", InSkill("+20", -1.0, 0.9, 5, 0.0), InSkill("+10", 1.0, 0.9, 5, 0.0), tries=10),
    row("Sam"),
)


def texts(model: ClassPracticeModel, at: int) -> list[str]:
    return [model.index(at, column).data() for column in range(model.columnCount())]


def test_there_is_a_column_for_each_skill_of_a_group(qtbot: QtBot) -> None:
    model = ClassPracticeModel()
    QAbstractItemModelTester(model)
    assert groups_of(ROWS) == [Operator.ADD, TABLES]
    model.show_class(ROWS, Operator.ADD, TODAY)
    across = Qt.Orientation.Horizontal
    assert [model.headerData(each, across) for each in range(model.columnCount())] == [
        *("Player", "Practised last", "Tried", "Right at once"),
        *("At the second try", "Not solved", "Practised most"),
        *("adding up to 10", "adding up to 20"),
    ]
    assert texts(model, 0) == [
        "Ida",
        "today",
        *["12", "9", "2", "1"],
        "adding up to 20",
        "–",
        "88%",
    ]
    assert texts(model, 2) == ["Sam", "never", *"0000", "–", "–", "–"]
    model.show_class(ROWS, TABLES, TODAY + timedelta(1))
    assert texts(model, 0) == [
        "Ida",
        "yesterday",
        *["12", "9", "2", "1"],
        "adding up to 20",
        "(50%)",
    ]
    model.show_class(ROWS, TABLES, TODAY + timedelta(7))
    assert texts(model, 1)[1] == f"{TODAY:%d/%m/%Y}"


def test_lessons_have_columns_once_somebody_was_in_one(qtbot: QtBot) -> None:
    model = ClassPracticeModel()
    QAbstractItemModelTester(model)
    rows = (replace(ROWS[0], lessons=2, turns=11), ROWS[2])
    model.show_class(rows, Operator.ADD, TODAY)
    across = Qt.Orientation.Horizontal
    headings = [model.headerData(each, across) for each in range(model.columnCount())]
    assert headings[7:] == ["Lessons", "Own turns", "adding up to 20"]
    assert texts(model, 0)[7:9] == ["2", "11"]
    assert texts(model, 1)[7:9] == ["0", "0"]
    model.show_class(ROWS, Operator.ADD, TODAY)
    assert model.columnCount() == 9


@pytest.mark.parametrize(
    ("column", "expected"),
    [
        (0, ["Ida", "Noor", "Sam"]),
        (1, ["Sam", "Ida", "Noor"]),
        (2, ["Sam", "Noor", "Ida"]),
        (5, ["Sam", "Ida", "Noor"]),
        (7, ["Ida", "Sam", "Noor"]),
        (8, ["Sam", "Noor", "Ida"]),
    ],
)
def test_every_column_sorts(qtbot: QtBot, column: int, expected: list[str]) -> None:
    model = ClassPracticeModel()
    model.show_class(ROWS, Operator.ADD, TODAY)
    by = QSortFilterProxyModel()
    by.setSortRole(SORT_ROLE)
    by.setSourceModel(model)
    by.sort(column)
    assert [by.index(each, 0).data() for each in range(3)] == expected


def test_the_heading_of_a_skill_says_what_its_numbers_are(qtbot: QtBot) -> None:
    model = ClassPracticeModel()
    model.show_class(ROWS, Operator.ADD, TODAY)
    role = Qt.ItemDataRole.ToolTipRole
    assert "typical sum" in model.headerData(8, Qt.Orientation.Horizontal, role)
    cell = model.index(0, 8)
    said = "adding up to 20: mostly right, sure"
    assert [cell.data(role), cell.data(Qt.ItemDataRole.AccessibleDescriptionRole)] == [said, said]
    assert model.index(2, 8).data(role) is None
