"""A stand-in for the program: a real game, shown to pages and played by them.

It speaks docs/hands-protocol.md, with the program's own reading of messages and its own states. Who
asks for the name of a seat gets it, without consent.
"""

from __future__ import annotations

import json
import threading
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any, Final

from formula_desktop.digifeud import game as board_game
from formula_desktop.digifeud.draft import Draft as BoardDraft
from formula_desktop.digifeud.options import Options as BoardOptions
from formula_desktop.digifeud.play import Action as BoardAction
from formula_desktop.formula import match as card_match
from formula_desktop.formula.draft import Draft as CardDraft
from formula_desktop.formula.draft import empty_draft
from formula_desktop.formula.options import Options as CardOptions
from formula_desktop.hands import digifeud as board
from formula_desktop.hands import formula as cards
from formula_desktop.hands.messages import (
    Act,
    Ask,
    Digit,
    Do,
    Hello,
    Join,
    Leave,
    Put,
    Resume,
    Sign,
    Simple,
    Starting,
    Take,
    read_message,
)
from formula_desktop.hands.page import page_files
from formula_desktop.hands.seen import End, Phase, Player, Said, Screen, Table, seen
from formula_desktop.hands.seen import Line as SaidLine
from formula_desktop.look.emblems import svg
from formula_desktop.players import Player as Seat
from formula_desktop.shell.hands.served import look_css
from tests.helpers.hands.sockets import Line, Server

PAGE: Final = Path(__file__).parents[3] / "resources" / "hands"
FILES: Final = page_files(PAGE)
"""Read once, so that all pages of a run have files that belong together, whatever is changed."""
CODE: Final = "KMRT"
STARTED: Final = datetime(2026, 9, 1, 9, tzinfo=UTC)
COLOURS: Final = ("red", "teal", "blue", "green", "yellow")
NAMES: Final = ("Noor", "Sem", "Lotte", "Emma", "Daan")


def new_match(players: int, seed: int) -> card_match.Match:
    seats = tuple(Seat(name) for name in NAMES[:players])
    deck = card_match.new_deck(Random(seed))
    return card_match.new_match(CardOptions(), seats, STARTED, 0, deck)


def new_game(seed: int) -> board_game.Game:
    options = BoardOptions()
    seats = tuple(Seat(name) for name in NAMES[:2])
    bags = board_game.new_bags(options, Random(seed))
    return board_game.new_game(options, seats, STARTED, 0, *bags)


