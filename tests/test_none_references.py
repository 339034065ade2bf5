"""PySide6 6.12.0 gave away a reference to None at every call without a result, on Python 3.11.

After some thousand calls the process crashed. So pyproject.toml names one exact PySide6;
before you change it, run this test on Python 3.11.
"""

import sys

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QGraphicsRectItem, QGraphicsScene

CALLS = 3000  # few enough for the process to live through the fault and report it


@pytest.mark.skipif(
    sys.version_info >= (3, 12), reason="None has no reference count from Python 3.12 on"
)
def test_calls_without_result_keep_the_references_to_none(qapp: QObject) -> None:
    thing = QObject()
    scene = QGraphicsScene()
    item = QGraphicsRectItem(0, 0, 10, 10)
    scene.addItem(item)
    before = sys.getrefcount(None)
    for _ in range(CALLS // 3):
        thing.setObjectName("card")
        item.setPos(1, 2)
        scene.update()
    lost = before - sys.getrefcount(None)
    assert lost < CALLS // 100, f"{CALLS} calls lost {lost} references to None"
