"""The rules on paper: all of them, in any language."""

from __future__ import annotations

import re
from html import unescape
from itertools import product

import pytest
from PySide6.QtGui import QImage, QPageSize, QTextCursor
from pytestqt.qtbot import QtBot

from formula_desktop.arguments import GAMES, LANGUAGES
from formula_desktop.look.languages import Language, spoken
from formula_desktop.pages.rules import printed
from formula_desktop.pages.rules.document import title_of, words_of
from formula_desktop.pages.rules.printed import PrintedRules
from formula_desktop.pages.rules.sections import in_short, sections
from formula_desktop.paper.document import Ground
from formula_desktop.paper.printing import layout_of, pdf
from tests.helpers.screen.pdf_text import pages_of

SMALLEST = 9  # points
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


@pytest.mark.parametrize("game", GAMES)
def test_in_short_they_are_one_page_that_can_be_read(qtbot: QtBot, game: str) -> None:
    for code, paper in product(LANGUAGES, PAPERS.values()):
        (page,) = pages_of(pdf(PrintedRules(game, code, is_short=True), QPageSize(paper)))
        with spoken(code):
            titles = [title_of(game, place) for place in in_short(game)]
        assert all(bare(title) in bare(page) for title in titles), code
        layout = layout_of(PrintedRules(game, code), QPageSize(paper))
        device = QImage(1, 1, QImage.Format.Format_RGB32)
        ground = Ground(layout.paintRect(layout.Unit.Point).size(), 4.0, device)
        with spoken(code):
            text = printed._short_text(game, ground)
        tall = text.lastBlock().begin().fragment().charFormat().font().pixelSize()
        assert tall / printed._FINE >= SMALLEST, code


@pytest.mark.parametrize("game", GAMES)
def test_titles_pictures_and_short_texts_stay_together(
    qtbot: QtBot, language: Language, game: str
) -> None:
    for code, paper in product(LANGUAGES, PAPERS.values()):
        layout = layout_of(PrintedRules(game, code), QPageSize(paper))
        room = layout.paintRect(layout.Unit.Point).size()
        device = QImage(1, 1, QImage.Format.Format_RGB32)
        with spoken(code):
            text = printed._text(game, Ground(room, 4.0, device))
        block, pictures = text.begin(), 0
        while block.isValid():
            lines = block.layout().lineCount()
            pages = [printed._page_of(text, block, line) for line in range(lines)]
            assert lines > 4 or len({*pages}) <= 1, (code, block.text())
            table = QTextCursor(block).currentTable()
            if table is not None:
                last = table.lastCursorPosition().block()
                assert {*pages} == {printed._page_of(text, last)}, (code, block.text())
                bottom = text.documentLayout().frameBoundingRect(table).bottom()
                assert {*pages} == {int((bottom - 1) / text.pageSize().height())}, "a strip"
            following = block.next()
            if block.text() == "\ufffc" and following.text().strip():
                pictures += 1
                assert pages == [printed._page_of(text, following)], (code, following.text())
            if block.text().endswith(":"):
                led = following if following.text().strip() else following.next()
                assert {*pages} == {printed._page_of(text, led)}, (code, block.text())
            block = following
        assert pictures > 20
        said = [text.strip() for text in pages_of(pdf(PrintedRules(game, code), QPageSize(paper)))]
        assert all(len(page.split("\n")) > 3 for page in said), "no page has only a foot"


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
