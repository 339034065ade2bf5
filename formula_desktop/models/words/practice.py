"""What somebody has practised, in words."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date
from fractions import Fraction

from PySide6.QtCore import QDate, QLocale, QObject

from formula_desktop import clock
from formula_desktop.models.words.results import number_in_words, share_in_words
from formula_desktop.models.words.skills import skill_in_words
from formula_desktop.practise.training.in_skills import (
    ENOUGH,
    InSkill,
    Often,
    PracticeInShort,
    Sureness,
)
from formula_desktop.practise.training.session import Way
from formula_desktop.results.practised import PractisedSession


class PracticeWords(QObject):
    """The words for practice; a class, because Qt looks up plurals under its name."""

    def state(self, rated: InSkill, counts: tuple[int, int, int] | None = None) -> str:
        """How somebody is getting on in a skill, in a word.

        Of few exercises it says how many were right at once, if `counts` tells: those tried, right
        at once, and solved.
        """
        if not rated.has_enough and counts is not None:
            tried, first, solved = counts
            if first == tried:
                return self.tr("all right so far")
            if first:
                text = self.tr("{number} of {all} right at once")
                return text.format(number=number_in_words(first), all=number_in_words(tried))
            return self.tr("then right") if solved else self.tr("not right yet")
        if not rated.has_enough:
            return self.tr("a start has been made")
        return self.tr("goes well") if rated.goes_well else self.tr("still practising")

    def solved_of(self, tried: int, solved: int) -> str:
        """How many exercises of a skill were tried, and how many of them were solved."""
        said = self.tr("%n solved", "", solved)
        return f"{self.tries(tried)}, {said}"

    def often(self, rated: InSkill) -> str:
        """How often somebody is right in a skill."""
        return {
            Often.NEARLY_ALWAYS: self.tr("nearly always right"),
            Often.MOSTLY: self.tr("mostly right"),
            Often.HALF: self.tr("right about half of the time"),
            Often.SOMETIMES: self.tr("sometimes right"),
            Often.SELDOM: self.tr("still hard"),
        }[rated.often]

    def sureness(self, rated: InSkill) -> str:
        """How sure that is; of few tries nothing is."""
        return {
            Sureness.SURE: self.tr("sure"),
            Sureness.FAIRLY_SURE: self.tr("fairly sure"),
            Sureness.NOT_YET: self.tr("not sure yet"),
        }[rated.sureness if rated.has_enough else Sureness.NOT_YET]

    def rating(self, rated: InSkill) -> str:
        """The rating with its uncertainty, as numbers."""
        return f"{_decimal(rated.value)}\u00a0±\u00a0{_decimal(rated.uncertainty)}"

    def tries(self, number: int) -> str:
        """How many exercises somebody has tried."""
        return self.tr("%n exercise(s)", "", number)

    def known(self, rated: InSkill) -> tuple[str, str]:
        """How often somebody is right, and how sure that is; no more than is known."""
        often = self.often(rated) if rated.has_enough else self.state(rated)
        return often, self.sureness(rated)

    def in_short(self, rated: InSkill) -> str:
        """What is known about a skill, in one line."""
        often, sure = self.known(rated)
        text = self.tr("{skill}: {often}")
        said = text.format(skill=skill_in_words(rated.skill), often=often)
        return f"{said}, {sure}"

    def overview(self, practice: PracticeInShort) -> str:
        """What goes well, and what comes again, in one line."""
        said = []
        if practice.goes_well:
            text = self.tr("Goes well: {skills}.")
            said.append(text.format(skills=skills_in_words(practice.goes_well)))
        if practice.once_more:
            said.append(self.tr("Once more: %n exercise(s).", "", practice.once_more))
        if practice.puzzles:
            said.append(self.tr("%n puzzle(s) of the day solved.", "", practice.puzzles))
        return " ".join(said) or self.tr("A start has been made.")

    def chance(self, rated: InSkill) -> str:
        """The expected chance in percent; in brackets if it is not sure yet.

        Of fewer tries than three nothing can be said.
        """
        if rated.tries < ENOUGH:
            return "?"
        text = share_in_words(Fraction(rated.chance))
        return f"({text})" if rated.sureness is Sureness.NOT_YET else text

    def way(self, session: PractisedSession) -> str:
        """What was practised in a session."""
        puzzle = session.puzzle
        if puzzle is not None and puzzle != clock.local(session.ended).date():
            return self.tr("puzzle of the day, {day}").format(day=_date(puzzle))
        return {
            Way.FREE: self.tr("practised freely"),
            Way.MISTAKES: self.tr("once more"),
            Way.PUZZLE: self.tr("puzzle of the day"),
            Way.SPEED: self.tr("speed round"),
            Way.CLASS: self.tr("exercises of the class"),
        }[session.way]

    def solved(self, session: PractisedSession) -> str:
        """How many exercises of a session were solved."""
        solved = session.first + session.second
        return self.tr("{solved} of {number} solved").format(
            solved=number_in_words(solved), number=number_in_words(solved + session.missed)
        )

    def day(self, day: date, today: date) -> str:
        """A day on which something was practised."""
        if day == today:
            return self.tr("today")
        return self.tr("yesterday") if (today - day).days == 1 else _date(day)

    def whole_day(self, day: date) -> str:
        """The same on paper, which is read on other days, too."""
        return _date(day)

    def coming(self, days: int) -> str:
        """In how many days something comes again."""
        if days == 0:
            return self.tr("today")
        return self.tr("tomorrow") if days == 1 else self.tr("in %n day(s)", "", days)


def skills_in_words(skills: Iterable[str]) -> str:
    """Skills, one after another."""
    return ", ".join(map(skill_in_words, skills))


def _decimal(value: float) -> str:
    text = QLocale().toString(abs(value), "f", 1)
    return f"−{text}" if round(value, 1) < 0 else text


def _date(day: date) -> str:
    return QLocale().toString(QDate(day.year, day.month, day.day), QLocale.FormatType.ShortFormat)
