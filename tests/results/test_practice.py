"""Practice is stored try by try, together with what follows from the tries.

FORMULA_DESKTOP_DAMAGED_DATABASES=500 kills more often.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path
from random import Random

import pytest

from formula_desktop.practise.training.ended import counted
from formula_desktop.practise.training.progress import LATELY, Outcome, Progress
from formula_desktop.practise.training.session import Session, Way
from formula_desktop.results.bests import Feat
from formula_desktop.results.book import Book
from formula_desktop.results.practice import MOST_UNTRIED, GameMistakes
from formula_desktop.results.practised import Coming
from formula_desktop.results.trouble import WhyNot
from tests.helpers.places import ROOT
from tests.helpers.practise.plain import Plain, plain
from tests.helpers.results.books import COMPUTER, START, digifeud, key_of, opened
from tests.helpers.results.practising import (
    add_persons,
    contents_of_practice,
    practise,
    practise_all,
)

DAY = START.date()
KILLS = max(3, int(os.environ.get("FORMULA_DESKTOP_DAMAGED_DATABASES", "40")) // 20)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "results.sqlite"


@pytest.fixture
def book(path: Path) -> Iterator[Book]:
    with opened(path) as found:
        add_persons(found)
        yield found


def tried(number: int, is_right: bool, way: Way = Way.FREE, key: str = "a") -> Session[Plain]:
    """A session in which an exercise was just tried for the first time."""
    session: Session[Plain] = Session(key, way, puzzle=DAY if way is Way.PUZZLE else None)
    return session.asking(plain(number), {}).answered(is_right, START, DAY)


def test_a_session_and_the_book_come_to_the_same(book: Book) -> None:
    for number in range(12):
        for person in ("noor", "sam"):
            assert practise(book, person, number) == book.progress(person)
    progress = book.progress("noor")
    assert progress.repeats
    assert len(progress.ratings.skills) == 4
    assert len(progress.lately) == LATELY
    assert book.all_ratings().keys() == {"noor", "sam"}
    assert book.progress("kim") == Progress()


def test_everything_follows_from_the_tries(book: Book) -> None:
    practise_all(book, 8)
    before = contents_of_practice(book)
    for person in ("noor", "sam", "kim"):
        book.work_out(person)
    assert contents_of_practice(book) == before


def test_a_second_try_is_entered_with_the_first(book: Book) -> None:
    session = tried(1, is_right=False)
    assert book.enter_try("noor", session)
    assert [each.outcome for each in book.tries("noor")] == [Outcome.MISSED]
    progress = book.progress("noor")
    session = session.answered(True, START, DAY)
    for _ in range(2):
        assert book.enter_try("noor", session)
        assert book.tries("noor") == [session.tried]
    assert book.progress("noor") == progress == session.progress
    # the first one again, as after a crash, does not undo it
    assert book.enter_try("noor", tried(1, is_right=False))
    assert book.tries("noor")[0].outcome is Outcome.SECOND


def test_only_the_second_could_be_entered(book: Book) -> None:
    session = tried(1, is_right=False).answered(True, START, DAY)
    assert book.enter_try("noor", session)
    assert book.tries("noor") == [session.tried]
    assert book.progress("noor") == session.progress


@pytest.mark.parametrize("is_right", [True, False])
def test_every_answer_is_kept_once(book: Book, path: Path, is_right: bool) -> None:
    session = tried_with("7x8=54")
    for again in (session, session.answered(is_right, START, DAY, answer="A1h 7x8=5(6)")):
        for _ in range(2):
            assert book.enter_try("noor", again)
    with opened(path) as other:
        assert [each.answers for each in other.tries("noor")] == [("7x8=54", "A1h 7x8=5(6)")]
        assert [each.tried for each in other.all_tries()] == other.tries("noor")


def tried_with(answer: str) -> Session[Plain]:
    session: Session[Plain] = Session("a", Way.FREE)
    return session.asking(plain(1), {}).answered(False, START, DAY, answer=answer)


def test_what_was_not_tried_is_not_entered(book: Book) -> None:
    session: Session[Plain] = Session("a", Way.FREE)
    with pytest.raises(ValueError, match="nothing"):
        book.enter_try("noor", session.asking(plain(1), {}))


def test_only_persons_who_are_there_practise(book: Book) -> None:
    book.enter(digifeud(1, ("noor", COMPUTER), (10, 20)))
    for nobody in ("nobody", COMPUTER):
        assert not book.enter_try(nobody, tried(1, is_right=True))
    assert not book.all_ratings()


def test_a_merged_person_keeps_on_practising_under_the_old_key(book: Book) -> None:
    book.merge("noor", "sam")
    assert book.enter_try("noor", tried(1, is_right=True))
    assert len(book.tries("sam")) == 1


def test_the_sessions_of_a_person(book: Book) -> None:
    practise(book, "noor", 0, tries=5)
    practise(book, "noor", 1, tries=7, way=Way.PUZZLE, puzzle=DAY)
    practise(book, "sam", 2, way=Way.SPEED)
    last, first = book.practised("noor")
    assert (first.way, first.puzzle, first.began) == (Way.FREE, None, START)
    assert first.ended == START + timedelta(minutes=4)
    assert (last.way, last.puzzle) == (Way.PUZZLE, DAY)
    assert first.first + first.second + first.missed == 5
    tries = book.tries("noor")
    assert len(tries) == 12
    for session, own in ((first, tries[:5]), (last, tries[5:])):
        found = Counter(counted(session.way, [(each.text, each.outcome) for each in own]))
        assert (session.first, session.second) == (found[Outcome.FIRST], found[Outcome.SECOND])
        assert session.missed == found[Outcome.MISSED]
    assert first.second + last.second > 0


def test_what_everybody_has_practised_and_what_comes_again(book: Book) -> None:
    practise(book, "noor", 0, tries=12)
    practise(book, "noor", 1)
    practise(book, "sam", 2)
    so_far = book.practised_so_far()
    assert {*so_far} == {"noor", "sam"}
    tries = book.tries("noor")
    assert so_far["noor"] == (
        2,
        22,
        sum(each.outcome is Outcome.FIRST for each in tries),
        sum(each.outcome is Outcome.SECOND for each in tries),
        max(each.moment for each in tries),
    )
    assert so_far["noor"].missed == sum(each.outcome is Outcome.MISSED for each in tries)
    skills = {each.text: each.skills for each in tries}
    repeats = book.progress("noor").repeats
    assert repeats
    coming = book.coming("noor")
    expected = [Coming(text, skills[text], each) for text, each in repeats.items()]
    assert sorted(coming, key=repr) == sorted(expected, key=repr)
    assert [each.repeat.due for each in coming] == sorted(each.due for each in repeats.values())
    assert book.coming("kim") == []


def test_the_tries_of_everybody_are_in_their_order(book: Book) -> None:
    practise(book, "sam", 0, tries=3)
    practise(book, "noor", 1, tries=2, way=Way.PUZZLE, puzzle=DAY)
    practise(book, "sam", 2, tries=1, way=Way.SPEED)
    found = book.all_tries()
    assert [each.person for each in found] == ["sam"] * 3 + ["noor"] * 2 + ["sam"]
    assert [each.way for each in found] == [Way.FREE] * 3 + [Way.PUZZLE] * 2 + [Way.SPEED]
    assert [each.tried for each in found if each.person == "sam"] == book.tries("sam")
    assert {each.puzzle for each in found if each.person == "noor"} == {DAY}
    assert len({each.session for each in found}) == 3


def test_days_on_which_a_puzzle_was_solved(book: Book) -> None:
    book.enter_try("noor", tried(1, is_right=True))
    assert book.puzzles_solved("noor") == {}, "it was no puzzle of a day"
    missed = tried(2, is_right=False, way=Way.PUZZLE, key="b")
    book.enter_try("noor", missed)
    assert book.puzzles_solved("noor") == {}
    book.enter_try("noor", missed.answered(True, START, DAY))
    assert book.puzzles_solved("noor") == {DAY: {plain(2).text}}
    for number, key in ((3, "c"), (2, "d")):
        book.enter_try("noor", tried(number, is_right=True, way=Way.PUZZLE, key=key))
    assert book.puzzles_solved("noor") == {DAY: {plain(2).text, plain(3).text}}
    assert book.puzzles_solved("sam") == {}
    assert book.puzzles_not_at_once("noor") == {}, "the second one was also solved at once"
    helped = tried(4, is_right=False, way=Way.PUZZLE, key="e")
    book.enter_try("noor", helped)
    assert book.puzzles_not_at_once("noor") == {DAY: {plain(4).text}}, "it was tried"
    book.enter_try("noor", helped.answered(True, START, DAY))
    assert book.puzzles_not_at_once("noor") == {DAY: {plain(4).text}}


def test_a_handful_of_own_mistakes_is_enough_for_a_day(book: Book) -> None:
    assert book.once_more("noor", DAY) == (0, 0)
    for number in range(12):
        book.enter_try("noor", tried(number, is_right=False, key=f"{number}"))
    book.enter_mistakes("noor", "game", [plain(20)])
    assert book.once_more("noor", DAY) == (13, 5)
    for number in (0, 1, 1):
        book.enter_try("noor", tried(number, is_right=True, way=Way.MISTAKES, key=f"m{number}"))
    assert book.once_more("noor", DAY) == (11, 3), "an exercise counts once"
    for number in range(2, 12):
        book.enter_try("noor", tried(number, is_right=False, way=Way.MISTAKES, key=f"m{number}"))
    assert book.once_more("noor", DAY) == (11, 0)
    assert book.once_more("noor", DAY + timedelta(1)) == (13, 5)


def test_what_was_solved_today_rests_until_tomorrow(book: Book) -> None:
    """Though it comes again since it was not solved at once."""
    missed = tried(1, is_right=False, key="a")
    book.enter_try("noor", missed)
    assert book.due("noor", DAY) == [plain(1).text]
    book.enter_try("noor", missed.answered(True, START, DAY))
    assert book.solved_on("noor", DAY) == {plain(1).text}
    assert book.due("noor", DAY) == []
    assert book.once_more("noor", DAY) == (0, 0)
    tomorrow = DAY + timedelta(1)
    assert book.due("noor", tomorrow) == [plain(1).text]
    assert book.once_more("noor", tomorrow) == (1, 1)


def test_what_comes_again_in_free_practice_counts_for_the_day(book: Book) -> None:
    for number in range(6):
        book.enter_try("noor", tried(number, is_right=False, key=f"{number}"))
    tomorrow = DAY + timedelta(1)
    assert book.once_more("noor", tomorrow) == (6, 5)
    session: Session[Plain] = Session("t", Way.FREE, book.progress("noor"))
    moment = START + timedelta(1)
    book.enter_try("noor", session.asking(plain(0), {}).answered(True, moment, tomorrow))
    assert book.once_more("noor", tomorrow) == (5, 4)


def test_what_was_solved_with_hints_is_not_rated(book: Book) -> None:
    session: Session[Plain] = Session("h", Way.FREE)
    helped = session.asking(plain(1), {}).answered(True, START, DAY, has_help=True)
    book.enter_try("noor", helped)
    (found,) = book.tries("noor")
    assert (found.outcome, found.is_rated) == (Outcome.SECOND, False)
    assert book.progress("noor").ratings == Progress().ratings
    assert [*book.progress("noor").repeats] == [plain(1).text]


def test_difficulties_move_with_everybody(book: Book) -> None:
    exercises = [plain(number) for number in range(1200)]
    for at, person in enumerate(("noor", "sam", "kim")):
        book.enter_try(person, tried(1, is_right=False, key=str(at)))
    found = book.difficulties(exercises)
    assert found.keys() == {plain(1).text}
    assert found[plain(1).text].tries == 3
    assert found[plain(1).text].value > plain(1).difficulty
    session: Session[Plain] = Session("h", Way.FREE)
    helped = session.asking(plain(2), {}).answered(True, START, DAY, has_help=True)
    book.enter_try("lou", helped)
    assert book.difficulties([plain(2)])[plain(2).text].tries == 0, "it does not count"


def test_merged_persons_have_practised_what_both_have(book: Book) -> None:
    practise_all(book, 6)
    both = len(book.tries("noor")) + len(book.tries("sam"))
    solved = {**book.puzzles_solved("noor"), **book.puzzles_solved("sam")}
    book.merge("noor", "sam")
    assert len(book.tries("sam")) == both
    assert book.puzzles_solved("sam").keys() == solved.keys()
    progress = Progress()
    for each in book.tries("sam"):
        progress = progress.after(each)
    assert book.progress("sam") == progress
    assert book.progress("noor") == Progress()
    assert book.all_ratings().keys() == {"sam", "kim", "lou"}


def test_merging_somebody_with_themselves_changes_nothing(book: Book) -> None:
    practise(book, "noor", 1)
    before = contents_of_practice(book)
    book.merge("noor", "noor")
    assert contents_of_practice(book) == before


def test_a_renamed_person_has_practised_the_same(book: Book) -> None:
    practise(book, "noor", 1)
    before = contents_of_practice(book)
    book.change("noor", name="Nora")
    assert contents_of_practice(book) == before


def test_nothing_stays_of_a_removed_person(book: Book, path: Path) -> None:
    practise_all(book, 6)
    only = replace(plain(1), text='{"only": "of Noor"}')
    session: Session[Plain] = Session("only", Way.FREE)
    book.enter_try("noor", session.asking(only, {}).answered(False, START, DAY))
    sam = (book.progress("sam"), book.tries("sam"))
    assert b"of Noor" in path.read_bytes()
    book.remove("noor")
    assert (book.progress("sam"), book.tries("sam")) == sam
    assert book.progress("noor") == Progress()
    assert book.tries("noor") == book.practised("noor") == []
    assert b"of Noor" not in path.read_bytes()
    with contextlib.closing(sqlite3.connect(path)) as connection:
        query = """SELECT count(*) FROM exercises
            WHERE NOT EXISTS (SELECT 1 FROM tries WHERE exercise = exercises.id)"""
        assert connection.execute(query).fetchone() == (0,)
        for table in ("sessions", "ratings", "repeats"):
            (persons,) = zip(*connection.execute(f"SELECT person FROM {table}"), strict=True)
            assert {*persons} == {"sam", "kim", "lou"}


def test_mistakes_of_own_games_wait_until_they_are_tried(book: Book) -> None:
    for _ in range(2):
        book.enter_mistakes("noor", "first", [plain(1), plain(2)])
        book.enter_mistakes("noor", "second", [plain(3)])
    book.enter_mistakes("sam", "first", [plain(1)])
    book.enter_mistakes("nobody", "first", [plain(4)])
    texts = [plain(number).text for number in (3, 2, 1)]
    assert book.mistakes("noor") == [(texts[0], "second"), (texts[1], "first"), (texts[2], "first")]
    assert book.enter_try("noor", tried(1, is_right=False, way=Way.MISTAKES))
    assert [text for text, _ in book.mistakes("noor")] == texts[:2]
    assert book.progress("noor").repeats.keys() == {texts[2]}
    assert book.tries("noor")[0].is_rated, "its answer was never seen"
    assert book.mistakes("sam") == [(texts[2], "first")]


def test_of_the_mistakes_never_tried_the_newest_stay(book: Book) -> None:
    first = [plain(number) for number in range(MOST_UNTRIED)]
    book.enter_mistakes("noor", "first", first)
    book.enter_mistakes("sam", "first", first[:2])
    missed = tried(0, is_right=False, way=Way.MISTAKES)
    assert book.enter_try("noor", missed)
    second = [plain(MOST_UNTRIED + number) for number in range(3)]
    book.enter_mistakes("noor", "second", second)
    texts = [each.text for each in (*second[::-1], *first[:2:-1])]
    assert [text for text, _ in book.mistakes("noor")] == texts
    assert len(texts) == MOST_UNTRIED
    assert book.progress("noor").repeats.keys() == {first[0].text}, "nothing tried is lost"
    assert [each.text for each in book.tries("noor")] == [first[0].text]
    kept = book.difficulties(first[:4])
    assert kept.keys() == {first[at].text for at in (0, 1, 3)}, "another person has the second"
    book.enter_mistakes("kim", "third", [plain(-1), *first[:2]])
    book.merge("kim", "noor")
    assert len(book.mistakes("noor")) == MOST_UNTRIED


def test_the_mistakes_of_the_last_game_come_first_whenever_it_was_searched(book: Book) -> None:
    """The first start searches the last game first, and then older ones."""
    last_first = [key_of(number) for number in (3, 2, 1)]
    for number in range(1, 4):
        book.enter(digifeud(number, ("noor", "sam"), (30, 20)))
    for number, key in enumerate(last_first):
        book.enter_mistakes("noor", key, [plain(number)])
    assert [game for _, game in book.mistakes("noor")] == last_first


def test_games_are_searched_once_the_newest_first(book: Book) -> None:
    book.enter(digifeud(1, ("noor", "sam"), (30, 20)))
    book.enter(digifeud(2, ("noor", COMPUTER), (30, 20)))
    book.enter(digifeud(3, ("noor", "sam"), (30, 20), why_not=WhyNot.GIVEN_UP))
    assert [each.key for each in book.unsearched(9)] == [key_of(2), key_of(1)]
    assert [each.key for each in book.unsearched(1)] == [key_of(2)]
    assert book.persons_in(key_of(1)) == {0: "noor", 1: "sam"}
    assert book.persons_in(key_of(2)) == {0: "noor"}, "nobody looks for a computer's mistakes"
    assert book.persons_in(key_of(3)) == {}, "it does not count"
    assert book.enter_search(key_of(1), {0: [plain(1), plain(2)], 1: []})
    assert not book.enter_search(key_of(1), {1: [plain(3)]}), "it was searched before"
    assert not book.enter_search(key_of(9), {0: [plain(3)]}), "it is not there"
    assert book.mistakes_in(key_of(1)) == [
        GameMistakes(0, "noor", (plain(1).text, plain(2).text)),
    ]
    book.remove("noor")
    assert book.unsearched(9) == [], "one is searched; in the other only a computer is left"


def test_a_round_of_a_class_is_called_that(book: Book) -> None:
    book.enter_try("noor", tried(1, True, Way.CLASS))
    book.enter_try("noor", tried(2, True, key="b"))
    free, of_class = book.practised("noor")
    assert (free.way, of_class.way) == (Way.FREE, Way.CLASS)
    assert [each.way for each in book.all_tries()] == [Way.CLASS, Way.FREE]


def test_the_best_speed_round_of_a_game(book: Book) -> None:
    def solved(count: int, way: Way, key: str, game: str) -> None:
        session: Session[Plain] = Session(key, way)
        for number in range(count):
            exercise = Plain(f'{{"game": "{game}", "number": {number}}}')
            session = session.asking(exercise, {}).answered(number != 1, START, DAY)
            book.enter_try("noor", session)
        if key != "early":
            book.enter_try("noor", session.over(session.tried))

    assert book.best_round("noor", "formula") == 0
    for count, key in ((4, "a"), (6, "b"), (3, "c")):
        solved(count, Way.SPEED, key, "formula")
    solved(9, Way.SPEED, "early", "formula")
    assert book.best_round("noor", "formula") == 5, "one of six was missed; nine were left early"
    assert book.best_round("noor", "digifeud") == 0
    assert book.best_round("sam", "formula") == 0
    assert book.best_round("noor", "formula", has_two_signs=True) == 0
    exercise = Plain('{"game": "formula", "task": "two-signs"}')
    session: Session[Plain] = Session("two", Way.SPEED)
    session = session.asking(exercise, {}).answered(True, START, DAY)
    book.enter_try("noor", session)
    book.enter_try("noor", session.over(session.tried))
    assert book.best_round("noor", "formula", has_two_signs=True) == 1
    (best,) = book.bests("noor", "formula")
    assert (best.feat, best.value, best.key, best.number) == (Feat.SPEED_ROUND, 5, "", 0)
    assert book.bests("noor", "digifeud") == book.bests("sam", "formula") == ()


def test_mistakes_are_merged_and_removed_with_their_person(book: Book) -> None:
    book.enter_mistakes("noor", "first", [plain(1), plain(2)])
    book.enter_mistakes("sam", "second", [plain(2), plain(3)])
    book.merge("noor", "sam")
    assert {text for text, _ in book.mistakes("sam")} == {plain(at).text for at in (1, 2, 3)}
    assert book.mistakes("noor") == []
    book.enter_mistakes("kim", "first", [plain(1)])
    book.remove("sam")
    assert book.difficulties([plain(at) for at in (1, 2, 3)]).keys() == {plain(1).text}
    assert book.mistakes("kim") == [(plain(1).text, "first")]


def test_days_of_every_calendar_are_kept(book: Book) -> None:
    for at, day in enumerate((date.min, date.max)):
        session: Session[Plain] = Session(str(at), Way.FREE)
        for is_right in (False, True):
            session = session.asking(plain(at), {}).answered(is_right, START, day)
            book.enter_try("noor", session)
    assert len(book.progress("noor").repeats) == 2


PRACTISES = """
import sys
from pathlib import Path
from tests.helpers.results.books import opened
from tests.helpers.results.practising import practise
with opened(Path(sys.argv[1])) as book:
    for number in range(int(sys.argv[2]), 1_000_000):
        practise(book, "noor", number, tries=1)
        print(number, flush=True)
"""


def test_killed_while_practising(path: Path) -> None:
    """What was entered is there, with all that follows from it."""
    with opened(path) as book:
        add_persons(book)
    number, random = 0, Random(1)
    for _ in range(KILLS):
        with subprocess.Popen(
            [sys.executable, "-c", PRACTISES, str(path), str(number)],
            stdout=subprocess.PIPE,
            cwd=ROOT,
        ) as other:
            assert other.stdout
            other.stdout.readline()
            time.sleep(random.random() * 0.1)
            other.kill()
            number += 1 + len(other.stdout.read().splitlines())
        with opened(path) as book:
            found = len(book.tries("noor"))
            assert found in (number, number + 1)
            number = found
            before = contents_of_practice(book)
            book.work_out("noor")
            assert contents_of_practice(book) == before
