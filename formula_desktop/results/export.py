"""Tables as CSV for a spreadsheet: UTF-8 with BOM, line endings as in RFC 4180.

What a person typed must stay text: a spreadsheet would evaluate a name such as `=HYPERLINK(…)` when
it opens the file. So every text is in quotes, and has an apostrophe, which spreadsheets read as
"this is text", wherever a cell could start with a formula. A spreadsheet that expects the separator
of another language ignores quotes within a cell, and starts a cell at each of its separators in a
text. Numbers come from the program, so `-3` stays a number.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from datetime import datetime
from fractions import Fraction
from typing import Final

from formula_desktop import clock
from formula_desktop.results.strength import rounded

Cell = str | int | Fraction | datetime | None

_CALCULATED: Final = re.compile(r'^(?=[\t\r\n])|(?:^|(?<=[,;\t\r\n]))[\s"]*(?=[=+\-@＝＋－＠])')
"""Matches what comes before a formula in a text: nothing, or spaces and quotes.

The wide signs start a formula in East Asian versions. Separators are those of all languages.
"""


def csv_of(
    headings: Sequence[str],
    rows: Iterable[Sequence[Cell]],
    *,
    separator: str,
    decimal_sign: str,
) -> bytes:
    """A table as the bytes of a CSV file; headings and words in cells are already translated.

    `separator` and `decimal_sign` are those of the language. Fractions are rounded to two decimals;
    a moment is written in local time, as `2026-11-20 09:00:00`; None is an empty cell.
    """
    lines = (
        separator.join(_written(cell, decimal_sign) for cell in row) for row in (headings, *rows)
    )
    return "".join(f"{line}\r\n" for line in lines).encode("utf-8-sig")


def _written(cell: Cell, decimal_sign: str) -> str:
    if cell is None:
        return ""
    if isinstance(cell, str):
        guarded = _CALCULATED.sub(lambda before: f"{before[0]}'", cell)
        return '"' + guarded.replace('"', '""') + '"'
    if isinstance(cell, datetime):
        return clock.local(cell).strftime("%Y-%m-%d %H:%M:%S")
    if isinstance(cell, Fraction):
        hundredths = rounded(cell, 2)
        whole, rest = divmod(abs(hundredths), 100)
        return f"{'-' if hundredths < 0 else ''}{whole}{decimal_sign}{rest:02}"
    return str(cell)
