"""Where a ring of digits is shown, and how large: near its card, beside the sum."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF

from formula_desktop.look import theme as look
from formula_desktop.look.theme import Theme

# at scale 1
RADIUS: Final = 84.0
"""From the middle of a ring to the middle of its buttons."""
BUTTON: Final = 46.0
ROOM: Final = RADIUS + BUTTON / 2 + 8
"""From the middle of a ring to what is outside it."""
_HOLE: Final = RADIUS - BUTTON / 2 - 6
_OVERLAP: Final = 2.0  # of a ring's room and what it leaves in sight

_SQUARE: Final = 0.9
"""The side of the square about as large as a ring, as a share of its width."""
_NEAR: Final = 40.0  # units between a ring and its card
_SMALLEST: Final = 0.92
_IN_PROJECTOR_SIZE: Final = 1.3
_STEP: Final = 0.03


class RingPlace(NamedTuple):
    """The middle of a ring, and its scale."""

    centre: QPointF
    scale: float


def scales(theme: Theme, unit: float) -> Sequence[float]:
    """The scales that a ring may have, the best first; `unit` is the pixels in a unit."""
    best = _IN_PROJECTOR_SIZE if theme.is_projector else 1.0
    if theme.is_for_fingers:
        best = max(best, look.FINGER / (unit * BUTTON))
    steps = math.ceil((best - _SMALLEST) / _STEP)
    return [max(_SMALLEST, best - _STEP * step) for step in range(steps + 1)]


def ring_place(
    card: QRectF,
    room: QRectF,
    clear_of: Sequence[QRectF],
    scales: Sequence[float],
    others: Sequence[QRectF] = (),
    last: RingPlace | None = None,
) -> RingPlace:
    """The place of a ring for a card, within a rectangle.

    It is the `last` one for this card if that covers nothing now, so that a ring stays where it
    was, whatever the texts beside it say. Else:

    It covers neither the card nor `clear_of`, and near the card as little as possible of `others`.
    It has the first of the scales with which it comes near the card, or else the one with which it
    comes nearest.
    """
    seen = [rect for rect in (card, *clear_of) if not rect.isEmpty()]
    if last is not None and last.scale in scales and _is_clear(last, room, (*seen, *others)):
        return last
    found: list[tuple[float, RingPlace]] = []
    for scale in scales:
        centre = _clear_centre(card, room, seen, scale, others)
        if centre is not None:
            away = _away(card, centre, scale)
            found.append((away, RingPlace(centre, scale)))
            if away <= _NEAR:
                break
    if found:
        return min(found, key=lambda each: each[0])[1]
    return RingPlace(_least_covering(card, room, seen, scales[-1]), scales[-1])


def _is_clear(place: RingPlace, room: QRectF, seen: Sequence[QRectF]) -> bool:
    """Whether a ring is within the room, and covers nothing of what is to be seen."""
    inside = ROOM * place.scale
    around = QRectF(0, 0, 2 * inside, 2 * inside)
    around.moveCenter(place.centre)
    return room.contains(around) and not any(_covers(*place, rect) for rect in seen)


def _clear_centre(
    card: QRectF, room: QRectF, seen: Sequence[QRectF], scale: float, others: Sequence[QRectF]
) -> QPointF | None:
    """The middle of a ring that covers nothing of what is to be seen.

    It is the nearest one or, of those near the card, the one that covers least of the others.
    """
    near = []
    for centre in _centres(card, room, (*seen, *others), scale):
        if any(_covers(centre, scale, rect) for rect in seen):
            continue
        if _away(card, centre, scale) <= _NEAR:
            near.append(centre)
        elif not near:
            return centre
    return min(near, key=lambda centre: _covered(centre, scale, others), default=None)


def _away(card: QRectF, centre: QPointF, scale: float) -> float:
    """How far a ring is from its card."""
    return _distance(nearest_in(card, centre), centre) - ROOM * scale


def _covered(centre: QPointF, scale: float, rects: Sequence[QRectF]) -> float:
    """About how much a ring covers of some rectangles, each by its share."""
    side = 2 * _SQUARE * _clearance(scale)
    ring = QRectF(0, 0, side, side)
    ring.moveCenter(centre)
    return sum(_area(ring.intersected(rect)) / _area(rect) for rect in rects if not rect.isEmpty())


def _area(rect: QRectF) -> float:
    return rect.width() * rect.height()


def _least_covering(card: QRectF, room: QRectF, seen: Sequence[QRectF], scale: float) -> QPointF:
    """The middle of the nearest ring that covers as few as possible of these rectangles."""
    return min(
        _centres(card, room, seen, scale),
        key=lambda centre: sum(_covers(centre, scale, rect) for rect in seen),
    )


def _centres(card: QRectF, room: QRectF, seen: Sequence[QRectF], scale: float) -> list[QPointF]:
    """The middles of rings around the card or beside something, the nearest first."""
    around, away, inside = card.center(), _clearance(scale), ROOM * scale
    columns, rows = [around.x()], [around.y()]
    for rect in seen:
        columns += rect.left() - away, rect.right() + away
        rows += rect.top() - away, rect.bottom() + away
    found = [
        QPointF(x, y)
        for x in _between(room.left() + inside, columns, room.right() - inside)
        for y in _between(room.top() + inside, rows, room.bottom() - inside)
    ]
    return sorted(found, key=lambda centre: _distance(centre, around))


def _between(least: float, numbers: Iterable[float], most: float) -> set[float]:
    """The numbers, with the nearest limit in place of those outside."""
    return {max(least, min(number, most)) for number in numbers}


def _covers(centre: QPointF, scale: float, rect: QRectF) -> bool:
    """Whether a ring covers a part of a rectangle, unless that is outside or in its hole."""
    if _distance(nearest_in(rect, centre), centre) > _clearance(scale) - 0.01:
        return False
    wide = max(centre.x() - rect.left(), rect.right() - centre.x())
    high = max(centre.y() - rect.top(), rect.bottom() - centre.y())
    return math.hypot(wide, high) > _HOLE * scale


def _clearance(scale: float) -> float:
    """From the middle of a ring to what it leaves in sight."""
    return (ROOM - _OVERLAP) * scale


def nearest_in(rect: QRectF, point: QPointF) -> QPointF:
    """The point of a rectangle that is nearest to another."""
    return QPointF(
        min(max(point.x(), rect.left()), rect.right()),
        min(max(point.y(), rect.top()), rect.bottom()),
    )


def _distance(one: QPointF, other: QPointF) -> float:
    return math.hypot(one.x() - other.x(), one.y() - other.y())
