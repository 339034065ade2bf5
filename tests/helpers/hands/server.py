"""Serves the page for hands on other screens with a game that goes round, for work on the page.

    python -m tests.helpers.hands.server [formula|digifeud] [PORT]

Open the address it prints. Every code is right and everybody is let in at once, to seat 0. After a
play the other seats play by themselves. It listens to this machine only, and is not the server of
the program.
"""

from __future__ import annotations

import asyncio
import json
import sys
from datetime import UTC, datetime
from http import HTTPStatus
from random import Random
from typing import Any
from xml.etree import ElementTree

from websockets.asyncio.server import ServerConnection, serve
from websockets.datastructures import Headers
from websockets.exceptions import ConnectionClosed
from websockets.http11 import Request, Response

from formula_desktop.arguments import FORMULA
from formula_desktop.digifeud.draft import Draft as BoardDraft
from formula_desktop.formula.draft import Draft as CardDraft
from formula_desktop.formula.draft import Place, empty_draft
from formula_desktop.hands import digifeud as board
from formula_desktop.hands import formula as cards
from formula_desktop.hands.messages import (
    Ask,
    Digit,
    Do,
    Hello,
    Join,
    Leave,
    MessageError,
    Put,
    Resume,
    Sign,
    Simple,
    Starting,
    Take,
    read_message,
)
from formula_desktop.hands.origins import HEADERS, file_for, type_of
from formula_desktop.hands.page import page_files
from formula_desktop.hands.secrets import new_token
from formula_desktop.hands.seen import Phase, Player, Said, Screen, Table, seen
from formula_desktop.kinds.registry import kind_of
from formula_desktop.limit import AT_ONCE
from formula_desktop.look.emblems import svg
from formula_desktop.players import Level
from formula_desktop.shell.hands.served import look_css
from tests.helpers.digifeud.random_games import random_start
from tests.helpers.formula.random_matches import random_match
from tests.helpers.hands.canned import line_of
from tests.helpers.places import ROOT

PORT = 8424
CONTEXTS = ("Hands",)
COLOURS = ("red", "teal", "blue", "green", "yellow")


class CannedGame:
    """A game in which seat 0 is the page's."""

    def __init__(self, name: str) -> None:
        self.random = Random(3)
        self.state: Any = random_start(Random(5)) if name == "digifeud" else self._match()
        self.turn = self.order = self.done = 0
        self.last: Said | None = None
        self.token = new_token()
        self.name = "Noor"
        self.draft: Any = None
        self.others()

    def _match(self) -> Any:
        found = (random_match(seed, 0) for seed in range(1000))
        return next(each for each in found if len(each.players) == 3)

    def others(self) -> None:
        """Let the other seats play until it is the page's turn."""
        while self.state.position.to_move not in (0, None):
            view = self.state.position.view(self.state.position.to_move)
            self.play(kind_of(view).choose(view, Level.EASY, AT_ONCE))
        self.draft = None if self.state.position.to_move is None else self.empty()

    def empty(self) -> Any:
        view = self.state.position.view(0)
        is_board = kind_of(view).name == "digifeud"
        return BoardDraft(view) if is_board else empty_draft(view)

    def play(self, play: Any) -> None:
        position = self.state.position
        self.last = {"en": f"{self.state.players[position.to_move].name}: {play}"}
        self.state = self.state.after(play, datetime.now(UTC))
        self.turn += 1

    def shown(self) -> dict[str, Any]:
        """The state for the page."""
        self.order += 1
        here = Screen.HERE
        players = tuple(
            Player(
                each.name if seat else self.name,
                COLOURS[seat],
                "owl",
                bool(seat),
                {"en": f"{points} points"},
                here,
            )
            for seat, (each, points) in enumerate(
                zip(self.state.players, self.state.totals, strict=True)
            )
        )
        phase = Phase.OVER if self.state.position.is_over else Phase.PLAY
        table = Table(
            game=cards.SEEN if kind_of(self.state).name == FORMULA else board.SEEN,
            turn=self.turn,
            phase=phase,
            players=players,
            draft=self.draft,
            line=line_of(self.draft),
            can_try=not (self.draft and self.draft.refusal),
            last=self.last,
        )
        return {"order": self.order, **seen(self.state.position.view(0), table)}

    def act(self, message: Do) -> dict[str, Any]:
        """Do what the page asks, once."""
        refused = None
        if message.number == self.done + 1:
            self.done = message.number
            if message.turn != self.turn or self.draft is None:
                refused = {"en": "This was meant for another turn."}
            else:
                refused = self._do(message.act)
        return {"kind": "done", "number": message.number, "refused": refused}

    def _do(self, act: Any) -> Any:
        draft: Any = self.draft
        try:
            return self._turn(draft, act) if isinstance(act, Simple) else self._lay(draft, act)
        except (IndexError, AttributeError, ValueError):
            return {"en": "This cannot be done now."}

    def _turn(self, draft: Any, act: Simple) -> Any:
        if act is Simple.CLEAR:
            self.draft = self.empty()
        elif act is Simple.PLAY:
            if draft.refusal or draft.play is None:
                return {"en": str(draft.refusal)}
            self.play(draft.play)
            self.others()
        elif act in (Simple.DRAW, Simple.PASS):
            self.play(kind_of(draft.view).read_play(str(act)))
            self.others()
        return None

    def _lay(self, draft: Any, act: Any) -> Any:
        if isinstance(act, Put):
            if isinstance(act.place, Place) is not isinstance(draft, CardDraft):
                raise ValueError("a place of the other game")
            refusal = draft.why_not_put(act.card, act.place)
            if refusal:
                return {"en": refusal.reason.value}
            self.draft = draft.put(act.card, act.place, act.digit)
        elif isinstance(act, Take):
            self.draft = draft.take_back(act.card)
        elif isinstance(act, Digit):
            self.draft = draft.choose(act.card, act.digit)
        elif isinstance(act, Starting):
            self.draft = draft.choose_starting(act.number, act.digit)
        elif isinstance(act, Sign):
            self.draft = draft.with_operator(act.operator)
        return None


