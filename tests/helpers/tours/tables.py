"""A look at both tables, and at every end of a game."""

from __future__ import annotations

from typing import Any

from formula_desktop.arithmetic import Operator
from formula_desktop.classes.teams import Rota
from formula_desktop.digifeud.squares import read_square
from formula_desktop.digifeud.tiles import BLANK
from formula_desktop.formula.cards import JOKER
from formula_desktop.formula.draft import ANSWER, Place, PlaceKind
from formula_desktop.formula.legal import LegalPlays
from formula_desktop.formula.options import Options, Scoring
from formula_desktop.kinds.registry import read_any_file
from formula_desktop.models.words.hint import LAYS, TELLS_KIND, TELLS_WHERE
from formula_desktop.models.words.table import team_names
from formula_desktop.pages.outcome.formula import Results
from formula_desktop.pages.outcome.panel import ResultPanel
from formula_desktop.players import Level, Player
from formula_desktop.sentences import WrongSum
from formula_desktop.store.games.notes import SavedSeat
from tests.helpers.digifeud.ended_games import every_end
from tests.helpers.digifeud.games import after, game_of
from tests.helpers.digifeud.page import OPENING, RACK, opened_game
from tests.helpers.formula.games import COMPUTER, NOOR, SAM, lying, match_of, ways
from tests.helpers.formula.random_matches import over
from tests.helpers.game_files import case_file
from tests.helpers.results_panel import count_of
from tests.helpers.tours.tour import LONG_NAMES, Tour
from tests.helpers.window import game_in

HAND = "1225667"
OPEN = Options(scoring=Scoring.POINTS, open_cards=True)
POINTS = Scoring.POINTS
EVERYTHING = Options(
    scoring=POINTS,
    winner_extra_card=True,
    multiples_of_five=True,
    hard_sum_bonus=True,
    play_on=True,
)
FIVE = (NOOR, *(Player(f"Ida {number}", level) for number, level in enumerate(list(Level)[1:])))
KNOWN = (NOOR, *(Player(name) for name in LONG_NAMES[:3]), COMPUTER)
FACES = (
    SavedSeat("a", "teal", "fox"),
    SavedSeat("b", "blue", "kite"),
    SavedSeat("c", "yellow", "sun"),
    SavedSeat("d"),
    SavedSeat("e"),
)


def see_formula(tour: Tour) -> None:
    """The table of Formula."""
    for options in (Options(), Options(scoring=POINTS)):
        tour.show_game(match_of(HAND, options=options))
        tour.see("formula")
        _see_hint(tour, "formula")
        game_in(tour.window).take_back_all()
        _put_down(tour)
        tour.see("formula, a draft")
        game = game_in(tour.window)
        game.take_back_all()
        game.put(0, game.draft.places(0)[0])
        tour.see("formula, a wrong draft")
    tour.show_game(match_of(HAND, players=FIVE, options=Options(scoring=POINTS)))
    tour.see("formula, five players")
    tour.show_game(lying(match_of(HAND, players=(NOOR, COMPUTER)), "draw"))
    tour.see("formula, the computer thinks")
    tour.show_game(lying(match_of(HAND, players=(NOOR, SAM)), "draw"))
    tour.see("formula, covered")
    tour.uncover()
    tour.see("formula, two persons")
    tour.show_game(match_of(HAND, players=KNOWN, options=Options(scoring=POINTS)), FACES)
    tour.see("formula, portraits, covered")
    tour.uncover()
    tour.see("formula, portraits")
    tour.show_game(lying(match_of(HAND, players=KNOWN[:2]), "draw"), FACES[:2])
    tour.see("formula, a long name, covered")


def see_hourglass(tour: Tour) -> None:
    """The hourglass on both tables: full, and paused."""
    tour.window.settings.hourglass = 120
    games: tuple[tuple[str, Any], ...] = (
        ("formula", match_of("1225667", players=FIVE, options=OPEN)),
        ("digifeud", opened_game()),
    )
    for name, state in games:
        tour.show_game(state)
        tour.see(f"{name}, an hourglass")
        play = tour.window.play
        assert play is not None
        play.page.turn_time.pause()
        tour.see(f"{name}, an hourglass that is paused")
    tour.window.settings.hourglass = 0


def see_lesson_at_tables(tour: Tour) -> None:
    """Teams of pupils at both tables; one has a long name."""
    teams = tuple(map(Player, team_names()))
    games: tuple[tuple[str, Any], ...] = (
        ("formula", match_of("1225667", players=teams, options=OPEN)),
        ("digifeud", after(game_of(RACK, "x+-", players=teams), OPENING)),
    )
    for name, state in games:
        tour.show_game(state)
        game = game_in(tour.window)
        tour.uncover()
        game.rota, game.pupils = Rota((("a",), ("b",))), {"a": "Zoë", "b": LONG_NAMES[1]}
        tour.window.play.page.scene.retranslate()  # type: ignore[union-attr]
        tour.see(f"{name}, a lesson")
        _see_verdict(tour, name)
        game.take_back_all()


