"""A lesson with teams: its dialog, whose turn it is at the table, and going on another day."""

from __future__ import annotations

from collections import Counter
from datetime import timedelta
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from formula_desktop.clock import today
from formula_desktop.kinds.kind import ReadyMade
from formula_desktop.kinds.registry import KINDS
from formula_desktop.models.words.results import seats_in_words
from formula_desktop.pages.new_game.lesson.dialog import LessonDialog
from formula_desktop.pages.new_game.lesson.game import AGES
from formula_desktop.pages.outcome.wish import Wish
from formula_desktop.pages.standings.classes.entering import Entering
from formula_desktop.players import FAIR_TURNS
from formula_desktop.shell.main_window import MainWindow
from formula_desktop.store.games.notes import NotCounted
from formula_desktop.store.games.seating import Deed, PersonChange
from formula_desktop.store.settings.settings import Settings, SizeChoice
from formula_desktop.widgets.asking import Question
from formula_desktop.widgets.person_dialog import PersonDialog
from tests.helpers.screen.glass import Sand
from tests.helpers.screen.heard import listen
from tests.helpers.window import Open, game_in

LEFT = Qt.MouseButton.LeftButton
NAMES = ("Emma", "Noah", "Julia", "Lucas", "Zoë", "Björn", "Céline", "<b>Ida</b>", "Sam", "Noor")

LATER = "The lesson waits on Home until another day."

pytestmark = pytest.mark.qt_log_ignore("does not support (raise|grabbing)", extend=True)


def add_class(qtbot: QtBot, window: MainWindow, *names: str, name: str = "Groep 5") -> str:
    """Add a class with its pupils; returns its key."""
    qtbot.waitUntil(lambda: window.games.archive.book is not None)
    book = window.games.archive.book
    assert book is not None
    return book.add_class(name, names or NAMES)


def opened(qtbot: QtBot, window: MainWindow, key: str = "") -> LessonDialog:
    qtbot.waitUntil(lambda: window.findChild(LessonDialog) is None)
    if key:
        window.games.ask_lesson(key)
    else:
        window.offered.lesson.trigger()
    dialog = window.findChild(LessonDialog)
    assert dialog is not None
    qtbot.waitExposed(dialog)
    return dialog


def click(widget: Any) -> None:
    QTest.mouseClick(widget, LEFT)


def begin(qtbot: QtBot, window: MainWindow, game: str, teams: int = 2) -> Any:
    """Begin a lesson with the class; returns the game."""
    dialog = opened(qtbot, window)
    click(dialog.games.chips[["formula", "digifeud"].index(game)])
    click(dialog.numbers.chips[teams - 1])
    click(dialog.start)
    qtbot.waitUntil(lambda: game_in(window).draft is not None)
    return game_in(window)


def pass_on(qtbot: QtBot, game: Any) -> None:
    """Let the turn pass, without an end."""
    if not game.pass_without_end():
        raise AssertionError("this would be the end")
    qtbot.waitUntil(lambda: game.draft is not None)


# --- the dialog ---------------------------------------------------------------------------------


def test_without_a_class_one_can_be_added(qtbot: QtBot, window: MainWindow) -> None:
    qtbot.waitUntil(lambda: window.games.archive.book is not None)
    window.offered.lesson.trigger()
    question = window.findChild(Question)
    assert question is not None
    assert question.title.text() == "There is no class with pupils yet."
    assert window.findChild(LessonDialog) is None
    click(question.yes)
    dialog = window.findChild(Entering)
    assert dialog is not None
    assert dialog.isVisible()
    dialog.field.setText("Groep 5")
    dialog.list.setPlainText("Emma\nNoah\nJulia")
    click(dialog.yes)
    qtbot.waitUntil(lambda: window.findChild(LessonDialog) is not None)
    lesson = window.findChild(LessonDialog)
    assert lesson is not None
    assert lesson.class_name == "Groep 5", "it goes on"
    click(lesson.start)
    qtbot.waitUntil(lambda: game_in(window).draft is not None)


