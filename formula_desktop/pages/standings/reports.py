"""The printed reports of the results pages."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime

from PySide6.QtCore import QCoreApplication, Qt

from formula_desktop.charts.charts import Chart
from formula_desktop.look.theme import LIGHT
from formula_desktop.models.results.games import FinishedGamesModel, GameColumn
from formula_desktop.models.results.people import ParticipantsModel
from formula_desktop.models.results.standings import COLUMNS, Column, heading, text_of
from formula_desktop.models.words.results import day_in_words, participant_in_words
from formula_desktop.pages.standings.frame import paint_participant
from formula_desktop.pages.standings.printed_pages import PrintedCharts, PrintedTable, Report
from formula_desktop.results.participants import Participant
from formula_desktop.results.standings import Standing


def standings_report(game: str, lines: Sequence[Standing], title: str) -> Report:
    """The standings of a game, in the order shown."""
    columns = COLUMNS[game]
    table = PrintedTable(
        "",
        tuple(heading(game, column) for column in columns),
        tuple(tuple(text_of(line, column) for column in columns) for line in lines),
        frozenset(n for n, column in enumerate(columns) if column is not Column.PARTICIPANT),
        nothing_in_words(),
    )
    return Report(title, day_in_words(datetime.now(UTC)), (table,))


def games_report(model: FinishedGamesModel, rows: Sequence[int], title: str) -> Report:
    """The finished games, in the order shown."""
    return Report(title, day_in_words(datetime.now(UTC)), (games_table(model, rows, ""),))


def participants_report(model: ParticipantsModel, rows: Sequence[int], title: str) -> Report:
    """All participants."""
    columns = range(model.columnCount())
    across = Qt.Orientation.Horizontal
    table = PrintedTable(
        "",
        tuple(str(model.headerData(column, across)) for column in columns),
        tuple(tuple(str(model.index(row, each).data()) for each in columns) for row in rows),
        frozenset(),
        "",
    )
    return Report(title, day_in_words(datetime.now(UTC)), (table,))


def games_table(model: FinishedGamesModel, rows: Sequence[int], title: str) -> PrintedTable:
    """The printed list of finished games."""
    return PrintedTable(
        title,
        tuple(model.heading(column) for column in GameColumn),
        tuple(tuple(model.text(row, column) for column in GameColumn) for row in rows),
        frozenset(),
        nothing_in_words(),
    )


def participant_report(
    participant: Participant,
    facts: Sequence[tuple[str, Sequence[tuple[str, str]]]],
    charts: Sequence[Chart],
    games: PrintedTable,
) -> Report:
    """Everything about a participant; `facts` are titles, each with names and numbers."""
    tables = [
        PrintedTable(
            title,
            tuple(name for name, _ in found),
            (tuple(value for _, value in found),),
            frozenset(range(len(found))),
            "",
        )
        for title, found in facts
    ]
    return Report(
        participant_in_words(participant),
        day_in_words(datetime.now(UTC)),
        (*tables, PrintedCharts(tuple(charts)), games),
        lambda painter, rect: paint_participant(painter, rect, participant, LIGHT),
    )


def nothing_in_words() -> str:
    """The text shown if no game has been finished."""
    return QCoreApplication.translate("Results", "No game has been finished yet.")
