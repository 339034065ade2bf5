"""What the end of a game shows beside its count: the course, the best of it, and where to go."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from itertools import combinations
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from formula_desktop.arguments import DIGIFEUD
from formula_desktop.digifeud.layout import Colour
from formula_desktop.digifeud.points import Bonus, Points
from formula_desktop.digifeud.position import Ending
from formula_desktop.formula.match import Match
from formula_desktop.formula.options import Options, Scoring
from formula_desktop.kinds.registry import read_any_file
from formula_desktop.look.faces import FaceKind
from formula_desktop.look.theme import DARK
from formula_desktop.models.past.course import formulas_of
from formula_desktop.models.words.digifeud import bonuses_in_words
from formula_desktop.models.words.signs import spelled
from formula_desktop.pages.outcome.count import Count
from formula_desktop.pages.outcome.digifeud_words import DigifeudResultWords
from formula_desktop.pages.outcome.formula_words import NEAR_CARDS, ResultWords
from formula_desktop.pages.outcome.panel import ResultPanel
from formula_desktop.pages.outcome.wish import Wish
from formula_desktop.pages.play.play import TablePlay
from formula_desktop.players import Level, Player
from formula_desktop.results.bests import BeatenBest, Best, Feat
from formula_desktop.shell.main_window import MainWindow
from formula_desktop.store.games.notes import SavedSeat
from formula_desktop.store.settings.settings import ThemeChoice
from tests.helpers.digifeud.ended_games import every_end, out, resigned, tied
from tests.helpers.digifeud.games import after
from tests.helpers.digifeud.games import game_of as board_of
from tests.helpers.digifeud.page import OPENING, RACK
from tests.helpers.formula.games import NOOR, SAM
from tests.helpers.formula.random_matches import complete_match, over
from tests.helpers.game_files import case_file
from tests.helpers.results_panel import EVERYTHING, LONG, count_of, ended
from tests.helpers.screen.longer_words import LongerWords
from tests.helpers.screen.seen import cut
from tests.helpers.window import game_in

POINTS = Scoring.POINTS
LEFT = Qt.MouseButton.LeftButton
KEY = Qt.Key


def match_over(rounds: int = 30) -> Match:
    """A match for points of five players with long names, at its end."""
    return replace(over(EVERYTHING, 5, rounds=rounds), players=LONG)


def key(which: Qt.Key) -> None:
    widget = QApplication.focusWidget()
    assert widget is not None
    QTest.keyClick(widget, which)


# --- whether it counts --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("begin", "reason"),
    [
        (TablePlay.start, "Somebody gave up."),
        (partial(TablePlay.start, counts=False), "Its players wanted it not to count."),
        (TablePlay.go_on_from, "It is a copy of another game."),
    ],
)
def test_a_game_of_no_account_says_so_and_why(
    window: MainWindow, qtbot: QtBot, begin: Callable[..., None], reason: str
) -> None:
    play = window.games.tables.table(DIGIFEUD)
    window.stack.setCurrentWidget(play.page)
    begin(play, resigned(), (SavedSeat(), SavedSeat()))
    qtbot.waitUntil(lambda: play.results is not None)
    assert play.results is not None
    text = f"This game does not count in the results. {reason}"
    assert play.results.moment.not_counted.text() == text, "said before *More*"
    assert play.results.moment.not_counted.isVisible()
    assert count_of(play.results).sentences.text().split("\n")[-1] == text


@pytest.mark.parametrize(
    ("seats", "counts"),
    [(("a", "b"), True), (("a", "b"), False), (("", ""), True), (("a", "a"), True)],
)
def test_an_undo_is_asked_once_and_only_where_the_game_counts(
    window: MainWindow, seats: tuple[str, str], counts: bool
) -> None:
    play = window.games.tables.table(DIGIFEUD)
    window.stack.setCurrentWidget(play.page)
    game = board_of(RACK, "x+-", players=(NOOR, SAM))
    play.start(after(game, OPENING), tuple(map(SavedSeat, seats)), counts=counts)
    for is_first in (True, False):
        assert window.game is not None
        play.ask_undo()
        is_asked = play.questions.open is not None
        assert is_asked == (counts and seats == ("a", "b") and is_first)
        if play.questions.open is not None:
            play.questions.open.yes.click()
        window.game.redo()


def test_a_round_says_nothing_of_it_yet(window: MainWindow, qtbot: QtBot) -> None:
    panel = ended(window, qtbot, over(Options(), 2, rounds=1))
    assert not panel.is_ended
    assert "count" not in count_of(panel).sentences.text()


# --- the course ---------------------------------------------------------------------------------


def test_the_lines_end_where_the_totals_are(window: MainWindow, qtbot: QtBot) -> None:
    for game in every_end():
        count = count_of(ended(window, qtbot, game))
        area = count.scrolled  # scrolls nothing in a window of the usual size
        assert count.sentences.heightForWidth(area.width()) <= area.height()
        chart = count.chart.chart
        if game.position.ending in (Ending.RESIGN, Ending.TIMEOUT):
            assert not count.chart.isVisible()
            continue
        assert chart is not None
        assert tuple(line.values[-1] for line in chart.lines) == game.totals
        assert [line.name for line in chart.lines] == [each.name for each in game.players]
        for line in chart.lines:
            written = f"{line.name} {line.values[-1]}".replace("-", "−")
            assert written in count.chart.accessibleDescription()


def test_what_the_chart_of_a_match_tells(qtbot: QtBot) -> None:
    for seed in range(12):
        match = complete_match(seed)
        for is_ended in {match.has_reached_target, True}:
            found = ResultWords(match, is_ended=is_ended)
            assert found.chart is not None
            last = tuple(line.values[-1] for line in found.chart.lines)
            if match.options.for_points:
                assert found.chart.title == "Points after each turn"
                assert last == match.totals
            elif is_ended and len(match.rounds) > 1:
                assert found.chart.title == "Rounds won after each round"
                assert (found.chart.across, last) == ("rounds", match.rounds_won)
            else:
                assert found.chart.title == "Cards in hand, turn by turn"
                assert last == tuple(map(len, match.position.hands))


def test_the_chart_follows_the_theme_and_the_size(
    window: MainWindow, qtbot: QtBot, settings: Any
) -> None:
    panel = count_of(ended(window, qtbot, out()))
    before = panel.chart.grab().toImage()
    settings.theme = ThemeChoice.DARK
    qtbot.waitUntil(lambda: panel.chart.grab().toImage() != before)
    image = panel.chart.grab().toImage()
    assert image.pixelColor(image.width() // 2, 5) == DARK.field
    width = panel.chart.width()
    window.resize(1900, 1050)
    qtbot.waitUntil(lambda: panel.chart.width() > width)


def test_it_follows_the_language(window: MainWindow, qtbot: QtBot, qapp: QApplication) -> None:
    panel = ended(window, qtbot, out())
    count = count_of(panel)
    before = (count.chart.accessibleName(), count.caption.text(), count.heading.text())
    translator = LongerWords()
    qapp.installTranslator(translator)
    try:
        qtbot.waitUntil(lambda: count.chart.accessibleName() != before[0])
        after = (count.chart.accessibleName(), count.caption.text(), count.heading.text())
        for old, new in zip(before, after, strict=True):
            assert old != new
            assert "ë" in new
        assert "ë" in panel.buttons[Wish.LOOK_BACK].text()
    finally:
        qapp.removeTranslator(translator)
    qtbot.waitUntil(lambda: count.caption.text() == before[1])


# --- the sum of the game ------------------------------------------------------------------------


def read_faces(count: Count) -> str:
    """The cards or tiles as one reads them."""
    return "".join(part.face.text for part in count.best.parts)


def test_the_best_sum_lies_there_in_tiles(window: MainWindow, qtbot: QtBot) -> None:
    panel = count_of(ended(window, qtbot, out()))
    best = DigifeudResultWords(out()).best
    assert best is not None
    assert panel.best.isVisible()
    assert (
        read_faces(panel)
        == best.said.replace(" ", "")
        == panel.best.accessibleName().replace(" ", "")
    )
    assert panel.caption.text() == best.caption
    assert panel.details.isVisible() == bool(best.details)


def test_without_a_sum_there_is_none(window: MainWindow, qtbot: QtBot) -> None:
    panel = count_of(ended(window, qtbot, tied()))
    assert not panel.best.isVisible()
    assert not panel.caption.isVisible()


def test_a_joker_of_the_best_formula_is_one(qtbot: QtBot) -> None:
    seen = set()
    for seed in range(40):
        match = complete_match(seed)
        best = ResultWords(match, is_ended=True).best
        if best is None:
            continue
        text = "".join(part.face.text for part in best.parts)
        assert spelled(text.replace("−", "-").replace("×", "x").replace("÷", "/")) == best.said
        seen |= {part.face.kind for part in best.parts}
        if not match.options.for_points:
            assert best.caption.startswith("The most cards in one turn: ")
    assert FaceKind.JOKER in seen


def test_while_the_match_goes_on_the_best_formula_is_that_of_the_round(
    window: MainWindow, qtbot: QtBot
) -> None:
    match = over(Options(), 3, rounds=2)
    panel = ended(window, qtbot, match)
    assert not panel.is_ended
    assert panel.moment.best.isVisible()
    most = max(found.cards for found in formulas_of(match, only_last=True))
    assert panel.moment.caption.text().startswith(f"The most cards in one turn: {most} ")
    assert not count_of(panel).best.isVisible()
    assert count_of(panel).chart.isVisible()
    assert Wish.LOOK_BACK in panel.buttons


# --- why ----------------------------------------------------------------------------------------


def test_who_is_first_without_cards_has_won(qtbot: QtBot) -> None:
    match = over(Options())
    name = match.players[match.results[-1].winners[0]].name
    first = ResultWords(match, is_ended=False).sentences[0]
    assert first == f"{name} went out first and so won the round."


def test_a_match_for_points_says_what_has_ended_it(qtbot: QtBot) -> None:
    match = over(Options(scoring=POINTS, target=5), 2)
    first = ResultWords(match, is_ended=True).sentences[0]
    assert first == "5 points are reached: the highest total wins; if equal, they share it."
    under_way = over(Options(scoring=POINTS, target=10**6), 2)
    assert "are reached" not in "".join(ResultWords(under_way, is_ended=False).sentences)


# --- the moment ---------------------------------------------------------------------------------


def test_a_match_that_several_win_is_shared(qtbot: QtBot) -> None:
    match = over(Options(scoring=POINTS, target=5), 2)
    assert len(match.winners) == 2
    assert ResultWords(match, is_ended=True).headline == "Noor and Sam share the win!"


def test_a_win_and_a_loss_are_told_to_the_only_person(window: MainWindow, qtbot: QtBot) -> None:
    """The count and the course are made only when somebody asks for them."""
    game = out()
    result = game.result()
    assert result is not None
    assert result.winner is not None
    cases = ((True, Level.EASY), (False, Level.EASY), (False, Level.BEGINNER))
    for is_won, level in cases:
        players = [Player("Computer", level)] * 2
        seat = result.winner if is_won else 1 - result.winner
        players[seat] = NOOR
        panel = ended(window, qtbot, replace(game, players=tuple(players)))
        assert panel.count is None
        moment = panel.moment
        assert moment.headline.text() == ("You won!" if is_won else "Well played!")
        assert {player for player, _ in moment.picture.players} == {NOOR}
        assert ("The computer won." in moment.comment.text()) != is_won
        assert moment.caption.text().startswith("Your best sum: ")
        assert moment.praise.isVisible() != is_won
    last = window.play.results if window.play is not None else None
    assert last is not None
    last.buttons[Wish.MORE].setFocus()
    key(KEY.Key_Return)
    assert last.shows_count
    assert not last.moment.isVisible()
    key(KEY.Key_Escape)
    assert not last.shows_count
    assert last.moment.isVisible()


@pytest.mark.parametrize("level", [Level.BEGINNER, Level.EASY])
def test_a_round_is_told_to_the_only_person(window: MainWindow, qtbot: QtBot, level: Level) -> None:
    """Who won it, how near it was, and what everybody has, from the person's side."""
    match = over(Options(), 2, rounds=3)
    (winner,) = match.results[-1].winners
    for is_won in (True, False):
        players = [Player("Robo", level)] * 2
        person = winner if is_won else 1 - winner
        players[person] = NOOR
        moment = ended(window, qtbot, replace(match, players=tuple(players))).moment
        assert moment.headline.text() == ("You won this round!" if is_won else "Well played!")
        assert [player for player, _ in moment.picture.players] == [NOOR]
        left = len(match.position.hands[person])
        is_near = left <= NEAR_CARDS
        said = moment.comment.text()
        assert moment.comment.isVisible() == bool(said)
        if is_won:
            assert said
        else:
            assert "Robo won this round." in said
            assert (f"Almost! You had only {left} card" in said) == is_near
        shown = {score.name: score.number for score in moment.scores.shown}
        assert shown == {"You": match.rounds_won[person], "Robo": match.rounds_won[1 - person]}


