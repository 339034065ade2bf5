"""Whose personal best, or best of a lesson, to print as a certificate."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from formula_desktop.look.theme import Theme
from formula_desktop.paper.certificate import Certificate, Certificates, CertificateWords
from formula_desktop.paper.panel import Panel
from formula_desktop.players import LONGEST_NAME
from formula_desktop.results.bests import FOR_ALL, Best
from formula_desktop.results.lesson_bests import LessonBests, TeamBests
from formula_desktop.results.participants import Participant
from formula_desktop.widgets.choice_box import ChoiceBox
from formula_desktop.widgets.layouts import STRETCH, column
from formula_desktop.widgets.names import NameField
from formula_desktop.widgets.plain_text import plain_label

# In units:
_PADDING: Final = 16
_GAP: Final = 10

_SHORTEST: Final = 24  # characters: long names must not widen the page


class Group(NamedTuple):
    """Those for whom certificates are printed together."""

    team: str
    """The name of the team; "" for all pupils of a lesson."""
    pupils: tuple[str, ...]


class CertificatePanel(Panel):
    """Asks for a person or a team of a lesson, one of their bests, and the name to print.

    All pupils of a lesson or of a team have theirs in one document.
    """

    def __init__(self, bests_of: Callable[[str], Sequence[Best]]) -> None:
        """`bests_of` returns the bests of the person with a key."""
        super().__init__()
        self.bests_of = bests_of
        self._shown: tuple[Group | TeamBests | Participant, ...] = ()
        self._persons: tuple[Participant, ...] = ()
        self._lesson = LessonBests()
        self._look = ("", "")
        self._bests: tuple[Best, ...] = ()
        self.persons, self.bests = ChoiceBox(), ChoiceBox()
        for box in (self.persons, self.bests):
            box.setSizeAdjustPolicy(
                ChoiceBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
            )
            box.setMinimumContentsLength(_SHORTEST)
        self.field = NameField()
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
        lesson: LessonBests | None = None,
    ) -> None:
        """Offer the bests of these persons, and of the teams of a lesson, and show one of them.

        That is the person with this key, or else the one shown before, or else the first.
        """
        now = self._person
        key = key or (now.key if now is not None else "")
        self._persons, self._lesson = (*persons,), lesson or LessonBests()
        teams = self._lesson.teams
        groups = (Group("", (*self._lesson.pupils,)), *(Group(e.name, e.pupils) for e in teams))
        self._shown = (*(groups if teams else ()), *teams, *self._persons)
        self.persons.clear()
        self.persons.addItems(["" for _ in self._shown])
        self._name_persons()
        keys = [each.key for each in self._persons]
        at = len(self._shown) - len(keys) + (keys.index(key) if key in keys else 0)
        self.persons.setCurrentIndex(at if keys else min(0, len(self._shown) - 1))
        self._choose_person()
        if best is not None and best not in self._bests:  # in a match that goes on
            self._bests = (best, *self._bests)
            self._name_bests()
        if best in self._bests:
            self.bests.setCurrentIndex(self._bests.index(best))
            self._show_certificate()

    def choose_all(self) -> None:
        """Show the certificates of all pupils of the lesson, if there is one."""
        if self._lesson.teams:
            self.persons.setCurrentIndex(0)
            self._choose_person()

    @property
    def _chosen(self) -> Group | TeamBests | Participant | None:
        """Who is chosen; None without anybody."""
        at = self.persons.currentIndex()
        return self._shown[at] if 0 <= at < len(self._shown) else None

    @property
    def _person(self) -> Participant | None:
        """The person who is chosen; None for a team or several, or without anybody."""
        chosen = self._chosen
        return chosen if isinstance(chosen, Participant) else None

    def _choose_person(self) -> None:
        shown = self._chosen
        self._bests, self._look = (), ("", "")
        self.field.clear()
        if isinstance(shown, TeamBests):
            self._bests = shown.bests
        elif isinstance(shown, Participant):
            self._bests = (*self.bests_of(shown.key),)
        if shown is not None and not isinstance(shown, Group):
            self._look = (shown.colour, shown.picture)
            self.field.setText(shown.name)
        self._name_bests()
        self.bests.setCurrentIndex(0 if self.bests.count() else -1)
        self._show_certificate()

    def _all_of(self, group: Group) -> Certificates:
        """A certificate for each pupil: for the lesson, or for the best sum of who laid one."""
        is_for_sum = self.bests.currentIndex() == 1
        made = []
        for each in self._persons:
            bests = self._lesson.pupils.get(each.key, ()) if each.key in group.pupils else ()
            wanted = sorted(bests, key=lambda best: (best.feat in FOR_ALL) == is_for_sum)
            looks = each.colour, each.picture
            team = self._team_of(each.key)
            made += [Certificate(each.name, best, *looks, team) for best in wanted[:1]]
        return Certificates(group.team, tuple(made))

    def _team_of(self, pupil: str) -> str:
        """The name of the team in which a pupil was; "" if all were in one."""
        teams = self._lesson.teams
        own = next((each.name for each in teams if pupil in each.pupils), "")
        return own if len(teams) > 1 else ""

    def _with_whom(self, chosen: Group | TeamBests | Participant | None) -> str:
        """The pupils of a team, or the team of a pupil."""
        if isinstance(chosen, TeamBests):
            return ", ".join(each.name for each in self._persons if each.key in chosen.pupils)
        return self._team_of(chosen.key) if isinstance(chosen, Participant) else ""

    def _show_certificate(self) -> None:
        at, name = self.bests.currentIndex(), self.field.text().strip()
        has_best, chosen = 0 <= at < len(self._bests), self._chosen
        self.document = None
        if isinstance(chosen, Group):
            self.document = self._all_of(chosen)
        elif has_best and name:
            best = self._bests[at]
            with_whom = self._with_whom(chosen) if best.of_lesson else ""
            self.document = Certificate(name, best, *self._look, with_whom)
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

    def _name_persons(self) -> None:
        for at, each in enumerate(self._shown):
            name = each.team if isinstance(each, Group) else each.name
            if isinstance(each, Group):
                everybody = self.tr("Everybody of {team}").format(team=name)
                name = everybody if name else self.tr("All pupils")
            self.persons.setItemText(at, name)

    def _name_bests(self) -> None:
        words, at = CertificateWords(), self.bests.currentIndex()
        is_group = isinstance(self._chosen, Group)
        self.bests.clear()
        if is_group:
            self.bests.addItem(self.tr("The lesson"))
            of_pupils = (best for each in self._lesson.pupils.values() for best in each)
            if any(best.feat not in FOR_ALL for best in of_pupils):
                self.bests.addItem(self.tr("The best sum of each"))
        else:
            self.bests.addItems([words.what(best) for best in self._bests])
        self.bests.setCurrentIndex(min(at, self.bests.count() - 1))
        self.persons.setEnabled(bool(self._shown))
        self.bests.setEnabled(self.bests.count() > 0)
        self.field.setEnabled(bool(self._bests))
        for of_name in (self._names[-1], self.field):
            of_name.setVisible(not is_group)
        none = self.tr("A record is there after the first game that counts.")
        own = self.tr("Each pupil has a page of their own.") if is_group else none
        self.advice.setText("" if self._bests else own)

    def _name_certificate(self) -> None:
        """Say what is printed: in a lesson nobody sets a record."""
        at = self.bests.currentIndex()
        is_of_lesson = 0 <= at < len(self._bests) and self._bests[at].of_lesson
        if isinstance(self._chosen, Group):
            self.heading.setText(self.tr("Certificates for a lesson"))
        elif is_of_lesson:
            self.heading.setText(self.tr("A certificate for a lesson"))
        else:
            self.heading.setText(self.tr("A certificate for a record"))

    def _retranslate(self) -> None:
        texts = (self.tr("Player or team"), self.tr("For what"), self.tr("Name on the certificate"))
        for label, control, text in zip(self._names, self._controls, texts, strict=True):
            label.setText(text)
            control.setAccessibleName(text)
        self._name_persons()
        self._name_bests()
        self._show_certificate()
