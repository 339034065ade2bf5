"""Results as texts and numbers in the language of the window."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from fractions import Fraction

from PySide6.QtCore import QCoreApplication, QDate, QDateTime, QLocale, QObject, QTime

from formula_desktop import clock
from formula_desktop.kinds.kind import RESIGN, STOPPED, TIMEOUT
from formula_desktop.models.words.table import level_in_words, names_in_words
from formula_desktop.players import Level
from formula_desktop.results.participants import Participant
from formula_desktop.results.standings import GameRow, GameSeat
from formula_desktop.results.strength import Outcome, rounded
from formula_desktop.results.trouble import WHY_NOT, Trouble, WhyNot

NO_VALUE = "–"


def number_in_words(number: int | None) -> str:
    """A whole number with a typographic minus sign; a dash for None."""
    if number is None:
        return NO_VALUE
    text = QLocale().toString(abs(number))
    return f"−{text}" if number < 0 else text


def mean_in_words(mean: Fraction | None) -> str:
    """A mean with one decimal."""
    if mean is None:
        return NO_VALUE
    tenths = rounded(mean, 1)
    text = QLocale().toString(abs(tenths) / 10, "f", 1)
    return f"−{text}" if tenths < 0 else text


def share_in_words(share: Fraction | None) -> str:
    """A share as a percentage; a share above zero never reads 0 %."""
    if share is None:
        return NO_VALUE
    percent = rounded(share * 100)
    if share > 0 and percent == 0:
        return QCoreApplication.translate("Results", "under 1%")
    text = QCoreApplication.translate("Results", "{number}%")
    return text.format(number=QLocale().toString(percent))


def moment_in_words(moment: datetime) -> str:
    """A local date and time of day."""
    return QLocale().toString(_local(moment), QLocale.FormatType.ShortFormat)


def day_in_words(moment: datetime) -> str:
    """A local date, written out."""
    return QLocale().toString(_local(moment).date(), QLocale.FormatType.LongFormat)


def _local(moment: datetime) -> QDateTime:
    here = clock.local(moment)
    day = QDate(here.year, here.month, here.day)
    return QDateTime(day, QTime(here.hour, here.minute, here.second))


def participant_in_words(participant: Participant) -> str:
    """A person's name; a computer by its level."""
    if participant.level is not None:
        return computer_in_words(participant.level)
    return participant.name


def computer_in_words(level: Level) -> str:
    """A computer level as a participant."""
    text = QCoreApplication.translate("Results", "Computer, {level}")
    return text.format(level=level_in_words(level))


def seat_in_words(seat: GameSeat) -> str:
    """The name of a seat's player; a removed person no longer has one."""
    if seat.level is not None:
        return computer_in_words(seat.level)
    return seat.name or QCoreApplication.translate("Results", "somebody")


def has_points(row: GameRow) -> bool:
    """Whether a game has points to show: one that was given up has none, as its loser may lead.

    Nor has a match without points that was stopped in its first round: its cards left decided.
    """
    if row.ending in (RESIGN, TIMEOUT):
        return False
    return any(seat.total is not None or seat.rounds_won for seat in row.seats)


def points_of_seat(seat: GameSeat) -> int:
    """The number after a name: points or, in a game without points, rounds won."""
    return seat.rounds_won if seat.total is None else seat.total


def seats_in_words(row: GameRow, shorten: Callable[[str], str] = str) -> str:
    """All players with points or rounds won, if there are any, or else with the cards that they had
    left if they stopped in a round; `shorten` may shorten the names.
    """
    text = QCoreApplication.translate("Results", "{name}: {points}")
    points = map(_reached(row), row.seats)
    return "  ·  ".join(
        text.format(name=shorten(seat_in_words(seat)), points=reached)
        if reached
        else shorten(seat_in_words(seat))
        for seat, reached in zip(row.seats, points, strict=True)
    )


def _reached(row: GameRow) -> Callable[[GameSeat], str]:
    """What to say of a seat after its name: its points, or the cards that it had left."""
    if has_points(row):
        return lambda seat: number_in_words(points_of_seat(seat))
    return lambda seat: "" if seat.cards is None else CardWords().left(seat.cards)


class CardWords(QObject):
    """Counts cards: lupdate finds plurals only in the words of an object."""

    def left(self, number: int) -> str:
        """The cards that somebody had left when a round was stopped."""
        return self.tr("%n card(s) left", "", number)


def is_shared(row: GameRow) -> bool:
    """Whether several seats share the win."""
    return sum(seat.outcome is Outcome.WON for seat in row.seats) > 1