def test_a_shared_win_is_said_so_and_against_a_computer_it_is_a_tie(qtbot: QtBot) -> None:
    matches = (over(Options(), 2, seed, rounds=2) for seed in range(40))
    match = next(match for match in matches if len(match.winners) == 2)
    assert ResultWords(match, is_ended=True).headline == "Noor and Sam share the win!"
    players = (NOOR, Player("Robo", Level.EASY))
    found = ResultWords(replace(match, players=players), is_ended=True)
    assert (found.headline, found.comment) == ("A tie!", "")
    assert found.heading.startswith("The match is a tie: ")
    assert not found.is_won, "nothing to throw confetti for"


def test_what_a_coloured_square_adds_is_said_in_words(qtbot: QtBot) -> None:
    best = DigifeudResultWords(out()).best
    assert best is not None
    assert bool(best.bonuses) == bool(best.details)
    bonuses = (Bonus(0, Colour.RED, 9, 2), Bonus(1, Colour.BLUE, 4, 1), Bonus(2, Colour.RED, 7, 1))
    assert bonuses_in_words(Points(18, bonuses)) == [
        "The 9 on red counts two more times (+18).",
        "The 4 on blue counts once more (+4).",
        "In the answer, the 7 on red counts once more (+7).",
    ]


# --- what next ----------------------------------------------------------------------------------


