"""The printed reports of the results pages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from formula_desktop import clock
from formula_desktop.charts.charts import Chart
from formula_desktop.kinds.registry import KINDS
from formula_desktop.look.theme import LIGHT
from formula_desktop.models.words.bests import BestWords
from formula_desktop.models.words.games import WORDS
from formula_desktop.models.words.results import day_in_words, participant_in_words
from formula_desktop.pages.standings.frame import paint_participant
from formula_desktop.pages.standings.table import ResultsTable
from formula_desktop.paper.report import Part, PrintedTable, Report, WideReport
from formula_desktop.refusal import NotReadableError
from formula_desktop.results.bests import Best
from formula_desktop.results.participants import Participant

_MOST_UPRIGHT: Final = 9  # columns


def printed_table(table: ResultsTable, title: str = "", nothing: str = "") -> PrintedTable:
    """A table of results, in the order shown; `nothing` stands in place of one without rows.

    A column without a text in any row is left out.
    """
    model = table.results
    rows = [model.rows[row] for row in table.shown_rows()]
    columns = [
        each
        for each in model.columns
        if not rows or any(model.printed_text(row, each) for row in rows)
    ]
    return PrintedTable(
        title,
        tuple(map(model.printed_heading, columns)),
        tuple(tuple(model.printed_text(row, each) for each in columns) for row in rows),
        frozenset(number for number, each in enumerate(columns) if model.is_number(each)),
        nothing or nothing_in_words(),
    )


def table_report(table: ResultsTable, title: str, nothing: str) -> Report:
    """A table of results on its own; `nothing` stands in place of one without rows."""
    printed = printed_table(table, nothing=nothing)
    make = WideReport if len(printed.headings) > _MOST_UPRIGHT else Report
    return make(title, day_in_words(clock.now()), (printed,))


def printed_bests(bests: Sequence[Best]) -> tuple[PrintedTable, ...]:
    """The records of a person in each game, with their sums and days."""
    words, found = BestWords(), []
    for game in dict.fromkeys(best.game for best in bests):
        title = QCoreApplication.translate("Results", "Records in {game}")
        rows = tuple(
            (words.title(best), words.value(best), _sum_of(best), day_in_words(best.moment))
            for best in bests
            if best.game == game
        )
        named = title.format(game=WORDS[game].name())
        headings = (
            QCoreApplication.translate("Results", "Record"),
            "",
            QCoreApplication.translate("Results", "Laid"),
            QCoreApplication.translate("Results", "Day"),
        )
        found.append(PrintedTable(named, headings, rows, frozenset(), ""))
    return tuple(found)


def _sum_of(best: Best) -> str:
    try:
        play = KINDS[best.game].read_play(best.text)
    except NotReadableError:  # a best of a whole game, or a damaged text
        return ""
    return WORDS[best.game].play(play)


def participant_report(
    participant: Participant,
    about: str,
    first: Sequence[Part],
    facts: Sequence[tuple[str, Sequence[tuple[str, str]]]],
    charts: Sequence[Chart],
    more: Sequence[PrintedTable],
    *,
    is_child: bool = False,
) -> Report:
    """Everything about a participant: what to be proud of comes `first`.

    `about` is the class of a pupil, or "".
    `facts` are titles, each with names and numbers, `more` is what follows the charts; for a child
    it comes before them.
    """
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
        " · ".join(filter(None, (about, day_in_words(clock.now())))),
        (*first, *more, *tables, tuple(charts))
        if is_child
        else (*first, *tables, tuple(charts), *more),
        lambda painter, rect: paint_participant(painter, rect, participant, LIGHT),
    )


def nothing_in_words() -> str:
    """The text shown if no game has been finished."""
    return QCoreApplication.translate("Results", "No game has been finished yet.")