def test_home_offers_a_lesson_once_there_is_a_class(qtbot: QtBot, open_window: Open) -> None:
    window = open_window()
    qtbot.waitUntil(lambda: window.games.archive.book is not None)
    assert not window.home.with_class.isVisible()
    add_class(qtbot, window)
    window.games.archive.changed.emit()
    window.show_home()
    assert window.home.with_class.isVisible()
    click(window.home.with_class)
    dialog = window.findChild(LessonDialog)
    assert dialog is not None
    click(dialog.start)
    qtbot.waitUntil(lambda: game_in(window).draft is not None)
    window.close()
    window = open_window()
    assert window.home.with_class.isVisible()


def test_everybody_is_in_one_of_two_teams_by_lot(qtbot: QtBot, window: MainWindow) -> None:
    add_class(qtbot, window)
    dialog = opened(qtbot, window)
    assert [len(team) for team in dialog.teams] == [5, 5]
    names = {key: chip.text() for key, chip in dialog.pupils.chips.items()}
    assert sorted(names.values()) == sorted(NAMES)
    for team, chips in zip(dialog.teams, dialog.members, strict=False):
        assert [chip.text() for chip in chips.chips.values()] == [names[each] for each in team]
    lots = {dialog.teams}
    for _ in range(5):
        click(dialog.lot)
        lots.add(dialog.teams)
    assert len(lots) > 3
    click(dialog.list)
    assert dialog.teams == (tuple(dialog.present[::2]), tuple(dialog.present[1::2]))


def test_who_is_absent_is_in_no_team_and_who_comes_late_joins_one(
    qtbot: QtBot, window: MainWindow
) -> None:
    add_class(qtbot, window)
    dialog = opened(qtbot, window)
    late = dialog.teams[0][0]
    click(dialog.pupils.chips[late])
    assert late not in {*dialog.teams[0], *dialog.teams[1]}
    assert not dialog.pupils.chips[late].isChecked()
    click(dialog.lot)
    assert late not in {*dialog.teams[0], *dialog.teams[1]}
    assert sorted(len(team) for team in dialog.teams) == [4, 5]
    click(dialog.pupils.chips[late])
    assert [len(team) for team in dialog.teams] == [5, 5]


def test_a_click_moves_a_pupil_and_a_team_needs_somebody(qtbot: QtBot, window: MainWindow) -> None:
    add_class(qtbot, window, "Emma", "Noah", "Julia")
    dialog = opened(qtbot, window)
    click(dialog.list)
    first, third = dialog.teams[0]
    click(dialog.members[0].chips[first])
    assert dialog.teams[0] == (third,)
    assert dialog.teams[1][-1] == first
    click(dialog.members[0].chips[third])
    assert not dialog.start.isEnabled()
    assert dialog.problem.text() == "Each team needs somebody."
    click(dialog.members[1].chips[third])
    assert dialog.start.isEnabled()


def test_formula_has_up_to_five_teams_and_digifeud_two(qtbot: QtBot, window: MainWindow) -> None:
    add_class(qtbot, window)
    dialog = opened(qtbot, window)
    click(dialog.numbers.chips[4])
    assert [len(team) for team in dialog.teams] == [2, 2, 2, 2, 2]
    click(dialog.games.chips[1])
    assert len(dialog.teams) == 2
    offered = [chip.isVisible() for chip in dialog.numbers.chips]
    assert offered == [False, True, False, False, False], "a whole class only solves exercises"
    click(dialog.start)
    qtbot.waitUntil(lambda: game_in(window).draft is not None)
    window.games.leave_table()
    dialog = opened(qtbot, window)
    assert dialog.games.chips[1].isChecked()
    assert [chip.isVisible() for chip in dialog.numbers.chips] == offered, "from the beginning"
    teams = dialog.teams
    click(dialog.ages.chips[0])
    assert dialog.teams == teams
    dialog.close()


def test_teams_that_are_too_many_for_a_game_come_back(qtbot: QtBot, window: MainWindow) -> None:
    add_class(qtbot, window)
    dialog = opened(qtbot, window)
    click(dialog.numbers.chips[2])
    first = dialog.teams[0][0]
    click(dialog.members[0].chips[first])
    by_hand = dialog.teams
    click(dialog.games.chips[1])
    assert len(dialog.teams) == 2
    assert "Digifeud has 2 at most" in dialog._panel.how.text()
    click(dialog.games.chips[0])
    assert dialog.teams == by_hand
    assert "New teams" not in dialog._panel.how.text()
    click(dialog.games.chips[1])
    absent = dialog.present[-1]
    click(dialog.pupils.chips[absent])
    click(dialog.games.chips[0])
    assert dialog.teams == tuple(tuple(each for each in team if each != absent) for team in by_hand)


