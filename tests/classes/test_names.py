"""Pupils with the same first name are told apart with as little of their surnames as possible."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from formula_desktop.classes.names import told_apart
from formula_desktop.classes.pupils import Pupil
from formula_desktop.players import LONGEST_NAME, folded, is_name, tidy


@pytest.mark.parametrize(
    ("pupils", "names"),
    [
        ("Emma Vries, Noor Bos", "Emma, Noor"),
        ("Emma de Vries, emma Bos, Noor Vos", "Emma V, emma B, Noor"),
        ("Emma Vries, Emma Visser, Emma Bos", "Emma Vr, Emma Vi, Emma B"),
        ("Emma Berg, Emma Bergman", "Emma Berg, Emma Bergm"),
        ("Emma Vries, Emma Vries, Emma Vos", "Emma Vr, Emma Vr 2, Emma Vo"),
        ("Emma , Emma , Emma Bos", "Emma, Emma 2, Emma B"),
        ("Emma vries, Emma VOS", "Emma vr, Emma VO"),
        ("Emma O’Brien, Emma d’Arcy, Emma ’t Hart", "Emma O, Emma A, Emma H"),
        ("Emma O’Brien, Emma O’Neil", "Emma O’B, Emma O’N"),
        ("Emma Étienne, Emma Eco", "Emma É, Emma E"),
        ("Emma M\u0302x, Emma Mo", "Emma M\u0302, Emma Mo"),
        ("Emma Vries, Emma Bos, EmmaV ", "Emma V, Emma B, EmmaV"),
    ],
)
def test_letters_of_the_surname(pupils: str, names: str) -> None:
    said = [each.partition(" ") for each in pupils.split(", ")]
    found = told_apart([Pupil(first, surname) for first, _, surname in said])
    assert found == tuple(names.split(", "))


def test_a_name_that_reads_like_one_with_a_letter() -> None:
    emmas = (Pupil("Emma", "Vries"), Pupil("Emma", "Bos"), Pupil("Emma V"))
    assert told_apart(emmas) == ("Emma Vr", "Emma B", "Emma V")
    assert told_apart((*emmas, Pupil("emma v"))) == ("Emma V", "Emma B", "Emma V 2", "emma v 3")


def test_names_that_others_have_already() -> None:
    assert told_apart([Pupil("Emma", "Vries")], ["EMMA"]) == ("Emma V",)
    assert told_apart([Pupil("Emma", "Vries")], ["EMMA", "emma v"]) == ("Emma Vr",)
    assert told_apart([Pupil("Emma", "V")], ["emma", "emma v"]) == ("Emma V 2",)
    assert told_apart([Pupil("Emma")], ["emma"]) == ("Emma 2",)


def test_there_is_no_room_for_letters() -> None:
    long = "N" * LONGEST_NAME
    assert told_apart([Pupil(long, "Vries"), Pupil(long, "Bos")]) == (long, f"{long[:-2]} 2")


WORDS = st.text("EeVvÉ\u0301 '2", min_size=1, max_size=8).map(tidy).filter(is_name)


@given(
    st.lists(st.builds(Pupil, WORDS, st.one_of(st.just(""), WORDS)), max_size=12),
    st.frozensets(WORDS, max_size=4),
)
def test_no_two_names_read_the_same(pupils: list[Pupil], taken: frozenset[str]) -> None:
    names = told_apart(pupils, taken)
    keys = {folded(each) for each in names}
    assert len(names) == len(keys) == len(pupils)
    assert not keys & {folded(each) for each in taken}
    for pupil, name in zip(pupils, names, strict=True):
        assert is_name(name)
        assert name.startswith(pupil.first_name)
