"""The rules on paper: all of them, in any language."""

from __future__ import annotations

import re
from html import unescape

import pytest
from PySide6.QtGui import QPageSize
from pytestqt.qtbot import QtBot

from formula_desktop.arguments import GAMES, LANGUAGES
from formula_desktop.look.languages import Language, spoken
from formula_desktop.pages.rules.document import title_of, words_of
from formula_desktop.pages.rules.printed import PrintedRules
from formula_desktop.pages.rules.sections import sections
from formula_desktop.paper.printing import pdf
from tests.helpers.screen.pdf_text import pages_of

PAPERS = {"A4": QPageSize.PageSizeId.A4, "Letter": QPageSize.PageSizeId.Letter}


def bare(text: str) -> str:
    """A text without spaces, which differ where a line is broken."""
    return re.sub(r"\s", "", text)


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("game", GAMES)
def test_every_word_is_printed_in_every_language(
    qtbot: QtBot, language: Language, game: str, paper: str
) -> None:
    language.speak("nl")
    for code in LANGUAGES:
        pages = pages_of(pdf(PrintedRules(game, code), QPageSize(PAPERS[paper])))
        everything = bare("".join(pages))
        assert ("Bladzijde" in everything) == (code == "nl")
        with spoken(code):
            words = unescape(re.sub("<[^>]*>", "", words_of(game)))
        for line in words.splitlines():
            assert bare(line) in everything, (code, line)


def test_the_window_keeps_its_language(qtbot: QtBot, language: Language) -> None:
    language.speak("de")
    place = next(iter(sections("formula")))
    german = title_of("formula", place)
    said = set()
    for code in LANGUAGES:
        with spoken(code):
            said.add(title_of("formula", place))
    assert german in said
    assert len(said) == len(LANGUAGES)
    assert title_of("formula", place) == german
