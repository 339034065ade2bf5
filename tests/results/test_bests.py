"""Personal bests: what they are, that the first of equal ones counts, and when one is beaten."""

from __future__ import annotations

from pathlib import Path

import pytest

from formula_desktop.arguments import DIGIFEUD, FORMULA
from formula_desktop.results.bests import FEWEST_GAMES, Feat
from formula_desktop.results.trouble import WhyNot
from tests.helpers.results.books import COMPUTER, digifeud, key_of, opened, play
from tests.helpers.results.laid import ONE_CARD, THREE_CARDS, TWO_CARDS, formula_of

SHORT = play(1, 0, "H8> 3+4=7", 12, "+")._replace(wins=True)
LONG = play(3, 0, "H8> 13+4=17", 9, "+")._replace(wins=True)
OTHERS = play(2, 1, "H8> 23+14=37", 90, "+")


def test_the_bests_of_a_person_and_when_they_are_beaten(tmp_path: Path) -> None:
    with opened(tmp_path / "results.sqlite") as book:
        noor = book.add_person("Noor").key
        seats = noor, COMPUTER
        book.enter(digifeud(1, seats, (200, 100), plays=(SHORT,)))
        assert book.beaten(key_of(1)) == (), "of a single sum nothing is told"
        book.enter(digifeud(2, seats, (150, 100), plays=(SHORT, OTHERS, LONG)))
        (beaten,) = book.beaten(key_of(2))
        assert not beaten.is_first
        assert (beaten.best.feat, beaten.best.value) == (Feat.MOST_LAID, 7)
        assert (beaten.best.key, beaten.best.number) == (key_of(2), 3)
        book.enter(digifeud(3, seats, (999, 0), why_not=WhyNot.CHOSEN))
        assert book.beaten(key_of(3)) == (), "it does not count"
        found = {best.feat: (best.value, best.key, best.number) for best in book.bests(*_of(noor))}
        assert found == {
            Feat.HIGHEST_SUM: (12, key_of(1), 1),
            Feat.MOST_LAID: (7, key_of(2), 3),
            Feat.HIGHEST_TOTAL: (200, key_of(1), 0),
            Feat.FASTEST_WIN: (1, key_of(1), 0),
        }
        assert book.bests(noor, FORMULA) == ()


@pytest.mark.parametrize(
    ("points", "is_told"),
    [((3, 3, 2, 9), False), ((3, 3, 2, 10), True), ((30, 30, 30), False)],
)
def test_the_best_of_a_first_game_is_told_once_it_means_something(
    tmp_path: Path, points: tuple[int, ...], is_told: bool
) -> None:
    with opened(tmp_path / "results.sqlite") as book:
        noor = book.add_person("Noor").key
        plays = tuple(SHORT._replace(number=at, points=each) for at, each in enumerate(points, 1))
        lamp = LONG._replace(number=9, points=99, hint=True, laid=True)
        book.enter(digifeud(1, (noor, COMPUTER), (200, 100), plays=(*plays, lamp)))
        told = [(each.best.feat, each.best.value, each.is_first) for each in book.beaten(key_of(1))]
        assert told == [(Feat.HIGHEST_SUM, max(points), True)] * is_told


def test_a_game_is_finished_once_one_was_played_to_its_end(tmp_path: Path) -> None:
    with opened(tmp_path / "results.sqlite") as book:
        noor = book.add_person("Noor").key
        seats = noor, COMPUTER
        not_finished = WhyNot.GIVEN_UP, WhyNot.STOPPED, WhyNot.COPIED, WhyNot.LATE
        for number, why_not in enumerate(not_finished, 1):
            book.enter(digifeud(number, seats, (1, 2), why_not=why_not))
        assert not book.has_finished(*_of(noor))
        book.enter(digifeud(9, seats, (1, 2), why_not=WhyNot.UNDONE))
        assert book.has_finished(*_of(noor))
        assert not book.has_finished(noor, FORMULA)


