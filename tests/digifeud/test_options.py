"""What a new game of Digifeud begins with."""

from __future__ import annotations

import pytest

from formula_desktop.digifeud.options import (
    LIMIT_THROUGH_NIGHT,
    PRINTED_TURN_LIMIT,
    Options,
    usual_turn_limit,
)


def test_only_two_persons_usually_have_a_time_for_a_turn() -> None:
    assert usual_turn_limit(has_two_persons=True) == PRINTED_TURN_LIMIT
    assert usual_turn_limit(has_two_persons=False) is None


def test_numbers_go_up_to_one_of_three_limits() -> None:
    assert Options(largest_number=50).largest_number == 50
    for other in (0, 9, 100):
        with pytest.raises(ValueError, match="10, 20 or 50"):
            Options(largest_number=other)


def test_a_limit_of_minutes_stands_still_while_the_table_is_not_seen() -> None:
    limits = {None: False, 10: True, LIMIT_THROUGH_NIGHT: False}
    for minutes, stands_still in limits.items():
        assert Options(turn_limit_minutes=minutes).stands_still is stands_still
