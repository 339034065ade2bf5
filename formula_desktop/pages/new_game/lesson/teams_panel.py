"""The pupils of a class, and below them the teams that they are in."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from formula_desktop.classes.teams import WHOLE_CLASS
from formula_desktop.look.theme import RING_ROOM, Theme
from formula_desktop.pages.new_game.lesson.pupil_chips import PupilChips
from formula_desktop.pages.new_game.lesson.team import Team
from formula_desktop.pages.new_game.lesson.team_rows import TeamRows
from formula_desktop.pages.new_game.lesson.teams import LessonTeams
from formula_desktop.players import Player, folded, is_name
from formula_desktop.results.participants import Participant
from formula_desktop.store.class_exercises import TeamLook
from formula_desktop.store.games.notes import SavedSeat
from formula_desktop.store.settings.last_lesson import KeptOfClass
from formula_desktop.widgets.buttons import button
from formula_desktop.widgets.layouts import STRETCH, column, grown, row
from formula_desktop.widgets.plain_text import plain_label
from formula_desktop.widgets.translated import Translated

_GAP: Final = 8


class TeamsPanel(Translated, QWidget):
    """Changes the teams: who is absent, lots, the list, and a click that moves a pupil on."""

    changed = Signal()
    """Emitted when there are other teams; they are shown next."""
    renamed = Signal()

    def __init__(self, teams: LessonTeams, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._of_lesson = teams
        self._here, self._made = plain_label("heading"), plain_label("heading")
        self._who, self.how = (plain_label("soft", wraps=True) for _ in range(2))
        self._all_of_them = 0
        self._remark = ""
        self.lot = button("", self._draw_lots)
        self.list = button("", self._count_off)
        self.pupils = PupilChips(self._toggle, self)
        self._teams = TeamRows(theme, self._move_on, self.renamed.emit, self)
        self.rows = self._teams.rows
        """The rows of as many teams as there can be."""
        self.members = tuple(each.pupils for each in self.rows)
        self._lay_out()
        self._retranslate()

    def _lay_out(self) -> None:
        gap = 2 * grown(_GAP)
        here = row(self._here, (self._who, 1), gap=gap, edges=RING_ROOM)
        made = row(self._made, (self.how, 1), self.list, self.lot, gap=gap, edges=RING_ROOM)
        above = (here, self.pupils, grown(_GAP), made)
        column(*above, *self.rows, STRETCH, gap=2, edges=0, inside=self)

    @property
    def named(self) -> tuple[Team, ...]:
        """The rows of the teams that there are."""
        return self.rows[: len(self._of_lesson.teams)]

    @property
    def looks(self) -> tuple[TeamLook, ...]:
        """Their names, colours and pictures."""
        return tuple(
            TeamLook(each.name, each.face.colour, each.face.picture) for each in self.named
        )

    @property
    def problem(self) -> str:
        """Why these teams cannot begin, in one sentence; empty if they can."""
        names = [folded(each.name) for each in self.named]
        if not self._of_lesson.rota.is_ready:
            return self.tr("Each team needs somebody.")
        if len({*names}) < len(names):
            return self.tr("Two teams have the same name.")
        if not all(is_name(each.name) for each in self.named):
            return self.tr("A name has a character that cannot be shown.")
        return ""

    def show_class(self, pupils: Sequence[Participant], class_name: str) -> None:
        """Show who of a class is here, and its teams."""
        teams = self._of_lesson
        self._all_of_them = len(pupils)
        self.pupils.show_pupils(pupils, frozenset(teams.present))
        self._teams.show(teams.teams, {each.key: each for each in pupils}, class_name)
        self._say()

    def say_new(self, remark: str) -> None:
        """Say why there are new teams, in place of what a click does; empty if there are none."""
        self._remark = remark
        self._say()

    def show_kept(self, kept: KeptOfClass) -> None:
        """Show the names and looks that the teams of a class had."""
        self._teams.show_kept(kept.names, kept.looks)

    def kept(self, before: KeptOfClass) -> KeptOfClass:
        """What a class keeps of them for its next lesson, with what it has kept before."""
        names, looks = zip(*((each.own_name, each.look) for each in self.rows), strict=True)
        return replace(before, names=names, looks=looks)

    def go_on(self, players: Sequence[Player], faces: Sequence[SavedSeat]) -> None:
        """Show the teams of a lesson that goes on: only who is in them can be changed."""
        self._teams.show_fixed(players, faces)
        for part in (self.lot, self.list):
            part.hide()

    # --- changing -------------------------------------------------------------------------------

    def _draw_lots(self) -> None:
        self._of_lesson.draw_lots()
        self.changed.emit()

    def _count_off(self) -> None:
        self._of_lesson.count_off()
        self.changed.emit()

    def _toggle(self, pupil: str) -> None:
        self._of_lesson.toggle(pupil)
        self.changed.emit()

    def _move_on(self, pupil: str) -> None:
        to = self._of_lesson.move_on(pupil)
        self.changed.emit()
        self.members[to].chips[pupil].setFocus(Qt.FocusReason.OtherFocusReason)

    # --- display --------------------------------------------------------------------------------

    def _say(self) -> None:
        text = self.tr("Here: {number} of {all}")
        number = len(self._of_lesson.present)
        self._here.setText(text.format(number=number, all=self._all_of_them))
        if len(self._of_lesson.teams) == WHOLE_CLASS:
            made, how = self.tr("In this order"), self.tr("A click on a name moves it to the end.")
        else:
            made = self.tr("Teams")
            how = self.tr("A click on a name moves it to the next team.")
        self._made.setText(made)
        self.how.setText(self._remark or how)

    def _retranslate(self) -> None:
        self._who.setText(self.tr("Click who is absent."))
        self.lot.setText(self.tr("By &lot"))
        self.list.setText(self.tr("By the l&ist"))
        self._say()
