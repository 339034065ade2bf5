"""All participants, including those without a game that counts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject, Qt

from formula_desktop.models.indexes import NO_INDEX, START, Index
from formula_desktop.models.results.standings import sorted_name
from formula_desktop.models.results.table import KEY_ROLE, SORT_ROLE, WRAPPED, ResultsModel
from formula_desktop.models.tooltips import tooltip
from formula_desktop.models.words.results import day_in_words, participant_in_words
from formula_desktop.results.participants import Participant

_COLUMNS = 2


class ParticipantsModel(ResultsModel):
    """Shows participants and when they were added."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._participants: tuple[Participant, ...] = ()

    @property
    def participants(self) -> tuple[Participant, ...]:
        """The participants, row by row."""
        return self._participants

    def show_participants(self, participants: Sequence[Participant]) -> None:
        """Show other participants."""
        self.beginResetModel()
        self._participants = tuple(participants)
        self.endResetModel()

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self._participants)

    def columnCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else _COLUMNS

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        participant, is_name = self._participants[index.row()], index.column() == 0
        shown = participant_in_words if is_name else _since
        if role == Qt.ItemDataRole.DisplayRole:
            return shown(participant)
        if role == Qt.ItemDataRole.ToolTipRole:
            return tooltip(shown(participant))
        if role == SORT_ROLE:
            return sorted_name(participant) if is_name else participant.created.timestamp()
        if role == KEY_ROLE:
            return participant.key
        if role == Qt.ItemDataRole.DecorationRole and is_name:
            return self._icon_of(participant)
        return None

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < _COLUMNS:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return START.value | WRAPPED.value
        if role == Qt.ItemDataRole.InitialSortOrderRole:
            return Qt.SortOrder.AscendingOrder
        if role == Qt.ItemDataRole.DisplayRole:
            return (self.tr("Participant"), self.tr("Takes part since"))[section]
        return None


def _since(participant: Participant) -> str:
    return day_in_words(participant.created)
