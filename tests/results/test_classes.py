"""Classes and their pupils in the results.

FORMULA_DESKTOP_DAMAGED_DATABASES=500 kills more often.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest

from formula_desktop.classes.lists import read_list
from formula_desktop.classes.names import told_apart
from formula_desktop.classes.pupils import MOST_PUPILS
from formula_desktop.classes.text import text_of
from formula_desktop.refusal import RefusedError
from formula_desktop.results.book import Book
from formula_desktop.results.classes import MOST_CLASSES, SchoolClass, TooManyError
from formula_desktop.results.participants import NameTakenError, NotANameError
from formula_desktop.sentences import sentence
from tests.helpers.places import ROOT
from tests.helpers.results.books import (
    COMPUTER,
    contents,
    contents_of_classes,
    digifeud,
    key_of,
    opened,
    tells,
)
from tests.helpers.results.practising import add_persons

KILLS = max(3, int(os.environ.get("FORMULA_DESKTOP_DAMAGED_DATABASES", "40")) // 20)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "results.sqlite"


@pytest.fixture
def book(path: Path) -> Iterator[Book]:
    with opened(path) as found:
        add_persons(found)
        yield found


def names(book: Book, key: str) -> list[str]:
    return [each.name for each in book.pupils(key)]


def test_a_class_with_new_and_known_pupils(book: Book) -> None:
    key = book.add_class(" 4b  Zoe\u0308 ", ("Zoë", " ada "), ("noor",))
    assert book.classes() == [SchoolClass(key, "4b Zoë")]
    assert names(book, key) == ["ada", "Noor", "Zoë"]
    looks = [(each.colour, each.picture) for each in book.pupils(key)]
    assert len({*looks}) == len(looks)
    book.add_pupils(key, [f"Pupil {'I' * number}" for number in range(30)])
    looks = [(each.colour, each.picture) for each in book.pupils(key)]
    assert len({*looks}) == len(looks) == 33, "nobody looks like another in a class"
    assert book.class_of("noor") == SchoolClass(key, "4b Zoë")
    assert book.class_of("sam") is None
    assert names(book, "nothing") == []


def test_classes_are_in_the_order_of_their_names(book: Book) -> None:
    for name in ("5a", "Blue", "apple", "4b"):
        book.add_class(name)
    assert [each.name for each in book.classes()] == ["4b", "5a", "apple", "Blue"]


@pytest.mark.parametrize(
    ("name", "new", "known", "error"),
    [
        ("", (), (), NotANameError),
        ("4\x00b", (), (), NotANameError),
        ("4B", (), (), NameTakenError),
        ("5a", ("Ada", "NOOR"), (), NameTakenError),
        ("5a", ("Ada", "ada"), (), NameTakenError),
        ("5a", ("Ada", "\u202ea"), (), NotANameError),
        ("5a", ("Ada",), ("nobody",), ValueError),
        ("5a", ("Ada",), (COMPUTER,), ValueError),
        ("5a", tuple(map(key_of, range(MOST_PUPILS))), ("noor",), TooManyError),
    ],
)
def test_what_cannot_be_entered_changes_nothing(
    book: Book, name: str, new: tuple[str, ...], known: tuple[str, ...], error: type[ValueError]
) -> None:
    book.enter(digifeud(1, ("noor", COMPUTER), (10, 20)))
    book.add_class("4b", ("Kai",), ("sam",))
    before = contents(book)
    with pytest.raises(error):
        book.add_class(name, new, known)
    assert tells(book, before)


def test_there_are_not_too_many(book: Book) -> None:
    for number in range(MOST_CLASSES):
        book.add_class(f"class {number}")
    with pytest.raises(TooManyError):
        book.add_class("another")
    key = book.classes()[0].key
    book.add_pupils(key, tuple(map(key_of, range(MOST_PUPILS))))
    book.add_pupils(key, known=[book.pupils(key)[0].key])  # is there already
    with pytest.raises(TooManyError):
        book.add_pupils(key, known=("noor",))
    assert len(book.pupils(key)) == MOST_PUPILS


def test_a_class_is_renamed(book: Book) -> None:
    key, other = book.add_class("4b", (), ("noor",)), book.add_class("4c")
    book.rename_class(key, "4B ")
    assert contents_of_classes(book) == [("4B", ["noor"]), ("4c", [])]
    for name, error in (("4C", NameTakenError), (" ", NotANameError)):
        with pytest.raises(error):
            book.rename_class(key, name)
    book.remove_class(other)
    book.rename_class(key, "4C")
    assert contents_of_classes(book) == [("4C", ["noor"])]
    calls: tuple[Callable[[], object], ...] = (
        lambda: book.rename_class(other, "5a"),
        lambda: book.add_pupils(other),
        lambda: book.remove_class(other),
        lambda: book.begin_school_year((key, other)),
    )
    for call in calls:
        with pytest.raises(ValueError, match="no class"):
            call()
    assert contents_of_classes(book) == [("4C", ["noor"])]


def test_a_pupil_moves_and_leaves(book: Book) -> None:
    first, second = book.add_class("4b", (), ("noor", "sam")), book.add_class("4c", (), ("kim",))
    book.add_pupils(second, known=("noor",))
    assert contents_of_classes(book) == [("4b", ["sam"]), ("4c", ["kim", "noor"])]
    for _ in range(2):
        book.take_out("noor")
    assert book.class_of("noor") is None
    book.remove_class(second)
    assert contents_of_classes(book) == [("4b", ["sam"])]
    assert book.participant("kim")
    assert names(book, first) == ["Sam"]


def test_a_new_school_year_keeps_persons_and_results(book: Book) -> None:
    first, second = book.add_class("4b", (), ("noor",)), book.add_class("4c", (), ("sam",))
    third = book.add_class("5a", (), ("kim",))
    book.enter(digifeud(1, ("noor", "sam"), (10, 20)))
    standings = book.standings("digifeud")
    book.begin_school_year((first, second))
    assert contents_of_classes(book) == [("4b", []), ("4c", []), ("5a", ["kim"])]
    assert book.standings("digifeud") == standings
    book.begin_school_year((third,))
    assert len(book.participants()) == 4


def test_removed_persons_are_in_no_class(book: Book, path: Path) -> None:
    key = book.add_class("Kestrels", ("Ada Lovelace",), ("noor",))
    ada = book.person_named("Ada Lovelace")
    assert ada
    book.remove(ada.key)
    assert contents_of_classes(book) == [("Kestrels", ["noor"])]
    book.remove_class(key)
    assert b"Lovelace" not in path.read_bytes()
    assert b"Kestrels" not in path.read_bytes()


def test_merged_persons_stay_in_a_class(book: Book) -> None:
    book.add_class("4b", (), ("noor", "sam"))
    book.add_class("4c", (), ("kim",))
    book.merge("noor", "lou")  # who is in no class
    assert contents_of_classes(book) == [("4b", ["lou", "sam"]), ("4c", ["kim"])]
    book.merge("lou", "kim")
    assert contents_of_classes(book) == [("4b", ["sam"]), ("4c", ["kim"])]
    four_c = book.class_of("kim")
    assert four_c
    assert book.class_of("noor") == book.class_of("lou") == four_c
    book.add_pupils(four_c.key, known=("noor",))  # under the merged key
    assert contents_of_classes(book) == [("4b", ["sam"]), ("4c", ["kim"])]


def test_a_class_is_entered_again(book: Book) -> None:
    book.add_class("4b", (), ("noor", "kim"))
    book.enter(digifeud(1, ("noor", COMPUTER), (10, 20)))
    book.enter_class_again("a", "4B", ("noor", "nobody", COMPUTER))
    assert contents_of_classes(book) == [("4b", ["kim"]), ("4B 2", ["noor"])]
    book.enter_class_again("a", "5a", ("sam",))
    assert contents_of_classes(book) == [("4b", ["kim"]), ("5a", ["noor", "sam"])]
    book.enter_class_again("no key!", "5a", ("sam",))
    assert len(book.classes()) == 2


def test_a_book_with_a_class_is_not_empty(path: Path) -> None:
    with opened(path) as book:
        assert book.is_empty()
        book.add_class("4b")
        assert not book.is_empty()


# --- lists --------------------------------------------------------------------------------------

_FIRST = ("Zoë", "Noor", "Émile", "Jürgen", "Anne-Sophie", "Łukasz", "José", "Chloë", "Ömer")
_SURNAMES = ("de Vries", "van den Berg", "O’Brien", "Müller", "d’Arcy", "Çelik", "")
_ENCODINGS = ("utf-8", "utf-8-sig", "utf-16", "utf-16-le", "cp1252", "cp850", "cp1250", "utf-7")


def mangled(random: Random) -> bytes:
    """A file with a class, and often something wrong with it."""
    separator = random.choice(",;\t")
    rows = [
        separator.join((random.choice(_FIRST), random.choice(_SURNAMES)))
        for _ in range(random.randrange(1, 30))
    ]
    if random.random() < 0.5:
        rows.insert(0, separator.join(random.choice((("Voornaam", "Achternaam"), ("a", "b", "c")))))
    for _ in range(random.randrange(3)):
        at = random.randrange(len(rows))
        junk = random.choice(('"', "\0", "\u202e", ";", ",,", "=1+1", "\n\n", "N" * 50, "7", "\r"))
        where = random.randrange(len(rows[at]) + 1)
        rows[at] = rows[at][:where] + junk + rows[at][where:]
    text = random.choice(("\n", "\r\n", "\r")).join(rows)
    data = bytearray(text.encode(random.choice(_ENCODINGS), "replace"))
    for _ in range(random.choice((0, 0, 1, 5))):
        data[random.randrange(len(data))] = random.randrange(256)
    return bytes(data[: random.choice((len(data), len(data), len(data) // 2))])


@pytest.mark.no_cover
@pytest.mark.parametrize("seed", range(10))
def test_mangled_lists_are_entered_whole_or_refused(tmp_path: Path, seed: int) -> None:
    random, entered = Random(seed), 0
    for number in range(10):
        with opened(tmp_path / str(number) / "results.sqlite") as book:
            add_persons(book)
            entered += sum([is_entered_whole(book, mangled(random)) for _ in range(10)])
    assert 20 < entered < 90


def is_entered_whole(book: Book, data: bytes) -> bool:
    """Whether a list is entered with all its pupils; if not, the book is as it was."""
    classes, people = contents_of_classes(book), book.participants()
    said = ""
    try:
        pupils = read_list(text_of(data))
        new = told_apart(pupils, [each.name for each in people])
        key = book.add_class(f"class {len(classes)}", new)
    except RefusedError as error:
        said = sentence(error.refusal)
        assert said.isprintable()
        assert contents_of_classes(book) == classes
        assert book.participants() == people
    else:
        assert {*names(book, key)} == {*new}
        assert len(new) == len(pupils) == len(book.participants()) - len(people)
    return not said


ENTERS = """
import sys
from pathlib import Path
from tests.helpers.results.books import opened
with opened(Path(sys.argv[1])) as book:
    for number in range(int(sys.argv[2]), 1_000_000):
        last = book.classes()
        new = [f"{name} {number}" for name in ("Ada", "Zoë", "Kai")]
        book.add_class(f"class {number}", new, ("noor",))
        for each in last:
            book.remove_class(each.key)
        print(number, flush=True)
"""


def test_killed_while_entering_classes(path: Path) -> None:
    """A class is there with all its pupils, or is not there."""
    with opened(path) as book:
        add_persons(book)
    number, random = 0, Random(1)
    for _ in range(KILLS):
        with subprocess.Popen(
            [sys.executable, "-c", ENTERS, str(path), str(number)],
            stdout=subprocess.PIPE,
            cwd=ROOT,
        ) as other:
            assert other.stdout
            other.stdout.readline()
            time.sleep(random.random() * 0.1)
            other.kill()
            number += 1 + len(other.stdout.read().splitlines())
        with opened(path) as book:
            people = [each for each in book.participants() if each.key not in PEOPLE]
            assert len(people) in (3 * number, 3 * number + 3)
            number = len(people) // 3
            of_noor = book.class_of("noor")
            assert of_noor
            last = number - 1
            assert of_noor.name == f"class {last}"
            assert names(book, of_noor.key) == [f"Ada {last}", f"Kai {last}", "Noor", f"Zoë {last}"]
            assert len(book.classes()) <= 2


PEOPLE = frozenset(("noor", "sam", "kim", "lou"))
