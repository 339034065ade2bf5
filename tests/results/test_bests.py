"""Personal bests: what they are, that the first of equal ones counts, and when one is beaten."""

from __future__ import annotations

from pathlib import Path

from formula_desktop.arguments import DIGIFEUD, FORMULA
from formula_desktop.results.bests import FEWEST_GAMES, Feat
from formula_desktop.results.trouble import WhyNot
from tests.helpers.results.books import COMPUTER, digifeud, key_of, opened, play

SHORT = play(1, 0, "H8> 3+4=7", 12, "+")
LONG = play(3, 0, "H8> 13+4=17", 9, "+")
OTHERS = play(2, 1, "H8> 23+14=37", 90, "+")


def test_the_bests_of_a_person_and_when_they_are_beaten(tmp_path: Path) -> None:
    with opened(tmp_path / "results.sqlite") as book:
        noor = book.add_person("Noor").key
        seats = noor, COMPUTER
        book.enter(digifeud(1, seats, (200, 100), plays=(SHORT,)))
        assert book.beaten(key_of(1)) == (), "there was nothing to beat"
        book.enter(digifeud(2, seats, (150, 100), plays=(SHORT, OTHERS, LONG)))
        (beaten,) = book.beaten(key_of(2))
        assert (beaten.best.feat, beaten.best.value) == (Feat.MOST_LAID, 7)
        assert (beaten.best.key, beaten.best.number) == (key_of(2), 3)
        book.enter(digifeud(3, seats, (999, 0), why_not=WhyNot.CHOSEN))
        assert book.beaten(key_of(3)) == (), "it does not count"
        found = {best.feat: (best.value, best.key, best.number) for best in book.bests(*_of(noor))}
        assert found == {
            Feat.HIGHEST_SUM: (12, key_of(1), 1),
            Feat.MOST_LAID: (7, key_of(2), 3),
            Feat.HIGHEST_TOTAL: (200, key_of(1), 0),
            Feat.FASTEST_WIN: (12, key_of(1), 0),
            Feat.LONGEST_GAME: (12, key_of(1), 0),
        }
        assert book.bests(noor, FORMULA) == ()


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
