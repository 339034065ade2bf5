"""The first steps, taken in the real window: right plays, wrong ones, leaving and coming back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsItem, QMenu
from pytestqt.qtbot import QtBot

from formula_desktop.arguments import DIGIFEUD, FORMULA, LANGUAGES
from formula_desktop.arithmetic import Operator
from formula_desktop.digifeud.play import read_play as read_sum
from formula_desktop.formula.draft import ANSWER, LEFT, RIGHT, Place, PlaceKind
from formula_desktop.formula.play import read_play as read_formula
from formula_desktop.kinds.registry import KINDS
from formula_desktop.lessons import digifeud, formula
from formula_desktop.lessons.digifeud import Aim as BoardAim
from formula_desktop.lessons.formula import Aim as CardAim
from formula_desktop.look import theme as themes
from formula_desktop.models.table.lesson import Said
from formula_desktop.models.words.table import refusal_in_words
from formula_desktop.pages.lessons.words import words_of
from formula_desktop.players import Level, Player
from formula_desktop.sentences import WrongSum
from formula_desktop.shell.main_window import MainWindow
from formula_desktop.store.games.notes import SavedSeat
from formula_desktop.store.settings.last_choice import first_choice, usual_choice
from formula_desktop.store.settings.settings import ComputerSpeed, Settings, SizeChoice, ThemeChoice
from formula_desktop.table.seat import face_of
from tests.helpers.formula.games import COMPUTER, NOOR, lying, match_of, ways
from tests.helpers.past import put_on_table
from tests.helpers.played_page import CONTROL
from tests.helpers.pupil import Pupil
from tests.helpers.quick_opponent import QuickOpponent
from tests.helpers.screen.pseudo import speak_pseudo
from tests.helpers.screen.seen import cut, too_small
from tests.helpers.window import Open

GAMES = (FORMULA, DIGIFEUD)
STEPS: dict[str, tuple[Any, ...]] = {FORMULA: formula.STEPS, DIGIFEUD: digifeud.STEPS}
Key = Qt.Key

# A menu that pops up without a window manager.
pytestmark = pytest.mark.qt_log_ignore("does not support (raise|grabbing)", extend=True)


@pytest.fixture(autouse=True)
def _plays_with_times(settings: Settings) -> None:
    """Somebody whose games have ×, and so all first steps."""
    settings.last[FORMULA] = usual_choice(KINDS[FORMULA], "Noor", "Computer").written


@pytest.fixture
def opponent() -> QuickOpponent:
    return QuickOpponent(is_slow=True)


def reached(settings: Settings, game: str) -> int:
    return settings.lesson[game]


def at_step(window: MainWindow, qtbot: QtBot, aim: CardAim | BoardAim) -> Pupil:
    """A pupil in front of one step."""
    game = FORMULA if isinstance(aim, CardAim) else DIGIFEUD
    number = next(at for at, step in enumerate(STEPS[game]) if step.aim is aim)
    for each in GAMES:
        window.settings.lesson[each] = number
    return Pupil(window, qtbot, game)


def read(pupil: Pupil, play: str) -> Any:
    return read_formula(play) if pupil.is_formula else read_sum(play)


# --- from the first step to the last ------------------------------------------------------------


@pytest.mark.parametrize("language", [*LANGUAGES])
@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_from_its_first_step_to_its_last(
    window: MainWindow, qtbot: QtBot, settings: Settings, game: str, language: str
) -> None:
    settings.language = language
    pupil = Pupil(window, qtbot, game)
    for number, step in enumerate(STEPS[game]):
        words = words_of(step.aim)
        assert pupil.step is step
        assert reached(settings, game) == number
        assert words.title in pupil.page.panel.title.text()
        assert str(number + 1) in pupil.page.panel.title.text()
        assert pupil.page.panel.task.text() == words.task
        assert pupil.says == ""
        assert pupil.scene.hint_marks.isVisible() is (step.aim is not BoardAim.PASS)
        pupil.do(step.shown)
        assert pupil.game.said is Said.DONE
        assert pupil.says.startswith(words.praise)
        assert not pupil.scene.hint_marks.isVisible()
        assert reached(settings, game) == number + 1
        assert pupil.page.next_button.isVisible()
        if step is not STEPS[game][-1]:
            pupil.go_further()
            pupil.follow()
    assert window.games.autosave.games.under_way() == [], "a lesson is no game"
    pupil.press_button(pupil.page.leave_button)
    assert Pupil(window, qtbot, game).page.number == 0, "it starts over"


@pytest.mark.parametrize("game", GAMES)
def test_one_click_after_the_last_step_begins_an_easy_game(
    window: MainWindow, qtbot: QtBot, settings: Settings, game: str
) -> None:
    last = usual_choice(KINDS[game], "Noor", "Computer").written
    settings.last[game] = last
    settings.lesson[game] = len(STEPS[game]) - 1
    pupil = Pupil(window, qtbot, game)
    pupil.do(pupil.step.shown)
    assert pupil.page.next_button.text() == "Begin a game"
    pupil.go_further()
    play = window.play
    assert play is not None
    assert window.stack.currentWidget() is play.page
    assert play.game is not None
    easy = first_choice(KINDS[game], "Noor", "Computer")
    assert (play.game.state.options, play.game.players) == (easy.options, easy.players)
    assert [player.level for player in play.game.players] == [None, Level.BEGINNER]
    assert settings.last[game] == last, "the next game is as the last one that was chosen"


def test_who_plays_with_plus_and_minus_has_no_step_about_the_zero_rule_until_later(
    window: MainWindow, qtbot: QtBot, settings: Settings
) -> None:
    kind = KINDS[FORMULA]
    later = settings.last[FORMULA]
    for last in ("", first_choice(kind, "Noor", "Computer").written):
        settings.last[FORMULA] = last
        page = Pupil(window, qtbot, FORMULA).page
        assert [step.aim for step in page.steps] == [*CardAim][:-1]
        page.left.emit()
    settings.lesson[FORMULA] = len(formula.FIRST_STEPS)
    settings.last[FORMULA] = later
    assert Pupil(window, qtbot, FORMULA).step.aim is CardAim.ZERO


def test_the_first_step_says_what_the_game_is_about(window: MainWindow, qtbot: QtBot) -> None:
    aims = {
        FORMULA: "Get rid of your cards first, and you win.",
        DIGIFEUD: "Score the most points with crossing sums.",
    }
    for game, aim in aims.items():
        assert Pupil(window, qtbot, game).page.panel.task.text().startswith(aim)


@pytest.mark.parametrize("language", [*LANGUAGES])
def test_a_step_says_its_task_in_short_sentences_and_breaks_no_sum(
    window: MainWindow, settings: Settings, language: str
) -> None:
    settings.language = language
    task = words_of(CardAim.ANSWER).task
    sentences = [each.split() for each in task.rstrip(".").split(". ")]
    assert len(sentences) == 3
    assert max(map(len, sentences)) <= 12
    assert "3\u00a0+\u00a04\u00a0=\u00a07" in words_of(CardAim.ZERO).task
    assert "3\u00a0+\u00a04\u00a0=\u00a07" in words_of(BoardAim.OPENING).task


@pytest.mark.parametrize("language", [*LANGUAGES])
def test_the_first_step_in_digifeud_says_its_aim_in_two_short_sentences(
    window: MainWindow, settings: Settings, language: str
) -> None:
    settings.language = language
    task = words_of(BoardAim.OPENING).task
    sentences = [each.split() for each in task.rstrip(".").split(". ")]
    assert len(sentences) == 2
    assert max(map(len, sentences)) <= 12


def test_the_first_steps_in_formula_by_keys_alone(window: MainWindow, qtbot: QtBot) -> None:
    pupil = Pupil(window, qtbot, FORMULA)
    for step in STEPS[FORMULA]:
        pupil.until(pupil.view.hasFocus)
        if step.aim is CardAim.DRAW:
            pupil.tab_to(pupil.page.draw_button)
            pupil.key(Key.Key_Return)
        else:
            lay_by_keys(pupil, step.shown)
            pupil.key(Key.Key_Return, CONTROL)
        assert pupil.game.said is Said.DONE, step.aim
        assert pupil.page.next_button.hasFocus()
        if step is not STEPS[FORMULA][-1]:
            pupil.key(Key.Key_Return)
            pupil.follow()
    pupil.tab_to(pupil.page.leave_button)
    pupil.key(Key.Key_Return)
    assert window.stack.currentWidget() is window.home


def lay_by_keys(pupil: Pupil, play: Any) -> None:
    """Type the sign and each card, and go to the place with Tab."""
    draft = pupil.game.draft
    if draft.operator is not play.operator:
        pupil.keys(play.operator.value)
    for card, digit, place in [*ways(draft.view, play)]:
        pupil.keys("j" if card == "*" else card)
        for _ in range(12):
            if pupil.scene.focused is not None and pupil.scene.focused.key == place:
                break
            pupil.key(Key.Key_Tab)
        pupil.key(Key.Key_Return)
        if pupil.scene.ring is not None:
            pupil.keys(str(digit))


def test_the_first_steps_in_digifeud_by_keys_alone(window: MainWindow, qtbot: QtBot) -> None:
    pupil = Pupil(window, qtbot, DIGIFEUD)
    for step in STEPS[DIGIFEUD]:
        pupil.until(pupil.view.hasFocus)
        if step.aim is BoardAim.PASS:
            pupil.tab_to(pupil.page.pass_button)
            pupil.key(Key.Key_Return)
        else:
            laid = step.shown
            name, way = str(laid).split(" ")[0][:-1], laid.direction.value
            typed = [" " if place.lies else place.tile[0] for place in laid.places]
            for character, place in zip(typed, laid.places, strict=True):
                pupil.type_at(name, way, "") if character is typed[0] else None
                if character == " ":
                    pupil.key(Key.Key_Right if way == ">" else Key.Key_Down)
                elif character == "*":
                    pupil.keys("j")
                    pupil.keys(place.tile[-1])
                else:
                    pupil.keys(character)
            pupil.key(Key.Key_Return, CONTROL)
        assert pupil.game.said is Said.DONE, step.aim
        if step is not STEPS[DIGIFEUD][-1]:
            pupil.key(Key.Key_Return)
            pupil.follow()


def test_a_step_offers_and_rings_the_sign_that_it_needs_first(
    window: MainWindow, qtbot: QtBot
) -> None:
    for aim in (CardAim.ANSWER, CardAim.ONE_NUMBER, CardAim.ZERO):
        pupil = at_step(window, qtbot, aim)
        signs = pupil.scene.cards.symbols
        offered = [each for each in signs if signs[each].isVisible()]
        assert offered[:2] == [Operator.ADD, Operator.SUBTRACT]
        assert (len(offered) > 2) is (aim is CardAim.ZERO), "its formula has another sign"
        marks = pupil.scene.hint_marks
        assert [rect.center() for rect in marks.rects] == [signs[Operator.ADD].outline.center()]
        pupil.click(signs[Operator.ADD].outline.center())
        numbers = [mark for mark in pupil.step.marks if isinstance(mark, int)]
        assert marks.rects == tuple(map(pupil.scene.rects.around, numbers))
        pupil.game.take_back_all()


def test_the_place_in_front_of_a_number_is_ringed_and_a_card_laid_on_it_is_told(
    window: MainWindow, qtbot: QtBot
) -> None:
    pupil = at_step(window, qtbot, CardAim.BESIDE)
    place, answer = pupil.step.marks
    (ring,) = pupil.scene.hint_marks.rects
    rows = pupil.scene.cards.rows
    assert not any(item.face.last for row in rows for item in row), "only one thing is marked"
    assert ring.right() <= pupil.scene.rects.around(place.number).left()
    pupil._drag_card(0, Place(place.number, PlaceKind.ON, 0))
    assert pupil.says == "The 1 lies on the 4 now. Lay it in front of it."
    pupil._drag_card(0, place)
    assert pupil.says == ""
    pupil.until_still()
    assert pupil.scene.texts.reading == "2 + 14 = …, now the answer"
    (ring,) = pupil.scene.hint_marks.rects
    assert answer == Place(ANSWER, PlaceKind.BEFORE)
    assert ring.right() <= pupil.scene.rects.around(ANSWER).left(), "the answer has its 6 already"


def test_a_card_on_the_number_that_stays_is_told_at_once_and_the_sign_stays(
    window: MainWindow, qtbot: QtBot
) -> None:
    pupil = at_step(window, qtbot, CardAim.KEEP)
    assert len([*filter(QGraphicsItem.isVisible, pupil.scene.cards.symbols.values())]) == 1
    pupil._drag_card(0, Place(LEFT, PlaceKind.ON))
    assert pupil.says == "Leave the 2 where it is."


def test_a_place_that_has_its_card_is_ringed_no_more(window: MainWindow, qtbot: QtBot) -> None:
    pupil = at_step(window, qtbot, CardAim.WHOLE)
    assert pupil.scene.hint_marks.isVisible()
    pupil._drag_card(0, Place(ANSWER, PlaceKind.WHOLE))
    pupil.until_still()
    rects = pupil.scene.rects
    expected = tuple(rects.around(number) for number in (LEFT, RIGHT))
    assert pupil.scene.hint_marks.rects == expected, "one of these needs a card, too"


def test_a_card_dropped_anywhere_on_a_number_to_cover_covers_all_of_it(
    window: MainWindow, qtbot: QtBot
) -> None:
    pupil = at_step(window, qtbot, CardAim.WHOLE)
    zero = pupil.scene.rects.place(Place(ANSWER, PlaceKind.ON, 1), is_empty=False)
    pupil.drag(pupil.scene.cards.hand[-1].outline.center(), zero.center())
    pupil.until_still()
    assert pupil.scene.draft is not None
    assert pupil.scene.draft.reads == "4+6=8"


@pytest.mark.parametrize("language", [*LANGUAGES])
def test_the_zero_takes_three_short_sentences_without_times(
    window: MainWindow, settings: Settings, language: str
) -> None:
    settings.language = language
    sentences = [each.split() for each in words_of(CardAim.ZERO).task.rstrip(".").split(". ")]
    assert len(sentences) == 3
    assert max(map(len, sentences)) <= 12
    assert sentences[1][-1] == "+"


@pytest.mark.parametrize("game", GAMES)
def test_who_takes_a_lesson_sits_at_its_table(
    window: MainWindow, qtbot: QtBot, settings: Settings, game: str
) -> None:
    pupil = Pupil(window, qtbot, game)
    assert pupil.game.players[0] == Player("You"), "nobody has played yet"
    assert face_of(pupil.game, 0) == SavedSeat("", "red", "cat")
    pupil.press_button(pupil.page.leave_button)
    book = window.games.archive.book
    assert book is not None
    noor = book.add_person("Noor", "red", "owl")
    sam = book.add_person("Sam", "blue", "fox")
    settings.practiser = sam.key
    pupil = Pupil(window, qtbot, game)
    assert pupil.game.players[0] == Player("Sam"), "who practises"
    pupil.press_button(pupil.page.leave_button)
    window.games.who.choose(noor.key)
    pupil = Pupil(window, qtbot, game)
    assert pupil.game.players[0] == Player("Noor"), "who plays"
    assert face_of(pupil.game, 0) == SavedSeat(noor.key, "red", "owl")
    assert face_of(pupil.game, 1) == SavedSeat()
    pupil.press_button(pupil.page.leave_button)


def test_a_newcomer_sits_in_a_lesson_without_a_name(
    window: MainWindow, qtbot: QtBot, settings: Settings
) -> None:
    book = window.games.archive.book
    assert book is not None
    newcomer = book.add_person("Player", "teal", "cat")
    settings.last_game = FORMULA
    settings.last[FORMULA] = usual_choice(KINDS[FORMULA], "Player", "Computer").written
    pupil = Pupil(window, qtbot, FORMULA)
    assert pupil.game.players[0] == Player("You"), "a name that nobody has chosen"
    assert face_of(pupil.game, 0) == SavedSeat(newcomer.key, "teal", "cat")


# --- what is not wanted -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("aim", "play"),
    [
        (CardAim.ANSWER, "(2)+(4)=7"),
        (CardAim.BESIDE, "(2)+1(4)=17"),
        (CardAim.JOKER, "6+7=*2"),
        (CardAim.ZERO, "(8)-5=3"),
        (BoardAim.OPENING, "A1> 3+4=7"),
        (BoardAim.CROSS, "A1v 2+3=5"),
        (BoardAim.BEHIND, "G7> (10)-4=7"),
    ],
)
def test_a_wrong_play_is_explained_and_not_made(
    window: MainWindow, qtbot: QtBot, aim: Any, play: str
) -> None:
    pupil = at_step(window, qtbot, aim)
    lies_there = aim in (CardAim.BESIDE, CardAim.JOKER, BoardAim.BEHIND)
    want = "Take something back and try again." if lies_there else words_of(aim).want
    pupil.lay(read(pupil, play))
    refusal = pupil.draft.refusal
    assert refusal is not None
    assert pupil.game.said is Said.WRONG
    wrong = refusal_in_words(refusal, WrongSum.NOT_EQUAL)
    assert pupil.says == want
    assert pupil.scene.texts.reading.startswith(wrong.removesuffix(".")), "said once, on the table"
    task = pupil.page.panel.task
    assert (task.isVisible(), task.text()) == (True, words_of(aim).task)
    assert not pupil.page.play_button.isEnabled()
    pupil.page.view.setFocus()
    pupil.key(Key.Key_Escape)
    assert pupil.says == ""
    assert window.teaching is not None
    assert window.teaching.page is pupil.page, "Escape takes back first"
    pupil.do(pupil.step.shown)
    assert pupil.game.said is Said.DONE


@pytest.mark.parametrize(
    ("aim", "play"),
    [
        (CardAim.KEEP, "(2)+3=(6)"),
        (CardAim.JOKER, "(3)+(5)=*7"),
        (BoardAim.TWO_DIGITS, "E7v (5)+8=14"),
        (BoardAim.BLANK, "G7v (4)+5=*8"),
    ],
)
def test_what_more_cards_or_another_sign_can_mend_is_not_corrected(
    window: MainWindow, qtbot: QtBot, aim: Any, play: str
) -> None:
    pupil = at_step(window, qtbot, aim)
    pupil.lay(read(pupil, play))
    assert pupil.draft.refusal is not None
    assert (pupil.game.said, pupil.says) == (Said.NOTHING, "")
    assert pupil.scene.texts._reading.brush().color() == pupil.scene.theme.on_table


@pytest.mark.parametrize(
    ("aim", "play", "says"),
    [
        (CardAim.ONE_NUMBER, "(3)+(2)=7", "3 + 2 is not 7. Take something back and try again."),
        (CardAim.KEEP, "(2)+8=9", "2 + 8 is not 9. Take something back and try again."),
        (CardAim.WHOLE, "3+2=8", "3 + 2 is not 8. Take something back and try again."),
    ],
)
def test_a_wrong_sum_with_all_cards_of_the_step_is_wrong(
    window: MainWindow, qtbot: QtBot, aim: CardAim, play: str, says: str
) -> None:
    pupil = at_step(window, qtbot, aim)
    pupil.lay(read(pupil, play))
    texts = pupil.scene.texts
    assert (pupil.game.said, pupil.says) == (Said.WRONG, "Take something back and try again.")
    assert texts.reading == says.partition(".")[0]
    assert texts._reading.brush().color() == pupil.scene.theme.on_table_wrong


@pytest.mark.parametrize(
    ("aim", "play"),
    [
        (CardAim.ONE_NUMBER, "8-(2)=6"),
        (CardAim.BESIDE, "(2)+3=5"),
        (CardAim.WHOLE, "7+3=(10)"),
        (CardAim.JOKER, "(3)+4=7"),
        (BoardAim.TWO_DIGITS, "G7v (4)+1=5"),
        (BoardAim.BLUE, "F9> 4+5=(9)"),
        (BoardAim.RED, "I7v (9)-2=7"),
        (BoardAim.BLANK, "G7v (4)+2=6"),
        (BoardAim.BEHIND, "C7v (3)+2=5"),
    ],
)
def test_what_is_right_but_something_else_is_not_made_either(
    window: MainWindow, qtbot: QtBot, aim: Any, play: str
) -> None:
    pupil = at_step(window, qtbot, aim)
    plays = len(pupil.game.turns)
    pupil.lay(read(pupil, play))
    assert not pupil.page.play_button.isEnabled(), "it would do nothing"
    for _ in range(2):
        assert pupil.game.said is Said.OTHER
        assert pupil.says.endswith(words_of(aim).want)
        pupil.key(Key.Key_Return, CONTROL)
    assert len(pupil.game.turns) == plays
    assert pupil.draft.puts, "it lies there still"


@pytest.mark.parametrize("aim", [CardAim.ANSWER, BoardAim.CROSS])
def test_drawing_and_passing_wait_until_nothing_fits(
    window: MainWindow, qtbot: QtBot, aim: Any
) -> None:
    pupil = at_step(window, qtbot, aim)
    plays = len(pupil.game.turns)
    page: Any = pupil.page
    pupil.press_button(page.draw_button if pupil.is_formula else page.pass_button)
    assert pupil.game.said is Said.NOT_YET
    assert pupil.says == f"You can still lay something. {words_of(aim).want}"
    assert len(pupil.game.turns) == plays


def test_a_place_that_takes_nothing_says_why(window: MainWindow, qtbot: QtBot) -> None:
    pupil = at_step(window, qtbot, CardAim.ANSWER)
    two = pupil.scene.rects.around(0).center()
    pupil.drag(pupil.scene.cards.hand[0].outline.center(), two)
    assert pupil.draft.puts == ()
    assert pupil.says.startswith("In the first formula both starting cards stay")
    assert pupil.page.panel.task.isVisible(), "what to do stays in sight"
    board = at_step(window, qtbot, BoardAim.CROSS)
    board.drag(board.scene.tiles.hand[0].outline.center(), board.at("G7"))
    assert board.draft.puts == ()
    assert "G7" in board.says


def test_the_way_to_an_answer_is_no_mistake(window: MainWindow, qtbot: QtBot) -> None:
    pupil = at_step(window, qtbot, CardAim.ANSWER)
    pupil.click(pupil.scene.cards.symbols[pupil.step.shown.operator].outline.center())
    assert pupil.game.said is Said.NOTHING
    assert pupil.says == ""


def test_the_play_button_is_ringed_when_it_comes_next(
    window: MainWindow, qtbot: QtBot, settings: Settings
) -> None:
    for aim in (CardAim.ANSWER, BoardAim.CROSS):
        pupil = at_step(window, qtbot, aim)
        page, marks = pupil.page, pupil.scene.hint_marks
        assert (page.play_ring, marks.isVisible()) == (None, True)
        pupil.lay(pupil.step.shown)
        assert pupil.game.said is Said.READY
        assert page.play_ring.isVisible()
        assert page.play_ring.geometry().contains(page.play_button.geometry())
        assert page.play_ring.parentWidget().rect().contains(page.play_ring.geometry())
        assert not marks.isVisible(), "one thing is ringed at a time"
        settings.theme = ThemeChoice.DARK
        assert page.play_ring.isVisible()
        settings.theme = ThemeChoice.LIGHT
        pupil.press_button(page.back_button)
        assert (page.play_ring, marks.isVisible()) == (None, True)
        pupil.do(pupil.step.shown)
        assert (page.play_ring, marks.isVisible()) == (None, False)


def test_it_shows_how(window: MainWindow, qtbot: QtBot) -> None:
    for aim in (CardAim.BESIDE, BoardAim.BLUE):
        pupil = at_step(window, qtbot, aim)
        pupil.press_button(pupil.page.show_button)
        assert pupil.game.said is Said.READY
        assert "Play" in pupil.says
        pupil.press_button(pupil.page.play_button)
        assert pupil.game.said is Said.DONE
        assert not pupil.page.show_button.isEnabled()
    for aim in (CardAim.DRAW, BoardAim.PASS):
        assert not at_step(window, qtbot, aim).page.show_button.isEnabled()


def shows(pupil: Pupil) -> None:
    """Ask for a demonstration, which begins with one card or tile."""
    pupil.press_button(pupil.page.show_button)
    assert pupil.scene.is_demonstrating
    assert len(pupil.draft.puts) == 1


@pytest.mark.parametrize("aim", [CardAim.JOKER, BoardAim.BLANK])
def test_a_demonstration_lays_one_card_after_another(
    window: MainWindow, qtbot: QtBot, settings: Settings, aim: Any
) -> None:
    settings.computer_speed = ComputerSpeed.SLOW
    pupil = at_step(window, qtbot, aim)
    scene = pupil.scene
    shows(pupil)
    for shown in pupil.game.example[1:]:
        assert scene._pause.isActive()
        assert not pupil.page.play_button.isEnabled()
        scene._pause.timeout.emit()
        assert pupil.draft == shown.draft
        assert (scene.ring is not None) is (shown.asks is not None)
    assert not scene.is_demonstrating
    assert pupil.game.said is Said.READY
    shows(pupil)
    pupil.key(Key.Key_Space)
    assert pupil.game.said is Said.READY, "the rest is laid at once"


@pytest.mark.parametrize("aim", [CardAim.JOKER, BoardAim.BLANK])
def test_a_demonstration_that_is_stopped_leaves_nothing_behind(
    window: MainWindow, qtbot: QtBot, settings: Settings, aim: Any
) -> None:
    settings.computer_speed = ComputerSpeed.SLOW
    pupil = at_step(window, qtbot, aim)
    scene, page, empty = pupil.scene, pupil.page, pupil.draft
    stops: dict[str, Callable[[], object]] = {
        "Escape": lambda: pupil.key(Key.Key_Escape),
        "a click": lambda: pupil.click(QPointF(2, 2)),
        "taking back": lambda: pupil.press_button(page.back_button),
        "the rules": lambda: pupil.press_button(page.rules_button),
    }
    for name, stop in stops.items():
        shows(pupil)
        stop()
        assert not scene.is_demonstrating, name
        assert pupil.draft == empty, name
    assert page.game is pupil.game, "Escape has not left the lesson"
    for leave in (page.again_button, page.leave_button):
        window.show_lesson(pupil.name)
        pupil.follow()
        shows(pupil)
        before = pupil.scene
        pupil.press_button(leave)
        assert not before.is_demonstrating
    assert page.game is None


# --- back, again, away, and taken up again ------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_step_back_and_once_more(
    window: MainWindow, qtbot: QtBot, settings: Settings, game: str
) -> None:
    pupil = Pupil(window, qtbot, game)
    assert not pupil.page.earlier_button.isEnabled()
    pupil.do(pupil.step.shown)
    pupil.go_further()
    pupil.follow()
    assert pupil.page.number == 1
    pupil.do(pupil.step.shown)
    pupil.press_button(pupil.page.again_button)
    pupil.follow()
    assert (pupil.page.number, pupil.game.said) == (1, Said.NOTHING)
    pupil.press_button(pupil.page.earlier_button)
    pupil.follow()
    assert pupil.page.number == reached(settings, game) == 0


@pytest.mark.parametrize("game", GAMES)
def test_it_is_taken_up_again_after_a_restart(
    open_window: Open, qtbot: QtBot, settings: Settings, game: str
) -> None:
    window = open_window()
    pupil = Pupil(window, qtbot, game)
    for _ in range(2):
        pupil.do(pupil.step.shown)
        pupil.go_further()
        pupil.follow()
    pupil.do(pupil.step.shown)
    pupil.press_button(pupil.page.leave_button)
    assert window.stack.currentWidget() is window.home
    assert pupil.page.game is None, "nothing of it goes on"
    assert reached(Settings(), game) == 3
    pupil = Pupil(open_window(), qtbot, game)
    assert pupil.page.number == 3
    other = GAMES[GAMES.index(game) - 1]
    assert Pupil(pupil.window, qtbot, other).page.number == 0


def test_escape_leaves_when_there_is_nothing_to_take_back(window: MainWindow, qtbot: QtBot) -> None:
    for game in GAMES:
        pupil = Pupil(window, qtbot, game)
        pupil.until(pupil.view.hasFocus)
        pupil.key(Key.Key_Escape)
        assert window.stack.currentWidget() is window.home


@pytest.mark.parametrize("text", ["-1", "nonsense", "99999999999999999999", "8", "1.5", "²"])
def test_a_number_that_makes_no_sense_starts_over(
    window: MainWindow, qtbot: QtBot, settings: Settings, text: str
) -> None:
    settings._set("lesson_formula", text)
    assert Pupil(window, qtbot, FORMULA).page.number == 0


# --- the ways there -----------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_home_offers_both(settings: Settings, open_window: Open, game: str) -> None:
    settings.last_game = game  # a newcomer has the first steps in front
    for each in GAMES:
        settings.last[each] = "{}"
    window = open_window()
    QTest.mouseClick(window.home.steps, Qt.MouseButton.LeftButton)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    button = window.home.steps.mapToGlobal(window.home.steps.rect().topLeft())
    assert menu.geometry().bottom() <= button.y(), "its button is still seen"
    wanted = window.offered.steps[game]
    QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(wanted).center())
    QApplication.processEvents()
    assert window.teaching is not None
    assert window.teaching.page is not None
    assert window.teaching.page.name == game


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_lead_there_and_it_leads_back(
    window: MainWindow, qtbot: QtBot, game: str
) -> None:
    window.show_rules(game)
    rules = window.library.rules
    assert rules is not None
    QTest.mouseClick(rules.steps_button, Qt.MouseButton.LeftButton)
    assert window.teaching is not None
    page = window.teaching.page
    assert page is not None
    assert page.name == game
    QTest.mouseClick(page.leave_button, Qt.MouseButton.LeftButton)
    assert window.stack.currentWidget() is rules
    assert page.game is None


@pytest.mark.parametrize("game", GAMES)
def test_a_look_at_the_rules_comes_back_to_the_same_step(
    window: MainWindow, qtbot: QtBot, game: str
) -> None:
    pupil = Pupil(window, qtbot, game)
    pupil.page.show_step(2)
    pupil.follow()
    pupil.press_button(pupil.page.show_button)
    pupil.press_button(pupil.page.rules_button)
    rules = window.library.rules
    assert rules is not None
    assert window.stack.currentWidget() is rules
    assert rules.text.game == game
    QTest.mouseClick(rules.back_button, Qt.MouseButton.LeftButton)
    pupil.follow()
    assert pupil.page.number == 2
    assert pupil.game.said is Said.READY, "what was put down lies there still"
    pupil.press_button(pupil.page.rules_button)
    window.show_home()
    assert pupil.page.game is None


# --- what else there is -------------------------------------------------------------------------


def test_a_game_on_the_table_waits_and_goes_on(window: MainWindow, qtbot: QtBot) -> None:
    put_on_table(window, lying(match_of("1225667", "1133445", players=(NOOR, COMPUTER)), "draw"))
    play = window.play
    assert play is not None
    game = play.game
    assert game is not None
    qtbot.waitUntil(lambda: game.opponent.is_thinking)
    saved = window.games.autosave.saved
    assert saved is not None
    pupil = Pupil(window, qtbot, DIGIFEUD)
    assert not game.opponent.is_thinking, "nobody plays behind the lesson"
    for _ in range(2):
        pupil.do(pupil.step.shown)
        pupil.go_further()
        pupil.follow()
    assert window.play is play
    assert play.game is game
    assert [each.name for each in window.games.autosave.games.under_way()] == [saved.name]
    assert len(game.turns) == 1
    pupil.press_button(pupil.page.leave_button)
    assert window.stack.currentWidget() is play.page
    qtbot.waitUntil(lambda: game.opponent.is_thinking)


def test_looking_back_from_a_lesson_holds_the_table_still(window: MainWindow, qtbot: QtBot) -> None:
    put_on_table(window, lying(match_of("1225667", "1133445", players=(NOOR, COMPUTER)), "draw"))
    play: Any = window.play
    pupil = Pupil(window, qtbot, FORMULA)
    window.look_back()
    assert pupil.page.game is None
    qtbot.wait(20)
    assert not play.game.opponent.is_thinking
    window.games.go_on()
    qtbot.waitUntil(lambda: play.game.opponent.is_thinking)


def test_from_one_lesson_to_the_other(window: MainWindow, qtbot: QtBot) -> None:
    first = Pupil(window, qtbot, FORMULA)
    second = Pupil(window, qtbot, DIGIFEUD)
    assert first.page.game is None
    second.press_button(second.page.leave_button)
    assert window.stack.currentWidget() is window.home


@pytest.mark.parametrize("game", GAMES)
def test_it_helps_whatever_has_been_set(
    window: MainWindow, qtbot: QtBot, settings: Settings, game: str
) -> None:
    settings.wrong_sums = WrongSum.ONLY_WHETHER
    settings.show_places = False
    settings.read_aloud = False
    pupil = Pupil(window, qtbot, game)
    page = pupil.page
    assert not any(each.isVisible() for each in (page.undo_button, page.home_button))
    assert not pupil.page.play_button.isEnabled()
    assert not pupil.page.hint_button.isVisible()
    pupil.press_button(pupil.page.show_button)
    assert pupil.scene.texts.reading
    assert pupil.scene.shows_places
    assert settings.wrong_sums is WrongSum.ONLY_WHETHER, "for games it stays as it was"


def test_what_is_set_meanwhile_counts_at_once(
    window: MainWindow, qtbot: QtBot, settings: Settings
) -> None:
    pupil = Pupil(window, qtbot, FORMULA)
    settings.computer_speed = ComputerSpeed.SLOW
    assert pupil.scene.pace.reading_ms == 2 * themes.READING_MS


def test_it_is_read_aloud_where_that_is_heard(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []

    def hear(event: object) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            heard.append(event.message())

    monkeypatch.setattr(QAccessible, "updateAccessibility", hear)
    pupil = Pupil(window, qtbot, FORMULA)
    words = words_of(CardAim.ANSWER)
    pupil.lay(read(pupil, "(2)+(4)=7"))
    pupil.press_button(pupil.page.back_button)
    pupil.do(pupil.step.shown)
    assert heard[0] == words.task
    assert heard[-1] == words.praise
    assert f"2 + 4 is not 7. {words.want}" in [each[:1].upper() + each[1:] for each in heard]


@pytest.mark.parametrize("game", GAMES)
def test_theme_and_language_change_under_it(
    window: MainWindow, qtbot: QtBot, settings: Settings, qapp: QApplication, game: str
) -> None:
    pupil = Pupil(window, qtbot, game)
    pupil.press_button(pupil.page.show_button)
    settings.theme = ThemeChoice.DARK
    assert pupil.scene.theme == themes.DARK
    before = pupil.says
    translator = speak_pseudo(qapp)
    try:
        qapp.processEvents()
        assert pupil.page.panel.task.text().startswith("[")
        assert pupil.says != before
        assert pupil.page.next_button.text().startswith("[")
    finally:
        qapp.removeTranslator(translator)
    qapp.processEvents()
    assert pupil.says == before
    assert pupil.game.said is Said.READY, "what was put down stays"


SMALLEST = (1024, 640)
PSEUDO = "pseudo"
SEEN = (
    *((PSEUDO, size, scale) for size in ((1280, 800), (1920, 1080)) for scale in SizeChoice),
    *((language, SMALLEST, SizeChoice.PROJECTOR) for language in LANGUAGES if language != "nl"),
)
"""In the other languages and sizes `test_every_screen.py` sees the lessons, too."""


@pytest.mark.parametrize(("language", "size", "scale"), SEEN, ids=str)
@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_cut_or_too_small(
    window: MainWindow,
    qtbot: QtBot,
    settings: Settings,
    qapp: QApplication,
    game: str,
    language: str,
    size: tuple[int, int],
    scale: SizeChoice,
) -> None:
    translator = speak_pseudo(qapp) if language == PSEUDO else None
    settings.language = "" if translator is not None else language
    settings.size = scale
    window.resize(*size)
    qtbot.waitUntil(lambda: window.look.dressed_unit == window.look.unit)
    pupil = Pupil(window, qtbot, game)
    found: list[tuple[str, str]] = []

    def look(name: str) -> None:
        QApplication.processEvents()
        found.extend((name, text) for text in cut(window))
        if scale is SizeChoice.PROJECTOR:
            found.extend((name, str(text)) for text in too_small(window, size[1]))

    for number, step in enumerate(STEPS[game]):
        pupil.page.show_step(number)
        pupil.follow()
        look(f"{step.aim}")
        pupil.page.show_example()
        look(f"{step.aim}, ready")
        pupil.game.opponent.chosen.emit(step.shown)
        look(f"{step.aim}, done")
        assert pupil.game.said is Said.DONE
    if translator is not None:
        qapp.removeTranslator(translator)
    assert found == []
