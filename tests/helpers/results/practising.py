"""People who practise, in a book."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, datetime, timedelta
from random import Random

from formula_desktop.practise.training.progress import Progress
from formula_desktop.practise.training.session import Session, Stage, Waiting, Way
from formula_desktop.results.book import Book
from tests.helpers.practise.plain import Plain
from tests.helpers.results.books import PERSONS, START, key_of

SKILLS = ("+20", "−20", "×100", "table-7")
CLASS_SKILLS = (
    *("+10", "+20", "−10", "table-2", "−20", "table-5", "+50", "×50", "table-7"),
    *("table-10", "+100", "÷50", "−50", "×100", "+1000", "table-8"),
)


def _exercise(number: int) -> Plain:
    skills = SKILLS[number % 4 : number % 4 + 1 + number % 2]
    return Plain(f'{{"number": {number}, "of": "é"}}', skills, number % 7 - 4.5)


EXERCISES = {each.text: each for each in map(_exercise, range(200))}


def add_persons(book: Book) -> None:
    """Add the people of the helpers' games, so that they can practise."""
    for key in PERSONS:
        book.add_again(key, key.capitalize(), "teal", "owl", START)


def practise(
    book: Book,
    person: str,
    number: int,
    *,
    tries: int = 10,
    way: Way = Way.FREE,
    puzzle: date | None = None,
) -> Progress:
    """Practise in a session of its own, on the day of that number; its tries are entered."""
    random, now = Random(f"{person} {number}"), START + timedelta(number)
    candidates = random.sample([*EXERCISES.values()], 30)
    progress = book.progress(person)
    due = tuple(Waiting(EXERCISES[text]) for text in progress.due(now.date()))
    session: Session[Plain] = Session(f"{person}{key_of(number)}", way, progress, due, puzzle)
    entered = []
    for at in range(tries):
        asked = [*candidates, *(each.exercise for each in session.waiting)]
        session = session.next(candidates, book.difficulties(asked), random)
        moment = now + timedelta(minutes=at)
        while session.stage is not Stage.OVER:
            session = session.answered(
                random.random() < 0.6, moment, now.date(), answer=f"7x8={at}"
            )
            entered.append((person, session))
    assert book.enter_tries(entered) == len(entered)
    return session.progress


def practise_all(book: Book, days: int) -> None:
    """Have everybody practise for so many days, one after another, in every way."""
    add_persons(book)
    for number in range(days):
        for at, person in enumerate(PERSONS):
            way = (*Way,)[(number + at) % len(Way)]
            puzzle = (START + timedelta(number)).date() if way is Way.PUZZLE else None
            practise(book, person, number, way=way, puzzle=puzzle)


def persons_of(book: Book) -> list[str]:
    """The keys of all persons in a book."""
    return [each.key for each in book.participants() if not each.is_computer]


def practise_in_class(book: Book, persons: Sequence[str], last: datetime) -> None:
    """Have persons practise up to a last day, each other skills, and each less well."""
    for at, person in enumerate(persons):
        random = Random(f"class {at}")
        for number, days in enumerate((9, 2, 1, 0)):
            now = last - timedelta(days + at)
            progress, way = book.progress(person), (*Way,)[(number + at) % len(Way)]
            puzzle = now.date() if way is Way.PUZZLE else None
            key = f"class {at} {number}"
            session: Session[Plain] = Session(key, way, progress, (), puzzle)
            for tried in range(8 + at):
                skill = CLASS_SKILLS[(tried * (at + 1) + number) % (3 + 3 * at) % len(CLASS_SKILLS)]
                text = f'{{"exercise": {random.randrange(40)}, "of": "{skill}"}}'
                session = session.asking(Plain(text, (skill,), random.uniform(-3, 2)), {})
                moment = now + timedelta(minutes=tried)
                while session.stage is not Stage.OVER:
                    is_right = random.random() < 0.9 - 0.15 * at
                    session = session.answered(is_right, moment, now.date())
                    book.enter_try(person, session)


def contents_of_practice(book: Book) -> object:
    """Everything in a book about practising."""
    persons = persons_of(book)
    return (
        [(key, book.progress(key), book.tries(key), book.practised(key)) for key in persons],
        [(key, book.puzzles_solved(key), book.mistakes(key)) for key in persons],
        sorted(book.all_ratings().items()),
        book.difficulties(EXERCISES.values()),
    )
