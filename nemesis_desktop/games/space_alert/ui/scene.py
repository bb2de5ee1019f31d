"""What the pictures of ship and tracks show: the ship at a moment, who is who, and what is happening just now."""

from __future__ import annotations

from functools import lru_cache

from attrs import evolve, frozen

from nemesis_desktop.engine.decision import TABLE
from nemesis_desktop.engine.events import Event
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.space_alert.bots.hints import bare_plan
from nemesis_desktop.games.space_alert.components.ship import STATIONS
from nemesis_desktop.games.space_alert.components.threats import THREATS
from nemesis_desktop.games.space_alert.components.tracks import LANES
from nemesis_desktop.games.space_alert.resolution import Plan, Resolution, Table, resolve
from nemesis_desktop.games.space_alert.resolution.table import Threat
from nemesis_desktop.games.space_alert.view import View
from nemesis_desktop.program.words import Words


@frozen
class Member:
    """A figure of the crew: what it is called, the colour of its person, None for an android, and its roles."""

    figure: int
    name: str
    colour: int | None
    roles: tuple[str, ...]


@frozen
class Scene:
    """The ship at a moment.

    Attributes:
        table: the ship.
        crew: who is who.
        tracks: of the lanes, by their place in ``LANES``.
        waits: whether it is still planned: threats wait beside their tracks.
        event: what happens just now; ``before`` is the table before it, ``share`` how far it has come, from 0 to 1.
        lit: the number of the threat that everybody should look at; 0 for none.
    """

    table: Table
    crew: tuple[Member, ...]
    tracks: tuple[str, ...]
    waits: bool = False
    event: Event | None = None
    before: Table | None = None
    share: float = 1.0
    lit: int = 0

    def table_track(self, lane: str) -> str:
        """The trajectory that lies at a lane."""
        return self.tracks[LANES.index(lane)]

    def of_lane(self, lane: str) -> tuple[Threat, ...]:
        """The threats of a lane, in the order in which they act."""
        return tuple(threat for threat in self.table.threats if threat.lane == lane)


def crew_of(view: View, words: Words) -> tuple[Member, ...]:
    """Everybody at a console."""
    people = {person.seat: person for person in view.people}
    found = []
    for console in view.consoles:
        person = people.get(console.seat) if console.seat != TABLE else None
        name = person.name if person is not None else words.text(Text("alert-android", number=console.figure + 1))
        found.append(Member(console.figure, name, None if person is None else person.colour, console.roles))
    return tuple(found)


@lru_cache(maxsize=8)
def _start(plan: Plan) -> Table:
    return resolve(evolve(plan, programs=tuple(program[:1] for program in plan.programs))).start


def planned(view: View, words: Words, lit: int = 0) -> Scene:
    """The ship as it stands while everybody plans: as it will be when the first turn begins."""
    return Scene(_start(bare_plan(view)), crew_of(view, words), view.tracks, waits=True, lit=lit)


def at_record(
    resolution: Resolution, crew: tuple[Member, ...], tracks: tuple[str, ...], place: int, share: float = 1.0
) -> Scene:
    """The ship at a record of the playback; before the first one as it was at the start."""
    if place < 0:
        return Scene(resolution.start, crew, tracks)
    record = resolution.records[place]
    before = resolution.records[place - 1].table if place else resolution.start
    lit = getattr(record.event, "number", 0)
    return Scene(record.table, crew, tracks, event=record.event, before=before, share=share, lit=lit)


def on_the_way(scene: Scene) -> Scene:
    """The same, with the ship as it was before as long as what travels has not arrived."""
    if scene.before is None or scene.share >= 1:
        return scene
    return evolve(scene, table=scene.before)


def where_it_will_be(threat: Threat) -> tuple[str, ...]:
    """The stations on which a threat lies, or will lie when it appears."""
    if threat.state == "pending":
        return tuple(STATIONS[station] for station in THREATS[threat.code].stations)
    return threat.stations
