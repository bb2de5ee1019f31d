"""The camera over the ship: zoom that glides, a picture that can be dragged, and following what happens."""

from __future__ import annotations

from typing import Any

import pytest
from attrs import evolve
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QNativeGestureEvent, QPixmap, QPointingDevice
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from nemesis_desktop.engine.decision import Anchor
from nemesis_desktop.games.nemesis.ui.ship import ShipMap
from nemesis_desktop.games.nemesis.ui.ship.sight.framing import Framing, Window
from nemesis_desktop.games.nemesis.ui.ship.sight.mosaic import Mosaic
from nemesis_desktop.games.nemesis.ui.ship.sketch import Box, Element
from nemesis_desktop.games.nemesis.view import View
from nemesis_desktop.program.words import Words
from nemesis_desktop.table.drawing import theme
from nemesis_desktop.table.furniture.play.offers import Offers
from nemesis_desktop.table.show.moment import Moment
from tests.games.nemesis.telling import moment_of
from tests.games.nemesis.ui.samples import sample_turn, sample_view
from tests.games.nemesis.ui.ships import LEFT, Mark, centre, make, offering, picture, point, wheel, with_room


@pytest.fixture
def moving() -> None:
    """Things move; the fixture of all tests puts the speed back."""
    theme.set_speed("normal")


def at_rest(qtbot: QtBot, ship: ShipMap) -> None:
    qtbot.waitUntil(lambda: not ship.gliding, timeout=3000)
    QApplication.processEvents()


@pytest.mark.usefixtures("moving")
def test_the_wheel_glides_and_what_the_pointer_is_on_stays_under_it_all_the_way(qtbot: QtBot) -> None:
    ship = make(qtbot, sample_view())
    at = QPointF(500, 300)
    fixed, zooms, off = ship.to_canvas(at), [1.0], [0.0]

    def seen() -> None:
        zooms.append(ship.zoom)
        off.append((ship.to_canvas(at) - fixed).manhattanLength() * ship.scale())

    ship.moved.connect(seen)
    wheel(ship, at, 3)
    assert ship.zoom == 1.0
    at_rest(qtbot, ship)
    assert ship.zoom == pytest.approx(1.25**3)
    assert len(zooms) > 3
    assert zooms == sorted(zooms)
    assert max(off) < 2


@pytest.mark.usefixtures("moving")
def test_two_fingers_zoom_where_they_are(qtbot: QtBot) -> None:
    ship = make(qtbot, sample_view())
    at = QPointF(300, 200)
    fixed = ship.to_canvas(at)
    for value in (0.2, 0.25):
        pinch = QNativeGestureEvent(
            Qt.NativeGestureType.ZoomNativeGesture, QPointingDevice.primaryPointingDevice(), 2, at, at,
            ship.mapToGlobal(at), value, QPointF(),
        )  # fmt: skip
        QApplication.sendEvent(ship, pinch)
    at_rest(qtbot, ship)
    assert ship.zoom == pytest.approx(1.2 * 1.25)
    assert (ship.to_canvas(at) - fixed).manhattanLength() < 2


@pytest.mark.usefixtures("moving")
def test_a_glide_begins_anew_while_it_runs(qtbot: QtBot) -> None:
    ship = make(qtbot, sample_view())
    wheel(ship, QPointF(500, 300), 1)
    qtbot.waitUntil(lambda: ship.zoom > 1.05)
    wheel(ship, QPointF(480, 280), 1)
    assert 1.05 < ship.zoom < 1.25
    at_rest(qtbot, ship)
    assert ship.zoom == pytest.approx(1.25**2)
    qtbot.mouseDClick(ship, LEFT, pos=QPoint(20, 250))
    assert ship.zoom == pytest.approx(1.25**2)
    at_rest(qtbot, ship)
    assert ship.sight == make(qtbot, sample_view()).sight


