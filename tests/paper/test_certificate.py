"""Certificates: one page in landscape with everything on it, in every language."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from PySide6.QtGui import QPageSize
from pytestqt.qtbot import QtBot

from formula_desktop.arguments import DIGIFEUD, FORMULA, LANGUAGES
from formula_desktop.arithmetic import ALL_OPERATORS
from formula_desktop.look.languages import Language
from formula_desktop.models.words.results import day_in_words
from formula_desktop.paper import certificate
from formula_desktop.paper.certificate import Certificate, CertificateWords
from formula_desktop.paper.printing import pdf
from formula_desktop.players import LONGEST_NAME
from formula_desktop.results.bests import FOR_ALL, Best, Feat
from tests.helpers.screen.pdf_text import pages_of

PAPERS = {"A4": (842, 595), "Letter": (792, 612)}
DAY = datetime(2026, 11, 19, 13, tzinfo=UTC)
BESTS: tuple[tuple[Best, list[str]], ...] = (
    (Best(DIGIFEUD, Feat.HIGHEST_SUM, 84, "", 3, DAY, "G7> 12+3x*4=24"), ["1", "2", "3", "*4"]),
    (Best(FORMULA, Feat.MOST_LAID, 3, "", 3, DAY, "1(2)+3*4=(4)6"), ["1", "2", "3", "*4"]),
    (Best(FORMULA, Feat.FASTEST_WIN, 12, "", 0, DAY), []),
    (Best(DIGIFEUD, Feat.HIGHEST_TOTAL, 345, "", 0, DAY), []),
    (Best(FORMULA, Feat.LONGEST_GAME, 61, "", 0, DAY), []),
    (Best(FORMULA, Feat.SPEED_ROUND, 23, "", 0, DAY), []),
    (Best(FORMULA, Feat.HIGHEST_SUM, 15, "", 2, DAY, "1(2)+3*4=(4)6", of_lesson=True), ["1", "2"]),
    (
        Best(FORMULA, Feat.WON_LESSON, 4, "", 2, DAY, "1(2)+3*4=(4)6", True, ALL_OPERATORS[:2]),
        ["1", "2"],
    ),
    (Best(DIGIFEUD, Feat.TOOK_PART, 0, "", 0, DAY, "", True, ALL_OPERATORS), []),
)


@pytest.mark.parametrize("paper", PAPERS)
def test_it_says_who_and_what_and_when(qtbot: QtBot, language: Language, paper: str) -> None:
    wide, high = PAPERS[paper]
    said = set()
    for code in LANGUAGES:
        language.speak(code)
        for best, _ in BESTS:
            made = pdf(Certificate("Łukasz", best), QPageSize(QPageSize.PageSizeId[paper]))
            assert f"/MediaBox [0 0 {wide}.000000 {high}.000000".encode() in made
            (page,) = pages_of(made)
            words = CertificateWords()
            about = (words.praise(best), words.game(best))
            texts = (words.title(), words.whose(), *about, words.day(), words.signature())
            for text in (*texts, "Łukasz", day_in_words(DAY)):
                assert text.replace(" ", "") in page.replace(" ", "").replace("\n", ""), text
            assert best.feat in FOR_ALL or str(best.value) in page
            said.add((words.title(), words.whose(), words.day(), words.signature()))
    assert len(said) == len(LANGUAGES)
    assert all(len({*texts}) >= len(LANGUAGES) - 1 for texts in zip(*said, strict=True))


@pytest.mark.parametrize(("best", "first"), BESTS)
def test_the_sum_is_drawn(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, best: Best, first: list[str]
) -> None:
    found: list[str] = []
    for kind in ("card", "tile"):
        monkeypatch.setattr(
            certificate,
            f"paint_{kind}",
            lambda _painter, _rect, piece: found.append(piece) if piece[-1].isdigit() else None,
        )
    pdf(Certificate("Noor", best))
    assert found[: len(first)] == first


def test_a_long_name_is_smaller_but_whole(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    name = "W" * LONGEST_NAME
    (page,) = pages_of(pdf(Certificate(name, BESTS[0][0])))
    assert name in page
