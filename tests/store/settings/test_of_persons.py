"""The first steps belong to the person who takes them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSettings

from formula_desktop.arguments import DIGIFEUD, FORMULA
from formula_desktop.store import places
from formula_desktop.store.settings.of_persons import hand_on, keep_step, step_of, take_steps
from formula_desktop.store.settings.settings import Settings

MILA, SEM = "0a1b-mila", "0a1b-sem"


def reached(settings: Settings, person: str) -> tuple[int, int]:
    return step_of(settings, person, FORMULA), step_of(settings, person, DIGIFEUD)


@pytest.fixture
def settings() -> Settings:
    made = Settings()
    keep_step(made, MILA, FORMULA, 3)
    keep_step(made, SEM, FORMULA, 5)
    keep_step(made, SEM, DIGIFEUD, 0)
    return made


def test_each_has_a_step_of_their_own_also_after_a_restart(settings: Settings) -> None:
    keep_step(settings, "", DIGIFEUD, 2)
    for each in (settings, Settings()):
        assert reached(each, MILA) == (3, 2)
        assert reached(each, SEM) == (5, 0)
        assert reached(each, "") == (0, 2)


def test_who_gets_a_name_takes_along_what_was_reached_without_one() -> None:
    settings = Settings()
    keep_step(settings, "", FORMULA, 4)
    assert reached(settings, MILA) == (4, 0)
    take_steps(settings, MILA)
    assert reached(settings, MILA) == (4, 0)
    assert reached(settings, SEM) == (0, 0)
    assert reached(settings, "") == (0, 0)


def test_who_is_removed_is_forgotten_and_nobody_else(settings: Settings) -> None:
    hand_on(settings, SEM, "")
    assert reached(settings, SEM) == (0, 0)
    assert reached(settings, MILA) == (3, 0)
    kept = QSettings(str(places.current().settings_file), QSettings.Format.IniFormat)
    assert not [key for key in kept.allKeys() if SEM in key]


@pytest.mark.parametrize(("gone", "heir"), [(SEM, MILA), (MILA, SEM)])
def test_an_heir_keeps_the_further_of_both(settings: Settings, gone: str, heir: str) -> None:
    hand_on(settings, gone, heir)
    assert reached(settings, heir) == (5, 0)
    assert reached(settings, gone) == (0, 0)


@pytest.mark.parametrize(("own", "kept"), [("", "6+"), ("10+", "10+")])
def test_an_heir_without_an_age_has_that_of_who_is_gone(own: str, kept: str) -> None:
    settings = Settings()
    settings.age_of[SEM] = "6+"
    if own:
        settings.age_of[MILA] = own
    hand_on(settings, SEM, MILA)
    assert settings.age_of[MILA] == kept
    assert not settings.age_of[SEM]


def test_one_more_than_the_last_step_is_kept(settings: Settings) -> None:
    keep_step(settings, MILA, FORMULA, 8)
    assert step_of(settings, MILA, FORMULA) == 8
