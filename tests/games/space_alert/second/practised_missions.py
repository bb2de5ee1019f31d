"""Missions of crews that know what they do, as plain data: for states of the ship that random programs hardly reach.

Figures run errands: they fetch a squad and hunt an intruder, fly out and stay out, meet at a malfunction, fire for some
turns, refuel, look out of the windows. Where they stand they reckon without delays, so that much goes wrong as well.
Cards are not counted; to a resolver all programs are equal. Some threats are hurt already when they appear.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from tests.games.space_alert.second.cards import INSIDE, OUTSIDE
from tests.games.space_alert.second.random_missions import random_plan
from tests.games.space_alert.second.ship import read_card

STATIONS = ("upper_red", "upper_white", "upper_blue", "lower_red", "lower_white", "lower_blue")
ZONES = ("red", "white", "blue")
TOKENS = ("-", "red", "blue", "lift", "A", "B", "C", "bots", "heroic_A", "heroic_B", "heroic_bots")
BAYS = ("upper_blue", "lower_red")

INTRUDERS = {
    "I1-01": ("upper_red", "upper_white", "lower_white"),
    "I1-02": ("upper_blue", "upper_white", "lower_white"),
    "I1-03": ("lower_white", "lower_blue"),
    "I1-04": ("lower_white", "lower_red"),
    "I2-01": ("lower_blue", "lower_white", "lower_red"),
    "I2-02": ("lower_red", "lower_white", "lower_blue"),
    "I2-03": ("upper_red", "lower_red", "lower_white"),
    "I2-04": ("lower_blue", "upper_blue", "upper_white"),
    "SI1-01": ("lower_red", "upper_red", "upper_white"),
    "SI1-02": ("upper_blue", "lower_blue", "lower_white"),
    "SI1-03": ("lower_white", "upper_white"),
    "SI2-01": ("upper_blue", "upper_white", "lower_white"),
    "SI2-02": STATIONS,
    "SI2-04": ("upper_red", "upper_blue", "lower_red", "lower_blue"),
}
"""Where they come to."""
MALFUNCTIONS = {
    "I1-05": ("B", "upper_blue"),
    "I1-06": ("B", "upper_red"),
    "I1-07": ("C", "lower_blue"),
    "I2-05": ("C", "upper_white"),
    "I2-06": ("B", "lower_white"),
    "SI1-05": ("B", "upper_white"),
    "SI1-06": ("C", "upper_blue", "lower_red"),
    "SI2-03": ("B", "lower_red", "lower_white", "lower_blue"),
    "SI2-05": ("C", "lower_white"),
}
"""The button, and in which stations it is covered."""
CODES = sorted(line.split()[0] for line in (OUTSIDE + INSIDE).splitlines() if line)
WHOLE_WHEN_THEY_APPEAR = ("I1-07", "I2-01", "I2-02", "SI2-04", "SI2-05")
"""Their cubes and tokens belong together: none may lie there in advance."""


def practised_plan(seed: int) -> dict[str, Any]:
    """The mission of a seed, with the tracks, the piles and some of the threats of the random one."""
    plan = random_plan(seed).to_data()
    lot = Random(seed)
    plan["threats"] = plan["threats"][: lot.randint(1, 5)]
    # Each card has its turn.
    code = CODES[seed % len(CODES)]
    if code not in [chip["code"] for chip in plan["threats"]]:
        plan["threats"][0] |= {"code": code, "zone": lot.choice(ZONES) if "E" in code else ""}
    for chip in plan["threats"]:
        if chip["code"] not in WHOLE_WHEN_THEY_APPEAR and lot.random() < 0.5:
            chip["damage"] = lot.randrange(read_card(chip["code"])["hit_points"])
    if lot.random() < 0.1:
        # Never so on a printed mission: equal numbers, external before internal.
        plan["threats"][0]["turn"] = plan["threats"][-1]["turn"]
    if lot.random() < 0.5:
        plan["shields"] = {zone: lot.randint(0, 3 if zone == "white" else 2) for zone in ZONES}
        plan["reactors"] = {zone: lot.randint(0, 5 if zone == "white" else 3) for zone in ZONES}
    # A computer that wants no service lets more errands end as they were meant.
    plan["maintenance"] = plan["maintenance"] and lot.random() < 0.5
    turns = len(plan["programs"][0].split())
    programs = [Errands(lot, turns, plan["threats"]) for _ in plan["programs"]]
    for chip in sorted(plan["threats"], key=lambda chip: chip["turn"]):
        await_together(lot, programs, chip)
    plan["programs"] = [" ".join(figure.run()) for figure in programs]
    plan["amendments"] = [
        [figure, turn, lot.choice(TOKENS[1:])]
        for figure in range(len(programs))
        for turn in range(1, turns + 1)
        if lot.random() < 0.01
    ]
    return plan


def await_together(lot: Random, programs: list[Errands], chip: dict[str, Any]) -> None:
    """Some figures wait for a threat inside where it will be, and set about it at the same time."""
    crew = lot.sample(programs, min(len(programs), 3))
    when = chip["turn"] + lot.randint(0, 3)
    if chip["code"] in MALFUNCTIONS:
        button, *stations = MALFUNCTIONS[chip["code"]]
        for number, figure in enumerate(crew):
            figure.be_at(stations[number % len(stations)], when)
            figure.press(button, 2)
    elif chip["code"] in INTRUDERS:
        for figure, bay in zip(crew, BAYS, strict=False):
            figure.fetch(bay)
            figure.be_at(INTRUDERS[chip["code"]][0], when)
            figure.hunt_down(chip["code"])


class Errands:
    """What one figure is going to do, reckoned without delays."""

    def __init__(self, lot: Random, turns: int, threats: list[dict[str, Any]]) -> None:
        self.lot = lot
        self.turns = turns
        self.hunted = [chip["code"] for chip in threats if chip["code"] in INTRUDERS]
        self.repaired = [chip["code"] for chip in threats if chip["code"] in MALFUNCTIONS]
        self.outside = [chip["zone"] for chip in threats if chip["zone"]]
        self.tokens: list[str] = []
        self.at = "upper_white"
        self.squad = False

    def run(self) -> list[str]:
        """The whole program."""
        errands = [
            self.fire,
            self.fire,
            self.energy,
            self.service,
            self.look,
            self.rocket,
            self.fly,
            self.fly,
            self.rest,
        ]
        errands += [self.hunt] * 4 * len(self.hunted) + [self.repair] * 2 * len(self.repaired)
        while len(self.tokens) < self.turns:
            self.lot.choice(errands)()
        return self.tokens[: self.turns]

    def way_to(self, station: str) -> Iterator[str]:
        """Arrows and the lift, in any order; now and then the heroic move."""
        if station != self.at and self.lot.random() < 0.1:
            yield f"go:{station}"
            return
        (deck, zone), (to_deck, to_zone) = self.at.split("_"), station.split("_")
        steps = ZONES.index(to_zone) - ZONES.index(zone)
        way = ["blue" if steps > 0 else "red"] * abs(steps) + ["lift"] * (deck != to_deck)
        self.lot.shuffle(way)
        yield from way

    def go(self, station: str) -> None:
        self.tokens += self.way_to(station)
        self.at = station

    def be_at(self, station: str, turn: int) -> None:
        self.go(station)
        self.tokens += ["-"] * (turn - 1 - len(self.tokens))

    def press(self, token: str, times: int) -> None:
        for _ in range(times):
            heroic = token != "C" and self.lot.random() < 0.2
            self.tokens.append(f"heroic_{token}" if heroic else token)

    def fire(self) -> None:
        zone = self.lot.choice(self.outside or list(ZONES))
        self.go(self.lot.choice([f"upper_{zone}", f"lower_{zone}", self.at]))
        self.press("A", self.lot.randint(1, 4))

    def energy(self) -> None:
        self.go(self.lot.choice(STATIONS))
        self.press("B", 1)

    def service(self) -> None:
        self.go("upper_white")
        self.press("C", 1)

    def look(self) -> None:
        self.go("lower_white")
        self.press("C", self.lot.randint(1, 2))

    def rocket(self) -> None:
        self.go("lower_blue")
        self.press("C", self.lot.randint(1, 3))

    def rest(self) -> None:
        self.tokens += ["-"] * self.lot.randint(1, 3)

    def fetch(self, bay: str = "") -> None:
        if not self.squad or self.lot.random() < 0.3:
            self.go(bay or self.lot.choice(BAYS))
            self.press("C", 1)
            self.squad = True

    def hunt(self) -> None:
        self.fetch()
        self.hunt_down(self.lot.choice(self.hunted))

    def hunt_down(self, intruder: str) -> None:
        places = INTRUDERS[intruder]
        for station in (self.at, *self.lot.sample(places, self.lot.randint(1, 2))):
            self.go(station)
            if station in places:
                self.press("bots", self.lot.randint(1, 1 if intruder == "SI2-04" else 2))

    def fly(self) -> None:
        self.fetch()
        self.go("upper_red")
        self.press("C", 1)
        self.press("bots", self.lot.randint(0, 4))
        if self.lot.random() < 0.7:
            self.tokens.append("-")

    def repair(self) -> None:
        button, *stations = MALFUNCTIONS[self.lot.choice(self.repaired)]
        self.go(self.lot.choice(stations))
        self.press(button, self.lot.randint(1, 3))