class CannedTable:
    """A table whose seats are all played on pages."""

    def __init__(self, state: card_match.Match | board_game.Game) -> None:
        self.state: Any = state
        self.plays = 0
        self.refused: list[object] = []
        self.heard: list[str] = []
        self.words: dict[str, dict[str, object]] = {}
        self._order = 0
        self._last: Said | None = None
        self._lines: dict[int, Line] = {}
        self._done = dict.fromkeys(range(len(state.players)), 0)
        self._lock = threading.RLock()
        self.draft: Any = self._fresh()
        self.server = Server(self._file, self._hear, self._gone)
        self._ended = threading.Event()
        threading.Thread(target=self._beat, daemon=True).start()

    def _beat(self) -> None:
        while not self._ended.wait(5):
            with self._lock:
                for line in self._lines.values():
                    line.say({"kind": "beat"})

    def stop(self) -> None:
        self._ended.set()
        self.server.stop()

    # --- what the tests ask ---------------------------------------------------------------------

    @property
    def to_move(self) -> int | None:
        seat: int | None = self.state.position.to_move
        return seat

    @property
    def seats(self) -> set[int]:
        """The seats whose pages are connected."""
        return set(self._lines)

    def drop_all(self) -> None:
        """Lose every connection, as a network does."""
        with self._lock:
            for line in list(self._lines.values()):
                line.close(1011)

    def close(self, code: int = 4410) -> None:
        """Close the table for all pages, as the person at the large screen does."""
        with self._lock:
            for line in list(self._lines.values()):
                line.close(code)

    # --- what a page gets -----------------------------------------------------------------------

    def _file(self, path: str) -> bytes | None:
        if path == "/look.css":
            return look_css().encode()
        if path == "/look.svg":
            return b'<svg xmlns="http://www.w3.org/2000/svg"/>'
        if path.startswith("/portrait-"):
            return svg(path[10:-4]).encode()
        if path.startswith("/words/"):
            language = path[7:9]
            signs = {"+": "+", "-": "−", "x": "×", "/": ":" if language != "en" else "÷", "=": "="}
            texts = self.words.get(language, {})
            return json.dumps({"language": language, "signs": signs, "Hands": texts}).encode()
        return FILES.get(path[1:] or "index.html")

    def _hear(self, line: Line, text: str) -> None:
        message = read_message(text)
        with self._lock:
            self.heard.append(text)
            match message:
                case Join(code=code):
                    free = [each.name for each in self.state.players]
                    joined = {"kind": "joined", "free": free, "held": [], "any_name": False}
                    line.say(joined if code == CODE else {"kind": "wrong", "left": 4})
                case Ask(name=name):
                    seat = [each.name for each in self.state.players].index(name)
                    line.say({"kind": "waiting", "name": name})
                    token = f"{seat}".ljust(43, "x")
                    self._done[seat] = 0
                    line.say({"kind": "seated", "token": token, "seat": seat, "name": name})
                    self._sit(line, seat)
                case Resume(token=token):
                    seat = int(token[0])
                    name, done = self.state.players[seat].name, self._done[seat]
                    line.say({"kind": "resumed", "seat": seat, "name": name, "done": done})
                    self._sit(line, seat)
                case Do():
                    self._do(line, message)
                case Leave():
                    line.close(4401)
                case Hello():
                    self._show()

    def _sit(self, line: Line, seat: int) -> None:
        line.seat = seat
        self._lines[seat] = line
        self._show()

    def _gone(self, line: Line) -> None:
        with self._lock:
            if line.seat is not None and self._lines.get(line.seat) is line:
                del self._lines[line.seat]
                self._show()

    def _do(self, line: Line, done: Do) -> None:
        seat = line.seat
        assert seat is not None
        if done.number > self._done[seat]:
            assert done.number == self._done[seat] + 1, "an act was lost"
            self._done[seat] = done.number
            if done.turn == self.plays and seat == self.to_move:
                self._act(done.act)
            else:
                self.refused.append(done)
        line.say({"kind": "done", "number": done.number, "refused": None})
        self._show()

    # --- the game -------------------------------------------------------------------------------

    def _fresh(self) -> Any:
        seat = self.to_move
        if seat is None:
            return None
        view = self.state.position.view(seat)
        return empty_draft(view) if isinstance(self.state, card_match.Match) else BoardDraft(view)

    def _act(self, act: Act) -> None:
        draft = self.draft
        match act:
            case Put(card=card, place=place, digit=digit):
                refusal = draft.why_not_put(card, place)
                assert not refusal, refusal
                self.draft = draft.put(card, place, digit)
            case Take(card=card):
                self.draft = draft.take_back(card)
            case Digit(card=card, digit=digit):
                self.draft = draft.choose(card, digit)
            case Starting(number=number, digit=digit):
                self.draft = draft.choose_starting(number, digit)
            case Sign(operator=operator):
                self.draft = draft.with_operator(operator)
            case Simple.CLEAR:
                self.draft = self._fresh()
            case Simple.PLAY:
                assert not draft.refusal, draft.refusal
                self._make(draft.play)
            case Simple.DRAW:
                self._make(self.state.position.may[0])
            case Simple.PASS:
                is_cards = isinstance(self.state, card_match.Match)
                self._make(self.state.position.may[0] if is_cards else BoardAction.PASS)

    def _make(self, play: Any) -> None:
        seat = self.to_move
        assert seat is not None
        self.plays += 1
        self.state = self.state.after(play, STARTED + timedelta(seconds=self.plays))
        self._last = {"en": f"{self.state.players[seat].name}: {play}"}
        self.draft = self._fresh()

    def _show(self) -> None:
        """Send every page what its seat sees."""
        is_over = self.to_move is None
        players = tuple(
            Player(each.name, COLOURS[at], "", False, {"en": f"{self.state.totals[at]} points"},
                   Screen.HERE if at in self._lines else Screen.LOST)
            for at, each in enumerate(self.state.players)
        )  # fmt: skip
        result = self.state.position.result() if is_over else None
        winners = tuple(result.winners) if result else ()
        phase = Phase.OVER if is_over else Phase.PLAY
        ends = tuple(_end(at, winners) for at in range(len(players))) if winners else ()
        for seat, line in list(self._lines.items()):
            self._order += 1
            view = self.state.position.view(seat)
            game = cards.SEEN if isinstance(self.state, card_match.Match) else board.SEEN
            table = Table(game=game, turn=self.plays, phase=phase, players=players,
                          draft=self.draft, line=line_of(self.draft),
                          can_try=not (self.draft and self.draft.refusal),
                          last=self._last, winners=winners, ends=ends)  # fmt: skip
            line.say({**seen(view, table), "order": self._order})


def _end(seat: int, winners: tuple[int, ...]) -> End:
    """An end with a best sum, whoever made it."""
    headline = "You won!" if seat in winners else f"{NAMES[winners[0]]} won"
    said: Said = {"en": "The best sum: 12 points by Noor"}
    return End({"en": headline}, {"en": "Well played."}, said, {"en": "8 × 8 = 64"}, winners)


def line_of(draft: Any) -> SaidLine:
    """The draft in notation, and whether it is right; the program says more."""
    if draft is None or not draft.puts:
        return SaidLine({}, "plain", {"en": "Lay something."}, "soft")
    laid = draft.reads if isinstance(draft, CardDraft) else draft.verdict.laid
    return SaidLine({"en": laid}, "wrong" if draft.refusal else "good", {}, "soft")
