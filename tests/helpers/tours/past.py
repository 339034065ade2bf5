"""A look back on games of both kinds, under way and over."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication

from formula_desktop.engine.protocol import best
from formula_desktop.formula.options import Options
from formula_desktop.judgement import Judgement, Why
from formula_desktop.kinds.kind import Play, View
from formula_desktop.kinds.registry import read_any_file
from tests.helpers.digifeud.page import opened_game
from tests.helpers.formula.games import NOOR, SAM, lying, match_of
from tests.helpers.game_files import case_file
from tests.helpers.tours.tables import FACES, FIVE, KNOWN, POINTS
from tests.helpers.tours.tour import Tour

HANDS = ("1225667", "1133445")


def see_look_back(tour: Tour) -> None:
    """The page that looks back, at every kind of moment."""
    plain = lying(match_of(*HANDS), "(2)+(4)=6", "draw", "draw")
    points = lying(match_of(*HANDS, options=Options(scoring=POINTS)), "(2)+(4)=6", "draw", "draw")
    five = lying(match_of(*HANDS, players=FIVE), "draw", "draw")
    two = lying(match_of(*HANDS, players=(NOOR, SAM)), "draw")
    known = lying(match_of(*HANDS, players=KNOWN), "draw", "draw")
    games = (
        opened_game(),
        *map(read_any_file, map(case_file, ("digifeud-resign", "digifeud-timeout"))),
    )
    tour.opponent.judging = _judging
    for number, state in enumerate((plain, points, five, two, known, *games)):
        tour.show_game(state, FACES[: len(state.players)])
        tour.window.look_back()
        see_moments(tour, f"look back {number}")
        tour.window.games.go_on()


def _judging(view: View, play: Play) -> Judgement[Play]:
    """The best by the rules would have kept better tiles or cheaper cards: a long sentence."""
    found = best(view)
    if found == play:
        return Judgement(play, 0.62, 0.62, 0.0, None)
    return Judgement(found, 0.62, 0.5, 0.0, Why(0, 0, 12, misses_out=False))


def see_moments(tour: Tour, name: str) -> None:
    """Every row, and the best play of each that has one."""
    assert tour.window.looking is not None
    page = tour.window.looking.page
    for row, moment in enumerate(page.model.moments):
        page.list.go_to(row)
        tour.see(f"{name}, {row}")
        if moment.play is not None and page.past is not None and page.past.shows(moment):
            while page.model.bests.play(row) is None:
                QApplication.processEvents()  # it is asked a moment later
                tour.opponent.answer()
            page.best_button.click()
            tour.see(f"{name}, {row}, the best")
