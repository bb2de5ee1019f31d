"""The table of the second resolver: the ship, its crew and the threats, and what the rules do to them everywhere."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from tests.games.space_alert.second.cards import INSIDE, OUTSIDE, TRACKS

ZONES = ("red", "white", "blue")
SPACE = "space"
EMPTY = "-"
SHIELD_CAPACITY = {"red": 2, "white": 3, "blue": 2}
REACTOR_CAPACITY = {"red": 3, "white": 5, "blue": 3}
TILES_OF_A_ZONE = 6


class ShipIsLostError(Exception):
    """The mission ends here; the argument is the card that did it."""


def zone_of(station: str) -> str:
    return station.split("_")[1]


def other_deck(station: str) -> str:
    deck, zone = station.split("_")
    return f"{'lower' if deck == 'upper' else 'upper'}_{zone}"


def beside(station: str, way: str) -> str:
    """The station one step towards red or blue on the same deck; the same station where the ship ends."""
    deck, zone = station.split("_")
    step = -1 if way == "red" else 1
    return f"{deck}_{ZONES[min(2, max(0, ZONES.index(zone) + step))]}"


def neighbours(station: str) -> list[str]:
    reached = [beside(station, "red"), beside(station, "blue"), other_deck(station)]
    return [place for place in reached if place != station]


@dataclass
class Figure:
    """Somebody of the crew. ``squad`` is empty, active or disabled; slot 0 of the program is never used."""

    program: list[str]
    at: str = "upper_white"
    awake: bool = True
    squad: str = ""
    delayed: set[int] = field(default_factory=set)

    @property
    def aboard(self) -> bool:
        return self.at != SPACE

    def delay(self, turn: int) -> None:
        """The card of a turn moves on, pushing others up to the first empty slot; once for each turn (4.2)."""
        if turn in self.delayed:
            return
        self.delayed.add(turn)
        self.push(turn)

    def push(self, turn: int) -> None:
        moving = EMPTY
        for slot in range(turn, len(self.program)):
            moving, self.program[slot] = self.program[slot], moving
            if moving == EMPTY:
                return

    def knock_out(self) -> None:
        self.awake = False
        if self.squad:
            self.squad = "disabled"


@dataclass
class Threat:
    """A card with its chip. ``state`` is pending, active, destroyed or survived; ``tokens`` lie in these stations."""

    code: str
    number: int
    lane: str
    preset: int
    place: int
    outside: bool
    stations: list[str]
    fought: str
    shields: int
    hit_points: int
    speed: int
    points: tuple[int, int]
    letters: dict[str, list[str]]
    own: dict[str, int]
    state: str = "pending"
    square: int = 0
    damage: int = 0
    tokens: list[str] = field(default_factory=list)
    offspring: list[str] = field(default_factory=list)
    passed: int = 0
    revealed: bool = False
    grown: bool = False
    cryoshield: bool = True
    aura: str = ""
    doubles: tuple[str, ...] = ()
    lethal: bool = False

    @property
    def active(self) -> bool:
        return self.state == "active"

    @property
    def order(self) -> tuple[int, bool, int]:
        """Lowest number first; equal numbers go external before internal (reading 13)."""
        return self.number, not self.outside, self.place

    @property
    def band(self) -> int:
        """Distance 1, 2 or 3: the five nearest squares, the next five, the rest."""
        return 1 if self.square <= 5 else 2 if self.square <= 10 else 3


def read_card(code: str) -> dict[str, Any]:
    """What is printed on a card, from its line in the tables."""
    outside = code.startswith(("E", "SE"))
    (line,) = [line for line in (OUTSIDE if outside else INSIDE).strip().splitlines() if line.startswith(code + " ")]
    head, x, y, z, own = [part.strip() for part in line.split("|")]
    words = head.split()
    if outside:
        stations, fought, shields, hit_points = [], "", int(words[1]), words[2]
    else:
        stations, fought, shields, hit_points = words[1].split(","), words[2], 0, words[3]
    survived, destroyed = words[-1].split("/")
    rules = dict(word.partition("=")[::2] for word in own.split())
    return {
        "outside": outside,
        "stations": stations,
        "fought": fought,
        "shields": shields,
        "hit_points": 0 if hit_points == "rockets_aboard" else int(hit_points),
        "speed": int(words[-2]),
        "points": (int(survived), int(destroyed)),
        "letters": {letter: [e for e in text.split("; ") if e] for letter, text in zip("XYZ", (x, y, z), strict=True)},
        "own": {rule: int(number or 1) for rule, number in rules.items()},
    }


class Ship:
    """Everything on the table, and what happens to it in the same way wherever it comes from."""

    def __init__(self, plan: dict[str, Any]) -> None:
        self.crew = [Figure(["", *program.split()]) for program in plan["programs"]]
        self.turns = len(self.crew[0].program) - 1
        self.turn = 0
        self.tracks = {lane: TRACKS[track] for lane, track in plan["tracks"].items()}
        self.threats = [
            Threat(chip["code"], chip["turn"], chip["zone"] or "internal", chip["damage"], i, **read_card(chip["code"]))
            for i, chip in enumerate(plan["threats"])
        ]
        self.carried = {zone: list(plan["carried"][zone]) for zone in ZONES}
        self.tiles = {zone: list(plan["carried"][zone]) for zone in ZONES}
        self.piles = {zone: list(plan["piles"][zone]) for zone in ZONES}
        # A shield or reactor left damaged starts with one energy less (6.2).
        self.shield = {zone: max(0, plan["shields"][zone] - ("shield" in self.carried[zone])) for zone in ZONES}
        self.reactor = {zone: max(0, plan["reactors"][zone] - ("reactor" in self.carried[zone])) for zone in ZONES}
        self.bays = dict.fromkeys(plan["bays"], "ready")
        self.squads_away: int = plan.get("away", 0)
        self.fuel = 3
        self.rockets = 3
        self.launched = False
        self.striking = False
        self.serviced: set[int] = set()
        self.looked = [0, 0, 0]

    # ---- who and what

    @property
    def pilot(self) -> Figure | None:
        return next((figure for figure in self.crew if not figure.aboard), None)

    def those_in(self, *stations: str) -> list[Figure]:
        return [figure for figure in self.crew if figure.at in stations]

    def active(self, outside: bool | None = None) -> list[Threat]:
        """Threats that are on their tracks, lowest number first."""
        found = [t for t in self.threats if t.active and outside in (None, t.outside)]
        return sorted(found, key=lambda threat: threat.order)

    def auras(self, kind: str) -> list[Threat]:
        """Threats whose bonus counts: it lasts until they are destroyed, also after their Z."""
        return [threat for threat in self.threats if threat.aura == kind and threat.state != "destroyed"]

    def slime_in(self, station: str) -> bool:
        return any("slime" in t.own and station in t.tokens for t in self.threats)

    # ---- crew

    def delay(self, figures: list[Figure]) -> None:
        """The card of their next turn is delayed."""
        for figure in figures:
            figure.delay(self.turn + 1)

    def enter(self, figure: Figure, station: str) -> None:
        """Moving into a station: slime delays, contamination left after its Z knocks out."""
        if figure.at == station:
            return
        figure.at = station
        if self.slime_in(station):
            self.delay([figure])
        if any(threat.lethal and station in threat.tokens for threat in self.threats):
            figure.knock_out()

    # ---- energy

    def shield_capacity(self, zone: str) -> int:
        return SHIELD_CAPACITY[zone] - self.tiles[zone].count("shield")

    def reactor_capacity(self, zone: str) -> int:
        return REACTOR_CAPACITY[zone] - self.tiles[zone].count("reactor")

    def fill_shield(self, zone: str) -> int:
        """As much energy as there is room for and the reactor of the zone holds; how much moved."""
        moved = min(max(0, self.shield_capacity(zone) - self.shield[zone]), self.reactor[zone])
        self.shield[zone] += moved
        self.reactor[zone] -= moved
        return moved

    # ---- damage to the ship

    def damage(self, zone: str, points: int, source: Threat, doubled: bool = False) -> None:
        """Tiles for points of damage; doublings multiply with each other (reading 6)."""
        tiles = points * (2 if doubled else 1)
        if "structure" in self.carried[zone]:
            tiles *= 2
        if any(threat.active and zone in threat.doubles for threat in self.threats):
            tiles *= 2
        for _ in range(tiles):
            self.draw_tile(zone, source)

    def draw_tile(self, zone: str, source: Threat) -> None:
        if len(self.tiles[zone]) == TILES_OF_A_ZONE:
            raise ShipIsLostError(source.code)
        tile = self.piles[zone].pop(0)
        self.tiles[zone].append(tile)
        if tile == "shield":
            self.shield[zone] = min(self.shield[zone], self.shield_capacity(zone))
        if tile == "reactor":
            self.reactor[zone] = min(self.reactor[zone], self.reactor_capacity(zone))

    def attack(self, threat: Threat, zones: list[str], points: int, through: str = "") -> None:
        """An attack from outside: shields give up energy one for one, the rest is damage."""
        if any(scout is not threat for scout in self.auras("attack_plus")):
            points += 1
        for zone in zones:
            soaked = 0 if through == "ignore" else min(points, self.shield[zone])
            self.shield[zone] -= soaked
            self.damage(zone, points - soaked, threat, doubled=through == "double")

    # ---- the ends of threats

    def destroy(self, threat: Threat) -> None:
        threat.state = "destroyed"
        threat.tokens = []
        threat.offspring = []

    def survive(self, threat: Threat) -> None:
        """After Z: intruders leave, malfunctions stay for good, slime and contamination stay as well."""
        threat.state = "survived"
        stays = threat.fought != "bots" or "slime" in threat.own or "contamination" in threat.own
        if not stays:
            threat.tokens = []

    def harm_inside(self, threat: Threat, cubes: int) -> None:
        """Cubes on a malfunction or an intruder; at its hit points it is destroyed."""
        threat.damage += cubes
        if threat.damage >= threat.hit_points:
            self.destroy(threat)
            if "death_knock_out" in threat.own:
                for figure in self.those_in("lower_red", "lower_blue"):
                    figure.knock_out()
