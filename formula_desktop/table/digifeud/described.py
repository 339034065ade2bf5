"""Digifeud's table as a screen reader announces it."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QObject

from formula_desktop.digifeud.squares import Square
from formula_desktop.models.words.digifeud import (
    earning_in_words,
    square_in_short,
    square_in_words,
    tile_in_words,
)
from formula_desktop.models.words.spoken import aloud
from formula_desktop.models.words.table import player_in_words
from formula_desktop.table.described import Described, group, lines_of, present, ring_of
from formula_desktop.table.digifeud.table import DigifeudTable


class DescribedDigifeud(QObject):
    """The described items of one table, made when somebody asks for them."""

    def __init__(self, table: DigifeudTable) -> None:
        super().__init__()
        self._table = table

    def all(self) -> tuple[Described, ...]:
        """Everything on the table, in reading order."""
        table = self._table
        table.see_what_is_in_reach()
        return present(
            group("players", self.tr("Players"), self._players()),
            group("other rack", table.texts.said_of_other_rack, self._other_rack()),
            group("board", self.tr("Board"), self._squares()),
            *lines_of(table.texts, aloud, table.layout.reading),
            ring_of(table.ring),
            group("rack", ", ".join(table.texts.said_of_tray), self._rack()),
        )

    def _players(self) -> Iterator[Described]:
        texts, position = self._table.texts, self._table.game.position
        for seat, panel in enumerate(texts.panels):
            value = panel.points.text()
            points = self.tr("%n point(s)", "", int(value)) if value else ""
            digits = texts.digits_of(seat, position)
            name = player_in_words(self._table.game.players[seat])  # the panel may shorten it
            said = (name, points, digits, panel.pupil.text(), panel.turn.text())
            yield Described(("seat", seat), ", ".join(filter(None, said)), panel.rect, value=value)

    def _squares(self) -> Iterator[Described]:
        table = self._table
        tiles, new = table.tiles_shown
        open_to_held = set(table.places)
        for square in table.layout.part.squares:
            place, is_new = table.squares[square], square in new
            tile = tiles[square]
            described = Described(
                ("square", square),
                square_in_short(square, tile, table.colour_of(square), is_new=is_new),
                place.rect,
                about=self._about(square, tile, is_new=is_new),
                value=tile,
                is_held=self._holds(square),
                takes_held=place in open_to_held and table.is_likely(place),
            )
            yield table.with_state(described, place)

    def _about(self, square: Square, tile: str, *, is_new: bool) -> str:
        """What a square is for, what the held tile would earn there, or whose tile lies there."""
        table = self._table
        earns = table.earning_on(square)
        if earns is not None:
            return earning_in_words(*earns)
        if not tile or is_new:
            return square_in_words(square, table.colour_of(square))
        return self.tr("in the last sum") if square in table.last_squares else ""

    def _holds(self, square: Square) -> bool:
        table = self._table
        put = table.draft.on(square) if table.draft is not None else None
        return put is not None and table.held is table.tiles.hand[put.index]

    def _other_rack(self) -> Iterator[Described]:
        """The tiles on the opponent's open rack; those put down are on the board."""
        tiles = self._table.tiles
        for index, (tile, item) in enumerate(zip(tiles.other, tiles.other_items, strict=True)):
            if item.isVisible():
                yield Described(("other rack", index), tile_in_words(tile), item.outline)

    def _rack(self) -> Iterator[Described]:
        """The tiles on the rack; those put down are on the board."""
        table, tray = self._table, self._table.tray
        if tray.is_covered:
            name = self.tr("%n hidden tile(s)", "", len(tray.hand))
            yield Described("covered", name, table.layout.rack)
            return
        puts = table.draft.puts if table.draft is not None else ()
        away = {put.index for put in puts} | table.laid
        for index in tray.shown_order:
            if index not in away:
                name, item = tile_in_words(tray.hand_cards[index]), tray.hand[index]
                yield table.with_state(Described(("rack", index), name, item.outline), item)
