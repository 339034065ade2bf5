"""Lists of names are read whole, or refused with one sentence."""

from __future__ import annotations

import codecs
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from formula_desktop.classes.lists import LONGEST_LIST, read_list, read_list_file
from formula_desktop.classes.pupils import MOST_PUPILS, Pupil, are_full_names
from formula_desktop.classes.text import text_of
from formula_desktop.gamefile.errors import FileReason
from formula_desktop.players import LONGEST_NAME, is_name, tidy
from formula_desktop.refusal import RefusedError
from formula_desktop.sentences import sentence

ZOË = Pupil("Zoë", "de Vries")
NOOR = Pupil("Noor", "van den Berg")
CLASS = (ZOË, NOOR)

ONE_COLUMN = (
    "Zoë\nNoor",
    "Zoë\r\nNoor\r\n",
    "Zoë\rNoor\r",
    "\n  Zoë  \n\n\t\nNoor\n\n",
    "Zoe\u0308\nNo\u200bor\u200e",
    "\ufeffNaam\nZoë\nNoor",
    "VORNAME\nZoë\nNoor",
    '"Zoë"\n"Noor"',
    "Zoë,\nNoor,",
    ";;Zoë;;\n;;Noor;;",
    "Zo\u00adë\x0bNoor\u2028",
    "Zoë\n\u200b\nNoor",
    "1. Zoë\n2. Noor",
    "1) Zoë\n2) Noor",
    "- Zoë\n- Noor",
    "• Zoë\n• Noor",
    "1.\tZoë\n2.\tNoor",
    "1;Zoë\n2;Noor",
    "Naam\n1. Zoë\n2. Noor",
    "Nr.;Naam\n1;Zoë\n2;Noor",
)


@pytest.mark.parametrize("text", ONE_COLUMN)
def test_one_column(text: str) -> None:
    assert read_list(text) == (Pupil("Zoë"), Pupil("Noor"))


@pytest.mark.parametrize("separator", [",", ";", "\t", " , ", "; ", "\t "])
@pytest.mark.parametrize(
    "headings",
    [(), ("first name", "surname"), ("Voornaam", "Achternaam"), ("Prénom", "Nom"), ("VORNAME", "")],
)
def test_two_columns(separator: str, headings: tuple[str, ...]) -> None:
    rows = [headings, *CLASS] if headings else CLASS
    assert read_list("\n".join(map(separator.join, rows))) == CLASS
    quoted = [[f'"{cell}"' for cell in row] for row in rows]
    assert read_list("\n".join(map(separator.strip(" ").join, quoted))) == CLASS


@pytest.mark.parametrize(
    "headings", ["Achternaam;Voornaam", "Nom ; Prénom", '"Name";"Vorname"', "Surname;First name"]
)
def test_headings_say_that_the_surname_is_first(headings: str) -> None:
    assert read_list(f"{headings}\nde Vries;Zoë\nvan den Berg;Noor") == CLASS


@pytest.mark.parametrize(
    "text",
    [
        "Roepnaam;Tussenvoegsel;Achternaam\nZoë;de;Vries\nNoor;van den;Berg",
        "Achternaam;Tussenvoegsel;Roepnaam\nVries;de;Zoë\nBerg;van den;Noor",
        "Zoë;de;Vries\nNoor;van den;Berg",
        "Nr;Roepnaam;Achternaam;Groep\n1;Zoë;de Vries;6\n2;Noor;van den Berg;6",
        "Nr,Groep,Vorname,Geboren,Name\n1,6,Zoë,2016,de Vries\n2,,Noor,,van den Berg\n3,6,,,",
    ],
)
def test_an_export_with_more_columns(text: str) -> None:
    assert read_list(text) == CLASS


def test_more_columns_without_surnames_or_particles() -> None:
    assert read_list("Nr;Prénom;Classe\n1;Zoë;6\n2;Noor;6") == (Pupil("Zoë"), Pupil("Noor"))
    assert read_list("Zoë;;Çelik\nNoor;van 't;Hof\nSam") == (
        Pupil("Zoë", "Çelik"),
        Pupil("Noor", "van 't Hof"),
        Pupil("Sam"),
    )


def test_full_names_in_one_column() -> None:
    full = read_list("Zoë de Vries\nNoor van den Berg\nSam")
    assert are_full_names(full)
    assert tuple(each.divided for each in full) == (*CLASS, Pupil("Sam"))
    assert not are_full_names(read_list("Anne Sophie\nNoor\nSam"))
    assert not are_full_names(CLASS)
    assert ZOË.divided == ZOË


def test_some_have_no_surname() -> None:
    assert read_list("Zoë;de Vries\nNoor\n;\nSam;") == (ZOË, Pupil("Noor"), Pupil("Sam"))


def test_what_divides_the_columns_may_be_in_a_cell() -> None:
    assert read_list('"Zoë, a","de ""Vries"""') == (Pupil("Zoë, a", 'de "Vries"'),)
    assert read_list("sep=;\nZoë;de Vries\nNoor;van den Berg") == CLASS
    assert read_list("Zoë\tVries, de\nNoor\tBerg") == (Pupil("Zoë", "Vries, de"), ("Noor", "Berg"))


def test_a_single_line_is_a_list_too() -> None:
    names = ("Zoë", "Noor", "Sam")
    assert read_list(", ".join(names)) == tuple(map(Pupil, names))
    assert read_list(";".join(names) + ";") == tuple(map(Pupil, names))


