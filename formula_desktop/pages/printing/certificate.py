"""Whose personal best to print as a certificate."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtWidgets import QLineEdit

from formula_desktop.look.theme import Theme
from formula_desktop.models.words.bests import BestWords
from formula_desktop.models.words.games import WORDS
from formula_desktop.paper.certificate import Certificate
from formula_desktop.paper.panel import Panel
from formula_desktop.players import LONGEST_NAME
from formula_desktop.results.bests import Best
from formula_desktop.results.participants import Participant
from formula_desktop.widgets.choice_box import ChoiceBox
from formula_desktop.widgets.layouts import STRETCH, column
from formula_desktop.widgets.plain_text import plain_label

# In units:
_PADDING: Final = 16
_GAP: Final = 10

_SHORTEST: Final = 24  # characters: long names must not widen the page


class CertificatePanel(Panel):
    """Asks for a person, one of the person's bests, and the name to print."""

    def __init__(self, bests_of: Callable[[str], Sequence[Best]]) -> None:
        """`bests_of` returns the bests of the person with a key."""
        super().__init__()
        self.bests_of = bests_of
        self._persons: tuple[Participant, ...] = ()
        self._bests: tuple[Best, ...] = ()
        self.persons, self.bests = ChoiceBox(), ChoiceBox()
        for box in (self.persons, self.bests):
            box.setSizeAdjustPolicy(
                ChoiceBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
            )
            box.setMinimumContentsLength(_SHORTEST)
        self.field = QLineEdit()
        self.field.setMaxLength(LONGEST_NAME)
        self._controls = (self.persons, self.bests, self.field)
        self._names = tuple(plain_label("status") for _ in self._controls)
        self.heading = plain_label("heading")
        self.advice = plain_label("soft", wraps=True)
        pairs = zip(self._names, self._controls, strict=True)
        parts = [part for pair in pairs for part in pair]
        self._column = column(self.heading, *parts, self.advice, STRETCH, inside=self)
        self.persons.activated.connect(self._choose_person)
        self.bests.activated.connect(self._show_certificate)
        self.field.textEdited.connect(self._show_certificate)
        self._retranslate()

    def offer(
        self, persons: Sequence[Participant], key: str = "", best: Best | None = None
    ) -> None:
        """Offer the bests of these persons, and show one of them, first the one shown before."""
        now = self._person
        key = key or (now.key if now is not None else "")
        self._persons = (*persons,)
        self.persons.clear()
        self.persons.addItems([each.name for each in self._persons])
        keys = [each.key for each in self._persons]
        self.persons.setCurrentIndex(keys.index(key) if key in keys else min(0, len(keys) - 1))
        self._choose_person()
        if best in self._bests:
            self.bests.setCurrentIndex(self._bests.index(best))
            self._show_certificate()

    @property
    def _person(self) -> Participant | None:
        at = self.persons.currentIndex()
        return self._persons[at] if 0 <= at < len(self._persons) else None

    def _choose_person(self) -> None:
        person = self._person
        self._bests = () if person is None else (*self.bests_of(person.key),)
        self.field.setText("" if person is None else person.name)
        self._name_bests()
        self.bests.setCurrentIndex(0 if self._bests else -1)
        self._show_certificate()

    def _show_certificate(self) -> None:
        at, name = self.bests.currentIndex(), self.field.text().strip()
        has_best = 0 <= at < len(self._bests)
        self.document = Certificate(name, self._bests[at]) if has_best and name else None
        self.changed.emit()

    def focus_first(self) -> None:
        self.persons.setFocus()

    def name(self) -> str:
        return self.tr("Certificate")

    def show_as(self, theme: Theme, unit: float) -> None:
        padding = round(_PADDING * unit)
        self._column.setContentsMargins(padding, padding, padding, padding)
        self._column.setSpacing(round(_GAP * unit))

    def _name_bests(self) -> None:
        words, at = BestWords(), self.bests.currentIndex()
        self.bests.clear()
        for best in self._bests:
            parts = (WORDS[best.game].name(), words.title(best), words.value(best))
            self.bests.addItem(" · ".join(parts))
        self.bests.setCurrentIndex(at)
        for control in self._controls:
            control.setEnabled(bool(self._bests) or control is self.persons)
        self.persons.setEnabled(bool(self._persons))
        none = self.tr("A record is there after the first game that counts.")
        self.advice.setText("" if self._bests else none)

    def _retranslate(self) -> None:
        self.heading.setText(self.tr("A certificate for a record"))
        texts = (self.tr("Player"), self.tr("Record"), self.tr("Name on the certificate"))
        for label, control, text in zip(self._names, self._controls, texts, strict=True):
            label.setText(text)
            control.setAccessibleName(text)
        self._name_bests()
        self._show_certificate()
