"""The level that fits: when another one is proposed, and when none is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from formula_desktop.players import Level
from formula_desktop.results.book import Book
from formula_desktop.results.fitting import PastGame, Proposal, WonRound, fitting, fitting_rounds
from formula_desktop.results.records import Record
from formula_desktop.results.strength import Outcome
from formula_desktop.results.trouble import WhyNot
from tests.helpers.results.books import digifeud, formula, key_of, opened, play, seat

WON, LOST, TIED = (300, 200), (200, 300), (200, 200)
NORMAL = "computer-normal"


@pytest.fixture
def book(tmp_path: Path) -> Iterator[Book]:
    with opened(tmp_path / "results.sqlite") as found:
        found.add_person("Noor")
        yield found


def entered(book: Book, records: Sequence[Record]) -> list[Proposal | None]:
    """What is proposed after each of these games."""
    found = []
    for record in records:
        book.enter(record)
        found.append(book.proposal(record.key))
    return found


def games(*totals: tuple[int, int], level: str = NORMAL, first: int = 0) -> list[Record]:
    """Noor's games of Digifeud against a level; she sits in either seat."""
    return [
        digifeud(number, ("noor", level), each)
        if number % 2
        else digifeud(number, (level, "noor"), each[::-1])
        for number, each in enumerate(totals, first)
    ]


def test_three_games_won_lead_to_the_next_level(book: Book) -> None:
    up = Proposal(Level.HARD, 3, is_stronger=True)
    assert entered(book, games(WON, WON, WON)) == [None, None, up]


@pytest.mark.parametrize(
    ("points", "helped", "proposed"), [(99, True, True), (100, True, False), (100, False, True)]
)
def test_something_harder_is_proposed_to_who_would_have_won_without_help(
    book: Book, points: int, helped: bool, proposed: bool
) -> None:
    """A hint laid something for the person in the last game; the computer's own plays are none."""
    laid = play(1, 0, "H8> 3+4=7", points, "+")._replace(hint=True, laid=True)
    *before, last = games(WON, WON, WON)
    seated = 0 if last.seats[0].participant == "noor" else 1
    by = seated if helped else 1 - seated
    said = entered(book, [*before, last._replace(plays=(laid._replace(seat=by),))])
    assert (said[-1] is not None) == proposed


@pytest.mark.parametrize(("laid", "proposed"), [(60, False), (40, True)])
def test_what_was_easy_only_with_help_is_not_won_by_much(
    book: Book, laid: int, proposed: bool
) -> None:
    (last,) = games((300, 130), first=1)
    seated = 0 if last.seats[0].participant == "noor" else 1
    of_hint = play(1, seated, "H8> 3+4=7", laid, "+")._replace(hint=True, laid=True)
    up = Proposal(Level.HARD, 1, is_stronger=True, by_much=True)
    assert entered(book, [last._replace(plays=(of_hint,))]) == [up if proposed else None]


@pytest.mark.parametrize(
    ("totals", "sums", "proposed"),
    [
        ((116, 15), 3, True),
        ((116, 15), 2, True),
        ((116, 15), 1, False),
        ((116, 40), 3, True),
        ((116, 40), 2, False),
        ((39, 2), 2, False),
        ((116, 90), 3, False),
        ((15, 116), 3, False),
        ((15, 15), 3, False),
    ],
)
def test_something_harder_is_proposed_to_who_stops_far_ahead(
    book: Book, totals: tuple[int, int], sums: int, proposed: bool
) -> None:
    plays = tuple(play(1 + 2 * at, 0, "H8> 3+4=7", 12, "+") for at in range(sums))
    stopped = digifeud(1, ("noor", NORMAL), totals, why_not=WhyNot.STOPPED, plays=plays)
    up = Proposal(Level.HARD, 1, is_stronger=True, by_much=True)
    assert entered(book, [stopped]) == [up if proposed else None]
    (later,) = games(WON, first=2)
    assert entered(book, [later]) == [None], "a game that was stopped is no win"