def test_absent_pupils_leave_even_teams_unless_moved_by_hand(
    qtbot: QtBot, window: MainWindow
) -> None:
    add_class(qtbot, window)
    dialog = opened(qtbot, window)
    click(dialog.numbers.chips[1])
    for pupil in dialog.teams[0][:3]:
        click(dialog.pupils.chips[pupil])
    assert sorted(map(len, dialog.teams)) == [3, 4]
    click(dialog.members[0].chips[dialog.teams[0][0]])
    sizes = [len(each) for each in dialog.teams]
    click(dialog.pupils.chips[dialog.teams[0][0]])
    assert [len(each) for each in dialog.teams] == [sizes[0] - 1, sizes[1]]


def test_names_are_in_the_order_of_a_register(qtbot: QtBot, window: MainWindow) -> None:
    add_class(qtbot, window, "Zoë", "Émile", "Farid", "Emma")
    dialog = opened(qtbot, window)
    names = [chip.text() for chip in dialog.pupils.chips.values()]
    assert names == ["Émile", "Emma", "Farid", "Zoë"]


def test_it_opens_with_the_class_that_is_wanted(qtbot: QtBot, window: MainWindow) -> None:
    add_class(qtbot, window)
    other = add_class(qtbot, window, "Ann", "Bob", name="Groep 8")
    dialog = opened(qtbot, window, other)
    assert dialog.classes.currentText() == "Groep 8"
    assert sorted(chip.text() for chip in dialog.pupils.chips.values()) == ["Ann", "Bob"]


def test_what_is_chosen_is_played(qtbot: QtBot, window: MainWindow, settings: Settings) -> None:
    add_class(qtbot, window)
    dialog = opened(qtbot, window)
    click(dialog.games.chips[0])
    click(dialog.numbers.chips[2])
    click(dialog.ages.chips[AGES.index(ReadyMade.TEN)])
    dialog.glass.setCurrentIndex(dialog.glass.findData("45"))
    dialog.glass.activated.emit(dialog.glass.currentIndex())
    rota = dialog.rota
    click(dialog.start)
    qtbot.waitUntil(lambda: game_in(window).draft is not None)
    game, shown = game_in(window), window.games.autosave.shown
    assert [player.name for player in game.players] == ["Team 1", "Team 2", "Team 3"]
    expected = KINDS["formula"].ready_made[ReadyMade.TEN].options
    assert game.state.options == KINDS["formula"].with_open(expected, True)
    assert game.rota == rota
    assert not game.is_covered
    assert settings.size is SizeChoice.PROJECTOR
    assert shown is not None
    assert shown.notes.not_counted is NotCounted.CHOSEN
    assert [seat.participant for seat in shown.notes.seats] == ["", "", ""]
    assert window.play is not None
    glass = window.play.page.turn_time.glass
    assert glass is not None
    assert glass.seconds == 45


def test_teams_have_looks_and_names_of_their_own(qtbot: QtBot, window: MainWindow) -> None:
    add_class(qtbot, window)
    dialog = opened(qtbot, window)
    click(dialog.numbers.chips[4])
    looks = [(face.colour, face.picture) for face in dialog.faces]
    assert len({colour for colour, _ in looks}) == len({picture for _, picture in looks}) == 5
    click(dialog.numbers.chips[1])
    first, second, *_ = dialog.team_rows
    second.field.setText(" team  1 ")
    assert dialog.problem.text() == "Two teams have the same name."
    assert not dialog.start.isEnabled()
    second.field.setText("The Owls")
    assert not dialog.problem.text()
    click(second.portrait)
    looking = next(each for each in dialog.findChildren(PersonDialog) if each.isVisible())
    click(looking.pictures["owl"])
    click(looking.done_button)
    click(dialog.start)
    qtbot.waitUntil(lambda: game_in(window).draft is not None)
    game, shown = game_in(window), window.games.autosave.shown
    assert [player.name for player in game.players] == ["Team 1", "The Owls"]
    assert [face.picture for face in game.faces] == [first.face.picture, "owl"]
    assert shown is not None
    assert shown.notes.title == "Lesson with Groep 5"
    assert all(not seat.participant for seat in shown.notes.seats)


