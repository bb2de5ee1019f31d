"""Who may know what lies in a zone: the audience says it, and nothing else."""

from __future__ import annotations

import pytest

from nemesis_desktop.engine.decision import TABLE, Seat
from nemesis_desktop.engine.zones import Audience, Place, Zone

OWNER, LOOKER, OTHER = 0, 1, 2


@pytest.mark.parametrize(
    ("audience", "know"),
    [
        (Audience.EVERYBODY, {OWNER, LOOKER, OTHER, TABLE}),
        (Audience.OWNER, {OWNER, LOOKER}),
        (Audience.LOOKERS, {LOOKER}),
        (Audience.NOBODY, set()),
    ],
)
def test_an_audience_knows_and_nobody_else(audience: Audience, know: set[Seat]) -> None:
    place = Place(["card"], 0, OWNER, about="card")
    zone: Zone[None] = Zone(
        "cards", audience, lambda state: [place], looked=lambda state, seat: {"card"} if seat == LOOKER else set()
    )
    assert {seat for seat in (OWNER, LOOKER, OTHER, TABLE) if place.among(zone.known(None, seat))} == know
