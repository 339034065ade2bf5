"""The dialog for a lesson: the class, who is there, the teams, and what they play."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cmp_to_key
from random import Random, SystemRandom
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCollator, QCoreApplication, QLocale, QSize, Qt
from PySide6.QtWidgets import QDialog, QWidget

from formula_desktop.classes.teams import (
    FEWEST,
    MOST,
    Rota,
    Teams,
    by_lot,
    dealt,
    joined,
    moved,
    without,
)
from formula_desktop.kinds.kind import ReadyMade
from formula_desktop.kinds.registry import KINDS
from formula_desktop.look.theme import RING_ROOM, Size
from formula_desktop.models.words.games import WORDS
from formula_desktop.models.words.hourglass import HourglassWords
from formula_desktop.models.words.table import team_name
from formula_desktop.players import Player
from formula_desktop.results.classes import SchoolClass
from formula_desktop.results.participants import Participant
from formula_desktop.results.trouble import ResultsError, Trouble
from formula_desktop.store.settings.last_choice import AnyChoice, Choice
from formula_desktop.store.settings.ready_made import for_classroom
from formula_desktop.store.settings.settings import Settings
from formula_desktop.widgets.asking import answers
from formula_desktop.widgets.buttons import Chip, button
from formula_desktop.widgets.choice_box import ChoiceBox
from formula_desktop.widgets.flow import Flow
from formula_desktop.widgets.layouts import STRETCH, Part, column, grown, pixels, room_for, row
from formula_desktop.widgets.messages import tell
from formula_desktop.widgets.plain_text import plain_label, without_mnemonic
from formula_desktop.widgets.scrolled import Scrolled
from formula_desktop.widgets.translated import Translated

if TYPE_CHECKING:
    from formula_desktop.models.table.game import AnyTableGame
    from formula_desktop.results.book import Book

AGES: Final = (ReadyMade.SIX, ReadyMade.EIGHT, ReadyMade.TEN)
_SIZE: Final = Size(1100, 700)  # in units, unless the window is smaller
_GAP: Final = 8
_OF_GAME: Final = ("game", "numbers", "glass")
"""The names of what is asked about a game."""

Begin = Callable[[AnyChoice, Rota], object]


class ChosenChips(QWidget):
    """Chips of which exactly one is chosen."""

    def __init__(self, number: int, chosen: Callable[[int], object]) -> None:
        super().__init__()
        self.chips = tuple(Chip() for _ in range(number))
        for at, chip in enumerate(self.chips):
            chip.clicked.connect(lambda _=False, at=at: chosen(at))
        row(*self.chips, gap=grown(_GAP), edges=RING_ROOM, inside=self)

    def choose(self, chosen: int) -> None:
        """Fill one of them."""
        for at, chip in enumerate(self.chips):
            chip.setChecked(at == chosen)


class PupilChips(QWidget):
    """A chip for each of some pupils, in as many lines as they need."""

    def __init__(self, pressed: Callable[[str], object], parent: QWidget) -> None:
        super().__init__(parent)
        self._pressed = pressed
        self._flow = Flow(grown(_GAP))
        self.chips: dict[str, Chip] = {}
        column(self._flow, edges=RING_ROOM, inside=self)

    def show_pupils(self, pupils: Sequence[Participant], chosen: frozenset[str]) -> None:
        """Show these pupils, with the chips of some of them filled."""
        keys = [each.key for each in pupils]
        if keys != [*self.chips]:
            for chip in self.chips.values():
                self._flow.removeWidget(chip)
                chip.hide()
                chip.deleteLater()
            self.chips = {each.key: self._made(each) for each in pupils}
        for key, chip in self.chips.items():
            chip.setChecked(key in chosen)

    def _made(self, pupil: Participant) -> Chip:
        chip = Chip()
        chip.setText(without_mnemonic(pupil.name))
        chip.clicked.connect(lambda: self._pressed(pupil.key))
        self._flow.addWidget(chip)
        chip.show()
        return chip


class LessonDialog(Translated, QDialog):
    """Asks for the teams of a lesson and what they play."""

    def __init__(
        self,
        classes: Sequence[tuple[SchoolClass, Sequence[Participant]]],
        settings: Settings,
        parent: QWidget,
        *,
        plays: bool = True,
        random: Random | None = None,
    ) -> None:
        """`classes` have their pupils with them; there is at least one. `random` draws lots.

        Unless it `plays`, what the teams do has been chosen elsewhere.
        """
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._classes = classes
        self._settings = settings
        self._random = random or SystemRandom()
        self._games = tuple(sorted(KINDS, key=lambda name: -KINDS[name].seats[-1]))
        self._at = 0
        self._game = 0
        self._age = 1
        self._number = FEWEST
        self._goes_on = False
        self._absent: frozenset[str] = frozenset()
        self.teams: Teams = ()
        """The keys of the pupils of each team."""
        self._title = plain_label("title")
        self._names = {
            name: plain_label("status") for name in ("class", "game", "numbers", "teams", "glass")
        }
        self._here, self._made = plain_label("heading"), plain_label("heading")
        self._who, self._how = (plain_label("soft", wraps=True) for _ in range(2))
        names = self._names
        self.classes = ChoiceBox(self)
        for school_class, _ in classes:
            self.classes.addItem(school_class.name)
        self.glass = ChoiceBox(self)
        for seconds in Settings.class_hourglass.choices:
            self.glass.addItem("", str(seconds))
        self.games = ChosenChips(len(self._games), self._choose_game)
        self.ages = ChosenChips(len(AGES), self._choose_age)
        self.numbers = ChosenChips(MOST - FEWEST + 1, lambda at: self._choose_number(at + FEWEST))
        self.lot = button("", self._draw_lots)
        self.list = button("", self._count_off)
        self._scrolled = Scrolled(self)
        inside = QWidget(self._scrolled.viewport())
        self.pupils = PupilChips(self._toggle, inside)
        self.members = tuple(PupilChips(self._move_on, inside) for _ in range(MOST))
        self._team_names = tuple(plain_label("status") for _ in range(MOST))
        self.problem = plain_label("danger", wraps=True)
        self.start, self.cancel = answers(self)
        self._lay_out(inside)
        of_game = (self.games, self.ages, self.glass, *(names[each] for each in _OF_GAME))
        for each in of_game:
            each.setVisible(plays)
        self.classes.activated.connect(self._choose_class)
        self.glass.activated.connect(self._choose_glass)
        self._choose_class(0)
        self._retranslate()
        self.resize(self.sizeHint())
        self.start.setFocus()

    def _lay_out(self, inside: QWidget) -> None:
        gap, names = grown(_GAP), self._names
        first = (names["class"], self.classes, names["game"], self.games, STRETCH)
        second = (names["numbers"], self.ages, names["teams"], self.numbers)
        third = (names["glass"], self.glass, STRETCH)
        here = row(self._here, (self._who, 1), gap=2 * gap, edges=RING_ROOM)
        made = (self._made, (self._how, 1), self.list, self.lot)
        parts: list[Part] = [here, self.pupils, gap, row(*made, gap=2 * gap, edges=RING_ROOM)]
        for name, chips in zip(self._team_names, self.members, strict=True):
            parts += [row(name, edges=RING_ROOM), chips]
        column(*parts, STRETCH, gap=2, edges=0, inside=inside)
        self._scrolled.hold(inside)
        below = row((self.problem, 1), self.cancel, self.start, gap=gap)
        tops = (row(*first, gap=gap), row(*second, *third, gap=gap))
        rows = (row(each, edges=(RING_ROOM, 0, RING_ROOM, 0)) for each in tops)
        column(
            row(self._title, edges=(RING_ROOM, 0, 0, 0)),
            *rows,
            (self._scrolled, 1),
            below,
            gap=gap,
            edges=grown(20),
            inside=self,
        )

    def sizeHint(self) -> QSize:
        """Large, but no larger than the parent window."""
        return QSize(pixels(_SIZE.width), pixels(_SIZE.height)).boundedTo(room_for(self))

    # --- choosing -------------------------------------------------------------------------------

    @property
    def _of_class(self) -> Sequence[Participant]:
        return self._classes[self._at][1]

    @property
    def present(self) -> list[str]:
        """The keys of the pupils who are there, in the order of the list."""
        return [each.key for each in self._of_class if each.key not in self._absent]

    @property
    def rota(self) -> Rota:
        """The teams as they are now."""
        return Rota(self.teams)

    @property
    def choice(self) -> AnyChoice:
        """The game of the teams."""
        kind, key = KINDS[self._games[self._game]], AGES[self._age]
        ready = for_classroom(kind.ready_made[key])
        players = tuple(Player(team_name(at + 1)) for at in range(len(self.teams)))
        return Choice(
            ready.options,
            players,
            None,
            counts=False,
            is_projector=True,
            ready_made=key,
            hints=False,
        )

    def choose(self, key: str) -> None:
        """Choose the class with this key, if there is one."""
        keys = [school_class.key for school_class, _ in self._classes]
        if key in keys:
            self._choose_class(keys.index(key))

    def change(self, teams: Teams) -> None:
        """Change only who is in these teams, of a lesson that goes on."""
        self._goes_on, self.teams, self._number = True, teams, len(teams)
        here = {each for team in teams for each in team}
        self._absent = frozenset(each.key for each in self._of_class) - here
        for part in (self.classes, self.numbers, self.lot, self.list, *self._names.values()):
            part.hide()
        self._retranslate()
        self._show()

    def _choose_class(self, at: int) -> None:
        self._at, self._absent = at, frozenset()
        self.classes.setCurrentIndex(at)
        self._draw_lots()

    def _choose_game(self, at: int) -> None:
        self._game = at
        self._choose_number(min(self._number, self._most))

    @property
    def _most(self) -> int:
        """The most teams that the game can have."""
        return min(MOST, KINDS[self._games[self._game]].seats[-1])

    def _choose_age(self, at: int) -> None:
        self._age = at
        self._show()

    def _choose_number(self, number: int) -> None:
        if number != len(self.teams):
            self._number = number
            self._draw_lots()
        else:
            self._show()

    def _choose_glass(self, at: int) -> None:
        self._settings.class_hourglass = Settings.class_hourglass.choices[at]

    def _draw_lots(self) -> None:
        self.teams = by_lot(self.present, self._number, self._random)
        self._show()

    def _count_off(self) -> None:
        self.teams = dealt(self.present, self._number)
        self._show()

    def _toggle(self, pupil: str) -> None:
        """Leave a pupil out, or have the pupil join the smallest team."""
        if pupil in self._absent:
            self.teams = joined(self.teams, pupil)
        else:
            self.teams = without(self.teams, pupil)
        self._absent ^= {pupil}
        self._show()

    def _move_on(self, pupil: str) -> None:
        """Move a pupil to the team after this one."""
        before = next(at for at, team in enumerate(self.teams) if pupil in team)
        after = (before + 1) % len(self.teams)
        self.teams = moved(self.teams, pupil, after)
        self._show()
        self.members[after].chips[pupil].setFocus(Qt.FocusReason.OtherFocusReason)

    # --- display --------------------------------------------------------------------------------

    def _show(self) -> None:
        by_key = {each.key: each for each in self._of_class}
        self.games.choose(self._game)
        self.ages.choose(self._age)
        self.numbers.choose(self._number - FEWEST)
        for at, chip in enumerate(self.numbers.chips, FEWEST):
            chip.setEnabled(at <= self._most)
        self.pupils.show_pupils(self._of_class, frozenset(self.present))
        for at, (name, chips) in enumerate(zip(self._team_names, self.members, strict=True)):
            team = self.teams[at] if at < len(self.teams) else ()
            chips.show_pupils([by_key[each] for each in team], frozenset())
            for part in (name, chips):
                part.setVisible(at < len(self.teams))
        self.glass.setCurrentIndex(self.glass.findData(str(self._settings.class_hourglass)))
        self.glass.setEnabled(not self._settings.is_locked(Settings.class_hourglass))
        problem = "" if self.rota.is_ready else self.tr("Each team needs somebody.")
        self.problem.setText(problem)
        self.start.setEnabled(not problem)
        self._name_teams()

    def _name_teams(self) -> None:
        for at, (label, chips) in enumerate(zip(self._team_names, self.members, strict=True)):
            label.setText(team_name(at + 1))
            chips.setAccessibleName(team_name(at + 1))
        here, all_of_them = len(self.present), len(self._of_class)
        text = self.tr("Here: {number} of {all}")
        self._here.setText(text.format(number=here, all=all_of_them))

    def _retranslate(self) -> None:
        title = self.tr("Who is here") if self._goes_on else self.tr("Lesson with teams")
        self.setWindowTitle(title)
        self._title.setText(title)
        words = {
            "class": self.tr("Class"),
            "game": self.tr("Game"),
            "numbers": self.tr("Rules for"),
            "teams": self.tr("Teams"),
            "glass": self.tr("Hourglass"),
        }
        for name, label in self._names.items():
            label.setText(words[name])
        for part, name in ((self.classes, "class"), (self.glass, "glass")):
            part.setAccessibleName(words[name])
        for chip, game in zip(self.games.chips, self._games, strict=True):
            chip.setText(WORDS[game].name())
        for chip, age in zip(self.ages.chips, AGES, strict=True):
            chip.setText(age.value)
        for at, chip in enumerate(self.numbers.chips, FEWEST):
            chip.setText(str(at))
            chip.setAccessibleName(self.tr("{number} teams").format(number=at))
        glasses = HourglassWords(self)
        for at, seconds in enumerate(Settings.class_hourglass.choices):
            self.glass.setItemText(at, glasses.duration(seconds))
        self._made.setText(self.tr("Teams"))
        self._who.setText(self.tr("Click who is absent."))
        self._how.setText(self.tr("A click on a name moves it to the next team."))
        self.lot.setText(self.tr("By &lot"))
        self.list.setText(self.tr("By the l&ist"))
        self.start.setText(self.tr("&Go on") if self._goes_on else self.tr("&Begin"))
        self.cancel.setText(self.tr("&Cancel"))
        self._name_teams()


def ask_lesson(
    book: Book | None,
    tell_of: Callable[[Trouble], object],
    settings: Settings,
    parent: QWidget,
    begin: Begin,
    class_key: str = "",
    *,
    plays: bool = True,
) -> None:
    """Ask for a lesson of the class with this key, or of any, and begin it; returns at once.

    `tell_of` is called if the book cannot be read. Unless it `plays`, the game is of no matter.
    """
    classes: list[tuple[SchoolClass, list[Participant]]] = []
    if book is not None:
        try:
            found = [(each, _by_name(book.pupils(each.key))) for each in book.classes()]
        except ResultsError as error:
            tell_of(error.trouble)
            return
        classes = [each for each in found if len(each[1]) >= FEWEST]
    if not classes:
        tell(
            parent,
            QCoreApplication.translate("LessonDialog", "There is no class with pupils yet."),
            QCoreApplication.translate("LessonDialog", "Add one with the names of its pupils."),
        )
        return
    dialog = LessonDialog(classes, settings, parent, plays=plays)
    dialog.choose(class_key)
    dialog.accepted.connect(lambda: begin(dialog.choice, dialog.rota))
    dialog.open()


def ask_who_is_here(
    book: Book | None,
    tell_of: Callable[[Trouble], object],
    settings: Settings,
    parent: QWidget,
    game: AnyTableGame,
) -> None:
    """Ask who is in the teams of the lesson on the table from now on; returns at once."""
    if book is None:
        return
    try:
        members = [each for team in game.teams for each in team]
        classes = {found for each in members if (found := book.class_of(each)) is not None}
        pupils = {pupil.key: pupil for each in classes for pupil in book.pupils(each.key)}
        pupils |= {key: found for key in members if (found := book.participant(key)) is not None}
    except ResultsError as error:
        tell_of(error.trouble)
        return
    of_lesson = (SchoolClass("", ""), _by_name([*pupils.values()]))
    dialog = LessonDialog([of_lesson], settings, parent, plays=False)
    dialog.change(game.teams)
    dialog.accepted.connect(lambda: game.change_teams(dialog.teams))
    dialog.open()


def _by_name(pupils: Sequence[Participant]) -> list[Participant]:
    """Pupils as in the register: É is sorted as the language sorts it."""
    compare = QCollator(QLocale()).compare

    def order(one: Participant, other: Participant) -> int:
        return compare(one.name, other.name)

    return sorted(pupils, key=cmp_to_key(order))
