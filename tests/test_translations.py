"""No text of the program slips past the translators.

`dev.py translations` compares the .ts files with what lupdate finds. But lupdate misses some calls
without a word, so here Python's own parser reads the program too.
"""

import ast
import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
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

# Words that are not those of translations/README.md, and addresses that no child is used to.
WRONG_WORDS = {
    "nl": r"(?i)\b(?:de|die|deze|elke|welke) (?:blanco )?fiche\b|antwoord|\bresultat|\bhints?\b"
    r"|(?<!aan )\bzet(?:ten)?\b|\buw\b|\bu\b(?! \{)|\bmeer kaarten (?:bestaan|begint|naast)",
    "de": r"\bIhr(?:e[mnrs]?)?\b|\bIhnen\b|(?i:antwort|plättchen)",
    "fr": r"(?i)\bvo(?:tre|s)\b|\btuile|\bréponse|\btalon\b",
}
NUMBER = r"\d+(?:[.,]\d+)?"
SUM = re.compile(rf"{NUMBER}(?: [+−×÷=] {NUMBER})* = {NUMBER}(?: [+−×÷=] {NUMBER})*")


class Texts(ast.NodeVisitor):
    """Collects what a module marks for translation, and how it would fail there."""

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
        """Note a text, which has to stand there as it is."""
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
    """What a text has that is no words: fields, which may be said twice, and tags."""
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
    plurals = [message for _, _, message in messages(ts) if message.get("numerus")]
    assert plurals
    for message in plurals:
        one, more = (form.text or "" for form in message.iter("numerusform"))
        assert "(s)" not in one + more
        assert "%n" in more


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
    """Each text of a .ts file that has been translated, and all that is said for it."""
    for _, text, message in messages(ts):
        translation = message.find("translation")
        assert translation is not None
        for form in translation.findall("numerusform") or [translation]:
            if form.text:
                yield text, form.text


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
        told = [text for _, text in marked]
    else:
        told = [said for _, said in said_in(ts)]
    sums = [found[0] for text in told for found in SUM.finditer(text)]
    assert len(sums) > 15 or (ts is not None and ts.stem.endswith("_en"))
    for written in sums:
        for side, behind in pairwise(written.split(" = ")):  # 3 + 7 = 10 − 4 = 6 shares the 10
            assert value(side) == value(behind.split()[0]), written
        decimal = "." if ts is None else ","
        assert set(re.findall(r"[.,]", written)) <= {decimal}, written


@pytest.mark.parametrize("language", sorted(WRONG_WORDS))
def test_the_same_thing_has_the_same_word(language: str) -> None:
    wrong = re.compile(WRONG_WORDS[language])
    ts = next(ts for ts in FILES if ts.stem.endswith(f"_{language}"))
    assert [said for _, said in said_in(ts) if wrong.search(said)] == []