def test_of_a_game_that_was_stopped_the_sums_and_the_own_total_count(tmp_path: Path) -> None:
    with opened(tmp_path / "results.sqlite") as book:
        noor = book.add_person("Noor").key
        seats = noor, COMPUTER
        by_hint = LONG._replace(number=4, text="H8> 133+4=137", points=99, hint=True, laid=True)
        plays = SHORT, OTHERS, LONG, by_hint
        book.enter(digifeud(1, seats, (200, 100), why_not=WhyNot.STOPPED, plays=plays))
        found = {best.feat: best.value for best in book.bests(*_of(noor))}
        assert found == {Feat.HIGHEST_SUM: 12, Feat.MOST_LAID: 7, Feat.HIGHEST_TOTAL: 200 - 99}
        assert book.is_record(*_of(noor), Feat.HIGHEST_SUM, 13)
        assert not book.is_record(*_of(noor), Feat.HIGHEST_SUM, 12)
        assert not book.standings(DIGIFEUD)
        (row,) = book.games(noor)
        assert row.why_not is WhyNot.STOPPED


def test_the_total_of_a_game_that_was_stopped_counts_only_with_an_own_sum(tmp_path: Path) -> None:
    """Whoever stops at once has the points of the tiles that the other one holds, for nothing."""
    with opened(tmp_path / "results.sqlite") as book:
        noor = book.add_person("Noor").key
        seats = noor, COMPUTER
        passed = play(3, 0, "pass", 0)
        by_hint = LONG._replace(number=2, hint=True, laid=True)
        book.enter(digifeud(1, seats, (30, 25), why_not=WhyNot.STOPPED, plays=(OTHERS, passed)))
        book.enter(digifeud(2, seats, (40, 25), why_not=WhyNot.STOPPED, plays=(by_hint, passed)))
        assert book.bests(*_of(noor)) == ()
        sums = tuple(SHORT._replace(number=at) for at in range(1, 5))
        book.enter(digifeud(3, seats, (20, 19), plays=sums))
        (beaten,) = book.beaten(key_of(3))
        assert (beaten.best.feat, beaten.is_first) == (Feat.HIGHEST_SUM, True)


def test_what_says_nothing_is_no_best(tmp_path: Path) -> None:
    """As many cards as the game allows, and the longest game of one or of the fastest win."""
    with opened(tmp_path / "results.sqlite") as book:
        noor = book.add_person("Noor").key

        def found() -> dict[Feat, int]:
            return {best.feat: best.value for best in book.bests(noor, FORMULA)}

        book.enter(formula_of(noor, 1, (TWO_CARDS, ONE_CARD)))
        assert found() == {Feat.MOST_LAID: 2, Feat.FASTEST_WIN: 2}, "8 is no answer to tell of"
        assert not book.is_record(noor, FORMULA, Feat.HIGHEST_ANSWER, 9)
        assert book.is_record(noor, FORMULA, Feat.HIGHEST_ANSWER, 10)
        book.enter(formula_of(noor, 2, (TWO_CARDS, THREE_CARDS)))
        answer = {Feat.HIGHEST_ANSWER: 87}
        assert found() == answer | {Feat.FASTEST_WIN: 2}, "nobody may lay more than three"
        book.enter(formula_of(noor, 3, (ONE_CARD,) * 3))
        longest = answer | {Feat.FASTEST_WIN: 2, Feat.LONGEST_GAME: 3}
        assert found() == longest
        book.enter(formula_of(noor, 4, (ONE_CARD,) * 4, (ONE_CARD,) * 5))
        assert found() == longest, "not of several rounds"


def test_the_fastest_win_is_that_of_a_round(tmp_path: Path) -> None:
    with opened(tmp_path / "results.sqlite") as book:
        noor = book.add_person("Noor").key

        def fastest() -> tuple[int, str, int] | None:
            bests = {best.feat: best for best in book.bests(noor, FORMULA)}
            best = bests.get(Feat.FASTEST_WIN)
            return best and (best.value, best.key, best.number)

        rounds = (ONE_CARD,) * 4, (ONE_CARD,) * 3, (ONE_CARD,) * 5
        book.enter(formula_of(noor, 1, *rounds))
        assert fastest() == (3, key_of(1), 7), "the play that has won the second round"
        lost = formula_of(noor, 2, *rounds, (ONE_CARD,))
        book.enter(lost._replace(plays=tuple(each._replace(wins=False) for each in lost.plays)))
        assert fastest() == (3, key_of(1), 7), "none of these was won"
        helped = formula_of(noor, 3, (ONE_CARD,) * 6, (ONE_CARD,) * 2)
        plays = tuple(each._replace(laid=each.number == 7) for each in helped.plays)
        book.enter(helped._replace(plays=plays))
        assert fastest() == (3, key_of(1), 7), "a hint has laid a play of that round"
        book.enter(formula_of(noor, 4, (ONE_CARD,) * 2))
        assert fastest() == (2, key_of(4), 0), "a round that was the whole match"
        (beaten,) = book.beaten(key_of(4))
        assert (beaten.best.feat, beaten.best.value) == (Feat.FASTEST_WIN, 2)


