"""What a master believes the opponent holds, judged by the opponent's last sum."""

from dataclasses import replace
from random import Random

from formula_desktop.digifeud.player.hidden import Hidden
from formula_desktop.digifeud.view import View
from tests.helpers.digifeud.tables import view_of

DEALS = 600


def after(laid: str) -> View:
    """The opponent has begun with this sum."""
    view = view_of(laid, digits="01234567", operators="+-x")
    assert view.bag_digits > 0
    return view


def worth_of_racks(view: View) -> float:
    """The average value of the digits that the opponent is believed to hold."""
    hidden = Hidden(view, Random(1))
    racks = [hidden.deal().digits for _ in range(DEALS)]
    return sum(9 if tile == "*" else int(tile) for rack in racks for tile in rack) / DEALS


def worth_of_any(view: View) -> float:
    """The same if the opponent did not lay a sum in the last turn."""
    return worth_of_racks(replace(view, passes=(0, 1)))


def test_who_laid_a_low_sum_hardly_kept_high_digits() -> None:
    view = after("F7> 1+1=2")
    assert worth_of_racks(view) < worth_of_any(view) - 1


def test_a_good_sum_says_little_of_what_was_kept() -> None:
    view = after("E7> 9x9=81")
    assert abs(worth_of_racks(view) - worth_of_any(view)) < 1
