"""What stands below a participant's picture: what to be proud of, and then the numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from formula_desktop.look.theme import LIGHT, Theme
from formula_desktop.models.words.results import number_in_words
from formula_desktop.pages.standings.practice.stars import Star, Stars
from formula_desktop.widgets.buttons import button
from formula_desktop.widgets.layouts import STRETCH, column, row
from formula_desktop.widgets.plain_text import plain_label
from formula_desktop.widgets.translated import Translated

# In units:
_GAP: Final = 4  # between lines
_BETWEEN: Final = 12  # between what to be proud of, what goes well, and the numbers


class Proud(NamedTuple):
    """A number to be proud of, and what it counts: 3, games won; with a star if it is won."""

    number: int
    what: str
    is_won: bool = True


class Facts(Translated, QWidget):
    """Large numbers with a star, what goes well, and names with numbers, perhaps behind *More*."""

    unfolded = Signal()
    """Emitted when the numbers are unfolded or folded away."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme, self._unit = LIGHT, 1.0
        self._is_child = False
        self.more = button("", self.unfolded.emit, takes_keyboard=True)
        self.more.setCheckable(True)
        self._proud, self._details = QWidget(self), QWidget(self)
        self._proud_lines, self._detail_lines = (
            column(inside=each) for each in (self._proud, self._details)
        )
        self._well, self.well = plain_label("status", wraps=True), plain_label("", wraps=True)
        self._all = column(
            self._proud, column(self._well, self.well), self.more, self._details, STRETCH
        )
        self._all.setAlignment(self.more, Qt.AlignmentFlag.AlignLeft)
        column(self._all, inside=self)
        self._retranslate()

    @property
    def is_folded(self) -> bool:
        """Whether the numbers are for those who ask for more, and nobody has."""
        return self._is_child and not self.more.isChecked()

    def fold(self) -> None:
        """Fold the numbers away, as for somebody who has not asked for them yet."""
        self.more.setChecked(False)

    def show_facts(
        self,
        proud: Sequence[Proud],
        well: str,
        details: Sequence[tuple[str, str]],
        *,
        is_child: bool,
        extra: Sequence[tuple[str, str]] = (),
        has_more: bool = False,
    ) -> None:
        """Show everything; a child's numbers are folded away, and `extra` for everybody.

        `has_more` says that there is something to unfold on the page beside it, too, for a child.
        """
        self._is_child = is_child
        for place in (self._proud_lines, self._detail_lines):
            while (item := place.takeAt(0)) is not None:
                old = item.widget()
                if old is not None:
                    old.hide()
                    old.deleteLater()
        for each in proud:
            _put(self._proud_lines, self._large(each))
        self._proud.setVisible(bool(proud))
        self.well.setText(well)
        for label in (self._well, self.well):
            label.setVisible(bool(well))
        self.more.setVisible(bool(extra or (is_child and (details or has_more))))
        shown = [] if self.is_folded else [*details]
        if self.more.isChecked():
            shown += extra
        for name, value in shown:
            _put(self._detail_lines, _line(name, value))
        self._details.setVisible(bool(shown))
        self._retranslate()

    def show_as(self, theme: Theme, unit: float) -> None:
        """Apply a theme and a scale in pixels per unit."""
        self._theme, self._unit = theme, unit
        for lines in (self._proud_lines, self._detail_lines):
            lines.setSpacing(round(_GAP * unit))
        self._all.setSpacing(round(_BETWEEN * unit))
        for star in self.findChildren(Stars):
            star.show_as(theme, unit)

    def _large(self, proud: Proud) -> QWidget:
        place = QWidget(self._proud)
        star = [Stars(Star.FULL)] if proud.is_won else []
        for each in star:
            each.show_as(self._theme, self._unit)
        number = plain_label("large", number_in_words(proud.number))
        row(*star, number, (plain_label("status", proud.what, wraps=True), 1), inside=place)
        place.setAccessibleName(f"{number.text()} {proud.what}")
        return place

    def _retranslate(self) -> None:
        self._well.setText(self.tr("This goes well already:"))
        self.more.setText(self.tr("Less") if self.more.isChecked() else self.tr("More"))
        self.more.setAccessibleName(self.tr("More numbers and charts"))


def _put(lines: QVBoxLayout, line: QWidget) -> None:
    lines.addWidget(line)
    line.show()  # at once: the layout would show it after the next events only


def _line(name: str, value: str) -> QWidget:
    """A name and its number, or a sentence over the whole width."""
    number = [plain_label("status", value)] if value else []
    for each in number:
        each.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
    both = QWidget()
    # not as label and field of a form, which would share the width equally
    row((plain_label("soft", name, wraps=True), 1), *number, inside=both)
    return both