def test_two_games_lost_lead_to_an_easier_one(book: Book) -> None:
    down = Proposal(Level.EASY, 2, is_stronger=False)
    assert entered(book, games(LOST, LOST)) == [None, down]


def test_it_is_proposed_again_only_after_as_many_more(book: Book) -> None:
    said = entered(book, games(*[WON] * 7, *[LOST] * 5))
    assert [each and each.in_a_row for each in said] == [
        *(None, None, 3, None, None, 6, None),
        *(None, 2, None, 4, None),
    ]


@pytest.mark.parametrize("between", [LOST, TIED])
def test_anything_else_begins_a_new_row(book: Book, between: tuple[int, int]) -> None:
    assert entered(book, games(WON, WON, between, WON, WON)) == [None] * 5


def test_ties_lead_nowhere(book: Book) -> None:
    assert entered(book, games(*[TIED] * 6)) == [None] * 6


def test_another_opponent_begins_a_new_row(book: Book) -> None:
    records = [
        *games(WON, WON),
        *games(WON, level="computer-easy", first=2),
        *games(WON, WON, first=3),
        *games(WON, level="sam", first=5),
        *games(WON, WON, first=6),
    ]
    assert entered(book, records) == [None] * 8


def test_games_that_do_not_count_are_passed_over(book: Book) -> None:
    records = games(WON, WON)
    records.append(digifeud(2, ("noor", NORMAL), LOST, why_not=WhyNot.UNDONE))
    records += games(WON, first=3)
    up = Proposal(Level.HARD, 3, is_stronger=True)
    assert entered(book, records) == [None, None, None, up]


def test_others_games_are_others(book: Book) -> None:
    records = [digifeud(number, ("sam", NORMAL), WON) for number in (0, 1)]
    records += games(WON, first=2)
    assert entered(book, records) == [None] * 3
    last = digifeud(9, ("sam", NORMAL), WON)
    assert entered(book, [last]) == [Proposal(Level.HARD, 3, is_stronger=True)]


@pytest.mark.parametrize(
    ("level", "outcome"), [("computer-master", WON), ("computer-beginner", LOST)]
)
def test_there_is_no_level_beyond(book: Book, level: str, outcome: tuple[int, int]) -> None:
    assert entered(book, games(*[outcome] * 6, level=level)) == [None] * 6


def test_only_after_the_last_game(book: Book) -> None:
    records = games(WON, WON, WON, WON)
    entered(book, records)
    assert [book.proposal(each.key) for each in records] == [None] * 4
    assert book.proposal(key_of(77)) is None


def match(number: int, outcome: Outcome, *others: str) -> Record:
    turned = Outcome.LOST if outcome is Outcome.WON else Outcome.WON
    return formula(number, (seat("noor", outcome), *(seat(each, turned) for each in others)))


def test_matches_of_formula_against_one_computer(book: Book) -> None:
    won = [match(number, Outcome.WON, NORMAL) for number in range(3)]
    assert entered(book, won)[-1] == Proposal(Level.HARD, 3, is_stronger=True)
    lost = [match(number, Outcome.LOST, NORMAL, NORMAL) for number in range(3, 9)]
    assert entered(book, lost) == [None] * 6, "against two it is no wonder to lose"


def test_a_shared_win_makes_nothing_harder(book: Book) -> None:
    seats = (seat("noor", Outcome.WON), seat(NORMAL, Outcome.WON))
    assert entered(book, [formula(number, seats) for number in range(4)]) == [None] * 4


def test_either_game_has_rows_of_its_own(book: Book) -> None:
    records = [*games(WON, WON), match(7, Outcome.WON, NORMAL), *games(WON, first=3)]
    assert entered(book, records) == [None, None, None, Proposal(Level.HARD, 3, is_stronger=True)]


# --- by much ------------------------------------------------------------------------------------


