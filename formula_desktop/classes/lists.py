"""Lists of names, from pasted text or a file: one column, or first names and surnames."""

from __future__ import annotations

import csv
import re
import unicodedata
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from formula_desktop.classes.pupils import MOST_PUPILS, Pupil
from formula_desktop.classes.reasons import ListReason, list_error
from formula_desktop.classes.text import text_of
from formula_desktop.gamefile.text import bytes_of
from formula_desktop.players import LONGEST_NAME, folded, is_name, tidy

LONGEST_LIST: Final = 100_000
"""The most bytes of a file with names, or characters of a text."""

_MOST_COLUMNS: Final = 2
_SEPARATORS: Final = "\t;,"
"""The signs between columns; the first of these that a text has divides it."""

_NOTHING: Final = f'{_SEPARATORS} "'
"""What a line may have that has no names."""

_QUOTED: Final = re.compile('"[^"]*"')
_NUMBERED: Final = re.compile(r"(?:\d{1,3}[.)]|[-–•*])\s+(?=\S)")
"""Matches the number or dot before a name in a numbered list."""
_NUMBER: Final = re.compile(r"\d{1,3}[.)]?|[-–•*]")
"""Matches one in a column of its own."""
_EXCEL_S_HINT: Final = re.compile(r"sep=([\t;,])", re.IGNORECASE)
"""Matches the first line in which Excel says what divides the columns."""

_FIRST_NAMES: Final = frozenset(
    folded(each)
    for each in (
        *("first name", "first names", "firstname", "given name", "forename"),
        *("voornaam", "voornamen", "roepnaam", "Vorname", "Vornamen", "Rufname"),
        *("prénom", "prénoms", "prenom", "prenoms"),
    )
)
_SURNAMES: Final = frozenset(
    folded(each)
    for each in (
        *("name", "names", "surname", "last name", "lastname", "family name", "naam", "namen"),
        *("achternaam", "familienaam", "Nachname", "Familienname", "Zuname"),
        *("nom", "noms", "nom de famille"),
    )
)
_PREFIXES: Final = frozenset(
    folded(each)
    for each in (
        *("prefix", "infix", "tussenvoegsel", "tussenvoegsels", "voorvoegsel", "voorvoegsels"),
        *("tv", "Namenszusatz", "Vorsatzwort", "particule"),
    )
)
_OTHER_HEADINGS: Final = (
    _SURNAMES
    | _PREFIXES
    | frozenset(
        folded(each)
        for each in (
            *("pupil", "pupils", "student", "students", "leerling", "leerlingen", "kinderen"),
            *("Schüler", "Schülerin", "Kind", "Kinder", "élève", "élèves"),
        )
    )
)


_BEFORE_SURNAMES: Final = frozenset(
    (
        *("de", "den", "der", "van", "het", "'t", "'s", "ten", "ter", "te", "in", "op", "aan"),
        *("bij", "onder", "over", "uit", "von", "vom", "zu", "zum", "zur", "la", "le", "les"),
        *("du", "des", "d'", "l'", "el", "al", "ben", "bin", "di", "da", "do", "dos", "das"),
        *("del", "della", "af", "av"),
    )
)
"""Words that stand before a surname, in a column of their own."""


class _Row(NamedTuple):
    line: int
    cells: tuple[str, ...]


def text_of_file(path: Path) -> str:
    """The text of a file with a list; raises FileError or ListError."""
    data = bytes_of(path)
    if len(data) > 2 * LONGEST_LIST:  # two bytes a character
        raise list_error(ListReason.TOO_LONG)
    return text_of(data)


def read_list_file(path: Path) -> tuple[Pupil, ...]:
    """The pupils in a file, in its order; raises FileError or ListError, and is never in part."""
    return read_list(text_of_file(path))


def read_list(text: str) -> tuple[Pupil, ...]:
    """The pupils in a text, in its order; raises ListError, and is never read in part.

    Headings and empty lines are left out, and so are the numbers of a numbered list and characters
    that cannot be seen, as they come along from web pages. Headings also say whether the surnames
    are first, and which columns of an export from a school's administration are names; others are
    left out. Between first name and surname there may be a column with such as `van der`. Three
    names or more on a single line are a list, too.
    """
    if len(text) > LONGEST_LIST:
        raise list_error(ListReason.TOO_LONG)
    rows = _without_empty_columns(list(_rows(text.removeprefix("\ufeff").splitlines())))
    if len(rows) == 1 and len(rows[0].cells) > _MOST_COLUMNS:
        rows = [_Row(rows[0].line, (each,)) for each in rows[0].cells]
    rows = _without_numbers(_with_names_alone(rows))
    headings = _headings(rows)
    pupils = [_pupil(row, headings) for row in rows[1 if headings else 0 :]]
    if not pupils:
        raise list_error(ListReason.NO_NAMES)
    if len(pupils) > MOST_PUPILS:
        raise list_error(ListReason.TOO_MANY, number=len(pupils), most=MOST_PUPILS)
    return tuple(pupils)


# --- columns ------------------------------------------------------------------------------------


