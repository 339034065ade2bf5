"""What Formula's table says beside the cards: own score, consequences, refusals at a place."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from formula_desktop.arithmetic import Operator
from formula_desktop.formula.draft import ANSWER, LEFT, RIGHT, Draft, Place, PlaceKind
from formula_desktop.formula.options import Options, Scoring
from formula_desktop.formula.play import Action
from formula_desktop.players import YOUNG, Level, Player
from formula_desktop.sentences import WrongSum
from formula_desktop.table.formula.texts import TURNS_TO_LEARN
from tests.helpers.formula.games import COMPUTER, NOOR, SAM, lying, match_of
from tests.helpers.formula.page import Table

HAND, OTHER = "1234688", "4455667"
EASY = Player("Computer", Level.EASY)


def test_all_who_draw_for_a_multiple_of_five_are_named_also_when_nothing_is_covered(
    qtbot: QtBot,
) -> None:
    match = match_of("0134678", OTHER, starting="64", options=Options(multiples_of_five=True))
    table = Table(qtbot, match)
    said: list[str] = []
    table.game.stepped.connect(lambda step: said.append(table.scene.texts.consequence(step)))
    table.game.choose_operator(Operator.ADD)
    table.drag_card("1", table.place(ANSWER))
    table.drag_card("0", table.place(ANSWER))
    assert table.game.play()
    assert said[0] == "The answer can be divided by 5: a card for Computer."


def test_ones_own_points_stand_in_the_tray(qtbot: QtBot) -> None:
    options = Options(scoring=Scoring.POINTS)
    table = Table(qtbot, lying(match_of(HAND, OTHER, options=options), "(2)x(4)=8", "draw"))
    shown = table.scene.texts.score_text.text()
    assert shown == table.scene.players.score(table.game.shown_seat)
    assert shown.startswith("8 ")


@pytest.mark.parametrize(
    ("scoring", "said"), [(Scoring.FIRST_OUT, "place 1"), (Scoring.POINTS, "0 card(s)")]
)
def test_the_first_out_has_the_first_place_unless_points_decide(
    qtbot: QtBot, scoring: Scoring, said: str
) -> None:
    options = Options(play_on=True, scoring=scoring)
    players = (NOOR, COMPUTER, SAM)
    match = match_of(HAND, OTHER, "1357999", players=players, options=options)
    out = replace(match.position, hands=(HAND, "", "1357999"), out=(1,))
    match = replace(match, rounds=(replace(match.round, positions=(out,)),))
    table = Table(qtbot, match)
    counts = {item.seat.name: item.seat.count for item in table.scene.texts.seats}
    assert counts["Computer, normal"] == said


def test_a_full_number_refuses_at_its_end_instead_of_being_covered(qtbot: QtBot) -> None:
    options = Options(max_number_cards=2)
    table = Table(
        qtbot,
        lying(match_of("2346881", OTHER, starting="88", options=options), "(8)+(8)=16", "draw"),
    )
    table.drag_card("3", table.place(ANSWER, PlaceKind.BEHIND))
    assert table.game.draft is not None
    assert not table.game.draft.puts
    assert table.scene.texts.remark == "A number has at most 2 cards here"


SMALL = Options(operators=(Operator.ADD,), largest_number=100)
"""Those of an age below ten, where it is said that nothing fits."""


def test_from_ten_years_on_nobody_is_told_without_asking_that_nothing_fits(qtbot: QtBot) -> None:
    table = Table(qtbot, match_of("0112233", OTHER, starting="99", options=SMALL))
    says = "No formula fits. Take a card."
    table.until(lambda: table.scene.texts.remark == says)
    large = replace(SMALL, largest_number=None)
    table.show_match(match_of("0112233", OTHER, starting="99", options=large))
    QApplication.processEvents()
    assert table.scene.texts.remark != says
    assert table.scene.hint_marks.rects == ()
    table.press_button(table.page.hint_button)
    table.until(lambda: table.scene.texts.remark == says)


def test_where_nothing_fits_the_stock_is_marked_but_not_in_a_classroom(qtbot: QtBot) -> None:
    nothing = match_of("0112233", OTHER, starting="99", options=SMALL)
    table = Table(qtbot, nothing)
    texts, marks, stock = table.scene.texts, table.scene.hint_marks, table.scene.layout.stock
    table.until(lambda: texts.remark == "No formula fits. Take a card.")
    assert marks.rects == (stock,)
    table.settings.hints = False
    table.settings.wrong_sums = WrongSum.ONLY_WHETHER
    assert texts.remark == "Now the answer.", "there is one sign"
    assert marks.rects == ()
    table.settings.hints = True
    table.until(lambda: marks.rects == (stock,))
    table.show_match(match_of(HAND, OTHER))
    table.until(lambda: not table.scene.hint_marks.rects)


def test_a_difference_below_zero_says_what_to_do(qtbot: QtBot) -> None:
    table = Table(qtbot, match_of(HAND, OTHER))
    table.keys("-")
    assert table.scene.texts.reading == "2 − 4 = …, now another sign"
    table.drag_card("1", table.place(ANSWER))
    assert table.scene.texts.reading == "2 − 4 is less than 0, choose another sign"
    table.show_match(lying(match_of("3679999", OTHER), "(2)+(4)=6", "draw"))
    table.keys("-")
    assert table.scene.texts.reading == "2 − 4 is less than 0, put the larger number first"


def test_a_sign_that_is_missing_is_what_comes_next(qtbot: QtBot) -> None:
    table = Table(qtbot, match_of(HAND, OTHER))
    table.drag_card("6", table.place(ANSWER))
    assert table.scene.texts.reading == "2 … 4 = 6, now the sign"


def test_taking_back_is_offered_for_an_operator_alone(qtbot: QtBot) -> None:
    table = Table(qtbot, match_of(HAND, OTHER))
    assert not table.page.back_button.isEnabled()
    table.game.choose_operator(Operator.ADD)
    assert table.page.back_button.isEnabled()
    assert table.scene.texts.reading == "2 + 4 = …, now the answer"
    table.game.take_back_all()
    assert not table.page.back_button.isEnabled()


def test_with_one_operator_there_is_nothing_to_take_back_at_the_start(qtbot: QtBot) -> None:
    table = Table(qtbot, match_of(HAND, OTHER, options=Options(operators=(Operator.ADD,))))
    assert not table.page.back_button.isEnabled()


def test_a_card_on_an_equal_one_is_told(qtbot: QtBot) -> None:
    match = lying(match_of("1234688", OTHER, starting="24"), "(2)+(4)=6", "draw")
    table = Table(qtbot, match)
    said: list[str] = []
    table.game.stepped.connect(lambda step: said.append(table.scene.texts.consequence(step)))
    table.drag_card("2", table.place(LEFT, PlaceKind.ON))
    assert table.game.play()
    assert said[0] == "Noor laid a 2 on the 2."


def test_a_name_in_the_log_is_not_cut_while_there_is_room(qtbot: QtBot) -> None:
    players = (Player("Maximiliaan"), COMPUTER)
    table = Table(qtbot, lying(match_of(HAND, OTHER, players=players), "(2)+(4)=6"))
    view = table.page.log_view
    text = view.model().index(0, 0).data()
    advance = view.fontMetrics().horizontalAdvance
    qtbot.waitUntil(lambda: advance(text) < view.columnWidth(0))
    assert advance("2 + 4 = 6") < view.columnWidth(1)


def test_nobody_is_told_that_it_is_their_turn_while_only_computers_play(qtbot: QtBot) -> None:
    match = match_of(HAND, OTHER, players=(COMPUTER, COMPUTER))
    table = Table(qtbot, match, waits=False)
    assert "your turn" not in table.scene.texts.said_of_tray


def test_a_card_shows_where_it_leads_on_and_reaches_over_a_sign(qtbot: QtBot) -> None:
    options = Options(operators=(Operator.ADD,), largest_number=20)
    table = Table(qtbot, lying(match_of("1556799", OTHER, options=options), "(2)+(4)=6", "draw"))
    scene = table.scene
    scene.pick_up(scene.cards.hand[0])
    shown = {item.key for item in scene.places if item.isVisible()}
    every = {item.key for item in scene.places if isinstance(item.key, Place)}
    draft = table.game.draft
    assert draft is not None
    assert shown == {place for place in every if draft.leads_on(0, place)}
    assert set() < shown < every
    end = next(item for item in scene.places if item.key in shown and item.reach != item.rect)
    assert scene._place_at(end.reach.center()) is not None
    beside = QPointF(end.reach.center().x(), end.reach.top() + 5)
    assert scene._place_at(beside) in [item for item in scene.places if item.isVisible()]
    table.settings.wrong_sums = WrongSum.ONLY_WHETHER
    scene.put_back()
    scene.pick_up(scene.cards.hand[0])
    assert all(item.isVisible() for item in scene.places), "nothing is told before Play"


def test_where_a_card_leads_on_is_known_before_it_is_picked_up(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Table(qtbot, lying(match_of("1556799", OTHER), "(2)+(4)=6", "draw"))
    scene, draft, finding = table.scene, table.game.draft, table.scene._finding
    assert draft is not None
    assert finding is not None
    expected = {each for each in draft.places(4) if draft.leads_on(4, each)}
    qtbot.waitUntil(lambda: not finding.isActive())
    monkeypatch.delattr(Draft, "leads_on")
    scene.pick_up(scene.cards.hand[4])
    assert {each.key for each in scene.places if scene.is_likely(each)} == expected


def test_the_next_card_of_an_answer_has_its_place_beside_it(qtbot: QtBot) -> None:
    table = Table(qtbot, match_of("1113367", OTHER, starting="28"))
    scene, room = table.scene, table.scene.slots[2]
    table.game.choose_operator(Operator.MULTIPLY)
    assert not room.isVisible()
    table.drag_card("1", table.place(ANSWER))
    assert table.reads == "2x8=1"
    assert room.isVisible()
    assert room.rect.left() > scene.rects.around(ANSWER).right()
    scene.pick_up(table.card("6"))
    places = [each.key for each in table.visible_places]
    assert Place(ANSWER, PlaceKind.ON) not in places, "the 1 stays"
    assert Place(ANSWER, PlaceKind.BEHIND) in places
    scene.put_back()
    table.drag_card("6", room.rect.center())
    assert table.reads == "2x8=16"
    assert not room.isVisible()


def marked(table: Table) -> list[str]:
    """The digits of the cards marked as just laid by another player."""
    items = [item for row in table.scene.cards.rows for item in row if item.isVisible()]
    return [item.face.text for item in items if item.face.last]


def test_the_cards_that_another_player_has_just_laid_stay_marked(qtbot: QtBot) -> None:
    match = lying(match_of(HAND, "1445667"), "(2)x(4)=8", "(2)x7=14")
    table = Table(qtbot, match)
    assert marked(table) == ["7", "1", "4"]
    (formula,) = (each for each in table.scene.described_items if each.key == "formula")
    cells = [each.about for number in formula.described_items for each in number.described_items]
    assert cells == ["", "just laid", "just laid", "just laid"]
    table.drag_card("1", table.place(LEFT, PlaceKind.BEFORE))
    assert marked(table) == ["7", "1", "4"], "a card beside the others moves none of them"
    table.drag_card("3", table.place(RIGHT, PlaceKind.ON))
    assert marked(table) == ["1", "4"], "what is covered is not marked"
    table.key(Qt.Key.Key_Escape)
    assert marked(table) == ["7", "1", "4"]
    table.quick.plays = [Action.DRAW]
    table.press_button(table.page.draw_button)
    table.wait()
    assert marked(table) == []


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (Options(), "Put a card beside another: 2 and 1 make 21."),
        (Options(largest_number=20), "Put a card beside another: 1 and 2 make 12."),
        (Options(largest_number=10), "Lay a correct formula with 1 to 3 cards."),
    ],
)
def test_cards_side_by_side_are_one_number_which_is_said_until_it_has_been_done(
    qtbot: QtBot, options: Options, words: str
) -> None:
    match = match_of("1134688", OTHER, players=(NOOR, EASY), options=options)
    table = Table(qtbot, lying(match, "(2)+(4)=6", "draw"))
    assert table.scene.texts.remark == words
    if options.largest_number != 10:
        table.show_match(lying(match, "(2)+(4)=6", "draw", "(2)+1(4)=1(6)", "draw"))
        assert table.scene.texts.remark == "Lay a correct formula with 1 to 3 cards."


def test_that_cards_make_one_number_is_not_said_for_ever(qtbot: QtBot) -> None:
    for turns in (0, 2 * TURNS_TO_LEARN):
        match = match_of(HAND, OTHER, players=(NOOR, EASY))
        table = Table(qtbot, lying(match, "(2)x(4)=8", "draw", *["draw"] * turns))
        assert table.scene.texts._is_to_learn_of_numbers is (turns == 0)


@pytest.mark.parametrize("level", Level)
def test_that_cards_make_one_number_is_not_said_against_a_strong_level(
    qtbot: QtBot, level: Level
) -> None:
    match = match_of(HAND, OTHER, players=(NOOR, Player("Computer", level)))
    table = Table(qtbot, lying(match, "(2)x(4)=8", "draw"))
    is_said = table.scene.texts.remark.startswith("Put a card beside another")
    assert is_said is (level in YOUNG)