@pytest.mark.parametrize("state", [out, resigned, lambda: over(Options(scoring=POINTS, target=5))])
def test_look_back_by_mouse_and_by_keyboard(window: MainWindow, qtbot: QtBot, state: Any) -> None:
    panel = ended(window, qtbot, state())
    assert not panel.shows_count, "it is there without asking for more"
    play = window.play
    assert play is not None
    with qtbot.waitSignal(play.look_back_wanted):
        qtbot.mouseClick(panel.buttons[Wish.LOOK_BACK], LEFT)
    key(KEY.Key_Escape)  # back from there
    assert panel.main_button.hasFocus() or panel.buttons[Wish.LOOK_BACK].hasFocus()
    for _ in range(12):
        if panel.buttons[Wish.LOOK_BACK].hasFocus():
            break
        key(KEY.Key_Tab)
    with qtbot.waitSignal(play.look_back_wanted):
        key(KEY.Key_Return)


def test_back_from_elsewhere_the_panel_has_the_keyboard(window: MainWindow, qtbot: QtBot) -> None:
    panel = ended(window, qtbot, out())
    play = window.play
    assert play is not None
    play.page.view.setFocus()
    assert not panel.buttons[Wish.AGAIN].hasFocus()
    play.show_results()
    assert play.results is panel
    assert panel.buttons[Wish.AGAIN].hasFocus()
    panel.buttons[Wish.LOOK_BACK].setFocus()
    play.show_results()
    assert panel.buttons[Wish.LOOK_BACK].hasFocus()


