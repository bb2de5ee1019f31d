"""The ship while a mission is resolved: columns of values that the rules change, and a picture after each event."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple, NoReturn, ParamSpec

from nemesis_desktop.engine.events import Event
from nemesis_desktop.games.space_alert import story
from nemesis_desktop.games.space_alert.components.ship import (
    EVERY_ZONE,
    FUEL,
    REACTOR_CAPACITY,
    ROCKETS,
    SHIELD_CAPACITY,
    SPACE,
    STAGES,
    START,
)
from nemesis_desktop.games.space_alert.components.threats import THREATS
from nemesis_desktop.games.space_alert.components.tracks import LETTERS, TRACKS
from nemesis_desktop.games.space_alert.resolution.plan import Plan
from nemesis_desktop.games.space_alert.resolution.table import Table

P = ParamSpec("P")


class ShipLost(Exception):  # noqa: N818 - it is an outcome, not an error
    """The ship is lost: nothing more happens."""


class Record(NamedTuple):
    """Something that happened, and the table after it."""

    event: Event
    table: Table


class Ship:
    """The working state. Figures are numbered in the order of play, threats in the order in which they act.

    Each attribute that ``Table`` has as well means the same there.
    """

    def __init__(self, plan: Plan, watched: bool) -> None:
        self.plan, self.watched = plan, watched
        self.records: list[Record] = []
        self.turn = 0
        self.fuel, self.rockets = FUEL, ROCKETS
        self.launched = self.striking = False
        self.bays = {bay: "ready" for bay in plan.bays}
        self.serviced, self.looked = [False] * len(STAGES), [0] * len(STAGES)
        self.lost_to = ""
        self._set_up_zones(plan)
        self._set_up_crew(plan)
        self._set_up_threats(plan)
        self.begin_turn(0)

    def _set_up_zones(self, plan: Plan) -> None:
        """Carried tiles lie there from the beginning; shields and reactors that are damaged start with 1 less."""
        self.tiles = [list(carried) for carried in plan.carried]
        self.shield_room = [SHIELD_CAPACITY[zone] - ("shield" in plan.carried[zone]) for zone in EVERY_ZONE]
        self.reactor_room = [REACTOR_CAPACITY[zone] - ("reactor" in plan.carried[zone]) for zone in EVERY_ZONE]
        self.shields = [max(0, plan.shields[zone] - ("shield" in plan.carried[zone])) for zone in EVERY_ZONE]
        self.reactors = [max(0, plan.reactors[zone] - ("reactor" in plan.carried[zone])) for zone in EVERY_ZONE]
        self.old_structure = ["structure" in carried for carried in plan.carried]

    def _set_up_crew(self, plan: Plan) -> None:
        count = len(plan.programs)
        self.crew = range(count)
        self.at, self.awake, self.squads = [START] * count, [True] * count, [""] * count
        self.slots = list(plan.programs)

    def _set_up_threats(self, plan: Plan) -> None:
        """In the order in which they act: by number, and of equal ones the external before the internal."""
        self.chips = tuple(sorted(plan.threats, key=lambda chip: (chip.turn, not chip.zone)))
        self.cards = tuple(THREATS[chip.code] for chip in self.chips)
        lanes = [("red", "white", "blue").index(chip.zone) if chip.zone else 3 for chip in self.chips]
        self.tracks = tuple(LETTERS[plan.tracks[lane]] for lane in lanes)
        self.threats = range(len(self.chips))
        self.squares = [TRACKS[plan.tracks[lane]].length for lane in lanes]
        self.states = ["pending"] * len(self.chips)
        self.damage = [chip.damage for chip in self.chips]
        self.hit_points = [card.hit_points for card in self.cards]
        self.armour = [card.shields for card in self.cards]
        self.speeds = [card.speed for card in self.cards]
        self.tokens: list[tuple[int, ...]] = [()] * len(self.chips)
        self.marks: list[tuple[str, ...]] = [()] * len(self.chips)
        self.letters = [0] * len(self.chips)
        self.noted: set[int] = set()
        """The threats that have any mark."""
        kinds = list(enumerate(self.cards))
        self.outside = tuple(threat for threat, card in kinds if card.external)
        self.malfunctions = tuple(threat for threat, card in kinds if card.kind == "malfunction")
        self.lying = tuple(threat for threat, card in kinds if "stays_after_z" in card.traits)
        """Those whose tokens wait for whoever comes in."""

    def begin_turn(self, turn: int) -> None:
        """What is counted in one turn begins anew."""
        self.turn = turn
        self.charged: dict[str, int] = {}
        """The guns that will fire, with what a heroic shot adds."""
        self.firers: dict[str, int] = {}
        """Who charged each of them."""
        self.lifts: set[int] = set()
        """The zones whose lift has been used."""
        self.lookers = 0
        self.pilot = -1
        """Whoever attacks with the interceptors."""
        self.attack = 0
        """What the heroic battlebots add to that attack."""
        self.uses: dict[int, list[int]] = {}
        """For malfunctions that want several people: the stations from which each was worked on."""

    def copy(self) -> Ship:
        """The same ship once more, between two turns: what happens to one of the two does not happen to the other."""
        other = object.__new__(Ship)
        columns = other.__dict__
        columns.update(self.__dict__)
        for name in _CHANGING:
            columns[name] = columns[name].copy()
        other.tiles = [list(lying) for lying in self.tiles]
        return other

    # ---------------------------------------------------------------- telling

    def tell(self, kind: Callable[P, Event], /, *args: P.args, **said: P.kwargs) -> None:
        """Write down what happened, if anybody watches: the event, and the table as it lies now."""
        if self.watched:
            self.records.append(Record(kind(*args, **said), self.seen()))

    def seen(self) -> Table:
        """The table as it lies now."""
        return Table._make(
            (
                self.turn,
                self.fuel,
                self.rockets,
                self.launched,
                self.striking,
                tuple(self.charged),
                tuple(self.bays.items()),
                self.plan.away,
                tuple(self.serviced),
                tuple(self.looked),
                self.lost_to,
                tuple(self.shields),
                tuple(self.reactors),
                tuple(map(tuple, self.tiles)),
                tuple(self.at),
                tuple(self.awake),
                tuple(self.squads),
                tuple(self.slots),
                self.chips,
                tuple(self.squares),
                tuple(self.states),
                tuple(self.damage),
                tuple(self.hit_points),
                tuple(self.armour),
                tuple(self.speeds),
                tuple(self.tokens),
                tuple(self.marks),
                tuple(self.letters),
            )
        )

    def lose(self, code: str, zone: str = "") -> NoReturn:
        """The ship is lost to this card; ``zone`` says which had to draw a seventh tile. Raises ``ShipLost``."""
        self.lost_to = code
        self.tell(story.ShipLost, code=code, zone=zone)
        raise ShipLost

    # ---------------------------------------------------------------- looking

    def active(self, threat: int) -> bool:
        """Whether a threat is on its track."""
        return self.states[threat] == "active"

    def marked(self, threat: int, mark: str) -> bool:
        """Whether a threat has this mark."""
        return mark in self.marks[threat]

    def mark(self, threat: int, mark: str) -> None:
        """Put a mark on a threat."""
        self.marks[threat] = (*self.marks[threat], mark)
        self.noted.add(threat)

    def aboard(self, figure: int) -> bool:
        """Whether a figure is on the ship: a pilot is not."""
        return self.at[figure] != SPACE

    def people_in(self, station: int) -> list[int]:
        """The figures in a station, knocked out or not."""
        return [figure for figure in self.crew if self.at[figure] == station]

    def auras(self, mark: str, but: int = -1) -> int:
        """How many threats that are not destroyed have begun to help others in this way, one of them left out."""
        count = 0
        for threat in self.noted:
            if threat != but and self.states[threat] != "destroyed" and mark in self.marks[threat]:
                count += 1
        return count


_CHANGING: Final = (
    "armour", "at", "awake", "bays", "damage", "hit_points", "letters", "looked", "marks", "noted", "old_structure",
    "reactor_room", "reactors", "records", "serviced", "shield_room", "shields", "slots", "speeds", "squads", "squares",
    "states", "tokens",
)  # fmt: skip
"""The columns that the rules write into, beside the tiles; others begin anew in each turn, or never change."""
