"""The result of a speed round to pass on, as a picture."""

from __future__ import annotations

from datetime import date
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from formula_desktop.look import theme as look
from formula_desktop.look.confetti import Confetti
from formula_desktop.look.ink import fill, paint_sheet
from formula_desktop.look.portraits import paint_player
from formula_desktop.look.theme import LIGHT, Size, TextSize
from formula_desktop.models.words.days import long_day
from formula_desktop.models.words.games import WORDS
from formula_desktop.players import Player
from formula_desktop.widgets.felt_button import line_path

_SIZE: Final = Size(1080, 1080)  # in units, as the picture of the end of a game
_SCALE: Final = 1.25  # pixels per unit
_EDGE: Final = 56  # around the sheet
_PAD: Final = 48  # beside what is on it
_PORTRAIT: Final = 260

_GAME: Final = TextSize(34, 700)
_NUMBER: Final = TextSize(150, 800)
_HEADLINE: Final = TextSize(56, 800)
_SMALL: Final = TextSize(28, 600)


class RoundResult(NamedTuple):
    """A speed round that is over: of whom, in which game, and how many were right."""

    name: str
    """The person's; empty for nobody."""
    picture: str
    colour: str
    game: str
    right: int
    is_best: bool
    is_whole: bool
    day: date


def round_picture(result: RoundResult) -> QImage:
    """The picture, the same in every window and theme."""
    made = QImage(
        round(_SIZE.width * _SCALE), round(_SIZE.height * _SCALE), QImage.Format.Format_RGB32
    )
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillRect(made.rect(), LIGHT.table_deep)
    if result.is_best:
        Confetti().paint(painter, made.size(), LIGHT, 1.6 * _SCALE, 1.0)
    painter.scale(_SCALE, _SCALE)
    sheet = QRectF(0, 0, *_SIZE).adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)
    paint_sheet(painter, sheet, 1.6 * look.AREA_RADIUS, LIGHT)
    translate = QCoreApplication.translate
    game = translate("RoundResult", "{game}: speed round").format(game=WORDS[result.game].name())
    right = translate("PracticeEnded", "right in 3 minutes")
    if not result.is_whole:
        right = translate("RoundResult", "right")
    _write(painter, game, _GAME, 150)
    face = QRectF((_SIZE.width - _PORTRAIT) / 2, 210, _PORTRAIT, _PORTRAIT)
    picture, colour = result.picture, result.colour
    if not result.name:
        picture, colour = "star", "yellow"
    paint_player(painter, face, Player(result.name), picture, colour, LIGHT)
    _write(painter, result.name, _HEADLINE, 535)
    _write(painter, str(result.right), _NUMBER, 680, LIGHT.go)
    _write(painter, right, _HEADLINE, 805)
    if result.is_best:
        _write(painter, translate("RoundResult", "A new record!"), _GAME, 880)
    _write(painter, long_day(result.day), _SMALL, 960, LIGHT.ink_soft)
    painter.end()
    return made


def _write(painter: QPainter, text: str, kind: TextSize, y: float, ink: QColor = LIGHT.ink) -> None:
    """Write a line in the middle."""
    room = _SIZE.width - 2 * (_EDGE + _PAD)
    at = QPointF(_SIZE.width / 2, y)
    if text:
        fill(painter, line_path(LIGHT, text, kind, at, room, centred=True), ink)