def test_the_main_button_is_the_default(window: MainWindow, qtbot: QtBot) -> None:
    panel = ended(window, qtbot, out())
    assert panel.buttons[Wish.AGAIN].hasFocus()
    key(KEY.Key_Escape)
    assert window.play is not None
    assert window.play.results is None


def test_a_game_that_was_watched_waits_while_one_looks_back(
    window: MainWindow, qtbot: QtBot
) -> None:
    game = replace(out(), players=tuple(replace(each, level=Level.EASY) for each in out().players))
    play = window.games.show_table("digifeud")
    play.going_on.setInterval(60_000)  # longer than a busy machine takes
    play.show_game(game, is_watching=True)
    qtbot.waitUntil(lambda: play.results is not None)
    panel = play.results
    assert panel is not None
    count_of(panel)
    qtbot.mouseClick(panel.buttons[Wish.LOOK_BACK], LEFT)
    play.going_on.setInterval(400)  # one that still ran would start anew with it
    qtbot.wait(500)
    assert play.results is panel
    assert game_in(window).state.turns == game.turns
    key(KEY.Key_Escape)  # back from there
    qtbot.waitUntil(lambda: game_in(window).state.turns != game.turns)
    assert play.results is None


# --- room ---------------------------------------------------------------------------------------


def assert_it_fits(panel: ResultPanel) -> None:
    """Both sides are inside the panel, nothing lies on anything else, and no text is cut."""
    assert_parts_fit(panel, panel.moment.findChildren(QWidget))
    count = count_of(panel)
    parts = [count.heading, count.table, count.scrolled, count.chart, count.caption, count.best]
    assert_parts_fit(panel, [*parts, count.details])
    table = count.table
    assert table.horizontalHeader().length() <= table.viewport().width()
    assert table.verticalHeader().length() <= table.viewport().height()


