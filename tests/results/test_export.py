"""Tables as CSV: a spreadsheet reads them as intended."""

from __future__ import annotations

import csv
import io
from datetime import UTC, datetime
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from formula_desktop.results.export import Cell, csv_of


def test_a_table_in_two_languages() -> None:
    rows = [("Noor", 11, Fraction(232, 24)), ("Łukasz; jr", -3, None)]
    dutch = csv_of(("Naam", "Score", "Gem."), rows, separator=";", decimal_sign=",")
    assert dutch.startswith(b"\xef\xbb\xbf")
    assert dutch.decode("utf-8-sig") == (
        '"Naam";"Score";"Gem."\r\n"Noor";11;9,67\r\n"Łukasz; jr";-3;\r\n'
    )
    english = csv_of(("Name", "Score", "Mean"), rows, separator=",", decimal_sign=".")
    assert english.decode("utf-8-sig").splitlines()[1] == '"Noor",11,9.67'


@pytest.mark.parametrize("start", ["=", "+", "-", "@", "\t", "\r", "＝"])
def test_no_text_is_calculated(start: str) -> None:
    (row,) = read(csv_of((), [(f"{start}HYPERLINK(1)", 1)], separator=",", decimal_sign="."))[1:]
    assert row == [f"'{start}HYPERLINK(1)", "1"]


@pytest.mark.parametrize(
    ("name", "written"),
    [
        ("Noor;=1+1", "Noor;'=1+1"),
        ("Noor,=1+1", "Noor,'=1+1"),
        ("Noor\t=1+1", "Noor\t'=1+1"),
        ("Noor\n=1+1", "Noor\n'=1+1"),
        ('Noor;"=1+1"', 'Noor;"\'=1+1"'),
        ("Noor, ＝1+1", "Noor, '＝1+1"),
        ('"Noor";@SUM(1)', '"Noor";\'@SUM(1)'),
        ("Noor, 1+1=2", "Noor, 1+1=2"),
        ("Jan-Willem", "Jan-Willem"),
    ],
)
@pytest.mark.parametrize("separator", [",", ";"])
def test_no_text_is_calculated_with_the_separator_of_another_language(
    name: str, written: str, separator: str
) -> None:
    data = csv_of((), [(7, name, 8)], separator=separator, decimal_sign=".")
    assert read(data, separator)[1:] == [["7", written, "8"]]
    for other in ",;\t":
        assert not [cell for row in read(data, other) for cell in row if is_calculated(cell)]


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        (Fraction(1, 3), "0.33"),
        (Fraction(1, 200), "0.01"),
        (Fraction(-1, 200), "-0.01"),
        (Fraction(-1, 1000), "0.00"),
        (Fraction(-7, 2), "-3.50"),
        (Fraction(100), "100.00"),
    ],
)
def test_fractions(value: Fraction, expected: str) -> None:
    found = csv_of((), [(value,)], separator=",", decimal_sign=".")
    assert found.decode("utf-8-sig").splitlines()[1] == expected


def test_a_moment_is_in_local_time() -> None:
    moment = datetime(2026, 11, 20, 9, tzinfo=UTC)
    found = csv_of((), [(moment,)], separator=",", decimal_sign=".").decode("utf-8-sig")
    assert found.splitlines()[1] == f"{moment.astimezone():%Y-%m-%d %H:%M:%S}"


TEXT = st.text(st.characters(codec="utf-8", exclude_characters="\0"), max_size=30)


@given(st.lists(st.tuples(TEXT, st.integers(), TEXT), max_size=5), st.sampled_from(",;\t"))
def test_what_is_written_is_read_back(rows: list[tuple[Cell, ...]], separator: str) -> None:
    data = csv_of(("a", "b", "c"), rows, separator=separator, decimal_sign=",")
    found = read(data, separator)
    assert found[0] == ["a", "b", "c"]
    for row, expected in zip(found[1:], rows, strict=True):
        for cell, value in zip(row, expected, strict=True):
            assert cell.replace("'", "") == str(value).replace("'", "")
            assert isinstance(value, int) or not cell.startswith(("=", "+", "-", "@", "\t", "\r"))


HOSTILE = st.text(st.sampled_from("=+-@＝,;\t\r\n\"' a1"), max_size=12)


@given(HOSTILE, HOSTILE, st.sampled_from(",;"), st.sampled_from(",;\t"))
def test_no_text_is_calculated_however_it_is_read(
    first: str, second: str, separator: str, other: str
) -> None:
    data = csv_of((first,), [(first, 1, second)], separator=separator, decimal_sign=",")
    assert not [cell for row in read(data, other) for cell in row if is_calculated(cell)]


def is_calculated(cell: str) -> bool:
    return cell.lstrip(' "\t\r\n').startswith(("=", "+", "-", "@", "＝"))


def read(data: bytes, separator: str = ",") -> list[list[str]]:
    text = io.StringIO(data.decode("utf-8-sig"), newline="")
    return list(csv.reader(text, delimiter=separator))
