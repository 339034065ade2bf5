"""Random events on the page: whatever is done, no card is lost, stuck or torn from its place.

FORMULA_MONKEY is how many events there are, for long runs; FORMULA_MONKEY_SEED the first seed.
"""

from __future__ import annotations

import os
from random import Random

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from formula_desktop.look.languages import Language
from tests.helpers.formula.monkey import FormulaMonkey, assert_table_sound, random_match
from tests.helpers.formula.page import Table

EVENTS = int(os.environ.get("FORMULA_MONKEY", "500"))
FIRST_SEED = int(os.environ.get("FORMULA_MONKEY_SEED", "1"))
MATCHES = 2


@pytest.mark.parametrize("seed", range(FIRST_SEED, FIRST_SEED + MATCHES))
def test_nothing_is_lost_whatever_is_done(qtbot: QtBot, language: Language, seed: int) -> None:
    random = Random(seed)
    table = Table(qtbot, random_match(random), waits=False)
    monkey = FormulaMonkey(table, random, language.speak)
    turns: set[str] = set()
    for _ in range(EVENTS // MATCHES):
        monkey.do()
        QApplication.processEvents()
        try:
            assert_table_sound(table)
        except AssertionError:
            print("seed", seed, "did", *monkey.done[-15:])
            raise
        turns.update(table.plays)
    assert len(turns) > 2  # else it has tried nothing