def assert_parts_fit(panel: ResultPanel, parts: list[QWidget]) -> None:
    inside = panel.sheet.rect()
    assert panel.rect().contains(panel.sheet.geometry())
    shown = [each for each in (*parts, *panel.buttons.values()) if each.isVisible()]
    places = [QRect(each.mapTo(panel.sheet, QPoint()), each.size()) for each in shown]
    for each, place in zip(shown, places, strict=True):
        assert inside.contains(place), each
    for one, other in combinations(range(len(shown)), 2):
        assert not places[one].intersects(places[other]), (shown[one], shown[other])
    assert [*cut(panel)] == []


SIZES = [(1024, 640), (1280, 800), (1920, 1080), (1024, 1000), (1900, 640)]


@pytest.mark.parametrize("size", SIZES)
def test_it_fits(window: MainWindow, qtbot: QtBot, size: tuple[int, int]) -> None:
    window.resize(*size)
    for state in (match_over(), over(Options(), 5), over(EVERYTHING, 5), *every_end()):
        assert_it_fits(ended(window, qtbot, state))
    panel = ended(window, qtbot, over(Options(), 4, rounds=3))
    assert_it_fits(panel)
    qtbot.mouseClick(panel.buttons[Wish.END_MATCH], LEFT)
    assert window.play is not None
    assert window.play.results is not None
    qtbot.wait(30)
    assert_it_fits(window.play.results)


@pytest.mark.parametrize("size", SIZES[:3])
@pytest.mark.usefixtures("longer_words")
def test_it_fits_with_longer_words(window: MainWindow, qtbot: QtBot, size: tuple[int, int]) -> None:
    window.resize(*size)
    for state in (match_over(), over(Options(), 5), over(EVERYTHING, 5), *every_end()):
        assert_it_fits(ended(window, qtbot, state))


def test_buttons_of_any_length_take_more_rows(window: MainWindow, qtbot: QtBot) -> None:
    window.resize(1024, 640)
    panel = ended(window, qtbot, out())
    count_of(panel)
    buttons = [*panel.buttons.values()]
    assert len({each.y() for each in buttons}) == 1
    texts = [each.text() for each in buttons]
    for each in buttons:
        each.setText(f"{each.text()} and much, much more")
    panel.fit()
    assert len({each.y() for each in buttons}) > 1
    assert max(each.y() for each in buttons) == panel.buttons[Wish.AGAIN].y()
    for each in buttons:
        assert panel.sheet.rect().contains(each.geometry())
        assert each.sizeHint().width() <= each.width()
    for each, text in zip(buttons, texts, strict=True):
        each.setText(text)
    panel.fit()
    assert len({each.y() for each in buttons}) == 1


