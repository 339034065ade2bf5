"""The rules for players, read from the documents in resources/rules.

A document has chapters, and sections in them. The `id` of a section is the place at which the pages
can be opened, also for the `options` and the `reasons` of refusals that the section explains; `see`
has the places of other sections about it. With `short` it is among the rules in short, with so many
of its blocks, or `all`. Paragraphs, lists and tables are those of HTML, and their
texts may have `<b>` and `<i>`. An entry of a list with a `sign` is only about that one. `settled`
is a rule about which the printed rules say nothing or are ambiguous, and `added` one that is in no
printed rules. `cards`, `tiles` and `board` are pictures
with an alternative text, and `examples.py` has the attributes of an `example` with its note.

dev.py reads the texts to translate here, so this module imports no Qt.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from functools import cache
from html import escape
from typing import Final
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from formula_desktop.arithmetic import ALL_OPERATORS
from formula_desktop.kinds.registry import KINDS
from formula_desktop.resources import built

SIGNS: Final = frozenset(each.value for each in ALL_OPERATORS)
"""What the `sign` of an entry can be."""

PICTURES: Final = frozenset({"cards", "tiles", "board"})

_ABOUT: Final = "about"
_ALL: Final = "99"
_TEXTS: Final = PICTURES | {"p", "li", "th", "td", "settled", "added", "example"}


@dataclass(frozen=True, slots=True)
class Section:
    """A section of the rules, with the context of its texts for translators."""

    context: str
    chapter: str
    place: str
    title: str
    see: tuple[str, ...]
    short: int
    """How many of its blocks are among the rules in short."""
    options: tuple[str, ...]
    reasons: tuple[str, ...]
    blocks: tuple[Element, ...]

    def texts(self, leaving_out: frozenset[str] = frozenset()) -> Iterator[str]:
        """The texts below the title, except those of some elements."""
        for block in self.blocks:
            for element in block.iter():
                if element.tag in _TEXTS - leaving_out:
                    yield markup(element)


@cache
def sections(game: str) -> Mapping[str, Section]:
    """The sections of a game's rules by place, the last one about the pages themselves."""
    return {section.place: section for name in (game, _ABOUT) for section in _read(name)}


def place_of(reason: Enum) -> tuple[str, str]:
    """The game and the place that explain a refusal."""
    game = next(name for name, kind in KINDS.items() if isinstance(reason, kind.reasons))
    return game, next(each.place for each in sections(game).values() if reason.name in each.reasons)


def place_of_option(game: str, option: str) -> str:
    """The place of an option: a field of the game's Options, or `dealer`, `rounds`, `starts`."""
    return next(each.place for each in sections(game).values() if option in each.options)


def in_short(game: str) -> dict[str, int]:
    """The places of the rules in short, with how many blocks each has; empty if there are none."""
    return {each.place: each.short for each in sections(game).values() if each.short}


def only_about(game: str, options: frozenset[str]) -> frozenset[str]:
    """The places about nothing but some of these options, and not among the rules in short."""
    explaining = (each for each in sections(game).values() if each.options and not each.short)
    return frozenset(each.place for each in explaining if {*each.options} <= options)


@cache
def markup(element: Element) -> str:
    """The text in an element, with its tags, on one line."""
    inside = "".join(ElementTree.tostring(each, "unicode") for each in element)
    return " ".join(f"{escape(element.text or '', quote=False)}{inside}".split())


def texts_to_translate() -> Iterator[tuple[str, str]]:
    """All texts with a letter in them, with their contexts."""
    for name in (*KINDS, _ABOUT):
        for section in _read(name):
            for text in (section.chapter, section.title, *section.texts()):
                if any(map(str.isalpha, text)):
                    yield section.context, text


def _read(name: str) -> Iterator[Section]:
    root = ElementTree.parse(built(f"rules/{name}.xml")).getroot()
    for chapter in root:
        for section in chapter:
            yield Section(
                context=root.attrib["context"],
                chapter=chapter.attrib["title"],
                place=section.attrib["id"],
                title=section.attrib["title"],
                see=tuple(section.get("see", "").split()),
                short=int(section.get("short", "0").replace("all", _ALL)),
                options=tuple(section.get("options", "").split()),
                reasons=tuple(section.get("reasons", "").split()),
                blocks=tuple(section),
            )