def words(language: str) -> bytes:
    """The texts of a language from its source of translations."""
    signs = {"+": "+", "-": "−", "x": "×", "/": "÷" if language == "en" else ":", "=": "="}
    found: dict[str, Any] = {"language": language, "signs": signs}
    file = ROOT / "translations" / f"formula_desktop_{language}.ts"
    for context in ElementTree.parse(file).getroot().iter("context"):
        name = context.findtext("name", "")
        if name in CONTEXTS:
            found[name] = dict(filter(None, map(_entry, context.iter("message"))))
    return json.dumps(found).encode()


def _entry(message: ElementTree.Element) -> tuple[str, Any] | None:
    forms = [each.text or "" for each in message.iter("numerusform")]
    text: str | list[str] = message.findtext("translation", "")
    text = forms or text
    return (message.findtext("source", ""), text) if text else None


def found(path: str) -> bytes | None:
    """What a path asks for."""
    name = file_for(path)
    if name is None:
        return None
    if name == "look.css":
        return look_css().encode()
    if name.startswith("portrait-"):
        return svg(name[9:-4]).encode()
    if name.startswith("words/"):
        language = name[6:8]
        return words(language) if name in (f"words/{each}.json" for each in LANGUAGES) else None
    return page_files(ROOT / "resources" / "hands").get(name)


LANGUAGES = ("nl", "de", "fr", "en")


def answer(connection: ServerConnection, request: Request) -> Response | None:
    """A file, unless a WebSocket is asked for."""
    if request.path == "/play":
        return None
    body = found(request.path)
    status = HTTPStatus.OK if body is not None else HTTPStatus.NOT_FOUND
    kind = type_of(file_for(request.path) or "") or "text/plain"
    headers = Headers({**HEADERS, "Content-Type": kind, "Content-Length": str(len(body or b""))})
    return Response(status.value, status.phrase, headers, body or b"")


async def talk(game: CannedGame, connection: ServerConnection) -> None:
    """Everything with one page."""

    async def send(message: dict[str, Any]) -> None:
        await connection.send(json.dumps(message))

    try:
        async for line in connection:
            try:
                message = read_message(line)
            except MessageError as error:
                print(error)
                await connection.close(4400)
                return
            if isinstance(message, Join):
                await send({"kind": "joined", "free": ["Noor"], "any_name": True})
            elif isinstance(message, Ask):
                game.name = message.name
                await send({"kind": "waiting", "name": game.name})
                await asyncio.sleep(1)
                seated = {"token": game.token, "seat": 0, "name": game.name}
                game.done = 0
                await send({"kind": "seated", **seated})
                await send(game.shown())
            elif isinstance(message, Resume):
                if message.token != game.token:
                    await connection.close(4401)
                    return
                resumed = {"seat": 0, "name": game.name, "done": game.done}
                await send({"kind": "resumed", **resumed})
                await send(game.shown())
            elif isinstance(message, Do):
                await send(game.act(message))
                await send(game.shown())
            elif isinstance(message, Hello):
                await send(game.shown())
            elif isinstance(message, Leave):
                await connection.close(1000)
    except ConnectionClosed:
        pass


async def run(name: str, port: int) -> None:
    """Serve until it is interrupted."""
    game = CannedGame(name)
    async with serve(
        lambda connection: talk(game, connection),
        "127.0.0.1",
        port,
        process_request=answer,
        compression=None,
    ) as server:
        print(f"http://127.0.0.1:{port}/#KMRT", flush=True)
        await server.serve_forever()


if __name__ == "__main__":
    given = sys.argv[1:]
    game = given[0] if given else "formula"
    asyncio.run(run(game, int(given[1]) if len(given) > 1 else PORT))