def test_a_name_of_one_long_word_is_read_to_its_end(window: MainWindow, qtbot: QtBot) -> None:
    window.resize(1024, 640)
    players = (Player("W" * 40), Player("M" * 40))
    panel = ended(window, qtbot, replace(out(), players=players))
    count = count_of(panel)
    for label in (count.heading, count.sentences, count.caption):
        assert label.minimumSizeHint().width() <= label.width()
        assert any(each.name in label.text().replace("\u200b", "") for each in players)
    assert_it_fits(panel)


def test_sentences_without_room_scroll_by_keyboard(window: MainWindow, qtbot: QtBot) -> None:
    window.resize(1024, 640)
    panel = ended(window, qtbot, match_over())
    count = count_of(panel)
    bar = count.scrolled.verticalScrollBar()
    assert bar.maximum() > 0
    for _ in range(12):
        if count.scrolled.hasFocus():
            break
        key(KEY.Key_Tab)
    assert count.scrolled.hasFocus()
    key(KEY.Key_PageDown)
    key(KEY.Key_End)
    qtbot.waitUntil(lambda: bar.value() > 0)
    key(KEY.Key_Tab)
    assert isinstance(QApplication.focusWidget(), QPushButton)
    window.resize(1900, 1050)
    qtbot.waitUntil(lambda: bar.maximum() == 0)
    for _ in range(8):
        key(KEY.Key_Tab)
        assert isinstance(QApplication.focusWidget(), QPushButton)


@pytest.mark.parametrize("name", ["formula-blocked", "formula-blocked-points"])
def test_a_blocked_round_says_so_and_who_shares_it(
    window: MainWindow, qtbot: QtBot, name: str
) -> None:
    match = read_any_file(case_file(name))
    assert isinstance(match, Match)
    result = match.results[-1]
    assert result.blocked
    panel = ended(window, qtbot, match)
    count = count_of(panel)
    said = count.sentences.text()
    assert "Blocked: there was no card left to take and nobody went on." in said
    has_points = match.options.for_points
    assert ("Nobody gets the points for going out first." in said) == has_points
    assert "went out first" not in said
    names = [match.players[seat].name for seat in result.winners]
    assert all(each in count.heading.text() for each in names)
    assert ("share the" in count.heading.text()) == (len(names) > 1)
    assert_it_fits(panel)


def test_all_who_laid_the_most_cards_are_named() -> None:
    for seed in range(40):
        match = over(Options(), seed=seed)
        laid = formulas_of(match, only_last=True)
        most = max(found.cards for found in laid)
        seats = sorted({found.seat for found in laid if found.cards == most})
        if len(seats) == 2 and len(match.players) == 2:
            break
    else:
        pytest.fail("no round in which both laid as many cards")
    best = ResultWords(match, is_ended=True).best
    assert best is not None
    first, second = (match.players[seat].name for seat in seats)
    assert best.caption.endswith(f"by {first} and {second}")


@pytest.mark.parametrize("is_won", [True, False])
def test_after_a_defeat_the_certificate_is_behind_more(
    window: MainWindow, qtbot: QtBot, is_won: bool
) -> None:
    match = over(Options(scoring=POINTS, target=40), 2, rounds=30)
    (winner,) = match.winners
    person = winner if is_won else 1 - winner
    computer = Player("Computer", Level.NORMAL)
    players = tuple(NOOR if seat == person else computer for seat in range(2))
    panel = ended(window, qtbot, replace(match, players=players))
    best = Best("formula", Feat.HIGHEST_SUM, 9, "key", 1, match.started, "(2)+7=9")
    panel.tell_bests((BeatenBest("Noor", best),))
    assert (Wish.CERTIFICATE in panel.buttons) == is_won
    count_of(panel)
    assert (Wish.CERTIFICATE in panel.buttons) != is_won
