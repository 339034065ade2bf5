"""The page to practise from: puzzles, calendar, mistakes, free practice and speed rounds."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date

import pytest
from PySide6.QtCore import QLocale, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMainWindow, QMenu, QPushButton
from pytestqt.qtbot import QtBot

from formula_desktop.arguments import DIGIFEUD, FORMULA
from formula_desktop.arithmetic import Operator
from formula_desktop.look.languages import Language
from formula_desktop.look.presentation import Look
from formula_desktop.look.style import dress
from formula_desktop.look.theme import LIGHT
from formula_desktop.pages.practise.marks import Mark, Marks
from formula_desktop.pages.practise.month import DayButton
from formula_desktop.pages.practise.page import PractisePage
from formula_desktop.practise.exercise import Range, Task
from formula_desktop.practise.school_years import SCHOOL_YEARS
from formula_desktop.practise.shipped import puzzles
from formula_desktop.practise.wanted import USUAL, Wanted, read, written
from formula_desktop.widgets.brief_notice import notice_in
from tests.helpers.looks import look_of
from tests.helpers.practise.start import PEOPLE, TODAY, days_ago, helped_days, solved_days
from tests.helpers.screen.heard import listen

Key = Qt.Key

# A menu that pops up without a window manager.
pytestmark = pytest.mark.qt_log_ignore("does not support (raise|grabbing)", extend=True)


@pytest.fixture
def look() -> Look:
    return look_of()


@pytest.fixture
def page(
    qapp: QApplication, language: Language, look: Look, qtbot: QtBot
) -> Iterator[PractisePage]:
    """As Ida sees it, who has solved and missed something before."""
    language.speak("en")
    QLocale.setDefault(QLocale("en_GB"))
    dress(qapp, LIGHT)
    window = QMainWindow()
    qtbot.addWidget(window)
    made = PractisePage(look, window)
    window.setCentralWidget(made)
    made.show_people(PEOPLE, "key of Ida")
    made.show_day(TODAY, solved_days(), helped_days())
    made.show_mistakes(7, 3)
    made.show_best(14)
    made.show_wanted(USUAL)
    window.resize(1280, 800)
    window.show()
    qtbot.waitExposed(window)
    window.activateWindow()
    made.focus_first()
    qtbot.waitUntil(made.puzzles.cards[FORMULA].hasFocus)
    yield made
    window.close()


def heard_from(page: PractisePage) -> list[tuple[object, ...]]:
    """What the page emits from now on, each with its signal's name."""
    found: list[tuple[object, ...]] = []
    page.puzzle_wanted.connect(lambda *said: found.append(("puzzle", *said)))
    page.mistakes_wanted.connect(lambda: found.append(("mistakes",)))
    page.free_wanted.connect(lambda said: found.append(("free", said)))
    page.speed_wanted.connect(lambda said: found.append(("speed", said)))
    page.wanted_changed.connect(lambda said: found.append(("changed", said)))
    page.person_wanted.connect(lambda said: found.append(("person", said)))
    page.copy_wanted.connect(lambda said: found.append(("copy", said)))
    page.left.connect(lambda: found.append(("left",)))
    return found


