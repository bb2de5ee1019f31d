"""Where something that explains may lie, so that it hides as little as possible of what matters."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from attrs import frozen
from PySide6.QtCore import QPoint, QRect, QSize

FAR: Final = 0.8
"""How much it counts to lie as far away as the window is wide: as much as hiding most of something of weight 1."""


@frozen
class InSight:
    """Something that is better not hidden: where it lies, in pixels, and how much that counts."""

    place: QRect
    weight: float

    def hidden_by(self, cover: QRect) -> float:
        """How bad it is to lie there: the share of the smaller of the two that is covered, times the weight."""
        both = self.place.intersected(cover)
        least = min(_area(self.place), _area(cover))
        return self.weight * _area(both) / least if least else 0.0


def _area(place: QRect) -> int:
    return max(0, place.width()) * max(0, place.height())


def best_place(size: QSize, point: QPoint, room: QRect, gap: int, in_sight: Sequence[InSight]) -> QPoint:
    """The upper left corner for something of this size beside a point, or at an edge of the room.

    Args:
        size, point, room: what is laid, beside what, and where it must stay, in pixels.
        gap: how far it stays away from the point.
        in_sight: what it had better not hide.
    """

    def cost(corner: QPoint) -> float:
        cover = QRect(corner, size)
        near = QPoint(
            min(max(point.x(), cover.left()), cover.right()), min(max(point.y(), cover.top()), cover.bottom())
        )
        way = (near - point).manhattanLength() / max(1, room.width())
        return sum(one.hidden_by(cover) for one in in_sight) + FAR * way

    return min(_corners(size, point, room, gap), key=cost)


def clearest(size: QSize, corners: Sequence[QPoint], in_sight: Sequence[InSight]) -> QPoint:
    """The one of some upper left corners at which something of this size hides least; the first of several as good."""
    return min(corners, key=lambda corner: sum(one.hidden_by(QRect(corner, size)) for one in in_sight))


def _corners(size: QSize, point: QPoint, room: QRect, gap: int) -> Iterator[QPoint]:
    """Beside the point first; then at the right and the left edge, as high as the point."""
    right, left = point.x() + gap, point.x() - gap - size.width()
    below, above = point.y() + gap, point.y() - gap - size.height()
    middle = point.y() - size.height() // 2
    at_right = room.right() + 1 - size.width()
    places = ((right, below), (left, below), (right, above), (left, above), (at_right, middle), (room.left(), middle))
    for x, y in places:
        yield QPoint(max(room.left(), min(x, at_right)), max(room.top(), min(y, room.bottom() + 1 - size.height())))
