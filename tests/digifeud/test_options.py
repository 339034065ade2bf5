"""What a new game of Digifeud begins with."""

from __future__ import annotations

import pytest

from formula_desktop.digifeud.options import PRINTED_TURN_LIMIT, Options, usual_turn_limit


def test_only_two_persons_usually_have_a_time_for_a_turn() -> None:
    assert usual_turn_limit(has_two_persons=True) == PRINTED_TURN_LIMIT
    assert usual_turn_limit(has_two_persons=False) is None


def test_numbers_go_up_to_one_of_three_limits() -> None:
    assert Options(largest_number=50).largest_number == 50
    for other in (0, 9, 100):
        with pytest.raises(ValueError, match="10, 20 or 50"):
            Options(largest_number=other)
