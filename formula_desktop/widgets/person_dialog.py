"""The dialogs that choose a person's picture and colour, and the name as well."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import (
    QButtonGroup,
    QDialog,
    QGridLayout,
    QVBoxLayout,
    QWidget,
)

from formula_desktop.look.theme import Theme
from formula_desktop.players import LONGEST_NAME, Player
from formula_desktop.results.participants import COLOURS, PICTURES
from formula_desktop.widgets.asking import GAP, answers
from formula_desktop.widgets.layouts import STRETCH, Part, add, column, pixels, row
from formula_desktop.widgets.names import NameField
from formula_desktop.widgets.plain_text import plain_label, set_tooltip
from formula_desktop.widgets.portrait_button import PortraitButton
from formula_desktop.widgets.translated import Translated

_SHOWN: Final = 112  # side of the preview, in units
_OFFERED: Final = 46
_IN_A_ROW: Final = 8
_EDGE: Final = 26  # in units


class PersonDialog(Translated, QDialog):
    """Sixteen pictures, eight colours, and a preview; `open()` returns at once."""

    def __init__(
        self, theme: Theme, player: Player, picture: str, colour: str, parent: QWidget
    ) -> None:
        """`picture` and `colour` are selected first."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._player = player
        self._title = plain_label("title")
        self._labels = [plain_label("heading"), plain_label("heading")]
        self._shown = PortraitButton(theme, _SHOWN)
        self._shown.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._shown.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.pictures = {name: PortraitButton(theme, _OFFERED) for name in PICTURES}
        self.colours = {name: PortraitButton(theme, _OFFERED) for name in COLOURS}
        self._groups = [self._grouped(self.pictures), self._grouped(self.colours)]
        self.done_button, self.cancel = answers(self)
        self._lay_out()
        self.pictures.get(picture, self.pictures[PICTURES[0]]).setChecked(True)
        self.colours.get(colour, self.colours[COLOURS[0]]).setChecked(True)
        for group in self._groups:
            _keep_one_in_tab_order(group)
        self._retranslate()
        self.pictures[self.picture].setFocus()

    @property
    def picture(self) -> str:
        """The selected picture."""
        return _chosen(self.pictures)

    @property
    def colour(self) -> str:
        """The selected colour."""
        return _chosen(self.colours)

    def _grouped(self, buttons: dict[str, PortraitButton]) -> QButtonGroup:
        group = QButtonGroup(self)
        for button in buttons.values():
            button.setCheckable(True)
            button.toggled.connect(self._show_portraits)
            group.addButton(button)
        return group

    def _lay_out(self) -> None:
        gap = pixels(GAP)
        choices = column(*self._parts_above, gap=gap // 2)
        for label, buttons in zip(self._labels, (self.pictures, self.colours), strict=True):
            grid = QGridLayout()
            grid.setContentsMargins(0, 0, 0, gap // 2)
            grid.setSpacing(pixels(6))
            for number, button in enumerate(buttons.values()):
                grid.addWidget(button, *divmod(number, _IN_A_ROW))
            add(choices, label, grid)
        preview = row(self._shown, (choices, 1), gap=2 * gap)
        preview.setAlignment(self._shown, Qt.AlignmentFlag.AlignCenter)
        ending = row(STRETCH, self.cancel, self.done_button, gap=gap)
        whole = column(self._title, preview, ending, gap=gap, edges=pixels(_EDGE), inside=self)
        whole.setSizeConstraint(QVBoxLayout.SizeConstraint.SetFixedSize)

    @property
    def _parts_above(self) -> tuple[Part, ...]:
        """The widgets above the pictures."""
        return ()

    def _show_portraits(self) -> None:
        """Update all pictures to the selected colour, and all colours to the selected picture."""
        if any(group.checkedButton() is None for group in self._groups):
            return
        for name, button in self.pictures.items():
            button.show_player(self._player, name, self.colour)
        for name, button in self.colours.items():
            button.show_player(self._player, self.picture, name)
        self._shown.show_player(self._player, self.picture, self.colour)
        self._shown.setAccessibleName(
            self.tr("{picture}, {colour}").format(
                picture=picture_in_words(self.picture), colour=colour_in_words(self.colour)
            )
        )

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Picture and colour"))
        self._title.setText(self._player.name or self.tr("Picture and colour"))
        for label, words in zip(self._labels, (self.tr("Picture"), self.tr("Colour")), strict=True):
            label.setText(words)
        kinds = ((self.pictures, picture_in_words), (self.colours, colour_in_words))
        for buttons, in_words in kinds:
            for name, button in buttons.items():
                button.setAccessibleName(in_words(name))
                set_tooltip(button, in_words(name))
        self.cancel.setText(self.tr("Ca&ncel"))
        self.done_button.setText(self.tr("&Choose"))
        self._show_portraits()


class PersonDialogWithName(PersonDialog):
    """Asks for the name too, until it can be used."""

    def __init__(
        self,
        theme: Theme,
        player: Player,
        picture: str,
        colour: str,
        parent: QWidget,
        problem_with: Callable[[str], str],
    ) -> None:
        """`problem_with` says in a sentence why a name cannot be used; empty if it can.

        Without a name, `player` is somebody to add.
        """
        self._problem_with = problem_with
        self._is_new = not player.name
        self.field = NameField(player.name)
        self.field.setMaxLength(LONGEST_NAME)
        self.problem = plain_label("danger", wraps=True)
        self.problem.setMinimumHeight(2 * self.problem.fontMetrics().lineSpacing())
        self.problem.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._name_label = plain_label("heading")
        super().__init__(theme, player, picture, colour, parent)
        self.field.textChanged.connect(self._follow_name)
        self._follow_name()
        self.field.selectAll()
        self.field.setFocus()

    @property
    def name(self) -> str:
        """The name as typed."""
        return self.field.text()

    @property
    def _parts_above(self) -> tuple[Part, ...]:
        return self._name_label, self.field, self.problem

    def _follow_name(self) -> None:
        has_name = bool(self.name.strip())
        problem = self._problem_with(self.name) if has_name else ""
        self.problem.setText(problem)
        self.done_button.setEnabled(has_name and not problem)
        self._player = Player(self.name)
        self._show_portraits()

    def _retranslate(self) -> None:
        super()._retranslate()
        self._name_label.setText(self.tr("Name"))
        self.field.setAccessibleName(self.tr("Name"))
        title = self.tr("Add a player") if self._is_new else self.tr("Name and picture")
        self.setWindowTitle(title)
        self._title.setText(title)
        self.done_button.setText(self.tr("&Add") if self._is_new else self.tr("&Save"))


def picture_in_words(picture: str) -> str:
    """The name of a picture; empty if it is unknown."""
    return {
        "cat": QCoreApplication.translate("Portrait", "cat"),
        "dog": QCoreApplication.translate("Portrait", "dog"),
        "fox": QCoreApplication.translate("Portrait", "fox"),
        "owl": QCoreApplication.translate("Portrait", "owl"),
        "bear": QCoreApplication.translate("Portrait", "bear"),
        "fish": QCoreApplication.translate("Portrait", "fish"),
        "frog": QCoreApplication.translate("Portrait", "frog"),
        "rabbit": QCoreApplication.translate("Portrait", "rabbit"),
        "boat": QCoreApplication.translate("Portrait", "boat"),
        "rocket": QCoreApplication.translate("Portrait", "rocket"),
        "star": QCoreApplication.translate("Portrait", "star"),
        "sun": QCoreApplication.translate("Portrait", "sun"),
        "moon": QCoreApplication.translate("Portrait", "moon"),
        "tree": QCoreApplication.translate("Portrait", "tree"),
        "flower": QCoreApplication.translate("Portrait", "flower"),
        "kite": QCoreApplication.translate("Portrait", "kite"),
    }.get(picture, "")


def colour_in_words(colour: str) -> str:
    """The name of a portrait colour; empty if it is unknown."""
    return {
        "red": QCoreApplication.translate("Portrait", "red"),
        "orange": QCoreApplication.translate("Portrait", "orange"),
        "yellow": QCoreApplication.translate("Portrait", "yellow"),
        "green": QCoreApplication.translate("Portrait", "green"),
        "teal": QCoreApplication.translate("Portrait", "sea green"),
        "blue": QCoreApplication.translate("Portrait", "blue"),
        "purple": QCoreApplication.translate("Portrait", "purple"),
        "grey": QCoreApplication.translate("Portrait", "grey"),
    }.get(colour, "")


def _chosen(buttons: dict[str, PortraitButton]) -> str:
    return next(name for name, button in buttons.items() if button.isChecked())


def _keep_one_in_tab_order(group: QButtonGroup) -> None:
    """Let Tab reach only the selected button; Qt does so only after one of them has had focus."""
    for button in group.buttons():
        is_chosen = button.isChecked()
        button.setFocusPolicy(
            Qt.FocusPolicy.StrongFocus if is_chosen else Qt.FocusPolicy.ClickFocus
        )