@pytest.mark.usefixtures("moving")
def test_no_piece_is_painted_while_the_picture_glides_and_then_all_of_it_is_sharp(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    calm = sample_view(acting=None)
    ship = make(qtbot, calm)
    picture(ship)
    painted: list[float] = []
    paint = Mosaic._painted

    def counted(mosaic: Mosaic, element: Element, place: Box) -> QPixmap:
        painted.append(ship.zoom)
        return paint(mosaic, element, place)

    monkeypatch.setattr(Mosaic, "_painted", counted)
    for zoom, go in ((2.5, lambda: ship.zoom_by(2.5)), (1.5, lambda: ship.zoom_by(0.6)), (1.0, ship.show_whole)):
        go()
        start = ship.zoom
        qtbot.waitUntil(lambda start=start: ship.zoom != start)  # type: ignore[misc]
        assert ship.gliding
        painted.clear()
        picture(ship)
        picture(ship)
        assert not painted or zoom < 2, "only what comes into sight is"
        at_rest(qtbot, ship)
        assert ship.zoom == pytest.approx(zoom)
        still = make(qtbot, calm)
        still.look_at(ship.sight)
        assert picture(ship) == picture(still)


@pytest.mark.usefixtures("moving")
def test_a_press_means_what_lay_under_it_also_when_the_picture_has_moved_on(qtbot: QtBot) -> None:
    lit = Anchor("room", 6)
    ship = make(qtbot, sample_view(), offering(Mark("room", 6)))
    ship.zoom_by(1.25**3)
    qtbot.waitUntil(lambda: ship.gliding)
    at = centre(ship, lit)
    qtbot.mousePress(ship, LEFT, pos=at)
    at_rest(qtbot, ship)
    assert lit not in [one.anchor for one in ship.under(QPointF(at))], "it has glided away"
    with qtbot.waitSignal(ship.chosen) as chosen:
        qtbot.mouseRelease(ship, LEFT, pos=at)
    assert chosen.args == [lit]


@pytest.mark.usefixtures("moving")
def test_what_changes_during_a_glide_is_seen_in_it(qtbot: QtBot) -> None:
    ship = make(qtbot, sample_view())
    picture(ship)
    wheel(ship, QPointF(500, 300), 2)
    before = picture(ship)
    ship.show_view(with_room(sample_view(), 10, fire=True))
    ship.offer(Offers(None, Words("en")))
    assert picture(ship) != before
    at_rest(qtbot, ship)


SEEN = st.builds(
    Framing, st.floats(0.2, 9), st.builds(QPointF, st.floats(-300, 1300), st.floats(-300, 900))
)  # fmt: skip
WINDOWS = st.builds(
    Window, st.just(QRectF(0, 0, 954, 526)), st.integers(200, 2600), st.integers(150, 1600), st.sampled_from((1.0, 1.5))
)


@given(WINDOWS, SEEN)
def test_the_ship_cannot_be_lost(window: Window, sight: Framing) -> None:
    """No part of the window is empty while there is ship to show in it; a side that shows everything is centred."""
    sight = window.inside(sight)
    assert 1.0 <= sight.zoom <= 4.0
    seen, canvas = window.seen(sight), window.canvas
    sides = ((seen.left(), seen.right(), canvas.right()), (seen.top(), seen.bottom(), canvas.bottom()))
    for low, high, all_of_it in sides:
        if high - low <= all_of_it:
            assert low > -0.01 and high < all_of_it + 0.01
        else:
            assert low + high == pytest.approx(all_of_it)


@given(WINDOWS, SEEN, SEEN, st.floats(0, 1))
def test_a_glide_shows_nothing_but_what_lies_between(window: Window, one: Framing, other: Framing, part: float) -> None:
    one, other = window.inside(one), window.inside(other)
    both = window.seen(one).united(window.seen(other))
    assert both.adjusted(-0.01, -0.01, 0.01, 0.01).contains(window.seen(one.towards(other, part)))


@given(WINDOWS, SEEN, st.floats(1, 4), st.floats(0.3, 0.7), st.floats(0.3, 0.7))
def test_zooming_in_keeps_the_point(window: Window, sight: Framing, zoom: float, x: float, y: float) -> None:
    sight = window.inside(sight)
    at = QPointF(window.wide * x, window.high * y)
    middle = QPointF(window.wide / 2, window.high / 2)
    nearer = window.zoomed(sight, max(zoom, sight.zoom), at)
    before = sight.middle + (at - middle) / window.scale(sight)
    after = nearer.middle + (at - middle) / window.scale(nearer)
    # A side that shows everything is centred.
    seen = window.seen(nearer)
    if seen.width() < 954 and window.seen(sight).width() <= 954:
        assert abs(after.x() - before.x()) < 0.01
    if seen.height() < 526 and window.seen(sight).height() <= 526:
        assert abs(after.y() - before.y()) < 0.01


@given(WINDOWS, SEEN, st.floats(0, 900), st.floats(0, 500), st.floats(1, 950), st.floats(1, 500))
def test_what_is_looked_at_is_seen(
    window: Window, sight: Framing, left: float, top: float, wide: float, high: float
) -> None:
    box = QRectF(left, top, wide, high) & window.canvas
    sight = window.inside(sight)
    found = window.showing(sight, box, 10)
    assert window.seen(found).adjusted(-0.01, -0.01, 0.01, 0.01).contains(box)
    assert found.zoom <= sight.zoom
    assert window.showing(found, box, 10).is_near(found)


NOISE = ("1-2", "18-20")
"""At the bow and at the stern."""


def quiet_moment(corridor: str) -> Moment[Any, View]:
    before = sample_view()
    spaces = tuple(evolve(one, noise=True) if one.id == corridor else one for one in before.corridors)
    return moment_of("noise-placed", before, {"corridors": spaces}, corridor=corridor)


def passage_of(ship: ShipMap, corridor: str) -> QRectF:
    return ship.layout_.corridors[corridor].plate_rect


def in_sight(ship: ShipMap, corridor: str) -> bool:
    return QRectF(ship.rect()).contains(ship.to_widget(passage_of(ship, corridor)))


def zoomed_in(qtbot: QtBot) -> ShipMap:
    ship = make(qtbot, sample_view(), sample_turn())
    ship.look_at(Framing(2.5, ship.layout_.slots[1].rect.center()))
    assert not in_sight(ship, NOISE[1])
    return ship


@pytest.mark.usefixtures("moving")
def test_the_camera_is_there_before_it_happens_and_comes_back_to_whoever_is_asked(qtbot: QtBot) -> None:
    ship = zoomed_in(qtbot)
    theirs = ship.sight
    ship.offer(Offers(None, Words("en")))
    for corridor in reversed(NOISE):
        before, done = ship.view, list[bool]()
        ship.play(quiet_moment(corridor), lambda done=done: done.append(True))  # type: ignore[misc]
        while ship.gliding:
            assert ship.view is before, "it waits for the camera"
            qtbot.wait(10)
        assert in_sight(ship, corridor)
        assert not done
        qtbot.waitUntil(lambda done=done: bool(done), timeout=3000)  # type: ignore[misc]
    assert ship.sight != theirs
    ship.offer(Offers(sample_turn(), Words("en")))
    at_rest(qtbot, ship)
    assert ship.sight == theirs


@pytest.mark.usefixtures("moving")
def test_the_camera_leaves_the_picture_to_whoever_drags_it_until_the_next_question(qtbot: QtBot) -> None:
    ship = zoomed_in(qtbot)
    ship.offer(Offers(None, Words("en")))
    ship.play(quiet_moment(NOISE[1]), lambda: None)
    qtbot.wait(60)
    assert ship.gliding
    qtbot.mousePress(ship, LEFT, pos=QPoint(500, 300))
    point(ship, QPoint(540, 300), LEFT)
    assert not ship.gliding
    qtbot.mouseRelease(ship, LEFT, pos=QPoint(540, 300))
    dragged = ship.sight
    for corridor in NOISE:
        ship.play(quiet_moment(corridor), lambda: None)
        assert not ship.gliding
        ship.hurry()
    ship.offer(Offers(sample_turn(), Words("en")))
    assert not ship.gliding and ship.sight == dragged, "it does not go back behind the hand"
    ship.offer(Offers(None, Words("en")))
    ship.play(quiet_moment(NOISE[1]), lambda: None)
    assert ship.gliding, "the next show is followed again"
    at_rest(qtbot, ship)


@pytest.mark.usefixtures("moving")
def test_moving_the_picture_during_ones_turn_stops_no_camera(qtbot: QtBot) -> None:
    ship = zoomed_in(qtbot)
    ship.pan(QPointF(-30, 0))
    theirs = ship.sight
    ship.offer(Offers(None, Words("en")))
    ship.play(quiet_moment(NOISE[1]), lambda: None)
    assert ship.gliding
    ship.hurry()
    ship.offer(Offers(sample_turn(), Words("en")))
    at_rest(qtbot, ship)
    assert ship.sight == theirs


@pytest.mark.usefixtures("moving")
@pytest.mark.parametrize("follows", [False, True])
def test_the_camera_follows_only_a_larger_ship_and_only_if_asked_to(qtbot: QtBot, follows: bool) -> None:
    whole = make(qtbot, sample_view())
    whole.play(quiet_moment(NOISE[1]), lambda: None)
    assert not whole.gliding
    ship = zoomed_in(qtbot)
    ship.attention.follows = follows
    ship.offer(Offers(None, Words("en")))
    ship.play(quiet_moment(NOISE[1]), lambda: None)
    assert ship.gliding is follows


@pytest.mark.usefixtures("moving")
def test_what_waits_for_the_camera_can_be_skipped(qtbot: QtBot) -> None:
    ship = zoomed_in(qtbot)
    ship.offer(Offers(None, Words("en")))
    done: list[bool] = []
    ship.play(quiet_moment(NOISE[1]), lambda: done.append(True))
    qtbot.mouseClick(ship, LEFT, pos=QPoint(500, 300))
    assert done == [True]
    at_rest(qtbot, ship)
    assert not ship.moving and done == [True]
    assert ship.view is not None
    assert next(one for one in ship.view.corridors if one.id == NOISE[1]).noise


def test_with_motion_off_the_camera_is_there_at_once(qtbot: QtBot) -> None:
    ship = zoomed_in(qtbot)
    ship.zoom_by(1.25)
    assert not ship.gliding and ship.zoom == pytest.approx(2.5 * 1.25)
    ship.show_whole()
    assert not ship.gliding and ship.zoom == 1.0
