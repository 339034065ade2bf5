"""Players in sentences."""

from __future__ import annotations

import pytest

from formula_desktop.models.words.table import told_of


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("{name} won!", "The computer won!"),
        ("Won: {name}!", "Won: the computer!"),
        ("It is over. {name} won.", "It is over. The computer won."),
    ],
)
def test_the_computer_has_a_capital_only_where_a_sentence_begins(text: str, said: str) -> None:
    assert told_of(text, name="The computer") == said


def test_a_name_stays_as_it_is_written() -> None:
    assert told_of("Won: {name}, {score}", name="Sam", score="3") == "Won: Sam, 3"
    assert told_of("Won: {name}", name="de Raketten") == "Won: de Raketten"
