"""Tables as CSV for a spreadsheet: UTF-8 with BOM, line endings as in RFC 4180.

What a person typed must stay text: a spreadsheet would evaluate a name such as `=HYPERLINK(…)` when
it opens the file. Such a cell starts with an apostrophe, which spreadsheets read as "this is text".
Numbers come from the program, so `-3` stays a number.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Sequence
from datetime import datetime
from fractions import Fraction

from formula_desktop.results.strength import rounded

Cell = str | int | Fraction | datetime | None

_CALCULATED = "=+-@\t\r\n＝＋－＠"
"""The characters that may start a formula; the wide ones do in East Asian versions."""


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
    text = io.StringIO(newline="")
    writer = csv.writer(text, delimiter=separator, lineterminator="\r\n")
    for row in (headings, *rows):
        writer.writerow([_written(cell, decimal_sign) for cell in row])
    return text.getvalue().encode("utf-8-sig")


def _written(cell: Cell, decimal_sign: str) -> str:
    if cell is None:
        return ""
    if isinstance(cell, str):
        return f"'{cell}" if cell.startswith(tuple(_CALCULATED)) else cell
    if isinstance(cell, datetime):
        return cell.astimezone().strftime("%Y-%m-%d %H:%M:%S")
    if isinstance(cell, Fraction):
        hundredths = rounded(cell, 2)
        whole, rest = divmod(abs(hundredths), 100)
        return f"{'-' if hundredths < 0 else ''}{whole}{decimal_sign}{rest:02}"
    return str(cell)
