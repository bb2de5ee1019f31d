"""What a second screen shows: backs, never a face, as long as people plan; and the playback with everything."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage
from PySide6.QtTest import QTest

from nemesis_desktop.engine.decision import Anchor
from nemesis_desktop.games.space_alert.acts import slot
from nemesis_desktop.games.space_alert.ui.look import GROUND_OF_TOKEN, HERO
from nemesis_desktop.games.space_alert.ui.planning.consoles.console import ConsolePart
from nemesis_desktop.games.space_alert.ui.table import AlertTable
from nemesis_desktop.table.desk.helpers.comfort import Comfort
from nemesis_desktop.table.drawing.theme import colour
from nemesis_desktop.table.furniture.board_part import Spot
from tests.games.space_alert.ui.conftest import Sit
from tests.games.space_alert.ui.hands import AtConsoles

FACES = {colour(name).name() for name in (*GROUND_OF_TOKEN.values(), HERO)}
"""The grounds of faces: no back has one of them."""


def followed(crew: AtConsoles) -> AlertTable:
    """The table on the second screen."""
    crew.window.comfort.toggle_second()
    screen = crew.window.comfort.second
    assert screen is not None and isinstance(screen.table, AlertTable)
    screen.resize(1366, 768)
    return screen.table


@pytest.fixture(autouse=True)
def two_screens(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Comfort, "other_screen", lambda self: QGuiApplication.primaryScreen())


def colours(console: ConsolePart) -> set[str]:
    """All colours below the head of a console, whose shape has the colour of a person."""
    picture: QImage = console.grab(QRect(0, round(40 * console.unit), console.width(), console.height())).toImage()
    return {
        QColor(picture.pixel(x, y)).name() for x in range(0, picture.width(), 2) for y in range(0, picture.height(), 2)
    }


def test_no_face_reaches_the_second_screen_while_people_plan(sit: Sit) -> None:
    crew = sit(5)
    table = followed(crew)
    crew.begin()
    for seat in range(5):
        crew.drag(Anchor("card", crew.view.people[seat].hand[0]), slot(seat, 1 + seat % 3))
    part, at = crew.place(slot(0, 1))
    QTest.mousePress(part, Qt.MouseButton.LeftButton, pos=at)
    crew.settle()
    crew.settle()
    for number in range(5):
        console = table.consoles[number]
        assert console.isVisibleTo(table) and console.view is not None and any(console.console.slots)
        assert not colours(console) & FACES, number
        assert colours(crew.console(number)) & FACES, "on the laptop the hands lie open"
        told = [spot.about for spot in console.findChildren(Spot)]
        assert not any(isinstance(about, Anchor) and about.kind == "card" for about in told), "nor by pointing at it"
    QTest.mouseRelease(part, Qt.MouseButton.LeftButton, pos=at)


def test_the_second_screen_has_no_buttons_and_shows_the_same_time(sit: Sit) -> None:
    crew = sit(5)
    table = followed(crew)
    crew.begin()
    crew.settle()
    assert table.strip.spot_of("menu") is None and table.announcer.spot_of("announce") is None
    assert table.controller is not None and table.controller.clock is crew.controller.clock


def test_the_second_screen_sees_the_playback(watch: Sit) -> None:
    crew = watch(5)
    table = followed(crew)
    crew.settle()
    assert table.film.isVisibleTo(table) and table.film.player.count == crew.table.film.player.count
    crew.key(Qt.Key.Key_End)
    crew.settle()
    assert table.film.player.place == crew.table.film.player.place, "both stand at the same moment"
