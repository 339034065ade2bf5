"""Personal bests in games that go on."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

from formula_desktop.arguments import FORMULA
from formula_desktop.results.bests import Best, Feat, Reached, told
from formula_desktop.results.records import Record
from formula_desktop.results.round_bests import (
    beaten_in_round,
    bests_in_rounds,
    better,
    is_beaten,
    reached_with,
)
from formula_desktop.results.trouble import WhyNot
from tests.helpers.results.books import START, opened
from tests.helpers.results.laid import ONE_CARD, THREE_CARDS, TWO_CARDS, formula_of

NOOR = "0" * 32


def under_way(*rounds: tuple[str, ...], laid: tuple[int, ...] = ()) -> Record:
    record = formula_of(NOOR, 1, *rounds)
    plays = tuple(each._replace(laid=each.number in laid) for each in record.plays)
    return record._replace(why_not=WhyNot.NOT_OVER, ending="", plays=plays)


def found(record: Record, rounds: int | None = None) -> dict[Feat, tuple[int, int]]:
    return {each.feat: each[2:5:2] for each in told(bests_in_rounds(record, NOOR, rounds))}


def test_rounds_that_are_over_have_bests() -> None:
    record = under_way((TWO_CARDS, ONE_CARD, ONE_CARD), (ONE_CARD, THREE_CARDS))
    assert found(record, 1) == {
        Feat.MOST_LAID: (2, 1),
        Feat.FASTEST_WIN: (3, 3),
    }, "8 is no answer to tell of"
    assert found(record) == {
        Feat.HIGHEST_ANSWER: (87, 5),
        Feat.FASTEST_WIN: (2, 5),
    }, "nobody may lay more than three"
    assert found(record._replace(rounds=1)) == found(record), "what was laid so far counts as well"
    assert found(record._replace(why_not=WhyNot.CHOSEN)) == {}
    assert bests_in_rounds(record, "somebody") == ()
    points = record._replace(for_points=True)
    assert found(points)[Feat.HIGHEST_SUM] == (87, 5)


def test_the_lamp_makes_none() -> None:
    record = under_way((TWO_CARDS, ONE_CARD), (ONE_CARD, THREE_CARDS), laid=(1, 4))
    assert found(record) == {}, "neither one card nor 8 is anything to tell of"
    every = bests_in_rounds(record, NOOR)
    assert [(each.feat, each.value) for each in every] == [
        (Feat.HIGHEST_ANSWER, 8),
        (Feat.MOST_LAID, 1),
    ]
    assert found(under_way((TWO_CARDS,), laid=(1,))) == {}


def test_a_damaged_text_damages_nothing_else() -> None:
    record = under_way((TWO_CARDS,))
    broken = record._replace(plays=(record.plays[0]._replace(text="?"),))
    assert found(broken) == {Feat.FASTEST_WIN: (1, 1)}


def test_what_the_last_round_has_beaten() -> None:
    record = under_way((TWO_CARDS, ONE_CARD, ONE_CARD), (ONE_CARD, THREE_CARDS))
    assert beaten_in_round(record, NOOR, "Noor", ()) == (), "the end of a first game tells it"
    modest = [
        Best(record.game, Feat.HIGHEST_ANSWER, 11, "1", 1, START),
        Best(record.game, Feat.FASTEST_WIN, 9, "1", 1, START),
    ]
    assert beaten_in_round(record, NOOR, "Noor", [modest[0]._replace(value=9)]) == (), "9 is none"
    second = beaten_in_round(record, NOOR, "Noor", modest)
    assert {(each.best.feat, each.best.value) for each in second} == {
        (Feat.HIGHEST_ANSWER, 87),
        (Feat.FASTEST_WIN, 2),
    }
    assert not any(each.is_first for each in second)
    before = [
        Best(record.game, Feat.HIGHEST_ANSWER, 90, "1", 1, START),
        Best(record.game, Feat.FASTEST_WIN, 2, "1", 1, START),
        Best(record.game, Feat.MOST_LAID, 1, "1", 1, START),
    ]
    assert beaten_in_round(record, NOOR, "Noor", before) == (), "as good is not better"


def test_what_is_reached_is_reached_in_games_that_go_on_as_well() -> None:
    record = under_way((TWO_CARDS, ONE_CARD, ONE_CARD), (ONE_CARD, THREE_CARDS))
    before = Best(record.game, Feat.FASTEST_WIN, 1, "1", 1, START)
    nothing = Reached(None, None)
    here = reached_with(nothing, NOOR, [record])
    assert here.best is not None
    assert (here.best.feat, here.best.value, here.won) == (Feat.FASTEST_WIN, 2, START)
    modest = before._replace(feat=Feat.HIGHEST_ANSWER, value=90)
    assert reached_with(of(modest), NOOR, [record]).best == here.best, "nicer to beat"
    assert reached_with(of(before), NOOR, [record]).best == before
    later = START + timedelta(days=1)
    assert reached_with(of(before)._replace(won=later), NOOR, [record]).won == later
    by_points = reached_with(of(before), NOOR, [record._replace(for_points=True)])
    assert by_points.best is not None
    assert by_points.best.feat is Feat.HIGHEST_SUM, "as in the results"
    assert reached_with(nothing, "somebody", [record]) == nothing
    assert reached_with(nothing, NOOR, [record._replace(why_not=WhyNot.CHOSEN)]) == nothing


def test_less_than_what_a_game_allows_is_no_record_of_another(tmp_path: Path) -> None:
    """As when a child lays three cards against the computer, and then one or two with a parent."""
    lost = under_way((THREE_CARDS, ONE_CARD))
    lost = lost._replace(plays=tuple(each._replace(wins=False, points=8) for each in lost.plays))
    for cards, laid in ((ONE_CARD, 1), (TWO_CARDS, 2)):
        later = under_way((cards,))._replace(key="2")
        later = later._replace(plays=tuple(each._replace(wins=False) for each in later.plays))
        alone = reached_with(Reached(None, None), NOOR, [later])
        assert (alone.best is None) is (laid == 1), "one card is what everybody lays"
        for records in ([lost, later], [later, lost]):
            assert reached_with(Reached(None, None), NOOR, records).best is None
        two = Best(later.game, Feat.MOST_LAID, laid, "2", 1, START)
        assert is_beaten(two, NOOR, [lost])
        with opened(tmp_path / f"{laid}" / "results.sqlite") as book:
            noor = book.add_person("Noor").key
            mine = of_person(later, noor)
            book.enter(of_person(lost, noor)._replace(why_not=None))
            assert reached_with(book.reached(noor, FORMULA), noor, [mine]).best is None
            assert not told(better(book.every_best(noor, FORMULA), bests_in_rounds(mine, noor)))


def of(best: Best) -> Reached:
    return Reached(best, None, (best,))


def of_person(record: Record, person: str) -> Record:
    seats = tuple(
        each._replace(participant=person) if each.level is None else each for each in record.seats
    )
    return record._replace(seats=seats)


def test_a_best_is_beaten_by_one_as_good_in_a_game_that_goes_on() -> None:
    record = under_way((TWO_CARDS, ONE_CARD, ONE_CARD), (ONE_CARD, THREE_CARDS))
    best = Best(record.game, Feat.HIGHEST_ANSWER, 87, "1", 1, START)
    assert is_beaten(best, NOOR, [record])
    assert not is_beaten(best._replace(value=88), NOOR, [record])
    assert not is_beaten(best._replace(game="digifeud"), NOOR, [record])
    assert not is_beaten(best._replace(feat=Feat.HIGHEST_SUM), NOOR, [record])
    assert is_beaten(best._replace(feat=Feat.FASTEST_WIN, value=2), NOOR, [record])
    assert not is_beaten(best._replace(feat=Feat.FASTEST_WIN, value=1), NOOR, [record])
    assert not is_beaten(best, NOOR, [])


def test_of_equal_ones_the_first_counts() -> None:
    one = Best("formula", Feat.FASTEST_WIN, 2, "1", 1, START)
    other, faster = one._replace(key="2"), one._replace(value=1)
    assert better([one], [other]) == (one,)
    assert better([one], [faster]) == (faster,)
    assert better([], [one]) == (one,)


def test_the_most_that_a_game_allows_stays_the_most() -> None:
    one = Best("formula", Feat.HIGHEST_ANSWER, 9, "1", 1, START)
    two = one._replace(feat=Feat.MOST_LAID, value=2)
    three = two._replace(value=3, is_limit=True)
    assert told(better([three], [two])) == (), "three were laid before"
    assert told(better([two], [three])) == ()
    assert told(better([], [two])) == (two,)
    four = two._replace(value=4)
    assert told(better([two, three], [four])) == (four,)
    assert told(better([one], [two])) == (two,), "9 is none"