def test_a_play_that_a_hint_has_laid_is_no_best(tmp_path: Path) -> None:
    with opened(tmp_path / "results.sqlite") as book:
        noor = book.add_person("Noor").key
        hinted = LONG._replace(hint=True, laid=True, points=50)
        book.enter(digifeud(1, (noor, COMPUTER), (200, 100), plays=(SHORT, hinted)))
        found = {best.feat: (best.value, best.number) for best in book.bests(*_of(noor))}
        assert found[Feat.HIGHEST_SUM] == (12, 1)
        assert found[Feat.MOST_LAID] == (5, 1)
        helped = hinted._replace(laid=False)
        book.enter(digifeud(2, (noor, COMPUTER), (200, 100), plays=(SHORT, helped)))
        found = {best.feat: (best.value, best.number) for best in book.bests(*_of(noor))}
        assert found[Feat.HIGHEST_SUM] == (50, helped.number), "the first steps only help"


def test_only_own_points_are_a_best_where_a_hint_has_laid_something(tmp_path: Path) -> None:
    whole = {Feat.HIGHEST_TOTAL, Feat.FASTEST_WIN, Feat.LONGEST_GAME}
    hinted = LONG._replace(hint=True, laid=True)
    with opened(tmp_path / "results.sqlite") as book:
        noor = book.add_person("Noor").key
        for number, plays in enumerate(((SHORT, hinted), (SHORT, LONG))):
            book.enter(digifeud(number, (noor, COMPUTER), (200 - number, 100), plays=plays))
            found = {best.feat: best.key for best in book.bests(*_of(noor)) if best.feat in whole}
            own = {Feat.HIGHEST_TOTAL: key_of(number), Feat.FASTEST_WIN: key_of(number)}
            total = {Feat.HIGHEST_TOTAL: key_of(number)}
            assert found == (own if plays[-1] is LONG else total)
            standing = book.standing(noor, DIGIFEUD)
            assert standing
            assert standing.highest_game == (199 if plays[-1] is LONG else 200 - hinted.points)


def test_a_game_that_ended_by_passes_is_no_fastest_win(tmp_path: Path) -> None:
    with opened(tmp_path / "results.sqlite") as book:
        noor = book.add_person("Noor").key
        won = digifeud(1, (noor, COMPUTER), (200, 100), plays=(SHORT,))
        book.enter(won._replace(ending="passes"))
        assert Feat.FASTEST_WIN not in {best.feat for best in book.bests(*_of(noor))}
        book.enter(digifeud(2, (noor, COMPUTER), (200, 100), plays=(SHORT,)))
        assert Feat.FASTEST_WIN in {best.feat for best in book.bests(*_of(noor))}


def test_a_play_is_a_record_only_after_some_games(tmp_path: Path) -> None:
    with opened(tmp_path / "results.sqlite") as book:
        noor = book.add_person("Noor").key

        def records(points: int, tiles: int) -> tuple[bool, bool]:
            return (
                book.is_record(*_of(noor), Feat.HIGHEST_SUM, points),
                book.is_record(*_of(noor), Feat.MOST_LAID, tiles),
            )

        for number in range(FEWEST_GAMES):
            assert records(999, 99) == (False, False)
            book.enter(digifeud(number, (noor, COMPUTER), (200, 100), plays=(SHORT, LONG)))
        assert records(13, 8) == (True, True)
        assert records(12, 7) == (False, False), "that has been done before"


def _of(person: str) -> tuple[str, str]:
    return person, DIGIFEUD
