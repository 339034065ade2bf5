"""Whose personal best, or best of a lesson, to print as a certificate."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtWidgets import QLineEdit

from formula_desktop.look.theme import Theme
from formula_desktop.paper.certificate import Certificate, CertificateWords
from formula_desktop.paper.panel import Panel
from formula_desktop.players import LONGEST_NAME
from formula_desktop.results.bests import Best, Feat
from formula_desktop.results.lesson_bests import TeamBests
from formula_desktop.results.participants import Participant
from formula_desktop.widgets.choice_box import ChoiceBox
from formula_desktop.widgets.layouts import STRETCH, column
from formula_desktop.widgets.plain_text import plain_label

# In units:
_PADDING: Final = 16
_GAP: Final = 10

_SHORTEST: Final = 24  # characters: long names must not widen the page


class CertificatePanel(Panel):
    """Asks for a person or a team of a lesson, one of their bests, and the name to print."""

    def __init__(self, bests_of: Callable[[str], Sequence[Best]]) -> None:
        """`bests_of` returns the bests of the person with a key."""
        super().__init__()
        self.bests_of = bests_of
        self._persons: tuple[Participant, ...] = ()
        self._teams: tuple[TeamBests, ...] = ()
        self._look = ("", "")
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
        self,
        persons: Sequence[Participant],
        key: str = "",
        best: Best | None = None,
        teams: Sequence[TeamBests] = (),
    ) -> None:
        """Offer the bests of these teams and persons, and show one of them.

        That is the person with this key, or else the one shown before, or else the first.
        """
        now = self._person
        key = key or (now.key if now is not None else "")
        self._persons, self._teams = (*persons,), (*teams,)
        self.persons.clear()
        names = [each.name for each in self._teams] + [each.name for each in self._persons]
        self.persons.addItems(names)
        keys = [each.key for each in self._persons]
        at = len(self._teams) + (keys.index(key) if key in keys else 0)
        self.persons.setCurrentIndex(at if keys else min(0, len(self._teams) - 1))
        self._choose_person()
        if best in self._bests:
            self.bests.setCurrentIndex(self._bests.index(best))
            self._show_certificate()

    def choose_team(self) -> None:
        """Show the certificate of the team that has won, or else of the first one."""
        if self._teams:
            won = (any(best.feat is Feat.WON_LESSON for best in each.bests) for each in self._teams)
            self.persons.setCurrentIndex(next((at for at, has in enumerate(won) if has), 0))
            self._choose_person()

    @property
    def _person(self) -> Participant | None:
        """The person who is chosen; None for a team, or without anybody."""
        at = self.persons.currentIndex() - len(self._teams)
        return self._persons[at] if 0 <= at < len(self._persons) else None

    def _choose_person(self) -> None:
        person, at = self._person, self.persons.currentIndex()
        shown = person if person is not None else self._teams[at] if at >= 0 else None
        self._bests = ()
        if isinstance(shown, TeamBests):
            self._bests = shown.bests
        elif shown is not None:
            self._bests = (*self.bests_of(shown.key),)
        self._look = ("", "") if shown is None else (shown.colour, shown.picture)
        self.field.setText("" if shown is None else shown.name)
        self._name_bests()
        self.bests.setCurrentIndex(0 if self._bests else -1)
        self._show_certificate()

    def _show_certificate(self) -> None:
        at, name = self.bests.currentIndex(), self.field.text().strip()
        has_best = 0 <= at < len(self._bests)
        self.document = None
        if has_best and name:
            self.document = Certificate(name, self._bests[at], *self._look)
        self._name_certificate()
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
        words, at = CertificateWords(), self.bests.currentIndex()
        self.bests.clear()
        self.bests.addItems([words.what(best) for best in self._bests])
        self.bests.setCurrentIndex(at)
        for control in self._controls:
            control.setEnabled(bool(self._bests) or control is self.persons)
        self.persons.setEnabled(bool(self._persons or self._teams))
        none = self.tr("A record is there after the first game that counts.")
        self.advice.setText("" if self._bests else none)

    def _name_certificate(self) -> None:
        """Say what is printed: in a lesson nobody sets a record."""
        at = self.bests.currentIndex()
        is_of_lesson = 0 <= at < len(self._bests) and self._bests[at].of_lesson
        self.heading.setText(
            self.tr("A certificate for a lesson")
            if is_of_lesson
            else self.tr("A certificate for a record")
        )

    def _retranslate(self) -> None:
        texts = (self.tr("Player or team"), self.tr("For what"), self.tr("Name on the certificate"))
        for label, control, text in zip(self._names, self._controls, texts, strict=True):
            label.setText(text)
            control.setAccessibleName(text)
        self._name_bests()
        self._show_certificate()
