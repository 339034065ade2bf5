"""What a new game of Digifeud begins with."""

from __future__ import annotations

from formula_desktop.digifeud.options import PRINTED_TURN_LIMIT, usual_turn_limit


def test_only_two_persons_usually_have_a_time_for_a_turn() -> None:
    assert usual_turn_limit(has_two_persons=True) == PRINTED_TURN_LIMIT
    assert usual_turn_limit(has_two_persons=False) is None