def press(page: PractisePage, *keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(page.window().windowHandle(), key)
        QApplication.processEvents()


def day_button(page: PractisePage, day: date) -> DayButton:
    days = page.puzzles.month.days
    return next(each for each in days if each.day == day and each.isVisible())


def focused_day() -> date:
    focused = QApplication.focusWidget()
    assert isinstance(focused, DayButton)
    return focused.day


# --- puzzles of the day -------------------------------------------------------------------------


def test_cards_show_which_puzzles_are_solved(page: PractisePage) -> None:
    cards = page.puzzles.cards
    assert cards[FORMULA].marks == (Mark.WITH_HELP, Mark.ALONE, Mark.OPEN)
    assert cards[DIGIFEUD].marks == (Mark.OPEN, Mark.OPEN, Mark.ALONE)
    assert cards[FORMULA].accessibleName() == (
        "Formula: easy solved with a hint or at the second try, medium solved at once, "
        "hard not yet solved"
    )
    assert page.puzzles.shown.text() == "Today: Monday, 23 November 2026"


def test_card_asks_for_the_puzzles_of_the_chosen_day(page: PractisePage) -> None:
    heard = heard_from(page)
    press(page, Key.Key_Return)
    page.puzzles.cards[DIGIFEUD].click()
    day_button(page, days_ago(9)).click()
    page.puzzles.cards[DIGIFEUD].click()
    games = [(FORMULA, TODAY), (DIGIFEUD, TODAY), (DIGIFEUD, days_ago(9))]
    assert heard == [("puzzle", *each) for each in games]


def test_each_puzzle_has_a_button_of_its_own(page: PractisePage) -> None:
    heard: list[tuple[object, ...]] = []
    page.one_puzzle_wanted.connect(lambda *wanted: heard.append(wanted))
    card = page.puzzles.cards[FORMULA]
    card.show_marks(Marks(Mark.ALONE, Mark.OPEN, Mark.OPEN))
    assert [one.accessibleName() for one in card.each] == [
        "Formula: easy solved at once",
        "Formula: medium not yet solved",
        "Formula: hard not yet solved",
    ]
    assert all(card.rect().contains(one.geometry()) for one in card.each)
    assert not card.each[0].geometry().intersects(card.each[1].geometry())
    for one in card.each:
        QTest.mouseClick(one, Qt.MouseButton.LeftButton)
    assert heard == [(FORMULA, TODAY, at) for at in range(3)]


def test_puzzles_are_those_of_the_day(page: PractisePage) -> None:
    """Solved ones of another day, or unknown ones of an old version, are not counted."""
    other = frozenset(puzzles(FORMULA, days_ago(1)))
    page.show_day(TODAY, {TODAY: other | {"unknown"}, days_ago(1): other})
    assert page.puzzles.cards[FORMULA].marks == (Mark.OPEN,) * 3
    page.puzzles.choose(days_ago(1))
    assert page.puzzles.cards[FORMULA].marks == (Mark.ALONE,) * 3


def test_chosen_day_stays_until_today_is_over(page: PractisePage) -> None:
    page.puzzles.choose(days_ago(3))
    page.show_day(TODAY, {})
    assert page.puzzles.day == days_ago(3)
    page.puzzles.choose(TODAY)
    page.show_day(days_ago(-1), {})
    assert page.puzzles.day == days_ago(-1)


def test_a_puzzle_that_was_tried_differs_from_one_that_was_not(page: PractisePage) -> None:
    before = page.day_picture()
    tried = puzzles(FORMULA, TODAY)[2]
    helped = {TODAY: helped_days()[TODAY] | {tried}}
    page.show_day(TODAY, solved_days(), helped)
    assert page.puzzles.marks(FORMULA) == (Mark.WITH_HELP, Mark.ALONE, Mark.TRIED)
    assert page.day_text().splitlines()[2] == "Formula  easy ☆, medium ★, hard ○"
    assert page.day_picture() != before
    assert "hard tried, not yet solved" in page.puzzles.cards[FORMULA].accessibleName()
    assert page.puzzles.cards[FORMULA].each[2].toolTip() == "hard tried, not yet solved"
    day = day_button(page, TODAY)
    assert "4 puzzles" not in day.accessibleName(), "it is not solved"


def test_result_is_copied_as_text_or_picture(page: PractisePage, qtbot: QtBot) -> None:
    heard = heard_from(page)
    for place in range(2):
        page.puzzles.copy_button.click()
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        menu.actions()[place].trigger()
        menu.close()
    assert heard == [("copy", False), ("copy", True)]
    assert page.day_text().splitlines() == [
        "Formula Desktop: puzzles of the day",
        "Monday, 23 November 2026",
        "Formula  easy ☆, medium ★",
        "Digifeud  hard ★",
    ]
    picture = page.day_picture()
    assert picture.width() > 1000
    assert len({picture.pixel(x, picture.height() // 2) for x in range(picture.width())}) > 3
    page.copied()
    notice = notice_in(page.window())
    assert notice is not None
    assert notice.text == "Copied."
    page.puzzles.choose(days_ago(3))  # nothing was solved
    assert not page.puzzles.copy_button.isEnabled()


# --- the calendar -------------------------------------------------------------------------------


def test_days_with_solved_puzzles_are_told(page: PractisePage) -> None:
    assert day_button(page, days_ago(5)).accessibleName() == (
        "Wednesday, 18 November 2026, 2 puzzles solved, 1 with help"
    )
    assert day_button(page, days_ago(6)).accessibleName() == "Tuesday, 17 November 2026"
    assert not day_button(page, days_ago(-1)).isEnabled()
    assert day_button(page, TODAY).isChecked()


def test_week_begins_as_in_the_country(page: PractisePage) -> None:
    assert day_button(page, date(2026, 11, 1)).x() > day_button(page, date(2026, 11, 7)).x()
    QLocale.setDefault(QLocale("en_US"))
    page.puzzles.month.turn(-1)
    page.puzzles.month.turn(1)
    assert day_button(page, date(2026, 11, 1)).x() < day_button(page, date(2026, 11, 7)).x()


def test_arrow_keys_go_from_day_to_day(page: PractisePage, monkeypatch: pytest.MonkeyPatch) -> None:
    """Over the ends of months, but not beyond today or what is offered."""
    heard = heard_from(page)
    day_button(page, TODAY).setFocus()
    for keys, days in (
        ((Key.Key_Left,), 1),
        ((Key.Key_Right, Key.Key_Right), 0),
        ((Key.Key_Down,), 0),
        ((Key.Key_Up,), 7),
        ((Key.Key_Home,), 22),
        ((Key.Key_Left,), 23),
        ((Key.Key_End, Key.Key_Right), 22),
        ((Key.Key_PageUp, Key.Key_PageUp), 83),
    ):
        press(page, *keys)
        assert focused_day() == days_ago(days), keys
    press(page, *(Key.Key_PageUp,) * 14)
    first = date(2025, 11, 1)
    assert focused_day() == first
    press(page, Key.Key_Return)
    assert page.puzzles.day == first
    assert heard == []
    told = listen(monkeypatch)
    page.puzzles.month.later.click()
    assert told == ["December 2025"]


def test_earlier_months_are_offered_for_a_year(page: PractisePage) -> None:
    """Or as far as there are solved puzzles."""
    month = page.puzzles.month
    assert not month.later.isEnabled()
    for _ in range(20):
        month.earlier.click()
    assert not month.earlier.isEnabled()
    assert day_button(page, date(2025, 11, 1)).isEnabled()
    page.show_day(TODAY, {date(2024, 2, 29): frozenset("x")})
    assert day_button(page, TODAY).isVisible()
    for _ in range(40):
        month.earlier.click()
    assert day_button(page, date(2024, 2, 29)).isVisible()


@pytest.mark.parametrize("today", [date.min, date.max, date(1, 1, 5)])
def test_clock_may_be_wrong(page: PractisePage, today: date) -> None:
    page.show_day(today, {})
    page.puzzles.choose(today)
    for step in (page.puzzles.month.earlier, page.puzzles.month.later):
        step.click()
    day_button(page, today).setFocus()
    press(page, Key.Key_Left, Key.Key_Up, Key.Key_PageUp, Key.Key_PageDown, Key.Key_End)


# --- mistakes and speed -------------------------------------------------------------------------


def test_mistakes_say_how_many_and_when(page: PractisePage) -> None:
    heard, mistakes = heard_from(page), page.mistakes
    said = []
    for counts in ((7, 3), (7, 0), (1, 0), (0, 0), (0, 0, 2, 1), (0, 0, 1, 3)):
        page.show_mistakes(*counts)
        said.append((mistakes.number.isVisible(), mistakes.said.text()))
        mistakes.go.click()
    assert said == [
        (True, "sums to improve today, one by one."),
        (False, "Done for today! 7 more can wait."),
        (False, "Done for today! 1 more can wait."),
        (False, "Nothing yet. What goes wrong in practice or in a game comes here."),
        (False, "Done for today! Tomorrow 2 again."),
        (False, "Done for today! 1 again in 3 days."),
    ]
    assert heard == [("mistakes",)] * 3


def test_offers_are_read_aloud_with_their_buttons(page: PractisePage) -> None:
    assert page.mistakes.accessibleName() == "Once more"
    assert page.mistakes.go.accessibleDescription() == ("3, sums to improve today, one by one.")
    assert page.speed.go.accessibleDescription() == (
        "14, is your best in 3 minutes. The sums are those of “Practise freely”."
    )


def test_speed_round_has_what_is_chosen(page: PractisePage) -> None:
    heard = heard_from(page)
    wanted = Wanted(DIGIFEUD, Range((Operator.MULTIPLY,), 100, (7,)))
    page.show_wanted(wanted)
    page.speed.go.click()
    assert heard == [("speed", wanted)]
    assert page.speed.number.text() == "14"
    page.freely.unfold()
    assert page.speed.number.isVisible()
    page.show_best(0)
    assert not page.speed.number.isVisible()


def test_two_signs_are_chosen_beside_the_clock_or_the_signs(page: PractisePage) -> None:
    heard = heard_from(page)
    usual = Wanted(FORMULA, Range())
    page.show_wanted(usual)
    two = Wanted(DIGIFEUD, Range(), (Task.TWO_SIGNS,))
    page.speed.two_signs.click()
    assert heard == [("changed", two)]
    assert page.freely.now_in_words.text() == "Two signs: on the board of Digifeud"
    page.speed.go.click()
    assert heard[-1] == ("speed", two)
    page.freely.unfold()
    assert chips(page, "two_signs")["Two signs"].isChecked()
    assert page.freely.mix.text() == "Two signs: on the board of Digifeud"
    assert not page.freely.mix.isHidden()
    chips(page, "two_signs")["Two signs"].click()
    assert heard[-1] == ("changed", usual), "the game is as before"
    assert not page.speed.two_signs.isChecked()
    chips(page, "two_signs")["Two signs"].click()
    assert page.speed.two_signs.isChecked()
    page.freely.choose_year(SCHOOL_YEARS[1])
    assert heard[-1] == ("changed", Wanted(FORMULA, SCHOOL_YEARS[1].range)), "as before, too"
    chips(page, "two_signs")["Two signs"].click()
    assert page.speed.two_signs.isChecked()
    chips(page, "games")["Formula"].click()
    assert heard[-1] == ("changed", Wanted(FORMULA, SCHOOL_YEARS[1].range))
    assert not page.speed.two_signs.isChecked()


def test_what_today_brings_comes_first_and_the_rest_is_folded(page: PractisePage) -> None:
    freely = page.freely
    page.show_best(0)
    page.show_wanted(USUAL)
    rest = (page.speed, freely.years, freely.with_class, freely.to_paper, freely.games)
    assert freely.now_in_words.text() == "Formula, numbers to 20"
    assert not any(each.isVisible() for each in rest)
    page.show_wanted(Wanted(FORMULA, SCHOOL_YEARS[1].range), SCHOOL_YEARS[1].key)
    assert freely.now_in_words.text() == "Formula, Groep 4"
    freely.more.setFocus()
    press(page, Key.Key_Space)
    assert all(each.isVisible() for each in rest)
    assert freely.more.text() == "Less"
    assert not freely.now_in_words.isVisible()
    press(page, Key.Key_Space)
    assert not any(each.isVisible() for each in rest[1:])


@pytest.mark.parametrize(
    ("best", "range_", "is_seen"),
    [
        (0, Range(largest=20, operators=(Operator.ADD,)), False),
        (0, Range(largest=100, operators=(Operator.ADD,)), True),
        (0, Range((Operator.MULTIPLY,), 20, (2,)), True),
        (0, Range((Operator.ADD,)), True),
        (5, Range(largest=10, operators=(Operator.ADD,)), True),
    ],
)
def test_speed_rounds_are_in_sight_of_those_who_know_them_and_who_are_no_beginners(
    page: PractisePage, best: int, range_: Range, is_seen: bool
) -> None:
    page.show_best(best)
    page.show_wanted(Wanted(FORMULA, range_))
    assert page.speed.isVisible() is is_seen
    page.freely.unfold()
    assert page.speed.isVisible()


# --- practising freely --------------------------------------------------------------------------


def chips(page: PractisePage, name: str) -> dict[str, QPushButton]:
    return {chip.text(): chip for chip in getattr(page.freely, name).chips}


def test_what_is_wanted_is_chosen_with_chips(page: PractisePage) -> None:
    heard = heard_from(page)
    for name, text in (
        ("games", "Digifeud"),
        ("signs", "×"),
        ("signs", "+"),
        ("signs", "−"),
        ("tables", "7"),
        ("tables", "3"),
        ("numbers", "50"),
    ):
        chips(page, name)[text].click()
    wanted = Wanted(DIGIFEUD, Range((Operator.MULTIPLY,), 50, (3, 7)))
    assert heard[-1] == ("changed", wanted)
    page.freely.begin.click()
    assert heard[-1] == ("free", wanted)
    checked = {
        text
        for name in ("games", "signs", "numbers", "tables")
        for text, chip in chips(page, name).items()
        if chip.isChecked()
    }
    assert checked == {"Digifeud", "×", "50", "3", "7"}


def test_one_sign_is_always_chosen(page: PractisePage) -> None:
    for text in ("+", "−", "−"):
        chips(page, "signs")[text].click()
    assert page.freely.now.range.operators == (Operator.SUBTRACT,)
    assert chips(page, "signs")["−"].isChecked()


def test_tables_go_with_their_signs(page: PractisePage) -> None:
    page.show_wanted(Wanted(FORMULA, Range((Operator.ADD, Operator.DIVIDE), 100, (3, 7))))
    chips(page, "tables")["all"].click()
    assert page.freely.now.range.tables == ()
    for number in range(1, 11):
        chips(page, "tables")[str(number)].click()
    assert page.freely.now.range.tables == ()  # all of them
    chips(page, "tables")["4"].click()
    assert page.freely.now.range == Range((Operator.DIVIDE,), 100, (4,))
    for sign in "+÷":
        chips(page, "signs")[sign].click()
    assert page.freely.now.range == Range((Operator.ADD,), 100)
    assert not any(chip.isChecked() for chip in chips(page, "tables").values())


def test_the_first_table_is_practised_alone_with_its_sign_and_numbers(page: PractisePage) -> None:
    sums, times = (Operator.ADD, Operator.SUBTRACT), (Operator.MULTIPLY,)
    products = Operator.MULTIPLY, Operator.DIVIDE
    for before, pressed, expected in (
        (Range(sums, 20), "7", Range(times, 100, (7,))),
        (Range(sums, 20), "2", Range(times, 20, (2,))),
        (Range(sums), "5", Range(times, None, (5,))),
        (Range(sums, 10), "all", Range(times, 100)),
        (Range((*sums, *times), 20), "4", Range(times, 50, (4,))),
        (Range((*sums, *products), 100), "3", Range(products, 100, (3,))),
        (Range((*sums, Operator.DIVIDE), 100), "3", Range((Operator.DIVIDE,), 100, (3,))),
    ):
        page.show_wanted(Wanted(FORMULA, before))
        heard = heard_from(page)
        chips(page, "tables")[pressed].click()
        assert heard == [("changed", Wanted(FORMULA, expected))]
        assert chips(page, "tables")[pressed].isChecked()
        assert read(written(page.freely.now)) == page.freely.now
        if pressed != "all":
            chips(page, "tables")[pressed].click()
            assert page.freely.now.range == before, "as it was"


def test_tables_begin_with_the_cards_unless_a_game_was_chosen(page: PractisePage) -> None:
    board = Wanted(DIGIFEUD, USUAL.range)
    page.show_wanted(board)
    chips(page, "tables")["2"].click()
    tables = Range((Operator.MULTIPLY,), 20, (2,))
    assert page.freely.now == Wanted(FORMULA, tables)
    chips(page, "tables")["2"].click()
    assert page.freely.now == board, "as it was"
    chips(page, "games")["Digifeud"].click()
    chips(page, "tables")["2"].click()
    assert page.freely.now == Wanted(DIGIFEUD, tables)


def test_another_table_comes_beside_the_first_with_its_numbers(page: PractisePage) -> None:
    page.show_wanted(USUAL)
    for pressed in "27":
        chips(page, "tables")[pressed].click()
    assert page.freely.now.range == Range((Operator.MULTIPLY,), 100, (2, 7))
    for pressed in "27":
        chips(page, "tables")[pressed].click()
    assert page.freely.now == USUAL


def test_what_is_chosen_beside_a_table_stays(page: PractisePage) -> None:
    page.show_wanted(USUAL)
    chips(page, "tables")["2"].click()
    chips(page, "numbers")["50"].click()
    chips(page, "tables")["2"].click()
    assert page.freely.now.range == Range(USUAL.range.operators, 50)
    chips(page, "tables")["2"].click()
    chips(page, "signs")["÷"].click()
    chips(page, "tables")["2"].click()
    assert page.freely.now.range == Range((Operator.MULTIPLY, Operator.DIVIDE), 50)


def test_the_first_table_after_a_school_year_is_practised_alone(page: PractisePage) -> None:
    groep_4 = next(each for each in SCHOOL_YEARS if each.name == "Groep 4")
    assert 5 in groep_4.range.tables
    for pressed in ("5", "7"):
        page.freely.choose_year(groep_4)
        chips(page, "tables")[pressed].click()
        alone = Range((Operator.MULTIPLY,), 100, (int(pressed),))
        assert page.freely.now.range == alone
        chips(page, "tables")["10"].click()
        assert page.freely.now.range.tables == (int(pressed), 10)
        for each in (pressed, "10"):
            chips(page, "tables")[each].click()
        assert page.freely.now.range == groep_4.range, "as it was"


def test_what_is_mixed_with_tables_is_said(page: PractisePage) -> None:
    freely = page.freely
    page.show_wanted(Wanted(FORMULA, Range((Operator.ADD, Operator.MULTIPLY), 100, (2,))))
    assert freely.mix.isHidden(), "the picture shows the signs"
    assert freely.now_in_words.text() == "Formula, numbers to 100, table of 2"
    freely.unfold()
    assert freely.mix.text() == "+ ×\u00a0\u00a0 table of 2"
    for pressed in "5", "10":
        chips(page, "tables")[pressed].click()
    assert freely.mix.text() == "+ ×\u00a0\u00a0 tables of 2, 5 and 10"
    chips(page, "signs")["+"].click()
    assert freely.mix.isHidden()


def test_school_year_chooses_everything(page: PractisePage) -> None:
    heard = heard_from(page)
    page.freely.years.click()
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    countries = [action.text() for action in menu.actions()]
    assert countries == ["Netherlands", "Germany", "France", "England and Wales"]
    below = menu.actions()[0].menu()
    assert isinstance(below, QMenu)
    assert [each.text() for each in below.actions()] == [f"Groep {each}" for each in range(3, 9)]
    below.actions()[1].trigger()
    menu.close()
    groep_4 = next(each for each in SCHOOL_YEARS if each.name == "Groep 4")
    assert heard == [("changed", Wanted(FORMULA, groep_4.range))]
    assert page.freely.years.text() == "Groep 4"
    assert page.freely.years.accessibleName() == "School year: Groep 4 (Netherlands)"
    chips(page, "games")["Digifeud"].click()
    assert page.freely.years.isChecked()
    chips(page, "numbers")["50"].click()
    assert not page.freely.years.isChecked()
    assert page.freely.years.text() == "Choose…"


def test_chosen_tasks_stay_with_their_game(page: PractisePage) -> None:
    wanted = Wanted(FORMULA, Range((Operator.ADD,), 20), (Task.ANSWER,))
    page.show_wanted(wanted)
    chips(page, "numbers")["10"].click()
    assert page.freely.now.tasks == (Task.ANSWER,)
    chips(page, "games")["Digifeud"].click()
    assert page.freely.now.tasks == ()


def test_arrow_keys_choose_where_one_can_be_chosen(page: PractisePage) -> None:
    page.freely.unfold()
    numbers, signs = page.freely.numbers.chips, page.freely.signs.chips
    numbers[1].setFocus()
    press(page, Key.Key_Right, Key.Key_Down)
    assert page.freely.now.range.largest == 100
    assert numbers[3].hasFocus()
    press(page, Key.Key_Right, Key.Key_Right)
    assert page.freely.now.range.largest is None
    signs[0].setFocus()
    press(page, Key.Key_Right, Key.Key_Right)
    assert signs[2].hasFocus()
    assert not signs[2].isChecked()
    press(page, Key.Key_Space)
    assert Operator.MULTIPLY in page.freely.now.range.operators


# --- who practises, and away --------------------------------------------------------------------


def test_who_practises_is_chosen(page: PractisePage) -> None:
    heard, people = heard_from(page), page.people
    assert [people.itemText(at) for at in range(4)] == ["nobody", "Ida", "Bo & Co", "N" * 41]
    assert people.currentText() == "Ida"
    people.setFocus()
    press(page, Key.Key_Up)
    press(page, Key.Key_Down, Key.Key_Down)
    assert heard == [("person", ""), ("person", "key of Ida"), ("person", "key of Bo")]
    page.show_people({}, "gone")
    assert people.currentText() == "nobody"


def test_escape_and_home_leave(page: PractisePage) -> None:
    heard = heard_from(page)
    press(page, Key.Key_Escape)
    page.home_button.click()
    assert heard == [("left",)] * 2


def test_other_language_changes_everything(page: PractisePage, language: Language) -> None:
    language.speak("de")
    QApplication.processEvents()
    assert page.puzzles.shown.text() == "Heute: Montag, 23. November 2026"
    assert page.people.itemText(0) == "niemand"
    assert page.mistakes.said.text().startswith("Aufgaben heute zum Verbessern")
    assert "alle" in chips(page, "tables")
    assert page.day_text().splitlines()[0] == "Formula Desktop: Rätsel des Tages"


def test_click_beside_a_card_does_nothing(page: PractisePage) -> None:
    heard = heard_from(page)
    QTest.mouseClick(page, Qt.MouseButton.LeftButton, pos=QPoint(3, page.height() - 3))
    assert heard == []
