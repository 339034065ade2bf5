"""The seats of a new game: persons who are known are offered, and take their portrait along."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from formula_desktop.formula.options import Options
from formula_desktop.look.theme import LIGHT
from formula_desktop.pages.new_game.digifeud import NewDigifeud
from formula_desktop.pages.new_game.formula import NewFormula
from formula_desktop.pages.new_game.seat import Seat
from formula_desktop.players import Level, Player
from formula_desktop.results.participants import COLOURS, PICTURES, Participant
from formula_desktop.store.games.notes import SavedSeat
from formula_desktop.store.settings.last_choice import Choice
from formula_desktop.widgets.person_dialog import PersonDialog, colour_in_words, picture_in_words
from tests.helpers.looks import rules_link

K = Qt.Key
LEFT = Qt.MouseButton.LeftButton
BEGAN = datetime(2026, 11, 20, tzinfo=UTC)


def person(name: str, colour: str = "", picture: str = "") -> Participant:
    return Participant(name.lower(), name, colour, picture, None, BEGAN)


NOOR, SAM, IDA = person("Noor", "teal", "fox"), person("Sam", "orange", "boat"), person("Ida")
Opened = Callable[..., NewFormula]

# what the offscreen platform can't do with a list that pops up
pytestmark = pytest.mark.qt_log_ignore(
    "does not support raise", "does not support grabbing", extend=True
)


@pytest.fixture
def open_dialog(qtbot: QtBot) -> Opened:
    opened = []  # else they would be gone once a test looks at a part of them only

    def open_one(
        *players: Player, persons: tuple[Participant, ...] | None = (NOOR, SAM, IDA)
    ) -> NewFormula:
        last = Choice(Options(), players).written if players else ""
        dialog = NewFormula(LIGHT, rules_link, last, None, persons)
        opened.append(dialog)
        qtbot.addWidget(dialog)
        dialog.show()
        qtbot.waitExposed(dialog)
        dialog.activateWindow()
        qtbot.waitUntil(dialog.isActiveWindow)
        return dialog

    return open_one


def write(qtbot: QtBot, seat: Seat, name: str) -> None:
    seat.person.setFocus()
    seat.name.selectAll()
    qtbot.keyClicks(seat.name, name)


def opened_look(seat: Seat) -> PersonDialog:
    (dialog,) = (each for each in seat.findChildren(PersonDialog) if each.isVisible())
    return dialog


# --- names --------------------------------------------------------------------------------------


def test_a_name_that_is_known_takes_that_persons_portrait(
    qtbot: QtBot, open_dialog: Opened
) -> None:
    dialog = open_dialog(Player("Noor"), Player("Ida"))
    seat = dialog.seats.seats[0]
    write(qtbot, seat, "Bo")
    before = seat.face
    assert before.participant == ""
    write(qtbot, seat, "sam")
    assert seat.face == SavedSeat("sam", "orange", "boat")
    assert seat.player == Player("Sam")
    completer = seat.person.completer()
    assert completer is not None
    popup = completer.popup()
    assert popup is not None
    popup.hide()
    dialog.start.setFocus()
    assert seat.name.text() == "Sam"
    write(qtbot, seat, "Samira")
    assert seat.face == before
    assert dialog.seats.faces == tuple(each.face for each in dialog.seats.seats)


def test_typing_completes(qtbot: QtBot, open_dialog: Opened) -> None:
    seat = open_dialog(Player("Zoë"), Player("Mo")).seats.seats[0]
    write(qtbot, seat, "no")
    completer = seat.person.completer()
    assert completer is not None
    model = completer.completionModel()
    assert [model.index(row, 0).data() for row in range(model.rowCount())] == ["Noor"]
    popup = completer.popup()
    assert popup is not None
    assert popup.isVisible()
    qtbot.keyClick(popup, K.Key_Down)
    qtbot.keyClick(popup, K.Key_Return)
    assert not popup.isVisible()
    assert seat.name.text() == "Noor"
    assert seat.face.picture == "fox"


def test_the_first_click_selects_the_name_so_that_typing_replaces_it(
    qtbot: QtBot, open_dialog: Opened
) -> None:
    dialog = open_dialog(Player("Noor"), Player("Player 2"))
    field = dialog.seats.seats[1].name
    qtbot.mouseClick(field, LEFT, pos=QPoint(8, field.height() // 2))
    qtbot.keyClicks(field, "Mama")
    assert field.text() == "Mama"
    qtbot.mouseClick(field, LEFT, pos=QPoint(2, field.height() // 2))
    qtbot.keyClicks(field, "O")
    assert field.text() == "OMama", "a second click sets the cursor"


def test_the_arrow_keys_go_through_those_who_have_played(qtbot: QtBot, open_dialog: Opened) -> None:
    seat = open_dialog(Player("Zoë"), Player("Mo")).seats.seats[0]
    seat.person.setFocus()
    names = []
    for _ in range(3):
        qtbot.keyClick(seat.person, K.Key_Down)
        names.append(seat.name.text())
    assert names == ["Noor", "Sam", "Ida"]


def test_the_wheel_changes_nobody(qtbot: QtBot, open_dialog: Opened) -> None:
    seat = open_dialog(Player("Noor"), Player("Mo")).seats.seats[0]
    middle = QPointF(seat.person.rect().center())
    wheel = QWheelEvent(
        middle,
        seat.person.mapToGlobal(middle),
        QPoint(),
        QPoint(0, -120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(seat.person, wheel)
    assert seat.name.text() == "Noor"


def test_a_computer_is_nobody_who_has_played(qtbot: QtBot, open_dialog: Opened) -> None:
    dialog = open_dialog(Player("Noor"), Player("Noor", Level.EASY))
    seat = dialog.seats.seats[1]
    assert seat.face == SavedSeat()
    assert seat.known is None
    assert not seat.portrait.isEnabled()
    assert not seat.person.is_offering
    seat.person.showPopup()
    view = seat.person.view()
    assert view is not None
    assert not view.isVisible()
    seat.person.setFocus()
    qtbot.keyClick(seat.person, K.Key_Down)
    assert seat.name.text() == "Noor"
    seat.kind.setCurrentIndex(0)
    assert seat.person.is_offering
    seat.name.setText("Noor")
    assert seat.face.participant == "noor"


def test_without_results_names_are_just_names(qtbot: QtBot, open_dialog: Opened) -> None:
    dialog = open_dialog(Player("Noor"), Player("noor"), persons=None)
    seat = dialog.seats.seats[0]
    assert not seat.person.is_offering
    assert seat.face.participant == ""
    assert seat.face.picture in PICTURES
    assert dialog.remark.text() == ""
    assert dialog.start.isEnabled()


def test_who_played_last_is_offered_instead_of_a_name_that_nobody_chose(
    open_dialog: Opened,
) -> None:
    computer = Player("Computer", Level.NORMAL)
    names = [player.name for player in open_dialog().seats.players]
    assert names == ["Noor", "Computer"]
    two = open_dialog(Player("Player"), Player("Player 2"), computer)
    assert [player.name for player in two.seats.players] == ["Noor", "Sam", "Computer"]
    known = open_dialog(Player("Player"), computer, persons=(NOOR, person("Player")))
    assert known.seats.players[0].name == "Player"
    nobody = open_dialog(persons=())
    assert nobody.seats.players[0].name == "Player"


def test_who_is_known_and_sits_nowhere_is_proposed_for_a_new_person(open_dialog: Opened) -> None:
    dialog = open_dialog()
    assert names_of(dialog) == ["Noor", "Computer"]
    dialog.seats.seats[1].kind.setCurrentIndex(0)
    assert names_of(dialog) == ["Noor", "Sam"]
    assert dialog.seats.seats[1].face.participant
    dialog.seats.seats[1].kind.setCurrentIndex(1)
    assert names_of(dialog) == ["Noor", "Computer"]
    alone = open_dialog(persons=(NOOR,))
    alone.seats.seats[1].kind.setCurrentIndex(0)
    assert names_of(alone) == ["Noor", "Player"]


def names_of(dialog: NewFormula) -> list[str]:
    return [player.name for player in dialog.seats.players]


def test_a_name_that_nobody_has_any_more_is_one_that_nobody_chose(open_dialog: Opened) -> None:
    computer = Player("Gone", Level.NORMAL)
    offered = names_of(open_dialog(Player("Gone"), Player("noor"), computer))
    assert offered == ["Sam", "Noor", "Gone"]
    many = [Player(name) for name in ("Gone", "Away", "Left", "Lost", "Player")]
    assert names_of(open_dialog(*many)) == ["Noor", "Sam", "Ida", "Player", "Player 2"]
    assert names_of(open_dialog(*many[:2], persons=())) == ["Player", "Player 2"]
    assert names_of(open_dialog(*many[:2], persons=None)) == ["Gone", "Away"]


# --- pictures and colours -----------------------------------------------------------------------


def test_new_persons_look_different(qtbot: QtBot, open_dialog: Opened) -> None:
    names = ("A", "B", "C", "D", "E")
    dialog = open_dialog(*map(Player, names))
    for seat, name in zip(dialog.seats.seats, names, strict=True):
        write(qtbot, seat, name)
    faces = dialog.seats.faces
    assert len({face.picture for face in faces}) == len(names)
    assert len({face.colour for face in faces}) == len(names)
    assert not {"fox", "boat"} & {face.picture for face in faces}


def test_picture_and_colour_are_chosen_by_keys(qtbot: QtBot, open_dialog: Opened) -> None:
    dialog = open_dialog(Player("Noor"), Player("Mo"))
    seat = dialog.seats.seats[0]
    seat.portrait.setFocus()
    qtbot.keyClick(seat.portrait, K.Key_Return)
    look = opened_look(seat)
    assert (look.picture, look.colour) == ("fox", "teal")
    qtbot.waitUntil(look.pictures["fox"].hasFocus)
    qtbot.keyClick(look.pictures["fox"], K.Key_Right)
    assert look.picture == "owl"
    focus = look.focusWidget()
    assert focus is look.pictures["owl"]
    qtbot.keyClick(focus, K.Key_Tab)
    focus = look.focusWidget()
    assert focus is look.colours["teal"]
    qtbot.keyClick(focus, K.Key_Left)
    assert look.colour == "green"
    qtbot.keyClick(look.colours["green"], K.Key_Return)
    assert not look.isVisible()
    assert seat.face == SavedSeat("noor", "green", "owl")
    assert dialog.isVisible()


def test_leaving_the_choice_changes_nothing(qtbot: QtBot, open_dialog: Opened) -> None:
    seat = open_dialog(Player("Noor"), Player("Mo")).seats.seats[0]
    qtbot.mouseClick(seat.portrait, LEFT)
    look = opened_look(seat)
    qtbot.mouseClick(look.pictures["sun"], LEFT)
    qtbot.keyClick(look, K.Key_Escape)
    assert seat.face == SavedSeat("noor", "teal", "fox")


def test_what_was_chosen_belongs_to_the_person_not_to_the_seat(
    qtbot: QtBot, open_dialog: Opened
) -> None:
    seat = open_dialog(Player("Noor"), Player("Mo")).seats.seats[0]
    qtbot.mouseClick(seat.portrait, LEFT)
    look = opened_look(seat)
    qtbot.mouseClick(look.pictures["sun"], LEFT)
    qtbot.mouseClick(look.done_button, LEFT)
    write(qtbot, seat, "Sam")
    assert seat.face.picture == "boat"
    write(qtbot, seat, "Noor")
    assert seat.face == SavedSeat("noor", "teal", "sun")


def test_every_picture_and_colour_has_a_word() -> None:
    words = [picture_in_words(name) for name in PICTURES] + [
        colour_in_words(name) for name in COLOURS
    ]
    assert all(words)
    assert len(set(words)) == len(words)
    assert picture_in_words("no such") == colour_in_words("no such") == ""


# --- games that do not count --------------------------------------------------------------------


def test_a_person_may_sit_twice_but_not_silently(qtbot: QtBot, open_dialog: Opened) -> None:
    dialog = open_dialog(Player("Noor"), Player("Zoë"))
    assert dialog.remark.text() == ""
    write(qtbot, dialog.seats.seats[1], "noor ")
    assert dialog.remark.text() == "Noor sits there twice: this game does not count in the results."
    assert dialog.remark.isVisible()
    assert dialog.start.isEnabled()
    write(qtbot, dialog.seats.seats[1], "a" * 41)
    assert not dialog.remark.isVisible()
    assert dialog.problem.isVisible()


def test_computers_alone_play_for_nobody(qtbot: QtBot) -> None:
    dialog = NewDigifeud(LIGHT, rules_link, "", None, (NOOR,))
    qtbot.addWidget(dialog)
    dialog.show()
    assert dialog.remark.text() == ""
    dialog.seats.seats[0].kind.setCurrentIndex(2)
    assert dialog.remark.text() == "A game with only computers does not count in the results."
    assert dialog.start.isEnabled()


def test_two_computers_of_one_level_may_play_along(open_dialog: Opened) -> None:
    two = Player("One", Level.EASY), Player("Other", Level.EASY)
    assert open_dialog(Player("Noor"), *two).remark.text() == ""


# --- words --------------------------------------------------------------------------------------


def test_buttons_without_words_say_what_they_are_for(open_dialog: Opened) -> None:
    dialog = open_dialog(Player("Noor"), Player("Mo"), Player("Zoë"))
    seat = dialog.seats.seats[0]
    assert seat.remove.accessibleName() == "Remove Noor"
    assert seat.portrait.accessibleName() == "Picture and colour of Noor"
    QApplication.sendEvent(seat, QEvent(QEvent.Type.LanguageChange))
    assert seat.remove.toolTip() == "Remove Noor"


def test_long_names_show_their_beginning(qtbot: QtBot, open_dialog: Opened) -> None:
    long = person("Noor van der Berg-Schippers de Jongere")
    dialog = open_dialog(Player("x" * 40), Player("Mo"), persons=(long, SAM))
    first, second = dialog.seats.seats
    assert first.name.cursorPosition() == 0
    first.person.setCurrentIndex(0)
    assert (first.name.text(), first.name.cursorPosition()) == (long.name, 0)
    second.name.setFocus()
    second.person.setCurrentIndex(0)
    second.person.activated.emit(0)
    assert (second.name.text(), second.name.cursorPosition()) == (long.name, 0)
    second.name.clear()
    qtbot.keyClicks(second.name, "Zo")
    assert second.name.cursorPosition() == 2  # what is being written is seen


def test_a_computer_never_takes_a_persons_name_and_each_comes_back(open_dialog: Opened) -> None:
    dialog = open_dialog(Player("Noor"), Player("Robbie", Level.EASY))
    first, second = dialog.seats.seats
    first.kind.setCurrentIndex(2)
    assert first.name.text() == "Computer"
    first.kind.setCurrentIndex(3)  # another level is the same computer
    assert first.name.text() == "Computer"
    first.kind.setCurrentIndex(0)
    assert first.name.text() == "Noor"
    second.kind.setCurrentIndex(0)
    assert second.name.text() != "Robbie"
    second.kind.setCurrentIndex(1)
    assert second.name.text() == "Robbie"
    second.name.selectAll()
    QTest.keyClicks(second.name, "Lisa")
    second.kind.setCurrentIndex(0)
    assert second.name.text() == "Lisa", "whoever typed that meant a person"


# --- the levels ---------------------------------------------------------------------------------


@pytest.mark.parametrize("dialog", [NewFormula, NewDigifeud])
def test_each_level_that_sits_there_is_explained(
    qtbot: QtBot, dialog: type[NewFormula | NewDigifeud]
) -> None:
    made = dialog(LIGHT, lambda game, option: QWidget())
    qtbot.addWidget(made)
    seats: Any = made.seats
    sentences = set()
    for row, level in enumerate(Level, 1):
        seats.seats[1].kind.setCurrentIndex(row)
        sentence = made.first.levels.text()
        assert sentence.startswith(f"{level.title()}: ")
        assert sentence.endswith(".")
        sentences.add(sentence)
    assert len(sentences) == len(Level)
    seats.seats[0].kind.setCurrentIndex(1)
    first, second = made.first.levels.text().splitlines()
    assert (first.split(":")[0], second.split(":")[0]) == ("Beginner", "Master")
    seats.seats[0].kind.setCurrentIndex(5)
    assert len(made.first.levels.text().splitlines()) == 1
    for seat in seats.seats:
        seat.kind.setCurrentIndex(0)
    assert made.first.levels.isHidden()


def test_an_added_computer_has_the_level_of_the_others(open_dialog: Opened) -> None:
    seats = open_dialog(Player("Noor"), Player("Computer", Level.BEGINNER)).seats
    seats.add.click()
    assert [seat.level for seat in seats.seats] == [None, Level.BEGINNER, Level.BEGINNER]


def test_the_list_of_levels_says_what_each_is_like(qtbot: QtBot, open_dialog: Opened) -> None:
    dialog = open_dialog()
    box = dialog.seats.seats[1].kind
    box.showPopup()
    view = box.view()
    qtbot.waitUntil(view.isVisible)
    assert box.currentText() == f"Computer, {Level.EASY}"
    easy = box.model().index(1 + list(Level).index(Level.EASY), 0)
    assert easy.data(Qt.ItemDataRole.AccessibleDescriptionRole) == "overlooks much"
    assert view.width() >= view.sizeHintForColumn(0) > box.sizeHint().width()
    assert view.visualRect(easy).width() >= view.sizeHintForIndex(easy).width()
    box.hidePopup()
