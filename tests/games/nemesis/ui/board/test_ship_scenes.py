"""What moves on the ship map, and where it lies afterwards."""

from __future__ import annotations

from typing import Any

import pytest
from attrs import evolve
from pytestqt.qtbot import QtBot

from nemesis_desktop.engine.decision import Anchor
from nemesis_desktop.games.nemesis.view import IntruderView, View
from nemesis_desktop.table.drawing import theme
from nemesis_desktop.table.show.moment import Moment
from tests.games.nemesis.telling import moment_of
from tests.games.nemesis.ui.samples import JUNE, OTTO, sample_view
from tests.games.nemesis.ui.ships import (
    LEFT,
    Mark,
    centre,
    make,
    offering,
    picture,
)

# ------------------------------------------------------------------------------------------------------- motion


VIEW = sample_view()
"""The ship before anything happens on it."""


def room(slot: int, **change: object) -> dict[str, object]:
    """The rooms, one of them changed."""
    return {"rooms": tuple(evolve(one, **change) if one.slot == slot else one for one in VIEW.rooms)}


def spaces(*ids: str, **change: object) -> dict[str, object]:
    """The corridors, some of them changed."""
    return {"corridors": tuple(evolve(one, **change) if one.id in ids else one for one in VIEW.corridors)}


def june_moves() -> Moment[Any, View]:
    crew = tuple(evolve(one, room=13) if one.seat == JUNE else one for one in VIEW.crew)
    return moment_of("moves", VIEW, {"crew": crew}, who=JUNE, from_=10, to=13, corridor="10-13")


def beast_moves() -> Moment[Any, View]:
    there = tuple(evolve(one, room=20) if one.id == 1 else one for one in VIEW.intruders)
    about = {"kind": "breeder", "from_": 17, "to": 20, "intruder": 1, "corridor": "17-20"}
    return moment_of("intruder-moves", VIEW, {"intruders": there}, **about)


def beast_dies() -> Moment[Any, View]:
    left = tuple(one for one in VIEW.intruders if one.id != 1)
    return moment_of("intruder-killed", VIEW, {"intruders": left}, kind="breeder", room=17, intruder=1)


def larva_comes() -> Moment[Any, View]:
    there = (*VIEW.intruders, IntruderView(9, "larva", 5, 0, in_combat=False))
    return moment_of("intruder-placed", VIEW, {"intruders": there}, kind="larva", room=5, intruder=9)


@pytest.mark.parametrize(
    "moment",
    [
        june_moves(),
        beast_moves(),
        larva_comes(),
        beast_dies(),
        moment_of("noise-placed", VIEW, spaces("2-6", noise=True), corridor="2-6"),
        moment_of(
            "noise-cleared",
            VIEW,
            spaces("10-13", "13-19", "technical", noise=False),
            room=13,
            spaces=("10-13", "13-19", "technical"),
        ),
        moment_of("door", VIEW, spaces("5-6", door="closed"), corridor="5-6", door="closed"),
        moment_of("door", VIEW, spaces("6-7", door="destroyed"), corridor="6-7", door="destroyed"),
        moment_of("fire-placed", VIEW, room(5, fire=True), room=5),
        moment_of("explored", VIEW, room(12, explored=True, tile="surgery"), who=JUNE, room=12, tile="surgery"),
    ],
    ids=lambda moment: moment.told.kind,
)
def test_what_happens_moves_and_then_lies_there(qtbot: QtBot, moment: Moment[Any, View]) -> None:
    theme.set_speed("fast")
    ship = make(qtbot, sample_view())
    done: list[bool] = []
    before = ship.view
    ship.play(moment, lambda: done.append(True))
    picture(ship)
    qtbot.waitUntil(lambda: bool(done), timeout=2000)
    assert ship.view != before


def test_with_motion_off_everything_is_over_at_once(qtbot: QtBot) -> None:
    ship = make(qtbot, sample_view())
    done: list[bool] = []
    ship.play(june_moves(), lambda: done.append(True))
    ship.play(moment_of("turn", ship.view, who=OTTO), lambda: done.append(True))
    assert done == [True, True]
    assert ship.view is not None
    assert ship.view.crew[JUNE].room == 13


def test_a_click_hurries_what_moves(qtbot: QtBot) -> None:
    theme.set_speed("slow")
    ship = make(qtbot, sample_view(), offering(Mark("room", 7)))
    done: list[bool] = []
    chosen: list[Anchor] = []
    ship.chosen.connect(chosen.append)
    ship.play(june_moves(), lambda: done.append(True))
    qtbot.mouseClick(ship, LEFT, pos=centre(ship, Anchor("room", 7)))
    assert done == [True]
    assert chosen == []
