"""A look at who plays, and the first steps in both games: each one, with a play laid, and done."""

from __future__ import annotations

from formula_desktop.arguments import GAMES
from tests.helpers.pupil import Pupil
from tests.helpers.tours.tour import Tour


def see_lessons(tour: Tour) -> None:
    """The question who takes them, and every step of both games."""
    who = tour.window.games.who
    if not who.is_known:
        who.ask()
        tour.see_dialog("who plays")
        who.choose(who.persons[0].key)
    for game in GAMES:
        pupil = Pupil(tour.window, tour.qtbot, game)
        for number in range(len(pupil.page.steps)):
            pupil.page.show_step(number)
            pupil.follow()
            name = f"{game}, step {number + 1}"
            tour.see(name)
            pupil.page.show_example()
            tour.see(f"{name}, ready")
            pupil.game.opponent.chosen.emit(pupil.step.shown)
            tour.see(f"{name}, done")
    tour.window.show_home()
    tour.see_menu("first steps", tour.window.home.steps)
