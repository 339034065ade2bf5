"""What a page is sent: all that its seat needs, and nothing that its seat does not see."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from formula_desktop.digifeud.draft import Draft as BoardDraft
from formula_desktop.digifeud.draft import draft_of as board_draft
from formula_desktop.digifeud.game import Game
from formula_desktop.digifeud.legal import best_play
from formula_desktop.digifeud.line import Put as BoardPut
from formula_desktop.digifeud.tiles import Rack
from formula_desktop.formula.cards import laid
from formula_desktop.formula.draft import draft_of, empty_draft
from formula_desktop.formula.legal import LegalPlays
from formula_desktop.formula.match import Match
from formula_desktop.hands import digifeud as board
from formula_desktop.hands import formula as cards
from formula_desktop.hands.messages import Do, Put, read_message
from formula_desktop.hands.seen import End, Line, Phase, Player, Screen, Table, seen
from formula_desktop.kinds.kind import State
from tests.helpers.digifeud.random_games import random_game
from tests.helpers.formula.random_matches import random_match

LONGEST_STATE = 32 * 1024
SEEDS = range(40)


def table(state: State, draft: Any = None, **more: Any) -> Table:
    colours = ("red", "teal", "blue", "green", "yellow")
    players = tuple(
        Player(each.name, colours[seat], "owl", each.is_computer, {"en": "7 cards"}, Screen.HERE)
        for seat, each in enumerate(state.players)
    )
    game = cards.SEEN if isinstance(state, Match) else board.SEEN
    return Table(game=game, turn=7, phase=Phase.PLAY, players=players, draft=draft, **more)


def matches() -> Iterator[Match]:
    found = (random_match(seed) for seed in SEEDS)
    return (match for match in found if match.position.to_move is not None)


def games() -> Iterator[Game]:
    found = (random_game(seed, 12) for seed in SEEDS)
    return (game for game in found if game.position.to_move is not None)


def test_a_card_players_own_turn() -> None:
    tried = 0
    for match in matches():
        seat = match.position.to_move
        assert seat is not None
        view = match.position.view(seat)
        play = next(iter(LegalPlays(view)), None)
        if play is None:
            continue
        tried += 1
        draft = draft_of(view, play)
        state = seen(view, table(match, draft, can_try=True, worth=12))
        assert state["hand"] == list(view.hand)
        assert state["worth"] == 12
        assert state["down"] == sorted(put.index for put in draft.puts)
        assert state["may"]["play"]
        assert state["may"]["clear"]
        assert state["may"]["draw"] is not state["may"]["pass"]
        shown = {cell["card"] for cells in state["table"]["numbers"] for cell in cells}
        assert shown - {None} == set(state["down"])
        assert len(json.dumps(state)) < LONGEST_STATE
    assert tried > 10


def test_each_place_of_a_state_takes_the_card() -> None:
    for match in matches():
        seat = match.position.to_move
        assert seat is not None
        draft = empty_draft(match.position.view(seat))
        state = seen(draft.view, table(match, draft))
        assert any(state["places"].values())
        for card, places in state["places"].items():
            for place in places:
                act = {"do": "put", "card": int(card), "place": place, "digit": None}
                read = read_message(json.dumps({"kind": "do", "number": 1, "turn": 7, "act": act}))
                assert isinstance(read, Do)
                assert isinstance(read.act, Put)
                assert draft.why_not_put(read.act.card, read.act.place) is None  # type: ignore[arg-type]


def test_a_page_sees_what_its_seat_sees_of_cards() -> None:
    """Other hands and the stock may be anything: the page is sent the same."""
    for match in matches():
        position, options = match.position, match.options
        if options.open_cards:
            continue
        mover = position.to_move
        assert mover is not None
        draft = empty_draft(position.view(mover))
        for seat in range(len(position.hands)):
            others = tuple(
                hand if at in (seat, mover) else "9" * len(hand)
                for at, hand in enumerate(position.hands)
            )
            changed = replace(position, hands=others, stock="8" * len(position.stock))
            state = seen(position.view(seat), table(match, draft))
            assert state == seen(changed.view(seat), table(match, draft))
            if seat != mover:
                blind = empty_draft(replace(draft.view, hand="0" * len(draft.view.hand)))
                assert state == seen(position.view(seat), table(match, blind))
                assert state["places"] == {}
                assert state["down"] == []
                assert not any(state["may"].values())


def test_another_page_sees_what_is_being_laid_without_its_indexes() -> None:
    match = next(each for each in matches() if next(iter(LegalPlays(_view(each))), None))
    view = _view(match)
    draft = draft_of(view, next(iter(LegalPlays(view))))
    other = (view.seat + 1) % len(match.players)
    state = seen(match.position.view(other), table(match, draft))
    cells = [cell for cells in state["table"]["numbers"] for cell in cells]
    assert sum(cell["new"] for cell in cells) == len(draft.puts)
    assert all(cell["card"] is None for cell in cells)


def _view(match: Match) -> Any:
    assert match.position.to_move is not None
    return match.position.view(match.position.to_move)


def test_open_cards_are_seen() -> None:
    match = next(each for each in matches() if each.options.open_cards)
    hands = list(match.position.hands)
    assert seen(match.position.view(0), table(match))["open"] == [None, *hands[1:]]


def test_a_starting_joker_may_get_its_digit() -> None:
    match = next(each for each in map(random_match, range(300)) if each.position.operator is None)
    position = replace(match.position, left=(laid("*"),), to_move=0)
    view = position.view(0)
    assert seen(view, table(match, empty_draft(view)))["starting"][0] == [0, 0]
    digit = empty_draft(view).choose_starting(0, 5)
    assert seen(view, table(match, digit))["starting"][0] == [0, 0]
    assert seen(view, table(match))["starting"] == []


def test_a_board_players_own_turn() -> None:
    tried = 0
    for game in games():
        seat = game.position.to_move
        assert seat is not None
        view = game.position.view(seat)
        best = best_play(view)
        if best is None:
            continue
        tried += 1
        play = best.play
        draft = board_draft(view, play)
        state = seen(view, table(game, draft, seconds=90, glass=(40, 60, True)))
        assert state["glass"] == (40, 60, True)
        assert state["may"]["pass"]
        assert state["time"] == 90
        assert state["table"]["new"] == sorted(put.square for put in draft.puts)
        assert {int(at) for at in state["table"]["cards"]} == set(state["table"]["new"])
        assert [len(state["table"][colour]) for colour in ("blue", "red")] == [13, 12]
        assert sum(bool(tile) for tile in state["table"]["tiles"]) > len(draft.puts) - 1
        assert len(json.dumps(state)) < LONGEST_STATE
    assert tried > 10


def test_a_page_sees_what_its_seat_sees_of_tiles() -> None:
    for game in games():
        position = game.position
        seat = position.to_move
        assert seat is not None
        draft = BoardDraft(position.view(seat))
        state = seen(position.view(1 - seat), table(game, draft))
        assert state["squares"] == []
        assert state["table"]["cards"] == {}
        if game.options.open_racks:
            assert state["open"][seat] == position.racks[seat].tiles
            continue
        assert state["open"] == [None, None]
        racks = list(position.racks)
        racks[seat] = Rack("", "")
        changed = replace(position, racks=(racks[0], racks[1]), bag_digits="", bag_operators="")
        assert state == seen(changed.view(1 - seat), table(game, draft))
        own = seen(position.view(seat), table(game, draft))
        assert set(own["squares"]) == set(draft.squares(0))


def test_each_seat_has_so_many_tiles() -> None:
    for game in games():
        sizes = [len(each.digits) + len(each.operators) for each in game.position.racks]
        for seat in (0, 1):
            players = seen(game.position.view(seat), table(game))["players"]
            assert [each["cards"] for each in players] == sizes


def test_no_square_is_left_when_every_tile_lies() -> None:
    game = next(games())
    view = game.position.view(game.position.to_move or 0)
    bare = replace(view, rack=Rack("", ""))
    free = next(at for at, tile in enumerate(bare.board.tiles) if not tile)
    draft = BoardDraft(bare, (BoardPut(0, free, "=", None),))
    assert seen(bare, table(game, draft))["squares"] == []


def test_what_to_do_is_told_to_whoever_does_it() -> None:
    match = next(matches())
    view = _view(match)
    line = Line({"en": "7 + 4 = …, now the answer"}, "plain", {"en": "Lay a formula."}, "soft")
    passing = ({"en": "Pass?"},)
    shown = table(match, empty_draft(view), line=line, can_try=True, worth=3, passing=passing)
    shown = replace(shown, plays_on=True)
    own = seen(view, shown)
    assert own["line"] == line._asdict()
    assert own["may"]["play"]
    assert not own["may"]["clear"], "nothing has been put down"
    assert own["passing"] == [{"en": "Pass?"}]
    assert own["plays_on"]
    other = seen(match.position.view((view.seat + 1) % len(match.players)), shown)
    assert other["line"] == {**line._asdict(), "remark": {}}
    assert other["worth"] is None
    assert other["passing"] == []
    assert not other["plays_on"]
    assert not other["may"]["play"]
    waiting = seen(view, replace(shown, draft=None))
    assert waiting["line"] == line._asdict(), "who thinks is told to everybody"


def test_the_signs_are_always_shown() -> None:
    match = next(matches())
    other = (_view(match).seat + 1) % len(match.players)
    state = seen(match.position.view(other), table(match))
    assert state["table"]["operators"] == [str(each) for each in match.options.operators]


def test_each_seat_is_told_its_own_end() -> None:
    match = next(matches())
    ends = tuple(
        End({"en": f"Seat {seat}"}, {}, {"en": "Best"}, {"en": "8 − 7 = 1"}, (0,))
        for seat in range(len(match.players))
    )
    state = seen(match.position.view(1), table(match, ends=ends))
    assert state["end"] == {**ends[1]._asdict(), "pictured": (0,)}
    assert seen(match.position.view(1), table(match))["end"] is None


def test_a_pause_stops_everything() -> None:
    match = next(matches())
    view = _view(match)
    paused = replace(table(match, empty_draft(view)), phase=Phase.PAUSE)
    players = (paused.players[0]._replace(screen=Screen.LOST), *paused.players[1:])
    state = seen(view, replace(paused, players=players, last={"en": "Noor passed"}))
    assert not any(state["may"].values())
    assert state["missing"] == [players[0].name]
    assert state["last"] == {"en": "Noor passed"}
