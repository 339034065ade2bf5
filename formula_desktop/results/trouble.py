"""What can be wrong with the results, and a sentence for each (see `sentences.py`)."""

from __future__ import annotations

from enum import Enum, StrEnum

from formula_desktop.marking import QT_TRANSLATE_NOOP


class Trouble(Enum):
    """What is wrong with the database of results, as a sentence."""

    DAMAGED = QT_TRANSLATE_NOOP(
        "Results", "The results were damaged. They were set aside, and rebuilt from the games."
    )
    GONE = QT_TRANSLATE_NOOP(
        "Results",
        "The results were missing. They were rebuilt from a copy, or from the games alone.",
    )
    NEWER = QT_TRANSLATE_NOOP(
        "Results", "The results are from a newer version of this program, and stay as they are."
    )
    LOCKED = QT_TRANSLATE_NOOP(
        "Results", "Another program is using the results. What you play is added later."
    )
    NOT_PERMITTED = QT_TRANSLATE_NOOP(
        "Results", "The program may not write the results here. What you play is added later."
    )
    DISK_FULL = QT_TRANSLATE_NOOP(
        "Results", "The disk is full. What you play is added to the results later."
    )
    NOT_READ = QT_TRANSLATE_NOOP(
        "Results", "The results cannot be read. What you play is added later."
    )


MENDED = frozenset({Trouble.DAMAGED, Trouble.GONE})
"""The troubles that reopening the results repairs (`open_results`); their sentences report it."""


class ResultsError(Exception):
    """The database could not be read or written; the only such error that a Book raises."""

    def __init__(self, trouble: Trouble) -> None:
        super().__init__(trouble.name)
        self.trouble = trouble


class WhyNot(StrEnum):
    """Why a game counts for nobody (docs/rules.md, "Score and strength"), in order of precedence.

    SAME is about people: in a match of Formula a computer level may have several seats. The
    database has CHOSEN and a column of its own for STOPPED; such a game counts for records only.
    """

    OPENED = "opened"
    COPIED = "copied"
    UNDONE = "undone"
    ALTERED = "altered"
    CHOSEN = "chosen"
    STOPPED = "stopped"
    WATCHED = "watched"
    NOT_OVER = "not_over"
    GIVEN_UP = "given_up"
    LATE = "late"
    NOBODY = "nobody"
    SAME = "same"


WHY_NOT: dict[WhyNot, str] = {
    WhyNot.OPENED: QT_TRANSLATE_NOOP("Results", "It was opened from a file."),
    WhyNot.COPIED: QT_TRANSLATE_NOOP("Results", "It is a copy of another game."),
    WhyNot.UNDONE: QT_TRANSLATE_NOOP("Results", "A turn was undone."),
    WhyNot.ALTERED: QT_TRANSLATE_NOOP("Results", "Its file was changed outside this program."),
    WhyNot.CHOSEN: QT_TRANSLATE_NOOP("Results", "Its players wanted it not to count."),
    WhyNot.STOPPED: QT_TRANSLATE_NOOP(
        "Results", "The game was stopped early: only its records count."
    ),
    WhyNot.WATCHED: QT_TRANSLATE_NOOP("Results", "Only computers played."),
    WhyNot.NOT_OVER: QT_TRANSLATE_NOOP("Results", "It was not played to its end."),
    WhyNot.GIVEN_UP: QT_TRANSLATE_NOOP("Results", "Somebody gave up."),
    WhyNot.LATE: QT_TRANSLATE_NOOP("Results", "Somebody ran out of time."),
    WhyNot.NOBODY: QT_TRANSLATE_NOOP("Results", "Not everybody at the table is a participant."),
    WhyNot.SAME: QT_TRANSLATE_NOOP("Results", "The same person had several seats."),
}
"""The sentence for each reason."""
