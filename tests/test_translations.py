"""No text of the program slips past the translators.

`dev.py translations` compares the .ts files with what lupdate finds. But lupdate misses some calls
without a word, so here Python's own parser reads the program too.
"""

import ast
import re
import xml.etree.ElementTree as ET
from collections.abc import Iterable, Iterator
from fractions import Fraction
from itertools import chain, pairwise
from pathlib import Path

import pytest

import dev
from formula_desktop.pages.rules.sections import texts_to_translate

FILES = sorted((dev.ROOT / "translations").glob("*.ts"))
EMPTY = (
    '<?xml version="1.0"?><!DOCTYPE TS><TS version="2.1" language="nl" sourcelanguage="en"></TS>'
)

NUMBER = r"\d+(?:[.,]\d+)?"
SUM = re.compile(rf"{NUMBER}(?: [+−×÷=] {NUMBER})* = {NUMBER}(?: [+−×÷=] {NUMBER})*")


class Texts(ast.NodeVisitor):
    """Collects the texts that a module marks for translation, and mistakes in that."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.classes = [""]
        self.marked: dict[tuple[str, str], str] = {}
        self.bases: set[str] = set()
        self.with_plurals: dict[str, str] = {}
        self.faults: list[str] = []

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self.classes.append(node.name)
        self.bases |= {base.id for base in node.bases if isinstance(base, ast.Name)}
        self.generic_visit(node)
        self.classes.pop()

    def visit_Call(self, node: ast.Call) -> None:
        self.generic_visit(node)
        match node.func:
            case ast.Attribute(value=ast.Name(id="self"), attr="tr"):
                self.mark(node, self.classes[-1], node.args[0])
                if len(node.args) > 2:
                    self.with_plurals[self.classes[-1]] = self.place(node)
                if any(keyword.arg == "n" for keyword in node.keywords):
                    self.fault(node, "n has to be the third argument, without its name")
            case ast.Attribute(attr="tr") | ast.Name(id="tr"):
                self.fault(node, "only self.tr() gets the right context")
            case (
                ast.Attribute(attr="QT_TRANSLATE_NOOP" | "translate")
                | ast.Name(id="QT_TRANSLATE_NOOP" | "translate")
            ):
                match node.args:
                    case [ast.Constant(value=str(context)), text, *rest]:
                        is_marked_elsewhere = isinstance(text, ast.Name | ast.Subscript)
                        if not is_marked_elsewhere:
                            self.mark(node, context, text)
                        if len(rest) > 1:
                            self.fault(node, "plurals work with self.tr() only")

    def mark(self, node: ast.Call, context: str, text: ast.expr) -> None:
        """Note a text, which must be a literal."""
        if isinstance(text, ast.Constant) and isinstance(text.value, str):
            self.marked[context, text.value] = self.place(node)
        else:
            self.fault(node, "lupdate reads nothing but a plain text here")

    def fault(self, node: ast.Call, why: str) -> None:
        self.faults.append(f"{self.place(node)}: {why}")

    def place(self, node: ast.Call) -> str:
        return f"{self.path.relative_to(dev.ROOT)}:{node.lineno}"


@pytest.fixture(scope="module")
def texts() -> list[Texts]:
    """What every module of the program marks."""
    read = []
    for path in sorted((dev.ROOT / "formula_desktop").rglob("*.py")):
        texts = Texts(path)
        texts.visit(ast.parse(path.read_text("utf-8")))
        read.append(texts)
    return read


def messages(ts: Path) -> Iterator[tuple[str, str, ET.Element]]:
    """Context, text and the message itself, of a .ts file."""
    for context in ET.parse(ts).getroot().iter("context"):
        for message in context.iter("message"):
            yield context.findtext("name", ""), message.findtext("source", ""), message


def test_every_text_is_marked_in_a_way_that_works(texts: list[Texts]) -> None:
    assert [fault for module in texts for fault in module.faults] == []


def test_plurals_are_in_classes_that_are_no_base(texts: list[Texts]) -> None:
    """Qt looks a plural up under the name of the class that asks, never under that of a base."""
    bases = {base for module in texts for base in module.bases}
    plurals = {name: place for module in texts for name, place in module.with_plurals.items()}
    assert len(plurals) > 10
    assert {name: place for name, place in plurals.items() if name in bases} == {}


def test_lupdate_finds_every_text(texts: list[Texts], tmp_path: Path) -> None:
    (tmp_path / "found_nl.ts").write_text(EMPTY, "utf-8")
    dev.update_translations(tmp_path, quiet=True)
    found = {(context, text) for context, text, _ in messages(tmp_path / "found_nl.ts")}
    marked = {key: place for module in texts for key, place in module.marked.items()}
    marked |= dict.fromkeys(texts_to_translate(), "resources/rules")
    assert {place: key for key, place in marked.items() if key not in found} == {}


def placeholders(text: str) -> tuple[set[str], list[str]]:
    """The parts of a text that are not words: fields, which may be repeated, and tags."""
    return set(re.findall(r"\{\w*\}|%n|%\d", text)), sorted(re.findall(r"</?\w+>", text))


@pytest.mark.parametrize("ts", FILES, ids=[ts.stem for ts in FILES])
def test_translations_have_the_placeholders_of_the_original(ts: Path) -> None:
    for _, text, message in messages(ts):
        translation = message.find("translation")
        assert translation is not None
        if translation.get("type") == "unfinished":
            continue  # which `dev.py translations` tells
        fields, tags = placeholders(text)
        for form in translation.findall("numerusform") or [translation]:
            said = form.text or ""
            where = f"{ts.name}: {text!r} → {said!r}"
            # Only a plural's form may leave its number out: "one card".
            assert placeholders(said) in ((fields, tags), (fields - {"%n"}, tags)), where
            assert said == said.strip(), where
            assert said.count("…") == text.count("…"), where
            assert said.count("&") == text.count("&"), where
            assert said.count("\n") == text.count("\n"), where


@pytest.mark.parametrize("ts", FILES, ids=[ts.stem for ts in FILES])
def test_every_plural_has_both_forms(ts: Path) -> None:
    plurals = [(text, message) for _, text, message in messages(ts) if message.get("numerus")]
    assert plurals
    for text, message in plurals:
        one, more = (form.text or "" for form in message.iter("numerusform"))
        assert "(s)" not in one + more
        assert ("%n" in more) == ("%n" in text), "unless the number is written beside it"


def test_french_is_set_as_in_print() -> None:
    """With its spaces, which no line ends at, and its apostrophe; a time is written 09:00."""
    fault = re.compile(r"[^\u202f][;!?]|[^\u202f]%(?!n)|[^\xa0]:(?!\d)|«[^\xa0]|[^\xa0]»|\w'\w")
    assert fault.search("Jouer ?")
    assert fault.search("l'ordinateur")
    for _, _, message in messages(dev.ROOT / "translations" / "formula_desktop_fr.ts"):
        translation = message.find("translation")
        assert translation is not None
        said = "\n".join(translation.itertext())
        assert not fault.search(said), said


def said_in(ts: Path) -> Iterator[tuple[str, str]]:
    """Each translated text of a .ts file, with all its translations."""
    for _, text, message in messages(ts):
        translation = message.find("translation")
        assert translation is not None
        for form in translation.findall("numerusform") or [translation]:
            if form.text:
                yield text, form.text


@pytest.mark.parametrize("ts", FILES, ids=[ts.stem for ts in FILES])
def test_what_stops_a_game_is_asked_in_the_words_of_the_menu(ts: Path) -> None:
    mark = re.compile(r"[&…]|\s?\?")
    plain = {(mark.sub("", text), mark.sub("", said)) for text, said in said_in(ts)}
    assert len({said for text, said in plain if text == "Stop now and count"}) <= 1


def test_french_has_no_name_after_de_or_que() -> None:
    """It would have to be d’ or qu’ before a vowel."""
    fault = re.compile(r"\b(de|que) {(names?|player|winner|loser)}", re.IGNORECASE)
    assert fault.search("Cartes de {name}")
    french = dev.ROOT / "translations" / "formula_desktop_fr.ts"
    assert [said for _, said in said_in(french) if fault.search(said)] == []


@pytest.mark.parametrize("ts", FILES, ids=[ts.stem for ts in FILES])
def test_numbers_are_those_of_the_original(ts: Path) -> None:
    for text, said in said_in(ts):
        assert set(re.findall(r"\d+", said)) == set(re.findall(r"\d+", text)), said


def value(side: str) -> Fraction:
    """What one side of a sum makes; × and ÷ go first."""
    total = Fraction(0)
    for sign, term in re.findall(r"(^|[+−] )([^+−]+)", side):
        number, *steps = re.split(r" ([×÷]) ", term.strip().replace(",", "."))
        made = Fraction(number)
        for operator, factor in zip(steps[::2], steps[1::2], strict=True):
            made = made * Fraction(factor) if operator == "×" else made / Fraction(factor)
        total += -made if sign.startswith("−") else made
    return total


@pytest.mark.parametrize("ts", [None, *FILES], ids=["source", *(ts.stem for ts in FILES)])
def test_sums_in_texts_are_right(texts: list[Texts], ts: Path | None) -> None:
    if ts is None:
        marked = [*chain.from_iterable(module.marked for module in texts), *texts_to_translate()]
        strings = [text for _, text in marked]
    else:
        strings = [said for _, said in said_in(ts)]
    sums = [found[0] for text in strings for found in SUM.finditer(text)]
    assert len(sums) > 15 or (ts is not None and ts.stem.endswith("_en"))
    for written in sums:
        for side, behind in pairwise(written.split(" = ")):  # 3 + 7 = 10 − 4 = 6 shares the 10
            assert value(side) == value(behind.split()[0]), written
        decimal = "." if ts is None else ","
        assert set(re.findall(r"[.,]", written)) <= {decimal}, written


LIKE_A_NUMBER = (
    "answer|digits?|highest|largest|laid|missing|most|number|outcome|play|points|result|round|score"
    "|signs?|step|sum|target|there|total|touching"
)
DIVIDED_BY = re.compile(rf"([\d?…=+−×÷)]|%n|{{({LIKE_A_NUMBER})}})\s*:(?!\d\d)")
"""A colon behind what may be a number, where Dutch, German and French children read a division."""


@pytest.mark.parametrize("language", ["nl", "de", "fr"])
def test_no_colon_reads_as_divided_by(language: str) -> None:
    assert DIVIDED_BY.search("1 + 1 = ?: er is nog geen uitkomst")
    assert DIVIDED_BY.search("{sum}\xa0: {what}")
    assert not DIVIDED_BY.search("{name}: {sum}")
    ts = dev.ROOT / "translations" / f"formula_desktop_{language}.ts"
    found = [said for _, said in said_in(ts) if DIVIDED_BY.search(said)]
    assert found == []


BEFORE_EQUALS = re.compile(r":\s*(=|{touching})")
"""A colon before what may begin with =, which makes a division that is not there."""


@pytest.mark.parametrize("ts", FILES, ids=[ts.stem for ts in FILES])
def test_no_colon_stands_before_equals(texts: list[Texts], ts: Path) -> None:
    assert BEFORE_EQUALS.search("no sum continues another: {touching}")
    said = english(texts) if ts.stem.endswith("_en") else [said for _, said in said_in(ts)]
    assert [each for each in said if BEFORE_EQUALS.search(each)] == []


LOOSE_DASH = r"(?:[–—-]\s|\s[–—-])"
NUMBER_OR_FIELD = rf"(?:[\d?…=+×÷)]|%n|{{({LIKE_A_NUMBER}|sign)}})"
MINUS = re.compile(rf"{NUMBER_OR_FIELD}\s*{LOOSE_DASH}|{LOOSE_DASH}\s*{NUMBER_OR_FIELD}")
"""A dash beside what may be a number, where a child reads a minus."""
SIGN_AND_NUMBER = re.compile(r"{signs?} (and|en|und|et) (%n|\d)")
"""A sign and then a number, where `− and 3 cards` would be read as minus 3."""


@pytest.mark.parametrize("ts", FILES, ids=[ts.stem for ts in FILES])
def test_no_dash_reads_as_minus(texts: list[Texts], ts: Path) -> None:
    assert MINUS.search("{sum} – %n card(s)")
    assert MINUS.search("3 + 4 = 7 - and 3 cards")
    assert SIGN_AND_NUMBER.search("has {sign} and %n card(s)")
    said = english(texts) if ts.stem.endswith("_en") else [said for _, said in said_in(ts)]
    found = [each for each in said if MINUS.search(each) or SIGN_AND_NUMBER.search(each)]
    assert found == []


def wrong_words() -> dict[str, list[str]]:
    """The table of wrong words in translations/README.md, by language."""
    words: dict[str, list[str]] = {}
    for line in (dev.ROOT / "translations" / "README.md").read_text("utf-8").splitlines():
        row = re.fullmatch(r"\| (\w\w) \| (`.+`) \| .+ \|", line)
        if row:
            words.setdefault(row[1], []).extend(re.findall(r"`([^`]+)`", row[2]))
    return words


def looked_for(word: str) -> re.Pattern[str]:
    """A word of that table, with `*` for any letters; one with a capital is taken as it is."""
    pattern = rf"\b{re.escape(word)}\b".replace(r"\*", r"\w*")
    return re.compile(pattern, 0 if re.search("[A-ZÄÖÜ]", word) else re.IGNORECASE)


def found_wrong(said: Iterable[str], language: str) -> list[tuple[str, str]]:
    """The wrong words of a language in some texts, but for fields and a unit between two."""
    patterns = {word: looked_for(word) for word in wrong_words()[language]}
    return [
        (word, text)
        for text in said
        for word, pattern in patterns.items()
        if pattern.search(re.sub(r"\{\w*\}( \w+ \{\w*\})?", "…", text))
    ]


def english(texts: list[Texts]) -> list[str]:
    """What the program says without a translation."""
    marked = [*chain.from_iterable(module.marked for module in texts), *texts_to_translate()]
    plurals = next(ts for ts in FILES if ts.stem.endswith("_en"))
    return [*(text for _, text in marked), *(said for _, said in said_in(plurals))]


@pytest.mark.parametrize("ts", FILES, ids=[ts.stem for ts in FILES])
def test_the_same_thing_has_the_same_word(texts: list[Texts], ts: Path) -> None:
    language = ts.stem[-2:]
    said = english(texts) if language == "en" else [said for _, said in said_in(ts)]
    assert found_wrong(said, language) == []


def test_the_glossary_has_no_wrong_word() -> None:
    text = (dev.ROOT / "translations" / "README.md").read_text("utf-8")
    rows = [line.split(" | ") for line in text.splitlines() if line.startswith("| ")]
    glossary = [row[:4] for row in rows if "`" not in row[1] and len(row) >= 4]
    assert len(glossary) > 50
    for at, language in enumerate(("en", "nl", "de", "fr")):
        assert found_wrong((row[at].strip("| ") for row in glossary), language) == []


def test_wrong_words_are_found() -> None:
    assert found_wrong(["The Outcomes", "{hours} u {minutes}"], "en") == [
        ("outcome*", "The Outcomes")
    ]
    assert found_wrong(["{hours} u {minutes} min"], "nl") == []
    assert found_wrong(["Heeft u een antwoord?"], "nl") == [
        ("*antwoord*", "Heeft u een antwoord?"),
        ("u", "Heeft u een antwoord?"),
    ]
    assert found_wrong(["ihre Karten", "Ihre Karten"], "de") == [("Ihre*", "Ihre Karten")]


def test_english_has_typographic_apostrophes(texts: list[Texts]) -> None:
    """The names of fields have straight quotation marks: 'players'."""
    assert [text for text in english(texts) if re.search(r"[\w}]'\w", text)] == []


@pytest.mark.parametrize("ts", FILES, ids=[ts.stem for ts in FILES])
def test_translations_have_no_straight_quotation_marks(ts: Path) -> None:
    assert [said for _, said in said_in(ts) if re.search("['\"]", said)] == []
