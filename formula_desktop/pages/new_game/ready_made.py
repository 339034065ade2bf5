"""The ready-made settings at the top of a New game dialog: the program's and the player's."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Generic

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from formula_desktop.kinds.kind import LEAFLETS, O, Ready, ReadyMade
from formula_desktop.look.theme import RING_ROOM
from formula_desktop.players import is_name, tidy
from formula_desktop.store.settings.ready_made import (
    name_in,
    own_key,
    own_name,
    renamed_own,
    with_own,
    without_own,
    written_own,
)
from formula_desktop.store.settings.settings import LONGEST_TEXT
from formula_desktop.widgets.asking import AskingName, Question
from formula_desktop.widgets.buttons import Chip, ListChip
from formula_desktop.widgets.flow import Flow
from formula_desktop.widgets.layouts import column, pixels
from formula_desktop.widgets.plain_text import plain_label, set_tooltip, without_mnemonic
from formula_desktop.widgets.translated import Translated


class ReadyMadeRow(Translated, QWidget, Generic[O]):
    """Shows the current settings, with an explanation, and offers others."""

    chosen = Signal(str)
    """Emitted with the key of the chosen settings."""
    own_changed = Signal(str)
    """Emitted with the text of the player's own settings when they change."""

    def __init__(
        self,
        offered: Iterable[str],
        own: Mapping[str, Ready[O]],
        settings: Callable[[], Ready[O] | None],
        sentences: Callable[[], Mapping[str, str]],
        parent: QWidget,
    ) -> None:
        """`offered` are the keys of the program's settings. `settings` returns the current ones, or
        None if they cannot be played; `sentences` explain the program's settings by key, with an
        empty key for an unusual choice that is none of them."""
        super().__init__(parent)
        self.own = dict(own)
        self._settings = settings
        self._sentences = sentences
        self._key = ""
        self.heading = plain_label("heading")
        keys = [ReadyMade(key) for key in offered]
        leaflets = [key for key in keys if key in LEAFLETS]
        if len(leaflets) == 1:  # it needs no list
            leaflets = []
        self.chips = {key: Chip() for key in keys if key not in leaflets}
        self.leaflets = {key: QAction(self) for key in leaflets}
        self.leaflets_button, self.own_button = ListChip(), ListChip()
        self.note = plain_label("soft", wraps=True)
        self.leaflets_menu, self.menu = QMenu(self), QMenu(self)
        self._names = QActionGroup(self)
        self._names.setExclusionPolicy(QActionGroup.ExclusionPolicy.ExclusiveOptional)
        self.save, self.rename, self.delete = (QAction(self) for _ in range(3))
        self._lay_out()
        self._connect()

    def _lay_out(self) -> None:
        flow = Flow(pixels(10))
        for each in (self.heading, *self.controls):
            flow.addWidget(each)
        edges = (RING_ROOM, RING_ROOM, RING_ROOM, 0)
        column(flow, self.note, gap=RING_ROOM, edges=edges, inside=self)

    @property
    def controls(self) -> list[QWidget]:
        """The chips, in tab order."""
        lists = (self.leaflets_button,) if self.leaflets else ()
        return [*self.chips.values(), *lists, self.own_button]

    def _connect(self) -> None:
        for kind, chip in self.chips.items():
            chip.clicked.connect(lambda _=False, kind=kind: self.chosen.emit(kind.value))
        for kind, action in self.leaflets.items():
            action.setCheckable(True)
            action.triggered.connect(lambda _=False, kind=kind: self.chosen.emit(kind.value))
        self.leaflets_menu.addActions([*self.leaflets.values()])
        self.leaflets_button.clicked.connect(self._open_leaflets)
        self.own_button.clicked.connect(self._open_menu)
        self._names.triggered.connect(lambda action: self.chosen.emit(own_key(action.data())))
        self.save.triggered.connect(self.ask_save)
        self.rename.triggered.connect(self.ask_rename)
        self.delete.triggered.connect(self.ask_delete)

    def show_texts(self) -> None:
        """Show all texts, as soon as the settings can be asked for."""
        self._retranslate()

    def show_key(self, key: str) -> None:
        """Show which settings are current; empty for none."""
        self._key = key
        for kind, chip in self.chips.items():
            chip.setChecked(kind.value == key)
        for kind, action in self.leaflets.items():
            action.setChecked(kind.value == key)
        self.leaflets_button.setChecked(key in self.leaflets)
        self.own_button.setChecked(bool(own_name(key)) or not key)
        self._tell()

    def _tell(self) -> None:
        sentences, name = self._sentences(), own_name(self._key)
        if self._key in sentences:
            self.note.setText(sentences[self._key])
        elif name:
            self.note.setText(self.tr("{name}: rules of your own.").format(name=name))
        else:
            self.note.setText(self.tr("Rules of your own. Here you can save them with a name."))
        self.own_button.show_name(name or self.tr("Your own rules"))
        is_leaflet = self._key in self.leaflets
        leaflet = ReadyMade(self._key) if is_leaflet else ReadyMade.PRINTED
        self.leaflets_button.show_name(self._words()[leaflet])

    def _open_leaflets(self) -> None:
        self.show_key(self._key)  # the click has changed the chip
        _open_below(self.leaflets_menu, self.leaflets_button)

    def _open_menu(self) -> None:
        self.show_key(self._key)  # the click has changed the chip
        self.menu.clear()
        for action in self._names.actions():
            self._names.removeAction(action)
            action.deleteLater()
        in_force = own_name(self._key)
        for name in self.own:
            action = QAction(without_mnemonic(name), self._names)
            action.setData(name)
            action.setCheckable(True)
            action.setChecked(name == in_force)
            self.menu.addAction(action)
        self.menu.addSeparator()
        self.save.setEnabled(self._settings() is not None)
        self.menu.addActions((self.save, self.rename, self.delete))
        self.rename.setEnabled(bool(in_force))
        self.delete.setEnabled(bool(in_force))
        _open_below(self.menu, self.own_button)

    def ask_save(self) -> None:
        """Ask for the name under which to save the current settings."""
        settings = self._settings()
        if settings is not None:
            self._ask_name(lambda name: with_own(self.own, name, settings), known=self.own)

    def ask_rename(self) -> None:
        """Ask for a new name for the current settings."""
        old = own_name(self._key)
        taken = without_own(self.own, old)
        self._ask_name(lambda name: renamed_own(self.own, old, name), taken=taken)

    def _ask_name(
        self,
        changed: Callable[[str], Mapping[str, Ready[O]]],
        *,
        known: Collection[str] | None = None,
        taken: Collection[str] = (),
    ) -> None:
        """Ask for a name with which to change the player's own settings; `taken` are not free."""

        def problem(name: str) -> str:
            if name_in(taken, name) is not None:
                return self.tr("Other rules have this name already.")
            if not is_name(tidy(name)):
                return self.tr("This name has characters that cannot be shown.")
            if len(written_own(changed(name))) > LONGEST_TEXT:
                return self.tr("There is no room for more rules of your own: delete some first.")
            return ""

        dialog = OwnName(own_name(self._key), problem, self, known=known)
        dialog.accepted.connect(lambda: self._keep(changed(dialog.name), tidy(dialog.name)))
        dialog.open()

    def ask_delete(self) -> None:
        """Ask whether to delete the current settings."""
        name = own_name(self._key)
        title = self.tr("Delete the rules {name}?").format(name=name)
        text = self.tr("Games that were played with them stay as they are.")
        answers = (self.tr("&Delete"), self.tr("&Keep them"))
        question = Question(self, title, text, answers, is_final=True)
        question.accepted.connect(lambda: self._keep(without_own(self.own, name)))
        question.open()

    def _keep(self, own: Mapping[str, Ready[O]], name: str = "") -> None:
        """Replace the player's own settings; the one with the name becomes current."""
        self.own = dict(own)
        self.own_changed.emit(written_own(own))
        self.chosen.emit(own_key(name) if name else "")

    def _words(self) -> dict[ReadyMade, str]:
        """The names of the program's settings; those for an age have a word below it."""
        return {
            ReadyMade.SIX: ReadyMade.SIX + "\n" + self.tr("plus, minus"),
            ReadyMade.EIGHT: ReadyMade.EIGHT + "\n" + self.tr("times"),
            ReadyMade.TEN: ReadyMade.TEN + "\n" + self.tr("everything"),
            ReadyMade.PRINTED: self.tr("Printed rules"),
            ReadyMade.POINTS: self.tr("For 250 points"),
            ReadyMade.TIMES_DIVIDE: self.tr("Times and divided by, four cards"),
            ReadyMade.FIVES: self.tr("Multiples of five"),
        }

    def _retranslate(self) -> None:
        self.heading.setText(self.tr("Rules for"))
        words, sentences = self._words(), self._sentences()
        for kind, action in self.leaflets.items():
            action.setText(words[kind])
        for kind, chip in self.chips.items():
            chip.setText(words[kind])
            set_tooltip(chip, sentences[kind])
            if kind not in LEAFLETS:
                age = kind.value.removesuffix("+")
                chip.setAccessibleName(self.tr("Age {age} and up").format(age=age))
        self.save.setText(self.tr("&Save these rules…"))
        self.rename.setText(self.tr("&Rename…"))
        self.delete.setText(self.tr("&Delete…"))
        self._tell()


def _open_below(menu: QMenu, chip: QWidget) -> None:
    menu.popup(chip.mapToGlobal(chip.rect().bottomLeft()))


class OwnName(AskingName):
    """Asks for a name until it can be used for saving settings."""

    def __init__(
        self,
        name: str,
        problem_with: Callable[[str], str],
        parent: QWidget,
        *,
        known: Collection[str] | None = None,
    ) -> None:
        """`known` are the names in use; without them, settings are renamed."""
        self._known = known
        super().__init__(name, problem_with, parent)

    def _follow(self) -> None:
        super()._follow()
        if self._known is None:
            return
        replaces = name_in(self._known, self.name) is not None
        self.yes.setText(self.tr("&Replace") if replaces else self.tr("&Save"))
        if replaces and self.yes.isEnabled():
            self.problem.setText(self.tr("The rules that have this name already are replaced."))

    def _retranslate(self) -> None:
        is_new = self._known is not None
        title = self.tr("Save these rules") if is_new else self.tr("Rename these rules")
        self.setWindowTitle(title)
        self.title.setText(title)
        self.field.setAccessibleName(self.tr("Name"))
        self.yes.setText(self.tr("&Rename"))
        self.no.setText(self.tr("&Cancel"))
        self._follow()