def winners_in_short(row: GameRow) -> str:
    """The names of the winners; empty if nobody has won."""
    return names_in_words(
        [seat_in_words(seat) for seat in row.seats if seat.outcome is Outcome.WON]
    )


def was_stopped(row: GameRow) -> bool:
    """Whether a game was stopped against a computer, so that nobody has won or lost it.

    If it does not count for another reason too, that is seen from a tie with other totals.
    """
    if row.why_not is WhyNot.STOPPED:
        return True
    is_tie = all(seat.outcome is Outcome.TIED for seat in row.seats)
    return is_tie and len({seat.total for seat in row.seats}) > 1


def winners_in_words(row: GameRow) -> str:
    """The winners of a game, that they share the win, or that it was a tie."""
    if was_stopped(row):
        return stopped_in_words()
    names = winners_in_short(row)
    if names and is_shared(row):
        return QCoreApplication.translate("Results", "{names}, together").format(names=names)
    if names:
        return names
    if any(seat.outcome is Outcome.TIED for seat in row.seats):
        return QCoreApplication.translate("Results", "a tie")
    return NO_VALUE


def outcome_in_words(outcome: Outcome, *, is_shared: bool = False) -> str:
    """The outcome of a game for a seat; `is_shared` says whether others have won, too."""
    if outcome is Outcome.WON and is_shared:
        return QCoreApplication.translate("Results", "won together")
    return {
        Outcome.WON: QCoreApplication.translate("Results", "won"),
        Outcome.LOST: QCoreApplication.translate("Results", "lost"),
        Outcome.TIED: QCoreApplication.translate("Results", "tied"),
    }[outcome]


def stopped_in_words() -> str:
    """In place of the outcome of a game that was stopped against a computer, or of a defeat in a
    match that was stopped in a round."""
    return QCoreApplication.translate("Results", "stopped early")


def own_outcomes(row: GameRow, participant: str) -> list[Outcome]:
    """The outcomes of a game for a participant, who may have several seats; a pupil's team has."""
    if row.member is not None:
        return [row.seats[row.member.seat].outcome]
    return [seat.outcome for seat in row.seats if seat.participant == participant]


def own_outcome_in_words(row: GameRow, participant: str) -> str:
    """The outcome of a game for a participant; one that was stopped is not told as lost.

    A pupil has not lost where a team has; the team is named.
    """
    if was_stopped(row):
        return stopped_in_words()
    own = own_outcomes(row, participant)
    if row.member is not None and own == [Outcome.LOST]:
        return seat_in_words(row.seats[row.member.seat])
    if row.ending == STOPPED and own == [Outcome.LOST]:
        return stopped_in_words()
    return " / ".join(outcome_in_words(each, is_shared=is_shared(row)) for each in own)


def own_turns_in_words(row: GameRow) -> str:
    """How a pupil did in a lesson: the team, and the turns in it; empty for another game."""
    member = row.member
    if member is None:
        return ""
    parts = [seat_in_words(row.seats[member.seat])]
    turns = QCoreApplication.translate("Results", "own turns: {number}")
    parts.append(turns.format(number=number_in_words(member.turns)))
    if member.highest_sum is not None and row.for_points:
        best = QCoreApplication.translate("Results", "best sum: {points}")
        parts.append(best.format(points=number_in_words(member.highest_sum)))
    return ", ".join(parts)


def why_not_of(row: GameRow) -> str:
    """Whether a game in a list counts, and if not, why; the teams of a class are nobody."""
    is_of_class = not any(seat.participant for seat in row.seats)
    return why_not_in_words(row.why_not, is_of_class=is_of_class)


def why_not_in_words(why_not: WhyNot | None, *, is_of_class: bool = False) -> str:
    """Whether a game counts, and if not, why, in one sentence."""
    if why_not is WhyNot.CHOSEN and is_of_class:
        return QCoreApplication.translate("Results", "It was a class game.")
    if why_not is None:
        return QCoreApplication.translate("Results", "It counts.")
    return QCoreApplication.translate("Results", WHY_NOT[why_not])


def not_counted_in_words(why_not: WhyNot, *, is_of_class: bool = False) -> str:
    """That a game does not count, and why."""
    if why_not is WhyNot.STOPPED:  # something of it counts
        return why_not_in_words(why_not)
    text = QCoreApplication.translate("Results", "This game does not count in the results.")
    return f"{text} {why_not_in_words(why_not, is_of_class=is_of_class)}"


def trouble_in_words(trouble: Trouble) -> str:
    """What is wrong with the results."""
    sentence = trouble.value
    return QCoreApplication.translate("Results", sentence)
