"""Why a list of names is refused, and the sentences for it (see `sentences.py`)."""

from __future__ import annotations

from enum import Enum

from formula_desktop.marking import QT_TRANSLATE_NOOP
from formula_desktop.refusal import RefusedError, refuse


class ListReason(Enum):
    """What is wrong with a list of names; the value is the sentence."""

    WORKBOOK = QT_TRANSLATE_NOOP(
        "Sentences", "this is a workbook; save the sheet with the names as CSV first"
    )
    NOT_TEXT = QT_TRANSLATE_NOOP("Sentences", "this is no text with names")
    TOO_LONG = QT_TRANSLATE_NOOP("Sentences", "the text is too long for a list of names")
    LETTERS = QT_TRANSLATE_NOOP(
        "Sentences", "line {line} has letters that cannot be read; save the list as CSV UTF-8"
    )
    QUOTATION_MARKS = QT_TRANSLATE_NOOP(
        "Sentences", "line {line} has quotation marks that do not match"
    )
    SEPARATORS = QT_TRANSLATE_NOOP(
        "Sentences", "line {line} is divided by another sign than the lines before or after it"
    )
    COLUMNS = QT_TRANSLATE_NOOP(
        "Sentences", "line {line} has {number} columns; a list of names has one or two"
    )
    NO_FIRST_NAME = QT_TRANSLATE_NOOP("Sentences", "line {line} has no first name")
    NO_LETTER = QT_TRANSLATE_NOOP("Sentences", "line {line}: there is no letter in “{name}”")
    NOT_SHOWN = QT_TRANSLATE_NOOP(
        "Sentences", "line {line}: “{name}” has a character that cannot be shown"
    )
    NAME_TOO_LONG = QT_TRANSLATE_NOOP(
        "Sentences", "line {line}: “{name}” is longer than {most} characters"
    )
    NO_NAMES = QT_TRANSLATE_NOOP("Sentences", "there are no names in it")
    TOO_MANY = QT_TRANSLATE_NOOP(
        "Sentences", "there are {number} names; a class has at most {most}"
    )


class ListError(RefusedError):
    """A list of names was refused, with nothing read from it; `refusal` says why."""


def list_error(reason: ListReason, **values: int | str) -> ListError:
    """A ListError with the values for its sentence as keyword arguments."""
    return ListError(refuse(reason, **values))
