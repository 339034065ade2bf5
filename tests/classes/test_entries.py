"""What a list of names enters: who is new, and who is there already."""

from __future__ import annotations

from formula_desktop.classes.entries import entries
from formula_desktop.classes.pupils import Pupil

LIST = (Pupil("Emma", "de Vries"), Pupil("Noor"), Pupil("Emma", "Bos"))
HERE = {"noor": "key of Noor", "Emma V": "key of Emma"}


def test_who_has_a_persons_name_is_that_person() -> None:
    found = entries(LIST, HERE, are_same=True)
    assert [each.name for each in found] == ["Emma V", "Noor", "Emma B"]
    assert [each.person for each in found] == ["key of Emma", "key of Noor", ""]
    assert tuple(each.pupil for each in found) == LIST


def test_or_somebody_else_with_another_name() -> None:
    found = entries(LIST, HERE, are_same=False)
    assert [each.person for each in found] == ["", "", ""]
    assert [each.name for each in found] == ["Emma Vr", "Noor 2", "Emma B"]
