"""Books of results with games in them, for the tests of their pages."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random

from formula_desktop.arguments import DIGIFEUD, FORMULA
from formula_desktop.arithmetic import Operator
from formula_desktop.players import Level
from formula_desktop.results.book import Book
from formula_desktop.results.participants import COLOURS, PICTURES, Participant, key_of_level
from formula_desktop.results.records import PlayRecord, Record, SeatRecord
from formula_desktop.results.strength import Outcome
from formula_desktop.results.trouble import WhyNot

START = datetime(2026, 11, 2, 9, 0, tzinfo=UTC)
NAMES = (
    "Noor",
    "Sam",
    "Ida",
    "Noor van der Berg-Schippers de Jongere",
    "Wolfeschlegelsteinhausenbergerdorffwelch",
    "Łukasz Żółć",
    "=1+1",
)


def book_of(folder: Path, persons: int, games: int, seed: int = 1) -> Book:
    """A book with so many people and about as many games of each kind."""
    folder.mkdir(parents=True, exist_ok=True)
    book = Book.open(folder / "results.sqlite")
    random = Random(seed)
    people = [
        book.add_person(
            NAMES[number] if number < len(NAMES) else f"Player {number}",
            COLOURS[number % len(COLOURS)],
            PICTURES[number % len(PICTURES)],
        )
        for number in range(persons)
    ]
    for number in range(games):
        book.enter(digifeud_record(random, people, number))
        if number % 2 and persons > 1:
            book.enter(formula_record(random, people, number))
    return book


def digifeud_record(
    random: Random,
    people: Sequence[Participant],
    number: int,
    why_not: WhyNot | None = None,
    points: tuple[int, int] | None = None,
) -> Record:
    """A game of one person against another, or against the computer."""
    one = people[number % len(people)]
    level = Level.NORMAL if len(people) == 1 or number % 3 == 2 else None
    other = None if level else people[(number + 1) % len(people)]
    totals = points or (random.randrange(-5, 300), random.randrange(20, 300))
    if why_not is None and number % 7 == 6:
        why_not = list(WhyNot)[number // 7 % len(WhyNot)]
    started = START + timedelta(days=number)
    seats = (
        _seat(one, None, _outcome(totals[0], totals[1]), totals[0]),
        _seat(other, level, _outcome(totals[1], totals[0]), totals[1]),
    )
    return Record(
        key=f"{number:032x}",
        game=DIGIFEUD,
        options="{}",
        started=started,
        ended=started + timedelta(minutes=25),
        for_points=True,
        rounds=1,
        ending="out",
        why_not=why_not,
        full_points=400,
        seats=seats,
        plays=_plays(random, started, 2),
    )


def formula_record(random: Random, people: Sequence[Participant], number: int) -> Record:
    """A match of two to four people, every other one for points."""
    count = min(2 + number // 2 % 3, len(people))
    totals = [random.randrange(-30, 260) for _ in range(count)]
    for_points = number % 4 == 1
    won = [random.randrange(4) for _ in range(count)]
    best = max(totals if for_points else won)
    started = START + timedelta(days=number, hours=3)
    return Record(
        key=f"{10_000 + number:032x}",
        game=FORMULA,
        options="{}",
        started=started,
        ended=started + timedelta(minutes=40),
        for_points=for_points,
        rounds=max(sum(won), 1),
        ending="target" if for_points else "ended",
        why_not=None,
        full_points=0,
        seats=tuple(
            _seat(
                people[(number + seat) % len(people)],
                None,
                Outcome.WON if (totals if for_points else won)[seat] == best else Outcome.LOST,
                totals[seat] if for_points else None,
                won[seat],
            )
            for seat in range(count)
        ),
        plays=_plays(random, started, count),
    )


def _outcome(own: int, other: int) -> Outcome:
    if own == other:
        return Outcome.TIED
    return Outcome.WON if own > other else Outcome.LOST


def _seat(
    person: Participant | None,
    level: Level | None,
    outcome: Outcome,
    total: int | None,
    rounds_won: int = 0,
) -> SeatRecord:
    key = person.key if person else key_of_level(level) if level else ""
    return SeatRecord(
        name=person.name if person else "Computer",
        level=level,
        participant=key,
        colour=person.colour if person else "",
        picture=person.picture if person else "",
        outcome=outcome,
        total=total,
        rounds_won=rounds_won,
        turns=6,
        earned=max(total or 0, 0),
        highest_sum=40 if total is not None else None,
        hints=1,
    )


def _plays(random: Random, started: datetime, seats: int) -> tuple[PlayRecord, ...]:
    return tuple(
        PlayRecord(
            number=number + 1,
            round=1,
            seat=number % seats,
            text="F7> 3+4=7" if number % 4 else "pass",
            points=random.randrange(60),
            moment=started + timedelta(minutes=number),
            operators=(random.choice(list(Operator)),) if number % 4 else (),
            hint=number % 5 == 0,
        )
        for number in range(12)
    )
