"""Who sits in the games on the disk, changed in all of them at once."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from formula_desktop.gamefile import FileError, FileReason
from formula_desktop.store import backups
from formula_desktop.store.notes import SavedSeat
from formula_desktop.store.places import SUFFIX
from formula_desktop.store.saved import SavedGame, told

if TYPE_CHECKING:
    from formula_desktop.store.games import Games


def sitting(games: Games, participant: str) -> list[SavedGame]:
    """Every game with this participant at the table."""
    found = [*games.under_way(), *games.finished(), *games.removed()]
    return [saved for saved in found if _seats_of(saved, participant)]


def forget(games: Games, participant: str, neutral_name: str) -> None:
    """Take a participant out of all games, also by name.

    Raises FileError; the games that are left still have the participant then.
    """
    for saved in sitting(games, participant):
        with games.lock, told():
            _rename_seats(games, saved, _seats_of(saved, participant), neutral_name)
            backups.remove(games.places.backups, saved.name, SUFFIX)
            _change_seats(games, saved, participant, SavedSeat())


def merge(games: Games, old: str, new: str) -> None:
    """Let one participant sit where another one sat. Raises FileError."""
    for saved in sitting(games, old):
        with games.lock:
            seat = saved.notes.seats[_seats_of(saved, old)[0]]
            _change_seats(games, saved, old, replace(seat, participant=new))


def _seats_of(saved: SavedGame, participant: str) -> list[int]:
    seats = enumerate(saved.notes.seats)
    return [index for index, seat in seats if seat.participant == participant]


def _rename_seats(games: Games, saved: SavedGame, seats: list[int], name: str) -> None:
    try:
        state, saved = games.read(saved)
    except FileError as error:
        if error.refusal.reason in (FileReason.NOT_READ, FileReason.NOT_PERMITTED):
            raise  # which may pass
        return  # what cannot be read stays as it is
    players = list(state.players)
    for seat in seats:
        players[seat] = replace(players[seat], name=name)
    games.rewrite(saved, replace(state, players=tuple(players)))


def _change_seats(games: Games, saved: SavedGame, participant: str, seat: SavedSeat) -> None:
    seats = games.notes_of(saved).seats
    changed = tuple(seat if each.participant == participant else each for each in seats)
    games.note(saved, seats=changed)
