"""Standings, games and plays as CSV files."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from PySide6.QtCore import QCoreApplication, QLocale

from formula_desktop.arithmetic import Operator
from formula_desktop.kinds.registry import KINDS
from formula_desktop.models.results.class_practice import COUNTS, read_pupils
from formula_desktop.models.results.games import FinishedGamesModel, GameColumn
from formula_desktop.models.results.practice import right_answer
from formula_desktop.models.results.standings import Column, StandingsModel, value_of
from formula_desktop.models.words.games import WORDS
from formula_desktop.models.words.results import (
    has_points,
    participant_in_words,
    seat_in_words,
    seats_in_words,
    why_not_of,
    winners_in_words,
)
from formula_desktop.models.words.signs import laid_in_words
from formula_desktop.models.words.skills import in_general_in_words, skill_in_words
from formula_desktop.practise.training.progress import Outcome
from formula_desktop.practise.training.session import Way
from formula_desktop.results.book import Book
from formula_desktop.results.export import Cell, csv_of
from formula_desktop.results.standings import GameRow, Standing


def standings_csv(game: str, lines: Sequence[Standing]) -> bytes:
    """The standings of a game, with whole numbers, and percentages as numbers."""
    model = StandingsModel(game=game)
    headings = [
        model.heading(column) + (" (%)" if column is Column.HINTS_SHARE else "")
        for column in model.columns
    ]
    return _csv(headings, [[_cell(line, column) for column in model.columns] for line in lines])


def _cell(line: Standing, column: Column) -> Cell:
    if column is Column.PARTICIPANT:
        return participant_in_words(line.participant)
    if column is Column.HINTS_SHARE:
        return None if line.hints_share is None else 100 * line.hints_share
    return value_of(line, column)


def games_csv(rows: Sequence[GameRow]) -> bytes:
    """A line for each seat of each game, for calculations in a spreadsheet.

    The points of a game that was given up are empty: no screen shows them either.
    The number of the game is that in `plays_csv`, so that the two can be joined.
    """
    model = FinishedGamesModel()
    headings = [
        _number_of_game(),
        QCoreApplication.translate("Exporting", "Started"),
        model.heading(GameColumn.ENDED),
        model.heading(GameColumn.GAME),
        QCoreApplication.translate("Exporting", "Players"),
        QCoreApplication.translate("Exporting", "Rounds"),
        QCoreApplication.translate("Exporting", "Turns"),
        QCoreApplication.translate("Exporting", "Seat"),
        QCoreApplication.translate("Exporting", "Player"),
        QCoreApplication.translate("Exporting", "Points"),
        QCoreApplication.translate("Exporting", "Rounds won"),
        QCoreApplication.translate("Exporting", "Cards left"),
        model.heading(GameColumn.WINNERS),
        QCoreApplication.translate("Exporting", "Score"),
        QCoreApplication.translate("Exporting", "Strength before"),
        model.heading(GameColumn.COUNTS),
    ]
    lines: list[list[Cell]] = [
        [
            row.number,
            row.started,
            row.ended,
            WORDS[row.game].name(),
            len(row.seats),
            row.rounds,
            row.turns,
            number,
            seat_in_words(seat),
            seat.total if has_points(row) else None,
            seat.rounds_won,
            seat.cards,
            winners_in_words(row),
            seat.score,
            seat.strength,
            why_not_of(row),
        ]
        for row in rows
        for number, seat in enumerate(row.seats, 1)
    ]
    return _csv(headings, lines)


def plays_csv(book: Book, rows: Sequence[GameRow]) -> bytes:
    """A line for each play of each game. Raises ResultsError."""
    headings = [
        _number_of_game(),
        QCoreApplication.translate("Exporting", "Game ended"),
        QCoreApplication.translate("Exporting", "Game"),
        QCoreApplication.translate("Exporting", "Players"),
        QCoreApplication.translate("Exporting", "Round"),
        QCoreApplication.translate("Exporting", "Turn"),
        QCoreApplication.translate("Exporting", "Seat"),
        QCoreApplication.translate("Exporting", "Player"),
        QCoreApplication.translate("Exporting", "Move"),
        QCoreApplication.translate("Exporting", "Points"),
        QCoreApplication.translate("Exporting", "Plus"),
        QCoreApplication.translate("Exporting", "Minus"),
        QCoreApplication.translate("Exporting", "Times"),
        QCoreApplication.translate("Exporting", "Divided by"),
        QCoreApplication.translate("Exporting", "Hint"),
        QCoreApplication.translate("Exporting", "Date and time"),
    ]
    words = _yes_and_no()
    lines: list[list[Cell]] = [
        [
            row.number,
            row.ended,
            WORDS[row.game].name(),
            seats_in_words(row),
            play.round,
            play.number,
            play.seat + 1,
            seat_in_words(row.seats[play.seat]),
            play.text,
            play.points,
            *(play.operators.count(operator) for operator in Operator),
            words[play.hint],
            play.moment,
        ]
        for row in rows
        for play in book.plays(row.key)
    ]
    return _csv(headings, lines)


def tries_csv(book: Book) -> bytes:
    """A line for each exercise that a person has tried. Raises ResultsError."""
    headings = [
        QCoreApplication.translate("Exporting", "Player"),
        QCoreApplication.translate("Exporting", "Session"),
        QCoreApplication.translate("Exporting", "Way of practising"),
        QCoreApplication.translate("Exporting", "Day of the puzzle"),
        QCoreApplication.translate("Exporting", "Date and time"),
        QCoreApplication.translate("Exporting", "Skills"),
        QCoreApplication.translate("Exporting", "Difficulty"),
        QCoreApplication.translate("Exporting", "Right answer"),
        QCoreApplication.translate("Exporting", "Answered"),
        QCoreApplication.translate("Exporting", "Solved"),
        QCoreApplication.translate("Exporting", "Counts for the rating"),
        QCoreApplication.translate("Exporting", "Exercise"),
    ]
    ways = {
        Way.FREE: QCoreApplication.translate("Exporting", "freely"),
        Way.MISTAKES: QCoreApplication.translate("Exporting", "once more"),
        Way.PUZZLE: QCoreApplication.translate("Exporting", "puzzle of the day"),
        Way.SPEED: QCoreApplication.translate("Exporting", "speed round"),
        Way.CLASS: QCoreApplication.translate("Exporting", "exercises of the class"),
    }
    solved = {
        Outcome.FIRST: QCoreApplication.translate("Exporting", "at the first try"),
        Outcome.SECOND: QCoreApplication.translate("Exporting", "at the second try"),
        Outcome.MISSED: QCoreApplication.translate("Exporting", "no"),
    }
    words = _yes_and_no()
    names = {each.key: each.name for each in book.participants()}
    lines: list[list[Cell]] = [
        [
            names[each.person],
            each.session,
            ways[each.way],
            each.puzzle.isoformat() if each.puzzle else None,
            each.tried.moment,
            ", ".join(map(skill_in_words, each.tried.skills)),
            Fraction(each.tried.difficulty),
            laid_in_words(right_answer(each.tried)),
            ", ".join(map(laid_in_words, each.tried.answers)),
            solved[each.tried.outcome],
            words[each.tried.is_rated],
            each.tried.text,
        ]
        for each in book.all_tries()
    ]
    return _csv(headings, lines)


def ratings_csv(book: Book) -> bytes:
    """A line for each rating of a person in a skill, and in general. Raises ResultsError."""
    headings = [
        QCoreApplication.translate("Exporting", "Player"),
        QCoreApplication.translate("Exporting", "Skill"),
        QCoreApplication.translate("Exporting", "Rating"),
        QCoreApplication.translate("Exporting", "Uncertainty"),
        QCoreApplication.translate("Exporting", "Tries"),
    ]
    everybody = book.all_ratings()
    lines: list[list[Cell]] = []
    for person in book.participants():
        ratings = everybody.get(person.key)
        if ratings is None:
            continue
        general = ratings.general
        lines.append(
            [person.name, in_general_in_words(), Fraction(general.value), None, general.tries]
        )
        lines += [
            [
                person.name,
                skill_in_words(skill),
                Fraction(ratings.value(skill)),
                Fraction(ratings.uncertainty(skill)),
                found.tries,
            ]
            for skill, found in sorted(ratings.skills.items())
        ]
    return _csv(headings, lines)


def class_csv(book: Book, key: str) -> bytes:
    """A line for each pupil of the class with this key. Raises ResultsError."""
    standings = {
        game: {each.participant.key: each for each in book.standings(game)} for game in KINDS
    }
    headings = [
        QCoreApplication.translate("Exporting", "Pupil"),
        QCoreApplication.translate("Exporting", "Exercises tried"),
        QCoreApplication.translate("Exporting", "Right at once"),
        QCoreApplication.translate("Exporting", "Right at the second try"),
        QCoreApplication.translate("Exporting", "Not solved"),
        QCoreApplication.translate("Exporting", "Practised last"),
    ]
    headings += [
        QCoreApplication.translate("Exporting", "Lessons with teams"),
        QCoreApplication.translate("Exporting", "Own turns in lessons"),
    ]
    lessons = book.lessons()
    games = QCoreApplication.translate("Exporting", "{game}: games")
    won = QCoreApplication.translate("Exporting", "{game}: won")
    for game in KINDS:
        name = WORDS[game].name()
        headings += [games.format(game=name), won.format(game=name)]
    lines: list[list[Cell]] = []
    for pupil in read_pupils(book, key):
        so_far = pupil.so_far
        line: list[Cell] = [pupil.person.name]
        line += [pupil.count(each) for each in COUNTS]
        line.append(None if so_far is None else so_far.last)
        line += lessons.get(pupil.person.key, (0, 0))
        for game in KINDS:
            found = standings[game].get(pupil.person.key)
            line += [0, 0] if found is None else [found.games, found.won]
        lines.append(line)
    return _csv(headings, lines)


def _yes_and_no() -> dict[bool, str]:
    return {
        True: QCoreApplication.translate("Exporting", "yes"),
        False: QCoreApplication.translate("Exporting", "no"),
    }


def _number_of_game() -> str:
    return QCoreApplication.translate("Exporting", "Number of the game")


def _csv(headings: Sequence[str], rows: Sequence[Sequence[Cell]]) -> bytes:
    """A table in the CSV format of spreadsheets in the current language."""
    decimal = QLocale().decimalPoint()
    separator = ";" if decimal == "," else ","
    return csv_of(headings, rows, separator=separator, decimal_sign=decimal)
