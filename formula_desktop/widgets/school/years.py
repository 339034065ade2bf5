"""A chip with the school year that is practised, and a menu of all of them by country."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QMenu

from formula_desktop.practise.exercise import Range
from formula_desktop.practise.school_years import SCHOOL_YEARS, Country, SchoolYear
from formula_desktop.widgets.buttons import ListChip
from formula_desktop.widgets.plain_text import without_mnemonic


class YearChip(ListChip):
    """Chosen as long as what is practised is that of a school year."""

    picked = Signal(object)
    """Emitted with a SchoolYear that somebody chooses."""

    def __init__(self) -> None:
        super().__init__()
        self.year: SchoolYear | None = None
        """The school year that is shown."""
        self.choices = QMenu(self)
        self._countries = {country: self.choices.addMenu("") for country in Country}
        for year in SCHOOL_YEARS:
            action = self._countries[year.country].addAction(year.name)
            action.setCheckable(True)
            action.triggered.connect(lambda _=False, year=year: self.picked.emit(year))
        self.clicked.connect(self._open_menu)
        self._retranslate()

    def show_year(self, year: SchoolYear | None, range_: Range) -> None:
        """Show a school year, or none if the range is another one."""
        self.year = year if year is not None and year.range == range_ else None
        self._show()

    def _open_menu(self) -> None:
        self._show()
        self.choices.popup(self.mapToGlobal(self.rect().bottomLeft()))

    def _show(self) -> None:
        year = self.year
        self.setChecked(year is not None)
        text = self.tr("Choose…") if year is None else year.name
        self.show_name(text)
        if year is not None:
            text = f"{text} ({self._in_words(year.country)})"
        self.setAccessibleName(self.tr("School year: {year}").format(year=text))
        for menu in self._countries.values():
            for action in menu.actions():
                action.setChecked(year is not None and action.text() == year.name)

    def _in_words(self, country: Country) -> str:
        return {
            Country.NETHERLANDS: self.tr("Netherlands"),
            Country.GERMANY: self.tr("Germany"),
            Country.FRANCE: self.tr("France"),
            Country.ENGLAND_AND_WALES: self.tr("England and Wales"),
        }[country]

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        for country, menu in self._countries.items():
            menu.setTitle(without_mnemonic(self._in_words(country)))
        self._show()
