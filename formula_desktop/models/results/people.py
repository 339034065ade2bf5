"""All participants, including those without a game that counts."""

from __future__ import annotations

from enum import Enum, auto

from formula_desktop.models.results.standings import sorted_name
from formula_desktop.models.results.table import ResultsModel
from formula_desktop.models.words.results import day_in_words, participant_in_words
from formula_desktop.results.participants import Participant


class PersonColumn(Enum):
    """The columns of the list of participants."""

    NAME = auto()
    SINCE = auto()


class ParticipantsModel(ResultsModel[Participant, PersonColumn]):
    """Shows participants and when they were added."""

    columns = tuple(PersonColumn)

    def heading(self, column: PersonColumn) -> str:
        return self.tr("Participant") if column is PersonColumn.NAME else self.tr("Joined")

    def text(self, row: Participant, column: PersonColumn) -> str:
        return (
            participant_in_words(row) if column is PersonColumn.NAME else day_in_words(row.created)
        )

    def key(self, row: Participant) -> str:
        return row.key

    def sort_key(self, row: Participant, column: PersonColumn) -> str | float:
        return sorted_name(row) if column is PersonColumn.NAME else row.created.timestamp()

    def participant(self, row: Participant, column: PersonColumn) -> Participant | None:
        return row if column is PersonColumn.NAME else None
