"""What explains something lies where it hides as little as possible of what matters."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize

from nemesis_desktop.table.furniture.clear_of import InSight, best_place, clearest

ROOM = QRect(0, 0, 1000, 600)
SIZE = QSize(200, 100)


def laid(point: QPoint, *in_sight: InSight) -> QRect:
    return QRect(best_place(SIZE, point, ROOM, 10, in_sight), SIZE)


def test_with_nothing_to_hide_it_lies_beside_the_pointer() -> None:
    assert laid(QPoint(300, 300)) == QRect(QPoint(310, 310), SIZE)


def test_it_does_not_leave_the_window() -> None:
    for point in (QPoint(0, 0), QPoint(999, 0), QPoint(0, 599), QPoint(999, 599)):
        assert ROOM.contains(laid(point))


def test_it_hides_nothing_that_is_offered_if_another_side_is_free() -> None:
    offered = QRect(320, 320, 80, 60)
    assert not laid(QPoint(300, 300), InSight(offered, 1.0)).intersects(offered)


def test_rather_than_lie_on_the_map_it_goes_to_the_edge_beside_it() -> None:
    map_ = QRect(100, 0, 690, 600)
    place = laid(QPoint(600, 300), InSight(map_, 1.0))
    assert place.left() == 800 and not place.intersects(map_)


def test_it_does_not_go_far_for_little() -> None:
    """Hiding a third of something that hardly counts is better than a way through the whole window."""
    place = laid(QPoint(100, 300), InSight(QRect(250, 200, 750, 200), 0.2))
    assert place.left() < 400


def test_of_some_places_the_clearest_is_taken_and_the_first_of_several() -> None:
    corners = [QPoint(400, 0), QPoint(0, 0), QPoint(800, 0)]
    assert clearest(SIZE, corners, ()) == corners[0]
    lit = [InSight(QRect(450, 20, 30, 20), 0.4), InSight(QRect(20, 20, 30, 20), 0.4)]
    assert clearest(SIZE, corners, lit) == corners[2]
