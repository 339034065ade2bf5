"""Texts on tables and in lessons have short sentences: children from six read them.

So have notices, and what files and the disk say, though their sentences may be somewhat longer.
"""

import re
import xml.etree.ElementTree as ET
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import dev
from formula_desktop.digifeud import reasons as sums
from formula_desktop.formula import reasons as formulas
from formula_desktop.practise.facts import Fact
from formula_desktop.practise.game import Miss

FILES = sorted((dev.ROOT / "translations").glob("*.ts"))
MOST_WORDS = 12
MOST_WORDS_OF_NOTICES = 16
CONTEXTS = {
    *("Digifeud", "DigifeudCounts", "DigifeudLesson", "DigifeudPage", "DigifeudPlay"),
    *("DigifeudTexts", "Formula", "FormulaCounts", "FormulaLesson", "FormulaPage", "FormulaTexts"),
    *(
        "ExercisePage",
        "HintWords",
        "Lesson",
        "LessonPage",
        "Log",
        "PageAroundTable",
        "Remarks",
        "Seat",
        "TablePage",
    ),
    *(
        "Questions",
        "TablePlay",
        "TableTexts",
        "TaskWords",
        "UndoBar",
        "_DigifeudTexts",
        "_PastTexts",
    ),
}
"""The texts of the tables and the lessons."""
NOTICES = {"Files", "MergeDialog", "Notices", "Sentences", "Trouble"}
"""The texts of notices, and what is said of files, of the disk and of wrong plays."""
ONLY_IN_FILES = {sums.Reason.NOT_A_PLAY, sums.Reason.NO_TIME_LIMIT}
"""Reasons that no table can give."""
REASONS = {
    *(reason.value for reason in sums.Reason if reason not in ONLY_IN_FILES),
    *(reason.value for reason in formulas.Reason),
    *(each.value for each in (*Miss, *Fact)),
}


def texts(ts: Path, is_wanted: Callable[[str, str], bool]) -> Iterator[str]:
    """The wanted texts, by context and source, in English and in the language of a .ts file."""
    for context in ET.parse(ts).getroot().iter("context"):
        name = context.findtext("name", "")
        for message in context.iter("message"):
            text = message.findtext("source", "")
            if is_wanted(name, text):
                yield text
                for translation in message.iter("translation"):
                    yield from (form.text or "" for form in translation.iter())


def is_read_by_children(context: str, text: str) -> bool:
    return context in CONTEXTS or (context == "Sentences" and text in REASONS)


def is_notice(context: str, text: str) -> bool:
    return context in NOTICES


def sentences(text: str) -> list[str]:
    return re.split(r"(?<=[.!?…])\s+|\n", text)


def words(sentence: str) -> list[str]:
    """The words of a sentence; a sign on its own is not one."""
    return [word for word in sentence.split() if re.search(r"\w", word)]


def test_words_are_counted() -> None:
    counts = [len(words(each)) for each in sentences("Put 3 + 4 = 7 down. It’s right!\nYes")]
    assert counts == [5, 2, 1]


def test_every_context_is_there() -> None:
    names = {context.text for context in ET.parse(FILES[-1]).getroot().iter("name")}
    assert names >= CONTEXTS | NOTICES


@pytest.mark.parametrize("ts", FILES, ids=[ts.stem for ts in FILES])
@pytest.mark.parametrize(
    ("is_wanted", "most"),
    [(is_read_by_children, MOST_WORDS), (is_notice, MOST_WORDS_OF_NOTICES)],
    ids=["children", "notices"],
)
def test_sentences_are_short(ts: Path, is_wanted: Callable[[str, str], bool], most: int) -> None:
    long = [
        sentence
        for text in texts(ts, is_wanted)
        for sentence in sentences(text)
        if len(words(sentence)) > most
    ]
    assert not long
