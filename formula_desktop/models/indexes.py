"""Shared parts of list and table models: indexes, and the alignment of a cell."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt

Index = QModelIndex | QPersistentModelIndex
NO_INDEX = QModelIndex()
END = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
START = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
