"""What the playback shows on its way: energy, shots at threats and at the ship, squads, the pilot, rockets, tiles."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage

from nemesis_desktop.engine.events import Event
from nemesis_desktop.games.space_alert import story
from nemesis_desktop.games.space_alert.resolution import Resolution
from nemesis_desktop.games.space_alert.ui.ending.ending import AlertEnding
from nemesis_desktop.games.space_alert.ui.look import BG0
from nemesis_desktop.games.space_alert.ui.playback.film import Film
from nemesis_desktop.games.space_alert.ui.playback.player import MOVES
from nemesis_desktop.games.space_alert.ui.playback.timeline import marks_of
from nemesis_desktop.games.space_alert.ui.scene import Scene
from nemesis_desktop.table.drawing.theme import colour, set_speed
from tests.games.space_alert.deck import flight
from tests.games.space_alert.ui.conftest import Sit

SHOWN = (
    story.Charged, story.EnergyMoved, story.EnergyLost, story.EnergyShifted, story.Hit, story.Attacked, story.TileDrawn,
    story.SquadTaken, story.Launched, story.RocketLaunched, story.RocketFlies, story.IntruderMoved,
)  # fmt: skip


@pytest.fixture(scope="module")
def mission() -> Resolution:
    """A mission in which everything that travels does."""
    return flight(
        "red lift C lift C bots bots", "blue lift C A", "B A lift B A", "lift A red A",
        threats=[("E1-05", 1, "red"), ("SI1-05", 1), ("I1-03", 2), ("E1-04", 3, "blue")],
    )  # fmt: skip


@pytest.fixture
def film(watch: Sit, mission: Resolution) -> Film:
    film = watch(5).table.film
    film.show_resolution(mission)
    return film


def stand_at(film: Film, kind: type[Event], share: float) -> QImage:
    """The first event of a kind, this far on its way."""
    assert film.player.resolution is not None
    place = next(n for n, record in enumerate(film.player.resolution.records) if type(record.event) is kind)
    film.player.to(place)
    film.player.share = share
    film._slid()
    return film.grab().toImage()


def test_the_mission_holds_everything_that_travels(mission: Resolution) -> None:
    assert set(SHOWN) <= {type(record.event) for record in mission.records}


def test_what_travels_is_seen_on_its_way_and_where_it_has_come_to(film: Film) -> None:
    for kind in SHOWN:
        pictures = [stand_at(film, kind, share) for share in (0.3, 1.0)]
        assert pictures[0] != pictures[1], kind
        assert kind in MOVES


def test_the_ship_is_as_before_until_it_has_arrived(film: Film) -> None:
    def shown(share: float) -> Scene:
        film.player.share = share
        return film.scene

    stand_at(film, story.TileDrawn, 1.0)
    zone = film.player.happening.zone  # type: ignore[union-attr]
    assert len(shown(0.5).table.zone(zone).tiles) + 1 == len(shown(1.0).table.zone(zone).tiles)


def test_nothing_is_under_way_where_people_want_no_motion(film: Film) -> None:
    set_speed("still")
    film.player.to(3)
    film.player.toggle()
    assert film.player.share == 1.0
    film.player.pause()


def test_the_time_line_tells_nothing_before_it_has_been_seen(film: Film) -> None:
    player = film.player
    assert player.resolution is not None
    turns = range(1, player.turns + 1)
    assert player.place == -1 and not any(marks_of(player, turn) for turn in turns)
    first = next(n for n, one in enumerate(player.resolution.records) if isinstance(one.event, story.TileDrawn))
    player.to(first)
    now = player.turn
    assert marks_of(player, now) and not any(marks_of(player, turn) for turn in turns if turn > now)
    player.to(-1)
    assert marks_of(player, now), "whoever goes back may know what they have seen"


def test_nothing_shines_through_the_playback_behind_the_score_sheet(watch: Sit) -> None:
    crew = watch(5)
    crew.key(Qt.Key.Key_End)
    crew.key(Qt.Key.Key_Return)
    ending = crew.window.screen_named("ending")
    assert isinstance(ending, AlertEnding) and crew.over
    ending.watch_again()
    assert any(marks_of(ending.film.player, turn) for turn in range(1, 13)), "it has been watched"
    shown, unit = ending.film.grab().toImage(), ending.film.unit
    gap = QPoint(round(3 * unit), round(300 * unit))
    assert shown.pixelColor(gap).name() == colour(BG0).name()
