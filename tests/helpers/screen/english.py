"""Finds English that is left on a screen in another language."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Callable, Iterator

from formula_desktop.arguments import LANGUAGES
from tests.helpers.places import ROOT
from tests.helpers.screen.mnemonics import without_letter

# Else “1 of 2” would fit every Dutch text with “of”.
NUMBERS = ("%n", "{won}", "{matches}", "{number}", "{hits}", "{right}", "{tried}", "{total}")
FIELD = re.compile(r"(\{\w+\}|%n)")
# English texts that are, in another language, the translation of another text.
ALSO = {"nl": {"Begin"}, "de": set[str](), "fr": {"Place"}}
TRANSLATED = [language for language in LANGUAGES if language != "en"]
# Texts that must be seen, as proof that these tests look.
TOLD = {
    "nl": {"Ongedaan maken", "Jouw kaarten", "Ida 3, meester", "Alles terugnemen"},
    "de": {"Rückgängig", "Deine Karten", "Ida 3, Meister", "Alles zurücknehmen"},
    "fr": {"Annuler", "Tes cartes", "Ida 3, maître", "Tout retirer"},
}


def english(language: str) -> Callable[[str], bool]:
    """Knows every English text that differs in this language, and is no text of it."""
    plurals = {_source(message): _forms(message) for message in _messages("en")}
    texts = set()
    own = {_source(each) for each in _messages(language) if _source(each) in _forms(each)}
    own |= ALSO[language]
    for message in _messages(language):
        source, said = _source(message), _forms(message)
        # Nothing in “{name}: {score}” is English, and players of the tour have the name Computer.
        if re.search("[A-Za-z]", FIELD.sub("", source)) and source != "Computer, {level}":
            same = {each.lower() for each in (*said, *own)}  # German only has more capitals
            texts |= {each for each in plurals.get(source, [source]) if each.lower() not in same}
    whole = {text.lower() for text in texts if not FIELD.search(text)}
    patterns = sorted(_pattern(text) for text in texts if FIELD.search(text))
    with_values = re.compile("|".join(patterns), re.IGNORECASE)
    return lambda text: text.lower() in whole or with_values.fullmatch(text) is not None


def _messages(language: str) -> Iterator[ET.Element]:
    tree = ET.parse(ROOT / "translations" / f"formula_desktop_{language}.ts")
    return tree.getroot().iter("message")


def _source(message: ET.Element) -> str:
    return without_letter(message.findtext("source", ""))


def _forms(message: ET.Element) -> list[str]:
    translation = message.find("translation")
    assert translation is not None
    return [
        without_letter(each.text or "")
        for each in translation.findall("numerusform") or [translation]
    ]


def _pattern(text: str) -> str:
    """A regular expression for a text with any values in its fields."""
    fields = FIELD.split(text)
    parts = [r"-?\d+" if part in NUMBERS else "(?s:.+)" for part in fields[1::2]]
    fixed = [re.escape(part) for part in fields[::2]]
    return "".join(part for pair in zip(fixed, [*parts, ""], strict=True) for part in pair)


class English:
    """Finds English texts on the screens that it looks at."""

    def __init__(self, language: str) -> None:
        self._is_english = english(language)
        self.left: set[tuple[str, str]] = set()
        self.seen: set[str] = set()

    def look(self, name: str, said: set[str]) -> None:
        for text in said - self.seen:
            self.seen.add(text)
            for line in (text, *text.split("\n")):
                if self._is_english(line.strip()):
                    self.left.add((name, line))
