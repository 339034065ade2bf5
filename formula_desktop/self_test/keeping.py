"""Finished games: saved, read back, and entered in the results."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

from formula_desktop.arguments import GAMES
from formula_desktop.kinds.registry import write_game
from formula_desktop.players import Player
from formula_desktop.results.book import Book
from formula_desktop.results.records import record_of
from formula_desktop.self_test.games import built_in
from formula_desktop.self_test.problem import see
from formula_desktop.store.games.collection import Games
from formula_desktop.store.games.notes import SavedSeat, new_notes
from formula_desktop.store.places import Places


def results(folder: Path) -> dict[str, Any]:
    """Save a game of each kind, read it back, and find it in the results."""
    kept_in = Places(folder / "kept", folder / "kept" / "settings.ini", folder / "kept" / "logs")
    kept_in.data.mkdir()
    games = Games(kept_in)
    book = Book.open(kept_in.results_file)
    try:
        for name in GAMES:
            game = built_in(name)
            seats = tuple(SavedSeat(_participant(book, each)) for each in game.players)
            saved = games.begin(game, replace(new_notes(seats), title=name))
            state, now = games.read(saved)
            see(write_game(state) == write_game(game), f"{name} is not read as it was written")
            see(now.notes.title == name, f"the notes of {name} are not read as they were written")
            book.enter(record_of(state, now.notes))
        entered = sorted(row.game for row in book.games())
        see(entered == sorted(GAMES), f"the results have {entered} only")
    finally:
        book.close()
    return {"entered": entered}


def _participant(book: Book, player: Player) -> str:
    """The key of a player, added as a participant if unknown."""
    if player.level is not None:
        return book.computer(player.level).key
    known = book.person_named(player.name)
    return (known or book.add_person(player.name)).key