@pytest.mark.parametrize(
    "encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "cp1252"]
)
def test_what_spreadsheets_write(encoding: str, tmp_path: Path) -> None:
    file = tmp_path / "class.csv"
    file.write_bytes("Zoë;de Vries\r\nNoor;van den Berg\r\n".encode(encoding))
    assert read_list_file(file) == CLASS
    file.write_bytes("Zoë’s;«Ça»\r\n".encode(encoding))
    assert read_list_file(file) == (Pupil("Zoë’s", "«Ça»"),)
    file.write_bytes(codecs.BOM_UTF16_BE + "Zoë".encode("utf-16-be"))
    assert read_list_file(file) == (Pupil("Zoë"),)


REFUSED = {
    "": "there are no names in it",
    " \n;\n\t": "there are no names in it",
    "Naam": "there are no names in it",
    "sep=;": "there are no names in it",
    "Sam\nZoë;de Vries;4a": "line 2 has 3 columns; a list of names has one or two",
    "Sam\nA;2;;4\n": "line 2 has 3 columns; a list of names has one or two",
    "Sam;Bos\n;Vries": "line 2 has no first name",
    "Voornaam;Naam\n;Vries": "line 2 has no first name",
    "Sam;Bos\nZoë,de Vries": (
        "line 2 is divided by another sign than the lines before or after it"
    ),
    "Sam,Bos\nZoë\tVries": "line 1 is divided by another sign than the lines before or after it",
    'Sam\n"Zoë\nNoor': "line 2 has quotation marks that do not match",
    'Sam\n"Zoë" Vries': "line 2 has quotation marks that do not match",
    "Sam\n17": "line 2: there is no letter in “17”",
    "Sam\n\nZo\0ë": "line 3: “Zo\\x00ë” has a character that cannot be shown",
    "Sam\n\ue000": "line 2: “\\ue000” has a character that cannot be shown",
    "Sam;Bos\nA;\ud800": "line 2: “\\ud800” has a character that cannot be shown",
    "N" * (LONGEST_NAME + 1): f"line 1: “{'N' * 41}” is longer than 40 characters",
    "N" * 99: f"line 1: “{'N' * 60}…” is longer than 40 characters",
    "Sam\n" * (MOST_PUPILS + 1): "there are 101 names; a class has at most 100",
    "N" * (LONGEST_LIST + 1): "the text is too long for a list of names",
}


@pytest.mark.parametrize("text", REFUSED, ids=lambda text: text[:20])
def test_what_is_no_list_of_names(text: str) -> None:
    with pytest.raises(RefusedError) as caught:
        read_list(text)
    assert sentence(caught.value.refusal) == REFUSED[text]


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"PK\x03\x04...", "this is a workbook; save the sheet with the names as CSV first"),
        (b"\xff\xfeZ", "this is no text with names"),
        (b"\xef\xbb\xbfZo\xeb", "this is no text with names"),
        (b"\0\xd8Z\0", "this is no text with names"),
        ("Sam\nZoë".encode("cp850"), "line 2 has letters that cannot be read"),
        ("Sam\nJürgen".encode("cp850"), "line 2 has letters that cannot be read"),
        (b"N" * (2 * LONGEST_LIST + 1), "the text is too long for a list of names"),
    ],
)
def test_files_that_are_no_lists_of_names(data: bytes, said: str, tmp_path: Path) -> None:
    file = tmp_path / "class.csv"
    file.write_bytes(data)
    with pytest.raises(RefusedError) as caught:
        read_list_file(file)
    assert sentence(caught.value.refusal).startswith(said)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(RefusedError) as caught:
        read_list_file(tmp_path / "class.csv")
    assert caught.value.refusal.reason is FileReason.NO_FILE


LETTERS = st.characters(categories=("L", "M", "Zs", "P"), exclude_characters='\t;,"')
NAMES = st.text(LETTERS, min_size=1, max_size=LONGEST_NAME).map(tidy)
READABLE = NAMES.filter(lambda name: is_name(name) and any(map(str.isalpha, name)))


@given(
    st.lists(st.tuples(READABLE, READABLE), min_size=1, max_size=30),
    st.sampled_from("\t;,"),
    st.booleans(),
    st.sampled_from(("utf-8", "utf-8-sig", "utf-16")),
)
def test_what_was_written_is_read(
    rows: list[tuple[str, str]], separator: str, is_quoted: bool, encoding: str
) -> None:
    mark = '"' if is_quoted else ""
    lines = [separator.join(f"{mark}{cell}{mark}" for cell in row) for row in rows]
    text = "\r\n".join(("Voornaam" + separator + "Naam", *lines))
    found = read_list(text_of(text.encode(encoding)))
    assert [(tidy(a), tidy(b)) for a, b in found] == rows


@given(st.one_of(st.text(max_size=200), st.text('Zoë,;\t"\n 1', max_size=60)))
def test_any_text_is_read_or_refused(text: str) -> None:
    found: tuple[Pupil, ...] = ()
    said = ""
    try:
        found = read_list(text)
    except RefusedError as error:
        said = sentence(error.refusal)
    assert bool(said) != bool(found)
    assert not said or said.isprintable()
    assert all(is_name(each.first_name) for each in found)
    assert all(not each.surname or is_name(each.surname) for each in found)


@given(st.binary(max_size=200))
def test_any_bytes_are_text_or_refused(data: bytes) -> None:
    said = ""
    try:
        text_of(data)
    except RefusedError as error:
        said = sentence(error.refusal)
    assert not said or said.isprintable()