def test_the_next_lesson_of_the_day_begins_as_the_last_one(
    qtbot: QtBot, open_window: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window()
    add_class(qtbot, window)
    add_class(qtbot, window, "Ann", "Bob", name="Groep 8")
    dialog = opened(qtbot, window)
    absent = dialog.present[3]
    click(dialog.pupils.chips[absent])
    click(dialog.games.chips[1])
    click(dialog.ages.chips[AGES.index(ReadyMade.TEN)])
    dialog.team_rows[0].field.setText("Foxes")
    teams, name = dialog.teams, dialog.class_name
    click(dialog.start)
    window.close()
    window = open_window()
    qtbot.waitUntil(lambda: window.games.archive.book is not None)
    dialog = opened(qtbot, window)
    assert (dialog.teams, dialog.class_name) == (teams, name)
    assert not dialog.pupils.chips[absent].isChecked()
    assert [chip.isChecked() for chip in dialog.games.chips] == [False, True]
    assert dialog.ages.chips[AGES.index(ReadyMade.TEN)].isChecked()
    assert dialog.team_rows[0].name == "Foxes"
    dialog.choose(dialog.classes.keys[1])
    assert dialog.team_rows[0].name == "Team 1", "the other class has had no lesson"
    assert sum(map(len, dialog.teams)) == 2
    dialog.close()
    later = today() + timedelta(days=1)
    monkeypatch.setattr("formula_desktop.pages.new_game.lesson.dialog.today", lambda: later)
    dialog = opened(qtbot, window)
    assert len(dialog.present) == len(NAMES), "another day"
    assert [each for team in dialog.teams for each in team if each != absent] == [
        each for team in teams for each in team
    ]
    assert dialog.team_rows[0].name == "Foxes"


def test_the_hourglass_belongs_to_the_lesson(
    qtbot: QtBot, window: MainWindow, settings: Settings
) -> None:
    add_class(qtbot, window)
    begin(qtbot, window, "digifeud")
    first = window.games.autosave.shown
    begin(qtbot, window, "formula")
    assert window.play is not None
    window.play.page.turn_time.choose(15)
    assert settings.class_hourglass == 15
    assert window.games.autosave.flush()
    second = window.games.autosave.shown
    assert second is not None
    assert second.notes.settings["class_hourglass"] == "15"
    assert first is not None
    window.games.show_saved(first)
    qtbot.waitUntil(lambda: game_in(window).draft is not None)
    glass = window.play.page.turn_time.glass
    assert glass is not None
    assert glass.seconds == 120


# --- at the table -------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["formula", "digifeud"])
def test_the_table_names_whose_turn_it_is_in_the_team(
    qtbot: QtBot, window: MainWindow, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    add_class(qtbot, window)
    game = begin(qtbot, window, name)
    said = listen(monkeypatch)
    play: Any = window.play
    texts = play.page.scene.texts
    asked: list[str] = []
    for turn in range(8 if name == "formula" else 2):
        seat = game.position.to_move
        expected = game.pupils[game.rota.asked(seat, turn // 2)]
        assert game.pupil == expected
        asked.append(expected)
        assert expected in " ".join(texts.said_of_tray)
        if name == "digifeud":
            assert texts.panels[seat].pupil.text() == expected
        pass_on(qtbot, game)
        qtbot.waitUntil(lambda: any(f"It is {game.pupil}’s turn." in each for each in said))
    assert set(Counter(asked).values()) == {1}, "everybody before anybody again"
    game.undo()
    qtbot.waitUntil(lambda: game.draft is not None)
    assert game.pupil == asked[-1]


@pytest.mark.parametrize("name", ["formula", "digifeud"])
def test_it_goes_on_after_the_bell_with_the_same_teams_and_turn(
    qtbot: QtBot, open_window: Open, name: str
) -> None:
    window = open_window()
    add_class(qtbot, window)
    game = begin(qtbot, window, name)
    pass_on(qtbot, game)
    rota, pupil = game.rota, game.pupil
    window.close()
    window = open_window()
    qtbot.waitUntil(window.home.go_on.isEnabled)
    window.games.go_on()
    qtbot.waitUntil(lambda: game_in(window).draft is not None)
    again = game_in(window)
    assert (again.rota, again.pupil) == (rota, pupil)
    pass_on(qtbot, again)
    assert again.pupil != pupil


def test_another_game_of_the_lesson_asks_those_who_come_next(
    qtbot: QtBot, window: MainWindow
) -> None:
    add_class(qtbot, window)
    game = begin(qtbot, window, "formula")
    for _ in range(4):
        pass_on(qtbot, game)
    following = game.rota.going_on([2, 2])
    assert window.play is not None
    window.play._play_again()
    qtbot.waitUntil(lambda: game_in(window) is not game and game_in(window).draft is not None)
    assert game_in(window).rota == following != game.rota
    window.games.start_against_computer("formula")
    qtbot.waitUntil(lambda: game_in(window).draft is not None)
    assert game_in(window).rota is None
    assert game_in(window).pupil == ""


@pytest.mark.parametrize("game", ["formula", "digifeud"])
def test_the_next_lesson_asks_those_who_have_had_no_turn_first(
    qtbot: QtBot, window: MainWindow, game: str
) -> None:
    """Also with teams that are drawn anew, somebody absent, or another game."""
    add_class(qtbot, window)
    lesson = begin(qtbot, window, game)
    for _ in range(4 if game == "formula" else 2):  # two passes more would end it
        pass_on(qtbot, lesson)
    turns = range(lesson.turns_of(0))
    asked = [lesson.rota.asked(team, turn) for turn in turns for team in range(2)]
    window.show_home()
    dialog = opened(qtbot, window)
    somebody = next(each for each in dialog.present if each not in asked)
    other_game = dialog.games.chips[game == "formula"]
    for pressed in (None, dialog.pupils.chips[somebody], dialog.lot, dialog.list, other_game):
        if pressed is not None:
            click(pressed)
        for team in dialog.teams:
            had = [each in asked for each in team]
            assert had == sorted(had)
    click(dialog.start)
    qtbot.waitUntil(lambda: game_in(window) is not lesson and game_in(window).draft is not None)
    pass_on(qtbot, game_in(window))
    pass_on(qtbot, game_in(window))
    played = game_in(window).rota
    dialog = opened(qtbot, window)
    last = {played.asked(team, 0) for team in range(2)}
    assert {each[-1] for each in dialog.teams} <= {*asked, *last}
    for team in dialog.teams:
        had = [each in last for each in team]
        assert had == sorted(had)


def test_pupils_who_are_removed_are_asked_no_more(qtbot: QtBot, open_window: Open) -> None:
    window = open_window()
    add_class(qtbot, window)
    game = begin(qtbot, window, "formula")
    team, other = game.rota.teams
    book = window.games.archive.book
    assert book is not None
    book.remove(team[0])
    window.close()
    window = open_window()
    qtbot.waitUntil(window.home.go_on.isEnabled)
    window.games.go_on()
    qtbot.waitUntil(lambda: game_in(window).draft is not None)
    assert game_in(window).rota.teams == (team[1:], other)


@pytest.mark.parametrize("name", ["formula", "digifeud"])
def test_n_asks_the_next_pupil_and_it_stays_so(
    qtbot: QtBot, open_window: Open, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window()
    add_class(qtbot, window)
    game = begin(qtbot, window, name)
    said = listen(monkeypatch)
    skipped, seat = game.pupil, game.position.to_move
    sand = Sand(window.play.page.turn_time) if window.play is not None else None
    assert sand is not None
    sand.run(30)
    expected = game.pupils[game.rota.asked(seat, 1)]
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_N)
    assert game.pupil == expected
    assert sand.glass.passed == 0, "everybody has all of the time"
    play: Any = window.play
    assert expected in " ".join(play.page.scene.texts.said_of_tray)
    qtbot.waitUntil(lambda: any(f"It is {expected}’s turn." in each for each in said))
    assert game.pupils[game.teams[seat][-1]] == skipped
    rota = game.rota
    window.close()
    window = open_window()
    qtbot.waitUntil(window.home.go_on.isEnabled)
    window.games.go_on()
    qtbot.waitUntil(lambda: game_in(window).draft is not None)
    assert game_in(window).rota == rota
    assert game_in(window).pupil == expected
    start_alone = window.games.start_against_computer
    start_alone(name)
    assert not window.offered.next_pupil.isVisible()


def test_who_is_here_changes_in_the_middle_of_a_lesson(qtbot: QtBot, open_window: Open) -> None:
    window = open_window()
    add_class(qtbot, window, "Emma", "Noah", "Julia", "Zoë", "Ida")
    dialog = opened(qtbot, window)
    late = dialog.teams[1][0]
    click(dialog.pupils.chips[late])
    click(dialog.start)
    qtbot.waitUntil(lambda: game_in(window).draft is not None)
    game = game_in(window)
    ill = next(team[0] for team in game.teams if len(team) == max(map(len, game.teams)))
    window.offered.who_is_here.trigger()
    dialog = next(each for each in window.findChildren(LessonDialog) if each.isVisible())
    assert dialog.windowTitle().startswith("Who is here")
    assert not dialog.classes.isVisible()
    assert not dialog.pupils.chips[late].isChecked()
    click(dialog.pupils.chips[ill])
    click(dialog.pupils.chips[late])
    click(dialog.start)
    everybody = {each for team in game.teams for each in team}
    assert late in everybody
    assert ill not in everybody
    assert game.pupil != game.pupils[ill]
    dialog = opened(qtbot, window)
    assert dialog.present == [each for each in dialog.pupils.chips if each != ill]
    assert dialog.teams == game.teams
    click(dialog.cancel)
    rota = game.rota
    window.close()
    window = open_window()
    qtbot.waitUntil(window.home.go_on.isEnabled)
    window.games.go_on()
    qtbot.waitUntil(lambda: game_in(window).draft is not None)
    assert game_in(window).rota == rota


def test_a_pupil_who_is_removed_leaves_the_lesson_on_the_table(
    qtbot: QtBot, window: MainWindow
) -> None:
    add_class(qtbot, window, "Emma", "Noah", "Julia", "Zoë", "Ida", "Sam")
    game = begin(qtbot, window, "formula")
    gone, following = game.teams[0][:2] if game.position.to_move == 0 else game.teams[1][:2]
    changer = window.games.archive.changer
    names = dict(game.pupils)
    changer.begin(PersonChange(Deed.REMOVE, gone, names[gone], "Somebody", names=(names[gone],)))
    assert gone in window.settings.last_lesson
    qtbot.waitUntil(lambda: gone not in game.pupils)
    assert gone not in window.settings.last_lesson
    assert gone not in {each for team in game.teams for each in team}
    assert game.pupil == game.pupils[following]
    old, heir = max(game.teams, key=len)[:2]
    changer.begin(PersonChange(Deed.MERGE, old, names[old], names[heir], heir=heir))
    qtbot.waitUntil(lambda: old not in game.pupils)
    assert old not in {each for team in game.teams for each in team}
    assert any(heir in team for team in game.teams)
    window.offered.who_is_here.trigger()
    dialog = next(each for each in window.findChildren(LessonDialog) if each.isVisible())
    assert {*dialog.pupils.chips} >= {each for team in dialog.teams for each in team}
    click(dialog.start)


def test_no_two_teams_have_the_same_picture(qtbot: QtBot, window: MainWindow) -> None:
    add_class(qtbot, window)
    dialog = opened(qtbot, window)
    first, second, *_ = dialog.team_rows
    before = first.look
    first.show_look(second.look)
    first.look_chosen.emit(before)
    assert second.look == before
    first.show_look("red owl")
    second.show_look("blue owl")
    click(dialog.start)
    qtbot.waitUntil(lambda: game_in(window).draft is not None)
    dialog = opened(qtbot, window)
    assert dialog.team_rows[0].look == "red owl"
    pictures = [each.face.picture for each in dialog.team_rows]
    assert len({*pictures}) == len(pictures)
    click(dialog.cancel)


def test_each_class_has_its_own_looks(qtbot: QtBot, window: MainWindow) -> None:
    first = add_class(qtbot, window)
    add_class(qtbot, window, "Ans", "Bea", "Cor", "Daan", name="Groep 6")
    dialog = opened(qtbot, window)
    usual = [each.look for each in dialog.team_rows]
    dialog.team_rows[0].show_as_before("Vossen", "red owl")
    click(dialog.start)
    qtbot.waitUntil(lambda: game_in(window).draft is not None)
    dialog = opened(qtbot, window)
    assert (dialog.last.school_class, dialog.team_rows[0].look) == (first, "red owl")
    dialog.classes.setCurrentIndex(1)
    dialog.classes.activated.emit(1)
    assert [each.look for each in dialog.team_rows] == usual
    assert dialog.team_rows[0].own_name == ""
    click(dialog.cancel)


def test_only_the_teachers_key_gives_a_hint(qtbot: QtBot, window: MainWindow) -> None:
    add_class(qtbot, window)
    game = begin(qtbot, window, "formula")
    assert window.play is not None
    assert not window.play.page.hint_button.isVisible()
    assert game.hints.step == 0
    window.offered.menu.aboutToShow.emit()
    assert not window.offered.hint.isVisible(), "the class is told of no hints"
    window._update_states()
    assert not window.offered.hint.isVisible(), "nor when the turn changes meanwhile"
    window.offered.menu.aboutToHide.emit()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    QTest.keyClick(window.play.page.view, Qt.Key.Key_I, Qt.KeyboardModifier.ControlModifier)
    QApplication.processEvents()
    qtbot.waitUntil(lambda: game.hints.step > 0)


def test_a_file_of_the_lesson_names_nobody(qtbot: QtBot, window: MainWindow) -> None:
    add_class(qtbot, window)
    begin(qtbot, window, "formula")
    assert window.games.autosave.flush()
    games = window.games.autosave.games
    for folder in (games.places.games, games.places.notes):
        for file in folder.iterdir():
            text = file.read_text("utf-8", "replace")
            assert not any(name in text for name in NAMES), file.name


def test_the_end_tells_who_was_asked_how_often(qtbot: QtBot, window: MainWindow) -> None:
    add_class(qtbot, window, "Emma", "Noah", "Julia", "Zoë")
    game = begin(qtbot, window, "formula")
    pass_on(qtbot, game)
    assert window.play is not None
    window.offered.stop.trigger()
    assert window.play.questions.open is not None
    seat = 1 - game.position.to_move
    had = ", ".join(f"Team {each + 1}: {int(each == seat)}" for each in range(2))
    asked = window.play.questions.open.text.text()
    had = had.replace("Team ", "Team\u00a0").replace(": ", ":\u00a0")
    unequal = f"The teams have not had the same number of turns: {had}."
    early = f"Nobody wins before each team has had {FAIR_TURNS} turns."
    assert asked == f"{early}\n{unequal}\n{LATER}"
    assert window.play.questions.open.yes.text() == "&Stop without a winner"
    window.play.questions.open.reject()
    for _ in range(5):
        pass_on(qtbot, game)
    window.offered.stop.trigger()
    assert window.play.questions.open is not None
    assert window.play.questions.open.text.text() == LATER, "who wins is told later"
    assert window.play.questions.open.yes.text() == "&Stop and see who wins"
    window.play.questions.open.accept()
    qtbot.waitUntil(lambda: window.play is not None and window.play.results is not None)
    results = window.play.results
    assert results is not None
    results.buttons[Wish.MORE].click()
    assert results.count is not None
    lines = results.count.sentences.text().replace("\N{NO-BREAK SPACE}", " ").splitlines()[-2:]
    for team, (first, second) in enumerate(game.rota.teams):
        names = [game.pupils[each] for each in (first, second)]
        assert lines[team] == f"Team {team + 1}, turns: {names[0]} 2, {names[1]} 1"
    book = window.games.archive.book
    assert book is not None
    rows = [book.games(each)[0] for team in game.rota.teams for each in team]
    left = "Team 1: 10 cards left  ·  Team 2: 10 cards left"
    assert seats_in_words(rows[0]) == left, "no zeros where cards have decided"
    assert [row.member.turns for row in rows if row.member is not None] == [2, 1, 2, 1]
    results.buttons[Wish.LOOK_BACK].click()
    assert window.looking is not None
    model, first = window.looking.page.model, game.position.to_move
    for turn in range(6):
        seat = first if turn % 2 == 0 else 1 - first
        name = game.pupils[game.rota.asked(seat, turn // 2)]
        assert model.index(turn + 1, 0).data() == f"{turn + 1} {name} · Team {seat + 1}"


def test_a_lesson_that_is_stopped_can_go_on_another_day(qtbot: QtBot, window: MainWindow) -> None:
    """That loses nothing, so it is the main answer; Escape plays on."""
    add_class(qtbot, window)
    for name in ("formula", "digifeud"):
        game = begin(qtbot, window, name)
        window.offered.stop.trigger()
        assert window.play is not None
        question = window.play.questions.open
        assert question is not None
        waits = question.third if name == "formula" else question.yes
        assert waits is not None
        assert waits.isDefault()
        question.reject()
        assert window.play.game is game
        window.offered.stop.trigger()
        question = window.play.questions.open
        assert question is not None
        if name == "digifeud":  # nobody can win yet, so there is nothing to count
            assert question.third is None
            assert question.yes.text() == "&Go on another day"
            question.yes.click()
        else:
            assert question.third is not None
            assert [each.text() for each in (question.no, question.third, question.yes)] == [
                "&Keep playing",
                "&Go on another day",
                "&Stop without a winner",
            ]
            assert question.no.x() < question.third.x() < question.yes.x()
            question.third.click()
        qtbot.waitUntil(lambda: window.navigator.is_shown(window.home))
        assert not window.games.autosave.games.finished(), name
    assert len(window.games.autosave.games.under_way()) == 2


def test_a_lesson_that_waits_is_offered_until_it_is_over(qtbot: QtBot, window: MainWindow) -> None:
    """At Home before all else, and in the dialog of its class."""
    add_class(qtbot, window)
    other = add_class(qtbot, window, "Ann", "Bob", name="Groep 8")
    lesson = begin(qtbot, window, "digifeud")
    pass_on(qtbot, lesson)
    window.games.leave_table()
    for name in ("formula", "digifeud", "formula", "formula"):
        window.games.start_against_computer(name)
        qtbot.waitUntil(lambda: game_in(window).draft is not None)
    window.show_home()
    home = window.home
    qtbot.waitUntil(lambda: home.go_on.saved is not None)
    saved = home.go_on.saved
    assert saved is not None
    assert saved.notes.title == "Lesson with Groep 5"
    assert home.pictures["digifeud"].start == "Play", "a class has played it"
    dialog = opened(qtbot, window, other)
    assert dialog.waits.isHidden()
    assert dialog.go_on.isHidden()
    dialog.classes.setCurrentIndex(0)
    dialog.classes.activated.emit(0)
    assert dialog.waits.text().startswith("A lesson with Groep 5 is waiting: Digifeud, today")
    click(dialog.go_on)
    qtbot.waitUntil(lambda: game_in(window).rota is not None)
    assert game_in(window).rota == lesson.rota
    window.show_home()
    click(home.go_on)
    assert game_in(window).rota == lesson.rota
    assert window.play is not None
    assert window.navigator.is_shown(window.play.page)


def test_the_names_in_the_list_are_whole_from_the_first_play(
    qtbot: QtBot, window: MainWindow
) -> None:
    window.resize(1920, 1080)
    add_class(qtbot, window, "Emma", "Noah", "Julia", "Zoë")
    dialog = opened(qtbot, window)
    for row, name in zip(dialog.team_rows, ("Rockets 6", "Foxes of 6"), strict=False):
        row.show_as_before(name, "")
    click(dialog.games.chips[[*dialog._game.names].index("digifeud")])
    click(dialog.start)
    qtbot.waitUntil(lambda: game_in(window).draft is not None)
    game_in(window).pass_turn()
    assert window.play is not None
    log, view = window.play.page.log, window.play.page.log_view
    assert log is not None
    qtbot.waitUntil(lambda: log.rowCount() == 1)
    name = log.texts(0)[0]
    assert view.columnWidth(0) > view.fontMetrics().horizontalAdvance(name)


def test_what_is_written_below_the_board_is_as_far_from_both_edges(
    qtbot: QtBot, window: MainWindow
) -> None:
    add_class(qtbot, window)
    begin(qtbot, window, "digifeud")
    assert window.play is not None
    scene: Any = window.play.page.scene
    texts = scene.texts
    texts._reading.say("7 − 1 = 6")
    texts._remark.say("Play shows whether it is right.")
    texts._place_lines()
    lines = [each.sceneBoundingRect() for each in (texts._reading, texts._remark)]
    panel = texts._layout.reading
    assert lines[0].center().y() < panel.center().y() < lines[1].center().y()
    assert abs((lines[0].center() + lines[1].center()).y() / 2 - panel.center().y()) < 1