def past(own: int, other: int, level: Level | None = Level.NORMAL, **more: bool) -> PastGame:
    outcomes = {own: Outcome.TIED, max(own, other): Outcome.WON, min(own, other): Outcome.LOST}
    outcome = Outcome.TIED if own == other else outcomes[own]
    return PastGame(outcome, level, own, other, **more)


def test_a_game_won_or_lost_by_much_is_enough() -> None:
    up = Proposal(Level.HARD, 1, is_stronger=True, by_much=True)
    down = Proposal(Level.EASY, 1, is_stronger=False, by_much=True)
    for own, other, for_points, expected in (
        (200, 100, True, up),
        (199, 100, True, None),
        (10, -30, True, up),
        (-5, -30, True, None),
        (100, 200, True, down),
        (101, 200, True, None),
        (2, 0, False, up),
        (1, 0, False, None),
        (3, 2, False, None),
        (4, 2, False, up),
        (0, 2, False, down),
        (0, 1, False, None),
        (150, 150, True, None),
    ):
        game = past(own, other, for_points=for_points)
        assert fitting([game]) == expected, game


def test_by_much_is_proposed_once_in_a_row() -> None:
    large, narrow = past(300, 100), past(300, 200)
    found = [fitting([large] * number) for number in range(1, 5)]
    assert [each and each.in_a_row for each in found] == [1, None, 3, None]
    after_a_narrow_one = fitting([large, narrow])
    assert after_a_narrow_one == Proposal(Level.HARD, 2, is_stronger=True, by_much=True)


def test_nothing_is_proposed_without_games_a_level_or_another_level() -> None:
    assert fitting([]) is None
    assert fitting([past(300, 100, None)]) is None
    assert fitting([past(300, 100, Level.MASTER)]) is None
    assert fitting([past(100, 300, Level.BEGINNER)]) is None


def test_the_results_tell_by_how_much(book: Book) -> None:
    up = Proposal(Level.EASY, 1, is_stronger=True, by_much=True)
    assert entered(book, games((300, 100), level="computer-beginner")) == [up]


# --- rounds of a match without points -----------------------------------------------------------


@pytest.mark.parametrize(("laid", "proposed"), [(0, True), (1, True), (2, False)])
def test_a_round_won_clearly_leads_to_the_next_level(laid: int, proposed: bool) -> None:
    up = Proposal(Level.NORMAL, 1, is_stronger=True, by_much=True)
    found = fitting_rounds(Level.EASY, [WonRound(laid, 7, 8)])
    assert found == (up if proposed else None)


def test_a_close_round_leads_there_only_together_with_the_one_before() -> None:
    close = WonRound(0, 7, 6)
    assert fitting_rounds(Level.EASY, [close]) is None
    found = fitting_rounds(Level.EASY, [close, close])
    assert found == Proposal(Level.NORMAL, 2, is_stronger=True, by_much=True)
    assert fitting_rounds(Level.EASY, [close, WonRound(2, 7, 6)]) is None
    assert fitting_rounds(Level.EASY, [close, WonRound(0, 7, 7)]) is None, "it was proposed before"
    assert fitting_rounds(Level.EASY, [WonRound(2, 7, 8), close, close]) is None
    assert fitting_rounds(Level.MASTER, [WonRound(0, 7, 8)]) is None
    assert fitting_rounds(Level.EASY, []) is None


@pytest.mark.parametrize(("laid", "proposed"), [(1, True), (2, False)])
def test_a_match_without_points_is_won_although_the_lamp_laid_one_turn(
    book: Book, laid: int, proposed: bool
) -> None:
    *before, last = (match(number, Outcome.WON, NORMAL) for number in range(3))
    plays = tuple(
        play(number, 0, "3+4=7", 0, "+")._replace(hint=True, laid=True)
        for number in range(1, laid + 1)
    )
    up = Proposal(Level.HARD, 3, is_stronger=True)
    seats = tuple(each._replace(rounds_won=each.participant == "noor") for each in last.seats)
    said = entered(book, [*before, last._replace(plays=plays, seats=seats)])
    assert said[-1] == (up if proposed else None)
