"""The documents with the rules have only what the program reads, and all that it needs."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import NamedTuple
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from tests.helpers.places import ROOT

DOCUMENTS = sorted((ROOT / "resources" / "rules").iterdir())


class Kind(NamedTuple):
    """What an element may have: other elements, and attributes, of which some are needed."""

    inside: str = ""
    needs: str = ""
    may_have: str = ""
    has_text: bool = False


TEXT = Kind("b i", has_text=True)
KINDS = {
    "rules": Kind("chapter", "context"),
    "chapter": Kind("section", "title"),
    "section": Kind(
        "p ul ol table settled added cards tiles board example",
        "id title",
        "short see options reasons",
    ),
    "ul": Kind("li"),
    "ol": Kind("li"),
    "table": Kind("tr"),
    "tr": Kind("th td"),
    "cards": Kind(needs="show", has_text=True),
    "tiles": Kind(needs="show", has_text=True),
    "board": Kind(has_text=True),
    "example": TEXT._replace(needs="play", may_have="before breaks options"),
    **dict.fromkeys(("p", "th", "td", "settled", "added"), TEXT),
    "li": TEXT._replace(may_have="sign"),
    **dict.fromkeys(("b", "i"), Kind(has_text=True)),
}


def faults(root: Element) -> Iterator[str]:
    """What is wrong in a document."""
    if root.tag != "rules":
        yield f"the document is <{root.tag}>"
    for element in root.iter():
        yield from faults_of(element)
    sections = {section.get("id", ""): section for section in root.iter("section")}
    for section in root.iter("section"):
        place = section.get("id", "")
        if sections[place] is not section:
            yield f"{place} twice"
        for other in section.get("see", "").split():
            if other not in sections or other == place:
                yield f"see {other}"


def faults_of(element: Element) -> Iterator[str]:
    name = element.tag
    kind = KINDS.get(name, Kind())
    needs, may_have = kind.needs.split(), kind.may_have.split()
    inside = kind.inside.split()
    yield from (f"<{child.tag}> in <{name}>" for child in element if child.tag not in inside)
    yield from (f"<{name}> without {each}" for each in needs if not element.get(each))
    yield from (f"{each} of <{name}>" for each in element.attrib if each not in needs + may_have)
    texts = [element.text or "", *(child.tail or "" for child in element)]
    if not kind.has_text and "".join(texts).strip():
        yield f"text in <{name}>"
    if not kind.has_text and not len(element):
        yield f"<{name}> with nothing in it"


WRONG = {
    "<p> in <p>": '<section id="aim" title="Aim"><p><p>Play on.</p></p></section>',
    "<li> in <section>": '<section id="aim" title="Aim"><li>Play on.</li></section>',
    "text in <section>": '<section id="aim" title="Aim">Play on.<board>Board</board></section>',
    "text in <ul>": '<section id="aim" title="Aim"><ul><li>Play</li>on.</ul></section>',
    "class of <p>": '<section id="aim" title="Aim"><p class="a">On.</p></section>',
    "<ol> with nothing in it": '<section id="aim" title="Aim"><ol/></section>',
    "<cards> without show": '<section id="aim" title="Aim"><cards>A card</cards></section>',
    "<example> without play": '<section id="aim" title="Aim"><example before="2+4=6"/></section>',
    "<section> without id": '<section title="Aim"><p>Play on.</p></section>',
    "<section> without title": '<section id="aim" title=""><p>Play on.</p></section>',
    "end twice": '<section id="end" title="Aim"><p>Play on.</p></section>',
    "see jokers": '<section id="aim" title="Aim" see="end jokers"><p>Play on.</p></section>',
    "see aim": '<section id="aim" title="Aim" see="aim"><p>Play on.</p></section>',
}


def test_documents_are_in_order() -> None:
    assert len(DOCUMENTS) > 2
    for document in DOCUMENTS:
        assert [*faults(ElementTree.parse(document).getroot())] == [], document.name


def test_what_is_wrong_in_a_document_is_found() -> None:
    other = '<section id="end" title="End"><p>It <b>ends</b>.</p></section>'
    for fault, section in WRONG.items():
        chapter = f'<chapter title="The game">{section}{other}</chapter>'
        root = ElementTree.fromstring(f'<rules context="FormulaRules">{chapter}</rules>')
        assert [*faults(root)] == [fault]


def test_lines_of_documents_are_not_too_long() -> None:
    lines = chain.from_iterable(each.read_text("utf-8").splitlines() for each in DOCUMENTS)
    assert max(map(len, lines)) <= 100
