"""Books with invented games, and the same results worked out slowly."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from fractions import Fraction
from pathlib import Path
from random import Random
from uuid import uuid4

from formula_desktop.arguments import DIGIFEUD, FORMULA
from formula_desktop.arithmetic import Operator
from formula_desktop.players import Level
from formula_desktop.results.book import Book
from formula_desktop.results.records import PlayRecord, Record, SeatRecord
from formula_desktop.results.standings import Standing
from formula_desktop.results.strength import Outcome
from formula_desktop.results.trouble import WhyNot

START = datetime(2026, 11, 20, 9, tzinfo=UTC)
PERSONS = ("noor", "sam", "kim", "lou")
COMPUTER = "computer-normal"


def key_of(number: int) -> str:
    return f"{number:032x}"


def seat(
    participant: str,
    outcome: Outcome = Outcome.TIED,
    total: int | None = 0,
    *,
    earned: int | None = None,
    turns: int = 1,
    hints: int = 0,
    rounds_won: int = 0,
    highest_sum: int | None = None,
) -> SeatRecord:
    is_computer = participant.startswith("computer-")
    return SeatRecord(
        name="" if is_computer else participant.capitalize() or "Guest",
        level=Level(participant.removeprefix("computer-")) if is_computer else None,
        participant=participant,
        colour="",
        picture="",
        outcome=outcome,
        total=total,
        rounds_won=rounds_won,
        turns=turns,
        earned=(total or 0) if earned is None else earned,
        highest_sum=highest_sum,
        hints=hints,
    )


def outcomes(totals: tuple[int, int]) -> tuple[Outcome, Outcome]:
    if totals[0] == totals[1]:
        return Outcome.TIED, Outcome.TIED
    pair = (Outcome.WON, Outcome.LOST)
    return pair if totals[0] > totals[1] else (pair[1], pair[0])


def digifeud(
    number: int,
    participants: tuple[str, str],
    totals: tuple[int, int],
    *,
    why_not: WhyNot | None = None,
    full_points: int = 400,
    plays: tuple[PlayRecord, ...] = (),
) -> Record:
    return Record(
        key=key_of(number),
        game=DIGIFEUD,
        options="{}",
        started=START + timedelta(hours=number),
        ended=START + timedelta(hours=number, minutes=50),
        for_points=True,
        rounds=1,
        ending="out",
        why_not=why_not,
        full_points=full_points,
        seats=tuple(
            seat(who, outcome, total, earned=total, turns=12, highest_sum=total // 4)
            for who, outcome, total in zip(participants, outcomes(totals), totals, strict=True)
        ),
        plays=plays,
    )


def formula(
    number: int,
    seats: tuple[SeatRecord, ...],
    *,
    rounds: int = 1,
    for_points: bool = False,
    why_not: WhyNot | None = None,
    plays: tuple[PlayRecord, ...] = (),
) -> Record:
    return Record(
        key=key_of(number),
        game=FORMULA,
        options="{}",
        started=START + timedelta(hours=number),
        ended=START + timedelta(hours=number, minutes=50),
        for_points=for_points,
        rounds=rounds,
        ending="ended",
        why_not=why_not,
        full_points=0,
        seats=seats,
        plays=plays,
    )


def play(
    number: int, at: int, text: str, points: int = 0, operators: str = "", hint: bool = False
) -> PlayRecord:
    return PlayRecord(number, 1, at, text, points, START, tuple(map(Operator, operators)), hint)


def fresh(folder: Path) -> Path:
    """A database's path that no other example of the same test uses."""
    return folder / uuid4().hex / "results.sqlite"


@contextmanager
def opened(path: Path) -> Iterator[Book]:
    path.parent.mkdir(parents=True, exist_ok=True)
    book = Book.open(path)
    try:
        yield book
    finally:
        book.close()


def random_records(random: Random, count: int, first: int = 0) -> list[Record]:
    """Games of both kinds, some of which do not count."""
    found = []
    for number in range(first, first + count):
        who = random.sample((*PERSONS, COMPUTER), 3)
        why_not = random.choice((None, None, None, WhyNot.GIVEN_UP))
        plays = tuple(
            play(turn + 1, turn % 2, f"G{turn + 1}> 3+7=10", 10, "+", random.random() < 0.2)
            for turn in range(random.randrange(8))
        )
        if random.random() < 0.7:
            totals = (random.randrange(-5, 450), random.choice((100, random.randrange(300))))
            record = digifeud(number, (who[0], who[1]), totals, why_not=why_not, plays=plays)
        else:
            winner = random.randrange(3)
            seats = tuple(
                seat(each, Outcome.WON if at == winner else Outcome.LOST, None, rounds_won=1)
                for at, each in enumerate(who)
            )
            record = formula(number, seats, why_not=why_not, plays=plays)
        found.append(record)
    return found


def contents(book: Book) -> object:
    """Everything in a book, except when its participants were added."""
    who = [(each.key, each.name, each.colour, each.picture) for each in book.participants()]
    games = book.games()
    return (
        who,
        [
            [(each.participant.key, each.score, each.strength, each) for each in lines]
            for lines in (_without_created(book, game) for game in (DIGIFEUD, FORMULA))
        ],
        games,
        [book.plays(row.key) for row in games],
        [book.course(key, game) for key, *_ in who for game in (DIGIFEUD, FORMULA)],
        [book.operations(key, game) for key, *_ in who for game in (DIGIFEUD, FORMULA)],
        contents_of_classes(book),
    )


def contents_of_classes(book: Book) -> list[tuple[str, list[str]]]:
    """The name of each class, with the keys of its pupils."""
    return [(each.name, [pupil.key for pupil in book.pupils(each.key)]) for each in book.classes()]


def tells(book: Book, before: object) -> bool:
    """Whether a book still has this content; pytest would take minutes to show the difference."""
    return contents(book) == before


def _without_created(book: Book, game: str) -> list[Standing]:
    from dataclasses import replace

    return [
        line._replace(participant=replace(line.participant, created=START))
        for line in book.standings(game)
    ]


def copy_of(path: Path, to: Path) -> Path:
    to.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(path, to)
    return to


# --- the rules once more, as slowly and obviously as can be -------------------------------------


def slow_half_up(value: Fraction) -> int:
    whole = int(value) if value >= 0 else -int(-value)
    while whole > value:
        whole -= 1
    return whole + 1 if value - whole >= Fraction(1, 2) else whole


def slow_strength(own: list[int], everybody: list[int]) -> int:
    if not own or not everybody or sum(everybody) == 0:
        return 100
    mean = Fraction(sum(everybody), len(everybody))
    drawn = (sum(map(Fraction, own)) + mean + mean + mean + mean + mean) / (len(own) + 5)
    return max(1, slow_half_up(100 * drawn / mean))


def slow_score(outcome: str, points: int, own: int, opponent: int, has_times: bool) -> int:
    p = Fraction(points) / (400 if has_times else 200)
    p = Fraction(0) if p < 0 else Fraction(1) if p > 1 else p
    s = Fraction(opponent) / (own + opponent)
    winner = 4 + slow_half_up(6 * p + 6 * s)
    loser = slow_half_up(3 * p * 2 * s)
    loser = 3 if loser > 3 else 1 if loser < 1 else loser
    if outcome == "tied":
        return int(Fraction(winner + loser, 2))
    return winner if outcome == "won" else loser