def _rows(lines: Sequence[str]) -> Iterator[_Row]:
    """The lines that have something in them, divided into tidy cells."""
    hint = _EXCEL_S_HINT.fullmatch(lines[0].strip()) if lines else None
    filled = {
        number: line
        for number, line in enumerate(lines, 1)
        if line.strip(_NOTHING) and not (hint and number == 1)
    }
    outside = {number: _QUOTED.sub("", line.strip()) for number, line in filled.items()}
    used = "".join(outside.values())
    separator = hint[1] if hint else next((each for each in _SEPARATORS if each in used), ",")
    for number, line in filled.items():
        rest = outside[number]
        if separator not in rest and any(each in rest for each in _SEPARATORS):
            raise list_error(ListReason.SEPARATORS, line=number)
        cells = tuple(map(_tidy_cell, _cells(line, separator, number)))
        if any(cells):
            yield _Row(number, cells)


def _cells(line: str, separator: str, number: int) -> list[str]:
    try:
        reader = csv.reader([line], delimiter=separator, skipinitialspace=True, strict=True)
        return next(reader, [])
    except csv.Error:
        raise list_error(ListReason.QUOTATION_MARKS, line=number) from None


def _tidy_cell(cell: str) -> str:
    """A cell without characters that only control how others are shown."""
    return tidy("".join(each for each in cell if unicodedata.category(each) != "Cf"))


def _without_empty_columns(rows: list[_Row]) -> list[_Row]:
    width = max((len(row.cells) for row in rows), default=0)
    filled = [
        column
        for column in range(width)
        if any(column < len(row.cells) and row.cells[column] for row in rows)
    ]
    return [_Row(row.line, tuple(_cell(row.cells, column) for column in filled)) for row in rows]


def _without_numbers(rows: list[_Row]) -> list[_Row]:
    """The rows of a list without the numbers or dots that each has, but for a heading."""
    firsts = [row.cells[0] for row in rows]
    below = firsts[1:] or firsts
    if all(map(_NUMBER.fullmatch, below)) and all(any(row.cells[1:]) for row in rows):
        return [_Row(row.line, row.cells[1:]) for row in rows]
    if all(map(_NUMBERED.match, below)):
        return [
            _Row(row.line, (_NUMBERED.sub("", row.cells[0], 1), *row.cells[1:])) for row in rows
        ]
    return rows


def _with_names_alone(rows: list[_Row]) -> list[_Row]:
    """The rows of a table of more than two columns with first names and surnames alone.

    They are as they were if neither headings nor a column such as `van der` say which these are.
    """
    width = max((len(row.cells) for row in rows), default=0)
    if width <= _MOST_COLUMNS:
        return rows
    headings = [folded(each) for each in rows[0].cells]
    first, prefix, surname = (
        next((at for at, each in enumerate(headings) if each in known), None)
        for known in (_FIRST_NAMES, _PREFIXES, _SURNAMES)
    )
    if first is None and width == _MOST_COLUMNS + 1 and all(map(_has_prefix, rows)):
        first, prefix, surname = range(width)
    if first is None:
        return rows

    def of(row: _Row, column: int | None) -> str:
        return "" if column is None else _cell(row.cells, column)

    return [
        _Row(row.line, (of(row, first), tidy(f"{of(row, prefix)} {of(row, surname)}")))
        for row in rows
        if any(of(row, each) for each in (first, prefix, surname))
    ]


def _has_prefix(row: _Row) -> bool:
    """Whether the second of three cells belongs to the surname after it, or there is none."""
    words = {*_cell(row.cells, 1).casefold().replace("’", "'").split()}
    return words <= _BEFORE_SURNAMES and (not words or bool(_cell(row.cells, 2)))


def _cell(cells: Sequence[str], column: int) -> str:
    return cells[column] if column < len(cells) else ""


# --- names --------------------------------------------------------------------------------------


def _headings(rows: list[_Row]) -> tuple[str, ...]:
    """The headings in the first row; empty if there are none."""
    said = tuple(map(folded, rows[0].cells)) if rows else ()
    known = _FIRST_NAMES | _OTHER_HEADINGS
    is_known = all(not each or set(each.split()) <= known or each in known for each in said)
    return said if is_known else ()


def _pupil(row: _Row, headings: Sequence[str]) -> Pupil:
    cells = row.cells
    used = max(number for number, each in enumerate(cells, 1) if each)
    if used > _MOST_COLUMNS:
        raise list_error(ListReason.COLUMNS, line=row.line, number=used)
    first_name, surname = cells[0], _cell(cells, 1)
    if _cell(headings, 1) in _FIRST_NAMES and headings[0] not in _FIRST_NAMES:
        first_name, surname = surname, first_name
    if not first_name:
        raise list_error(ListReason.NO_FIRST_NAME, line=row.line)
    for name in filter(None, (first_name, surname)):
        _check(name, row.line)
    return Pupil(first_name, surname)


def _check(name: str, line: int) -> None:
    if len(name) > LONGEST_NAME:
        raise list_error(ListReason.NAME_TOO_LONG, line=line, name=name, most=LONGEST_NAME)
    if not is_name(name):
        raise list_error(ListReason.NOT_SHOWN, line=line, name=name)
    if not any(map(str.isalpha, name)):
        raise list_error(ListReason.NO_LETTER, line=line, name=name)