def _see_verdict(tour: Tour, name: str) -> None:
    """A sum that is not correct, after *Play*."""
    settings, game = tour.window.settings, game_in(tour.window)
    before, settings.wrong_sums = settings.wrong_sums, WrongSum.ONLY_WHETHER
    if name == "formula":
        game.choose_operator(Operator.ADD)
        game.put(6, Place(ANSWER, PlaceKind.BEHIND))
    else:
        tiles = game.hand.hand
        for tile, square in (("+", "C8"), ("1", "C9"), ("=", "C10"), ("0", "C11")):
            game.put(tiles.index(tile), read_square(square))
    play = tour.window.play
    assert play is not None
    play.page.play_button.click()
    tour.see(f"{name}, a lesson, not correct")
    settings.wrong_sums = before


def see_digits(tour: Tour) -> None:
    """The ring of digits, open beside a joker and beside a blank."""
    asked: tuple[tuple[str, Any, dict[str, Any]], ...] = (
        ("formula", match_of("12256*7"), {JOKER: Place(ANSWER, PlaceKind.BEHIND)}),
        ("digifeud", opened_game(), {"+": read_square("C8"), BLANK: read_square("C9")}),
    )
    for name, state, places in asked:
        tour.show_game(state)
        play: Any = tour.window.games.tables.play
        for kind, place in places.items():
            assert play.game.put(play.game.hand.hand.index(kind), place)
        scene = play.page.scene
        scene.activate(scene.tray.hand[play.game.draft.puts[-1].index])
        assert scene.ring is not None
        tour.see(f"{name}, the ring of digits")


def _see_hint(tour: Tour, name: str) -> None:
    """The steps of a hint; here nobody else answers."""
    play: Any = tour.window.games.tables.play
    hints = play.game.hints
    play.page.ask_hint()
    tour.see(f"{name}, a hint is looked for")
    tour.opponent.answer()
    for step in (TELLS_KIND, TELLS_WHERE, LAYS):
        assert hints.step == step
        tour.see(f"{name}, a hint, step {step}")
        play.page.ask_hint()


def _put_down(tour: Tour) -> None:
    """Put a legal formula down, card by card."""
    game = game_in(tour.window)
    view = game.draft.view
    formula = next(iter(LegalPlays(view)))
    game.choose_operator(formula.operator)
    used: set[int] = set()
    for card, _, place in ways(view, formula):
        at = next(at for at, each in enumerate(view.hand) if each == card and at not in used)
        used.add(at)
        game.put(at, place)
    assert game.draft.refusal is None


def results_of(tour: Tour) -> ResultPanel:
    """The panel with the result of the game on the table."""
    play = tour.window.play
    assert play is not None
    assert play.results is not None
    return play.results


def see_formula_results(tour: Tour) -> None:
    """The ends of rounds and of matches."""
    for number, (options, players) in enumerate(
        (
            (Options(), 2),
            (Options(scoring=POINTS), 3),
            (EVERYTHING, 5),
            (Options(scoring=POINTS, target=5), 2),
            (Options(winner_extra_card=True), 5),
        )
    ):
        tour.show_game(over(options, players))
        tour.see(f"formula, result {number}")
        if options.for_points:
            count_of(results_of(tour))
            tour.see(f"formula, count {number}")
    for name in ("formula-blocked", "formula-blocked-points"):
        tour.show_game(read_any_file(case_file(name)))
        tour.see(name)
    ended = Results(over(Options(), 3), tour.window.look, tour.window, is_ended=True)
    ended.open()
    tour.see("formula, ended", ended)
    ended.hide()
    ended.deleteLater()


def see_digifeud(tour: Tour) -> None:
    """The table of Digifeud, and every end of a game."""
    window = tour.window
    tour.show_game(game_of(RACK, "x+-"))
    tour.see("digifeud, opening")
    tour.show_game(opened_game())
    tour.see("digifeud")
    _see_hint(tour, "digifeud")
    play: Any = window.games.tables.play
    game = game_in(window)
    game.take_back_all()
    for index, square in ((0, 40), (1, 100)):
        game.put(index, square, 5)
        tour.see("digifeud, a draft")
    game.take_back_all()
    for name, show in (("pass", play.ask_pass), ("resign", play.ask_resign)):
        show()
        tour.see_dialog(f"digifeud, {name}", play.questions.open)
    two = game_of(RACK, "x+-", players=(NOOR, SAM))
    tour.show_game(after(two, OPENING))
    tour.see("digifeud, covered")
    tour.uncover()
    tour.see("digifeud, two persons")
    tour.show_game(after(two, "pass", "pass"))
    tour.uncover()
    play.ask_pass()
    tour.see_dialog("digifeud, a second pass", play.questions.open)
    tour.show_game(after(game_of(RACK, "x+-", players=KNOWN[1:3]), OPENING), FACES[1:3])
    tour.see("digifeud, portraits, covered")
    tour.uncover()
    tour.see("digifeud, portraits")
    for number, ended in enumerate(every_end()):
        tour.show_game(ended)
        tour.see(f"digifeud, result {number}")
        count_of(results_of(tour))
        tour.see(f"digifeud, count {number}")


def see_tables(tour: Tour) -> None:
    """Both tables: five players, long names, open hands, drafts, covered cards."""
    see_formula(tour)
    tour.show_game(match_of("1225667", players=FIVE, options=OPEN))
    tour.see("formula, open hands")
    tour.show_game(game_of(RACK, "x+-"))
    tour.see("digifeud, opening")
    tour.show_game(opened_game())
    tour.see("digifeud")
    for index, square in ((0, 40), (1, 100)):
        game_in(tour.window).put(index, square, 5)
        tour.see("digifeud, a draft")
    see_hourglass(tour)
    see_lesson_at_tables(tour)
    see_digits(tour)
