"""What a page is told while something is laid is what the large screen says, and no more."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from formula_desktop.arithmetic import Operator
from formula_desktop.digifeud.options import Options as BoardOptions
from formula_desktop.formula.cards import laid
from formula_desktop.formula.match import Match
from formula_desktop.hands.seen import Phase
from formula_desktop.kinds.registry import kind_of
from formula_desktop.pages.play.formula import FormulaPlay
from formula_desktop.players import Player
from formula_desktop.sentences import WrongSum
from formula_desktop.shell.hands.hands import Hands
from formula_desktop.shell.main_window import MainWindow
from formula_desktop.store.settings.last_choice import Choice
from tests.helpers.hands.page import Page, mover
from tests.helpers.hands.turns import best
from tests.helpers.window import game_in, start


def agrees(window: MainWindow, page: Page) -> dict[str, Any]:
    """The line of a page, once it is that of the large screen, and *Play* is as there."""
    play = window.play
    assert play is not None
    assert play.page.scene is not None
    texts = play.page.scene.texts

    def is_same() -> bool:
        line = page.state["line"]
        said = (line["reading"].get("en"), line["remark"].get("en"))
        return said == (texts.reading, texts.remark)

    page.until(is_same)
    assert page.state["may"]["play"] is play.page.can_try
    line: dict[str, Any] = page.state["line"]
    assert {*line["reading"]} == {"en", "nl", "de", "fr"}
    return line


def lying(window: MainWindow, sum_: str, hand: str, **more: Any) -> Any:
    """Have this formula lie on the table, and the player to move hold these cards."""
    game: Any = game_in(window)
    left, operator, right, answer = sum_.split()
    match: Match = game.state
    position = match.position
    assert position.to_move is not None
    hands = list(position.hands)
    hands[position.to_move] = hand
    changed = replace(
        position,
        operator=Operator(operator),
        hands=tuple(hands),
        left=tuple(map(laid, left)),
        right=tuple(map(laid, right)),
        answer=tuple(map(laid, answer)),
        **more,
    )
    last = match.rounds[-1]
    game.state = replace(
        match, rounds=(*match.rounds[:-1], replace(last, positions=(*last.positions[:-1], changed)))
    )
    game._jump()
    return game


def put(page: Page, card: str, place: str) -> None:
    down = page.state["down"]
    index = next(
        at for at, each in enumerate(page.state["hand"]) if each == card and at not in down
    )
    assert page.act(do="put", card=index, place=place, digit=None) is None


def has_hand(page: Page, hand: str) -> Callable[[], bool]:
    return lambda: page.is_to_move() and "".join(page.state["hand"]) == hand


@pytest.mark.parametrize(
    ("how", "wrong"),
    [
        (WrongSum.VALUE, "8 − 7 is not 4, now lay the answer"),
        (WrongSum.NOT_EQUAL, "8 − 7 is not 4, now lay the answer"),
        (WrongSum.ONLY_WHETHER, "8 − 7 = 4"),
    ],
)
def test_an_unfinished_sum_is_never_called_right(
    window: MainWindow, pages: list[Page], how: WrongSum, wrong: str
) -> None:
    window.settings.wrong_sums = how
    page = mover(pages)
    lying(window, "8 - 4 4", "115577")
    page.until(has_hand(page, "115577"))
    put(page, "7", "1 on 0")
    line = agrees(window, page)
    assert line["reading"]["en"] == wrong
    assert line["tone"] == "plain"
    assert page.state["may"]["play"] is (how is WrongSum.ONLY_WHETHER)
    put(page, "1", "2 on 0")
    line = agrees(window, page)
    assert line["tone"] == ("plain" if how is WrongSum.ONLY_WHETHER else "good")
    assert page.state["may"]["play"]


def test_where_nothing_is_said_before_play_a_broken_rule_is_told_in_its_words(
    window: MainWindow, pages: list[Page]
) -> None:
    window.settings.wrong_sums = WrongSum.ONLY_WHETHER
    page = mover(pages)
    game = lying(window, "0 x 2 0", "115699", zero_rule=True)
    page.until(has_hand(page, "115699"))
    assert page.act(do="operator", operator="-") is None
    put(page, "9", "0 on 0")
    put(page, "9", "1 on 0")
    assert agrees(window, page)["remark"]["en"] == "Press Play to see whether it is right."
    turns = len(game.turns)
    assert page.act(do="play") is None
    line = agrees(window, page)
    assert len(game.turns) == turns
    assert line["remark_tone"] == "wrong"
    assert "three numbers" in line["remark"]["en"]
    assert "alle drie" in line["remark"]["nl"]
    put(page, "1", "2 on 0")
    assert page.act(do="play") is None
    line = agrees(window, page)
    assert line["reading"]["en"] == "9 − 9 = 1, not correct"
    assert line["tone"] == "wrong"


def test_a_hint_is_only_given_where_the_settings_give_it(
    window: MainWindow, pages: list[Page]
) -> None:
    window.settings.hints = False
    page = mover(pages)
    page.until(lambda: not page.state["may"]["hint"])
    assert page.act(do="hint") == {
        "en": "This cannot be done now.",
        "nl": "Dat kan nu niet.",
        "de": "Das geht jetzt nicht.",
        "fr": "Ce n’est pas possible maintenant.",
    }


class _Table:
    """What `best` asks."""

    def __init__(self, game: Any) -> None:
        self.state, self.to_move = game.state, game.position.to_move


def finish(game: Any) -> None:
    """Play until the round or the game is over, without showing anything."""
    while game.position.to_move is not None:
        table: Any = _Table(game)
        found = best(table)
        view = game.position.view(game.position.to_move)
        game._make(found or kind_of(game.state).play_without_sum(view))


def test_after_a_round_everybody_is_told_who_won(window: MainWindow, pages: list[Page]) -> None:
    mover(pages)
    game = game_in(window)
    finish(game)
    winners = game.position.result().winners
    for each in pages:
        each.until(lambda each=each: each.state["phase"] == Phase.BETWEEN)  # type: ignore[misc]
        assert each.state["winners"] == [*winners]
        counts = each.state["players"][winners[0]]["counts"]
        assert counts["en"] == "0 cards · 1 won"
        end = each.state["end"]
        is_won = each.state["seat"] in winners
        assert (end["headline"]["en"] == "You won this round!") is is_won
        assert end["headline"].keys() == {"nl", "de", "fr", "en"}
        assert each.state["seat"] in end["pictured"] or not is_won
        assert "=" in end["best"]["en"]
        assert end["caption"]["nl"]
        assert "points" not in str(each.state["players"])
    play = window.play
    assert isinstance(play, FormulaPlay)
    play._end_match()
    for each in pages:
        each.until(lambda each=each: each.state["phase"] == Phase.OVER)  # type: ignore[misc]
        assert each.state["winners"] == [*winners]


def test_a_match_stopped_in_a_turn_is_over_on_the_pages(
    window: MainWindow, pages: list[Page]
) -> None:
    page = mover(pages)
    play = window.play
    assert isinstance(play, FormulaPlay)
    play._end_match()
    for each in pages:
        each.until(lambda each=each: each.state["phase"] == Phase.OVER)  # type: ignore[misc]
        assert each.state["winners"] == [], "nobody has had a turn yet"
        assert not each.state["may"]["put"]
        assert each.state["end"]["headline"]["en"] != "You won!"
    assert page.act(do="draw"), "it is over"


def test_digifeud_is_played_to_its_end_on_pages(
    window: MainWindow, hands: Hands, qtbot: QtBot
) -> None:
    start(window, Choice(BoardOptions(), (Player("Noor"), Player("Sam")), 0))
    pages = [Page(qtbot, hands, name) for name in ("Noor", "Sam")]
    for each in pages:
        each.sit()
    page = mover(pages)
    agrees(window, page)
    assert page.state["passing"][0]["en"] == "Pass?"
    assert page.state["plays_on"]
    while game_in(window).position.to_move is not None:
        mover(pages).act(do="pass")  # refused if it came to know late that the turn is over
    for each in pages:
        each.until(lambda each=each: each.state["phase"] == Phase.OVER)  # type: ignore[misc]
        assert each.state["winners"] in ([], [0], [1])
        assert each.state["end"]["headline"]["de"]
        assert not each.state["end"]["best"], "no sum was laid"
        each.wire.close()
