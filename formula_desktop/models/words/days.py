"""Days, weekdays and months as the locale of the window's language writes them."""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import QDate, QLocale


def long_day(day: date) -> str:
    """A day in full, with its weekday."""
    return QLocale().toString(QDate(day.year, day.month, day.day), QLocale.FormatType.LongFormat)


def month_in_words(day: date) -> str:
    """The month of a day, with its year."""
    return f"{QLocale().standaloneMonthName(day.month)} {day.year}"


def weekdays() -> tuple[int, ...]:
    """The weekdays in their order, as `date.isoweekday` counts them."""
    first = QLocale().firstDayOfWeek().value
    return tuple((first - 1 + at) % 7 + 1 for at in range(7))


def weekday_in_short(weekday: int) -> str:
    """A weekday, by its number, in two or three letters."""
    return QLocale().standaloneDayName(weekday, QLocale.FormatType.ShortFormat).rstrip(".")
